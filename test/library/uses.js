// What somebody does with the installed package, on any version of Node: every entry and every game, in a few seconds.
import { deepStrictEqual, ok } from 'node:assert';
import { createRequire } from 'node:module';
import {
  findGame,
  games,
  isRefusal,
  makeStep,
  openMatch,
  settleChance,
  verify,
  writeRecord,
} from 'talon-cards';
import { chooseMove } from 'talon-cards/bots';
import { par, solveDeal } from 'talon-cards/bridge';

for (const { id } of games) {
  const { game } = await import(`talon-cards/games/${id}`);
  deepStrictEqual(game, findGame(id));
  let match = settleChance(openMatch(game, { seed: '42' }));
  for (let made = 0; made < 30 && match.actor !== undefined; made++)
    match = settleChance(makeStep(match, await chooseMove(match, 'random')));
  ok(!isRefusal(match));
  deepStrictEqual((await verify(writeRecord(match), games)).faults, []);
}
ok(createRequire(import.meta.url)('talon-cards/schemas/kabadak.json').type === 'object');
const deal = 'N:AKQ.AKQ.AKQ.AKQJ JT98.JT98.JT9.T9 765.765.8765.876 432.432.432.5432';
deepStrictEqual(par(await solveDeal(deal), 'None', 'N').score, 1520);
console.log(`${games.length} games on Node ${process.version}`);
