/**
 * Players: who sits where in a session, in a record header, and after new players have sat down in the middle of a
 * match; their names; and the seed of a match for which nobody has named one.
 */
import { randomBytes } from 'node:crypto';
import { type AnyGame, LEVELS, type Level, type Seat } from '../../engine/game.ts';
import type { AnyMatch } from '../../engine/match.ts';
import { omitUndefined } from '../../engine/omit-undefined.ts';
import { limitsOf } from '../../engine/options.ts';
import type { Header, SeatEntry } from '../../engine/record.ts';
import { isRefusal, problem, type Refusal } from '../../engine/refusal.ts';
import { type Newcomers, type Seating, seatingDue } from '../../engine/seating.ts';
import { plainName } from '../../lang/names.ts';
import { fill, type Lang, same, type Text, text } from '../../lang/text.ts';
import type { BotSeat } from '../../protocol/bot-restarts.ts';
import { happened, type Made } from '../steps/steps.ts';
import type { Who } from './choose-move.ts';
import { facesOf, guestCalled, type NamedSeat } from './guests.ts';
import texts from './texts.json' with { type: 'json' };

/** A program that plays over the bot protocol, by its name. */
type Program = `exec:${string}`;

/** A player who needs no person: an opponent of ours, or a program. */
export type Automaton = Who | Program;

export type Occupant = 'human' | Automaton;

export interface Player {
  readonly name: string;
  readonly who: Occupant;
  /** Whose face they have, as the record says it; people have none. */
  readonly guest?: string | undefined;
  /** The program itself, where one plays and has been started. */
  readonly bot?: BotSeat;
}

/**
 * The seat of the only person at a table, whom texts call “you”; undefined where more people play or nobody does, and
 * where the game speaks of its players by their places.
 */
export function readerAt(
  { options }: Pick<AnyGame, 'options'>,
  people: readonly Seat[],
): Seat | undefined {
  const isByPlace = options.players.south !== undefined;
  return isByPlace || people.length > 1 ? undefined : people[0];
}

/** The seats of people, of a record or a save. */
export const peopleAmong = (seats: readonly SeatEntry[]): readonly Seat[] =>
  seats.flatMap(({ by }, seat) => (by === 'human' ? [seat] : []));

/** The usual level of opponents, where the game has it. */
const STANDARD: Level = 'medium';

/** The opponent who plays where nobody else is named. */
export function standardOpponent({ heuristics: { levels } }: AnyGame): Who {
  if (levels.includes(STANDARD)) return STANDARD;
  return levels.at(-1) ?? 'random';
}

/** The opponent who plays for an occupant: the usual one for people and programs. */
export function opponentFor(game: AnyGame, occupant: Occupant | undefined): Who {
  const isOurs = occupant !== undefined && occupant !== 'human' && !isProgram(occupant);
  return isOurs ? occupant : standardOpponent(game);
}

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

const writeSeat = ({ name, who, guest }: Omit<Player, 'bot'>): SeatEntry =>
  omitUndefined({ name, by: writeOccupant(who), guest });

export const seatEntries = (players: readonly Player[]): readonly SeatEntry[] =>
  players.map(writeSeat);

const playerOf = ({ name, guest }: SeatEntry, who: Occupant): Player =>
  omitUndefined({ name, who, guest });

/** The players of a header; undefined if one of them is unknown. */
export function playersOfHeader(header: Header): readonly Player[] | undefined {
  const players = header.seats.flatMap((entry) => {
    const who = readOccupant(entry.by);
    return who === undefined ? [] : [playerOf(entry, who)];
  });
  return players.length === header.seats.length ? players : undefined;
}

/** The seats that people play. */
export const humanSeats = (players: readonly Player[]): readonly Seat[] =>
  players.flatMap((player, seat) => (player.who === 'human' ? [seat] : []));

/** The seat of a single person who has not chosen another. */
export const homeSeatOf = ({ options: { players } }: Pick<AnyGame, 'options'>): Seat =>
  players.south ?? 0;

/** The beginning of the seeds of the deals of the day. */
export const DAILY = 'daily/';

export const newSeed = (): string => randomBytes(4).toString('hex');

/** A seed that nobody can find by trying: 128 random bits. */
const unguessableSeed = (): string => randomBytes(16).toString('hex');

/** A seed for a match of these players: programs could find a short one by trying. */
export const seedFor = (players: readonly Pick<Player, 'who'>[]): string =>
  players.some(({ who }) => isProgram(who)) ? unguessableSeed() : newSeed();

/** The points of the compass at a table, clockwise from the seat at the bottom, by number of players. */
const ROUNDS: Readonly<Record<number, readonly (keyof typeof texts.points)[]>> = {
  1: ['S'],
  2: ['S', 'N'],
  3: ['S', 'W', 'E'],
  4: ['S', 'W', 'N', 'E'],
  5: ['S', 'W', 'NW', 'NE', 'E'],
  6: ['S', 'SW', 'NW', 'N', 'NE', 'SE'],
  7: ['S', 'SW', 'W', 'NW', 'NE', 'E', 'SE'],
  8: ['S', 'SW', 'W', 'NW', 'N', 'NE', 'E', 'SE'],
};

function pointOf(seat: number, players: number, bottom: number): Text {
  const point = ROUNDS[players]?.[(seat - bottom + players) % players];
  return point === undefined ? fill(texts.names.opponent, seat + 1) : texts.points[point];
}

/** The names of the seats, where the game says which of them is South. */
export function seatNamesOf({ options: { players } }: Pick<AnyGame, 'options'>): readonly Text[] {
  const { south } = players;
  if (south === undefined) return [];
  const { most } = limitsOf(players);
  return Array.from({ length: most }, (_, seat) => pointOf(seat, most, south));
}

/**
 * Players with names: the first person keeps their own name, empty if they have none, and sits at the
 * bottom; several people without one are numbered. All others, and a single person without a name, are called by
 * their place, since sentences speak of seats in the third person. The game may name the seats (`seatNamesOf`).
 */
export function namePlayers(
  occupants: readonly Occupant[],
  lang: Lang,
  name: string,
  seatNames: readonly Text[] = [],
): readonly Player[] {
  const unnamed = occupants.map((who) => ({ name: '', who }));
  const people = humanSeats(unnamed);
  const [bottom = 0] = people;
  return unnamed.map(({ who }, seat) => {
    const own = seat === bottom ? plainName(name) : '';
    if (who === 'human' && own !== '') return { name: own, who };
    const isNumbered = who === 'human' && (people.length > 1 || !(occupants.length in ROUNDS));
    if (isNumbered) return { name: fill(texts.names.player, people.indexOf(seat) + 1)[lang], who };
    const point = seatNames[seat] ?? pointOf(seat, occupants.length, bottom);
    return { name: point[lang], who };
  });
}

/** A new player who is to take a seat over. */
export interface Newcomer {
  readonly seat: Seat;
  readonly name: string;
  readonly who: Occupant;
}

export const NO_PROGRAM = text(
  'A program cannot sit down in the middle of a match.',
  'Ein Programm kann sich nicht mitten in einer Partie an den Tisch setzen.',
);
export const NO_NAME = text('A new player needs a name.', 'Wer sich setzt, braucht einen Namen.');

/** The game's sentence that invites new players to sit down, without its full stop. */
export function invitationText(match: AnyMatch): Text {
  const word = seatingDue(match)?.word ?? '';
  return match.game.rules.chanceEvents[word]?.told ?? same('');
}

/** The player of an entry; undefined if it is unknown, or a program. */
function newPlayer(entry: SeatEntry): Player | undefined {
  const who = readOccupant(entry.by);
  return who === undefined || isProgram(who) ? undefined : playerOf(entry, who);
}

/** Whether all who sat down in the middle of the match can play here. */
export const areKnown = (made: readonly Made[]): boolean =>
  made.every(({ seating }) =>
    Object.values(seating?.seats ?? {}).every((entry) => newPlayer(entry) !== undefined),
  );

/** The players after these steps; a seat that nobody has taken over keeps its player. */
export function playersAt(players: readonly Player[], made: readonly Made[]): readonly Player[] {
  let now = players;
  for (const { seating } of made)
    if (seating !== undefined)
      now = now.map((player, seat) => {
        const entry = seating.seats[seat];
        return (entry && newPlayer(entry)) ?? player;
      });
  return now;
}

/** The step that seated the first newcomers after a deal. */
const nextSeating = (made: readonly Made[], deal: number): Seating | undefined =>
  made.find(({ before, seating }) => seating !== undefined && before.deal > deal)?.seating;

/** Who sat at the table in a deal, if these sit there now. */
export const seatsInDeal = (
  seats: readonly NamedSeat[],
  made: readonly Made[],
  deal: number,
): readonly NamedSeat[] => nextSeating(made, deal)?.before ?? seats;

/** The players of a deal, if `players` sit there after all these steps. */
export function playersInDeal(
  players: readonly Player[],
  made: readonly Made[],
  deal: number,
): readonly Player[] {
  const entries = nextSeating(made, deal)?.before;
  if (entries === undefined) return players;
  return entries.map((entry) => playerOf(entry, readOccupant(entry.by) ?? 'random'));
}

/** The index of the last step that a person made and that counts; −1 if there is none. */
export function lastByPerson(
  made: readonly Made[],
  players: readonly Player[],
  counts: (made: Made) => boolean = () => true,
): number {
  let people: readonly boolean[] = players.map(({ who }) => who === 'human');
  return made.findLastIndex((step) => {
    const { by, seating } = step;
    if (seating !== undefined) people = seating.before.map((entry) => entry.by === 'human');
    return people[by] === true && counts(step);
  });
}

/** The seat of the person who runs the match, which nobody takes over. */
export function hostOf(begun: readonly Player[], players: readonly Player[]): Seat | undefined {
  const [first] = humanSeats(begun);
  return first !== undefined && players[first]?.who === 'human' ? first : humanSeats(players)[0];
}

/** Newcomers with faces that nobody at the table has; whoever is called like a guest is that guest. */
function newFaces(
  players: readonly Player[],
  newcomers: readonly Newcomer[],
  seed: string,
): readonly (Newcomer & Pick<Player, 'guest'>)[] {
  const seated = players.map(({ name, who, guest }) => ({ name, who, guest }));
  const before = facesOf(seated, seed);
  const isFree = (name: string): boolean => !before.includes(guestCalled(name));
  const arriving = newcomers.map(({ name, who }) => {
    const isGuest = who !== 'human' && isFree(name);
    return { name, who, guest: isGuest ? guestCalled(name) : undefined };
  });
  const faces = facesOf([...seated, ...arriving], seed).slice(players.length);
  return newcomers.map((one, at) => ({ ...one, guest: faces[at] }));
}

/** The step by which newcomers sit down, the newest last, or why they cannot. */
export function seatedBy(
  before: AnyMatch,
  players: readonly Player[],
  newcomers: readonly Newcomer[],
): Made | Refusal {
  const due = seatingDue(before);
  if (due === undefined) return problem(texts.newcomers.noSeat);
  if (newcomers.some(({ who }) => isProgram(who))) return problem(NO_PROGRAM);
  const named = newcomers.map((one) => ({ ...one, name: plainName(one.name) }));
  if (named.some(({ name }) => name === '')) return problem(NO_NAME);
  const made = happened(before, { word: due.word, values: named.map(({ seat }) => seat) });
  if (isRefusal(made) || named.length === 0) return made;
  const faced = newFaces(players, named, before.seed);
  const seats: Newcomers = Object.fromEntries(faced.map((one) => [one.seat, writeSeat(one)]));
  return { ...made, seating: { before: players.map(writeSeat), seats } };
}

/** The steps as if those who sit there now had always sat there. */
export const unseated = (made: readonly Made[]): readonly Made[] =>
  made.map(({ seating: _, ...step }) => step);
