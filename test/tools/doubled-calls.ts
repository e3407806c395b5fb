/**
 * Whether a side ever plays an artificial bid of its own that was doubled: its opponents double all of them. Part of
 * `npm run bench -- bridge laws`.
 */
import { bidOut } from '../../src/games/bridge/analysis/bench.ts';
import { mayDouble } from '../../src/games/bridge/state/auction.ts';
import { DOUBLE, isBid, type Move, PASS } from '../../src/games/bridge/state/cards.ts';
import { type SystemCards, USUAL_CARDS } from '../../src/games/bridge/state/system-card.ts';
import { chooseCall } from '../../src/games/bridge/system/meaning.ts';
import { type Reading, readAuction } from '../../src/games/bridge/system/reading.ts';
import { boardOf } from './bidder.ts';

type Caller = NonNullable<Parameters<typeof bidOut>[1]>[number];

const isLastArtificial = ({ meanings }: Reading): boolean =>
  meanings.findLast(({ call }) => isBid(call))?.artificial ?? false;

const byRules: Caller = (hand, { setting }) => chooseCall(hand, setting);

/** Doubles what is artificial, and bids by the rules otherwise. */
const doubling: Caller = (hand, reading, vulnerable) => {
  const { auction, seat } = reading.setting;
  if (isLastArtificial(reading) && mayDouble(auction, seat)) return DOUBLE;
  return byRules(hand, reading, vulnerable);
};

/** Bids by the rules until an artificial bid of its side is doubled, and then as `caller` does. */
const oncePressed =
  (caller: Caller): Caller =>
  (hand, reading, vulnerable) => {
    const isPressed = reading.setting.auction.doubled > 1 && isLastArtificial(reading);
    return (isPressed ? caller : byRules)(hand, reading, vulnerable);
  };

export interface DoubledCalls {
  /** Artificial bids that were doubled. */
  readonly doubled: number;
  /** The auctions that ended there, call by call, after the number of the board. */
  readonly passedOut: readonly string[];
}

/** Where an auction has a double of an artificial bid. */
const doublesOf = (calls: readonly Move[], dealer: number, cards: SystemCards): readonly number[] =>
  calls.flatMap((call, i) => {
    if (call !== DOUBLE) return [];
    return isLastArtificial(readAuction(calls.slice(0, i), dealer, cards)) ? [i] : [];
  });

/** Bids boards of fixed seeds until `least` artificial bids were doubled, each side doubling in turn. */
export function doubledCalls(
  least: number,
  caller: Caller = byRules,
  cards = USUAL_CARDS,
): DoubledCalls {
  const passedOut: string[] = [];
  let doubled = 0;
  for (let n = 0; doubled < least; n++) {
    const board = boardOf(n >> 1);
    const pressed = oncePressed(caller);
    const callers = n % 2 === 0 ? [pressed, doubling] : [doubling, pressed];
    const { calls } = bidOut(board, callers, cards).auction;
    for (const at of doublesOf(calls, board.dealer, cards)) {
      doubled++;
      const isEnd = calls.slice(at + 1).every((call) => call === PASS);
      if (isEnd) passedOut.push(`${n >> 1}: ${calls.join(' ')}`);
    }
  }
  return { doubled, passedOut };
}

export const doubledLine = ({ doubled, passedOut }: DoubledCalls): string =>
  [`artificial bids doubled and passed out: ${passedOut.length} of ${doubled}`, ...passedOut].join(
    '\n  ',
  );
