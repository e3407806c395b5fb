/** Boards made by a seed, sound and whole, and files of them in which single tags are spoilt. */
import { below, openQuickStream, type Random } from '../../../src/engine/random.ts';
import { type Board, finalContract } from '../../../src/games/bridge/formats/board.ts';
import {
  callsOf,
  isContractReached,
  isPassedOut,
  withCalls,
} from '../../../src/games/bridge/state/auction.ts';
import {
  isBid,
  type Move,
  PASS,
  pack,
  SUIT_OF,
  winnerOf,
} from '../../../src/games/bridge/state/cards.ts';
import { sideOf } from '../../../src/games/bridge/state/state.ts';
import { boardVulnerability } from '../../../src/games/bridge/state/values.ts';

const oneOf = <T>(random: Random, items: readonly T[]): T => {
  const item = items[below(random, items.length)];
  if (item === undefined) throw new Error('nothing to choose from');
  return item;
};

function handsBy(random: Random): readonly (readonly number[])[] {
  const cards = [...pack.order];
  for (let i = cards.length - 1; i > 0; i--) {
    const j = below(random, i + 1);
    const held = cards[i] ?? 0;
    cards[i] = cards[j] ?? 0;
    cards[j] = held;
  }
  return [0, 1, 2, 3].map((seat) =>
    cards.slice(13 * seat, 13 * seat + 13).sort((one, other) => other - one),
  );
}

/** Mostly passes and low bids, to the end of the auction or, now and then, not quite. */
function callsBy(random: Random, dealer: number): readonly Move[] {
  const calls: Move[] = [];
  const stop = below(random, 10) === 0 ? 1 + below(random, 5) : 60;
  for (;;) {
    const auction = withCalls(dealer, calls);
    if (isContractReached(auction) || isPassedOut(auction) || calls.length === stop) return calls;
    const legal = callsOf(auction, (dealer + calls.length) & 3);
    const low = legal.filter(isBid).slice(0, 4);
    const others = legal.filter((call) => call !== PASS && !isBid(call));
    const isPass = below(random, 100) < 60 || low.length === 0;
    calls.push(isPass ? PASS : oneOf(random, [...low, ...others]));
  }
}

/** Cards of a play that stops: few, or so many that a claim is judged quickly. */
const LENGTHS = [0, 0, 2, 32, 40, 52];

/** Cards played by the rules, as many as the seed says, and the tricks of either side so far. */
function playBy(random: Random, board: Board) {
  const { level, strain, declarer } = finalContract(board);
  const hands = board.hands.map((hand) => [...hand]);
  const cards: number[] = [];
  const made = [0, 0];
  let leader = (declarer + 1) & 3;
  const length = level === 0 ? 0 : oneOf(random, LENGTHS);
  while (cards.length < length) {
    const trick = cards.slice(cards.length & ~3);
    const seat = (leader + trick.length) & 3;
    const hand = hands[seat] ?? [];
    const following = hand.filter(
      (card) => trick.length > 0 && SUIT_OF[card] === SUIT_OF[trick[0] ?? 0],
    );
    const card = oneOf(random, following.length > 0 ? following : hand);
    hand.splice(hand.indexOf(card), 1);
    cards.push(card);
    if (trick.length < 3) continue;
    leader = (leader + winnerOf([...trick, card], strain)) & 3;
    const side = sideOf(leader) === sideOf(declarer) ? 0 : 1;
    made[side] = (made[side] ?? 0) + 1;
  }
  return { cards, won: made[0] ?? 0, lost: made[1] ?? 0 };
}

const SAID = ['strong', 'five cards', 'asks for aces'];

/** A sound board; what is said of its calls and cards comes along. */
function madeBoard(random: Random, number: number): Board {
  const dealer = (number - 1) & 3;
  const begun: Board = {
    number,
    dealer,
    vulnerable: boardVulnerability(number - 1),
    hands: handsBy(random),
    calls: callsBy(random, dealer),
    cards: [],
    names: ['Nora', 'Edwin', 'Susan', 'Walter'],
    remarks: [],
    tags: [
      ['Event', `Cup ${number}`],
      ['Site', 'Leipzig'],
      ['Date', '2019.03.09'],
    ],
  };
  const { cards, won, lost } = playBy(random, begun);
  const tricks = cards.length === 52 ? won : won + below(random, 14 - won - lost);
  const hasContract = finalContract(begun).level > 0;
  const at = 1 + below(random, begun.calls.length + cards.length);
  const remarks: Board['remarks'] = [{ at, as: 'note', text: oneOf(random, SAID) }];
  return { ...begun, cards, remarks, tricks: hasContract ? tricks : undefined };
}

export const madeBoards = (seed: string, count: number): readonly Board[] => {
  const random = openQuickStream(`boards/${seed}`);
  return Array.from({ length: count }, (_, i) => madeBoard(random, i + 1));
};

const DAMAGES = [
  'left out',
  'doubled',
  'doubled otherwise',
  'misspelt',
  'wrong',
  'contradicted',
] as const;

/** What was done to a board's text. */
export interface Damage {
  readonly kind: (typeof DAMAGES)[number];
  /** The tag or entry that was spoilt. */
  readonly name: string;
  readonly text: string;
}

/** Another value that the tag could have had. */
function otherwise(random: Random, value: string, other: string): string {
  const seat = 'NESW'.indexOf(value);
  if (seat >= 0 && value !== '') return 'NESW'.charAt((seat + 1 + below(random, 3)) % 4);
  if (/^\d+$/.test(value)) return String((Number(value) + 1 + below(random, 5)) % 14);
  if (value === other) return `${value} 2`;
  return /^\??$/.test(other) ? '4S' : other;
}

const misspelt = (random: Random, word: string): string => {
  const at = below(random, Math.max(1, word.length - 1));
  return word.slice(0, at) + (word[at + 1] ?? 'q') + (word[at] ?? '') + word.slice(at + 2);
};

/** A board as a line of parts, each with a name and a value, and what stands between them. */
interface Notation {
  readonly part: RegExp;
  readonly written: (name: string, value: string) => string;
}

const NOTATIONS: Readonly<Record<'pbn' | 'lin', Notation>> = {
  pbn: {
    part: /\[(\w+) "((?:[^"\\]|\\.)*)"\]\n?/g,
    written: (name, value) => `[${name} "${value}"]\n`,
  },
  lin: {
    part: /(pn|md|ah|sv|mb|pc|mc|an)\|([^|]*)\|/g,
    written: (name, value) => `${name}|${value}|`,
  },
};

/** The text of a board with one of its tags or entries spoilt; `other` is another board to take values from. */
export function spoiltBoard(
  format: 'pbn' | 'lin',
  text: string,
  other: string,
  random: Random,
): Damage {
  const { part, written } = NOTATIONS[format];
  const found = oneOf(random, [...text.matchAll(part)]);
  const [all, name = '', value = ''] = found;
  const kind = oneOf(random, DAMAGES);
  const same = [...other.matchAll(part)].filter(([, one]) => one === name);
  const another = otherwise(random, value, same[0]?.[2] ?? `${value}x`);
  const put = (): string => {
    switch (kind) {
      case 'left out':
        return '';
      case 'doubled':
        return all + all;
      case 'doubled otherwise':
        return all + written(name, another);
      case 'misspelt':
        return format === 'pbn'
          ? written(misspelt(random, name), value)
          : written(name, misspelt(random, value));
      case 'wrong':
        return written(name, `${value.slice(0, 3)}?!z`);
      case 'contradicted':
        return written(name, another);
    }
  };
  const at = found.index;
  return { kind, name, text: text.slice(0, at) + put() + text.slice(at + all.length) };
}
