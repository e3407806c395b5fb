/** Every variant of Durak, and the rules they add up to. */
import type { Card } from '../../../cards/pack.ts';
import { goOn } from '../bout/go-on.ts';
import { packOf, rankOf, suitOf } from '../cards.ts';
import { UNSAID } from '../moves.ts';
import type { Options } from '../options/index.ts';
import {
  beatersOf,
  type CompiledRules,
  type Turning,
  type Variant,
  type VariantRules,
} from '../variant-rules.ts';
import { limit, pileOn } from './attacking.ts';
import { beatAces, clubs, weli } from './beating.ts';
import { cheating } from './cheating.ts';
import { forfeit, nextDealer } from './game-end.ts';
import { newHands, secret } from './hands.ts';
import { newcomers } from './newcomers.ts';
import { pairs } from './pairs.ts';
import { direction, ticket, transfer } from './passing.ts';
import { quicky } from './quicky.ts';
import { newTrump, trump } from './trump.ts';

const NEVER = Number.POSITIVE_INFINITY;
const ONE_WAY: Readonly<Record<number, readonly Turning[]>> = {
  1: [{ way: UNSAID, direction: 1, play: 1 }],
  [-1]: [{ way: UNSAID, direction: -1, play: -1 }],
};

/** DUR-4: a higher card of the suit, or a trump on what is none. */
const beats = (lying: Card, cover: Card, trump: number): boolean =>
  suitOf(cover) === suitOf(lying)
    ? rankOf(cover) > rankOf(lying)
    : suitOf(cover) === trump && suitOf(lying) !== trump;

/** Durak without variants. */
const baseRules = (options: Options): VariantRules => ({
  options,
  players: options.players,
  pack: packOf(options),
  lowest: rankOf(packOf(options).order[0] ?? 0),
  secret: 0,
  turnsUp: true,
  trumpUnturned: suitOf,
  showsSixth: true,
  declares: 'never',
  lastMakesTrump: false,
  newHands: [],
  fiveSuitedGlass: true,
  partners: Array.from({ length: options.players }, () => -1),
  outTogether: false,
  leaves: false,
  mostFirst: 5,
  most: 6,
  beats,
  weli: false,
  passLeast: () => NEVER,
  ticket: () => false,
  turnings: (bout) => ONE_WAY[bout] ?? [],
  cheats: 'never',
  piling: () => [],
  mostPiled: 0,
  fills: true,
  goOn,
  joins: false,
  dealerChosen: false,
  forfeits: { named: 0, once: false },
});

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
