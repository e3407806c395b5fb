/**
 * The move a sensible player looks at first: what the game's heuristics favour without any search. A
 * pure function of the observation; no advice, only a place for the cursor to start from.
 */
import type { AnyGame, Seat } from '../engine/game.ts';
import { NOBODY } from '../engine/game.ts';
import type { AnyMatch } from '../engine/match.ts';
import { openQuickStream } from '../engine/random.ts';
import { isRefusal } from '../engine/refusal.ts';
import { sampleAssignment } from '../engine/sampler.ts';
import type { Pick, Table } from '../engine/table.ts';

/** The place of a bid in its box, so that a lower bid comes first; undefined: the pick is no bid. */
function bidRank({ buttons, amounts = [] }: Table, pick: Pick): number | undefined {
  if (!('button' in pick)) {
    const isBid = amounts.some(({ id, box }) => box === true && id === pick.region);
    return isBid ? pick.slot : undefined;
  }
  const cell = buttons.find(({ id }) => id === pick.button)?.cell;
  return cell && cell.row * buttons.length + cell.column;
}

/** The lowest bid, in a phase with a box of bids. */
function lowestBid(game: AnyGame, observation: unknown, moves: readonly unknown[]): unknown {
  const table = game.display.table(observation);
  const hasBox =
    table.buttons.some(({ cell }) => cell !== undefined) ||
    table.amounts?.some(({ box }) => box === true);
  if (!hasBox) return undefined;
  const bids = moves.flatMap((move) => {
    const [first, ...more] = game.display.picks(observation, move);
    const rank = first === undefined || more.length > 0 ? undefined : bidRank(table, first);
    return rank === undefined ? [] : [{ move, rank }];
  });
  return bids.sort((a, b) => a.rank - b.rank)[0]?.move;
}

/** The moves worth a look, the most favoured first. */
function favoured(
  game: AnyGame,
  observation: unknown,
  moves: readonly unknown[],
): readonly unknown[] {
  const { heuristics, notation } = game;
  const book = heuristics.bookMove?.(observation, moves);
  // A sure claim is on no legal list, and nobody starts by claiming.
  const agreed = book === undefined ? undefined : notation.write(book);
  const few = heuristics.candidates?.(observation) ?? moves;
  const weights = heuristics.policy?.(observation, few) ?? few.map(() => 1);
  const ordered = few
    .map((move, at) => ({ move, weight: weights[at] ?? 0 }))
    .sort((a, b) => b.weight - a.weight)
    .map(({ move }) => move);
  return [...moves.filter((move) => notation.write(move) === agreed), ...ordered];
}

/** Whether the move may be refused later, or loses the match on the spot. */
function isRash(game: AnyGame, world: unknown, move: unknown, seat: Seat): boolean {
  const { rules, extras } = game;
  if (extras.clock?.isRisky?.(world, move) === true) return true;
  const after = rules.apply(world, move);
  if (isRefusal(after) || rules.actor(after) !== NOBODY) return false;
  const { over, winners } = rules.outcome(after);
  return over && !winners.includes(seat);
}

/** What `seat`, the actor of the match, would look at first; undefined where nothing is legal. */
export function likelyMove({ game, state, seed, ply }: AnyMatch, seat: Seat): unknown {
  const moves = game.rules.legal(state);
  if (moves.length < 2) return moves[0];
  const observation = game.observer.observe(state, seat);
  const bid = lowestBid(game, observation, moves);
  if (bid !== undefined) return bid;
  const random = openQuickStream(`${seed}/likely/${seat}/${ply}`);
  const hidden = game.observer.hidden(observation);
  const world = game.observer.determinize(observation, sampleAssignment(hidden, random));
  const ordered = favoured(game, observation, moves);
  return ordered.find((move) => !isRash(game, world, move, seat)) ?? ordered[0];
}
