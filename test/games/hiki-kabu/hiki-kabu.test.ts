import { describe, expect, test } from 'vitest';
import { NOBODY } from '../../../src/engine/game.ts';
import { legalTexts, matchActor, settleChance } from '../../../src/engine/match.ts';
import { openQuickStream } from '../../../src/engine/random.ts';
import { hikiKabu as game } from '../../../src/games/hiki-kabu/index.ts';
import { after, closed, legal, packBeginning, position, refusal } from '../../support/play.ts';

type Match = ReturnType<typeof position>;
type State = ReturnType<typeof game.open>;
type Given = Readonly<Record<string, unknown>>;

/** The draw after which the seats play in seat order and the last one deals. */
const inSeatOrder = (players: number): string =>
  `seats ${[...Array.from({ length: players - 1 }, (_, i) => i + 2), 1].join(' ')}`;

/** Deals two cards to each of `seats` in playing order, `open down`, then the stock. */
function deal(match: Match, hands: readonly string[], stock = ''): Match {
  const cards = hands.map((hand) => hand.split(' '));
  const served = [...cards.map(([open]) => open), ...cards.map(([, down]) => down), stock];
  return after(match, packBeginning(match, served.join(' ')));
}

/** A round in which the seats play in seat order: hands `open down`, and the cards of the stock. */
function round(hands: readonly string[], stock = '', given: Given = {}): Match {
  const start = position(game, { players: hands.length, ...given });
  return deal(after(start, inSeatOrder(hands.length)), hands, stock);
}

/** Makes the only move, or stands where there is a choice, to the end of the round. */
function showdown(match: Match): Match {
  let current = match;
  while (current.closed === undefined) current = after(current, legal(current).at(-1) ?? '');
  return current;
}

const stateOf = (match: Match) => match.state as State;
const viewOf = (match: Match, seat: number) => game.view(stateOf(match), seat);
const tokens = (cards: readonly number[]) => cards.map((card) => (card < 0 ? '' : `${card + 1}`));
const points = (match: Match) => closed(match).points;

/** Plays a whole match of random moves and calls `on` after every round. */
function playRandomly(given: Given, seed: string, on: (match: Match) => void): Match {
  const random = openQuickStream(seed);
  let match = position(game, given);
  while (matchActor(match) !== NOBODY) {
    match = settleChance({ ...match, seed });
    const texts = legalTexts(match);
    match = after(match, texts[Math.floor(random() * texts.length)] ?? '');
    if (match.closed !== undefined) on(match);
  }
  return match;
}

describe('the deal', () => {
  test('HIK-1 the lowest card deals, the others play in rising order of their cards', () => {
    const match = after(position(game, { players: 4 }), 'seats 7 2 10 4');
    expect(stateOf(match).order).toEqual([3, 0, 2, 1]);
    expect(matchActor(deal(match, ['4 5', '1 2', '1 2', '1 2']))).toBe(3);
  });

  test('HIK-1 equal cards above the lowest keep seat order', () => {
    const match = after(position(game, { players: 5 }), 'seats 8 3 8 1 8');
    expect(stateOf(match).order).toEqual([1, 0, 2, 4, 3]);
  });

  test('HIK-1 a tie for lowest repeats the draw for all', () => {
    const tied = after(position(game, { players: 3 }), 'seats 2 9 2');
    expect(refusal(tied, packBeginning(tied, ''))).toBe('HIK-1');
    expect(refusal(tied, 'seats 4 5')).toBe('HIK-1');
    expect(stateOf(after(tied, 'seats 2 2 2', 'seats 5 4 6')).order).toEqual([0, 2, 1]);
  });

  test('HIK-1 each draws one card, without replacement', () => {
    const start = position(game, { players: 5 });
    expect(refusal(start, 'seats 9 9 9 9 9')).toBe('HIK-1');
    expect(refusal(start, 'seats 9 9 9 9')).toBe('HIK-1');
    expect(refusal(start, 'seats 9 9 9 9 1')).toBeUndefined();
  });

  test('HIK-1 all cards return: the whole pack is dealt from', () => {
    const match = after(position(game, { players: 2 }), 'seats 1 2');
    expect(refusal(match, 'deal 1 2 3')).toBe('HIK-1');
    expect(refusal(match, 'seats 1 2')).toBe('HIK-1');
    expect(refusal(match, packBeginning(match, '1 1 1 1'))).toBeUndefined();
  });

  test('HIK-2 one card open to each in playing order, the dealer last', () => {
    const match = after(position(game, { players: 3 }), 'seats 9 1 5');
    const dealt = after(match, packBeginning(match, '10 8 6 1 2 3'));
    expect(tokens(stateOf(dealt).open)).toEqual(['8', '6', '10']);
    expect(tokens(viewOf(dealt, -1).open)).toEqual(['8', '6', '10']);
  });

  test.each([
    [true, [10, 3, 7]],
    [false, [10, 3, 0]],
  ])('HIK-3 the stake is the value of the open card; dealerStakes %s', (dealerStakes, stakes) => {
    const over = showdown(round(['10 9', '3 5', '7 1'], '', { dealerStakes }));
    const paid = closed(over).lines.filter((line) => line.clause === 'HIK-3');
    const bySeat = [0, 1, 2].map((seat) =>
      paid.filter((line) => line.seat === seat).reduce((total, line) => total - line.amount, 0),
    );
    expect(bySeat).toEqual(stakes);
  });

  test('HIK-4 the face-down cards come in the same order and only their owner sees them', () => {
    const match = after(position(game, { players: 3 }), 'seats 9 1 5');
    const dealt = after(match, packBeginning(match, '10 8 6 1 2 3'));
    expect(tokens(stateOf(dealt).down)).toEqual(['2', '3', '1']);
    expect(tokens(viewOf(dealt, 2).down)).toEqual(['', '', '1']);
    expect(tokens(viewOf(dealt, -1).down)).toEqual(['', '', '']);
    expect(game.mind.hidden(viewOf(dealt, 2)).slots.map(({ size }) => size)).toEqual([1, 1, 34]);
  });
});

describe('the third card', () => {
  test('HIK-5 a hand counts the last digit of its sum', () => {
    const prompts = ['8 9', '10 3', '10 10', '4 2'].map(
      (hand) => game.table(viewOf(round([hand, '1 2']), 0)).facts.at(-1)?.value.en,
    );
    expect(prompts).toEqual(['7', '3', '0', '6']);
  });

  test.each([
    ['5 5', ['hit']],
    ['10 1', ['hit']],
    ['1 1', ['hit']],
    ['1 2', ['hit']],
    ['1 3', ['hit', 'stand']],
    ['7 8', ['hit', 'stand']],
    ['8 8', ['hit', 'stand']],
    ['3 4', ['stand']],
    ['9 9', ['stand']],
    ['10 9', ['stand']],
  ])('HIK-6 a player who holds %s may %j', (hand, moves) => {
    const match = round([hand, '1 2']);
    expect(legal(match)).toEqual(moves);
    for (const move of ['hit', 'stand'])
      expect(refusal(match, move)).toBe(moves.includes(move) ? undefined : 'HIK-6');
  });

  test('HIK-6 binds the dealer too', () => {
    const dealers = ['9 8', '2 10', '2 3'].map((hand) =>
      legal(after(round(['10 9', hand]), 'stand')),
    );
    expect(dealers).toEqual([['stand'], ['hit'], ['hit', 'stand']]);
  });

  test('HIK-6 one third card, dealt open, then the next in order acts', () => {
    const match = after(round(['1 3', '2 3', '10 10'], '6 7 8'), 'hit');
    expect(matchActor(match)).toBe(1);
    expect(tokens(viewOf(match, -1).third)).toEqual(['6', '', '']);
    const last = after(match, 'stand');
    expect(matchActor(last)).toBe(2);
    expect(closed(after(last, 'hit')).why).toBe('showdown');
    expect(refusal(match, 'hit twice')).toBe('notation');
  });

  test('HIK-6 what a seat did tells something of its face-down card', () => {
    const match = after(round(['1 3', '5 5', '2 1'], '6 7 8'), 'hit', 'hit');
    const slots = game.mind.hidden(viewOf(match, 2)).slots;
    const admitted = (slot: number) =>
      Array.from({ length: 10 }, (_, card) => card + 1).filter((n) => slots[slot]?.admits?.(n - 1));
    expect(admitted(0)).toEqual([1, 2, 3, 4, 5, 9, 10]);
    expect(admitted(1)).toEqual([1, 5, 6, 7, 8, 9, 10]);
  });
});

describe('the showdown', () => {
  test('HIK-7 the highest result wins the pot', () => {
    const over = showdown(round(['10 8', '3 6', '5 2']));
    expect(closed(over)).toMatchObject({ why: 'showdown', points: [-10, 15, -5] });
    expect(closed(over).totals).toEqual([90, 115, 95]);
  });

  test('HIK-7 a tie shares the pot, odd chips go in playing order', () => {
    expect(points(showdown(round(['9 10', '10 9', '2 6'])))).toEqual([2, 0, -2]);
    const start = after(position(game, { players: 3 }), 'seats 3 2 1');
    expect(points(showdown(deal(start, ['9 10', '10 9', '2 6'])))).toEqual([0, 2, -2]);
  });

  test('HIK-7 the dealer shares like the others', () => {
    expect(points(showdown(round(['2 6', '10 9', '9 10'])))).toEqual([-2, 1, 1]);
  });

  test('HIK-7 if all results are equal the dealer wins the pot', () => {
    const over = showdown(round(['9 10', '10 9', '4 5']));
    expect(closed(over)).toMatchObject({ why: 'showdown', points: [-9, -10, 19] });
  });

  test('HIK-7 all equal, three alike among them: stakes are paid once', () => {
    const over = showdown(round(['6 6', '4 5'], '6'));
    expect(closed(over)).toMatchObject({ why: 'showdown', points: [-6, 6] });
  });

  test('HIK-8 three alike count nine and every loser pays three times in all', () => {
    const over = showdown(round(['6 6', '10 8', '5 3'], '6'));
    expect(closed(over)).toMatchObject({ why: 'three-alike', points: [45, -30, -15] });
    expect(closed(over).lines.filter((line) => line.clause === 'HIK-8').length).toBe(3);
  });

  test('HIK-8 three alike that share: the other nine gains with them, the rest pay', () => {
    const over = showdown(round(['6 6', '10 9', '4 4'], '6'));
    expect(closed(over)).toMatchObject({ why: 'three-alike', points: [8, 4, -12] });
  });

  test('HIK-8 a dealer who shares with three alike pays once', () => {
    const over = showdown(round(['6 6', '10 8', '4 5'], '6'));
    expect(closed(over)).toMatchObject({ why: 'three-alike', points: [14, -30, 16] });
  });

  test('HIK-8 the dealer’s own three alike is an ordinary hand', () => {
    const over = showdown(round(['10 9', '6 6'], '6'));
    expect(closed(over)).toMatchObject({ why: 'showdown', points: [6, -6] });
    const lost = showdown(round(['10 9', '8 7', '1 1'], '1'));
    expect(closed(lost)).toMatchObject({ why: 'showdown', points: [9, -8, -1] });
  });

  test('HIK-8 a dealer who stakes nothing pays nothing', () => {
    const over = showdown(round(['6 6', '10 8', '5 3'], '6', { dealerStakes: false }));
    expect(closed(over)).toMatchObject({ why: 'three-alike', points: [30, -30, 0] });
  });

  test('HIK-9 nine open and one hidden win the pot; stakes are paid once', () => {
    const over = showdown(round(['10 9', '6 6', '9 1'], '6'));
    expect(closed(over)).toMatchObject({ why: 'nine-one', points: [-10, -6, 16] });
  });

  test('HIK-9 the players still act, and the dealer may only stand', () => {
    const match = round(['1 3', '9 1'], '5');
    expect(legal(match)).toEqual(['hit', 'stand']);
    const dealer = after(match, 'hit');
    expect(legal(dealer)).toEqual(['stand']);
    expect(refusal(dealer, 'hit')).toBe('HIK-9');
    expect(points(after(dealer, 'stand'))).toEqual([-1, 1]);
  });

  test('HIK-9 is for the dealer alone: a player’s nine-one has to hit', () => {
    expect(legal(round(['9 1', '1 2']))).toEqual(['hit']);
  });

  test('HIK-9 one and then nine is an ordinary hand', () => {
    const dealer = after(round(['10 9', '1 9'], '8'), 'stand');
    expect(refusal(dealer, 'stand')).toBe('HIK-6');
    expect(closed(after(dealer, 'hit'))).toMatchObject({ why: 'showdown', points: [1, -1] });
  });
});

describe('the match', () => {
  test('HIK-10 with fewer than 30 chips a player is out for good and keeps them', () => {
    const first = showdown(round(['10 9', '3 5', '4 4'], '', { chips: 32 }));
    expect(closed(first)).toMatchObject({ totals: [39, 29, 28], over: true, winners: [0] });
    const start = showdown(round(['10 9', '3 5', '2 6'], '', { chips: 32 }));
    expect(closed(start)).toMatchObject({ totals: [37, 29, 30], over: false });
    expect(refusal(start, 'seats 1 2 3')).toBe('HIK-1');
    const second = deal(after(start, 'seats 1 2'), ['3 6', '5 3']);
    expect(matchActor(second)).toBe(2);
    expect(closed(showdown(second)).totals).toEqual([32, 29, 35]);
    expect(closed(showdown(second)).points[1]).toBe(0);
  });

  test('HIK-10 exactly 30 chips are enough', () => {
    const over = showdown(round(['10 9', '2 6'], '', { chips: 32 }));
    expect(closed(over)).toMatchObject({ totals: [34, 30], over: false });
    expect(refusal(over, 'seats 1 2')).toBeUndefined();
  });

  test('HIK-10 the game ends after `rounds` rounds; equal totals share', () => {
    const over = showdown(round(['10 9', '9 10', '4 4', '2 1'], '5', { rounds: 1 }));
    expect(over.ended).toBe(true);
    expect(closed(over)).toMatchObject({ points: [3, 3, -4, -2], winners: [0, 1] });
    expect(closed(over).ranks).toEqual([1, 1, 4, 3]);
  });

  test('HIK-10 those out are ranked with their chips', () => {
    const start = showdown(round(['10 9', '3 5', '2 6'], '', { chips: 32, rounds: 2 }));
    const over = showdown(deal(after(start, 'seats 1 2'), ['9 10', '10 8']));
    expect(closed(over).totals).toEqual([27, 29, 40]);
    expect(closed(over).ranks).toEqual([3, 2, 1]);
  });

  test('HIK-10 a stop by `deals` ranks by chips', () => {
    const over = showdown(round(['10 8', '3 6', '5 2'], '', { deals: 1 }));
    expect(over.ended).toBe(true);
    expect(closed(over)).toMatchObject({ winners: [1], ranks: [3, 1, 2] });
  });
});

describe('HIK must hold', () => {
  test('HIK must hold 1: 8 9 may only stand, 10 3 and 10 10 must hit', () => {
    const moves = ['8 9', '10 3', '10 10'].map((hand) => legal(round([hand, '1 2'])));
    expect(moves).toEqual([['stand'], ['hit'], ['hit']]);
  });

  test('HIK must hold 2: dealer 9 1 beats 6 6 6, dealer 1 9 counts 0 and must hit', () => {
    expect(points(showdown(round(['6 6', '9 1'], '6')))).toEqual([-6, 6]);
    expect(legal(after(round(['6 6', '1 9'], '6'), 'hit'))).toEqual(['hit']);
  });

  test('HIK must hold 3: 6 6 must hit and may become 6 6 6; 4 4 may not hit', () => {
    expect(legal(round(['6 6', '1 2']))).toEqual(['hit']);
    expect(closed(showdown(round(['6 6', '10 8'], '6'))).why).toBe('three-alike');
    expect(refusal(round(['4 4', '1 2']), 'hit')).toBe('HIK-6');
  });

  test.each([2, 3, 4, 5, 6, 7, 8])(
    'HIK must hold 4: the chips of %i players always sum to players × chips',
    (players) => {
      let rounds = 0;
      for (const dealerStakes of [true, false])
        playRandomly({ players, dealerStakes, chips: 60 }, `sum/${players}`, (match) => {
          rounds++;
          expect(closed(match).totals.reduce((a, b) => a + b)).toBe(60 * players);
          expect(closed(match).points.reduce((a, b) => a + b)).toBe(0);
          expect(Math.min(...closed(match).totals)).toBeGreaterThanOrEqual(0);
        });
      expect(rounds).toBeGreaterThan(4);
    },
  );
});

describe('the table', () => {
  test('a player sees his own cards, others’ backs, and both buttons', () => {
    const match = round(['1 3', '9 1', '4 5'], '5');
    const shown = game.table(viewOf(match, 0));
    const faces = shown.regions
      .filter(({ owner }) => owner !== undefined)
      .map(({ cards }) => cards.map(({ card }) => (card === undefined ? '?' : card + 1)));
    expect(faces).toEqual([
      [1, 3],
      [9, '?'],
      [4, '?'],
    ]);
    expect(shown.buttons.map(({ id }) => id)).toEqual(['hit', 'stand']);
    expect(shown.facts.find(({ label }) => label.en === 'pot')?.value.en).toBe('14');
    expect(shown.prompt.en).toContain('count 4');
  });

  test('at the showdown every card lies open', () => {
    const state = game.apply(stateOf(after(round(['10 9', '9 1']), 'stand')), 'stand') as State;
    expect(tokens(game.view(state, -1).down)).toEqual(['9', '1']);
  });
});
