import { atOnce, isClear, stakesOf } from '../../src/ai/index.ts';
import { matchActor } from '../../src/engine/match.ts';
import { sideOf } from '../../src/play/advice/hint.ts';
import { PAINS } from '../../src/play/advice/review.ts';
import { reviewOf } from '../../src/play/session/choose-move.ts';
import { decisionsOf } from './decisions.ts';
import { gameOf, optionsOf } from './tool.ts';

const game = gameOf(process.argv[2] ?? 'boese-dame');
const TWELVEFOLD = {
  ...PAINS,
  choosing: { least: 960, most: 960, positions: 0 },
  measuring: { least: 1920, most: 1920, positions: 0 },
  most: 1,
};
const r = (x: number) => x.toFixed(3);
let n = 0;
let worlds = 0;
const cpu0 = process.cpuUsage().user;
let cpu = 0;
for (const { match, move } of decisionsOf(
  { game, options: optionsOf(game, [], { deals: 1 }), seed: 'proofs', who: 'easy' },
  400,
)) {
  if (n++ >= Number(process.argv[3] ?? 40)) break;
  const side = sideOf(match, matchActor(match));
  const c = process.cpuUsage().user;
  const said = atOnce(reviewOf(match, side, move, PAINS));
  cpu += process.cpuUsage().user - c;
  if (said === undefined || said.exact) continue;
  worlds += said.trials[0]?.runs.length ?? 0;
  const least = game.heuristics.judging?.least ?? 0;
  const more = atOnce(
    reviewOf({ ...match, seed: `${match.seed}/elsewhere` }, side, move, TWELVEFOLD),
  );
  const own = more?.trials[1];
  const w = (m: unknown) => game.notation.write(m);
  const worth = own ? stakesOf(own, least) : 0;
  const isM = own && more && more.gain.mean > 0 && isClear(more.gain, worth);
  const isN = said.gain.mean > 0 && isClear(said.gain, least);
  if (isM || isN)
    console.log(
      isM ? 'M' : '-',
      isN ? 'N' : '-',
      match.seed,
      match.ply,
      'made',
      w(move),
      'said',
      w(said.best),
      r(said.gain.mean),
      r(said.gain.error),
      said.trials[0]?.runs.length,
      'ref',
      more && w(more.best),
      more && r(more.gain.mean),
      more && r(more.gain.error),
      'worth',
      r(worth),
    );
}
console.log(
  'cpu per review',
  cpu / 1e6 / n,
  'worlds',
  worlds / n,
  'all',
  (process.cpuUsage().user - cpu0) / 1e6,
);
