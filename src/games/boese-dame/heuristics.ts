/**
 * What computer players know about Böse Dame beyond its rules. The weights are chosen by judgement;
 * `npm run ladder -- boese-dame` measures them.
 */

import { claimLeads } from '../../blocks/claim-line.ts';
import { namesThatHold } from '../../blocks/conditions.ts';
import { isContested, takesSurely, tricksTaken } from '../../blocks/trick.ts';
import { lowestTwin } from '../../blocks/twins.ts';
import type { Card } from '../../cards/pack.ts';
import { cardsOf, has } from '../../cards/wide-set.ts';
import type { Unfolded } from '../../engine/game.ts';
import {
  beats,
  CARD_POINTS,
  type Observation,
  observations,
  pack,
  QUEEN,
  type State,
  SUIT_OF,
  winnerOf,
} from './rules.ts';

const RICH = 40;

/**
 * Names of what has happened to a player between a decision and the end looked ahead to: the queen of spades, the trick
 * won, no trick, or many good points.
 */
export function events({ before, seat, steps }: Unfolded<State, Card>): readonly string[] {
  const begun = { leader: before.leader, trick: before.trick, players: before.hands.length };
  const taken = tricksTaken(begun, steps, winnerOf);
  const own = taken.filter(({ winner }) => winner === seat).flatMap(({ cards }) => cards);
  const good = own.reduce((sum, card) => sum + Math.max(0, CARD_POINTS[card] ?? 0), 0);
  return namesThatHold({
    queen: own.includes(QUEEN),
    trick: isContested(begun) && taken[0]?.winner === seat,
    nothing: own.length === 0,
    rich: good >= RICH,
  });
}

/** The events that a card is sure to bring, whichever unseen cards follow. */
export function certain(observation: Observation, card: Card): readonly string[] {
  const { trick, sizes } = observation;
  if (!isContested({ trick, players: sizes.length })) return [];
  const unseen = observations.unseen(observation);
  if (!takesSurely(trick, card, unseen, winnerOf)) return [];
  const hasQueen = card === QUEEN || trick.includes(QUEEN);
  return hasQueen ? ['queen', 'trick'] : ['trick'];
}

/** A key of a card that is the same for cards between which nobody else holds one, if they count the same. */
export function sameCard(observation: Observation, card: Card): string {
  const hand = cardsOf(observation.hand, pack.ranks);
  const { trick } = observation;
  const top = trick.slice(winnerOf(trick)).slice(0, 1);
  const between = [...observations.against(observation), ...top];
  const twin = lowestTwin(card, { hand, between, suitOf: SUIT_OF, points: CARD_POINTS });
  return pack.tokens[twin] ?? '';
}

const SPADES = SUIT_OF[QUEEN];

/** The weights of cards: throw the queen on others' tricks, avoid taking her, keep guards, take points in last seat. */
export function policy(observation: Observation, moves: readonly Card[]): readonly number[] {
  const queenOut = has(observation.gone, QUEEN, pack.ranks);
  const queenLies = observation.trick.includes(QUEEN);
  const last = observation.trick.length === observation.options.players - 1;
  return moves.map((card) => {
    const wins = winnerOf([...observation.trick, card]) === observation.trick.length;
    if (card === QUEEN) return wins ? 0.05 : 8;
    if (wins && queenLies) return 0.05;
    const danger = !queenOut && SUIT_OF[card] === SPADES && card > QUEEN;
    if (danger && wins) return last ? 3 : 0.3;
    const points = CARD_POINTS[card] ?? 0;
    if (wins) return last ? 4 : 2;
    if (points > 0) return 0.5;
    return 2;
  });
}

/** The leads that take all tricks left. While the queen is out, only tricks that cannot be avoided: nobody may want them. */
export function claimLine(observation: Observation): readonly Card[] | undefined {
  if (!observations.isOnLead(observation)) return undefined;
  return claimLeads({
    hand: cardsOf(observation.hand, pack.ranks),
    unseen: observations.against(observation),
    suitOf: SUIT_OF,
    trump: -1,
    beats,
    follow: has(observation.gone, QUEEN, pack.ranks),
  });
}
