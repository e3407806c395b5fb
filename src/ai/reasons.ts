/**
 * Reasons for one move against another, found in the worlds in which both were played on. A reason is a figure that
 * holds beyond chance. `npm run proofs -- reasons` measures how often reasons hold.
 */
import { at, type Estimate, estimate, meanOf, sum } from '../engine/estimate.ts';
import type { ScoreLine, Seat } from '../engine/game.ts';
import type { Text } from '../lang/text.ts';
import { gainShare, type Side, type Trial, type TrialRun } from './rollouts.ts';

/** What score lines of one kind contribute to a lead. */
export interface ScorePart {
  readonly label: Text;
  /** Whether the lines are the seat's own, not its rivals'. */
  readonly own: boolean;
  readonly amount: number;
}

export type Reason =
  | { readonly kind: 'score'; readonly lead: Estimate; readonly parts: readonly ScorePart[] }
  | {
      readonly kind: 'event';
      readonly event: string;
      /** In how many worlds the event happens after the one move. */
      readonly times: number;
      /** In how many worlds the event happens after the other move. */
      readonly against: number;
      readonly worlds: number;
      /** The difference speaks for the other move: worlds in which the event shows come out worse. */
      readonly isDrawback: boolean;
      /** After the one move the event happens in every world, as the observation implies. */
      readonly isCertain: boolean;
    };

type EventReason = Extract<Reason, { readonly kind: 'event' }>;

/** Fewer worlds than this say nothing; a solver that runs out of time may leave so few. */
export const FEWEST_WORLDS = 20;

/** A difference is clear if it exceeds this many standard errors. */
const CLEARLY = 3;
/** The smallest difference between two frequencies that is worth mentioning. */
const TELLING = 0.1;

export const meanGain = ({ runs }: Trial<unknown>): number => meanOf(runs.map(({ gain }) => gain));

const inFirst = (trial: Trial<unknown>, worlds: number): Trial<unknown> =>
  trial.runs.length === worlds ? trial : { ...trial, runs: trial.runs.slice(0, worlds) };

/** Two moves with the results in the worlds that both have met: a move that fell behind has met fewer. */
function inCommon(
  one: Trial<unknown>,
  other: Trial<unknown>,
): readonly [Trial<unknown>, Trial<unknown>] {
  const worlds = Math.min(one.runs.length, other.runs.length);
  return [inFirst(one, worlds), inFirst(other, worlds)];
}

/** By how much one move did better than the other, in the worlds that both have met. */
export function leadOver(move: Trial<unknown>, rival: Trial<unknown>): Estimate {
  const [one, other] = inCommon(move, rival);
  return estimate(one.runs.map(({ gain }, i) => gain - at(other.runs, i).gain));
}

/** The worlds met by the trials that met most. */
export const mostWorlds = (trials: readonly Trial<unknown>[]): number =>
  Math.max(...trials.map(({ runs }) => runs.length));

/** The trials by their gains, the best first; a move that met fewer worlds by those in which both were played on. */
export function byGain<M>(trials: readonly Trial<M>[]): readonly Trial<M>[] {
  const worlds = mostWorlds(trials);
  const whole = trials.filter(({ runs }) => runs.length === worlds);
  const [best] = whole.toSorted((a, b) => meanGain(b) - meanGain(a));
  if (best === undefined) return [];
  const behind = new Map(trials.map((trial) => [trial, leadOver(best, trial).mean]));
  const others = trials.filter((trial) => trial !== best);
  return [best, ...others.toSorted((a, b) => (behind.get(a) ?? 0) - (behind.get(b) ?? 0))];
}

/** Whether the mean is at least `least` and more than three times its error, in either direction. */
export const isClear = ({ mean, error }: Estimate, least: number): boolean =>
  Math.abs(mean) >= least && Math.abs(mean) > CLEARLY * error;

/** How often a move ends in success, between 0 and 1; undefined where the game does not say. */
export function successRateOf({ runs }: Trial<unknown>): number | undefined {
  if (runs.length === 0 || runs.some(({ success }) => success === undefined)) return undefined;
  return runs.filter(({ success }) => success).length / runs.length;
}

type Weigh = (line: ScoreLine) => number;

/** Adds to `parts` what each kind of score line contributes to the mean gain of the runs. */
function addParts(
  parts: Map<string, ScorePart>,
  runs: readonly TrialRun[],
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

const magnitude = ({ amount }: ScorePart): number => Math.abs(amount);

/** What a point of a score line adds to a lead: where gains are the seat's own, only its own lines count, in full. */
function lineShare(side: Side, seat: Seat): number {
  if (side.ownPart === 1) return gainShare(side, seat);
  return seat === side.seat ? gainShare(side, seat) / side.ownPart : 0;
}

/** The mean differences by kind of score line, the largest first. */
function partsBetween(
  one: Trial<unknown>,
  other: Trial<unknown>,
  side: Side,
): readonly ScorePart[] {
  const parts = new Map<string, ScorePart>();
  addParts(parts, one.runs, side.seat, (line) => lineShare(side, line.seat) * line.amount);
  addParts(parts, other.runs, side.seat, (line) => -lineShare(side, line.seat) * line.amount);
  return [...parts.values()].sort((a, b) => magnitude(b) - magnitude(a));
}

/** A part of a lead that its score lines need not make up. */
const ROUGHLY = 0.05;

/** What score lines contribute to a lead, the largest first; none where together they do not add up to the lead. */
function scoreParts(
  one: Trial<unknown>,
  other: Trial<unknown>,
  side: Side,
  lead: number,
): readonly ScorePart[] {
  const parts = partsBetween(one, other, side);
  const rest = lead - sum(parts.map(({ amount }) => amount));
  return Math.abs(rest) <= ROUGHLY * Math.abs(lead) ? parts : [];
}

/** For each world 1 if the event happens there, else 0. */
const occurrences = ({ runs }: Trial<unknown>, event: string): readonly number[] =>
  runs.map(({ events }) => Number(events.includes(event)));

/** The covariance of gain and event over the worlds of one move, world by world. */
function covarying(trial: Trial<unknown>, event: string): readonly number[] {
  const times = occurrences(trial, event);
  const share = meanOf(times);
  const gain = meanGain(trial);
  return times.map((time, i) => (time - share) * (at(trial.runs, i).gain - gain));
}

/**
 * Whether an event, such as losing a trick, happens so much more often after one move than after the other that it is
 * a reason for or against it. At most one reason is returned.
 */
function eventReason(
  one: Trial<unknown>,
  other: Trial<unknown>,
  event: string,
): readonly EventReason[] {
  const own = occurrences(one, event);
  const others = occurrences(other, event);
  const { mean, error } = estimate(own.map((times, i) => times - at(others, i)));
  if (!isClear({ mean, error }, TELLING)) return [];
  const worlds = own.length;
  const times = sum(own);
  const against = sum(others);
  const good = estimate([...covarying(one, event), ...covarying(other, event)]);
  const isDrawback = good.mean * mean < 0;
  // What happens in some worlds speaks for a move, or against it, only if those worlds come out clearly better or worse.
  const isVaried = good.mean !== 0 || good.error !== 0;
  if (isVaried && !isClear(good, 0)) return [];
  // Where an event shows more often and yet the move loses in those worlds, it is no reason for the move.
  const isOftener = mean > 0;
  if (isOftener && !isDrawback && leadWhere(one, other, event).mean < 0) return [];
  const isCertain = one.certain.includes(event);
  return [{ kind: 'event', event, times, against, worlds, isDrawback, isCertain }];
}

/** For each world whether the event happens there after either move. */
const showsIn = (one: Trial<unknown>, other: Trial<unknown>, event: string): readonly boolean[] =>
  one.runs.map(
    ({ events }, i) => events.includes(event) || at(other.runs, i).events.includes(event),
  );

/**
 * The lead in the worlds where the event happens after either move; all other worlds count as level. Without an event,
 * the lead in all worlds.
 */
export function leadWhere(
  move: Trial<unknown>,
  rival: Trial<unknown>,
  event: string | undefined,
): Estimate {
  if (event === undefined) return leadOver(move, rival);
  const [one, other] = inCommon(move, rival);
  const isShown = showsIn(one, other, event);
  return estimate(
    one.runs.map(({ gain }, i) => (isShown[i] === true ? gain - at(other.runs, i).gain : 0)),
  );
}

/**
 * Whether worlds bear out that something speaks for `move` against `rival`, or, unless `isFor`, for the rival: its
 * event happens often enough, and where it happens the lead is clear.
 */
export function bearsOut(
  move: Trial<unknown>,
  rival: Trial<unknown>,
  { event, isFor }: { readonly event?: string | undefined; readonly isFor: boolean },
): boolean {
  const [one, other] = inCommon(move, rival);
  const worlds = one.runs.length;
  if (worlds < FEWEST_WORLDS) return false;
  const { mean, error } = leadWhere(one, other, event);
  const often = event === undefined ? worlds : showsIn(one, other, event).filter(Boolean).length;
  return often >= TELLING * worlds && mean > 0 === isFor && isClear({ mean, error }, 0);
}

const differenceIn = ({ times, against }: EventReason): number => Math.abs(times - against);

/**
 * Events whose frequencies differ by more than chance and by ten percentage points, the largest difference first. Of
 * several events that happen in the same worlds only one is listed, since the others would repeat it.
 */
function eventReasons(one: Trial<unknown>, other: Trial<unknown>): readonly EventReason[] {
  const names = [...one.runs, ...other.runs].flatMap(({ events }) => events);
  const reasons = [...new Set(names)]
    .sort()
    .flatMap((event) => eventReason(one, other, event))
    .sort((a, b) => differenceIn(b) - differenceIn(a));
  const byWorlds = new Map<string, EventReason>();
  for (const reason of reasons) {
    const worlds = [...occurrences(one, reason.event), ...occurrences(other, reason.event)].join(
      '',
    );
    if (!byWorlds.has(worlds)) byWorlds.set(worlds, reason);
  }
  return [...byWorlds.values()];
}

/**
 * Every reason that holds for `move` against `rival`: first what happens, then what is scored, last what nevertheless
 * speaks for the rival.
 */
export function reasonsFor(
  move: Trial<unknown>,
  rival: Trial<unknown>,
  side: Side,
  least: number,
): readonly Reason[] {
  const [one, other] = inCommon(move, rival);
  if (one.runs.length < FEWEST_WORLDS) return [];
  const events = eventReasons(one, other);
  const reasons: Reason[] = events.filter(({ isDrawback }) => !isDrawback);
  const lead = leadOver(one, other);
  if (isClear(lead, least) && lead.mean >= 0)
    reasons.push({ kind: 'score', lead, parts: scoreParts(one, other, side, lead.mean) });
  return [...reasons, ...events.filter(({ isDrawback }) => isDrawback)];
}
