import { describe, expect, test } from 'vitest';
import type { AnyMatch } from '../../../src/engine/match.ts';
import { matchOptions } from '../../../src/engine/match-options.ts';
import { recordedOptions } from '../../../src/engine/options.ts';
import { isRefusal } from '../../../src/engine/refusal.ts';
import { bimbo as game } from '../../../src/games/bimbo/index.ts';
import type { Observation } from '../../../src/games/bimbo/observation.ts';
import {
  after,
  closed,
  legal,
  packBeginning,
  packServing,
  position,
  refusal,
} from '../../support/play.ts';

type Given = Readonly<Record<string, unknown>>;

const seen = (match: AnyMatch, observer = 0) =>
  match.game.observer.observe(match.state, observer) as Observation;

const handOf = (match: AnyMatch, seat: number) =>
  seen(match, seat).hand.map((card) => match.pack.tokens[card] ?? '');

/** The last seat deals, so seat 0 is served first; hands in seat order. */
function table(hands: readonly string[], given: Given = {}) {
  const players = hands.length;
  const start = position(game, { players, ...given }, `dealer ${players - 1}`);
  return after(start, packServing(start, hands, Math.floor(start.pack.order.length / players)));
}

/** Puts a deal straight into play with these hands, whoever leads. */
function hands(held: readonly string[], turn = 0, given: Given = {}) {
  const match = table(
    held.map(() => ''),
    given,
  );
  const cards = held.map((hand) =>
    hand
      .split(' ')
      .filter((token) => token !== '')
      .map((token) => match.pack.tokens.indexOf(token))
      .sort((a, b) => a - b),
  );
  const state = { ...(match.state as object), phase: 'play', hands: cards, turn, pile: [] };
  return { ...match, state: { ...state, out: [], passes: [], aside: [], known: [] } };
}

/** A second deal after a first one that ranked the seats as given, König first. */
function second(ranking: readonly number[], pack: string, given: Given = {}) {
  const start = position(game, { players: ranking.length, ...given }, 'dealer 0');
  const state = { ...(start.state as object), ranking };
  return after({ ...start, state }, pack);
}

function playOut(match: AnyMatch) {
  let current = match;
  while (current.closed === undefined) current = after(current, legal(current)[0] ?? '');
  return current;
}

describe('Bimbo', () => {
  test('BIM-1 left over cards go to the first seats from the dealer’s left; the deal moves left', () => {
    const start = position(game, { players: 3 }, 'dealer 1');
    const dealt = after(start, packBeginning(start, ''));
    expect(seen(dealt).sizes).toEqual([11, 10, 11]);
    expect(seen(playOut(dealt)).dealer).toBe(2);
  });

  test('BIM-1 from seven players on there are two packs', () => {
    expect(position(game, { players: 6 }).pack.order).toHaveLength(32);
    const seven = position(game, { players: 7 }, 'dealer 6');
    expect(seven.pack.order).toHaveLength(64);
    expect(seen(after(seven, packBeginning(seven, ''))).sizes).toEqual([10, 9, 9, 9, 9, 9, 9]);
  });

  test('BIM-1 seven or more may play with one pack; fewer never play with two', () => {
    const twelve = position(game, { players: 12, packs: 1 }, 'dealer 11');
    expect(twelve.pack.order).toHaveLength(32);
    const { sizes, turn } = seen(after(twelve, packServing(twelve, ['', '', '7D'], 2)));
    expect(sizes).toEqual([3, 3, 3, 3, 3, 3, 3, 3, 2, 2, 2, 2]);
    expect(turn).toBe(2);
    const six = matchOptions(game, { players: 6, packs: 2 });
    expect(isRefusal(six) && six.clause).toBe('BIM-1');
  });

  test('BIM-1 a header names the packs only where they are not the usual number', () => {
    const named = (given: Given) => {
      const options = matchOptions(game, given);
      return isRefusal(options) ? undefined : recordedOptions(game.options, options).packs;
    };
    expect([named({}), named({ players: 7 }), named({ players: 7, packs: 2 })]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect(named({ players: 7, packs: 1 })).toBe(1);
  });

  test('BIM-2 the holder of the seven of diamonds leads, and may lead anything', () => {
    const match = table(['AC', 'KC', '7D', 'QC']);
    expect(seen(match).turn).toBe(2);
    expect(legal(match).length).toBeGreaterThan(7);
    expect(legal(match)).not.toContain('pass');
  });

  test('BIM-2 with two packs the first holder from the dealer’s left leads, the dealer last', () => {
    const start = position(game, { players: 7 }, 'dealer 2');
    const dealt = after(start, packServing(start, ['AC', 'AD', '7D', 'AH', '', '', '7D'], 9));
    expect(seen(dealt).turn).toBe(5);
  });

  test('BIM-3 one or two equal cards are led; group allows more', () => {
    const held = ['TC TD TH 8S', '7C', '7S', '7H'];
    expect(refusal(hands(held), 'play TC TD TH')).toBe('BIM-3');
    expect(refusal(hands(held, 0, { group: 3 }), 'play TC TD TH')).toBeUndefined();
    expect(refusal(hands(held), 'play TC 8S')).toBe('BIM-3');
    expect(legal(hands(held))).toEqual([
      'play TC',
      'play TC TD',
      'play TC TH',
      'play TD',
      'play TD TH',
      'play TH',
      'play 8S',
    ]);
  });

  test('BIM-3 as many cards, of any higher rank, follow', () => {
    const led = after(hands(['9C 9D 7C', 'JC KD KH 8S', '7S', '7H']), 'play 9C');
    expect(legal(led)).toEqual(['play JC', 'play KD', 'play KH', 'pass']);
    expect(refusal(led, 'play KD KH')).toBe('BIM-3');
    expect(refusal(led, 'play 8S')).toBe('BIM-3');
    expect(refusal(led, 'play AC')).toBe('BIM-3');
  });

  test('BIM-4 the leader must play; a pass is a step even when it is the only one', () => {
    const match = hands(['KC 7C', '8C 9C', '7S 8S']);
    expect(refusal(match, 'pass')).toBe('BIM-4');
    expect(legal(after(match, 'play KC'))).toEqual(['pass']);
  });

  test('BIM-4 a pass binds for that turn only', () => {
    const match = hands(['8C 7C', '9C KC', 'TS 8S'], 0);
    const round = after(match, 'play 8C', 'pass', 'play TS', 'pass');
    expect(seen(round).turn).toBe(1);
    expect(legal(round)).toContain('play KC');
  });

  test('BIM-4 when all others have passed, the last player leads anew', () => {
    const round = after(hands(['8C 7C', '9C KC', 'TS 8S']), 'play 8C', 'pass', 'pass');
    expect(seen(round).turn).toBe(0);
    expect(seen(round).pile).toEqual([]);
    expect(legal(round)).toEqual(['play 7C']);
  });

  test('BIM-4 if the last player has no cards left the next with cards leads', () => {
    const round = after(hands(['8C', '9C KC', 'TS 8S']), 'play 8C', 'pass');
    expect(seen(round).pile).toHaveLength(1);
    const led = after(round, 'pass');
    expect(seen(led).turn).toBe(1);
    expect(legal(led)).not.toContain('pass');
  });

  test('BIM-5 an ace sets the pile aside and its player leads', () => {
    const led = after(hands(['TC 7C', 'AC KC', 'TS 8S']), 'play TC', 'play AC');
    expect(seen(led).turn).toBe(1);
    expect(seen(led).aside).toHaveLength(2);
    expect(legal(led)).toEqual(['play KC']);
  });

  test('BIM-5 if the ace was the last card the next with cards to the left leads', () => {
    const led = after(hands(['TC 7C', 'AC', 'TS 8S']), 'play TC', 'play AC');
    expect(seen(led).turn).toBe(2);
  });

  test('BIM-6 the deal ends when one seat is left with cards: he is the Bimbo', () => {
    const match = hands(['8C', '9C', 'TS', '7C 8S']);
    const over = after(match, 'play 8C', 'play 9C', 'play TS');
    expect(closed(over).why).toBe('played');
    expect(closed(over).lines.map(({ label }) => label.en)).toEqual([
      'King',
      'Vice King',
      'Vice Bimbo',
      'Bimbo',
    ]);
  });

  test('BIM-7 the Bimbo’s two highest cards go to the König, who returns two of his choice', () => {
    const start = position(game, { players: 4 }, 'dealer 0');
    const pack = packServing(start, ['7C 8C 9C TC JC QC KC AC', '', 'AS AH KD 7D', ''], 8);
    const served = pack.replace('deal ', '').split(' ');
    const match = second([1, 0, 3, 2], `deal ${served.join(' ')}`);
    const bimbo = handOf(match, 2);
    expect(seen(match).phase).toBe('give');
    expect(seen(match).turn).toBe(1);
    expect(bimbo).toHaveLength(6);
    expect(handOf(match, 1)).toHaveLength(10);
    expect(legal(match)).toHaveLength(45);
    expect(refusal(match, 'play 7D')).toBe('BIM-7');
    expect(refusal(match, legal(match)[0]?.split(' ').slice(0, 2).join(' ') ?? '')).toBe('BIM-7');
    const given = after(match, legal(match)[0] ?? '');
    expect(seen(given).sizes).toEqual([8, 8, 8, 8]);
    expect(seen(given).phase).toBe('play');
  });

  test('BIM-7 of equal rank spades go before hearts, diamonds and clubs', () => {
    const start = position(game, { players: 4 }, 'dealer 3');
    const pack = packServing(start, ['AC AD AH AS', '', '', ''], 8);
    const state = { ...(start.state as object), ranking: [1, 2, 3, 0] };
    const match = after({ ...start, state }, pack);
    expect(handOf(match, 1)).toEqual(expect.arrayContaining(['AH', 'AS']));
    expect(handOf(match, 0)).toEqual(expect.arrayContaining(['AC', 'AD']));
  });

  test('BIM-7 with five or more the vices exchange one card, after the König has given', () => {
    const start = position(game, { players: 5 }, 'dealer 4');
    const match = second([0, 1, 2, 3, 4], packBeginning(start, ''));
    expect(seen(match).sizes).toEqual([8, 8, 7, 5, 4]);
    expect(seen(match).turn).toBe(0);
    const vice = after(match, legal(match)[0] ?? '');
    expect(seen(vice).turn).toBe(1);
    expect(legal(vice).every((move) => /^give \S\S$/.test(move))).toBe(true);
    expect(seen(after(vice, legal(vice)[0] ?? '')).phase).toBe('play');
    const plain = second([0, 1, 2, 3, 4], packBeginning(start, ''), { vice: false });
    expect(seen(after(plain, legal(plain)[0] ?? '')).phase).toBe('play');
  });

  test('BIM-7 the exchanged cards are known to the two alone', () => {
    const start = position(game, { players: 4 }, 'dealer 3');
    const match = second([1, 2, 3, 0], packBeginning(start, ''));
    const move = match.game.rules.legal(match.state)[0];
    expect(match.game.observer.mask(match.state, move, 2)).toBe('give ? ?');
    expect(match.game.observer.mask(match.state, move, 0)).toBe(match.game.notation.write(move));
    const given = after(match, match.game.notation.write(move));
    expect(seen(given, 1).known).toHaveLength(4);
    expect(seen(given, 2).known).toEqual([]);
    expect(seen(given, 0).known).toHaveLength(4);
  });

  test('BIM-8 a place scores those finishing after it; most points win, equal totals share', () => {
    const rounds = (given: Given) => hands(['8C', '9C', 'TS', '7C 8S'], 0, given);
    const out = ['play 8C', 'play 9C', 'play TS'];
    const last = after(rounds({ rounds: 1 }), ...out);
    expect(last.ended).toBe(true);
    expect(closed(last)).toMatchObject({
      points: [3, 2, 1, 0],
      totals: [3, 2, 1, 0],
      winners: [0],
      ranks: [1, 2, 3, 4],
    });
    const before = rounds({ rounds: 2 });
    const open = after(
      { ...before, state: { ...(before.state as object), totals: [1, 2, 0, 1] } },
      ...out,
    );
    expect([open.ended, closed(open).over]).toEqual([false, false]);
    expect(closed(open)).toMatchObject({
      totals: [4, 4, 1, 1],
      winners: [0, 1],
      ranks: [1, 1, 3, 3],
    });
    expect(seen(open).totals).toEqual([4, 4, 1, 1]);
    expect(position(game, {}).options.rounds).toBe(5);
  });

  test('BIM-6 places go by the order in which seats run out, whichever they are', () => {
    const match = hands(['7C 8C', '9C', '7S 7H', '8S'], 0, { rounds: 1 });
    const over = after(
      match,
      'play 7C',
      'play 9C',
      'pass',
      'pass',
      'pass',
      'play 7S',
      'play 8S',
      'pass',
    );
    expect(over.closed).toBeUndefined();
    const done = after(over, 'pass', 'play 8C');
    expect(closed(done).points).toEqual([1, 3, 0, 2]);
    expect(closed(done).lines.map(({ label }) => label.en)).toEqual([
      'Vice Bimbo',
      'King',
      'Bimbo',
      'Vice King',
    ]);
  });

  test('BIM must hold 1: on a pair of nines a jack or nines are refused, tens are taken', () => {
    const led = after(hands(['9C 9D 7C', 'JC 9H 9S TC TD', '7S', '7H']), 'play 9C 9D');
    expect(refusal(led, 'play JC')).toBe('BIM-3');
    expect(refusal(led, 'play 9H 9S')).toBe('BIM-3');
    expect(refusal(led, 'play TC TD')).toBeUndefined();
  });

  test('BIM must hold 2: an ace over a ten, and the same player leads at once', () => {
    const led = after(hands(['TC 7C', '8C 7S', 'AS 8S']), 'play TC', 'pass', 'play AS');
    expect(seen(led).turn).toBe(2);
    expect(seen(led).pile).toEqual([]);
  });

  test('BIM must hold 3: five players get 7 7 6 6 6', () => {
    expect(seen(table(['', '', '', '', ''])).sizes).toEqual([7, 7, 6, 6, 6]);
  });
});
