/** How many cards everybody held through the last deal, step by step. */
import { type Outcome, SPECTATOR } from '../../../engine/game.ts';
import type { Made } from '../../../play/steps/steps.ts';
import { byRank, ofParty, type Party, partyPlace } from '../score/scored.ts';

export interface HandCourse {
  /** By seat: the cards after each step. */
  readonly cards: readonly (readonly number[])[];
  /** Whether one deal with a loser was the whole match, so that whoever was out earlier stands higher. */
  readonly isWhole: boolean;
}

/** The number of steps after which a hand was empty for good. */
export const stepsHeld = (held: readonly number[]): number =>
  held.findLastIndex((count) => count > 0) + 1;

/** The cards in everybody's hand after a step, as the table says. */
function heldAfter({ after }: Made): readonly number[] {
  const { game, state, finished } = after;
  const table =
    finished === undefined
      ? game.display.table(game.observer.observe(state, SPECTATOR))
      : game.display.reveal(finished, SPECTATOR);
  return table.seats.map(({ cards }) => cards);
}

/** Whether cards are held in hands, and not laid out face down. */
const hasHands = ({ game, state }: Made['before']): boolean =>
  game.display
    .table(game.observer.observe(state, SPECTATOR))
    .regions.some(({ role }) => role === 'hand');

/** The course of the last deal in games that are about empty hands; undefined in others. */
export function handCourse(made: readonly Made[]): HandCourse | undefined {
  const last = made.at(-1);
  if (last?.after.closed === undefined) return undefined;
  const { game } = last.before;
  if (game.family !== 'shedding' || !hasHands(last.before)) return undefined;
  const steps = made.filter(({ before, by }) => before.deal === last.before.deal && by >= 0);
  const held = steps.map(heldAfter);
  const cards = (held[0] ?? []).map((_, seat) => held.map((counts) => counts[seat] ?? 0));
  const isOver = last.after.ended && last.before.deal === 1;
  const isWhole = game.loser !== undefined && isOver;
  return { cards, isWhole };
}

interface PlacedParty {
  readonly party: Party;
  /** From 1. */
  readonly place: number;
}

/**
 * Best first. After a single deal that somebody has lost, those who were out of it earlier stand higher among equals.
 */
export function placedIn(
  parties: readonly Party[],
  last: Outcome,
  course: HandCourse | undefined,
): readonly PlacedParty[] {
  const ranked = byRank(last, parties);
  const isLost = Math.max(...last.ranks) > 1;
  if (course?.isWhole !== true || !isLost)
    return ranked.map((party) => ({ party, place: partyPlace(last, parties, party) }));
  const lasting = course.cards.map(stepsHeld);
  const ordered = [...ranked].sort(
    (a, b) =>
      ofParty(last.ranks, a) - ofParty(last.ranks, b) || ofParty(lasting, a) - ofParty(lasting, b),
  );
  return ordered.map((party, at) => ({ party, place: at + 1 }));
}
