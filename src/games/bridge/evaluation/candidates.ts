/** The calls worth comparing with that of the rules. */
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
  type Strain,
  strainOf,
} from '../state/cards.ts';
import type { Hand } from '../state/hand.ts';
import { sideOf } from '../state/state.ts';
import { meaningOf, nearCalls } from '../system/meaning.ts';
import type { Reading } from '../system/reading.ts';
import { partnerShown, type Setting } from '../system/setting.ts';

const BLACKWOOD = bidOf(4, NOTRUMP);
export const SLAM = 6;
const GAMES: Readonly<Record<number, number>> = { 0: 5, 1: 5, 2: 4, 3: 4, 4: 3 };
const SUITS = [0, 1, 2, 3] as const;

/** Trumps our side may count on in a suit. */
const fitIn = (hand: Hand, setting: Setting, strain: Strain): number =>
  (hand.length[strain] ?? 0) + (partnerShown(setting).min[strain] ?? 0);

/** Bids of games and small slams. */
function places(hand: Hand, setting: Setting): readonly Move[] {
  if (partnerShown(setting).low === 0) return [];
  return [...SUITS, NOTRUMP].flatMap((strain) => {
    const trumps = strain === NOTRUMP ? RANKS : fitIn(hand, setting, strain);
    const levels = trumps < 7 ? [] : [GAMES[strain] ?? 3, ...(trumps < 8 ? [] : [SLAM])];
    return levels.map((level) => bidOf(level, strain));
  });
}

/** The cheapest bids of suits in which our side has a fit, and those a level higher. */
function competing(hand: Hand, setting: Setting): readonly Move[] {
  const { auction } = setting;
  return SUITS.flatMap((strain) => {
    if (fitIn(hand, setting, strain) < 8) return [];
    const level = [1, 2, 3, 4, 5].find((n) => bidOf(n, strain) > auction.bid);
    return level === undefined ? [] : [bidOf(level, strain), bidOf(level + 1, strain)];
  });
}

/** Whether the opponents have shown the suit they bid last, and did not use it to say something else. */
function isNatural({ auction, shown, seat }: Setting): boolean {
  const strain = strainOf(auction.bid);
  const cards = [1, 3].map((by) => shown[(seat + by) & 3]?.min[strain] ?? 0);
  return strain === NOTRUMP || Math.max(...cards) >= 4;
}

/** Whether a double says that the opponents cannot make what they have bid high or in full. */
function mayPunish(setting: Setting): boolean {
  const { auction, seat } = setting;
  const isHigh = levelOf(auction.bid) >= 3;
  if (!isHigh || !mayDouble(auction, seat) || !isNatural(setting)) return false;
  return meaningOf(setting, DOUBLE).force === 'none';
}

/** Whether the call asks for aces, or answers. */
function isAsking({ meanings }: Reading, call: Move): boolean {
  const [partner] = meanings.slice(-2);
  return call === BLACKWOOD || (partner?.call === BLACKWOOD && partner.force !== 'none');
}

const isLegal = ({ auction }: Setting, call: Move): boolean =>
  !isBid(call) || (call > auction.bid && levelOf(call) <= SLAM + 1);

/** The calls to compare with that of the rules; none where there is nothing to judge. */
export function candidates(hand: Hand, reading: Reading, call: Move): readonly Move[] {
  const { setting } = reading;
  if (setting.opener < 0 || isAsking(reading, call)) return [];
  const isFree = setting.force === 'none';
  const isTheirs = sideOf(setting.auction.bidder) !== sideOf(setting.seat);
  const all = [
    ...nearCalls(hand, setting),
    ...places(hand, setting),
    ...(isTheirs ? competing(hand, setting) : []),
    ...(isFree ? [PASS, ...(mayPunish(setting) ? [DOUBLE] : [])] : []),
  ];
  return [...new Set(all)].filter((one) => one !== call && isLegal(setting, one));
}
