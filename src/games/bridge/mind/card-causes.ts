/** What bridge players say for and against a card, and which cards come to the same. */
import { causesOf, marked, markedAll, markedAny, suitMarked } from '../../../blocks/causes.ts';
import { isVoid } from '../../../blocks/trick.ts';
import { lowestTwin } from '../../../blocks/twins.ts';
import type { Card } from '../../../cards/pack.ts';
import { cardsOf, suitCards } from '../../../cards/wide-set.ts';
import type { Cause } from '../../../engine/extras.ts';
import { type Observation, unseenSeats } from '../rules/observation.ts';
import {
  cardAt,
  kindOf,
  type Move,
  pack,
  RANKS,
  rankOf,
  SUIT_OF,
  winnerOf,
} from '../state/cards.ts';
import { sideOf } from '../state/state.ts';
import { handOfTurn, isHigh, suitOfTurn, unseenBy } from './in-sight.ts';
import { leadCauses } from './lead-causes.ts';
import { agreedSignal } from './play.ts';
import texts from './texts.json' with { type: 'json' };

const { causes: said } = texts;

/**
 * A key of what a card comes to: of touching cards in one hand all do the same, unless one of them tells partner
 * something by agreement.
 */
export function sameCard(observation: Observation, move: Move): string {
  if (kindOf(move) !== 'play') return String(move);
  const { turn, contract, hand, dummy, trick } = observation;
  const own = turn === contract.dummy ? dummy : hand;
  const partners = turn === contract.dummy ? hand : dummy;
  const neighbours = {
    hand: cardsOf(own, RANKS),
    between: [...unseenBy(observation), ...cardsOf(partners, RANKS), ...trick],
    suitOf: SUIT_OF,
    points: [],
  };
  const signal = agreedSignal(observation, move) ?? 'none';
  return `${pack.tokens[lowestTwin(move, neighbours)]} ${signal}`;
}

/** A lower card of the suit that would do where a card does not win, nor tells anything; undefined where nothing is wasted. */
function sparingCard(observation: Observation, card: Card): Card | undefined {
  const { trick, contract, turn, leader } = observation;
  const place = winnerOf([...trick, card], contract.strain);
  const isOurs = sideOf((leader + place) & 3) === sideOf(turn);
  const follows = SUIT_OF[card] === SUIT_OF[trick[0] ?? card];
  if (place === trick.length || (isOurs && isHigh(card) && follows)) return undefined;
  if (agreedSignal(observation, card) !== undefined) return undefined;
  const key = sameCard(observation, card);
  return suitOfTurn(observation, card).find(
    (one) => one < card && sameCard(observation, one) !== key,
  );
}

/** Players hardly ever waste a card where a lower one does as well. */
export const isUnusual = (observation: Observation, move: Move): boolean =>
  kindOf(move) === 'play' && sparingCard(observation, move) !== undefined;

/** A card that a rival may still put on the trick, and whether the rival may have to follow suit instead. */
interface LaterCard {
  readonly card: Card;
  readonly isCertain: boolean;
}

/** The cards of an open dummy that may follow to a suit. */
function followingOf(dummy: Card[], suit: number): readonly Card[] {
  const followers = dummy.filter((card) => SUIT_OF[card] === suit);
  return followers.length > 0 ? followers : dummy;
}

/** The cards that rivals may still put on the trick after a card; of a suit that is not led only where they lack it. */
function laterCards(observation: Observation, card: Card): readonly LaterCard[] {
  const { trick, contract, leader, turn, dummy, voids } = observation;
  const led = SUIT_OF[trick[0] ?? card] ?? 0;
  const unseen = unseenBy(observation);
  const seats = unseenSeats(observation);
  const later: LaterCard[] = [];
  for (let place = trick.length + 1; place < 4; place++) {
    const seat = (leader + place) & 3;
    if (sideOf(seat) === sideOf(turn)) continue;
    const isOpen = seat === contract.dummy && !seats.includes(seat);
    const lacks = isVoid(voids, seat, led);
    const held = isOpen ? followingOf(cardsOf(dummy, RANKS), led) : unseen;
    for (const other of held) {
      const suit = SUIT_OF[other] ?? 0;
      const isPossible = isOpen || !isVoid(voids, seat, suit);
      if (isPossible) later.push({ card: other, isCertain: isOpen || suit === led || lacks });
    }
  }
  return later;
}

/** What the trick comes to with a card: whether it wins so far, and which cards of rivals yet to play beat it. */
function trickWith(observation: Observation, card: Card) {
  const { trick, contract } = observation;
  const winnerIn = (lying: readonly Card[]): number => winnerOf(lying, contract.strain);
  const laid = [...trick, card];
  const later = laterCards(observation, card);
  const above = later.filter((one) => winnerIn([...laid, one.card]) === laid.length);
  const isThreat = ({ card: one, isCertain }: LaterCard): boolean =>
    isCertain && winnerIn([...trick, one]) === trick.length;
  const likely = above.filter(({ isCertain }) => isCertain).map((one) => one.card);
  return {
    wins: winnerIn(laid) === trick.length,
    isSure: above.length === 0,
    /** Cards of later rivals that would win, lowest first; ruffs only by rivals who are known to lack the suit. */
    above: [...new Set(likely)].toSorted((a, b) => a - b),
    wouldWin: (other: Card): boolean => winnerIn([...trick, other]) === trick.length,
    before: winnerIn(trick),
    /** No rival yet to play may beat the trick as it lies. */
    isHeld: trick.length > 0 && !later.some(isThreat),
  };
}

/** The seven: a card of this rank or more is worth beating. */
const MIDDLE = 5;
/** The most cards that are named as beating a card, or as the highest of their suits. */
const NAMED = 2;
/** The most cards above a card that is still a threat to them. */
const COUNTED = 5;

/** Whether no card that a rival may hold is higher in the suit of a card of the hand to play. */
function isHighest(observation: Observation, card: Card): boolean {
  const { turn, contract, dummy } = observation;
  const isDummyRival = sideOf(turn) !== sideOf(contract.declarer);
  const others = [...unseenBy(observation), ...(isDummyRival ? cardsOf(dummy, RANKS) : [])];
  return !others.some((other) => SUIT_OF[other] === SUIT_OF[card] && other > card);
}

/** The cards of the hand to play, but one, that are the highest left in their suits, the highest ranks first. */
function highestWithout(observation: Observation, card: Card): readonly Card[] {
  const highest = handOfTurn(observation).filter(
    (one) => one !== card && isHighest(observation, one),
  );
  return highest.toSorted((a, b) => rankOf(b) - rankOf(a)).slice(0, NAMED);
}

/** Whether a card stands as high as a ten or more, by itself or as one of touching cards. */
function standsHigh(observation: Observation, card: Card): boolean {
  const key = sameCard(observation, card);
  return suitOfTurn(observation, card).some(
    (one) => isHigh(one) && sameCard(observation, one) === key,
  );
}

/** Of a card that wins the trick so far while rivals are still to play: what may beat it, and what it beats. */
function holdingCauses(observation: Observation, card: Card): readonly Cause[] {
  const { trick, turn, leader } = observation;
  const { isSure, above, before } = trickWith(observation, card);
  const isOurs = sideOf((leader + before) & 3) === sideOf(turn);
  const name = marked(pack, card);
  const isInSuit = above.every((one) => SUIT_OF[one] === SUIT_OF[card]);
  const isContested = standsHigh(observation, card) && isInSuit && above.length > 0;
  const isClose = isContested && above.length <= NAMED;
  const isThreat = isContested && above.length > NAMED && above.length <= COUNTED;
  const isBare = !isSure && above.length > 0 && !isClose && !isThreat;
  const beaten = trick[before] ?? 0;
  const beats = isBare && trick.length > 0 && !isOurs && rankOf(beaten) >= MIDDLE;
  return causesOf(said, {
    sure: isSure && [name],
    master: !isSure && above.length === 0 && [name],
    finesse: isClose && trick.length > 1 && [markedAll(pack, above), name],
    forces: isClose && trick.length < 2 && [markedAny(pack, above), name],
    costs: isThreat && [name, above.length],
    beats: beats && [name, marked(pack, beaten)],
  });
}

/** Of a card that takes nothing although it is high: that there is no smaller one, or that it makes way. */
function fallingCauses(observation: Observation, card: Card): readonly Cause[] {
  const { trick, turn, leader } = observation;
  const { wins, wouldWin, before } = trickWith(observation, card);
  const top = trick[before];
  const follows = SUIT_OF[card] === SUIT_OF[trick[0] ?? card];
  if (wins || top === undefined || !follows || !isHigh(card)) return [];
  const held = suitOfTurn(observation, card);
  const key = sameCard(observation, card);
  const isAlike = held.every((one) => sameCard(observation, one) === key);
  const isOurs = sideOf((leader + before) & 3) === sideOf(turn);
  const values = [marked(pack, card), marked(pack, top)];
  return causesOf(said, {
    falls: isAlike && held.length > 1 && values,
    makesWay: !isAlike && isOurs && !held.some(wouldWin) && values,
  });
}

/** What a card does to the trick. */
function trickCauses(observation: Observation, card: Card): readonly Cause[] {
  const { trick, turn, leader } = observation;
  const { wins, wouldWin, before, isHeld } = trickWith(observation, card);
  const isOurs = sideOf((leader + before) & 3) === sideOf(turn);
  const name = marked(pack, card);
  const ruffs = wins && trick.length > 0 && SUIT_OF[card] !== SUIT_OF[trick[0] ?? card];
  const [cheaper] = suitOfTurn(observation, card).filter((one) => one < card && wouldWin(one));
  const takesOver = wins && trick.length > 1 && isOurs && isHeld;
  const isLast = wins && trick.length === 3 && !takesOver && !ruffs;
  const isPlain = wins && !isLast && !takesOver && !ruffs;
  const spared = sparingCard(observation, card);
  const highest = highestWithout(observation, card);
  const reaches = takesOver && highest.length > 0;
  const taking = causesOf(said, {
    ruffs: ruffs && [name],
    reaches: reaches && [name, markedAll(pack, highest), highest.length],
    takesOver: takesOver && !reaches && [name, marked(pack, trick[before] ?? card)],
    dear: isLast && cheaper !== undefined && [name, marked(pack, cheaper ?? card)],
    wins: isLast && cheaper === undefined && [name],
  });
  const holding = isPlain ? holdingCauses(observation, card) : [];
  return [
    ...taking,
    ...holding,
    ...fallingCauses(observation, card),
    ...causesOf(said, { wastes: spared !== undefined && [name, marked(pack, spared)] }),
  ];
}

/** What a defender's card tells partner by agreement. */
function signalCauses(observation: Observation, card: Card): readonly Cause[] {
  const told = agreedSignal(observation, card);
  const name = [marked(pack, card)];
  return causesOf(said, {
    encourages: told === 'encourages' && name,
    discourages: told === 'discourages' && name,
    even: told === 'even' && name,
    odd: told === 'odd' && name,
    wants: told === 'wants' && name,
    declines: told === 'declines' && name,
  });
}

/** What a small card leaves in the hand: the higher ones of its suit, or nothing that it cost. */
function sparingCauses(observation: Observation, card: Card): readonly Cause[] {
  const held = suitOfTurn(observation, card);
  const key = sameCard(observation, card);
  const [lowest = card] = held;
  const isLowest = sameCard(observation, lowest) === key && !isHigh(card);
  const higher = held.filter((one) => sameCard(observation, one) !== key);
  const high = higher.filter(isHigh);
  const kept = high.length > 0 ? high : higher.slice(-1);
  const name = marked(pack, card);
  return causesOf(said, {
    keeps: isLowest && kept.length > 0 && [name, markedAll(pack, kept)],
    small: !standsHigh(observation, card) && (kept.length === 0 || !isLowest) && [name],
  });
}

/** The most cards above one of dummy's, held by partner or declarer, that leave it a threat. */
const FEW = 2;

/** Of a discard: that it gives up the only card by which a defender still stands above a card of dummy. */
function unguardingCauses(observation: Observation, card: Card): readonly Cause[] {
  const { turn, contract, dummy } = observation;
  const suit = SUIT_OF[card] ?? 0;
  if (sideOf(turn) === sideOf(contract.declarer)) return [];
  const top = suitCards(dummy, suit, RANKS).at(-1);
  if (top === undefined) return [];
  const isAbove = (other: Card): boolean => SUIT_OF[other] === suit && other > top;
  const own = suitOfTurn(observation, card).filter(isAbove);
  const others = unseenBy(observation).filter(isAbove);
  const isOnly = own.length === 1 && own[0] === card && others.length <= FEW;
  return causesOf(said, { unguards: isOnly && [marked(pack, card), marked(pack, top)] });
}

/** The fewest cards of a suit that are said to stay together. */
const LONG = 3;

/** The longest suit of the hand to play, without a suit, and how many of its cards are there. */
function longestBeside({ turn, contract, hand, dummy }: Observation, suit: number) {
  const own = turn === contract.dummy ? dummy : hand;
  const lengths = [0, 1, 2, 3].map((one) => (one === suit ? 0 : suitCards(own, one, RANKS).length));
  const cards = Math.max(...lengths);
  return { suit: lengths.lastIndexOf(cards), cards };
}

/** Of a high card that is discarded: what stays in the hand for it, or that the card would have won. */
function throwingCauses(observation: Observation, card: Card): readonly Cause[] {
  if (!isHigh(card)) return [];
  const highest = highestWithout(observation, card);
  const longest = longestBeside(observation, SUIT_OF[card] ?? 0);
  const name = marked(pack, card);
  const isThrown = isHighest(observation, card);
  const staysHigh = !isThrown && highest.length > 0;
  const staysLong = !staysHigh && longest.cards >= LONG;
  return causesOf(said, {
    throwsHigh: isThrown && [name],
    staysHigh: staysHigh && [name, markedAll(pack, highest), highest.length],
    staysLong: staysLong && [name, longest.cards, suitMarked(pack, cardAt(longest.suit, 0))],
  });
}

/** What a discard gives up, and what it leaves. */
function discardCauses(observation: Observation, card: Card): readonly Cause[] {
  const { trick, contract } = observation;
  const suit = SUIT_OF[card] ?? 0;
  const follows = trick.length === 0 || suit === SUIT_OF[trick[0] ?? card];
  if (follows || suit === contract.strain) return [];
  return [...unguardingCauses(observation, card), ...throwingCauses(observation, card)];
}

/** What a card does to the trick, what it tells, and what it leaves to win others with. */
export const cardCauses = (observation: Observation, card: Card): readonly Cause[] => [
  ...trickCauses(observation, card),
  ...leadCauses(observation, card),
  ...signalCauses(observation, card),
  ...discardCauses(observation, card),
  ...sparingCauses(observation, card),
];
