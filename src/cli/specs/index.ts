/** Every command, in the order of the help, plus one for each game with analyses. */
import { fill, type Text, text } from '../../lang/text.ts';
import { type AnalysisEntry, type GameEntry, gameList } from '../game-list.ts';
import type { CommandSpec, Example } from '../parse/call.ts';
import { deal, drill, games, odds, options, rules } from './games.ts';
import { compare, review } from './judging.ts';
import { daily, history, stats } from './looking-back.ts';
import { learn, menu, play, resume, saves } from './play.ts';
import { exportSpec, importSpec, legal, perft, replay, verify } from './records.ts';
import { merge, sim } from './runs.ts';
import { argument, example, JSON_OUT, SHELLS } from './shared.ts';
import texts from './texts.json' with { type: 'json' };
import { bot, tournament } from './tournament.ts';

const exampleOf = (game: string, { name, example, meaning }: AnalysisEntry): Example => [
  `echo '${example}' | talon ${game} ${name}`,
  meaning,
];

const onFile = (game: string, { name }: AnalysisEntry): Example => [
  `talon ${game} ${name} FILE --json`,
  texts.analyses.fromFile,
];

function meaningsOf(analyses: readonly AnalysisEntry[]): Text {
  const lines = (lang: 'en' | 'de'): string =>
    analyses.map(({ name, meaning }) => `${name}: ${meaning[lang]}`).join('\n\n');
  return { en: lines('en'), de: lines('de') };
}

function commandOf({ game, names, analyses }: GameEntry): CommandSpec {
  const words = analyses.map(({ name }) => name);
  return {
    name: game,
    meaning: fill(texts.analyses.meaning, names, words.join(', ')),
    examples: analyses.flatMap((analysis) => [exampleOf(game, analysis), onFile(game, analysis)]),
    args: [
      { name: '[analysis]', meaning: texts.analyses.what, choices: words },
      { name: '[file]', meaning: texts.analyses.file },
    ],
    options: [JSON_OUT],
    more: meaningsOf(analyses),
    run: async (call) => (await import('../commands/games/figures.ts')).analyse(game, call),
  };
}

/** `talon GAME ANALYSIS`. */
export const analysisCommands = (list: readonly GameEntry[]): readonly CommandSpec[] =>
  list.filter(({ analyses }) => analyses.length > 0).map(commandOf);

const completion: CommandSpec = {
  name: 'completion',
  meaning: text(
    'print the completion for a shell',
    'die Vervollständigung für eine Shell ausgeben',
  ),
  examples: [
    example('source <(talon completion bash)', 'for this bash', 'für diese bash'),
    example(
      'talon completion zsh > ~/.zfunc/_talon',
      'for every zsh whose fpath has ~/.zfunc',
      'für jede zsh mit ~/.zfunc im fpath',
    ),
    example(
      'talon completion fish > ~/.config/fish/completions/talon.fish',
      'for every fish',
      'für jede fish',
    ),
  ],
  args: [argument('<shell>', 'the shell', 'die Shell', { choices: SHELLS })],
  options: [],
  run: async (call) => (await import('../commands/completion.ts')).completion(call),
};

const complete: CommandSpec = {
  name: 'complete',
  meaning: text('what a shell may offer', 'was eine Shell anbieten kann'),
  examples: [],
  args: [argument('[word...]', 'the words so far', 'die Wörter bisher')],
  options: [],
  hidden: true,
  run: async (call) =>
    (await import('../commands/completion.ts')).complete(call, [
      ...commands,
      ...analysisCommands(gameList),
    ]),
};

export const commands: readonly CommandSpec[] = [
  menu,
  play,
  learn,
  daily,
  resume,
  saves,
  stats,
  history,
  games,
  rules,
  options,
  odds,
  deal,
  drill,
  sim,
  bot,
  tournament,
  merge,
  replay,
  review,
  verify,
  compare,
  legal,
  perft,
  exportSpec,
  importSpec,
  completion,
  complete,
];
