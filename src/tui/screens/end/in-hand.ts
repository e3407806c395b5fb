/** How many cards everybody held through the last deal, step by step, and how long each was in the game. */
import { SPECTATOR } from '../../../engine/game.ts';
import type { Session } from '../../../play/session/session.ts';
import type { Made } from '../../../play/steps/steps.ts';

export interface HandCourse {
  /** By seat: the cards after each step. */
  readonly cards: readonly (readonly number[])[];
  /** By seat: the part of the deal after which the hand was empty for good. */
  readonly lasting: readonly number[] | undefined;
}

/** The cards in everybody's hand after a step, as the table says. */
function heldAfter({ after }: Made): readonly number[] {
  const { game, state, finished } = after;
  const table =
    finished === undefined
      ? game.display.table(game.observer.observe(state, SPECTATOR))
      : game.display.reveal(finished, SPECTATOR);
  return table.seats.map(({ cards }) => cards);
}

/**
 * The course of the last deal in games that are about empty hands: by seat, how many cards were held after each step,
 * and for what part of a single deal with a loser each was in the game. Undefined in others.
 */
export function handCourse(session: Session): HandCourse | undefined {
  const { game } = session.setup;
  const made = session.made();
  const last = made.at(-1);
  if (game.family !== 'shedding' || last === undefined || !last.after.ended) return undefined;
  const steps = made.filter(({ before, by }) => before.deal === last.before.deal && by >= 0);
  const held = steps.map(heldAfter);
  const cards = (held[0] ?? []).map((_, seat) => held.map((counts) => counts[seat] ?? 0));
  const isOnly = game.loser !== undefined && session.outcomes().length === 1;
  const lasting = cards.map((counts) => {
    const end = counts.findLastIndex((count) => count > 0) + 2;
    return Math.min(1, end / Math.max(1, counts.length));
  });
  return { cards, lasting: isOnly ? lasting : undefined };
}
