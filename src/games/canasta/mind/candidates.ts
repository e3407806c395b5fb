/**
 * The moves worth considering. A legal list distinguishes cards of one rank and spends wild cards in
 * every way; a player sees ranks and considers a few uses of them.
 */
import { type Bag, withoutCards } from '../../../cards/bag.ts';
import {
  cardsIn,
  countOf,
  countOfRank,
  isWild,
  JOKER,
  rankOfSet,
  THREE,
  valueOfAll,
  wildsIn,
} from '../state/cards.ts';
import { cardOf, type Move } from '../state/moves.ts';
import { CANASTA } from '../state/state.ts';
import { plainHand, withHandCards } from '../turn/alike.ts';
import { plainChoices } from '../turn/choices.ts';
import { LEAST_CARDS } from '../turn/going-out.ts';
import { findMeld, type Scene } from '../turn/lay.ts';
import { movesIn } from '../turn/legal.ts';
import { type Observation, sceneIn } from '../turn/observation.ts';
import { paysToFreeze, policy } from './policy.ts';

/** The most moves of a legal list that are examined (LOOKED_AT), and the most that are returned as candidates. */
const LOOKED_AT = 400;
const MOST = 20;

/** The meld sizes worth a wild card: enough to be laid, and a canasta. */
const isUseful = (size: number, wilds: number): boolean =>
  wilds === 0 || size === LEAST_CARDS || size === CANASTA;

/** Whether a set spends no joker before all twos of the hand. */
const spendsTwosFirst = (hand: Bag, cards: Bag): boolean =>
  !cards.includes(JOKER) || countOf(hand, 0) === countOf(cards, 0);

/** Whether a set lays all natural cards of its rank in the hand, or all but one. */
const laysAll = (hand: Bag, cards: Bag): boolean =>
  rankOfSet(cards) === THREE ||
  cards.length - wildsIn(cards) >= countOfRank(hand, rankOfSet(cards)) - 1;

/**
 * Whether a player would consider a step: lay all cards of a rank, spend few wild cards and twos before jokers. A first
 * meld need only lay whole ranks, since it has a minimum to reach.
 */
function isSensible({ hand, side }: Scene, move: Move): boolean {
  const [cards = []] = move.sets;
  const wilds = wildsIn(cards);
  const first = side.melds.length === 0;
  switch (move.verb) {
    case 'meld':
      if (first) return move.sets.every((set) => laysAll(hand, set));
      return isUseful(cards.length, wilds) && laysAll(hand, cards) && spendsTwosFirst(hand, cards);
    case 'add': {
      const size = (findMeld(side, move.meld)?.cards.length ?? 0) + cards.length;
      const few = wilds <= 1 || size === CANASTA;
      const all = isWild(cards[0] ?? 0) || laysAll(hand, cards);
      return few && all && spendsTwosFirst(hand, cards);
    }
    case 'take':
      return first || (isUseful(cards.length + 1, wilds) && spendsTwosFirst(hand, cards));
    default:
      return true;
  }
}

const isWildDiscard = (move: Move): boolean => move.verb === 'discard' && isWild(cardOf(move));

/** The moves without a wild discard that freezes nothing, where another card can be discarded. */
function withoutWastedWilds(observation: Observation, moves: readonly Move[]): readonly Move[] {
  if (!moves.some(isWildDiscard) || paysToFreeze(observation)) return moves;
  const others = moves.filter((move) => !isWildDiscard(move));
  const isFree = others.some(({ verb }) => verb === 'discard');
  return isFree ? others : moves;
}

/** A first meld or take, and what it spends: its natural cards, how many wild cards and how much those are worth. */
interface FirstMeld {
  readonly move: Move;
  readonly naturals: Bag;
  readonly wilds: number;
  readonly wildValue: number;
}

/** A first meld by what it spends. */
function firstMeldOf(move: Move): FirstMeld {
  const cards = cardsIn(move.sets);
  const naturals = cards.filter((card) => !isWild(card));
  const wildValue = valueOfAll(cards) - valueOfAll(naturals);
  return { move, naturals, wilds: wildsIn(cards), wildValue };
}

/** Whether one opening spends fewer wild cards than another, or as many of less value: twos before jokers. */
const spendsLess = (one: FirstMeld, other: FirstMeld): boolean =>
  one.wilds < other.wilds || (one.wilds === other.wilds && one.wildValue < other.wildValue);

const mayOpen = ({ verb }: Move): boolean => verb === 'meld' || verb === 'take';

/** The openings that spend least on wild cards among those of one verb with equal natural cards. */
function leastByNaturals(openings: readonly FirstMeld[]): readonly FirstMeld[] {
  const least = new Map<string, FirstMeld>();
  for (const opening of openings) {
    const key = `${opening.move.verb} ${opening.naturals}`;
    const before = least.get(key);
    if (before === undefined || spendsLess(opening, before)) least.set(key, opening);
  }
  return [...least.values()];
}

/** Whether one opening lays no natural card that another does not lay, and spends less on wild cards. */
const isCheaper = (one: FirstMeld, other: FirstMeld): boolean =>
  spendsLess(one, other) &&
  one.move.verb === other.move.verb &&
  one.naturals.length <= other.naturals.length &&
  withoutCards(other.naturals, one.naturals) !== undefined;

/** The first melds that spend no wild card beyond what the minimum asks. */
function withoutDearOpenings({ side }: Scene, moves: readonly Move[]): readonly Move[] {
  if (side.melds.length > 0) return moves;
  const openings = moves.filter(mayOpen).map(firstMeldOf);
  const rivals = leastByNaturals(openings);
  const dear = openings.filter((other) => rivals.some((one) => isCheaper(one, other)));
  const dearMoves = new Set(dear.map(({ move }) => move));
  return moves.filter((move) => !dearMoves.has(move));
}

/** The best moves by the policy, in the order given. */
function best(observation: Observation, moves: readonly Move[]): readonly Move[] {
  if (moves.length <= MOST) return moves;
  const weights = policy(observation, moves);
  const least = [...weights].sort((a, b) => b - a)[MOST - 1] ?? 0;
  return moves.filter((_, i) => (weights[i] ?? 0) >= least).slice(0, MOST);
}

/** Some of the observer's legal moves, never none. */
export function candidates(observation: Observation): readonly Move[] {
  const scene = sceneIn(observation, plainHand(observation.hand));
  const all = movesIn(scene, plainChoices, LOOKED_AT);
  const sensible = all.filter((move) => isSensible(scene, move));
  const some = withoutDearOpenings(scene, sensible.length > 0 ? sensible : all);
  const moves = withoutWastedWilds(observation, some);
  return best(
    observation,
    moves.map((move) => withHandCards(observation.hand, move)),
  );
}
