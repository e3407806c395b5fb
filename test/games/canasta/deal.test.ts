import { describe, expect, test } from 'vitest';
import { writeCards } from '../../../src/cards/pack.ts';
import { tokens } from '../../../src/games/canasta/state/cards.ts';
import { addressedTo } from '../../../src/lang/address.ts';
import { after, closed, legal, packBeginning, position, refusal } from '../../support/play.ts';
import { observationOf } from '../../support/shown.ts';
import {
  actorOf,
  game,
  handOf,
  laying,
  type Match,
  opened,
  pileOf,
  redsOf,
  stateOf,
  table,
} from './support.ts';

const dealt = (options: Readonly<Record<string, unknown>>): Match => {
  const start = opened(options);
  return after(start, packBeginning(start, ''));
};

/** Deals on until deal `number`, each deal ended by editing it to its last turn. */
function dealNumber(match: Match, number: number): Match {
  let current = match;
  for (let n = 1; n < number; n++) {
    const state = stateOf(after(current, packBeginning(current, '')));
    const over = { ...state, phase: 'over' as const, why: 'stock' as const };
    current = { ...current, state: game.rules.next(over), deal: n + 1 };
  }
  return after(current, packBeginning(current, ''));
}

const orderIn = (match: Match): readonly number[] => {
  const { order } = stateOf(match).standing;
  const least = order.indexOf(Math.min(...order));
  return [...order.slice(least), ...order.slice(0, least)];
};

describe('CAN-1 players and parties', () => {
  test('CAN-1 two or three play each for himself, four in two parties', () => {
    expect(stateOf(dealt({ players: 2 })).standing.party).toEqual([0, 1]);
    expect(stateOf(dealt({ players: 3 })).standing.party).toEqual([0, 1, 2]);
    expect(stateOf(dealt({})).standing.party).toEqual([0, 1, 0, 1]);
  });

  test('CAN-1 five are a party of three and one of two; six two of three or three of two', () => {
    expect(stateOf(dealt({ players: 5 })).standing.party).toEqual([0, 1, 0, 1, 0]);
    expect(stateOf(dealt({ players: 6 })).standing.party).toEqual([0, 1, 0, 1, 0, 1]);
    expect(stateOf(dealt({ players: 6, parties: 3 })).standing.party).toEqual([0, 1, 2, 0, 1, 2]);
  });

  test('CAN-1 must hold 6: five players play 1 2 3 4, then 0 1 4 3, then 0 1 2 3', () => {
    const start = opened({ players: 5 });
    expect(orderIn(dealNumber(start, 1))).toEqual([1, 2, 3, 4]);
    expect(orderIn(dealNumber(start, 2))).toEqual([0, 1, 4, 3]);
    expect(orderIn(dealNumber(start, 3))).toEqual([0, 1, 2, 3]);
  });

  test('CAN-1 six in two parties play 2 3 4 5, then 0 1 4 5, then 0 1 2 3; in three all play', () => {
    const start = opened({ players: 6 });
    expect(orderIn(dealNumber(start, 1))).toEqual([2, 3, 4, 5]);
    expect(orderIn(dealNumber(start, 2))).toEqual([0, 1, 4, 5]);
    expect(orderIn(dealNumber(start, 3))).toEqual([0, 1, 2, 3]);
    expect(orderIn(dealt({ players: 6, parties: 3 }))).toEqual([0, 1, 2, 3, 4, 5]);
  });

  test('CAN-1 partners=draw names every seat once after the dealer; places are its order', () => {
    const start = position(game, { partners: 'draw' }, 'dealer 3');
    expect(refusal(start, packBeginning(start, ''))).toBe('CAN-1');
    expect(refusal(start, 'partners 0 1 2')).toBe('CAN-1');
    expect(refusal(start, 'partners 0 1 2 2')).toBe('CAN-1');
    const drawn = after(start, 'partners 3 0 1 2');
    const match = after(drawn, packBeginning(drawn, ''));
    expect(stateOf(match).standing.party).toEqual([1, 0, 1, 0]);
    expect(stateOf(match).standing.order).toEqual([0, 1, 2, 3]);
    expect(actorOf(match)).toBe(0);
  });

  test('CAN-1 the cards drawn for places lead to them; twos and jokers are drawn again', () => {
    const told = (players: number, seats: readonly number[]) => {
      const start = position(game, { partners: 'draw', players }, 'dealer 0');
      const drawn = after(start, `partners ${seats.join(' ')}`);
      const said = game.notation.announcements?.(observationOf(start), observationOf(drawn)) ?? [];
      return said.map((one) => addressedTo(one));
    };
    const orders = [
      [0, 1, 2, 3],
      [3, 0, 1, 2],
      [2, 4, 0, 1, 3],
      [5, 0, 3, 1, 2, 4],
    ];
    const lines = orders.flatMap((seats) => told(seats.length, seats).map(({ en }) => en));
    expect(lines.slice(0, 4)).toMatchInlineSnapshot(`
      [
        "{1} draws [XX], then [QH]",
        "{2} draws [8C]",
        "{3} draws [4D]",
        "{0} draws [AH]",
      ]
    `);
    for (const seats of orders) {
      const drawn = told(seats.length, seats).map(({ en }) => {
        const [, seat = '', cards = ''] = /^\{(\d)\} draws (.*)$/.exec(en) ?? [];
        return { seat: Number(seat), cards: cards.match(/[^[\]]+(?=\])/g) ?? [] };
      });
      expect(drawn.map(({ seat }) => seat).sort()).toEqual([...seats].sort());
      const last = seats.map((seat) => drawn.find((one) => one.seat === seat)?.cards.at(-1) ?? '');
      const place = (card: string) => '3456789TJQKA'.indexOf(card[0] ?? '');
      expect(last.map(place)).toEqual(last.map(place).sort((a, b) => b - a));
      for (const { cards } of drawn)
        for (const card of cards.slice(0, -1)) expect(card).toMatch(/^(2.|XX)$/);
    }
    expect(lines.some((line) => line.includes(', then '))).toBe(true);
  });

  test('CAN-1 three players draw no partners', () => {
    const start = position(game, { players: 3, partners: 'draw' }, 'dealer 0');
    expect(refusal(start, 'partners 0 1 2')).toBe('CAN-2');
  });

  test('CAN-1 whoever sits out carries his party’s points', () => {
    const start = dealt({ players: 5 });
    const state = stateOf(start);
    const over = { ...state, phase: 'over' as const, why: 'stock' as const };
    const { points, totals } = game.rules.outcome(over);
    expect(points[0]).toBe(points[2]);
    expect(points[0]).toBe(points[4]);
    expect(points[1]).toBe(points[3]);
    expect(points[0]).not.toBe(points[1]);
    expect(totals).toEqual(points);
  });
});

describe('CAN-2 hands', () => {
  test.each([
    [2, 15, 0],
    [3, 13, 0],
    [4, 11, 0],
    [5, 11, 1],
    [6, 11, 2],
  ])('CAN-2 with %i players hands are %i cards', (players, cards, out) => {
    const start = opened({ players });
    const sizes = stateOf(after(start, packBeginning(start, '')))
      .hands.map((hand) => hand.length)
      .sort((a, b) => a - b);
    expect(sizes).toEqual([...Array(out).fill(0), ...Array(players - out).fill(cards)]);
  });

  test('CAN-2 cards are served singly in the order of play from the first active place', () => {
    const start = opened({ players: 5 });
    const match = after(start, packBeginning(start, '4C 5C 6C 7C 8C'));
    expect(stateOf(match).standing.order).toEqual([1, 2, 3, 4]);
    expect(handOf(match, 1)).toContain('4C');
    expect(handOf(match, 4)).toContain('7C');
    expect(handOf(match, 1)).toContain('8C');
    expect(actorOf(match)).toBe(1);
  });

  test('CAN-2 the deal moves left over all places, those sitting out included', () => {
    const start = opened({ players: 5 });
    const second = dealNumber(start, 2);
    expect(stateOf(second).standing.dealer).toBe(0);
    expect(actorOf(second)).toBe(1);
    expect(refusal(start, 'deal 4C')).toBe('CAN-2');
  });
});

describe('CAN-3 the first discard', () => {
  const upTo = (turned: string): Match => {
    const start = opened();
    const filler = Array.from({ length: 44 }, (_, i) => ['4C', '5C', '6C', '7C'][i % 4] ?? '');
    const order = start.pack.order.map((card) => start.pack.tokens[card] ?? '');
    const wanted = turned.split(' ');
    const left = [...order];
    for (const token of wanted) left.splice(left.indexOf(token), 1);
    const plain = left.filter((token) => !/^(2|3D|3H|XX)/.test(token)).slice(0, filler.length);
    const rest = [...left];
    for (const token of plain) rest.splice(rest.indexOf(token), 1);
    return after(start, `deal ${[...plain, ...wanted, ...rest].join(' ')}`);
  };

  test('CAN-3 a natural card starts the pile, a black three too', () => {
    expect(pileOf(upTo('KS'))).toBe('KS');
    expect(pileOf(upTo('3S'))).toBe('3S');
  });

  test('CAN-3 a wild card or red three is covered until a natural one lies on top', () => {
    const match = upTo('XX 3D 2S 9H');
    expect(pileOf(match)).toBe('XX 3D 2S 9H');
    expect(
      game.display
        .table(game.observer.observe(match.state, 0))
        .regions.find(({ id }) => id === 'pile')?.label.en,
    ).toContain('frozen');
  });
});

describe('CAN-4 red threes are laid and replaced', () => {
  test('CAN-4 one in hand is laid on turn and replaced; so is one drawn in its place', () => {
    const match = table({
      hands: ['4C 5D 8C 9C', '3D 4D 5S'],
      stock: '3H 7C 8D 9D',
      phase: 'lay',
    });
    const next = after(match, 'discard 4C');
    expect(redsOf(next, 1)).toBe('3D 3H');
    expect(handOf(next, 1)).toBe('7C 4D 5S');
    expect(stateOf(next).stock).toHaveLength(2);
  });

  test('CAN-4 one drawn is laid and replaced at once', () => {
    const match = after(table({ hands: ['4C 5D'], stock: '3D 3D 7C 8D' }), 'draw');
    expect(redsOf(match)).toBe('3D 3D');
    expect(handOf(match, 0)).toBe('4C 7C 5D');
  });

  test('CAN-4 one from the pile lays itself out and is not replaced', () => {
    const match = table({ hands: ['KC KD 4C 5D'], pile: '3H 5C KS', melds: [['8C 8D 8H']] });
    const taken = after(match, 'take KC KD');
    expect(redsOf(taken)).toBe('3H');
    expect(handOf(taken, 0)).toBe('4C 5C 5D');
  });

  test('CAN-4 while the stock lasts: with it used up nothing replaces', () => {
    const match = table({
      hands: ['4C 5D 8C 9C', '3D KC KD AC AD'],
      stock: '',
      pile: '6D',
      phase: 'lay',
      melds: [[], ['8C 8D 8H']],
    });
    const next = after(match, 'discard 9C');
    expect(closed(next).why).toBe('stock');
    expect(
      closed(next).lines.filter(({ seat, clause }) => seat === 1 && clause === 'CAN-5')[0]?.amount,
    ).toBe(100);
  });
});

describe('CAN-5 what red threes count', () => {
  const ending = (reds: string, melds: readonly string[]) =>
    closed(
      after(
        laying({
          hands: ['4C 5D', '', '4D', ''],
          reds: [reds],
          melds: [melds],
          stock: '',
          pile: '',
        }),
        'discard 4C',
      ),
    );

  test('CAN-5 100 each with a meld, 200 each for all four, subtracted without a meld', () => {
    const line = (reds: string, melds: readonly string[]) =>
      ending(reds, melds).lines.find(({ clause, seat }) => clause === 'CAN-5' && seat === 0)
        ?.amount;
    expect(line('3D 3H', ['8C 8D 8H'])).toBe(200);
    expect(line('3D 3D 3H 3H', ['8C 8D 8H'])).toBe(800);
    expect(line('3D 3H', [])).toBe(-200);
    expect(line('3D 3D 3H 3H', [])).toBe(-800);
  });
});

describe('CAN-6 red threes by hand', () => {
  const manual = { redThrees: 'manual' };
  const setup = { options: manual, hands: ['3D 4C 5D 8C'], stock: '3H 7C 8D 9D', pile: '6S' };

  test('CAN-6 auto lays them by itself, so `red` is refused', () => {
    expect(refusal(table({ hands: ['4C 5D'] }), 'red 3D')).toBe('CAN-6');
  });

  test('CAN-6 manual: legal at any moment of the turn, replaced in the same step', () => {
    const match = table(setup);
    expect(legal(match)).toEqual(['draw', 'red 3D']);
    const laid = after(match, 'red 3D');
    expect(redsOf(laid)).toBe('3D');
    expect(handOf(laid, 0)).toBe('4C 8C 5D 3H');
    expect(legal(after(laid, 'draw'))).toContain('red 3H');
    expect(refusal(match, 'red 3H')).toBe('CAN-6');
    expect(refusal(match, 'red 4C')).toBe('CAN-6');
  });

  const finesIn = (match: Match) =>
    game.rules
      .outcome({ ...stateOf(match), phase: 'over', why: 'stock' })
      .lines.find(({ clause, seat }) => clause === 'CAN-6' && seat === 0)?.amount;

  test('CAN-6 one held while drawing costs 500, once, even if laid later', () => {
    const plain = { ...setup, stock: '7C 8D 9D TD' };
    expect(finesIn(after(table(plain), 'draw', 'red 3D'))).toBe(-500);
    expect(finesIn(after(table(plain), 'red 3D', 'draw'))).toBe(undefined);
    expect(finesIn(after(table(setup), 'red 3D', 'draw', 'red 3H'))).toBe(-500);
    expect(finesIn(after(table({ ...plain, hands: ['3D 3H 4C'] }), 'draw'))).toBe(-1000);
  });

  test('CAN-6 one held while taking costs too; two takes of a peel cost once', () => {
    const pile = {
      ...setup,
      pile: '2C KH KS',
      melds: [['8C 8D 8H']],
      hands: ['3D KC KD KC KD 5D 6D'],
    };
    expect(finesIn(after(table(pile), 'take KC KD'))).toBe(-500);
    const peeled = table({ ...pile, options: { ...manual, pile: 'peel' } });
    expect(finesIn(after(peeled, 'take KC KD', 'take KC KD', 'leave'))).toBe(-500);
    expect(refusal(after(peeled, 'take KC KD'), 'red 3D')).toBe('CAN-16');
  });

  test('CAN-6 one left in hand costs 500 unless it did, nothing in a hand never on turn', () => {
    const hands = ['3D 4C 5C', '3D 4C 5C', '3H 4C', '3H 4C'];
    const match = table({ ...setup, stock: '7C 8D 9D TD', hands });
    expect(finesIn(match)).toBe(-500);
    expect(finesIn(after(match, 'draw'))).toBe(-500);
    expect(finesIn(after(match, 'draw', 'discard 4C'))).toBe(-500);
    expect(finesIn(after(match, 'draw', 'discard 4C', 'draw', 'discard 4C'))).toBe(-1000);
    const never = {
      ...match,
      state: { ...stateOf(match), turn: { ...stateOf(match).turn, been: 2 } },
    };
    expect(finesIn(never)).toBe(undefined);
  });

  test('CAN-6 of two equal ones the one held longer is laid first', () => {
    const match = table({ ...setup, stock: '3D 7C 8D 9D' });
    const drawn = after(match, 'draw');
    expect(handOf(drawn, 0)).toBe('4C 8C 3D 3D 5D');
    expect(finesIn(after(drawn, 'red 3D'))).toBe(-1000);
    expect(finesIn(after(drawn, 'red 3D', 'red 3D'))).toBe(-500);
  });

  test('CAN-6 one is never melded or discarded', () => {
    const match = laying({ options: manual, hands: ['3D 3H 3D 4C 5D'], melds: [['8C 8D 8H']] });
    expect(refusal(match, 'discard 3D')).toBe('CAN-6');
    expect(refusal(match, 'meld 3D 3D 3H')).toBe('CAN-6');
    expect(refusal(match, 'add 1 3D')).toBe('CAN-6');
  });

  test('CAN-6 holding one a player cannot go out', () => {
    const held = { options: manual, melds: [['KC KC KD KD KH KH KS', '8C 8D 8H']], stock: '7C' };
    expect(refusal(laying({ ...held, hands: ['3D 8S'] }), 'discard 8S')).toBe('CAN-18');
    expect(refusal(laying({ ...held, hands: ['3D 8S'] }), 'add 2 8S')).toBe('CAN-18');
    expect(refusal(laying({ ...held, hands: ['8S'] }), 'discard 8S')).toBe(undefined);
  });

  test('CAN-6 the red threes of other hands are hidden, and what they have cost', () => {
    const match = after(table(setup), 'draw');
    const seen = game.observer.observe(match.state, 1) as {
      fines: number;
      turn: { began: number };
    };
    expect([seen.fines, seen.turn.began]).toEqual([0, 0]);
    expect(writeCards(tokens, game.observer.hidden(seen).pool)).toContain('3D');
  });
});
