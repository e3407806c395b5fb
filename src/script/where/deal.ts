/** A deal named by seed and number: the pack as chance would shuffle it, and the hands it makes. */
import type { Card } from '../../cards/pack.ts';
import { type AnyGame, CHANCE } from '../../engine/game.ts';
import { type AnyMatch, chanceOf, makeChance, makeMove, openMatch } from '../../engine/match.ts';
import type { MatchOptions } from '../../engine/options.ts';
import { isRefusal, type Refusal } from '../../engine/refusal.ts';
import type { ChanceStep } from '../../engine/step.ts';

/** The draw for the dealer may be repeated, but not endlessly. */
const STEPS_BEFORE_DEAL = 1000;

function accepted<T>(game: AnyGame, after: T | Refusal): T {
  if (isRefusal(after)) throw new Error(`${game.id} refuses its own step: ${after.text.en}`);
  return after;
}

function moved(match: AnyMatch, step: ChanceStep | undefined): AnyMatch {
  const { game, state } = match;
  const after =
    step === undefined ? makeMove(match, game.rules.legal(state)[0]) : makeChance(match, step);
  return accepted(game, after);
}

/** A match that waits for its cards, and the step that deals them. */
interface Waiting {
  readonly match: AnyMatch;
  readonly step: ChanceStep;
}

function waitingForDeal(
  game: AnyGame,
  options: MatchOptions,
  seed: string,
  number: number,
): Waiting {
  let match: AnyMatch = { ...openMatch(game, options, seed), deal: number };
  for (let count = 0; count < STEPS_BEFORE_DEAL; count++) {
    const step = game.rules.actor(match.state) === CHANCE ? chanceOf(match) : undefined;
    if (step?.word === 'deal') return { match, step };
    match = moved(match, step);
  }
  throw new Error(`${game.id} never deals`);
}

/**
 * The pack of deal `number` of a seed, top card first. It depends on the seed, the game, its pack
 * and the number alone (00-conventions, "Seeds"), so no earlier deal has to be played.
 */
export const packOfDeal = (
  game: AnyGame,
  options: MatchOptions,
  seed: string,
  number: number,
): readonly Card[] => waitingForDeal(game, options, seed, number).step.values;

/** The first deal of a seed. */
interface FirstDeal {
  /** Top card first. */
  readonly cards: readonly Card[];
  /** The state whose cards have just been dealt. */
  readonly dealt: unknown;
}

/** Moves made before the cards, such as stakes, change nothing about who is dealt what. */
export function firstDeal(game: AnyGame, options: MatchOptions, seed: string): FirstDeal {
  const { match, step } = waitingForDeal(game, options, seed, 1);
  return { cards: step.values, dealt: accepted(game, game.rules.applyChance(match.state, step)) };
}
