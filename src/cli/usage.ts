/** Commander's errors about a command line, in Talon's own words and both languages. */
import type { CommanderError } from 'commander';
import { fill, type Text, text } from '../lang/text.ts';
import { clean } from '../script/clean.ts';

const UNKNOWN_OPTION = text('there is no option $1', 'es gibt keine Option $1');
const UNKNOWN_OPTION_BUT = text(
  'there is no option $1; did you mean $2?',
  'es gibt keine Option $1; war $2 gemeint?',
);
export const MISSING_ARGUMENT = text('the argument <$1> is missing', 'das Argument <$1> fehlt');
const MISSING_VALUE = text('the option $1 needs a value', 'die Option $1 braucht einen Wert');
const TOO_MANY = text('there are too many arguments', 'das sind zu viele Argumente');
const NOT_ALLOWED = text('$1: “$2” is not one of $3', '$1: „$2“ ist nicht erlaubt, nur $3');
const OTHERWISE = text(
  'this command line cannot be read; see --help',
  'diese Befehlszeile ist nicht lesbar; siehe --help',
);

/** The words that commander puts in quotes. */
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

/** A sentence for an error of commander's. */
export const usageSentence = (error: CommanderError): Text => wordsOf(error.code, error.message);
