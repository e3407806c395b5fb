/** What commander finds wrong with the words of a command line, in our own sentences and with codes for programs. */
import type { CommanderError } from 'commander';
import { clean } from '../../lang/clean.ts';
import { fill, type Text } from '../../lang/text.ts';
import type { CommandSpec } from '../call/call.ts';
import type { ErrorCode } from '../call/exit-codes.ts';
import texts from '../call/texts.json' with { type: 'json' };
import { gameList } from '../games/game-list.ts';
import { folded, unknownText } from './suggest.ts';

const { misuse } = texts;

/** The words of a command line, and the commands there are. */
interface TypedLine {
  readonly args: readonly string[];
  readonly commands: readonly CommandSpec[];
}

/** The words commander puts in quotes. */
const quotedWords = (message: string): readonly string[] =>
  [...message.matchAll(/'((?:[^'\\]|\\.)*)'/gs)].map((match) => clean(match[1] ?? '', 60));

/** The rest of commander's message after these words, without its full stop. */
const wordsAfter = (message: string, words: string): string =>
  clean(message.split(words)[1]?.replace(/[.?)\s]+$/, '') ?? '', 100);

/** `-o deals=1` for a flag that is an option of the game; empty for any other. */
async function gameOption(flag: string, { args, commands }: TypedLine): Promise<string> {
  const command = commands.find(({ name }) => name === args[0]);
  if (!command?.options.some(({ flags }) => flags.includes('--option '))) return '';
  const { optionList } = await import('../games/option-list.ts');
  const [typed = '', given] = flag.split('=');
  const { game = '' } = gameList.find((one) => args.includes(one.game)) ?? {};
  const list = optionList[game] ?? Object.values(optionList).flat();
  const option = list.find(({ key }) => folded(key) === folded(typed));
  const next = given ?? args[args.indexOf(flag) + 1] ?? '-';
  const value = next.startsWith('-') ? '…' : clean(next, 40);
  return option === undefined ? '' : `-o ${option.key}=${value}`;
}

/** What the person is told of an error that commander found in this command line. */
export async function usageErrorText(
  { code, message }: CommanderError,
  typed: TypedLine,
): Promise<Text> {
  const [first = '?', second = '?'] = quotedWords(message);
  const near = (await gameOption(first, typed)) || wordsAfter(message, 'Did you mean ');
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

const CODES: Readonly<Record<string, ErrorCode>> = {
  'commander.unknownOption': 'unknown-option',
  'commander.missingArgument': 'missing-argument',
  'commander.optionMissingArgument': 'missing-value',
  'commander.excessArguments': 'excess-arguments',
  'commander.invalidArgument': 'invalid-argument',
};

/** What programs are told of the error by `--json`. */
export const usageErrorCode = ({ code }: CommanderError): ErrorCode => CODES[code] ?? 'usage';
