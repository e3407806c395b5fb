/** Simulations with newcomers: who sits down follows from the seed, and records say so. */
import { describe, expect, test } from 'vitest';
import { isRefusal } from '../../src/engine/refusal.ts';
import { findGame } from '../../src/games/index.ts';
import { type Fault, openFollower } from '../../src/script/records/verify.ts';
import { type Plan, runBatch } from '../../src/script/sim/simulate.ts';
import { talonHere } from '../support/here.ts';
import { NEWCOMER, seatings } from '../support/newcomers.ts';
import { gameCalled, optionsOf } from '../support/session.ts';

const game = gameCalled('durak');
const options = optionsOf(game, { ...NEWCOMER, rounds: 4 });
const PLAN: Plan = {
  game: 'durak',
  options,
  seed: 'joins',
  seats: ['random', 'random', 'random'],
  records: 'steps',
};

function records(plan: Plan, from = 0, to = 6): string {
  const batch = runBatch(game, plan, from, to);
  if (isRefusal(batch)) throw new Error(batch.text.en);
  return Buffer.from(batch.lines).toString();
}

function faultsIn(file: string): readonly string[] {
  const faults: Fault[] = [];
  const demands = { seeded: true, finished: true };
  const follower = openFollower(findGame, (fault) => faults.push(fault), undefined, demands);
  for (const [at, text] of file.split('\n').entries())
    follower.take({ number: at + 1, text, ended: true });
  follower.end();
  return faults.map(({ line, reason }) => `${line}: ${reason.en}`);
}

describe('with newcomers', () => {
  const file = records({ ...PLAN, joins: 0.5 });
  const joined = seatings(file);

  test('without them everything is as it was', () => {
    expect(new Set(seatings(records(PLAN)))).toEqual(new Set(['{"by":"chance","do":"join"}']));
  });

  test('every seat but the first changes hands, under a new name', () => {
    expect(joined).toHaveLength(18);
    expect(joined.filter((line) => line.endsWith('"join"}'))).not.toHaveLength(0);
    expect(joined).toContain(
      '{"by":"chance","do":"join 1","seats":{"1":{"name":"West 2","by":"random"}}}',
    );
    expect(file).toContain('"name":"East 3"');
    expect(joined.some((line) => /join (\d )*0/.test(line))).toBe(false);
    expect(
      seatings(records({ ...PLAN, joins: 1 })).every((line) => /join (1 2|2 1)"/.test(line)),
    ).toBe(true);
  });

  test('the deals are the same, and the same seed the same newcomers', () => {
    const deals = (lines: string) =>
      lines.split('\n').filter((line) => line.includes('"do":"deal'));
    expect(deals(file)).toEqual(deals(records(PLAN)));
    const plan = { ...PLAN, joins: 0.5 };
    expect(records(plan, 0, 2) + records(plan, 2, 6)).toBe(file);
  });

  test('records verify, with and without who sits down, and not with somebody else; “seats” of other steps are passed over', () => {
    expect(faultsIn(file)).toEqual([]);
    expect(faultsIn(file.replace(/,"seats":\{"\d".*\}\}\}/g, '}'))).toEqual([]);
    const [line = ''] = joined.filter((one) => one.includes('"join 1"'));
    const number = file.split('\n').indexOf(line) + 1;
    const off = (change: (one: string) => string) => faultsIn(file.replace(line, change));
    expect(off((one) => one.replace('{"1":', '{"2":'))).toEqual([
      `${number}: “seats” should name exactly the seats of the step “join 1”`,
    ]);
    expect(off((one) => one.replace('join 1', 'join'))).toHaveLength(1);
    expect(off((one) => one.replace('{"1":', '{"12":'))).toEqual([
      expect.stringContaining('is missing or malformed'),
    ]);
    const deal = /\{"by":"chance","do":"deal [^}]*\}/.exec(file)?.[0] ?? '';
    expect(
      faultsIn(file.replace(deal, `${deal.slice(0, -1)},"seats":{"1":{"name":"E","by":"human"}}}`)),
    ).toEqual([]);
  });
});

describe('talon sim --joins', () => {
  const sim = (...args: readonly string[]) => talonHere(['sim', ...args]);

  test('is a number from 0 to 1, for games that seat newcomers', async () => {
    expect(await sim('cabo', '--joins', '0.5')).toMatchObject({
      code: 2,
      err: 'talon: --joins: in Cabo no new players sit down between deals\n',
    });
    for (const joins of ['2', '-1', 'x', '1e9', ''])
      expect((await sim('durak', `--joins=${joins}`)).err).toContain('is not a number from 0 to 1');
  });
});
