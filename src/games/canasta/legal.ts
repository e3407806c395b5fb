/**
 * What the one on turn may do, complete and without duplicates. `Choices` say which cards are told
 * apart; the rules asked here are those of `lay.ts` and `take.ts`, put so that nothing is tried
 * that cannot be. A first meld of several sets from a large hand can be chosen in millions of ways:
 * beyond LONGEST the list stops, while every legal text is still accepted.
 */
import type { Bag } from '../../cards/bag.ts';
import type { Card } from '../../cards/pack.ts';
import {
  ACE,
  compareSets,
  countPlain,
  FOUR,
  isBlackThree,
  isRedThree,
  isWild,
  rankOf,
  THREE,
  VALUES,
  valueOfAll,
  WILD,
  worthOf,
} from './cards.ts';
import { type Choices, fullChoices, plainChoices } from './choices.ts';
import { LEAST_NATURALS, MOST_WILDS } from './going-out.ts';
import { canMerge, isPromised, layOf, leaveRefusal, mayAsk, type Scene } from './lay.ts';
import {
  ASK,
  add,
  DRAW,
  discard,
  FINISH,
  LEAVE,
  type Move,
  meld,
  merge,
  NO,
  REST,
  red,
  take,
  takeTo,
  YES,
} from './moves.ts';
import { sceneOf } from './scene.ts';
import { CANASTA, hasCanasta, isFrozen, minimumOf, type State } from './state.ts';
import { countedAfterTake, isBarredByOne, isFrozenFor, isRestOpen, topOf } from './take.ts';

/** More moves than this are not listed (no record holds more than 5000). */
export const LONGEST = 20_000;

/** What is asked of every step of laying (CAN-9, CAN-18), read from the scene once. */
interface Bounds {
  /** CAN-18 but for the canasta. */
  readonly free: boolean;
  readonly canasta: boolean;
  readonly held: number;
  /** Fewest cards to be left by one who may not go out, most by one who lays black threes. */
  readonly fewest: number;
  readonly mostWithBlack: number;
}

function boundsOf(scene: Scene, coming: number): Bounds {
  const { hand, side, turn } = scene;
  const held = countPlain(hand);
  return {
    free: turn.word !== 'no' && held === hand.length,
    canasta: hasCanasta(side.melds),
    held: held + coming,
    fewest: turn.last ? 1 : 2,
    mostWithBlack: turn.last ? 0 : 1,
  };
}

/** CAN-9, CAN-18: whether so many cards may be laid, making a canasta or not. */
function mayLay(bounds: Bounds, laid: number, makes: boolean, black: boolean): boolean {
  const free = bounds.free && (bounds.canasta || makes);
  const left = bounds.held - laid;
  if (black) return free && left <= bounds.mostWithBlack;
  return free || left >= bounds.fewest;
}

const LEAST_CARDS = 3;

/** CAN-8, CAN-9: every set of a rank in the hand, in canonical order. */
function setsOfRank({ held, naturals, wilds }: Choices, rank: number): Bag[] {
  const least = rank === THREE ? LEAST_CARDS : LEAST_NATURALS;
  const all = held[rank] ?? 0;
  if (all < least) return [];
  const found: Bag[] = [];
  for (const cards of naturals(rank)) {
    if (cards.length < least) continue;
    for (const wild of rank === THREE ? NO_WILDS : wilds)
      if (cards.length + wild.length >= LEAST_CARDS)
        found.push(wild.length === 0 ? cards : [...cards, ...wild]);
  }
  return found;
}
const NO_WILDS: readonly Bag[] = [[]];

/** A search for the ways to lay several sets together (CAN-11). */
interface Hunt {
  readonly sets: readonly Bag[];
  readonly values: readonly number[];
  /** Cards left, changed and restored on the way. */
  readonly left: Uint8Array;
  readonly bounds: Bounds;
  readonly least: number;
  readonly longest: number;
  readonly found: (readonly Bag[])[];
}

function fits(left: Uint8Array, cards: Bag): boolean {
  let fitting = true;
  for (const card of cards) {
    const count = left[card] ?? 0;
    if (count === 0) fitting = false;
    left[card] = count - 1;
  }
  if (!fitting) putBack(left, cards);
  return fitting;
}

function putBack(left: Uint8Array, cards: Bag): void {
  for (const card of cards) left[card] = (left[card] ?? 0) + 1;
}

function worthLeft(left: Uint8Array): number {
  let worth = 0;
  for (let card = 0; card < left.length; card++)
    if (left[card] !== 0) worth += (left[card] ?? 0) * (VALUES[card] ?? 0);
  return worth;
}

/** Sets laid so far on one way of the hunt. */
interface Way {
  readonly sets: readonly Bag[];
  readonly value: number;
  readonly laid: number;
  readonly makes: boolean;
  readonly black: boolean;
}

function hunt(search: Hunt, from: number, way: Way): void {
  const { sets, values, left, bounds, least, longest, found } = search;
  for (let i = from; i < sets.length && found.length < longest; i++) {
    const cards = sets[i] ?? [];
    if (!fits(left, cards)) continue;
    const next: Way = {
      sets: [...way.sets, cards],
      value: way.value + (values[i] ?? 0),
      laid: way.laid + cards.length,
      makes: way.makes || cards.length >= CANASTA,
      black: way.black || rankOf(cards[0] ?? 0) === THREE,
    };
    if (next.value >= least && mayLay(bounds, next.laid, next.makes, next.black))
      found.push(next.sets);
    if (next.value >= least || next.value + worthLeft(left) >= least) hunt(search, i, next);
    putBack(left, cards);
  }
}

/** What the cards that can be in some set are worth together at most. */
function worthOfSets(hand: Bag, { held }: Choices): number {
  let worth = 0;
  for (const card of hand) {
    const rank = rankOf(card);
    if (rank === WILD || (held[rank] ?? 0) >= LEAST_NATURALS) worth += worthOf(card);
  }
  return worth;
}

function allSets(choices: Choices, black: boolean): readonly Bag[] {
  const sets: Bag[] = [];
  for (let rank = black ? THREE : FOUR; rank <= ACE; rank++)
    if ((choices.held[rank] ?? 0) >= LEAST_NATURALS)
      sets.push(...setsOfRank(choices, rank).sort(compareSets));
  return sets;
}

const NO_WAY: Way = { sets: [], value: 0, laid: 0, makes: false, black: false };

function newHunt(scene: Scene, choices: Choices, coming: number, longest: number): Hunt {
  const bounds = boundsOf(scene, coming);
  const sets = allSets(choices, bounds.free);
  return {
    sets,
    values: sets.map(valueOfAll),
    left: choices.counts,
    bounds,
    least: minimumOf(scene.standing, scene.turn.seat),
    longest,
    found: [],
  };
}

/** CAN-11: the first melds of a party. */
function pushFirstMelds(moves: Move[], scene: Scene, choices: Choices, longest: number): void {
  const { standing, turn, hand } = scene;
  if (worthOfSets(hand, choices) < minimumOf(standing, turn.seat)) return;
  const search = newHunt(scene, choices, 0, longest);
  hunt(search, 0, NO_WAY);
  for (const sets of search.found) moves.push(meld(sets));
}

function pushMelds(moves: Move[], choices: Choices, bounds: Bounds): void {
  for (let rank = THREE; rank <= ACE; rank++) {
    if ((choices.held[rank] ?? 0) < LEAST_NATURALS) continue;
    for (const cards of setsOfRank(choices, rank))
      if (mayLay(bounds, cards.length, cards.length >= CANASTA, rank === THREE))
        moves.push(meld([cards]));
  }
}

/** CAN-10. */
function pushAdds(moves: Move[], { side }: Scene, choices: Choices, bounds: Bounds): void {
  for (const { number, rank, cards, wilds } of side.melds) {
    const room = rank === THREE ? 0 : MOST_WILDS - wilds;
    if ((choices.held[rank] ?? 0) === 0 && (room === 0 || choices.wilds.length === 1)) continue;
    for (const own of choices.naturals(rank))
      for (const wild of room === 0 ? NO_WILDS : choices.wilds) {
        const count = own.length + wild.length;
        if (count === 0 || wild.length > room) continue;
        if (mayLay(bounds, count, cards.length + count >= CANASTA, rank === THREE))
          moves.push(add(number, wild.length === 0 ? own : [...own, ...wild]));
      }
  }
}

function pushMerges(moves: Move[], { side }: Scene): void {
  const { melds } = side;
  for (let i = 0; i < melds.length; i++)
    for (let j = i + 1; j < melds.length; j++) {
      const [one, two] = [melds[i], melds[j]];
      if (canMerge(one, two)) moves.push(merge(one?.number ?? 0, two?.number ?? 0));
    }
}

/** CAN-7, CAN-18: each card once. */
function pushDiscards(moves: Move[], { hand, turn }: Scene, bounds: Bounds): void {
  if (turn.last) return;
  if (bounds.held === 1 && !(bounds.free && bounds.canasta)) return;
  let before = -1;
  for (const card of hand) {
    if (card !== before && !isRedThree(card)) moves.push(discard(card));
    before = card;
  }
}

function pushReds(moves: Move[], { hand, standing }: Scene): void {
  if (standing.options.redThrees === 'auto') return;
  let before = -1;
  for (const card of hand) {
    if (card !== before && isRedThree(card)) moves.push(red(card));
    before = card;
  }
}

/** The hand cards that take the top card of the pile, but for CAN-11 and CAN-18. */
function topSets(scene: Scene, choices: Choices): readonly Bag[] {
  const top = topOf(scene.pile);
  if (isRedThree(top)) return choices.naturals(THREE).filter((cards) => cards.length === 2);
  if (isWild(top)) return scene.standing.options.wildTop === 'take' ? pairs(choices) : [];
  const least = isFrozenFor(scene) ? 2 : 1;
  const rank = rankOf(top);
  const sets: Bag[] = [];
  for (const own of choices.naturals(rank)) {
    if (own.length < least) continue;
    for (const wild of choices.wilds)
      if (own.length + wild.length >= 2) sets.push(wild.length === 0 ? own : [...own, ...wild]);
  }
  return sets;
}

/** CAN-15. */
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
  if (worthOfSets(scene.hand, choices) + worthOf(top) < least) return;
  const firsts = topSets(scene, choices);
  if (firsts.length === 0) return;
  const search = newHunt(scene, choices, countedAfterTake(scene), longest);
  for (const cards of firsts) {
    if (!fits(search.left, cards)) continue;
    const way: Way = {
      sets: [cards],
      value: valueOfAll(cards) + worthOf(top),
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

function pushFurtherTakes(moves: Move[], scene: Scene, choices: Choices): void {
  const bounds = boundsOf(scene, countedAfterTake(scene));
  for (const cards of topSets(scene, choices))
    if (mayLay(bounds, cards.length, cards.length + 1 >= CANASTA, false)) moves.push(take([cards]));
}

function pushTakesTo(moves: Move[], scene: Scene): void {
  if (isFrozenFor(scene)) return;
  const rank = rankOf(topOf(scene.pile));
  const bounds = boundsOf(scene, countedAfterTake(scene));
  for (const { number, rank: own, cards } of scene.side.melds)
    if (own === rank && mayLay(bounds, 0, cards.length + 1 >= CANASTA, false))
      moves.push(takeTo(number));
}

/** CAN-12 to CAN-17. */
function pushTakes(
  moves: Move[],
  scene: Scene,
  choose: (hand: Bag) => Choices,
  longest: number,
): void {
  const { pile, side, hand, phase } = scene;
  const top: Card = topOf(pile);
  if (top < 0 || isBlackThree(top) || isBarredByOne(scene)) return;
  if (phase === 'peel' && !isFrozen(pile)) return;
  if (side.melds.length === 0) pushFirstTakes(moves, scene, choose(hand), longest);
  else pushFurtherTakes(moves, scene, choose(hand));
  if (phase === 'turn') pushTakesTo(moves, scene);
}

/** CAN-22: whether the pile can be taken. */
export function hasTake(scene: Scene): boolean {
  const moves: Move[] = [];
  pushTakes(moves, scene, plainChoices, 1);
  return moves.length > 0;
}

function turnMoves(scene: Scene, choose: (hand: Bag) => Choices, longest: number): Move[] {
  const moves: Move[] = [];
  if (scene.stock > 0) moves.push(DRAW);
  pushTakes(moves, scene, choose, longest);
  const stuck = moves.length === 0;
  pushReds(moves, scene);
  if (stuck) moves.push(FINISH);
  return moves;
}

/** CAN-16. */
function peelMoves(scene: Scene, choose: (hand: Bag) => Choices, longest: number): Move[] {
  const moves: Move[] = [];
  pushTakes(moves, scene, choose, longest);
  if (isRestOpen(scene.pile)) moves.push(REST);
  if (leaveRefusal(scene) === undefined) moves.push(LEAVE);
  return moves;
}

/** CAN-20: after a yes only what still lets the hand be emptied. */
function promised(scene: Scene, moves: readonly Move[]): readonly Move[] {
  return moves.filter((move) => {
    switch (move.verb) {
      case 'meld':
      case 'add':
      case 'merge':
        return !('refused' in layOf(scene, move));
      case 'discard':
        return scene.hand.length === 1;
      case 'finish':
        return scene.hand.length === 0;
      default:
        return true;
    }
  });
}

function layMoves(scene: Scene, choose: (hand: Bag) => Choices, longest: number): readonly Move[] {
  const moves: Move[] = [];
  const { hand, side, turn } = scene;
  const bounds = boundsOf(scene, 0);
  if (hand.length > 0) {
    const choices = choose(hand);
    if (side.melds.length === 0) pushFirstMelds(moves, scene, choices, longest);
    else {
      pushMelds(moves, choices, bounds);
      pushAdds(moves, scene, choices, bounds);
    }
  }
  pushMerges(moves, scene);
  pushReds(moves, scene);
  if (mayAsk(scene)) moves.push(ASK);
  pushDiscards(moves, scene, bounds);
  if (hand.length === 0 || turn.last) moves.push(FINISH);
  return isPromised(scene) ? promised(scene, moves) : moves;
}

const ANSWERS: readonly Move[] = [YES, NO];

/** The moves of a scene with cards told apart as `choose` does. */
export function movesIn(
  scene: Scene,
  choose: (hand: Bag) => Choices,
  longest: number,
): readonly Move[] {
  switch (scene.phase) {
    case 'turn':
      return turnMoves(scene, choose, longest);
    case 'peel':
      return peelMoves(scene, choose, longest);
    case 'answer':
      return ANSWERS;
    case 'lay':
      return layMoves(scene, choose, longest);
    default:
      return [];
  }
}

export const legal = (state: State): readonly Move[] =>
  movesIn(sceneOf(state), fullChoices, LONGEST);
