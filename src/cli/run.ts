/**
 * One call of the command line: finds the language, lets commander parse the arguments, and turns every
 * error, including those of commander, into one sentence in the player's language and an exit code.
 */
import { CommanderError } from 'commander';
import { fill, type Lang, type Text } from '../lang/text.ts';
import { clean } from '../script/clean.ts';
import { gameList } from './game-list.ts';
import { FAILED, Stop, USAGE } from './parse/call.ts';
import { exampleFiller } from './parse/help.ts';
import { makeProgram } from './parse/program.ts';
import { readLang } from './parse/settings.ts';
import { unknownText } from './parse/suggest.ts';
import { warn } from './print/output.ts';
import { analysisCommands, commands as plain } from './specs/index.ts';
import texts from './texts.json' with { type: 'json' };

const { misuse } = texts;

/** The words commander puts in quotes. */
const quoted = (message: string): readonly string[] =>
  [...message.matchAll(/'((?:[^'\\]|\\.)*)'/gs)].map((match) => clean(match[1] ?? '', 60));

const after = (message: string, words: string): string =>
  clean(message.split(words)[1]?.replace(/[.?)\s]+$/, '') ?? '', 100);

/** A commander error in our own words. */
function wordsOf({ code, message }: CommanderError): Text {
  const [first = '?', second = '?'] = quoted(message);
  const near = after(message, 'Did you mean ');
  switch (code) {
    case 'commander.unknownOption':
      return unknownText(texts.option, near === '' ? [] : [near], first);
    case 'commander.missingArgument':
      return fill(misuse.missingArgument, first);
    case 'commander.optionMissingArgument':
      return fill(misuse.missingValue, first);
    case 'commander.excessArguments':
      return misuse.tooMany;
    case 'commander.invalidArgument': {
      const [name, value] = message.includes('command-argument')
        ? [second, first]
        : [first, second];
      return fill(misuse.notAllowed, name, value, after(message, 'Allowed choices are '));
    }
    default:
      return misuse.otherwise;
  }
}

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
    warn(wordsOf(error), lang);
    return USAGE;
  }
  if (error instanceof Stop) {
    warn(error.sentence, lang);
    return error.code;
  }
  const message = error instanceof Error ? error.message : String(error);
  warn(fill(texts.output.broken, clean(message)), lang);
  return FAILED;
}

/** Runs a command and sets the exit code of the process. */
export async function run(args: readonly string[], env: NodeJS.ProcessEnv): Promise<void> {
  const { lang, langGiven, rest, unknown } = readLang(args, env);
  try {
    if (unknown !== undefined) throw new Stop(USAGE, fill(misuse.noLang, clean(unknown, 40)));
    const fillExample = wantsHelp(rest) ? exampleFiller() : (line: string) => line;
    const asked = rest.slice(0, 1).find(isCommand);
    const program = makeProgram({ lang, langGiven, fillExample, commands, asked });
    await program.parseAsync(dropIgnoredWords(rest), { from: 'user' });
  } catch (error) {
    process.exitCode = report(error, lang);
  }
}
