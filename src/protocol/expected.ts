/** Sentences about a message that is not as its schema says: the key that is wrong, and what was expected there. */
import * as v from 'valibot';
import type { AnyGame } from '../engine/game.ts';
import type { MatchOptions } from '../engine/options.ts';
import { type Refusal, refuse } from '../engine/refusal.ts';
import { excerptOf } from '../lang/plain.ts';
import { fill, same, type Text } from '../lang/text.ts';
import texts from './texts.json' with { type: 'json' };

const { expected } = texts;

const LONGEST = 60;

/** A quotation of what the other side wrote, shortened and without anything that looks like markup. */
export const quoted = (written: string): string => excerptOf(written, LONGEST);

/** The sentence about a key that is wrong; `below` is the key under which the value was found. */
export function expectedText(issue: v.BaseIssue<unknown>, below = ''): Text {
  const keys = issue.path?.map(({ key }) => String(key)) ?? [];
  const path = below === '' ? keys : [below, ...keys];
  const key = same(quoted(path.join('.')) || '?');
  if (issue.expected === 'never') return fill(expected.unknown, key);
  if (issue.received === 'undefined') return fill(expected.missing, key);
  const wanted = quoted(issue.expected ?? issue.message);
  return fill(expected.other, key, same(wanted), same(quoted(issue.received)));
}

/** A sentence about a message, which names its type, unless it has none, and its number in the conversation. */
export const inMessage = (number: number, type: string, wrong: Text): Text =>
  type === ''
    ? fill(expected.inLine, number, wrong)
    : fill(expected.inMessage, number, same(quoted(type)), wrong);

/** The observation of the seat to act; refused, with the key, unless it is as the schema says. */
export function readObservation(
  { published }: Pick<AnyGame, 'published'>,
  options: MatchOptions,
  told: unknown,
): { readonly observation: unknown } | Refusal {
  const read = v.safeParse(published.schema, told);
  if (!read.success) return refuse('protocol', expectedText(read.issues[0], 'observation'));
  return { observation: published.restore(read.output, options) };
}
