/** The last cards of a bout as they lie before it ends: a cover, or what is added to a bout taken. */
import type { Table } from '../../../engine/table.ts';
import { placeOfOpen } from '../bout/bout.ts';
import { lyingIn } from '../bout/groups.ts';
import { type Lying, realCard, removeCard, type Words } from '../cards.ts';
import { aboutOf, coveredOf, coveringOf, type Move, verbOf } from '../moves.ts';
import type { Observation } from '../observation.ts';
import { sizesLess } from '../seats.ts';
import type { Bout } from '../state.ts';
import { table } from './table.ts';

function cardsOf(move: Move): readonly Lying[] {
  const verb = verbOf(move);
  if (verb === 'cover') return [coveringOf(move)];
  return verb === 'add' || verb === 'attack' ? lyingIn(aboutOf(move)) : [];
}

function boutWith(bout: Bout, move: Move, cards: readonly Lying[]): Bout {
  const { attacks, covers } = bout;
  if (verbOf(move) === 'cover') {
    const at = placeOfOpen(bout, coveredOf(move));
    return { ...bout, covers: covers.map((cover, i) => (i === at ? (cards[0] ?? cover) : cover)) };
  }
  return {
    ...bout,
    attacks: [...attacks, ...cards],
    covers: [...covers, ...cards.map(() => -1)],
  };
}

function handWithout(hand: Words, cards: readonly Lying[]): Words {
  const left = hand.slice();
  for (const card of cards) removeCard(left, 0, realCard(card));
  return left;
}

export function laid(before: Observation, after: Observation, move: Move): Table | undefined {
  const cards = cardsOf(move);
  if (after.bouts === before.bouts || cards.length === 0) return undefined;
  const { turn, hand, sizes, bout } = before;
  return table({
    ...before,
    bout: boutWith(bout, move, cards),
    hand: before.observer === turn ? handWithout(hand, cards) : hand,
    sizes: sizesLess(sizes, turn, cards.length),
  });
}
