/**
 * One call of the command line: finds the language, lets commander parse the arguments, and turns every
 * error, including those of commander, into one sentence in the player's language and an exit code.
 */
import { CommanderError } from 'commander';
import { clean } from '../lang/clean.ts';
import { fill, type Lang } from '../lang/text.ts';
import { isLeaving } from '../play/disk/leaving.ts';
import { filesRun } from '../script/outside/loaded.ts';
import { type ErrorCode, FAILED, misused, USAGE } from './call/exit-codes.ts';
import texts from './call/texts.json' with { type: 'json' };
import { gameList } from './games/game-list.ts';
import { makeProgram } from './parse/command-line.ts';
import { exampleFiller } from './parse/help.ts';
import { readLang } from './parse/settings.ts';
import { usageErrorCode, usageErrorText } from './parse/usage-errors.ts';
import { fault, report, speakJson } from './print/output.ts';
import { analysisCommands, commands as plain } from './specs/index.ts';

const { misuse } = texts;

/** Games from outside may have joined the list. */
const allCommands = () => [...plain, ...analysisCommands(gameList)];

/** Whether help will be printed: its examples need the names of games. */
const wantsHelp = (args: readonly string[]): boolean =>
  args[0] === 'help' || args.some((arg) => arg === '-h' || arg === '--help');

type IsCommand = (word: string) => boolean;

/** Drops the other arguments of an unknown command, or of help for one. */
function dropIgnoredWords(args: readonly string[], isCommand: IsCommand): readonly string[] {
  const word = args[0] === 'help' ? args[1] : args[0];
  if (word === undefined || word.startsWith('-') || isCommand(word)) return args;
  return [word];
}

/** Reports an error, those of commander too, in a sentence and returns its exit code. */
async function reported(error: unknown, lang: Lang, args: readonly string[]): Promise<number> {
  if (!(error instanceof CommanderError)) return report(error, lang);
  if (error.exitCode === 0) return 0;
  const text = await usageErrorText(error, { args, commands: allCommands() });
  fault(text, lang, usageErrorCode(error));
  return USAGE;
}

/** Runs a command and sets the exit code of the process. */
export async function runCommand(args: readonly string[], env: NodeJS.ProcessEnv): Promise<void> {
  const { lang, langGiven, rest, unknown, files } = readLang(args, env);
  speakJson(rest.includes('--json'));
  try {
    if (unknown !== undefined) misused(fill(misuse.noLang, clean(unknown, 40)));
    if (files.length > 0) await (await import('./parse/outside.ts')).joinFrom(files, lang);
    const commands = allCommands();
    const isCommand: IsCommand = (word) => commands.some(({ name }) => name === word);
    const fillExample = wantsHelp(rest) ? exampleFiller() : (line: string) => line;
    const asked = rest.slice(0, 1).find(isCommand);
    const program = makeProgram({ lang, langGiven, fillExample, commands, asked });
    await program.parseAsync(dropIgnoredWords(rest, isCommand), { from: 'user' });
  } catch (error) {
    process.exitCode = await reported(error, lang, rest);
  }
}

/** Says that code from outside has ended the program, if it has: the exit code is that of a failure. */
function reportEnd(lang: Lang): void {
  const files = filesRun();
  if (files.length === 0 || isLeaving()) return;
  process.exitCode = FAILED;
  const said = fill(texts.output.gameEnds, clean(files.join(', '), 400));
  fault(said, lang, 'game-failed' satisfies ErrorCode);
}

/** Runs a command and ends the program, even if code from outside would keep it running. */
export async function runToEnd(args: readonly string[], env: NodeJS.ProcessEnv): Promise<void> {
  process.once('exit', () => reportEnd(readLang(args, env).lang));
  await runCommand(args, env);
  if (filesRun().length > 0) await (await import('./parse/outside.ts')).endAfterGames();
}
