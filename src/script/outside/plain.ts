/**
 * The words of a game from outside, made plain as it joins: whatever a terminal would obey is spelled out, and what
 * is endless is cut. A game whose words are plain stays as it is.
 */
import type { AnyGame } from '../../engine/game.ts';
import { isRefusal } from '../../engine/refusal.ts';
import { isPlainText, LONGEST_TEXT } from '../../lang/plain.ts';
import { clean } from '../clean.ts';

function plainParts<T extends object>(value: T): T {
  const changed = Object.entries(value)
    .map(([key, part]) => [key, plainValue(part), part] as const)
    .filter(([, plain, part]) => plain !== part);
  return changed.length === 0 ? value : { ...value, ...Object.fromEntries(changed) };
}

function plainList(list: readonly unknown[]): readonly unknown[] {
  const plain = list.map(plainValue);
  return plain.some((one, at) => one !== list[at]) ? plain : list;
}

/** The value with all its texts plain; the value itself if they are plain already. */
function plainValue(value: unknown): unknown {
  if (typeof value === 'string') return isPlainText(value) ? value : clean(value, LONGEST_TEXT);
  if (Array.isArray(value)) return plainList(value);
  return typeof value === 'object' && value !== null ? plainParts(value) : value;
}

const plainRefusal = (made: unknown): unknown => (isRefusal(made) ? plainValue(made) : made);

/** The facet, in which what these functions return is made plain. */
function withPlain<T extends object>(
  facet: T,
  names: readonly string[],
  plain: (made: unknown) => unknown,
): T {
  const wrapped = Object.entries(facet)
    .filter(([name, member]) => names.includes(name) && typeof member === 'function')
    .map(([name, member]) => [
      name,
      (...given: readonly unknown[]) => plain(Reflect.apply(member, facet, given)),
    ]);
  return { ...facet, ...Object.fromEntries(wrapped) };
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
  'presets',
];

/** The game with plain words in all that is read before anybody plays. */
function plainProfile(game: AnyGame): AnyGame {
  const profile = withPlain(game, ['check', 'minute', 'clauses'], plainValue);
  const words = Object.entries(profile).filter(([key]) => WORDS.includes(key));
  return { ...profile, ...plainParts(Object.fromEntries(words)) };
}

function plainRules({ rules }: AnyGame): AnyGame['rules'] {
  const worded = { ...rules, endReasons: plainParts(rules.endReasons) };
  const told = withPlain(worded, ['outcome'], plainValue);
  return withPlain(told, ['apply', 'applyChance'], plainRefusal);
}

function plainNotation({ notation }: AnyGame): AnyGame['notation'] {
  const told = withPlain(notation, ['describe', 'announcements'], plainValue);
  return withPlain(told, ['read'], plainRefusal);
}

/** What a display says while the game is played. */
const SHOWN = ['table', 'laid', 'reveal', 'progress', 'standingOrder'];

export function plainGame(game: AnyGame): AnyGame {
  const { display, extras, heuristics } = game;
  return {
    ...plainProfile(game),
    rules: plainRules(game),
    notation: plainNotation(game),
    display: withPlain(plainParts(display), SHOWN, plainValue),
    heuristics: plainParts(heuristics),
    extras: withPlain(plainParts(extras), ['causes', 'odds'], plainValue),
  };
}
