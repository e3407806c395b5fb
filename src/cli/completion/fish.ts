/** The completion of fish: one `complete` line for each command, option and value. */
import type { CommandModel, Model, OptionModel, Values } from './model.ts';

const quoted = (text: string): string => `'${text.replace(/['\\]/g, (sign) => `\\${sign}`)}'`;

const values = (offered: Values): string =>
  offered === 'files' ? '-F' : `-a ${quoted(offered.join(' '))}`;

function optionLine(where: string, { short, long, meaning, values: offered }: OptionModel): string {
  const parts = [`complete -c talon -n ${quoted(where)} -l ${long.slice(2)}`];
  if (short !== undefined) parts.push(`-s ${short.slice(1)}`);
  if (offered !== undefined) parts.push(offered === 'files' ? '-r -F' : `-x ${values(offered)}`);
  return [...parts, `-d ${quoted(meaning)}`].join(' ');
}

function commandLines({
  name,
  meaning,
  options,
  values: offered,
}: CommandModel): readonly string[] {
  const seen = `__fish_seen_subcommand_from ${name}`;
  const argument =
    offered.length === 0 ? [] : [`complete -c talon -n ${quoted(seen)} ${values(offered)}`];
  return [
    `complete -c talon -n __fish_use_subcommand -a ${name} -d ${quoted(meaning)}`,
    ...options.map((option) => optionLine(seen, option)),
    ...argument,
  ];
}

export const fishCompletion = ({ commands, options }: Model): string =>
  [
    '# fish completion for talon',
    'complete -c talon -f',
    ...options.map((option) => optionLine('__fish_use_subcommand', option)),
    ...commands.flatMap(commandLines),
  ].join('\n');
