import { describe, expect, test } from 'vitest';
import { unmarked } from '../../../src/engine/glossary.ts';
import { bakkarat } from '../../../src/games/bakkarat/index.ts';
import { sheetOf } from '../../support/sheet.ts';

const said = sheetOf(bakkarat);

describe('what the rules page says', () => {
  test('BAK-1 the pack', () => {
    expect(said('BAK-1').en).toMatch(/^The pack has 52 French cards, shuffled for every deal/);
  });

  test('BAK-7 one player alone against the bank', () => {
    expect(unmarked(said('BAK-7', { players: 2 })).en).not.toMatch(/two players|both/);
    expect(said('BAK-7', { players: 3 }).en).toMatch(/^With two players/);
  });

  test('BAK-8 a limit of one and a single round', () => {
    expect(unmarked(said('BAK-8', { limit: 1 })).en).toMatch(/A player stakes 1 and sits out/);
    expect(said('BAK-8', { rounds: 1 }).de).toMatch(/Nach einem entschiedenen Spiel,/);
  });
});
