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

/** The value with all its texts plain: itself where they are. */
function plainValue(value: unknown): unknown {
  if (typeof value === 'string') return isPlainText(value) ? value : clean(value, LONGEST_TEXT);
  if (Array.isArray(value)) return plainList(value);
  return typeof value === 'object' && value !== null ? plainParts(value) : value;
}

const plainRefusal = (made: unknown): unknown => (isRefusal(made) ? plainValue(made) : made);

/** The facet with what these functions return made plain. */
function speaking<T extends object>(
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

/** Extras whose functions return texts. */
const SAID = ['causes', 'odds'];

export function plainGame(game: AnyGame): AnyGame {
  const { rules, notation, display, extras, heuristics } = game;
  const profile = speaking(game, ['check', 'minute', 'clauses'], plainValue);
  const { id, names, alsoNames, summary, gist, prefix, options } = profile;
  return {
    ...profile,
    ...plainParts({ id, names, summary, gist, prefix, options }),
    ...plainParts(alsoNames === undefined ? {} : { alsoNames }),
    rules: speaking(
      speaking({ ...rules, endReasons: plainParts(rules.endReasons) }, ['outcome'], plainValue),
      ['apply', 'applyChance'],
      plainRefusal,
    ),
    notation: speaking(
      speaking(notation, ['describe', 'announcements'], plainValue),
      ['read'],
      plainRefusal,
    ),
    display: speaking(plainParts(display), ['table', 'laid', 'reveal', 'progress'], plainValue),
    heuristics: plainParts(heuristics),
    extras: speaking(plainParts(extras), SAID, plainValue),
  };
}
