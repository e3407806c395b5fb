/**
 * The slow obvious versions: every text that could be tried, judged by `apply` alone, against the
 * legal list; lines of steps tried one after another, against the reckoning behind CAN-20.
 */
import { describe, expect, test } from 'vitest';
import type { Bag } from '../../../src/cards/bag.ts';
import { LONGEST_LIST } from '../../../src/engine/longest-list.ts';
import { below, openQuickStream, type Random, shuffle } from '../../../src/engine/random.ts';
import { isRefusal } from '../../../src/engine/refusal.ts';
import { canasta } from '../../../src/games/canasta/index.ts';
import { candidates } from '../../../src/games/canasta/mind/candidates.ts';
import { write } from '../../../src/games/canasta/shown/text.ts';
import {
  compareSets,
  isWild,
  packOf,
  rankOf,
  sortSet,
} from '../../../src/games/canasta/state/cards.ts';
import * as moves from '../../../src/games/canasta/state/moves.ts';
import { type Move, meldOf, takeOf } from '../../../src/games/canasta/state/moves.ts';
import type { State, Word } from '../../../src/games/canasta/state/state.ts';
import { fullChoices } from '../../../src/games/canasta/turn/choices.ts';
import { mayAsk, sceneOf } from '../../../src/games/canasta/turn/lay.ts';
import { legal, movesIn } from '../../../src/games/canasta/turn/legal.ts';
import { apply } from '../../../src/games/canasta/turn/rules.ts';
import { laying, type Setup, stateOf, table } from './support.ts';

const ORDER = packOf({ jokers: 6 }).order;
const tokensOf = (cards: Bag): string =>
  cards.map((card) => packOf({ jokers: 6 }).tokens[card]).join(' ');
const pick = <T>(list: readonly T[], random: Random): T => {
  const item = list[below(random, list.length)];
  if (item === undefined) throw new Error('an empty list');
  return item;
};

/** Every different choice of cards out of a hand that may lie in one set: of one rank and wild. */
function oneRankChoices(hand: Bag): readonly Bag[] {
  const ranks = [...new Set(hand.map(rankOf))];
  const found = new Map<string, Bag>();
  for (const rank of ranks) {
    const cards = hand.filter((card) => isWild(card) || rankOf(card) === rank);
    for (let mask = 1; mask < 1 << cards.length; mask++) {
      const chosen = sortSet(cards.filter((_, i) => (mask >> i) & 1));
      found.set(chosen.join(), chosen);
    }
  }
  return [...found.values()];
}

/** Every way to lay sets of three and more from the hand together, each once. */
function packets(hand: Bag, sets: readonly Bag[], from = 0): readonly (readonly Bag[])[] {
  const counts = (cards: Bag, card: number) => cards.filter((other) => other === card).length;
  return sets.slice(from).flatMap((set, i) => {
    if (set.some((card) => counts(set, card) > counts(hand, card))) return [];
    const left = [...hand];
    for (const card of set) left.splice(left.indexOf(card), 1);
    return [[set], ...packets(left, sets, from + i).map((more) => [set, ...more])];
  });
}

/** Every move that could come into question. */
function allMoves(state: State): readonly Move[] {
  const hand = state.hands[state.turn.seat] ?? [];
  const choices = oneRankChoices(hand);
  const sets = choices.filter((set) => set.length >= 3).sort(compareSets);
  const numbers = [1, 2, 3, 4, 5];
  const words = Object.values(moves.WORDS);
  const singles = [...new Set(hand)].flatMap((card) => [moves.discard(card), moves.red(card)]);
  const laid = packets(hand, sets);
  const takes = choices.flatMap((first) => {
    const left = [...hand];
    for (const card of first) left.splice(left.indexOf(card), 1);
    const more = packets(left, sets);
    return [takeOf([first]), ...more.map((following) => takeOf([first, ...following]))];
  });
  return [
    ...words,
    ...singles,
    ...laid.map(meldOf),
    ...takes,
    ...numbers.flatMap((number) => choices.map((cards) => moves.add(number, cards))),
    ...numbers.map(moves.takeTo),
    ...numbers.flatMap((a) => numbers.filter((b) => b > a).map((b) => moves.merge(a, b))),
  ];
}

const accepted = (state: State): readonly string[] => {
  const texts = allMoves(state)
    .filter((move) => !isRefusal(apply(state, move)))
    .map(write);
  return [...new Set(texts)].sort();
};

const RANKS = ['4', '8', 'K', 'A'];
const randomMeld = (random: Random): string => {
  const rank = pick(RANKS, random);
  const naturals = shuffle([0, 1, 2, 3, 0, 1, 2, 3], random).map((suit) => 'CDHS'.charAt(suit));
  const count = 2 + below(random, 5);
  const wilds = count === 2 ? 1 + below(random, 3) : below(random, 4);
  const wild = ['2C', '2D', 'XX'].slice(0, wilds);
  return [...naturals.slice(0, count).map((suit) => `${rank}${suit}`), ...wild].join(' ');
};

/** A hand of few ranks, so that there is something to lay. */
function randomHand(random: Random, size: number, reds: boolean): string {
  const kinds = ORDER.filter((card) => {
    const token = tokensOf([card]);
    if (/^3[DH]/.test(token)) return reds && random() < 0.3;
    return isWild(card) || /^[348KA]/.test(token) || random() < 0.08;
  });
  return tokensOf(shuffle(kinds, random).slice(0, size));
}

const PILES = ['KS', '5C KS', '2C KS', 'XX', '5C 2S', '3S', '4C 3S 8D', '3H 4D', '5C 6C AD', ''];
const WORDS: readonly Word[] = ['open', 'closed', 'yes', 'no'];

function randomSetup(random: Random): Setup & { readonly phase: 'turn' | 'lay' | 'peel' } {
  const pile = random() < 0.5 ? 'whole' : 'peel';
  const redThrees = random() < 0.7 ? 'auto' : 'manual';
  const melds = Array.from({ length: below(random, 4) }, () => randomMeld(random));
  const peeling = pile === 'peel' && melds.length > 0;
  const phase = pick(
    peeling ? (['turn', 'lay', 'peel'] as const) : (['turn', 'lay'] as const),
    random,
  );
  const last = phase === 'lay' && random() < 0.2;
  return {
    options: { pile, redThrees, wildTop: random() < 0.7 ? 'take' : 'closed' },
    hands: [randomHand(random, 1 + below(random, 7), redThrees === 'manual')],
    pile: pick(PILES, random),
    stock: last || random() < 0.2 ? '' : '4C 6D 8H',
    melds: [melds],
    totals: Array.from({ length: 4 }, () => 0).fill(pick([-5, 0, 1500, 3000], random)),
    phase,
    turn: { last, word: phase === 'lay' ? pick(WORDS, random) : 'closed' },
  };
}

describe('the legal list', () => {
  test('is every text that `apply` accepts, over random positions of every option', () => {
    for (let seed = 0; seed < 700; seed++) {
      const random = openQuickStream(`canasta/legal/${seed}`);
      const setup = randomSetup(random);
      const state = stateOf(table(setup));
      const listed = legal(state).map(write);
      expect(new Set(listed).size, `seed ${seed} repeats`).toBe(listed.length);
      expect([...listed].sort(), `seed ${seed} ${JSON.stringify(setup)}`).toEqual(accepted(state));
    }
  });

  const LARGE = 'KC KD KH KS AC AD AH AS QC QD QH QS 2C 2D 4C 4D 5C';
  const HUGE = 'KC KD KH KS AC AD AH AS QC QD QH QS 2C 2D 2H 2S XX XX JC JD JH JS 4C 5C';

  /** What of a move is left if suits are alike. */
  const suitless = (move: Move): string => {
    const sets = write(move)
      .replace(move.verb, '')
      .replaceAll(/[CDHS]/g, '')
      .split('/');
    return [move.verb, ...sets.map((set) => set.trim()).toSorted()].join(' / ');
  };

  test('CAN-11 is cut short where it would be too long, with one first of all that differ in suits', () => {
    const state = stateOf(laying({ hands: [LARGE] }));
    const full = movesIn(sceneOf(state), fullChoices, 1_000_000);
    expect(full.length).toBeGreaterThan(5000);
    const listed = legal(state);
    expect(listed).toHaveLength(LONGEST_LIST);
    expect(new Set(listed.map(write)).size).toBe(LONGEST_LIST);
    expect(listed.filter((move) => isRefusal(apply(state, move)))).toEqual([]);
    const ways = new Set(full.map(suitless));
    expect(ways.size).toBeLessThan(LONGEST_LIST);
    expect(new Set(listed.map(suitless))).toEqual(ways);
    const first = listed.slice(0, ways.size).map(suitless);
    expect(new Set(first)).toEqual(ways);
  });

  test('CAN-11 never grows beyond that, and what it leaves out is still accepted', () => {
    const state = stateOf(laying({ hands: [HUGE] }));
    const listed = legal(state).map(write);
    expect(listed).toHaveLength(LONGEST_LIST);
    expect(listed.filter((text) => text.startsWith('discard')).length).toBeGreaterThanOrEqual(8);
    const few = candidates(canasta.observer.observe(state, 0)).map(write);
    expect(few.filter((text) => !listed.includes(text))).toEqual([]);
    const left = canasta.notation.read('meld JD JH JS / QD QH QS / AD AH AS 2S XX');
    if (isRefusal(left)) throw new Error('unreadable');
    expect(listed).not.toContain(write(left));
    expect(isRefusal(canasta.rules.apply(state, left))).toBe(false);
  });

  test('of a shortlist is never left, and a shortlist is never empty', () => {
    for (let seed = 0; seed < 700; seed++) {
      const random = openQuickStream(`canasta/short/${seed}`);
      const state = stateOf(table(randomSetup(random)));
      const few = candidates(canasta.observer.observe(state, 0)).map(write);
      const all = new Set(legal(state).map(write));
      expect(few.length > 0 || all.size === 0, `seed ${seed}`).toBe(true);
      expect(
        few.filter((text) => !all.has(text)),
        `seed ${seed}`,
      ).toEqual([]);
    }
  });
});

/** Whether some line of steps empties the hand; tries them all. */
function lineEmpties(state: State, seen: Set<string>): boolean {
  const { seat } = state.turn;
  if ((state.hands[seat] ?? []).length === 0) return true;
  const key = JSON.stringify([state.hands[seat], state.sides, state.why]);
  if (seen.has(key)) return false;
  seen.add(key);
  return movesIn(sceneOf(state), fullChoices, 100_000).some((move) => {
    if (move.verb === 'discard' && (state.hands[seat] ?? []).length > 1) return false;
    if (!['meld', 'add', 'merge', 'discard'].includes(move.verb)) return false;
    const after = apply(state, move);
    return !isRefusal(after) && lineEmpties(after, seen);
  });
}

describe('CAN-20 whether the hand can be emptied', () => {
  test('CAN-20 is what trying every line of steps says', () => {
    let yes = 0;
    for (let seed = 0; seed < 900; seed++) {
      const random = openQuickStream(`canasta/empty/${seed}`);
      const setup: Setup = {
        hands: [randomHand(random, 1 + below(random, 5), false)],
        melds: [Array.from({ length: 1 + below(random, 3) }, () => randomMeld(random))],
        turn: { last: random() < 0.2 },
        stock: '4C 6D',
      };
      const state = stateOf(laying(setup));
      const can = mayAsk(sceneOf(state));
      if (can) yes++;
      expect(can, `seed ${seed} ${JSON.stringify(setup)}`).toBe(lineEmpties(state, new Set()));
    }
    expect(yes).toBeGreaterThan(100);
  });

  test('CAN-20 so too for a first meld with a canasta', () => {
    const hands = [
      'KC KC KD KH KS 2C XX',
      'KC KC KD KH KS 2C XX 4C',
      'KC KC KD KH KS 2C 2D 4C 4D 4H 5C',
    ];
    for (const hand of hands)
      for (const total of [0, 1500, 3000]) {
        const state = stateOf(laying({ hands: [hand], totals: [total, 0, total, 0] }));
        expect(mayAsk(sceneOf(state)), `${hand} ${total}`).toBe(lineEmpties(state, new Set()));
      }
  });
});
