/** Help in the reader's language, examples first; their placeholders are filled with games. */
import type { Command, Option } from 'commander';
import { LEVELS } from '../../engine/game.ts';
import type { Lang, Text } from '../../lang/text.ts';
import type { CommandSpec, Example } from '../call/call.ts';
import type { GameEntry } from '../games/game-entry.ts';
import { gameList } from '../games/game-list.ts';
import { wrapped } from '../print/output.ts';
import texts from './texts.json' with { type: 'json' };

const { help } = texts;

const TITLES: Readonly<Record<string, Text>> = help.titles;

/** Replaces the placeholders of an example, the `index`th of its command, by games. */
export type FillExample = (line: string, index: number) => string;

function exampleLines(examples: readonly Example[], lang: Lang, fillExample: FillExample): string {
  const rows = examples.map(({ line, ...meaning }, i) => {
    return `  ${fillExample(line, i)}\n      ${meaning[lang]}`;
  });
  return [help.examples[lang], ...rows, ''].join('\n');
}

export const usageOf = (spec: CommandSpec, lang: Lang): string =>
  [...spec.args.map(({ name }) => name), help.options[lang]].join(' ');

export const rootUsage = (lang: Lang): string =>
  `[--lang en|de] [--game <file>] ${help.command[lang]}`;

/** Paragraphs as wide as the options above them: a terminal's columns, else 80. */
export function proseText(prose: string, columns: number | undefined): string {
  const width = Math.max(columns ?? 80, 40);
  return prose
    .split('\n\n')
    .map((one) => wrapped('', one, width))
    .join('\n\n');
}

/** The meaning of an option or argument, with the values it takes. */
export const meaningText = ({
  description,
  argChoices,
}: Pick<Option, 'description' | 'argChoices'>): string =>
  argChoices === undefined ? description : `${description} (${argChoices.join(', ')})`;

/** Gives a command its headings and its examples. */
export function dressHelp(
  command: Command,
  examples: readonly Example[],
  lang: Lang,
  fillExample: FillExample,
): void {
  command.configureHelp({
    showGlobalOptions: true,
    styleTitle: (title) => TITLES[title]?.[lang] ?? title,
    optionDescription: meaningText,
    argumentDescription: meaningText,
    subcommandTerm: (sub) => sub.name(),
  });
  command.addHelpText('before', exampleLines(examples, lang, fillExample));
}

/** Words for the placeholders that only some games can fill. */
/** The words for all placeholders but `GAME`: games and their words to which an example applies. */
function exampleWords(): Readonly<Record<string, string>> {
  const gameWhere = (fits: (entry: GameEntry) => boolean): string =>
    gameList.find(fits)?.game ?? 'GAME';
  const drilled = gameList.find(({ drills }) => drills.length > 1);
  const varied = gameList.find(({ presets }) => presets.length > 1);
  return {
    ODDS: gameWhere(({ odds }) => odds),
    SYSTEM: gameWhere(({ system }) => system),
    FORMATTED: gameWhere(({ formats }) => formats.length > 0),
    FORMAT: gameList.flatMap(({ formats }) => formats)[0] ?? 'FORMAT',
    PRESETS: varied?.game ?? 'GAME',
    DRILLED: drilled?.game ?? 'GAME',
    DRILL: drilled?.drills[0] ?? 'DRILL',
    ASKED: gameList[0]?.game ?? 'GAME',
    WORD: gameList[0]?.quantities[0] ?? 'WORD',
    VARIANT: varied?.presets[1]?.id ?? 'NAME',
  };
}

/**
 * A function that fills the placeholders in examples of the help, such as `DRILL`, with words that the games have.
 * `GAME` becomes a game with opponents of every level, another one from line to line.
 */
export function exampleFiller(): FillExample {
  const strong = gameList.filter(({ levels }) => LEVELS.every((level) => levels.includes(level)));
  const words = exampleWords();
  return (line, index) =>
    line
      .replace(/\b[A-Z]+\b/g, (word) => words[word] ?? word)
      .replace('GAME', strong[index % strong.length]?.game ?? 'GAME');
}
