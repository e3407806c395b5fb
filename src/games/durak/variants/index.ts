/** Every variant of Durak, the options they bring, and the rules they add up to. */
import { DEALS, type ListFor, playersOption } from '../../../engine/options.ts';
import { type Refusal, refuse } from '../../../engine/refusal.ts';
import { fill, text } from '../../../lang/text.ts';
import { cardsEach } from '../cards.ts';
import { CARDS, type Options, PLAY } from '../options.ts';
import {
  beatersOf,
  type CompiledRules,
  type Variant,
  type VariantRules,
} from '../variant-rules.ts';
import { limit, pileOn } from './adding.ts';
import { baseRules } from './base-rules.ts';
import { beatAces, clubs, weli } from './beating.ts';
import { cheating } from './cheating.ts';
import { forfeit } from './forfeit.ts';
import { newHands, secret } from './hands.ts';
import { newcomers, nextDealer } from './next-game.ts';
import { pairs } from './pairs.ts';
import { direction, ticket, transfer } from './passing.ts';
import { quicky } from './quicky.ts';
import { newTrump, trump } from './trump.ts';

/** In the order in which records name them. */
export const options: ListFor<Options> = {
  players: playersOption(2, 12, 3),
  deck: {
    kind: 'number',
    among: [36, 52],
    default: 36,
    group: CARDS,
    label: text('cards in a pack', 'Karten im Spiel'),
    meaning: text('cards in a pack', 'Karten in einem Spiel'),
  },
  packs: {
    kind: 'number',
    range: [1, 3],
    default: 1,
    group: CARDS,
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
    group: PLAY,
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
    range: [1, 99],
    default: 1,
    group: PLAY,
    label: text('games in a match', 'Spiele in einer Partie'),
    meaning: text('games in a match', 'Spiele in einer Partie'),
  },
  deals: DEALS,
};

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

const TOO_FEW = text(
  '$1 players need $2 cards, but there are only $3',
  '$1 Spieler brauchen $2 Karten, es sind nur $3',
);

/** Combinations of options that make no sense. */
export function check(given: Options): Refusal | undefined {
  for (const { clause, clash } of variants)
    if (clash?.when(given)) return refuse(clause, clash.text);
  const wanted = given.players * cardsEach(given);
  const there = given.deck * given.packs;
  return wanted > there ? refuse('DUR-1', fill(TOO_FEW, given.players, wanted, there)) : undefined;
}

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
