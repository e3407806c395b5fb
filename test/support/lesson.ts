/**
 * `npm run lesson -- GAME --seed S [--seat 0] [-o KEY=VALUE]`: plays a deal with the strongest
 * opponents in every seat, for the writer of a lesson. Every step is printed with its number, the
 * decisions of the seat with their three best moves and what each is worth, and last all steps as
 * a lesson holds them.
 */
import { Command } from 'commander';
import { CHANCE, NOBODY } from '../../src/engine/game.ts';
import { type AnyMatch, matchActor, openMatch } from '../../src/engine/match.ts';
import { matchOptions } from '../../src/engine/match-options.ts';
import { type Option, type OptionValue, parseOptionValue } from '../../src/engine/options.ts';
import { isRefusal } from '../../src/engine/refusal.ts';
import { findGame } from '../../src/games/index.ts';
import { strongestOf } from '../../src/play/advice/analysis.ts';
import { chooseMove, type Thought } from '../../src/play/session/choose-move.ts';
import { chanced, sure } from '../../src/play/steps/steps.ts';

interface Given {
  readonly seed: string;
  readonly seat: string;
  readonly option: readonly string[];
}

const BEST = 3;
const pace = { clock: () => performance.now(), stopped: () => false };

/** What the player weighed, for the margin. */
const weighedText = ({ weighed }: Thought): string =>
  weighed
    .slice(0, BEST)
    .map(({ move, utility }) => `${move} ${utility.toFixed(2)}`)
    .join(', ');

const typedValue = (option: Option | undefined, typed: string): OptionValue =>
  option === undefined ? typed : parseOptionValue(option, typed);

function opened(id: string, { seed, option }: Given): AnyMatch {
  const game = findGame(id);
  if (game === undefined) throw new Error(`there is no game “${id}”`);
  const pairs = option.map((pair) => pair.split('='));
  const typed = Object.fromEntries(
    pairs.map(([key = '', value = '']) => [key, typedValue(game.options[key], value)]),
  );
  const options = matchOptions(game, { ...typed, deals: 1 });
  if (isRefusal(options)) throw new Error(options.text.en);
  return openMatch(game, options, seed);
}

async function play(id: string, given: Given): Promise<void> {
  let match = opened(id, given);
  const steps: string[] = [];
  for (let actor = matchActor(match); actor !== NOBODY; actor = matchActor(match)) {
    if (actor === CHANCE) {
      const step = chanced(match);
      console.log(`      ${step.text}`);
      match = step.after;
      continue;
    }
    const thought = await chooseMove(match, actor, strongestOf(match), pace);
    if (thought === undefined) return;
    const isOwn = actor === Number(given.seat);
    console.log(
      `${String(steps.length).padStart(4)}  ${isOwn ? '*' : ' '}${actor} ${thought.move}` +
        (isOwn && thought.weighed.length > 1 ? `    (${weighedText(thought)})` : ''),
    );
    steps.push(thought.move);
    match = sure(match, match.game.notation.read(thought.move)).after;
  }
  console.log(`\n${match.closed?.why}: ${match.closed?.points.join(' ')}\n\n${steps.join('; ')}`);
}

await new Command()
  .argument('<game>')
  .requiredOption('--seed <text>')
  .option('--seat <number>', '', '0')
  .option('-o, --option <pair>', '', (pair: string, pairs: string[]) => [...pairs, pair], [])
  .action(play)
  .parseAsync();
