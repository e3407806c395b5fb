/**
 * Plays a whole match among opponents and programs, with limits, as fast as the match driver allows.
 * Newcomers may join it: at every step that may seat some, each seat but the first changes hands with a
 * given probability. The newcomer plays as the player before did, under another name.
 */

import type { Effort, Who } from '../../ai/index.ts';
import { type ChanceStep, writeChance } from '../../engine/chance-step.ts';
import { CHANCE, type Seat } from '../../engine/game.ts';
import { type AnyMatch, chanceOf, makeChance, makeMove, matchActor } from '../../engine/match.ts';
import { openStream, shuffle } from '../../engine/random.ts';
import type { SeatEntry } from '../../engine/record.ts';
import { isRefusal, problem, type Refusal } from '../../engine/refusal.ts';
import { type Seating, seatedAfter, seatingDue } from '../../engine/seating.ts';
import { fill } from '../../lang/text.ts';
import { openPlayer } from '../../play/session/choose-move.ts';
import { type Automaton, isProgram } from '../../play/session/players.ts';
import type { Made } from '../../play/steps/steps.ts';
import texts from '../texts.json' with { type: 'json' };

const { sim } = texts;

/** A step that seats newcomers, the newest last, and who they are. */
interface Joining {
  readonly step: ChanceStep;
  readonly seating?: Seating;
}

/** The step that seats newcomers, if the match waits for one; undefined where chance makes another step. */
export type Joins = (match: AnyMatch) => Joining | undefined;

/** Draws who sits down between these deals, from a stream used for nothing else. */
function seatsDrawn({ seed, game, deal, options }: AnyMatch, share: number): readonly Seat[] {
  const random = openStream(`${seed}/${game.id}/joins/${deal}`);
  const others = Array.from({ length: options.players - 1 }, (_, at) => at + 1);
  return shuffle(
    others.filter(() => random() < share),
    random,
  );
}

/** Newcomers to one match, drawn from a separate stream of the seed; `entries` are its seats at the beginning. */
export function openJoins(share: number, entries: readonly SeatEntry[]): Joins {
  let now = entries;
  const taken = new Map<Seat, number>();
  const newcomer = (seat: Seat): SeatEntry => {
    const count = (taken.get(seat) ?? 1) + 1;
    taken.set(seat, count);
    const { name = '', by = 'random' } = entries[seat] ?? {};
    return { name: `${name} ${count}`, by };
  };
  return (match) => {
    const due = seatingDue(match);
    if (due === undefined) return undefined;
    const values = seatsDrawn(match, share);
    if (values.length === 0) return { step: due };
    const seats = Object.fromEntries(values.map((seat) => [seat, newcomer(seat)]));
    const seating = { before: now, seats };
    now = seatedAfter(seating);
    return { step: { ...due, values }, seating };
  };
}

/** The turn limit of a deal in a game without its own. */
export const TURN_LIMIT = 100_000;
/** Step limit of a match, unless `deals` asks for enough deals to need more. */
const STEP_LIMIT = 1_000_000;
const STEPS_PER_DEAL = 100_000;

/** Who plays at a seat: an opponent of ours, perhaps with less to search than its level has, or a program. */
export type MatchPlayer = Automaton | Effort;

const isOutside = (who: MatchPlayer): who is Exclude<Automaton, Who> =>
  typeof who === 'string' && isProgram(who);

/** Called for every step. */
export type OnStep = (made: Made) => void;

/** A step of chance, in which newcomers may join. Texts are only written where somebody listens, to save time. */
function chanceStep(
  match: AnyMatch,
  { onStep, joins }: Pick<MatchSetup, 'onStep' | 'joins'>,
): AnyMatch | Refusal {
  const { pack, game } = match;
  const { step, ...seating } = joins?.(match) ?? { step: chanceOf(match) };
  const after = makeChance(match, step);
  if (onStep === undefined || isRefusal(after)) return after;
  const text = writeChance(pack, game.rules.chanceEvents, step);
  onStep({ before: match, after, by: CHANCE, text, ...seating });
  return after;
}

/** A decision that is not up to one of our opponents. */
export interface DecisionAsked {
  readonly match: AnyMatch;
  readonly seat: Seat;
}

/** The decision, its marks in the record, and the thinking behind it. */
export interface DecisionMade extends Pick<Made, 'refused' | 'fault' | 'info'> {
  readonly move: unknown;
}

/** Yields where a program decides and takes its decision; returns the match that was reached. */
type MatchCourse = Generator<DecisionAsked, AnyMatch | Refusal, DecisionMade>;

/** Who is told of a match, and what decides beside the seats. */
interface MatchSetup {
  /** Called with every match state that closed a deal. */
  readonly onClosed: (after: AnyMatch) => void;
  readonly onStep?: OnStep | undefined;
  /** The seeds of the opponents' choices, by seat; the seed of the match unless given. */
  readonly rngs?: readonly string[] | undefined;
  /** Who sits down between deals; nobody unless given. */
  readonly joins?: Joins | undefined;
}

/** A player’s step, told to whoever listens with what the decision says of itself. */
function seatStep(
  match: AnyMatch,
  seat: Seat,
  decision: DecisionMade,
  onStep: OnStep | undefined,
): AnyMatch | Refusal {
  const after = makeMove(match, decision.move);
  if (onStep === undefined || isRefusal(after)) return after;
  const { move, ...marks } = decision;
  onStep({ before: match, after, by: seat, text: match.game.notation.write(move), ...marks });
  return after;
}

/**
 * Plays the match to its end, and yields where a program decides. Refuses if a deal or the match exceeds
 * its limit.
 */
export function* matchCourse(
  opening: AnyMatch,
  seats: readonly MatchPlayer[],
  { onClosed, onStep, rngs = [], joins }: MatchSetup,
): MatchCourse {
  const turnLimit = opening.game.options.deals.turnsPerDeal ?? TURN_LIMIT;
  const most = Math.max(STEP_LIMIT, opening.options.deals * STEPS_PER_DEAL);
  const players = Array.from({ length: opening.options.players }, (_, seat) => {
    const who = seats[seat] ?? 'random';
    return isOutside(who) ? undefined : openPlayer(seat, who, rngs[seat] ?? opening.seed);
  });
  let match = opening;
  let last: Seat = CHANCE;
  let turns = 0;
  while (!match.ended) {
    const actor = matchActor(match);
    if (actor >= 0 && actor !== last) {
      last = actor;
      if (++turns > turnLimit) return problem(fill(sim.tooManyTurns, match.deal, turnLimit));
    }
    let after: AnyMatch | Refusal;
    if (actor === CHANCE) after = chanceStep(match, { onStep, joins });
    else {
      const choose = players[actor];
      const decision: DecisionMade =
        choose === undefined ? yield { match, seat: actor } : { move: choose(match) };
      after = seatStep(match, actor, decision, onStep);
    }
    if (isRefusal(after)) return problem(fill(sim.refused, after.text));
    match = after;
    if (match.ply > most) return problem(fill(sim.tooManySteps, most));
    if (match.closed === undefined) continue;
    onClosed(match);
    last = CHANCE;
    turns = 0;
  }
  return match;
}

/**
 * Plays a match among our own opponents alone; `onClosed` is called with every match state that closed a
 * deal.
 */
export function playMatch(
  opening: AnyMatch,
  seats: readonly MatchPlayer[],
  onClosed: (after: AnyMatch) => void,
  onStep?: OnStep,
  more: Pick<MatchSetup, 'rngs' | 'joins'> = {},
): AnyMatch | Refusal {
  const { done, value } = matchCourse(opening, seats, { onClosed, onStep, ...more }).next();
  if (done !== true) throw new Error('no program plays here');
  return value;
}
