/** The table of Durak as regions, seats, facts and buttons. */
import { dealerIfAny, ownerIfAny, ownIfAny, unscoredIf } from '../../../blocks/table-keys.ts';
import type { FaceShown, Region, Table } from '../../../engine/table.ts';
import { same } from '../../../lang/text.ts';
import { placeOfOpen } from '../bout/bout.ts';
import { laidFrom } from '../bout/groups.ts';
import type { Observation } from '../rules/observation.ts';
import {
  countCards,
  held,
  type Lying,
  listCards,
  NO_TRUMP,
  rankOf,
  realCard,
  removeCard,
  type SuitWords,
  shownAs,
  suitOf,
  WELI,
  WELI_SUITS,
  weliAs,
} from '../state/cards.ts';
import { aboutOf, coveredOf, coveringOf, type Move, verbOf } from '../state/moves.ts';
import { sizesLess } from '../state/seats.ts';
import { type Bout, RIGHT } from '../state/state.ts';
import { rulesOf } from '../variants/index.ts';
import { buttons } from './buttons.ts';
import { facts, own, seatsShown } from './facts.ts';
import { pairId } from './picks.ts';
import { prompt } from './prompts.ts';
import texts from './texts.json' with { type: 'json' };

/** The most places for attacking cards that are shown before they fill. */
const MOST_PLACES = 12;
/** The cards a hand has room for: in games the policy plays, nineteen hands of twenty never outgrow it. */
const HAND_ROOM = 14;

const isTrumpOnTable = ({ trumps, bout, observer }: Observation, lying: Lying): boolean =>
  suitOf(shownAs(lying)) === trumps[bout.defender < 0 ? Math.max(0, observer) : bout.defender];

/** A card on the table. A false card looks like any other (DUR-35): noticing it is part of the game. */
function cardFace(observation: Observation, lying: Lying): FaceShown {
  const card = shownAs(lying);
  return isTrumpOnTable(observation, lying) ? { card, marks: ['trump'] } : { card };
}

/** The place of an attacking card and its cover; a place cannot be picked while it is empty. */
function pairRegion(observation: Observation, at: number): Region {
  const place = { id: pairId(at), role: 'pair', label: same(at + 1), room: 2 } as const;
  const lying = observation.bout.attacks[at];
  if (lying === undefined) return { ...place, cards: [] };
  const cover = observation.bout.covers[at] ?? -1;
  const attack = cardFace(observation, lying);
  const cards = cover < 0 ? [attack] : [attack, cardFace(observation, cover)];
  return { ...place, slot: at, cards };
}

/** The places of the bout: as many as it may need (DUR-6, DUR-30, DUR-32), or more if more cards lie. */
function bout(observation: Observation): readonly Region[] {
  const { most, mostPiled } = rulesOf(observation.course.options);
  const places = Math.min(MOST_PLACES, Math.max(most, mostPiled));
  return Array.from({ length: Math.max(places, observation.bout.attacks.length) }, (_, at) =>
    pairRegion(observation, at),
  );
}

/** The cards by rank, trumps last. */
export function inHandOrder(observation: Observation, cards: readonly number[]): readonly number[] {
  const trump = observation.trumps[Math.max(0, observation.observer)] ?? NO_TRUMP;
  const key = (card: number): number =>
    (suitOf(card) === trump ? 1000 : 0) + 4 * rankOf(card) + suitOf(card);
  return [...cards].sort((a, b) => key(a) - key(b));
}

/** A card in the observer's hand, marked where it is a trump for them. */
function heldFace({ trumps, observer }: Observation, card: number): FaceShown {
  const isTrump = suitOf(card) === trumps[Math.max(0, observer)];
  return isTrump ? { card, slot: card, marks: ['trump'] } : { card, slot: card };
}

export function hand(observation: Observation): Region {
  const cards = inHandOrder(observation, listCards(observation.hand));
  return {
    id: 'hand',
    role: 'hand',
    label: texts.places.hand,
    ...ownerIfAny(observation.observer),
    cards: cards.map((card) => heldFace(observation, card)),
    room: Math.max(HAND_ROOM, cards.length),
  };
}

/** DUR-33: the Weli as each of the other sixes; their place on the screen stays where the hand has none. */
function welis({ course, observer, hand: own }: Observation): readonly Region[] {
  if (!rulesOf(course.options).weli) return [];
  const count = held(own, 0, WELI);
  const forms = WELI_SUITS.map(weliAs).flatMap((form) => Array.from({ length: count }, () => form));
  const cards = forms.map((form) => ({ card: shownAs(form), slot: form }));
  const room = WELI_SUITS.length * Math.max(1, count);
  return [
    { id: 'weli', role: 'hand', label: texts.places.weliAs, ...ownerIfAny(observer), cards, room },
  ];
}

function stock({ stock: count, turned }: Observation): Region {
  const cards = turned < 0 ? [] : [{ card: turned, marks: ['turned' as const] }];
  return { id: 'stock', role: 'stock', label: texts.places.stock, cards, count, room: 1 };
}

const beaten = ({ beaten: cards }: Observation): Region => ({
  id: 'beaten',
  role: 'pile',
  label: texts.places.beaten,
  cards: [],
  count: countCards(cards, 0),
  room: 1,
});

/**
 * The dealer, the direction of the bout where it runs to the right (DUR-23), and whether games lost are counted: a
 * single game has none before it ends.
 */
export function bearings({ course, bout: now, direction }: Observation): Partial<Table> {
  const toRight = (now.defender < 0 ? direction : now.direction) === RIGHT;
  const known = { ...dealerIfAny(course.dealer), ...unscoredIf(course.options.rounds === 1) };
  return toRight ? { ...known, toRight } : known;
}

/** The regions that belong to nobody. */
export const middle = (observation: Observation): readonly Region[] => [
  stock(observation),
  ...bout(observation),
  beaten(observation),
];

export const table = (observation: Observation): Table => ({
  seats: seatsShown(observation),
  regions: [...middle(observation), hand(observation), ...welis(observation)],
  ...bearings(observation),
  facts: facts(observation),
  gone: listCards(observation.beaten),
  ...ownIfAny(own(observation)),
  buttons: buttons(observation),
  prompt: prompt(observation),
});

/** The cards of the hand that a move plays. */
export function playedBy(move: Move): readonly Lying[] {
  const verb = verbOf(move);
  if (verb === 'cover') return [coveringOf(move)];
  if (verb === 'add' || verb === 'attack') return laidFrom(aboutOf(move));
  return [];
}

/** The bout with the cards of its last move, for players to see before the bout is cleared away. */
function boutWith(bout: Bout, move: Move, cards: readonly Lying[]): Bout {
  const { attacks, covers } = bout;
  if (verbOf(move) === 'cover') {
    const at = placeOfOpen(bout, coveredOf(move));
    return { ...bout, covers: covers.map((cover, i) => (i === at ? (cards[0] ?? cover) : cover)) };
  }
  return {
    ...bout,
    attacks: [...attacks, ...cards],
    covers: [...covers, ...cards.map(() => -1)],
  };
}

function handWithout(hand: SuitWords, cards: readonly Lying[]): SuitWords {
  const left = hand.slice();
  for (const card of cards) removeCard(left, 0, realCard(card));
  return left;
}

/** The table with the last cards of a bout before it ends: a cover, or cards added to a bout that is taken. */
export function laid(before: Observation, after: Observation, move: Move): Table | undefined {
  const cards = playedBy(move);
  if (after.bouts === before.bouts || cards.length === 0) return undefined;
  const { turn, hand, sizes, bout } = before;
  return table({
    ...before,
    bout: boutWith(bout, move, cards),
    hand: before.observer === turn ? handWithout(hand, cards) : hand,
    sizes: sizesLess(sizes, turn, cards.length),
  });
}
