/** Every variant of Durak, and the rules they add up to. */
import type { Options } from '../options/index.ts';
import {
  beatersOf,
  type CompiledRules,
  type Variant,
  type VariantRules,
} from '../variant-rules.ts';
import { baseRules } from './base-rules.ts';
import { beatAces } from './beat-aces.ts';
import { cheating } from './cheating.ts';
import { clubs } from './clubs.ts';
import { direction } from './direction.ts';
import { forfeit } from './forfeit.ts';
import { limit } from './limit.ts';
import { newHands } from './new-hands.ts';
import { newTrump } from './new-trump.ts';
import { newcomers } from './newcomers.ts';
import { nextDealer } from './next-dealer.ts';
import { pairs } from './pairs.ts';
import { pileOn } from './pile-on.ts';
import { quicky } from './quicky.ts';
import { secret } from './secret.ts';
import { ticket } from './ticket.ts';
import { transfer } from './transfer.ts';
import { trump } from './trump.ts';
import { weli } from './weli.ts';

/** In the order of their clauses; each changes the rules the ones before it left. */
export const variants: readonly Variant[] = [
  newcomers,
  transfer,
  ticket,
  direction,
  pairs,
  clubs,
  quicky,
  newHands,
  newTrump,
  trump,
  pileOn,
  beatAces,
  limit,
  weli,
  secret,
  cheating,
  forfeit,
  nextDealer,
];

/** Keyed by their JSON: a state read back from JSON carries the same options in another object. */
const known = new Map<string, CompiledRules>();

function compose(options: Options): CompiledRules {
  let rules: VariantRules = baseRules(options);
  for (const { change } of variants) rules = { ...rules, ...change(rules, options) };
  return { ...rules, beaters: beatersOf(rules) };
}

function composeOnce(options: Options): CompiledRules {
  const key = JSON.stringify(options);
  const rules = known.get(key) ?? compose(options);
  known.set(key, rules);
  return rules;
}

/** Asked at every step, nearly always for the same options. */
let latest: { readonly options: Options; readonly rules: CompiledRules } | undefined;

/** The rules under these options; the same value for the same options. */
export function rulesOf(options: Options): CompiledRules {
  if (latest?.options === options) return latest.rules;
  const rules = composeOnce(options);
  latest = { options, rules };
  return rules;
}
