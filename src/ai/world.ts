/**
 * Worlds: determinized states that look like an observation to its observer, the steps that lead on from a world, and
 * what the end of a deal is worth to its seats. A search samples worlds; when an observation leaves only one world,
 * the endgame can be solved exactly. Where an observation suggests more than its slots say (bids, passes, what a seat
 * would hardly have done with other cards), the game says how likely an assignment is, and likely assignments are
 * found by rejection sampling and then by a Metropolis walk of card swaps.
 */
import type { Card } from '../cards/pack.ts';
import { at } from '../engine/estimate.ts';
import {
  type Assignment,
  CHANCE,
  type Hidden,
  type SearchedGame,
  type Seat,
} from '../engine/game.ts';
import type { MatchOptions } from '../engine/options.ts';
import { below, type Random, type Streams } from '../engine/random.ts';
import { isRefusal } from '../engine/refusal.ts';
import { sampleAssignment } from '../engine/sampler.ts';

/** A game as opponents see it, whatever its states, moves and observations are. */
export type AGame<S, M, V> = SearchedGame<MatchOptions, S, M, V>;

/** A decision to be made in sampled worlds. */
export interface Task<S, M, V> {
  readonly game: AGame<S, M, V>;
  readonly observation: V;
  readonly hidden: Hidden;
  readonly seat: Seat;
  readonly moves: readonly M[];
  readonly random: Random;
  /** The budget of positions. */
  readonly limit: number;
  /** A beginner takes few worlds at their word: means are not shrunk towards the policy. */
  readonly isNaive?: boolean;
}

/** Sampling a world costs about as much as this many positions. */
export const WORLD_COST = 8;
/** The number of assignments drawn before the walk begins. */
const DRAWS = 12;
/** The most swaps of two cards that are tried to improve an assignment. */
const EXCHANGES = 160;

interface Rated {
  readonly assignment: Assignment;
  readonly likelihood: number;
}

/**
 * A small random change of a world: two cards of different slots swapped; undefined if a slot does not admit the card
 * it would get.
 */
function exchanged(
  assignment: Assignment,
  { slots }: Hidden,
  random: Random,
): Assignment | undefined {
  const one = below(random, assignment.length);
  const two = below(random, assignment.length);
  const mine = assignment[one] ?? [];
  const theirs = assignment[two] ?? [];
  if (one === two || mine.length === 0 || theirs.length === 0) return undefined;
  const i = below(random, mine.length);
  const j = below(random, theirs.length);
  const takes = (slot: number, card: Card) => slots[slot]?.admits?.(card) ?? true;
  if (!takes(one, at(theirs, j)) || !takes(two, at(mine, i))) return undefined;
  return assignment.map((cards, slot) => {
    if (slot === one) return cards.with(i, at(theirs, j));
    return slot === two ? cards.with(j, at(mine, i)) : cards;
  });
}

/**
 * Walks from assignment to assignment by exchanges of two cards, always to likelier ones and sometimes to others
 * (Metropolis sampling), until one is accepted.
 */
function mended(
  start: Rated,
  hidden: Hidden,
  rate: (f: Assignment) => number,
  random: Random,
): Assignment {
  let { assignment, likelihood } = start;
  for (let n = 0; n < EXCHANGES; n++) {
    const other = exchanged(assignment, hidden, random);
    if (other === undefined) continue;
    const likely = rate(other);
    if (likely < likelihood && random() * likelihood >= likely) continue;
    assignment = other;
    likelihood = likely;
    if (random() < likelihood) break;
  }
  return assignment;
}

/** An assignment drawn roughly in proportion to its likelihood. */
export function likelyAssignment<S, M, V>(
  game: AGame<S, M, V>,
  observation: V,
  hidden: Hidden,
  random: Random,
): Assignment {
  const rate = (assignment: Assignment) =>
    game.heuristics.likelihood?.(observation, assignment) ?? 1;
  let best: Rated = { assignment: [], likelihood: -1 };
  for (let draw = 0; draw < DRAWS; draw++) {
    const assignment = sampleAssignment(hidden, random);
    const likelihood = rate(assignment);
    if (random() < likelihood) return assignment;
    if (likelihood > best.likelihood) best = { assignment, likelihood };
  }
  return mended(best, hidden, rate, random);
}

/** A random world that fits the observation, weighted by its likelihood where the game has one. */
export const sampleWorld = <S, M, V>(
  game: AGame<S, M, V>,
  observation: V,
  hidden: Hidden,
  random: Random,
): S => {
  const isWeighted = game.heuristics.likelihood !== undefined;
  const assignment = isWeighted
    ? likelyAssignment(game, observation, hidden, random)
    : sampleAssignment(hidden, random);
  return game.observer.determinize(observation, assignment);
};

/** The only assignment that is possible; undefined if there are several. */
function forcedAssignment({ pool, slots }: Hidden): Assignment | undefined {
  const assignment: Card[][] = slots.map(() => []);
  const loose = [...pool];
  const spaceOf = (i: number) => (slots[i]?.size ?? 0) - (assignment[i]?.length ?? 0);
  const fits = (i: number, card: Card) => spaceOf(i) > 0 && (slots[i]?.admits?.(card) ?? true);
  const settle = (i: number, cards: readonly Card[]) => {
    for (const card of cards) {
      assignment[i]?.push(card);
      loose.splice(loose.indexOf(card), 1);
    }
  };
  for (let before = -1; before !== loose.length; ) {
    before = loose.length;
    for (const i of slots.keys()) {
      const wanted = loose.filter((card) => fits(i, card));
      const isOnlyHere = (card: Card) => !slots.some((_, at) => at !== i && fits(at, card));
      if (wanted.length > 0 && wanted.length === spaceOf(i)) settle(i, wanted);
      else settle(i, wanted.filter(isOnlyHere).slice(0, spaceOf(i)));
    }
  }
  return loose.length === 0 ? assignment : undefined;
}

const rotated = (assignment: Assignment, by: number): Assignment =>
  assignment.map((cards) => [...cards.slice(by), ...cards.slice(0, by)]);

/**
 * The only world that fits the observation; undefined if there are several. A slot whose order matters, such as a
 * stock, must hold one card or equal cards, since any other order must give the same state.
 */
export function onlyWorld<S, M, V>(
  game: AGame<S, M, V>,
  observation: V,
  hidden: Hidden,
): S | undefined {
  const assignment = forcedAssignment(hidden);
  if (assignment === undefined) return undefined;
  const world = game.observer.determinize(observation, assignment);
  if (assignment.every((cards) => cards.length < 2)) return world;
  const text = JSON.stringify(world);
  const longest = Math.max(...assignment.map((cards) => cards.length));
  for (let by = 1; by < longest; by++)
    if (JSON.stringify(game.observer.determinize(observation, rotated(assignment, by))) !== text)
      return undefined;
  return world;
}

/** The function, remembering its last answer. */
function rememberingLast<A, B>(answer: (about: A) => B): (about: A) => B {
  let last: { readonly about: A; readonly answer: B } | undefined;
  return (about) => {
    if (last === undefined || last.about !== about) last = { about, answer: answer(about) };
    return last.answer;
  };
}

/** The game as a search for `seat` asks it: the lists and observations of a state are made once. */
export function remembering<S, M, V>(game: AGame<S, M, V>, seat: Seat): AGame<S, M, V> {
  const { rules, observer, heuristics } = game;
  const own = rememberingLast((state: S) => observer.observe(state, seat));
  const others = rememberingLast((state: S) => observer.observe(state, rules.actor(state)));
  const observe = (state: S, from: Seat): V => (from === seat ? own : others)(state);
  const { candidates } = heuristics;
  const remembered =
    candidates === undefined
      ? heuristics
      : { ...heuristics, candidates: rememberingLast(candidates) };
  return {
    ...game,
    rules: { ...rules, legal: rememberingLast(rules.legal) },
    observer: { ...observer, observe },
    heuristics: remembered,
  };
}

/** Counts the positions a search has made. */
export interface Meter {
  positions: number;
}

/** Generating a legal list of this many moves takes as long as a position. */
const LONG_LIST = 32;

/** The actor's moves: the game's candidates, else the legal list. A long list counts toward the positions searched. */
export function movesOf<S, M, V>(game: AGame<S, M, V>, state: S, meter: Meter): readonly M[] {
  const moves =
    game.heuristics.candidates?.(game.observer.observe(state, game.rules.actor(state))) ??
    game.rules.legal(state);
  meter.positions += Math.floor(moves.length / LONG_LIST);
  return moves;
}

/** The state after a legal move. */
export function make<S, M, V>(game: AGame<S, M, V>, state: S, move: M, meter: Meter): S {
  meter.positions++;
  const after = game.rules.apply(state, move);
  if (isRefusal(after)) throw new Error(`${game.id} refuses its own ${game.notation.write(move)}`);
  return after;
}

/** The state after a step of chance. */
export function chanced<S, M, V>(
  game: AGame<S, M, V>,
  state: S,
  streams: Streams,
  meter: Meter,
): S {
  meter.positions++;
  const after = game.rules.applyChance(state, game.rules.chance(state, streams));
  if (isRefusal(after)) throw new Error(`${game.id} refuses its own chance`);
  return after;
}

/** Lets chance act until a seat must act or the deal is over. */
export function throughChance<S, M, V>(
  game: AGame<S, M, V>,
  from: S,
  random: Random,
  meter: Meter,
): S {
  let state = from;
  while (game.rules.actor(state) === CHANCE) state = chanced(game, state, () => random, meter);
  return state;
}

/**
 * Each seat's points less the mean of the others', signed so that more is better. Partners carry
 * the same points and so get the same utility; parties need no special case.
 */
export function utilitiesOf(points: readonly number[], aim: 'most' | 'least'): readonly number[] {
  const sign = aim === 'most' ? 1 : -1;
  const others = points.length - 1;
  if (others === 0) return points.map((own) => sign * own);
  let total = 0;
  for (let seat = 0; seat <= others; seat++) total += points[seat] ?? 0;
  return points.map((own) => sign * (own - (total - own) / others));
}

/** The utilities of a finished deal, by seat. */
export const utilitiesAtEnd = <S, M, V>(game: AGame<S, M, V>, finished: S): readonly number[] =>
  utilitiesOf(game.rules.points?.(finished) ?? game.rules.outcome(finished).points, game.aim);
