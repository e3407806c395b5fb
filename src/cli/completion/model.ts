/** What a shell can complete, read from the commander tree. */
import type { Argument, Command, Option } from 'commander';

/** Words to offer, the names of files, or nothing. */
export type Values = readonly string[] | 'files';

export interface OptionModel {
  /** `-n` */
  readonly short?: string;
  /** `--matches` */
  readonly long: string;
  readonly meaning: string;
  /** Absent: the option takes no value. */
  readonly values?: Values;
}

export interface CommandModel {
  readonly name: string;
  readonly meaning: string;
  readonly options: readonly OptionModel[];
  /** For its arguments. */
  readonly values: Values;
  /** It takes several arguments. */
  readonly many: boolean;
}

export interface Model {
  readonly commands: readonly CommandModel[];
  /** Options before any command. */
  readonly options: readonly OptionModel[];
}

/** The values offered for the word in angle brackets. */
type Offer = Readonly<Record<string, Values>>;

const valueWord = (flags: string): string => /[<[]([\w=-]+)/.exec(flags)?.[1] ?? '';

const valuesOf = (word: string, choices: readonly string[] | undefined, offer: Offer): Values =>
  choices ?? offer[word] ?? [];

function optionModel(option: Option, offer: Offer): OptionModel {
  const { short, long = '', description, flags, argChoices, required } = option;
  return {
    ...(short === undefined ? {} : { short }),
    long,
    meaning: description,
    ...(required ? { values: valuesOf(valueWord(flags), argChoices, offer) } : {}),
  };
}

const HELP_FLAGS = { short: '-h', long: '--help' };

function optionsOf(command: Command, offer: Offer): readonly OptionModel[] {
  const help = command
    .createHelp()
    .visibleOptions(command)
    .filter(({ long }) => long === '--help');
  const meaning = help[0]?.description ?? '';
  const own = command.options.map((option) => optionModel(option, offer));
  return [...own, { ...HELP_FLAGS, meaning }];
}

const argumentValues = (argument: Argument | undefined, offer: Offer): Values =>
  argument === undefined ? [] : valuesOf(argument.name(), argument.argChoices, offer);

/** With the options that every command takes. */
function commandModel(command: Command, program: Command, offer: Offer): CommandModel {
  const [argument] = command.registeredArguments;
  const everywhere = program.options.filter(({ argChoices }) => argChoices !== undefined);
  return {
    name: command.name(),
    meaning: command.description(),
    options: [
      ...optionsOf(command, offer),
      ...everywhere.map((option) => optionModel(option, offer)),
    ],
    values: argumentValues(argument, offer),
    many: argument?.variadic ?? false,
  };
}

/** The model of a program; `help` completes the names of the others. */
export function modelOf(program: Command, offer: Offer): Model {
  const visible = program.createHelp().visibleCommands(program);
  const names = visible.map((command) => command.name());
  const commands = visible.map((command) => {
    const model = commandModel(command, program, offer);
    return model.name === 'help' ? { ...model, options: [], values: names } : model;
  });
  return { commands, options: optionsOf(program, offer) };
}
