/** What the panel tells of the time since the player's last turn. */
import { expect, test } from 'vitest';
import { same } from '../../src/lang/text.ts';
import type { LogEntry } from '../../src/play/session/log.ts';
import { linesSince } from '../../src/tui/screens/turn/lines-since.ts';

const entry = (deal: number, by: LogEntry['by'], ply: number): LogEntry => ({
  deal,
  by,
  ply,
  told: () => same('acts'),
});

const BEFORE = [entry(1, 0, 1), entry(1, 1, 2), entry(1, 'table', 2)];

test('it begins with what the player did before the others acted', () => {
  const log = [...BEFORE, entry(2, 'chance', 3), entry(2, 1, 4), entry(2, 0, 5), entry(2, 0, 6)];
  expect(linesSince({ log: [...log, entry(2, 1, 7)], observer: 0 })).toBe(2);
});

test('nothing of an earlier deal belongs to it', () => {
  const log = [...BEFORE, entry(2, 'chance', 3), entry(2, 1, 4)];
  expect(linesSince({ log, observer: 0 })).toBe(2);
});
