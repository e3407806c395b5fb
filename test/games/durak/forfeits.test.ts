import { describe, expect, test } from 'vitest';
import { CHANCE } from '../../../src/engine/game.ts';
import { type AnyMatch, chanceOf, matchActor } from '../../../src/engine/match.ts';
import { after, closed, legal, refusal } from '../../support/play.ts';
import { actorOf, dealStep, dealt, type Given, late, stateOf } from './setting.ts';

/** Seat 0 is out first, then 1; seat 2 is durak. */
const lost = (options: Given, change = {}): AnyMatch =>
  after(
    late(['7C', '8C', '9C TC'], { options: { rounds: 9, ...options }, change }),
    'attack 7C',
    'cover 7C 8C',
  );
const drawn = (options: Given, change = {}): AnyMatch =>
  after(
    late(['7C', '8C'], { options: { rounds: 9, ...options }, change }),
    'attack 7C',
    'cover 7C 8C',
  );
const withCourse = (match: AnyMatch, course: object): Partial<ReturnType<typeof stateOf>> => ({
  course: { ...stateOf(match).course, ...course },
});
const courseOf = (match: AnyMatch) => stateOf(match).course;

/** `lost` with some of the course set before. */
function lostAfter(options: Given, course: object): AnyMatch {
  const all = { rounds: 9, ...options };
  const blank = late(['7C', '8C', '9C TC'], { options: all });
  return lost(all, withCourse(blank, course));
}

describe('between games', () => {
  test('DUR-20 the durak deals and is attacked first by his right neighbour', () => {
    const match = lost({});
    expect(courseOf(match)).toMatchObject({ dealer: 2, target: 2, played: 1, totals: [0, 0, 1] });
    const next = after(match, dealStep(match, ['6H']));
    expect(actorOf(next)).toBe(1);
    expect(stateOf(next).bout.defender).toBe(2);
  });

  test('DUR-20 after a draw the same player deals again and the lowest trump attacks', () => {
    const match = drawn({});
    expect(courseOf(match)).toMatchObject({ dealer: 1, target: -1 });
    const next = after(match, dealStep(match, ['7H', '6H'], { under: 'AH' }));
    expect(actorOf(next)).toBe(1);
  });

  test('DUR-20 of a losing pair the one with more cards deals; equal: the first left of the dealer', () => {
    const options = { players: 4, pairs: 'together', rounds: 3 };
    const pair = (hand1: string, hand3: string) =>
      courseOf(after(late(['7C', hand1, 'QC', hand3], { options }), 'attack 7C', 'take'));
    expect(pair('8S', 'JC JD JS').dealer).toBe(3);
    expect(pair('8S 9S', 'JC JD').dealer).toBe(1);
    expect(pair('8S 9S', 'JC JD').target).toBe(1);
  });

  test('DUR-20 newcomers take seats between games; the last named is attacked first', () => {
    const options = { firstAttack: 'newcomer' };
    const match = lostAfter(options, { runs: [0, 0, 2] });
    expect(matchActor(match)).toBe(CHANCE);
    expect(chanceOf(match)).toEqual({ word: 'join', values: [] });
    expect(courseOf(match).runs).toEqual([0, 0, 3]);
    const joined = after(match, 'join 2 0');
    expect(courseOf(joined)).toMatchObject({ target: 0, dealer: 2, runs: [0, 0, 0] });
    expect(actorOf(after(joined, dealStep(joined, [])))).toBe(2);
    expect(courseOf(after(match, 'join'))).toMatchObject({ target: 2, runs: [0, 0, 3] });
    for (const bad of ['join 3', 'join 1 1', 'deal 6C']) expect(refusal(match, bad)).toBeDefined();
    expect(refusal(match, 'join 1 1')).toBe('DUR-20');
    const even = after(drawn(options), 'join 1');
    expect(courseOf(even).target).toBe(1);
  });

  test('DUR-37 the first out chooses who deals, nobody of his party', () => {
    const match = lost({ nextDealer: 'chosen' });
    expect(actorOf(match)).toBe(0);
    expect(legal(match)).toEqual(['choose 1', 'choose 2']);
    expect(refusal(match, 'choose 0')).toBe('DUR-37');
    const chosen = after(match, 'choose 1');
    expect(courseOf(chosen)).toMatchObject({ dealer: 1, target: 2 });
    expect(matchActor(chosen)).toBe(CHANCE);
    const draw = drawn({ nextDealer: 'chosen' });
    expect(matchActor(draw)).toBe(CHANCE);
    expect(lost({ nextDealer: 'chosen', rounds: 1 }).ended).toBe(true);
    expect(refusal(late(['7C', '8C']), 'choose 1')).toBe('DUR-37');
  });

  test('DUR-20 the order is choose, join, own trumps, deal', () => {
    const options = { nextDealer: 'chosen', firstAttack: 'newcomer', trump: 'own-before' };
    const match = after(lost(options), 'choose 1');
    expect(chanceOf(match).word).toBe('join');
    const joined = after(match, 'join');
    expect(actorOf(joined)).toBe(2);
    expect(chanceOf(after(joined, 'trump C', 'trump C', 'trump D')).word).toBe('deal');
  });
});

describe('forfeits', () => {
  const forfeits = (match: AnyMatch) => closed(match).extra?.forfeits;

  test('DUR-36 the durak drinks as many as he has lost in a row, three at most', () => {
    const options = { forfeit: 'vodka' };
    expect(forfeits(lost(options))).toEqual({ vodka: [0, 0, 1] });
    expect(forfeits(lostAfter(options, { runs: [0, 0, 1] }))).toEqual({ vodka: [0, 0, 2] });
    expect(forfeits(lostAfter(options, { runs: [0, 0, 5] }))).toEqual({ vodka: [0, 0, 3] });
    expect(forfeits(lost({}))).toBeUndefined();
    expect(courseOf(lostAfter(options, { runs: [2, 2, 1] })).runs).toEqual([0, 0, 2]);
  });

  test('DUR-36 a draw breaks the row, and nobody pays', () => {
    const blank = late(['7C', '8C'], { options: { forfeit: 'both', rounds: 9 } });
    const match = drawn({ forfeit: 'both' }, withCourse(blank, { runs: [0, 2] }));
    expect(forfeits(match)).toEqual({ vodka: [0, 0], strip: [0, 0] });
    expect(courseOf(match).runs).toEqual([0, 0]);
  });

  test('DUR-36 the first out, or all but him, pay one each; the durak by his row', () => {
    expect(forfeits(lost({ forfeit: 'strip', forfeitWho: 'first' }))).toEqual({ strip: [1, 0, 0] });
    const all = { forfeit: 'both', forfeitWho: 'losers' };
    expect(forfeits(lostAfter(all, { runs: [0, 0, 1] }))).toEqual({
      vodka: [0, 1, 2],
      strip: [0, 1, 1],
    });
  });

  test('DUR-36 chosen: the first out chooses who pays as the deal’s last step', () => {
    const match = lost({ forfeit: 'vodka', forfeitWho: 'chosen' });
    expect(match.closed).toBeUndefined();
    expect(actorOf(match)).toBe(0);
    expect(legal(match)).toEqual(['choose 1', 'choose 2']);
    expect(refusal(match, 'choose 0')).toBe('DUR-36');
    expect(forfeits(after(match, 'choose 1'))).toEqual({ vodka: [0, 1, 0] });
  });

  test('DUR-36 a new hand costs a glass with vodka, none without', () => {
    const glass = { newHands: 0b010 };
    expect(forfeits(lostAfter({ forfeit: 'vodka' }, glass))).toEqual({ vodka: [0, 1, 1] });
    expect(forfeits(lostAfter({ forfeit: 'strip' }, glass))).toEqual({ strip: [0, 0, 1] });
  });

  test('DUR-36 once: a glass for a new hand, a forfeit or the deal; one who bears is not chosen', () => {
    const once = { forfeit: 'both', forfeitOnce: true };
    const durak = lostAfter(once, { runs: [0, 0, 2] });
    expect(forfeits(durak)).toEqual({ vodka: [0, 0, 1], strip: [0, 0, 0] });
    expect(courseOf(durak)).toMatchObject({ dealer: 0, target: 2 });
    const glass = lostAfter(once, { newHands: 0b100 });
    expect(forfeits(glass)).toEqual({ vodka: [0, 0, 1], strip: [0, 0, 0] });
    const all = lostAfter({ ...once, forfeitWho: 'losers' }, { newHands: 0b001 });
    expect(forfeits(all)).toEqual({ vodka: [1, 1, 1], strip: [0, 0, 0] });
    expect(courseOf(all).dealer).toBe(2);
    const chosen = lostAfter({ ...once, forfeitWho: 'chosen' }, { newHands: 0b010 });
    expect(legal(chosen)).toEqual(['choose 2']);
    expect(refusal(chosen, 'choose 1')).toBe('DUR-36');
    const dealer = lostAfter({ ...once, nextDealer: 'chosen' }, { newHands: 0b010 });
    expect(courseOf(dealer)).toMatchObject({ dealer: 0, chooser: -1 });
  });

  test('DUR-36 stripWho: vodka for the first out, a garment for the durak', () => {
    const combo = { forfeit: 'both', forfeitWho: 'first', stripWho: 'durak' };
    expect(forfeits(lostAfter(combo, { runs: [0, 0, 2] }))).toEqual({
      vodka: [1, 0, 0],
      strip: [0, 0, 1],
    });
    const others = { forfeit: 'both', stripWho: 'losers' };
    expect(forfeits(lost(others))).toEqual({ vodka: [0, 0, 1], strip: [0, 1, 1] });
    const alone = { forfeit: 'strip', forfeitWho: 'first', stripWho: 'losers' };
    expect(forfeits(lost(alone))).toEqual({ strip: [0, 1, 1] });
    expect(forfeits(lost({ forfeit: 'vodka', stripWho: 'first' }))).toEqual({ vodka: [0, 0, 1] });
  });

  test('DUR-36 stripWho=chosen: vodka is chosen first, then the garment, perhaps for the same', () => {
    const both = { forfeit: 'both', forfeitWho: 'chosen', stripWho: 'chosen' };
    const drinks = after(lost(both), 'choose 1');
    expect(drinks.closed).toBeUndefined();
    expect(legal(drinks)).toEqual(['choose 1', 'choose 2']);
    expect(forfeits(after(drinks, 'choose 1'))).toEqual({ vodka: [0, 1, 0], strip: [0, 1, 0] });
    expect(forfeits(after(drinks, 'choose 2'))).toEqual({ vodka: [0, 1, 0], strip: [0, 0, 1] });
    const same = { ...both, stripWho: 'same' };
    expect(forfeits(after(lost(same), 'choose 2'))).toEqual({ vodka: [0, 0, 1], strip: [0, 0, 1] });
    const one = { ...both, forfeitWho: 'durak' };
    expect(forfeits(after(lost(one), 'choose 1'))).toEqual({ vodka: [0, 0, 1], strip: [0, 1, 0] });
  });

  test('DUR-36 once, apart: who drinks does not undress and is not chosen to', () => {
    const once = { forfeit: 'both', forfeitOnce: true };
    const others = { ...once, stripWho: 'losers' };
    expect(forfeits(lost(others))).toEqual({ vodka: [0, 0, 1], strip: [0, 1, 0] });
    const chosen = lost({ ...once, stripWho: 'chosen' });
    expect(legal(chosen)).toEqual(['choose 1']);
    expect(refusal(chosen, 'choose 2')).toBe('DUR-36');
    const two = after(lost({ ...once, forfeitWho: 'chosen', stripWho: 'chosen' }), 'choose 2');
    expect(legal(two)).toEqual(['choose 1']);
    const nobody = lostAfter({ ...once, stripWho: 'chosen' }, { newHands: 0b010 });
    expect(forfeits(nobody)).toEqual({ vodka: [0, 1, 1], strip: [0, 0, 0] });
  });

  test('DUR-36 fiveSuitedGlass=false: a new hand for five of a suit costs nothing', () => {
    const options = { forfeit: 'vodka', fiveSuited: true, fiveSuitedGlass: false, players: 2 };
    const start = dealt(options, ['6C 7C 8C 9C TC 6H']);
    expect(legal(start)).toEqual(['keep', 'new 0', 'new 1']);
    expect(courseOf(after(start, 'new 1'))).toMatchObject({ newHands: 0b01, freeHands: 0b01 });
    const glass = dealt({ ...options, fiveSuitedGlass: true }, ['6C 7C 8C 9C TC 6H']);
    expect(courseOf(after(glass, 'new 1'))).toMatchObject({ newHands: 0b01, freeHands: 0 });
    const low = dealt({ ...options, deck: 52, gennadi: true }, ['2C 7C 8C 9C TC 6H']);
    expect(courseOf(after(low, 'new')).freeHands).toBe(0);
    expect(courseOf(after(low, 'new 1')).freeHands).toBe(0b01);
    const free = { newHands: 0b011, freeHands: 0b001 };
    expect(forfeits(lostAfter({ forfeit: 'vodka' }, free))).toEqual({ vodka: [0, 1, 1] });
  });

  test('DUR-36 both of a losing pair pay; the winner of a duel counts as first out', () => {
    const options = { players: 4, pairs: 'together', forfeit: 'vodka' };
    const pair = after(late(['7C', '8S', 'QC', 'JC'], { options }), 'attack 7C', 'take');
    expect(forfeits(pair)).toEqual({ vodka: [0, 1, 0, 1] });
    const duel = after(
      late(['7C', '8C 9C'], { options: { quicky: 'duel', forfeit: 'strip', forfeitWho: 'first' } }),
      'attack 7C',
      'cover 7C 8C',
    );
    expect(forfeits(duel)).toEqual({ strip: [1, 0] });
  });
});
