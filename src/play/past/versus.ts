/**
 * The same deals side by side: every column is compared with the first, deal by deal and seat by seat.
 * A deal that a column has several times counts once, with its mean points and the mean difference
 * between every two tables. A finished match is compared with other plays of its deals the same way.
 */
import { duplicateOf } from '../../engine/contest.ts';
import { estimate, groupedBy, meanOf as mean } from '../../engine/estimate.ts';
import type { AnyShownGame, Seat } from '../../engine/game.ts';
import type { Session } from '../session/session.ts';
import { dealsOf, type Played } from './deals.ts';

/** A mean over deals; a single one says nothing about the error. */
export interface Mean {
  readonly mean: number;
  /** Standard error. */
  readonly error?: number;
}

/** What a column made of a deal, by seat as the first column sits. */
interface Cell<P> {
  readonly plays: readonly P[];
  readonly points: readonly number[];
  /** More than the first column. */
  readonly differences: readonly number[];
  /** The same in the unit by which the game compares tables; more is better. */
  readonly scores?: readonly number[];
}

export interface Row<P> {
  /** Undefined: the column does not have the deal. */
  readonly cells: readonly (Cell<P> | undefined)[];
}

interface Total {
  readonly deals: number;
  /** By seat. */
  readonly differences: readonly Mean[];
  readonly scores?: readonly Mean[];
}

export interface Comparison<P> {
  /** Deals of the first column that others have too, in its order. */
  readonly rows: readonly Row<P>[];
  /** Seats that make the same points everywhere. */
  readonly parties: readonly (readonly Seat[])[];
  /** By column; nothing for the first. */
  readonly totals: readonly Total[];
  /** By column: deals that cannot be compared. */
  readonly unmatched: readonly number[];
}

interface Way {
  readonly game: AnyShownGame;
  /** Deals that differ only in the seat that deals are the same, and the seats turn with it. */
  readonly rotate: boolean;
}

/** A single deal says nothing about the error. */
const meanOf = (numbers: readonly number[]): Mean => {
  const { mean, error } = estimate(numbers);
  return numbers.length < 2 ? { mean } : { mean, error };
};

/** Figures by seat, each put together from those of the same seat. */
const bySeat = <T>(
  all: readonly (readonly number[])[],
  join: (figures: readonly number[]) => T,
): readonly T[] => (all[0] ?? []).map((_, seat) => join(all.map((one) => one[seat] ?? 0)));

/** By seats of the table `first`, where both tables have the same deal. */
function turned(points: readonly number[], { dealer }: Played, first: Played): readonly number[] {
  const turn = dealer - first.dealer + points.length;
  return points.map((_, seat) => points[(seat + turn) % points.length] ?? 0);
}

/** A seat's points less the mean of its opponents'. */
function lead(points: readonly number[], parties: readonly number[], seat: Seat): number {
  const others = points.filter((_, other) => parties[other] !== parties[seat]);
  return (points[seat] ?? 0) - mean(others);
}

type Score = (one: readonly number[], two: readonly number[]) => readonly number[];

/** What `two` counts for against `one`; undefined where points are compared as they are. */
function scoring(game: AnyShownGame, parties: readonly number[]): Score | undefined {
  const duplicate = duplicateOf(game);
  if (duplicate === undefined) return undefined;
  const sign = game.aim === 'most' ? 1 : -1;
  return (one, two) =>
    two.map((_, seat) =>
      duplicate.compute(sign * (lead(two, parties, seat) - lead(one, parties, seat))),
    );
}

function cellOf<P extends Played>(
  plays: readonly P[],
  firsts: readonly P[],
  game: AnyShownGame,
): Cell<P> | undefined {
  const [first] = firsts;
  if (plays.length === 0 || first === undefined) return undefined;
  const pointsOf = (some: readonly P[]) => some.map((one) => turned(one.points, one, first));
  const [own, others] = [pointsOf(plays), pointsOf(firsts)];
  const pairs = own.flatMap((two) => others.map((one) => [one, two] as const));
  const less = pairs.map(([one, two]) => two.map((amount, seat) => amount - (one[seat] ?? 0)));
  const score = scoring(game, first.parties);
  const scores = score && pairs.map(([one, two]) => score(one, two));
  return {
    plays,
    points: bySeat(own, mean),
    differences: bySeat(less, mean),
    ...(scores && { scores: bySeat(scores, mean) }),
  };
}

function partiesIn<P extends Played>(rows: readonly Row<P>[]): Comparison<P>['parties'] {
  const cells = rows.flatMap(({ cells }) => cells.flatMap((cell) => cell ?? []));
  const [one] = cells;
  if (one === undefined) return [];
  const { parties = [] } = rows[0]?.cells[0]?.plays[0] ?? {};
  const isTogether = (a: Seat, b: Seat): boolean =>
    parties[a] === parties[b] && cells.every(({ points }) => points[a] === points[b]);
  const all = one.points.map((_, seat) =>
    one.points.flatMap((_, b) => (isTogether(seat, b) ? [b] : [])),
  );
  return all.filter(([first], seat) => first === seat);
}

function totalOf<P extends Played>(rows: readonly Row<P>[], column: number): Total {
  const cells = rows.flatMap(({ cells }) => cells[column] ?? []);
  const scores = cells.flatMap((cell) => (cell.scores === undefined ? [] : [cell.scores]));
  const differences = cells.map((cell) => cell.differences);
  return {
    deals: cells.length,
    differences: bySeat(differences, meanOf),
    ...(scores.length > 0 && { scores: bySeat(scores, meanOf) }),
  };
}

/** Compares every column with the first. */
export function compareDeals<P extends Played>(
  columns: readonly (readonly P[])[],
  { game, rotate }: Way,
): Comparison<P> {
  const nameOf = ({ key, dealer }: P): string => (rotate ? key : `${key}|${dealer}`);
  const groups = columns.map((plays) => groupedBy(plays, nameOf));
  const [first = new Map<string, readonly P[]>(), ...others] = groups;
  const shared = [...first.keys()].filter((key) => others.some((other) => other.has(key)));
  const rows = shared.map((key) => ({
    cells: groups.map((group) => cellOf(group.get(key) ?? [], first.get(key) ?? [], game)),
  }));
  const has = new Set(shared);
  return {
    rows,
    parties: partiesIn(rows),
    totals: columns.map((_, column) => totalOf(rows, column)),
    unmatched: groups.map((group) => [...group.keys()].filter((key) => !has.has(key)).length),
  };
}

export interface DealAgainst {
  /** In the match, from 1. */
  readonly deal: number;
  /** Less the mean of the opponents’ points where the game compares tables. */
  readonly mine: number;
  readonly theirs: number;
  /** How much more the seat made now. */
  readonly difference: number;
  /** The same as the game compares tables; more is better. */
  readonly score?: number;
}

export interface Against {
  readonly deals: readonly DealAgainst[];
  readonly difference: Mean;
  readonly score?: Mean;
  /** What scores are counted in. */
  readonly unit?: string;
  /** Deals that the others did not play. */
  readonly unmatched: number;
}

type Numbered = Played & { readonly number: number };

/** A finished match from one seat: how it did against other plays of the session's deals. */
export function against(session: Session, others: readonly Played[], seat: Seat): Against {
  const { game } = session.setup;
  const own: readonly Numbered[] = dealsOf(session.made()).filter(({ counts }) => counts);
  const theirs = others.map((one): Numbered => ({ ...one, number: 0 }));
  const duplicate = duplicateOf(game);
  const parties = own[0]?.parties ?? [];
  const figureOf = ({ points }: Pick<Played, 'points'>): number =>
    duplicate === undefined ? (points[seat] ?? 0) : lead(points, parties, seat);
  const { rows, unmatched } = compareDeals([own, theirs], { game, rotate: true });
  const deals = rows.flatMap(({ cells: [mine, other] }): readonly DealAgainst[] => {
    if (mine === undefined || other === undefined) return [];
    const score = other.scores?.[seat];
    return mine.plays.slice(0, 1).map(({ number }) => ({
      deal: number,
      mine: figureOf(mine),
      theirs: figureOf(other),
      difference: figureOf(mine) - figureOf(other),
      ...(score !== undefined && { score: 0 - score }),
    }));
  });
  const scores = deals.flatMap(({ score }) => (score === undefined ? [] : [score]));
  return {
    deals,
    difference: meanOf(deals.map(({ difference }) => difference)),
    ...(scores.length > 0 && { score: meanOf(scores) }),
    ...(duplicate && { unit: duplicate.unit }),
    unmatched: unmatched[0] ?? 0,
  };
}
