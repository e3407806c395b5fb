/**
 * Judgement at the table: the call of the rules is compared with others that the hand nearly fits, over sampled
 * worlds in which everybody bids on by the system. Judgement never changes what calls mean.
 */
import { estimate } from '../../../engine/estimate.ts';
import { openQuickStream } from '../../../engine/random.ts';
import { isBid, levelOf, type Move, PASS } from '../state/cards.ts';
import type { Hand } from '../state/hand.ts';
import { sideOf } from '../state/state.ts';
import { chooseCall } from '../system/meaning.ts';
import type { Reading } from '../system/reading.ts';
import { isGame } from '../system/setting.ts';
import { candidates, SLAM } from './candidates.ts';
import { bidOn, gainOf } from './endings.ts';
import { sampleWorlds, type World } from './worlds.ts';

const WORLDS = 100;
/** With fewer worlds than this nothing is judged. */
const FEWEST = 12;
/** Worlds for a first look at a call. */
const FIRST = 25;
/** How many calls are looked at more closely. */
const CLOSER = 4;

/** A call and what it gains beside that of the rules, in IMPs. */
interface Rival {
  readonly call: Move;
  readonly mean: number;
  readonly error: number;
}

/** Sampled worlds, and the contract to which the call of the rules leads in each. */
interface Sampled {
  readonly reading: Reading;
  readonly vulnerable: number;
  readonly worlds: readonly World[];
  readonly ended: readonly ReturnType<typeof bidOn>[];
}

function sampleFor(hand: Hand, reading: Reading, call: Move, vulnerable: number): Sampled {
  const { setting } = reading;
  const name = `bridge/judge/${hand.suits.join()}/${setting.auction.calls.join()}`;
  const random = openQuickStream(name);
  const worlds = sampleWorlds({ own: hand, setting, count: WORLDS, random });
  return { reading, vulnerable, worlds, ended: worlds.map((world) => bidOn(reading, call, world)) };
}

/** A call as it fares in the first `count` worlds. */
function rivalIn(
  { reading, vulnerable, worlds, ended }: Sampled,
  call: Move,
  count: number,
): Rival {
  const sign = sideOf(reading.setting.seat) === 0 ? 1 : -1;
  const gains = worlds
    .slice(0, count)
    .map((world, i) => sign * gainOf(bidOn(reading, call, world), ended[i], world, vulnerable));
  return { call, ...estimate(gains) };
}

/** The best calls of a first look, then judged over all worlds; none where there is nothing to judge. */
function rivalsOf(hand: Hand, reading: Reading, call: Move, vulnerable: number): readonly Rival[] {
  const others = candidates(hand, reading, call);
  if (others.length === 0) return [];
  const sampled = sampleFor(hand, reading, call, vulnerable);
  if (sampled.worlds.length < FEWEST) return [];
  return others
    .map((other) => rivalIn(sampled, other, FIRST))
    .sort((a, b) => b.mean - a.mean)
    .slice(0, CLOSER)
    .map((rival) => rivalIn(sampled, rival.call, WORLDS));
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

/** The call of a strong player. The same hand always makes the same call in the same auction. */
export function evaluatedCall(hand: Hand, reading: Reading, vulnerable: number): Move {
  const call = chooseCall(hand, reading.setting);
  const margins = MARGINS[callKind(call)];
  const clearly = (rival: Rival): number =>
    rival.mean - rival.error - margins[callKind(rival.call)];
  const better = rivalsOf(hand, reading, call, vulnerable).filter((rival) => clearly(rival) > 0);
  const [best] = better.sort((a, b) => clearly(b) - clearly(a));
  return best?.call ?? call;
}
