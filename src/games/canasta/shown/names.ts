/**
 * The names of ranks, melds and the cards before a party, and the cards drawn for the places (CAN-1). The step
 * `partners` says only who sits where, so the cards are made up from that: every reader of a record sees the
 * same ones, and they lead to that seating.
 */
import { left, round } from '../../../blocks/seats.ts';
import { type Card, FRENCH_52 } from '../../../cards/pack.ts';
import type { Seat } from '../../../engine/game.ts';
import { openQuickStream, shuffle } from '../../../engine/random.ts';
import { fill, type Text } from '../../../lang/text.ts';
import { isWild, JOKER, RANKS, rankOf, THREE } from '../state/cards.ts';
import type { Standing } from '../state/standing.ts';
import { CANASTA, type Meld } from '../state/state.ts';
import texts from './texts.json' with { type: 'json' };

/** The name of a rank in the plural. */
export const rankName = (rank: number): Text => texts.ranks[rank - THREE] ?? texts.names.wild;

function meldName({ cards, wilds, rank }: Meld): Text {
  if (cards.length < CANASTA) return rankName(rank);
  const closed = wilds === 0 ? texts.names.natural : texts.names.mixed;
  return fill(closed, rankName(rank));
}

/** Whose cards they are, as the observer says it: `named` where neither “our” nor “their” would be clear. */
export type Whose = 'ours' | 'yours' | 'theirs' | 'named';

interface Looking {
  readonly observer: number;
  readonly standing: Standing;
}

/** The seats of a party, as markup. */
export const membersOf = ({ party }: Standing, wanted: number): string =>
  party.flatMap((one, seat) => (one === wanted ? [`{${seat}}`] : [])).join(', ');

/** Whether players have partners in this match. */
export const hasPartners = ({ options }: Standing): boolean => options.players >= 4;

const partiesIn = ({ party }: Standing): number => new Set(party).size;

/** Whether partners have been drawn, so that it is settled who sits with whom. */
export const isSeated = ({ seating }: Standing): boolean => seating.length > 0;

/**
 * How to speak of a party: as ours, yours or theirs to a player, by the names of its members where that would be
 * unclear.
 */
export function whoseOf({ observer, standing }: Looking, party: number): Whose {
  if (observer < 0) return 'named';
  const paired = hasPartners(standing);
  if (standing.party[observer] === party) return paired ? 'ours' : 'yours';
  return paired && partiesIn(standing) === 2 ? 'theirs' : 'named';
}

export const meldLabel = (looking: Looking, party: number, meld: Meld): Text =>
  fill(texts.melds[whoseOf(looking, party)], meldName(meld), membersOf(looking.standing, party));

/** A party as the observer calls it. */
export const partyLabel = (looking: Looking, party: number): Text =>
  fill(texts.parties[whoseOf(looking, party)], membersOf(looking.standing, party));

export const redsLabel = (looking: Looking, party: number): Text =>
  fill(texts.reds[whoseOf(looking, party)], membersOf(looking.standing, party));

const suitOf = (card: Card): number => Math.floor(card / RANKS);

/** Orders cards for the draw of places: high ranks first; of a rank spades, hearts, diamonds, clubs. */
const inDrawOrder = (a: Card, b: Card): number => rankOf(b) - rankOf(a) || suitOf(b) - suitOf(a);

/** The cards each seat draws for its place, from the dealer's left on: twos and jokers do not count and are followed by another. */
export function cardsDrawn({
  dealer,
  seating,
  options,
}: Standing): readonly (readonly [Seat, readonly Card[]])[] {
  const jokers = Array.from({ length: options.jokers / 2 }, () => JOKER);
  const pack = [...FRENCH_52.order, ...jokers];
  const cards = shuffle(pack, openQuickStream(`${dealer} of ${seating.join(' ')}`));
  const last = cards.findIndex(
    (_, at) => cards.slice(0, at + 1).filter(counts).length === seating.length,
  );
  const drawn = cards.slice(0, last + 1);
  const places = drawn.filter(counts).sort(inDrawOrder);
  const rest = drawn.map((card) => (counts(card) ? -1 : card));
  return round(left(dealer, seating.length), seating.length).map((seat) => {
    const again = rest.splice(0, rest.indexOf(-1) + 1).slice(0, -1);
    return [seat, [...again, places[seating.indexOf(seat)] ?? 0]];
  });
}

const counts = (card: Card): boolean => !isWild(card);
