/**
 * What a seat has learnt since a match began. What it learnt from a step is found once and kept as long as the match,
 * so that a program may ask at every decision.
 */
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

/** The keys of a published observation. Values that a step leaves alone are those of the observation before. */
type Observed = Readonly<Record<string, unknown>>;

/** What a seat remembers after a step, linked to what it remembered before. */
interface Memory {
  readonly earlier: Memory | undefined;
  readonly learnt: Learnt;
  readonly observation: Observed;
}

/** The memories after a step, by seat. */
const memories = new WeakMap<StepMade, (Memory | undefined)[]>();

function remember(made: StepMade, seat: number, memory: Memory): void {
  const bySeat = memories.get(made) ?? [];
  bySeat[seat] = memory;
  memories.set(made, bySeat);
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Whether two values are the same as JSON. */
function areAlike(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (!isObject(one) || !isObject(other)) return false;
  const keys = Object.keys(one);
  const others = Object.keys(other);
  if (keys.length !== others.length) return false;
  return keys.every((key, at) => key === others[at] && areAlike(one[key], other[key]));
}

/** What the seat sees once the step is made; of a deal that the step closed, its end. */
function publishedAfter({ after }: StepMade, seat: number): Observed {
  const { published, observer } = after.game;
  const state = after.finished ?? after.state;
  return Object(published.publish(observer.observe(state, seat)));
}

/** What the seat has learnt from a step, after all that it remembers. */
function memoryOfStep(made: StepMade, seat: number, earlier: Memory | undefined): Memory {
  const { before, line } = made;
  const known = earlier?.observation ?? {};
  const observation: Record<string, unknown> = {};
  const seen: Record<string, unknown> = {};
  const published = publishedAfter(made, seat);
  for (const key of Object.keys(published)) {
    const value = published[key];
    const isKnown = Object.hasOwn(known, key) && areAlike(value, known[key]);
    observation[key] = isKnown ? known[key] : value;
    if (!isKnown) seen[key] = value;
  }
  const by = byOf(matchActor(before));
  const learnt = frozen({ by, do: maskedStep(before, line, seat), seen });
  return { earlier, learnt, observation };
}

/** What the seat remembers after the step; whatever was not asked for before is found and kept. */
function memoryAfter(made: StepMade, seat: number): Memory | undefined {
  const pending: StepMade[] = [];
  let memory: Memory | undefined;
  for (let step: StepMade | undefined = made; step !== undefined; step = step.earlier) {
    memory = memories.get(step)?.[seat];
    if (memory !== undefined) break;
    pending.push(step);
  }
  for (const step of pending.reverse()) {
    memory = memoryOfStep(step, seat, memory);
    remember(step, seat, memory);
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
