/** Builds the commander program from the command specs, in one language. */
import { Argument, Command, Option } from 'commander';
import manifest from '../../../package.json' with { type: 'json' };
import { LANGS, type Lang } from '../../lang/text.ts';
import { type ArgumentSpec, type CommandSpec, Flags, type OptionSpec } from '../call/call.ts';
import { fieldsGiven } from '../print/fields.ts';
import { chooseFields } from '../print/output.ts';
import { dressHelp, type FillExample, proseText, rootUsage, usageOf } from './help.ts';
import texts from './texts.json' with { type: 'json' };

/** The version of the package. */
export const VERSION: string = manifest.version;

/** An option for the parser; one that may be given `many` times gathers its values in a list. */
function makeOption(spec: OptionSpec, lang: Lang): Option {
  const option = new Option(spec.flags, spec[lang]);
  if (spec.choices !== undefined) option.choices(spec.choices);
  if (spec.many === true)
    option.argParser((value, before: readonly string[] = []) => [...before, value]);
  return option;
}

function makeArgument(spec: ArgumentSpec, lang: Lang): Argument {
  const argument = new Argument(spec.name, spec[lang]);
  return spec.choices === undefined ? argument : argument.choices(spec.choices);
}

/** What all commands share. */
interface ProgramSetup {
  readonly lang: Lang;
  readonly langGiven: Lang | undefined;
  readonly fillExample: FillExample;
  readonly commands: readonly CommandSpec[];
  /** The command on the line, where that is certain: of the others it takes names and meanings alone. */
  readonly asked?: string | undefined;
}

/** Has commander run the spec’s work with what was given, and set the exit code. */
function act(command: Command, spec: CommandSpec, setting: ProgramSetup): void {
  const { lang, langGiven, commands } = setting;
  const names = commands.filter(({ hidden }) => hidden !== true).map(({ name }) => name);
  command.action(async () => {
    const given = new Flags(command.opts());
    chooseFields(fieldsGiven(given));
    const call = { lang, langGiven, commands: names, args: command.args, given };
    process.exitCode = await spec.run(call);
  });
}

/**
 * Adds a command. Once it is known which one was `asked`, the others get no arguments and options, to save time at
 * start.
 */
function addCommand(program: Command, spec: CommandSpec, setting: ProgramSetup): void {
  const { lang, fillExample, asked } = setting;
  const standard = spec.standard === true;
  const command = program
    .command(spec.name, { isDefault: standard, hidden: spec.hidden === true })
    .helpGroup(spec.group[lang])
    .description(spec.meaning[lang])
    .usage(usageOf(spec, lang))
    .helpOption('-h, --help', texts.program.help[lang])
    .allowExcessArguments(standard);
  if (asked !== undefined && spec.name !== asked) return;
  for (const argument of spec.args) command.addArgument(makeArgument(argument, lang));
  for (const option of spec.options) command.addOption(makeOption(option, lang));
  if (spec.more !== undefined) {
    const prose = proseText(spec.more[lang], process.stdout.columns);
    command.addHelpText('after', `\n${prose}`);
  }
  dressHelp(command, spec.examples, lang, fillExample);
  act(command, spec, setting);
}

/**
 * The whole command line. `--lang` and `--game` have already been taken out of the arguments; they are
 * declared here for the help and the completion.
 */
export function makeProgram(setting: ProgramSetup): Command {
  const { lang, fillExample, commands } = setting;
  const program = new Command('talon')
    .description(texts.program.about[lang])
    .usage(rootUsage(lang))
    .version(VERSION, '-V, --version', texts.program.version[lang])
    .helpOption('-h, --help', texts.program.help[lang])
    .commandsGroup(texts.help.groups.more[lang])
    .helpCommand('help [command]', texts.program.helpCommand[lang])
    .addOption(new Option('--game <file>', texts.program.game[lang]))
    .addOption(new Option('--lang <lang>', texts.program.language[lang]).choices(LANGS))
    .exitOverride()
    .configureOutput({ outputError: () => undefined });
  dressHelp(program, texts.program.examples, lang, fillExample);
  for (const spec of commands) addCommand(program, spec, setting);
  return program;
}
