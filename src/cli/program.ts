/** Makes the commander program of the command specs, in one language. */
import { Argument, Command, Option } from 'commander';
import { type Lang, text } from '../lang/text.ts';
import { dressHelp, type ExampleGame, rootUsage, usageOf } from './help.ts';
import type { ArgumentSpec, CommandSpec, Example, Given, OptionSpec } from './spec.ts';
import { VERSION } from './version.ts';

const ABOUT = text(
  'Card games in a terminal: play against opponents, replay any deal, script quick games.',
  'Kartenspiele im Terminal: gegen Gegner spielen, jedes Spiel nachspielen, Skripte schreiben.',
);
const HELP = text('show this help', 'diese Hilfe zeigen');
const HELP_COMMAND = text('show the help of a command', 'die Hilfe eines Befehls zeigen');
const SHOW_VERSION = text('show the version', 'die Version zeigen');
const LANGUAGE = text('speak English or German', 'Englisch oder Deutsch sprechen');

const ROOT_EXAMPLES: readonly Example[] = [
  ['talon', text('choose a game and play', 'ein Spiel wählen und spielen')],
  ['talon play GAME', text('play at once', 'sofort spielen')],
  [
    'talon sim GAME -n 1000 --json',
    text('let opponents play a thousand matches', 'Gegner tausend Partien spielen lassen'),
  ],
];

const collect = (value: string, before: readonly string[] | undefined): readonly string[] => [
  ...(before ?? []),
  value,
];

function makeOption(spec: OptionSpec, lang: Lang): Option {
  const option = new Option(spec.flags, spec.meaning[lang]);
  if (spec.choices !== undefined) option.choices(spec.choices);
  if (spec.many === true) option.argParser(collect);
  return option;
}

function makeArgument(spec: ArgumentSpec, lang: Lang): Argument {
  const argument = new Argument(spec.name, spec.meaning[lang]);
  return spec.choices === undefined ? argument : argument.choices(spec.choices);
}

/** Calls the spec and leaves its exit code. */
function act(command: Command, spec: CommandSpec, lang: Lang): void {
  command.action(async () => {
    const given = command.opts<Given>();
    process.exitCode = await spec.run({ lang, args: command.args, given });
  });
}

function addCommand(program: Command, spec: CommandSpec, lang: Lang, gameOf: ExampleGame): void {
  const command = program
    .command(spec.name, { isDefault: spec.standard === true, hidden: spec.standard === true })
    .description(spec.meaning[lang])
    .usage(usageOf(spec, lang))
    .helpOption('-h, --help', HELP[lang])
    .allowExcessArguments(spec.standard === true);
  for (const argument of spec.args) command.addArgument(makeArgument(argument, lang));
  for (const option of spec.options) command.addOption(makeOption(option, lang));
  if (spec.more !== undefined) command.addHelpText('after', `\n${spec.more[lang]}`);
  dressHelp(command, spec.examples, lang, gameOf);
  act(command, spec, lang);
}

/**
 * The whole command line. `--lang` has been taken out of the arguments before; it is declared
 * here for the help and the completion.
 */
export function makeProgram(
  commands: readonly CommandSpec[],
  lang: Lang,
  gameOf: ExampleGame,
): Command {
  const program = new Command('talon')
    .description(ABOUT[lang])
    .usage(rootUsage(lang))
    .version(VERSION, '-V, --version', SHOW_VERSION[lang])
    .helpOption('-h, --help', HELP[lang])
    .helpCommand('help [command]', HELP_COMMAND[lang])
    .addOption(new Option('--lang <lang>', LANGUAGE[lang]).choices(['en', 'de']))
    .exitOverride()
    .configureOutput({ outputError: () => undefined });
  dressHelp(program, ROOT_EXAMPLES, lang, gameOf);
  for (const spec of commands) addCommand(program, spec, lang, gameOf);
  return program;
}
