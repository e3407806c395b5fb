/**
 * Comparisons of the same deals played at several tables. Every column of tables is compared with the first column, deal
 * by deal and seat by seat. A deal that a column has several times counts once, with its mean points and the mean
 * difference between every two tables. A finished match is compared with other plays of its deals in the same way.
 */
import { duplicateOf } from '../../engine/contest.ts';
import { estimate, groupedBy, meanOf as mean } from '../../engine/estimate.ts';
import type { AnyShownGame, Seat } from '../../engine/game.ts';
import { omitUndefined } from '../../engine/omit-undefined.ts';
import type { Session } from '../session/session.ts';
import { type ComparedDeal, dealsOf } from './deals.ts';

/** A mean over deals. */
export interface Mean {
  readonly mean: number;
  /** The standard error; absent for a single deal, which says nothing about it. */
  readonly error?: number;
}

/** The results of a column in a deal, by seat as the first column sits. */
interface ColumnDeal<P> {
  readonly plays: readonly P[];
  readonly points: readonly number[];
  /** How many more points than the first column made. */
  readonly differences: readonly number[];
  /** The differences in the unit by which the game compares tables; more is better. */
  readonly scores?: readonly number[];
}

/** A deal of the first column that other columns have too. */
export interface SharedDeal<P> {
  /** The results by column; undefined for a column that does not have the deal. */
  readonly cells: readonly (ColumnDeal<P> | undefined)[];
}

/** A column compared with the first over all deals. */
interface ColumnTotal {
  readonly deals: number;
  /** The mean differences by seat. */
  readonly differences: readonly Mean[];
  readonly scores?: readonly Mean[];
}

export interface Comparison<P> {
  /** Deals of the first column that others have too, in its order. */
  readonly rows: readonly SharedDeal<P>[];
  /** Seats that make the same points everywhere. */
  readonly parties: readonly (readonly Seat[])[];
  /** The totals by column; those of the first column are zero. */
  readonly totals: readonly ColumnTotal[];
  /** The number of deals by column that cannot be compared. */
  readonly unmatched: readonly number[];
}

interface ComparisonRules {
  readonly game: AnyShownGame;
  /** Whether deals that differ only in the seat that deals are the same; the seats then turn with the dealer. */
  readonly rotate: boolean;
}

/** The mean of the numbers, with its error unless there is only one number. */
const meanWithError = (numbers: readonly number[]): Mean => {
  const { mean, error } = estimate(numbers);
  return numbers.length < 2 ? { mean } : { mean, error };
};

/** Joins lists of figures by seat into one, seat by seat. */
const joinedBySeat = <T>(
  all: readonly (readonly number[])[],
  join: (figures: readonly number[]) => T,
): readonly T[] => (all[0] ?? []).map((_, seat) => join(all.map((one) => one[seat] ?? 0)));

/**
 * The points of a table by the seats of the table `first`, where another seat may have dealt: each seat gets the
 * points of the seat that held its cards.
 */
function turnedToFirst(
  points: readonly number[],
  { dealer }: ComparedDeal,
  first: ComparedDeal,
): readonly number[] {
  const turn = dealer - first.dealer + points.length;
  return points.map((_, seat) => points[(seat + turn) % points.length] ?? 0);
}

/** A seat's points less the mean of its opponents'. */
function leadOverOpponents(
  points: readonly number[],
  parties: readonly number[],
  seat: Seat,
): number {
  const others = points.filter((_, other) => parties[other] !== parties[seat]);
  return (points[seat] ?? 0) - mean(others);
}

type TableScoring = (one: readonly number[], two: readonly number[]) => readonly number[];

/** How the points of one table are scored against those of another; undefined where points are compared as they are. */
function scoring(game: AnyShownGame, parties: readonly number[]): TableScoring | undefined {
  const duplicate = duplicateOf(game);
  if (duplicate === undefined) return undefined;
  const sign = game.aim === 'most' ? 1 : -1;
  return (one, two) =>
    two.map((_, seat) =>
      duplicate.compute(
        sign * (leadOverOpponents(two, parties, seat) - leadOverOpponents(one, parties, seat)),
      ),
    );
}

/**
 * A deal at one column of tables, beside the first column: mean points by seat, and the mean difference over all pairs
 * of plays.
 */
function columnDeal<P extends ComparedDeal>(
  plays: readonly P[],
  firsts: readonly P[],
  game: AnyShownGame,
): ColumnDeal<P> | undefined {
  const [first] = firsts;
  if (plays.length === 0 || first === undefined) return undefined;
  const pointsOf = (some: readonly P[]) => some.map((one) => turnedToFirst(one.points, one, first));
  const own = pointsOf(plays);
  const others = pointsOf(firsts);
  const pairs = own.flatMap((two) => others.map((one) => [one, two] as const));
  const gains = pairs.map(([one, two]) => two.map((amount, seat) => amount - (one[seat] ?? 0)));
  const score = scoring(game, first.parties);
  const scores = score && pairs.map(([one, two]) => score(one, two));
  const points = joinedBySeat(own, mean);
  const differences = joinedBySeat(gains, mean);
  const results = { plays, points, differences };
  return scores === undefined ? results : { ...results, scores: joinedBySeat(scores, mean) };
}

/** Seats that played together: partners at the first table whose points are equal in every deal. */
function partiesIn<P extends ComparedDeal>(
  rows: readonly SharedDeal<P>[],
): Comparison<P>['parties'] {
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

/** The mean difference of a column from the first one over all deals both played, with its error, by seat. */
function columnTotal<P extends ComparedDeal>(
  rows: readonly SharedDeal<P>[],
  column: number,
): ColumnTotal {
  const cells = rows.flatMap(({ cells }) => cells[column] ?? []);
  const scores = cells.flatMap((cell) => (cell.scores === undefined ? [] : [cell.scores]));
  const differences = joinedBySeat(
    cells.map((cell) => cell.differences),
    meanWithError,
  );
  const total = { deals: cells.length, differences };
  if (scores.length === 0) return total;
  return { ...total, scores: joinedBySeat(scores, meanWithError) };
}

/**
 * Compares every column with the first, deal by deal. With `rotate`, deals also count as equal if their hands lie some
 * seats further round the table.
 */
export function compareDeals<P extends ComparedDeal>(
  columns: readonly (readonly P[])[],
  { game, rotate }: ComparisonRules,
): Comparison<P> {
  const nameOf = ({ key, dealer }: P): string => (rotate ? key : `${key}|${dealer}`);
  const groups = columns.map((plays) => groupedBy(plays, nameOf));
  const [first = new Map<string, readonly P[]>(), ...others] = groups;
  const shared = [...first.keys()].filter((key) => others.some((other) => other.has(key)));
  const rows = shared.map((key) => ({
    cells: groups.map((group) => columnDeal(group.get(key) ?? [], first.get(key) ?? [], game)),
  }));
  const has = new Set(shared);
  return {
    rows,
    parties: partiesIn(rows),
    totals: columns.map((_, column) => columnTotal(rows, column)),
    unmatched: groups.map((group) => [...group.keys()].filter((key) => !has.has(key)).length),
  };
}

export interface DealAgainst {
  /** The number of the deal in the match, from 1. */
  readonly deal: number;
  /** The points made now; less the mean of the opponents’ points where the game compares tables. */
  readonly mine: number;
  /** The points that the others made, figured in the same way. */
  readonly theirs: number;
  /** How much more the seat made now. */
  readonly difference: number;
  /** The difference as the game scores tables; more is better. */
  readonly score?: number;
}

/** A finished match compared with other plays of its deals. */
export interface Against {
  readonly deals: readonly DealAgainst[];
  readonly difference: Mean;
  readonly score?: Mean;
  /** The unit of the scores. */
  readonly unit?: string;
  /** Deals that the others did not play. */
  readonly unmatched: number;
}

type Numbered = ComparedDeal & { readonly number: number };

/**
 * A finished match from one seat: how it did against other plays of the session’s deals. Differences and scores are
 * the session’s figures less those of the others.
 */
export function against(session: Session, others: readonly ComparedDeal[], seat: Seat): Against {
  const { game } = session.setup;
  const own: readonly Numbered[] = dealsOf(session.made()).filter(({ counts }) => counts);
  const theirs = others.map((one): Numbered => ({ ...one, number: 0 }));
  const duplicate = duplicateOf(game);
  const parties = own[0]?.parties ?? [];
  const figureOf = ({ points }: Pick<ComparedDeal, 'points'>): number =>
    duplicate === undefined ? (points[seat] ?? 0) : leadOverOpponents(points, parties, seat);
  const { rows, unmatched } = compareDeals([own, theirs], { game, rotate: true });
  const deals = rows.flatMap(({ cells: [mine, other] }): readonly DealAgainst[] => {
    if (mine === undefined || other === undefined) return [];
    const [play] = mine.plays;
    if (play === undefined) return [];
    const compared = {
      deal: play.number,
      mine: figureOf(mine),
      theirs: figureOf(other),
      difference: figureOf(mine) - figureOf(other),
    };
    const score = other.scores?.[seat];
    return [score === undefined ? compared : { ...compared, score: 0 - score }];
  });
  const scores = deals.flatMap(({ score }) => (score === undefined ? [] : [score]));
  return omitUndefined({
    deals,
    difference: meanWithError(deals.map(({ difference }) => difference)),
    score: scores.length > 0 ? meanWithError(scores) : undefined,
    unit: duplicate?.unit,
    unmatched: unmatched[0] ?? 0,
  });
}
