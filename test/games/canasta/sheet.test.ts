import { describe, expect, test } from 'vitest';
import { unmarked } from '../../../src/engine/glossary.ts';
import { canasta } from '../../../src/games/canasta/index.ts';
import { sheetOf } from '../../support/sheet.ts';

const sheet = sheetOf(canasta);
const said = (...asked: Parameters<typeof sheet>) => unmarked(sheet(...asked));

describe('what the rules page says', () => {
  test('CAN-18 after a last red three one card is enough; an open rest counts as in hand', () => {
    expect(said('CAN-18').en).toMatch(
      /last card of the stock was a red three .* one card is enough/,
    );
    expect(said('CAN-18').de).toMatch(
      /letzte Karte des Talons eine rote Drei .* eine Karte genügt/,
    );
    expect(said('CAN-18').en).not.toMatch(/leaving|rest of the pile/);
    expect(said('CAN-18', { pile: 'peel' }).en).toMatch(/rest of the pile .* count as in hand/);
  });

  test('CAN-18 CAN-20 nobody without a partner is asked', () => {
    const alone = { players: 3 };
    expect(said('CAN-18').en).toMatch(/partner’s no/);
    expect(said('CAN-18', alone).en).not.toMatch(/partner/);
    expect(said('CAN-20', alone).en).toMatch(/There is no partner to ask/);
    expect(said('CAN-20', { players: 5 }).en).toMatch(/may ask their partner/);
  });

  test('CAN-1 with five the first and the fifth place of a party lie side by side', () => {
    expect(said('CAN-1').en).toMatch(/do not sit side by side/);
    expect(said('CAN-1', { players: 5 }).en).not.toMatch(/side by side/);
    expect(said('CAN-1', { players: 5 }).de).toMatch(/ersten, dritten und fünften Platz/);
  });

  test('CAN-2 the hand dealt and what is wild', () => {
    expect(said('CAN-2', { players: 2 }).en).toMatch(/Each player is dealt 15/);
    expect(said('CAN-2', { players: 3 }).de).toMatch(/Jeder bekommt 13/);
    expect(said('CAN-2', { players: 6 }).en).toMatch(/dealt 11/);
    expect(said('CAN-2', { jokers: 4 }).en).toMatch(
      /108 cards.* 4 jokers\. Jokers and twos are wild/,
    );
  });

  test('CAN-4 CAN-6 who lays red threes', () => {
    expect(said('CAN-4').en).toMatch(/one drawn is laid and replaced at once/);
    expect(said('CAN-4', { redThrees: 'manual' }).en).toMatch(/laid out by its holder/);
    expect(said('CAN-6', { redThrees: 'manual' }).en).toMatch(/costs 500 once/);
  });
});
