/** The log in parts: turns with the name once, tricks on a line each, rounds of calls before them. */
import { expect, test } from 'vitest';
import { same } from '../../src/lang/text.ts';
import type { LogEntry } from '../../src/play/session/log.ts';
import { logParts } from '../../src/tui/screens/windows/log-parts.ts';
import { plainText } from '../../src/tui/theme/theme.ts';
import { gameNamed, opened, stage } from './stage.ts';

const { pack } = opened(gameNamed('boese-dame'));
const voices = { pack, names: ['Ada', 'Bruno', 'Clara'], you: 0 };

const entry = (by: LogEntry['by'], words: string, more: Partial<LogEntry> = {}): LogEntry => ({
  ply: 0,
  deal: 1,
  by,
  told: () => same(words),
  ...more,
});

/** Each paragraph with its lead before a bar. */
const linesOf = (log: readonly LogEntry[]): readonly string[] =>
  logParts({ stage: stage('80x24'), voices, observer: 0 }, log).map(
    ({ lead = [], of }) => `${plainText(lead).trim()}|${plainText(of)}`,
  );

test('what one player does in a turn has the name once, and the table’s words about it follow', () => {
  const log = [
    entry('chance', 'the cards are dealt'),
    entry(1, 'draws'),
    entry('table', '{1} puts [QS] down'),
    entry(2, 'passes'),
    entry('table', 'it is over', { outcome: {} as NonNullable<LogEntry['outcome']> }),
  ];
  expect(linesOf(log)).toEqual([
    '|Deal 1  the cards are dealt',
    'Bruno|draws, puts Q♠ down',
    'Clara|passes',
    '★|it is over',
  ]);
});

test('a trick is one line with its number, its cards and who took it; calls stand in rounds before it', () => {
  const log = [
    entry(1, 'bids one'),
    entry(2, 'passes'),
    entry(1, 'plays [QS]'),
    entry(2, 'plays [KH]'),
    entry('table', '{2} takes the trick', { taker: 2 }),
    entry(2, 'plays [AH]'),
    entry(1, 'plays [7H]'),
    entry('table', '{2} takes the trick', { taker: 2 }),
  ];
  expect(linesOf(log)).toEqual([
    '|Deal 1',
    '|Bruno bids one · Clara passes',
    '1|Bruno Q♠ · Clara K♥  ★ Clara',
    '2|Clara A♥ · Bruno 7♥  ★ Clara',
  ]);
});
