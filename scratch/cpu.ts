import { makeMove, matchActor, openMatch, settleChance, type AnyMatch } from '../src/engine/match.ts';
import { matchOptions } from '../src/engine/match-options.ts';
import { isRefusal } from '../src/engine/refusal.ts';
import { findGame } from '../src/games/index.ts';
import { chosenMove } from '../src/play/session/choose-move.ts';
import { likelyMove } from '../src/play/session/likely-move.ts';
const [id = '', players = ''] = process.argv.slice(2);
const game = findGame(id)!;
const options = matchOptions(game, players ? { players: Number(players) } : {}) as never;
const times: number[] = [];
for (let n = 0; times.length < 60; n++) {
  let match: AnyMatch = settleChance(openMatch(game, options, `cpu/${n}`));
  while (!match.ended && match.deal === 1 && times.length < 60) {
    const seat = matchActor(match);
    if (game.rules.legal(match.state).length > 1) {
      const before = process.cpuUsage();
      likelyMove(match, seat);
      const { user, system } = process.cpuUsage(before);
      times.push((user + system) / 1000);
    }
    match = settleChance(makeMove(match, chosenMove(match, seat, 'easy')) as AnyMatch);
  }
}
const first = times[0];
const s = [...times].sort((a, b) => a - b);
console.log(id, players, `first ${first?.toFixed(0)} median ${s[30]?.toFixed(1)} p95 ${s[57]?.toFixed(1)} max ${s[59]?.toFixed(1)}`);
