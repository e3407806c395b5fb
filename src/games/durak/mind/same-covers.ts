/** What a cover comes to while several cards are to be covered: players see the covers of all, in whatever order. */
import type { Card } from '../../../cards/pack.ts';
import { doesBeat } from '../bout/bout.ts';
import type { Observation } from '../rules/observation.ts';
import { type Lying, listCards } from '../state/cards.ts';
import { coveredOf, coveringOf, type Move, verbOf } from '../state/moves.ts';
import { rulesOf } from '../variants/index.ts';
import { heightOf } from './height.ts';

/** The cards of some that cover an attack, the lowest first. */
export function coversAmong(
  observation: Observation,
  cards: readonly Card[],
  attack: Lying,
): readonly Card[] {
  const rules = rulesOf(observation.course.options);
  return cards
    .filter((card) => doesBeat(rules, observation, attack, card))
    .toSorted((a, b) => heightOf(observation, a) - heightOf(observation, b));
}

/** The list without one of the cards equal to this one. */
const without = (cards: readonly number[], card: number): readonly number[] =>
  cards.toSpliced(cards.indexOf(card), 1);

/**
 * The covers of all these attacks by the lowest of the cards, hardest attack first, as “attack cover”; undefined where
 * one stays open.
 */
function coversOf(
  observation: Observation,
  attacks: readonly Lying[],
  cards: readonly Card[],
): readonly string[] | undefined {
  const options = attacks.map((attack) => coversAmong(observation, cards, attack).length);
  const hardest = attacks[options.indexOf(Math.min(...options))];
  if (hardest === undefined) return [];
  const [cover] = coversAmong(observation, cards, hardest);
  if (cover === undefined) return undefined;
  const others = coversOf(observation, without(attacks, hardest), without(cards, cover));
  return others && [`${hardest} ${cover}`, ...others];
}

/** A key of what a move comes to, equal for all orders of the same covers. */
export function sameCovers(observation: Observation, move: Move): string {
  const { bout, hand, course } = observation;
  if (verbOf(move) !== 'cover') return `${move}`;
  const attack = coveredOf(move);
  const card = coveringOf(move);
  const open = bout.attacks.filter((_, place) => (bout.covers[place] ?? -1) < 0);
  const held = listCards(hand);
  const isPlain =
    held.includes(card) && doesBeat(rulesOf(course.options), observation, attack, card);
  if (open.length < 2 || !isPlain) return `${move}`;
  const others = coversOf(observation, without(open, attack), without(held, card));
  if (others === undefined) return `${move}`;
  return [`${attack} ${card}`, ...others].toSorted().join(', ');
}
