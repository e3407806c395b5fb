/**
 * Names for the seats of a new game: the person's own, and compass points around the table. A person
 * who has given no name is called by their point too: sentences speak of seats in the third person.
 */
import { fill, type Lang, type Text, text } from '../../lang/text.ts';
import { humanSeats, type Occupant, type Player } from './players.ts';

const POINTS = {
  S: text('South', 'Süd'),
  SW: text('Southwest', 'Südwest'),
  W: text('West', 'West'),
  NW: text('Northwest', 'Nordwest'),
  N: text('North', 'Nord'),
  NE: text('Northeast', 'Nordost'),
  E: text('East', 'Ost'),
  SE: text('Southeast', 'Südost'),
};

/** Clockwise from the seat at the bottom, by number of players. */
const ROUNDS: Readonly<Record<number, readonly (keyof typeof POINTS)[]>> = {
  1: ['S'],
  2: ['S', 'N'],
  3: ['S', 'W', 'E'],
  4: ['S', 'W', 'N', 'E'],
  5: ['S', 'W', 'NW', 'NE', 'E'],
  6: ['S', 'SW', 'NW', 'N', 'NE', 'SE'],
  7: ['S', 'SW', 'W', 'NW', 'NE', 'E', 'SE'],
  8: ['S', 'SW', 'W', 'NW', 'N', 'NE', 'E', 'SE'],
};

const PLAYER = text('Player $1', 'Spieler $1');
const OPPONENT = text('Opponent $1', 'Gegner $1');
/** In characters. */
export const LONGEST_NAME = 20;

/** A name safe for the table and the record: no control characters, no markup, not too long. */
export const plainName = (name: string, longest = LONGEST_NAME): string =>
  [
    ...name
      .normalize('NFC')
      .replace(/[\p{C}\p{Z}\p{M}[\]{}]+/gu, ' ')
      .trim(),
  ]
    .slice(0, longest)
    .join('')
    .trim();

function pointOf(seat: number, players: number, bottom: number): Text {
  const point = ROUNDS[players]?.[(seat - bottom + players) % players];
  return point === undefined ? fill(OPPONENT, seat + 1) : POINTS[point];
}

/**
 * Players with names: the first person keeps their own name, empty if they have none, and sits at the
 * bottom; several people without one are numbered. The game may name the seats (`seatNames`).
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
    if (isNumbered) return { name: fill(PLAYER, people.indexOf(seat) + 1)[lang], who };
    const point = seatNames[seat] ?? pointOf(seat, occupants.length, bottom);
    return { name: point[lang], who };
  });
}
