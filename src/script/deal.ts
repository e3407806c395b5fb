/** A deal named by seed and number: the pack as chance would shuffle it. */
import type { Card } from '../cards/pack.ts';
import { type AnyGame, CHANCE } from '../engine/game.ts';
import { type AnyMatch, makeMove, openMatch } from '../engine/match.ts';
import type { OptionValues } from '../engine/options.ts';
import { chanceStreams } from '../engine/random.ts';
import { isRefusal } from '../engine/refusal.ts';
import type { ChanceStep } from '../engine/step.ts';

const STEPS_BEFORE_DEAL = 1000;

function stepAt(match: AnyMatch, number: number): ChanceStep {
  const streams = chanceStreams(match.seed, match.game.id, number, () => 0);
  return match.game.chance(match.state, streams);
}

function moved(match: AnyMatch, step: ChanceStep | undefined): AnyMatch {
  const { game, state } = match;
  if (step === undefined) {
    const after = makeMove(match, game.legal(state)[0]);
    return isRefusal(after) ? match : after;
  }
  const after = game.applyChance(state, step);
  return isRefusal(after) ? match : { ...match, state: after };
}

/**
 * The pack of deal `number` of a seed, top card first. It depends on the seed, the game, its pack
 * and the number alone (00-conventions, "Seeds"), so no deal before it has to be played.
 */
export function packOfDeal(
  game: AnyGame,
  options: OptionValues,
  seed: string,
  number: number,
): readonly Card[] {
  let match = openMatch(game, options, seed);
  for (let count = 0; count < STEPS_BEFORE_DEAL; count++) {
    const step = game.actor(match.state) === CHANCE ? stepAt(match, number) : undefined;
    if (step?.word === 'deal') return step.values;
    match = moved(match, step);
  }
  throw new Error(`${game.id} never deals`);
}
