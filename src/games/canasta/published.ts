/** The form in which programs get an observation of Canasta, and the way back. Parties are numbers (`partyOf`). */
import * as p from '../../blocks/published.ts';
import type { Card } from '../../cards/pack.ts';
import words from './published.json' with { type: 'json' };
import { RED_THREES, tokens } from './state/cards.ts';
import type { Options } from './state/options.ts';
import { laysReds, standingOf } from './state/standing.ts';
import type { Meld, Side, TurnState } from './state/state.ts';
import { LEAST_CARDS } from './turn/going-out.ts';
import { meldOf } from './turn/lay.ts';
import type { Observation } from './turn/observation.ts';

/** Six players form three at most. */
const PARTIES = 3;
const CARDS = tokens.order.length;
const cards = p.sorted(tokens);
/** The cards of a meld: in the order of a set, which follows from the cards. */
const set = p.bag(tokens);

const meld = p.mapped(
  p.record<Meld>()({ number: p.count, cards: set }, words.meld),
  (one: Meld) => one,
  ({ number, cards: laid }) => meldOf(number, laid),
);

const party = p.record<Side>()(
  {
    melds: p.list(meld, Math.floor(CARDS / LEAST_CARDS)),
    lastNumber: p.as('given', p.count),
    redThrees: p.as('reds', cards),
  },
  words.party,
);

const turnUnderWay = p.record<Observation>()(
  {
    cardsAtStart: p.from(p.nullable(p.count), (seen) =>
      knowsStart(seen) ? seen.turn.began : null,
    ),
    lastNumberBefore: p.from(p.count, ({ turn }) => turn.before),
    mayAsk: p.from(p.flag, ({ turn }) => turn.word === 'open'),
    answer: p.from(p.nullable(p.oneOf('yes', 'no')), ({ turn: { word } }) =>
      word === 'yes' || word === 'no' ? word : null,
    ),
    lastWasRedThree: p.from(p.flag, ({ turn }) => turn.last),
    laid: p.from(p.flag, ({ turn }) => turn.laid),
    addedToOlder: p.from(p.flag, ({ turn }) => turn.touched),
  },
  words.turnUnderWay,
);

/** Whether the observer may know with how many cards the turn began, which can give away red threes of others. */
const knowsStart = ({ turn, observer, standing }: Observation): boolean =>
  turn.seat === observer || laysReds(standing);

const isUnderWay = ({ phase, turn }: Observation): boolean => phase !== 'over' && turn.seat >= 0;

/** The red threes in hand that have already cost 500: `fined` counts diamonds in its lower two bits, hearts above. */
const finedThrees = ({ fined }: Observation): readonly Card[] =>
  RED_THREES.flatMap((three, at) => Array.from({ length: (fined >> (2 * at)) & 3 }, () => three));

const told = p.record<Observation>()(
  {
    observer: p.seatIfAny,
    phase: p.oneOf('dealer', 'partners', 'deal', 'turn', 'answer', 'peel', 'lay', 'over'),
    played: p.from(p.count, ({ standing }) => standing.played),
    dealer: p.from(p.seatIfAny, ({ standing }) => standing.dealer),
    seating: p.from(p.seats, ({ standing }) => standing.seating),
    partyOf: p.from(p.bySeat(p.count), ({ standing: { seating, party: parties } }) =>
      seating.length === 0 ? [] : parties,
    ),
    order: p.from(p.seats, ({ standing }) => standing.order),
    turn: p.from(p.seatIfAny, (seen) => (isUnderWay(seen) ? seen.turn.seat : null)),
    thisTurn: p.from(p.nullable(turnUnderWay), (seen) => (isUnderWay(seen) ? seen : null)),
    hand: cards,
    handSizes: p.as('sizes', p.bySeat(p.countTo(CARDS))),
    known: p.bySeat(cards),
    stock: p.countTo(CARDS),
    pile: p.cards(tokens),
    parties: p.as('sides', p.list(party, PARTIES)),
    hadTurn: p.from(p.seatBits, ({ turn }) => turn.been),
    laidEarlier: p.from(p.seatBits, ({ turn }) => turn.layers),
    fines: p.count,
    finedThrees: p.from(set, finedThrees),
    totals: p.from(p.bySeat(p.amount), ({ standing }) => standing.totals),
    end: p.from(p.nullable(p.oneOf('out', 'stock', 'red-three')), ({ why }) =>
      why === '' ? null : why,
    ),
  },
  words.told,
  { totals: 'order' },
);

type Told = ReturnType<typeof told.publish>;

/**
 * The turn as the rules keep it, from what programs are told of it; `word` is the state of asking the partner (CAN-20).
 */
function turnOf({ turn, thisTurn, hadTurn, laidEarlier }: Told): TurnState {
  const { answer = null, mayAsk = false } = thisTurn ?? {};
  return {
    seat: p.seatIfAny.read(turn),
    began: thisTurn?.cardsAtStart ?? 0,
    before: thisTurn?.lastNumberBefore ?? 0,
    word: answer ?? (mayAsk ? 'open' : 'closed'),
    last: thisTurn?.lastWasRedThree ?? false,
    laid: thisTurn?.laid ?? false,
    touched: thisTurn?.addedToOlder ?? false,
    been: p.seatBits.read(hadTurn),
    layers: p.seatBits.read(laidEarlier),
  };
}

const finedOf = (threes: readonly Card[]): number =>
  threes.reduce((fined, three) => fined + (1 << (2 * RED_THREES.indexOf(three))), 0);

export const published = p.restored(
  told,
  (seen, one, options: Options): Observation => ({
    ...seen,
    standing: standingOf(
      options,
      one.played,
      one.totals,
      one.seating,
      p.seatIfAny.read(one.dealer),
    ),
    turn: turnOf(one),
    fined: finedOf(set.read(one.finedThrees)),
    why: '',
  }),
);
