/**
 * What a person may do now: numbered choices, and ranges of amounts that they type themselves; a page of choices.
 */
import { writeCard } from '../cards/pack.ts';
import { claimsBy } from '../engine/claims.ts';
import type { Seat } from '../engine/game.ts';
import type { ShownMatch } from '../engine/match.ts';
import type { Amount, Pick, Region, Table } from '../engine/table.ts';
import { byKey } from '../lang/address.ts';
import { fill, LANGS, type Lang, same, type Text } from '../lang/text.ts';
import texts from './texts.json' with { type: 'json' };

export interface NumberedChoice {
  /** The number to type, from 1, in the order of the legal list. */
  readonly number: number;
  /** The text of the move in the legal list. */
  readonly move: string;
  readonly label: Text;
}

/** Amounts too many to list: their label, their values, and the text of each. */
interface AmountRange {
  readonly label: Text;
  /** The word said before a value. */
  readonly verb: Text;
  /** The values, ascending, each with its move. */
  readonly moves: readonly { readonly value: number; readonly move: string }[];
}

export interface Offered {
  readonly choices: readonly NumberedChoice[];
  readonly ranges: readonly AmountRange[];
  /** Claims, which may be made although no legal list contains them. */
  readonly asides: readonly AmountRange[];
}

export const PAGE = 12;
/** The most amounts that are numbered like any other choice. */
const FEW = 2;
/** The index of the amount used as an example. */
const EXAMPLE = 4;

/** The card of the player's own hand that is the only pick of a move. */
function cardPicked(
  match: ShownMatch,
  regions: readonly Region[],
  picks: readonly Pick[],
  seat: Seat,
): Text | undefined {
  const [pick, ...more] = picks;
  if (pick === undefined || more.length > 0 || 'button' in pick) return undefined;
  const region = regions.find(({ id, slot }) => id === pick.region && slot !== pick.slot);
  if (region?.role !== 'hand' || region.owner !== seat) return undefined;
  const card = region.cards.find(({ slot }) => slot === pick.slot)?.card;
  return card === undefined ? undefined : same(`[${writeCard(match.pack, card)}]`);
}

/** A legal move with its label. */
interface LabelledMove {
  readonly move: string;
  readonly label: Text;
  readonly picks: readonly Pick[];
}

/** The values of an amount that are on the legal list. */
function listedRange({ id, label, verb }: Amount, legal: readonly LabelledMove[]): AmountRange {
  const listed = legal.filter(({ picks }) => isAmount(picks, id));
  const moves = listed.flatMap(({ picks: [pick], move }) =>
    pick !== undefined && 'slot' in pick ? [{ value: pick.slot, move }] : [],
  );
  return { label, verb, moves };
}

/** The claims that an amount makes. */
function claimRange(match: ShownMatch, observation: unknown, amount: Amount): AmountRange {
  const { label, verb } = amount;
  const claims = claimsBy(match, observation, amount);
  return { label, verb, moves: claims.map(({ value, line }) => ({ value, move: line })) };
}

const isAmount = (picks: readonly Pick[], id: string): boolean => {
  const [pick, ...more] = picks;
  return pick !== undefined && more.length === 0 && 'region' in pick && pick.region === id;
};

/**
 * The legal moves, each with the line that plays it and a label; a card played from the hand is labelled by the card
 * alone.
 */
function labelledMoves(
  match: ShownMatch,
  observation: unknown,
  { regions }: Table,
  seat: Seat,
): readonly LabelledMove[] {
  const { game, state } = match;
  return game.rules.legal(state).map((move) => {
    const line = game.notation.write(move);
    const picks = game.display.picks(observation, move);
    const isPlay = game.notation.isPlay?.(move) === true;
    const card = isPlay ? cardPicked(match, regions, picks, seat) : undefined;
    const label = card ?? byKey(game.notation.describe(observation, move));
    return { move: line, label, picks };
  });
}

const isListed = ({ id }: Amount, legal: readonly LabelledMove[]): boolean =>
  legal.some(({ picks }) => isAmount(picks, id));

/** The amounts of the legal list, if they make up most of it. */
function rangedAmounts({ amounts = [] }: Table, legal: readonly LabelledMove[]): readonly Amount[] {
  const count = legal.filter(({ picks }) => amounts.some(({ id }) => isAmount(picks, id))).length;
  if (count <= FEW || 2 * count <= legal.length) return [];
  return amounts.filter((amount) => isListed(amount, legal));
}

/** How many labels share each wording, in a language. */
function countsIn(lang: Lang, legal: readonly LabelledMove[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { label } of legal) counts.set(label[lang], (counts.get(label[lang]) ?? 0) + 1);
  return counts;
}

/** The moves; those that would read alike in some language are told apart by their notation. */
function numberedChoices(legal: readonly LabelledMove[]): readonly NumberedChoice[] {
  const counts = LANGS.map((lang) => ({ lang, labels: countsIn(lang, legal) }));
  const isAlike = (label: Text): boolean =>
    counts.some(({ lang, labels }) => (labels.get(label[lang]) ?? 0) > 1);
  return legal.map(({ move, label }, at) => ({
    number: at + 1,
    move,
    label: isAlike(label) ? fill(same('$1 ($2)'), label, move) : label,
  }));
}

/**
 * Everything that `seat`, the seat to act, may do: the legal moves numbered, amounts that make up most of them as
 * ranges, and claims as asides. `mayClaim` is false for one who has already claimed.
 */
export function offeredTo(match: ShownMatch, seat: Seat, mayClaim = true): Offered {
  const { game, state } = match;
  const observation = game.observer.observe(state, seat);
  const table = game.display.table(observation);
  const legal = labelledMoves(match, observation, table, seat);
  const amounts = rangedAmounts(table, legal);
  const rest = legal.filter(({ picks }) => !amounts.some(({ id }) => isAmount(picks, id)));
  const unlisted = (table.amounts ?? []).filter((amount) => mayClaim && !isListed(amount, legal));
  return {
    choices: numberedChoices(rest),
    ranges: amounts.map((amount) => listedRange(amount, legal)),
    asides: unlisted
      .map((amount) => claimRange(match, observation, amount))
      .filter(({ moves }) => moves.length > 0),
  };
}

/** The spacing of the numbers. */
function stepText(values: readonly number[]): Text {
  const steps = new Set(values.slice(1).map((value, at) => value - (values[at] ?? 0)));
  const [step = 1] = steps;
  if (steps.size > 1) return texts.choices.gaps;
  return step === 1 ? same('') : fill(texts.choices.steps, step);
}

/** “Stake: 1 to 20; type, say, “5””; a claim needs its word. */
export function rangeText({ label, verb, moves }: AmountRange, isAside = false): Text {
  const values = moves.map(({ value }) => value);
  const [least = 0] = values;
  const shown = values[Math.min(EXAMPLE, values.length - 1)] ?? least;
  const example = isAside ? fill(same('$1 $2'), verb, shown) : same(shown);
  if (values.length === 1) return fill(texts.choices.one, label, least, example);
  return fill(texts.choices.range, label, least, values.at(-1) ?? 0, stepText(values), example);
}

export const verbOf = (move: string): string => move.split(' ')[0] ?? '';

export const hasVerb = ({ moves: [first] }: AmountRange, word: string): boolean =>
  first !== undefined && verbOf(first.move) === word;

/** Whether a move of this turn begins with this word. */
export const isVerb = ({ choices, ranges, asides }: Offered, word: string): boolean =>
  choices.some(({ move }) => verbOf(move) === word) ||
  [...ranges, ...asides].some((range) => hasVerb(range, word));
