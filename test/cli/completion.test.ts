/** Completion: the program and bash asked directly, then keys typed in a real bash and a real zsh. */
import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { spawn } from '@lydell/node-pty';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { gameList } from '../../src/cli/games/game-list.ts';
import { optionList } from '../../src/cli/games/option-list.ts';
import { analysisCommands, commands } from '../../src/cli/specs/index.ts';
import { talonHere } from '../support/here.ts';
import { recordOf } from '../support/simulation.ts';
import { TALON } from '../support/talon.ts';

const folder = mkdtempSync(join(tmpdir(), 'talon-completion-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const SAVE = 'boese-dame-20260101-000000-aaaa';
const data = join(folder, 'data');

/** The program in the path, a save, and a file. */
beforeAll(async () => {
  for (const name of ['bin', 'data/games', 'work'])
    mkdirSync(join(folder, name), { recursive: true });
  symlinkSync(TALON, join(folder, 'bin/talon'));
  const record = recordOf('boese-dame', { deals: 1 }, 'completion').split('\n');
  writeFileSync(join(data, `games/${SAVE}.talon.jsonl`), `${record.slice(0, 8).join('\n')}\n`);
  writeFileSync(
    join(data, 'games/kabadak-20260101-000000-bbbb.talon.jsonl'),
    recordOf('kabadak', { deals: 1 }, 'over'),
  );
  writeFileSync(join(folder, 'work/my game.talon.jsonl'), '');
  for (const shell of ['bash', 'zsh', 'fish'])
    writeFileSync(join(folder, shell), (await talonHere(['completion', shell])).out);
});

const env = {
  ...process.env,
  TALON_DATA: data,
  PATH: `${join(folder, 'bin')}:${process.env.PATH}`,
  PS1: '',
  TERM: 'xterm',
};

test('saves --names: what can be resumed', async () => {
  expect(await talonHere(['saves', '--names'], { env: { TALON_DATA: data } })).toEqual({
    code: 0,
    out: `${SAVE}\n`,
    err: '',
  });
});

/** A function for bash in the program's place: keeps what it is asked, and answers what is kept for that. */
const STANDING_IN = `talon() {
  local key
  key=$(printf '%s\\0' "$@" | cksum | tr ' ' -)
  printf '%s\\0' "$@" > "$KEPT/$key.asked"
  if [[ -e $KEPT/$key.answer ]]; then cat "$KEPT/$key.answer"; fi
}`;

/** What bash says to a script. */
function bash(script: string, kept: string): string {
  const given = {
    encoding: 'utf8',
    env: { ...env, KEPT: kept },
    cwd: join(folder, 'work'),
  } as const;
  return spawnSync('bash', ['-c', script], given).stdout;
}

/** What bash would offer at the end of each line: it runs once to hear what it asks, and again with the answers. */
async function offered(
  lines: readonly string[],
  wordBreaks = ' =:',
): Promise<readonly (readonly string[])[]> {
  const kept = mkdtempSync(join(folder, 'kept-'));
  const asks = lines.map((line) => {
    const quoted = `'${line.replaceAll("'", "'\\''")}'`;
    return `COMP_LINE=${quoted} COMP_POINT=${line.length} COMPREPLY=(); _talon; echo "\${COMPREPLY[@]}"`;
  });
  const breaks = `COMP_WORDBREAKS='${wordBreaks}'`;
  const script = [STANDING_IN, breaks, `source ${join(folder, 'bash')}`, ...asks].join('\n');
  bash(script, kept);
  for (const name of readdirSync(kept)) {
    const words = readFileSync(join(kept, name), 'utf8').split('\0').slice(0, -1);
    const { out } = await talonHere(words, { env: { TALON_DATA: data } });
    writeFileSync(join(kept, name.replace('.asked', '.answer')), out);
  }
  return bash(script, kept)
    .split('\n')
    .slice(0, lines.length)
    .map((line) => line.split(' ').filter((word) => word !== ''));
}

describe('bash offers', () => {
  const LEVELS = ['random', 'easy', 'medium', 'hard'];
  const cases: readonly (readonly [line: string, words: readonly string[]])[] = [
    ['talon ver', ['verify']],
    ['talon --lang de ga', ['games']],
    ['talon --lang ', ['en', 'de']],
    ['talon help ve', ['verify']],
    ['talon sim --le', ['--level', '--legal']],
    ['talon sim --level h', ['hard']],
    ['talon sim boese-dame --level=', LEVELS],
    ['talon sim auf-wiedersehen --level ', ['random']],
    ['talon play boe', ['boehmischer-schneider', 'boese-dame']],
    ['talon play --where "0.A >= 2" -o rounds=2 bim', ['bimbo']],
    ['talon completion ', ['bash', 'zsh', 'fish']],
    ['talon play --preset per', ['perevodnoi']],
    ['talon play durak --preset due', ['duell']],
    ['talon play cabo --preset ', []],
    ['talon export --format ', ['pbn', 'lin']],
    ['talon bri', ['bridge']],
    ['talon bridge ', ['dd']],
    [
      'talon drill bridge ',
      [
        'openings',
        'two-over-one',
        'against-notrump',
        'competing',
        'doubles',
        'slams',
        'leads',
        'puzzles',
      ],
    ],
    ['talon sim boese-dame --option pl', ['players=']],
    ['talon sim boese-dame -o players=', ['2', '3', '4']],
    ['talon sim blaue-vierzehn --option=trick=a', ['any']],
    ['talon sim boese-dame --seat ', ['0=', '1=', '2=', '3=']],
    ['talon sim boese-dame --seat 1=', LEVELS],
    ['talon play boese-dame --seat 1=', ['human', ...LEVELS]],
    ['talon sim --seat 1=h', ['hard']],
    ['talon play --speed ', ['0', '1', '2', '3']],
    ['talon sim -n ', []],
    ['talon resume ', [SAVE]],
    ['talon nonsense ', []],
  ];

  test('at the end of these lines', async () => {
    const answers = await offered(cases.map(([line]) => line));
    expect(cases.map(([line], i) => [line, answers[i]])).toEqual(cases);
  });

  test('whole words where “=” parts none', async () => {
    const lines = ['talon sim bimbo --level=m', 'talon sim boese-dame -o players='];
    expect(await offered(lines, ' ')).toEqual([
      ['--level=medium'],
      ['players=2', 'players=3', 'players=4'],
    ]);
  });
});

/** What the program answers a shell: the words alone. */
async function answered(...words: string[]): Promise<readonly string[]> {
  const { code, out } = await talonHere(['complete', '--', ...words]);
  expect(code).toBe(0);
  return out.match(/^[^\t\n]+/gm) ?? [];
}

describe('the program answers', () => {
  test('every option of every game with the values it lists', async () => {
    for (const [game, options] of Object.entries(optionList)) {
      const keys = options.map(({ key }) => `${key}=`);
      expect(await answered('sim', game, '-o', '')).toEqual(keys);
      for (const { key, values } of options)
        expect(await answered('sim', game, '-o', `${key}=`), key).toEqual(
          values.map(({ value }) => `${key}=${value}`),
        );
    }
  });

  test('every command that is not hidden, with its meaning, and all their flags', async () => {
    const shown = [...commands, ...analysisCommands(gameList)].filter(
      ({ hidden }) => hidden !== true,
    );
    const { out } = await talonHere(['complete', '--lang', 'de', '--', '']);
    for (const { name, meaning } of shown) expect(out).toContain(`${name}\t${meaning.de}\n`);
    expect(await answered('help', '')).toEqual(await answered(''));
    for (const { name, options } of shown) {
      const flags = options.map(({ flags: one }) => /--[\w-]+/.exec(one)?.[0]);
      expect(await answered(name, '-')).toEqual([...flags, '--lang', '--help']);
    }
  });

  test('files by name of the shell, and nothing where nothing is known', async () => {
    for (const words of [
      ['verify', ''],
      ['verify', 'a', ''],
      ['sim', '--records', ''],
    ])
      expect(await answered(...words)).toEqual([':files']);
    for (const words of [
      ['nonsense', ''],
      ['sim', '-n', ''],
      ['saves', 'x', ''],
    ])
      expect(await answered(...words)).toEqual([]);
  });
});

const has = (shell: string): boolean => spawnSync(shell, ['-c', ':']).error === undefined;

test.skipIf(!has('fish'))('fish offers what follows from the game on the line', () => {
  const cases: readonly (readonly [line: string, words: readonly string[]])[] = [
    ['talon ver', ['verify']],
    ['talon --lang de ga', ['games']],
    ['talon sim durak --preset duel', ['duell']],
    ['talon sim blaue-vierzehn -o trick=l', ['trick=led']],
    ['talon sim boese-dame --seat 1=h', ['1=hard']],
    ['talon play boese-dame --seat 1=hu', ['1=human']],
    ['talon drill bridge o', ['openings']],
    ['talon resume b', [SAVE]],
    ['talon play --level me', ['medium']],
  ];
  const asks = cases.map(([line]) => `complete -C '${line}'; echo .`);
  const script = [`source ${join(folder, 'fish')}`, ...asks].join('\n');
  const { stdout } = spawnSync('fish', ['-N', '-c', script], { encoding: 'utf8', env });
  const answers = stdout.split('.\n').map((answer) => answer.match(/^[^\t\n]+/gm) ?? []);
  expect(cases.map(([line], i) => [line, answers[i]])).toEqual(cases);
});

interface Shell {
  readonly name: string;
  readonly args: readonly string[];
  /** Loads the completion, and makes Ctrl-G write the line so far to this file. */
  readonly set: (file: string) => string;
}

const SHELLS: readonly Shell[] = [
  {
    name: 'bash',
    args: ['--norc', '--noprofile', '-i'],
    set: (file) => `source ${folder}/bash; bind -x '"\\C-g": printf %s "$READLINE_LINE" > ${file}'`,
  },
  {
    name: 'zsh',
    args: ['-f', '-i'],
    set: (file) =>
      `autoload -U compinit; compinit -u -D; source ${folder}/zsh; told() { print -rn -- "$BUFFER" > ${file} }; zle -N told; bindkey '^G' told`,
  },
];

/** Waits for a file with something in it, and takes it away. */
async function taken(file: string): Promise<string> {
  for (let i = 0; i < 6000; i++) {
    // An empty file is about to be written.
    const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
    if (text !== '') {
      rmSync(file);
      return text;
    }
    await setTimeout(25);
  }
  throw new Error('the shell does not answer');
}

/** What becomes of each line when Tab is pressed at its end. */
async function completed(shell: Shell, lines: readonly string[]): Promise<readonly string[]> {
  const file = join(folder, `line-${shell.name}`);
  const pty = spawn(shell.name, [...shell.args], { cwd: join(folder, 'work'), env, cols: 200 });
  pty.write(`${shell.set(file)}\r`);
  const answers: string[] = [];
  for (const line of lines) {
    pty.write(`\u0015${line}\t\u0007`);
    answers.push(await taken(file));
  }
  pty.kill('SIGKILL');
  return answers;
}

describe.each(SHELLS.map((shell) => [shell.name, shell] as const))('typed in %s', (name, shell) => {
  const cases: readonly (readonly [line: string, completed: string])[] = [
    ['talon ver', 'talon verify '],
    ['talon sim blaue-v', 'talon sim blaue-vierzehn '],
    ['talon sim blaue-vierzehn -o tri', 'talon sim blaue-vierzehn -o trick='],
    ['talon sim blaue-vierzehn -o trick=a', 'talon sim blaue-vierzehn -o trick=any '],
    ['talon sim boese-dame --seat 1=h', 'talon sim boese-dame --seat 1=hard '],
    ['talon play boese-dame --seat 1=hu', 'talon play boese-dame --seat 1=human '],
    ['talon play durak --preset due', 'talon play durak --preset duell '],
    ['talon sim bimbo --level me', 'talon sim bimbo --level medium '],
    ['talon sim bimbo --thr', 'talon sim bimbo --threads '],
    ['talon drill bridge ope', 'talon drill bridge openings '],
    ['talon resume boe', `talon resume ${SAVE} `],
    ['talon verify my', 'talon verify my\\ game.talon.jsonl '],
  ];
  test.skipIf(!has(name))('these lines are completed', async () => {
    const answers = await completed(
      shell,
      cases.map(([line]) => line),
    );
    expect(cases.map(([line], i) => [line, answers[i]])).toEqual(cases);
  });
});
