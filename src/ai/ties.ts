/**
 * Chooses among moves that are worth the same as a player would: what ends the deal at once comes first, then what
 * spends less for the same purpose, then what the policy prefers. Any of them is as good; the others look foolish.
 */
import { at, largest } from '../engine/estimate.ts';
import { NOBODY } from '../engine/game.ts';
import { make, sampleWorld, type Task } from './world.ts';

/** Utilities that differ by less than this are equal. */
const EQUAL = 1e-6;

/** The decision among whose moves there is a tie. */
type Tied<S, M, V> = Pick<Task<S, M, V>, 'game' | 'observation' | 'hidden' | 'moves' | 'random'>;

/** The places of the moves with the best utility; a move without one was left open. */
export function bestPlaces(utilities: readonly (number | undefined)[]): readonly number[] {
  const known = utilities.map((utility) => utility ?? Number.NEGATIVE_INFINITY);
  const top = Math.max(...known);
  return [...known.keys()].filter((place) => top - at(known, place) < EQUAL);
}

/** The moves after which nobody acts any more. */
function endingAmong<S, M, V>(tied: Tied<S, M, V>, places: readonly number[]): readonly number[] {
  const { game, observation, hidden, moves, random } = tied;
  const world = sampleWorld(game, observation, hidden, random);
  const meter = { positions: 0 };
  return places.filter(
    (place) => game.rules.actor(make(game, world, at(moves, place), meter)) === NOBODY,
  );
}

/** The moves without those that spend more than another for the same purpose. */
function cheapestAmong<S, M, V>(
  { game, observation, moves }: Tied<S, M, V>,
  places: readonly number[],
): readonly number[] {
  const spendingAt = (place: number) =>
    game.heuristics.judging?.spends?.(observation, at(moves, place));
  return places.filter((place) => {
    const own = spendingAt(place);
    return !places.some((other) => {
      const less = spendingAt(other);
      if (own === undefined || less === undefined) return false;
      return less.purpose === own.purpose && less.amount < own.amount;
    });
  });
}

/** The place of the move that a player prefers among those at `places`, which are worth the same. */
export function preferred<S, M, V>(tied: Tied<S, M, V>, places: readonly number[]): number {
  if (places.length === 1) return at(places, 0);
  const { game, observation, moves } = tied;
  const ending = endingAmong(tied, places);
  const cheapest = cheapestAmong(tied, ending.length > 0 ? ending : places);
  const weights = game.heuristics.policy?.(observation, moves);
  return at(cheapest, largest(cheapest.map((place) => weights?.[place] ?? 1)));
}
