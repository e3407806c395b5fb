/** Every legal take of the pile (CAN-12 to CAN-17). */
import type { Bag } from '../../../cards/bag.ts';
import type { Card } from '../../../cards/pack.ts';
import {
  ACE,
  countOfRank,
  FOUR,
  isBlackThree,
  isRedThree,
  isWild,
  rankOf,
  THREE,
  valueFor,
  valueOfAll,
} from '../state/cards.ts';
import { type Move, take, takeTo } from '../state/moves.ts';
import { CANASTA, isFrozen, minimumOf } from '../state/state.ts';
import { boundsOf, type Choices, mayLay, plainChoices, setsWith } from './choices.ts';
import { hunt, newHunt, putBack, takeOut, valueOfSets, type Way } from './hunt.ts';
import type { Scene } from './lay.ts';
import { countedAfterTake, isBarredByOne, isFrozenFor, topOf } from './take.ts';

/** The hand cards that take the top card of the pile, apart from CAN-11 and CAN-18. */
function topSets(scene: Scene, choices: Choices): readonly Bag[] {
  const top = topOf(scene.pile);
  if (isRedThree(top)) return choices.naturals(THREE).filter((cards) => cards.length === 2);
  if (isWild(top)) return scene.standing.options.wildTop === 'take' ? pairs(choices) : [];
  return setsWith(choices, rankOf(top), isFrozenFor(scene) ? 2 : 1, 2);
}

/** CAN-15: every natural pair in the hand. */
function pairs(choices: Choices): readonly Bag[] {
  const found: Bag[] = [];
  for (let rank = FOUR; rank <= ACE; rank++)
    if ((choices.held[rank] ?? 0) >= 2)
      for (const own of choices.naturals(rank)) if (own.length === 2) found.push(own);
  return found;
}

/** The takes of a party's first meld, each with the melds that may follow it. */
function pushFirstTakes(moves: Move[], scene: Scene, choices: Choices, longest: number): void {
  const top = topOf(scene.pile);
  const least = minimumOf(scene.standing, scene.turn.seat);
  if (valueOfSets(scene.hand, choices) + valueFor(top) < least) return;
  const firsts = topSets(scene, choices);
  if (firsts.length === 0) return;
  const search = newHunt(scene, choices, countedAfterTake(scene), longest);
  for (const cards of firsts) {
    if (!takeOut(search.left, cards)) continue;
    const way: Way = {
      sets: [cards],
      value: valueOfAll(cards) + valueFor(top),
      laid: cards.length,
      makes: cards.length + 1 >= CANASTA,
      black: false,
    };
    if (way.value >= least && mayLay(search.bounds, way.laid, way.makes, false))
      search.found.push(way.sets);
    hunt(search, 0, way);
    putBack(search.left, cards);
    if (search.found.length >= longest) break;
  }
  for (const sets of search.found) moves.push(take(sets));
}

/** CAN-12: takes of a party that has melded, which lay one set with the top card and no others. */
function pushFurtherTakes(moves: Move[], scene: Scene, choices: Choices): void {
  const bounds = boundsOf(scene, countedAfterTake(scene));
  for (const cards of topSets(scene, choices))
    if (mayLay(bounds, cards.length, cards.length + 1 >= CANASTA, false)) moves.push(take([cards]));
}

/** CAN-12: takes that add the top card of the pile to a meld of the party, for which the pile must not be frozen. */
function pushTakesTo(moves: Move[], scene: Scene): void {
  if (isFrozenFor(scene)) return;
  const rank = rankOf(topOf(scene.pile));
  const bounds = boundsOf(scene, countedAfterTake(scene));
  for (const { number, rank: own, cards } of scene.side.melds)
    if (own === rank && mayLay(bounds, 0, cards.length + 1 >= CANASTA, false))
      moves.push(takeTo(number));
}

/** Adds every legal take to `moves` (CAN-12 to CAN-17). */
export function pushTakes(
  moves: Move[],
  scene: Scene,
  choose: (hand: Bag) => Choices,
  longest: number,
): void {
  const { pile, side, hand, phase } = scene;
  const top: Card = topOf(pile);
  if (top < 0 || isBlackThree(top) || isBarredByOne(scene)) return;
  if (phase === 'peel' && !isFrozen(pile)) return;
  const mates = isFrozenFor(scene) ? 2 : 1;
  if (isWild(top) || isRedThree(top) || countOfRank(hand, rankOf(top)) >= mates) {
    if (side.melds.length === 0) pushFirstTakes(moves, scene, choose(hand), longest);
    else pushFurtherTakes(moves, scene, choose(hand));
  }
  if (phase === 'turn') pushTakesTo(moves, scene);
}

/** CAN-22: whether the pile can be taken. */
export function hasTake(scene: Scene): boolean {
  const moves: Move[] = [];
  pushTakes(moves, scene, plainChoices, 1);
  return moves.length > 0;
}
