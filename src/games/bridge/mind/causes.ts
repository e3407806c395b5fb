/** What bridge players say for and against a call or a card. */
import { causesOf, marked, markedAll } from '../../../blocks/causes.ts';
import { isVoid } from '../../../blocks/trick.ts';
import type { Card } from '../../../cards/pack.ts';
import { cardsOf, difference, suitCards, union } from '../../../cards/wide-set.ts';
import type { Cause } from '../../../engine/extras.ts';
import { FULL, type Observation, unseenSeats } from '../rules/observation.ts';
import * as cards from '../state/cards.ts';
import { evaluateHand, lengthPoints } from '../state/hand.ts';
import { partnerOf, sideOf } from '../state/state.ts';
import { readDeal } from '../system/reading.ts';
import texts from './texts.json' with { type: 'json' };

const { causes: causeTexts } = texts;
const { pack, RANKS, SUIT_OF } = cards;

/** Points of both hands by which a level is usually bid, from the one level on. */
const NEEDED: readonly number[] = [0, 12, 20, 22, 25, 28, 33, 37];
const NOTRUMP_GAME = 25;

/** Whether both hands are known to have the points that the level of a bid needs. */
function bidCauses(observation: Observation, call: cards.Move): readonly Cause[] {
  const { shown } = readDeal(observation).setting;
  const own = lengthPoints(evaluateHand(observation.hand));
  const partners = shown[partnerOf(observation.observer)]?.low ?? 0;
  const level = cards.levelOf(call);
  const isGame = level === 3 && cards.strainOf(call) === cards.NOTRUMP;
  const needed = isGame ? NOTRUMP_GAME : (NEEDED[level] ?? 0);
  const values = [own, partners, needed];
  const isEnough = own + partners >= needed;
  const isAlone = partners === 0;
  return causesOf(causeTexts, {
    enough: isEnough && !isAlone && values,
    enoughAlone: isEnough && isAlone && values,
    tooFew: !isEnough && !isAlone && values,
    tooFewAlone: !isEnough && isAlone && values,
  });
}

/** The nine: a card up to this rank is no loss to anybody. */
const LOW = 7;

/** The lowest card of the suit where a high one takes no trick for its side; undefined where nothing is wasted. */
function sparingCard(observation: Observation, card: Card): Card | undefined {
  const { trick, contract, turn, leader, hand, dummy } = observation;
  const winner = leader + cards.winnerOf([...trick, card], contract.strain);
  if (cards.rankOf(card) <= LOW || sideOf(winner & 3) === sideOf(turn)) return undefined;
  const held = suitCards(turn === contract.dummy ? dummy : hand, SUIT_OF[card] ?? 0, RANKS);
  return held.find((one) => one < card);
}

/** Players hardly ever waste a high card where a low one does as well. */
export const isUnusual = (observation: Observation, move: cards.Move): boolean =>
  cards.kindOf(move) === 'play' && sparingCard(observation, move) !== undefined;

/** What a card does to the trick, and what it leaves to win others with. */
function cardCauses(observation: Observation, card: Card): readonly Cause[] {
  const { trick, contract, turn, leader, observer, hand, dummy, voids, gone } = observation;
  const winnerOf = (lying: readonly Card[]) => cards.winnerOf(lying, contract.strain);
  const isOurs = (place: number): boolean => sideOf((leader + place) & 3) === sideOf(turn);
  const rivals = unseenSeats(observation).filter((seat) => sideOf(seat) !== sideOf(observer));
  const isOut = (other: Card) => rivals.some((seat) => !isVoid(voids, seat, SUIT_OF[other] ?? 0));
  const unseen = cardsOf(difference(FULL, gone.reduce(union, union(hand, dummy))), RANKS);
  const name = marked(pack, card);
  const laid = [...trick, card];
  const before = winnerOf(trick);
  const wins = winnerOf(laid) === trick.length;
  const above = unseen.filter((one) => isOut(one) && winnerOf([...laid, one]) === laid.length);
  const ruffs = wins && trick.length > 0 && SUIT_OF[card] !== SUIT_OF[trick[0] ?? card];
  const held = suitCards(turn === contract.dummy ? dummy : hand, SUIT_OF[card] ?? 0, RANKS);
  const [lower = card] = held.filter((one) => one < card);
  const [cheaper] = held.filter((one) => one < card && winnerOf([...trick, one]) === trick.length);
  const takesOver = wins && trick.length > 1 && isOurs(before);
  const isLast = wins && trick.length === 3 && !takesOver && !ruffs;
  const isSure = wins && !isLast && !takesOver && !ruffs && above.length === 0;
  const isHigh = cards.rankOf(card) > LOW;
  const isInSuit = above.every((one) => SUIT_OF[one] === SUIT_OF[card]);
  const isClose = wins && !isLast && isHigh && isInSuit && above.length > 0 && above.length < 3;
  const spared = sparingCard(observation, card);
  return causesOf(causeTexts, {
    ruffs: ruffs && [name],
    takesOver: takesOver && [name, marked(pack, trick[before] ?? card)],
    dear: isLast && cheaper !== undefined && [name, marked(pack, cheaper ?? card)],
    wins: isLast && cheaper === undefined && [name],
    sure: isSure && [name],
    finesse: isClose && [markedAll(pack, above), name],
    wastes: spared !== undefined && [name, marked(pack, spared)],
    lowest: lower === card && !isHigh && [name],
  });
}

/** What speaks for or against a bid or a card; other calls and claims have no causes. */
export function causes(observation: Observation, move: cards.Move): readonly Cause[] {
  switch (cards.kindOf(move)) {
    case 'play':
      return cardCauses(observation, move);
    case 'bid':
      return bidCauses(observation, move);
    default:
      return [];
  }
}
