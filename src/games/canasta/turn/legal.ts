/**
 * The legal moves without duplicates. `Choices` say which cards are distinguished; the rules are those of `lay.ts`
 * and `take.ts`, put so that nothing is tried in vain. A first meld of several sets from a large hand can be chosen
 * in millions of ways: the list is cut short then, while every legal text is still accepted.
 */
import type { Bag } from '../../../cards/bag.ts';
import { distinct, joined } from '../../../cards/pack.ts';
import { LONGEST_LIST } from '../../../engine/longest-list.ts';
import { isRefusal } from '../../../engine/refusal.ts';
import { ACE, isRedThree, THREE } from '../state/cards.ts';
import { add, discard, type Move, meld, merge, red, WORDS } from '../state/moves.ts';
import { laysReds } from '../state/standing.ts';
import { CANASTA, minimumOf, type State } from '../state/state.ts';
import { plainHand, withHandCards } from './alike.ts';
import {
  type Bounds,
  boundsOf,
  type Choices,
  fullChoices,
  mayLay,
  NO_CARDS,
  plainChoices,
  setsOfRank,
} from './choices.ts';
import { LEAST_NATURALS, MOST_WILDS } from './going-out.ts';
import { hunt, NO_WAY, newHunt, valueOfSets } from './hunt.ts';
import { canMerge, isPromised, layOf, leaveRefusal, mayAsk, type Scene, sceneOf } from './lay.ts';
import { pushTakes } from './legal-takes.ts';
import { isRestOpen } from './take.ts';

/** CAN-11: the first melds of a party. */
function pushFirstMelds(moves: Move[], scene: Scene, choices: Choices, longest: number): void {
  const { standing, turn, hand } = scene;
  if (valueOfSets(hand, choices) < minimumOf(standing, turn.seat)) return;
  const search = newHunt(scene, choices, 0, longest);
  hunt(search, 0, NO_WAY);
  for (const sets of search.found) moves.push(meld(sets));
}

/** CAN-8, CAN-9: melds of a party that has melded before, one set in each step. */
function pushMelds(moves: Move[], choices: Choices, bounds: Bounds): void {
  for (let rank = THREE; rank <= ACE; rank++) {
    if ((choices.held[rank] ?? 0) < LEAST_NATURALS) continue;
    for (const cards of setsOfRank(choices, rank))
      if (mayLay(bounds, cards.length, cards.length >= CANASTA, rank === THREE))
        moves.push(meld([cards]));
  }
}

/** CAN-10: additions to each meld of the party. */
function pushAdds(moves: Move[], { side }: Scene, choices: Choices, bounds: Bounds): void {
  for (const { number, rank, cards, wilds } of side.melds) {
    const space = rank === THREE ? 0 : MOST_WILDS - wilds;
    if ((choices.held[rank] ?? 0) === 0 && (space === 0 || choices.wilds.length === 1)) continue;
    for (const own of choices.naturals(rank))
      for (const wild of space === 0 ? NO_CARDS : choices.wilds) {
        const count = own.length + wild.length;
        if (count === 0 || wild.length > space) continue;
        if (mayLay(bounds, count, cards.length + count >= CANASTA, rank === THREE))
          moves.push(add(number, wild.length === 0 ? own : joined(own, wild)));
      }
  }
}

/** CAN-10: merges of two melds of one rank. */
function pushMerges(moves: Move[], { side }: Scene): void {
  const { melds } = side;
  for (let i = 0; i < melds.length; i++)
    for (let j = i + 1; j < melds.length; j++) {
      const one = melds[i];
      const two = melds[j];
      if (canMerge(one, two)) moves.push(merge(one?.number ?? 0, two?.number ?? 0));
    }
}

/** CAN-7, CAN-18: each card once. */
function pushDiscards(moves: Move[], { hand, turn }: Scene, bounds: Bounds): void {
  if (turn.last) return;
  if (bounds.held === 1 && !(bounds.free && bounds.canasta)) return;
  for (const card of distinct(hand)) if (!isRedThree(card)) moves.push(discard(card));
}

function pushReds(moves: Move[], { hand, standing }: Scene): void {
  if (laysReds(standing)) return;
  for (const card of distinct(hand)) if (isRedThree(card)) moves.push(red(card));
}

/**
 * CAN-7, CAN-22: drawing or taking the pile; with neither possible the deal is finished. Red threes are laid beside
 * (CAN-6).
 */
function turnMoves(scene: Scene, choose: (hand: Bag) => Choices, longest: number): Move[] {
  const moves: Move[] = [];
  if (scene.stock > 0) moves.push(WORDS.draw);
  pushTakes(moves, scene, choose, longest);
  const stuck = moves.length === 0;
  pushReds(moves, scene);
  if (stuck) moves.push(WORDS.finish);
  return moves;
}

/** CAN-16: the moves while the pile is peeled. */
function peelMoves(scene: Scene, choose: (hand: Bag) => Choices, longest: number): Move[] {
  const moves: Move[] = [];
  pushTakes(moves, scene, choose, longest);
  if (isRestOpen(scene.pile)) moves.push(WORDS.rest);
  if (leaveRefusal(scene) === undefined) moves.push(WORDS.leave);
  return moves;
}

/** CAN-20: after a yes only moves that still let the hand be emptied. */
function promised(scene: Scene, moves: readonly Move[]): readonly Move[] {
  return moves.filter((move) => {
    switch (move.verb) {
      case 'meld':
      case 'add':
      case 'merge':
        return !isRefusal(layOf(scene, move));
      case 'discard':
        return scene.hand.length === 1;
      case 'finish':
        return scene.hand.length === 0;
      default:
        return true;
    }
  });
}

/**
 * The steps after drawing or taking: lay cards, ask the partner, discard or finish. A promise to go out (CAN-20) drops
 * all steps that would break it.
 */
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
  if (mayAsk(scene)) moves.push(WORDS.ask);
  pushDiscards(moves, scene, bounds);
  if (hand.length === 0 || turn.last) moves.push(WORDS.finish);
  return isPromised(scene) ? promised(scene, moves) : moves;
}

const ANSWERS: readonly Move[] = [WORDS.yes, WORDS.no];

/** The moves of a scene, with cards distinguished as `choose` does. */
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

const laysCards = ({ verb }: Move): boolean => verb === 'meld' || verb === 'take' || verb === 'add';

/** A text that is equal for equal moves only. */
const moveKey = ({ verb, meld, other, sets }: Move): string =>
  `${verb} ${meld} ${other} ${sets.join('/')}`;

/**
 * CAN-11: where the full list is too long, first one of all moves that differ only in suits, those that lay cards
 * last, then the others as they come.
 */
function cutShort(scene: Scene, full: readonly Move[]): readonly Move[] {
  const plain = movesIn({ ...scene, hand: plainHand(scene.hand) }, plainChoices, LONGEST_LIST);
  const alike = plain.map((move) => withHandCards(scene.hand, move));
  const likeliest = [...alike.filter((move) => !laysCards(move)), ...alike.filter(laysCards)];
  const listed = new Map<string, Move>();
  for (const move of [...likeliest, ...full]) listed.set(moveKey(move), move);
  return [...listed.values()].slice(0, LONGEST_LIST);
}

/** Every legal move; a list that would grow too long is cut short by moves that differ from others only in suits. */
export function legal(state: State): readonly Move[] {
  const scene = sceneOf(state);
  const full = movesIn(scene, fullChoices, LONGEST_LIST + 1);
  return full.length <= LONGEST_LIST ? full : cutShort(scene, full);
}
