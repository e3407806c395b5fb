/**
 * What computer players know about Blaue Vierzehn beyond its rules. The weights are chosen by judgement;
 * `npm run ladder -- blaue-vierzehn` measures them.
 */

import { claimLeads } from '../../blocks/claim-line.ts';
import { namesThatHold } from '../../blocks/conditions.ts';
import { isContested, takesSurely, tricksTaken } from '../../blocks/trick.ts';
import { lowestTwin } from '../../blocks/twins.ts';
import { type Card, suitOf } from '../../cards/pack.ts';
import { cardsOf } from '../../cards/wide-set.ts';
import type { Unfolded } from '../../engine/game.ts';
import {
  BLUE,
  beats,
  cardPoints,
  type Observation,
  observations,
  pack,
  RANKS,
  type State,
  SUIT_OF,
  suitsThatWin,
  winnerOf,
} from './rules.ts';

const RED = suitOf(pack, pack.tokens.indexOf('R14'));
const MANY = 4;

const isFourteen = (card: Card): boolean => pack.tokens[card]?.endsWith('14') ?? false;
const isOtherFourteen = (card: Card): boolean => card !== BLUE && isFourteen(card);
const isRed = (card: Card): boolean => suitOf(pack, card) === RED;

/**
 * Names of what has happened to a player between a decision and the end looked ahead to: costly cards taken, the trick
 * won, or nothing taken that costs.
 */
export function events({ before, seat, steps }: Unfolded<State, Card>): readonly string[] {
  const { options, leader, trick } = before;
  const begun = { leader, trick, players: options.players };
  const taken = tricksTaken(begun, steps, (cards) => winnerOf(cards, options));
  const own = taken.filter(({ winner }) => winner === seat).flatMap(({ cards }) => cards);
  const points = cardPoints(options);
  return namesThatHold({
    blue: own.includes(BLUE),
    fourteen: own.some(isOtherFourteen),
    reds: own.filter(isRed).length >= MANY,
    trick: isContested(begun) && taken[0]?.winner === seat,
    clean: own.every((card) => points[card] === 0),
  });
}

/** The events that a card is sure to bring, whichever unseen cards follow. */
export function certain(observation: Observation, card: Card): readonly string[] {
  const { trick, options } = observation;
  if (!isContested({ trick, players: options.players })) return [];
  const unseen = observations.unseen(observation);
  if (!takesSurely(trick, card, unseen, (cards) => winnerOf(cards, options))) return [];
  const laid = [...trick, card];
  return namesThatHold({
    blue: laid.includes(BLUE),
    fourteen: laid.some(isOtherFourteen),
    trick: true,
  });
}

/**
 * A key of a card that is the same for cards between which nobody else holds one, if they count the same. Where the
 * highest card of any colour wins, no two do the same.
 */
export function sameCard(observation: Observation, card: Card): string {
  const { options, trick } = observation;
  const hand = cardsOf(observation.hand, RANKS);
  const top = trick.slice(winnerOf(trick, options)).slice(0, 1);
  const between = [...observations.against(observation), ...top];
  const neighbours = { hand, between, suitOf: SUIT_OF, points: cardPoints(options) };
  const twin = options.trick === 'any' ? card : lowestTwin(card, neighbours);
  return pack.tokens[twin] ?? '';
}

/** The weights of cards: lead low, duck and discard points, win cheap tricks with high cards in last seat. */
export function policy(observation: Observation, moves: readonly Card[]): readonly number[] {
  const points = cardPoints(observation.options);
  const { trick, options } = observation;
  const lying = trick.reduce((total, card) => total + (points[card] ?? 0), 0);
  const last = trick.length === options.players - 1;
  return moves.map((card) => {
    const wins = winnerOf([...trick, card], options) === trick.length;
    const cost = points[card] ?? 0;
    const height = (card % RANKS) / RANKS;
    if (!wins) return 2 + cost + height;
    if (last) return lying + cost === 0 ? 2 + 3 * height : 0.6 / (1 + lying + cost);
    if (trick.length === 0) return (1.5 - height) ** 3;
    return 0.8 - 0.6 * height;
  });
}

/** The leads that take all tricks left. While points are out, only tricks that cannot be avoided: nobody wants them. */
export function claimLine(observation: Observation): readonly Card[] | undefined {
  if (!observations.isOnLead(observation)) return undefined;
  const points = cardPoints(observation.options);
  const hand = cardsOf(observation.hand, RANKS);
  return claimLeads({
    hand,
    unseen: observations.against(observation),
    suitOf: suitsThatWin(observation.options),
    trump: -1,
    beats,
    follow: [...hand, ...observations.unseen(observation)].every((card) => points[card] === 0),
  });
}
