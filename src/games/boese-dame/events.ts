/** What can happen to a player of Böse Dame after a decision, for reasons. */
import { takesSurely } from '../../blocks/sure-trick.ts';
import { isContested, tricksTaken } from '../../blocks/unfolded-tricks.ts';
import type { Card } from '../../cards/pack.ts';
import type { Unfolded } from '../../engine/game.ts';
import { text } from '../../lang/text.ts';
import {
  CARD_POINTS,
  type Observation,
  observations,
  QUEEN,
  type State,
  winnerOf,
} from './rules.ts';

export const EVENTS = {
  queen: text('you take [QS]', 'nimmst du [QS]'),
  trick: text('you take this trick', 'nimmst du diesen Stich'),
  nothing: text('you take no more tricks', 'nimmst du keinen Stich mehr'),
  rich: text(
    'you take at least 40 points besides [QS]',
    'nimmst du außer [QS] mindestens 40 Augen',
  ),
} as const;

const RICH = 40;

export function events({ before, seat, steps }: Unfolded<State, Card>): readonly string[] {
  const { leader, trick } = before;
  const begun = { leader, trick, players: before.hands.length };
  const taken = tricksTaken(
    begun,
    steps.map(({ move }) => move),
    winnerOf,
  );
  const own = taken.filter(({ winner }) => winner === seat).flatMap(({ cards }) => cards);
  const good = own.reduce((sum, card) => sum + Math.max(0, CARD_POINTS[card] ?? 0), 0);
  return [
    ...(own.includes(QUEEN) ? ['queen'] : []),
    ...(isContested(begun) && taken[0]?.winner === seat ? ['trick'] : []),
    ...(own.length === 0 ? ['nothing'] : []),
    ...(good >= RICH ? ['rich'] : []),
  ];
}

/** Every unseen card may follow; the last card of a trick decides at once. */
export function certain(observation: Observation, card: Card): readonly string[] {
  const { trick, sizes } = observation;
  if (!isContested({ trick, players: sizes.length })) return [];
  const unseen = observations.unseen(observation);
  if (!takesSurely(trick, card, unseen, winnerOf)) return [];
  return [...([...trick, card].includes(QUEEN) ? ['queen'] : []), 'trick'];
}
