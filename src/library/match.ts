/**
 * Matches as values: opening a match, its legal moves, making a step. A match remembers its steps, so that it
 * can be written as a record at any time.
 */
import { NOBODY } from '../engine/game.ts';
import {
  legalTexts,
  matchActor,
  openMatch as openEngine,
  settleChance as settleEngine,
} from '../engine/match.ts';
import { matchOptions } from '../engine/match-options.ts';
import { headerOf, readLine, type SeatEntry } from '../engine/record.ts';
import { isRefusal, problem, type Refusal } from '../engine/refusal.ts';
import { text } from '../lang/text.ts';
import {
  advanced,
  continuedBy,
  determinized,
  engineOf,
  insideAt,
  insideOf,
  matchOf,
  misuse,
  needText,
} from './inside.ts';
import type { Game, Match, Setup } from './types.ts';

const numberedSeats = (players: number): readonly SeatEntry[] =>
  Array.from({ length: players }, (_, seat) => ({ name: String(seat + 1), by: 'human' }));

const WRONG_SEATS = text('every seat needs one entry', 'jeder Platz braucht genau einen Eintrag');

const SETUP: readonly string[] = ['options', 'seed', 'seats'] satisfies (keyof Setup)[];

/** Throws a TypeError that names what is wrong with a setup. */
function checkSetup(setup: Setup): void {
  if (typeof setup !== 'object' || setup === null || isRefusal(setup))
    misuse('setup', "an object such as { seed: '1' }", setup);
  const unknown = Object.keys(setup).find((key) => !SETUP.includes(key));
  if (unknown !== undefined) misuse('a key of setup', `one of ${SETUP.join(', ')}`, unknown);
  if (typeof setup.seed !== 'string') misuse('setup.seed', "a text such as '1'", setup.seed);
}

/**
 * A match before its first step. Refuses options the game does not take, a seed that no record can
 * hold, and more or fewer seats than players. Throws a TypeError if `game` is not one of this library, or if the setup
 * has an unknown key or no text as its seed.
 */
export function openMatch(game: Game, setup: Setup): Match | Refusal {
  const engine = engineOf(game);
  checkSetup(setup);
  const { options = {}, seed, seats } = setup;
  const resolved = matchOptions(engine, options);
  if (isRefusal(resolved)) return resolved;
  const players = resolved.players;
  const entries = seats ?? numberedSeats(players);
  if (entries.length !== players) return problem(WRONG_SEATS);
  const opened = openEngine(engine, resolved, seed);
  const header = readLine(JSON.stringify(headerOf(opened, entries)));
  if (isRefusal(header)) return header;
  return matchOf(insideAt(opened, entries));
}

/** What a program knows of a match of which it is told published observations. */
export interface Seen extends Setup {
  /** The published observation of the seat to act. */
  readonly observation: unknown;
  /** The number of the deal under way, from 1, where it is known. */
  readonly deal?: number;
  /** The number of steps before the observation, where it is known. */
  readonly ply?: number;
}

/**
 * A match that looks to the seat to act as a published observation says. What that seat cannot see is made up
 * from the seed; legal moves, `observe` for that seat and the choices of opponents are those of the real match.
 * The match goes on by steps like every other. Refuses an observation that is not as the schema says, and names the key.
 */
export function determinizeMatch(
  game: Game,
  { observation, deal = 1, ply = 0, ...setup }: Seen,
): Match | Refusal {
  const opened = openMatch(game, setup);
  if (isRefusal(opened)) return opened;
  const begun = { observation, deal, ply };
  const inside = insideOf(opened);
  const engine = determinized(inside.engine, begun);
  if (isRefusal(engine)) return engine;
  return matchOf(insideAt(engine, inside.seats, { determinized: begun }));
}

/**
 * The legal moves of the seat to act as texts, in canonical order; empty when no seat is to act. Where a hand can be
 * played in more than 2000 ways the list has the 2000 likeliest, and `makeStep` takes the others too.
 * Throws a TypeError if `match` is not one of this library, as do all functions that take a match.
 */
export function legalMoves(match: Match): readonly string[] {
  const { engine } = insideOf(match);
  return matchActor(engine) >= 0 ? legalTexts(engine) : [];
}

const ENDED = text('the match has ended', 'die Partie ist zu Ende');

/**
 * The match after a step of its actor, a seat or chance, in any spelling the game reads. An illegal
 * step is refused with the clause it breaks, an unreadable one with `notation`, and any step after
 * the end of the match with `conventions`.
 */
export function makeStep(match: Match, step: string): Match | Refusal {
  const inside = insideOf(match);
  needText('step', step);
  if (matchActor(inside.engine) === NOBODY) return problem(ENDED);
  const after = advanced(inside, step);
  return isRefusal(after) ? after : matchOf(after);
}

/** The match once chance has made its steps, as the seed says: a seat is to act, or the match has ended. */
export function settleChance(match: Match): Match {
  let inside = insideOf(match);
  settleEngine(inside.engine, (_, text, after) => {
    inside = continuedBy(inside, after, text);
  });
  const isSettled = inside === insideOf(match) && Object.isFrozen(match);
  return isSettled ? match : matchOf(inside);
}
