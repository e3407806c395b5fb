/**
 * Worlds played on for the judge: to the end of the deal, every seat from its own observation, by
 * the game's agreements and its policy. Unlike the playouts of a search nothing is cut short, because
 * the finished deal itself is looked at; a rest is solved only where the game says what deal that leaves.
 */
import { CHANCE, NOBODY, type SearchedGame, type Seat, type Unfolded } from '../engine/game.ts';
import type { MatchOptions } from '../engine/options.ts';
import { openQuickStream, type Random, type Streams } from '../engine/random.ts';
import { isRefusal } from '../engine/refusal.ts';
import { list, type Meter, make } from './meter.ts';
import { at } from './numbers.ts';
import { chosen } from './playout.ts';

type AGame<S, M, V> = SearchedGame<MatchOptions, S, M, V>;

/** A deal still going on after so many moves is given up. */
const LONGEST = 1500;

/** The streams of one world, for each seat and each word of chance: the same after every move. */
type WorldStreams = (who: string | Seat) => Random;

export function openWorldStreams(name: string): WorldStreams {
  const open = new Map<string | Seat, Random>();
  return (who) => {
    const stream = open.get(who) ?? openQuickStream(`${name}/${who}`);
    open.set(who, stream);
    return stream;
  };
}

/** The move of the seat to act: the agreed one, else one that its policy draws. */
function moveOf<S, M, V>(game: AGame<S, M, V>, state: S, random: Random, meter: Meter): M {
  const moves = list(game, state, meter);
  if (moves.length === 1) return at(moves, 0);
  const { bookMove } = game.heuristics;
  const agreed = bookMove?.(game.observer.observe(state, game.rules.actor(state)), moves);
  return agreed ?? at(moves, chosen(game, state, moves, random));
}

function chanced<S, M, V>(game: AGame<S, M, V>, state: S, streams: Streams, meter: Meter): S {
  meter.positions++;
  const after = game.rules.applyChance(state, game.rules.chance(state, streams));
  if (isRefusal(after)) throw new Error(`${game.id} refuses its own chance`);
  return after;
}

type Step<M> = Unfolded<unknown, M>['steps'][number];

/** The end of the deal under way, each move added to `steps`; undefined where it comes to none. */
export function playToEnd<S, M, V>(
  game: AGame<S, M, V>,
  from: S,
  streams: WorldStreams,
  meter: Meter,
  steps: Step<M>[] = [],
): S | undefined {
  let state = from;
  for (let n = 0; n < LONGEST; n++) {
    const seat = game.rules.actor(state);
    if (seat === NOBODY) return state;
    const end = game.heuristics.judging?.finish?.(state);
    if (end !== undefined) return end;
    if (seat === CHANCE) {
      state = chanced(game, state, streams, meter);
    } else {
      const move = moveOf(game, state, streams(seat), meter);
      steps.push({ seat, move });
      state = make(game, state, move, meter);
    }
  }
  return undefined;
}

/** How a deal goes on from a move in a world; undefined where it does not come to an end. */
export function playOn<S, M, V>(
  game: AGame<S, M, V>,
  world: S,
  move: M,
  streams: WorldStreams,
  meter: Meter,
): Unfolded<S, M> | undefined {
  const seat = game.rules.actor(world);
  const steps = [{ seat, move }];
  const end = playToEnd(game, make(game, world, move, meter), streams, meter, steps);
  return end === undefined ? undefined : { before: world, seat, steps, end };
}
