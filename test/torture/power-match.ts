/**
 * Whole matches on a disk in memory, played as the program does, with steps taken back and the
 * program killed on the way. What was shown and what was promised is marked in the disk's log.
 */

import type { AnyMatch } from '../../src/engine/match.ts';
import { below, openQuickStream } from '../../src/engine/random.ts';
import { isRefusal } from '../../src/engine/refusal.ts';
import type { Life, System } from '../../src/play/disk/files.ts';
import type { Folders } from '../../src/play/disk/paths.ts';
import { newJournal } from '../../src/play/kept/journal.ts';
import { listSaves } from '../../src/play/kept/listing.ts';
import { resumeSession } from '../../src/play/past/saves.ts';
import { openSession } from '../../src/play/session/open-session.ts';
import type { Session } from '../../src/play/session/session.ts';
import { undoPointIn } from '../../src/play/session/undo.ts';
import { gameCalled, optionsOf, someMove } from '../support/session.ts';
import type { ModelDisk } from './model-disk.ts';

/** Cards laid out, bid, drawn and taken back; each is one short match. */
export const GAMES = ['boese-dame', 'kabadak', 'bimbo', 'cabo', 'hiki-kabu'] as const;

export type Random = () => number;

/** What the log is marked with: the match as it was shown, or that all shown so far is kept. */
export type Mark = { readonly shown: AnyMatch } | 'kept' | 'over';

/** A process of some number, alive while `now` says so. */
export function lifeOf(number: number, now: () => number): Life {
  const token = `${number}-0`;
  return {
    token,
    enter: async () => `${number} process`,
    leave: async () => {},
    isAlive: async (mark) => Number.parseInt(mark, 10) === now(),
    mayRun: (other) => Number.parseInt(other, 10) === now(),
  };
}

export const foldersOn = (system: System): Folders => ({
  games: '/home/data/games',
  history: '/home/data/history',
  system,
});

const never = new Promise<never>(() => {});

interface Process {
  readonly folders: Folders;
  readonly killed: Promise<'killed'>;
  /** Nobody kills it from now on. */
  readonly spare: () => void;
  /** Says something in the log, unless it is dead. */
  readonly mark: (mark: Mark) => void;
}

/** A process that is killed ahead of one of its file calls, as often as not of a sync. */
function startProcess(
  disk: ModelDisk<Mark>,
  number: number,
  calls: number,
  random: Random,
): Process {
  let isDead = false;
  let left = calls;
  const spare = (): void => {
    left = Number.POSITIVE_INFINITY;
  };
  let kill: () => void = () => {};
  const killed = new Promise<'killed'>((resolve) => {
    kill = () => resolve('killed');
  });
  const before = async (call: string): Promise<void> => {
    left--;
    if (left < 0 && !isDead && (call === 'sync' || random() < 0.1)) {
      isDead = true;
      kill();
    }
    if (isDead) await never;
  };
  const life = lifeOf(number, () => number);
  const system = { files: disk.files(before), life: async () => life };
  const mark = (said: Mark): void => {
    if (!isDead) disk.mark(said);
  };
  return { folders: foldersOn(system), killed, spare, mark };
}

function begin(id: string, seed: string, folders: Folders): Session {
  const game = gameCalled(id);
  const options = optionsOf(game, { deals: 1 });
  const players = Array.from({ length: Number(options.players) }, (_, seat) => ({
    name: `P${seat}`,
    who: seat === 0 ? ('human' as const) : ('random' as const),
  }));
  const journal = newJournal(id, folders, () => 0);
  return openSession({ game, options, seed, players, journal });
}

/** The match begun or resumed; undefined if it had come to its end when its program was killed. */
async function goOn(id: string, seed: string, folders: Folders): Promise<Session | undefined> {
  const [save] = await listSaves(folders);
  if (save === undefined) return begin(id, seed, folders);
  if (save.finished) return undefined;
  const session = await resumeSession(save, { folders });
  if (isRefusal(session)) throw new Error(`not resumed after a kill: ${session.text.en}`);
  return session;
}

/** Plays to the end as the program does: everything is kept before a person's next step. */
async function play(session: Session, random: Random, { mark, spare }: Process): Promise<'over'> {
  const show = (): void => mark({ shown: session.match() });
  show();
  session.subscribe(show);
  while (!session.match().ended) {
    while ((await session.advance()) !== undefined);
    await session.record.kept();
    mark('kept');
    if (session.match().ended) break;
    const takesBack = undoPointIn(session) !== undefined && random() < 0.1;
    if (takesBack) session.undo();
    else session.play(someMove(session));
  }
  await session.record.kept();
  mark('kept');
  spare();
  await session.close();
  mark('over');
  return 'over';
}

/** Calls of a process before it may be killed; a match makes some hundreds. */
const LIVES = [40, 90, 60, Number.POSITIVE_INFINITY];

/** A whole match in one folder, through some deaths. */
export async function playThrough(id: string, seed: string, disk: ModelDisk<Mark>): Promise<void> {
  const random = openQuickStream(`power/${id}/${seed}`);
  for (const [number, calls] of LIVES.entries()) {
    const spared = below(random, 2) === 0 ? Number.POSITIVE_INFINITY : calls;
    const process = startProcess(disk, number + 1, spared, random);
    const session = goOn(id, seed, process.folders);
    const playing = session.then((open) => open && play(open, random, process));
    if ((await Promise.race([playing, process.killed])) !== 'killed') return;
  }
}
