/**
 * What reviews have found, kept in a folder beside those of the records, a file for every match: a decision is weighed
 * once. What is kept answers for what its player knew, for the move and for this judge, and for nothing else; a file
 * that cannot be read or written is done without.
 */
import { dirname, join } from 'node:path';
import * as v from 'valibot';
import type { SeatEntry } from '../../engine/record.ts';
import { crc32 } from '../../engine/sums.ts';
import { type Finding, findingAt } from '../advice/review.ts';
import { noteMistakes } from '../coach/mistakes.ts';
import { makeFolders, replaceFile } from '../disk/files.ts';
import { systemOf } from '../disk/lock.ts';
import type { Folders } from '../disk/paths.ts';
import { type Pace, paced } from '../session/choose-move.ts';
import type { Made } from '../session/steps.ts';

/** To be raised when the judge changes what it finds. */
const EDITION = 3;

const words = v.object({ en: v.string(), de: v.string() });

const schema = v.record(
  v.string(),
  v.object({
    seat: v.number(),
    deal: v.number(),
    ply: v.number(),
    made: v.string(),
    better: v.string(),
    told: v.object({ made: words, better: words }),
    gain: v.object({ mean: v.number(), error: v.number() }),
    exact: v.boolean(),
    worlds: v.number(),
    listed: v.boolean(),
    reasons: v.array(words),
  }),
);

const hex = (sum: number): string => sum.toString(16).padStart(8, '0');

/** Names a decision by all that its finding follows from. */
function keyOf({ before, by, text }: Made): string {
  const { game, state, seed, ply } = before;
  const known = JSON.stringify([EDITION, seed, game.observer.observe(state, by), text]);
  return `${ply}/${by}/${hex(crc32(known))}`;
}

/** The file of a match. */
function fileOf({ history }: Folders, { before }: Made): string {
  const { game, options, seed } = before;
  const name = `${game.id}-${hex(crc32(JSON.stringify([options, seed])))}.json`;
  return join(dirname(history), 'reviews', name);
}

type Kept = Map<string, Finding>;

async function read(folders: Folders, path: string): Promise<Kept> {
  try {
    const text = await systemOf(folders).files.read(path, MOST);
    return new Map(Object.entries(v.parse(schema, JSON.parse(text.toString()))));
  } catch {
    return new Map();
  }
}
/** Bytes of a file; one of a long match has a tenth of that. */
const MOST = 20_000_000;

async function write(folders: Folders, path: string, kept: Kept): Promise<void> {
  const system = systemOf(folders);
  try {
    await makeFolders(system.files, dirname(path));
    await replaceFile(system, path, JSON.stringify(Object.fromEntries(kept)));
  } catch {
    // The review is shown all the same, and weighed again next time.
  }
}

/** New findings after which they are written. */
const LOT = 20;

/** A match that is looked back at: who began, all its steps, and the time now. */
interface Past {
  readonly seats: readonly SeatEntry[];
  readonly made: readonly Made[];
  readonly now: number;
}

/**
 * Weighs decisions of a match one after another, those known from before at once; `show` is told of every finding,
 * undefined where a step was no decision. Stops where the pace does. The person's mistakes among them are noted.
 */
export async function weighEach(
  folders: Folders,
  past: Past,
  decisions: readonly Made[],
  pace: Pace,
  show: (made: Made, finding: Finding | undefined) => void,
): Promise<void> {
  const [first] = decisions;
  if (first === undefined) return;
  const path = fileOf(folders, first);
  const kept = await read(folders, path);
  const findings: Finding[] = [];
  let fresh = 0;
  for (const made of decisions) {
    if (pace.stopped()) break;
    const key = keyOf(made);
    const known = kept.get(key);
    const finding = known ?? (await paced(findingAt(made), pace));
    if (pace.stopped()) break;
    show(made, finding);
    if (finding !== undefined) findings.push(finding);
    if (known !== undefined || finding === undefined) continue;
    kept.set(key, finding);
    if (++fresh % LOT === 0) await write(folders, path, kept);
  }
  if (fresh % LOT !== 0) await write(folders, path, kept);
  await noteMistakes({ ...past, findings }, folders, past.now);
}
