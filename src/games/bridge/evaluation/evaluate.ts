/**
 * Judgement at the table: the call of the rules is compared with others that the hand nearly fits, over sampled
 * worlds in which everybody bids on by the system. It never changes what calls mean.
 */
import { estimate } from '../../../engine/estimate.ts';
import { openQuickStream } from '../../../engine/random.ts';
import type { Move } from '../cards.ts';
import { sideOf } from '../state.ts';
import type { Hand } from '../system/hand.ts';
import { chooseCall } from '../system/meaning.ts';
import type { Reading } from '../system/reading.ts';
import { candidates } from './candidates.ts';
import { bidOn, gainOf } from './endings.ts';
import { sampleWorlds, type World } from './worlds.ts';

const WORLDS = 80;
/** With fewer worlds than this nothing is judged. */
const FEWEST = 12;
/** Worlds for a first look, and how many calls are looked at more closely. */
const FIRST = 20;
const CLOSER = 4;

/** A call and what it gains beside that of the rules. */
export interface Rival {
  readonly call: Move;
  readonly mean: number;
  readonly error: number;
}

export function compare(hand: Hand, reading: Reading, vulnerable: number): readonly Rival[] {
  const { setting } = reading;
  const call = chooseCall(hand, setting);
  const others = candidates(hand, reading, call);
  if (others.length === 0) return [];
  const name = `bridge/judge/${hand.suits.join()}/${setting.auction.calls.join()}`;
  const worlds = sampleWorlds({
    own: hand,
    setting,
    count: WORLDS,
    random: openQuickStream(name),
  });
  if (worlds.length < FEWEST) return [];
  const ended = worlds.map((world) => bidOn(reading, call, world));
  const sign = sideOf(setting.seat) === 0 ? 1 : -1;
  const over = (other: Move, some: readonly World[]): Rival => ({
    call: other,
    ...estimate(
      some.map((world, i) => sign * gainOf(bidOn(reading, other, world), ended[i], world, vulnerable)),
    ),
  });
  return others
    .map((other) => over(other, worlds.slice(0, FIRST)))
    .sort((a, b) => b.mean - a.mean)
    .slice(0, CLOSER)
    .map(({ call: other }) => over(other, worlds));
}

/** The call of a strong player: the same hand judges the same auction alike. */
export function evaluatedCall(hand: Hand, reading: Reading, vulnerable: number): Move {
  const [best] = [...compare(hand, reading, vulnerable)].sort((a, b) => b.mean - b.error - a.mean + a.error);
  if (best === undefined || best.mean - best.error < 0.5) return chooseCall(hand, reading.setting);
  return best.call;
}
