/**
 * Power cuts: for every moment of a match (`power-match.ts`) every disk a power cut could leave is
 * looked at as the program would at its next start. It must hold a state of the match that was
 * shown, and none older than the last that was promised to be kept.
 */
import { isDeepStrictEqual } from 'node:util';
import type { AnyMatch } from '../../src/engine/match.ts';
import { below, openQuickStream } from '../../src/engine/random.ts';
import { isRefusal } from '../../src/engine/refusal.ts';
import type { System } from '../../src/play/disk/files.ts';
import { type Folders, RECORD } from '../../src/play/disk/paths.ts';
import { readHistory } from '../../src/play/kept/history.ts';
import { listSaves, type SaveEntry } from '../../src/play/kept/listing.ts';
import { resumeSession } from '../../src/play/past/saves.ts';
import { timelineOf } from '../support/timeline.ts';
import { type Change, Image, ModelDisk, type Op } from './model-disk.ts';
import { foldersOn, GAMES, lifeOf, type Mark, playThrough, type Random } from './power-match.ts';

/** How thoroughly a log is looked at. */
export interface Share {
  /** Places at which a write is torn; all of them if it is no longer than this. */
  readonly tears: number;
  /** Changes not synced of which every subset is tried; of more only some. */
  readonly exhaustive: number;
}

export const SMALL: Share = { tears: 1, exhaustive: 2 };
export const WHOLE: Share = { tears: 200, exhaustive: 8 };

/** Subsets of some things: all of them where they are few, else extremes and a sample. */
function* subsets<T>(all: readonly T[], share: Share, random: Random): Generator<readonly T[]> {
  if (all.length <= share.exhaustive) {
    for (let bits = 0; bits < 2 ** all.length; bits++)
      yield all.filter((_, at) => Math.floor(bits / 2 ** at) % 2 === 1);
    return;
  }
  yield [];
  yield all;
  for (const one of all) yield [one];
  for (const one of all) yield all.filter((other) => other !== one);
  for (let n = 0; n < 2 ** share.exhaustive; n++) yield all.filter(() => random() < 0.5);
}

type Write = Extract<Change, { kind: 'write' }>;

/** A write of which only the beginning arrived, the rest missing or read as zeros. */
function* torn(write: Write, { tears }: Share, random: Random): Generator<Write> {
  const { length } = write.bytes;
  const all = Array.from({ length }, (_, at) => at);
  const few = [0, 1, length - 1, ...Array.from({ length: tears }, () => below(random, length))];
  for (const at of length <= tears ? all : few) {
    yield { ...write, bytes: write.bytes.subarray(0, at) };
    yield { ...write, bytes: Buffer.concat([write.bytes.subarray(0, at)], length) };
  }
}

function* tornSets(
  changes: readonly Change[],
  share: Share,
  random: Random,
): Generator<readonly Change[]> {
  yield changes;
  for (const [at, change] of changes.entries()) {
    if (change.kind !== 'write') continue;
    for (const part of torn(change, share, random)) yield changes.with(at, part);
  }
}

/** Every disk a power cut may leave. */
function* disksLeft(
  base: Image,
  unsynced: readonly Change[],
  share: Share,
  random: Random,
): Generator<Image> {
  for (const kept of subsets(unsynced, share, random))
    for (const changes of tornSets(kept, share, random)) {
      const image = base.copy();
      for (const change of changes) image.apply(change);
      yield image;
    }
}

/** What the program finds at its next start. */
interface Finding {
  readonly matches: readonly AnyMatch[];
  readonly saves: readonly SaveEntry[];
  readonly fault?: string;
}

async function matchOf(save: SaveEntry, folders: Folders, system: System): Promise<AnyMatch> {
  if (save.finished) {
    return timelineOf((await system.files.read(save.path)).toString()).match;
  }
  const session = await resumeSession(save, { folders });
  if (isRefusal(session)) throw new Error(session.text.en);
  await session.close();
  const left = (await system.files.list(folders.games)).filter((name) => !name.endsWith(RECORD));
  if (left.length > 0) throw new Error(`left behind: ${left.join(', ')}`);
  return session.match();
}

/** Every finished match is in the history once, at the second reading as at the first. */
async function checkHistory(folders: Folders): Promise<void> {
  const saves = await listSaves(folders);
  const ended = [...new Set(saves.filter(({ finished }) => finished).map(({ id }) => id))];
  for (const time of ['first', 'second']) {
    const entered = (await readHistory(folders)).map(({ id }) => id);
    if (entered.join() !== ended.join())
      throw new Error(`the ${time} reading finds ${entered.join()}`);
  }
}

async function inspect(image: Image): Promise<Finding> {
  const life = lifeOf(99, () => 99);
  const system = {
    files: new ModelDisk({ image, isUnwatched: true }).files(),
    life: async () => life,
  };
  const folders = foldersOn(system);
  const namesIn = (folder: string) => system.files.list(folder).catch(() => []);
  const names = [...(await namesIn(folders.games)), ...(await namesIn(folders.history))];
  const saves = await listSaves(folders);
  const matches: AnyMatch[] = [];
  try {
    if (saves.length < names.filter((name) => name.endsWith(RECORD)).length)
      throw new Error('a save cannot be read');
    for (const save of saves) matches.push(await matchOf(save, folders, system));
    await checkHistory(folders);
    return { matches, saves };
  } catch (error) {
    return { matches, saves, fault: String(error) };
  }
}

const isSame = (one: AnyMatch, two: AnyMatch): boolean =>
  one.ply === two.ply && one.deal === two.deal && isDeepStrictEqual(one.state, two.state);

/** What has been shown and promised at some moment. */
class Promised {
  #shown: AnyMatch[] = [];
  #isKept = false;
  #isOver = false;

  hear(mark: Mark): void {
    if (mark === 'over') this.#isOver = true;
    else if (mark !== 'kept') this.#shown.push(mark.shown);
    else {
      this.#shown = this.#shown.slice(-1);
      this.#isKept = true;
    }
  }

  /** What is wrong with a finding; undefined if nothing is. */
  breach({ matches, saves, fault }: Finding): string | undefined {
    if (fault !== undefined) return fault;
    if (this.#isKept && matches.length === 0) return 'the save is lost';
    const strange = matches.find((match) => !this.#shown.some((shown) => isSame(shown, match)));
    if (strange !== undefined)
      return `step ${strange.ply} is found, ${this.#shown.at(-1)?.ply} was shown`;
    const isFiled = saves.length === 1 && saves.every(({ path }) => path.includes('/history/'));
    return this.#isOver && !isFiled ? 'a finished game is not in the history alone' : undefined;
  }
}

export interface PowerCuts {
  /** Moments at which the power was cut. */
  readonly cuts: number;
  /** Disks looked at, each content once. */
  readonly disks: number;
  /** Steps and promises that were lost, with their seeds. */
  readonly lost: readonly string[];
}

/** What was found on disks by their content, which is all that a finding depends on. */
export type Findings = Map<string, Finding>;

/** Cuts the power after every operation of a log; disks that were found before are not looked at again. */
async function cutAll(
  log: readonly Op<Mark>[],
  title: string,
  share: Share,
  before: Findings,
): Promise<PowerCuts> {
  const random = openQuickStream(`cuts/${title}`);
  const known = new Set<string>();
  const lost: string[] = [];
  const promised = new Promised();
  const base = new Image();
  let unsynced: readonly Change[] = [];
  for (const [at, op] of log.entries()) {
    if (op.kind === 'mark') promised.hear(op.mark);
    else if (op.kind !== 'sync') unsynced = [...unsynced, op];
    else {
      for (const change of unsynced) if (change.at === op.at) base.apply(change);
      unsynced = unsynced.filter((change) => change.at !== op.at);
    }
    for (const image of disksLeft(base, unsynced, share, random)) {
      const key = image.key();
      const finding = before.get(key) ?? (await inspect(image));
      before.set(key, finding);
      known.add(key);
      const breach = promised.breach(finding);
      if (breach !== undefined) lost.push(`${title}, operation ${at} of ${log.length}: ${breach}`);
      if (lost.length > 0) return { cuts: at + 1, disks: known.size, lost };
    }
  }
  return { cuts: log.length, disks: known.size, lost };
}

/** How a match is looked at besides. */
interface Besides {
  /** A call whose sync does nothing. */
  readonly deaf?: string;
  /** What was found in other runs of the same match. */
  readonly findings?: Findings;
}

/** One match of a game and every power cut in it. */
export async function powerCutsOf(
  id: string,
  seed: string,
  share: Share,
  { deaf, findings = new Map() }: Besides = {},
): Promise<PowerCuts & { readonly sites: ReadonlySet<string> }> {
  const disk = new ModelDisk<Mark>(deaf === undefined ? {} : { deaf });
  await playThrough(id, seed, disk);
  return {
    ...(await cutAll(disk.log, `power cut in ${id}, seed ${seed}`, share, findings)),
    sites: disk.sites,
  };
}

/** Whole matches of five games in turn; what is lost names game, seed and operation. */
export async function powerCuts(seed: string, matches: number, share = WHOLE): Promise<PowerCuts> {
  let all: PowerCuts = { cuts: 0, disks: 0, lost: [] };
  for (let match = 0; match < matches; match++) {
    const id = GAMES[match % GAMES.length] ?? GAMES[0];
    const { cuts, disks, lost } = await powerCutsOf(id, `${seed}/${match}`, share);
    all = { cuts: all.cuts + cuts, disks: all.disks + disks, lost: [...all.lost, ...lost] };
  }
  return all;
}
