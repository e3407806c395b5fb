/**
 * Judgement at decisive calls: where the rules would end the auction or leave it to the opponents, the
 * contracts within reach are compared over sampled worlds. It never changes what calls mean.
 */
import { meanOf, sum } from '../../../engine/estimate.ts';
import { openQuickStream, type Random } from '../../../engine/random.ts';
import { afterCall, callerOf, dealerOf, isSettled, mayDouble } from '../auction.ts';
import {
  BOOK,
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
} from '../cards.ts';
import { partnerOf, sideOf } from '../state.ts';
import type { Hand } from '../system/hand.ts';
import { chooseCall, meaningOf } from '../system/meaning.ts';
import { type Reading, readAuction } from '../system/reading.ts';
import { isGame, type Setting } from '../system/setting.ts';
import { NOTHING_SHOWN } from '../system/shown.ts';
import { boardScore } from '../values.ts';
import { sampleWorlds, type World } from './worlds.ts';

/** What is to be judged. */
interface Question {
  readonly hand: Hand;
  readonly reading: Reading;
  /** The call of the rules. */
  readonly call: Move;
  /** Sides in danger: 1 North and South, 2 East and West. */
  readonly vulnerable: number;
  /** How many worlds. */
  readonly worlds: number;
  readonly random: Random;
}

/** A contract as it may be left: its bid, the side that declares it, and whether it is doubled. */
interface Ending {
  readonly bid: Move;
  readonly side: number;
  readonly doubled: number;
}

const BLACKWOOD = bidOf(4, NOTRUMP);
const SLAM = 6;

/** How far tricks spread around those expected, as standard deviations; as fitted. */
const SPREAD = { suit: 0.85, notrump: 1.15 } as const;

/** The share of a normal distribution below `x` standard deviations, by a logistic curve. */
const below = (x: number): number => 1 / (1 + Math.exp(-1.702 * x));

/** Chances too small to matter. */
const TINY = 0.001;

/** A contract's score with so many tricks: one that fails by two or more will be doubled half the time. */
function scoreWith({ bid, doubled }: Ending, taken: number, vulnerable: boolean): number {
  const contract = { level: levelOf(bid), strain: strainOf(bid), doubled };
  const plain = boardScore(contract, taken, vulnerable);
  if (doubled > 1 || taken > BOOK + contract.level - 2) return plain;
  return (plain + boardScore({ ...contract, doubled: 2 }, taken, vulnerable)) / 2;
}

/** The expected score of a contract for its side when so many tricks are expected. */
function scoreOf(ending: Ending, tricks: number, vulnerable: boolean): number {
  const spread = strainOf(ending.bid) === NOTRUMP ? SPREAD.notrump : SPREAD.suit;
  let total = 0;
  let before = 0;
  for (let taken = 0; taken <= RANKS; taken++) {
    const to = taken === RANKS ? 1 : below((taken + 0.5 - tricks) / spread);
    if (to - before > TINY) total += (to - before) * scoreWith(ending, taken, vulnerable);
    before = to;
  }
  return total;
}

/** For North and South. */
function utilityOf(ending: Ending | undefined, world: World, vulnerable: number): number {
  if (ending === undefined) return 0;
  const { bid, side } = ending;
  const tricks = world.tricks(side, strainOf(bid));
  const score = scoreOf(ending, tricks, ((vulnerable >> side) & 1) === 1);
  return side === 0 ? score : -score;
}

/** Aces our side needs for a small slam. */
const ACES = 3;

/** Where a question for aces leads: to a slam in the agreed suit, or to five of it. */
const afterAsking = ({ seat, suits }: Setting, { hands }: World): Ending => {
  const aces = (hands[seat]?.aces ?? 0) + (hands[partnerOf(seat)]?.aces ?? 0);
  const level = aces >= ACES ? SLAM : SLAM - 1;
  return { bid: bidOf(level, suits.F ?? NOTRUMP), side: sideOf(seat), doubled: 1 };
};

/** The contract if a call ends the auction; undefined if all pass. */
const endingAfter = (setting: Setting, call: Move, world: World): Ending | undefined => {
  const { auction, seat } = setting;
  if (call === BLACKWOOD) return afterAsking(setting, world);
  if (isBid(call)) return { bid: call, side: sideOf(seat), doubled: 1 };
  if (!isBid(auction.bid)) return undefined;
  const doubled = call === DOUBLE ? 2 : auction.doubled;
  return { bid: auction.bid, side: sideOf(auction.bidder), doubled };
};

/** Trumps our side may count on in a suit. */
const fitIn = ({ hand, reading: { setting } }: Question, strain: Strain): number =>
  (hand.length[strain] ?? 0) +
  ((setting.shown[partnerOf(setting.seat)] ?? NOTHING_SHOWN).min[strain] ?? 0);

const GAMES: Readonly<Record<number, number>> = { 0: 5, 1: 5, 2: 4, 3: 4, 4: 3 };

/** Bids that would end the auction in a game or slam. */
function places(question: Question): readonly Move[] {
  const { auction } = question.reading.setting;
  return [0, 1, 2, 3, 4].flatMap((strain) => {
    const trumps = strain === NOTRUMP ? RANKS : fitIn(question, strain);
    const levels = trumps < 7 ? [] : [GAMES[strain] ?? 3, ...(trumps < 8 ? [] : [SLAM, SLAM + 1])];
    return levels.map((level) => bidOf(level, strain)).filter((bid) => bid > auction.bid);
  });
}

/** The cheapest bids of suits in which our side has a fit. */
function competing(question: Question): readonly Move[] {
  const { auction } = question.reading.setting;
  return [0, 1, 2, 3].flatMap((strain) => {
    if (fitIn(question, strain) < 8) return [];
    const level = [1, 2, 3, 4, 5].find((n) => bidOf(n, strain) > auction.bid);
    return level === undefined ? [] : [bidOf(level, strain)];
  });
}

/** Whether a call leaves the decision to partner, or asks or answers something. */
const isOpen = ({ call, reading: { setting, meanings } }: Question): boolean =>
  call === BLACKWOOD ||
  meaningOf(setting, call).force !== 'none' ||
  (setting.force !== 'none' && meanings.at(-2)?.call === BLACKWOOD);

/** Where our side has bid last: games and slams instead of a pass or another game. */
function ofOurs(question: Question): readonly Move[] {
  const { setting } = question.reading;
  const isKnown = (setting.shown[partnerOf(setting.seat)] ?? NOTHING_SHOWN).low > 0;
  const settles = question.call === PASS || isGame(question.call);
  if (!isKnown || !settles || levelOf(setting.auction.bid) >= SLAM) return [];
  return [...(asksForAces(setting) ? [BLACKWOOD] : []), ...places(question)];
}

/** Whether four notrump would ask for aces with a suit agreed. */
const asksForAces = (setting: Setting): boolean =>
  setting.suits.F !== undefined &&
  BLACKWOOD > setting.auction.bid &&
  meaningOf(setting, BLACKWOOD).force === 'once';

/** Whether the opponents have shown the suit they bid last, and did not use it to say something else. */
function isNatural({ auction, shown, seat }: Setting): boolean {
  const strain = strainOf(auction.bid);
  const cards = [1, 3].map((by) => shown[(seat + by) & 3]?.min[strain] ?? 0);
  return strain === NOTRUMP || Math.max(...cards) >= 4;
}

/** Whether a double would be for penalties, and the opponents are unlikely to find a better place. */
function mayPunish(setting: Setting, isLast: boolean): boolean {
  const { auction, seat } = setting;
  const isHigh = isLast ? levelOf(auction.bid) >= 3 : isGame(auction.bid);
  if (!isHigh || !isNatural(setting) || !mayDouble(auction, seat)) return false;
  return meaningOf(setting, DOUBLE).force === 'none';
}

/** Where the opponents have bid last: doubles, our suits and our games. */
function ofTheirs(question: Question): readonly Move[] {
  const { setting } = question.reading;
  const isLast = setting.calls.slice(-2).every((call) => call === PASS);
  if (setting.force !== 'none' || (!isLast && levelOf(setting.auction.bid) < 3)) return [];
  const doubles = mayPunish(setting, isLast) ? [DOUBLE] : [];
  return [...doubles, ...competing(question), ...places(question)];
}

/** The calls to compare with that of the rules; none where there is nothing to judge. */
function candidates(question: Question): readonly Move[] {
  const { calls, auction, seat } = question.reading.setting;
  if (calls.length < 2 || isOpen(question)) return [];
  return sideOf(auction.bidder) === sideOf(seat) ? ofOurs(question) : ofTheirs(question);
}

/** Points by which another call must be better, beyond a standard error: measured by `npm run bench -- bridge`. */
const MARGINS = {
  game: 20,
  otherGame: 50,
  slam: 15,
  slamOverPass: 40,
  grand: 40,
  double: 70,
} as const;
/** Points by which it must be better when everybody bids on. */
const SURE = 15;
const WORLDS = 80;
/** With fewer worlds than this nothing is judged. */
const FEWEST = 12;

function marginOf(call: Move, { call: instead, reading }: Question): number {
  if (call === DOUBLE) return MARGINS.double;
  if (call === BLACKWOOD) return MARGINS.slam;
  const { bid, bidder } = reading.setting.auction;
  const isGiven =
    isGame(instead) || (isGame(bid) && sideOf(bidder) === sideOf(reading.setting.seat));
  if (levelOf(call) < SLAM) return isGiven ? MARGINS.otherGame : MARGINS.game;
  if (levelOf(call) > SLAM) return MARGINS.grand;
  return instead === PASS ? MARGINS.slamOverPass : MARGINS.slam;
}

/** By how much the gains exceed what could be chance. */
function clearly(gains: readonly number[]): number {
  const mean = meanOf(gains);
  return mean - Math.sqrt(sum(gains.map((gain) => (gain - mean) ** 2))) / gains.length;
}

/** The contract in a world if everybody bids on by the system after the call; undefined if all pass. */
function bidOn(
  { auction: before, seat }: Setting,
  call: Move,
  { hands }: World,
): Ending | undefined {
  const dealer = dealerOf(before, seat);
  let auction = afterCall(before, seat, call);
  while (!isSettled(auction)) {
    const next = callerOf(auction, dealer);
    const hand = hands[next];
    if (hand === undefined) throw new Error(`no seat ${next}`);
    auction = afterCall(
      auction,
      next,
      chooseCall(hand, readAuction(auction.calls, dealer).setting),
    );
  }
  return { bid: auction.bid, side: sideOf(auction.bidder), doubled: auction.doubled };
}

/** A call and by how much it is better than that of the rules, if it ended the auction. */
interface Rival {
  readonly call: Move;
  readonly gain: number;
}

/** Rivals that are looked at more closely. */
const CLOSER = 2;

/** The call judged best over sampled worlds; that of the rules where nothing is clearly better. */
function evaluate(question: Question): Move {
  const { call, hand, reading, vulnerable, worlds, random } = question;
  const others = [...new Set(candidates(question))].filter((other) => other !== call);
  const { setting } = reading;
  if (others.length === 0) return call;
  const sampled = sampleWorlds({ own: hand, setting, count: worlds, random });
  if (sampled.length < FEWEST) return call;
  const sign = sideOf(setting.seat) === 0 ? 1 : -1;
  const over = (other: Move, end: typeof endingAfter): number =>
    clearly(
      sampled.map((world) => {
        const utility = (move: Move) => utilityOf(end(setting, move, world), world, vulnerable);
        return sign * (utility(other) - utility(call));
      }),
    );
  const rivals = others
    .map(
      (other): Rival => ({
        call: other,
        gain: over(other, endingAfter) - marginOf(other, question),
      }),
    )
    .filter(({ gain }) => gain > 0)
    .sort((a, b) => b.gain - a.gain);
  const best = rivals.slice(0, CLOSER).find((rival) => over(rival.call, bidOn) > SURE);
  return best?.call ?? call;
}

/** The call of a strong player: the same hand judges the same auction alike. */
export function evaluatedCall(hand: Hand, reading: Reading, vulnerable: number): Move {
  const { setting } = reading;
  const call = chooseCall(hand, setting);
  if (setting.opener < 0) return call;
  const name = `bridge/judge/${hand.suits.join()}/${setting.auction.calls.join()}`;
  return evaluate({
    hand,
    reading,
    call,
    vulnerable,
    worlds: WORLDS,
    random: openQuickStream(name),
  });
}
