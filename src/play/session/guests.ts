/**
 * Guests: the twelve opponents whom one meets at the table, by id, name and animal. Which of them sit there follows from
 * the match's seed, unless a person has chosen; how strong they play is another matter. Their portraits are in
 * `tui/art/guests.ts`.
 */
import type { AnyGame } from '../../engine/game.ts';
import { openQuickStream, shuffle } from '../../engine/random.ts';
import { fill, LANGS, type Lang, same, type Text } from '../../lang/text.ts';
import guests from './guests.json' with { type: 'json' };
import texts from './texts.json' with { type: 'json' };

export type Guest = keyof typeof guests;

/** Somebody by the name and the guest that a record has. */
export interface NamedSeat {
  readonly name: string;
  readonly guest?: string | undefined;
}

export const GUESTS: readonly Guest[] = [
  'fox',
  'hare',
  'owl',
  'badger',
  'cat',
  'otter',
  'raven',
  'bear',
  'hedgehog',
  'heron',
  'mouse',
  'wolf',
];

/** The guest with this id; undefined for one this program does not know. */
export const readGuest = (id: string | undefined): Guest | undefined =>
  GUESTS.find((guest) => guest === id);

export const guestName = (guest: Guest): Text => guests[guest].name;
export const animalOf = (guest: Guest): Text => guests[guest].animal;

/** The names of seats by their places, in every language. */
const PLACE_NAMES: readonly string[] = [
  ...Object.values(texts.points),
  ...GUESTS.map((_, seat) => fill(texts.names.opponent, seat + 1)),
].flatMap((name) => LANGS.map((lang) => name[lang]));

/** Whether a guest goes by this name in any language. */
const isCalled = (guest: Guest, name: string): boolean =>
  LANGS.some((lang) => guestName(guest)[lang].toLowerCase() === name.toLowerCase());

/** The guest who goes by a name. */
export const guestCalled = (name: string): Guest | undefined =>
  GUESTS.find((guest) => isCalled(guest, name));

/** Whether a record has this name only because no other was given: it is that of a place, or the guest's own. */
const isUsual = (name: string, guest: Guest): boolean =>
  name === '' || PLACE_NAMES.includes(name) || isCalled(guest, name);

/** The name of a place in the reader’s language, whichever language it was recorded in; undefined for any other name. */
const placeCalled = (name: string): Text | undefined =>
  Object.values(texts.points).find((point) => LANGS.some((lang) => point[lang] === name));

/**
 * What a seat is called. A guest's own name stands for that of a place; a name that somebody was given stays, and so do
 * the names of places in a game that speaks of its players by them, in the reader's language.
 */
export function calledAt(
  game: Pick<AnyGame, 'options'> | undefined,
  { name, guest }: NamedSeat,
): Text {
  const known = readGuest(guest);
  const isByPlace = game?.options.players.south !== undefined;
  if (isByPlace) return placeCalled(name) ?? same(name);
  if (known === undefined || !isUsual(name, known)) return same(name);
  return guestName(known);
}

/** What all at a table are called, in the reader's language. */
export const calledIn = (
  game: Pick<AnyGame, 'options'> | undefined,
  seats: readonly NamedSeat[],
  lang: Lang,
): readonly string[] => seats.map((seat) => calledAt(game, seat)[lang]);

/** Somebody at a table. */
interface SeatedPlayer extends NamedSeat {
  readonly who: string;
}

/** All guests in an order of their own for each seed. */
function guestsBySeed(seed: string): readonly Guest[] {
  const order = shuffle([...GUESTS.keys()], openQuickStream(`${seed}/guests`));
  return order.flatMap((at) => GUESTS[at] ?? []);
}

/**
 * Whose faces sit at a table: the guests that are named, and at the other seats the next ones by the seed. Nobody looks
 * like another or goes by the name of a person at the table; people have no such face.
 */
export function facesOf(
  seats: readonly SeatedPlayer[],
  seed: string,
): readonly (Guest | undefined)[] {
  const people = seats.filter(({ who }) => who === 'human');
  const known = seats.map(({ guest, who }) => (who === 'human' ? undefined : readGuest(guest)));
  const named = known.map((guest, seat) => (known.indexOf(guest) === seat ? guest : undefined));
  const free = guestsBySeed(seed).filter(
    (guest) => !named.includes(guest) && !people.some(({ name }) => isCalled(guest, name)),
  );
  let next = 0;
  return seats.map(({ who }, seat) => {
    if (who === 'human') return undefined;
    return named[seat] ?? free[next++];
  });
}

/** The players with the guests of their match; a player who has one keeps it. */
export function withGuests<P extends SeatedPlayer>(
  players: readonly P[],
  seed: string,
): readonly P[] {
  const faces = facesOf(players, seed);
  return players.map((player, seat) => {
    const isStranger = player.guest !== undefined && readGuest(player.guest) === undefined;
    const guest = isStranger ? player.guest : faces[seat];
    return guest === undefined ? player : { ...player, guest };
  });
}
