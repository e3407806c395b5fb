/** Every variant of Durak, the options they bring, and the rules they add up to. */

import type { Card } from '../../../cards/pack.ts';
import { DEALS, type ListFor, playersOption } from '../../../engine/options.ts';
import { type Refusal, refuse } from '../../../engine/refusal.ts';
import { Store } from '../../../engine/store.ts';
import { fill, text } from '../../../lang/text.ts';
import { goOn } from '../bout/go-on.ts';
import { cardsEach, packOf, rankOf, suitOf } from '../state/cards.ts';
import { UNSAID } from '../state/moves.ts';
import type { Options } from '../state/options.ts';
import {
  beatersOf,
  type CompiledRules,
  type Turning,
  type Variant,
  type VariantRules,
} from '../state/variant-rules.ts';
import { limit, pileOn } from './adding.ts';
import { beatAces, clubs, weli } from './beating.ts';
import { cheating } from './cheating.ts';
import { forfeit } from './forfeit.ts';
import { newHands, secret } from './hands.ts';
import { newcomers, nextDealer } from './next-game.ts';
import { pairs } from './pairs.ts';
import { direction, ticket, transfer } from './passing.ts';
import { quicky } from './quicky.ts';
import texts from './texts.json' with { type: 'json' };
import { newTrump, trump } from './trump.ts';

/** The options of Durak, in the order in which records name them. */
export const options: ListFor<Options> = {
  players: playersOption(2, 12, 3),
  deck: {
    kind: 'number',
    among: [36, 52],
    default: 36,
    group: texts.groups.cards,
    label: text('cards in a pack', 'Karten im Spiel'),
    meaning: text('cards in a pack', 'Karten in einem Spiel'),
  },
  packs: {
    kind: 'number',
    range: [1, 3],
    default: 1,
    group: texts.groups.cards,
    label: text('packs shuffled together', 'Kartenspiele zusammen'),
    meaning: text('packs shuffled together', 'Kartenspiele, die zusammengemischt werden'),
  },
  ...transfer.options,
  ...ticket.options,
  ...direction.options,
  ...pairs.options,
  ...clubs.options,
  ...quicky.options,
  /** Harakiri. A move not made in time is made at random by the module that keeps time. */
  clock: {
    kind: 'number',
    range: [0, 60],
    default: 0,
    group: texts.groups.play,
    rare: true,
    label: text('seconds per move', 'Sekunden je Zug'),
    meaning: text(
      'seconds per move, then a random move is made (Harakiri); 0: no clock',
      'Sekunden je Zug, dann wird ein zufälliger gemacht (Harakiri); 0: ohne Uhr',
    ),
  },
  ...newHands.options,
  ...newTrump.options,
  ...trump.options,
  ...beatAces.options,
  ...pileOn.options,
  ...cheating.options,
  ...limit.options,
  ...weli.options,
  ...secret.options,
  ...newcomers.options,
  ...forfeit.options,
  ...nextDealer.options,
  rounds: {
    kind: 'number',
    isLength: true,
    range: [1, 99],
    default: 1,
    group: texts.groups.play,
    label: text('deals in a match', 'Spiele in einer Partie'),
    meaning: text('deals in a match', 'Spiele in einer Partie'),
  },
  deals: DEALS,
};

/** The variants in the order of their clauses; each changes the rules as the variants before it left them. */
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

/** Combinations of options that make no sense. */
export function check(given: Options): Refusal | undefined {
  for (const { clause, clash } of variants)
    if (clash?.when(given)) return refuse(clause, clash.text);
  const wanted = given.players * cardsEach(given);
  const there = given.deck * given.packs;
  if (wanted > there)
    return refuse('DUR-1', fill(texts.players.tooMany, given.players, wanted, there));
  return undefined;
}
const ONE_WAY: Readonly<Record<number, readonly Turning[]>> = {
  1: [{ way: UNSAID, direction: 1, play: 1 }],
  [-1]: [{ way: UNSAID, direction: -1, play: -1 }],
};

/** DUR-4: a higher card of the suit, or a trump on another suit. */
const beats = (lying: Card, cover: Card, trump: number): boolean =>
  suitOf(cover) === suitOf(lying)
    ? rankOf(cover) > rankOf(lying)
    : suitOf(cover) === trump && suitOf(lying) !== trump;

/** The rules of plain Durak, before each variant in force changes its part of them. */
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
  passLeast: () => Number.POSITIVE_INFINITY,
  ticket: () => false,
  turnings: (bout) => ONE_WAY[bout] ?? [],
  cheats: 'never',
  piling: () => [],
  mostPiled: 0,
  fills: true,
  goOn,
  joins: false,
  dealerChosen: false,
  forfeits: { vodka: undefined, strip: undefined, named: 0, once: false },
});

/** Compiled rules by the JSON of their options: a state read back from JSON has equal options in another object. */
const known = new Store<string, CompiledRules>('rules', (_, key) => key.length);

/** The rules for these options: every variant changes those before it. Which card beats which is then tabled once. */
function compose(options: Options): CompiledRules {
  let rules: VariantRules = baseRules(options);
  for (const { change } of variants) rules = { ...rules, ...change(rules, options) };
  return { ...rules, beaters: beatersOf(rules) };
}

function composeOnce(options: Options): CompiledRules {
  const key = JSON.stringify(options);
  return known.get(key) ?? known.set(key, compose(options));
}

/** The rules given last. They are asked for at every step, nearly always for the same options. */
let latest: { readonly options: Options; readonly rules: CompiledRules } | undefined;

/** The rules under these options, one object for equal options. */
export function rulesOf(options: Options): CompiledRules {
  if (latest?.options === options) return latest.rules;
  const rules = composeOnce(options);
  latest = { options, rules };
  return rules;
}
