/** Where saves and settings live: the folders of the system, or those the environment names. */
import { dirname, join, resolve } from 'node:path';
// Imported first, because the package reads the home folder as soon as it is loaded.
import './home.ts';
import envPaths from 'env-paths';
import type { System } from './files.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

/** The folders in which games are kept. */
export interface Folders {
  /** The folder of games being played. */
  readonly games: string;
  /** The folder of games that have ended. */
  readonly history: string;
  /** The disk of the folders, if it is not the system's own. */
  readonly system?: System;
}

export const RECORD = '.talon.jsonl';
export const LOCK = '.lock';

const systemPaths = () => envPaths('talon', { suffix: '' });

/** The absolute path; a relative one if the working directory is gone, which opening it then reports. */
function absolute(path: string): string {
  try {
    return resolve(path);
  } catch {
    return path;
  }
}

/** `TALON_DATA`, else the data folder of the system (`XDG_DATA_HOME` on Linux). */
export function foldersOf(env: Environment): Folders {
  const data = env.TALON_DATA ? absolute(env.TALON_DATA) : systemPaths().data;
  return { games: join(data, 'games'), history: join(data, 'history') };
}

/** `TALON_CONFIG`, else `config.json` in the settings folder of the system. */
export const configFileOf = (env: Environment): string =>
  env.TALON_CONFIG ? absolute(env.TALON_CONFIG) : join(systemPaths().config, 'config.json');

export const recordPath = (folder: string, id: string): string => join(folder, id + RECORD);

/** The lock beside a record. */
export const lockPath = (record: string): string => record.slice(0, -RECORD.length) + LOCK;

/** The folder of all that is kept beside the records. */
export const dataFolder = ({ history }: Folders): string => dirname(history);

export const historyPath = (folders: Folders): string => join(dataFolder(folders), 'history.jsonl');

/** The file with the sums of the history, which are made again where they are missing. */
export const sumsPath = (folders: Folders): string =>
  join(dataFolder(folders), 'history-sums.json');

/** The folder of findings of reviews, a file for every match. */
export const reviewsFolder = (folders: Folders): string => join(dataFolder(folders), 'reviews');

/** The file with the frame that the menu begins with. */
export const firstFramePath = (folders: Folders): string =>
  join(dataFolder(folders), 'first-frame.json');

/** The lock of the history, which lies where the locks of games do. */
export const historyLock = ({ games }: Folders): string => join(games, `history${LOCK}`);

/** The ledger of practice. */
export const practicePath = (folders: Folders): string =>
  join(dataFolder(folders), 'practice.jsonl');

/** The lock of the practice ledger, which lies where the locks of games do. */
export const practiceLock = ({ games }: Folders): string => join(games, `practice${LOCK}`);

/** The paths at which the record of a finished match may be, the usual one first. */
export const historyPaths = ({ games, history }: Folders, id: string): readonly string[] =>
  [history, games].map((folder) => recordPath(folder, id));
