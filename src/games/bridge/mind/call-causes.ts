/** What bridge players say for and against a call: the points of both hands, and the length of suits. */
import { causesOf, suitMarked } from '../../../blocks/causes.ts';
import type { Cause } from '../../../engine/extras.ts';
import type { Observation } from '../rules/observation.ts';
import {
  cardAt,
  HIGHEST,
  isBid,
  LOWEST,
  levelOf,
  type Move,
  NOTRUMP,
  pack,
  strainOf,
} from '../state/cards.ts';
import { evaluateHand, type Hand, lengthPoints } from '../state/hand.ts';
import { sideOf } from '../state/state.ts';
import { callMeaning } from '../system/meaning.ts';
import { readDeal } from '../system/reading.ts';
import { type BiddingSetting, isGame, partnerShown } from '../system/setting.ts';
import type { ShownHand } from '../system/shown.ts';
import texts from './texts.json' with { type: 'json' };

const { causes: said } = texts;

/** Points of both hands by which a level is usually bid, from the one level on. */
const NEEDED: readonly number[] = [0, 12, 20, 22, 25, 28, 33, 37];
const NOTRUMP_GAME = 25;
const SLAM = 33;
/** The level of a grand slam. */
const GRAND = 7;
/** The high-card points in the pack. */
const ALL_POINTS = 40;
/** Cards of both hands that make a suit a good trump suit. */
const FIT = 8;
/** The fewest cards of a suit that is named. */
const NAMED_SUIT = 4;
/** Partner’s points are known well where they lie within so many. */
const NARROW = 6;
/** The most cards that are few in a suit of the opponents. */
const SHORT = 2;
/** Points too many to pass with where partner has promised none. */
const STRONG = 15;
/** Points with which a hand that is short in the opponents’ suit doubles. */
const OPENING = 11;

/** A hand at its turn to call, and what has been said before. */
interface Caller {
  readonly hand: Hand;
  readonly setting: BiddingSetting;
  readonly partner: ShownHand;
}

function callerOf(observation: Observation): Caller {
  const { setting } = readDeal(observation);
  return { hand: evaluateHand(observation.hand), setting, partner: partnerShown(setting) };
}

const suitWritten = (suit: number): string => suitMarked(pack, cardAt(suit, 0));

const lengthIn = ({ hand }: Caller, suit: number): number => hand.length[suit] ?? 0;

/** The points of a hand that only count its long suits. */
const longSuitPoints = (hand: Caller['hand']): number => lengthPoints(hand) - hand.high;

/** Whether both hands are known to have the points that the level of a bid needs. */
function pointCauses({ hand, partner }: Caller, call: Move): readonly Cause[] {
  const own = lengthPoints(hand);
  const partners = partner.low;
  const level = levelOf(call);
  const isNotrumpGame = level === 3 && strainOf(call) === NOTRUMP;
  const needed = isNotrumpGame ? NOTRUMP_GAME : (NEEDED[level] ?? 0);
  const values = [own, partners, needed, longSuitPoints(hand)];
  const isEnough = own + partners >= needed;
  const isAlone = partners === 0;
  return causesOf(said, {
    enough: isEnough && !isAlone && values,
    enoughAlone: isEnough && isAlone && values,
    tooFew: !isEnough && !isAlone && values,
    tooFewAlone: !isEnough && isAlone && values,
  });
}

/** Whether the suit of a bid is long enough, in both hands or in one; nothing of a bid that does not mean its suit. */
function suitCauses(caller: Caller, call: Move): readonly Cause[] {
  const suit = strainOf(call);
  if (suit === NOTRUMP || callMeaning(caller.setting, call).artificial) return [];
  const own = lengthIn(caller, suit);
  const partners = caller.partner.min[suit] ?? 0;
  const isFit = partners > 0 && own + partners >= FIT;
  return causesOf(said, {
    fit: isFit && [own, partners, suitWritten(suit)],
    biddable: !isFit && own >= NAMED_SUIT && [own, suitWritten(suit)],
  });
}

/** What speaks for and against a bid. */
export function bidCauses(observation: Observation, call: Move): readonly Cause[] {
  const caller = callerOf(observation);
  return [...pointCauses(caller, call), ...suitCauses(caller, call)];
}

/** Why to pass where the next bid would not need more than both hands have: game or slam is out of reach. */
function shortOfCauses({ hand, setting, partner }: Caller): readonly Cause[] {
  const { bid, bidder } = setting.auction;
  const isOurs = isBid(bid) && sideOf(bidder) === sideOf(setting.seat);
  if (!isOurs || partner.low === 0) return [];
  const own = lengthPoints(hand);
  const long = longSuitPoints(hand);
  const middle = own + (partner.low + partner.high) / 2;
  const isRanged = partner.high - partner.low <= NARROW;
  const isUsual = isRanged && middle < NOTRUMP_GAME;
  const hasGame = isGame(bid);
  return causesOf(said, {
    noGame: !hasGame && isUsual && [own, partner.low, partner.high, NOTRUMP_GAME, long],
    noSlam: hasGame && own + partner.low < SLAM && [own, partner.low, SLAM, long],
  });
}

/** Whether the own side has bid all tricks. */
function isGrandOurs({ setting: { auction, seat } }: Caller): boolean {
  const { bid, bidder } = auction;
  return isBid(bid) && levelOf(bid) === GRAND && sideOf(bidder) === sideOf(seat);
}

/** Why to pass: the points known in both hands do not reach what the next bid, a game or a slam needs. */
export function passCauses(observation: Observation): readonly Cause[] {
  const caller = callerOf(observation);
  const { bid } = observation.auction;
  const own = lengthPoints(caller.hand);
  const partners = caller.partner.low;
  const next = Math.min(HIGHEST, Math.max(LOWEST, bid + 1));
  const needed = NEEDED[levelOf(next)] ?? 0;
  if (isGrandOurs(caller)) return causesOf(said, { noMore: [] });
  if (own + partners >= needed) return shortOfCauses(caller);
  const long = longSuitPoints(caller.hand);
  const values = [own, partners, needed, long];
  const isOpening = bid === 0;
  return causesOf(said, {
    noOpening: isOpening && [own, needed, long],
    noHigher: !isOpening && partners > 0 && values,
    noHigherAlone: !isOpening && partners === 0 && values,
  });
}

/** Why to double: most of the points, a strong hand, or length or shortness in the suit of the opponents. */
export function doubleCauses(observation: Observation): readonly Cause[] {
  const caller = callerOf(observation);
  const { hand, partner } = caller;
  const suit = strainOf(observation.auction.bid);
  const length = lengthIn(caller, suit);
  const isMost = partner.low > 0 && hand.high + partner.low > ALL_POINTS / 2;
  const isLong = suit !== NOTRUMP && length >= NAMED_SUIT;
  const isShort = suit !== NOTRUMP && length <= SHORT && hand.high >= OPENING;
  return causesOf(said, {
    most: isMost && [hand.high, partner.low, ALL_POINTS],
    longInTheirs: isLong && [length, suitWritten(suit)],
    shortInTheirs: !isMost && isShort && [hand.high, length, suitWritten(suit)],
    strong: !isMost && !isShort && hand.high >= STRONG && [hand.high],
  });
}
