/** `talon play GAME --teams`, in lines and for a script. */
import { expect, test } from 'vitest';
import { talonHere as talon } from '../support/here.ts';

const TEAMS = ['play', 'bridge', '--teams', '--level', 'random', '--seed', 'teams'];
const CARDS = [...'23456789TJQKA'].flatMap((rank) =>
  [...'CDHS'].map((suit) => `play ${rank}${suit}`),
);
/** Whatever is asked, one of these is legal before long. */
const ANSWERS = `${Array.from({ length: 400 }, () => ['pass', ...CARDS].join('\n')).join('\n')}\n`;

const linesOf = (out: string): readonly Record<string, unknown>[] =>
  out
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));

test('a script plays four deals to the end and is told what each counts for', async () => {
  const { code, out, err } = await talon([...TEAMS, '--json'], { input: ANSWERS });
  expect([code, err]).toEqual([0, '']);
  const lines = linesOf(out);
  const [first] = lines.filter((line) => 'ask' in line);
  expect(first).toMatchObject({ ask: 2, legal: expect.arrayContaining(['pass', '7N']) });
  expect(lines.find((line) => 'refused' in line)).toMatchObject({ why: expect.any(String) });
  const compared = lines.flatMap((line) => ('compared' in line ? [line.compared] : []));
  expect(compared).toHaveLength(4);
  expect(compared[3]).toMatchObject({ deal: 4, score: expect.any(Number), unit: 'IMPs' });
  expect(lines.filter((line) => 'end' in line)).toHaveLength(1);
});

test('a script whose answers stop ends with exit code 1', async () => {
  const { code, out } = await talon([...TEAMS, '--json'], { input: '' });
  expect(code).toBe(1);
  expect(linesOf(out).at(-1)).toMatchObject({ ask: 2 });
});

test('in lines every deal is compared once it is over, and the match at the end', async () => {
  const { code, out } = await talon([...TEAMS, '--line'], { input: ANSWERS });
  expect(code).toBe(0);
  const told = out.match(/^Deal \d: you .+, the other table .+ IMPs\.$/gm) ?? [];
  expect(told.map((line) => line.slice(0, 6))).toEqual(['Deal 1', 'Deal 2', 'Deal 3', 'Deal 4']);
  expect(out).toMatch(/^Against the other table: .+ IMPs in all\.$/m);
});

test('opponents alone can be watched so', async () => {
  const seats = ['--seat', '2=random', '-o', 'deals=1'];
  const { code, out } = await talon([...TEAMS, ...seats, '--json']);
  expect(code).toBe(0);
  expect(linesOf(out).some((line) => 'ask' in line)).toBe(false);
  expect(linesOf(out).filter((line) => 'compared' in line)).toHaveLength(1);
});

test('a game whose tables nobody compares has no teams', async () => {
  expect(await talon(['play', 'cabo', '--teams'])).toEqual({
    code: 2,
    out: '',
    err: 'talon: --teams: in Cabo tables are not compared\n',
  });
  expect((await talon(['daily', 'cabo', '--teams', '--line'])).code).toBe(2);
});

test('the deal of the day in teams', async () => {
  const { code, out } = await talon(['daily', 'bridge', '--teams', '--json']);
  expect(code).toBe(0);
  expect(JSON.parse(out)).toMatchObject({
    game: 'bridge',
    options: { scoring: 'duplicate', deals: 3 },
  });
});
