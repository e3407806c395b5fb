import { atOnce, think, rollOut, meanGain } from '../src/ai/index.ts';
import { estimate } from '../src/engine/estimate.ts';
import { makeMove, matchActor, openMatch, settleChance, type AnyMatch } from '../src/engine/match.ts';
import { matchOptions } from '../src/engine/match-options.ts';
import { isRefusal } from '../src/engine/refusal.ts';
import { openQuickStream } from '../src/engine/random.ts';
import { findGame } from '../src/games/index.ts';
import { lossAt, sideOf } from '../src/play/advice/analysis.ts';
import { chosenMove, decisionOf } from '../src/play/session/choose-move.ts';
import { likelyMove } from '../src/play/session/likely-move.ts';

const [id = '', opts = '', count = '100', efforts = '', mode = ''] = process.argv.slice(2);
const game = findGame(id)!;
const given: Record<string, unknown> = Object.fromEntries(opts.split(',').filter(Boolean).map((one) => { const [k, v] = one.split('='); return [k!, Number(v)]; }));
const options = matchOptions(game, given) as never;
if (isRefusal(options)) throw new Error(JSON.stringify(options));
const kinds = efforts.split(',').filter(Boolean).map(Number);
interface Row { lost: number[]; bad: number; cpu: number[]; list: string[]; same: number }
const rows = new Map<string, Row>();
const row = (name: string): Row => { const r = rows.get(name) ?? { lost: [], bad: 0, cpu: [], list: [], same: 0 }; rows.set(name, r); return r; };
const VARIANTS: [string, number, number, number][] = [];
let done = 0;
const most = Number(count);
for (let number = 0; done < most; number++) {
  let match: AnyMatch = settleChance(openMatch(game, options, `ready/${number}`));
  let seen = 0;
  while (!match.ended && match.deal === 1) {
    const seat = matchActor(match);
    const legal = game.rules.legal(match.state);
    if (legal.length > 1 && (mode.includes('bid') ? (match.state as any).phase === 'bid' : (match.ply + number) % 3 === 0) && seat === number % 2 && done < most && seen < 8) {
      const names: [string, unknown, number][] = [];
      const t0 = performance.now();
      names.push(['likely', likelyMove(match, seat), performance.now() - t0]);
      for (const positions of kinds) {
        const t = performance.now();
        const { observation, moves } = decisionOf(match, seat);
        const move = atOnce(think(game, { observation, seat, moves }, { positions, forgets: false, solves: true, solving: 600 }, openQuickStream(`${match.seed}/ready/${seat}/${match.ply}`))).move;
        names.push([`s${positions}`, move, performance.now() - t]);
      }
      for (const [label, base, pool, worlds] of VARIANTS) {
        const t = performance.now();
        const { observation, moves } = decisionOf(match, seat);
        const decision = atOnce(think(game, { observation, seat, moves }, { positions: base, forgets: false, solves: true, solving: 600 }, openQuickStream(`${match.seed}/ready/${seat}/${match.ply}`)));
        let move = decision.move;
        if (!decision.exact && decision.weighed.length > 0) {
          const few = game.heuristics.candidates?.(observation) ?? moves;
          const weights = game.heuristics.policy?.(observation, few) ?? few.map(() => 1);
          const fav = few[weights.indexOf(Math.max(...weights))];
          const order = [decision.move, fav, ...[...decision.weighed].filter((w) => w.visits > 0).sort((a, b) => b.visits - a.visits || b.utility - a.utility).map((w) => w.move)];
          const uniq = order.filter((m, i) => order.findIndex((o) => game.notation.write(o) === game.notation.write(m)) === i).slice(0, pool);
          const trials = atOnce(rollOut({ game, observation, side: sideOf(match, seat), moves: uniq, name: `${match.seed}/ready/${seat}/${match.ply}`, budget: { least: worlds, most: worlds, positions: Number.POSITIVE_INFINITY } }));
          const gains = trials.map((one) => meanGain(one));
          move = uniq[gains.indexOf(Math.max(...gains))];
        }
        names.push([label, move, performance.now() - t]);
      }
      done++; seen++;
      for (const [name, move, cpu] of names) {
        const r = row(name);
        r.cpu.push(cpu);
        const rev = mode === 'time' ? undefined : atOnce(lossAt(match, seat, move));
        if (rev === undefined) continue;
        const { mean, error } = rev.gain;
        r.lost.push(mean);
        if (rev.exact ? mean > 0 : mean > 2 * error && mean > 0) { r.bad++; r.list.push(`${match.seed}/${match.ply} ${game.notation.write(move)} < ${game.notation.write(rev.best)} ${mean.toFixed(2)}±${error.toFixed(2)}`); }
        if (game.notation.write(move) === game.notation.write(rev.best)) r.same++;
      }
    }
    const next = makeMove(match, chosenMove(match, seat, 'medium'));
    if (isRefusal(next)) throw new Error('x');
    match = settleChance(next);
  }
}
for (const [name, r] of rows) {
  const sorted = [...r.cpu].sort((a, b) => a - b);
  const e = estimate(r.lost);
  console.log(id, name, `n=${r.cpu.length} bad=${r.bad} same=${r.same} loses ${e.mean.toFixed(3)}±${e.error.toFixed(3)} ms median ${sorted[sorted.length >> 1]?.toFixed(1)} p95 ${sorted[Math.floor(sorted.length * 0.95)]?.toFixed(1)} max ${sorted.at(-1)?.toFixed(1)}`);
}
if (mode.includes('list')) for (const [name, r] of rows) { console.log('==', name); for (const l of r.list) console.log(l); }
