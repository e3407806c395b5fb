/** Where saves and settings live: the folders of the system, or those the environment names. */
import { join, resolve } from 'node:path';
import envPaths from 'env-paths';

export type Environment = Readonly<Record<string, string | undefined>>;

export interface Folders {
  /** Games being played. */
  readonly games: string;
  /** Games that have ended. */
  readonly history: string;
}

/** The folder of games that have ended. */
export const HISTORY = 'history';

const systemPaths = () => envPaths('talon', { suffix: '' });

/** `TALON_DATA`, else the data folder of the system (`XDG_DATA_HOME` on Linux). */
export function foldersOf(env: Environment): Folders {
  const data = env.TALON_DATA ? resolve(env.TALON_DATA) : systemPaths().data;
  return { games: join(data, 'games'), history: join(data, HISTORY) };
}

/** `TALON_CONFIG`, else `config.json` in the settings folder of the system. */
export const configFileOf = (env: Environment): string =>
  env.TALON_CONFIG ? resolve(env.TALON_CONFIG) : join(systemPaths().config, 'config.json');
