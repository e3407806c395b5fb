import { atOnce, playerStream, think } from '../../src/ai/index.ts';
import { writeCard } from '../../src/cards/pack.ts';
import { at } from '../../src/engine/estimate.ts';
import { type AnyMatch, matchActor, openMatch, settleChance } from '../../src/engine/match.ts';
import { matchOptions } from '../../src/engine/match-options.ts';
import { isRefusal } from '../../src/engine/refusal.ts';
import { leastOf, sideOf } from '../../src/play/advice/hint.ts';
import { moveOf } from '../../src/play/session/choose-move.ts';
import { sure } from '../../src/play/session/steps.ts';
import { leadsOf, type Met } from './riddles.ts';
import { gameOf } from './tool.ts';

const [id = '', base = 'l', n = '10', filter = '', opts = '', hint = ''] = process.argv.slice(2);
const game = gameOf(id);
const options = matchOptions(game, { deals: 1, ...(opts ? JSON.parse(opts) : {}) });
if (isRefusal(options)) throw new Error(options.text.en);
const re = new RegExp(filter || '.');
const no = new RegExp(hint || '.');
export function shown(match: AnyMatch, seat: number): string {
  const t = game.display.table(game.observer.observe(match.state, seat));
  return t.regions
    .filter((r) => r.cards.some((c) => c.card !== undefined))
    .map(
      (r) =>
        `${r.id}${r.owner === undefined ? '' : '@' + r.owner}: ${r.cards.map((c) => (c.card === undefined ? '?' : writeCard(match.pack, c.card))).join(' ')}`,
    )
    .join(' | ');
}
for (let i = 1; i <= Number(n); i++) {
  const seed = `${base}${i}`;
  let match = settleChance(openMatch(game, options, seed));
  let step = 0;
  while (!match.ended && step < Number(process.env.MAXSTEP ?? 9999)) {
    const seat = matchActor(match);
    const moves = game.rules.legal(match.state);
    const move = moveOf(match, seat, 'medium');
    if (seat === 0 && moves.length > 1 && moves.length <= 60) {
      const right = game.notation.write(move);
      const obs = game.observer.observe(match.state, seat);
      const w = game.heuristics.policy?.(obs, moves) ?? moves.map(() => 1);
      const rivals = moves
        .map((m, k) => ({ t: game.notation.write(m), w: at(w, k) }))
        .filter((o) => o.t !== right && no.test(o.t))
        .sort((a, b) => b.w - a.w)
        .slice(0, 3)
        .map((o) => o.t);
      if (re.test(right) && rivals.length > 0 && (!process.env.HAS || moves.some((m) => new RegExp(process.env.HAS ?? "").test(game.notation.write(m))))) {
        const met: Met = { match, side: sideOf(match, seat), moves, habit: '' };
        const leads = leadsOf(met, [right, ...rivals], 'scout', {
          least: 80,
          most: 80,
          positions: 1e9,
        });
        const ok =
          leads.length > 0 && leads.every((l) => l.mean > leastOf(match) && l.mean > Number(process.env.ERR ?? 3.5) * l.error);
        if (ok)
          console.log(
            `${seed} ${step} ${right} <- ${rivals.map((r, k) => `${r} ${leads[k]?.mean.toFixed(2)}±${leads[k]?.error.toFixed(2)}`).join('; ')} || ${shown(match, seat)}`,
          );
      }
    }
    match = settleChance(sure(match, move).after);
    step++;
  }
}
