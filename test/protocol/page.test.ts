/** The page about the protocol: its transcript is a real one, and every fault has its row. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { FAULTS } from '../../src/protocol/messages.ts';
import { talonHere as talon } from '../support/here.ts';

const folder = mkdtempSync(join(tmpdir(), 'talon-page-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const page = readFileSync(resolve(import.meta.dirname, '../../src/protocol/README.md'), 'utf8');
const transcript = /\n```\n(T [\s\S]*?)\n```\n/.exec(page)?.[1]?.split('\n') ?? [];

/** A line of the page, in which `…` stands for anything. */
const shown = (line: string): RegExp =>
  new RegExp(
    `^${line
      .split('…')
      .map((part) => part.replace(/[^\w ]/g, '\\$&'))
      .join('.*')}$`,
  );

/** What went to the bot of the page and came back. */
async function heard(): Promise<readonly string[]> {
  const file = join(folder, 'heard.txt');
  const listen = resolve(import.meta.dirname, 'listen.mjs');
  const python = resolve(import.meta.dirname, '../bots/random_bot.py');
  const bot = `exec:'${process.execPath}' '${listen}' '${file}' python3 '${python}'`;
  const seeds = ['--seed', 'page', '--rng', 'page', '--level', 'random'];
  const args = ['sim', 'boese-dame', '-n', '1', '-o', 'deals=1', ...seeds, '--seat', `0=${bot}`];
  expect(await talon(args)).toMatchObject({ code: 0 });
  return readFileSync(file, 'utf8').trim().split('\n');
}

test('the transcript is what is said, in this order', async () => {
  const lines = await heard();
  let from = 0;
  let gap = false;
  for (const line of transcript) {
    if (line !== '…') {
      const at = lines.findIndex((one, i) => i >= from && shown(line).test(one));
      expect(at, line).toBeGreaterThanOrEqual(from);
      if (!gap) expect(at, line).toBe(from);
      from = at + 1;
    }
    gap = line === '…';
  }
  expect(from).toBe(lines.length);
  expect(transcript.length).toBeGreaterThan(10);
});

test('every fault has its row', () => {
  for (const code of FAULTS) expect(page).toContain(`\n| \`${code}\` |`);
});
