/** The refusals of cards that make no new row, or do not go on a row. */
import { type Card, writeCard } from '../../cards/pack.ts';
import { has } from '../../cards/set.ts';
import { type Refusal, refuse } from '../../engine/refusal.ts';
import { fill } from '../../lang/text.ts';
import {
  areNeighbours,
  areSameRank,
  goesOn,
  isNowSet,
  isRun,
  isSet,
  joiners,
  pack,
  type Row,
  secondFromTop,
  suitOf,
  topOf,
} from './rows.ts';
import texts from './texts.json' with { type: 'json' };

const { refusals } = texts;

/** Why these cards make no new row (KAB-3, KAB-4); `out` says that the player has come out. */
export function newRefusal(cards: readonly Card[], out: boolean): Refusal | undefined {
  const set = isSet(cards);
  if (!set && !isRun(cards)) return refuse('KAB-3', refusals.noRow);
  if (cards.length >= 3) return undefined;
  if (!out) return refuse('KAB-3', refusals.threeFirst);
  if (cards.length < 2) return refuse('KAB-4', refusals.two);
  if (set) return undefined;
  return refuse('KAB-4', refusals.runOfThree);
}

const tokenOf = (card: Card | undefined): string => writeCard(pack, card ?? 0);

/** Why these cards do not go on a row that is a set (KAB-5, KAB-7, KAB-9). */
function onSet(top: Card, cards: readonly Card[]): Refusal | undefined {
  const [card = top] = cards;
  if (cards.every((each) => areSameRank(each, top))) return undefined;
  if (cards.length === 1)
    return refuse('KAB-5', fill(refusals.onlyTop, tokenOf(card), tokenOf(top)));
  if (areNeighbours(card, top)) return refuse('KAB-9', refusals.oneChanges);
  return refuse('KAB-7', fill(refusals.sameRank, tokenOf(top)));
}

/** Why these cards do not go on a row that is a run (KAB-5, KAB-8, KAB-9). */
function onRun(under: Card, top: Card, cards: readonly Card[]): Refusal | undefined {
  const [card = top] = cards;
  if (goesOn(under, top, cards)) return undefined;
  if (areSameRank(card, top)) return refuse('KAB-9', refusals.oneChanges);
  if (suitOf(card) === suitOf(top)) return refuse('KAB-8', fill(refusals.goOn, tokenOf(top)));
  return refuse('KAB-5', fill(refusals.onlyTop, tokenOf(card), tokenOf(top)));
}

/**
 * Why the cards may not be added to row `number`: what fits depends on its two top cards alone (KAB-6). `row` is undefined
 * if there is no such row, and `out` says whether the player has come out.
 */
export function addRefusal(
  row: Row | undefined,
  number: number,
  cards: readonly Card[],
  out: boolean,
): Refusal | undefined {
  if (!out) return refuse('KAB-3', refusals.comeOut);
  if (row === undefined) return refuse('KAB-5', fill(refusals.notThere, number));
  if (cards.length === 1 && has(joiners(secondFromTop(row), topOf(row)), topOf(cards)))
    return undefined;
  if (cards.length === 0) return refuse(isNowSet(row) ? 'KAB-7' : 'KAB-8', refusals.noCards);
  if (isNowSet(row)) return onSet(topOf(row), cards);
  return onRun(secondFromTop(row), topOf(row), cards);
}
