/**
 * Duplicate matches: two sides play the same cards several times with seats exchanged, so that both
 * hold every hand and luck cancels out. Differences of one deal are paired: their spread is the error.
 */
import { addTo } from '../../blocks/seats.ts';
import { duplicateOf } from '../../engine/contest.ts';
import { meanOf } from '../../engine/estimate.ts';
import type { AnyGame } from '../../engine/game.ts';
import type { MatchOptions } from '../../engine/options.ts';

/** The first or the second of two that are compared. */
export type DuplicateSide = 0 | 1;

/** The points by deal and seat at one table. */
export type TablePoints = readonly (readonly number[])[];

/**
 * Which side sits where at each table of a duplicate match. With an even number of players the sides
 * sit alternately, so that partners are on one side; with an odd number the first sits alone, in each
 * seat in turn. Where one plays alone, both play the same cards.
 */
export function seatings(players: number): readonly (readonly DuplicateSide[])[] {
  const even = players % 2 === 0;
  return Array.from({ length: even || players === 1 ? 2 : players }, (_, turn) =>
    Array.from({ length: players }, (_, seat) => ((even ? seat % 2 : seat) === turn ? 0 : 1)),
  );
}

interface TableScore {
  readonly sides: readonly DuplicateSide[];
  readonly points: readonly number[];
}

/** How much more a seat of the first side scored than a seat of the second, over all tables. */
function sideLead({ aim }: AnyGame, scores: readonly TableScore[]): number {
  const of = (wanted: DuplicateSide): number =>
    meanOf(
      scores.flatMap(({ sides, points }) => points.filter((_, seat) => sides[seat] === wanted)),
    );
  return (of(0) - of(1)) * (aim === 'most' ? 1 : -1);
}

/**
 * The leads of the first side in a duplicate match, from the points at each of its tables: one over
 * all its deals, as a mean over the tables; or deal by deal across both tables, where that is how players
 * of the game compare them.
 */
export function leadsOf(
  game: AnyGame,
  options: MatchOptions,
  tables: readonly TablePoints[],
): readonly number[] {
  const scores = (points: (deals: TablePoints) => readonly number[]): readonly TableScore[] =>
    seatings(options.players).map((sides, at) => ({ sides, points: points(tables[at] ?? []) }));
  const duplicate = duplicateOf(game);
  if (duplicate === undefined)
    return [
      sideLead(
        game,
        scores((deals) => deals.reduce(addTo)),
      ),
    ];
  return (tables[0] ?? []).map((_, deal) =>
    duplicate.compute(
      tables.length *
        sideLead(
          game,
          scores((deals) => deals[deal] ?? []),
        ),
    ),
  );
}
