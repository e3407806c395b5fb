/** A worker thread of a long run: plays the stretches sent to it, one after another. */
import { parentPort, workerData } from 'node:worker_threads';
import type { AnyGame } from '../../engine/game.ts';
import type { Finding } from '../../engine/interchange.ts';
import { isRefusal, type Refusal } from '../../engine/refusal.ts';
import { findGame } from '../../games/index.ts';
import { examined, joinFile, namedFile } from '../outside/join.ts';
import { type LawMatch, type LawPlan, openLaws, tryStretch } from '../outside/law-run.ts';
import { loadGame } from '../outside/load.ts';
import { decisionsOf, weigh } from '../records/decisions.ts';
import type { Stretch } from '../shards/partial.ts';
import { type Plan, runBatch } from '../sim/simulate.ts';
import { playRounds } from '../tournament/tournament.ts';
import type { Answer } from './divided-run.ts';
import type { AnalysisPlan, Work, WorkerData } from './pool.ts';

function gameWithId(id: string): AnyGame {
  const game = findGame(id);
  if (game === undefined) throw new Error(`there is no game ${id}`);
  return game;
}

const answerOf = <B>(stretch: Stretch, batch: B | Refusal): Answer<B> =>
  isRefusal(batch) ? { stretch, refusal: batch } : { stretch, batch };

/** Plays a stretch of a simulation; the lines of its records are handed over without being copied. */
function playMatches(plan: Plan, { from, to }: Stretch): void {
  const batch = runBatch(gameWithId(plan.game), plan, from, to);
  const moved = isRefusal(batch) ? [] : [batch.lines.buffer, batch.observations.buffer];
  parentPort?.postMessage(answerOf({ from, to }, batch), moved);
}

const { work, files }: WorkerData = workerData;
for (const file of files) {
  const game = await joinFile(file);
  if (isRefusal(game)) throw new Error(game.text.en);
}

function openAnalysis({ game, analysis, input }: AnalysisPlan) {
  return gameWithId(game).extras.interchange?.analyses?.[analysis]?.open(input);
}

const analysed = work.kind === 'analysis' ? openAnalysis(work.plan) : undefined;

/** The findings of the analysis in a stretch. */
const findingsIn = ({ from, to }: Stretch): readonly Finding[] | Refusal => {
  if (analysed === undefined) throw new Error('there is no such analysis');
  return isRefusal(analysed) ? analysed : analysed.slice(from, to).map((find) => find());
};

const decisions = work.kind === 'review' ? decisionsOf(work.plan) : [];

/** What tries the laws on a match of the game, whose words stay as they are; the refusal of its file if it has one. */
async function lawsOf(plan: LawPlan): Promise<((at: number) => LawMatch) | Refusal> {
  const { path } = plan;
  const game = path === undefined ? gameWithId(plan.game) : await loadGame(path, namedFile(path));
  return isRefusal(game) ? game : openLaws(game, plan);
}

const checkMatch = work.kind === 'laws' ? await lawsOf(work.plan) : undefined;

const lawMatches = (stretch: Stretch): readonly LawMatch[] | Refusal => {
  if (checkMatch === undefined) throw new Error('no laws are asked for');
  if (isRefusal(checkMatch)) return checkMatch;
  return tryStretch(stretch, checkMatch);
};

/**
 * What a worker answers to a stretch of its work. Simulations are answered apart, since their records are handed over
 * without being copied.
 */
async function answer(
  { kind, plan }: Exclude<Work, { kind: 'sim' }>,
  stretch: Stretch,
): Promise<Answer<unknown>> {
  switch (kind) {
    case 'tournament':
      return answerOf(stretch, playRounds(gameWithId(plan.game), plan, stretch));
    case 'analysis':
      return answerOf(stretch, findingsIn(stretch));
    case 'review':
      return answerOf(stretch, weigh(decisions.slice(stretch.from, stretch.to)));
    case 'game':
      return answerOf(stretch, await examined(plan.path, plan.isPlayed));
    case 'laws':
      return answerOf(stretch, lawMatches(stretch));
    default:
      return kind satisfies never;
  }
}

async function playStretch(given: Work, stretch: Stretch): Promise<void> {
  if (given.kind === 'sim') playMatches(given.plan, stretch);
  else parentPort?.postMessage(await answer(given, stretch));
}

parentPort?.on('message', (stretch: Stretch) => void playStretch(work, stretch));
