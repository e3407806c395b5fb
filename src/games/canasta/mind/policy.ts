/**
 * Which moves a decent Canasta player prefers, from what they see: take the pile, meld naturals, keep
 * pairs and wild cards, make canastas, discard what the others cannot use, and go out when more is
 * left in the others' hands than in the partner's. The weights are judgement; as a whole they are
 * measured by `npm run ladder -- canasta`.
 */
import type { Bag } from '../../../cards/bag.ts';
import {
  isBlackThree,
  isWild,
  rankOf,
  rankOfSet,
  THREE,
  valueFor,
  valueOfAll,
  wildsIn,
} from '../state/cards.ts';
import { cardOf, type Move } from '../state/moves.ts';
import { CANASTA, hasCanasta, isFrozen, partyOf, type Side, sideOfParty } from '../state/state.ts';
import { findMeld } from '../turn/lay.ts';
import type { Observation } from '../turn/observation.ts';
import { hasRank, type Outlook, outlookOf } from './evaluate.ts';

const CANASTA_MADE = 25;
const GOES_OUT = 40;
const STAYS_IN = 0.2;

/** Whether the others, party by party, hold about as many cards as the partner, so that going out gains points. */
function paysToGoOut({ standing, sizes, observer }: Observation): boolean {
  const partner = standing.partner[observer] ?? -1;
  const mates = partner < 0 ? 0 : (sizes[partner] ?? 0);
  const all = standing.order.reduce((total, seat) => total + (sizes[seat] ?? 0), 0);
  const others = all - mates - (sizes[observer] ?? 0);
  const parties = Math.max(1, standing.order.length / (partner < 0 ? 1 : 2) - 1);
  return mates <= others / parties + 3;
}

const WILD_SPENT = 0.45;
const SET_MORE = 0.85;

/** Weighs new melds: natural ones high, those that spend wild cards lower. */
function meldWeight(sets: readonly Bag[]): number {
  let weight = 4;
  for (const cards of sets) {
    if (rankOfSet(cards) === THREE) return CANASTA_MADE;
    if (cards.length >= CANASTA) return CANASTA_MADE;
    weight *= WILD_SPENT ** wildsIn(cards) * SET_MORE;
  }
  return weight;
}

/** Weights of adding a wild card to a meld that stays short of a canasta, by its size after. */
const WILD_ADDED: readonly number[] = [0, 0, 0, 0, 0.1, 0.25, 0.6];

/**
 * Weighs adding cards to a meld: completing a canasta is best, wild cards are spent late and hardly ever on a natural
 * canasta.
 */
function addWeight({ side }: Outlook, number: number, cards: Bag): number {
  const meld = findMeld(side, number);
  const before = meld?.cards.length ?? 0;
  const after = before + cards.length;
  const wilds = wildsIn(cards);
  if (before < CANASTA && after >= CANASTA) return CANASTA_MADE * 0.8 ** (after - CANASTA);
  if (wilds === 0) return before >= CANASTA ? 3 : 5;
  if (before >= CANASTA) return meld?.wilds === 0 ? 0.05 : 0.4;
  return (WILD_ADDED[after] ?? 0.1) * 0.4 ** (wilds - 1) + 0.02;
}

/** Weighs merging two melds of one rank, which pays where only both together make a canasta. */
function mergeWeight({ side }: Outlook, lower: number, higher: number): number {
  const one = findMeld(side, lower)?.cards.length ?? 0;
  const two = findMeld(side, higher)?.cards.length ?? 0;
  const size = one + two;
  const before = Math.max(one, two);
  return size >= CANASTA && before < CANASTA ? CANASTA_MADE : 0.05;
}

const KEPT: readonly number[] = [1, 1, 0.4, 0.12];
const FREEZES = 0.5;
const WASTED = 0.02;

/** The fewest cards of a pile that is worth a wild card. */
const WORTHY_PILE = 5;

/** Whether a wild discard pays: only before a party's first meld, to freeze a pile that the others want. */
export function paysToFreeze({ pile, sides, standing, observer }: Observation): boolean {
  if (pile.length < WORTHY_PILE || isFrozen(pile)) return false;
  const own = partyOf(standing, observer);
  const hasMelded = ({ melds }: Side, party: number): boolean => party !== own && melds.length > 0;
  return sideOfParty({ sides }, own).melds.length === 0 && sides.some(hasMelded);
}

/** How safe it is to discard a card of this rank: high where the others can make little of it. */
function safety(
  observation: Observation,
  { theirs, frozen, unseen, melded }: Outlook,
  rank: number,
): number {
  const open = !frozen && melded && hasRank(theirs, rank);
  const pairs = 1.25 - 0.13 * (unseen[rank] ?? 0);
  return open ? 0.06 / Math.max(1, observation.pile.length / 3) : pairs;
}

/**
 * Weighs a discard: safe and cheap cards first, sets and cards of the own melds kept. A wild card goes only to freeze
 * the pile.
 */
function discardWeight(observation: Observation, outlook: Outlook, card: number): number {
  if (observation.hand.length === 1) return paysToGoOut(observation) ? GOES_OUT : STAYS_IN;
  if (isWild(card)) return paysToFreeze(observation) ? FREEZES : WASTED;
  if (isBlackThree(card)) return 2;
  const rank = rankOf(card);
  const own = outlook.side.melds.some((meld) => meld.rank === rank) ? 0.15 : 1;
  const kept = KEPT[Math.min(3, outlook.held[rank] ?? 0)] ?? 1;
  return own * kept * safety(observation, outlook, rank) * (1.1 - valueFor(card) / 100) + 0.005;
}

/** Weighs taking the pile: the longer it is, the higher. */
function takeWeight(observation: Observation, move: Move): number {
  const spent = WILD_SPENT ** move.sets.reduce((total, cards) => total + wildsIn(cards), 0);
  return (0.8 + 0.7 * observation.pile.length) * spent;
}

const COSTLY_HAND = 70;

/** The weight of a step, changed where it leaves no card in hand: going out pays, or it is held back. */
function emptying(
  observation: Observation,
  outlook: Outlook,
  laid: number,
  weight: number,
): number {
  if (laid < observation.hand.length) return weight;
  const out = hasCanasta(outlook.side.melds) || weight >= CANASTA_MADE;
  if (!out) return weight;
  if (paysToGoOut(observation)) return GOES_OUT;
  return STAYS_IN;
}

/** How strongly a decent player prefers a step; only the proportions between the weights of one decision matter. */
function weightOf(observation: Observation, outlook: Outlook, move: Move): number {
  const laid = move.sets.reduce((total, cards) => total + cards.length, 0);
  switch (move.verb) {
    case 'draw':
    case 'no':
      return 1;
    case 'take':
    case 'to':
      return takeWeight(observation, move);
    case 'meld':
      return emptying(observation, outlook, laid, meldWeight(move.sets));
    case 'add':
      return emptying(
        observation,
        outlook,
        laid,
        addWeight(outlook, move.meld, move.sets[0] ?? []),
      );
    case 'merge':
      return mergeWeight(outlook, move.meld, move.other);
    case 'discard':
      return discardWeight(observation, outlook, cardOf(move));
    case 'red':
      return 50;
    case 'ask':
      return 0.05;
    case 'yes':
      return valueOfAll(observation.hand) > COSTLY_HAND ? 0.5 : 3;
    case 'rest':
      return 1 + observation.pile.length;
    case 'leave':
      return 0.3;
    case 'finish':
      return observation.hand.length === 0 ? 5 : 0.3;
  }
}

export function policy(observation: Observation, moves: readonly Move[]): readonly number[] {
  const outlook = outlookOf(observation);
  return moves.map((move) => weightOf(observation, outlook, move));
}
