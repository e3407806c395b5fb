/** Help in the reader's language, examples first. */
import type { Command, Option } from 'commander';
import { type Lang, type Text, text } from '../lang/text.ts';
import type { CommandSpec, Example } from './spec.ts';

const TITLES: Readonly<Record<string, Text>> = {
  'Usage:': text('Usage:', 'Aufruf:'),
  'Arguments:': text('Arguments:', 'Argumente:'),
  'Options:': text('Options:', 'Optionen:'),
  'Global Options:': text('Global options:', 'Allgemeine Optionen:'),
  'Commands:': text('Commands:', 'Befehle:'),
};
const EXAMPLES = text('Examples:', 'Beispiele:');
const OPTIONS = text('[options]', '[Optionen]');
const COMMAND = text('[command]', '[Befehl]');

/** Picks a game for the `GAME` of an example; without one the word stays. */
export type ExampleGame = (example: number) => string | undefined;

function exampleLines(examples: readonly Example[], lang: Lang, gameOf: ExampleGame): string {
  const rows = examples.map(([line, meaning], i) => {
    const copied = line.replace('GAME', gameOf(i) ?? 'GAME');
    return `  ${copied}\n      ${meaning[lang]}`;
  });
  return [EXAMPLES[lang], ...rows, ''].join('\n');
}

export const usageOf = (spec: CommandSpec, lang: Lang): string =>
  [...spec.args.map(({ name }) => name), OPTIONS[lang]].join(' ');

export const rootUsage = (lang: Lang): string => `[--lang en|de] ${COMMAND[lang]}`;

/** The meaning of an option with the values it takes. */
const optionText = ({ description, argChoices }: Option): string =>
  argChoices === undefined ? description : `${description} (${argChoices.join(', ')})`;

/** Gives a command its headings and its examples. */
export function dressHelp(
  command: Command,
  examples: readonly Example[],
  lang: Lang,
  gameOf: ExampleGame,
): void {
  command.configureHelp({
    showGlobalOptions: true,
    styleTitle: (title) => TITLES[title]?.[lang] ?? title,
    optionDescription: optionText,
    subcommandTerm: (sub) => sub.name(),
  });
  command.addHelpText('before', exampleLines(examples, lang, gameOf));
}
