/** A deal named by seed and number: the pack as chance would shuffle it. */
import type { Card } from '../cards/pack.ts';
import { type AnyGame, CHANCE } from '../engine/game.ts';
import { type AnyMatch, chanceOf, makeChance, makeMove, openMatch } from '../engine/match.ts';
import type { MatchOptions } from '../engine/options.ts';
import { isRefusal } from '../engine/refusal.ts';
import type { ChanceStep } from '../engine/step.ts';

/** The draw for the dealer may be repeated, but not endlessly. */
const STEPS_BEFORE_DEAL = 1000;

function moved(match: AnyMatch, step: ChanceStep | undefined): AnyMatch {
  const { game, state } = match;
  const after =
    step === undefined ? makeMove(match, game.rules.legal(state)[0]) : makeChance(match, step);
  if (isRefusal(after)) throw new Error(`${game.id} refuses its own step: ${after.text.en}`);
  return after;
}

/**
 * The pack of deal `number` of a seed, top card first. It depends on the seed, the game, its pack
 * and the number alone (00-conventions, "Seeds"), so no earlier deal has to be played.
 */
export function packOfDeal(
  game: AnyGame,
  options: MatchOptions,
  seed: string,
  number: number,
): readonly Card[] {
  let match: AnyMatch = { ...openMatch(game, options, seed), deal: number };
  for (let count = 0; count < STEPS_BEFORE_DEAL; count++) {
    const step = game.rules.actor(match.state) === CHANCE ? chanceOf(match) : undefined;
    if (step?.word === 'deal') return step.values;
    match = moved(match, step);
  }
  throw new Error(`${game.id} never deals`);
}
