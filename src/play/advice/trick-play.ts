/** The tricks of a finished deal, card by card, and what each card gave away with all cards open. */
import type { Card } from '../../cards/pack.ts';
import { CHANCE, type Seat, SPECTATOR } from '../../engine/game.ts';
import type { FaceShown } from '../../engine/table.ts';
import type { Made } from '../steps/steps.ts';
import type { OpenCard } from './open-cards.ts';

/** A card as it was played. */
interface TrickCard {
  readonly seat: Seat;
  readonly card: Card;
  readonly wins: boolean;
}

/** The cards of a trick in the order of play. */
export type PlayedTrick = readonly TrickCard[];

/** The cards of the trick taken last, as the table shows them after a step. */
function lastTrickAfter({ after }: Made): readonly FaceShown[] {
  const { game, state, finished } = after;
  const table =
    finished === undefined
      ? game.display.table(game.observer.observe(state, SPECTATOR))
      : game.display.reveal(finished, SPECTATOR);
  return table.regions.find(({ lastTrick }) => lastTrick === true)?.cards ?? [];
}

/** The cards of a trick as the table shows them: who played each, and which of them wins. */
const playedIn = (faces: readonly FaceShown[]): PlayedTrick =>
  faces.flatMap(({ card, by, marks = [] }) =>
    card === undefined || by === undefined
      ? []
      : [{ seat: by, card, wins: marks.includes('wins') }],
  );

const areAlike = (one: PlayedTrick, other: PlayedTrick): boolean =>
  one.length === other.length &&
  one.every(({ seat, card }, at) => seat === other[at]?.seat && card === other[at]?.card);

/** The steps of a deal. */
export const stepsOfDeal = (steps: readonly Made[], deal: number): readonly Made[] =>
  steps.filter(({ before }) => before.deal === deal);

/** The tricks of a deal, oldest first; none where the table of the game shows no trick taken last. */
export function tricksIn(steps: readonly Made[], deal: number): readonly PlayedTrick[] {
  const tricks: PlayedTrick[] = [];
  for (const step of stepsOfDeal(steps, deal)) {
    const trick = step.by === CHANCE ? [] : playedIn(lastTrickAfter(step));
    const before = tricks.at(-1);
    if (trick.length > 0 && (before === undefined || !areAlike(trick, before))) tricks.push(trick);
  }
  return tricks;
}

/** By card: how far the result with all cards open was from what the player wanted, at least 1; others are left out. */
export function givenAway(
  cards: readonly OpenCard[],
  tokens: readonly string[],
): ReadonlyMap<Card, number> {
  const given = new Map<Card, number>();
  for (const { made, result, best } of cards) {
    const card = made.split(' ').flatMap((word) => {
      const at = tokens.indexOf(word);
      return at < 0 ? [] : [at];
    })[0];
    if (card !== undefined && result !== best) given.set(card, Math.abs(best - result));
  }
  return given;
}
