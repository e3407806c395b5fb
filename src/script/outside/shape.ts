/** The shape of a game from outside: what everything else relies on. What the members do is a matter of the laws. */
import * as v from 'valibot';
import { type AnyGame, LEVELS } from '../../engine/game.ts';
import { FAMILIES } from '../../engine/profile.ts';
import { fill, type Text } from '../../lang/text.ts';
import texts from '../texts.json' with { type: 'json' };

const { outside } = texts;

/** A text in at least one language. */
const text = v.union([
  v.object({ en: v.string(), de: v.optional(v.string()) }),
  v.object({ en: v.optional(v.string()), de: v.string() }),
]);
const anything = v.record(v.string(), v.unknown());
const option = v.looseObject({
  kind: v.picklist(['number', 'choice', 'flag']),
  label: text,
  meaning: text,
});

/** Functions by these names, and other members. */
const members = <R extends v.ObjectEntries>(names: string, rest: R) =>
  v.object({
    ...rest,
    ...Object.fromEntries(names.split(' ').map((name) => [name, v.function()])),
  });

const SHAPE = members('pack minute clauses', {
  id: v.pipe(v.string(), v.regex(/^[a-z][a-z\d]*(-[a-z\d]+)*$/), v.maxLength(40)),
  names: text,
  summary: text,
  gist: text,
  prefix: v.string(),
  family: v.picklist(FAMILIES),
  aim: v.picklist(['most', 'least']),
  loser: v.optional(text),
  forfeits: v.optional(v.record(v.string(), v.object({ one: text, more: text }))),
  options: v.objectWithRest({ players: option, deals: option }, option),
  rules: members('initial next players actor chance applyChance legal apply zones outcome', {
    chanceEvents: anything,
    endReasons: v.record(v.string(), text),
  }),
  observer: members('observe mask hidden determinize', {}),
  notation: members('write read describe', {}),
  display: members('table reveal picks intended', {
    glossary: v.array(v.object({ word: text, meaning: text })),
  }),
  heuristics: v.object({ levels: v.array(v.picklist(LEVELS)) }),
  published: members('publish restore', { schema: v.object({ kind: v.literal('schema') }) }),
  extras: v.object({
    dealtHands: members('cards', { quantities: anything }),
    conventions: v.optional(members('system meanings bookMove', {})),
    openCards: v.optional(v.function()),
    interchange: v.optional(v.object({})),
  }),
});

export const isGame = (value: unknown): value is AnyGame => v.is(SHAPE, value);

/** Why the export of the file is no game: its first member that is missing or not as it should be. */
export function misshapen(value: unknown, file: Text): Text {
  const [issue] = v.safeParse(SHAPE, value).issues ?? [];
  const member = issue === undefined ? null : v.getDotPath(issue);
  if (issue === undefined || member === null) return fill(outside.noObject, file, typeName(value));
  if (issue.received === 'undefined') return fill(outside.lacking, file, member);
  return fill(outside.misshapen, file, member);
}

const typeName = (value: unknown): string => (value === null ? 'null' : typeof value);
