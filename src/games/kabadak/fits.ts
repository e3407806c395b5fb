/** Why cards do not make a new row, or do not go on a row. */
import { type Card, writeCard } from '../../cards/pack.ts';
import { type Refusal, refuse } from '../../engine/refusal.ts';
import { fill, text } from '../../lang/text.ts';
import {
  areNeighbours,
  areSameRank,
  goesOn,
  isNowSet,
  isRun,
  isSet,
  pack,
  type Row,
  suitOf,
  topOf,
  underOf,
} from './rows.ts';

const NO_ROW = text(
  'in this order these cards are neither a set nor a run',
  'in dieser Reihenfolge sind die Karten weder ein Satz noch eine Straße',
);
const THREE_FIRST = text(
  'the first row laid needs at least three cards',
  'zum Rauskommen brauchst du mindestens drei Karten',
);
const TWO = text(
  'a new row needs at least two cards',
  'eine neue Reihe braucht mindestens zwei Karten',
);
const RUN_OF_THREE = text(
  'a new run needs at least three cards',
  'eine neue Straße braucht mindestens drei Karten',
);

/** KAB-3, KAB-4. */
export function newRefusal(cards: readonly Card[], out: boolean): Refusal | undefined {
  const set = isSet(cards);
  if (!set && !isRun(cards)) return refuse('KAB-3', NO_ROW);
  if (cards.length >= 3) return undefined;
  if (!out) return refuse('KAB-3', THREE_FIRST);
  if (cards.length < 2) return refuse('KAB-4', TWO);
  return set ? undefined : refuse('KAB-4', RUN_OF_THREE);
}

const COME_OUT = text(
  'come out first, with a new row of at least three cards',
  'komm erst raus, mit einer neuen Reihe aus mindestens drei Karten',
);
const NOT_THERE = text('there is no row $1', 'es gibt keine Reihe $1');
const ONLY_THE_TOP = text(
  '[$1] does not fit the top card, [$2]',
  '[$1] passt nicht an die oberste Karte, [$2]',
);
const ONE_CHANGES = text(
  'change between set and run with a single card; more may follow in a later turn',
  'zwischen Satz und Straße wechselst du mit einer einzelnen Karte; weitere erst in einem späteren Zug',
);
const SAME_RANK = text(
  'several cards on a set must all be of the rank of [$1]',
  'mehrere Karten an einem Satz müssen alle vom Wert von [$1] sein',
);
const GO_ON = text(
  'the run continues after [$1], one rank at a time',
  'die Straße geht nach [$1] weiter, ein Wert nach dem anderen',
);

const NO_CARDS = text(
  'pick at least one card to add to this row',
  'wähle mindestens eine Karte für diese Reihe',
);

const tokenOf = (card: Card | undefined): string => writeCard(pack, card ?? 0);

/** KAB-5, KAB-7, KAB-9: a row that is a set. */
function onSet(top: Card, cards: readonly Card[]): Refusal | undefined {
  const [card = top] = cards;
  if (cards.every((each) => areSameRank(each, top))) return undefined;
  const changes = areNeighbours(card, top);
  if (cards.length === 1)
    return changes ? undefined : refuse('KAB-5', fill(ONLY_THE_TOP, tokenOf(card), tokenOf(top)));
  return changes ? refuse('KAB-9', ONE_CHANGES) : refuse('KAB-7', fill(SAME_RANK, tokenOf(top)));
}

/** KAB-5, KAB-8, KAB-9: a row that is a run. */
function onRun(under: Card, top: Card, cards: readonly Card[]): Refusal | undefined {
  const [card = top] = cards;
  if (goesOn(under, top, cards)) return undefined;
  const changes = areSameRank(card, top);
  if (cards.length === 1 && changes) return undefined;
  if (changes) return refuse('KAB-9', ONE_CHANGES);
  return suitOf(card) === suitOf(top)
    ? refuse('KAB-8', fill(GO_ON, tokenOf(top)))
    : refuse('KAB-5', fill(ONLY_THE_TOP, tokenOf(card), tokenOf(top)));
}

/** Why the cards may not be added to row `number`; `row` is absent where there is none. */
export function addRefusal(
  row: Row | undefined,
  number: number,
  cards: readonly Card[],
  out: boolean,
): Refusal | undefined {
  if (!out) return refuse('KAB-3', COME_OUT);
  if (row === undefined) return refuse('KAB-5', fill(NOT_THERE, number));
  if (cards.length === 0) return refuse(isNowSet(row) ? 'KAB-7' : 'KAB-8', NO_CARDS);
  return isNowSet(row) ? onSet(topOf(row), cards) : onRun(underOf(row), topOf(row), cards);
}
