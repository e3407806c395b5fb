/** A game with mistakes, its review, and the days on which they come back; each command at a moment of its own. */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { talonHere } from '../support/here.ts';

const data = mkdtempSync(join(tmpdir(), 'talon-mistakes-'));
afterAll(() => {
  vi.useRealTimers();
  rmSync(data, { recursive: true, force: true });
});

const env = { TALON_DATA: data, TALON_CONFIG: join(data, 'config.json') };

function at(moment: string, args: readonly string[], input = '') {
  vi.setSystemTime(moment);
  return talonHere(args, { input, env });
}

const kept = (): readonly { kind: string; better?: string; solved?: boolean }[] =>
  readFileSync(join(data, 'practice.jsonl'), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));

test('mistakes found by a review come back the next day and count for the rating', async () => {
  const played = ['play', 'boese-dame', '--line', '--seed', 'd3', '-o', 'deals=1'];
  const game = await at('2026-11-20T20:00:00', played, '2\n1\n'.repeat(400));
  expect(game.out).toMatch(/Final score/);
  const [record = ''] = readdirSync(join(data, 'history'));
  const review = ['review', join(data, 'history', record)];
  const { out } = await at('2026-11-20T20:30:00', review);
  const count = kept().filter(({ kind }) => kind === 'mistake').length;
  expect(count).toBeGreaterThan(0);
  expect(out).toMatch(/come(s)? back (from )?tomorrow/);

  const same = await at('2026-11-20T23:00:00', ['drill', 'mine', '--line']);
  expect(same.out).toMatch(/None of your mistakes is due; the next comes back on 2026-11-21\./);

  const answers = kept().map(({ better }) => `${better}\n`);
  const next = await at('2026-11-21T08:00:00', ['drill', 'mine', '--line'], answers.join(''));
  expect(next.out).toMatch(/Right: a strong player .*\.\nYour move in the game \(.*\) cost about/);
  expect(next.out).toMatch(/Your rating in Böse Dame: 12\d\d \(\+\d+\)\./);
  expect(kept().filter(({ solved }) => solved)).toHaveLength(count);

  await at('2026-11-20T21:00:00', review);
  expect(kept().filter(({ kind }) => kind === 'mistake')).toHaveLength(count);
  const later = await at('2026-11-22T08:00:00', ['drill', 'mine', '--line']);
  expect(later.out).toMatch(/the next comes back on 2026-11-24\./);
  await at('2026-11-24T08:00:00', ['drill', 'mine', '--line'], answers.join(''));
  const done = await at('2027-11-24T08:00:00', ['drill', 'mine', '--line']);
  expect(done.out).toMatch(/There are no mistakes of yours to practise/);
});

test('puzzles take no options; other drills are still had by name', async () => {
  const moment = '2026-11-20T20:00:00';
  const given = await at(moment, ['drill', 'durak', '-o', 'players=2', '--line']);
  const unknown = await at(moment, ['drill', 'durak', 'none', '--line']);
  const covering = ['drill', 'durak', 'covering', '--line', '-n', '1'];
  const named = await at(moment, covering, 'quit\n');
  expect(given).toMatchObject({ code: 2, err: expect.stringContaining('leave out --option') });
  expect(unknown.err).toMatch(/only puzzles, covering/);
  expect(named.out).toMatch(/Position 1 of 1/);
});
