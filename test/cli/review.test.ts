/** `talon review`: decisions weighed from what their players could know. */
import { describe, expect, test } from 'vitest';
import { talonHere as talon } from '../support/here.ts';
import { recordOf } from '../support/simulation.ts';
import { talon as built } from '../support/talon.ts';

/** The first tricks of a deal, in which the third seat plays badly. */
const record = `${recordOf('boese-dame', { deals: 1, players: 3 }, 'review').split('\n').slice(0, 7).join('\n')}\n`;

describe('talon review', () => {
  test('lists what was costly with the better move and its reasons, and a total', async () => {
    const [en, de] = await Promise.all([
      talon(['review', '-', '--seat', '2'], { input: record }),
      talon(['review', '-', '--seat', '2', '--lang', 'de'], { input: record }),
    ]);
    expect([en.code, de.code, en.err, de.err]).toEqual([0, 0, '', '']);
    expect(en.out).toMatch(
      /^Deal 1, step \d+: East plays .*, which costs about [\d.]+ points? \(± /,
    );
    expect(en.out).toMatch(/\n {2}Better: East plays .*\.\n {2}\S.*\.\n/);
    expect(en.out.trimEnd().split('\n').at(-1)).toMatch(
      /^East, decisions: \d+, clearly worse than the best: \d+, points given away in all: −?\d+(\.\d)? \(± /,
    );
    expect(de.out).toMatch(/\n {2}Besser: East spielt /);
  });

  test('--json has the same, the dearest first, each beyond three errors', async () => {
    const { out, code } = await talon(['review', '-', '--json'], { input: record });
    expect(code).toBe(0);
    const { records } = JSON.parse(out);
    expect(records).toHaveLength(1);
    const [{ listed, totals }] = records;
    expect(totals.map(({ seat }: { seat: number }) => seat)).toEqual([0, 1, 2]);
    const gains: number[] = listed.map(({ gain }: { gain: number }) => gain);
    expect(gains).toEqual(gains.toSorted((a, b) => b - a));
    expect(listed.length).toBeGreaterThan(0);
    for (const { gain, error, made, better, reasons } of listed) {
      expect(gain).toBeGreaterThan(3 * error);
      expect(made).not.toBe(better);
      expect(reasons.length).toBeGreaterThan(0);
    }
    const again = await talon(['review', '-', '--json'], { input: record });
    expect(again.out).toBe(out);
  });

  test('threads find the same decisions again, of a file with a broken record between two', async () => {
    const short = recordOf('hiki-kabu', { deals: 1, players: 3 }, 'review');
    const broken = short.split('\n').slice(0, 3).join('\n');
    const input = `${record}${broken}\nplay nothing\n${short}`;
    const args = ['review', '-', '--json', '--seat', '2'];
    const [alone, onThreads] = await Promise.all([talon(args, { input }), built(args, { input })]);
    expect(JSON.parse(alone.out).records).toHaveLength(3);
    expect(onThreads).toEqual(alone);
  });

  test('several records are told one after another, each by its number', async () => {
    const short = recordOf('hiki-kabu', { deals: 1, players: 2 }, 'review');
    const [one, both] = await Promise.all([
      talon(['review', '-', '--seat', '1'], { input: short }),
      talon(['review', '-', '--seat', '1'], { input: short + short }),
    ]);
    expect(one.out).not.toContain('Record');
    expect(both.out).toBe(`Record 1\n${one.out}\nRecord 2\n${one.out}`);
  });

  test('--luck tells luck where a seat had no decision', async () => {
    const args = ['-n', '1', '--seed', '5', '--level', 'easy', '-o', 'deals=2', '--records', '-'];
    const { out: input } = await talon(['sim', 'hiki-kabu', ...args]);
    const { out, code } = await talon(['review', '-', '--luck', '--seat', '0'], { input });
    expect(code).toBe(0);
    expect(out).toMatch(/^There is no decision to weigh\.\nDeal 1, .* luck .*\nDeal 2, /);
    expect(out).toMatch(/, all deals: luck .*, play .*\.\n$/);
  });

  test('a game that decides nothing says so', async () => {
    const input = recordOf('auf-wiedersehen', { deals: 1 }, 'review');
    const { out, code } = await talon(['review', '-'], { input });
    expect(code).toBe(0);
    expect(out).toMatch(/nothing is decided|no decision to weigh/);
  });

  test('a seat there is not is a wrong command line', async () => {
    const { code, err } = await talon(['review', '-', '--seat', '7'], { input: record });
    expect(code).toBe(2);
    expect(err).toMatch(/^talon: --seat: “7” is not a seat of this record/);
  });
});
