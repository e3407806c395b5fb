/** Observations of Canasta as programs get them. Parties are numbers, see `partyOf`. */
import * as p from '../../blocks/published.ts';
import type { Card } from '../../cards/pack.ts';
import { RED_THREES, tokens } from './cards.ts';
import type { Observation } from './observation.ts';
import { laysReds } from './standing.ts';
import type { Meld, Side } from './state.ts';

const cards = p.sorted(tokens);

const meld = p.record<Meld>()({
  /** Steps name the meld by it. */
  number: p.count,
  /** Natural cards first, then twos, then jokers. */
  cards: p.cards(tokens),
});

const party = p.record<Side>()({
  melds: p.list(meld),
  /** The last number that a meld was given. */
  lastNumber: p.from(p.count, ({ given }) => given),
  redThrees: p.from(cards, ({ reds }) => reds),
});

const turnUnderWay = p.record<Observation>()({
  /** Cards in hand as it began, red threes left out; null where the observer cannot know. */
  cardsAtStart: p.from(p.nullable(p.count), (seen) => (knowsStart(seen) ? seen.turn.began : null)),
  /** Melds with higher numbers were laid in this turn. */
  lastNumberBefore: p.from(p.count, ({ turn }) => turn.before),
  /** The player has just drawn and may ask their partner. */
  mayAsk: p.from(p.flag, ({ turn }) => turn.word === 'open'),
  /** The partner's answer. */
  answer: p.from(p.nullable(p.oneOf('yes', 'no')), ({ turn: { word } }) =>
    word === 'yes' || word === 'no' ? word : null,
  ),
  /** The last card of the stock was a red three: nothing is discarded. */
  lastWasRedThree: p.from(p.flag, ({ turn }) => turn.last),
  /** A card was laid, and a meld of an earlier turn was added to or merged. */
  laid: p.from(p.flag, ({ turn }) => turn.laid),
  addedToOlder: p.from(p.flag, ({ turn }) => turn.touched),
});

/** The number of cards that count would give away red threes of others. */
const knowsStart = ({ turn, observer, standing }: Observation): boolean =>
  turn.seat === observer || laysReds(standing);

const isUnderWay = ({ phase, turn }: Observation): boolean => phase !== 'over' && turn.seat >= 0;

/** Diamonds are counted in the lower two bits, hearts in the next. */
const finedThrees = ({ fined }: Observation): readonly Card[] =>
  RED_THREES.flatMap((three, at) => Array.from({ length: (fined >> (2 * at)) & 3 }, () => three));

export const published = p.record<Observation>()(
  {
    observer: p.seatIfAny,
    phase: p.oneOf('dealer', 'partners', 'deal', 'turn', 'answer', 'peel', 'lay', 'over'),
    /** Deals finished before this one. */
    played: p.from(p.count, ({ standing }) => standing.played),
    dealer: p.from(p.seatIfAny, ({ standing }) => standing.dealer),
    /** The seats by their places; empty until partners are drawn. */
    seating: p.from(p.list(p.seat), ({ standing }) => standing.seating),
    /** The party of each seat; empty like `seating`. */
    partyOf: p.from(p.bySeat(p.count), ({ standing: { seating, party: parties } }) =>
      seating.length === 0 ? [] : parties,
    ),
    /** Who plays this deal, in the order of play. */
    order: p.from(p.list(p.seat), ({ standing }) => standing.order),
    /** Whose turn it is, also while their partner answers. */
    turn: p.from(p.seatIfAny, (seen) => (isUnderWay(seen) ? seen.turn.seat : null)),
    /** The turn under way; null before the first and when the deal is over. */
    thisTurn: p.from(p.nullable(turnUnderWay), (seen) => (isUnderWay(seen) ? seen : null)),
    hand: cards,
    handSizes: p.from(p.bySeat(p.count), ({ sizes }) => sizes),
    /** Cards from taken piles that everybody knows to be in each hand. */
    known: p.bySeat(cards),
    stock: p.count,
    /** The top card last. */
    pile: p.cards(tokens),
    /** The cards before each party. */
    parties: p.from(p.list(party), ({ sides }) => sides),
    /** Seats that have had a turn in this deal, and those that laid a card in an earlier turn. */
    hadTurn: p.from(p.seatBits, ({ turn }) => turn.been),
    laidEarlier: p.from(p.seatBits, ({ turn }) => turn.layers),
    /** How often red threes have cost the observer 500, and which of those in hand have. */
    fines: p.count,
    finedThrees: p.from(p.cards(tokens), finedThrees),
    totals: p.from(p.bySeat(p.amount), ({ standing }) => standing.totals),
    /** How the deal ended. */
    end: p.from(p.nullable(p.oneOf('out', 'stock', 'red-three')), ({ why }) =>
      why === '' ? null : why,
    ),
  },
  { totals: 'order' },
);
