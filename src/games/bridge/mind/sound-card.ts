/**
 * The card at which a person's turn begins, from the cards in sight alone: second hand low, third hand high, no
 * trick of the own side overtaken, certain tricks cashed where they are enough. Opponents and hints weigh cards
 * otherwise.
 */
import type { Card } from '../../../cards/pack.ts';
import { cardsOf, suitCards } from '../../../cards/wide-set.ts';
import type { Seat } from '../../../engine/game.ts';
import { cardsToPlay, certainLead, certainTricks } from '../rules/certain.ts';
import { tricksLeft } from '../rules/claim.ts';
import type { Observation } from '../rules/observation.ts';
import { BOOK, NOTRUMP, RANKS, rankOf, SUIT_OF, winnerOf } from '../state/cards.ts';
import { partnerOf, sideOf, tricksOf } from '../state/state.ts';
import { unseenBy } from './in-sight.ts';
import { chooseLead, isFirstLead } from './play.ts';

/** The ten. */
const TEN = 8;

const lowest = (cards: readonly Card[]): Card | undefined =>
  cards.toSorted((one, other) => rankOf(one) - rankOf(other))[0];

const highest = (cards: readonly Card[]): Card | undefined =>
  cards.toSorted((one, other) => rankOf(other) - rankOf(one))[0];

const ofSuit = (cards: readonly Card[], suit: number): readonly Card[] =>
  cards.filter((card) => SUIT_OF[card] === suit);

const suitOf = (card: Card): number => SUIT_OF[card] ?? 0;

/** The seat whose cards are played now, what its side sees, and what stays unseen. */
interface Seen {
  readonly observation: Observation;
  readonly moves: readonly Card[];
  readonly unseen: readonly Card[];
  readonly isDeclarers: boolean;
}

/** The cards that a seat may hold: those in sight if they lie open to the observer, else all unseen ones. */
function mayHold({ observation, unseen }: Seen, seat: Seat): readonly Card[] {
  const { observer, contract, hand, dummy } = observation;
  if (seat === observer) return cardsOf(hand, RANKS);
  return seat === contract.dummy ? cardsOf(dummy, RANKS) : unseen;
}

/** The seats that still play to the trick after the card about to be played. */
function seatsToCome({ observation: { leader, trick } }: Seen): readonly Seat[] {
  return [1, 2, 3].slice(trick.length).map((place) => (leader + place) & 3);
}

/** Whether a seat to come may beat the card that leads a trick of these cards. */
function mayBeat(seen: Seen, cards: readonly Card[], seat: Seat): boolean {
  const { strain } = seen.observation.contract;
  const top = cards[winnerOf(cards, strain)] ?? 0;
  const held = mayHold(seen, seat);
  const led = suitOf(cards[0] ?? 0);
  const following = ofSuit(held, led);
  const isShown = held !== seen.unseen;
  const beats = (card: Card): boolean => winnerOf([top, card], strain) === 1;
  if (isShown) return (following.length > 0 ? following : held).some(beats);
  return following.some(beats);
}

/** Whether a trick of these cards goes to the side to play, as far as it can see. */
function isOurs(seen: Seen, cards: readonly Card[]): boolean {
  const { leader, turn, contract } = seen.observation;
  const taker = (leader + winnerOf(cards, contract.strain)) & 3;
  if (sideOf(taker) !== sideOf(turn)) return false;
  const opponents = seatsToCome(seen).filter((seat) => sideOf(seat) !== sideOf(turn));
  return opponents.every((seat) => !mayBeat(seen, cards, seat));
}

/** How many unseen cards of its suit are above a card. */
const above = ({ unseen }: Seen, card: Card): number =>
  ofSuit(unseen, suitOf(card)).filter((other) => other > card).length;

/** The lowest of the cards that are as good as this one, nothing unseen lying between them. */
const equalLow = (seen: Seen, cards: readonly Card[], card: Card): Card =>
  lowest(cards.filter((one) => above(seen, one) === above(seen, card) && one <= card)) ?? card;

/** With so many cards of a suit in both hands the highest that is missing is played for to fall. */
const ENOUGH_TO_DROP: readonly number[] = [7, 9, 11];

/** Whether declarer plays a suit from the top rather than finesse against its highest card that is missing. */
function playsFromTop({ observation }: Seen, suit: number, missing: Card): boolean {
  const { hand, dummy } = observation;
  const both = suitCards(hand, suit, RANKS).length + suitCards(dummy, suit, RANKS).length;
  const enough = ENOUGH_TO_DROP[rankOf(missing) - TEN - 1];
  return enough !== undefined && both >= enough;
}

/** The card of declarer's third hand: a sure winner, or the finesse against one card that is missing. */
function finessed(seen: Seen, winning: readonly Card[]): Card | undefined {
  const sure = lowest(winning.filter((card) => above(seen, card) === 0));
  const risky = lowest(winning.filter((card) => above(seen, card) === 1));
  if (sure === undefined || risky === undefined) return sure;
  const missing = highest(ofSuit(seen.unseen, suitOf(sure)));
  const isTop = missing === undefined || playsFromTop(seen, suitOf(sure), missing);
  return isTop ? sure : risky;
}

/** The card of a third hand that can win what has been played so far. */
function thirdHand(seen: Seen, following: readonly Card[], winning: readonly Card[]): Card {
  const best = seen.isDeclarers ? finessed(seen, winning) : undefined;
  if (best !== undefined) return best;
  const [last = 0] = seatsToCome(seen);
  const against = highest(ofSuit(mayHold(seen, last), suitOf(following[0] ?? 0))) ?? -1;
  const sure = lowest(winning.filter((card) => card > against));
  const top = highest(winning) ?? 0;
  return sure ?? equalLow(seen, winning, top);
}

/** Whether the own side still plays to the trick from a hand in sight with a card that nobody can beat. */
function isLeftToOther(seen: Seen, cards: readonly Card[]): boolean {
  const { turn } = seen.observation;
  const partner = seatsToCome(seen).find((seat) => seat === partnerOf(turn));
  if (partner === undefined || !seen.isDeclarers) return false;
  const led = suitOf(cards[0] ?? 0);
  const best = highest(ofSuit(mayHold(seen, partner), led));
  return best !== undefined && above(seen, best) === 0 && best > Math.max(...ofSuit(cards, led));
}

/** Follows suit: low where the trick is the own side's or lost, else with what wins most cheaply. */
function cardToFollow(seen: Seen, following: readonly Card[]): Card {
  const { trick, contract } = seen.observation;
  const low = lowest(following) ?? 0;
  if (isOurs(seen, [...trick, low])) return low;
  const wins = (card: Card): boolean =>
    winnerOf([...trick, card], contract.strain) === trick.length;
  const winning = following.filter(wins);
  if (winning.length === 0 || isLeftToOther(seen, trick)) return low;
  if (trick.length === 3) return lowest(winning) ?? low;
  if (trick.length === 2) return thirdHand(seen, following, winning);
  return secondHand(seen, following, winning);
}

/** The second hand plays low, but takes an honour, and as declarer what it can take twice, with a sure winner. */
function secondHand(seen: Seen, following: readonly Card[], winning: readonly Card[]): Card {
  const low = lowest(following) ?? 0;
  const sure = winning.filter((card) => above(seen, card) === 0);
  const [lead = 0] = seen.observation.trick;
  const isHonour = rankOf(lead) > TEN;
  const takes = isHonour || (seen.isDeclarers && sure.length > 1);
  return takes ? (lowest(sure) ?? low) : low;
}

/** The worth of keeping a card: a winner and what guards one are kept, cards of long suits go first. */
function keptFor(seen: Seen, held: readonly Card[], card: Card): number {
  const { strain } = seen.observation.contract;
  const suit = ofSuit(held, suitOf(card));
  const top = highest(suit) ?? card;
  const isTrump = suitOf(card) === strain;
  const isWinner = above(seen, card) === 0;
  const isGuard = rankOf(top) > TEN && above(seen, top) > 0 && suit.length <= above(seen, top) + 1;
  return (
    100 * Number(isTrump) +
    40 * Number(isWinner) +
    10 * Number(isGuard) +
    rankOf(card) -
    suit.length
  );
}

/** Throws a card that cannot win, or ruffs what the own side would lose. */
function discard(seen: Seen): Card {
  const { observation, moves } = seen;
  const { trick, contract } = observation;
  const cheap = moves.toSorted((a, b) => keptFor(seen, moves, a) - keptFor(seen, moves, b))[0] ?? 0;
  if (isOurs(seen, [...trick, cheap]) || isLeftToOther(seen, trick)) return cheap;
  const ruffs = ofSuit(moves, contract.strain).filter(
    (card) => winnerOf([...trick, card], contract.strain) === trick.length,
  );
  return lowest(ruffs) ?? cheap;
}

/** Tricks that the declarer's side still needs for its contract. */
const stillNeeded = ({ contract, ns, ew }: Observation): number =>
  BOOK + contract.level - tricksOf({ ns, ew }, sideOf(contract.declarer));

/** Whether declarer draws trumps: the opponents have some, and the own side has more. */
function drawsTrumps({ observation, unseen }: Seen): boolean {
  const { strain } = observation.contract;
  if (strain === NOTRUMP) return false;
  const { hand, dummy } = observation;
  const longest = Math.max(
    suitCards(hand, strain, RANKS).length,
    suitCards(dummy, strain, RANKS).length,
  );
  const out = ofSuit(unseen, strain).length;
  return out > 0 && longest >= Math.min(out, 3);
}

/** The lead of a suit by declarer: a sure winner if the finesse is not to be kept for the other hand, else low towards it. */
function leadFrom(seen: Seen, suit: number): Card | undefined {
  const own = ofSuit(seen.moves, suit);
  if (own.length === 0) return undefined;
  const across = ofSuit(mayHold(seen, partnerOf(seen.observation.turn)), suit);
  const ownTop = highest(own) ?? 0;
  const acrossTop = highest(across) ?? -1;
  if (above(seen, ownTop) === 0 && !isFinesseAcross(seen, across)) return ownTop;
  if (acrossTop > ownTop || across.length === 0) return lowest(own);
  return equalLow(seen, own, ownTop);
}

/** Whether the hand across can finesse: beside a sure winner it has a card with one unseen above it. */
const isFinesseAcross = (seen: Seen, across: readonly Card[]): boolean =>
  across.some((card) => above(seen, card) === 0) && across.some((card) => above(seen, card) === 1);

/** How many tricks a suit may bring to declarer beyond those that are certain: its length, where high cards help. */
function promise(seen: Seen, suit: number): number {
  const { turn } = seen.observation;
  const own = ofSuit(mayHold(seen, turn), suit);
  const across = ofSuit(mayHold(seen, partnerOf(turn)), suit);
  const both = [...own, ...across];
  const out = ofSuit(seen.unseen, suit).length;
  if (own.length === 0 || out === 0) return 0;
  const high = both.filter((card) => above(seen, card) <= 1).length;
  const length = Math.max(own.length, across.length);
  const isReady = both.filter((card) => above(seen, card) === 0).length >= length;
  return isReady ? 1 : 2 * length + 3 * high - 2 * Number(both.length < 6);
}

const SUITS: readonly number[] = [0, 1, 2, 3];

/** Declarer's lead: certain tricks where they are enough, trumps, then the suit that promises most. */
function declarersLead(seen: Seen): Card | undefined {
  const { observation } = seen;
  const { strain } = observation.contract;
  const certain = certainTricks(observation);
  const needed = stillNeeded(observation);
  const isEnough = certain >= tricksLeft(observation) || (needed > 0 && certain >= needed);
  const cashed = certainLead(observation);
  if (isEnough && cashed !== undefined) return cashed;
  const trump = drawsTrumps(seen) ? leadFrom(seen, strain) : undefined;
  if (trump !== undefined) return trump;
  const plain = SUITS.filter((suit) => suit !== strain);
  const promising = plain.toSorted((one, other) => promise(seen, other) - promise(seen, one));
  const [best = 0] = promising;
  const found = promise(seen, best) > 1 ? leadFrom(seen, best) : undefined;
  return found ?? cashed;
}

/** A defender's lead: a sure winner that defeats the contract, else what the usual weights favour. */
function defendersLead(seen: Seen): Card | undefined {
  const { observation, moves } = seen;
  const { contract, ns, ew } = observation;
  const ours = tricksOf({ ns, ew }, sideOf(observation.observer));
  const needed = 14 - BOOK - contract.level - ours;
  const sure = moves.filter((card) => above(seen, card) === 0 && !isRuffed(seen, card));
  if (sure.length >= needed) return highest(sure);
  return undefined;
}

/** Whether dummy beats or ruffs the lead of a card. */
const isRuffed = (seen: Seen, card: Card): boolean =>
  mayBeat(seen, [card], seen.observation.contract.dummy);

/** Whether the observer plays the next card, their own or dummy's. */
function isObserversTurn({ phase, turn, observer, contract }: Observation): boolean {
  const actor = turn === contract.dummy ? contract.declarer : turn;
  return phase === 'play' && observer === actor;
}

/** The card at which a turn begins; undefined at other times, and where the usual weights say it as well. */
export function soundCard(observation: Observation): Card | undefined {
  if (!isObserversTurn(observation)) return undefined;
  if (isFirstLead(observation)) return chooseLead(observation);
  const isDeclarers = observation.observer === observation.contract.declarer;
  const moves = cardsToPlay(observation);
  const seen = { observation, moves, unseen: unseenBy(observation), isDeclarers };
  const [lead] = observation.trick;
  if (lead === undefined) return isDeclarers ? declarersLead(seen) : defendersLead(seen);
  const following = ofSuit(moves, suitOf(lead));
  return following.length > 0 ? cardToFollow(seen, following) : discard(seen);
}
