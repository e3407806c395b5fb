/**
 * Positions of a drill: opponents play matches of the seeds S/1, S/2, S/3 … in all seats, until the learner faces the
 * decision. A position is a function of its seed, so that it can be made again.
 */
import type { Drill } from '../../engine/extras.ts';
import { type AnyGame, CHANCE, type Seat } from '../../engine/game.ts';
import { type AnyMatch, matchActor, openMatch } from '../../engine/match.ts';
import type { MatchOptions } from '../../engine/options.ts';
import { below, openQuickStream } from '../../engine/random.ts';
import { headerOf } from '../../engine/record.ts';
import type { Lang, Text } from '../../lang/text.ts';
import { type Pace, thoughtStep } from '../session/choose-move.ts';
import { withGuests } from '../session/guests.ts';
import {
  homeSeatOf,
  namePlayers,
  type Player,
  seatEntries,
  seatNamesOf,
  standardOpponent,
} from '../session/players.ts';
import { chanced, hasChoice, type Made, recordLinesOf, sure } from '../steps/steps.ts';

/** A drill of a game under its options, and the seat the learner has. */
export interface DrillTask {
  readonly game: AnyGame;
  readonly drill: Drill<unknown>;
  readonly options: MatchOptions;
  readonly seat: Seat;
}

/** A decision whose answer is known beforehand. */
export interface Known {
  /** The id of the decision among those of its kind. */
  readonly id: string;
  readonly best: string;
  /** Another move that suggests itself. */
  readonly tempting: string;
  /** The learner made the tempting move in a match, which cost so many points. */
  readonly costThen?: number;
}

/** A decision to make, and the steps that led to it. */
export interface DrillPosition {
  readonly seed: string;
  readonly made: readonly Made[];
  readonly match: AnyMatch;
  /** The seat that decides. */
  readonly seat: Seat;
  readonly players: readonly Player[];
  /** Where the position comes from, if not from a series. */
  readonly from?: Text;
  /** The known answer; absent: the answer is worked out. */
  readonly known?: Known;
}

/** Positions to decide on, one after another. */
export interface DrillSetup {
  readonly names: Text;
  /** One sentence that says what is to be decided. */
  readonly meaning: Text;
  /** Whether conventions alone give the answer, so that no moves are weighed. */
  readonly isByBook: boolean;
  /** The positions are puzzles, which give no hint before the answer. */
  readonly isPuzzle?: true;
  readonly positions: (pace: Pace) => AsyncIterable<DrillPosition>;
  /** The number of positions. */
  readonly count: number;
  /** Keeps a position and the move chosen there. */
  readonly keep: (position: DrillPosition, chosen: string) => Promise<void>;
  /** Hears how right a choice made without help was, from 0 to 1; returns what comes of the answer, in words. */
  readonly answered?: (position: DrillPosition, right: number) => Promise<readonly Text[]>;
  /** Hears how the choices so far came out. */
  readonly scored?: (score: Text) => void;
}

/** The drills of a game by name. */
export const drillsOf = ({ extras }: AnyGame): readonly (readonly [string, Drill<unknown>])[] =>
  Object.entries(extras.drills ?? {});

/** The drill from the learner's usual seat. */
export const exerciseOf = (
  game: AnyGame,
  drill: Drill<unknown>,
  options: MatchOptions,
): DrillTask => ({ game, drill, options, seat: homeSeatOf(game) });

/** The learner at their seat, the usual opponents at the others: the same guests in all drills of a game. */
export function drillPlayers(
  { game, options, seat }: Pick<DrillTask, 'game' | 'options' | 'seat'>,
  lang: Lang,
  name: string,
): readonly Player[] {
  const opponent = standardOpponent(game);
  const seats = Array.from({ length: options.players }, (_, at) =>
    at === seat ? 'human' : opponent,
  );
  return withGuests(namePlayers(seats, lang, name, seatNamesOf(game)), game.id);
}

const isAsked = ({ drill, seat }: DrillTask, match: AnyMatch): boolean =>
  matchActor(match) === seat && hasChoice(match) && drill.isFaced(match.state, seat);

async function stepFrom(match: AnyMatch, pace: Pace): Promise<Made | undefined> {
  const actor = matchActor(match);
  if (actor === CHANCE) return chanced(match);
  return thoughtStep(match, actor, standardOpponent(match.game), pace);
}

/** The decision in the first deal of a seed; undefined if the learner does not face the decision there. */
async function positionOf(
  { exercise, players }: Drilled,
  seed: string,
  pace: Pace,
): Promise<DrillPosition | undefined> {
  const { game, options, drill, seat } = exercise;
  let passed = below(openQuickStream(`${seed}/drill`), drill.occasions);
  let match = openMatch(game, options, seed);
  const made: Made[] = [];
  while (match.deal === 1 && !match.ended && drill.isPast?.(match.state) !== true) {
    if (isAsked(exercise, match) && passed-- === 0) return { seed, made, match, seat, players };
    const step = await stepFrom(match, pace);
    if (step === undefined) return undefined;
    made.push(step);
    match = step.after;
  }
  return undefined;
}

/** A drill ends after this many seeds in a row without a position. */
const SEEDS_IN_VAIN = 1000;

/** A drill with the players at its table. */
interface Drilled {
  readonly exercise: DrillTask;
  readonly players: readonly Player[];
}

/** One position after another, each from another seed of the series of `base`. */
export async function* drillPositions(
  drilled: Drilled,
  base: string,
  pace: Pace,
): AsyncGenerator<DrillPosition, void> {
  for (let place = 1, vain = 0; vain < SEEDS_IN_VAIN && !pace.stopped(); place++) {
    const position = await positionOf(drilled, `${base}/${place}`, pace);
    vain = position === undefined ? vain + 1 : 0;
    if (position !== undefined) yield position;
  }
}

/** A drill with the positions of the series of `seed`. */
export const drillSetup = (
  drilled: Drilled,
  seed: string,
): Pick<DrillSetup, 'names' | 'meaning' | 'isByBook' | 'positions'> => ({
  ...drilled.exercise.drill,
  positions: (pace) => drillPositions(drilled, seed, pace),
});

/** Nobody is a guest in the record of a position, which is not that of a match played. */
const asRecorded = ({ name, who }: Player): Player => ({ name, who });

/** The record of a position and the move chosen there. */
export function drillRecord(
  { match, made, players }: DrillPosition,
  chosen: string,
): readonly object[] {
  const last = sure(match, match.game.notation.read(chosen));
  const header = headerOf(match, seatEntries(players.map(asRecorded)));
  return [header, ...[...made, last].flatMap((step) => recordLinesOf(step))];
}
