/**
 * The move that a sensible player looks at first, where the cursor starts: what a short search finds, but no button before
 * the rest that the game wants looked at last. This is no advice, and it follows from the observation alone.
 */
import type { Effort } from '../../ai/index.ts';
import { descending } from '../../engine/estimate.ts';
import type { AnyGame, Seat } from '../../engine/game.ts';
import { NOBODY } from '../../engine/game.ts';
import type { AnyMatch } from '../../engine/match.ts';
import { openQuickStream } from '../../engine/random.ts';
import { isRefusal } from '../../engine/refusal.ts';
import { sampleAssignment } from '../../engine/sampler.ts';
import type { Pick } from '../../engine/table.ts';
import { chosenMove } from './choose-move.ts';

const PLACES = { first: 0, last: 2 } as const;

const isSamePick = (one: Pick, other: Pick | undefined): boolean => {
  if (other === undefined) return false;
  if ('button' in one) return 'button' in other && one.button === other.button;
  return 'region' in other && one.region === other.region && one.slot === other.slot;
};

/** The move that exactly the picks `made` make, in their order. */
function moveBy(
  { display }: AnyGame,
  observation: unknown,
  made: readonly Pick[],
  moves: readonly unknown[],
): unknown {
  return moves.find((move) => {
    const picks = display.picks(observation, move);
    return picks.length === made.length && picks.every((pick, at) => isSamePick(pick, made[at]));
  });
}

/**
 * The moves in the order in which the game wants them looked at: the one at which it begins the turn, then as their
 * buttons say, else in the order of favour.
 */
function placed(
  game: AnyGame,
  observation: unknown,
  favoured: readonly unknown[],
  moves: readonly unknown[],
): readonly unknown[] {
  const { display, notation } = game;
  const { buttons, cursor: begun } = display.table(observation);
  const first = begun && moveBy(game, observation, begun, moves);
  if (first !== undefined) return [first, ...favoured];
  const marked = buttons.filter(({ cursor }) => cursor !== undefined);
  if (marked.length === 0) return favoured;
  const placeOf = (move: unknown): number => {
    const [pick] = display.picks(observation, move);
    const id = pick !== undefined && 'button' in pick ? pick.button : undefined;
    const { cursor } = marked.find((button) => button.id === id) ?? {};
    return cursor === undefined ? 1 : PLACES[cursor];
  };
  const known = new Set(favoured.map((move) => notation.write(move)));
  const all = [...favoured, ...moves.filter((move) => !known.has(notation.write(move)))];
  return all
    .map((move) => ({ move, place: placeOf(move) }))
    .sort((a, b) => a.place - b.place)
    .map(({ move }) => move);
}

/** A search of a few milliseconds, which is over before a person has seen what the others did. */
const SHORT: Effort = { positions: 1_000, forgets: false, solves: true, solving: 600 };

/** The moves worth a look: the one that a short search finds, then the others as the policy favours them. */
function favoured(
  match: AnyMatch,
  seat: Seat,
  observation: unknown,
  moves: readonly unknown[],
): readonly unknown[] {
  const { heuristics, notation } = match.game;
  const found = notation.write(chosenMove(match, seat, SHORT, `${match.seed}/likely`));
  const few = heuristics.candidates?.(observation) ?? moves;
  const weights = heuristics.policy?.(observation, few) ?? few.map(() => 1);
  const ordered = descending(weights).map((place) => few[place]);
  // A claim is on no legal list and drops out here: nobody starts by claiming.
  return [...moves.filter((move) => notation.write(move) === found), ...ordered];
}

/** Whether the move may be refused later, or loses the match on the spot. */
function isRash(game: AnyGame, world: unknown, move: unknown, seat: Seat): boolean {
  const { rules } = game;
  if (rules.riskMark?.(world, move) !== undefined) return true;
  const after = rules.apply(world, move);
  if (isRefusal(after) || rules.actor(after) !== NOBODY) return false;
  const { over, winners } = rules.outcome(after);
  return over && !winners.includes(seat);
}

/** The move that `seat`, the actor of the match, would look at first; undefined where no move is legal. */
export function likelyMove(match: AnyMatch, seat: Seat): unknown {
  const { game, state, seed, ply } = match;
  const moves = game.rules.legal(state);
  if (moves.length < 2) return moves[0];
  const observation = game.observer.observe(state, seat);
  const random = openQuickStream(`${seed}/likely/${seat}/${ply}`);
  const hidden = game.observer.hidden(observation);
  const world = game.observer.determinize(observation, sampleAssignment(hidden, random));
  const considered = favoured(match, seat, observation, moves);
  const ordered = placed(game, observation, considered, moves);
  const isSound = (move: unknown): boolean => !isRash(game, world, move, seat);
  return ordered.find(isSound) ?? ordered[0];
}
