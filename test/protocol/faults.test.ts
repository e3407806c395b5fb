/** A bot that does something wrong is survived, says what it was, and has the result that was asked for. */
import { describe, expect, test } from 'vitest';
import { isRefusal } from '../../src/engine/refusal.ts';
import { findGame } from '../../src/games/index.ts';
import { FAULTS } from '../../src/protocol/messages.ts';
import { openFollower } from '../../src/script/records/verify.ts';
import { simulated, sumsOf } from '../support/programs.ts';

/** What a bot does at its third turn, the code of the fault, and what is said of it. */
const AT_TURN = [
  ['garbage', 'garbage', 'message 4: “I play the queen” is no message: the line is not a JSON'],
  ['unknown', 'garbage', 'message 4, “sing”: the key type must be ("hello" | "move" | "claim"'],
  ['illegal', 'illegal', '“play the queen” is refused (notation): '],
  ['megabyte', 'flood', 'a line of more than 1 MiB'],
  ['chatter', 'flood', 'more than 10000 messages without a move'],
  ['dies', 'gone', 'the program has ended (exit code 3)'],
  ['killed', 'gone', 'the program was ended by SIGKILL'],
  ['nothing', 'late', 'no move within 300 ms'],
  ['hangs', 'late', 'no move within 300 ms'],
] as const;

const AT_HELLO = [
  ['mute', 'hello', 'the program did not say hello within 1 s'],
  ['future', 'hello', 'the program speaks version 99 of the protocol, Talon speaks 1'],
  ['babbles', 'garbage', 'message 1: “hello” is no message: '],
] as const;

const limitsOf = (mode: string) => ({
  ...(mode === 'nothing' || mode === 'hangs' ? { moveTime: 300 } : {}),
  ...(mode === 'mute' ? { helloWithin: 1000 } : {}),
});

/** Every line follows from the rules. */
function faultsIn(lines: readonly string[]): readonly string[] {
  const found: string[] = [];
  const follower = openFollower(
    findGame,
    ({ line, reason }) => found.push(`${line}: ${reason.en}`),
    undefined,
    { seeded: true },
  );
  for (const [at, text] of lines.entries()) follower.take({ number: at + 1, text, ended: true });
  follower.end();
  return follower.counts().unknown > 0 ? [...found, 'unknown keys'] : found;
}

const marked = (lines: readonly string[]): readonly string[] =>
  lines.flatMap((line) => JSON.parse(line).fault ?? []);

const ends = (lines: readonly string[]): number =>
  lines.filter((line) => line.startsWith('{"end":')).length;

/** One for each code is enough where what it did makes no difference any more. */
const ONE_EACH = AT_TURN.filter(
  ([, code], at) => AT_TURN.findIndex((one) => one[1] === code) === at,
);

describe('a bot that fails at its third turn', () => {
  test.each(AT_TURN)('is replaced for that match: %s', async (mode, code, sentence) => {
    const limits = limitsOf(mode);
    const run = await simulated(mode, { onFault: 'random', matches: 2, limits });
    expect(run.faults[0]).toBe(`1 ${code}`);
    expect(run.said).toMatch(/^match 0 \(seed bots\/0\): /);
    expect(run.said).toContain(sentence);
    expect(marked(run.lines)[0]).toBe(code);
    expect(ends(run.lines)).toBe(2);
    expect(faultsIn(run.lines)).toEqual([]);
    const { summary, faults, forfeits } = sumsOf(run);
    expect([summary.matches, faults[1], forfeits[1]]).toEqual([2, run.faults.length, 0]);
  });

  test.each(ONE_EACH)('forfeits that match, which counts for nothing else: %s', async (mode) => {
    const limits = limitsOf(mode);
    const run = await simulated(mode, { onFault: 'forfeit', matches: 1, limits });
    expect([ends(run.lines), marked(run.lines)]).toEqual([0, []]);
    expect(run.lines.length).toBeGreaterThan(3);
    expect(faultsIn(run.lines)).toEqual([]);
    const { summary, faults, forfeits } = sumsOf(run);
    expect([summary.matches, summary.deals, faults[1], forfeits[1]]).toEqual([0, 0, 1, 1]);
  });

  test.each(ONE_EACH)('stops the run: %s', async (mode, _, sentence) => {
    const limits = limitsOf(mode);
    const { found } = await simulated(mode, { onFault: 'stop', matches: 2, limits });
    expect(isRefusal(found) && found.text.en).toContain(sentence);
    expect(isRefusal(found) && found.text.en).toContain(
      'match 0 (seed bots/0): seat 1 (exec:bot): ',
    );
    expect(isRefusal(found) && found.text.de).not.toBe(isRefusal(found) && found.text.en);
  });
});

test.each(AT_HELLO)(
  'a bot that begins wrongly plays no match: %s',
  async (mode, code, sentence) => {
    const run = await simulated(mode, { onFault: 'random', limits: limitsOf(mode) });
    expect(run.faults).toEqual(Array(3).fill(`1 ${code}`));
    expect(run.said).toContain(sentence);
    expect(ends(run.lines)).toBe(3);
  },
);

describe('a clock for the whole match', () => {
  test.each([1, 3])(
    'that is over is a move too late, in every match anew; at once: %i',
    async (inFlight) => {
      const run = await simulated('lingers', {
        onFault: 'random',
        inFlight,
        limits: { matchTime: 500 },
      });
      expect(run.faults).toEqual(Array(3).fill('1 late'));
      expect(run.said).toContain('no time left of the 500 ms for a match');
      expect(marked(run.lines)).toEqual(Array(3).fill('late'));
      expect(faultsIn(run.lines)).toEqual([]);
      expect(ends(run.lines)).toBe(3);
    },
  );

  test('changes nothing for a bot that is within it', async () => {
    const within = await simulated('honest', { limits: { matchTime: 60_000 } });
    expect(within.faults).toEqual([]);
    expect(within.lines).toEqual((await simulated('honest')).lines);
  });
});

test('a bot that says nothing for too long is given up', async () => {
  const run = await simulated('hangs', { onFault: 'random', limits: { patience: 300 } });
  expect(run.said).toContain('no message for 0.3 s');
  expect(run.faults[0]).toBe('1 late');
});

test('a bot that answers pings may think for longer', async () => {
  const run = await simulated('ponders', { matches: 1, limits: { patience: 1500 } });
  expect(run.faults).toEqual([]);
  expect(sumsOf(run).summary.matches).toBe(1);
});

test('every code there is belongs to a bot of these', () => {
  const codes = [...AT_TURN, ...AT_HELLO].map(([, code]): string => code);
  expect(new Set([...codes, 'stray'])).toEqual(new Set(FAULTS));
});
