/** What players of Bimbo say for and against a move. */
import { causesOf, markedAll } from '../../blocks/causes.ts';
import { bagDifference, bagOf } from '../../cards/bag.ts';
import type { Card } from '../../cards/pack.ts';
import type { Cause } from '../../engine/extras.ts';
import type { Text } from '../../lang/text.ts';
import type { Observation } from './observation.ts';
import { ACE, type Move, packOf, playsOf, rank, tokens } from './state.ts';
import texts from './texts.json' with { type: 'json' };

const { causes: said } = texts;

const ofRank = (cards: readonly Card[], value: number): readonly Card[] =>
  cards.filter((card) => rank(card) === value);

/** The cards that others may still hold. */
function cardsOut({ options, hand, aside, pile }: Observation): readonly Card[] {
  const seen = [...hand, ...aside, ...pile.flatMap((one) => one.cards)];
  return bagDifference(bagOf(packOf(options).order), seen);
}

/** Whether others may still hold as many equal cards of a higher rank. */
export function isBeatable(observation: Observation, cards: readonly Card[]): boolean {
  const out = cardsOut(observation);
  return out.some(
    (card) => rank(card) > rank(cards[0] ?? 0) && ofRank(out, rank(card)).length >= cards.length,
  );
}

/** The most cards out above a card that still leave it high. */
const FEW = 8;

/** One of the highest of some cards, and the number of higher ones that are out; undefined where those are many. */
function highKept(observation: Observation, kept: readonly Card[]): [Text, number] | undefined {
  const top = Math.max(...kept.map(rank));
  const above = cardsOut(observation).filter((card) => rank(card) > top).length;
  const one = ofRank(kept, top).slice(0, 1);
  return above <= FEW ? [markedAll(tokens, one), above] : undefined;
}

/**
 * Reasons for and against playing cards, above all how many plays the hand still needs after them (`left`), and whether
 * that is one fewer (`saves`).
 */
function playCauses(observation: Observation, cards: readonly Card[]): readonly Cause[] {
  const { hand, options, pile } = observation;
  const value = rank(cards[0] ?? 0);
  const named = markedAll(tokens, cards);
  const rest = bagDifference(hand, cards);
  if (rest.length === 0) return causesOf(said, { last: [named] });
  const left = playsOf({ hand: rest, options });
  const saves = playsOf({ hand, options }) > left;
  const isLow =
    rest.some((card) => rank(card) > value) && rest.every((card) => rank(card) >= value);
  const isFollowing = saves && !isLow && pile.length > 0;
  const higher = rest.filter((card) => rank(card) > value);
  return causesOf(said, {
    ace: value === ACE && [named],
    top: value < ACE && !isBeatable(observation, cards) && [named],
    splits: !saves && [named, left],
    lowest: isLow && [named, left],
    together: saves && cards.length > 1 && [cards.length, named, left],
    spends: value === ACE && left > 1 && [named],
    staysHigh: isFollowing && higher.length > 0 && highKept(observation, higher),
    rid: isFollowing && [named, left],
  });
}

/** Reasons for and against passing: high sets kept whole (`keeps`), or the pile left to a player who is nearly out. */
function pass(observation: Observation): readonly Cause[] {
  const { hand, pile, options, sizes, observer } = observation;
  const { cards, seat } = pile.at(-1) ?? { cards: [], seat: observer };
  const least = cards.length;
  const held = (card: Card): number => ofRank(hand, rank(card)).length;
  const able = hand.filter((card) => rank(card) > rank(cards[0] ?? 0) && held(card) >= least);
  const isWhole = (card: Card) => held(card) === least || held(card) > options.group;
  const keeps = able.length > 0 && !able.some((card) => rank(card) < ACE && isWhole(card));
  const left = sizes[seat] ?? 0;
  const mayKeep = !keeps && least === 1 && able.length > 0 && hand.length > 1;
  const isBeaten = able.every((card) => isBeatable(observation, [card]));
  return causesOf(said, {
    keeps: keeps && [markedAll(tokens, able)],
    keepsHigh: mayKeep && isBeaten && highKept(observation, able),
    leavesLast: left === 1 && [`{${seat}}`],
    leaves: left > 1 && [`{${seat}}`, left],
  });
}

/** Causes for and against returning these cards in the exchange (BIM-7): their use to the other, and what stays. */
function givingCauses({ hand, options }: Observation, cards: readonly Card[]): readonly Cause[] {
  const named = markedAll(tokens, cards);
  const fewer = playsOf({ hand, options }) - playsOf({ hand: bagDifference(hand, cards), options });
  const aces = ofRank(cards, ACE);
  return causesOf(said, {
    givesAce: aces.length > 0 && [markedAll(tokens, aces)],
    givesLone: aces.length === 0 && fewer > 0 && [named, fewer],
    givesPaired: aces.length === 0 && fewer <= 0 && [named],
  });
}

/** The causes a player of Bimbo names for and against a move. */
export function causes(observation: Observation, move: Move): readonly Cause[] {
  if (move.verb === 'pass') return pass(observation);
  return (move.verb === 'play' ? playCauses : givingCauses)(observation, move.cards);
}
