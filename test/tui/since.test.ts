/** What the panel tells of the time since the player's last turn. */
import { expect, test } from 'vitest';
import { same } from '../../src/lang/text.ts';
import type { LogEntry } from '../../src/play/session/log.ts';
import { linesSince } from '../../src/tui/screens/turn/lines-since.ts';
import {
  countedRepeats,
  joinedByActor,
  wholeEntries,
} from '../../src/tui/table/frame/log-lines.ts';
import { plainText, type Runs, run } from '../../src/tui/theme/theme.ts';

const entry = (deal: number, by: LogEntry['by'], ply: number): LogEntry => ({
  deal,
  by,
  ply,
  told: () => same('acts'),
});

const BEFORE = [entry(1, 0, 1), entry(1, 1, 2), entry(1, 'table', 2)];

test('it begins after what the player did before the others acted', () => {
  const log = [...BEFORE, entry(2, 'chance', 3), entry(2, 1, 4), entry(2, 0, 5), entry(2, 0, 6)];
  expect(linesSince({ log: [...log, entry(2, 1, 7)], observer: 0 })).toBe(1);
});

test('nothing of an earlier deal belongs to it', () => {
  const log = [...BEFORE, entry(2, 'chance', 3), entry(2, 1, 4)];
  expect(linesSince({ log, observer: 0 })).toBe(2);
});

test('of what a player does alone, a few lines are enough', () => {
  const alone = [entry(1, 'chance', 1), ...[2, 3, 4, 5, 6, 7].map((ply) => entry(1, 0, ply))];
  expect(linesSince({ log: alone, observer: 0 })).toBe(4);
  expect(linesSince({ log: alone.slice(0, 2), observer: 0 })).toBe(2);
});

test('what is done several times in a row is told once, with how often', () => {
  const line = (text: string): Runs => [run('North', { bold: true }), run(` ${text}`)];
  const lines = [line('discards a card'), line('discards a card'), line('plays'), line('plays')];
  const told = countedRepeats([...lines, line('discards a card')]).map(plainText);
  expect(told).toEqual(['North discards a card ×2', 'North plays ×2', 'North discards a card']);
});

test('a player acts and acts again: the name is told once, and the verb once where it is the same', () => {
  const line = (verb: string, card: string): Runs => [
    run('North', { bold: true }),
    run(` ${verb} `),
    run(card),
  ];
  const lines = [line('discards', 'K♣'), line('discards', 'A♣'), line('plays', '2♥')];
  expect(joinedByActor(lines).map(plainText)).toEqual(['North discards K♣, A♣, plays 2♥']);
});

test('where not all has room, the first lines still say who acted', () => {
  const line = (name: string, does: string): Runs => [run(name, { bold: true }), run(` ${does}`)];
  const lines = [
    line('North', 'takes the pile'),
    line('North', 'melds three kings'),
    line('North', 'discards J♣'),
    line('East', 'draws'),
  ];
  const shown = (height: number): readonly string[] =>
    wholeEntries(lines, { width: 20, height }, joinedByActor).map(plainText);
  expect(shown(9)).toEqual([
    'North takes the',
    'pile, melds three',
    'kings, discards J♣',
    'East draws',
  ]);
  expect(shown(3)).toEqual(['North melds three', 'kings, discards J♣', 'East draws']);
  expect(shown(2)).toEqual(['North discards J♣', 'East draws']);
  expect(shown(1)).toEqual(['East draws']);
});
