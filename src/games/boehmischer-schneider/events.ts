/** What can happen to a player of Böhmischer Schneider after a decision, for reasons. */
import { isContested, tricksTaken } from '../../blocks/unfolded-tricks.ts';
import type { Card } from '../../cards/pack.ts';
import type { Unfolded } from '../../engine/game.ts';
import { text } from '../../lang/text.ts';
import { hidden, type Observation } from './observation.ts';
import { beats, isPicture, type State } from './rules.ts';

export const EVENTS = {
  trick: text('you take this trick', 'machst du diesen Stich'),
  beaten: text(
    'the other player beats one of your pictures',
    'sticht der andere eines deiner Bilder',
  ),
  most: text('you take at least 11 pictures', 'bekommst du mindestens 11 Bilder'),
  many: text('you take at least 17 pictures', 'bekommst du mindestens 17 Bilder'),
  theirs: text(
    'the other player takes at least 17 pictures',
    'bekommt der andere mindestens 17 Bilder',
  ),
} as const;

/** BOS-5: what pays one point, and what pays two. */
const MOST = 11;
const MANY = 17;

const winnerOf = ([lead = 0, card = 0]: readonly Card[]): number => (beats(card, lead) ? 1 : 0);

export function events({ before, seat, steps, end }: Unfolded<State, Card>): readonly string[] {
  const { leader, trick } = before;
  const begun = { leader, trick, players: 2 };
  const taken = tricksTaken(
    begun,
    steps.map(({ move }) => move),
    winnerOf,
  );
  const isBeaten = taken.some(
    ({ winner, cards }) =>
      winner !== seat && winnerOf(cards) === 1 && cards.slice(0, 1).some(isPicture),
  );
  const own = end.pictures[seat] ?? 0;
  return [
    ...(isContested(begun) && taken[0]?.winner === seat ? ['trick'] : []),
    ...(isBeaten ? ['beaten'] : []),
    ...(own >= MOST ? ['most'] : []),
    ...(own >= MANY ? ['many'] : []),
    ...((end.pictures[1 - seat] ?? 0) >= MANY ? ['theirs'] : []),
  ];
}

/** A card that is led takes the trick where the only one to beat it is not unseen. */
export function certain(observation: Observation, card: Card): readonly string[] {
  if (observation.trick.length > 0) return [];
  return hidden(observation).pool.some((other) => beats(other, card)) ? [] : ['trick'];
}
