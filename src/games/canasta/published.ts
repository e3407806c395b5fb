/** What programs are told of an observation of Canasta. A party is given by its number, as `partyOf` says. */
import {
  amount,
  bySeat,
  cards as cardsIn,
  count,
  flag,
  from,
  list,
  nullable,
  oneOf,
  record,
  seat,
  seatBits,
  seatIfAny,
  sorted,
} from '../../blocks/published.ts';
import type { Card } from '../../cards/pack.ts';
import { RED_THREES, tokens } from './cards.ts';
import type { Observation } from './observation.ts';
import type { Meld, Side, Turn } from './state.ts';

const cards = sorted(tokens);

const meld = record<Meld>()({
  /** By which steps name it. */
  number: count,
  /** Natural cards first, then twos, then jokers. */
  cards: cardsIn(tokens),
});

const party = record<Side>()({
  melds: list(meld),
  /** The last number that a meld was given. */
  lastNumber: from(count, ({ given }) => given),
  redThrees: from(cards, ({ reds }) => reds),
});

const turnUnderWay = record<Observation>()({
  /** Cards in hand as it began, red threes left out; null where the observer cannot know. */
  cardsAtStart: from(nullable(count), (seen) => (knowsStart(seen) ? seen.turn.began : null)),
  /** Melds with higher numbers were laid in this turn. */
  lastNumberBefore: from(count, ({ turn }) => turn.before),
  /** The player has just drawn and may ask their partner. */
  mayAsk: from(flag, ({ turn }) => turn.word === 'open'),
  /** What the partner has answered. */
  answer: from(nullable(oneOf('yes', 'no')), ({ turn }) => answerOf(turn)),
  /** The last card of the stock was a red three: nothing is discarded. */
  lastWasRedThree: from(flag, ({ turn }) => turn.last),
  /** A card was laid, and a meld of an earlier turn was added to or merged. */
  laid: from(flag, ({ turn }) => turn.laid),
  addedToOlder: from(flag, ({ turn }) => turn.touched),
});

/** Red threes held by others are not given away by how many of their cards count. */
const knowsStart = ({ turn, observer, standing }: Observation): boolean =>
  turn.seat === observer || standing.options.redThrees === 'auto';

const answerOf = ({ word }: Turn) => (word === 'yes' || word === 'no' ? word : null);

const isUnderWay = ({ phase, turn }: Observation): boolean => phase !== 'over' && turn.seat >= 0;

/** Diamonds are counted in the lower two bits, hearts in the next. */
const finedThrees = ({ fined }: Observation): readonly Card[] =>
  RED_THREES.flatMap((three, at) => Array.from({ length: (fined >> (2 * at)) & 3 }, () => three));

export const published = record<Observation>()(
  {
    observer: seatIfAny,
    phase: oneOf('dealer', 'partners', 'deal', 'turn', 'answer', 'peel', 'lay', 'over'),
    /** Deals finished before this one. */
    played: from(count, ({ standing }) => standing.played),
    dealer: from(seatIfAny, ({ standing }) => standing.dealer),
    /** The seats by their places; empty until partners are drawn. */
    seating: from(list(seat), ({ standing }) => standing.seating),
    /** The party of each seat; empty like `seating`. */
    partyOf: from(bySeat(count), ({ standing: { seating, party: parties } }) =>
      seating.length === 0 ? [] : parties,
    ),
    /** Who plays this deal, in the order of play. */
    order: from(list(seat), ({ standing }) => standing.order),
    /** Whose turn it is, also while their partner answers. */
    turn: from(seatIfAny, (seen) => (isUnderWay(seen) ? seen.turn.seat : null)),
    /** The turn under way; null before the first and when the deal is over. */
    thisTurn: from(nullable(turnUnderWay), (seen) => (isUnderWay(seen) ? seen : null)),
    hand: cards,
    handSizes: from(bySeat(count), ({ sizes }) => sizes),
    /** Cards from taken piles that everybody knows to be in each hand. */
    known: bySeat(cards),
    stock: count,
    /** The top card last. */
    pile: cardsIn(tokens),
    /** What lies before each party. */
    parties: from(list(party), ({ sides }) => sides),
    /** Seats that have had a turn in this deal, and those that laid a card in an earlier turn. */
    hadTurn: from(seatBits, ({ turn }) => turn.been),
    laidEarlier: from(seatBits, ({ turn }) => turn.layers),
    /** How often red threes have cost the observer 500, and which of those in hand have. */
    fines: count,
    finedThrees: from(cardsIn(tokens), finedThrees),
    totals: from(bySeat(amount), ({ standing }) => standing.totals),
    /** How the deal ended. */
    end: from(nullable(oneOf('out', 'stock', 'red-three')), ({ why }) => (why === '' ? null : why)),
  },
  { totals: 'order' },
);
