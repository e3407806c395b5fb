/**
 * The words of a game from outside, mended as it is loaded and as it joins: what is written in one language stands for
 * the other too; whatever a terminal would obey is spelled out, and what is endless is cut. Words that need no mending
 * stay as they are.
 */
import type { AnyGame } from '../../engine/game.ts';
import { isRefusal } from '../../engine/refusal.ts';
import { withOther } from '../../lang/both.ts';
import { clean } from '../../lang/clean.ts';
import { isPlainText, LONGEST_TEXT } from '../../lang/plain.ts';

/** How single words are mended, and objects that hold them. Whatever needs no mending is returned itself. */
interface Mending {
  readonly words: (words: string) => string;
  readonly parts: <T extends object>(parts: T) => T;
}

const WHOLE: Mending = { words: (words) => words, parts: withOther };

const PLAIN: Mending = {
  words: (words) => (isPlainText(words) ? words : clean(words, LONGEST_TEXT)),
  parts: (parts) => parts,
};

type Mend = (value: unknown) => unknown;

/**
 * Applies `words` to every text and `parts` to every object within a value. What needs no mending stays the very same
 * object.
 */
function mender({ words, parts }: Mending): { readonly mend: Mend; readonly within: Within } {
  const within: Within = (value) => {
    const changed = Object.entries(value)
      .map(([key, part]) => [key, mend(part), part] as const)
      .filter(([, mended, part]) => mended !== part);
    return parts(changed.length === 0 ? value : { ...value, ...Object.fromEntries(changed) });
  };
  const list = (values: readonly unknown[]): readonly unknown[] => {
    const mended = values.map(mend);
    return mended.some((one, at) => one !== values[at]) ? mended : values;
  };
  const mend: Mend = (value) => {
    if (typeof value === 'string') return words(value);
    if (Array.isArray(value)) return list(value);
    return typeof value === 'object' && value !== null ? within(value) : value;
  };
  return { mend, within };
}

/** Mends the members of an object, which keeps its type. */
type Within = <T extends object>(value: T) => T;

/**
 * A part of a game from outside, such as its rules or its display, in which `mend` puts right the texts that the named
 * functions return.
 */
function withMended<T extends object>(part: T, names: readonly string[], mend: Mend): T {
  const wrapped = Object.entries(part)
    .filter(([name, member]) => names.includes(name) && typeof member === 'function')
    .map(([name, member]) => [
      name,
      (...given: readonly unknown[]) => mend(Reflect.apply(member, part, given)),
    ]);
  return { ...part, ...Object.fromEntries(wrapped) };
}

/** Where the words of a profile stand. */
const WORDS: readonly string[] = [
  'id',
  'names',
  'alsoNames',
  'summary',
  'gist',
  'prefix',
  'options',
  'loser',
  'forfeits',
  'presets',
];

/** What a display says while the game is played. */
const SHOWN = ['table', 'laid', 'reveal', 'progress', 'notes', 'standingOrder'];

/** A game in which all texts that anybody reads are mended, those that its functions return as well. */
function mendedGame(game: AnyGame, mending: Mending): AnyGame {
  const { mend, within } = mender(mending);
  const mendRefusal: Mend = (made) => (isRefusal(made) ? mend(made) : made);
  const { rules, notation, display, extras, heuristics } = game;
  const words = Object.entries(game).filter(([key]) => WORDS.includes(key));
  const { endReasons, chanceEvents } = rules;
  const worded = { ...rules, endReasons: within(endReasons), chanceEvents: within(chanceEvents) };
  const told = withMended(worded, ['outcome'], mend);
  return {
    ...withMended(game, ['check', 'minute', 'clauses'], mend),
    ...within(Object.fromEntries(words)),
    rules: withMended(told, ['apply', 'applyChance'], mendRefusal),
    notation: withMended(
      withMended(notation, ['describe', 'announcements'], mend),
      ['read'],
      mendRefusal,
    ),
    display: withMended(within(display), SHOWN, mend),
    heuristics: within(heuristics),
    extras: withMended(within(extras), ['causes', 'odds'], mend),
  };
}

/** The game with words in both languages. */
export const wholeGame = (game: AnyGame): AnyGame => mendedGame(game, WHOLE);

/** The game with words that a terminal may be sent. */
export const plainGame = (game: AnyGame): AnyGame => mendedGame(game, PLAIN);
