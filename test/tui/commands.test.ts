/** The letters that mean the same at every table are those that games leave free. */
import { expect, test, vi } from 'vitest';
import { COMMANDS } from '../../src/engine/table.ts';
import { command } from '../../src/tui/screens/table/letter-keys.ts';
import type { Seated } from '../../src/tui/screens/turn/acting.ts';
import { newTableState } from '../../src/tui/screens/turn/state.ts';
import { plainSettings } from './stage.ts';

/** Whether the letter does anything at a table where others act. */
function isCommand(letter: string): boolean {
  const done = vi.fn();
  const game = {
    observer: { observe: () => ({}) },
    display: { table: () => ({ regions: [] }) },
    rules: { actor: () => 0 },
  };
  const match = { ply: 0, game, state: {} };
  const seated = {
    app: { settings: plainSettings, change: async () => undefined },
    session: {
      match: () => match,
      record: { isAssisted: () => false, isKept: () => true },
      undo: () => false,
      setup: { seed: '', players: [] },
      state: () => ({ players: [] }),
      made: () => [],
    },
    turn: undefined,
    turnAs: () => undefined,
    dispatch: done,
  };
  command(seated as unknown as Seated, letter, newTableState);
  return done.mock.calls.length > 0;
}

/** The key of claims does something only where a claim may be made. */
const CLAIM = 'c';

test('every letter that is a command is reserved, but v: games may use it for a button', () => {
  const letters = [...'abcdefghijklmnopqrstuvwxyz'].filter(isCommand);
  const reserved = [...letters.filter((letter) => letter !== 'v'), CLAIM].sort();
  expect(reserved.join('')).toBe(COMMANDS);
  expect(letters).toContain('v');
});
