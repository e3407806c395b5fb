/** What is practised and kept: ratings, mistakes that come back, and their ledger. */
import { appendFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { openMatch } from '../../src/engine/match.ts';
import { matchOptions } from '../../src/engine/match-options.ts';
import { isRefusal } from '../../src/engine/refusal.ts';
import { findGame } from '../../src/games/index.ts';
import { fill, same } from '../../src/lang/text.ts';
import type { Finding } from '../../src/play/advice/review.ts';
import { dueMistakes, mistakeSteps, mistakesIn, nextDue } from '../../src/play/coach/mistakes.ts';
import {
  ideasMet,
  type Mistake,
  notePractice,
  type PracticeLine,
  readPractice,
  triesIn,
} from '../../src/play/coach/practice.ts';
import { nextPuzzle, standingsOf } from '../../src/play/coach/puzzle-practice.ts';
import { rated, ratingIn } from '../../src/play/coach/rating.ts';
import { chosenMove } from '../../src/play/session/choose-move.ts';
import type { Made } from '../../src/play/steps/steps.ts';
import { chanced, sure } from '../../src/play/steps/steps.ts';

const folder = mkdtempSync(join(tmpdir(), 'talon-practice-'));
const folders = { games: join(folder, 'games'), history: join(folder, 'history') };
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const DAY = 86_400_000;
const NOON = new Date(2026, 10, 20, 12).getTime();

const tried = (puzzle: string, grade: number, right: number): PracticeLine => ({
  kind: 'puzzle',
  game: 'g',
  puzzle,
  grade,
  right,
  time: NOON,
});

describe('a rating', () => {
  test('rises with right answers, the more the harder they were, and falls with wrong ones', () => {
    const start = ratingIn([], 'g');
    expect(start).toEqual({ rating: 1200, answers: 0 });
    const [easy, hard] = [1, 3].map((grade) => rated(start, grade, 1).rating);
    expect(easy).toBeGreaterThan(1200);
    expect(hard).toBeGreaterThan(easy ?? 0);
    expect(rated(start, 1, 0).rating).toBeLessThan(rated(start, 3, 0).rating);
    expect(rated(start, 3, 0).rating).toBeLessThan(1200);
  });

  test('somebody who is right in half of the puzzles of a grade comes to its rating', () => {
    const lines = Array.from({ length: 400 }, (_, n) => tried(`s/${n}`, 2, n % 2));
    expect(ratingIn(triesIn(lines), 'g').rating).toBeCloseTo(1300, -2);
  });

  test('only the first answer to a puzzle counts, and only in its game', () => {
    const lines = [tried('s/1', 2, 0), tried('s/1', 2, 1), { ...tried('s/2', 2, 1), game: 'h' }];
    expect(ratingIn(triesIn(lines), 'g')).toEqual(ratingIn(triesIn(lines.slice(0, 1)), 'g'));
    expect(ratingIn(triesIn(lines), 'h').answers).toBe(1);
  });
});

test('the next puzzle suits the rating; those answered come last, solved ones behind the others', async () => {
  const game = findGame('kabadak');
  const puzzles = await game?.extras.puzzles?.();
  if (game === undefined || puzzles === undefined) throw new Error('no puzzles');
  const all = puzzles.puzzles.length;
  const order = 'o';
  let tries = triesIn([]);
  const grades: number[] = [];
  const asked = new Set<string>();
  for (;;) {
    const next = nextPuzzle({ game, puzzles, tries, asked, order });
    if (next === undefined) break;
    asked.add(next.id);
    grades.push(next.puzzle.grade);
  }
  expect(grades).toHaveLength(all);
  expect(grades[0]).toBe(2);
  const [first = '', ...rest] = asked;
  const line = { kind: 'puzzle', game: game.id, grade: 2, time: NOON } as const;
  tries = [...rest, first].map((puzzle) => ({ ...line, puzzle, right: puzzle === first ? 0 : 1 }));
  expect(nextPuzzle({ game, puzzles, tries, asked: new Set(), order })?.id).toBe(first);
});

test('an answer stands beside the puzzle of its game alone, though another game has the same id', async () => {
  const kabadak = findGame('kabadak');
  const canasta = findGame('canasta');
  const puzzles = await kabadak?.extras.puzzles?.();
  if (kabadak === undefined || canasta === undefined || puzzles === undefined) throw new Error();
  const puzzle = `${puzzles.seed}/${puzzles.puzzles[0]?.n}`;
  const solved = {
    kind: 'puzzle',
    game: 'kabadak',
    puzzle,
    grade: 1,
    right: 1,
    time: NOON,
  } as const;
  const answersIn = (game: typeof kabadak) =>
    standingsOf(game, puzzles, [solved]).flatMap(({ right }) => right ?? []);
  expect(answersIn(kabadak)).toEqual([1]);
  expect(answersIn(canasta)).toEqual([]);
});

const mistake: Mistake = {
  kind: 'mistake',
  id: 'm',
  game: 'durak',
  options: {},
  seed: 's',
  seat: 0,
  steps: [],
  made: 'take',
  better: 'done',
  gain: [1, 0.1],
  time: NOON,
};

const again = (solved: boolean, day: number): PracticeLine => ({
  kind: 'again',
  id: 'm',
  solved,
  time: NOON + day * DAY,
});

describe('a mistake comes back', () => {
  const dueOn = (lines: readonly PracticeLine[]): number | undefined =>
    [...Array(60).keys()].find((day) => dueMistakes(lines, NOON + day * DAY).length > 0);

  test('after one, three, nine and thirty days, until it was solved twice', () => {
    const shown: PracticeLine[] = [mistake];
    const days: (number | undefined)[] = [dueOn(shown)];
    for (const solved of [false, false, true]) {
      shown.push(again(solved, days.at(-1) ?? 0));
      days.push(dueOn(shown));
    }
    expect(days).toEqual([1, 1 + 3, 1 + 3 + 9, 1 + 3 + 9 + 30]);
    expect(nextDue(shown)).toBe('2027-01-02');
    expect(dueOn([...shown, again(true, 43)])).toBeUndefined();
  });

  test('the next morning, however late it was found', () => {
    const late = { ...mistake, time: new Date(2026, 10, 20, 23, 50).getTime() };
    expect(dueMistakes([late], new Date(2026, 10, 20, 23, 55).getTime())).toEqual([]);
    expect(dueMistakes([late], new Date(2026, 10, 21, 0, 5).getTime())).toEqual([late]);
  });
});

/** A deal played by an opponent in every seat. */
function played(id: string, seed: string): readonly Made[] {
  const game = findGame(id);
  const options = game && matchOptions(game, { deals: 1 });
  if (game === undefined || options === undefined || isRefusal(options)) throw new Error(id);
  const made: Made[] = [];
  let match = openMatch(game, options, seed);
  while (!match.ended) {
    const seat = game.rules.actor(match.state);
    const step = seat < 0 ? chanced(match) : sure(match, chosenMove(match, seat, 'random'));
    made.push(step);
    match = step.after;
  }
  return made;
}

function findingOf(made: readonly Made[], seat: number): Finding {
  const step = made.find(
    ({ before, by }) => by === seat && before.game.rules.legal(before.state).length > 1,
  );
  if (step === undefined) throw new Error('no decision');
  const { game, state, ply, deal } = step.before;
  const other = game.rules.legal(state).map(game.notation.write);
  const better = other.find((move) => move !== step.text) ?? '';
  const told = { made: fill(same('$1'), step.text), better: fill(same('$1'), better) };
  const gain = { mean: 2, error: 0.2 };
  const found = { seat, deal, ply, made: step.text, better, told, gain, exact: false };
  return { ...found, worlds: 100, listed: true, degree: 'better' as const, reasons: [] };
}

test('a mistake is kept with the steps before it, and its position can be had again', () => {
  const made = played('durak', 'practice');
  const finding = findingOf(made, 1);
  const [kept, ...more] = mistakesIn([finding], made, 1, NOON);
  if (kept === undefined) throw new Error('nothing kept');
  expect(more).toEqual([]);
  const before = made[finding.ply]?.before;
  const game = before?.game;
  if (game === undefined) throw new Error('no game');
  const again = mistakeSteps(game, kept)?.at(-1)?.after;
  expect(again?.ply).toBe(finding.ply);
  expect(again?.state).toEqual(before?.state);
  expect(mistakesIn([finding], made, 0, NOON)).toEqual([]);
  expect(mistakesIn([{ ...finding, listed: false }], made, 1, NOON)).toEqual([]);
  const elsewhere = made.map((step) => ({ ...step, text: step.by < 0 ? 'deal ?' : step.text }));
  expect(mistakesIn([finding], elsewhere, 1, NOON)).toEqual([]);
});

test('the ledger keeps lines, a mistake once; damaged lines are passed over', async () => {
  expect(await readPractice(folders)).toEqual([]);
  const idea: PracticeLine = { kind: 'idea', game: 'durak', idea: 'x/1', time: NOON };
  expect(await notePractice([mistake, idea], folders)).toBe(true);
  expect(await notePractice([mistake, again(true, 1)], folders)).toBe(true);
  appendFileSync(join(folder, 'practice.jsonl'), '{"kind":"idea","game":"durak"}\ntorn');
  expect(await notePractice([tried('s/1', 1, 1)], folders)).toBe(true);
  const lines = await readPractice(folders);
  expect(lines.map(({ kind }) => kind)).toEqual(['mistake', 'idea', 'again', 'puzzle']);
  expect(ideasMet(lines, 'durak')).toEqual(new Set(['x/1']));
  expect(readFileSync(join(folder, 'practice.jsonl'), 'utf8')).toMatch(/"sum":"[0-9a-f]{8}"\}\n$/);
});
