/**
 * Which moves a decent player of Kabadak prefers, from what he sees: lay down much and early, on
 * tops that his own cards can go on from and the other's hardly; declare when it can be done.
 */
import { type CardSet, EMPTY, setOf, size } from '../../cards/set.ts';
import type { Move } from './moves.ts';
import { joiners, topOf, underOf } from './rows.ts';
import { hasComeOut } from './state.ts';
import { ownHand, unseen, type View } from './view.ts';

const WINS = 1000;
const DECLARES = 60;
const DRAWS = 0.25;
/** By the number of cards laid down. */
const BY_COUNT: readonly number[] = [0, 1, 2.4, 5, 8, 13, 20, 30, 40];
const OWN_NEXT = 0.5;
const OTHERS_NEXT = 0.6;

/** What the new top invites: own cards that go on from it, against cards the other may hold. */
function invites(view: View, move: Move, left: CardSet, risk: number): number {
  const { cards } = move;
  const row = view.rows[move.row - 1] ?? [];
  const under = cards.length > 1 ? underOf(cards) : topOf(row);
  const fits = joiners(under, topOf(cards));
  return (1 + OWN_NEXT * size(fits & left)) / (1 + OTHERS_NEXT * risk * size(fits & unseen(view)));
}

function weightOf(view: View, move: Move, hand: CardSet, risk: number): number {
  switch (move.verb) {
    case 'kabadak':
      return DECLARES;
    case 'draw':
      return DRAWS;
    case 'pass':
      return 1;
    default: {
      const left = hand & ~setOf(move.cards);
      if (left === EMPTY) return WINS;
      return (BY_COUNT[move.cards.length] ?? 1) * invites(view, move, left, risk);
    }
  }
}

/** The chance that a card unseen is in the other's hand, if he has come out. */
function riskOf(view: View): number {
  const other = 1 - view.onlooker;
  const held = view.sizes[other] ?? 0;
  const share = held / Math.max(1, held + view.stock);
  return hasComeOut(view.out, other) ? share : share / 3;
}

export function habit(view: View, moves: readonly Move[]): readonly number[] {
  const hand = ownHand(view);
  const risk = riskOf(view);
  return moves.map((move) => weightOf(view, move, hand, risk));
}
