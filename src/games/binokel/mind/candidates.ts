/** The bids, calls, announcements and discards worth considering; `play-candidates.ts` has the cards played. */
import { thoseThatHold } from '../../../blocks/conditions.ts';
import { withCards } from '../../../cards/bag.ts';
import { announcements, CALLS, handMoves, mayCall } from '../rules/announce.ts';
import {
  ACE,
  aboutOf,
  DURCH,
  HIGHEST_BID,
  KING,
  kindOf,
  type Move,
  moveOf,
  rankOf,
  specialOf,
  UNTEN,
  WEG,
} from '../rules/cards.ts';
import { meldSums } from '../rules/melds.ts';
import { type Observation, ownHand } from '../rules/observation.ts';
import { lowestBid } from '../rules/state.ts';
import { playCandidates } from './play-candidates.ts';
import { callGains, policy, sureTricks, valuesWith } from './policy.ts';

const TRUMPS = 2;
const CARDS = 5;
/** The sure tricks of a hand whose player considers bidding a Durch, before the Dabb, and announcing one, after it. */
const SURE_BIDDING = 9;
const SURE = 11;
/** The most high cards with which an Untendurch may succeed. */
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
function isFit(observation: Observation, special: number): boolean {
  const hand = ownHand(observation);
  if (special === UNTEN) return hand.filter((card) => rankOf(card) >= KING).length <= HIGH_CARDS;
  return sureTricks(hand) >= (observation.phase === 'bid' ? SURE_BIDDING : SURE);
}

/**
 * The bids worth considering: the lowest number, the one special game that the hand is fit for, and passing (“weg”).
 */
function bids(observation: Observation): readonly Move[] {
  const lowest = lowestBid(observation);
  const special = observation.options.untendurch && isFit(observation, UNTEN) ? UNTEN : DURCH;
  const fits = specialOf(special).rank >= lowest && isFit(observation, special);
  return thoseThatHold([
    [lowest <= HIGHEST_BID, moveOf('bid', lowest)],
    [fits, moveOf('special', special)],
    [true, WEG],
  ]);
}

/** The calls that complete or lengthen a meld, and those of aces, if an opponent may have the card. */
function calls(observation: Observation): readonly Move[] {
  const hand = ownHand(observation);
  const gains = callGains(observation, CALLS.map(aboutOf));
  const sums = meldSums(hand);
  return CALLS.filter((move, place) => {
    const card = aboutOf(move);
    const isMelding = meldSums(withCards(hand, [card])).some(
      (sum, suit) => sum > (sums[suit] ?? 0),
    );
    return (gains[place] ?? 0) > 0 && (isMelding || rankOf(card) === ACE);
  });
}

/**
 * What declarer may consider: calls of cards that help, if there are any; else the best trumps, special games that fit,
 * and giving up with the best trump alone.
 */
function games(observation: Observation): readonly Move[] {
  const free = mayCall(observation) ? calls(observation) : [];
  if (free.length > 0) return free;
  const all = announcements(observation);
  const values = valuesWith(ownHand(observation), observation.options);
  const trumps = all.filter((move) => kindOf(move) === 'game');
  const best = values.indexOf(Math.max(...values));
  const chosen = largest(
    trumps,
    trumps.map((move) => values[aboutOf(move)] ?? 0),
    TRUMPS,
  );
  return all.filter((move) => {
    switch (kindOf(move)) {
      case 'announce':
        return trumps.length === 0 || isFit(observation, aboutOf(move));
      case 'game':
        return chosen.includes(move);
      default:
        return aboutOf(move) === best;
    }
  });
}

/** Cards to discard or give back, the policy's favourites first. */
function cards(observation: Observation, kind: 'away' | 'return'): readonly Move[] {
  const moves = handMoves(ownHand(observation), kind, observation.called);
  return largest(moves, policy(observation, moves), CARDS);
}

/** The moves worth considering in this phase; undefined where every legal one is. */
export function candidates(observation: Observation): readonly Move[] | undefined {
  switch (observation.phase) {
    case 'bid':
      return bids(observation);
    case 'announce':
      return games(observation);
    case 'return':
    case 'away':
      return cards(observation, observation.phase);
    case 'play':
      return playCandidates(observation);
    default:
      return undefined;
  }
}
