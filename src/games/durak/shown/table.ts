/** The table of Durak as regions, seats, facts and buttons. */
import type { FaceShown, Region, Table } from '../../../engine/table.ts';
import { same, text } from '../../../lang/text.ts';
import {
  cardsOf,
  held,
  type Lying,
  NO_TRUMP,
  rankOf,
  shownAs,
  sizeOf,
  suitOf,
  WELI,
  WELI_SUITS,
  weliAs,
} from '../cards.ts';
import type { Observation } from '../observation.ts';
import { RIGHT } from '../state.ts';
import { rulesOf } from '../variants/index.ts';
import { buttons, prompt } from './buttons.ts';
import { facts, own, seatsShown } from './facts.ts';
import { pairId } from './picks.ts';

const WELI_AS = text('Weli as', 'Weli als');

/** Places for attacking cards that are shown before any lies there. */
const MOST_PLACES = 12;
/** What a hand seldom outgrows: in games of the policy nineteen hands of twenty never do. */
const HAND_ROOM = 14;

const isTrump = ({ trumps, bout, observer }: Observation, lying: Lying): boolean =>
  suitOf(shownAs(lying)) === trumps[bout.defender < 0 ? Math.max(0, observer) : bout.defender];

/** A false card looks like any other (DUR-35): noticing it is part of the game. */
const faceOf = (observation: Observation, lying: Lying): FaceShown => ({
  card: shownAs(lying),
  ...(isTrump(observation, lying) && { marks: ['trump'] }),
});

/** An attacking card and its cover; an empty place cannot be picked. */
function pairRegion(observation: Observation, at: number): Region {
  const { attacks, covers } = observation.bout;
  const place = { id: pairId(at), role: 'pair', label: same(at + 1), room: 2 } as const;
  const lying = attacks[at];
  if (lying === undefined) return { ...place, cards: [] };
  const cover = covers[at] ?? -1;
  const cards = [faceOf(observation, lying), ...(cover < 0 ? [] : [faceOf(observation, cover)])];
  return { ...place, slot: at, cards };
}

/** As many places as a bout may need (DUR-6, DUR-30, DUR-32), or as cards lie. */
function bout(observation: Observation): readonly Region[] {
  const { most, mostPiled } = rulesOf(observation.course.options);
  const places = Math.min(MOST_PLACES, Math.max(most, mostPiled));
  return Array.from({ length: Math.max(places, observation.bout.attacks.length) }, (_, at) =>
    pairRegion(observation, at),
  );
}

/** By rank, trumps last. */
export function sorted(observation: Observation, cards: readonly number[]): readonly number[] {
  const trump = observation.trumps[Math.max(0, observation.observer)] ?? NO_TRUMP;
  const key = (card: number): number =>
    (suitOf(card) === trump ? 1000 : 0) + 4 * rankOf(card) + suitOf(card);
  return [...cards].sort((a, b) => key(a) - key(b));
}

const ownedBy = (seat: number) => (seat < 0 ? {} : { owner: seat });

export function hand(observation: Observation): Region {
  const { observer } = observation;
  const cards = sorted(observation, cardsOf(observation.hand));
  return {
    id: 'hand',
    role: 'hand',
    label: text('hand', 'Blatt'),
    ...ownedBy(observer),
    cards: cards.map((card) => ({ card, slot: card })),
    room: Math.max(HAND_ROOM, cards.length),
  };
}

/** DUR-33: the Weli as each other six. */
function welis({ course, observer, hand: own }: Observation): readonly Region[] {
  if (!rulesOf(course.options).weli) return [];
  const count = held(own, 0, WELI);
  const forms = WELI_SUITS.map(weliAs).flatMap((form) => Array.from({ length: count }, () => form));
  const cards = forms.map((form) => ({ card: shownAs(form), slot: form }));
  const room = WELI_SUITS.length * Math.max(1, count);
  return [{ id: 'weli', role: 'hand', label: WELI_AS, ...ownedBy(observer), cards, room }];
}

function stock({ stock: count, turned }: Observation): Region {
  const cards = turned < 0 ? [] : [{ card: turned, marks: ['turned' as const] }];
  return { id: 'stock', role: 'stock', label: text('stock', 'Stapel'), cards, count, room: 1 };
}

const beaten = ({ beaten: cards }: Observation): Region => ({
  id: 'beaten',
  role: 'pile',
  label: text('beaten', 'geschlagen'),
  cards: [],
  count: sizeOf(cards, 0),
  room: 1,
});

/** The dealer, and the direction of the bout where it runs to the right (DUR-23). */
export function bearings({ course, bout: now, direction }: Observation): Partial<Table> {
  const toRight = (now.defender < 0 ? direction : now.direction) === RIGHT;
  return {
    ...(course.dealer >= 0 && { dealer: course.dealer }),
    ...(toRight && { toRight }),
  };
}

/** The regions that belong to nobody. */
export const middle = (observation: Observation): readonly Region[] => [
  stock(observation),
  ...bout(observation),
  beaten(observation),
];

export function table(observation: Observation): Table {
  const told = own(observation);
  return {
    seats: seatsShown(observation),
    regions: [...middle(observation), hand(observation), ...welis(observation)],
    ...bearings(observation),
    facts: facts(observation),
    ...(told && { own: told }),
    buttons: buttons(observation),
    prompt: prompt(observation),
  };
}
