/**
 * Moves by hand: cards in the order they are to lie, then a row or a button. The card picked last
 * is the top.
 */
import { handPick } from '../../blocks/play-text.ts';
import { type Card, sortCards } from '../../cards/pack.ts';
import type { Button, Pick } from '../../engine/table.ts';
import { text } from '../../lang/text.ts';
import { addTo, canonical, type Move, newRow, write } from './moves.ts';
import type { Observation } from './observation.ts';
import { isNowSet, isRun, type Row, topOf, underOf } from './rows.ts';

export const BUTTONS: readonly Button[] = [
  { id: 'draw', label: text('draw', 'ziehen'), key: 'd', cursor: 'first' },
  { id: 'new', label: text('lay out a new row', 'neue Reihe auslegen'), key: 'n' },
  { id: 'kabadak', label: text('declare Kabadak', 'Kabadak ansagen'), key: 'k', cursor: 'last' },
  { id: 'pass', label: text('pass', 'passen'), key: 'p' },
];
export const TALON = 'talon';
export const rowId = (number: number): string => `row-${number}`;

export function picks(_: Observation, move: Move): readonly Pick[] {
  const cards = move.cards.map(handPick);
  if (move.verb !== 'add') return [...cards, { button: move.verb }];
  return [...cards, { region: rowId(move.row), slot: move.row }];
}

/** Cards that make a run with the last one picked on top are laid so; others as picked. */
export function inOrder(cards: readonly Card[]): readonly Card[] {
  const rising = sortCards(cards);
  if (!isRun(rising)) return canonical(cards);
  const top = cards.at(-1);
  if (top === rising.at(-1)) return rising;
  return top === rising[0] ? rising.toReversed() : cards;
}

/** Cards for a row that is a run go on it in its direction, whatever order they were picked in. */
export function onto(row: Row | undefined, cards: readonly Card[]): readonly Card[] {
  if (row === undefined || isNowSet(row)) return canonical(cards);
  const sorted = sortCards(cards);
  return topOf(row) > underOf(row) ? sorted : sorted.toReversed();
}

const isButton = (pick: Pick): pick is { readonly button: string } => 'button' in pick;

/** The cards of the hand among the picks, in the order they were picked. */
export const cardsPicked = (picks: readonly Pick[]): readonly Card[] =>
  picks.flatMap((pick) => (!isButton(pick) && pick.region === 'hand' ? [pick.slot] : []));

/** Cards alone mean a new row; the talon means drawing. */
export function intended(observation: Observation, chosen: readonly Pick[]): string | undefined {
  const slots = chosen.flatMap((pick) => (isButton(pick) ? [] : [pick]));
  const cards = cardsPicked(chosen);
  const button = chosen.findLast(isButton)?.button;
  const place = slots.findLast(({ region }) => region !== 'hand');
  if (button !== undefined && button !== 'new') return button;
  if (place?.region === TALON) return 'draw';
  if (chosen.length === 0) return undefined;
  if (place === undefined || button === 'new') return write(newRow(inOrder(cards)));
  return write(addTo(place.slot, onto(observation.rows[place.slot - 1], cards)));
}
