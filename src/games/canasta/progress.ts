/** What the cards picked come to so far: the sets they make, their count for a first meld. */
import type { Bag } from '../../cards/bag.ts';
import type { Pick } from '../../engine/table.ts';
import { fill, joinTexts, type Text, text } from '../../lang/text.ts';
import { isRedThree, isWild, rankOf, rankOfSet, sortSet, valueOfAll } from './cards.ts';
import { rankName } from './names.ts';
import { type Observation, sceneIn } from './observation.ts';
import { isPile, isRow, setsOf } from './picks.ts';
import { CANASTA, minimumOf } from './state.ts';
import { topOf } from './take.ts';

const SET = text('$1 ×$2', '$1 ×$2');
const COUNTS = text('$1: counts $2 of $3', '$1: zählt $2 von $3');
const SHORT = text('$1: $2 cards, $3 more for a canasta', '$1: $2 Karten, noch $3 zum Canasta');
const FULL = text('$1: $2 cards, a canasta', '$1: $2 Karten, ein Canasta');

/** CAN-15, CAN-16: a pair of another rank takes a wild card or a red three. */
const takesAny = (top: number): boolean => isWild(top) || isRedThree(top);

/**
 * The sets as they would lie. Before the draw, cards of the rank on top can only go with the pile, picked
 * or not, so its top card counts with them (CAN-11).
 */
function setsLaid({ pile, phase }: Observation, chosen: readonly Pick[]): readonly Bag[] {
  const sets = setsOf(chosen);
  const top = topOf(pile);
  const isPicked = chosen.some(isPile);
  if (top < 0 || (phase !== 'turn' && phase !== 'peel')) return sets;
  const match = sets.findIndex((cards) => rankOfSet(cards) === rankOf(top));
  const at = match < 0 && isPicked && takesAny(top) ? 0 : match;
  if (at < 0 || sets.length === 0) return isPicked ? [[top], ...sets] : sets;
  return sets.map((cards, i) => (i === at ? sortSet([...cards, top]) : cards));
}

const named = (cards: Bag): Text => fill(SET, rankName(rankOfSet(cards)), cards.length);

/** Cards that come to the rows picked, with those that lie there. */
function rowProgress(observation: Observation, chosen: readonly Pick[]): Text | undefined {
  const numbers = chosen.filter(isRow).map(({ slot }) => slot);
  const melds = sceneIn(observation).side.melds.filter(({ number }) => numbers.includes(number));
  const [meld] = melds;
  const coming = setsOf(chosen).flat().length + (chosen.some(isPile) ? 1 : 0);
  if (meld === undefined || (coming === 0 && melds.length < 2)) return undefined;
  const count = melds.reduce((sum, { cards }) => sum + cards.length, coming);
  const rank = rankName(meld.rank);
  return count < CANASTA ? fill(SHORT, rank, count, CANASTA - count) : fill(FULL, rank, count);
}

/** CAN-11: for the party's first meld also what the step will count. */
export function progress(observation: Observation, chosen: readonly Pick[]): Text | undefined {
  if (chosen.some(isRow)) return rowProgress(observation, chosen);
  if (setsOf(chosen).flat().length + chosen.filter(isPile).length < 2) return undefined;
  const sets = setsLaid(observation, chosen);
  const listed = joinTexts(sets.map(named), ', ');
  const { standing, turn } = observation;
  if (sceneIn(observation).side.melds.length > 0) return listed;
  return fill(COUNTS, listed, valueOfAll(sets.flat()), minimumOf(standing, turn.seat));
}
