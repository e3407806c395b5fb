/**
 * Moves by hand: cards in the order they are to lie, then a row or a button. The card picked last
 * is the top.
 */
import { handPick } from '../../blocks/play-text.ts';
import { type Card, sortCards, writeCard } from '../../cards/pack.ts';
import { type CardSet, cardsOf } from '../../cards/set.ts';
import type { Button, Pick } from '../../engine/table.ts';
import { fill, joinTexts, type Text, text } from '../../lang/text.ts';
import { addRefusal } from './fits.ts';
import { addMove, canonical, type Move, newRow, write } from './moves.ts';
import { rowsOpened } from './notes.ts';
import { type Observation, ownHand } from './observation.ts';
import {
  ALL_RANKS,
  ALL_SUITS,
  isNowSet,
  isRun,
  isSet,
  pack,
  type Row,
  rankOf,
  runsIn,
  secondFromTop,
  topOf,
} from './rows.ts';
import { lossOf } from './score.ts';
import { hasComeOut } from './state.ts';
import texts from './texts.json' with { type: 'json' };

export const BUTTONS: readonly Button[] = [
  { id: 'draw', label: text('draw', 'ziehen'), key: text('d', 'z') },
  { id: 'new', label: text('new row', 'neue Reihe'), key: 'n' },
  {
    id: 'kabadak',
    label: text('declare Kabadak', 'Kabadak ansagen'),
    key: 'k',
    cursor: 'last',
    asks: true,
  },
  { id: 'pass', label: text('pass', 'passen'), key: 'p' },
];
export const TALON = 'talon';
export const rowId = (number: number): string => `row-${number}`;

export function picks(_: Observation, move: Move): readonly Pick[] {
  const cards = move.cards.map(handPick);
  if (move.verb !== 'add') return [...cards, { button: move.verb }];
  return [...cards, { region: rowId(move.row), slot: move.row }];
}

/** The order in which picked cards are laid: as a run if they make one with the last on top, else as picked. */
function asRun(cards: readonly Card[]): readonly Card[] {
  const rising = sortCards(cards);
  if (!isRun(rising)) return canonical(cards);
  const top = cards.at(-1);
  if (top === rising.at(-1)) return rising;
  if (top === rising[0]) return rising.toReversed();
  return cards;
}

/** The order in which cards go on a row: on a run in its direction, in whatever order they were picked. */
function onto(row: Row | undefined, cards: readonly Card[]): readonly Card[] {
  if (row === undefined || isNowSet(row)) return canonical(cards);
  const sorted = sortCards(cards);
  return topOf(row) > secondFromTop(row) ? sorted : sorted.toReversed();
}

const isButton = (pick: Pick): pick is { readonly button: string } => 'button' in pick;

/** The cards of the hand among the picks, in the order they were picked. */
const cardsPicked = (picks: readonly Pick[]): readonly Card[] =>
  picks.flatMap((pick) => (!isButton(pick) && pick.region === 'hand' ? [pick.slot] : []));

/** The text of the move that these picks mean: cards alone a new row, the talon drawing. */
export function intended(observation: Observation, chosen: readonly Pick[]): string | undefined {
  const slots = chosen.flatMap((pick) => (isButton(pick) ? [] : [pick]));
  const cards = cardsPicked(chosen);
  const button = chosen.findLast(isButton)?.button;
  const place = slots.findLast(({ region }) => region !== 'hand');
  if (button !== undefined && button !== 'new') return button;
  if (place?.region === TALON) return 'draw';
  if (chosen.length === 0) return undefined;
  if (place === undefined || button === 'new') return write(newRow(asRun(cards)));
  return write(addMove(place.slot, onto(observation.rows[place.slot - 1], cards)));
}

/** The set, pair or run that two or more cards make. */
function groupText(picked: readonly Card[]): Text {
  const cards = asRun(picked);
  const [bottom = 0, second = 0] = cards;
  const top = writeCard(pack, cards.at(-1) ?? 0);
  if (isSet(cards))
    return fill(cards.length === 2 ? texts.picked.pair : texts.picked.set, top, cards.length);
  if (!isRun(cards)) return fill(texts.picked.neither, cards.length);
  if (cards.length === 2) return texts.picked.neighbours;
  return fill(second > bottom ? texts.picked.rising : texts.picked.falling, cards.length);
}

/** The rows that take these cards, by number. */
const rowsFor = ({ rows }: Observation, cards: readonly Card[]): readonly number[] =>
  rows.flatMap((row, index) =>
    addRefusal(row, index + 1, onto(row, cards), true) === undefined ? [index + 1] : [],
  );

/**
 * What cards do to the row that takes them: whether it turns into a run or a set, and what the other may lay next. The
 * last card ends the deal.
 */
function addedText(observation: Observation, number: number, cards: readonly Card[]): Text {
  if (cards.length === cardsOf(ownHand(observation)).length) return texts.picked.goesOut;
  const row = observation.rows[number - 1] ?? [];
  const laid = onto(row, cards);
  const opened = rowsOpened(observation, row, laid);
  const isSetAfter = isNowSet([...row, ...laid]);
  if (isNowSet(row) === isSetAfter) return opened;
  const turned = isSetAfter ? texts.picked.turnsToSet : texts.picked.turnsToRun;
  return joinTexts([turned, opened], ', ');
}

function fitText(numbers: readonly number[]): Text {
  if (numbers.length === 0) return texts.picked.fitsNone;
  return fill(numbers.length === 1 ? texts.picked.fits : texts.picked.fitsMany, numbers.join(', '));
}

/** The number of the row among the picks; undefined where there is none. */
function rowPicked(picks: readonly Pick[]): number | undefined {
  const places = picks.flatMap((pick) => (isButton(pick) ? [] : [pick]));
  return places.find(({ region, slot }) => region === rowId(slot))?.slot;
}

/**
 * What the cards picked make, and where they may be added; of the row that takes them, picked or the only one for a
 * single card, what becomes of it.
 */
export function progress(observation: Observation, picks: readonly Pick[]): Text | undefined {
  const cards = cardsPicked(picks);
  if (cards.length === 0) return undefined;
  const single = cards.length === 1;
  if (!hasComeOut(observation.out, observation.observer))
    return single ? texts.picked.one : groupText(cards);
  const rows = rowsFor(observation, cards);
  const only = single && rows.length === 1 ? rows[0] : undefined;
  const row = rowPicked(picks) ?? only;
  if (row !== undefined && rows.includes(row)) return addedText(observation, row, cards);
  if (single) return fitText(rows);
  return joinTexts([groupText(cards), fitText(rows)], '; ');
}

/** A count in digits; nothing where there is none to count. */
function countedText(count: number, { one, more }: Record<'one' | 'more', Text>): readonly Text[] {
  if (count === 0) return [];
  return [count === 1 ? one : fill(more, count)];
}

/** The number of ranks that the hand holds often enough. */
const ranksHeld = (hand: CardSet, holds: (count: number) => boolean): number =>
  ALL_RANKS.filter((rank) => holds(cardsOf(hand).filter((card) => rankOf(card) === rank).length))
    .length;

/** The number of runs in a hand that are not part of a longer one. */
function runsHeld(hand: CardSet): number {
  const rising = ALL_SUITS.flatMap((suit) => runsIn(hand, suit)).filter(
    ([bottom = 0, second = 0]) => second > bottom,
  );
  const inside = (run: readonly Card[], other: readonly Card[]): boolean =>
    other.length > run.length && run.every((card) => other.includes(card));
  return rising.filter((run) => !rising.some((other) => inside(run, other))).length;
}

/** What a hand would cost, and the sets, pairs and runs in it: “54 points, 1 set, 2 pairs”. */
export function ownText(observation: Observation): Text {
  const hand = ownHand(observation);
  return joinTexts(
    [
      fill(texts.own.points, lossOf(hand)),
      ...countedText(
        ranksHeld(hand, (count) => count >= 3),
        texts.own.sets,
      ),
      ...countedText(
        ranksHeld(hand, (count) => count === 2),
        texts.own.pairs,
      ),
      ...countedText(runsHeld(hand), texts.own.runs),
    ],
    ', ',
  );
}
