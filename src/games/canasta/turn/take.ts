/** The discard pile: the effect of a take (CAN-12 to CAN-17), and why one is refused. */
import { type Bag, withCards } from '../../../cards/bag.ts';
import type { Card } from '../../../cards/pack.ts';
import { isRefusal, type Refusal, refuse } from '../../../engine/refusal.ts';
import {
  cardsIn,
  countPlain,
  isBlackThree,
  isRedThree,
  isWild,
  rankOf,
  sortSet,
  valueFor,
  valueOfAll,
} from '../state/cards.ts';
import type { Move } from '../state/moves.ts';
import { isFrozen, type Side } from '../state/state.ts';
import texts from '../state/texts.json' with { type: 'json' };
import {
  findMeld,
  handWithout,
  isBlackSet,
  type Laid,
  leftRefusal,
  type Scene,
  setRefusal,
  setsRefusal,
  valueRefusal,
  withAdded,
  withMelds,
  withReds,
} from './lay.ts';

const PAIR = 2;

/** CAN-13: whether the pile is frozen for the player to act. */
export const isFrozenFor = ({ side, pile }: Scene): boolean =>
  side.melds.length === 0 || isFrozen(pile);

export const topOf = (pile: Bag): Card => pile[pile.length - 1] ?? -1;

/** CAN-16 (b): whether the pile that is left may be taken with `rest`. */
export const isRestOpen = (pile: Bag): boolean =>
  pile.length > 0 && !isFrozen(pile) && !isBlackThree(topOf(pile));

/** The cards that a take brings to the hand, those it leaves in the pile, and how many of the former count (CAN-18). */
interface Brought {
  readonly cards: Bag;
  readonly left: Bag;
  readonly counted: number;
  readonly reds: Bag;
}

/**
 * What a take brings to the hand. With the variant `peel` it is the top card alone, but the rest counts as in hand
 * while it may be taken (CAN-18).
 */
function broughtBy({ pile, standing }: Scene): Brought {
  const left = pile.slice(0, -1);
  if (standing.options.pile === 'peel')
    return { cards: [], left, counted: isRestOpen(left) ? left.length : 0, reds: [] };
  const cards = left.filter((card) => !isRedThree(card));
  return { cards, left: [], counted: cards.length, reds: left.filter(isRedThree) };
}

/** The number of cards of the pile that count as in hand after a take. */
export const countedAfterTake = (scene: Scene): number =>
  scene.standing.options.pile === 'peel'
    ? broughtBy(scene).counted
    : countPlain(scene.pile) - (isRedThree(topOf(scene.pile)) ? 0 : 1);

/** CAN-17: whether a player who began the turn with one card may not take a pile of one. */
export const isBarredByOne = ({ turn, pile, stock }: Scene): boolean =>
  turn.began === 1 && pile.length === 1 && stock > 0;

/** CAN-16: why a take is refused while the pile is peeled. */
function peelRefusal({ pile, phase }: Scene, move: Move): Refusal | undefined {
  if (phase !== 'peel') return undefined;
  if (isBlackThree(topOf(pile))) return refuse('CAN-16', texts.pile.leaveOnly);
  if (!isFrozen(pile)) return refuse('CAN-16', texts.pile.restOnly);
  if (move.verb === 'to' || move.sets.length > 1) return refuse('CAN-16', texts.pile.onlyTop);
  return undefined;
}

/** Why any take from this pile is refused. */
function pileRefusal(scene: Scene, move: Move): Refusal | undefined {
  const top = topOf(scene.pile);
  if (top < 0) return refuse('CAN-12', texts.pile.none);
  if (isBarredByOne(scene)) return refuse('CAN-17', texts.pile.oneCard);
  const peeled = peelRefusal(scene, move);
  if (peeled !== undefined) return peeled;
  if (isBlackThree(top)) return refuse('CAN-14', texts.pile.blackTop);
  if (isWild(top) && scene.standing.options.wildTop === 'closed')
    return refuse('CAN-15', texts.pile.wildTop);
  return undefined;
}

/** CAN-15: whether a set is exactly a natural pair, which takes a wild card. */
const isNaturalPair = ([a = 0, b = 0, ...more]: Bag): boolean =>
  more.length === 0 && rankOf(a) === rankOf(b) && !isWild(a) && !isBlackThree(a) && !isRedThree(a);

/** Why the hand cards do not take the top card. */
function pairRefusal(scene: Scene, cards: Bag): Refusal | undefined {
  const top = topOf(scene.pile);
  const isBlackPair = cards.length === PAIR && cards.every(isBlackThree);
  if (isRedThree(top)) return isBlackPair ? undefined : refuse('CAN-16', texts.pile.redTop);
  if (isWild(top)) return isNaturalPair(cards) ? undefined : refuse('CAN-15', texts.pile.wildPair);
  if (cards.length < PAIR || cards.some((card) => !isWild(card) && rankOf(card) !== rankOf(top)))
    return refuse('CAN-12', texts.pile.noMeld);
  const naturals = cards.filter((card) => !isWild(card)).length;
  if (isFrozenFor(scene) && naturals < PAIR) return refuse('CAN-13', texts.pile.frozen);
  return setRefusal(sortSet([...cards, top]));
}

function followRefusal({ side }: Scene, more: readonly Bag[]): Refusal | undefined {
  if (more.length > 0 && side.melds.length > 0) return refuse('CAN-12', texts.pile.onlyFirst);
  return setsRefusal(more);
}

/** The side after hand cards and the top card are laid; a red three on top is a premium. */
function sideAfter({ side, pile }: Scene, sets: readonly Bag[]): Side {
  const [first = [], ...more] = sets;
  const top = topOf(pile);
  if (isRedThree(top)) return withMelds(withReds(side, [top]), sets);
  return withMelds(side, [sortSet([...first, top]), ...more]);
}

interface Taken extends Laid {
  /** The cards that still lie in the pile. */
  readonly pile: Bag;
  /** The cards that came to the hand. */
  readonly brought: Bag;
  /** Whether a meld of an earlier turn was added to. */
  readonly touched: boolean;
}

/**
 * Completes a take whose top card is already laid: the rest of the pile goes to the hand, unless too few cards would
 * stay (CAN-18). `touched`: a meld of an earlier turn was added to.
 */
function finished(
  scene: Scene,
  left: Bag,
  side: Side,
  laysBlack: boolean,
  touched: boolean,
): Taken | Refusal {
  const brought = broughtBy(scene);
  const count = countPlain(left) + brought.counted;
  const refused = leftRefusal(scene, side.melds, count, laysBlack);
  if (refused !== undefined) return refused;
  return {
    hand: brought.cards.length === 0 ? left : withCards(left, brought.cards),
    side: withReds(side, brought.reds),
    pile: brought.left,
    brought: brought.cards,
    touched,
  };
}

/** CAN-12: the result of `take to M`, or why it is refused. */
function takeOnto(scene: Scene, number: number): Taken | Refusal {
  const meld = findMeld(scene.side, number);
  const top = topOf(scene.pile);
  if (isFrozenFor(scene)) return refuse('CAN-13', texts.pile.frozen);
  if (meld === undefined || meld.rank !== rankOf(top))
    return refuse('CAN-12', texts.pile.noSuchMeld);
  return finished(scene, scene.hand, withAdded(scene.side, number, [top]), false, true);
}

/**
 * CAN-12, CAN-13, CAN-15: takes the pile by melding its top card with the first set; further sets may go with a first
 * meld.
 */
function takeWith(scene: Scene, sets: readonly Bag[]): Taken | Refusal {
  const [first = [], ...more] = sets;
  const top = topOf(scene.pile);
  const wrong = pairRefusal(scene, first) ?? followRefusal(scene, more);
  if (wrong !== undefined) return wrong;
  const left = handWithout(scene.hand, sets, 'CAN-12');
  if (isRefusal(left)) return left;
  // CAN-11: of the pile only the top card counts.
  const low = valueRefusal(scene, valueOfAll(cardsIn(sets)) + valueFor(top));
  return low ?? finished(scene, left, sideAfter(scene, sets), more.some(isBlackSet), false);
}

/** The result of a take, or why it is refused. */
export function resultOfTake(scene: Scene, move: Move): Taken | Refusal {
  const refused = pileRefusal(scene, move);
  if (refused !== undefined) return refused;
  if (move.verb === 'to') return takeOnto(scene, move.meld);
  return takeWith(scene, move.sets);
}
