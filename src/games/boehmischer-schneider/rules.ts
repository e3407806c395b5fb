/**
 * Böhmischer Schneider: the turn of the game. A card is beaten only by the next one of its suit,
 * which is the next one of the pack. A move is the card played.
 */
import type { Draft } from '../../blocks/draft.ts';
import { dealSingly, openedBy } from '../../blocks/opening.ts';
import { notHeld } from '../../blocks/play-text.ts';
import { addTo, left, round } from '../../blocks/seats.ts';
import { NO_TRICK, type Tricks } from '../../blocks/trick.ts';
import { type Card, GERMAN_32, rankOf, suitOf } from '../../cards/pack.ts';
import { type CardSet, cardsOf, EMPTY, has, setOf, withoutCard } from '../../cards/set.ts';
import { CHANCE, type Seat } from '../../engine/game.ts';
import { DEALS, type MatchOptionList, playersOption, type ValuesOf } from '../../engine/options.ts';
import type { Refusal } from '../../engine/refusal.ts';
import { text } from '../../lang/text.ts';

export const options = {
  players: playersOption(2, 2, 2),
  rounds: {
    kind: 'number',
    isLength: true,
    range: [1, 99],
    default: 6,
    label: text('deals in a match', 'Spiele in einer Partie'),
    meaning: text('deals until the match ends', 'Spiele, bis die Partie endet'),
  },
  deals: DEALS,
} satisfies MatchOptionList;
export type Options = ValuesOf<typeof options>;

export const pack = GERMAN_32;
export const PLAYERS = 2;
export const HAND = 6;
export const SUIT_OF: readonly number[] = pack.tokens.map((_, card) => suitOf(pack, card));
/** The lowest picture of the lowest suit: tens and above are pictures (BOS-5). */
const LOWEST_PICTURE = pack.tokens.indexOf('TS');
export const isPicture = (card: Card): boolean => rankOf(pack, card) >= LOWEST_PICTURE;
export const ALL_PICTURES = pack.tokens.filter((_, card) => isPicture(card)).length;
/** How many pictures win simply, double and triple (BOS-5). */
export const WINNING_PICTURES: readonly number[] = [11, 17, ALL_PICTURES];

export interface State extends Tricks {
  readonly phase: 'dealer' | 'deal' | 'play' | 'over';
  readonly options: Options;
  /** Deals finished before this one. */
  readonly played: number;
  readonly totals: readonly number[];
  readonly dealer: Seat;
  readonly hands: readonly CardSet[];
  /** The stock as dealt; `drawn` of its cards have been drawn. */
  readonly stock: readonly Card[];
  readonly drawn: number;
  readonly turn: Seat;
  readonly pictures: readonly number[];
  /** The cards of all tricks taken. */
  readonly gone: CardSet;
}

const fresh = (
  options: Options,
  played: number,
  totals: readonly number[],
  dealer: Seat,
): State => ({
  phase: dealer < 0 ? 'dealer' : 'deal',
  options,
  played,
  totals,
  dealer,
  hands: [EMPTY, EMPTY],
  stock: [],
  drawn: 0,
  turn: CHANCE,
  leader: 0,
  trick: [],
  last: NO_TRICK,
  pictures: [0, 0],
  gone: EMPTY,
});

export const initial = (options: Options): State => fresh(options, 0, [0, 0], -1);

/** BOS-1: the deal alternates. */
export const next = (finished: State): State =>
  fresh(
    finished.options,
    finished.played + 1,
    addTo(finished.totals, payments(finished.pictures)),
    left(finished.dealer, PLAYERS),
  );

export const { chanceEvents, players, actor, chance, applyChance } = openedBy<State>({
  clauses: { dealer: 'BOS-1', deal: 'BOS-1' },
  order: () => pack.order,
  drawn: ({ options, played, totals }, dealer) => fresh(options, played, totals, dealer),
  deal,
});

type HiddenPart = Pick<State, 'hands' | 'stock'>;

/** A state made of its seen and its hidden parts. Written out, so that all states share one hidden class. */
export const stateOf = (
  seen: Omit<State, keyof HiddenPart>,
  { hands, stock }: HiddenPart,
): Draft<State> => ({
  phase: seen.phase,
  options: seen.options,
  played: seen.played,
  totals: seen.totals,
  dealer: seen.dealer,
  hands,
  stock,
  drawn: seen.drawn,
  turn: seen.turn,
  leader: seen.leader,
  trick: seen.trick,
  last: seen.last,
  pictures: seen.pictures,
  gone: seen.gone,
});

const draftOf = (state: State): Draft<State> => stateOf(state, state);

/** Deals the hands (BOS-1) and gives forehand the lead (BOS-3). */
function deal(state: State, cards: readonly Card[]): State {
  const forehand = left(state.dealer, PLAYERS);
  const { hands, rest } = dealSingly(cards, round(forehand, PLAYERS), HAND);
  const after = draftOf(state);
  after.phase = 'play';
  after.hands = hands.map(setOf);
  after.stock = rest;
  after.turn = forehand;
  after.leader = forehand;
  return after;
}

/** The legal cards: all of the hand, since there is no duty to follow (BOS-2). */
export const legal = (state: State): readonly Card[] => cardsOf(state.hands[state.turn] ?? EMPTY);

/** BOS-3: leads a card, any of the hand, or answers a lead and completes the trick; nobody need follow suit. */
export function apply(state: State, card: Card): State | Refusal {
  const { turn, trick } = state;
  const hand = state.hands[turn] ?? EMPTY;
  if (!has(hand, card)) return notHeld(pack, card, 'BOS-2');
  const hands = state.hands.slice();
  hands[turn] = withoutCard(hand, card);
  const [lead] = trick;
  if (lead !== undefined) return take(state, hands, lead, card);
  const after = draftOf(state);
  after.hands = hands;
  after.turn = 1 - turn;
  after.trick = [card];
  return after;
}

/** BOS-3: whether the second card wins. */
export const beats = (card: Card, lead: Card): boolean =>
  card === lead + 1 && rankOf(pack, card) !== 0;

/** The index of the winning card of a trick. */
export const winnerOf = ([lead = 0, card]: readonly Card[]): number =>
  card !== undefined && beats(card, lead) ? 1 : 0;

/** BOS-3, BOS-4: the winner takes the trick, draws first and leads. */
function take(state: State, hands: number[], lead: Card, card: Card): State {
  const { leader } = state;
  const winner = beats(card, lead) ? 1 - leader : leader;
  const pictures = state.pictures.slice();
  pictures[winner] = (pictures[winner] ?? 0) + Number(isPicture(lead)) + Number(isPicture(card));
  const after = draftOf(state);
  after.drawn = draw(state, hands, winner);
  after.phase = (hands[winner] ?? EMPTY) === EMPTY ? 'over' : 'play';
  after.hands = hands;
  after.turn = winner;
  after.leader = winner;
  after.trick = [];
  after.last = { leader, cards: [lead, card] };
  after.pictures = pictures;
  after.gone = state.gone | (1 << lead) | (1 << card);
  return after;
}

/** BOS-4: the winner draws a card, then the other. Fills the fresh `hands`. */
function draw(state: State, hands: number[], winner: Seat): number {
  const { stock, drawn } = state;
  if (drawn >= stock.length) return drawn;
  hands[winner] = (hands[winner] ?? EMPTY) | (1 << (stock[drawn] ?? 0));
  hands[1 - winner] = (hands[1 - winner] ?? EMPTY) | (1 << (stock[drawn + 1] ?? 0));
  return drawn + 2;
}

/** BOS-5: the payment to the player with more pictures, by their number. */
const stakeFor = (most: number): number =>
  WINNING_PICTURES.filter((pictures) => most >= pictures).length;

/** BOS-5: the payment to each seat for the pictures taken. */
export function payments(pictures: readonly number[]): readonly number[] {
  const [mine = 0, yours = 0] = pictures;
  const stake = stakeFor(Math.max(mine, yours));
  if (stake === 0) return [0, 0];
  if (mine > yours) return [stake, -stake];
  return [-stake, stake];
}

/** Every place where a card can lie, so that a check can see that no card is lost or doubled. */
export function zones(state: State): readonly (readonly Card[])[] {
  if (state.phase === 'dealer' || state.phase === 'deal') return [];
  const { hands, stock, drawn, trick, gone } = state;
  return [...hands.map(cardsOf), stock.slice(drawn), trick, cardsOf(gone)];
}
