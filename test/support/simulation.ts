/** Simulations for tests: random players, a plan in one line, records as text. */
import { type MatchOptions, resolveOptions } from '../../src/engine/options.ts';
import { isRefusal } from '../../src/engine/refusal.ts';
import { findGame } from '../../src/games/index.ts';
import { type Batch, type Plan, runBatch } from '../../src/script/sim/simulate.ts';

type Some = Readonly<Record<string, unknown>>;

function optionsOf(id: string, given: Some): MatchOptions {
  const game = findGame(id);
  if (game === undefined) throw new Error(`no game ${id}`);
  const options = resolveOptions(game.options, given);
  if (isRefusal(options)) throw new Error(options.text.en);
  return options;
}

export function planOf(
  id: string,
  given: Some,
  seed: string,
  records: Plan['records'] = 'none',
): Plan {
  const options = optionsOf(id, given);
  const seats = Array.from({ length: Number(options.players) }, () => 'random' as const);
  return { game: id, options, seed, seats, records };
}

const textOf = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);

/** A batch whose lines can be read. */
interface TextBatch extends Omit<Batch, 'lines' | 'observations'> {
  readonly lines: string;
  readonly observations: string;
}

/** Matches `from` to before `to`; throws if one exceeds a limit. */
export function batchOf(plan: Plan, from: number, to: number): TextBatch {
  const game = findGame(plan.game);
  if (game === undefined) throw new Error(`no game ${plan.game}`);
  const batch = runBatch(game, plan, from, to);
  if (isRefusal(batch)) throw new Error(batch.text.en);
  return { ...batch, lines: textOf(batch.lines), observations: textOf(batch.observations) };
}

/** The record of one match of random players. */
export const recordOf = (
  id: string,
  given: Some,
  seed: string,
  records: 'steps' | 'legal' = 'steps',
): string => batchOf(planOf(id, given, seed, records), 0, 1).lines;
