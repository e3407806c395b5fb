/**
 * Reasons for one move against another, from the worlds both were played on in. A reason is a figure
 * that holds beyond chance; where there is none, there is no clear difference. `npm run proofs -- reasons`
 * measures how often it holds.
 */
import { at, type Estimate, estimate, meanOf } from '../engine/estimate.ts';
import type { ScoreLine } from '../engine/game.ts';
import type { Text } from '../lang/text.ts';
import { type Run, type Side, shareOf, type Trial } from './rollouts.ts';

/** What score lines of one kind contribute to a lead. */
export interface Part {
  readonly label: Text;
  /** The seat's own line, not one of its rivals'. */
  readonly own: boolean;
  readonly amount: number;
}

export type Reason =
  | { readonly kind: 'score'; readonly lead: Estimate; readonly parts: readonly Part[] }
  | {
      readonly kind: 'event';
      readonly event: string;
      /** In how many worlds it happens after the one move and after the other. */
      readonly times: number;
      readonly against: number;
      readonly worlds: number;
      /** The difference speaks for the other move: worlds in which it shows come out worse. */
      readonly isDrawback: boolean;
      /** After the one move it happens in every world, as the observation implies. */
      readonly isCertain: boolean;
    };

type EventReason = Extract<Reason, { readonly kind: 'event' }>;

/** Fewer worlds say nothing; a solver that runs out of time leaves few. */
export const FEWEST_WORLDS = 20;

/** Standard errors that a difference must exceed. */
const SURELY = 3;
/** The smallest difference between two frequencies that is worth mentioning. */
const TELLING = 0.1;

export const meanGain = ({ runs }: Trial<unknown>): number => meanOf(runs.map(({ gain }) => gain));

/** By how much one move did better than the other, in the same worlds. */
export const leadOver = (one: Trial<unknown>, other: Trial<unknown>): Estimate =>
  estimate(one.runs.map(({ gain }, i) => gain - at(other.runs, i).gain));

/** Whether the mean is at least `least` and more than three times its error, in either direction. */
export const isClear = ({ mean, error }: Estimate, least: number): boolean =>
  Math.abs(mean) >= least && Math.abs(mean) > SURELY * error;

/** How often a move ends in success, between 0 and 1; undefined where the game does not say. */
export function chanceOf({ runs }: Trial<unknown>): number | undefined {
  if (runs.length === 0 || runs.some(({ success }) => success === undefined)) return undefined;
  return runs.filter(({ success }) => success).length / runs.length;
}

type Weigh = (line: ScoreLine) => number;

/** The lines of the score, summed up: what each kind adds to the mean gain. */
function addParts(
  parts: Map<string, Part>,
  runs: readonly Run[],
  seat: number,
  weigh: Weigh,
): void {
  for (const { lines } of runs) {
    for (const line of lines) {
      const amount = weigh(line) / runs.length;
      if (amount === 0) continue;
      const own = line.seat === seat;
      const key = `${own}/${line.id}`;
      const known = parts.get(key);
      const label = line.kind ?? line.label;
      parts.set(key, { label, own, amount: amount + (known?.amount ?? 0) });
    }
  }
}

const size = ({ amount }: Part): number => Math.abs(amount);

/** The mean differences of the score lines, the largest first: they add up to the lead. */
function partsOf(one: Trial<unknown>, other: Trial<unknown>, side: Side): readonly Part[] {
  const parts = new Map<string, Part>();
  addParts(parts, one.runs, side.seat, (line) => shareOf(side, line.seat) * line.amount);
  addParts(parts, other.runs, side.seat, (line) => -shareOf(side, line.seat) * line.amount);
  return [...parts.values()].sort((a, b) => size(b) - size(a));
}

const happens = ({ runs }: Trial<unknown>, event: string): readonly number[] =>
  runs.map(({ events }) => (events.includes(event) ? 1 : 0));

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

/** The covariance of gain and event over the worlds of one move, world by world. */
function covarying(trial: Trial<unknown>, event: string): readonly number[] {
  const times = happens(trial, event);
  const share = meanOf(times);
  const gain = meanGain(trial);
  return times.map((time, i) => (time - share) * (at(trial.runs, i).gain - gain));
}

function eventReason(
  one: Trial<unknown>,
  other: Trial<unknown>,
  event: string,
): readonly EventReason[] {
  const [with_, without] = [happens(one, event), happens(other, event)];
  const { mean, error } = estimate(with_.map((times, i) => times - at(without, i)));
  if (!isClear({ mean, error }, TELLING)) return [];
  const worlds = with_.length;
  const times = sum(with_);
  const against = sum(without);
  const good = estimate([...covarying(one, event), ...covarying(other, event)]);
  const isDrawback = good.mean * mean < 0;
  if (isDrawback && !isClear(good, 0)) return [];
  const isCertain = one.certain.includes(event);
  return [{ kind: 'event', event, times, against, worlds, isDrawback, isCertain }];
}

/** In which worlds an event happens after either move. */
const shows = (one: Trial<unknown>, other: Trial<unknown>, event: string): readonly boolean[] =>
  one.runs.map(
    ({ events }, i) => events.includes(event) || at(other.runs, i).events.includes(event),
  );

/** The lead as it comes about where an event shows after either move: all other worlds count as level. */
export function leadWhere(
  one: Trial<unknown>,
  other: Trial<unknown>,
  event: string | undefined,
): Estimate {
  if (event === undefined) return leadOver(one, other);
  const isShown = shows(one, other, event);
  return estimate(
    one.runs.map(({ gain }, i) => (isShown[i] === true ? gain - at(other.runs, i).gain : 0)),
  );
}

/**
 * Whether worlds bear out that something speaks for `one` against `other`, or for the other: where its event
 * shows, and that is often enough, the lead is clear.
 */
export function bearsOut(
  one: Trial<unknown>,
  other: Trial<unknown>,
  { event, isFor }: { readonly event?: string | undefined; readonly isFor: boolean },
): boolean {
  const worlds = one.runs.length;
  if (worlds < FEWEST_WORLDS) return false;
  const { mean, error } = leadWhere(one, other, event);
  const often = event === undefined ? worlds : shows(one, other, event).filter(Boolean).length;
  return often >= TELLING * worlds && mean > 0 === isFor && isClear({ mean, error }, 0);
}

const apart = ({ times, against }: EventReason): number => Math.abs(times - against);

/**
 * Events whose frequencies differ by more than chance and by ten percentage points, the widest apart first,
 * each with worlds of its own: others would repeat it.
 */
function eventReasons(one: Trial<unknown>, other: Trial<unknown>): readonly EventReason[] {
  const names = [...one.runs, ...other.runs].flatMap(({ events }) => events);
  const reasons = [...new Set(names)]
    .sort()
    .flatMap((event) => eventReason(one, other, event))
    .sort((a, b) => apart(b) - apart(a));
  const byWorlds = new Map<string, EventReason>();
  for (const reason of reasons) {
    const worlds = [...happens(one, reason.event), ...happens(other, reason.event)].join('');
    if (!byWorlds.has(worlds)) byWorlds.set(worlds, reason);
  }
  return [...byWorlds.values()];
}

/**
 * Every reason that holds for `one` against `other`: first what happens, then what it scores, last what
 * nevertheless speaks for the other.
 */
export const reasonsFor = (
  one: Trial<unknown>,
  other: Trial<unknown>,
  side: Side,
  least: number,
): readonly Reason[] => {
  if (one.runs.length < FEWEST_WORLDS) return [];
  const events = eventReasons(one, other);
  const lead = leadOver(one, other);
  const isLed = isClear(lead, least) && lead.mean >= 0;
  return [
    ...events.filter(({ isDrawback }) => !isDrawback),
    ...(isLed ? [{ kind: 'score', lead, parts: partsOf(one, other, side) } as const] : []),
    ...events.filter(({ isDrawback }) => isDrawback),
  ];
};
