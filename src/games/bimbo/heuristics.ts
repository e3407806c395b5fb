/**
 * What computer players know about Bimbo beyond its rules, and the events that reasons name. The
 * weights are chosen by judgement; `npm run ladder -- bimbo` measures them.
 */
import { namesThatHold } from '../../blocks/conditions.ts';
import type { Seat, Unfolded } from '../../engine/game.ts';
import type { Observation } from './observation.ts';
import { finalRanking } from './rules.ts';
import { ACE, type Move, rank, type State } from './state.ts';

/** The fewest players among whom there are titles between König and Bimbo. */
const ROYAL_FROM = 4;

const isAce = (move: Move): boolean => move.verb === 'play' && rank(move.cards[0] ?? 0) === ACE;

/**
 * The seat that leads once the pile of the decision is set aside; undefined if nobody does. After an ace
 * the next play is a lead, and so is that of a player who has acted since the last play (BIM-4, BIM-5).
 */
function nextLeader({ before, steps }: Unfolded<State, Move>): Seat | undefined {
  if (before.phase !== 'play') return undefined;
  let acted = [...before.pile.slice(-1).map(({ seat }) => seat), ...before.passes];
  let swept = false;
  for (const { seat, move } of steps) {
    if (move.verb === 'play') {
      if (swept || acted.includes(seat)) return seat;
      acted = [];
      swept = isAce(move);
    }
    acted.push(seat);
  }
  return undefined;
}

/**
 * Names of what has happened to a player between a decision and the end looked ahead to: title won, or the next lead.
 */
export function events(unfolded: Unfolded<State, Move>): readonly string[] {
  const { seat, end } = unfolded;
  const ranking = finalRanking(end);
  const place = ranking.indexOf(seat);
  return namesThatHold({
    king: place === 0,
    royal: place < 2 && ranking.length >= ROYAL_FROM,
    bimbo: place === ranking.length - 1,
    lead: nextLeader(unfolded) === seat,
  });
}

/** The weight of playing these cards: low cards and whole groups go first, aces are kept to gain the lead. */
function playWeight(observation: Observation, cards: readonly number[]): number {
  const value = rank(cards[0] ?? 0);
  const held = observation.hand.filter((card) => rank(card) === value).length;
  const torn = held > cards.length ? 0.35 : 1;
  if (observation.hand.length === cards.length) return 50;
  if (observation.pile.length === 0) return torn * cards.length * (1.2 - value / (ACE + 1)) ** 2;
  const cheap = 1.3 - value / (ACE + 1);
  return torn * (value === ACE ? 0.5 : cheap);
}

export const policy = (observation: Observation, moves: readonly Move[]): readonly number[] =>
  moves.map((move) => {
    if (move.verb === 'pass') return 0.25;
    if (move.verb === 'play') return playWeight(observation, move.cards);
    return move.cards.reduce((weight, card) => weight * (1.1 - rank(card) / (ACE + 1)) ** 2, 1);
  });
