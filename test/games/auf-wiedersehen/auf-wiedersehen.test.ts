import { describe, expect, test } from 'vitest';
import { openQuickStream, shuffle } from '../../../src/engine/random.ts';
import { isRefusal } from '../../../src/engine/refusal.ts';
import { aufWiedersehen as game } from '../../../src/games/auf-wiedersehen/index.ts';
import { published } from '../../../src/games/auf-wiedersehen/observation.ts';
import { after, closed, legal, packBeginning, position, refusal } from '../../support/play.ts';

type Match = ReturnType<typeof position>;
type Options = Parameters<typeof game.rules.initial>[0];
type State = ReturnType<typeof game.rules.initial>;
type Home = Options['home'];

const options = (home: Home): Options => ({ players: 1, home, deals: 0 });
const pack = game.pack(options('strict'));
const token = (card: number): string => pack.tokens[card] ?? '';

/** A match in which `cards` lie on top of the pack. */
function dealt(cards: string, given: Readonly<Record<string, unknown>> = {}): Match {
  const start = position(game, given);
  return after(start, packBeginning(start, cards));
}

const observationOf = (match: Match) => game.observer.observe(match.state as State, 0);

/** The shown card of a region, or an empty string. */
function shown(match: Match, id: string): string {
  const region = game.display.table(observationOf(match)).regions.find((other) => other.id === id);
  const [face] = region?.cards ?? [];
  return face?.card === undefined ? '' : token(face.card);
}

const countOf = (match: Match, id: string): number | undefined =>
  game.display.table(observationOf(match)).regions.find((region) => region.id === id)?.count;

function demand(state: State | { refused: true }): State {
  if (isRefusal(state)) throw new Error('refused');
  return state as State;
}

const dealState = (home: Home, cards: readonly number[]): State =>
  demand(
    game.rules.applyChance(game.rules.initial(options(home)), { word: 'deal', values: cards }),
  );

/** The states of a deal from the first hand to the end. */
function statesOf(home: Home, cards: readonly number[]): readonly State[] {
  const states = [dealState(home, cards)];
  for (
    let last = states[0];
    last !== undefined && game.rules.actor(last) === 0;
    last = states.at(-1)
  )
    states.push(demand(game.rules.apply(last, 'push')));
  return states;
}

/** How a deal ends: the pushes it comes to. */
function pushes(home: Home, cards: readonly number[]): number {
  let state = dealState(home, cards);
  while (state.phase === 'play') state = demand(game.rules.apply(state, 'push'));
  return state.pushed;
}

/** The first shuffles of a seed that do or do not come out. */
function shuffles(home: Home, out: boolean, howMany: number): readonly (readonly number[])[] {
  const random = openQuickStream(`shuffles/${home}`);
  const found: (readonly number[])[] = [];
  while (found.length < howMany) {
    const cards = shuffle(pack.order, random);
    if ((pushes(home, cards) === 52) === out) found.push(cards);
  }
  return found;
}

const dealText = (cards: readonly number[] | undefined): string =>
  `deal ${(cards ?? []).map(token).join(' ')}`;

const pushAll = (match: Match, deal: number): Match => {
  let current = match;
  while (!current.ended && current.deal === deal) current = after(current, 'push');
  return current;
};

/** Rate at which a reading comes out, against the rate it should have. */
function rateOf(home: Home, seed: string, deals: number): number {
  const random = openQuickStream(seed);
  let out = 0;
  for (let n = 0; n < deals; n++) if (pushes(home, shuffle(pack.order, random)) === 52) out++;
  return out / deals;
}

const sigma = (rate: number, deals: number): number => Math.sqrt((rate * (1 - rate)) / deals);

describe('Auf Wiedersehen', () => {
  test('AUW-1 cards 1–4 are packet 1 from the top, and so on; the last four are the talon', () => {
    const match = dealt('5C 6C 7C 8C QD 2D 3D 4D 9H');
    expect(shown(match, 'hand')).toBe('5C');
    expect(['packet-1', 'packet-2', 'packet-3', 'packet-13'].map((id) => shown(match, id))).toEqual(
      ['6C', 'QD', '9H', ''],
    );
    expect([1, 2, 12, 13].map((n) => countOf(match, `packet-${n}`))).toEqual([3, 4, 4, 0]);
    expect(countOf(match, 'talon')).toBe(4);
  });

  test('AUW-1 the talon is face down, the packets are face up', () => {
    const match = dealt('5C');
    const { pool, slots } = game.observer.hidden(game.observer.observe(match.state as State, -1));
    expect(pool.map(token)).toEqual(['JS', 'QS', 'KS', 'AS']);
    expect(slots).toEqual([{ size: 4 }]);
  });

  test('AUW-3 programs are told what lies in each packet, and how much of it was pushed there', () => {
    const told = (match: Match) => published.publish(observationOf(match));
    const match = dealt('5C 6C 7C 8C QD 2D 3D 4D 9H');
    expect(told(match)).toMatchObject({ hand: '5C', talon: 4, points: [0] });
    const pushed = after(match, 'push');
    expect(told(pushed).packets[4]?.cards.at(-1)).toBe('5C');
    expect(told(pushed).packets.map((packet) => packet.pushed)).toEqual(
      told(match).packets.map((_, at) => (at === 4 ? 1 : 0)),
    );
    expect(told(pushed).points).toEqual([1]);
  });

  test('AUW-1 a deal that is not the whole pack is refused', () => {
    const start = position(game, {});
    expect(refusal(start, 'deal 5C 6C')).toBe('AUW-1');
    expect(refusal(start, packBeginning(start, '').replace('3C', '2C'))).toBe('AUW-1');
    expect(refusal(start, packBeginning(start, '5C'))).toBeUndefined();
  });

  test('AUW-2 the first card is taken even if it is an ace', () => {
    const match = dealt('AC 5D');
    expect(shown(match, 'hand')).toBe('AC');
    expect(legal(match)).toEqual(['push']);
    expect(shown(after(match, 'push'), 'hand')).toBe('5D');
  });

  test('AUW-3 the card goes under the packet of its value and the top card comes to hand', () => {
    const match = after(dealt('2C 6C 7C 8C QD 3D 4D 5D'), 'push');
    expect(shown(match, 'hand')).toBe('QD');
    expect(shown(match, 'packet-2')).toBe('3D');
    expect(observationOf(match).packets[1]?.map((laid) => token(laid % 64))).toEqual([
      '3D',
      '4D',
      '5D',
      '2C',
    ]);
    expect(countOf(match, 'packet-2')).toBe(4);
  });

  test('AUW-3 nothing but a push is a move', () => {
    const match = dealt('2C');
    expect(refusal(match, 'draw')).toBe('notation');
    expect(refusal(match, 'push 2C')).toBe('notation');
    expect(refusal(match, ' PUSH ')).toBeUndefined();
  });

  test('AUW-4 a king begins the thirteenth packet and the next card of the talon is in hand', () => {
    const cards = 'KC 6C 7C 8C';
    const match = after(dealt(cards), 'push');
    expect(shown(match, 'packet-13')).toBe('KC');
    expect(shown(match, 'hand')).toBe('JS');
    expect(countOf(match, 'talon')).toBe(3);
  });

  test('AUW-4 a later king joins it; four kings turn four cards and the hand is never empty', () => {
    for (const cards of shuffles('skip', true, 5)) {
      const states = statesOf('skip', cards);
      const [last] = states.slice(-1);
      expect(states.slice(0, -1).every((state) => state.hand >= 0)).toBe(true);
      expect(
        states.every((state) => state.talon.length + (state.packets[12]?.length ?? 0) === 4),
      ).toBe(true);
      expect(last?.packets[12]).toHaveLength(4);
    }
  });

  test('AUW-5 a top card that already matches cannot be taken: stuck', () => {
    const match = after(dealt('2C 6C 7C 8C 2D'), 'push');
    expect(closed(match)).toMatchObject({ why: 'stuck', points: [1], winners: [] });
    expect(match.ended).toBe(true);
  });

  test('AUW-5 applies only to the packet just pushed under', () => {
    const match = after(dealt('2C 6C 7C 8C 3D 9D 9H 9S 3C'), 'push');
    expect(shown(match, 'packet-3')).toBe('3C');
    expect(match.ended).toBe(false);
    expect(closed(after(match, 'push')).points).toEqual([2]);
  });

  test('AUW-5 out when all 52 cards have been pushed, one less is stuck', () => {
    const [cards] = shuffles('strict', true, 1);
    const states = statesOf('strict', cards ?? []);
    const over = pushAll(after(position(game, {}), dealText(cards)), 1);
    expect(states).toHaveLength(53);
    expect(closed(over)).toMatchObject({ why: 'out', points: [52], winners: [0], ranks: [1] });
    const [lost] = shuffles('strict', false, 1);
    const stuck = pushAll(after(position(game, {}), dealText(lost)), 1);
    expect(closed(stuck)).toMatchObject({ why: 'stuck', winners: [], ranks: [1] });
  });

  test('AUW-5 a card dealt to its own packet and never moved does not count', () => {
    const random = openQuickStream('unmoved');
    for (let n = 0; n < 2000; n++) {
      const cards = shuffle(pack.order, random);
      const last = statesOf('strict', cards).at(-1);
      const unmoved =
        last?.packets
          .slice(0, 12)
          .flat()
          .filter((laid) => laid < 64).length ?? 0;
      expect(unmoved + (last?.pushed ?? 0) + (last?.talon.length ?? 0)).toBe(52);
    }
  });

  test('AUW-6 with skip a card dealt there is taken and pushed by a push of its own', () => {
    const match = after(dealt('2C 6C 7C 8C 2D 9D', { home: 'skip' }), 'push');
    expect(shown(match, 'hand')).toBe('2D');
    const again = after(match, 'push');
    expect(shown(again, 'hand')).toBe('9D');
    expect(observationOf(again).pushed).toBe(2);
  });

  test('AUW-6 with skip the patience ends on a card that was pushed', () => {
    const match = dealt('AC AD AH AS', { home: 'skip' });
    const three = after(match, 'push', 'push', 'push');
    expect(three.ended).toBe(false);
    const four = after(three, 'push');
    expect(closed(four)).toMatchObject({ why: 'stuck', points: [4] });
    expect(refusal(match, 'push')).toBeUndefined();
    expect(game.rules.apply(statesOf('skip', pack.order).at(-1) as State, 'push')).toMatchObject({
      clause: 'AUW-5',
    });
  });

  test('AUW-7 points are the cards pushed; one deal is the match', () => {
    const over = after(dealt('2C 6C 7C 8C 3D 9D 9H 9S 3C'), 'push', 'push');
    expect(over.ended).toBe(true);
    expect(closed(over)).toMatchObject({ points: [2], totals: [2], over: true });
    expect(closed(over).lines).toMatchObject([{ seat: 0, amount: 2, clause: 'AUW-7' }]);
  });

  test('AUW-7 with deals the last deal decides who wins, and totals add up', () => {
    const [won] = shuffles('strict', true, 1);
    const [lost] = shuffles('strict', false, 1);
    const play = (first: typeof won, second: typeof won) => {
      const one = pushAll(after(position(game, { deals: 2 }), dealText(first)), 1);
      expect(one.ended).toBe(false);
      return pushAll(after(one, dealText(second)), 2);
    };
    const lostPushes = pushes('strict', lost ?? []);
    expect(closed(play(won, lost))).toMatchObject({ winners: [], totals: [52 + lostPushes] });
    expect(closed(play(lost, won))).toMatchObject({ winners: [0], points: [52] });
  });

  test('the sheet speaks of the reading in force', () => {
    const texts = (['strict', 'skip'] as const).map(
      (home) => game.clauses(options(home)).find((clause) => clause.id === 'AUW-6')?.text.en,
    );
    expect(texts[0]).not.toBe(texts[1]);
  });
});

describe('AUW must hold', () => {
  test('AUW must hold 1: with home=skip one deal in thirteen comes out', () => {
    const deals = 60_000;
    const rate = rateOf('skip', 'rate/skip', deals);
    expect(Math.abs(rate - 1 / 13)).toBeLessThan(3 * sigma(1 / 13, deals));
  });

  test('AUW must hold 1: strictly 0.444 % come out', () => {
    const deals = 120_000;
    const rate = rateOf('strict', 'rate/strict', deals);
    expect(Math.abs(rate - 0.00444)).toBeLessThan(3 * sigma(0.00444, deals));
  });

  test.each(['strict', 'skip'] as const)(
    'AUW must hold 2: at a won end (%s) every top card is the first one pushed there',
    (home) => {
      for (const cards of shuffles(home, true, 20)) {
        const first = new Map<number, number>();
        const states = statesOf(home, cards);
        for (const { hand } of states.slice(0, -1)) {
          const value = (hand + 1) % 13;
          if (!first.has(value)) first.set(value, hand);
        }
        const tops = states.at(-1)?.packets.map((packet) => (packet[0] ?? 0) % 64);
        expect(tops).toEqual(Array.from({ length: 13 }, (_, value) => first.get(value)));
      }
    },
  );

  test('AUW must hold 3: outcome names the end that `sim` counts, in each reading', () => {
    for (const home of ['strict', 'skip'] as const)
      for (const out of [true, false])
        for (const cards of shuffles(home, out, 3)) {
          const last = statesOf(home, cards).at(-1) as State;
          expect(game.rules.outcome(last).why).toBe(out ? 'out' : 'stuck');
        }
    expect(Object.keys(game.rules.endReasons)).toEqual(['out', 'stuck']);
  });
});
