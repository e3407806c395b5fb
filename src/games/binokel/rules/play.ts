/** The play of tricks (BIN-12) and how special games end early (BIN-16, BIN-17). */
import type { Draft } from '../../../blocks/draft.ts';
import { notHeld } from '../../../blocks/play-text.ts';
import { right } from '../../../blocks/seats.ts';
import { pointsOf } from '../../../blocks/trick.ts';
import { bagDifference, withCards } from '../../../cards/bag.ts';
import type { Card } from '../../../cards/pack.ts';
import type { Seat } from '../../../engine/game.ts';
import { type Refusal, refuse } from '../../../engine/refusal.ts';
import { CARD_POINTS, LAST_TRICK, pack, rankOf, SUITS, suitOf, UNTEN } from './cards.ts';
import { beats, demandOf, playable, winnerOf } from './follow.ts';
import { type Contract, draftOf, replaced, type State, trumpOf } from './state.ts';

/** BIN-12: plays a card, or refuses one that does not follow, beat or trump as it must. */
export function playCard(state: State, card: Card): State | Refusal {
  const hand = state.hands[state.turn] ?? [];
  if (!hand.includes(card)) return notHeld(pack, card, 'BIN-12');
  const trump = trumpOf(state);
  if (!playable(hand, state.trick, trump).includes(card))
    return refuse('BIN-12', demandOf(hand, state.trick, trump));
  return lay(state, card);
}

/** The ceilings with that of a seat in a suit brought down to `rank`; the list itself where it is as low already. */
function capped(
  ceilings: readonly number[],
  seat: Seat,
  suit: number,
  rank: number,
): readonly number[] {
  const at = seat * SUITS + suit;
  return (ceilings[at] ?? 0) <= rank ? ceilings : ceilings.with(at, rank);
}

/**
 * The ceilings after a card, which tells of the hand it came from: suits that the hand lacks, and ranks that it does
 * not reach, since it would have had to beat.
 */
function ceilingsAfter({ trick, ceilings, turn, contract }: State, card: Card): readonly number[] {
  const [lead] = trick;
  if (lead === undefined) return ceilings;
  const trump = trumpOf({ contract });
  const top = trick[winnerOf(trick, trump)] ?? lead;
  const suit = suitOf(card);
  let learnt = ceilings;
  if (suit !== suitOf(lead)) {
    learnt = capped(learnt, turn, suitOf(lead), 0);
    if (trump >= 0 && suit !== trump) learnt = capped(learnt, turn, trump, 0);
  }
  const fails = suit === suitOf(top) && !beats(card, top, trump);
  return fails ? capped(learnt, turn, suit, rankOf(top) + 1) : learnt;
}

const NO_TRICK: readonly Card[] = [];

/**
 * Lays a card in the trick and updates what everyone knows: cards shown in melds, declarer's Dabb, a card given back,
 * and what the hand can no longer hold.
 */
function lay(state: State, card: Card): State {
  const { turn, options, returned, trick } = state;
  const after = draftOf(state);
  after.trick = [...trick, card];
  after.hands = replaced(state.hands, turn, bagDifference(state.hands[turn] ?? [], [card]));
  const shown = state.seen[turn] ?? [];
  if (shown.includes(card)) after.seen = replaced(state.seen, turn, bagDifference(shown, [card]));
  if (returned?.owner === turn && returned.card === card) after.returned = null;
  if (turn === state.declarer) after.kept = bagDifference(state.kept, [card]);
  after.ceilings = ceilingsAfter(state, card);
  if (after.trick.length === options.players) return takeTrick(after);
  after.turn = right(turn, options.players);
  return after;
}

/**
 * BIN-13: gives a full trick to its winner, the last one with ten points more. A special game ends as soon as it is
 * lost (BIN-16, BIN-17).
 */
function takeTrick(after: Draft<State>): State {
  const { options, leader, contract, trick, declarer } = after;
  const { players } = options;
  const winner = (leader + players - winnerOf(trick, trumpOf(after))) % players;
  const played = after.hands.every((hand) => hand.length === 0);
  const points = pointsOf(trick, CARD_POINTS) + (played ? LAST_TRICK : 0);
  after.points = after.points.with(winner, (after.points[winner] ?? 0) + points);
  after.tricks = after.tricks.with(winner, (after.tricks[winner] ?? 0) + 1);
  after.gone = withCards(after.gone, trick);
  after.last = { leader, cards: trick };
  after.trick = NO_TRICK;
  after.leader = winner;
  const lost = contract !== null && failsAt(contract, winner, declarer);
  if (lost) after.why = 'lost';
  after.turn = played || lost ? -1 : winner;
  if (played || lost) after.phase = 'over';
  return after;
}

/** BIN-16, BIN-17: whether a trick taken by `winner` loses a special game. */
const failsAt = (contract: Contract, winner: Seat, declarer: Seat): boolean =>
  contract.kind === 'special' &&
  (contract.special === UNTEN ? winner === declarer : winner !== declarer);
