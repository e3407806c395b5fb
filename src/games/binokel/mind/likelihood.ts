/**
 * How likely hands are, given that declarer has put four cards away: tens that others would catch, and hardly ever an
 * ace. The chances were measured in 124 deals of three opponents at `medium`, as shares of declarer's plain cards of
 * each rank; what they bring in play is measured by `npm run bench -- duel binokel`.
 */
import type { Card } from '../../../cards/pack.ts';
import type { Assignment } from '../../../engine/game.ts';
import { rankOf, suitOf } from '../rules/cards.ts';
import { cardItself, closedSeats, type Observation } from '../rules/observation.ts';

/** The chance that a plain card is put away, by rank from the unter to the ace. */
const AWAY: readonly number[] = [0.45, 0.25, 0.3, 0.85, 0.1];
const KEPT = AWAY.map((chance) => 1 - chance);
/** Brings the likelihood of common discards near 1, so that few worlds are rejected. */
const SCALE = 8;

/** The chances in proportion to the largest of them. */
const relative = (chances: readonly number[]): readonly number[] =>
  chances.map((chance) => chance / Math.max(...chances));
const PUT_AWAY = relative(AWAY);
const HELD = relative(KEPT);

/** The product of the chances of plain cards. */
function chanceOfAll(cards: readonly Card[], trump: number, chances: readonly number[]): number {
  let chance = 1;
  for (const held of cards) {
    const card = cardItself(held);
    if (suitOf(card) !== trump) chance *= chances[rankOf(card)] ?? 1;
  }
  return chance;
}

/** How likely the assignment is by declarer's discards, at most 1. */
export function likelihood(observation: Observation, assignment: Assignment): number {
  const { contract, declarer, phase } = observation;
  if (phase !== 'play' || contract?.kind !== 'game') return 1;
  const closed = closedSeats(observation);
  const place = closed.indexOf(declarer);
  if (place < 0) return 1;
  // The slot of plain discards follows the closed hands and the trumps put away.
  const away = chanceOfAll(assignment[closed.length + 1] ?? [], contract.suit, PUT_AWAY);
  const kept = chanceOfAll(assignment[place] ?? [], contract.suit, HELD);
  return Math.min(1, SCALE * away * kept);
}
