import { describe, expect, test } from 'vitest';
import { kabadak } from '../../../src/games/kabadak/index.ts';
import { sheetOf } from '../../support/sheet.ts';

const said = sheetOf(kabadak);

describe('what the rules page says', () => {
  test('KAB-12 a Kabadak never leaves its holder with nothing to lay', () => {
    expect(said('KAB-12').en).toMatch(
      /never compulsory: whoever holds one can also lay three aces/,
    );
    expect(said('KAB-12').de).not.toMatch(/oder passen/);
  });

  test('KAB-1 KAB-17 the pack, and the rounds of the match', () => {
    expect(said('KAB-1').en).toMatch(/^Of 32 French cards/);
    expect(said('KAB-17').en).toMatch(/The match is one round\./);
    expect(said('KAB-17', { rounds: 3, target: 100 }).de).toMatch(/Wer 100 .* hat drei Runden\./);
  });
});
