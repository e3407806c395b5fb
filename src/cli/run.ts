/**
 * One call of the command line: finds the language, lets commander parse the arguments, and turns every
 * error into one sentence and an exit code.
 */
import { CommanderError } from 'commander';
import { fill, type Lang, text } from '../lang/text.ts';
import { clean } from '../script/clean.ts';
import { exampleFiller } from './examples.ts';
import { gameList } from './game-list.ts';
import { readLang } from './lang.ts';
import { note, sentence } from './output.ts';
import { makeProgram } from './program.ts';
import { analysisCommands } from './specs/analyses.ts';
import { commands as plain } from './specs/index.ts';
import { FAILED, Stop, USAGE } from './stop.ts';
import { usageSentence } from './usage.ts';

const NO_LANG = text(
  '--lang: “$1” is not one of en, de',
  '--lang: „$1“ ist nicht erlaubt, nur en, de',
);
const BROKEN = text('this should not happen: $1', 'das dürfte nicht geschehen: $1');

const commands = [...plain, ...analysisCommands(gameList)];

/** Whether help will be printed, whose examples need the names of games. */
const wantsHelp = (args: readonly string[]): boolean =>
  args[0] === 'help' || args.some((arg) => arg === '-h' || arg === '--help');

const isCommand = (word: string): boolean => commands.some(({ name }) => name === word);

/** For an unknown command, or help for one, the other arguments are dropped. */
function withoutVainWords(args: readonly string[]): readonly string[] {
  const word = args[0] === 'help' ? args[1] : args[0];
  if (word === undefined || word.startsWith('-') || isCommand(word)) return args;
  return [word];
}

/** Reports an error in a sentence and returns its exit code. */
export function report(error: unknown, lang: Lang): number {
  if (error instanceof CommanderError) {
    if (error.exitCode === 0) return 0;
    note(`talon: ${sentence(usageSentence(error), lang)}`);
    return USAGE;
  }
  if (error instanceof Stop) {
    note(`talon: ${sentence(error.sentence, lang)}`);
    return error.code;
  }
  const message = error instanceof Error ? error.message : String(error);
  note(`talon: ${sentence(fill(BROKEN, clean(message)), lang)}`);
  return FAILED;
}

/** Runs a command and sets the exit code of the process. */
export async function run(args: readonly string[], env: NodeJS.ProcessEnv): Promise<void> {
  const { lang, langGiven, rest, unknown } = readLang(args, env);
  try {
    if (unknown !== undefined) throw new Stop(USAGE, fill(NO_LANG, clean(unknown, 40)));
    const fillExample = wantsHelp(rest) ? exampleFiller() : (line: string) => line;
    const program = makeProgram({ lang, langGiven, fillExample, commands });
    await program.parseAsync(withoutVainWords(rest), { from: 'user' });
  } catch (error) {
    process.exitCode = report(error, lang);
  }
}
