/**
 * The cards worth considering in a game with trumps. Beside a plain card that can be led, nobody leads a ten under an
 * ace, the last trumps, or as a defender a trump that declarer may beat; and a defender who ends a trick without winning
 * it gives no counter that decides nothing.
 */
import { pointsOf } from '../../../blocks/trick.ts';
import { type Card, distinct } from '../../../cards/pack.ts';
import { CARD_POINTS, rankOf, suitOf, TEN } from '../rules/cards.ts';
import { playable, winnerOf } from '../rules/follow.ts';
import { type Observation, ownHand } from '../rules/observation.ts';
import { partyOf, trumpOf } from '../rules/state.ts';
import { isLost, isMade, isTrumpOut, isUnderAce, type Unseen, unseenBy } from './play-policy.ts';

/** Tricks left in which points are counted one by one, since scores are rounded to tens. */
const FEW_TRICKS = 3;

/** The number of cards of a hand that is nearly played out, in which a trump may be the better lead. */
const LAST_CARDS = 2;

/** Whether a trump is better kept than led: nobody else has one, or it would draw a higher one for declarer. */
function isKept({ turn, declarer, options }: Observation, unseen: Unseen, card: Card): boolean {
  if (!isTrumpOut(unseen)) return true;
  const isDefender = partyOf(turn, options.players) !== partyOf(declarer, options.players);
  return isDefender && (unseen.highest[unseen.trump] ?? 0) > rankOf(card);
}

/** The leads beside trumps to be kept and tens under an ace, if there is a plain card among them. */
function leads(observation: Observation): readonly Card[] | undefined {
  const hand = ownHand(observation);
  if (hand.length <= LAST_CARDS && observation.turn !== observation.declarer) return undefined;
  const unseen = unseenBy(observation);
  const isTrump = (card: Card): boolean => suitOf(card) === unseen.trump;
  const good = hand.filter((card) =>
    isTrump(card) ? !isKept(observation, unseen, card) : !isUnderAce(unseen, card),
  );
  return good.every(isTrump) ? undefined : distinct(good);
}

/**
 * Whether a counter decides nothing in a trick that another party wins. To a declarer who has lost it may go, since
 * those points count for nobody; so may one that helps the other defender to defeat declarer.
 */
function isWasted(observation: Observation, winner: number): boolean {
  const { declarer, options } = observation;
  const { players } = options;
  if (partyOf(winner, players) === partyOf(declarer, players)) return !isLost(observation);
  const isDecided =
    isLost(observation, pointsOf(observation.trick, CARD_POINTS)) || isMade(observation);
  return isDecided && ownHand(observation).length > FEW_TRICKS;
}

/** The low cards of a defender who ends a trick, if another party would get a counter for nothing. */
function lowCards(observation: Observation): readonly Card[] | undefined {
  const { trick, leader, turn, declarer, options } = observation;
  const { players } = options;
  if (trick.length < players - 1) return undefined;
  if (partyOf(turn, players) === partyOf(declarer, players)) return undefined;
  const trump = trumpOf(observation);
  const cards = playable(ownHand(observation), trick, trump);
  const low = cards.filter((card) => rankOf(card) < TEN);
  // Either all of the cards win the trick or none does.
  const place = winnerOf([...trick, cards[0] ?? 0], trump);
  const winner = (leader + players - place) % players;
  if (low.length === 0 || partyOf(winner, players) === partyOf(turn, players)) return undefined;
  return isWasted(observation, winner) ? distinct(low) : undefined;
}

/** The cards worth considering; undefined where that is every legal one. */
export function playCandidates(observation: Observation): readonly Card[] | undefined {
  if (observation.contract?.kind !== 'game') return undefined;
  return observation.trick.length === 0 ? leads(observation) : lowCards(observation);
}
