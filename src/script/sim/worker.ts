/** A worker thread of a long run: plays the stretches sent to it, one after another. */
import { parentPort, workerData } from 'node:worker_threads';
import type { AnyGame } from '../../engine/game.ts';
import { isRefusal, type Refusal } from '../../engine/refusal.ts';
import { findGame } from '../../games/index.ts';
import { joinFile } from '../outside.ts';
import type { Stretch } from '../shards/partial.ts';
import { playRounds } from '../tournament/tournament.ts';
import type { Answer } from './gathering.ts';
import type { Given, Work } from './pool.ts';
import { type Plan, runBatch } from './simulate.ts';

function gameOf(id: string): AnyGame {
  const game = findGame(id);
  if (game === undefined) throw new Error(`there is no game ${id}`);
  return game;
}

const answerOf = <B>(stretch: Stretch, batch: B | Refusal): Answer<B> =>
  isRefusal(batch) ? { stretch, refusal: batch } : { stretch, batch };

/** The lines change threads without being copied. */
function playMatches(plan: Plan, { from, to }: Stretch): void {
  const batch = runBatch(gameOf(plan.game), plan, from, to);
  const moved = isRefusal(batch) ? [] : [batch.lines.buffer, batch.observations.buffer];
  parentPort?.postMessage(answerOf({ from, to }, batch), moved);
}

function play({ kind, plan }: Work, stretch: Stretch): void {
  if (kind === 'sim') playMatches(plan, stretch);
  else parentPort?.postMessage(answerOf(stretch, playRounds(gameOf(plan.game), plan, stretch)));
}

const { work, files }: Given = workerData;
for (const file of files) {
  const game = await joinFile(file);
  if (isRefusal(game)) throw new Error(game.text.en);
}
parentPort?.on('message', (stretch: Stretch) => play(work, stretch));
