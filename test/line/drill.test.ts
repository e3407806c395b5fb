/**
 * Drills in lines: positions that can be had again, choices judged, records that verify. `TALON_DRILLS=all` judges every
 * choice as people have it judged, not that of the first drill alone.
 */
import { PassThrough, Readable } from 'node:stream';
import { describe, expect, test } from 'vitest';
import { legalTexts } from '../../src/engine/match.ts';
import { findGame, games } from '../../src/games/index.ts';
import type { Lang } from '../../src/lang/text.ts';
import { runDrill } from '../../src/line/index.ts';
import {
  type DrillPosition,
  type DrillTask,
  drillPositions,
  drillRecord,
} from '../../src/play/coach/drill.ts';
import { openFollower } from '../../src/script/records/verify.ts';
import { evaluatedBriefly } from '../support/brief-evaluation.ts';
import { drilledBy, exerciseOf, setupOf } from '../support/drill.ts';

const PACE = { clock: () => 0, stopped: () => false };

async function positionsOf(exercise: DrillTask, seed: string, count: number) {
  const found: DrillPosition[] = [];
  for await (const position of drillPositions(drilledBy(exercise), seed, PACE)) {
    found.push(position);
    if (found.length === count) break;
  }
  return found;
}

/** What is said when these lines are typed, and the records kept. */
async function spoken(
  exercise: DrillTask,
  typed: readonly string[],
  count: number,
  lang: Lang = 'en',
  more: { readonly isPuzzle?: true } = {},
) {
  const output = new PassThrough();
  const said: string[] = [];
  output.on('data', (part) => said.push(String(part)));
  const kept: string[] = [];
  const setup = setupOf(exercise, count, lang);
  const keep: typeof setup.keep = async (position, chosen) => {
    for (const line of drillRecord(position, chosen)) kept.push(JSON.stringify(line));
  };
  const input = Readable.from(typed.map((line) => `${line}\n`));
  const io = { input, output, error: output, isTTY: false };
  const code = await runDrill({ ...setup, ...more, keep }, lang, io);
  return { code, lines: said.join('').split('\n'), kept };
}

const DRILLS = games.flatMap(({ id, extras }) =>
  Object.keys(extras.drills ?? {}).map((name) => [id, name] as const),
);

/** Whether all choices are judged in full. */
const ALL = process.env.TALON_DRILLS === 'all';

/** The drill with a judge that is soon done. */
function evaluatedSoon(exercise: DrillTask): DrillTask {
  return { ...exercise, game: evaluatedBriefly(exercise.game) };
}

describe.each(DRILLS)('%s: %s', (id, name) => {
  const exercise = exerciseOf(id, name);
  const [first] = DRILLS;
  const isFull = ALL || (id === first?.[0] && name === first[1]);

  test('a position is faced by the learner, has a choice, and is the same again', async () => {
    const [one, again] = await Promise.all([
      positionsOf(exercise, 'again', 1),
      positionsOf(exercise, 'again', 1),
    ]);
    expect(one).toHaveLength(1);
    for (const { match } of one) {
      expect(match.game.rules.actor(match.state)).toBe(exercise.seat);
      expect(exercise.drill.isFaced(match.state, exercise.seat)).toBe(true);
      expect(legalTexts(match).length).toBeGreaterThan(1);
    }
    const steps = (positions: readonly DrillPosition[]) =>
      positions.map(({ seed, made }) => [seed, ...made.map(({ text }) => text)]);
    expect(steps(again)).toEqual(steps(one));
  });

  test('a choice is judged, and its record verifies', async () => {
    const { code, lines, kept } = await spoken(
      isFull ? exercise : evaluatedSoon(exercise),
      ['1'],
      1,
    );
    expect(code).toBe(0);
    expect(
      lines.some((line) =>
        /^(Your answer: .*\. )?(Right|Nearly|A strong player|This counts as right)/.test(line),
      ),
    ).toBe(true);
    expect(lines.at(-2)).toMatch(/^[01] of 1 right/);
    const faults: unknown[] = [];
    const follower = openFollower(findGame, (fault) => faults.push(fault));
    for (const [at, line] of kept.entries())
      follower.take({ number: at + 1, text: line, ended: true });
    follower.end();
    expect(faults).toEqual([]);
    expect(follower.counts().steps).toBe(kept.length - 1);
  });
});

test('openings: what the system opens is right, and its meaning is told', async () => {
  const exercise = exerciseOf('bridge', 'openings');
  const { lines } = await spoken(exercise, ['7NT', 'quit'], 2);
  const model = lines.find((line) => /^Your answer: .* A strong player/.test(line));
  expect(model).toBeDefined();
  expect(lines).toContain('0 of 1 right.');
  expect(lines.some((line) => line.includes(' means: '))).toBe(true);
  expect(lines.some((line) => line.startsWith('Position 2 of 2, seed drill/'))).toBe(true);
});

test('a hint is given, and its choice does not count; in German too', async () => {
  const exercise = exerciseOf('bridge', 'openings');
  const { lines } = await spoken(exercise, ['tipp', '1'], 1, 'de');
  expect(lines).toContain('Mit Tipp, das zählt nicht.');
});

test('a puzzle gives no hint before the answer', async () => {
  const exercise = exerciseOf('bridge', 'openings');
  const { lines } = await spoken(exercise, ['tipp', 'quit'], 1, 'de', { isPuzzle: true });
  expect(lines).toContain('Bei einer Aufgabe gibt es vor der Antwort keinen Tipp.');
  expect(lines.join('\n')).not.toContain('an deiner Stelle');
});

test('stopping in the middle ends the drill without an error', async () => {
  const { code, lines } = await spoken(
    exerciseOf('durak', 'covering'),
    ['table', 'undo', 'quit'],
    3,
  );
  expect(code).toBe(0);
  expect(lines.filter((line) => line.startsWith('Position'))).toHaveLength(1);
});
