/** The page on many machines: its commands play as they stand, with fewer matches. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { TALON } from '../support/talon.ts';

const PAGE = resolve(import.meta.dirname, '../../src/script/machines');
const folder = mkdtempSync(join(tmpdir(), 'talon-machines-'));
beforeAll(() => {
  mkdirSync(join(folder, 'bin'));
  symlinkSync(TALON, join(folder, 'bin/talon'));
});
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

function run(name: string, script: string, env: Readonly<Record<string, string>> = {}) {
  const cwd = join(folder, name);
  mkdirSync(join(cwd, 'parts'), { recursive: true });
  const PATH = `${join(folder, 'bin')}:${process.env.PATH}`;
  const { status, stdout, stderr } = spawnSync('sh', ['-c', quick(script)], {
    ...{ cwd, encoding: 'utf8' },
    env: { PATH, HOME: folder, LANG: 'C.UTF-8', ...env },
  });
  expect([status, stderr]).toEqual([0, '']);
  return { out: stdout, parts: readdirSync(join(cwd, 'parts')).toSorted() };
}

const PARTS = ['1.partial', '2.partial'];
const installed = (program: string): boolean => spawnSync(program, ['--version']).status === 0;

test('a loop of the shell', () => {
  const { out, parts } = run('loop', blocks[0] ?? '');
  expect(parts).toEqual(PARTS);
  expect(out).toContain('6 matches, 24 deals (4.00 per match), from 2 shards');
});

test('xargs', () => {
  const { out, parts } = run('xargs', blocks[1] ?? '');
  expect(parts).toEqual(PARTS);
  expect(JSON.parse(out.slice(out.indexOf('{')))).toMatchObject({ seed: '42', matches: 6 });
});

test.runIf(installed('parallel'))('GNU parallel gives the very result of one run', () => {
  expect(run('parallel', blocks[2] ?? '')).toMatchObject({ parts: PARTS });
  const timeless = (script: string): string =>
    run('parallel', script).out.replace(/"seconds":[\d.e-]+/, '');
  const merged = timeless('talon merge parts/*.partial --json');
  expect(merged).toBe(timeless('talon sim cabo -n 8000 --seed 42 --level easy --json'));
});

test('a task of the array, as Slurm starts it', () => {
  for (const task of ['1', '2'])
    run('slurm', read('slurm.sh'), { SLURM_ARRAY_TASK_ID: task, SLURM_ARRAY_TASK_COUNT: '2' });
  expect(run('slurm', 'talon merge parts/*.partial').parts).toEqual(PARTS);
});

test('a pod of the Indexed Job, whose numbers begin with 0', () => {
  const [, script = ''] = /- \|\n([\s\S]*?)\n {10}resources:/.exec(read('job.yaml')) ?? [];
  const command = script.replace(/^ {14}/gm, '');
  expect(command).toMatch(/^k=/);
  for (const index of ['0', '1']) run('pod', command, { JOB_COMPLETION_INDEX: index, SHARDS: '2' });
  expect(run('pod', 'talon merge parts/*.partial').parts).toEqual(PARTS);
  const [, completions] = /completions: (\d+)/.exec(read('job.yaml')) ?? [];
  expect(read('job.yaml')).toContain(`value: "${completions}"`);
});
