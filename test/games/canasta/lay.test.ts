import { describe, expect, test } from 'vitest';
import { isRefusal } from '../../../src/engine/refusal.ts';
import { canasta } from '../../../src/games/canasta/index.ts';
import { after, legal, refusal } from '../../support/play.ts';
import {
  actorOf,
  handOf,
  laying,
  legalWith,
  meldsOf,
  pileOf,
  redsOf,
  SEVEN_KINGS,
  stateOf,
  table,
} from './support.ts';

const OPEN = [['8C 8D 8H']];

describe('CAN-7 a turn', () => {
  test('CAN-7 one card is drawn or the pile taken before anything else', () => {
    const match = table({ hands: ['KC KD KH 4C 5D 6S'], melds: OPEN });
    expect(refusal(match, 'meld KC KD KH')).toBe('CAN-7');
    expect(refusal(match, 'discard 4C')).toBe('CAN-7');
    expect(refusal(match, 'finish')).toBe('CAN-7');
    const drawn = after(match, 'draw');
    expect(handOf(drawn, 0)).toBe('4C 4C KC 5D KD KH 6S');
    expect(refusal(drawn, 'draw')).toBe('CAN-7');
    expect(refusal(drawn, 'take KC KD')).toBe('CAN-7');
  });

  test('CAN-7 then one card is discarded, and the next is on turn', () => {
    const match = after(table({ hands: ['KC 4C'], pile: '5C' }), 'draw', 'discard KC');
    expect(pileOf(match)).toBe('5C KC');
    expect(actorOf(match)).toBe(1);
    expect(refusal(after(table({ hands: ['KC 4C'] }), 'draw'), 'discard AS')).toBe('CAN-7');
  });

  const two = { options: { players: 2, drawTwo: true }, hands: ['KC 4C'] };

  test('CAN-7 drawTwo: two players draw two, or the one that is left', () => {
    expect(handOf(after(table({ ...two, stock: '5D 6D 7D' }), 'draw'), 0)).toBe('4C KC 5D 6D');
    expect(handOf(after(table({ ...two, stock: '5D' }), 'draw'), 0)).toBe('4C KC 5D');
    const four = { ...two, options: { drawTwo: true } };
    expect(handOf(after(table({ ...four, stock: '5D 6D' }), 'draw'), 0)).toBe('4C KC 5D');
  });

  test('CAN-7 drawTwo: red threes are replaced, but one as last card stops the drawing', () => {
    const match = after(table({ ...two, stock: '3D 6D 3H 7D 8D' }), 'draw');
    expect(handOf(match, 0)).toBe('4C KC 6D 7D');
    const last = after(table({ ...two, stock: '6D 3H' }), 'draw');
    expect([handOf(last, 0), redsOf(last)]).toEqual(['4C KC 6D', '3H']);
    expect(stateOf(last).turn.last).toBe(true);
    const byHand = { ...two, options: { ...two.options, redThrees: 'manual' } };
    const held = after(table({ ...byHand, stock: '3D 3H' }), 'draw');
    expect([handOf(held, 0), redsOf(held)]).toEqual(['4C KC 3D', '3H']);
  });
});

describe('CAN-8 melds', () => {
  const match = laying({
    hands: ['KC KD KH QC QD 2C 2D 2H 2S XX 3C 7C 8S 9S'],
    melds: OPEN,
  });

  test.each(['meld KC KD KH', 'meld KC KD 2C', 'meld QC QD 2C 2D XX', 'meld KC KD KH 2C 2D 2H'])(
    'CAN-8 “%s” is a meld',
    (text) => {
      expect(refusal(match, text)).toBe(undefined);
      expect(legal(match)).toContain(text);
    },
  );

  test.each([
    ['two cards', 'meld KC KD'],
    ['two ranks', 'meld KC KD QC'],
    ['one natural', 'meld KC 2C 2D'],
    ['four wild', 'meld KC KD 2C 2D 2H XX'],
    ['wild alone', 'meld 2C 2D XX'],
    ['a card not held', 'meld KC KD KS'],
  ])('CAN-8 %s are none: “%s”', (_, text) => {
    expect(refusal(match, text)).toBe('CAN-8');
    expect(legal(match)).not.toContain(text);
  });
});

describe('CAN-9 black threes', () => {
  const going = { melds: [[SEVEN_KINGS]] };

  test('CAN-9 three or four are laid in going out, leaving at most one card', () => {
    const match = laying({ ...going, hands: ['3C 3C 3S 4D'] });
    expect(refusal(match, 'meld 3C 3C 3S')).toBe(undefined);
    expect(legalWith(match, 'meld')).toEqual(['meld 3C 3C 3S']);
    const four = laying({ ...going, hands: ['3C 3C 3S 3S 4D'] });
    expect(legalWith(four, 'meld')).toEqual(['meld 3C 3C 3S 3S']);
    expect(refusal(laying({ ...going, hands: ['3C 3C 3S 4D 5D'] }), 'meld 3C 3C 3S')).toBe('CAN-9');
  });

  test('CAN-9 not by one who may not go out', () => {
    expect(refusal(laying({ melds: OPEN, hands: ['3C 3C 3S 4D'] }), 'meld 3C 3C 3S')).toBe('CAN-9');
    const denied = laying({ ...going, hands: ['3C 3C 3S 4D'], turn: { word: 'no' } });
    expect(refusal(denied, 'meld 3C 3C 3S')).toBe('CAN-9');
  });

  test('CAN-9 never with wild cards, nor two', () => {
    const match = laying({ ...going, hands: ['3C 3S 2C'] });
    expect(refusal(match, 'meld 3C 3S 2C')).toBe('CAN-9');
    expect(refusal(match, 'meld 3C 3S')).toBe('CAN-9');
  });

  test('CAN-9 a fourth may follow the three; the last card may be discarded', () => {
    const match = after(laying({ ...going, hands: ['3C 3C 3S 3S'] }), 'meld 3C 3C 3S');
    expect([...legal(match)].sort()).toEqual(['add 2 3S', 'discard 3S']);
    expect(refusal(match, 'add 2 2C')).toBe('CAN-9');
  });

  test('CAN-9 under CAN-23 no card may be left', () => {
    const turn = { last: true };
    const one = laying({ ...going, hands: ['3C 3C 3S 4D'], stock: '', turn });
    expect(refusal(one, 'meld 3C 3C 3S')).toBe('CAN-9');
    const none = laying({ ...going, hands: ['3C 3C 3S'], stock: '', turn });
    expect(refusal(none, 'meld 3C 3C 3S')).toBe(undefined);
  });

  test('CAN-9 what `rest` would bring is counted, as is a whole pile', () => {
    const hands = ['KC KC KD KD KH KH 9C 9D 3C 3C 3S'];
    const setup = { hands, pile: '5C KS', totals: [-5, 0, -5, 0] };
    const taking = 'take KC KC KD KD KH KH / 3C 3C 3S';
    expect(refusal(table(setup), taking)).toBe('CAN-9');
    const shut = { ...setup, pile: '3S KS', hands: ['KC KC KD KD KH KH 9C 3C 3C 3S'] };
    expect(refusal(table({ ...shut, options: { pile: 'peel' } }), taking)).toBe(undefined);
    expect(refusal(table({ ...shut, pile: '5C KS', options: { pile: 'peel' } }), taking)).toBe(
      'CAN-9',
    );
  });
});

describe('CAN-10 adding and merging', () => {
  const melds = [['8C 8D 8H', '8S 8S 2C', 'KC KD 2C 2D', 'KH KS 2H 2S']];
  const match = laying({ hands: ['8C KH 2C 2D XX 4C 5C 6C 7C'], melds });

  test('CAN-10 cards of its rank and wild cards are added to a meld of the own party', () => {
    const added = after(match, 'add 1 8C XX');
    expect(meldsOf(added)[0]).toBe('1: 8C 8C 8D 8H XX');
    expect(refusal(match, 'add 1 KH')).toBe('CAN-10');
    expect(refusal(match, 'add 5 8C')).toBe('CAN-10');
    expect(refusal(match, 'add 3 2C 2D')).toBe('CAN-8');
    expect(refusal(match, 'add 1 8H')).toBe('CAN-10');
  });

  test('CAN-10 numbers are the party’s own: none reaches the others’ melds', () => {
    const other = laying({ hands: ['8C 4C 5C'], melds: [['9C 9D 9H'], ['8D 8H 8S']] });
    expect(legalWith(other, 'add')).toEqual([]);
    expect(refusal(other, 'add 2 8C')).toBe('CAN-10');
  });

  test('CAN-10 two melds of a rank are merged with at most three wild cards', () => {
    expect(legalWith(match, 'merge')).toEqual(['merge 1 2']);
    const merged = after(match, 'merge 2 1');
    expect(meldsOf(merged)[0]).toBe('1: 8C 8D 8H 8S 8S 2C');
    expect(meldsOf(merged)).toHaveLength(3);
    expect(refusal(match, 'merge 3 4')).toBe('CAN-10');
    expect(refusal(match, 'merge 1 3')).toBe('CAN-10');
  });

  test('CAN-10 a new meld of the same rank may lie beside; no number is given again', () => {
    const twice = laying({ hands: ['9C 9D 9H 9S 4C 5C'], melds: [['9C 9D 9H']] });
    const merged = after(twice, 'meld 9C 9D 9H', 'merge 1 2');
    expect(meldsOf(merged)).toEqual(['1: 9C 9C 9D 9D 9H 9H']);
    const again = laying({ hands: ['9C 9D 9H JC JD JH 4C 5C'], melds: [['9C 9D 9H']] });
    const more = after(again, 'meld 9C 9D 9H', 'merge 1 2', 'meld JC JD JH');
    expect(meldsOf(more)).toEqual(['1: 9C 9C 9D 9D 9H 9H', '3: JC JD JH']);
  });

  test('CAN-10 merging is legal with an empty hand, not before drawing', () => {
    const both = { melds: [[SEVEN_KINGS, '8C 8D 8H', '8S 8S 2C']] };
    const empty = laying({ ...both, hands: [''], turn: { word: 'closed' } });
    expect([...legal(empty)].sort()).toEqual(['finish', 'merge 2 3']);
    expect(refusal(table({ ...both, hands: ['4C 5C'] }), 'merge 2 3')).toBe('CAN-7');
  });

  test('CAN-10 melds of one step are numbered in canonical order, the top card’s first', () => {
    const laid = after(laying({ hands: ['AC AD AH 9C 9D 9H 4C 5C'] }), 'meld AH AD AC / 9H 9C 9D');
    expect(meldsOf(laid)).toEqual(['1: 9C 9D 9H', '2: AC AD AH']);
    const taking = table({ hands: ['AC AD KC KD 4C 5C 6C KH'], pile: 'AS' });
    expect(meldsOf(after(taking, 'take AC AD / KC KD KH'))).toEqual(['1: AC AD AS', '2: KC KD KH']);
  });
});

describe('CAN-10 the order of equal ranks', () => {
  const hand = '7C 7D 7D 7H 7H 7S 2D XX 9C 9D 9H 4C 5C 6C';
  const match = laying({ hands: [hand], totals: [-5, 0, -5, 0] });
  const written = (line: string) => {
    const move = canasta.notation.read(line);
    return isRefusal(move) ? move.text.en : canasta.notation.write(move);
  };

  test('CAN-10 card by card by their places in the pack: 7D 7H 2D before 7D 7H 7S', () => {
    const sevens = 'meld 7D 7H 2D / 7D 7H 7S';
    expect(written('meld 7S 7H 7D / 2D 7H 7D')).toBe(sevens);
    expect(written('meld 7C 7D XX / 7C 7D 7S')).toBe('meld 7C 7D 7S / 7C 7D XX');
    expect(written('meld 7C 7D 7S / 7C 7D')).toBe('meld 7C 7D / 7C 7D 7S');
    expect(meldsOf(after(match, 'meld 9C 9D 9H / 7D 7H 7S / 7D 7H 2D'))).toEqual([
      '1: 7D 7H 2D',
      '2: 7D 7H 7S',
      '3: 9C 9D 9H',
    ]);
  });

  test('CAN-10 the legal list holds every choice of melds once, in that order', () => {
    const texts = legal(match);
    expect(texts).toContain('meld 7D 7H 2D / 7D 7H 7S');
    expect(texts).not.toContain('meld 7D 7H 7S / 7D 7H 2D');
    for (const line of texts) expect(written(line)).toBe(line);
    expect(new Set(texts).size).toBe(texts.length);
  });
});

describe('CAN-11 the first meld', () => {
  const first = (total: number, hand: string) =>
    laying({ hands: [hand], totals: [total, 0, total, 0] });

  test('CAN-11 must hold 2: K K K + A A 2 opens at 1500, K K K + 8 8 8 does not', () => {
    const match = first(1500, 'KC KD KH AC AD 2C 8C 8D 8H 4C 5C');
    expect(refusal(match, 'meld KC KD KH / AC AD 2C')).toBe(undefined);
    expect(refusal(match, 'meld KC KD KH / 8C 8D 8H')).toBe('CAN-11');
    expect(legal(match)).toContain('meld KC KD KH / AC AD 2C');
  });

  test.each([
    [-5, 'meld 4C 4D 4H', undefined],
    [-5, 'meld 4C 4D 2C', undefined],
    [0, 'meld 4C 4D 4H', 'CAN-11'],
    [0, 'meld 8C 8D 2C', 'CAN-11'],
    [0, 'meld AC AD 8C 8D', 'CAN-8'],
    [0, 'meld AC AD 2C', undefined],
    [1495, 'meld AC AD 2C', undefined],
    [1500, 'meld AC AD 2C', 'CAN-11'],
    [1500, 'meld AC AD XX', undefined],
    [2995, 'meld AC AD XX', undefined],
    [3000, 'meld AC AD XX', 'CAN-11'],
    [3000, 'meld 8C 8D 2C / AC AD XX', undefined],
  ])('CAN-11 with a total of %i “%s”: %s', (total, text, clause) => {
    const match = first(total, '4C 4D 4H 8C 8D AC AD 2C XX 5C 6C 7C');
    expect(refusal(match, text)).toBe(clause);
    expect(legal(match).includes(text)).toBe(clause === undefined);
  });

  test('CAN-11 premiums do not count: seven fours are 35', () => {
    expect(refusal(first(0, '4C 4C 4D 4D 4H 4H 4S 5C 6C'), 'meld 4C 4C 4D 4D 4H 4H 4S')).toBe(
      'CAN-11',
    );
  });

  test('CAN-11 of a taken pile only the top card counts', () => {
    const match = table({ hands: ['KC KD 8C 8D 4C 5C'], pile: 'AS AH KS' });
    expect(refusal(match, 'take KC KD')).toBe('CAN-11');
    const enough = table({ hands: ['KC KD 2C 4C 5C'], pile: 'AS AH KS' });
    expect(refusal(enough, 'take KC KD 2C')).toBe(undefined);
  });

  test('CAN-11 once the party has melded any meld will do, one in a step', () => {
    const match = laying({ hands: ['4C 4D 4H 5C 5D 5H 6C 7C'], melds: OPEN });
    expect(refusal(match, 'meld 4C 4D 4H')).toBe(undefined);
    expect(refusal(match, 'meld 4C 4D 4H / 5C 5D 5H')).toBe('CAN-11');
  });

  test('CAN-11 two melds of one rank may be laid in one step, in canonical order', () => {
    const match = first(0, 'AC AD AH AS XX XX 5C 6C');
    expect(legal(match)).toContain('meld AC AD XX / AH AS XX');
    expect(legal(match)).not.toContain('meld AH AS XX / AC AD XX');
    expect(meldsOf(after(match, 'meld AH AS XX / AC AD XX'))).toEqual([
      '1: AC AD XX',
      '2: AH AS XX',
    ]);
  });
});
