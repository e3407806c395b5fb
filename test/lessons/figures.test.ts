/**
 * Figures that lessons name, computed from the position where they are said: over every way the unseen cards can lie, no
 * sample.
 */
import { describe, expect, test } from 'vitest';
import type { Card } from '../../src/cards/pack.ts';
import type { AnyMatch } from '../../src/engine/match.ts';
import { edges } from '../../src/games/bakkarat/edge.ts';
import { situationOf } from '../../src/games/bakkarat/heuristics.ts';
import { likelihoodOf, STOOD } from '../../src/games/bakkarat/plan.ts';
import { BAK, countOf, PAIRS, type Pair, waysOf } from '../../src/games/bakkarat/shoe.ts';
import { sureTricks } from '../../src/games/binokel/mind/policy.ts';
import { meldSums, meldsOf, shownCards } from '../../src/games/binokel/rules/melds.ts';
import { matchAt, stopsOf } from '../../src/play/coach/coach.ts';
import { taught } from '../support/lessons.ts';

/** The position of an idea, with its words and the cards of the learner as tokens. */
function ideaOf(id: string, title: string) {
  const [, game, lesson] = taught.find(([one]) => one === id) ?? [];
  if (game === undefined || lesson === undefined) throw new Error(`no lesson in ${id}`);
  const stop = stopsOf(lesson).find(({ idea }) => idea.title.en === title);
  if (stop === undefined) throw new Error(`no idea “${title}” in ${id}`);
  const match = matchAt(game, stop);
  const observation = game.observer.observe(match.state, stop.deal.seat);
  const { regions } = game.display.table(observation);
  const shown = regions.find(({ role, owner }) => role === 'hand' && owner === stop.deal.seat);
  const hand = (shown?.cards ?? []).flatMap(({ card }) => card ?? []);
  return { says: stop.idea.says, match, observation, hand };
}

/** The cards of the pack that are not in hand. */
function unseenBy({ pack }: AnyMatch, hand: readonly Card[]): readonly Card[] {
  const left = [...pack.order];
  for (const card of hand) left.splice(left.indexOf(card), 1);
  return left;
}

/** Every choice of `count` cards. */
function* chosen(cards: readonly Card[], count: number, from = 0): Generator<readonly Card[]> {
  if (count === 0) yield [];
  else
    for (let at = from; at <= cards.length - count; at++)
      for (const others of chosen(cards, count - 1, at + 1)) yield [cards[at] ?? 0, ...others];
}

const sorted = (cards: readonly Card[]): readonly Card[] => [...cards].sort((a, b) => a - b);

const DABB = 4;

/** The most that the hand can meld once four of its cards are laid away. */
function bestMelds(hand: readonly Card[]): number {
  const sums = meldSums(hand);
  const most = Math.max(...sums);
  if (shownCards(meldsOf(hand, sums.indexOf(most))).length <= hand.length - DABB) return most;
  let best = 0;
  for (const kept of chosen(hand, hand.length - DABB)) best = Math.max(best, ...meldSums(kept));
  return best;
}

describe('Binokel: how high to bid', () => {
  const { says, match, hand } = ideaOf('binokel', 'How high to bid');
  const before = Math.max(...meldSums(hand));

  /** What the melds come to with every Dabb, and how many Dabbs are such; equal Dabbs are counted once. */
  const grown = new Map<
    string,
    { readonly dabb: readonly Card[]; readonly melds: number; ways: number }
  >();
  for (const dabb of chosen(sorted(unseenBy(match, hand)), DABB)) {
    const key = dabb.join();
    const known = grown.get(key);
    if (known !== undefined) known.ways++;
    else grown.set(key, { dabb, melds: bestMelds(sorted([...hand, ...dabb])), ways: 1 });
  }
  const all = [...grown.values()];
  const waysOf = (some: typeof all): number => some.reduce((sum, { ways }) => sum + ways, 0);

  test('the melds in hand count 100 with the best trump', () => {
    expect(before).toBe(100);
    expect(says.en).toContain('100 in <melds>');
  });

  test('on average the Dabb makes nearly 240 of them, and one in eight adds nothing', () => {
    expect(waysOf(all)).toBe(20_475);
    const sum = all.reduce((so, { melds, ways }) => so + melds * ways, 0);
    expect(Math.round(sum / waysOf(all))).toBe(238);
    expect(says.en).toContain('on average your melds grow to nearly 240');
    expect(waysOf(all.filter(({ melds }) => melds === before)) / waysOf(all)).toBeCloseTo(1 / 8, 2);
    expect(says.en).toContain('Only one <Dabb> in eight adds no meld');
  });

  test('one Dabb in seven has the other unter of bells', () => {
    const unter = match.pack.tokens.indexOf('US');
    const having = all.filter(({ dabb }) => dabb.includes(unter));
    expect(waysOf(having) / waysOf(all)).toBeCloseTo(1 / 7, 6);
    expect(says.en).toContain('one in seven has a second [US]');
  });
});

test('Binokel: twelve cards are sure of a trick in the lesson’s Durch', () => {
  const { says, hand } = ideaOf('binokel', 'Durch: when every trick is certain');
  expect(sureTricks(hand)).toBe(hand.length - DABB);
  expect(says.en).toContain('twelve cards, for twelve tricks');
});

test('Binokel: no card that may be called makes as many melds as the one of the lesson', () => {
  const { says, hand, match } = ideaOf('binokel', 'With Rufen: call the card that melds most');
  const meldsWith = (card: Card): number => Math.max(...meldSums(sorted([...hand, card])));
  const kinds = [...new Set(unseenBy(match, hand))].sort((a, b) => meldsWith(b) - meldsWith(a));
  const [best = 0, second = 0] = kinds;
  expect(match.pack.tokens[best]).toBe('OG');
  expect(meldsWith(best) - meldsWith(second)).toBeGreaterThan(100);
  expect(says.en).toContain('both [US] and one [OG], a <Binokel> of 40');
});

test('Bridge: the finesse of the lesson works about half the time', () => {
  const { says, match, observation } = ideaOf('bridge', 'The finesse');
  const { pool, slots } = match.game.observer.hidden(observation);
  expect(pool).toContain(match.pack.tokens.indexOf('KS'));
  const [east, west] = slots.map(({ size }) => size);
  expect([east, west]).toEqual([10, 11]);
  expect((east ?? 0) / pool.length).toBeCloseTo(1 / 2, 1);
  expect(says.en).toContain('about half the time');
});

describe('Bakkarat', () => {
  /** The choice of an idea, and how the count of its hand ends with each value of a third card that is left. */
  function choiceOf(title: string) {
    const { says, match, observation } = ideaOf('bakkarat', title);
    const situation = situationOf(observation as Parameters<typeof situationOf>[0]);
    const { count, unseen } = situation;
    const valuesWhere = (fits: (after: number) => boolean): readonly number[] =>
      [...unseen.keys()].filter(
        (value) => (unseen[value] ?? 0) > 0 && fits(countOf(count + value)),
      );
    return {
      says,
      count,
      unseen,
      options: match.options,
      better: valuesWhere((after) => after > count && after !== BAK),
      same: valuesWhere((after) => after === count),
      worse: valuesWhere((after) => after < count),
      bak: valuesWhere((after) => after === BAK),
    };
  }

  /** The share of pairs, each weighed by how likely it is to act so, that fit. */
  function shareOf(
    unseen: readonly number[],
    likely: (pair: Pair) => number,
    fits: (pair: Pair) => boolean,
  ): number {
    const weigh = (some: readonly Pair[]): number =>
      some.reduce((sum, pair) => sum + waysOf(pair, unseen) * likely(pair), 0);
    return weigh(PAIRS.filter(fits)) / weigh(PAIRS);
  }

  test('a chip of one of two players gains a little, a chip of the only player loses', () => {
    const { says, match } = ideaOf('bakkarat', 'How much to stake');
    const options = match.options as Parameters<typeof edges>[1];
    const [gain = 0] = edges([1, 1], options);
    expect(gain).toBeGreaterThan(0);
    expect(gain).toBeLessThan(1 / 10);
    expect(says.en).toContain('a little more than the bank’s advantages are worth');
    const alone = ideaOf('bakkarat', 'Alone, stake little');
    const [loss = 0] = edges([1], alone.match.options as Parameters<typeof edges>[1]);
    expect(loss).toBeLessThan(0);
  });

  test('hardly any two cards of the bank lose to a one, and no third card makes a one worse', () => {
    const { says, count, unseen, worse } = choiceOf('Eleven counts one');
    expect(count).toBe(1);
    const losing = shareOf(
      unseen,
      () => 1,
      (pair) => pair.count < count,
    );
    expect(losing).toBeLessThan(1 / 10);
    expect(worse).toEqual([]);
    expect(says.en).toContain('Hardly any hand of the bank loses to that');
  });

  test('only an ace or a two makes a seven better, a three is Bak, and four to nine make it worse', () => {
    const { says, count, better, worse, bak } = choiceOf('A good count is kept');
    expect({ count, better, bak, worse }).toEqual({
      count: 7,
      better: [1, 2],
      bak: [3],
      worse: [4, 5, 6, 7, 8, 9],
    });
    expect(says.en).toContain('Only an ace or a two would make it better, a three would be <Bak>');
  });

  test('five values make a four better and three make it worse, and a six is Bak', () => {
    const { says, count, better, worse, bak } = choiceOf('Four is too little');
    expect({ count, better, bak, worse }).toEqual({
      count: 4,
      better: [1, 2, 3, 4, 5],
      bak: [6],
      worse: [7, 8, 9],
    });
    expect(says.en).toContain('Five kinds of card make more of it, ace to five');
  });

  test('only ace, two and three make a six better; tens and pictures change nothing', () => {
    const { says, count, better, same } = choiceOf('Two cards beat three');
    expect({ count, better, same }).toEqual({ count: 6, better: [1, 2, 3], same: [0, 10] });
    expect(says.en).toContain('Only ace, two and three improve that');
  });

  test('few who stand have less than five, and most who draw have four or less', () => {
    const stood = choiceOf('Five against two who stand');
    const few = shareOf(
      stood.unseen,
      (pair) => likelihoodOf(STOOD, pair),
      (pair) => pair.count < 5,
    );
    expect(few).toBeLessThan(1 / 10);
    expect(stood.says.en).toContain('Players seldom stand with less than five');
    const drew = choiceOf('Five against two who drew');
    for (const act of [2, 0]) {
      const most = shareOf(
        drew.unseen,
        (pair) => likelihoodOf(act, pair),
        (pair) => pair.count <= 4,
      );
      expect(most).toBeGreaterThan(3 / 4);
    }
    expect(drew.says.en).toContain('whoever draws mostly has four or less');
  });
});
