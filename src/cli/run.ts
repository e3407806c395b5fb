/**
 * One call of the command line: finds the language, lets commander parse the arguments, and turns every
 * error, including those of commander, into one sentence in the player's language and an exit code.
 */
import { CommanderError } from 'commander';
import { clean } from '../lang/clean.ts';
import { fill, type Lang, type Text } from '../lang/text.ts';
import { isLeaving } from '../play/disk/leaving.ts';
import { filesRun } from '../script/outside/loaded.ts';
import { type ErrorCode, FAILED, misused, USAGE } from './call/exit-codes.ts';
import texts from './call/texts.json' with { type: 'json' };
import { gameList } from './games/game-list.ts';
import { makeProgram } from './parse/command-line.ts';
import { exampleFiller } from './parse/help.ts';
import { readLang } from './parse/settings.ts';
import { folded, unknownText } from './parse/suggest.ts';
import { fault, report, speakJson } from './print/output.ts';
import { analysisCommands, commands as plain } from './specs/index.ts';

const { misuse } = texts;

/** Games from outside may have joined the list. */
const allCommands = () => [...plain, ...analysisCommands(gameList)];

/** The words commander puts in quotes. */
const quotedWords = (message: string): readonly string[] =>
  [...message.matchAll(/'((?:[^'\\]|\\.)*)'/gs)].map((match) => clean(match[1] ?? '', 60));

/** The rest of commander's message after these words, without its full stop. */
const wordsAfter = (message: string, words: string): string =>
  clean(message.split(words)[1]?.replace(/[.?)\s]+$/, '') ?? '', 100);

/** `-o deals=1` for a flag that is an option of the game; empty for any other. */
async function gameOption(flag: string, args: readonly string[]): Promise<string> {
  const command = allCommands().find(({ name }) => name === args[0]);
  if (!command?.options.some(({ flags }) => flags.includes('--option '))) return '';
  const { optionList } = await import('./games/option-list.ts');
  const [typed = '', given] = flag.split('=');
  const { game = '' } = gameList.find((one) => args.includes(one.game)) ?? {};
  const list = optionList[game] ?? Object.values(optionList).flat();
  const option = list.find(({ key }) => folded(key) === folded(typed));
  const next = given ?? args[args.indexOf(flag) + 1] ?? '-';
  const value = next.startsWith('-') ? '…' : clean(next, 40);
  return option === undefined ? '' : `-o ${option.key}=${value}`;
}

/** A commander error in our own words. */
async function errorText(
  { code, message }: CommanderError,
  args: readonly string[],
): Promise<Text> {
  const [first = '?', second = '?'] = quotedWords(message);
  const near = (await gameOption(first, args)) || wordsAfter(message, 'Did you mean ');
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
      const choices = wordsAfter(message, 'Allowed choices are ');
      if (message.includes('command-argument'))
        return fill(misuse.notAllowed, second, first, choices);
      return fill(misuse.notAllowed, first, second, choices);
    }
    default:
      return misuse.otherwise;
  }
}

/** What programs are told of a commander error. */
const CODES: Readonly<Record<string, ErrorCode>> = {
  'commander.unknownOption': 'unknown-option',
  'commander.missingArgument': 'missing-argument',
  'commander.optionMissingArgument': 'missing-value',
  'commander.excessArguments': 'excess-arguments',
  'commander.invalidArgument': 'invalid-argument',
};

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
  fault(await errorText(error, args), lang, CODES[error.code] ?? 'usage');
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
