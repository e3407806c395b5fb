/** Reads an auction by the system: the meaning of every call, and what each seat has shown. */

import type { Seat } from '../../../engine/game.ts';
import { BOUNDS } from '../../../engine/store.ts';
import { afterCall } from '../state/auction.ts';
import { DOUBLE, isBid, levelOf, type Move, NOTRUMP, PASS, strainOf } from '../state/cards.ts';
import { type Auction, type Deal, OPEN_AUCTION, partnerOf, sideOf } from '../state/state.ts';
import { type SystemCards, systemCards, USUAL_CARDS } from '../state/system-card.ts';
import { type CallMeaning, callMeaning } from './meaning.ts';
import type { Binding } from './pattern.ts';
import { type BiddingSetting, isGame } from './setting.ts';
import { agreeing, type Force, NOTHING_SHOWN, type ShownHand } from './shown.ts';

/** The setting of the dealer, before anybody has called. */
const openSetting = (dealer: Seat, cards: SystemCards): BiddingSetting => ({
  seat: dealer,
  auction: OPEN_AUCTION,
  cards,
  calls: [],
  matched: [],
  opener: -1,
  shown: [NOTHING_SHOWN, NOTHING_SHOWN, NOTHING_SHOWN, NOTHING_SHOWN],
  force: 'none',
  notrump: false,
  suits: {},
  theirs: [],
});

/** The longest suit a hand has shown, at least four cards. */
function longestShown({ min }: ShownHand): number | undefined {
  const most = Math.max(...min);
  return most < 4 ? undefined : min.lastIndexOf(most);
}

/** The longest suit in which two hands have shown at least eight cards. */
function agreedSuit(one: ShownHand, two: ShownHand): number | undefined {
  const sums = one.min.map((n, suit) => n + (two.min[suit] ?? 0));
  const most = Math.max(...sums);
  return most < 8 ? undefined : sums.lastIndexOf(most);
}

/** The suits F, P, Y and O as a seat sees them. */
function suitsFor(shown: readonly ShownHand[], seat: Seat, { bid, bidder }: Auction): Binding {
  const own = shown[seat] ?? NOTHING_SHOWN;
  const partner = shown[partnerOf(seat)] ?? NOTHING_SHOWN;
  const P = longestShown(partner);
  const isTheirs = isBid(bid) && sideOf(bidder) !== sideOf(seat) && strainOf(bid) < NOTRUMP;
  const suits = {
    F: agreedSuit(own, partner) ?? P,
    P,
    Y: longestShown(own),
    O: isTheirs ? strainOf(bid) : undefined,
  };
  return Object.fromEntries(
    Object.entries(suits).flatMap(([letter, suit]) => (suit === undefined ? [] : [[letter, suit]])),
  );
}

/** Suits in which an opponent of the seat has shown four cards. */
const shownSuits = (shown: readonly ShownHand[], seat: Seat): readonly number[] =>
  [0, 1, 2, 3].filter((suit) =>
    shown.some(({ min }, other) => sideOf(other) !== sideOf(seat) && (min[suit] ?? 0) >= 4),
  );

/** Whether the last bid was artificial. */
const isLastArtificial = (meanings: readonly CallMeaning[]): boolean =>
  meanings.findLast(({ call }) => isBid(call))?.artificial ?? false;

/**
 * How far the seat to call is forced. A game force lasts until game is bid. An artificial bid of its side that was
 * doubled is no place to play: whoever of the two is to call finds another contract.
 */
function forceFor(
  meanings: readonly CallMeaning[],
  seat: Seat,
  { bid, bidder, doubled }: Auction,
): Force {
  const isOurs = sideOf(bidder) === sideOf(seat);
  const ours = meanings.filter((meaning) => sideOf(meaning.seat) === sideOf(seat));
  if (isOurs && !isGame(bid) && ours.some(({ force }) => force === 'game')) return 'game';
  if (isOurs && doubled > 1 && isLastArtificial(meanings)) return 'once';
  const [partner, right] = meanings.slice(-2);
  if (partner?.seat !== partnerOf(seat) || right?.call !== PASS) return 'none';
  return partner.force === 'none' ? 'none' : 'once';
}

/** A natural bid in notrump: below Blackwood. */
const isNotrump = (call: Move): boolean =>
  isBid(call) && strainOf(call) === NOTRUMP && levelOf(call) < 4;

export interface Reading {
  readonly meanings: readonly CallMeaning[];
  /** Where the auction stands for the next seat. */
  readonly setting: BiddingSetting;
}

/**
 * The reading of an auction after one more call. Patterns match only calls from the opening on, and take the double of
 * an artificial bid for a pass.
 */
function withCall({ meanings, setting }: Reading, call: Move): Reading {
  const { seat, cards, calls, matched, opener } = setting;
  const meaning = callMeaning(setting, call);
  const next = (seat + 1) & 3;
  const auction = afterCall(setting.auction, seat, call);
  const shown = setting.shown.map((known, other) =>
    other === seat ? agreeing(known, meaning.shown) : known,
  );
  const all = [...meanings, meaning];
  const isOpened = auction.bid > 0;
  const isIgnored = call === DOUBLE && isLastArtificial(meanings);
  const after: BiddingSetting = {
    seat: next,
    auction,
    cards,
    calls: isOpened ? [...calls, call] : [],
    matched: isOpened ? [...matched, isIgnored ? PASS : call] : [],
    opener: setting.auction.bid === 0 && isBid(call) ? seat : opener,
    shown,
    force: forceFor(all, next, auction),
    notrump: all.some((one) => one.seat === partnerOf(next) && isNotrump(one.call)),
    suits: suitsFor(shown, next, auction),
    theirs: shownSuits(shown, next),
  };
  return { meanings: all, setting: after };
}

/** How many meanings the readings below hold in all. */
let keptMeanings = 0;
/** Readings before the first call, by cards and dealer. */
let roots = new WeakMap<SystemCards, Reading[]>();
/** What followed readings before: sampled deals bid the same auctions again and again. */
let following = new WeakMap<Reading, Map<Move, Reading>>();

/** The reading after one more call. */
export function readOn(reading: Reading, call: Move): Reading {
  const known = following.get(reading) ?? new Map<Move, Reading>();
  following.set(reading, known);
  const found = known.get(call);
  if (found !== undefined) return found;
  const after = withCall(reading, call);
  known.set(call, after);
  keptMeanings += after.meanings.length;
  return after;
}

/** The auction so far, read call by call, by what each side plays. */
export function readAuction(
  calls: readonly Move[],
  dealer: Seat,
  cards: SystemCards = USUAL_CARDS,
): Reading {
  if (keptMeanings >= BOUNDS.meanings) {
    keptMeanings = 0;
    roots = new WeakMap();
    following = new WeakMap();
  }
  const known = roots.get(cards) ?? [];
  roots.set(cards, known);
  known[dealer] ??= { meanings: [], setting: openSetting(dealer, cards) };
  return calls.reduce(readOn, known[dealer]);
}

/** The auction of a deal. */
export const readDeal = (deal: Pick<Deal, 'auction' | 'dealer' | 'options'>): Reading =>
  readAuction(deal.auction.calls, deal.dealer, systemCards(deal.options));
