/**
 * The tree of a search: statistics of each move at each node. A node is an information set of the searching seat,
 * keyed by the fingerprint of the seat's observation, so that worlds which look alike share a node until the seat
 * learns what tells them apart. The constants are judgement, measured by `npm run ladder -- GAME`.
 */
import { at } from '../engine/estimate.ts';
import { Store } from '../engine/store.ts';
import { finalMix } from './final-mix.ts';

/** The statistics of a move at a node. */
interface Arm {
  visits: number;
  /** How often the move was legal when the node was visited. */
  offered: number;
  /** The sum of the actor's utilities. */
  utility: number;
}

/** A node of the tree. */
export interface Point {
  /** The part of the fingerprint that the key does not hold. */
  readonly check: number;
  visits: number;
  utility: number;
  /** The arms by move, made on the second visit, which most nodes never have. */
  arms: Map<string | number, Arm> | undefined;
}

/** The nodes of a tree by their keys. */
export type Points = Map<number, Point>;

export const newPoint = (check = 0): Point => ({ check, visits: 0, utility: 0, arms: undefined });

/** The exploration constant, in standard deviations of the utility. */
const CURIOSITY = 0.7;
/** The share of the prior that is uniform rather than the policy's. */
const EXPLORATION = 0.3;

/** The statistics of a move at a node, begun at zero when the move is first met. */
function armOf(point: Point, key: string | number): Arm {
  point.arms ??= new Map();
  const known = point.arms.get(key);
  if (known !== undefined) return known;
  const arm = { visits: 0, offered: 0, utility: 0 };
  point.arms.set(key, arm);
  return arm;
}

/** The upper confidence of a move: its mean utility plus an exploration term (PUCT, Rosin 2011). */
function promise(point: Point, arm: Arm, prior: number, spread: number): number {
  const mean =
    arm.visits > 0 ? arm.utility / arm.visits : point.utility / Math.max(1, point.visits);
  return mean + (CURIOSITY * spread * prior * Math.sqrt(arm.offered)) / (1 + arm.visits);
}

/**
 * The index of the move to try now. `weights` is the actor's policy, if known, and `spread` the standard deviation of
 * the utilities seen so far.
 */
export function chooseArm(
  point: Point,
  keys: readonly (string | number)[],
  weights: readonly number[] | undefined,
  spread: number,
): number {
  const total = weights?.reduce((sum, weight) => sum + weight, 0) ?? 1;
  let best = 0;
  let bestPromise = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < keys.length; i++) {
    const arm = armOf(point, at(keys, i));
    arm.offered++;
    const even = 1 / keys.length;
    const prior =
      weights === undefined
        ? even
        : EXPLORATION * even + ((1 - EXPLORATION) * at(weights, i)) / total;
    const value = promise(point, arm, prior * keys.length, spread);
    if (value > bestPromise) {
      best = i;
      bestPromise = value;
    }
  }
  return best;
}

/** Records the utility of the actor's move. */
export function recordUtility(point: Point, key: string | number, utility: number): void {
  const arm = armOf(point, key);
  arm.visits++;
  arm.utility += utility;
  point.visits++;
  point.utility += utility;
}

/**
 * The node of an observation; undefined if the node is new, and has been added. One half of the fingerprint is the
 * key, the other tells whether a node is really this one; if not, the next key is tried.
 */
export function pointAt(
  points: Points,
  observation: unknown,
  fields: FieldHash[],
): Point | undefined {
  const { high, low } = fingerprint(observation, fields);
  for (let key = high; ; key++) {
    const point = points.get(key);
    if (point === undefined) points.set(key, newPoint(low));
    if (point === undefined || point.check === low) return point;
  }
}

/** The two halves of a fingerprint. */
interface Lanes {
  high: number;
  low: number;
}

/** The value that a field of an observation had last, and the fingerprint of that value. */
export interface FieldHash {
  readonly value: unknown;
  readonly lanes: Lanes;
}

/** Mixes a word into two lanes of MurmurHash3 (Appleby), which differ in their constants. */
function mix(lanes: Lanes, word: number): void {
  let h = Math.imul(word, 0xcc9e2d51);
  h = lanes.high ^ Math.imul((h << 15) | (h >>> 17), 0x1b873593);
  lanes.high = (Math.imul((h << 13) | (h >>> 19), 5) + 0xe6546b64) | 0;
  let l = Math.imul(word, 0x239b961b);
  l = lanes.low ^ Math.imul((l << 16) | (l >>> 16), 0xab0e9789);
  lanes.low = (Math.imul((l << 17) | (l >>> 15), 5) + 0x561ccd1b) | 0;
}

// Words mixed in for values that are not integers, so that values of different kinds differ.
const OBJECT = 0x1b56c4e9;
const END = 0x51ed270b;
const LIST = 0x2545f491;
const TEXT = 0x6c078965;
const TRUE = 0x7feb352d;
const FALSE = 0x46a8cb31;
const NOTHING = 0x3c6ef372;

const floats = new Float64Array(1);
const words = new Int32Array(floats.buffer);

function mixText(lanes: Lanes, text: string): void {
  mix(lanes, TEXT ^ text.length);
  for (let i = 0; i < text.length; i++) mix(lanes, text.charCodeAt(i));
}

/** Mixes a number into a fingerprint: whole ones at once, all others by the bits of their two words. */
function mixNumber(lanes: Lanes, value: number): void {
  const whole = value | 0;
  mix(lanes, whole);
  if (whole === value) return;
  floats[0] = value;
  mix(lanes, words[0] ?? 0);
  mix(lanes, words[1] ?? 0);
}

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: object): value is Fields => !Array.isArray(value);

/** Mixes any plain value into a fingerprint; `fields`, if given, takes the fingerprint of each field of an object. */
function mixValue(lanes: Lanes, value: unknown, fields?: FieldHash[]): void {
  if (typeof value === 'number') mixNumber(lanes, value);
  else if (typeof value === 'string') mixText(lanes, value);
  else if (typeof value === 'boolean') mix(lanes, value ? TRUE : FALSE);
  else if (typeof value !== 'object' || value === null) mix(lanes, NOTHING);
  else if (Array.isArray(value)) mixList(lanes, value);
  else if (isFields(value)) mixFields(lanes, value, fields);
}

function mixList(lanes: Lanes, list: readonly unknown[]): void {
  mix(lanes, LIST ^ list.length);
  for (let i = 0; i < list.length; i++) mixValue(lanes, list[i]);
}

/** Mixes an object. A field that is still the same object as in `fields` is not looked into again. */
function mixFields(lanes: Lanes, value: Fields, fields?: FieldHash[]): void {
  mix(lanes, OBJECT);
  let place = 0;
  for (const name in value) {
    const part = value[name];
    place++;
    if (part === undefined) continue;
    mix(lanes, nameHash(name));
    if (fields === undefined || typeof part !== 'object') mixValue(lanes, part);
    else {
      let field: FieldHash | undefined = fields[place];
      if (field?.value !== part) {
        field = { value: part, lanes: { high: 0, low: 0 } };
        mixValue(field.lanes, part);
        fields[place] = field;
      }
      mix(lanes, field.lanes.high);
      mix(lanes, field.lanes.low);
    }
  }
  mix(lanes, END);
}

/** The fingerprints of the names of fields, by name. */
const names = new Store<string, number>('names', (_, text) => text.length);

/** The fingerprint of a field’s name, kept since names come again and again. */
function nameHash(text: string): number {
  const known = names.get(text);
  if (known !== undefined) return known;
  const lanes = { high: 0, low: 0 };
  mixText(lanes, text);
  return names.set(text, lanes.high);
}

/**
 * The 64-bit fingerprint of an object, a list or any other plain value. Values with the same JSON have the same
 * fingerprint, which costs a tenth of the JSON. Different values share a fingerprint once in 2⁶⁴ comparisons: in a
 * search with 20,000 nodes, once in 10¹¹.
 */
export function fingerprint(value: unknown, fields?: FieldHash[]): Readonly<Lanes> {
  const lanes = { high: 0, low: 0 };
  mixValue(lanes, value, fields);
  return { high: finalMix(lanes.high), low: finalMix(lanes.low) };
}
