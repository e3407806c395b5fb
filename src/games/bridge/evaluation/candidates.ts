/** The calls that judgement compares with the call of the bidding rules. */
import { mayDouble } from '../state/auction.ts';
import {
  bidOf,
  DOUBLE,
  isBid,
  levelOf,
  type Move,
  NOTRUMP,
  PASS,
  RANKS,
  strainOf,
} from '../state/cards.ts';
import type { Hand } from '../state/hand.ts';
import { sideOf } from '../state/state.ts';
import { callMeaning, nearCalls } from '../system/meaning.ts';
import { type Reading, readOn } from '../system/reading.ts';
import { type BiddingSetting, combinedCards, partnerShown } from '../system/setting.ts';

const BLACKWOOD = bidOf(4, NOTRUMP);
export const SLAM = 6;
/** The level of a game in each strain, clubs to notrump. */
const GAMES: readonly number[] = [5, 5, 4, 4, 3];
const SUITS = [0, 1, 2, 3] as const;

/** Bids of games and small slams in strains with trumps enough, once partner has shown something. */
function gamesAndSlams(hand: Hand, setting: BiddingSetting): readonly Move[] {
  if (partnerShown(setting).low === 0) return [];
  return [...SUITS, NOTRUMP].flatMap((strain) => {
    const trumps = strain === NOTRUMP ? RANKS : combinedCards(hand, setting, strain);
    if (trumps < 7) return [];
    const game = bidOf(GAMES[strain] ?? 3, strain);
    return trumps < 8 ? [game] : [game, bidOf(SLAM, strain)];
  });
}

/** The cheapest bids of suits in which our side has a fit, and those a level higher. */
function competingBids(hand: Hand, setting: BiddingSetting): readonly Move[] {
  const { auction } = setting;
  return SUITS.flatMap((strain) => {
    if (combinedCards(hand, setting, strain) < 8) return [];
    const level = [1, 2, 3, 4, 5].find((n) => bidOf(n, strain) > auction.bid);
    return level === undefined ? [] : [bidOf(level, strain), bidOf(level + 1, strain)];
  });
}

/** Whether the opponents have shown the suit they bid last, and did not use it to say something else. */
function isNatural({ auction, shown, seat }: BiddingSetting): boolean {
  const strain = strainOf(auction.bid);
  const cards = [1, 3].map((by) => shown[(seat + by) & 3]?.min[strain] ?? 0);
  return strain === NOTRUMP || Math.max(...cards) >= 4;
}

/** The lowest bids that are doubled for penalties: while partner is still to call, and where a pass ends the auction. */
const PUNISHED = 3;
const PUNISHED_AT_LAST = 2;

/** Whether the auction ends if the seat passes. */
export const isLastCall = ({ auction }: BiddingSetting): boolean =>
  isBid(auction.bid) && auction.passes === 2;

/** Whether a double says that the opponents cannot make the contract that they may be left to play. */
function mayPunish(reading: Reading): boolean {
  const { setting } = reading;
  const { auction, seat } = setting;
  const lowest = isLastCall(setting) ? PUNISHED_AT_LAST : PUNISHED;
  if (levelOf(auction.bid) < lowest || !mayDouble(auction, seat)) return false;
  const mayStop = readOn(reading, PASS).setting.force === 'none';
  return mayStop && isNatural(setting) && callMeaning(setting, DOUBLE).force === 'none';
}

/** Whether the call asks for aces, or answers. */
function isAsking({ meanings }: Reading, call: Move): boolean {
  const [partner] = meanings.slice(-2);
  return call === BLACKWOOD || (partner?.call === BLACKWOOD && partner.force !== 'none');
}

const isBiddable = ({ auction }: BiddingSetting, call: Move): boolean =>
  !isBid(call) || (call > auction.bid && levelOf(call) <= SLAM + 1);

/** The calls to compare with `call`, which the rules choose; none where there is nothing to judge. */
export function candidates(hand: Hand, reading: Reading, call: Move): readonly Move[] {
  const { setting } = reading;
  if (setting.opener < 0 || isAsking(reading, call)) return [];
  const isFree = setting.force === 'none';
  const isTheirs = sideOf(setting.auction.bidder) !== sideOf(setting.seat);
  const calls = [...nearCalls(hand, setting), ...gamesAndSlams(hand, setting)];
  if (isTheirs) calls.push(...competingBids(hand, setting));
  if (isFree) calls.push(PASS);
  if (isFree && mayPunish(reading)) calls.push(DOUBLE);
  return [...new Set(calls)].filter((one) => one !== call && isBiddable(setting, one));
}
