/** Records read line by line: what each line must agree with, and what is said where it does not. */

import { describe, expect, test } from 'vitest';
import type { AnyGame } from '../../src/engine/game.ts';
import { LONGEST_LIST } from '../../src/engine/longest-list.ts';
import { legalTexts, matchActor, openMatch, settleChance } from '../../src/engine/match.ts';
import { resolveOptions } from '../../src/engine/options.ts';
import { byOf, closingLines, headerOf, legalOf } from '../../src/engine/record.ts';
import { isRefusal } from '../../src/engine/refusal.ts';
import {
  emptyReplay,
  finishReplay,
  lose,
  type Replay,
  replayLine,
} from '../../src/engine/replay.ts';
import { findGame, games } from '../../src/games/index.ts';
import { altered } from '../support/altered.ts';
import { after } from '../support/play.ts';
import { recordOf } from '../support/simulation.ts';

const whole = recordOf('boese-dame', { players: 3, deals: 2 }, 'replay');
const lines = whole.trimEnd().split('\n');
const at = (key: string): number => lines.findIndex((line) => line.startsWith(`{"${key}":`));
const DEAL = at('deal');
const END = at('end');

/** Reads lines up to the first fault. */
function read(given: readonly string[]): { readonly replay: Replay; readonly said?: string } {
  let replay = emptyReplay;
  for (const line of given) {
    const next = replayLine(replay, line, findGame);
    if (isRefusal(next)) return { replay, said: `${next.clause}: ${next.text.en}` };
    replay = next;
  }
  return { replay };
}

/** What is said of the record with one line put in the place of another. */
const changed = (place: number, change: (line: string) => string): string | undefined =>
  read(lines.map((line, i) => (i === place ? change(line) : line))).said;
const without = (place: number): string | undefined => read(lines.toSpliced(place, 1)).said;
const twice = (place: number): string | undefined =>
  read(lines.toSpliced(place, 0, lines[place] ?? '')).said;

const header = (change: object): string | undefined =>
  changed(0, (line) => JSON.stringify({ ...JSON.parse(line), ...change }));

describe('a record', () => {
  test('is read to its end, blank lines passed', () => {
    const { replay, said } = read([...lines, '', '  ']);
    expect(said).toBeUndefined();
    expect(replay.match?.ended).toBe(true);
    expect(replay.expected).toEqual([]);
    expect(finishReplay(replay)).toBeUndefined();
  });

  test('needs its deal and end lines, each in its place and once', () => {
    expect(without(DEAL)).toBe('conventions: a line “deal” belongs here');
    expect(without(lines.length - 2)).toBe('conventions: no line “end” belongs here');
    expect(twice(DEAL)).toBe('conventions: no line “deal” belongs here');
    expect(twice(END)).toBe('conventions: no line “end” belongs here');
    const before = lines[DEAL] ?? '';
    expect(read([...lines.slice(0, DEAL - 1), before]).said).toBe(
      'conventions: no line “deal” belongs here',
    );
  });

  test('that stops before them is told what is missing', () => {
    const missing = (count: number) => finishReplay(read(lines.slice(0, count)).replay)?.text.en;
    expect(missing(DEAL)).toBe('a line “deal” belongs here');
    expect(missing(DEAL - 1)).toBeUndefined();
    expect(missing(DEAL + 1)).toBeUndefined();
    expect(missing(END)).toBe('a line “end” belongs here');
    expect(read([...lines.slice(0, DEAL), ...lines]).said).toBe(
      'conventions: the previous record stops without its deal line',
    );
  });

  test('has sums that are those of the game', () => {
    const sums = (place: number, change: object) =>
      changed(place, (line) => JSON.stringify({ ...JSON.parse(line), ...change }));
    expect(sums(DEAL, { deal: 2 })).toBe('conventions: deal should be 1');
    expect(sums(DEAL, { why: 'bak' })).toMatch(/^conventions: why should be "/);
    expect(sums(DEAL, { totals: [0, 0, 0] })).toMatch(/^conventions: totals should be \[/);
    expect(sums(END, { winners: [0, 1, 2] })).toMatch(/^conventions: winners should be \[/);
    expect(sums(END, { ranks: [9, 9, 9] })).toMatch(/^conventions: ranks should be \[/);
    expect(sums(DEAL, { more: 1 })).toBeUndefined();
  });

  test('has steps of the actor alone, none after the end', () => {
    const step = lines.findIndex((line) => line.includes('"do":"play'));
    const by = JSON.parse(lines[step] ?? '').by;
    expect(changed(step, (line) => line.replace(`"by":${by}`, '"by":"chance"'))).toBe(
      `conventions: it is ${by}'s turn, not chance's`,
    );
    const other = (by + 1) % 3;
    expect(changed(1, (line) => line.replace('"chance"', `${other}`))).toBe(
      `conventions: it is chance's turn, not ${other}'s`,
    );
    expect(read([...lines, lines[step] ?? '']).said).toBe('conventions: a step after the end');
    expect(changed(step, (line) => line.replace(/"do":"[^"]*"/, '"do":"fly"'))).toMatch(
      /^notation: /,
    );
  });

  test('has a header before anything else, of a game there is, as many seats as players', () => {
    const NONE = 'conventions: a line before any header';
    for (const line of [lines[1], lines[DEAL], lines[END]])
      expect(read([line ?? '']).said).toBe(NONE);
    expect(header({ game: 'nix'.repeat(30) })).toBe(
      `conventions: there is no game “${'nix'.repeat(30).slice(0, 40)}”; one from outside needs talon --game FILE`,
    );
    expect(header({ seats: [{ name: 'a', by: 'human' }] })).toBe(
      'conventions: the header names 1 seats for 3 players',
    );
    expect(header({ options: { players: 30 } })).toMatch(/^options: option players: 30 /);
    const { options } = JSON.parse(lines[0] ?? '');
    expect(header({ options: { ...options, speed: 1 } })).toBe('options: there is no option speed');
  });

  test('whose options exclude each other is refused as the game does', () => {
    const crossing: AnyGame = {
      ...(findGame('boese-dame') as AnyGame),
      check: () => ({ refused: true, clause: 'BOD-9', text: { en: 'no', de: 'nein' } }),
    };
    const said = replayLine(emptyReplay, lines[0] ?? '', () => crossing);
    expect(isRefusal(said) && said.clause).toBe('BOD-9');
  });
});

test('a legal list that was cut short may be whole in a record of another program', () => {
  const records = recordOf('boese-dame', { deals: 1 }, 'replay', 'legal').trimEnd().split('\n');
  const place = records.findIndex(
    (line) => line.includes('"legal":["play') && line.includes('","'),
  );
  const { legal: whole, ...step } = JSON.parse(records[place] ?? '');
  const cut = (count: number) =>
    altered(findGame('boese-dame') as AnyGame, {
      rules: {
        legal: (state) => {
          const [first] = (findGame('boese-dame') as AnyGame).rules.legal(state);
          return Array.from({ length: count }, () => first);
        },
      },
    });
  const saidOf = (legal: readonly string[], count: number) => {
    const { replay } = read(records.slice(0, place));
    const match = replay.match && { ...replay.match, game: cut(count) };
    if (match === undefined) throw new Error('no match');
    const line = JSON.stringify({ ...step, legal });
    const after = replayLine({ ...replay, match }, line, findGame);
    return isRefusal(after) ? after.text.en : undefined;
  };
  const [first = '', second = ''] = whole;
  expect(saidOf(whole, LONGEST_LIST)).toBeUndefined();
  expect(saidOf([first], LONGEST_LIST)).toBeUndefined();
  expect(saidOf(whole, LONGEST_LIST - 1)).toBe(`the legal list differs: ${second}`);
  expect(saidOf(whole, LONGEST_LIST + 1)).toBe(`the legal list differs: ${second}`);
  expect(saidOf(whole.slice(1), LONGEST_LIST)).toBe(`the legal list differs: ${first}`);
  expect(saidOf([...whole, 'play XX'], LONGEST_LIST)).toBe('the legal list differs: play XX');
  const loose = second.toLowerCase();
  expect(saidOf([first, loose], LONGEST_LIST)).toBe(`the legal list differs: ${loose}`);
  expect(saidOf([first, second, second], LONGEST_LIST)).toBe('the legal list differs: ×2');
});

describe('a legal list in a record', () => {
  const listed = recordOf('boese-dame', { deals: 1 }, 'replay', 'legal').trimEnd().split('\n');
  const place = listed.findIndex((line) => line.includes('"legal":["play') && line.includes('","'));
  const withList = (change: (list: readonly string[]) => readonly string[]) =>
    read(
      listed.map((line, i) => {
        if (i !== place) return line;
        const step = JSON.parse(line);
        return JSON.stringify({ ...step, legal: change(step.legal) });
      }),
    ).said;

  test('may be in any order, but holds each move of it once and no other', () => {
    expect(read(listed).said).toBeUndefined();
    expect(withList((list) => list.toReversed())).toBeUndefined();
    const [first = '', ...rest] = JSON.parse(listed[place] ?? '').legal;
    expect(withList(() => rest)).toBe(`conventions: the legal list differs: ${first}`);
    expect(withList((list) => [...list, 'play XX'])).toBe(
      'conventions: the legal list differs: play XX',
    );
    expect(withList((list) => [...list, first])).toBe('conventions: the legal list differs: ×2');
    const long = 'x'.repeat(100);
    expect(withList((list) => [...list, long])).toBe(
      `conventions: the legal list differs: ${'x'.repeat(80)}`,
    );
  });
});

test('after a fault everything up to the next header is skipped', () => {
  const { replay } = read(lines.slice(0, 9));
  const lost = lose(replay);
  expect(lost).toMatchObject({ lost: true, expected: [] });
  const over = replayLine(lost, lines[20] ?? '', findGame);
  expect(over).toBe(lost);
  expect(replayLine(lost, 'not JSON at all', findGame)).toBe(lost);
  const again = replayLine(lost, lines[0] ?? '', findGame);
  expect(isRefusal(again)).toBe(false);
  expect(again).toMatchObject({ lost: false, match: { ply: 0 } });
  const due = read(lines.slice(0, DEAL)).replay;
  expect(isRefusal(replayLine(lose(due), lines[0] ?? '', findGame))).toBe(false);
  expect(finishReplay({ ...due, lost: true })).toBeUndefined();
});

describe('what a match writes', () => {
  const game = findGame('boese-dame') as AnyGame;
  const options = resolveOptions(game.options, { players: 3, deals: 1 });
  if (isRefusal(options)) throw new Error(options.text.en);
  const start = openMatch(game, options, 'written');

  test('is a header with every option and every seat', () => {
    const seats = ['a', 'b', 'c'].map((name) => ({ name, by: 'human', more: 1 }));
    expect(headerOf(start, seats)).toEqual({
      talon: 1,
      game: 'boese-dame',
      seed: 'written',
      options,
      seats: ['a', 'b', 'c'].map((name) => ({ name, by: 'human' })),
    });
  });

  test('is a legal list for a seat, none for chance or where it is longer than 5000', () => {
    expect(legalOf(start)).toEqual({});
    const dealt = settleChance(start);
    expect(legalOf(dealt)).toEqual({ legal: legalTexts(dealt) });
    const longer = (count: number) => ({
      ...dealt,
      game: altered(game, { rules: { legal: () => Array.from({ length: count }, () => 0) } }),
    });
    expect(legalOf(longer(5000)).legal).toHaveLength(5000);
    expect(legalOf(longer(5001))).toEqual({});
  });

  test('names chance and seats', () => {
    expect([byOf(matchActor(start)), byOf(0), byOf(2)]).toEqual(['chance', 0, 2]);
  });

  test('closes a deal, and the match with its last', () => {
    let match = settleChance(start);
    let before = match;
    while (!match.ended) {
      expect(closingLines(before, match)).toEqual([]);
      before = match;
      match = after(match, legalTexts(match)[0] ?? '');
    }
    const [deal, end, ...more] = closingLines(before, match);
    const { points, totals, winners, ranks, why } = match.closed ?? {};
    expect(deal).toEqual({ deal: 1, points, totals, why });
    expect(end).toEqual({ end: true, totals, winners, ranks });
    expect(more).toEqual([]);
  });
});

test('every game is found by its name, and no other', () => {
  for (const game of games) expect(findGame(game.id)).toBe(game);
  expect(findGame('')).toBeUndefined();
});
