/** What can happen to a player of Blaue Vierzehn after a decision, for reasons. */
import { takesSurely } from '../../blocks/sure-trick.ts';
import { isContested, tricksTaken } from '../../blocks/unfolded-tricks.ts';
import { type Card, suitOf } from '../../cards/pack.ts';
import type { Unfolded } from '../../engine/game.ts';
import { text } from '../../lang/text.ts';
import { cardPoints, type Observation, observations, pack, type State, winnerOf } from './rules.ts';

export const EVENTS = {
  blue: text('you take [B14]', 'nimmst du [B14]'),
  fourteen: text('you take a fourteen besides [B14]', 'nimmst du eine Vierzehn außer [B14]'),
  reds: text('you take at least four red cards', 'nimmst du mindestens vier rote Karten'),
  trick: text('you take this trick', 'nimmst du diesen Stich'),
  clean: text('you take no more points', 'bekommst du keine Punkte mehr'),
} as const;

const BLUE = pack.tokens.indexOf('B14');
const RED = suitOf(pack, pack.tokens.indexOf('R14'));
const MANY = 4;

const isFourteen = (card: Card): boolean => pack.tokens[card]?.endsWith('14') ?? false;
const isRed = (card: Card): boolean => suitOf(pack, card) === RED;

export function events({ before, seat, steps }: Unfolded<State, Card>): readonly string[] {
  const { options, leader, trick } = before;
  const begun = { leader, trick, players: options.players };
  const taken = tricksTaken(
    begun,
    steps.map(({ move }) => move),
    (cards) => winnerOf(cards, options),
  );
  const own = taken.filter(({ winner }) => winner === seat).flatMap(({ cards }) => cards);
  const points = cardPoints(options);
  return [
    ...(own.includes(BLUE) ? ['blue'] : []),
    ...(own.some((card) => card !== BLUE && isFourteen(card)) ? ['fourteen'] : []),
    ...(own.filter(isRed).length >= MANY ? ['reds'] : []),
    ...(isContested(begun) && taken[0]?.winner === seat ? ['trick'] : []),
    ...(own.every((card) => points[card] === 0) ? ['clean'] : []),
  ];
}

/** Every unseen card may follow; the last card of a trick decides at once. */
export function certain(observation: Observation, card: Card): readonly string[] {
  const { trick, options } = observation;
  if (!isContested({ trick, players: options.players })) return [];
  const unseen = observations.unseen(observation);
  if (!takesSurely(trick, card, unseen, (cards) => winnerOf(cards, options))) return [];
  const laid = [...trick, card];
  return [
    ...(laid.includes(BLUE) ? ['blue'] : []),
    ...(laid.some((one) => one !== BLUE && isFourteen(one)) ? ['fourteen'] : []),
    'trick',
  ];
}
