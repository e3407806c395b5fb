/**
 * Moves by hand. One card alone is discarded (a red three laid out), several are melded by rank,
 * a wild card going with the natural one picked before it. With a row they are added to it, with
 * the pile they take it; cards picked after the pile are melded along with it. Two rows merge.
 * The button between melds separates two of one rank.
 */
import { handPick } from '../../../blocks/play-text.ts';
import type { Bag } from '../../../cards/bag.ts';
import type { Card } from '../../../cards/pack.ts';
import { isRefusal } from '../../../engine/refusal.ts';
import type { Pick } from '../../../engine/table.ts';
import { fill, joinTexts, same, type Text } from '../../../lang/text.ts';
import {
  isRedThree,
  isWild,
  rankOf,
  rankOfSet,
  sortSet,
  valueFor,
  valueOfAll,
} from '../state/cards.ts';
import { add, discard, type Move, meldOf, merge, red, takeOf, takeTo } from '../state/moves.ts';
import { CANASTA, minimumOf } from '../state/state.ts';
import { findMeld, layOf, setRefusal } from '../turn/lay.ts';
import { hasTake } from '../turn/legal-takes.ts';
import { type Observation, sceneIn } from '../turn/observation.ts';
import { topOf } from '../turn/take.ts';
import { rankName } from './names.ts';
import { NEXT, ownParty, rowId } from './table.ts';
import { write } from './text.ts';
import texts from './texts.json' with { type: 'json' };

const PROGRESS = texts.progress;

const PILE: Pick = { region: 'pile', slot: 0 };
const SEPARATOR: Pick = { button: NEXT };

const rowPick = (observation: Observation, number: number): Pick => ({
  region: rowId(ownParty(observation), number),
  slot: number,
});

/** The picks of the cards of several sets, with separators between them if two sets are of one rank. */
function setPicks(sets: readonly Bag[]): readonly Pick[] {
  const parted = new Set(sets.map(rankOfSet)).size < sets.length;
  return sets.flatMap((cards, i) => {
    const set = cards.map(handPick);
    return parted && i > 0 ? [SEPARATOR, ...set] : set;
  });
}

/**
 * What to pick on the screen for a move, in order: with a take, the cards before the pile take it, those after it are
 * melded too.
 */
export function picks(observation: Observation, move: Move): readonly Pick[] {
  const { verb, sets, meld, other } = move;
  switch (verb) {
    case 'red':
    case 'discard':
    case 'meld':
      return setPicks(sets);
    case 'add':
      return [...setPicks(sets), rowPick(observation, meld)];
    case 'to':
      return [PILE, rowPick(observation, meld)];
    case 'take':
      return [...setPicks(sets.slice(0, 1)), PILE, ...setPicks(sets.slice(1))];
    case 'merge':
      return [rowPick(observation, meld), rowPick(observation, other)];
    default:
      return [{ button: verb }];
  }
}

/** The cards picked between two separators, by rank; wild cards go with the natural one picked before them. */
function grouped(cards: readonly Card[]): readonly Bag[] {
  const sets = new Map<number, Card[]>();
  const [lead = 0] = cards.filter((card) => !isWild(card));
  let rank = rankOf(lead);
  for (const card of cards) {
    if (!isWild(card)) rank = rankOf(card);
    const set = sets.get(rank);
    if (set === undefined) sets.set(rank, [card]);
    else set.push(card);
  }
  return [...sets.values()].map(sortSet);
}

/** The sets that the cards picked from the hand make, those between two separators by rank. */
function setsOf(chosen: readonly Pick[]): readonly Bag[] {
  const stretches: Card[][] = [[]];
  for (const pick of chosen) {
    if ('button' in pick) stretches.push([]);
    else if (pick.region === 'hand') stretches.at(-1)?.push(pick.slot);
  }
  return stretches.filter((cards) => cards.length > 0).flatMap(grouped);
}

const isPile = (pick: Pick): boolean => 'region' in pick && pick.region === 'pile';
const isRow = (pick: Pick): pick is { readonly region: string; readonly slot: number } =>
  'region' in pick && pick.region.startsWith('meld-');

/** The take that these picks mean: the set that goes with the top card of the pile comes first. */
function takeMeant(observation: Observation, chosen: readonly Pick[]): Move {
  const at = chosen.findIndex(isPile);
  const before = setsOf(chosen.slice(0, at));
  const after = setsOf(chosen.slice(at));
  const rank = rankOf(topOf(observation.pile));
  const first = before.find((cards) => rankOfSet(cards) === rank) ?? before[0] ?? after[0] ?? [];
  return takeOf([first, ...[...before, ...after].filter((cards) => cards !== first)]);
}

/** The sets that picks mean to meld. A party that has melded melds one set at a time, so unsound sets are read as one. */
function setsMeant(observation: Observation, sets: readonly Bag[]): readonly Bag[] {
  const first = sceneIn(observation).side.melds.length === 0;
  const sound = sets.every((cards) => setRefusal(cards) === undefined);
  return first || sound ? sets : [sortSet(sets.flat())];
}

/**
 * The move meant by picking cards alone: several are melded, a red three is laid out, any other single card is
 * discarded.
 */
function cardsMeant(observation: Observation, sets: readonly Bag[]): Move | undefined {
  const [first] = sets;
  const [card] = first ?? [];
  if (card === undefined) return undefined;
  if (sets.length > 1 || (first?.length ?? 0) > 1) return meldOf(setsMeant(observation, sets));
  if (isRedThree(card)) return red(card);
  return discard(card);
}

/** The move that picking the pile alone means: none while cards can take it, else the nearest take, to be refused. */
function pileMeant(observation: Observation): Move | undefined {
  const { hand, pile, phase } = observation;
  const scene = sceneIn(observation);
  if (phase === 'lay') return takeTo(1);
  if (hasTake(scene)) return undefined;
  const top = topOf(pile);
  const mates = hand.filter((card) => !isWild(card) && rankOf(card) === rankOf(top)).slice(0, 2);
  if (isWild(top)) return takeOf([hand.slice(0, 2)]);
  if (mates.length === 2) return takeOf([sortSet(mates)]);
  return takeTo(scene.side.melds.find(({ rank }) => rank === rankOf(top))?.number ?? 1);
}

/**
 * Adds what fits a row: all natural cards in hand of its rank, else the wild card that counts least; undefined where that
 * is no legal move.
 */
function fitting(observation: Observation, number: number): Move | undefined {
  const { hand } = observation;
  const scene = sceneIn(observation);
  const rank = findMeld(scene.side, number)?.rank;
  const naturals = hand.filter((card) => !isWild(card) && rankOf(card) === rank);
  const wilds = hand.filter(isWild).sort((a, b) => valueFor(a) - valueFor(b));
  const cards = naturals.length > 0 ? sortSet(naturals) : wilds.slice(0, 1);
  if (cards.length === 0) return undefined;
  const move = add(number, cards);
  return isRefusal(layOf(scene, move)) ? undefined : move;
}

/**
 * The move that picking a row alone means: what fits is added. Where that is no legal move it means nothing while another
 * card can be added, else the nearest addition, to be refused.
 */
function rowMeant(observation: Observation, number: number, isMixed: boolean): Move | undefined {
  const scene = sceneIn(observation);
  const adds = observation.hand.map((card) => add(number, [card]));
  const [first] = adds;
  if (observation.phase !== 'lay') return first;
  if (isMixed) return adds.find((move) => isRefusal(layOf(scene, move)));
  const fits = fitting(observation, number);
  if (fits !== undefined) return fits;
  if (adds.some((move) => !isRefusal(layOf(scene, move)))) return undefined;
  const rank = findMeld(scene.side, number)?.rank;
  return adds.find(({ sets }) => rankOfSet(sets[0] ?? []) === rank) ?? first;
}

/** The move that the picked cards, pile and rows stand for; undefined while the picks are not yet a move. */
function meant(observation: Observation, chosen: readonly Pick[]): Move | undefined {
  const sets = setsOf(chosen);
  const [row, other] = chosen.filter(isRow);
  const pile = chosen.some(isPile);
  if (row === undefined && pile)
    return sets.length > 0 ? takeMeant(observation, chosen) : pileMeant(observation);
  if (row === undefined) return cardsMeant(observation, sets);
  if (other !== undefined) return merge(row.slot, other.slot);
  if (pile) return takeTo(row.slot);
  const isMixed = chosen.some((pick) => 'button' in pick);
  if (sets.length === 0) return rowMeant(observation, row.slot, isMixed);
  return add(row.slot, sortSet(sets.flat()));
}

/**
 * The move that picks stand for, in notation: a button alone decides, except the one that only divides melds (`NEXT`).
 */
export function intended(observation: Observation, chosen: readonly Pick[]): string | undefined {
  const button = chosen.findLast((pick) => 'button' in pick && pick.button !== NEXT);
  if (button !== undefined && 'button' in button) return button.button;
  const move = meant(observation, chosen);
  return move === undefined ? undefined : write(move);
}

/** Whether a pair of any rank takes the pile, since a wild card or a red three lies on top (CAN-15, CAN-16). */
const takesAny = (top: number): boolean => isWild(top) || isRedThree(top);

/**
 * The sets picked, as they would lie on the table. Before the draw, cards of the rank on top of the pile can only be
 * laid with the pile, picked or not, so its top card counts with them (CAN-11).
 */
function setsLaid({ pile, phase }: Observation, chosen: readonly Pick[]): readonly Bag[] {
  const sets = setsOf(chosen);
  const top = topOf(pile);
  const isPicked = chosen.some(isPile);
  if (top < 0 || (phase !== 'turn' && phase !== 'peel')) return sets;
  const match = sets.findIndex((cards) => rankOfSet(cards) === rankOf(top));
  const at = match < 0 && isPicked && takesAny(top) ? 0 : match;
  if (at < 0 || sets.length === 0) return isPicked ? [[top], ...sets] : sets;
  return sets.map((cards, i) => (i === at ? sortSet([...cards, top]) : cards));
}

const setText = (cards: Bag): Text =>
  fill(same('$1 ×$2'), rankName(rankOfSet(cards)), cards.length);

/** Says how long the rows picked would be with the cards that are added to them. */
function rowProgress(observation: Observation, chosen: readonly Pick[]): Text | undefined {
  const numbers = chosen.filter(isRow).map(({ slot }) => slot);
  const melds = sceneIn(observation).side.melds.filter(({ number }) => numbers.includes(number));
  const [meld] = melds;
  const coming = setsOf(chosen).flat().length + (chosen.some(isPile) ? 1 : 0);
  if (meld === undefined || (coming === 0 && melds.length < 2)) return undefined;
  const count = melds.reduce((sum, { cards }) => sum + cards.length, coming);
  if (count < CANASTA) return fill(PROGRESS.short, count, CANASTA);
  return fill(PROGRESS.full, count);
}

/** Names the sets picked, and for a party's first meld their value beside the least allowed (CAN-11). */
export function progress(observation: Observation, chosen: readonly Pick[]): Text | undefined {
  if (chosen.some(isRow)) return rowProgress(observation, chosen);
  if (setsOf(chosen).flat().length + chosen.filter(isPile).length < 2) return undefined;
  const sets = setsLaid(observation, chosen);
  const listed = joinTexts(sets.map(setText), ', ');
  const { standing, turn } = observation;
  if (sceneIn(observation).side.melds.length > 0) return listed;
  return fill(PROGRESS.counts, listed, valueOfAll(sets.flat()), minimumOf(standing, turn.seat));
}
