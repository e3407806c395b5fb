/** Picks that make no move yet: which moves they lead to, what is missing, and where the cursor goes on. */
import type { Pick } from '../../../engine/table.ts';
import { counted, fill, numeral, type Text } from '../../../lang/text.ts';
import texts from '../../messages/table.json' with { type: 'json' };
import { BUTTONS, type Choice, keyOf, minus, open } from '../../picking/areas.ts';
import {
  focused,
  isSameItem,
  type Picks,
  type PicksAction,
  picksReducer,
} from '../../picking/picks.ts';
import type { Turn } from './state.ts';

const isButton = (key: string): boolean => key.startsWith(BUTTONS);

/** A move that these picks lead to, and what is left to pick for it. */
export interface Further {
  readonly choice: Choice;
  readonly left: readonly string[];
}

/** Moves that lack only a final button, row or pile. */
export function closings({ table }: Turn, further: readonly Further[]): readonly Further[] {
  const whole = table.regions.flatMap(({ id, slot }) =>
    slot === undefined ? [] : [`${id}/${slot}`],
  );
  const closes = (key: string): boolean => isButton(key) || whole.includes(key);
  return further.filter(({ left: [last = '', ...more] }) => more.length === 0 && closes(last));
}

/** The moves that these picks lead to. */
export const furtherMoves = ({ choices }: Turn, chosen: readonly Pick[]): readonly Further[] =>
  choices.flatMap((choice) => {
    const left = minus(choice.picks.map(keyOf), chosen.map(keyOf));
    return left === undefined || left.length === 0 ? [] : [{ choice, left }];
  });

/** Whether a button is all or part of what is left to pick. */
export const isLeftToButton = ({ left }: Further): boolean => left.some(isButton);

/** How many more cards are needed at least. */
function cardsMissing({ areas }: Turn, further: readonly Further[]): number {
  const faces = areas.flatMap(({ items }) => items.filter(({ face }) => face !== undefined));
  const cards = new Set(faces.map(({ pick }) => keyOf(pick)));
  const counts = further.map(({ left }) => left.filter((key) => cards.has(key)).length);
  return Math.min(...counts);
}

/** How many more cards are needed where Enter picks none of them; where no card is, that something else is. */
function missingText(least: number): Text {
  return least === 0 ? texts.goOn.more : counted(least, texts.goOn.one, texts.goOn.some);
}

/** What Enter picks where more cards are needed than those picked, of which the card under the cursor is one. */
function pickingText(least: number, picked: number): Text {
  if (picked === 0) return fill(texts.goOn.first, numeral(least + 1));
  if (least === 1) return texts.goOn.last;
  return counted(least - 1, texts.goOn.thenOne, texts.goOn.thenSome);
}

/** Whether the card under the cursor is not picked yet and leads on to a move. */
function isFurther({ areas, choices }: Turn, picks: Picks): boolean {
  const item = focused(areas, picks);
  if (item?.face === undefined || picks.picked.some((one) => isSameItem(one, item))) return false;
  return open(choices, picks.picked).has(keyOf(item.pick));
}

/** What Enter does where more cards are needed: picks the one under the cursor, or goes on to the next. */
export interface FurtherPick {
  readonly text: Text;
  readonly does?: 'pick' | 'next' | undefined;
}

/** What Enter does about cards that are missing; nothing where something else is. */
export function furtherPick(turn: Turn, picks: Picks, further: readonly Further[]): FurtherPick {
  const least = cardsMissing(turn, further);
  if (least > 0 && isFurther(turn, picks))
    return { text: pickingText(least, picks.picked.length), does: 'pick' };
  if (least > 0 && stepsToNext(turn, picks) !== undefined)
    return { text: texts.goOn.next, does: 'next' };
  return { text: missingText(least) };
}

/** The next card of the likely move, as long as all that is picked belongs to that move. */
function nextLikely({ likely }: Turn, picked: Picks['picked']): Pick | undefined {
  const wanted = likely?.picks ?? [];
  const left = minus(
    wanted.map(keyOf),
    picked.map(({ pick }) => keyOf(pick)),
  );
  return wanted.find((pick) => !('button' in pick) && left?.includes(keyOf(pick)));
}

/** How far the next card lies to the right, round the end, that leads on to a move with those picked. */
function stepsToNext(turn: Turn, picks: Picks): number | undefined {
  const items = turn.areas.find(({ id }) => id === picks.area)?.items ?? [];
  const steps = items.map((_, step) => step).slice(1);
  return steps.find((step) => isFurther(turn, { ...picks, at: (picks.at + step) % items.length }));
}

/** The cursor on the next card that leads on to a move. */
function toNext(turn: Turn, picks: Picks): readonly PicksAction[] {
  const steps = stepsToNext(turn, picks);
  if (steps === undefined) return [];
  const count = turn.areas.find(({ id }) => id === picks.area)?.items.length ?? 0;
  return [{ kind: 'jump', by: ((picks.at + steps) % count) - picks.at }];
}

/**
 * The actions by which Enter goes on towards a move: it picks the card under the cursor, if it does that, and leaves
 * the cursor on the next card, a likely one or the nearest to the right.
 */
export function goingOn(
  turn: Turn,
  picks: Picks,
  does: FurtherPick['does'],
): readonly PicksAction[] {
  if (does !== 'pick') return toNext(turn, picks);
  const toggle: PicksAction = { kind: 'toggle' };
  const after = picksReducer(turn.areas, false)(picks, toggle);
  const next = nextLikely(turn, after.picked);
  return next === undefined
    ? [toggle, ...toNext(turn, after)]
    : [toggle, { kind: 'point', pick: next }];
}
