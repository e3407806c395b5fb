/** Reasons: what rollouts in the same worlds prove, in real games and on a game written as a tree. */
import { describe, expect, test } from 'vitest';
import { atOnce } from '../../src/ai/decide.ts';
import { isClear, leadOver, reasonsFor } from '../../src/ai/reasons.ts';
import {
  type RolloutTask,
  rollOut,
  type Side,
  type Trial,
  type TrialRun,
} from '../../src/ai/rollouts.ts';
import { estimate } from '../../src/engine/estimate.ts';
import type { AnyGame } from '../../src/engine/game.ts';
import { makeMove, matchActor, openMatch, settleChance } from '../../src/engine/match.ts';
import { openQuickStream } from '../../src/engine/random.ts';
import { isRefusal } from '../../src/engine/refusal.ts';
import { sampleAssignment } from '../../src/engine/sampler.ts';
import { text } from '../../src/lang/text.ts';
import { sideOf } from '../../src/play/advice/analysis.ts';
import { openCardsWith } from '../support/services.ts';
import { gameCalled, optionsOf } from '../support/session.ts';
import { choice, end, type ToyState, toy } from './toy.ts';

const side: Side = { seat: 0, rivals: [1], partners: 0, aim: 'most', ownPart: 1 };
const line = (seat: number, amount: number, label: string, kind?: string) => ({
  seat,
  amount,
  id: kind ?? label,
  label: text(label, label),
  clause: 'X-1',
  ...(kind && { kind: text(kind, kind) }),
});
const run = (
  gain: number,
  events: readonly string[] = [],
  lines: TrialRun['lines'] = [],
): TrialRun => ({
  gain,
  events,
  lines,
  success: undefined,
});
const trial = (move: string, runs: readonly TrialRun[]): Trial<string> => ({
  move,
  runs,
  certain: [],
});
const runs = (count: number, of: (world: number) => TrialRun): readonly TrialRun[] =>
  Array.from({ length: count }, (_, world) => of(world));

describe('a reason', () => {
  test('is a lead of more than three errors, in parts that add up to it', () => {
    const one = trial(
      'a',
      runs(50, (w) =>
        run(7 + (w % 2), [], [line(0, 5 + (w % 2), 'won 5', 'won'), line(1, -2, 'x')]),
      ),
    );
    const other = trial(
      'b',
      runs(50, () => run(1, [], [line(0, 1, 'won 1', 'won')])),
    );
    const [reason] = reasonsFor(one, other, side, 0);
    if (reason?.kind !== 'score') throw new Error('no score');
    expect(reason.lead.mean).toBeCloseTo(6.5);
    expect(reason.parts).toEqual([
      { label: text('won', 'won'), own: true, amount: expect.closeTo(4.5) },
      { label: text('x', 'x'), own: false, amount: expect.closeTo(2) },
    ]);
    expect(reasonsFor(other, one, side, 0)).toEqual([]);
    expect(reasonsFor(one, other, side, 7)).toEqual([]);
  });

  test('is an event that is ten points and three errors more or less frequent', () => {
    const often = (count: number) =>
      trial(
        'a',
        runs(100, (w) => run(0, w < count ? ['won'] : [])),
      );
    expect(reasonsFor(often(71), often(38), side, 0)).toEqual([
      {
        kind: 'event',
        event: 'won',
        times: 71,
        against: 38,
        worlds: 100,
        isDrawback: false,
        isCertain: false,
      },
    ]);
    expect(reasonsFor(often(47), often(38), side, 0)).toEqual([]);
    const few = (count: number) =>
      trial(
        'a',
        runs(12, (w) => run(0, w < count ? ['won'] : [])),
      );
    expect(reasonsFor(few(6), few(3), side, 0)).toEqual([]);
  });

  test('that speaks for the other move comes last', () => {
    // Who takes the queen comes out worse; the first move takes it more often and does better.
    const taking = (move: string, count: number, plus: number) =>
      trial(
        move,
        runs(100, (w) => run(plus + (w < count ? 0 : 5), w < count ? ['queen'] : ['last'])),
      );
    const reasons = reasonsFor(taking('a', 60, 10), taking('b', 20, 0), side, 0);
    expect(reasons).toMatchObject([
      { kind: 'score' },
      { event: 'last', isDrawback: true },
      { event: 'queen', isDrawback: true },
    ]);
    const [first] = reasonsFor(taking('b', 20, 0), taking('a', 60, 10), side, 0);
    expect(first).toMatchObject({ kind: 'event', isDrawback: false });
  });

  test('is said once where two events happen in the same worlds', () => {
    const both = (count: number, second = count) =>
      trial(
        'a',
        runs(100, (w) => run(0, [...(w < count ? ['won'] : []), ...(w < second ? ['more'] : [])])),
      );
    const told = (one: Trial<string>, other: Trial<string>) =>
      reasonsFor(one, other, side, 0).flatMap((reason) =>
        reason.kind === 'event' ? [reason.event] : [],
      );
    expect(told(both(71), both(38))).toEqual(['more']);
    expect(told(both(71), both(38, 37))).toEqual(['more', 'won']);
  });

  test('needs twenty worlds', () => {
    const of = (worlds: number, gain: number) =>
      trial(
        'a',
        runs(worlds, () => run(gain)),
      );
    expect(reasonsFor(of(19, 1), of(19, 0), side, 0)).toEqual([]);
    expect(reasonsFor(of(20, 1), of(20, 0), side, 0)).toHaveLength(1);
  });

  test('errors are those of paired differences', () => {
    expect(estimate([1, 3])).toEqual({ mean: 2, error: 1 });
    const noise = (plus: number) =>
      trial(
        'a',
        runs(40, (w) => run(100 * (w % 7) + plus)),
      );
    expect(leadOver(noise(1), noise(0))).toEqual({ mean: 1, error: 0 });
    expect(isClear({ mean: 1, error: 0.34 }, 0)).toBe(false);
    expect(isClear({ mean: -1, error: 0.33 }, 0)).toBe(true);
  });
});

/** A position of a game some random moves into its first deal, with a seat that has a choice. */
function position(game: AnyGame, seed: string, plies: number) {
  const random = openQuickStream(seed);
  let match = settleChance(openMatch(game, optionsOf(game, {}), seed));
  for (let n = 0; n < plies || game.rules.legal(match.state).length < 2; n++) {
    const moves = game.rules.legal(match.state);
    const after = makeMove(match, moves[Math.floor(random() * moves.length)]);
    if (isRefusal(after)) throw new Error(seed);
    match = settleChance(after);
  }
  return match;
}

function caseOf(match: ReturnType<typeof position>, most: number, name = 'x') {
  const { game, state } = match;
  const seat = matchActor(match);
  const task: RolloutTask<unknown, unknown, unknown> = {
    game,
    observation: game.observer.observe(state, seat),
    side: sideOf(match, seat),
    moves: game.rules.legal(state).slice(0, 3),
    name,
    budget: { least: most, most, positions: 0 },
  };
  return task;
}

test('worlds played to their end with all cards open name the move that led there', () => {
  const tree = choice(0, { a: end(3, 0), b: end(1, 0) });
  const game = toy({
    extras: {
      openCards: openCardsWith<ToyState, string>({
        ends: (world, moves) =>
          moves.map((move) => ({ ...world, tree: move === 'a' ? end(3, 0) : end(1, 0) })),
      }),
    },
    heuristics: {
      judging: {
        least: 0,
        events: ({ seat, steps }) => steps.map((step) => `${seat} ${step.seat} ${step.move}`),
      },
    },
  });
  const budget = { least: 3, most: 3, positions: 1000 };
  const task = { game, observation: tree, side, moves: ['a', 'b'], name: 'open', budget };
  const trials = atOnce(rollOut(task));
  expect(trials.map(({ runs }) => runs.map(({ gain, events }) => [gain, ...events]))).toEqual([
    [3, 3, 3].map((gain) => [gain, '0 0 a']),
    [1, 1, 1].map((gain) => [gain, '0 0 b']),
  ]);
});

describe.each(['boese-dame', 'durak', 'kabadak', 'binokel'])('%s', (id) => {
  const game = gameCalled(id);

  test('the parts of a score add up to the lead', () => {
    const match = position(game, 'parts', 3);
    const task = caseOf(match, 12);
    const [one, other] = atOnce(rollOut(task));
    if (one === undefined || other === undefined) throw new Error('no choice');
    const reasons = [
      ...reasonsFor(one, other, task.side, 0),
      ...reasonsFor(other, one, task.side, 0),
    ];
    for (const reason of reasons)
      if (reason.kind === 'score') {
        const whole = reason.parts.reduce((sum, { amount }) => sum + amount, 0);
        if (task.side.ownPart === 1) expect(whole).toBeCloseTo(reason.lead.mean);
        else if (reason.parts.length > 0)
          expect(Math.abs(whole / reason.lead.mean - 1)).toBeLessThan(0.06);
      }
    const gains = one.runs.map(({ gain, lines }) => [
      gain,
      lines.reduce((sum, { seat, amount }) => {
        const sign = game.aim === 'most' ? 1 : -1;
        const { rivals, ownPart } = task.side;
        const share = sign * ownPart * amount;
        if (seat === task.side.seat) return sum + share;
        return rivals.includes(seat) ? sum - share / rivals.length : sum;
      }, 0),
    ]);
    for (const [gain, sum] of gains) expect(sum).toBeCloseTo(gain ?? Number.NaN);
  });

  test('a move against itself gives no reason, the same worlds or others', () => {
    const match = position(game, 'itself', 2);
    const task = caseOf(match, 60);
    const move = task.moves[0];
    const [one, same] = atOnce(rollOut({ ...task, moves: [move, move] }));
    const [other] = atOnce(rollOut({ ...task, name: 'y', moves: [move] }));
    if (one === undefined || same === undefined || other === undefined) throw new Error('none');
    expect(reasonsFor(one, same, task.side, 0)).toEqual([]);
    expect(leadOver(one, same)).toEqual({ mean: 0, error: 0 });
    expect(reasonsFor(one, other, task.side, 0)).toEqual([]);
  });

  test('hidden cards that lie elsewhere change nothing', () => {
    const match = position(game, 'hidden', 4);
    const task = caseOf(match, 6);
    const assignment = sampleAssignment(
      game.observer.hidden(task.observation),
      openQuickStream('other'),
    );
    const world = game.observer.determinize(task.observation, assignment);
    expect(atOnce(rollOut(caseOf({ ...match, state: world }, 6)))).toEqual(atOnce(rollOut(task)));
  });
});
