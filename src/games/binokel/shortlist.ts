/** The bids, calls, announcements and discards that are worth a thought. */
import { bagWith } from '../../cards/bag.ts';
import { announcements, mayCall } from './announce.ts';
import {
  AB,
  ANNOUNCE,
  AWAY,
  BID,
  CALL,
  DURCH,
  GAME,
  HIGHEST_BID,
  KINDS,
  KING,
  type Move,
  RETURN,
  rankOf,
  rankOfBid,
  SPECIAL,
  SPECIALS,
  UNTEN,
  WEG,
} from './cards.ts';
import { sureTricks, valuesWith } from './estimate.ts';
import { lowestBid, ownHand, policy } from './habit.ts';
import type { View } from './view.ts';

const CALLS = 3;
const TRUMPS = 2;
const CARDS = 5;
/** Tricks a hand should be sure of before its player thinks of a Durch: with the Dabb or without. */
const SURE_BIDDING = 9;
const SURE = 11;
/** High cards that an Untendurch can bear. */
const HIGH_CARDS = 4;

/** The moves with the largest values, in their own order. */
function largest(
  moves: readonly Move[],
  values: readonly number[],
  count: number,
): readonly Move[] {
  const order = [...moves.keys()].sort((a, b) => (values[b] ?? 0) - (values[a] ?? 0));
  const chosen = new Set(order.slice(0, count));
  return moves.filter((_, i) => chosen.has(i));
}

/** Whether the hand is fit for a special game. */
function isFit(view: View, special: number): boolean {
  const hand = ownHand(view);
  if (special === UNTEN) return hand.filter((card) => rankOf(card) >= KING).length <= HIGH_CARDS;
  return sureTricks(hand) >= (view.phase === 'bid' ? SURE_BIDDING : SURE);
}

function bids(view: View): readonly Move[] {
  const lowest = lowestBid(view);
  const special = view.options.untendurch && isFit(view, UNTEN) ? UNTEN : DURCH;
  const rank = SPECIALS[special]?.rank ?? 0;
  const fits = rank >= lowest && isFit(view, special);
  const numbers = lowest <= HIGHEST_BID ? [BID + lowest] : [];
  const moves = fits ? [...numbers, SPECIAL + special] : numbers;
  return [...moves.sort((a, b) => rankOfBid(a) - rankOfBid(b) || b - a), WEG];
}

/** The kinds that would add most to the hand. */
function calls(view: View): readonly Move[] {
  const hand = ownHand(view);
  const kinds = Array.from({ length: KINDS }, (_, card) => card);
  const gains = kinds.map((card) => Math.max(...valuesWith(bagWith(hand, [card]), view.options)));
  return largest(
    kinds.map((card) => CALL + card),
    gains,
    CALLS,
  );
}

function games(view: View): readonly Move[] {
  const all = announcements(view);
  const values = valuesWith(ownHand(view), view.options);
  const trumps = all.filter((move) => move >= GAME && move < AB);
  const best = values.indexOf(Math.max(...values));
  const chosen = largest(
    trumps,
    trumps.map((move) => values[move - GAME] ?? 0),
    TRUMPS,
  );
  const kept = all.filter((move) => {
    if (move >= ANNOUNCE) return trumps.length === 0 || isFit(view, move - ANNOUNCE);
    if (move >= GAME && move < AB) return chosen.includes(move);
    return move < AB || move >= AB + values.length || move === AB + best;
  });
  return mayCall(view) ? [...calls(view), ...kept] : kept;
}

/** Cards to put away or to give back, those first that habit prefers. */
function cards(view: View, base: Move): readonly Move[] {
  const kinds = [...new Set(ownHand(view))].filter(
    (card) => base === AWAY || card !== view.called?.card,
  );
  const moves = kinds.map((card) => base + card);
  return largest(moves, policy(view, moves), CARDS);
}

/** Undefined in the play, where every legal card is worth a thought. */
export function candidates(view: View): readonly Move[] | undefined {
  switch (view.phase) {
    case 'bid':
      return bids(view);
    case 'announce':
      return games(view);
    case 'return':
      return cards(view, RETURN);
    case 'away':
      return cards(view, AWAY);
    default:
      return undefined;
  }
}
