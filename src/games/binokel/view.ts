/** What an onlooker may know of a deal, and its hidden cards. */
import { allSeats } from '../../blocks/seats.ts';
import { type Bag, bagLess, bagOf, bagWith } from '../../cards/bag.ts';
import type { Card } from '../../cards/pack.ts';
import type { Assignment, Hidden, HiddenSlot, Observer, Seat } from '../../engine/game.ts';
import { OFFEN, pack, rankOf, SUITS, suitOf, UNTEN } from './cards.ts';
import type { State } from './state.ts';

/** The parts of a state that all may see; `returned` is the two's alone. */
type Public = Omit<State, 'hands' | 'dabb' | 'discards'>;

export interface View extends Public {
  readonly observer: Observer;
  /** The hands the onlooker sees: his own, and declarer's when it lies open. */
  readonly open: readonly (Bag | null)[];
  readonly sizes: readonly number[];
  readonly dabb: number;
  /** Declarer's own discards. */
  readonly mine: Bag;
  readonly discarded: number;
  /** BIN-8: trumps among the four discards, once announced. */
  readonly trumpsAway: number;
}

/** Whether declarer's hand lies open: from `offen`, `hand` and `ab` on. */
const isOpen = ({ contract, phase }: Pick<State, 'contract' | 'phase'>): boolean => {
  if (contract?.kind === 'ab') return true;
  const special = contract?.kind === 'special' ? contract.special : UNTEN;
  return special >= OFFEN && phase !== 'away';
};

const ALL_AWAY = 4;

function trumpsAmong(state: State): number {
  const { contract, discards } = state;
  if (contract?.kind !== 'game' || discards.length < ALL_AWAY) return 0;
  return discards.filter((card) => suitOf(card) === contract.suit).length;
}

export function observe(state: State, observer: Observer): View {
  const { hands, dabb, discards } = state;
  const open = isOpen(state);
  return {
    phase: state.phase,
    options: state.options,
    totals: state.totals,
    dealer: state.dealer,
    shown: state.shown,
    calls: state.calls,
    rival: state.rival,
    joined: state.joined,
    declarer: state.declarer,
    contract: state.contract,
    called: state.called,
    returned: seesReturn(state, observer) ? state.returned : null,
    kept: state.kept,
    melds: state.melds,
    seen: state.seen,
    turn: state.turn,
    leader: state.leader,
    trick: state.trick,
    last: state.last,
    points: state.points,
    tricks: state.tricks,
    gone: state.gone,
    ceilings: state.ceilings,
    why: state.why,
    observer,
    open: hands.map((hand, seat) =>
      seat === observer || (open && seat === state.declarer) ? hand : null,
    ),
    sizes: hands.map((hand) => hand.length),
    dabb: dabb.length,
    mine: observer === state.declarer ? discards : [],
    discarded: discards.length,
    trumpsAway: trumpsAmong(state),
  };
}

/** The two who know the card given back (BIN-7); the receiver sees it in his own hand. */
const seesReturn = ({ returned }: State, observer: Observer): boolean =>
  returned !== null && (returned.knower === observer || returned.owner === observer);

/** Added to a card that is known to lie with declarer, in hand or discarded. */
const DECLARERS = 100;
const plain = (card: Card): Card => card % DECLARERS;

const isHidden = (view: View): boolean => view.phase !== 'dealer' && view.phase !== 'deal';

/** Cards known to be in a hand that is not open. */
function knownIn(view: View, seat: Seat): Bag {
  const { returned } = view;
  const held = view.seen[seat] ?? [];
  const back =
    returned !== null && returned.owner === seat && !held.includes(returned.card)
      ? [returned.card]
      : [];
  return bagWith(held, back);
}

const openHand = (view: View, seat: Seat): Bag | null => view.open[seat] ?? null;

/** The cards known to lie with declarer that his melds do not show. */
const marked = (view: View): Bag =>
  view.declarer < 0 || openHand(view, view.declarer) !== null
    ? []
    : bagLess(view.kept, view.seen[view.declarer] ?? []);

const closedSeats = (view: View): readonly Seat[] =>
  allSeats(view.sizes.length).filter((seat) => openHand(view, seat) === null);

function handSlot(view: View, seat: Seat): HiddenSlot {
  const isDeclarer = seat === view.declarer;
  return {
    size: (view.sizes[seat] ?? 0) - knownIn(view, seat).length,
    admits: (card) => {
      if (card >= DECLARERS && !isDeclarer) return false;
      const ceiling = view.ceilings[seat * SUITS + suitOf(plain(card))] ?? 0;
      return rankOf(plain(card)) < ceiling;
    },
  };
}

/** BIN-8: the trumps among the discards, then the rest of them. */
function discardSlots(view: View): readonly HiddenSlot[] {
  const size = view.discarded - view.mine.length;
  const { contract, trumpsAway } = view;
  if (size < ALL_AWAY || contract?.kind !== 'game') return [{ size: 0 }, { size }];
  const isTrump = (card: Card) => suitOf(plain(card)) === contract.suit;
  return [
    { size: trumpsAway, admits: isTrump },
    { size: size - trumpsAway, admits: (card) => !isTrump(card) },
  ];
}

/** The closed hands in seat order, then the discards in two slots, then an unshown Dabb. */
export function hidden(view: View): Hidden {
  if (!isHidden(view)) return { pool: [], slots: [] };
  const closed = closedSeats(view);
  const known = closed.flatMap((seat) => knownIn(view, seat));
  const open = view.open.flatMap((hand) => hand ?? []);
  const seen = [...open, ...known, ...view.gone, ...view.trick, ...view.mine];
  const unseen = bagLess(bagOf(pack.order), seen);
  const declarers = marked(view);
  return {
    pool: [...bagLess(unseen, declarers), ...declarers.map((card) => card + DECLARERS)],
    slots: [
      ...closed.map((seat) => handSlot(view, seat)),
      ...discardSlots(view),
      { size: view.dabb, admits: (card) => card < DECLARERS },
    ],
  };
}

export function determinize(view: View, assignment: Assignment): State {
  const closed = closedSeats(view);
  const slot = (i: number): Bag => bagOf((assignment[i] ?? []).map(plain));
  const hands = view.sizes.map((_, seat) => {
    const seen = openHand(view, seat);
    if (seen !== null || !isHidden(view)) return seen ?? [];
    return bagWith(slot(closed.indexOf(seat)), knownIn(view, seat));
  });
  const after = closed.length;
  return {
    phase: view.phase,
    options: view.options,
    totals: view.totals,
    dealer: view.dealer,
    hands,
    dabb: slot(after + 2),
    shown: view.shown,
    calls: view.calls,
    rival: view.rival,
    joined: view.joined,
    declarer: view.declarer,
    contract: view.contract,
    called: view.called,
    returned: view.returned,
    kept: view.kept,
    discards: bagOf([...view.mine, ...slot(after), ...slot(after + 1)]),
    melds: view.melds,
    seen: view.seen,
    turn: view.turn,
    leader: view.leader,
    trick: view.trick,
    last: view.last,
    points: view.points,
    tricks: view.tricks,
    gone: view.gone,
    ceilings: view.ceilings,
    why: view.why,
  };
}
