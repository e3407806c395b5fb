/** Which move Enter means: what the picks under way make, what they seem to mean, or why they make none. */
import { writeCard } from '../../../cards/pack.ts';
import type { Pick } from '../../../engine/table.ts';
import {
  cardMarks,
  counted,
  fill,
  joinTexts,
  numeral,
  same,
  type Text,
} from '../../../lang/text.ts';
import { GO_ON, NO_MOVE } from '../../messages/table.ts';
import { BUTTONS, type Choice, isSingle, keyOf, matching, minus } from '../../parts/choices.ts';
import { meant, type Picks } from '../../parts/picks.ts';
import { ORDER, type Turn } from './state.ts';

/** What Enter does now. */
export type Decision =
  /** The player gives the standing order. */
  | { readonly kind: 'order' }
  | { readonly kind: 'play'; readonly choice: Choice }
  | { readonly kind: 'choose'; readonly choices: readonly Choice[] }
  /** What is left to pick lies elsewhere on the table: the cursor goes there. */
  | { readonly kind: 'aim'; readonly at: Pick; readonly told: Text }
  /** Not a legal move, but a text that seems meant and will be refused with its clause. */
  | { readonly kind: 'try'; readonly line: string; readonly told: Text }
  /** More picks are needed; `line` is what these picks alone would mean. */
  | { readonly kind: 'open'; readonly line?: string; readonly told: Text }
  | { readonly kind: 'none'; readonly why: Text };

/** At most this many moves are offered to choose from. */
const MOST_OFFERED = 12;

const isButton = (key: string): boolean => key.startsWith(BUTTONS);

/** A move that these picks lead to, and what is left to pick for it. */
interface Further {
  readonly choice: Choice;
  readonly left: readonly string[];
}

const furtherOf = ({ choices }: Turn, chosen: readonly Pick[]): readonly Further[] =>
  choices.flatMap((choice) => {
    const left = minus(choice.picks.map(keyOf), chosen.map(keyOf));
    return left === undefined || left.length === 0 ? [] : [{ choice, left }];
  });

/** Moves that lack only a final button, row or pile. */
function closings({ table }: Turn, further: readonly Further[]): readonly Further[] {
  const whole = table.regions.flatMap(({ id, slot }) =>
    slot === undefined ? [] : [`${id}/${slot}`],
  );
  const closes = (key: string): boolean => isButton(key) || whole.includes(key);
  return further.filter(({ left: [last, ...more] }) => {
    return last !== undefined && more.length === 0 && closes(last);
  });
}

/**
 * Where the rest is picked if nothing of it lies where the picks do: what is likely, else the first of the
 * last place before the buttons.
 */
function aimed(
  { areas, likely }: Turn,
  chosen: readonly Pick[],
  further: readonly Further[],
): Decision | undefined {
  const keys = new Set(further.flatMap(({ left }) => left));
  const reachable = areas
    .map(({ id, items }) => ({ id, items: items.filter(({ pick }) => keys.has(keyOf(pick))) }))
    .filter(({ id, items }) => id !== BUTTONS && items.length > 0);
  const isHere = (id: string): boolean =>
    chosen.some((pick) => 'region' in pick && pick.region === id);
  const wanted = likely?.picks.map(keyOf) ?? [];
  const all = reachable.flatMap(({ items }) => items);
  const item = all.find(({ pick }) => wanted.includes(keyOf(pick))) ?? reachable.at(-1)?.items[0];
  if (item === undefined || reachable.some(({ id }) => isHere(id))) return undefined;
  return { kind: 'aim', at: item.pick, told: item.face === undefined ? GO_ON.where : GO_ON.cards };
}

const offered = (choices: readonly Choice[]): Decision | undefined => {
  const [only] = choices;
  if (only === undefined || choices.length > MOST_OFFERED) return undefined;
  return choices.length === 1 ? { kind: 'play', choice: only } : { kind: 'choose', choices };
};

const AMOUNT = same('$1 $2');

const labelOf = (
  list: readonly { readonly id: string; readonly label: Text }[],
  wanted: string,
): Text => list.find(({ id }) => id === wanted)?.label ?? same('');

/** Why picks make no move for which the game has no words, such as two buttons at once. */
function mixedUp({ table }: Turn, chosen: readonly Pick[]): Text {
  const [first, second] = chosen.flatMap((pick) =>
    'button' in pick ? table.buttons.filter(({ id }) => id === pick.button) : [],
  );
  if (first === undefined) return NO_MOVE.cards;
  if (second !== undefined) return fill(NO_MOVE.buttons, first.label, second.label);
  return fill(chosen.length === 1 ? NO_MOVE.alone : NO_MOVE.button, first.label);
}

/** How many cards are missing at least, beside so many that are picked; else that something is. */
function leftTold({ areas }: Turn, further: readonly Further[], picked: number): Text {
  const faces = areas.flatMap(({ items }) => items.filter(({ face }) => face !== undefined));
  const cards = new Set(faces.map(({ pick }) => keyOf(pick)));
  const counts = further.map(({ left }) => left.filter((key) => cards.has(key)).length);
  const least = Math.min(...counts);
  if (least === 0) return GO_ON.more;
  return picked === 0
    ? fill(GO_ON.several, numeral(least + 1))
    : counted(least, GO_ON.one, GO_ON.some);
}

/** Picks in words: cards, and the names of what else is picked. */
function pickedTold({ table, pack }: Turn, chosen: readonly Pick[]): Text {
  const named = chosen.map((pick): Text | string => {
    if ('button' in pick) return labelOf(table.buttons, pick.button);
    const region = table.regions.find(({ id }) => id === pick.region);
    const face = region?.cards.find(({ slot }) => slot === pick.slot);
    const isSeen = face?.card !== undefined && face.marks?.includes('known') !== true;
    if (isSeen) return writeCard(pack, face.card);
    return region?.label ?? fill(AMOUNT, labelOf(table.amounts ?? [], pick.region), pick.slot);
  });
  const cards = cardMarks(named.filter((one) => typeof one === 'string'));
  const others = named.filter((one) => typeof one !== 'string');
  return joinTexts([...(cards === '' ? [] : [same(cards)]), ...others], ', ');
}

/** The moves these picks make; else what they seem to mean, else the moves one pick away. */
export function decide(turn: Turn, picks: Picks): Decision {
  const { game, observation, choices } = turn;
  const chosen: readonly Pick[] = meant(turn.areas, picks, isSingle(choices));
  if (chosen.some((pick) => keyOf(pick) === `${BUTTONS}${ORDER}`)) return { kind: 'order' };
  const found = offered(matching(choices, chosen));
  if (found !== undefined) return found;
  const claims = matching(turn.claims, chosen);
  if (claims.length > 0) return { kind: 'choose', choices: claims };
  const line = chosen.length === 0 ? undefined : game.display.intended(observation, chosen);
  const same = choices.find(({ move }) => line !== undefined && game.notation.write(move) === line);
  if (same !== undefined) return { kind: 'play', choice: same };
  const further = furtherOf(turn, chosen);
  const closing = closings(turn, further);
  const places = closing.filter(({ left }) => !left.some(isButton));
  const closed = places.length > 1 ? undefined : offered(closing.map(({ choice }) => choice));
  const next = closed ?? aimed(turn, chosen, places.length > 1 ? places : further);
  if (next !== undefined) return next;
  if (further.length > 0) {
    const told = leftTold(turn, further, picks.picked.length);
    return { kind: 'open', told, ...(line !== undefined && { line }) };
  }
  return line === undefined
    ? { kind: 'none', why: mixedUp(turn, chosen) }
    : { kind: 'try', line, told: fill(GO_ON.no, pickedTold(turn, chosen)) };
}
