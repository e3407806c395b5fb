/** Help in the reader's language, examples first. */
import type { Command, Option } from 'commander';
import { type Lang, type Text, text } from '../lang/text.ts';
import type { CommandSpec, Example } from './spec.ts';
import { wrapped } from './wrap.ts';

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

/** Replaces the placeholders of an example, the `index`th of its command, by games. */
export type FillExample = (line: string, index: number) => string;

function exampleLines(examples: readonly Example[], lang: Lang, fillExample: FillExample): string {
  const rows = examples.map(([line, meaning], i) => {
    return `  ${fillExample(line, i)}\n      ${meaning[lang]}`;
  });
  return [EXAMPLES[lang], ...rows, ''].join('\n');
}

export const usageOf = (spec: CommandSpec, lang: Lang): string =>
  [...spec.args.map(({ name }) => name), OPTIONS[lang]].join(' ');

export const rootUsage = (lang: Lang): string => `[--lang en|de] ${COMMAND[lang]}`;

/** Paragraphs as wide as the options above them: a terminal's columns, else 80. */
export function proseText(prose: string, columns: number | undefined): string {
  const paragraphs = prose.split('\n\n').map((lines) => lines.replaceAll('\n', ' '));
  return paragraphs.map((one) => wrapped('', one, Math.max(columns ?? 80, 40))).join('\n\n');
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
