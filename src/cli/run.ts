/**
 * One call of the command line: finds the language, lets commander parse the arguments, and turns every
 * error, including those of commander, into one sentence in the player's language and an exit code.
 */
import { CommanderError } from 'commander';
import { fill, type Lang, type Text, text } from '../lang/text.ts';
import { clean } from '../script/clean.ts';
import { gameList } from './game-list.ts';
import { FAILED, MISSING_ARGUMENT, Stop, USAGE } from './parse/call.ts';
import { exampleFiller } from './parse/help.ts';
import { makeProgram } from './parse/program.ts';
import { readLang } from './parse/settings.ts';
import { warn } from './print/output.ts';
import { analysisCommands, commands as plain } from './specs/index.ts';

const UNKNOWN_OPTION = text('there is no option $1', 'es gibt keine Option $1');
const UNKNOWN_OPTION_BUT = text(
  'there is no option $1; did you mean $2?',
  'es gibt keine Option $1; war $2 gemeint?',
);
const MISSING_VALUE = text('the option $1 needs a value', 'die Option $1 braucht einen Wert');
const TOO_MANY = text('there are too many arguments', 'das sind zu viele Argumente');
const NOT_ALLOWED = text('$1: “$2” is not one of $3', '$1: „$2“ ist nicht erlaubt, nur $3');
const OTHERWISE = text(
  'this command line cannot be read; see --help',
  'diese Befehlszeile ist nicht lesbar; siehe --help',
);

/** The words commander puts in quotes. */
const quoted = (message: string): readonly string[] =>
  [...message.matchAll(/'((?:[^'\\]|\\.)*)'/gs)].map((match) => clean(match[1] ?? '', 60));

const after = (message: string, words: string): string =>
  clean(message.split(words)[1]?.replace(/[.?)\s]+$/, '') ?? '', 100);

function wordsOf(code: string, message: string): Text {
  const [first = '?', second = '?'] = quoted(message);
  const near = after(message, 'Did you mean ');
  switch (code) {
    case 'commander.unknownOption':
      return near === '' ? fill(UNKNOWN_OPTION, first) : fill(UNKNOWN_OPTION_BUT, first, near);
    case 'commander.missingArgument':
      return fill(MISSING_ARGUMENT, first);
    case 'commander.optionMissingArgument':
      return fill(MISSING_VALUE, first);
    case 'commander.excessArguments':
      return TOO_MANY;
    case 'commander.invalidArgument': {
      const [name, value] = message.includes('command-argument')
        ? [second, first]
        : [first, second];
      return fill(NOT_ALLOWED, name, value, after(message, 'Allowed choices are '));
    }
    default:
      return OTHERWISE;
  }
}

/** Describes a commander error in our own words. */
const describeUsageError = (error: CommanderError): Text => wordsOf(error.code, error.message);

const NO_LANG = text(
  '--lang: “$1” is not one of en, de',
  '--lang: „$1“ ist nicht erlaubt, nur en, de',
);
const BROKEN = text('this should not happen: $1', 'das dürfte nicht geschehen: $1');

const commands = [...plain, ...analysisCommands(gameList)];

/** Whether help will be printed: its examples need the names of games. */
const wantsHelp = (args: readonly string[]): boolean =>
  args[0] === 'help' || args.some((arg) => arg === '-h' || arg === '--help');

const isCommand = (word: string): boolean => commands.some(({ name }) => name === word);

/** Drops the other arguments of an unknown command, or of help for one. */
function dropIgnoredWords(args: readonly string[]): readonly string[] {
  const word = args[0] === 'help' ? args[1] : args[0];
  if (word === undefined || word.startsWith('-') || isCommand(word)) return args;
  return [word];
}

/** Reports an error in a sentence and returns its exit code. */
export function report(error: unknown, lang: Lang): number {
  if (error instanceof CommanderError) {
    if (error.exitCode === 0) return 0;
    warn(describeUsageError(error), lang);
    return USAGE;
  }
  if (error instanceof Stop) {
    warn(error.sentence, lang);
    return error.code;
  }
  const message = error instanceof Error ? error.message : String(error);
  warn(fill(BROKEN, clean(message)), lang);
  return FAILED;
}

/** Runs a command and sets the exit code of the process. */
export async function run(args: readonly string[], env: NodeJS.ProcessEnv): Promise<void> {
  const { lang, langGiven, rest, unknown } = readLang(args, env);
  try {
    if (unknown !== undefined) throw new Stop(USAGE, fill(NO_LANG, clean(unknown, 40)));
    const fillExample = wantsHelp(rest) ? exampleFiller() : (line: string) => line;
    const program = makeProgram({ lang, langGiven, fillExample, commands });
    await program.parseAsync(dropIgnoredWords(rest), { from: 'user' });
  } catch (error) {
    process.exitCode = report(error, lang);
  }
}
