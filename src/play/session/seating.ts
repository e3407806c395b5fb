/** New players between the deals of a match: who may sit down, and who played a seat when. */
import type { Seat } from '../../engine/game.ts';
import type { AnyMatch } from '../../engine/match.ts';
import type { SeatEntry } from '../../engine/record.ts';
import { isRefusal, problem, type Refusal } from '../../engine/refusal.ts';
import { type Newcomers, type Seating, seatingDue } from '../../engine/seating.ts';
import { same, type Text, text } from '../../lang/text.ts';
import { plainName } from './names.ts';
import {
  humanSeats,
  isProgram,
  type Occupant,
  type Player,
  readOccupant,
  writeOccupant,
} from './players.ts';
import { happened, type Made } from './steps.ts';

/** Somebody who is to take a seat over. */
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
export const NO_SEAT = text(
  'Nobody new can sit down there now.',
  'Dort kann sich jetzt niemand Neues setzen.',
);

/** What the game says when new players may sit down, without its full stop. */
export function invitationText(match: AnyMatch): Text {
  const word = seatingDue(match)?.word ?? '';
  return match.game.rules.chanceEvents[word]?.told ?? same('');
}

/** The players of these entries; undefined where one of them is unknown, or a program. */
function newPlayer({ name, by }: SeatEntry): Player | undefined {
  const who = readOccupant(by);
  return who === undefined || isProgram(who) ? undefined : { name, who };
}

/** Whether all who sat down in the middle can play here. */
export const areKnown = (made: readonly Made[]): boolean =>
  made.every(({ seating }) =>
    Object.values(seating?.seats ?? {}).every((entry) => newPlayer(entry) !== undefined),
  );

/** The players after these steps; a seat that nobody has taken over keeps its own. */
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

/** The names of those who played a deal, if those of now have sat there since. */
export const namesInDeal = (
  names: readonly string[],
  made: readonly Made[],
  deal: number,
): readonly string[] => nextSeating(made, deal)?.before.map(({ name }) => name) ?? names;

/** Who played a deal, if `players` sit there after all these steps. */
export function playersInDeal(
  players: readonly Player[],
  made: readonly Made[],
  deal: number,
): readonly Player[] {
  return (
    nextSeating(made, deal)?.before.map(({ name, by }) => ({
      name,
      who: readOccupant(by) ?? 'random',
    })) ?? players
  );
}

/** The place of the last step that a person made, of those that count; −1 if there is none. */
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

/** Of the people at the table the one who runs the match: nobody takes their seat over. */
export function hostOf(begun: readonly Player[], players: readonly Player[]): Seat | undefined {
  const [first] = humanSeats(begun);
  return first !== undefined && players[first]?.who === 'human' ? first : humanSeats(players)[0];
}

/** The step by which the newcomers sit down, the newest last, or why they cannot. */
export function seatedBy(
  before: AnyMatch,
  players: readonly Player[],
  newcomers: readonly Newcomer[],
): Made | Refusal {
  const due = seatingDue(before);
  if (due === undefined) return problem(NO_SEAT);
  if (newcomers.some(({ who }) => isProgram(who))) return problem(NO_PROGRAM);
  const named = newcomers.map((one) => ({ ...one, name: plainName(one.name) }));
  if (named.some(({ name }) => name === '')) return problem(NO_NAME);
  const made = happened(before, { word: due.word, values: named.map(({ seat }) => seat) });
  if (isRefusal(made) || named.length === 0) return made;
  const entryOf = ({ name, who }: Omit<Player, 'bot'>): SeatEntry => ({
    name,
    by: writeOccupant(who),
  });
  const seats: Newcomers = Object.fromEntries(named.map((one) => [one.seat, entryOf(one)]));
  return { ...made, seating: { before: players.map(entryOf), seats } };
}

/** The same steps as if those who sit there now had always sat there. */
export const unseated = (made: readonly Made[]): readonly Made[] =>
  made.map(({ seating: _, ...step }) => step);
