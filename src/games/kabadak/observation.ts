/** What an observer may know of a deal, and its hidden cards: the other hand and the talon. */
import * as p from '../../blocks/published.ts';
import { allSeats } from '../../blocks/seats.ts';
import type { Card } from '../../cards/pack.ts';
import { type CardSet, cardsOf, difference, EMPTY, setOf, size } from '../../cards/set.ts';
import type { Assignment, Hidden, Observer } from '../../engine/game.ts';
import { type Lacks, lacksOfAll, lacksOfSome, withoutLays, withoutRow } from './belief.ts';
import words from './published.json' with { type: 'json' };
import { DECK, pack } from './rows.ts';
import { hasComeOut, isOver, PLAYERS, type State, stateOf } from './state.ts';

export interface Observation extends Omit<State, 'drawn'> {
  readonly observer: Observer;
  /** By seat, the cards of the hand that the observer sees: their own, and both when the deal is over. */
  readonly hands: readonly CardSet[];
  readonly sizes: readonly number[];
  readonly stock: number;
  /** The talon, next card first, when the deal is over. */
  readonly talon: readonly Card[];
  /** The card the observer drew in their last turn, or −1. */
  readonly drawn: number;
}

const NO_CARDS: readonly Card[] = [];

/**
 * What a seat may know of the deal: the own hand, both and the talon after its end, and which cards a player has shown
 * to lack.
 */
export function observe(state: State, observer: Observer): Observation {
  const [first = EMPTY, second = EMPTY] = state.hands;
  const over = isOver(state.phase);
  return {
    observer,
    phase: state.phase,
    options: state.options,
    standing: state.standing,
    dealer: state.dealer,
    turn: state.turn,
    hands: [over || observer === 0 ? first : EMPTY, over || observer === 1 ? second : EMPTY],
    sizes: [size(first), size(second)],
    stock: state.talon.length,
    talon: over ? state.talon : NO_CARDS,
    rows: state.rows,
    laid: state.laid,
    out: state.out,
    passed: state.passed,
    drawn: observer < 0 ? -1 : (state.drawn[observer] ?? -1),
    lacks: state.lacks,
  };
}

/** The observer's own hand; empty for a spectator. */
export const ownHand = (observation: Observation): CardSet =>
  observation.hands[observation.observer] ?? EMPTY;

/** The cards that the observer has not seen. */
export const unseen = (observation: Observation): CardSet =>
  difference(DECK, ownHand(observation) | observation.laid);

/** The hands the observer does not see, in seat order, then the talon. */
export function hidden(observation: Observation): Hidden {
  if (observation.phase !== 'play') return { pool: [], slots: [] };
  const hands = observation.sizes.flatMap((size, seat) =>
    seat === observation.observer ? [] : [{ size }],
  );
  return { pool: cardsOf(unseen(observation)), slots: [...hands, { size: observation.stock }] };
}

/**
 * The hands and the talon of a sampled deal. Cards that the opponent would have laid down already are exchanged for
 * others of the talon.
 */
function lying(observation: Observation, assignment: Assignment): Pick<State, 'hands' | 'talon'> {
  const { observer, out } = observation;
  const [first = NO_CARDS, second = NO_CARDS] = assignment;
  if (observation.phase !== 'play') return { hands: observation.hands, talon: observation.talon };
  if (observer < 0)
    return { hands: [setOf(first), setOf(second)], talon: assignment[2] ?? NO_CARDS };
  const { hand, talon } = hasComeOut(out, 1 - observer)
    ? withoutLays(first, second, observation.lacks[1 - observer] ?? [])
    : withoutRow(first, second);
  return {
    hands: observer === 0 ? [ownHand(observation), hand] : [hand, ownHand(observation)],
    talon,
  };
}

/**
 * A full state that the observer holds possible, for searches to play on; only the observer's own last drawn card is
 * known.
 */
export function determinize(observation: Observation, assignment: Assignment): State {
  const { observer, drawn } = observation;
  return stateOf(observation, {
    ...lying(observation, assignment),
    drawn: observer === 0 ? [drawn, -1] : [-1, observer === 1 ? drawn : -1],
  });
}

const CARDS = pack.order.length;
/** A pair. */
const SMALLEST_ROW = 2;
const set = p.cardSet(pack);
const toldLacks = p.mapped(p.list(set, CARDS), (own: Lacks) => own, lacksOfSome);

const endOf = ({ phase, turn }: Observation) => (isOver(phase) ? { why: phase, by: turn } : null);

type DealEnd = NonNullable<ReturnType<typeof endOf>>;

const told = p.record<Observation>()(
  {
    observer: p.seatIfAny,
    phase: p.from(p.oneOf('dealer', 'deal', 'play', 'over'), ({ phase }) =>
      isOver(phase) ? 'over' : phase,
    ),
    roundsPlayed: p.from(p.count, ({ standing }) => standing.rounds),
    roundsWon: p.from(p.bySeat(p.count), ({ standing }) => standing.wins),
    played: p.from(p.count, ({ standing }) => standing.deals),
    firstDealer: p.from(p.seatIfAny, ({ standing }) => standing.opener),
    dealer: p.seatIfAny,
    turn: p.as('turn', p.seatIfAny, ({ phase, turn }) => (isOver(phase) ? null : turn)),
    hand: p.from(set, ownHand),
    handSizes: p.as('sizes', p.bySeat(p.countTo(CARDS))),
    stock: p.countTo(CARDS),
    rows: p.list(p.cards(pack), CARDS / SMALLEST_ROW),
    comeOut: p.from(p.seatSet, ({ out }) =>
      allSeats(PLAYERS).filter((one) => hasComeOut(out, one)),
    ),
    lacks: p.as('lacks', p.bySeat(toldLacks), ({ lacks, sizes }: Observation) =>
      lacks.map((own, seat) => lacksOfAll(own, sizes[seat] ?? 0)),
    ),
    passed: p.flag,
    drawn: p.cardIfAny(pack),
    totals: p.from(p.bySeat(p.count), ({ standing }) => standing.totals),
    end: p.from(
      p.nullable(
        p.record<DealEnd>()(
          {
            why: p.oneOf('out', 'blocked', 'kabadak', 'bare-kabadak'),
            by: p.seat,
          },
          words.end,
        ),
      ),
      endOf,
    ),
    shownHands: p.from(p.bySeat(set), ({ phase, hands }) =>
      isOver(phase) ? hands : hands.map(() => EMPTY),
    ),
    shownStock: p.from(p.cards(pack), ({ talon }) => talon),
  },
  words.told,
);

/** The form for programs, of a deal that goes on: nobody decides anything once it is over. */
export const published = p.restored(told, (seen, one, options: State['options']): Observation => {
  const { roundsPlayed: rounds, roundsWon: wins, played: deals, totals } = one;
  return {
    ...seen,
    phase: 'play',
    options,
    standing: { rounds, wins, opener: p.seatIfAny.read(one.firstDealer), deals, totals },
    hands: allSeats(PLAYERS).map((seat) => (seat === seen.observer ? set.read(one.hand) : EMPTY)),
    talon: NO_CARDS,
    laid: setOf(seen.rows.flat()),
    out: setOf(one.comeOut),
  };
});
