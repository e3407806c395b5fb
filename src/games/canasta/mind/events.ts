/** What can happen to a player of Canasta after a decision, for reasons. */
import type { Unfolded } from '../../../engine/game.ts';
import { text } from '../../../lang/text.ts';
import type { Move } from '../moves.ts';
import { canastaValue } from '../score.ts';
import { partyOf, type State, sideOfParty } from '../state.ts';

export const EVENTS = {
  out: text('your side goes out', 'geht deine Partei aus'),
  beaten: text('the others go out', 'gehen die anderen aus'),
  canasta: text(
    'your side completes another canasta',
    'macht deine Partei noch eine Canasta fertig',
  ),
  theirs: text(
    'the others complete another canasta',
    'machen die anderen noch eine Canasta fertig',
  ),
  melds: text(
    'your side comes to meld for the first time',
    'kommt deine Partei zur ersten Meldung',
  ),
  dry: text('your side melds nothing at all', 'meldet deine Partei überhaupt nichts'),
} as const;

export function events({ before, seat, end }: Unfolded<State, Move>): readonly string[] {
  const own = partyOf(end.standing, seat);
  const isOut = end.why === 'out';
  const outBy = isOut ? partyOf(end.standing, end.turn.seat) : -1;
  const grown = (party: number): boolean =>
    canastaValue(sideOfParty(end, party)) > canastaValue(sideOfParty(before, party));
  const melded = sideOfParty(end, own).melds.length > 0;
  const had = sideOfParty(before, own).melds.length > 0;
  return [
    ...(outBy === own ? ['out'] : isOut ? ['beaten'] : []),
    ...(grown(own) ? ['canasta'] : []),
    ...(end.sides.some((_, party) => party !== own && grown(party)) ? ['theirs'] : []),
    ...(melded && !had ? ['melds'] : melded ? [] : ['dry']),
  ];
}
