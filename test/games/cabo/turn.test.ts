import { describe, expect, test } from 'vitest';
import { CHANCE } from '../../../src/engine/game.ts';
import { chanceOf, matchActor } from '../../../src/engine/match.ts';
import { after, legal, position, refusal } from '../../support/play.ts';
import { dealStep, dealt, game, pileOf, round, rowOf, seenBy, stateOf } from './dealing.ts';

const TWO = ['5 5 9 2', '3 4 6 8'];
const THREE = ['5 5 9 2', '3 4 6 8', '0 1 10 11'];

describe('dealing and looking', () => {
  test('CAB-1 chance names the first starter, who deals from his left and is served last', () => {
    const opened = position(game, { players: 3 });
    expect(matchActor(opened)).toBe(CHANCE);
    expect(refusal(opened, 'starter 3')).toBe('CAB-1');
    expect(refusal(opened, 'deal 0')).toBe('CAB-1');
    const named = after(opened, 'starter 1');
    const pack = named.pack.order.map((card) => named.pack.tokens[card]).join(' ');
    const dealtOut = after(named, `deal ${pack}`);
    expect([0, 1, 2].map((seat) => rowOf(dealtOut, seat))).toEqual([
      '0 1 2 3',
      '1 1 2 3',
      '0 1 2 2',
    ]);
    expect(matchActor(dealtOut)).toBe(1);
  });

  test('CAB-2 each gets a row, one card opens the pile, the rest is the stock', () => {
    const match = dealt(THREE, '7 12');
    expect([0, 1, 2].map((seat) => rowOf(match, seat))).toEqual(THREE);
    expect(pileOf(match)).toBe('7');
    expect(stateOf(match).stock).toHaveLength(52 - 12 - 1);
    expect(stateOf(match).stock[0]).toBe(12);
    expect(stateOf(dealt(['1 1 1 1 2 2', '3 3 3 3 4 4'], '7')).stock).toHaveLength(39);
  });

  test('CAB-2 a deal must be the whole pack, and nobody acts before it', () => {
    const named = position(game, { players: 2 }, 'starter 0');
    expect(refusal(named, 'deal 1 2 3')).toBe('CAB-2');
    expect(matchActor(named)).toBe(CHANCE);
  });

  test('CAB-3 all look in seat order from the starter at two own cards of their choice', () => {
    const match = dealt(TWO, '7');
    expect(legal(match)).toEqual([
      'look 1 2',
      'look 1 3',
      'look 1 4',
      'look 2 3',
      'look 2 4',
      'look 3 4',
    ]);
    const looked = after(match, 'look 4 1');
    expect(seenBy(looked, 0, 0)).toBe('5 ? ? 2');
    expect(seenBy(looked, 1, 0)).toBe('? ? ? ?');
    expect(matchActor(looked)).toBe(1);
    expect(matchActor(after(looked, 'look 1 2'))).toBe(0);
  });

  test('CAB-3 no other number of cards, no other position, no second look', () => {
    const match = dealt(TWO, '7');
    expect(refusal(match, 'look 1')).toBe('CAB-3');
    expect(refusal(match, 'look 1 2 3')).toBe('CAB-3');
    expect(refusal(match, 'look 1 5')).toBe('CAB-3');
    expect(refusal(match, 'draw')).toBe('CAB-3');
    const playing = round(TWO, '7');
    expect(refusal(playing, 'look 3 4')).toBe('CAB-3');
    expect(refusal(after(playing, 'draw'), 'look 3 4')).toBe('CAB-3');
  });

  test('CAB-3 with no cards to look at each still says so', () => {
    const match = dealt(TWO, '7', { peeks: 0 });
    expect(legal(match)).toEqual(['look']);
    expect(legal(after(match, 'look', 'look'))).toContain('draw');
    expect(legal(dealt(['1 1 1 1 2 2', '3 3 3 3 4 4'], '7', { peeks: 3 }))).toHaveLength(20);
  });
});

describe('a turn', () => {
  test('CAB-4 a turn is to take, to draw or to call, clockwise from the starter', () => {
    const match = round(THREE, '7 13');
    const verbs = new Set(legal(match).map((step) => step.split(' ')[0]));
    expect([...verbs]).toEqual(['take', 'draw', 'call']);
    const once = after(match, 'draw', 'discard');
    expect(matchActor(once)).toBe(1);
    expect(matchActor(after(once, 'take 1'))).toBe(2);
    expect(matchActor(after(once, 'take 1', 'take 1'))).toBe(0);
    expect(refusal(match, 'discard')).toBe('CAB-6');
    expect(refusal(after(match, 'draw'), 'call')).toBe('CAB-4');
  });

  test('CAB-5 the taken discard goes face down for all to remember, the card replaced is open', () => {
    const match = after(round(TWO, '7 13'), 'take 3');
    expect(rowOf(match, 0)).toBe('5 5 7 2');
    expect(pileOf(match)).toBe('9');
    expect(seenBy(match, 1, 0)).toBe('? ? 7 ?');
    expect(seenBy(match, -1, 0)).toBe('? ? 7 ?');
  });

  test('CAB-5 a taken card has no action, and the position must be there', () => {
    const match = round(TWO, '7 13');
    for (const step of ['peek 1', 'spy 1 1', 'swap 1 1 1'])
      expect(refusal(match, step)).toBe('CAB-7');
    expect(matchActor(after(match, 'take 1'))).toBe(1);
    expect(refusal(match, 'take')).toBe('CAB-5');
    expect(refusal(match, 'take 5')).toBe('CAB-5');
  });

  test('CAB-6 a drawn card is seen by its drawer alone and then kept, discarded or used', () => {
    const match = after(round(TWO, '7 8 1'), 'draw');
    expect(matchActor(match)).toBe(0);
    expect(rowOf(after(match, 'keep 3'), 0)).toBe('5 5 8 2');
    expect(pileOf(after(match, 'keep 3'))).toBe('7 9');
    expect(seenBy(after(match, 'keep 3'), 0, 0)).toBe('5 5 8 ?');
    expect(seenBy(after(match, 'keep 3'), 1, 0)).toBe('? ? ? ?');
    expect(pileOf(after(match, 'discard'))).toBe('7 8');
    expect(pileOf(after(match, 'peek 4'))).toBe('7 8');
    expect(rowOf(after(match, 'peek 4'), 0)).toBe('5 5 9 2');
  });

  test('CAB-6 one card is never both kept and used, and nothing else comes first', () => {
    const match = after(round(TWO, '7 8 1'), 'draw');
    expect(matchActor(after(match, 'keep 3'))).toBe(1);
    expect(refusal(after(match, 'keep 3'), 'peek 3')).toBe('CAB-7');
    expect(refusal(match, 'draw')).toBe('CAB-6');
    expect(refusal(match, 'take 1')).toBe('CAB-6');
    expect(refusal(match, 'keep')).toBe('CAB-6');
    expect(refusal(match, 'keep 5')).toBe('CAB-6');
    expect(legal(match)).toContain('discard');
  });
});

describe('actions', () => {
  const drawn = (card: string, given = {}) => after(round(THREE, `2 ${card}`, given), 'draw');

  test('CAB-7 each card has its own action or none', () => {
    const verbs = (card: string) =>
      [...new Set(legal(drawn(card)).map((step) => step.split(' ')[0]))].slice(2);
    for (const card of ['7', '8']) expect(verbs(card)).toEqual(['peek']);
    for (const card of ['9', '10']) expect(verbs(card)).toEqual(['spy']);
    for (const card of ['11', '12']) expect(verbs(card)).toEqual(['swap']);
    for (const card of ['0', '6', '13']) expect(verbs(card)).toEqual([]);
    expect(refusal(drawn('6'), 'peek 1')).toBe('CAB-7');
    expect(refusal(drawn('7'), 'spy 1 1')).toBe('CAB-7');
    expect(refusal(drawn('9'), 'swap 1 1 1')).toBe('CAB-7');
  });

  test('CAB-7 a peek shows one own card to its owner', () => {
    const match = after(drawn('7'), 'peek 3');
    expect(seenBy(match, 0, 0)).toBe('5 5 9 ?');
    expect(seenBy(match, 1, 0)).toBe('? ? ? ?');
    expect(refusal(drawn('7'), 'peek 5')).toBe('CAB-7');
  });

  test('CAB-7 a spy sees one card of another, the others only which', () => {
    const match = after(drawn('9'), 'spy 2 4');
    expect(seenBy(match, 0, 2)).toBe('? ? ? 11');
    expect(seenBy(match, 1, 2)).toBe('? ? ? ?');
    expect(seenBy(match, 2, 2)).toBe('0 1 ? ?');
    for (const step of ['spy 0 1', 'spy 3 1', 'spy 2 5'])
      expect(refusal(drawn('9'), step)).toBe('CAB-7');
    expect(legal(drawn('9')).filter((step) => step.startsWith('spy'))).toHaveLength(8);
  });

  test('CAB-7 a swap exchanges two cards, and knowledge goes with them', () => {
    const match = after(drawn('12'), 'swap 2 1 4');
    expect(rowOf(match, 0)).toBe('5 8 9 2');
    expect(rowOf(match, 1)).toBe('3 4 6 5');
    expect(seenBy(match, 0, 0)).toBe('5 ? ? ?');
    expect(seenBy(match, 0, 1)).toBe('? ? ? 5');
    expect(seenBy(match, 1, 1)).toBe('3 4 ? ?');
    expect(seenBy(match, 1, 0)).toBe('? ? ? ?');
    expect(pileOf(match)).toBe('2 12');
    for (const step of ['swap 1 0 2', 'swap 5 1 1', 'swap 1 1 5', 'swap 1 3 1'])
      expect(refusal(drawn('12'), step)).toBe('CAB-7');
  });

  test('CAB-7 cards of two others are swapped by house rule alone, in either order', () => {
    expect(refusal(drawn('12'), 'swap 1 1 2 1')).toBe('CAB-7');
    const houseRules = drawn('12', { swapOthers: true });
    const crossings = legal(houseRules).filter((step) => /^swap( \d){4}$/.test(step));
    expect(crossings).toHaveLength(16);
    expect(crossings[0]).toBe('swap 1 1 2 1');
    const match = after(houseRules, 'swap 2 4 1 1');
    expect(rowOf(match, 1)).toBe('11 4 6 8');
    expect(rowOf(match, 2)).toBe('0 1 10 3');
    expect(seenBy(match, 1, 2)).toBe('? ? ? 3');
    for (const step of [
      'swap 0 1 1 1',
      'swap 1 1 1 2',
      'swap 1 1 0 2',
      'swap 1 1 3 1',
      'swap 1 5 2 1',
    ])
      expect(refusal(houseRules, step)).toBe('CAB-7');
  });

  test('CAB-7 the caller is not protected from spy and swap', () => {
    const called = after(round(THREE, '2 9 12'), 'call', 'draw');
    expect(legal(called)).toContain('spy 0 1');
    expect(legal(after(called, 'discard', 'draw'))).toContain('swap 1 0 1');
  });
});

describe('the stock', () => {
  test('CAB-8 an empty stock is made anew from the pile but its top, for the same seat', () => {
    let match = round(TWO, '7');
    while (stateOf(match).stock.length > 0) match = after(match, 'draw', 'discard');
    const pile = stateOf(match).pile;
    expect(pile).toHaveLength(44);
    const turn = matchActor(match);
    const waiting = after(match, 'draw');
    expect(matchActor(waiting)).toBe(CHANCE);
    expect(chanceOf(waiting).word).toBe('restock');
    const stock = pile.slice(0, -1).reverse();
    const drawn = after(waiting, `restock ${stock.join(' ')}`);
    expect(matchActor(drawn)).toBe(turn);
    expect(stateOf(drawn).drawn).toBe(stock[0]);
    expect(stateOf(drawn).stock).toEqual(stock.slice(1));
    expect(stateOf(drawn).pile).toEqual(pile.slice(-1));
    expect(refusal(waiting, `restock ${pile.join(' ')}`)).toBe('CAB-8');
    expect(refusal(waiting, `restock ${stock.slice(1).join(' ')}`)).toBe('CAB-8');
    expect(legal(match).some((step) => step.startsWith('take'))).toBe(true);
  });
});

describe('sets of equals', () => {
  test('CAB-9 must hold 1: a true set goes, the new card lies at its lowest position', () => {
    const match = after(round(TWO, '7 1'), 'draw', 'keep 1 2');
    expect(rowOf(match, 0)).toBe('1 9 2');
    expect(pileOf(match)).toBe('7 5 5');
    expect(seenBy(match, 0, 0)).toBe('1 ? ?');
  });

  test('CAB-9 the row closes up in its order, with what is known of it', () => {
    const match = after(round(['5 9 5 2', '3 4 6 8'], '1 13'), 'take 3 1');
    expect(rowOf(match, 0)).toBe('1 9 2');
    expect(seenBy(match, 0, 0)).toBe('1 9 ?');
    expect(seenBy(match, 1, 0)).toBe('1 ? ?');
  });

  test('CAB-9 a set may be of three or four cards, and fewer choices remain', () => {
    const four = after(round(['5 5 5 5', '3 4 6 8'], '1 13'), 'take 1 2 3 4');
    expect(rowOf(four, 0)).toBe('1');
    expect(pileOf(four)).toBe('5 5 5 5');
    expect(legal(after(four, 'draw', 'discard'))).toEqual(['take 1', 'draw', 'call']);
    const three = after(round(['5 5 1 5', '3 4 6 8'], '2 13'), 'take 1 2 4');
    expect(rowOf(three, 0)).toBe('2 1');
  });

  test('CAB-9 must hold 2: a false set is seen by all, the card taken goes back, the turn is lost', () => {
    const match = after(round(['5 6 9 2', '3 4 6 8'], '1 13'), 'take 1 2');
    expect(rowOf(match, 0)).toBe('5 6 9 2');
    expect(pileOf(match)).toBe('1');
    expect(matchActor(match)).toBe(1);
    for (const observer of [0, 1, -1]) expect(seenBy(match, observer, 0)).toBe('5 6 ? ?');
  });

  test('CAB-9 a drawn card is discarded after a false set', () => {
    const match = after(round(['5 6 9 2', '3 4 6 8'], '1 13'), 'draw', 'keep 3 4');
    expect(pileOf(match)).toBe('1 13');
    expect(rowOf(match, 0)).toBe('5 6 9 2');
    expect(seenBy(match, 1, 0)).toBe('? ? 9 2');
  });

  test('CAB-9 every choice of one to four positions is listed, whatever lies there', () => {
    const listed = legal(round(['5 6 9 2', '3 4 6 8'], '1 13'));
    expect(listed.filter((step) => step.startsWith('take'))).toHaveLength(15);
    const six = ['1 1 1 1 2 2', '3 3 3 3 4 4'];
    const drawn = after(round(six, '7 0'), 'draw');
    expect(legal(drawn).filter((step) => step.startsWith('keep'))).toHaveLength(56);
    expect(legal(drawn)).toContain('keep 2 3 5 6');
    expect(refusal(drawn, 'keep 1 2 3 4 5')).toBe('CAB-9');
    expect(refusal(drawn, 'keep 1 1')).toBe('notation');
  });

  test('CAB-10 an 11 and a 12 are no set, two 11s are', () => {
    const match = round(['11 12 11 2', '3 4 6 8'], '1 13');
    expect(rowOf(after(match, 'take 1 2'), 0)).toBe('11 12 11 2');
    expect(rowOf(after(match, 'take 1 3'), 0)).toBe('1 12 2');
  });
});

describe('calling', () => {
  test('CAB-11 a call takes the turn, all others have one more, then the round ends', () => {
    const match = round(THREE, '7 13');
    const called = after(match, 'draw', 'discard', 'call');
    expect(matchActor(called)).toBe(2);
    const last = after(called, 'draw', 'discard');
    expect(matchActor(last)).toBe(0);
    const ended = after(last, 'draw', 'discard');
    expect(ended.deal).toBe(2);
    expect(ended.closed?.why).toBe('cabo');
  });

  test('CAB-11 only one call in a round', () => {
    const called = after(round(THREE, '7 13'), 'call');
    expect(legal(called)).not.toContain('call');
    expect(legal(called)).toContain('draw');
    expect(refusal(called, 'call')).toBe('CAB-11');
  });

  test('CAB-11 nothing but a call ends a round: a simulation stops after 1000 turns', () => {
    expect(game.options.deals.turnsPerDeal).toBe(1000);
    let match = round(TWO, '7 13');
    for (let turn = 0; turn < 1000; turn++) {
      match = after(match, 'take 1');
      expect(match.deal).toBe(1);
    }
    expect(stateOf(match).turns).toBe(1000);
  });
});

test('CAB-1 the next deal is served from the left of the new starter', () => {
  const ended = after(round(['9 9 9 9', '0 1 2 3'], '7'), 'call', 'take 4');
  expect(stateOf(ended).starter).toBe(1);
  const second = after(ended, dealStep(ended, ['9 9 9 9', '0 1 2 3'], '7', 1));
  expect(rowOf(second, 1)).toBe('0 1 2 3');
  expect(matchActor(second)).toBe(1);
});
