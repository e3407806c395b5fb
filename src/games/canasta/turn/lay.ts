/**
 * Laying cards: which sets are melds (CAN-8, CAN-9), how melding, adding and merging change a side, and why the
 * steps `meld`, `add` and `merge` are refused.
 */
import { type Bag, bagDifference, withCards, withoutCards } from '../../../cards/bag.ts';
import { type Card, joined, writeCard } from '../../../cards/pack.ts';
import { isRefusal, type Refusal, refuse } from '../../../engine/refusal.ts';
import { fill } from '../../../lang/text.ts';
import {
  cardsIn,
  countPlain,
  isRedThree,
  isWild,
  rankOf,
  rankOfSet,
  sortSet,
  THREE,
  tokens,
  valueOfAll,
  WILD,
  wildsIn,
} from '../state/cards.ts';
import type { Move } from '../state/moves.ts';
import { type Meld, minimumOf, type Side, type State, sideOf } from '../state/state.ts';
import texts from '../state/texts.json' with { type: 'json' };
import {
  canEmpty,
  LEAST_CARDS,
  LEAST_NATURALS,
  MOST_WILDS,
  mayGoOut,
  mayKeep,
} from './going-out.ts';

/** Everything that decides which steps are legal, all known to the player whose turn it is. */
export interface Scene extends Pick<State, 'phase' | 'standing' | 'turn' | 'pile'> {
  readonly hand: Bag;
  readonly side: Side;
  readonly stock: number;
}

function blackRefusal(cards: Bag): Refusal | undefined {
  const sound = cards.length >= LEAST_CARDS && cards.every((card) => rankOf(card) === THREE);
  return sound ? undefined : refuse('CAN-9', texts.melds.black);
}

/** CAN-8, CAN-9: why these cards are no meld. */
export function setRefusal(cards: Bag): Refusal | undefined {
  if (cards.some(isRedThree)) return refuse('CAN-6', texts.redThrees.laid);
  const rank = rankOfSet(cards);
  if (rank === THREE) return blackRefusal(cards);
  const wilds = wildsIn(cards);
  const others = cards.some((card) => !isWild(card) && rankOf(card) !== rank);
  if (rank === WILD || others || cards.length - wilds < LEAST_NATURALS)
    return refuse('CAN-8', texts.melds.oneRank);
  if (wilds > MOST_WILDS) return refuse('CAN-8', texts.melds.tooWild);
  if (cards.length < LEAST_CARDS) return refuse('CAN-8', texts.melds.tooFew);
  return undefined;
}

export function setsRefusal(sets: readonly Bag[]): Refusal | undefined {
  for (const cards of sets) {
    const refused = setRefusal(cards);
    if (refused !== undefined) return refused;
  }
  return undefined;
}

/** The hand without the cards of `sets`, or a refusal that names the first card not held. */
export function handWithout(hand: Bag, sets: readonly Bag[], clause: string): Bag | Refusal {
  const cards = cardsIn(sets);
  const left = withoutCards(hand, cards);
  if (left !== undefined) return left;
  return refuseUnheld(clause, bagDifference(cards, hand)[0] ?? 0);
}

export const refuseUnheld = (clause: string, card: Card): Refusal =>
  refuse(clause, fill(texts.melds.notHeld, writeCard(tokens, card)));

export const meldOf = (number: number, cards: Bag): Meld => ({
  number,
  rank: rankOfSet(cards),
  cards,
  wilds: wildsIn(cards),
});

/** CAN-10: the side with new melds, which take the next numbers. */
export const withMelds = ({ melds, given, reds }: Side, sets: readonly Bag[]): Side => ({
  melds: [...melds, ...sets.map((cards, i) => meldOf(given + 1 + i, cards))],
  given: given + sets.length,
  reds,
});

export const withAdded = ({ melds, given, reds }: Side, number: number, cards: Bag): Side => ({
  melds: melds.map((meld) =>
    meld.number === number
      ? {
          number,
          rank: meld.rank,
          cards: sortSet(joined(meld.cards, cards)),
          wilds: meld.wilds + wildsIn(cards),
        }
      : meld,
  ),
  given,
  reds,
});

export const findMeld = ({ melds }: Side, number: number): Meld | undefined =>
  melds.find((meld) => meld.number === number);

export const withReds = (side: Side, reds: Bag): Side =>
  reds.length === 0
    ? side
    : { melds: side.melds, given: side.given, reds: withCards(side.reds, reds) };

/** CAN-10: the merged meld keeps the lower number. */
function withMerged(side: Side, lower: number, higher: number): Side {
  const gone = findMeld(side, higher);
  const joined = withAdded(side, lower, gone?.cards ?? []);
  return {
    melds: joined.melds.filter((meld) => meld.number !== higher),
    given: side.given,
    reds: side.reds,
  };
}

/** CAN-9, CAN-18: why a step may not leave `left` cards in hand, red threes not counted. */
export function leftRefusal(
  { turn, hand }: Scene,
  melds: readonly Meld[],
  left: number,
  laysBlack: boolean,
): Refusal | undefined {
  if (mayKeep(turn.last, mayGoOut(melds, turn.word, hand), left, laysBlack)) return undefined;
  if (laysBlack) return refuse('CAN-9', texts.melds.blackLast);
  return refuse('CAN-18', texts.melds.keepCards);
}

const minimum = ({ standing, turn }: Scene): number => minimumOf(standing, turn.seat);

/** CAN-20: whether the hand can still be emptied with these cards and melds, as the partner was promised. */
const keepsPromise = (scene: Scene, hand: Bag, melds: readonly Meld[]): boolean =>
  canEmpty(hand, melds, minimum(scene), !scene.turn.last);

/**
 * CAN-20: the partner said yes. In a sampled world the hand may be one that cannot be emptied at all;
 * then the yes binds nothing.
 */
export const isPromised = (scene: Scene): boolean =>
  scene.turn.word === 'yes' && keepsPromise(scene, scene.hand, scene.side.melds);

/** CAN-20: why a step is refused after a partner's yes: the hand could no longer be emptied. */
function promiseRefusal(scene: Scene, hand: Bag, melds: readonly Meld[]): Refusal | undefined {
  if (scene.turn.word !== 'yes' || keepsPromise(scene, hand, melds)) return undefined;
  if (isPromised(scene)) return refuse('CAN-20', texts.melds.promised);
  return undefined;
}

/** CAN-11: why a first meld of this value is refused. */
export function valueRefusal(scene: Scene, value: number): Refusal | undefined {
  const least = minimum(scene);
  if (scene.side.melds.length > 0 || value >= least) return undefined;
  return refuse('CAN-11', fill(texts.melds.tooLow, least, value));
}

export const isBlackSet = (cards: Bag): boolean => rankOfSet(cards) === THREE;

export interface Laid {
  readonly hand: Bag;
  readonly side: Side;
}

/** The hand and side, unless the player may not go on with them. */
const keeping = (scene: Scene, hand: Bag, side: Side, laysBlack: boolean): Laid | Refusal =>
  leftRefusal(scene, side.melds, countPlain(hand), laysBlack) ??
  promiseRefusal(scene, hand, side.melds) ?? { hand, side };

/**
 * The hand and side after melding sets, or why not. Several sets in one step are for a party's first meld alone
 * (CAN-11).
 */
function layMelds(scene: Scene, sets: readonly Bag[]): Laid | Refusal {
  if (sets.length > 1 && scene.side.melds.length > 0)
    return refuse('CAN-11', texts.melds.oneAtOnce);
  const wrong = setsRefusal(sets);
  if (wrong !== undefined) return wrong;
  const left = handWithout(scene.hand, sets, 'CAN-8');
  if (isRefusal(left)) return left;
  return (
    valueRefusal(scene, valueOfAll(cardsIn(sets))) ??
    keeping(scene, left, withMelds(scene.side, sets), sets.some(isBlackSet))
  );
}

/** Why cards cannot be added to a meld: CAN-6, CAN-8, CAN-9 or CAN-10. */
function fitRefusal(meld: Meld, cards: Bag): Refusal | undefined {
  if (cards.some(isRedThree)) return refuse('CAN-6', texts.redThrees.laid);
  if (cards.some((card) => !isWild(card) && rankOf(card) !== meld.rank))
    return refuse('CAN-10', texts.melds.otherRank);
  const wilds = wildsIn(cards);
  if (meld.rank === THREE && wilds > 0) return refuse('CAN-9', texts.melds.black);
  if (meld.wilds + wilds > MOST_WILDS) return refuse('CAN-8', texts.melds.tooWild);
  return undefined;
}

/** CAN-10: the hand and side after cards are added to meld `number`, or why not. */
function layAdded(scene: Scene, number: number, cards: Bag): Laid | Refusal {
  const meld = findMeld(scene.side, number);
  if (meld === undefined) return refuse('CAN-10', fill(texts.melds.none, number));
  const wrong = fitRefusal(meld, cards);
  if (wrong !== undefined) return wrong;
  const left = handWithout(scene.hand, [cards], 'CAN-10');
  if (isRefusal(left)) return left;
  return keeping(scene, left, withAdded(scene.side, number, cards), meld.rank === THREE);
}

/** CAN-10: whether two melds of a party are of one rank and can be merged. */
export const canMerge = (a: Meld | undefined, b: Meld | undefined): boolean =>
  a !== undefined &&
  b !== undefined &&
  a !== b &&
  a.rank === b.rank &&
  a.wilds + b.wilds <= MOST_WILDS;

/**
 * CAN-10: the side after two of its melds of one rank are merged, or why not; after a partner's yes the hand must stay
 * one that can be emptied (CAN-20).
 */
function layMerged(scene: Scene, lower: number, higher: number): Laid | Refusal {
  const { side, hand } = scene;
  if (!canMerge(findMeld(side, lower), findMeld(side, higher)))
    return refuse('CAN-10', texts.melds.noMerge);
  const after = withMerged(side, lower, higher);
  return promiseRefusal(scene, hand, after.melds) ?? { hand, side: after };
}

/** The hand and side after `meld`, `add` or `merge`, or why it is refused. */
export function layOf(scene: Scene, move: Move): Laid | Refusal {
  if (move.verb === 'meld') return layMelds(scene, move.sets);
  if (move.verb === 'add') return layAdded(scene, move.meld, move.sets[0] ?? []);
  return layMerged(scene, move.meld, move.other);
}

/** CAN-18: only the hand counts when the pile is left. */
export const leaveRefusal = (scene: Scene): Refusal | undefined =>
  leftRefusal(scene, scene.side.melds, countPlain(scene.hand), false);

/** CAN-20: whether the player to act may ask. */
export const mayAsk = (scene: Scene): boolean =>
  scene.phase === 'lay' &&
  scene.turn.word === 'open' &&
  (scene.standing.partner[scene.turn.seat] ?? -1) >= 0 &&
  !scene.hand.some(isRedThree) &&
  keepsPromise(scene, scene.hand, scene.side.melds);

export const sceneWith = (
  seen: Pick<State, 'phase' | 'standing' | 'turn' | 'pile' | 'sides'>,
  hand: Bag,
  stock: number,
): Scene => ({
  phase: seen.phase,
  standing: seen.standing,
  turn: seen.turn,
  hand,
  side: sideOf(seen, seen.turn.seat),
  pile: seen.pile,
  stock,
});

export const sceneOf = (state: State): Scene =>
  sceneWith(state, state.hands[state.turn.seat] ?? [], state.stock.length);
