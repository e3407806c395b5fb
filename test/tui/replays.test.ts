/** A finished match of every game in the record browser, step by step. */

import { describe, expect, test } from 'vitest';
import { type AnyMatch, makeStep, settleChance } from '../../src/engine/match.ts';
import { closingLines, headerOf } from '../../src/engine/record.ts';
import { isRefusal } from '../../src/engine/refusal.ts';
import { games } from '../../src/games/index.ts';
import { LANGS } from '../../src/lang/text.ts';
import { decisionsIn } from '../../src/play/advice/review.ts';
import { homeSeatOf } from '../../src/play/session/players.ts';
import texts from '../../src/tui/messages/past.json' with { type: 'json' };
import {
  type Browser,
  browserKey,
  matchAt,
  newBrowser,
  readRecordings,
  tableAt,
} from '../../src/tui/screens/past/replay-state.ts';
import { openAt, ownFolders } from './inside.tsx';
import { opened } from './stage.ts';
import { KEY } from './window.ts';

ownFolders();

const HOME = '\u001b[H';

/** Every game at the usual size and at one of the others. */
const OTHERS = ['60x20', '120x40', '200x60'] as const;
const sizesOf = (id: string) => [
  '80x24',
  OTHERS[games.findIndex((game) => game.id === id) % OTHERS.length] ?? '60x20',
];
const MOST_STEPS = 1500;

/** The lines of a match of two deals at most, in which everybody makes a legal move. */
function recordOf(id: string): string {
  const game = games.find((one) => one.id === id);
  if (game === undefined) throw new Error(`no game ${id}`);
  const start = opened(game, { deals: 2 }, `replay/${id}`);
  const seats = Array.from({ length: start.options.players }, (_, at) => ({
    name: `P${at}`,
    by: 'random',
  }));
  const lines: object[] = [headerOf(start, seats)];
  const settle = (match: AnyMatch): AnyMatch =>
    settleChance(match, (before, text, after) =>
      lines.push({ by: 'chance', do: text }, ...closingLines(before, after)),
    );
  let match = settle(start);
  let random = 7;
  for (let step = 0; step < MOST_STEPS && !match.ended; step++) {
    const moves = game.rules.legal(match.state);
    random = (random * 16807) % 2147483647;
    const text = game.notation.write(moves[random % moves.length]);
    const by = game.rules.actor(match.state);
    const after = makeStep(match, text);
    if (isRefusal(after)) throw new Error(after.text.en);
    lines.push({ by, do: text }, ...closingLines(match, after));
    match = settle(after);
  }
  return lines.map((line) => JSON.stringify(line)).join('\n');
}

const records = new Map(games.map(({ id }) => [id, recordOf(id)]));

const recordingOf = (id: string) => {
  const [recording] = readRecordings(records.get(id) ?? '');
  if (recording === undefined) throw new Error(`no record of ${id}`);
  return recording;
};

const closings = (id: string): readonly number[] =>
  recordingOf(id).made.flatMap(({ after }, at) => (after.closed === undefined ? [] : [at + 1]));

describe.each(games.map(({ id }) => id))('%s', (id) => {
  test('every position has a table for everybody, for each seat and all open', () => {
    const recording = recordingOf(id);
    expect(recording.fault).toBeUndefined();
    const { players } = recording.start.options;
    for (let at = 0; at <= recording.made.length; at += 1 + Math.floor(recording.made.length / 60))
      for (let eyes = -1; eyes < players; eyes++)
        for (const open of [false, true]) {
          const table = tableAt(recording, { record: 0, at, eyes, open });
          expect(table.seats).toHaveLength(players);
        }
  });

  test('a deal ends on its own table, with what is turned up', () => {
    const recording = recordingOf(id);
    for (const at of closings(id)) {
      const match = matchAt(recording, at);
      expect(match.finished).toBeDefined();
      expect(match.deal).toBe(recording.made[at - 1]?.before.deal);
      const revealed = match.game.display.reveal(match.finished, homeSeatOf(match.game));
      expect(tableAt(recording, { ...newBrowser(), at })).toEqual(revealed);
    }
  });

  test.each(sizesOf(id))(
    'fits the window at %s, at its start, in the middle and at its end',
    async (size) => {
      const [columns = 80, rows = 24] = size.split('x').map(Number);
      const on = openAt({ at: 'replay', record: records.get(id) ?? '', row: 0 }, { columns, rows });
      const { length } = recordingOf(id).made;
      const fits = (): void => expect(on.lines()).toHaveLength(rows - 1);
      await on.shows(/step \d+ of/);
      await on.press(HOME, /step 0 of/);
      fits();
      await on.press(KEY.end, new RegExp(`step ${length} of ${length}`));
      fits();
      await on.press(KEY.left, new RegExp(`step ${length - 1} of`));
      await on.press('o', /all open|the deal is over/);
      fits();
    },
  );
});

test('a trick stays on the table at the step that completed it', () => {
  const recording = recordingOf('boese-dame');
  const { players } = recording.start.options;
  const lying = (at: number): number =>
    tableAt(recording, { ...newBrowser(), at }).regions.find(
      ({ role, lastTrick }) => role === 'trick' && !lastTrick,
    )?.cards.length ?? 0;
  const plays = recording.made.flatMap(({ text }, at) => (text.startsWith('play') ? [at + 1] : []));
  for (const [turn, at] of plays.slice(0, 3 * players).entries())
    expect(lying(at), `step ${at}`).toBe((turn % players) + 1);
});

test('one seat sees its cards and no other, everybody sees none, and all open shows all', () => {
  const recording = recordingOf('boese-dame');
  const cards = (given: Partial<Browser>): number =>
    tableAt(recording, { ...newBrowser(), at: 2, ...given }).regions.reduce(
      (sum, region) => sum + region.cards.filter(({ card }) => card !== undefined).length,
      0,
    );
  expect(cards({})).toBe(0);
  expect(cards({ eyes: 1 })).toBe(8);
  expect(cards({ open: true })).toBe(32);
});

/** Hands on the screen that are so many backs, with their number before them. */
const backs = (text: string, cards: number): number =>
  [...text.matchAll(new RegExp(`(?<!\\d)${cards} (\\S)\\1{${cards - 1}}(?!\\1)`, 'gu'))].length;

describe('hands that nobody sees are backs with their number', () => {
  const steps = (at: number): string => KEY.right.repeat(at);

  test.each([
    ['boese-dame', '80x24', 8],
    ['boese-dame', '120x40', 8],
    ['bridge', '120x40', 13],
  ])('%s at %s', async (id, size, cards) => {
    const [columns = 80, rows = 24] = size.split('x').map(Number);
    const on = openAt({ at: 'replay', record: records.get(id) ?? '', row: 0 }, { columns, rows });
    await on.press(HOME, /step 0 of/);
    await on.press(steps(2), /step 2 of/);
    expect(backs(on.text(), cards), 'everybody').toBe(4);
    await on.press('v', /seen by P0/);
    expect(backs(on.text(), cards), 'a seat').toBe(3);
    await on.press('o', /all open/);
    expect(backs(on.text(), cards), 'all open').toBe(0);
  });

  test('as many as the hand still has, and none once the deal is over', async () => {
    const record = records.get('boese-dame') ?? '';
    const [end = 0] = closings('boese-dame');
    const on = openAt({ at: 'replay', record, row: 0 }, { columns: 120, rows: 40 });
    await on.press(HOME, /step 0 of/);
    await on.press(steps(6), /step 6 of/);
    expect(backs(on.text(), 7)).toBe(4);
    await on.press(steps(end - 6), /the deal is over/);
    for (let cards = 3; cards <= 8; cards++) expect(backs(on.text(), cards)).toBe(0);
  });
});

test('the wheel steps as the arrows do', () => {
  const recordings = [recordingOf('boese-dame')];
  const wheel = (by: 1 | -1) => ({ name: 'wheel', by, x: 0, y: 0 }) as const;
  const on = browserKey(newBrowser(), recordings, wheel(1));
  expect(on.at).toBe(1);
  expect(browserKey(on, recordings, wheel(-1)).at).toBe(0);
});

test('the log reads downwards and holds every step; t shows the trick taken last', async () => {
  const on = openAt({ at: 'replay', record: records.get('boese-dame') ?? '', row: 0 });
  const { length } = recordingOf('boese-dame').made;
  await on.press('t', /No trick has been taken yet/);
  await on.press(KEY.escape, /step 2/);
  await on.press(KEY.end, new RegExp(`step ${length} of`));
  await on.press('t', /led, .* won/);
  await on.press(KEY.escape, /step/);
  await on.press('l', /^ *Log[\s\S]*–(\d+) of \1/);
  await on.press('\u001b[H', /1–/);
  expect(on.text()).toMatch(/deal/i);
});

test('the keys fit at 60 columns in every language', () => {
  for (const lang of LANGS)
    expect(texts.replayKeys.some((keys) => keys[lang].length <= 58)).toBe(true);
});

test('what the computer played for a person is no decision to look back at', () => {
  const record = records.get('boese-dame') ?? '';
  const decided = (standIns: readonly number[]): readonly number[] => {
    const deciders = standIns.map((ply) => ({ ply, marks: { standIn: true as const } }));
    const { made = [] } = readRecordings(record, deciders)[0] ?? {};
    return decisionsIn(made, [0]).map(({ before }) => before.ply);
  };
  const [first = -1, ...rest] = decided([]);
  expect(rest.length).toBeGreaterThan(3);
  expect(decided(rest)).toEqual([first]);
});
