/** The built program in lines, left by Ctrl-C. */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { talonHere as talon } from '../support/here.ts';
import { statusOf, TALON } from '../support/talon.ts';

const folder = mkdtempSync(join(tmpdir(), 'talon-interrupt-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('Ctrl-C in lines ends them, the game is saved and can be gone on with', async () => {
  const env = {
    TALON_DATA: folder,
    TALON_CONFIG: join(folder, 'config.json'),
    LANG: 'en_GB.UTF-8',
    PATH: process.env.PATH ?? '',
  };
  const args = ['play', 'boese-dame', '--line', '--level', 'random', '--seed', 'I'];
  const program = spawn(process.execPath, [TALON, ...args], { env });
  let out = '';
  program.stdout.setEncoding('utf8').on('data', (data: string) => {
    out += data;
    if (data.includes('your turn')) program.kill('SIGINT');
  });
  expect(await statusOf(program)).toBe(130);
  const id = /The game is saved\. To go on: talon resume (\S+)\.\n$/.exec(out)?.[1];
  expect(id).toMatch(/^boese-dame-/);
  const resumed = await talon(['resume', id ?? '', '--line'], { env, input: 'quit\n' });
  expect(resumed.err).toBe('');
  expect(resumed.out).toContain('The game goes on with deal 1.');
});

test('--claims takes ask, always or never', async () => {
  const env = { TALON_DATA: folder };
  const args = ['play', 'boese-dame', '--level', 'random', '--seed', 'I', '--line'];
  const wrong = await talon([...args, '--claims', 'perhaps'], { env });
  expect([wrong.code, wrong.err]).toEqual([
    2,
    'talon: --claims <when>: “perhaps” is not one of ask, always, never\n',
  ]);
  expect((await talon([...args, '--claims', 'always'], { env, input: 'quit\n' })).code).toBe(0);
});
