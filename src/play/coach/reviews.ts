/**
 * Keeps the findings of reviews, so that a decision is weighed once: a file for every match, in a folder beside those
 * of the records. A finding holds for what its player knew, for the move and for this judge, and for nothing else.
 *
 * A line holds a finding, or names a step that records do not tell apart: one that the program made for the person, or
 * the person for their partner. Each has a sum that is chained to the line before, as in a save. Decisions after a
 * damaged line are weighed again, and a file that cannot be read or written is ignored.
 */
import { join } from 'node:path';
import * as v from 'valibot';
import { crc32, FIRST, followSum } from '../../engine/checksums.ts';
import { CHANCE, type Seat } from '../../engine/game.ts';
import { parsed } from '../../engine/json.ts';
import type { AnyMatch } from '../../engine/match.ts';
import type { SeatEntry } from '../../engine/record.ts';
import { isPlainText } from '../../lang/plain.ts';
import { dropAnalysis } from '../advice/analysis.ts';
import { type Finding, findingAt } from '../advice/review.ts';
import { openSealer } from '../disk/checksum-chain.ts';
import { remakeFile } from '../disk/folders.ts';
import { systemOf } from '../disk/lock.ts';
import { type Folders, reviewsFolder } from '../disk/paths.ts';
import { WRITTEN } from '../disk/written-files.ts';
import { type Pace, paced } from '../session/choose-move.ts';
import type { Made } from '../steps/steps.ts';
import { noteMistakes } from './mistakes.ts';
import type { Mistake } from './practice.ts';

/** The edition of the judge, to be raised whenever its findings change. */
const EDITION = 15;

const plain = v.pipe(v.string(), v.check(isPlainText));
const words = v.object({ en: plain, de: plain });
const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const points = v.pipe(v.number(), v.finite());

const standInSchema = v.object({ key: v.string(), standIn: v.literal(true) });

const partnersSchema = v.object({ key: v.string(), decidedBy: count });

const lineSchema = v.object({
  key: v.string(),
  finding: v.object({
    seat: count,
    deal: count,
    ply: count,
    made: plain,
    better: plain,
    told: v.object({ made: words, better: words }),
    gain: v.object({ mean: points, error: points }),
    exact: v.boolean(),
    worlds: count,
    listed: v.boolean(),
    degree: v.picklist(['better', 'probably', 'equal']),
    reasons: v.array(v.object({ own: words, others: words })),
  }),
});

const hex = (sum: number): string => sum.toString(16).padStart(8, '0');

/** The key of a decision: everything that its finding follows from. */
function decisionKey({ before, by, text }: Made): string {
  const { game, state, seed, ply } = before;
  const known = JSON.stringify([EDITION, seed, game.observer.observe(state, by), text]);
  return `${ply}/${by}/${hex(crc32(known))}`;
}

/** The file of a match. */
function fileOf(folders: Folders, { game, options, seed }: AnyMatch): string {
  const name = `${game.id}-${hex(crc32(JSON.stringify([options, seed])))}.jsonl`;
  return join(reviewsFolder(folders), name);
}

/** The findings of a match and the steps made for its person, by the keys of decisions. */
interface ReviewsKept {
  readonly findings: Map<string, Finding>;
  /** Steps that the program made for the person. */
  readonly standIns: Set<string>;
  /** By step that a person made for their partner: the seat of that person. */
  readonly partners: Map<string, Seat>;
}

/** What the lines of a text hold, up to the first that is damaged or lacks its end. */
function soundLines(text: string): readonly unknown[] {
  const whole = text.split('\n').slice(0, -1);
  const values: unknown[] = [];
  let sum: number = FIRST;
  for (const line of whole) {
    const next = followSum(sum, line);
    if (typeof next !== 'number') break;
    values.push(parsed(line));
    sum = next;
  }
  return values;
}

/** The key and the finding of a line; none if the line is not as its schema says, or has words unfit to be shown. */
function findingIn(line: unknown): readonly (readonly [string, Finding])[] {
  const { success, output } = v.safeParse(lineSchema, line);
  return success ? [[output.key, output.finding]] : [];
}

/** The key of a step made for the person; none if the line names none. */
function standInIn(line: unknown): readonly string[] {
  const { success, output } = v.safeParse(standInSchema, line);
  return success ? [output.key] : [];
}

/** The key of a step that a person made for their partner, and their seat; none if the line names none. */
function partnersIn(line: unknown): readonly (readonly [string, Seat])[] {
  const { success, output } = v.safeParse(partnersSchema, line);
  return success ? [[output.key, output.decidedBy]] : [];
}

/** The lines of a file, up to the first damaged line; a file that cannot be read counts as empty. */
async function readKept(folders: Folders, path: string): Promise<ReviewsKept> {
  try {
    const bytes = await systemOf(folders).files.read(path, WRITTEN.review.most);
    const lines = soundLines(bytes.toString('utf8'));
    return {
      findings: new Map(lines.flatMap(findingIn)),
      standIns: new Set(lines.flatMap(standInIn)),
      partners: new Map(lines.flatMap(partnersIn)),
    };
  } catch {
    return { findings: new Map(), standIns: new Set(), partners: new Map() };
  }
}

/** The steps of a match with what is known of who made them: the program for a person, a person for their partner. */
export async function withDeciders(
  folders: Folders,
  made: readonly Made[],
): Promise<readonly Made[]> {
  const [first] = made;
  if (first === undefined) return made;
  const { standIns, partners } = await readKept(folders, fileOf(folders, first.before));
  if (standIns.size + partners.size === 0) return made;
  return made.map((step): Made => {
    if (step.by === CHANCE) return step;
    const key = decisionKey(step);
    const decidedBy = partners.get(key) ?? step.decidedBy;
    const known: Made = decidedBy === undefined ? step : { ...step, decidedBy };
    return standIns.has(key) ? { ...known, standIn: true } : known;
  });
}

/** What earlier reviews have found about these decisions of a match, without weighing any. */
export async function findingsKept(
  folders: Folders,
  decisions: readonly Made[],
): Promise<readonly Finding[]> {
  const [first] = decisions;
  if (first === undefined) return [];
  const { findings } = await readKept(folders, fileOf(folders, first.before));
  if (findings.size === 0) return [];
  return decisions.flatMap((made) => {
    const finding = findings.get(decisionKey(made));
    return finding === undefined ? [] : [decidedIn(made, finding)];
  });
}

/** A finding with the person who made the decision for their partner. */
const decidedIn = ({ decidedBy }: Made, finding: Finding): Finding =>
  decidedBy === undefined ? finding : { ...finding, decidedBy };

/** Writes all that is kept anew; a disk that fails costs time at the next review and nothing else. */
async function writeKept(
  folders: Folders,
  path: string,
  { findings, standIns, partners }: ReviewsKept,
): Promise<void> {
  const lines = [
    ...[...standIns].map((key) => ({ key, standIn: true })),
    ...[...partners].map(([key, decidedBy]) => ({ key, decidedBy })),
    ...[...findings].map(([key, finding]) => ({ key, finding })),
  ];
  try {
    await remakeFile(systemOf(folders), path, openSealer().begin(lines));
  } catch {
    // The review is shown all the same, and weighed again next time.
  }
}

/** The number of new findings after which the file is written. */
const LOT = 20;

/** The reviews of a match, opened by whoever weighs its decisions now. */
export interface OpenReviews {
  /** The finding of a decision; undefined where nothing was decided, or the pace stopped. */
  readonly find: (made: Made, pace: Pace) => Promise<Finding | undefined>;
  /** Notes of a step that the program made it for the person, or the person for their partner, if that is so. */
  readonly noteDecider: (made: Made) => void;
}

/** Whoever weighs decisions of a match now. */
interface Weigher {
  readonly leave: () => void;
  /** Resolves when all findings are kept. */
  readonly left: Promise<void>;
}

/** Whoever weighs, by the file of the match. */
const weighers = new Map<string, Weigher>();

/**
 * The reviews of one match: kept findings are given back, others computed and kept. The file is written every few findings,
 * and `save` writes the rest.
 */
async function openAt(
  folders: Folders,
  path: string,
): Promise<OpenReviews & { save: () => Promise<void> }> {
  const kept = await readKept(folders, path);
  const { findings, standIns, partners } = kept;
  let fresh = 0;
  let isWritten = true;
  const write = async (): Promise<void> => {
    isWritten = true;
    await writeKept(folders, path, kept);
  };
  const add = async (key: string, finding: Finding): Promise<void> => {
    findings.set(key, finding);
    isWritten = false;
    fresh++;
    if (fresh % LOT === 0) await write();
  };
  return {
    async find(made, pace) {
      const key = decisionKey(made);
      const known = findings.get(key);
      if (known !== undefined) return decidedIn(made, known);
      const finding = await paced(findingAt(made), pace);
      if (finding === undefined || pace.stopped()) return undefined;
      dropAnalysis(made.before);
      await add(key, finding);
      return decidedIn(made, finding);
    },
    noteDecider(made) {
      const { standIn, decidedBy } = made;
      if (standIn !== true && decidedBy === undefined) return;
      const key = decisionKey(made);
      if (standIns.has(key) || partners.has(key)) return;
      if (decidedBy === undefined) standIns.add(key);
      else partners.set(key, decidedBy);
      isWritten = false;
    },
    async save() {
      if (!isWritten) await write();
    },
  };
}

/**
 * Works on the reviews of a match. Who worked on them before is asked to leave by `leave`, and what they found is kept
 * by then.
 */
export async function withReviews(
  folders: Folders,
  match: AnyMatch,
  leave: () => void,
  work: (reviews: OpenReviews) => Promise<void>,
): Promise<void> {
  const path = fileOf(folders, match);
  const earlier = weighers.get(path);
  earlier?.leave();
  const working = (async () => {
    await earlier?.left;
    const reviews = await openAt(folders, path);
    try {
      await work(reviews);
    } finally {
      await reviews.save();
    }
  })();
  const own = { leave, left: working.catch(() => {}) };
  weighers.set(path, own);
  try {
    await working;
  } finally {
    if (weighers.get(path) === own) weighers.delete(path);
  }
}

/** A match that is reviewed, and the time now. */
interface PastMatch {
  /** Who sat where at the beginning. */
  readonly seats: readonly SeatEntry[];
  readonly made: readonly Made[];
  readonly now: number;
}

/**
 * Reviews decisions of a match one after another; those whose findings are kept need no work. `show` gets every finding,
 * undefined where a step was no decision. Stops when the pace does. The person's mistakes are noted for practice,
 * and returned.
 */
export async function weighEach(
  folders: Folders,
  past: PastMatch,
  decisions: readonly Made[],
  pace: Pace,
  show: (made: Made, finding: Finding | undefined) => void,
): Promise<readonly Mistake[]> {
  const [first] = decisions;
  if (first === undefined) return [];
  let isLeft = false;
  const leave = (): void => {
    isLeft = true;
  };
  const stopped = (): boolean => isLeft || pace.stopped();
  const findings: Finding[] = [];
  await withReviews(folders, first.before, leave, async ({ find, noteDecider }) => {
    for (const made of past.made) noteDecider(made);
    for (const made of decisions) {
      if (stopped()) break;
      const finding = await find(made, { ...pace, stopped });
      if (stopped()) break;
      show(made, finding);
      if (finding !== undefined) findings.push(finding);
    }
  });
  return noteMistakes({ ...past, findings }, folders, past.now);
}
