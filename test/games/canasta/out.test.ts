import { describe, expect, test } from 'vitest';
import { after, closed, legal, refusal } from '../../support/play.ts';
import {
  actorOf,
  laying,
  legalWith,
  meldsOf,
  SEVEN_KINGS,
  SEVEN_NINES,
  stateOf,
  table,
} from './support.ts';

const OPEN = [['8C 8D 8H']];
const CANASTA = [[SEVEN_KINGS, '8C 8D 8H']];

const lineOf = (match: Parameters<typeof closed>[0], clause: string, label: string) =>
  closed(match).lines.find((line) => line.clause === clause && line.label.en === label);

describe('CAN-18 cards that must be left', () => {
  test('CAN-18 must hold 5: no canasta, two cards left: one may go; a meld down to one may not', () => {
    expect(refusal(laying({ hands: ['4C 5C'], melds: OPEN }), 'discard 4C')).toBe(undefined);
    const match = laying({ hands: ['KC KD KH 4C'], melds: OPEN });
    expect(refusal(match, 'meld KC KD KH')).toBe('CAN-18');
    expect(legalWith(match, 'meld')).toEqual([]);
    expect(refusal(laying({ hands: ['KC KD KH 4C 5C'], melds: OPEN }), 'meld KC KD KH')).toBe(
      undefined,
    );
    expect(refusal(laying({ hands: ['4C'], melds: OPEN }), 'discard 4C')).toBe('CAN-18');
  });

  test('CAN-18 adding and taking must leave two', () => {
    expect(refusal(laying({ hands: ['8S 4C'], melds: OPEN }), 'add 1 8S')).toBe('CAN-18');
    expect(refusal(laying({ hands: ['8S 4C 5C'], melds: OPEN }), 'add 1 8S')).toBe(undefined);
    const taking = (pile: string) => table({ hands: ['KC KD 4C'], pile, melds: OPEN });
    expect(refusal(taking('KS'), 'take KC KD')).toBe('CAN-18');
    expect(refusal(taking('5D KS'), 'take KC KD')).toBe(undefined);
    expect(refusal(taking('3D KS'), 'take KC KD')).toBe('CAN-18');
  });

  test('CAN-18 with a canasta, that step counted, nothing must be left', () => {
    expect(refusal(laying({ hands: ['8S 4C'], melds: CANASTA }), 'add 2 8S')).toBe(undefined);
    const making = laying({ hands: ['8S 8S 8H 8D'], melds: OPEN });
    expect(refusal(making, 'add 1 8D 8H 8S 8S')).toBe(undefined);
    expect(refusal(laying({ hands: [SEVEN_NINES], melds: OPEN }), `meld ${SEVEN_NINES}`)).toBe(
      undefined,
    );
    expect(refusal(laying({ hands: [SEVEN_NINES] }), `meld ${SEVEN_NINES}`)).toBe(undefined);
  });

  test('CAN-18 a partner’s no counts as if there were no canasta', () => {
    const turn = { word: 'no' as const };
    const match = laying({ hands: ['8S 4C'], melds: CANASTA, turn });
    expect(refusal(match, 'add 2 8S')).toBe('CAN-18');
    expect(refusal(laying({ hands: ['4C'], melds: CANASTA, turn }), 'discard 4C')).toBe('CAN-18');
    expect(refusal(match, 'discard 4C')).toBe(undefined);
  });

  test('CAN-18 under CAN-23 one card is enough', () => {
    const turn = { last: true };
    const match = laying({ hands: ['AC AD AH 6C'], melds: OPEN, stock: '', turn });
    expect(refusal(match, 'meld AC AD AH')).toBe(undefined);
    expect(
      refusal(laying({ hands: ['AC AD AH'], melds: OPEN, stock: '', turn }), 'meld AC AD AH'),
    ).toBe('CAN-18');
  });

  test('CAN-18 while `rest` is open its cards are counted; `leave` counts the hand alone', () => {
    const setup = { hands: ['KC KD 4C'], pile: '6C 7C KS', melds: OPEN, options: { pile: 'peel' } };
    const taken = after(table(setup), 'take KC KD');
    expect(legal(taken)).toEqual(['rest']);
    expect(refusal(taken, 'leave')).toBe('CAN-18');
    expect(refusal(table({ ...setup, pile: '6C 3S KS' }), 'take KC KD')).toBe('CAN-18');
    const rich = table({ ...setup, melds: CANASTA });
    expect([...legal(after(rich, 'take KC KD'))].sort()).toEqual(['leave', 'rest']);
  });
});

describe('CAN-19 going out', () => {
  test('CAN-19 discarding the last card ends the deal by itself', () => {
    const match = after(laying({ hands: ['4C'], melds: CANASTA }), 'discard 4C');
    expect(closed(match).why).toBe('out');
    expect(lineOf(match, 'CAN-24', 'going out')?.amount).toBe(100);
  });

  test('CAN-19 without a discard only `merge` and `finish` are left', () => {
    const match = laying({ hands: ['8S 8S'], melds: CANASTA });
    const empty = after(match, 'add 2 8S 8S');
    expect(legal(empty)).toEqual(['finish']);
    expect(refusal(empty, 'discard 8S')).toBe('CAN-19');
    expect(refusal(empty, 'meld 8S 8S 8S')).toBe('CAN-19');
    expect(closed(after(empty, 'finish')).why).toBe('out');
    expect(refusal(match, 'finish')).toBe('CAN-19');
  });

  test('CAN-19 with an empty hand melds may still be merged, until `finish` ends the deal', () => {
    const melds = [[SEVEN_KINGS, '8C 8D 8H', '8C 8D 8H']];
    const empty = after(laying({ hands: ['8S 8S'], melds }), 'add 2 8S 8S');
    expect([...legal(empty)].sort()).toEqual(['finish', 'merge 2 3']);
    expect(empty.closed).toBeUndefined();
    const merged = after(empty, 'merge 2 3');
    expect(legal(merged)).toEqual(['finish']);
    expect(meldsOf(merged)).toHaveLength(2);
    expect(closed(after(merged, 'finish')).points[0]).toBe(
      (closed(after(empty, 'finish')).points[0] ?? 0) + 500,
    );
  });

  test('CAN-19 with or without a final discard the deal ends `out` with 100 for going out', () => {
    for (const steps of [
      ['add 2 8S 8S', 'finish'],
      ['add 2 8S', 'discard 8S'],
    ]) {
      const over = after(laying({ hands: ['8S 8S'], melds: CANASTA }), ...steps);
      expect(closed(over).why).toBe('out');
      expect(lineOf(over, 'CAN-24', 'going out')?.amount).toBe(100);
    }
  });

  test('CAN-19 neither `draw`, `ask`, `add` nor a discard is legal with an empty hand', () => {
    const empty = after(laying({ hands: ['8S 8S'], melds: CANASTA }), 'add 2 8S 8S');
    for (const step of ['draw', 'ask', 'add 2 8S', 'discard 4C', 'take QC QD'])
      expect(refusal(empty, step), step).toBeDefined();
  });
});

describe('CAN-20 asking', () => {
  const hand = { hands: ['8S 8S 4C'], melds: CANASTA };

  test('CAN-20 the partner answers, for all to see', () => {
    const asked = after(laying(hand), 'ask');
    expect(actorOf(asked)).toBe(2);
    expect(legal(asked)).toEqual(['yes', 'no']);
    expect(refusal(asked, 'discard 4C')).toBe('CAN-20');
    expect(stateOf(after(asked, 'no')).turn.word).toBe('no');
    expect(actorOf(after(asked, 'yes'))).toBe(0);
    expect(refusal(laying(hand), 'yes')).toBe('CAN-20');
  });

  test('CAN-20 only directly after `draw`, before anything is laid, and once', () => {
    expect(refusal(table(hand), 'ask')).toBe('CAN-7');
    expect(refusal(after(table({ ...hand, stock: '8H 4C' }), 'draw'), 'ask')).toBe(undefined);
    expect(refusal(after(laying(hand), 'add 2 8S'), 'ask')).toBe('CAN-20');
    expect(refusal(after(laying(hand), 'ask', 'yes'), 'ask')).toBe('CAN-20');
    const both = laying({ ...hand, melds: [[SEVEN_KINGS, '8C 8D 8H', '8C 8D 2C']] });
    expect(refusal(after(both, 'merge 2 3'), 'ask')).toBe('CAN-20');
    const taking = table({ ...hand, pile: '4D 8H' });
    expect(refusal(after(taking, 'take to 2'), 'ask')).toBe('CAN-20');
  });

  test('CAN-20 only with an active partner, and no red three in hand', () => {
    const two = laying({ ...hand, options: { players: 3 } });
    expect(refusal(two, 'ask')).toBe('CAN-20');
    const red = laying({
      hands: ['8S 8S 4C 3D'],
      melds: CANASTA,
      options: { redThrees: 'manual' },
      stock: '4C 5C',
    });
    expect(refusal(red, 'ask')).toBe('CAN-20');
    expect(refusal(after(red, 'red 3D'), 'ask')).toBe('CAN-20');
    const laid = {
      hands: ['8S 8S 4C 3D'],
      melds: CANASTA,
      options: { redThrees: 'manual' },
      stock: '8H 5C',
    };
    expect(refusal(after(laying(laid), 'red 3D'), 'ask')).toBe(undefined);
  });

  test.each([
    ['8S 4C', true],
    ['8S 4C 5C', false],
    ['9C 9D 4C', false],
    ['9C 9D 2C 4C', true],
    ['9C 9D 9H 2C 2D 2H XX', true],
    ['9C 9D 2C 2D 2H XX 2S 8S', true],
    ['9C 9D 2C 2D 2H XX 2S XX XX XX', true],
    ['9C 9D 2C 2C 2D 2D 2H 2H XX XX XX XX XX', false],
    ['3C 3S 3S 4C', true],
    ['3C 3S 4C', false],
    ['3C 3S 8S', false],
  ])('CAN-20 only if the hand can be emptied: %s: %s', (cards, can) => {
    expect(refusal(laying({ hands: [cards], melds: CANASTA }), 'ask')).toBe(
      can ? undefined : 'CAN-20',
    );
  });

  test('CAN-20 a canasta of this turn counts, and the minimum of a first meld', () => {
    expect(refusal(laying({ hands: ['8S 8S 8H 2C 4C'], melds: OPEN }), 'ask')).toBe(undefined);
    expect(refusal(laying({ hands: ['8S 8S 8H 4C'], melds: OPEN }), 'ask')).toBe('CAN-20');
    expect(refusal(laying({ hands: [`${SEVEN_NINES} 4C`] }), 'ask')).toBe(undefined);
    const high = laying({ hands: [`${SEVEN_NINES} 4C`], totals: [3000, 0, 3000, 0] });
    expect(refusal(high, 'ask')).toBe('CAN-20');
    const merging = laying({ hands: ['4C'], melds: [['8C 8D 8H', '8S 8S 8H 2C']] });
    expect(refusal(merging, 'ask')).toBe(undefined);
  });

  test('CAN-20 after `yes` only what still lets the hand be emptied; the discard as last card', () => {
    const match = after(laying({ hands: ['8S 9C 9D 2C 4C'], melds: CANASTA }), 'ask', 'yes');
    expect([...legal(match)].sort()).toEqual(['add 2 8S', 'meld 9C 9D 2C']);
    expect(refusal(match, 'add 2 8S 2C')).toBe('CAN-20');
    expect(refusal(match, 'discard 4C')).toBe('CAN-20');
    const down = after(match, 'add 2 8S', 'meld 9C 9D 2C');
    expect(legal(down)).toEqual(['discard 4C']);
    expect(closed(after(down, 'discard 4C')).why).toBe('out');
  });

  test('CAN-20 going out without asking is free', () => {
    const match = after(laying({ hands: ['8S 4C'], melds: CANASTA }), 'add 2 8S', 'discard 4C');
    expect(closed(match).why).toBe('out');
  });
});

describe('CAN-21 the concealed hand', () => {
  const concealed = (match: Parameters<typeof closed>[0]) =>
    lineOf(match, 'CAN-21', 'concealed hand')?.amount;
  const hand = `${SEVEN_NINES} 4C`;

  test('CAN-21 100 more for going out with a canasta of this turn alone', () => {
    const match = laying({ hands: [hand] });
    expect(concealed(after(match, `meld ${SEVEN_NINES}`, 'discard 4C'))).toBe(100);
    const beside = laying({ hands: [hand], melds: CANASTA });
    expect(concealed(after(beside, `meld ${SEVEN_NINES}`, 'discard 4C'))).toBe(100);
  });

  test('CAN-21 without a partner the same', () => {
    const match = laying({ hands: [hand], options: { players: 2 } });
    expect(concealed(after(match, `meld ${SEVEN_NINES}`, 'discard 4C'))).toBe(100);
  });

  test('CAN-21 several steps and `take C C` do no harm; `take to` of an older meld does', () => {
    const six = '9C 9C 9D 9D 9H 9H';
    const steps = laying({ hands: [`${hand} AC AD AH`], melds: OPEN });
    expect(concealed(after(steps, `meld ${SEVEN_NINES}`, 'meld AC AD AH', 'discard 4C'))).toBe(100);
    const taking = table({ hands: [`${six} 4C`], pile: '9S' });
    expect(concealed(after(taking, `take ${six}`, 'discard 4C'))).toBe(100);
    const onto = table({ hands: [`${SEVEN_NINES} 4C`], pile: '8S', melds: OPEN });
    const out = after(onto, 'take to 1', `meld ${SEVEN_NINES}`, 'discard 4C');
    expect([closed(out).why, concealed(out)]).toEqual(['out', undefined]);
  });

  test('CAN-21 not after adding to or merging an older meld', () => {
    const adding = laying({ hands: [`${hand} 8S`], melds: OPEN });
    expect(concealed(after(adding, `meld ${SEVEN_NINES}`, 'add 1 8S', 'discard 4C'))).toBe(
      undefined,
    );
    const merging = laying({ hands: [hand], melds: [['8C 8D 8H', '8S 8S 8H']] });
    expect(concealed(after(merging, 'merge 1 2', `meld ${SEVEN_NINES}`, 'discard 4C'))).toBe(
      undefined,
    );
    const own = laying({ hands: ['9C 9D 9H 9S 9S 9H 9D 4C'], melds: CANASTA });
    const merged = after(own, 'meld 9C 9D 9H', 'meld 9D 9H 9S 9S', 'merge 3 4', 'discard 4C');
    expect(concealed(merged)).toBe(100);
  });

  test('CAN-21 not for one who laid a card in an earlier turn, nor without a new canasta', () => {
    const turn = { layers: 1 };
    const match = laying({ hands: [hand], melds: OPEN, turn });
    expect(concealed(after(match, `meld ${SEVEN_NINES}`, 'discard 4C'))).toBe(undefined);
    const old = laying({ hands: ['AC AD AH 4C'], melds: CANASTA });
    expect(concealed(after(old, 'meld AC AD AH', 'discard 4C'))).toBe(undefined);
  });

  test('CAN-21 what a player lays is remembered for his later turns', () => {
    const laid = after(
      laying({ hands: ['AC AD AH 4C 5C'], melds: OPEN }),
      'meld AC AD AH',
      'discard 4C',
    );
    expect(stateOf(laid).turn.layers).toBe(1);
    expect(stateOf(after(laying({ hands: ['4C 5C'] }), 'discard 4C')).turn.layers).toBe(0);
  });
});

describe('CAN-22 the stock used up', () => {
  const next = (hand: string, melds: readonly string[], top: string, options = {}) =>
    after(
      laying({ hands: [`${top} 4D 5D`, hand], melds: [[], melds], stock: '', pile: '6D', options }),
      `discard ${top}`,
    );

  test('CAN-22 who can take must', () => {
    const match = next('KC KD 4C 5C', ['8C 8D 8H'], 'KS');
    expect(legal(match)).toEqual(['take KC KD']);
    expect(refusal(match, 'draw')).toBe('CAN-22');
    expect(refusal(match, 'discard 4C')).toBe('CAN-22');
    expect(refusal(match, 'finish')).toBe('CAN-22');
  });

  test('CAN-22 must hold 9: the take would leave one card and no canasta, so the deal ends', () => {
    const match = after(
      laying({ hands: ['KS 4D 5D', 'KC KD AC AD AH 5C'], stock: '', pile: '' }),
      'discard KS',
    );
    expect(closed(match).why).toBe('stock');
    const more = laying({ hands: ['KS 4D 5D', 'KC KD AC AD AH 5C 6C'], stock: '', pile: '' });
    expect(legal(after(more, 'discard KS'))).toContain('take KC KD / AC AD AH');
  });

  test('CAN-22 CAN-11 is asked too', () => {
    expect(closed(next('KC KD 4C 5C', [], 'KS')).why).toBe('stock');
  });

  test('CAN-22 it is tested again after a red three laid by hand', () => {
    const options = { redThrees: 'manual' };
    const last = table({ hands: ['3D 4C 5C'], stock: '6S', pile: 'KS', options });
    expect(closed(after(last, 'red 3D')).why).toBe('stock');
    const take = table({ hands: ['3D KC KD 4C'], stock: '6S', pile: 'KS', melds: OPEN, options });
    expect(legal(after(take, 'red 3D'))).toEqual(['take KC KD']);
    const held = next('3D KC KD 4C 5C', ['8C 8D 8H'], 'KS', options);
    expect([...legal(held)].sort()).toEqual(['red 3D', 'take KC KD']);
  });

  test('CAN-22 is satisfied by one take of a peeled pile', () => {
    const match = table({
      hands: ['KC KD 4C 5C'],
      pile: '6C 7C KS',
      stock: '',
      melds: OPEN,
      options: { pile: 'peel' },
    });
    expect([...legal(after(match, 'take KC KD'))].sort()).toEqual(['leave', 'rest']);
  });
});

describe('CAN-23 a red three as last card', () => {
  const setup = { hands: ['AC AD AH 6C'], stock: '3D', pile: '5C' };

  test('CAN-23 must hold 7: legal are `meld` of the aces and `finish`', () => {
    const match = after(table(setup), 'draw');
    expect(legal(match)).toEqual(['meld AC AD AH', 'finish']);
    expect(refusal(match, 'discard 6C')).toBe('CAN-23');
    const done = after(match, 'meld AC AD AH', 'finish');
    expect(closed(done).why).toBe('red-three');
    expect(closed(done).points[0]).toBe(60 + 100 - 5 - 20);
  });

  test('CAN-23 with an empty hand it is `out`, and going out is scored', () => {
    const match = after(
      table({ ...setup, hands: ['8S'], melds: CANASTA }),
      'draw',
      'add 2 8S',
      'finish',
    );
    expect(closed(match).why).toBe('out');
    expect(lineOf(match, 'CAN-24', 'going out')?.amount).toBe(100);
  });

  test('CAN-23 `finish` is legal but with cards in hand after a yes', () => {
    const match = after(table({ ...setup, hands: ['8S'], melds: CANASTA }), 'draw');
    expect([...legal(match)].sort()).toEqual(['add 2 8S', 'ask', 'finish']);
    const asked = after(match, 'ask', 'yes');
    expect(legal(asked)).toEqual(['add 2 8S']);
    expect(refusal(asked, 'finish')).toBe('CAN-20');
    expect(closed(after(match, 'ask', 'no', 'finish')).why).toBe('red-three');
  });

  test('CAN-23 drawn for a red three as the turn begins it stands for the draw', () => {
    const match = laying({
      hands: ['4C 5C', '3H AC AD AH 6C'],
      stock: '3D',
      melds: [[], ['8C 8D 8H']],
    });
    const next = after(match, 'discard 4C');
    expect(stateOf(next).phase).toBe('lay');
    expect(legal(next)).toEqual(['meld AC AD AH', 'finish']);
    expect(refusal(next, 'draw')).toBe('CAN-7');
  });

  test('CAN-23 so too when laid by hand, before the draw or after a take', () => {
    const options = { redThrees: 'manual' };
    const before = after(table({ hands: ['3H AC AD AH 6C'], stock: '3D', options }), 'red 3H');
    expect(legal(before)).toEqual(['meld AC AD AH', 'finish']);
    const taking = table({
      hands: ['3H KC KD 6C 7C'],
      pile: 'KS',
      stock: '3D',
      melds: OPEN,
      options,
    });
    const late = after(taking, 'take KC KD', 'red 3H');
    expect(legal(late)).toEqual(['finish']);
    expect(refusal(late, 'discard 6C')).toBe('CAN-23');
  });
});
