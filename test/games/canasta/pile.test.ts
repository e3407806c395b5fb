import { describe, expect, test } from 'vitest';
import { after, closed, legal, refusal } from '../../support/play.ts';
import {
  game,
  handOf,
  legalWith,
  meldsOf,
  pileOf,
  redsOf,
  SEVEN_KINGS,
  stateOf,
  table,
} from './support.ts';

const OPEN = [['8C 8D 8H']];
const PEEL = { pile: 'peel' };

describe('CAN-12 taking the pile', () => {
  const match = table({ hands: ['KC KD 8S 2C 4C 5C'], pile: '6C 7C KS', melds: OPEN });

  test('CAN-12 the top card is melded with hand cards; the rest goes to the hand', () => {
    const taken = after(match, 'take KC KD');
    expect(meldsOf(taken)).toEqual(['1: 8C 8D 8H', '2: KC KD KS']);
    expect(handOf(taken, 0)).toBe('2C 4C 5C 6C 7C 8S');
    expect(pileOf(taken)).toBe('');
    expect(stateOf(taken).known[0]).toHaveLength(2);
  });

  test('CAN-12 natural and wild will do while the pile is not frozen', () => {
    expect(refusal(match, 'take KC 2C')).toBe(undefined);
    expect(refusal(match, 'take KC')).toBe('CAN-12');
    expect(refusal(match, 'take KC 8S')).toBe('CAN-12');
    expect(refusal(match, 'take KC KH')).toBe('CAN-12');
    const wild = table({ hands: ['KC 2C 2D XX XX 4C 5C'], pile: 'KS', melds: OPEN });
    expect(refusal(wild, 'take KC 2C 2D XX XX')).toBe('CAN-8');
    expect(refusal(wild, 'take 2C 2D')).toBe('CAN-8');
  });

  test('CAN-12 `take to M` adds it to a meld of the party', () => {
    const eights = table({ hands: ['4C 5C 6C'], pile: '7C 8S', melds: OPEN });
    const taken = after(eights, 'take to 1');
    expect(meldsOf(taken)).toEqual(['1: 8C 8D 8H 8S']);
    expect(handOf(taken, 0)).toBe('4C 5C 6C 7C');
    expect(refusal(eights, 'take to 2')).toBe('CAN-12');
    expect(refusal(match, 'take to 1')).toBe('CAN-12');
  });

  test('CAN-12 a new meld may be made although one of that rank lies', () => {
    const eights = table({ hands: ['8S 8S 5C 6C'], pile: '8H', melds: OPEN });
    expect(meldsOf(after(eights, 'take 8S 8S'))).toEqual(['1: 8C 8D 8H', '2: 8H 8S 8S']);
  });

  test('CAN-12 further melds follow only while the party has none, from the hand alone', () => {
    const hands = ['KC KD AC AD AH 4C 5C 6C'];
    const first = table({ hands, pile: 'QS KS' });
    expect(refusal(first, 'take KC KD / AC AD AH')).toBe(undefined);
    expect(refusal(table({ hands, pile: 'QS KS', melds: OPEN }), 'take KC KD / AC AD AH')).toBe(
      'CAN-12',
    );
    const rest = table({ hands: ['KC KD AC AD 4C 5C'], pile: 'AS KS' });
    expect(refusal(rest, 'take KC KD / AC AD AS')).toBe('CAN-12');
  });

  test('CAN-12 with no pile there is nothing to take', () => {
    expect(refusal(table({ hands: ['KC KD 4C 5C'], pile: '', melds: OPEN }), 'take KC KD')).toBe(
      'CAN-12',
    );
  });
});

describe('CAN-13 the frozen pile', () => {
  const hands = ['9C 9H 2C 4C 5C'];

  test('CAN-13 must hold 4: `… 2S … 9D` is taken only with two natural nines; XX by any pair', () => {
    const match = table({ hands, pile: '4D 2S 5D 9D', melds: OPEN });
    expect(legalWith(match, 'take')).toEqual(['take 9C 9H', 'take 9C 9H 2C']);
    expect(refusal(match, 'take 9C 2C')).toBe('CAN-13');
    const nines = table({ hands, pile: '4D 2S 5D 9D', melds: [['9S 9S 9D']] });
    expect(refusal(nines, 'take to 1')).toBe('CAN-13');
    const joker = table({ hands: ['9C 9H QC QD 4C 5C'], pile: '4D XX', melds: OPEN });
    expect(legalWith(joker, 'take')).toEqual(['take 9C 9H', 'take QC QD']);
  });

  test('CAN-13 a red three in it freezes it too', () => {
    const match = table({ hands, pile: '3H 5D 9D', melds: OPEN });
    expect(legalWith(match, 'take')).toEqual(['take 9C 9H', 'take 9C 9H 2C']);
  });

  test('CAN-13 for a party it is frozen until its first meld is down', () => {
    const setup = { hands: ['AC AD 2C XX 4C 5C'], pile: '5D AS' };
    expect(refusal(table(setup), 'take AC 2C XX')).toBe('CAN-13');
    expect(refusal(table(setup), 'take AC AD')).toBe(undefined);
    expect(refusal(table({ ...setup, melds: OPEN }), 'take AC 2C XX')).toBe(undefined);
  });
});

describe('CAN-14 a black three on top', () => {
  test('CAN-14 closes the pile for the one on turn, even to black threes', () => {
    const match = table({ hands: ['3C 3C 3S 4C 5C'], pile: '5D 3S', melds: [[SEVEN_KINGS]] });
    expect(refusal(match, 'take 3C 3C')).toBe('CAN-14');
    expect(legal(match)).toEqual(['draw']);
  });

  test('CAN-14 covered, it closes nothing', () => {
    const match = table({ hands: ['KC KD 4C 5C'], pile: '3S KS', melds: OPEN });
    expect(refusal(match, 'take KC KD')).toBe(undefined);
  });

  test('CAN-14 with the stock used up it ends the deal', () => {
    const match = table({
      hands: ['3S KD 4C 5C', 'KC KC 3C 3C 4D'],
      pile: 'KS',
      stock: '',
      phase: 'lay',
      melds: [OPEN[0] ?? [], OPEN[0] ?? []],
    });
    expect(closed(after(match, 'discard 3S')).why).toBe('stock');
  });
});

describe('CAN-15 a wild card on top', () => {
  const hands = ['9C 9H 9S 2C 3C 3S 4C 5C'];

  test('CAN-15 is taken with exactly a natural pair, a meld of three', () => {
    const match = table({ hands, pile: '5D 2S', melds: OPEN });
    expect(meldsOf(after(match, 'take 9C 9H'))[1]).toBe('2: 9C 9H 2S');
    for (const text of ['take 9C 9H 9S', 'take 9C 2C', 'take 3C 3S', 'take 4C 5C'])
      expect(refusal(match, text)).toBe('CAN-15');
    expect(legalWith(match, 'take')).toEqual(['take 9H 9S', 'take 9C 9S', 'take 9C 9H']);
  });

  test('CAN-15 its value counts for a first meld', () => {
    const match = table({ hands: ['9C 9H 4C 5C'], pile: '5D XX' });
    expect(refusal(match, 'take 9C 9H')).toBe(undefined);
    expect(refusal(table({ hands: ['9C 9H 4C 5C'], pile: '5D 2S' }), 'take 9C 9H')).toBe('CAN-11');
  });

  test('CAN-15 wildTop=closed: never', () => {
    const match = table({ hands, pile: '5D XX', melds: OPEN, options: { wildTop: 'closed' } });
    expect(refusal(match, 'take 9C 9H')).toBe('CAN-15');
    expect(legalWith(match, 'take')).toEqual([]);
  });
});

describe('CAN-16 peeling the pile', () => {
  test('CAN-16 a take brings the top card; an open rest may be taken or left', () => {
    const match = table({ hands: ['KC KD 4C 5C'], pile: '6C 7C KS', melds: OPEN, options: PEEL });
    const taken = after(match, 'take KC KD');
    expect(handOf(taken, 0)).toBe('4C 5C');
    expect([...legal(taken)].sort()).toEqual(['leave', 'rest']);
    expect(handOf(after(taken, 'rest'), 0)).toBe('4C 5C 6C 7C');
    // Everybody saw which cards these were.
    expect(stateOf(after(taken, 'rest')).known[0]).toHaveLength(2);
    expect(stateOf(after(taken, 'leave')).known[0]).toEqual([]);
    expect(pileOf(after(taken, 'leave'))).toBe('6C 7C');
    for (const text of ['discard 4C', 'draw', 'ask', 'merge 1 2'])
      expect(refusal(taken, text)).toBe('CAN-16');
    expect(refusal(taken, 'take 4C 5C')).toBe('CAN-16');
  });

  test('CAN-16 from a frozen pile another take follows, without strokes and without `to`', () => {
    const hands = ['KC KD KC KD QC QD 4C 5C 6C'];
    const match = table({
      hands,
      pile: '2C QS KH KS',
      melds: [['8C 8D 8H', 'KS KS KH']],
      options: PEEL,
    });
    const taken = after(match, 'take KC KD');
    expect([...legal(taken)].sort()).toEqual(['leave', 'take KC KD']);
    expect(refusal(taken, 'take to 2')).toBe('CAN-16');
    expect(refusal(taken, 'take KC KD / QC QD 4C')).toBe('CAN-16');
    expect(refusal(taken, 'rest')).toBe('CAN-16');
    const again = after(taken, 'take KC KD', 'take QC QD');
    expect(pileOf(again)).toBe('2C');
    expect(legal(again)).toEqual(['leave']);
    const pair = table({ hands: [`${hands[0]} JC JD`], pile: '2C QS', melds: OPEN, options: PEEL });
    expect(legalWith(after(pair, 'take QC QD'), 'take')).toContain('take JC JD');
  });

  test('CAN-16 the last card taken, the turn goes on', () => {
    const match = table({ hands: ['KC KD 4C 5C'], pile: 'KS', melds: OPEN, options: PEEL });
    expect([...legal(after(match, 'take KC KD'))].sort()).toEqual(['discard 4C', 'discard 5C']);
  });

  test('CAN-16 must hold 8: pile 3H KS, then only `leave` or the two black threes', () => {
    const hands = ['KC KD AC AD AH 3C 3S 4C 5C'];
    const match = table({ hands, pile: '3H KS', options: PEEL });
    expect(refusal(match, 'take KC KD')).toBe('CAN-11');
    const taken = after(match, 'take KC KD / AC AD AH');
    expect([...legal(taken)].sort()).toEqual(['leave', 'take 3C 3S']);
    expect(refusal(taken, 'take 3C 4C')).toBe('CAN-16');
    const red = after(taken, 'take 3C 3S');
    expect([redsOf(red), meldsOf(red)[2]]).toEqual(['3H', '3: 3C 3S']);
    expect(stateOf(red).phase).toBe('lay');
  });

  test('CAN-16 further black threes are added to such a meld only under CAN-9', () => {
    const setup = { pile: '5D', phase: 'lay' as const };
    const early = table({ ...setup, hands: ['3C 4C 5C'], melds: [['3C 3S']] });
    expect(refusal(early, 'add 1 3C')).toBe('CAN-9');
    const late = table({ ...setup, hands: ['3C 4C'], melds: [['3C 3S', SEVEN_KINGS]] });
    expect(refusal(late, 'add 1 3C')).toBe(undefined);
  });

  test('CAN-16 a black three on top leaves only `leave`', () => {
    const open = table({ hands: ['KC KD 4C 5C'], pile: '6C 3S KS', melds: OPEN, options: PEEL });
    expect(legal(after(open, 'take KC KD'))).toEqual(['leave']);
    expect(refusal(after(open, 'take KC KD'), 'rest')).toBe('CAN-16');
    const frozen = table({
      hands: ['KC KD 3C 3C 4C'],
      pile: '2C 3S KS',
      melds: OPEN,
      options: PEEL,
    });
    expect(refusal(after(frozen, 'take KC KD'), 'take 3C 3C')).toBe('CAN-16');
  });

  test('CAN-16 whole: no rest and no leave', () => {
    const match = table({ hands: ['KC KD 4C 5C'], pile: '6C KS', melds: OPEN });
    expect(refusal(after(match, 'take KC KD'), 'leave')).toBe('CAN-16');
    expect(refusal(after(match, 'take KC KD'), 'rest')).toBe('CAN-16');
  });
});

describe('CAN-17 one card in hand', () => {
  const melds = [[SEVEN_KINGS, '8C 8D 8H']];

  test('CAN-17 may not take a pile of one card while there is a stock', () => {
    expect(refusal(table({ hands: ['4C'], pile: '8S', melds }), 'take to 2')).toBe('CAN-17');
    expect(legal(table({ hands: ['4C'], pile: '8S', melds }))).toEqual(['draw']);
    expect(refusal(table({ hands: ['4C'], pile: '5C 8S', melds }), 'take to 2')).toBe(undefined);
    expect(refusal(table({ hands: ['4C 5C'], pile: '8S', melds }), 'take to 2')).toBe(undefined);
  });

  test('CAN-17 with the stock used up it may, if CAN-18 lets it', () => {
    expect(refusal(table({ hands: ['4C'], pile: '8S', melds, stock: '' }), 'take to 2')).toBe(
      undefined,
    );
    const low = table({ hands: ['4C'], pile: '8S', melds: OPEN, stock: '' });
    expect(refusal(low, 'take to 1')).toBe('CAN-18');
  });

  test('CAN-17 with manual a red three and what replaces it are not counted; with auto they are', () => {
    const manual = { redThrees: 'manual' };
    const held = table({ hands: ['3D 4C'], pile: '8S', melds, stock: '8D 9D', options: manual });
    expect(refusal(after(held, 'red 3D'), 'take to 2')).toBe('CAN-17');
    const auto = table({
      hands: ['4D 5D', '4C 5C', '', '3D 4C'],
      stock: '8D 9D 9H',
      melds: [[], melds[0] ?? []],
      phase: 'lay',
      turn: { seat: 2, word: 'closed' },
    });
    const state = stateOf(auto);
    const before = { ...auto, state: { ...state, hands: [[], [], [2, 3], state.hands[3] ?? []] } };
    const next = after(before, 'discard 4C');
    expect(stateOf(next).turn).toMatchObject({ seat: 3, began: 2 });
  });
});

test('CAN-12 which cards a taken pile brought is public until as many of their kind have gone', () => {
  const match = table({ hands: ['KC KD 6C 5C'], pile: '6C 7C KS', melds: OPEN });
  const taken = after(match, 'take KC KD');
  const observation = game.observer.observe(taken.state, 1) as {
    known: readonly (readonly number[])[];
  };
  expect(observation.known[0]).toEqual([4, 5]);
  expect(stateOf(after(taken, 'discard 6C')).known[0]).toEqual([5]);
  const slots = game.observer.hidden(game.observer.observe(taken.state, 1)).slots;
  expect(slots.map(({ size }) => size)).toEqual([2, 2, 2, stateOf(taken).stock.length]);
});
