/**
 * A hand of Hiki-Kabu: an open card, a face-down card and perhaps a third and a fourth; its count, and
 * whether it may or must take another card. A card is its value less one, so an absent card, NO_CARD,
 * adds nothing.
 */
import { zeros } from '../../blocks/seats.ts';
import { type Card, KABUFUDA_40, type Pack, type Suit } from '../../cards/pack.ts';
import type { Seat } from '../../engine/game.ts';
import type { Options } from './options.ts';

export const NO_CARD = -1;
export const KINDS = KABUFUDA_40.tokens.length;
export const COPIES = 4;
const ONE: Card = 0;
const NINE: Card = 8;

export const cardValue = (card: Card): number => card + 1;

/** The count of a hand (HIK-5). */
export const countOf = (
  open: Card,
  down: Card,
  third: Card = NO_CARD,
  fourth: Card = NO_CARD,
): number => (open + down + third + fourth + 4) % 10;

/** HIK-8: whether the cards are three alike, of whichever seat; the dealer's do not count at the showdown. */
export const isThreeAlike = (open: Card, down: Card, third: Card): boolean =>
  third !== NO_CARD && open === down && down === third;

/** Whether the cards are a nine and a one, with which the dealer wins at once (HIK-9). */
export const isNineOne = (open: Card, down: Card): boolean => open === NINE && down === ONE;

/** HIK-6: whether a hand of this count may take a further card: none with 7, 8 and 9. */
export const mayHit = (count: number): boolean => count <= 6;
/** HIK-6: whether a hand of this count may stay: up to 3 a further card is compulsory. */
export const mayStand = (count: number): boolean => count >= 4;

/** The colours of the cards: as counts of a hand they must draw, may draw, or must not (HIK-6). */
function hueOf(value: number): Suit {
  if (mayHit(value % 10)) return mayStand(value % 10) ? 'yellow' : 'red';
  return 'green';
}

export const pack: Pack = {
  ...KABUFUDA_40,
  faces: KABUFUDA_40.faces.map((face, card) => ({ ...face, hue: hueOf(cardValue(card)) })),
};

/** A round with every card known; arrays by seat, `order` in playing order with the dealer last. */
interface Hands {
  readonly order: readonly Seat[];
  readonly open: readonly Card[];
  readonly down: readonly Card[];
  readonly third: readonly Card[];
  readonly fourth: readonly Card[];
}

/** How a round was won, by seat. */
export interface Settlement {
  readonly why: 'nine-one' | 'three-alike' | 'showdown';
  readonly stakes: readonly number[];
  /** The stakes put in beyond the first, for three alike. */
  readonly more: readonly number[];
  /** The shares of the pot. */
  readonly won: readonly number[];
}

export const dealerOf = (order: readonly Seat[]): Seat => order.at(-1) ?? -1;

/** HIK-3: the stake of each seat; zero for a seat that is out. */
export function stakesOf(
  order: readonly Seat[],
  open: readonly Card[],
  dealerStakes: boolean,
): readonly number[] {
  const dealer = dealerOf(order);
  return open.map((card, seat) => (seat === dealer && !dealerStakes ? 0 : cardValue(card)));
}

/** HIK-8: whether a seat holds three alike; the dealer's cards never count as such. */
export const isAlikeOf = ({ order, open, down, third, fourth }: Hands, seat: Seat): boolean =>
  seat !== dealerOf(order) &&
  fourth[seat] === NO_CARD &&
  isThreeAlike(open[seat] ?? NO_CARD, down[seat] ?? NO_CARD, third[seat] ?? NO_CARD);

/** The cards of a seat's hand, in the order in which they came. */
export const cardsBefore = ({ open, down, third, fourth }: Hands, seat: Seat): readonly Card[] =>
  [open, down, third, fourth].map((all) => all[seat] ?? NO_CARD).filter((card) => card !== NO_CARD);

/** HIK-5, HIK-8: the count of a seat's hand. */
export const resultOf = (hands: Hands, seat: Seat): number =>
  isAlikeOf(hands, seat)
    ? 9
    : countOf(
        hands.open[seat] ?? NO_CARD,
        hands.down[seat] ?? NO_CARD,
        hands.third[seat],
        hands.fourth[seat],
      );

/**
 * HIK-7 to HIK-9: who wins the pot. The dealer's nine and one comes first; then the best count, with further stakes if
 * three alike win, while the dealer takes the pot if all count the same.
 */
export function settle(
  hands: Hands,
  { dealerStakes, alikeStakes }: Pick<Options, 'dealerStakes' | 'alikeStakes'>,
): Settlement {
  const { order, open, down } = hands;
  const dealer = dealerOf(order);
  const stakes = stakesOf(order, open, dealerStakes);
  if (isNineOne(open[dealer] ?? NO_CARD, down[dealer] ?? NO_CARD))
    return pay('nine-one', stakes, [dealer], 0);
  const results = order.map((seat) => resultOf(hands, seat));
  const best = Math.max(...results);
  const winners = order.filter((_, place) => results[place] === best);
  if (winners.length === order.length) return pay('showdown', stakes, [dealer], 0);
  return winners.some((seat) => isAlikeOf(hands, seat))
    ? pay('three-alike', stakes, winners, alikeStakes - 1)
    : pay('showdown', stakes, winners, 0);
}

/** HIK-7: equal shares, odd chips in playing order; HIK-8: losers put in `extra` further stakes. */
function pay(
  why: Settlement['why'],
  stakes: readonly number[],
  winners: readonly Seat[],
  extra: number,
): Settlement {
  const more = stakes.map((stake, seat) => (winners.includes(seat) ? 0 : extra * stake));
  const pot = [...stakes, ...more].reduce((total, chips) => total + chips, 0);
  const share = Math.floor(pot / winners.length);
  const odd = pot - share * winners.length;
  const won = [...zeros(stakes.length)];
  winners.forEach((seat, place) => {
    won[seat] = share + (place < odd ? 1 : 0);
  });
  return { why, stakes, more, won };
}

/** Chips won or lost by every seat. */
export const gainsOf = ({ stakes, more, won }: Settlement): readonly number[] =>
  won.map((share, seat) => share - (stakes[seat] ?? 0) - (more[seat] ?? 0));
