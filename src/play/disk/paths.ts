/** Where saves and settings live: the folders of the system, or those the environment names. */
import { dirname, join, resolve } from 'node:path';
// First: the package reads the home folder as soon as it is loaded.
import './home.ts';
import envPaths from 'env-paths';
import type { System } from './files.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

export interface Folders {
  /** Games being played. */
  readonly games: string;
  /** Games that have ended. */
  readonly history: string;
  /** The disk they are on, if it is not the system's own. */
  readonly system?: System;
}

export const RECORD = '.talon.jsonl';
export const LOCK = '.lock';

const systemPaths = () => envPaths('talon', { suffix: '' });

/** A path stays relative if the working directory is gone; opening it then reports that. */
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

/** Sums of the history, which are made again where they are missing. */
export const sumsPath = (folders: Folders): string =>
  join(dataFolder(folders), 'history-sums.json');

/** What reviews have found, a file for every match. */
export const reviewsFolder = (folders: Folders): string => join(dataFolder(folders), 'reviews');

/** The frame that the menu begins with. */
export const firstFramePath = (folders: Folders): string =>
  join(dataFolder(folders), 'first-frame.json');

/** Its lock lies where those of games do. */
export const historyLock = ({ games }: Folders): string => join(games, `history${LOCK}`);

/** What was practised, and its lock: beside those of the history. */
export const practicePath = (folders: Folders): string =>
  join(dataFolder(folders), 'practice.jsonl');
export const practiceLock = ({ games }: Folders): string => join(games, `practice${LOCK}`);

/** Where the record of a finished match may be; the first place is the usual one. */
export const historyPaths = ({ games, history }: Folders, id: string): readonly string[] =>
  [history, games].map((folder) => recordPath(folder, id));
