import { describe, expect, test } from 'vitest';
import { CHANCE, NOBODY } from '../../../src/engine/game.ts';
import { chanceOf, matchActor } from '../../../src/engine/match.ts';
import { after, closed, legal, position, refusal } from '../../support/play.ts';
import { actorOf, boutOf, dealt, game, handOf, late, stateOf } from './setting.ts';

describe('the deal', () => {
  test('DUR-1 six cards one at a time from the dealer’s left, the next is turned and drawn last', () => {
    const named = position(game, {}, 'dealer 1');
    const pack = named.pack.order.map((card) => named.pack.tokens[card]).join(' ');
    const match = after(named, `deal ${pack}`);
    expect(handOf(match, 2)).toBe('6C 9C QC 6D 9D QD');
    expect(handOf(match, 0)).toBe('7C TC KC 7D TD KD');
    expect(stateOf(match).turned).toBe(stateOf(match).unseen.stock.at(-1));
    expect(stateOf(match).trumps).toEqual([2, 2, 2]);
    expect(game.display.table(game.observer.observe(match.state, 0)).regions[0]?.count).toBe(18);
  });

  test('DUR-1 deals only the whole pack, after a dealer was drawn', () => {
    const opened = position(game, {});
    expect(matchActor(opened)).toBe(CHANCE);
    expect(refusal(opened, 'dealer 3')).toBe('DUR-1');
    expect(refusal(opened, 'deal 6C')).toBe('DUR-1');
    expect(refusal(after(opened, 'dealer 0'), 'deal 6C 7C')).toBe('DUR-1');
    expect(chanceOf(after(opened, 'dealer 0')).values).toHaveLength(36);
  });

  test('DUR-1 with no card left the dealer’s sixth card makes trump, or hearts', () => {
    const hands = ['', '', '', '', '', '7S 8S 9S TS JS QD'];
    const match = dealt({ players: 6 }, hands);
    expect(stateOf(match).trumps[0]).toBe(1);
    expect(stateOf(match).turned).toBe(-1);
    const seen = game.observer.observe(match.state, 0) as { known: readonly number[] };
    expect(seen.known.some((word) => word !== 0)).toBe(true);
    const hearts = dealt({ players: 6, trump: 'turned-hearts' }, hands);
    expect(stateOf(hearts).trumps[0]).toBe(2);
  });

  test('DUR-2 the lowest trump attacks first, forehand where nobody has one', () => {
    const match = dealt({}, ['7H', '8H', '6H'], { under: 'AH' });
    expect(actorOf(match)).toBe(2);
    const low = ['6C 7C 8C 9C TC JC', '6D 7D 8D 9D TD JD', '6S 7S 8S 9S TS JS'];
    expect(actorOf(dealt({}, low, { under: 'AH' }))).toBe(0);
    expect(actorOf(dealt({ trump: 'none' }, ['7H', '6H', '8H']))).toBe(0);
  });

  test('DUR-2 of equal lowest trumps the first from the dealer’s left; secret cards do not count', () => {
    const spades = '7S 8S 9S TS JS';
    const equal = dealt({ packs: 2 }, ['9H', `6H ${spades}`, `6H ${spades}`], { under: 'AH' });
    expect(actorOf(equal)).toBe(1);
    const hands = ['8H 6C 7C 8C 9C TC', '7H 6S 7S 8S 9S TS'];
    const secret = dealt({ players: 2, secret: true }, hands, {
      under: 'AH',
      secrets: ['6H 6D', '9D TD'],
    });
    expect(actorOf(secret)).toBe(1);
  });
});

describe('the bout', () => {
  test('DUR-3 one or more cards of one rank, against the next player', () => {
    const match = late(['7C 7D 8S', 'KC KD KS', 'QC']);
    expect(legal(match)).toEqual(['attack 7C', 'attack 7D', 'attack 7C 7D', 'attack 8S']);
    expect(refusal(match, 'attack 7C 8S')).toBe('DUR-3');
    expect(refusal(match, 'attack 9S')).toBe('DUR-3');
    expect(refusal(match, 'take')).toBe('DUR-7');
    const attacked = after(match, 'attack 7D 7C');
    expect(boutOf(attacked)).toBe('7C 7D');
    expect(actorOf(attacked)).toBe(1);
  });

  test('DUR-4 a higher card of the suit, or a trump on what is none; each card once', () => {
    const match = after(late(['9C', 'TC 8C 6H AS']), 'attack 9C');
    expect(legal(match)).toEqual(['cover 9C TC', 'cover 9C 6H', 'take']);
    expect(refusal(match, 'cover 9C 8C')).toBe('DUR-4');
    expect(refusal(match, 'cover 9C AS')).toBe('DUR-4');
    expect(refusal(match, 'cover 9C QC')).toBe('DUR-4');
    expect(refusal(match, 'cover 9D TC')).toBe('DUR-4');
    const trumps = after(late(['9H 9C', '8H TH AC KC']), 'attack 9C 9H');
    expect(legal(trumps)).toContain('cover 9H TH');
    expect(refusal(trumps, 'cover 9H 8H')).toBe('DUR-4');
    expect(refusal(trumps, 'cover 9H AC')).toBe('DUR-4');
    const once = after(trumps, 'cover 9C AC');
    expect(refusal(once, 'cover 9C KC')).toBe('DUR-4');
  });

  test('DUR-5 after a cover the attacker, then the other neighbour, until they are done', () => {
    const start = late(['7C 8D QS', '8C 9D AC', '8H 7S TS'], { trump: 'S' });
    const covered = after(start, 'attack 7C', 'cover 7C 8C');
    expect(actorOf(covered)).toBe(0);
    expect(legal(covered)).toEqual(['add 8D', 'done']);
    expect(refusal(covered, 'add QS')).toBe('DUR-5');
    const added = after(covered, 'add 8D');
    expect(actorOf(added)).toBe(0);
    expect(legal(added)).toEqual(['done']);
    const other = after(added, 'done');
    expect(actorOf(other)).toBe(2);
    expect(legal(other)).toEqual(['add 7S', 'add 8H', 'done']);
    const again = after(other, 'done');
    expect(actorOf(again)).toBe(1);
    expect(legal(again)).toEqual(['cover 8D 9D', 'take']);
    const asked = after(again, 'cover 8D 9D');
    expect(actorOf(asked)).toBe(0);
    expect(legal(after(asked, 'done'))).toEqual(['add 7S', 'add 8H', 'done']);
  });

  test('DUR-5 adds are of one rank; who has no cards is not asked', () => {
    const start = after(late(['7C', '8C 9C AC TC', '7D 8D 7S QC']), 'attack 7C', 'cover 7C 8C');
    expect(actorOf(start)).toBe(2);
    expect(legal(start)).toEqual(['add 7D', 'add 7S', 'add 7D 7S', 'add 8D', 'done']);
    expect(refusal(start, 'add 7D 8D')).toBe('DUR-5');
  });

  test('DUR-5 nobody is asked when no more may come; a bout all covered is beaten without a step', () => {
    const match = late(['7C 8D', '8C', '8H 9H']);
    const beaten = after(match, 'attack 7C', 'cover 7C 8C');
    expect(stateOf(beaten).bouts).toBe(6);
    expect(actorOf(beaten)).toBe(2);
  });

  test('DUR-6 five attacking cards in the first bout, six later, never more than the defender held', () => {
    const sevens = ['7C 7D 7S 8D 9D TD', '8C 9C TC JC QC KC', '8S'];
    const first = dealt({}, sevens, { under: 'AH' });
    expect(stateOf(first).bout.most).toBe(5);
    const six = '7C 7D 7S 8D 8S 8H';
    const later = late([six, '9C TD 9S KD KS KC QH']);
    expect(stateOf(later).bout.most).toBe(6);
    expect(stateOf(late(['7C', '8C 9C TC'])).bout.most).toBe(3);
    const two = late(['7C 7D 7S', '8C 8D']);
    expect(refusal(two, 'attack 7C 7D 7S')).toBe('DUR-6');
    expect(legal(two)).not.toContain('attack 7C 7D 7S');
  });

  test('DUR-6 a room that adds have filled takes no more', () => {
    const start = late(['7C 8D 7D', '8C 9D', 'QC']);
    const full = after(start, 'attack 7C', 'cover 7C 8C');
    expect(legal(full)).toEqual(['add 7D', 'add 8D', 'done']);
    const filled = after(full, 'add 8D');
    expect(actorOf(filled)).toBe(1);
    const space = late(['7C 7D 8D', '8C 9D', 'QC']);
    expect(refusal(after(space, 'attack 7C', 'cover 7C 8C'), 'add 7D 8D')).toBe('DUR-5');
    const sevens = late(['7C 7D 7S', '8C 9D', 'QC']);
    expect(refusal(after(sevens, 'attack 7C', 'cover 7C 8C'), 'add 7D 7S')).toBe('DUR-6');
  });

  test('DUR-7 taking brings everything of the bout to the hand and ends it', () => {
    const start = after(late(['7C 7D KS', '8C 9S', 'QC']), 'attack 7C 7D', 'cover 7C 8C');
    const taken = after(start, 'take');
    expect(handOf(taken, 1)).toBe('7C 8C 7D 9S');
    expect(actorOf(taken)).toBe(2);
    expect(refusal(late(['7C', '8C']), 'take')).toBe('DUR-7');
    const known = game.observer.observe(taken.state, 2) as { known: readonly number[] };
    expect(known.known.slice(4, 8).some((word) => word !== 0)).toBe(true);
  });

  test('DUR-8 beaten cards leave and the defender attacks next', () => {
    const beaten = after(
      late(['7C QS', '8C 9S', 'QC']),
      'attack 7C',
      'cover 7C 8C',
      'done',
      'done',
    );
    expect(actorOf(beaten)).toBe(1);
    expect(stateOf(beaten).bout.defender).toBe(2);
    expect(handOf(beaten, 1)).toBe('9S');
  });

  test('DUR-8 after a take, or when the defender went out, the next in play after him attacks', () => {
    expect(actorOf(after(late(['7C QS', '8D', 'QC']), 'attack 7C', 'take'))).toBe(2);
    const out = after(late(['7C QS', '8C', 'QC']), 'attack 7C', 'cover 7C 8C');
    expect(stateOf(out).out).toEqual([1]);
    expect(actorOf(out)).toBe(2);
    expect(stateOf(out).bout.defender).toBe(0);
  });

  test('DUR-9 hands are filled attacker, other neighbour, the others, defender', () => {
    const stock = 'AC AD AS KC KD KS';
    const queens = 'QC QD QH QS';
    const start = late([`7C ${queens}`, '8C 8D', '9C 9D 9S TC', 'JC JD JH'], { stock });
    const done = after(start, 'attack 7C', 'cover 7C 8C', 'done', 'done');
    expect(handOf(done, 0)).toBe('QC AC QD AD QH QS');
    expect(handOf(done, 2)).toBe('9C TC KC 9D 9S AS');
    expect(handOf(done, 3)).toBe('JC JD KD JH KS');
    expect(handOf(done, 1)).toBe('8D');
  });

  test('DUR-10 out at the end of the bout alone; one left with cards is durak', () => {
    const start = after(late(['7C 7D', '8C 9D TC', 'QC']), 'attack 7C 7D');
    expect(stateOf(start).out).toEqual([]);
    const going = after(start, 'cover 7C 8C', 'done');
    expect(stateOf(going).out).toEqual([]);
    const over = after(late(['7C', '8C 9D']), 'attack 7C', 'cover 7C 8C');
    expect(closed(over).why).toBe('durak');
    expect(closed(over).points).toEqual([0, 1]);
    expect(matchActor(over)).toBe(NOBODY);
  });

  test('DUR-10 of several out in one bout the order of filling decides; a stock keeps all in play', () => {
    const both = after(late(['7C', '8C', 'QC 9C']), 'attack 7C', 'cover 7C 8C');
    expect(closed(both).why).toBe('durak');
    expect(closed(both).points).toEqual([0, 0, 1]);
    expect(stateOf(both).out).toEqual([0, 1]);
    const stocked = after(late(['7C', '8C 9C'], { stock: 'AS' }), 'attack 7C', 'cover 7C 8C');
    expect(stateOf(stocked).out).toEqual([]);
    expect(handOf(stocked, 0)).toBe('AS');
  });

  test('DUR-11 a hundred bouts taken in succession without headway end the game', () => {
    const stale = late(['7D KS', 'JS QS', '8D AC'], { change: { stale: 99 } });
    const over = after(stale, 'attack 7D', 'take');
    expect(closed(over).why).toBe('stalemate');
    expect(closed(over).points).toEqual([0, 0, 0]);
    const beaten = late(['7D KS', '8D QS', '9D AC'], { change: { stale: 99 } });
    expect(stateOf(after(beaten, 'attack 7D', 'cover 7D 8D', 'done', 'done')).stale).toBe(0);
    const drawn = late(['7D KS', 'JS QS', '8D AC'], { change: { stale: 99 }, stock: 'AS KC' });
    expect(stateOf(after(drawn, 'attack 7D', 'take')).stale).toBe(0);
  });

  test('DUR-38 the durak gets a point; the fewest games lost win after the rounds', () => {
    const lost = late(['7C', '8C 9D'], { options: { rounds: 2 } });
    const second = after(lost, 'attack 7C', 'cover 7C 8C');
    expect(second.ended).toBe(false);
    expect(closed(second).totals).toEqual([0, 1]);
    expect(closed(second).lines).toEqual([
      { seat: 1, id: 'run-1', label: expect.anything(), amount: 1, clause: 'DUR-38' },
    ]);
    const single = closed(after(late(['7C', '8C 9D']), 'attack 7C', 'cover 7C 8C'));
    expect([single.winners, single.ranks, single.over]).toEqual([[0], [1, 2], true]);
    const drawn = closed(after(late(['7C', '8C']), 'attack 7C', 'cover 7C 8C'));
    expect([drawn.winners, drawn.why]).toEqual([[0, 1], 'draw']);
  });
});

describe('what must hold', () => {
  test('DUR must hold 1: five in the first bout of two, a hand of three takes three, a pass too', () => {
    const match = dealt({ players: 2, packs: 2 }, ['7C 7C 7D 7D 7S 7S', 'AC KC QC JC TC 9C'], {
      under: 'AH',
    });
    expect(legal(match)).toContain('attack 7C 7C 7D 7D 7S');
    expect(refusal(match, 'attack 7C 7C 7D 7D 7S 7S')).toBe('DUR-6');
    const three = late(['7C 7D 7S 7H', '8C 9C TC']);
    expect(legal(three)).toContain('attack 7C 7D 7S');
    expect(refusal(three, 'attack 7C 7D 7S 7H')).toBe('DUR-6');
    const options = { transfer: 'any' };
    const passing = after(late(['7C 7D AC', '7S 9C TC', 'QC QD QS'], { options }), 'attack 7C 7D');
    expect(stateOf(after(passing, 'pass 7S')).bout.most).toBe(3);
    const short = after(late(['7C 7D AC', '7S 9C TC', 'QC QD'], { options }), 'attack 7C 7D');
    expect(refusal(short, 'pass 7S')).toBe('DUR-21');
  });

  test('DUR must hold 2: the six of trumps beats an ace; with clubs it beats no club', () => {
    const hands = ['AS', '6H 9S', 'QC'];
    expect(legal(after(late(hands), 'attack AS'))).toContain('cover AS 6H');
    const six = after(late(['6H', 'AS 7H AC', 'QC']), 'attack 6H');
    expect(legal(six)).toEqual(['cover 6H 7H', 'take']);
    const clubs = after(late(['7C', '6H 9S', 'QC'], { options: { clubs: true } }), 'attack 7C');
    expect(refusal(clubs, 'cover 7C 6H')).toBe('DUR-4');
    expect(legal(clubs)).toEqual(['take']);
  });

  test('DUR must hold 3: the last card covered with the last card is a draw', () => {
    const over = closed(after(late(['7C', '8C']), 'attack 7C', 'cover 7C 8C'));
    expect([over.why, over.points]).toEqual(['draw', [0, 0]]);
  });

  test('DUR must hold 4: as many sevens as lie, or more', () => {
    const options = { transfer: 'equal' };
    const two = after(
      late(['7C 7D AC', '7S 7H TC TD', 'QC QD QS QH'], { options }),
      'attack 7C 7D',
    );
    expect(legal(two).filter((text) => text.startsWith('pass'))).toEqual(['pass 7H 7S']);
    expect(refusal(two, 'pass 7S')).toBe('DUR-21');
    const one = after(late(['7C AC', '7S 7H TC TD', 'QC QD QS QH'], { options }), 'attack 7C');
    expect(legal(one).filter((text) => text.startsWith('pass'))).toEqual([
      'pass 7H',
      'pass 7S',
      'pass 7H 7S',
    ]);
  });

  test('DUR must hold 5: the trump card is drawn last', () => {
    const start = late(['7C', '8C 8D', '9C'], { stock: 'AC AD AS 6H', turned: true });
    const filled = after(start, 'attack 7C', 'cover 7C 8C', 'done');
    expect(handOf(filled, 0)).toBe('AC AD 6H AS');
    expect(stateOf(filled).turned).toBe(-1);
    const two = late(['7C QC QD QH QS', '8C 8D', '9C'], { stock: 'AC AD 6H', turned: true });
    const order = after(two, 'attack 7C', 'cover 7C 8C', 'done', 'done');
    expect(handOf(order, 0)).toBe('QC AC QD AD QH QS');
    expect(handOf(order, 2)).toBe('9C 6H');
  });

  test('DUR must hold 6: with his partner out, 3 is attacked by 0, with 2 as the other neighbour', () => {
    const options = { pairs: 'takeover', players: 4 };
    const match = late(['7C 8C', '', '9C TC', 'QC KC'], { options, out: [1] });
    expect(stateOf(match).bout).toMatchObject({ attacker: 0, defender: 3, other: 2 });
  });

  test('DUR must hold 7: each playing his lowest repeats the position until DUR-11 ends it', () => {
    const start = late(['7D KS', 'JS QS', '8D AC']);
    let match = start;
    const places: string[] = [];
    for (let bout = 0; bout < 100; bout++) {
      places.push([0, 1, 2].map((seat) => handOf(match, seat)).join(' | '));
      const attacked = after(match, lowestAttack(match));
      expect(legal(attacked)).toEqual(['take']);
      match = after(attacked, 'take');
    }
    expect(new Set(places).size).toBeLessThan(10);
    expect(closed(match).why).toBe('stalemate');
    expect(match.ended).toBe(true);
  });
});

/** The attack with the single card of lowest rank. */
function lowestAttack(match: ReturnType<typeof late>): string {
  const rank = (text: string): number => '6789TJQKA'.indexOf(text[7] ?? '');
  const [lowest = ''] = [...legal(match)].sort((a, b) => rank(a) - rank(b));
  return lowest;
}
