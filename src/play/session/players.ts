/** Who sits where, in a session and in a record header; and seeds for matches of which nobody has asked for one. */
import { randomBytes } from 'node:crypto';
import { type AnyGame, LEVELS, type Level, type Seat } from '../../engine/game.ts';
import type { Header, SeatEntry } from '../../engine/record.ts';
import type { BotSeat } from '../../protocol/seat.ts';
import type { Who } from './choose-move.ts';

/** A program that plays over the bot protocol, by its name. */
type Program = `exec:${string}`;

/** Who plays by themselves: an opponent of ours, or a program. */
export type Automaton = Who | Program;

export type Occupant = 'human' | Automaton;

export interface Player {
  readonly name: string;
  readonly who: Occupant;
  /** The program itself, where one plays and has been started. */
  readonly bot?: BotSeat;
}

/** Opponents of medium strength where the game has them. */
const STANDARD: Level = 'medium';

/** Who plays where nobody else is named. */
export const standardOpponent = ({ heuristics: { levels } }: AnyGame): Who =>
  levels.includes(STANDARD) ? STANDARD : (levels.at(-1) ?? 'random');

/** Who of ours plays for an occupant: people and programs are played by the usual opponent. */
export const opponentFor = (game: AnyGame, occupant: Occupant | undefined): Who =>
  occupant === undefined || occupant === 'human' || isProgram(occupant)
    ? standardOpponent(game)
    : occupant;

/** The opponents a game offers: its levels, weakest first, then one that moves at random. */
export const opponentsOf = ({ heuristics: { levels } }: AnyGame): readonly Who[] => [
  ...LEVELS.filter((level) => levels.includes(level)),
  'random',
];

const EXEC = 'exec:';

export const programNamed = (name: string): Program => `${EXEC}${name}`;

export const isProgram = (who: string): who is Program => who.startsWith(EXEC);

/** `human`, `random`, `ai:` and a level, or `exec:` and a name. */
export const writeOccupant = (who: Occupant): string =>
  who === 'human' || who === 'random' || isProgram(who) ? who : `ai:${who}`;

/** The occupant a header names; undefined for one this program does not know. */
export function readOccupant(by: string): Occupant | undefined {
  if (by === 'human' || by === 'random' || isProgram(by)) return by;
  return LEVELS.find((level) => by === `ai:${level}`);
}

export const seatEntries = (players: readonly Player[]): readonly SeatEntry[] =>
  players.map(({ name, who }) => ({ name, by: writeOccupant(who) }));

/** The players of a header; undefined if one of them is unknown. */
export function playersOfHeader(header: Header): readonly Player[] | undefined {
  const players = header.seats.flatMap(({ name, by }) => {
    const who = readOccupant(by);
    return who === undefined ? [] : [{ name, who }];
  });
  return players.length === header.seats.length ? players : undefined;
}

/** The seats that people play. */
export const humanSeats = (players: readonly Player[]): readonly Seat[] =>
  players.flatMap((player, seat) => (player.who === 'human' ? [seat] : []));

/** Where a single person sits unless they choose otherwise. */
export const homeSeatOf = ({ extras: { homeSeat = 0 } }: AnyGame): Seat => homeSeat;

/** What the seeds of the deals of the day begin with. */
export const DAILY = 'daily/';

export const newSeed = (): string => randomBytes(4).toString('hex');

/** A seed that nobody can find by trying: 128 random bits. */
const unguessableSeed = (): string => randomBytes(16).toString('hex');

/** A seed for a match of these players: programs could find a short one by trying. */
export const seedFor = (players: readonly Pick<Player, 'who'>[]): string =>
  players.some(({ who }) => isProgram(who)) ? unguessableSeed() : newSeed();
