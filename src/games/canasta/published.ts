/** What programs are told of an observation of Canasta. A party is given by its number, as `partyOf` says. */
import * as v from 'valibot';
import {
  bySeat,
  cardOf as cardIn,
  count,
  seat,
  seatIfAny,
  seatOrNull,
  sortedTokens,
  tokensOf,
} from '../../blocks/published.ts';
import { allSeats } from '../../blocks/seats.ts';
import { type Card, writeCard } from '../../cards/pack.ts';
import type { Seat } from '../../engine/game.ts';
import { RED_THREES, tokens } from './cards.ts';
import type { Observation } from './observation.ts';
import type { Side } from './state.ts';

const card = cardIn(tokens);
const cards = v.array(card);

const meld = v.strictObject({
  /** By which steps name it. */
  number: count,
  /** Natural cards first, then twos, then jokers. */
  cards,
});

const party = v.strictObject({
  melds: v.array(meld),
  /** The last number that a meld was given. */
  lastNumber: count,
  redThrees: cards,
});

const turnShape = v.strictObject({
  /** Cards in hand as it began, red threes left out; null where the observer cannot know. */
  cardsAtStart: v.nullable(count),
  /** Melds with higher numbers were laid in this turn. */
  lastNumberBefore: count,
  /** The player has just drawn and may ask their partner. */
  mayAsk: v.boolean(),
  /** What the partner has answered. */
  answer: v.nullable(v.picklist(['yes', 'no'])),
  /** The last card of the stock was a red three: nothing is discarded. */
  lastWasRedThree: v.boolean(),
  /** A card was laid, and a meld of an earlier turn was added to or merged. */
  laid: v.boolean(),
  addedToOlder: v.boolean(),
});

export const schema = v.strictObject({
  observer: seatIfAny,
  phase: v.picklist(['dealer', 'partners', 'deal', 'turn', 'answer', 'peel', 'lay', 'over']),
  /** Deals finished before this one. */
  played: count,
  dealer: seatIfAny,
  /** The seats by their places; empty until partners are drawn. */
  seating: v.array(seat),
  /** The party of each seat; empty like `seating`. */
  partyOf: bySeat(count),
  /** Who plays this deal, in the order of play. */
  order: v.array(seat),
  /** Whose turn it is, also while their partner answers. */
  turn: seatIfAny,
  /** The turn under way; null before the first and when the deal is over. */
  thisTurn: v.nullable(turnShape),
  hand: cards,
  handSizes: bySeat(count),
  /** Cards from taken piles that everybody knows to be in each hand. */
  known: bySeat(cards),
  stock: count,
  /** The top card last. */
  pile: cards,
  /** What lies before each party. */
  parties: v.array(party),
  /** Seats that have had a turn in this deal, and those that laid a card in an earlier turn. */
  hadTurn: v.array(seat),
  laidEarlier: v.array(seat),
  /** How often red threes have cost the observer 500, and which of those in hand have. */
  fines: count,
  finedThrees: cards,
  totals: bySeat(v.number()),
  /** How the deal ended. */
  end: v.nullable(v.picklist(['out', 'stock', 'red-three'])),
});

type Told = v.InferOutput<typeof schema>;

const sorted = (held: readonly Card[]): string[] => sortedTokens(tokens, held);

const sideTold = ({ melds, given, reds }: Side): Told['parties'][number] => ({
  melds: melds.map(({ number, cards: laid }) => ({ number, cards: tokensOf(tokens, laid) })),
  lastNumber: given,
  redThrees: sorted(reds),
});

/** The seats whose bits are set. */
const seatsIn = (bits: number, players: number): Seat[] =>
  allSeats(players).filter((one) => (bits >> one) & 1);

/** Red threes held by others are not given away by how many of their cards count. */
const knowsStart = ({ turn, observer, standing }: Observation): boolean =>
  turn.seat === observer || standing.options.redThrees === 'auto';

const isUnderWay = ({ phase, turn }: Observation): boolean => phase !== 'over' && turn.seat >= 0;

function turnTold(seen: Observation): Told['thisTurn'] {
  const { turn } = seen;
  if (!isUnderWay(seen)) return null;
  return {
    cardsAtStart: knowsStart(seen) ? turn.began : null,
    lastNumberBefore: turn.before,
    mayAsk: turn.word === 'open',
    answer: turn.word === 'yes' || turn.word === 'no' ? turn.word : null,
    lastWasRedThree: turn.last,
    laid: turn.laid,
    addedToOlder: turn.touched,
  };
}

/** Diamonds are counted in the lower two bits, hearts in the next. */
const finedThrees = ({ fined }: Observation): string[] =>
  RED_THREES.flatMap((three, at) =>
    Array.from({ length: (fined >> (2 * at)) & 3 }, () => writeCard(tokens, three)),
  );

function standingTold({ standing }: Observation) {
  return {
    played: standing.played,
    dealer: seatOrNull(standing.dealer),
    seating: [...standing.seating],
    partyOf: standing.seating.length === 0 ? [] : [...standing.party],
    order: [...standing.order],
    totals: [...standing.totals],
  };
}

export function publish(seen: Observation): Told {
  const { sizes, turn } = seen;
  return {
    observer: seatOrNull(seen.observer),
    phase: seen.phase,
    ...standingTold(seen),
    turn: isUnderWay(seen) ? turn.seat : null,
    thisTurn: turnTold(seen),
    hand: sorted(seen.hand),
    handSizes: [...sizes],
    known: seen.known.map(sorted),
    stock: seen.stock,
    pile: tokensOf(tokens, seen.pile),
    parties: seen.sides.map(sideTold),
    hadTurn: seatsIn(turn.been, sizes.length),
    laidEarlier: seatsIn(turn.layers, sizes.length),
    fines: seen.fines,
    finedThrees: finedThrees(seen),
    end: seen.why === '' ? null : seen.why,
  };
}
