import { describe, expect, test } from 'vitest';
import { decide, playerStream } from '../../../src/ai/index.ts';
import { aboveOthers } from '../../../src/blocks/banking.ts';
import { type AnyMatch, matchActor } from '../../../src/engine/match.ts';
import { below, openQuickStream, shuffle } from '../../../src/engine/random.ts';
import { edges } from '../../../src/games/bakkarat/edge.ts';
import { compute, type Situation } from '../../../src/games/bakkarat/expectation.ts';
import { situationOf } from '../../../src/games/bakkarat/heuristics.ts';
import { bakkarat as game } from '../../../src/games/bakkarat/index.ts';
import type { Observation } from '../../../src/games/bakkarat/observation.ts';
import { odds } from '../../../src/games/bakkarat/odds.ts';
import { bankPlan, playerDraws, STOOD } from '../../../src/games/bakkarat/plan.ts';
import {
  beatsBank,
  cardValue,
  countHand,
  FULL,
  isBak,
  PAIRS,
  pack,
  payment,
  waysOf,
} from '../../../src/games/bakkarat/shoe.ts';
import { after, packServing, position } from '../../support/play.ts';
import { computeSlowly } from './oracle.ts';

type Options = Parameters<typeof game.rules.initial>[0];
const optionsOf = (given: object) => position(game, { ...given }).options as Options;
const NET = optionsOf({});
const BACK = optionsOf({ onlyOne: 'back' });

const ones = (players: number) => Array.from({ length: players }, () => 1);
const without = (values: readonly number[]) =>
  FULL.map((count, value) => count - values.filter((one) => one === value).length);

/** Both choices, fast and slow, of a seat with these two cards (values). */
function both(situation: Situation, own: readonly number[]) {
  const { hit, stand } = compute(situation);
  return {
    fast: [hit, stand],
    slow: [computeSlowly(situation, own, 'hit'), computeSlowly(situation, own, 'stand')],
  };
}

function agree(situation: Situation, own: readonly number[]): void {
  const { fast, slow } = both(situation, own);
  for (const i of [0, 1]) expect(fast[i]).toBeCloseTo(slow[i] ?? 99, 9);
}

/** A small shoe and an own pair that is not Bak, at random. */
function anyHand(seed: string) {
  const random = openQuickStream(seed);
  for (;;) {
    const cards = Array.from({ length: 13 }, () => below(random, 11));
    const own = cards.slice(0, 2);
    const unseen = FULL.map((_, value) => cards.slice(2).filter((one) => one === value).length);
    const [low = 0, high = 0] = own;
    const count = PAIRS.find(
      (p) => p.low === Math.min(low, high) && p.high === Math.max(low, high),
    );
    if (count !== undefined) return { own, unseen, count: count.count, random };
  }
}

/** The views of every seat on turn in one seeded deal, all stakes 10. */
function observationsOf(players: number, hands: readonly string[], moves: readonly string[]) {
  const staked = after(position(game, { players }), ...ones(players - 1).map(() => 'stake 10'));
  let match: AnyMatch = after(staked, packServing(staked, hands, 2));
  return moves.map((move) => {
    const observation = game.observer.observe(match.state as never, matchActor(match));
    match = after(match, move);
    return observation;
  });
}

const movesOf = ['hit', 'stand'].map((verb) => ({ verb }) as { verb: 'hit' | 'stand' });

describe('the worth of a third card', () => {
  test.each(Array.from({ length: 12 }, (_, n) => n))('is exact in a small shoe %d', (n) => {
    const { own, unseen, count, random } = anyHand(`shoe/${n}`);
    const stakes = n % 3 === 0 ? [3] : [1 + below(random, 4), 2];
    const acts = stakes.map(() => below(random, 12) - 1);
    for (let me = 0; me <= stakes.length; me++) {
      const before = acts.slice(0, me);
      agree({ options: n % 2 ? NET : BACK, stakes, before, count, unseen, voided: 0.3 }, own);
    }
  });

  test('is exact in the whole shoe for a player alone and for the bank', () => {
    const own = [2, 4];
    const at = { options: NET, stakes: [5], count: 6, voided: -0.5 };
    agree({ ...at, before: [], unseen: without(own) }, own);
    agree({ ...at, before: [STOOD], unseen: without(own) }, own);
    agree({ ...at, before: [7], unseen: without([...own, 7]) }, own);
  });

  test('is exact in the whole shoe for the bank against two players', () => {
    const own = [0, 6];
    const at = { options: NET, stakes: [5, 2], count: 6, voided: 0.5 };
    agree({ ...at, before: [3, STOOD], unseen: without([...own, 3]) }, own);
  });

  test('takes what the view knows: own cards, third cards, who stood, the stakes', () => {
    const hands = ['2C 3C', '4D 3D', '2H 4H'];
    const [first, second, bank] = observationsOf(3, hands, ['hit', 'stand', 'stand']);
    const third = first === undefined ? -1 : cardValue((bank?.open[0] ?? [])[0] ?? 0);
    expect(situationOf(first as Observation)).toMatchObject({
      before: [],
      count: 5,
      stakes: [10, 10],
    });
    expect(situationOf(second as Observation)).toMatchObject({ before: [third], count: 7 });
    expect(situationOf(bank as Observation)).toMatchObject({
      before: [third, STOOD],
      count: 6,
      unseen: without([2, 4, third]),
    });
  });

  test('decides: the better choice by these figures is made', () => {
    const hands = ['2C 3C', '4D 3D', '2H AH'];
    for (const observation of observationsOf(3, hands, ['stand', 'stand', 'stand'])) {
      const choice = compute(situationOf(observation));
      const { move } = decide(
        game,
        { observation, seat: observation.turn, moves: movesOf },
        'hard',
        playerStream('x', 0, 0),
      );
      expect(move).toEqual({ verb: choice.hit > choice.stand ? 'hit' : 'stand' });
      expect(game.heuristics.solveObservation?.(observation, movesOf, 1)).toEqual([
        aboveOthers(choice.hit, 3),
        aboveOthers(choice.stand, 3),
      ]);
    }
  });

  test('says nothing of a seat that is not on turn', () => {
    const [observation] = observationsOf(2, ['2C 3C', '4D 3D'], ['stand']);
    expect(
      game.heuristics.solveObservation?.(
        { ...(observation as Observation), observer: 1 },
        movesOf,
        1,
      ),
    ).toBeUndefined();
  });
});

/** What a lone player's plan makes of a deal by the exact figures, Bak being dealt again. */
function exactEdge(): number {
  const [voided = 0] = edges([1], NET);
  let weights = 0;
  let gains = 0;
  for (const pair of PAIRS) {
    const { low, high, count } = pair;
    const at = { options: NET, stakes: [1], before: [], count, voided };
    const { hit, stand, evidence } = compute({ ...at, unseen: without([low, high]) });
    const weight = waysOf(pair, FULL) * evidence;
    const draws = playerDraws(count);
    weights += weight;
    gains += weight * (draws * hit + (1 - draws) * stand);
  }
  return gains / weights;
}

/** The first player's chips from one deal played by the plans; undefined if it is void. */
function played(options: Options, random: () => number): number | undefined {
  const cards = shuffle(pack.order, random);
  const acts: number[] = [];
  const hands = [0, 1, 2].map((seat) => cards.slice(2 * seat, 2 * seat + 2));
  const plan = bankPlan([1, 1], options);
  for (let seat = 0; seat < 3 && !hands.some(isBak); seat++) {
    const count = countHand(hands[seat] ?? []);
    const draws = seat < 2 ? random() < playerDraws(count) : plan(count, acts);
    if (draws) hands[seat]?.push(cards[6 + seat] ?? 0);
    acts.push(draws ? cardValue(cards[6 + seat] ?? 0) : STOOD);
  }
  if (hands.some(isBak)) return undefined;
  const players = [0, 1].map((seat) => {
    const better = beatsBank(hands[seat] ?? [], hands[2] ?? []);
    return { seat, stake: 1, better };
  });
  return players[0] && payment(players[0], players, options);
}

describe('the worth of a stake', () => {
  test('is off by less than a hundredth for a player alone', () => {
    const [edge = 0] = edges([1], NET);
    expect(Math.abs(edge - exactEdge())).toBeLessThan(0.01);
  });

  test.each([NET, BACK])('is what 20,000 deals of two players come to %#', (options) => {
    const random = openQuickStream('deals');
    const won = Array.from({ length: 20_000 }, () => played(options, random)).filter(
      (gain) => gain !== undefined,
    );
    const mean = won.reduce((sum, gain) => sum + gain, 0) / won.length;
    const [edge = 0] = edges([1, 1], options);
    expect(Math.abs(mean - edge)).toBeLessThan(0.03);
  });

  test('the most is staked where the sole winner has twice his stake, else one chip', () => {
    const staked = (given: object) => {
      const { state } = position(game, { ...given });
      const observation = game.observer.observe(state as never, 0);
      const moves = game.rules.legal(state as never);
      return decide(game, { observation, seat: 0, moves }, 'hard', playerStream('x', 0, 0)).move;
    };
    expect(staked({})).toEqual({ verb: 'stake', amount: 20 });
    expect(staked({ limit: 7 })).toEqual({ verb: 'stake', amount: 7 });
    expect(staked({ onlyOne: 'back' })).toEqual({ verb: 'stake', amount: 1 });
    expect(staked({ players: 2 })).toEqual({ verb: 'stake', amount: 1 });
  });
});

describe('the plans', () => {
  test('are what the exact figures advise, where it matters', () => {
    const plan = bankPlan([1], NET);
    for (let count = 0; count < 10; count++)
      for (let act = -1; act <= 10; act++) {
        const before = [act];
        const at = { options: NET, stakes: [1], before, count, voided: 0 };
        const { hit, stand } = compute({ ...at, unseen: without(before) });
        if (Math.abs(hit - stand) > 0.05) expect(plan(count, before)).toBe(hit > stand);
      }
  });

  test('a player who follows them loses next to nothing by it', () => {
    for (let count = 0; count < 10; count++) {
      const at = { options: NET, before: [], count, voided: 0 };
      for (const players of [1, 2]) {
        const { hit, stand } = compute({ ...at, stakes: ones(players), unseen: FULL });
        if (count !== 5) expect(playerDraws(count) > 0.5).toBe(hit > stand);
        else expect(Math.abs(hit - stand)).toBeLessThan(0.06);
      }
    }
  });
});

describe('talon odds', () => {
  test('tables by count what the opponents reckon', () => {
    const [stakes, alone, bank, ...more] = odds(optionsOf({ players: 2 }));
    expect(more).toEqual([]);
    expect(stakes?.rows).toHaveLength(1);
    expect(alone?.rows.map(({ label }) => label.en)).toEqual([...'0123456789']);
    const nines = PAIRS.filter(({ count }) => count === 9);
    const [voided = 0] = edges([1], NET);
    const sums = nines.map((pair) => {
      const at = { options: NET, stakes: [1], before: [], count: 9, voided };
      const { hit, stand, evidence } = compute({ ...at, unseen: without([pair.low, pair.high]) });
      return { hit, stand, weight: waysOf(pair, FULL) * evidence };
    });
    const total = sums.reduce((sum, { weight }) => sum + weight, 0);
    const mean = (value: 'hit' | 'stand') =>
      sums.reduce((sum, one) => sum + one[value] * one.weight, 0) / total;
    const [stand = 0, hit = 0, gain = 0] = alone?.rows[9]?.values ?? [];
    expect(stand).toBeCloseTo(mean('stand'), 9);
    expect(hit).toBeCloseTo(mean('hit'), 9);
    expect(gain).toBeCloseTo(hit - stand, 9);
    expect(bank?.columns).toHaveLength(12);
  });

  test('knows a few things any player knows', () => {
    const [, alone, bank] = odds(optionsOf({ players: 2 }));
    const gains = (alone?.rows ?? []).map(({ values }) => values[2] ?? 0);
    expect(gains.slice(0, 4).every((gain) => gain > 0)).toBe(true);
    expect(gains.slice(6).every((gain) => gain < 0)).toBe(true);
    const [stood = [], drewNine = []] = [0, 10].map((column) =>
      (bank?.rows ?? []).map(({ values }) => values[column] ?? 0),
    );
    expect(stood[5]).toBeGreaterThan(0);
    expect(drewNine[4]).toBeLessThan(0);
  });
});
