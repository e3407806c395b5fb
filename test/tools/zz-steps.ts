import { matchActor, openMatch, settleChance } from '../../src/engine/match.ts';
import { matchOptions } from '../../src/engine/match-options.ts';
import { isRefusal } from '../../src/engine/refusal.ts';
import { moveOf } from '../../src/play/session/choose-move.ts';
import { sure } from '../../src/play/session/steps.ts';
import { gameOf } from './tool.ts';
const [id = '', seed = '', opts = ''] = process.argv.slice(2);
const game = gameOf(id);
const options = matchOptions(game, { deals: 1, ...(opts ? JSON.parse(opts) : {}) });
if (isRefusal(options)) throw new Error(options.text.en);
let match = settleChance(openMatch(game, options, seed));
const steps: string[] = [];
const by: string[] = [];
while (!match.ended) {
  const seat = matchActor(match);
  const step = sure(match, moveOf(match, seat, 'medium'));
  steps.push(step.text); by.push(`${steps.length - 1}:${seat} ${step.text}`);
  match = settleChance(step.after);
}
console.log(seed); console.log(by.join(', ')); console.log(steps.join('; '));
