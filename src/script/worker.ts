/** A worker thread of a long run: plays the stretches sent to it, one after another. */
import { parentPort, workerData } from 'node:worker_threads';
import type { AnyGame } from '../engine/game.ts';
import { isRefusal } from '../engine/refusal.ts';
import { findGame } from '../games/index.ts';
import type { Answer } from './gathering.ts';
import type { Work } from './pool.ts';
import type { Stretch } from './shards.ts';
import { runBatch } from './simulate.ts';
import { playRounds } from './tournament.ts';

function gameOf(id: string): AnyGame {
  const game = findGame(id);
  if (game === undefined) throw new Error(`there is no game ${id}`);
  return game;
}

const play = ({ kind, plan }: Work, stretch: Stretch) =>
  kind === 'sim'
    ? runBatch(gameOf(plan.game), plan, stretch.from, stretch.to)
    : playRounds(gameOf(plan.game), plan, stretch);

function answer(work: Work, stretch: Stretch): Answer<unknown> {
  const batch = play(work, stretch);
  return isRefusal(batch) ? { stretch, refusal: batch } : { stretch, batch };
}

const work: Work = workerData;
parentPort?.on('message', (stretch: Stretch) => parentPort?.postMessage(answer(work, stretch)));
