/**
 * What a seat has learnt since a match began. What it learnt from a step is found once and kept as long as the match,
 * so that a program may ask at every decision.
 */
import type { PublishedBefore } from '../engine/game.ts';
import { maskedStep, matchActor } from '../engine/match.ts';
import { byOf } from '../engine/record.ts';
import { frozen, insideOf, type StepMade } from './inside.ts';
import type { Match } from './types.ts';

/** Something a seat has learnt: a step as the seat saw it, and what the step changed in its observation. */
export interface Learnt {
  readonly by: number | 'chance';
  readonly do: string;
  /** The keys of the published observation that changed, and their values. */
  readonly seen: Readonly<Record<string, unknown>>;
}

/** What a seat sees once a step is made. */
type Sight = PublishedBefore<unknown>;

/** What a seat remembers after a step, linked to what it remembered before. */
class Memory {
  readonly earlier: Memory | undefined;
  readonly learnt: Learnt;
  /** Kept until the next step needs it, and found again for another next step. */
  sight: Sight | undefined;

  constructor(earlier: Memory | undefined, learnt: Learnt, sight: Sight) {
    this.earlier = earlier;
    this.learnt = learnt;
    this.sight = sight;
  }
}

function memoryHeld({ memories }: StepMade, seat: number): Memory | undefined {
  const memory = memories[seat];
  return memory instanceof Memory ? memory : undefined;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Whether two values are the same as JSON. */
function areAlike(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((value, at) => areAlike(value, other[at]));
  if (!isObject(one) || !isObject(other)) return false;
  const keys = Object.keys(one);
  const others = Object.keys(other);
  if (keys.length !== others.length) return false;
  return keys.every((key, at) => key === others[at] && areAlike(one[key], other[key]));
}

/** What the seat sees once the step is made; of a deal that the step closed, its end. */
function sightAfter({ after }: StepMade, seat: number, before?: Sight): Sight {
  const { published, observer } = after.game;
  const observation = observer.observe(after.finished ?? after.state, seat);
  return { observation, told: Object(published.publish(observation, before)) };
}

/** The published values that are not those of the sight before. */
function newIn({ told }: Sight, before: Sight | undefined): Learnt['seen'] {
  const known = before?.told ?? {};
  const seen: Record<string, unknown> = {};
  for (const key of Object.keys(told))
    if (!Object.hasOwn(known, key) || !areAlike(told[key], known[key])) seen[key] = told[key];
  return seen;
}

/**
 * What the seat saw before a step, so that only what changed is reported; undefined before the first step. A sight
 * kept by the memory is used up, else it is found again.
 */
function sightBefore(made: StepMade, seat: number, memory: Memory | undefined): Sight | undefined {
  if (memory === undefined || made.earlier === undefined) return undefined;
  const sight = memory.sight ?? sightAfter(made.earlier, seat);
  memory.sight = undefined;
  return sight;
}

/** What the seat has learnt from a step, after all that it remembers. */
function memoryOfStep(made: StepMade, seat: number, earlier: Memory | undefined): Memory {
  const { before, line } = made;
  const known = sightBefore(made, seat, earlier);
  const sight = sightAfter(made, seat, known);
  const by = byOf(matchActor(before));
  const seen = newIn(sight, known);
  const learnt = frozen({ by, do: maskedStep(before, line, seat), seen });
  return new Memory(earlier, learnt, sight);
}

/** What the seat remembers after the step; whatever was not asked for before is found and kept. */
function memoryAfter(made: StepMade, seat: number): Memory | undefined {
  const pending: StepMade[] = [];
  let memory: Memory | undefined;
  for (let step: StepMade | undefined = made; step !== undefined; step = step.earlier) {
    memory = memoryHeld(step, seat);
    if (memory !== undefined) break;
    pending.push(step);
  }
  for (const step of pending.reverse()) {
    memory = memoryOfStep(step, seat, memory);
    step.memories[seat] = memory;
  }
  return memory;
}

/**
 * All that a seat has learnt since the match began, with perfect recall: two matches have the same history
 * if and only if the seat could not tell them apart at any moment.
 */
export function historyOf(match: Match, seat: number): readonly Learnt[] {
  const { made } = insideOf(match);
  if (made === undefined) return [];
  const history: Learnt[] = [];
  for (let memory = memoryAfter(made, seat); memory !== undefined; memory = memory.earlier)
    history.push(memory.learnt);
  return history.reverse();
}
