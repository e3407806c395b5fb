/** Totals that end a match, and what they mean to who gets there. */
import type { Limit } from '../engine/ended.ts';
import type { MatchOptions } from '../engine/options.ts';
import { fill, type Text } from '../lang/text.ts';
import texts from './texts.json' with { type: 'json' };

type WithTarget = MatchOptions & { readonly target: number };

const limited =
  (told: Text) =>
  ({ target }: WithTarget): Limit => ({ total: target, told: fill(told, target) });

/** The first to reach the target wins. */
export const firstTo = limited(texts.limits.first);

/** Whoever passes the target has lost. */
export const lostAbove = limited(texts.limits.above);

/** The match is over once somebody reaches the target, and the lowest total wins. */
export const overAt = limited(texts.limits.over);
