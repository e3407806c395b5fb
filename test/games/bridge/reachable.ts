/** Whether rules of Bridge's system are ever used: at auctions that fit their pattern, with hands of a pool. */
import { openStream, type Random, shuffle } from '../../../src/engine/random.ts';
import { bidOf, DOUBLE, isBid, PASS, REDOUBLE } from '../../../src/games/bridge/state/cards.ts';
import { type Hand, handOf } from '../../../src/games/bridge/state/hand.ts';
import { type SystemCards, USUAL_CARDS } from '../../../src/games/bridge/state/system-card.ts';
import { allFitting, chapters, ruleFor } from '../../../src/games/bridge/system/meaning.ts';
import { matchAuction, splitWhen, wordsIn } from '../../../src/games/bridge/system/pattern.ts';
import { readAuction } from '../../../src/games/bridge/system/reading.ts';
import type { Rule } from '../../../src/games/bridge/system/shown.ts';

const BIDS = [1, 2, 3, 4, 5].flatMap((level) =>
  [0, 1, 2, 3, 4].map((strain) => bidOf(level, strain)),
);
const CALLS = [PASS, DOUBLE, REDOUBLE, ...BIDS];

/** What may stand before Blackwood: spades agreed, or a suit too short to be. */
const BEFORE = ['1S - 3S -', '1C -'];

/** The pattern with whole auctions; spades stand for the agreed suit. */
const wholes = (pattern: string): readonly string[] =>
  BEFORE.map((before) => pattern.replace(/… (\+a - )?/, `${before} `).replaceAll(/\b5F\b/g, '5S'));

/** Auctions from the opening on that fit the tokens. */
function auctionsOf(tokens: readonly string[]): readonly (readonly number[])[] {
  let found: readonly (readonly number[])[] = [[]];
  for (let n = 1; n <= tokens.length; n++)
    found = found.flatMap((calls) => {
      const last = Math.max(0, ...calls.filter(isBid));
      return CALLS.filter((call) => !isBid(call) || call > last)
        .map((call) => [...calls, call])
        .filter((more) => matchAuction(tokens.slice(0, n), more, {}) !== undefined);
    });
  return found;
}

/** Hands from the whole pack, and from its upper and its lower part: extremes are rare in whole ones. */
function pool(random: Random, count: number): readonly Hand[] {
  const all = Array.from({ length: 52 }, (_, card) => card);
  const parts = [all, all.filter((card) => card % 13 > 4), all.filter((card) => card % 13 < 9)];
  return Array.from({ length: count }, (_, i) => {
    const cards = shuffle(parts[i % parts.length] ?? all, random).slice(0, 13);
    const suits = [0, 0, 0, 0];
    for (const card of cards) {
      const suit = Math.floor(card / 13);
      suits[suit] = (suits[suit] ?? 0) | (1 << (card % 13));
    }
    return handOf(suits);
  });
}

const hands = pool(openStream('bridge/reachable'), 30_000);

/** Whether the rule makes a call with one of the hands after an auction. */
function isUsed(rule: Rule, calls: readonly number[], cards: SystemCards): boolean {
  const { setting } = readAuction(calls, 0, cards);
  const own = allFitting(setting).filter(({ compiled }) => compiled.rule === rule);
  const meets = (hand: Hand): boolean =>
    own.some(({ compiled, context }) => compiled.needs.every((need) => need.holds(hand, context)));
  return hands.some((hand) => meets(hand) && ruleFor(hand, setting) === rule);
}

const knownCards = new Map<string, SystemCards>();

/** The cards of a side that plays so and of opponents that play so: one pair for equal ones, whose rules are found once. */
function cardsFor(own: Rule['own'], theirs: Rule['theirs']): SystemCards {
  const [usual] = USUAL_CARDS;
  const cards: SystemCards = [
    { ...usual, ...own },
    { ...usual, ...theirs },
  ];
  const key = JSON.stringify(cards);
  const known = knownCards.get(key) ?? cards;
  knownCards.set(key, known);
  return known;
}

function isReachable(rule: Rule): boolean {
  const { auctions } = splitWhen(rule.when);
  const { own, theirs } = rule;
  return auctions
    .split('|')
    .flatMap(wholes)
    .some((pattern) => {
      const tokens = wordsIn(pattern);
      const opened = tokens[0] === 'open' ? [[]] : auctionsOf(tokens);
      return opened.some((calls) =>
        [0, 2].some((passes) => {
          const after = [...Array.from({ length: passes }, () => PASS), ...calls];
          const isOwnNorth = after.length % 2 === 0;
          const cards = isOwnNorth ? cardsFor(own, theirs) : cardsFor(theirs, own);
          return isUsed(rule, after, cards);
        }),
      );
    });
}

/** Rules that hold only where something is chosen, and never make a call. */
export const unreachable = (): readonly string[] =>
  chapters
    .flatMap(({ rules }) => rules)
    .filter(({ own, theirs }) => own !== undefined || theirs !== undefined)
    .filter((rule) => !isReachable(rule))
    .map(({ when, call, needs }) => `${when} → ${call} (${needs})`);
