import { describe, expect, test } from 'vitest';
import { CHANCE } from '../../../src/engine/game.ts';
import { matchActor } from '../../../src/engine/match.ts';
import { hikiKabu as game } from '../../../src/games/hiki-kabu/index.ts';
import { after, closed, legal, packBeginning, position, refusal } from '../../support/play.ts';
import { deal, observationOf, round, type State, showdown, stateOf, tokens } from './rounds.ts';

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

  test('HIK-1 drawTies=highest: a tie for the highest repeats the draw too', () => {
    const start = position(game, { players: 4, drawTies: 'highest' });
    expect(matchActor(after(start, 'seats 2 9 9 5'))).toBe(CHANCE);
    expect(refusal(after(start, 'seats 2 9 9 5'), packBeginning(start, ''))).toBe('HIK-1');
    expect(stateOf(after(start, 'seats 2 9 9 5', 'seats 2 5 5 9')).order).toEqual([1, 2, 3, 0]);
    expect(stateOf(after(position(game, { players: 4 }), 'seats 2 9 9 5')).phase).toBe('deal');
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
    expect(tokens(observationOf(dealt, -1).open)).toEqual(['8', '6', '10']);
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
    expect(tokens(observationOf(dealt, 2).down)).toEqual(['', '', '1']);
    expect(tokens(observationOf(dealt, -1).down)).toEqual(['', '', '']);
    expect(game.observer.hidden(observationOf(dealt, 2)).slots.map(({ size }) => size)).toEqual([
      1, 1, 34,
    ]);
  });
});

describe('the third card', () => {
  test('HIK-5 a hand counts the last digit of its sum', () => {
    const own = ['8 9', '10 3', '10 10', '4 2'].map(
      (hand) => game.display.table(observationOf(round([hand, '1 2']), 0)).own,
    );
    expect(own.map((words) => words?.en)).toEqual([
      'you count 7 (8 + 9)',
      'you count 3 (10 + 3)',
      'you count 0 (10 + 10)',
      'you count 6 (4 + 2)',
    ]);
    expect(own[0]?.de).toBe('du zählst 7 (8 + 9)');
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
    expect(tokens(observationOf(match, -1).third)).toEqual(['6', '', '']);
    const last = after(match, 'stand');
    expect(matchActor(last)).toBe(2);
    expect(closed(after(last, 'hit')).why).toBe('showdown');
    expect(refusal(match, 'hit twice')).toBe('notation');
  });

  test('HIK-6 what a seat did tells something of its face-down card', () => {
    const match = after(round(['1 3', '5 5', '2 1'], '6 7 8'), 'hit', 'hit');
    const slots = game.observer.hidden(observationOf(match, 2)).slots;
    const admitted = (slot: number) =>
      Array.from({ length: 10 }, (_, card) => card + 1).filter((n) => slots[slot]?.admits?.(n - 1));
    expect(admitted(0)).toEqual([1, 2, 3, 4, 5, 9, 10]);
    expect(admitted(1)).toEqual([1, 5, 6, 7, 8, 9, 10]);
  });
});

describe('the table', () => {
  test('a player sees his own cards, others’ backs, and both buttons', () => {
    const match = round(['1 3', '9 1', '4 5'], '5');
    const shown = game.display.table(observationOf(match, 0));
    const faces = shown.regions
      .filter(({ owner }) => owner !== undefined)
      .map(({ cards }) => cards.map(({ card }) => (card === undefined ? '?' : card + 1)));
    expect(faces).toEqual([
      [1, 3],
      [9, '?'],
      [4, '?'],
    ]);
    expect(shown.buttons.map(({ id }) => id)).toEqual(['hit', 'stand']);
    expect(shown.regions.find(({ id }) => id === 'pot')?.chips).toBe(14);
    expect(shown.prompt.en).toContain('count 4');
  });

  test('at the showdown every card lies open', () => {
    const state = game.rules.apply(
      stateOf(after(round(['10 9', '9 1']), 'stand')),
      'stand',
    ) as State;
    expect(tokens(game.observer.observe(state, -1).down)).toEqual(['9', '1']);
  });
});
