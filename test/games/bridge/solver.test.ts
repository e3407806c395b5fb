/**
 * The double-dummy solver against plain counting and against published results. All 10,000
 * endings and all tables run with BRIDGE_ENDINGS=10000; `solver-*.txt` say where their results come from.
 */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { FRENCH_52, readCard, writeCard } from '../../../src/cards/pack.ts';
import { below, openQuickStream, type Random, shuffle } from '../../../src/engine/random.ts';
import {
  askOwners,
  askShape,
  findSettling,
  findShape,
  keep,
  NOTHING,
  openMemory,
} from '../../../src/games/bridge/solver/memory.ts';
import { type ParContract, parOf } from '../../../src/games/bridge/solver/par.ts';
import {
  openSolver,
  type SolverPosition,
  type SuitSets,
  solveCards,
  solveTable,
  solveTricks,
} from '../../../src/games/bridge/solver/solver.ts';
import { cardsOfHands, oracle, playable } from '../../support/bridge-oracle.ts';

const WHOLE = process.env.BRIDGE_ENDINGS !== undefined;
const ENDINGS = Number(process.env.BRIDGE_ENDINGS ?? 300);
const LONG = { timeout: WHOLE ? 900_000 : 300_000 };

const setsOf = (cards: readonly number[]): readonly number[] =>
  [0, 1, 2, 3].map((suit) =>
    cards
      .filter((card) => Math.floor(card / 13) === suit)
      .reduce((set, card) => set | (1 << (card % 13)), 0),
  );

const without = (hands: SuitSets, seat: number, card: number): SuitSets =>
  hands.map((suits, at) =>
    suits.map((set, suit) =>
      at === seat && suit === Math.floor(card / 13) ? set & ~(1 << (card % 13)) : set,
    ),
  );

const SIZES = [1, 2, 3, 3, 4, 4, 4, 5];

/** Up to five cards each of a few suits or all, and up to three of them played. */
function ending(random: Random): SolverPosition {
  const each = SIZES[below(random, SIZES.length)] ?? 1;
  const suits = 2 + below(random, 3);
  const pack = shuffle(FRENCH_52.order.slice((4 - suits) * 13), random);
  const hands = [0, 1, 2, 3].map((seat) => setsOf(pack.slice(seat * each, (seat + 1) * each)));
  const start = { hands, trump: below(random, 5), leader: below(random, 4), trick: [] };
  return played(start, below(random, 4), random);
}

function played(position: SolverPosition, cards: number, random: Random): SolverPosition {
  if (cards === 0) return position;
  const { hands, leader, trick } = position;
  const seat = (leader + trick.length) % 4;
  const choices = playable(cardsOfHands(hands)[seat] ?? [], trick);
  const card = choices[below(random, choices.length)] ?? 0;
  const next = { ...position, hands: without(hands, seat, card), trick: [...trick, card] };
  return played(next, cards - 1, random);
}

const seatOf = ({ leader, trick }: SolverPosition): number => (leader + trick.length) % 4;

const tricksLeft = (position: SolverPosition): number =>
  cardsOfHands(position.hands)[seatOf(position)]?.length ?? 0;

test(
  `BRI must hold 5: ${ENDINGS} endings of up to five tricks, every card as counted out`,
  LONG,
  () => {
    // One for each trump, so that what it proved of one ending is used for another.
    const solvers = [0, 1, 2, 3, 4].map(() => openSolver(1 << 12));
    for (let n = 0; n < ENDINGS; n++) {
      const position = ending(openQuickStream(`ending/${n}`));
      const solver = solvers[position.trump] ?? openSolver();
      const north = seatOf(position) % 2 === 0;
      const counted = [...oracle(position)]
        .map(([card, tricks]) => ({ card, tricks: north ? tricks : tricksLeft(position) - tricks }))
        .sort((a, b) => a.card - b.card);
      const best = Math.max(...counted.map(({ tricks }) => tricks));
      const seed = `ending/${n}`;
      expect({ seed, cards: solver.cards(position) }).toEqual({ seed, cards: counted });
      const tricks = north ? best : tricksLeft(position) - best;
      expect({ seed, tricks: solver.tricks(position) }).toEqual({ seed, tricks });
    }
  },
);

/** `N:spades.hearts.diamonds.clubs` of four hands from North. */
function readDeal(deal: string): SuitSets {
  return deal
    .slice(2)
    .split(' ')
    .map((hand) => {
      const [spades = '', hearts = '', diamonds = '', clubs = ''] = hand.split('.');
      const suits = { C: clubs, D: diamonds, H: hearts, S: spades };
      const tokens = Object.entries(suits).flatMap(([suit, ranks]) =>
        [...ranks].map((r) => r + suit),
      );
      return setsOf(tokens.map((token) => readCard(FRENCH_52, token) ?? -1));
    });
}

const linesOf = (name: string): readonly (readonly string[])[] =>
  readFileSync(new URL(name, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split('|').map((part) => part.trim()));

const TABLES = linesOf('solver-tables.txt').map(
  ([head = '', deal = '', table, score, par = '']) => {
    const [dealer = 0, vulnerable = 0] = head.split(' ').map(Number);
    const tricks = (table ?? '').split(/\s+/).map(Number);
    const rows = [3, 2, 1, 0, 4].map((at) => tricks.slice(at * 4, at * 4 + 4));
    // Vulnerable there: none, both, NS, EW; here two bits.
    return {
      deal,
      dealer,
      vulnerable: [0, 3, 1, 2][vulnerable] ?? 0,
      rows,
      score: Number(score),
      par,
    };
  },
);

const LEADS = linesOf('solver-leads.txt');

test('BRI must hold 5: whole tables of published deals', LONG, () => {
  for (const { deal, rows } of TABLES.slice(0, WHOLE ? TABLES.length : 1))
    expect({ deal, table: solveTable(readDeal(deal)) }).toEqual({ deal, table: rows });
});

test('BRI must hold 5: published opening leads, every card', LONG, () => {
  for (const [head = '', deal = '', leads = ''] of LEADS.slice(0, WHOLE ? LEADS.length : 2)) {
    const [strain = '', seat = ''] = head.split(' ');
    const trump = 'CDHSN'.indexOf(strain);
    const leader = 'NESW'.indexOf(seat);
    const position = { hands: readDeal(deal), trump, leader, trick: [] };
    const found = new Map(
      solveCards(position).map(({ card, tricks }) => [writeCard(FRENCH_52, card), tricks]),
    );
    for (const lead of leads.split(' ')) {
      const [card = '', tricks] = lead.split('=');
      expect({ deal, card, tricks: found.get(card) }).toEqual({
        deal,
        card,
        tricks: Number(tricks),
      });
    }
    const best = Math.max(...found.values());
    expect(solveTricks(position)).toBe(leader % 2 === 0 ? best : 13 - best);
  }
});

/** `NS 45S,E 5Cx` as the lists write it: side or seat, levels, strain, `x` if doubled. */
const readPar = (par: string): readonly string[] =>
  par
    .split(',')
    .filter((contracts) => contracts !== '')
    .flatMap((contracts) => {
      const [, who = '', levels = '', rest = ''] = /^(\w+) (\d+)(\w+)$/.exec(contracts) ?? [];
      return [...levels].map((level) => `${who} ${level}${rest}`);
    });

const SIDES: Readonly<Record<string, string>> = { '0,2': 'NS', '1,3': 'EW' };

const writeContract = ({ declarers, level, strain, doubled }: ParContract): string => {
  const who = SIDES[declarers.join()] ?? declarers.map((seat) => 'NESW'[seat]).join();
  return `${who} ${level}${'CDHSN'[strain]}${doubled ? 'x' : ''}`;
};

test('par of published tables: score and contracts', () => {
  for (const { deal, dealer, vulnerable, rows, score, par } of TABLES) {
    const found = parOf(rows, vulnerable, dealer);
    const contracts = found.contracts.map(writeContract).sort();
    expect({ deal, score: found.score, contracts }).toEqual({
      deal,
      score,
      contracts: [...readPar(par)].sort(),
    });
  }
});

test('par when both sides could open: the dealer gets in first', () => {
  const seven = [0, 0, 0, 0];
  const table = [seven, seven, seven, seven, [7, 7, 7, 7]];
  expect([0, 1, 2, 3].map((dealer) => parOf(table, 0, dealer).score)).toEqual([90, -90, 90, -90]);
});

test('a budget that is too small gives no answer, and the next question is answered', () => {
  const [deal = ''] = TABLES.map((published) => published.deal);
  const position = { hands: readDeal(deal), trump: 4, leader: 1, trick: [] };
  const solver = openSolver();
  expect(solver.tricks(position, 10)).toBeUndefined();
  expect(solver.cards(position, 10)).toBeUndefined();
  expect(solver.tricks(position)).toBe(5);
  expect(solver.tricks(position, 10)).toBe(5);
  solver.forget();
  expect(solver.tricks(position, 10)).toBeUndefined();
});

test('a small memory, wiped again and again, gives the same answers', () => {
  for (const trump of [0, 4]) {
    const pack = shuffle(FRENCH_52.order, openQuickStream(`small/${trump}`));
    const hands = [0, 1, 2, 3].map((seat) => setsOf(pack.slice(seat * 10, seat * 10 + 10)));
    const position = { hands, trump, leader: 0, trick: [] };
    expect(openSolver(1 << 6).cards(position)).toEqual(solveCards(position));
  }
});

test('what the memory keeps holds for its own ending alone, in every block', () => {
  const memory = openMemory(1 << 6);
  const shapes = [1, 2, 3];
  const kept = Array.from({ length: 15 }, (_, tops) => tops);
  const ask = (shape: number, tops: number): void => {
    askShape(shape, shape);
    askOwners(tops << 18, tops << 18, tops << 18, tops << 18);
  };
  for (const shape of shapes)
    for (const tops of kept) {
      ask(shape, tops);
      keep(memory, 0x4444, 5, 5, -1);
    }
  for (const shape of shapes)
    for (const tops of [...kept, 15]) {
      ask(shape, tops);
      expect(findSettling(memory, findShape(memory), 5) !== NOTHING).toBe(tops < 15);
    }
});

test('a full memory is wiped, and then holds as much as before', () => {
  const memory = openMemory(1 << 6);
  let shape = 0;
  const keptUntilWiped = (): number => {
    const first = shape;
    for (let free = 0; memory.free >= free; shape++) {
      free = memory.free;
      askShape(shape, 1);
      askOwners(0, 0, 0, 0);
      keep(memory, 0x4444, 5, 5, -1);
    }
    return shape - first;
  };
  // The ending that finds it full is the first of the next round.
  const held = keptUntilWiped() - 1;
  expect(held).toBeGreaterThan(1);
  for (let round = 0; round < 10; round++) expect(keptUntilWiped()).toBe(held);
});

test('nothing left to play: no tricks and no cards', () => {
  const none = [0, 0, 0, 0];
  const position = { hands: [none, none, none, none], trump: 4, leader: 0, trick: [] };
  expect(solveTricks(position)).toBe(0);
  expect(solveCards(position)).toEqual([]);
});
