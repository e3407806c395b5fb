/**
 * The page on many machines: its commands play as they stand, with fewer matches, the loop with the built program and
 * the others in the tests' own process. What a merge prints is read by a shell and played there, too.
 */
import { execFile, spawnSync } from 'node:child_process';
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import { partialHead, writePartial } from '../../src/script/shards/partial.ts';
import { compile } from '../support/compiler.ts';
import { talonHere } from '../support/here.ts';
import { openStandIn } from '../support/stand-in.ts';
import { type Ran, TALON } from '../support/talon.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const PAGE = join(ROOT, 'src/script/machines');
const folder = mkdtempSync(join(tmpdir(), 'talon-machines-'));
/** A folder with the built program, and one with what stands in for it. */
const BUILT = join(folder, 'built-bin');
const HERE = join(folder, 'bin');
for (const bin of [BUILT, HERE]) mkdirSync(bin);
symlinkSync(TALON, join(BUILT, 'talon'));
const standIn = openStandIn(HERE);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const read = (name: string): string => readFileSync(join(PAGE, name), 'utf8');
const blocks = [...read('README.md').matchAll(/^```sh\n([\s\S]*?)^```$/gm)].map(
  ([, one = '']) => one,
);

/** The same for a quick game: two parts of few matches, of which none is played where it is not mounted. */
const quick = (script: string): string =>
  script
    .replace(
      /sim cabo -n \d+ --seed 42 --level easy/g,
      'sim boese-dame -n 6 --seed 42 --level random',
    )
    .replace(/\b8\b/g, '2')
    .replaceAll('/parts/', 'parts/');

type Environment = Readonly<Record<string, string>>;

/** Runs a script in a folder of this name, with the `talon` of another. */
function spawned(
  name: string,
  script: string,
  env: Environment = {},
  args: readonly string[] = [],
  bin = HERE,
): Promise<Ran> {
  const cwd = join(folder, name);
  mkdirSync(join(cwd, 'parts'), { recursive: true });
  const PATH = `${bin}:${process.env.PATH}`;
  const given = { cwd, env: { PATH, HOME: folder, LANG: 'C.UTF-8', ...env } };
  const words = ['-c', quick(script), 'script', ...args];
  const ran = new Promise<Ran>((done) => {
    const shell = execFile('sh', words, given, (_, out, err) =>
      done({ code: shell.exitCode, out, err }),
    );
  });
  return standIn.during(ran);
}

async function run(name: string, script: string, env: Environment = {}, bin = HERE) {
  const { code, out, err } = await spawned(name, script, env, [], bin);
  expect([code, err]).toEqual([0, '']);
  return { out, parts: readdirSync(join(folder, name, 'parts')).toSorted() };
}

const PARTS = ['1.partial', '2.partial'];
const installed = (program: string): boolean => spawnSync(program, ['--version']).status === 0;

test('a loop of the shell, with the built program', async () => {
  const { out, parts } = await run('loop', blocks[0] ?? '', {}, BUILT);
  expect(parts).toEqual(PARTS);
  expect(out).toContain('6 matches, 24 deals (4.00 per match)\n');
});

test('xargs', async () => {
  const { out, parts } = await run('xargs', blocks[1] ?? '');
  expect(parts).toEqual(PARTS);
  expect(JSON.parse(out.slice(out.indexOf('{')))).toMatchObject({ seed: '42', matches: 6 });
});

const ONE_RUN = 'talon sim cabo -n 8000 --seed 42 --level easy --json 2>/dev/null';
const MERGE = 'talon merge parts/*.partial --json';

test.runIf(installed('parallel'))('GNU parallel gives the very result of one run', async () => {
  expect(await run('parallel', blocks[2] ?? '')).toMatchObject({ parts: PARTS });
  const merged = await run('parallel', MERGE);
  expect(merged.out).toBe((await run('parallel', ONE_RUN)).out);
});

const SEED = '--seed "it\'s 42"';

/** Stands in for the program: notes its words, a zero byte after each, and a line feed after each call. */
const NOTING = '#!/bin/sh\n{ printf "%s\\0" "$@"; echo; } >>"$NOTED"\n';

/** The words that a script of the shell, run in this folder, gives to the program call by call. */
function callsOf(script: string, cwd: string): readonly (readonly string[])[] {
  const noting = join(folder, 'noting');
  mkdirSync(noting, { recursive: true });
  writeFileSync(join(noting, 'talon'), NOTING, { mode: 0o755 });
  const NOTED = join(noting, 'noted');
  writeFileSync(NOTED, '');
  const env = { PATH: `${noting}:${process.env.PATH}`, NOTED };
  const { status, stderr } = spawnSync('sh', ['-c', script], { cwd, env, encoding: 'utf8' });
  expect([status, stderr]).toEqual([0, '']);
  const lines = readFileSync(NOTED, 'utf8').split('\n').slice(0, -1);
  return lines.map((line) => line.split('\0').slice(0, -1));
}

test.each([
  ['sim durak -n 6 --level random --seat 1=easy --rng other --joins 0.5 -o deals=2', 'my parts/'],
  [
    'tournament bridge -n 16 --entrant a=random --entrant "b c"=random --sprt=-1,2.5 -o boards=4',
    'parts/0',
  ],
])(
  'two shards of four are played again by the command that a merge prints: %s',
  async (line, place) => {
    const cwd = join(folder, line.replace(/\W/g, ''));
    for (const name of ['my parts', 'parts']) mkdirSync(join(cwd, name), { recursive: true });
    async function play(script: string): Promise<string> {
      const ran = [];
      for (const words of callsOf(script, cwd)) ran.push(await talonHere(words, { cwd }));
      expect(ran.filter(({ code, err }) => code !== 0 || err !== '')).toEqual([]);
      return ran.map(({ out }) => out).join('');
    }
    const merge = 'talon merge */*.partial --json';
    await play(
      `for k in $(seq 4); do talon ${line} ${SEED} --shard $k/4 --partial "${place}$k.partial"; done`,
    );
    const merged = await play(merge);
    rmSync(join(cwd, `${place}2.partial`));
    truncateSync(join(cwd, `${place}4.partial`), 500);
    const [broken = []] = callsOf('talon merge */*.partial', cwd);
    const { code, out, err } = await talonHere(broken, { cwd });
    expect([code, out]).toEqual([1, '']);
    const [, command = ''] =
      /^talon: this plays what is missing: (for k in 2 4; .*)\n$/m.exec(err) ?? [];
    expect(callsOf(command, cwd)).toHaveLength(2);
    await play(command);
    expect(await play(merge)).toBe(merged);
    const [whole = []] = callsOf(`talon ${line} ${SEED} --json`, cwd);
    expect((await talonHere(whole, { cwd })).out).toBe(merged);
  },
);

test('shards of another build are not played again by this one', async () => {
  const part = (build: string): string => {
    const head = {
      ...partialHead('sim', { count: 4 }, { number: 1, of: 2 }),
      build,
      node: 'v1.2.3',
    };
    return writePartial(head, []);
  };
  mkdirSync(join(folder, 'built/parts'), { recursive: true });
  writeFileSync(join(folder, 'built/parts/1.partial'), part('abcdefabcdefabc'));
  const { err } = await spawned('built', 'talon merge parts/*');
  expect(err).toMatch(
    /these are missing: 2\n.*others' build of Talon \(abcdefabcdef\) and version of Node \(v1.2.3\), not/,
  );
});

function slurm(task: string, ...args: readonly string[]): Promise<Ran> {
  const env = { SLURM_ARRAY_TASK_ID: task, SLURM_ARRAY_TASK_COUNT: '1' };
  return spawned('slurm', read('slurm.sh'), env, args);
}

test('a task of the array, as Slurm starts it, whichever of them are sent again', async () => {
  for (const task of ['1', '2']) expect(await slurm(task, '2')).toMatchObject({ code: 0, err: '' });
  rmSync(join(folder, 'slurm/parts/2.partial'));
  expect(await slurm('2', '2')).toMatchObject({ code: 0, err: '' });
  expect((await run('slurm', MERGE)).parts).toEqual(PARTS);
  expect(await slurm('2')).toMatchObject({ err: expect.stringContaining('how many parts') });
  expect(blocks[4]).toContain('--array=1-64 slurm.sh 64');
});

test.runIf(installed('shellcheck'))('the scripts have no faults that shellcheck finds', () => {
  writeFileSync(join(folder, 'page.sh'), `#!/bin/sh\n${blocks.slice(0, 3).join('\n')}`);
  writeFileSync(join(folder, 'pod.sh'), `#!/bin/sh\n${podScript()}`);
  const files = [join(PAGE, 'slurm.sh'), join(folder, 'page.sh'), join(folder, 'pod.sh')];
  expect(spawnSync('shellcheck', ['-S', 'warning', ...files], { encoding: 'utf8' }).stdout).toBe(
    '',
  );
});

const job = parse(read('job.yaml'));

function podScript(): string {
  const [sh, c, script] = job.spec.template.spec.containers[0].command;
  expect([sh, c]).toEqual(['sh', '-c']);
  return script;
}

test('a pod of the Indexed Job, whose numbers begin with 0', async () => {
  for (const index of ['0', '1'])
    await run('pod', podScript(), { JOB_COMPLETION_INDEX: index, SHARDS: '2' });
  expect((await run('pod', MERGE)).parts).toEqual(PARTS);
  expect(job.spec.template.spec.containers[0].env).toEqual([
    { name: 'SHARDS', value: `${job.spec.completions}` },
  ]);
});

test('the Indexed Job is one, key by key', () => {
  const types = join(ROOT, 'node_modules/kubernetes-types');
  const text = `import type { Job } from '${types}/batch/v1.js';\nexport const job: Job = `;
  writeFileSync(join(folder, 'job.ts'), text + JSON.stringify(job));
  const misspelt = { ...job, spec: { ...job.spec, backofLimit: 1 } };
  writeFileSync(join(folder, 'misspelt.ts'), text + JSON.stringify(misspelt));
  const flags = ['--noEmit', '--strict', '--skipLibCheck', '--module', 'nodenext'];
  const { faults } = compile(folder, [
    ...['--ignoreConfig', ...flags, '--types', ''],
    ...['job.ts', 'misspelt.ts'],
  ]);
  expect(faults).toMatch(/^misspelt\.ts.*backofLimit/);
  expect(faults).not.toMatch(/^job\.ts/m);
});

test('whoever waits for the Indexed Job learns how it ended', async () => {
  const wait = blocks.find((one) => one.startsWith('until ')) ?? '';
  const kubectl = join(folder, 'bin/kubectl');
  writeFileSync(
    kubectl,
    `#!/bin/sh\ncase "$*" in *conditions*) echo FailureTarget $(cat ended); echo Failed >ended;; *) echo "$@";; esac\n`,
  );
  chmodSync(kubectl, 0o755);
  mkdirSync(join(folder, 'waiting'));
  writeFileSync(join(folder, 'waiting/ended'), '');
  const { out } = await run('waiting', wait.replace('sleep 10', 'echo asleep'));
  expect(out).toMatch(/^asleep\n.*failedIndexes/);
});

test('the image is made of the tarball alone', () => {
  expect(readFileSync(join(ROOT, '.dockerignore'), 'utf8')).toMatch(
    /\n\*\n!talon-cards-\*\.tgz\n$/,
  );
  expect(read('Dockerfile')).toContain('COPY talon-cards-*.tgz ');
});
