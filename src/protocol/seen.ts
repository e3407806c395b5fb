/** What a seat knows, as the rules keep it, from what was published of it. */
import * as v from 'valibot';
import type { AnyGame } from '../engine/game.ts';
import type { MatchOptions } from '../engine/options.ts';
import { type Refusal, refuse } from '../engine/refusal.ts';
import { expectedText } from './expected.ts';

/** What is needed of a game: its published form. */
type Publishing = Pick<AnyGame, 'published'>;

/** The observation of the seat to act; refused, with the key, unless it is as the schema says. */
export function readObservation(
  { published }: Publishing,
  options: MatchOptions,
  told: unknown,
): { readonly observation: unknown } | Refusal {
  const read = v.safeParse(published.schema, told);
  if (!read.success) return refuse('protocol', expectedText(read.issues[0], 'observation'));
  return { observation: published.restore(read.output, options) };
}
