/** What can happen to a player of All Fours after a decision, for reasons. */
import { isContested, tricksTaken } from '../../blocks/unfolded-tricks.ts';
import type { Card } from '../../cards/pack.ts';
import type { Outcome, Seat, Unfolded } from '../../engine/game.ts';
import { text } from '../../lang/text.ts';
import type { Move } from './cards.ts';
import { type Observation, unseenBy } from './observation.ts';
import { beats } from './rules.ts';
import type { Score, State } from './state.ts';

export const EVENTS = {
  high: text('you score high', 'bekommst du den Punkt für den höchsten Trumpf'),
  low: text('you score low', 'bekommst du den Punkt für den niedrigsten Trumpf'),
  jack: text('you score jack', 'bekommst du den Punkt für den Trumpfbuben'),
  caught: text('the other player scores jack', 'bekommt der andere den Punkt für den Trumpfbuben'),
  game: text('you score game', 'bekommst du den Punkt für die meisten Augen'),
  trick: text('you take this trick', 'machst du diesen Stich'),
} as const;

const OWN: readonly Score[] = ['high', 'low', 'jack', 'game'];

/** The trick that the decision is about; none before the play. */
function takesTrick({ before, seat, steps }: Unfolded<State, Move>): boolean {
  const { leader, trick, trump } = before;
  const begun = { leader, trick, players: 2 };
  if (before.phase !== 'play' || !isContested(begun)) return false;
  const cards = steps.slice(0, 2).map(({ move }) => move);
  const winnerOf = ([lead = 0, card = 0]: readonly Card[]): number =>
    beats(card, lead, trump) ? 1 : 0;
  return tricksTaken(begun, cards, winnerOf)[0]?.winner === seat;
}

export function events(unfolded: Unfolded<State, Move>): readonly string[] {
  const { seat, end } = unfolded;
  const scores = (who: number, score: Score): boolean =>
    end.scored.some((one) => one.seat === who && one.what === score);
  return [
    ...OWN.filter((score) => scores(seat, score)),
    ...(scores(1 - seat, 'jack') ? ['caught'] : []),
    ...(takesTrick(unfolded) ? ['trick'] : []),
  ];
}

/** ALF-7: the deal that decides the match is won with it; any other by whoever scores more, or nobody. */
export const success = ({ over, winners, points }: Outcome, seat: Seat): boolean =>
  over ? winners.includes(seat) : (points[seat] ?? 0) > (points[1 - seat] ?? 0);

/** A card that is led takes the trick where no unseen card beats it. */
export function certain(observation: Observation, move: Move): readonly string[] {
  const { phase, trick, trump } = observation;
  if (phase !== 'play' || trick.length > 0) return [];
  return unseenBy(observation).some((other) => beats(other, move, trump)) ? [] : ['trick'];
}
