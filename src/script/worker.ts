/** A worker thread of a simulation: plays the parts of a plan sent to it, one after another. */
import { parentPort, workerData } from 'node:worker_threads';
import { isRefusal, type Refusal } from '../engine/refusal.ts';
import { findGame } from '../games/index.ts';
import { type Batch, type Plan, runBatch } from './simulate.ts';

/** A stretch of matches: from `from` up to, but not including, `to`. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
}

export type Answer =
  | { readonly stretch: Stretch; readonly batch: Batch }
  | { readonly stretch: Stretch; readonly refusal: Refusal };

function answer(plan: Plan, stretch: Stretch): Answer {
  const game = findGame(plan.game);
  if (game === undefined) throw new Error(`there is no game ${plan.game}`);
  const batch = runBatch(game, plan, stretch.from, stretch.to);
  return isRefusal(batch) ? { stretch, refusal: batch } : { stretch, batch };
}

const plan: Plan = workerData;
parentPort?.on('message', (stretch: Stretch) => parentPort?.postMessage(answer(plan, stretch)));
