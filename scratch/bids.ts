import { atOnce } from '../src/ai/index.ts';
import { makeMove, matchActor, openMatch, settleChance, type AnyMatch } from '../src/engine/match.ts';
import { matchOptions } from '../src/engine/match-options.ts';
import { findGame } from '../src/games/index.ts';
import { lossAt } from '../src/play/advice/analysis.ts';
import { chosenMove } from '../src/play/session/choose-move.ts';
import { likelyMove } from '../src/play/session/likely-move.ts';
import { limitOf } from '../src/games/binokel/mind/policy.ts';
import { lowestBid } from '../src/games/binokel/rules/state.ts';
const [players = '3', count = '60'] = process.argv.slice(2);
const game = findGame('binokel')!;
const options = matchOptions(game, { players: Number(players) }) as never;
const rows: { d: number; likely: string; bid: number; weg: number }[] = [];
for (let n = 0; rows.length < Number(count); n++) {
  let match: AnyMatch = settleChance(openMatch(game, options, `bids/${n}`));
  while (!match.ended && match.deal === 1 && (match.state as any).phase === 'bid') {
    const seat = matchActor(match);
    const legal = game.rules.legal(match.state);
    const st = match.state as any;
    const low = lowestBid(st);
    const bid = legal.find((m) => game.notation.write(m) === `bid ${low}`);
    const weg = legal.find((m) => game.notation.write(m) === 'weg');
    if (bid !== undefined && weg !== undefined && rows.length < Number(count)) {
      const a = atOnce(lossAt(match, seat, bid))!.gain.mean;
      const b = atOnce(lossAt(match, seat, weg))!.gain.mean;
      rows.push({ d: low - limitOf(st.hands[seat], st.options), likely: game.notation.write(likelyMove(match, seat)), bid: a, weg: b });
    }
    match = settleChance(makeMove(match, chosenMove(match, seat, 'medium')) as AnyMatch);
  }
}
rows.sort((a, b) => a.d - b.d);
const loss = (f: (r: (typeof rows)[0]) => boolean) => rows.reduce((s, r) => s + (f(r) ? r.bid : r.weg), 0) / rows.length;
console.log(players, 'likely', loss((r) => r.likely !== 'weg').toFixed(2), 'bids', rows.filter((r) => r.likely !== 'weg').length);
for (const m of [-120, -100, -80, -60, -40, -20, 0, 20]) {
  const f = (r: (typeof rows)[0]) => r.d <= m;
  const g = (r: (typeof rows)[0]) => r.likely !== 'weg' && r.d <= m;
  console.log(m, 'limit', loss(f).toFixed(2), rows.filter(f).length, 'both', loss(g).toFixed(2), rows.filter(g).length, 'overbids', rows.filter((r) => g(r) && r.bid > 5).length);
}
