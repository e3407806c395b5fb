/**
 * What programs are told of an observation of Durak. `known` is what the play has shown of hands:
 * cards taken, the trump card drawn, cards caught.
 */
import * as v from 'valibot';
import {
  bySeat,
  cardOf,
  count,
  seat,
  seatIfAny,
  seatOrNull,
  tokensOf,
} from '../../blocks/published.ts';
import { allSeats } from '../../blocks/seats.ts';
import { type Card, FRENCH_52 } from '../../cards/pack.ts';
import type { Seat } from '../../engine/game.ts';
import { cardsOf, type Lying, tokenOf, WELI_SUITS, type Words, weliAs } from './cards.ts';
import type { Observation } from './observation.ts';
import { type Bout, type Direction, hasBit, NO_SEAT, RIGHT } from './state.ts';

const card = cardOf(FRENCH_52);
/** A card as it lies: a Weli may stand for another six (`6D=S`). */
const lying = v.picklist([...FRENCH_52.tokens, ...WELI_SUITS.map((suit) => tokenOf(weliAs(suit)))]);
const SUITS = ['clubs', 'diamonds', 'hearts', 'spades'] as const;
const suit = v.picklist(SUITS);
const direction = v.picklist(['left', 'right']);

const bout = v.strictObject({
  attacker: seat,
  defender: seat,
  otherNeighbour: seatIfAny,
  direction,
  /** The most attacking cards there may be; null: no limit. */
  most: v.nullable(count),
  /** In the order of the attack; `cover` is null while the card is uncovered. */
  table: v.array(v.strictObject({ attack: lying, cover: v.nullable(lying) })),
  /** Trumps shown to pass the attack on, and how many attacking cards lay there then. */
  tickets: v.array(v.strictObject({ seat, card, lying: count })),
  /** A false card that may still be caught: the defender's cover, or another's attack, at this place. */
  falseCard: v.nullable(v.strictObject({ by: seat, at: count })),
  /** Seats caught in this bout. */
  caught: v.array(seat),
});

const schema = v.strictObject({
  observer: seatIfAny,
  phase: v.picklist([
    'dealer',
    'dealer-choice',
    'join',
    'declare',
    'deal',
    'new-hands',
    'redeal',
    'attack',
    'defend',
    'ask',
    'pile-on',
    'forfeit-choice',
    'over',
  ]),
  /** Games finished before this one. */
  played: count,
  dealer: seatIfAny,
  turn: seatIfAny,
  /** The trump suit by seat, common or each their own. */
  trumps: bySeat(v.nullable(suit)),
  hand: v.array(card),
  handSizes: bySeat(count),
  /** Cards everybody knows to be in each hand. */
  known: bySeat(v.array(card)),
  /** Cards to be drawn, the trump card included. */
  stock: count,
  /** While it lies under the stock. */
  trumpCard: v.nullable(card),
  /** Cards that have left the game, seen by all. */
  beaten: v.array(card),
  /** Null before the first attack and when the game is over. */
  bout: v.nullable(bout),
  direction,
  /** Bouts finished in this game, and those at the end of it that brought nobody nearer to its end. */
  bouts: count,
  boutsWithoutProgress: count,
  /** Seats that are out, the first out first. */
  out: v.array(seat),
  /** Who is attacked first; null: the lowest trump attacks. */
  attackedFirst: seatIfAny,
  /** Secret cards that lie before each seat, and those that left the game unseen. */
  secretCards: bySeat(count),
  secretCardsGone: count,
  /** Own cards that left the game unseen with a partner, and how many of each seat. */
  handGone: v.array(card),
  handsGone: bySeat(count),
  /** Own cards put back into the stock for a new hand, and who has had one. */
  putBack: v.array(card),
  newHands: v.array(seat),
  /** Who names the next dealer, and who may be named. */
  chooser: seatIfAny,
  choices: v.array(seat),
  heatsWon: bySeat(count),
  /** Games lost by seat, and how many of them in a row up to now. */
  totals: bySeat(count),
  lostInARow: bySeat(count),
  /** How the game ended; `chosen` is who was named to pay, `chosenNext` who was named after them. */
  end: v.nullable(
    v.strictObject({
      why: v.picklist(['durak', 'draw', 'stalemate']),
      losers: v.array(seat),
      chosen: seatIfAny,
      chosenNext: seatIfAny,
    }),
  ),
});

type Table = v.InferOutput<typeof bout>['table'];

const tokens = (cards: readonly Card[]): string[] => tokensOf(FRENCH_52, cards);
const handTold = (words: Words, at = 0): string[] => tokens(cardsOf(words, at));
const sideTold = (side: Direction) => (side === RIGHT ? 'right' : 'left');
const lyingTold = (one: Lying): string | null => (one < 0 ? null : tokenOf(one));

const tableTold = ({ attacks, covers }: Bout): Table =>
  attacks.map((attack, at) => ({ attack: tokenOf(attack), cover: lyingTold(covers[at] ?? -1) }));

/** The seats whose bits are set. */
const seatsIn = (bits: number, players: number): Seat[] =>
  allSeats(players).filter((one) => hasBit(bits, one));

function falseCardTold({ doubted, adder, defender }: Bout) {
  return doubted < 0 ? null : { by: adder === NO_SEAT ? defender : adder, at: doubted };
}

function boutTold(now: Bout, players: number): v.InferOutput<typeof bout> | null {
  if (now.attacker === NO_SEAT) return null;
  return {
    attacker: now.attacker,
    defender: now.defender,
    otherNeighbour: seatOrNull(now.other),
    direction: sideTold(now.direction),
    most: now.most === Number.MAX_SAFE_INTEGER ? null : now.most,
    table: tableTold(now),
    tickets: now.tickets.map((ticket) => ({ ...ticket, card: tokenOf(ticket.card) })),
    falseCard: falseCardTold(now),
    caught: seatsIn(now.caught, players),
  };
}

function publish(seen: Observation): v.InferOutput<typeof schema> {
  const { course, close } = seen;
  const players = seen.sizes.length;
  return {
    observer: seatOrNull(seen.observer),
    phase: seen.phase,
    played: course.played,
    dealer: seatOrNull(course.dealer),
    turn: seatOrNull(seen.turn),
    trumps: seen.trumps.map((trump) => SUITS[trump] ?? null),
    hand: handTold(seen.hand),
    handSizes: [...seen.sizes],
    known: allSeats(players).map((one) => handTold(seen.known, one)),
    stock: seen.stock,
    trumpCard: lyingTold(seen.turned),
    beaten: handTold(seen.beaten),
    bout: boutTold(seen.bout, players),
    direction: sideTold(seen.direction),
    bouts: seen.bouts,
    boutsWithoutProgress: seen.stale,
    out: [...seen.out],
    attackedFirst: seatOrNull(course.target),
    secretCards: [...seen.secrets],
    secretCardsGone: seen.lost,
    handGone: handTold(seen.away),
    handsGone: [...seen.awaySizes],
    putBack: handTold(seen.returned),
    newHands: seatsIn(course.newHands, players),
    chooser: seatOrNull(course.chooser),
    choices: seatsIn(course.choices, players),
    heatsWon: [...course.heats],
    totals: [...course.totals],
    lostInARow: [...course.runs],
    end: close && {
      why: close.why,
      losers: [...close.losers],
      chosen: close.chosen[0] ?? null,
      chosenNext: close.chosen[1] ?? null,
    },
  };
}

export const published = { schema, publish };
