/** What can happen to a player of Binokel after a decision, for reasons. */
import { isContested } from '../../blocks/unfolded-tricks.ts';
import type { Seat, Unfolded } from '../../engine/game.ts';
import { text } from '../../lang/text.ts';
import type { Move } from './cards.ts';
import { endReasonOf } from './score.ts';
import { type State, samePartyAs } from './state.ts';

export const EVENTS = {
  won: text('you play a game and win it', 'spielst du und gewinnst'),
  lost: text('you play a game and lose it', 'spielst du und verlierst'),
  partner: text('your partner plays a game and wins it', 'spielt und gewinnt dein Partner'),
  defeats: text('declarer loses against you', 'verliert der Spielmacher gegen dich'),
  trick: text('you take this trick', 'machst du diesen Stich'),
  last: text('you take the last trick', 'machst du den letzten Stich'),
  melds: text('your melds are lost for want of a trick', 'verfallen deine Meldungen ohne Stich'),
} as const;

/** How the game of declarer ended for the seat; nothing where nobody played. */
function endOf(end: State, seat: Seat): readonly string[] {
  const { declarer, options } = end;
  const why = endReasonOf(end);
  if (why !== 'won' && why !== 'lost') return [];
  if (declarer === seat) return [why];
  const isPartner = samePartyAs(declarer, options.players).includes(seat);
  if (isPartner) return why === 'won' ? ['partner'] : [];
  return why === 'lost' ? ['defeats'] : [];
}

/** The trick that the decision is about; none before the play. Whoever takes a trick plays next. */
function takesTrick({ before, seat, steps, end }: Unfolded<State, Move>): boolean {
  const { trick } = before;
  const { players } = before.options;
  if (before.phase !== 'play' || !isContested({ trick, players })) return false;
  const next = steps[players - trick.length];
  return (next?.seat ?? end.leader) === seat;
}

export function events(unfolded: Unfolded<State, Move>): readonly string[] {
  const { seat, end } = unfolded;
  const { contract, melds, tricks, leader, options } = end;
  const isPlayed = contract?.kind === 'game';
  const without = samePartyAs(seat, options.players).every((one) => tricks[one] === 0);
  return [
    ...endOf(end, seat),
    ...(takesTrick(unfolded) ? ['trick'] : []),
    ...(isPlayed && leader === seat ? ['last'] : []),
    ...(isPlayed && without && melds[seat]?.length ? ['melds'] : []),
  ];
}
