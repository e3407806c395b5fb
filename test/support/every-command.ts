/** An example of every command of the program, to be started under whatever conditions. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gameList } from '../../src/cli/games/game-list.ts';
import { analysisCommands, commands } from '../../src/cli/specs/index.ts';
import { recordOf } from './simulation.ts';
import { TALON } from './talon.ts';

const DEAL = 'N:AKQ.AKQ.AKQ.AKQJ JT98.JT98.JT9.T9 765.765.8765.876 432.432.432.5432';
const BRIDGE = { scoring: 'duplicate', boards: 1 };
const BOARD = `[Dealer "N"]\n[Vulnerable "None"]\n[Deal "${DEAL}"]\n`;

export interface Started {
  readonly name: string;
  readonly args: readonly string[];
}

/** A folder with the files that the examples read; a game of a person's is saved in `data`. */
export function workFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'talon-every-'));
  const cut = `${recordOf('boese-dame', { deals: 1 }, 'every')
    .replace('"by":"random"', '"by":"human"')
    .split('\n')
    .slice(0, 8)
    .join('\n')}\n`;
  const saved = join(folder, 'data/games');
  mkdirSync(saved, { recursive: true });
  writeFileSync(join(folder, 'cut.talon.jsonl'), cut);
  writeFileSync(join(saved, 'boese-dame-20260101-000000-aaaa.talon.jsonl'), cut);
  writeFileSync(join(folder, 'bridge.talon.jsonl'), recordOf('bridge', BRIDGE, 'every'));
  writeFileSync(join(folder, 'board.pbn'), BOARD);
  writeFileSync(join(folder, 'hands.txt'), 'OS KS UG AE\n');
  const shard = ['--seed', 'E', '--shard', '1/1', '--partial', join(folder, 'whole.partial')];
  const quick = ['sim', 'boese-dame', '-n', '1', '--level', 'random', '-o', 'deals=1'];
  spawnSync(process.execPath, [TALON, ...quick, ...shard]);
  return folder;
}

/** Without a terminal; each writes to standard output. */
const EXAMPLES: Readonly<Record<string, readonly string[]>> = {
  menu: [],
  play: ['play', 'boese-dame', '--level', 'random', '--seed', 'E', '--line'],
  learn: ['learn', 'boese-dame', '--line'],
  daily: ['daily', '--date', '2026-11-01', 'kabadak', '--line'],
  resume: ['resume', '--line'],
  saves: ['saves'],
  stats: ['stats'],
  history: ['history', '--json'],
  games: ['games'],
  rules: ['rules', 'durak'],
  options: ['options', 'durak'],
  odds: ['odds', 'kabadak'],
  laws: ['laws', 'hiki-kabu', '-n', '1'],
  deal: ['deal', 'boese-dame', '--seed', 'E'],
  drill: ['drill', 'bridge', 'openings', '--line', '-n', '1', '--seed', 'E'],
  sim: ['sim', 'boese-dame', '-n', '2', '--level', 'random', '--seed', 'E', '--records', '-'],
  tournament: [
    'tournament',
    'boese-dame',
    '--entrant',
    'a=random',
    '--entrant',
    'b=random',
    '-n',
    '2',
  ],
  merge: ['merge', 'whole.partial'],
  bot: ['bot', 'boese-dame', '--schema'],
  arbiter: ['arbiter', 'boese-dame'],
  replay: ['replay', 'cut.talon.jsonl', '--line'],
  review: ['review', 'cut.talon.jsonl', '--line'],
  verify: ['verify', 'cut.talon.jsonl'],
  compare: ['compare', 'bridge.talon.jsonl', 'bridge.talon.jsonl'],
  hint: ['hint', 'cut.talon.jsonl'],
  legal: ['legal', 'cut.talon.jsonl'],
  perft: ['perft', 'cut.talon.jsonl', '--depth', '1'],
  export: ['export', '--format', 'pbn', 'bridge.talon.jsonl'],
  import: ['import', 'board.pbn'],
  completion: ['completion', 'bash'],
  complete: ['complete', '--', 'verify', 'c'],
  bridge: ['bridge', 'dd', 'board.pbn'],
  binokel: ['binokel', 'melds', 'hands.txt'],
};

const names = [...commands, ...analysisCommands(gameList)].map(({ name }) => name);

function exampleOf(name: string): Started {
  const args = EXAMPLES[name];
  if (args === undefined) throw new Error(`no example of the command ${name}`);
  return { name, args };
}

/** Every command there is, and what every program answers to. */
export const everyCommand: readonly Started[] = [
  ...names.map(exampleOf),
  { name: '--help', args: ['--help'] },
  { name: '--version', args: ['--version'] },
  { name: 'help', args: ['help', 'play'] },
];
