/** What a shell can complete, read from the commander tree and the list of games. */
import type { Argument, Command, Option } from 'commander';

/**
 * What a shell finds out itself: names of files or of saved games, or words that follow from the game on
 * the command line. `players` is a seat and who sits there, `people` the same with a person.
 */
export type Asked =
  | 'files'
  | 'saves'
  | 'games'
  | 'levels'
  | 'presets'
  | 'drills'
  | 'options'
  | 'players'
  | 'people';

/** Words to offer, or where they come from. */
export type Values = readonly string[] | Asked;

export interface Word {
  readonly word: string;
  readonly meaning?: string;
}

export interface GameModel {
  readonly name: string;
  /** The most that can play. */
  readonly seats: number;
  readonly levels: readonly string[];
  readonly presets: readonly Word[];
  readonly drills: readonly string[];
  readonly options: readonly (Word & { readonly values: readonly Word[] })[];
}

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
  /** For each argument. */
  readonly args: readonly Values[];
  /** The last argument may be repeated. */
  readonly many: boolean;
}

export interface Model {
  readonly commands: readonly CommandModel[];
  /** Options before any command. */
  readonly options: readonly OptionModel[];
  readonly games: readonly GameModel[];
}

/** The values offered for the word in angle brackets, in a command of this name. */
type Offer = (word: string, command: string) => Values;

const valueWord = (flags: string): string => /[<[]([\w=-]+)/.exec(flags)?.[1] ?? '';

function optionModel(option: Option, offer: Offer, command: string): OptionModel {
  const { short, long = '', description, flags, argChoices, required } = option;
  return {
    ...(short === undefined ? {} : { short }),
    long,
    meaning: description,
    ...(required ? { values: argChoices ?? offer(valueWord(flags), command) } : {}),
  };
}

const HELP_FLAGS = { short: '-h', long: '--help' };

function optionsOf(command: Command, offer: Offer): readonly OptionModel[] {
  const help = command
    .createHelp()
    .visibleOptions(command)
    .filter(({ long }) => long === '--help');
  const meaning = help[0]?.description ?? '';
  const own = command.options.map((option) => optionModel(option, offer, command.name()));
  return [...own, { ...HELP_FLAGS, meaning }];
}

/** With the options that every command takes. */
function commandModel(command: Command, program: Command, offer: Offer): CommandModel {
  const name = command.name();
  const everywhere = program.options.filter(({ argChoices }) => argChoices !== undefined);
  const valuesOf = (argument: Argument): Values =>
    argument.argChoices ?? offer(argument.name(), name);
  return {
    name,
    meaning: command.description(),
    options: [
      ...optionsOf(command, offer),
      ...everywhere.map((option) => optionModel(option, offer, name)),
    ],
    args: command.registeredArguments.map(valuesOf),
    many: command.registeredArguments.at(-1)?.variadic ?? false,
  };
}

/** The model of a program; `help` completes the names of the others. */
export function modelOf(program: Command, offer: Offer, games: readonly GameModel[]): Model {
  const visible = program.createHelp().visibleCommands(program);
  const names = visible.map((command) => command.name());
  const commands = visible.map((command) => {
    const model = commandModel(command, program, offer);
    return model.name === 'help' ? { ...model, options: [], args: [names] } : model;
  });
  return { commands, options: optionsOf(program, offer), games };
}

/** Each word once. */
export const eachOnce = (words: readonly string[]): readonly string[] => [...new Set(words)];

/** The flags of an option, the short one first. */
export const flagsOf = ({ short, long }: OptionModel): readonly string[] =>
  short === undefined ? [long] : [short, long];

/** The words of all games, each once. */
export function wordsOfAll(
  games: readonly GameModel[],
  of: (game: GameModel) => readonly Word[],
): readonly Word[] {
  const byWord = new Map(games.flatMap(of).map((word) => [word.word, word]));
  return [...byWord.values()];
}
