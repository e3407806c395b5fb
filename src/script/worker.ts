/** A worker thread of a long run: plays the stretches sent to it, one after another. */
import { parentPort, workerData } from 'node:worker_threads';
import type { AnyGame } from '../engine/game.ts';
import { isRefusal, type Refusal } from '../engine/refusal.ts';
import { findGame } from '../games/index.ts';
import type { Answer } from './gathering.ts';
import type { Work } from './pool.ts';
import type { Stretch } from './shards.ts';
import { type Batch, type Lines, runBatch } from './simulate.ts';
import { playRounds } from './tournament.ts';

function gameOf(id: string): AnyGame {
  const game = findGame(id);
  if (game === undefined) throw new Error(`there is no game ${id}`);
  return game;
}

const answerOf = <B>(stretch: Stretch, batch: B | Refusal): Answer<B> =>
  isRefusal(batch) ? { stretch, refusal: batch } : { stretch, batch };

const encoder = new TextEncoder();

/** Hands a batch over, its lines without copying them. */
function send(stretch: Stretch, { summary, plotted, ...written }: Batch): void {
  const lines = encoder.encode(written.lines);
  const observations = encoder.encode(written.observations);
  const batch: Batch<Lines> = { summary, lines, observations, plotted };
  parentPort?.postMessage(answerOf(stretch, batch), [lines.buffer, observations.buffer]);
}

function play({ kind, plan }: Work, stretch: Stretch): void {
  const game = gameOf(plan.game);
  if (kind === 'tournament')
    return parentPort?.postMessage(answerOf(stretch, playRounds(game, plan, stretch)));
  const batch = runBatch(game, plan, stretch.from, stretch.to);
  if (isRefusal(batch)) parentPort?.postMessage(answerOf(stretch, batch));
  else send(stretch, batch);
}

const work: Work = workerData;
parentPort?.on('message', (stretch: Stretch) => play(work, stretch));
