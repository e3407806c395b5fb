import { describe, expect, test } from 'vitest';
import { leastOf } from '../../../src/ai/index.ts';
import { isClear } from '../../../src/ai/reasons.ts';
import { aboveOthers } from '../../../src/blocks/banking.ts';
import { type AnyMatch, makeMove, matchActor, settleChance } from '../../../src/engine/match.ts';
import { isRefusal } from '../../../src/engine/refusal.ts';
import { countOf, gainsOf, isNineOne, settle } from '../../../src/games/hiki-kabu/hand.ts';
import { hikiKabu as game } from '../../../src/games/hiki-kabu/index.ts';
import { hitShare } from '../../../src/games/hiki-kabu/outlook.ts';
import { position } from '../../support/play.ts';
import { computeSlowly } from './oracle.ts';

type State = ReturnType<typeof game.rules.initial>;
type Observation = ReturnType<typeof game.observer.observe>;
type Options = Parameters<typeof game.rules.initial>[0];

/** The views of every seat on turn in one seeded round. */
function observationsOf(
  given: Readonly<Record<string, unknown>>,
  seed: string,
): readonly Observation[] {
  const observations: Observation[] = [];
  let match: AnyMatch = settleChance({ ...position(game, { deals: 1, ...given }), seed });
  while (!match.ended) {
    const moves = game.rules.legal(match.state as State);
    observations.push(game.observer.observe(match.state as State, matchActor(match)));
    const after = makeMove(match, moves[observations.length % moves.length]);
    if (isRefusal(after)) throw new Error(after.text.en);
    match = after;
  }
  return observations;
}

const movesOf = (observation: Observation) =>
  game.rules.legal(
    game.observer.determinize(
      observation,
      game.observer.hidden(observation).slots.map(() => []),
    ),
  );

/** The largest difference between `solve` and the slow reckoning over a view's moves. */
function differenceAt(observation: Observation): number {
  const moves = movesOf(observation);
  const fast = game.heuristics.solveObservation?.(observation, moves, 1) ?? [];
  const seats = observation.options.players;
  return Math.max(
    ...moves.map((move, i) =>
      Math.abs((fast[i] ?? 99) - aboveOthers(computeSlowly(observation, move), seats)),
    ),
  );
}

/** The time an observation takes on average. */
function millisecondsFor(
  observations: readonly Observation[],
  act: (observation: Observation) => void,
): number {
  const began = performance.now();
  for (const observation of observations) act(observation);
  return (performance.now() - began) / observations.length;
}

describe('solve', () => {
  test.each([true, false])('is exact with one other hand; dealerStakes %s', (dealerStakes) => {
    for (let n = 0; n < 25; n++)
      for (const observation of observationsOf({ players: 2, dealerStakes }, `exact/${n}`))
        expect(differenceAt(observation)).toBeLessThan(1e-9);
  });

  test('is off by a fraction of a chip with two other hands', () => {
    for (let n = 0; n < 3; n++)
      for (const observation of observationsOf({ players: 3 }, `close/${n}`))
        expect(differenceAt(observation)).toBeLessThan(aboveOthers(0.25, 3));
  });

  test('takes a tenth of the time at a table of eight that the slow oracle takes at one of three', () => {
    const atEight = Array.from({ length: 5 }, (_, n) =>
      observationsOf({ players: 8 }, `eight/${n}`),
    ).flat();
    const fast = millisecondsFor(atEight, (observation) => {
      game.heuristics.solveObservation?.(observation, movesOf(observation), 1);
    });
    const slow = millisecondsFor(observationsOf({ players: 3 }, 'close/0'), (observation) => {
      for (const move of movesOf(observation)) computeSlowly(observation, move);
    });
    expect(fast).toBeLessThan(slow / 10);
  });

  test('a dealer with nine and one is certain of all other stakes', () => {
    const [observation] = observationsOf({ players: 2 }, 'nine');
    const dealer: Observation = {
      ...(observation as Observation),
      observer: 1,
      order: [0, 1],
      place: 1,
      open: [6, 8],
      down: [-1, 0],
      third: [-1, -1],
    };
    expect(game.heuristics.solveObservation?.(dealer, ['stand'], 1)).toEqual([14]);
  });

  test('an onlooker who is not on turn gets no answer', () => {
    const [observation] = observationsOf({ players: 3 }, 'off');
    expect(
      game.heuristics.solveObservation?.(
        { ...(observation as Observation), observer: -1 },
        ['stand'],
        1,
      ),
    ).toBeUndefined();
  });
});

describe('habit', () => {
  test('weighs free moves by the rule of thumb and forced ones not at all', () => {
    for (const players of [2, 5])
      for (let n = 0; n < 10; n++)
        for (const observation of observationsOf({ players }, `habit/${n}`)) {
          const moves = movesOf(observation);
          const weights = game.heuristics.policy?.(observation, moves) ?? [];
          const seat = observation.observer;
          const count = countOf(observation.open[seat] ?? 0, observation.down[seat] ?? 0);
          const hits = hitShare(count, players);
          expect(weights).toEqual(moves.length === 1 ? [1] : [hits, 1 - hits]);
        }
  });
});

const options = (players: number, dealerStakes = true): Options => ({
  players,
  rounds: 12,
  chips: 100,
  dealerStakes,
  fourthCard: false,
  alikeStakes: 3,
  drawTies: 'lowest',
  deals: 0,
});

const CARDS = Array.from({ length: 10 }, (_, card) => card);

/** The chance to draw these cards one after another from a full pack. */
const drawing = (cards: readonly number[]): number =>
  cards.reduce((chance, card, i) => {
    const seen = cards.slice(0, i).filter((other) => other === card).length;
    return (chance * (4 - seen)) / (40 - i);
  }, 1);

/** The mean of `gain` over weighted cases. */
function meanOf(cases: Iterable<readonly [weight: number, gain: number]>): number {
  let weights = 0;
  let total = 0;
  for (const [weight, gain] of cases) {
    weights += weight;
    total += weight * gain;
  }
  return total / weights;
}

/** A player's own hands of a kind against the dealer, every card in turn. */
function* first(has: (open: number, down: number) => boolean, hits: boolean, seen = CARDS) {
  for (const open of CARDS)
    for (const down of CARDS.filter((card) => has(open, card)))
      for (const card of seen)
        for (const hole of CARDS)
          for (const third of hits ? CARDS : [-1]) {
            const own = third < 0 ? [open, down, card, hole] : [open, down, card, hole, third];
            yield* dealing(own, { open: [open, card], down: [down, hole], third: [third, -1] });
          }
}

interface Cards {
  readonly open: readonly number[];
  readonly down: readonly number[];
  readonly third: readonly number[];
}

/** The dealer's part: bound by HIK-6, or by the rule of thumb. */
function* dealing(seen: readonly number[], cards: Cards) {
  const [open = 0, hole = 0] = [cards.open[1], cards.down[1]];
  const share = isNineOne(open, hole) ? 0 : hitShare(countOf(open, hole), 2);
  const gain = (third: number) =>
    gainsOf(
      settle(
        { order: [0, 1], ...cards, third: [cards.third[0] ?? -1, third], fourth: [-1, -1] },
        options(2),
      ),
    )[0] ?? 0;
  if (share < 1) yield [drawing(seen) * (1 - share), gain(-1)] as const;
  if (share > 0)
    for (const third of CARDS) yield [drawing([...seen, third]) * share, gain(third)] as const;
}

/** The dealer's own hands of a kind after the player took a card. */
function* dealerAfterHit(count: number, hits: boolean) {
  for (const open of CARDS)
    for (const down of CARDS.filter((card) => countOf(open, card) === count))
      for (const card of CARDS)
        for (const hole of CARDS)
          for (const taken of CARDS)
            for (const third of hits ? CARDS : [-1]) {
              const seen = [open, down, card, hole, taken, ...(third < 0 ? [] : [third])];
              const hands = {
                open: [card, open],
                down: [hole, down],
                third: [taken, third],
                fourth: [-1, -1],
              };
              const gain = gainsOf(settle({ order: [0, 1], ...hands }, options(2)))[1] ?? 0;
              yield [drawing(seen) * hitShare(countOf(card, hole), 2), gain] as const;
            }
}

const isPair = (count: number) => (open: number, down: number) =>
  open === down && countOf(open, down) === count;
const isFive = (open: number, down: number) => countOf(open, down) === 5;

test('less than four hundredths of a chip is not worth a word', () => {
  const least = leastOf(game);
  expect(isClear({ mean: 0.03, error: 0 }, least)).toBe(false);
  expect(isClear({ mean: 0.05, error: 0 }, least)).toBe(true);
});

describe('odds', () => {
  const [choice, dealer, byHands, byOpen] = game.extras.odds?.(options(2)) ?? [];

  test('two hands, first to act: as every card in turn says', () => {
    for (const [row, has] of [
      [1, isPair(4)],
      [2, isFive],
      [4, isPair(6)],
    ] as const) {
      const [stand = 0, hit = 0, gain = 0] = choice?.rows[row]?.values ?? [];
      expect(stand).toBeCloseTo(meanOf(first(has, false)), 9);
      expect(hit).toBeCloseTo(meanOf(first(has, true)), 9);
      expect(gain).toBeCloseTo(hit - stand, 12);
    }
  });

  test('two hands, by the dealer’s open card', () => {
    for (const card of [0, 5, 9]) {
      const slow = meanOf(first(isPair(6), true, [card])) - meanOf(first(isPair(6), false, [card]));
      expect(byOpen?.rows[4]?.values[card]).toBeCloseTo(slow, 9);
    }
  });

  test('two hands, the dealer after the other took a card', () => {
    const slow = meanOf(dealerAfterHit(5, true)) - meanOf(dealerAfterHit(5, false));
    expect(dealer?.rows[1]?.values[1]).toBeCloseTo(slow, 9);
  });

  test('figures are said to be exact where two hands are all there are', () => {
    const exact = (players: number) =>
      game.extras.odds?.(options(players)).map(({ note }) => note.en.includes('per round, exact.'));
    expect(exact(2)).toEqual([true, true, false, true]);
    expect(exact(3)).toEqual([false, false, false, true]);
  });

  test('every table has a value for each column, and the first one follows the players', () => {
    for (const table of game.extras.odds?.(options(5, false)) ?? [])
      for (const row of table.rows) {
        expect(row.values).toHaveLength(table.columns.length);
        expect(row.values.every(Number.isFinite)).toBe(true);
      }
    expect(byHands?.rows[3]?.values[0]).toBeCloseTo(choice?.rows[3]?.values[2] ?? 99, 12);
    expect(byHands?.columns.map(({ en }) => en)).toEqual(['2', '3', '4', '5', '6', '7', '8']);
  });

  test('the rule of thumb is the better choice wherever nothing is known of the others', () => {
    for (const [i, count] of [4, 5, 6].entries())
      byHands?.columns.forEach((_, column) => {
        const gain = byHands.rows[[0, 2, 3][i] ?? 0]?.values[column] ?? 0;
        expect(gain > 0).toBe(hitShare(count, column + 2) > 0.5);
      });
  });
});
