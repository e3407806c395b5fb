/**
 * Plain-trick games: the whole pack is dealt, players must follow suit but need not win, there are no
 * trumps, and points are counted as tricks are taken. A game passes its differences as values: pack,
 * order, points, clauses. Hands are wide sets; a move is the card played.
 */
import { type Card, type Pack, writeCard } from '../cards/pack.ts';
import {
  cardsOf,
  difference,
  EMPTY,
  first,
  has,
  size,
  suitCards,
  suitIn,
  union,
  type WideSet,
  wideSetOf,
  withoutCard,
} from '../cards/wide-set.ts';
import { CHANCE, type Endgame, type Outcome, type Seat } from '../engine/game.ts';
import type { NumberOption } from '../engine/options.ts';
import { type Refusal, refuse } from '../engine/refusal.ts';
import { fill, type Text, text } from '../lang/text.ts';
import type { Draft } from './draft.ts';
import { dealSingly, openedBy } from './opening.ts';
import { notHeld } from './play-text.ts';
import { addTo, allSeats, left, placing, round, zeros } from './seats.ts';
import texts from './texts.json' with { type: 'json' };
import { NO_TRICK, pointsOf, type Tricks, type Voids, withVoid } from './trick.ts';

export interface PlainState<O> extends Tricks {
  readonly phase: 'dealer' | 'deal' | 'play' | 'over';
  readonly options: O;
  /** Deals finished before this one. */
  readonly played: number;
  readonly totals: readonly number[];
  readonly dealer: Seat;
  readonly hands: readonly WideSet[];
  /** Cards left over from an even deal; they go to the winner of the last trick. */
  readonly aside: readonly Card[];
  readonly turn: Seat;
  readonly points: readonly number[];
  readonly voids: Voids;
}

interface PlainOptions {
  readonly players: number;
  readonly rounds: number;
}

/** A state of a game of plain tricks, whatever its options. */
type AnyState = PlainState<unknown>;

/** The suits of a game, and the clauses that ask players to follow them. */
interface Following {
  readonly pack: Pack;
  readonly suitOf: readonly number[];
  /** The clauses about the deal, the dealer, following suit, and what cards count. */
  readonly clauses: Readonly<Record<'deal' | 'dealer' | 'follow' | 'points', string>>;
}

/** The option `rounds`, the number of deals in a match, under this label. */
export const roundsOption = (label: Text): NumberOption => ({
  kind: 'number',
  isLength: true,
  range: [1, 99],
  default: (given) => Number(given.players),
  label,
  meaning: text(
    'deals in a match; by default one for each player',
    'Spiele in einer Partie; ohne Angabe eines je Spieler',
  ),
});

/** What distinguishes a plain-trick game. */
interface PlainTricks<O> extends Following {
  /** The index of the winning card in a trick. */
  readonly winner: (trick: readonly Card[], options: O) => number;
  /** Points by card. */
  readonly points: (options: O) => readonly number[];
  /** The name of the points taken. */
  readonly taken: Text;
  readonly aim: 'most' | 'least';
}

/** Every card played so far: the pack without the hands and the cards aside. */
export const playedOf = (
  full: WideSet,
  hands: readonly WideSet[],
  aside: readonly Card[],
  ranks: number,
): WideSet => difference(full, hands.reduce(union, wideSetOf(aside, ranks)));

/** An empty hand for every player. */
function emptyHands(players: number): readonly WideSet[] {
  const hands: WideSet[] = [];
  for (let seat = 0; seat < players; seat++) hands.push(EMPTY);
  return hands;
}

const fresh = <O extends PlainOptions>(
  options: O,
  played: number,
  totals: readonly number[],
  dealer: Seat,
  aside: readonly Card[] = [],
): PlainState<O> => ({
  phase: dealer < 0 ? 'dealer' : 'deal',
  options,
  played,
  totals,
  dealer,
  hands: emptyHands(options.players),
  aside,
  turn: CHANCE,
  leader: 0,
  trick: [],
  last: NO_TRICK,
  points: zeros(options.players),
  voids: 0,
});

/** The parts of a state that observers do not see whole. */
type HiddenParts<O> = Pick<PlainState<O>, 'hands' | 'aside'>;

/** A state put together from its seen and hidden parts. Written out so that all states share one hidden class. */
export const stateOf = <O>(
  seen: Omit<PlainState<O>, keyof HiddenParts<O>>,
  { hands, aside }: HiddenParts<O>,
): Draft<PlainState<O>> => ({
  phase: seen.phase,
  options: seen.options,
  played: seen.played,
  totals: seen.totals,
  dealer: seen.dealer,
  hands,
  aside,
  turn: seen.turn,
  leader: seen.leader,
  trick: seen.trick,
  last: seen.last,
  points: seen.points,
  voids: seen.voids,
});

const draftOf = <O>(state: PlainState<O>): Draft<PlainState<O>> => stateOf(state, state);

const handOf = ({ hands, turn }: AnyState): WideSet => hands[turn] ?? EMPTY;

/** The deal after a finished one: the seat to the left of the dealer deals. */
function nextDeal<O extends PlainOptions>(finished: PlainState<O>): PlainState<O> {
  const { options, played, totals, points, dealer } = finished;
  return fresh(options, played + 1, addTo(totals, points), left(dealer, options.players));
}

/** Deals the pack singly from forehand on; cards that do not go round are laid aside. */
function dealCards<O extends PlainOptions>(
  state: PlainState<O>,
  cards: readonly Card[],
  ranks: number,
): PlainState<O> {
  const { options, played, totals, dealer } = state;
  const forehand = left(dealer, options.players);
  const each = Math.floor(cards.length / options.players);
  const { hands, rest } = dealSingly(cards, round(forehand, options.players), each);
  const after = draftOf(fresh(options, played, totals, dealer, rest));
  after.phase = 'play';
  after.hands = hands.map((hand) => wideSetOf(hand, ranks));
  after.turn = forehand;
  after.leader = forehand;
  return after;
}

/** The cards that follow the suit led, or the whole hand. */
function legalCards({ pack: { ranks }, suitOf }: Following, state: AnyState): readonly Card[] {
  const hand = handOf(state);
  const led = suitOf[state.trick[0] ?? -1] ?? -1;
  return led >= 0 && suitIn(hand, led, ranks) !== 0
    ? suitCards(hand, led, ranks)
    : cardsOf(hand, ranks);
}

/** Why the card may not be played; undefined if it may. */
function refusalOf(
  { pack, suitOf, clauses }: Following,
  state: AnyState,
  card: Card,
): Refusal | undefined {
  const { ranks } = pack;
  const hand = handOf(state);
  if (!has(hand, card, ranks)) return notHeld(pack, card, clauses.follow);
  const [lead] = state.trick;
  const free = lead === undefined || suitOf[card] === suitOf[lead];
  if (free || suitIn(hand, suitOf[lead] ?? 0, ranks) === 0) return undefined;
  return refuse(clauses.follow, fill(texts.refusals.follow, writeCard(pack, lead)));
}

/**
 * Lays a card to the trick; who does not follow suit is known to be void of it from then on. The last card of a trick
 * ends it.
 */
function layCard<O extends PlainOptions>(
  game: PlainTricks<O>,
  state: PlainState<O>,
  card: Card,
): PlainState<O> {
  const { turn, trick, options } = state;
  const hands = state.hands.slice();
  hands[turn] = withoutCard(handOf(state), card, game.pack.ranks);
  const led = game.suitOf[trick[0] ?? card] ?? 0;
  const cards = [...trick, card];
  const after = draftOf(state);
  after.hands = hands;
  if (game.suitOf[card] !== led) after.voids = withVoid(state.voids, turn, led);
  if (cards.length === options.players) return takeTrick(game, after, cards);
  after.turn = left(turn, options.players);
  after.trick = cards;
  return after;
}

/** The winner takes the trick, and with the last trick the cards aside too. */
function takeTrick<O extends PlainOptions>(
  game: PlainTricks<O>,
  after: Draft<PlainState<O>>,
  cards: readonly Card[],
): PlainState<O> {
  const { leader, options, aside } = after;
  const winner = (leader + game.winner(cards, options)) % options.players;
  const rest = after.hands[winner] ?? EMPTY;
  const ends = rest.low === 0 && rest.high === 0;
  const table = game.points(options);
  const points = after.points.slice();
  const bonus = ends ? pointsOf(aside, table) : 0;
  points[winner] = (points[winner] ?? 0) + pointsOf(cards, table) + bonus;
  after.phase = ends ? 'over' : 'play';
  after.turn = winner;
  after.leader = winner;
  after.trick = [];
  after.last = { leader, cards };
  after.points = points;
  return after;
}

/** The endgame of a world in play: the cards still to be played, with every seat on a side of its own. */
function endgame({ phase, hands }: AnyState): Endgame | undefined {
  if (phase !== 'play') return undefined;
  let moves = 0;
  for (const hand of hands) moves += size(hand);
  return { moves, sides: allSeats(hands.length) };
}

/** The points at the end of the deal, where only the last trick is left and nobody has played to it. */
function pointsAfterLastTrick<O extends PlainOptions>(
  game: PlainTricks<O>,
  state: PlainState<O>,
): readonly number[] | undefined {
  const { hands, trick, leader, points } = state;
  if (trick.length > 0 || hands.some((hand) => size(hand) !== 1)) return undefined;
  const order = round(leader, hands.length);
  const cards = order.map((seat) => first(hands[seat] ?? EMPTY, game.pack.ranks));
  const winner = (leader + game.winner(cards, state.options)) % hands.length;
  const table = game.points(state.options);
  const won = pointsOf(cards, table) + pointsOf(state.aside, table);
  return points.map((own, seat) => (seat === winner ? own + won : own));
}

function zones({ order, ranks }: Pack, state: AnyState): readonly (readonly Card[])[] {
  if (state.phase === 'dealer' || state.phase === 'deal') return [];
  const { hands, aside } = state;
  const sets = [...hands, playedOf(wideSetOf(order, ranks), hands, aside, ranks)];
  return [...sets.map((set) => cardsOf(set, ranks)), aside];
}

/** The outcome of a deal in which nothing counts but the points in tricks. */
function outcomeOf<O extends PlainOptions>(
  { aim, taken, clauses }: PlainTricks<O>,
  { points, totals: before, played, options }: PlainState<O>,
): Outcome {
  const totals = addTo(before, points);
  return {
    why: 'played',
    points,
    totals,
    lines: points.map((amount, seat) => ({
      seat,
      id: 'taken',
      label: taken,
      amount,
      clause: clauses.points,
    })),
    over: played + 1 >= options.rounds,
    ...placing(totals, aim),
  };
}

/** The rules of a game of plain tricks, as the contract asks for them. */
export function plainTricks<O extends PlainOptions>(game: PlainTricks<O>) {
  type State = PlainState<O>;
  const { pack } = game;
  return {
    rules: {
      ...openedBy<State>({
        clauses: game.clauses,
        order: () => pack.order,
        drawn: ({ options, played, totals }, dealer) => fresh(options, played, totals, dealer),
        deal: (state, cards) => dealCards(state, cards, pack.ranks),
      }),
      endReasons: texts.endReasons,
      initial: (options: O): State => fresh(options, 0, zeros(options.players), -1),
      next: nextDeal<O>,
      legal: (state: State): readonly Card[] => legalCards(game, state),
      apply: (state: State, card: Card): State | Refusal =>
        refusalOf(game, state, card) ?? layCard(game, state, card),
      zones: (state: State): readonly (readonly Card[])[] => zones(pack, state),
      outcome: (state: State): Outcome => outcomeOf(game, state),
      points: ({ points }: State): readonly number[] => points,
    },
    endings: { endgame, lastTrick: (state: State) => pointsAfterLastTrick(game, state) },
  };
}
