/**
 * Judgement at the table: the call of the rules is compared with others that the hand nearly fits, over sampled
 * worlds in which everybody bids on by the system. Judgement never changes what calls mean.
 */
import { type Estimate, estimate } from '../../../engine/estimate.ts';
import { openQuickStream } from '../../../engine/random.ts';
import { DOUBLE, isBid, levelOf, type Move, PASS } from '../state/cards.ts';
import type { Hand } from '../state/hand.ts';
import { sideOf } from '../state/state.ts';
import { chooseCall } from '../system/meaning.ts';
import type { Reading } from '../system/reading.ts';
import { isGame } from '../system/setting.ts';
import { candidates, isLastCall, SLAM } from './candidates.ts';
import { bidOn, gainOf } from './endings.ts';
import { type BothEndings, correctionOf } from './solving.ts';
import { sampleWorlds, type World } from './worlds.ts';

const WORLDS = 100;
/** With fewer worlds than this nothing is judged. */
const FEWEST = 12;
/** Worlds for a first look at a call. */
const FIRST = 25;
/** How many calls are looked at more closely. */
const CLOSER = 4;

/** A call and what it gains beside that of the rules, in IMPs. */
interface CallEstimate {
  readonly call: Move;
  readonly mean: number;
  readonly error: number;
}

/** Sampled worlds, and the contract to which the call of the rules leads in each. */
interface Sampled {
  readonly reading: Reading;
  readonly vulnerable: number;
  readonly worlds: readonly World[];
  readonly byRules: readonly ReturnType<typeof bidOn>[];
}

/**
 * Sampled deals that fit the auction, for comparing calls. The seed is the hand and the calls, so that a bidder never
 * decides one situation in two ways.
 */
function sampleFor(hand: Hand, reading: Reading, call: Move, vulnerable: number): Sampled {
  const { setting } = reading;
  const name = `bridge/judge/${hand.suits.join()}/${setting.auction.calls.join()}`;
  const random = openQuickStream(name);
  const worlds = sampleWorlds({ own: hand, setting, count: WORLDS, random });
  const byRules = worlds.map((world) => bidOn(reading, call, world));
  return { reading, vulnerable, worlds, byRules };
}

/**
 * What a call gains over that of the rules for its own side: the mean over the first `count` worlds, in each of which
 * everybody bids on by the system.
 */
function estimateCall(
  { reading, vulnerable, worlds, byRules }: Sampled,
  call: Move,
  count: number,
): CallEstimate {
  const sign = sideOf(reading.setting.seat) === 0 ? 1 : -1;
  const gains = worlds
    .slice(0, count)
    .map((world, i) => sign * gainOf(bidOn(reading, call, world), byRules[i], world, vulnerable));
  return { call, ...estimate(gains) };
}

/** The best calls of a first look, then judged over all worlds. */
function bestCalls(sampled: Sampled, calls: readonly Move[]): readonly CallEstimate[] {
  return calls
    .map((call) => estimateCall(sampled, call, FIRST))
    .sort((a, b) => b.mean - a.mean)
    .slice(0, CLOSER)
    .map(({ call }) => estimateCall(sampled, call, WORLDS));
}

type CallKind = 'pass' | 'bid' | 'double' | 'game' | 'slam' | 'grand';

function callKind(call: Move): CallKind {
  if (!isBid(call)) return call === PASS ? 'pass' : 'double';
  if (levelOf(call) >= SLAM) return levelOf(call) > SLAM ? 'grand' : 'slam';
  return isGame(call) ? 'game' : 'bid';
}

/**
 * IMPs by which a call must be better than that of the rules, beyond a standard error, by the kinds of both. Partner
 * reads calls by the rules and judges as well, so what is bid less is often lost twice: fitted to what the calls
 * gained on boards where all four went on to judge; `npm run bench -- bridge` measures them as a whole.
 */
const MARGINS: Readonly<Record<CallKind, Readonly<Record<CallKind, number>>>> = {
  pass: { pass: 0, bid: 0.3, double: 3.2, game: 0.3, slam: 2, grand: 4 },
  bid: { pass: 2, bid: 2, double: 0.3, game: 1, slam: 0.6, grand: 4 },
  double: { pass: 3, bid: 0.3, double: 2, game: 0.3, slam: 2, grand: 4 },
  game: { pass: 2, bid: 3, double: 2, game: 1, slam: 0.5, grand: 4 },
  slam: { pass: 2, bid: 3, double: 2, game: 3, slam: 2, grand: 3 },
  grand: { pass: 2, bid: 3, double: 2, game: 3, slam: 2, grand: 2 },
};

/** The margin of a double instead of the last pass, some worlds solved: nobody misreads that double. */
const LAST_DOUBLE = 1;
/** A last double that may gain this much by expected tricks is looked at more closely. */
const PROMISING = -1;
/** Standard errors of the correction beyond which nobody looks on. */
const CLEAR = 2;

/** The contracts to which the call and that of the rules lead in each world. */
const comparedWith = ({ reading, worlds, byRules }: Sampled, call: Move): readonly BothEndings[] =>
  worlds.map((world, i) => ({ world, one: bidOn(reading, call, world), other: byRules[i] }));

/**
 * By how many IMPs a double that may end the auction gains more than its margin. Expected tricks leave out how honours
 * and trumps lie behind each other, on which a double depends, so some worlds are solved.
 */
function lastDoubleLead(sampled: Sampled, { call, mean }: CallEstimate): number {
  const lead = mean - LAST_DOUBLE;
  if (mean < PROMISING) return lead;
  const sign = sideOf(sampled.reading.setting.seat) === 0 ? 1 : -1;
  const isClear = (correction: Estimate): boolean =>
    Math.abs(lead + sign * correction.mean) > CLEAR * correction.error;
  const compared = comparedWith(sampled, call);
  return lead + sign * correctionOf(compared, sampled.vulnerable, isClear);
}

/** By how many IMPs a call is surely better than that of the rules. */
function leadOf(sampled: Sampled, rule: Move, rival: CallEstimate): number {
  const isLastDouble =
    rule === PASS && rival.call === DOUBLE && isLastCall(sampled.reading.setting);
  if (isLastDouble) return lastDoubleLead(sampled, rival);
  return rival.mean - rival.error - MARGINS[callKind(rule)][callKind(rival.call)];
}

/** The call of a strong player. The same hand always makes the same call in the same auction. */
export function evaluatedCall(hand: Hand, reading: Reading, vulnerable: number): Move {
  const rule = chooseCall(hand, reading.setting);
  const calls = candidates(hand, reading, rule);
  if (calls.length === 0) return rule;
  const sampled = sampleFor(hand, reading, rule, vulnerable);
  if (sampled.worlds.length < FEWEST) return rule;
  const leads = bestCalls(sampled, calls).map((rival) => ({
    call: rival.call,
    lead: leadOf(sampled, rule, rival),
  }));
  const best = leads.reduce((one, other) => (other.lead > one.lead ? other : one));
  return best.lead > 0 ? best.call : rule;
}
