/** Picks that make no move yet: which moves they lead to, what is missing, and where the cursor goes on. */
import { writeCard } from '../../../cards/pack.ts';
import type { Pick } from '../../../engine/table.ts';
import { cardMarks, counted, fill, numeral, type Text } from '../../../lang/text.ts';
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

/** The cards left to pick for each of the moves. */
function cardsLeft({ areas }: Turn, further: readonly Further[]): readonly (readonly string[])[] {
  const faces = areas.flatMap(({ items }) => items.filter(({ face }) => face !== undefined));
  const cards = new Set(faces.map(({ pick }) => keyOf(pick)));
  return further.map(({ left }) => left.filter((key) => cards.has(key)));
}

/** How many more cards are needed at least. */
const cardsMissing = (turn: Turn, further: readonly Further[]): number =>
  Math.min(...cardsLeft(turn, further).map(({ length }) => length));

/** How many more cards are needed where Enter picks none of them; where no card is, that something else is. */
function missingText(least: number): Text {
  return least === 0 ? texts.goOn.more : counted(least, texts.goOn.one, texts.goOn.some);
}

/** The card of a pick, as a mark that shows it; undefined where its face is not in sight. */
function cardSeen({ table, pack }: Turn, key: string): string | undefined {
  const cards = table.regions.flatMap(({ id, cards: faces }) =>
    faces.filter(({ slot }) => slot !== undefined && keyOf({ region: id, slot }) === key),
  );
  const [face] = cards;
  const isSeen = face?.card !== undefined && face.marks?.includes('known') !== true;
  return isSeen ? writeCard(pack, face.card) : undefined;
}

/** The cards left to pick for each move that has the card under the cursor, apart from that card. */
function leftBeside(turn: Turn, key: string, further: readonly Further[]) {
  const left = cardsLeft(turn, further);
  const withCard = left.filter((keys) => keys.includes(key));
  // Where nothing has been picked, the card under the cursor counts as picked and is not left.
  return withCard.length === 0 ? left : withCard.map((keys) => minus(keys, [key]) ?? []);
}

/** The first card of several that Enter picks, and those that go with it where no others do. */
function firstText(turn: Turn, cursor: Pick, further: readonly Further[]): Text {
  const key = keyOf(cursor);
  const left = leftBeside(turn, key, further);
  const least = Math.min(...left.map(({ length }) => length));
  const count = numeral(least + 1);
  const card = cardSeen(turn, key);
  if (card === undefined) return fill(texts.goOn.first, count);
  const others = [...new Set(left.flat())];
  const named = others.flatMap((one) => cardSeen(turn, one) ?? []);
  const isCertain = others.length === least && named.length === least;
  if (!isCertain) return fill(texts.goOn.firstOf, cardMarks([card]), count);
  return fill(texts.goOn.firstNamed, cardMarks([card]), cardMarks(named));
}

/** What Enter picks where more cards are needed than those picked, of which the card under the cursor is one. */
function pickingText(least: number): Text {
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
  const cursor = focused(turn.areas, picks);
  const isFirst = picks.picked.every(({ face }) => face === undefined);
  if (least > 0 && cursor !== undefined && isFurther(turn, picks)) {
    const text = isFirst ? firstText(turn, cursor.pick, further) : pickingText(least);
    return { text, does: 'pick' };
  }
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
