/** Steps as one observer sees them, with the observation after each: for scripts. */
import { CHANCE, type Observer } from '../engine/game.ts';
import type { AnyMatch } from '../engine/match.ts';
import { byOf, closingLines } from '../engine/record.ts';
import { isRefusal } from '../engine/refusal.ts';
import { maskChance, readChance } from '../engine/step.ts';
import type { Made } from '../play/log.ts';

interface Reached {
  readonly text: string;
  readonly state: unknown;
}

function chanceReached({ before, text }: Made): Reached {
  const { game, pack, state } = before;
  const step = readChance(pack, game.rules.chanceEvents, text);
  if (isRefusal(step)) throw new Error(`a step made is refused: ${text}`);
  return {
    text: maskChance(pack, game.rules.chanceEvents, step),
    state: game.rules.applyChance(state, step),
  };
}

function moveReached({ before, text }: Made, observer: Observer): Reached {
  const { game, state } = before;
  const move = game.notation.read(text);
  if (isRefusal(move)) throw new Error(`a step made is refused: ${text}`);
  return { text: game.observer.mask(state, move, observer), state: game.rules.apply(state, move) };
}

/** One JSON object: the step as the observer sees it, the observation after it, what it closed. */
export function seenStep(made: Made, observer: Observer): object {
  const { before, after, by } = made;
  const { text, state } = by === CHANCE ? chanceReached(made) : moveReached(made, observer);
  const [closed, end] = closingLines(before, after);
  return {
    ply: before.ply,
    deal: before.deal,
    by: byOf(by),
    do: text,
    observation: before.game.observer.observe(state, observer),
    ...(closed === undefined ? {} : { closed }),
    ...(end === undefined ? {} : { end }),
  };
}

export const hasSeat = (match: AnyMatch, observer: Observer): boolean =>
  observer < match.options.players;
