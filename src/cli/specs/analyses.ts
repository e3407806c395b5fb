/** What games can compute from outside text: `talon GAME ANALYSIS`, one command per game. */
import { fill, type Text, text } from '../../lang/text.ts';
import type { AnalysisEntry, GameEntry } from '../game-list.ts';
import type { CommandSpec, Example } from '../spec.ts';
import { JSON_OUT } from './shared.ts';

const MEANING = text('analyses for $1: $2', 'Analysen zu $1: $2');
const WHAT = text('which analysis', 'welche Analyse');
const FILE = text(
  'the text to analyse; else standard input',
  'der zu untersuchende Text; sonst die Standardeingabe',
);
const FROM_FILE = text('from a file', 'aus einer Datei');

const exampleOf = (game: string, { name, example, meaning }: AnalysisEntry): Example => [
  `echo '${example}' | talon ${game} ${name}`,
  meaning,
];

const onFile = (game: string, { name }: AnalysisEntry): Example => [
  `talon ${game} ${name} FILE --json`,
  FROM_FILE,
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
    meaning: fill(MEANING, names, words.join(', ')),
    examples: analyses.flatMap((analysis) => [exampleOf(game, analysis), onFile(game, analysis)]),
    args: [
      { name: '[analysis]', meaning: WHAT, choices: words },
      { name: '[file]', meaning: FILE },
    ],
    options: [JSON_OUT],
    more: meaningsOf(analyses),
    run: async (call) => (await import('../commands/analyse.ts')).analyse(game, call),
  };
}

export const analysisCommands = (list: readonly GameEntry[]): readonly CommandSpec[] =>
  list.filter(({ analyses }) => analyses.length > 0).map(commandOf);
