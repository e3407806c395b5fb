/** What players of Durak say for and against a move. */
import { causesOf } from '../../../blocks/causes.ts';
import type { Card } from '../../../cards/pack.ts';
import type { Cause } from '../../../engine/extras.ts';
import type { Spending } from '../../../engine/game.ts';
import { listed, type Text } from '../../../lang/text.ts';
import { doesBeat, ranksStanding } from '../bout/bout.ts';
import { lyingIn } from '../bout/groups.ts';
import { hidden, type Observation } from '../rules/observation.ts';
import {
  ACE,
  type Lying,
  listCards,
  marked,
  rankOf,
  realCard,
  shownAs,
  suitOf,
} from '../state/cards.ts';
import { aboutOf, coveredOf, coveringOf, type Move, verbOf } from '../state/moves.ts';
import { rulesOf } from '../variants/index.ts';
import texts from './texts.json' with { type: 'json' };

const { causes: said } = texts;

/** The lowest rank that counts as high: the queen. */
const HIGH = ACE - 2;

const namedAll = (cards: readonly Lying[]): Text => listed(cards.map(marked));
const isTrump = ({ trumps, observer }: Observation, card: Lying): boolean =>
  suitOf(realCard(card)) === (trumps[observer] ?? -1);
/** The rank of a card, trumps above all plain cards. */
const heightOf = (observation: Observation, card: Lying): number =>
  rankOf(realCard(card)) + (isTrump(observation, card) ? ACE + 1 : 0);
const isOnTable = ({ bout }: Observation, card: Lying): boolean =>
  ((ranksStanding(bout) >>> rankOf(shownAs(card))) & 1) === 1;

/** Causes for and against playing cards that nobody asks for, by an attack, by adding or by passing on. */
function spendingCauses(observation: Observation, move: Move): readonly Cause[] {
  const { hand, stock, bout, known, sizes } = observation;
  const cards = lyingIn(aboutOf(move));
  const shown = shownAs(cards[0] ?? 0);
  const named = namedAll(cards);
  const heights = cards.map((card) => heightOf(observation, card));
  const lowest = Math.min(...listCards(hand).map((card) => heightOf(observation, card)));
  const trumps = cards.filter((card) => isTrump(observation, card));
  const isPlain = trumps.length === 0;
  const out = [...hidden(observation).pool, ...listCards(known, Math.max(0, bout.defender))];
  const rules = rulesOf(observation.course.options);
  const helpless = cards.filter(
    (card) => !out.some((one) => doesBeat(rules, observation, card, one)),
  );
  const isBeaten = out.some((one) => suitOf(one) === suitOf(shown) && rankOf(one) > rankOf(shown));
  const defender = `{${bout.defender}}`;
  const isAdded = verbOf(move) === 'add';
  const isTaken = observation.phase === 'pile-on';
  return causesOf(said, {
    passes: verbOf(move) === 'pass' && [named],
    addsTaken: isAdded && isTaken && [named, defender],
    helpless: !isTaken &&
      verbOf(move) !== 'pass' &&
      helpless.length > 0 && [namedAll(helpless), defender],
    presses: isAdded &&
      !isTaken &&
      helpless.length === 0 && [named, defender, sizes[bout.defender] ?? 0],
    unbeaten: verbOf(move) === 'attack' && isPlain && !isBeaten && [marked(cards[0] ?? 0)],
    trumpEarly: !isPlain && stock > 0 && [namedAll(trumps), stock],
    trump: !isPlain && stock === 0 && [namedAll(trumps)],
    several: isPlain && cards.length > 1 && [named],
    lowest: isPlain && heights.includes(lowest) && [marked(cards[heights.indexOf(lowest)] ?? 0)],
    high: isPlain && stock > 0 && Math.max(...heights) >= HIGH && [named, stock],
  });
}

/** The cards of the hand that cover an attack, the lowest first. */
function coveringCards(observation: Observation, attack: Lying): readonly Card[] {
  const rules = rulesOf(observation.course.options);
  return listCards(observation.hand)
    .filter((card) => doesBeat(rules, observation, attack, card))
    .toSorted((a, b) => heightOf(observation, a) - heightOf(observation, b));
}

/**
 * Reasons for and against a cover: whether it costs a trump and needs to, and whether it brings a new rank to which
 * others can add.
 */
function coveringCauses(observation: Observation, move: Move): readonly Cause[] {
  const attack = coveredOf(move);
  const card = coveringOf(move);
  const isDear = isTrump(observation, card) && !isTrump(observation, attack);
  const isKnown = isOnTable(observation, card);
  const values = [marked(card), marked(attack)];
  const [lowest = card] = coveringCards(observation, attack);
  const isLowest = heightOf(observation, card) <= heightOf(observation, lowest);
  return causesOf(said, {
    onlyTrump: isDear && isLowest && values,
    coversDear: isDear && observation.stock > 0 && values,
    coversTrump: isDear && observation.stock === 0 && values,
    covers: !isDear && values,
    sameRank: isKnown && observation.bout.open === 1 && [marked(card)],
    newRank: !isKnown && [marked(card)],
  });
}

/** Cards that are taken up at little cost while many are still to draw. */
const FEW = 2;
/** The cards of a hand: while as many are still to draw, it is early. */
const MANY = 6;

/** Causes for and against taking: the cards taken up, and what covering would cost or bring. */
function takingCauses(observation: Observation): readonly Cause[] {
  const { bout, stock } = observation;
  const lying = [...bout.attacks, ...bout.covers].filter((card) => card >= 0);
  const trumps = lying.filter((card) => isTrump(observation, card));
  const isRich = 2 * trumps.length >= lying.length;
  const open = bout.attacks.filter((_, i) => (bout.covers[i] ?? -1) < 0);
  const covering = open.map((attack) => coveringCards(observation, attack));
  const uncovered = open.filter((_, i) => covering[i]?.length === 0);
  const cheapest = [...new Set(covering.flatMap(([card]) => card ?? []))];
  const isDear = cheapest.every((card) => heightOf(observation, card) >= HIGH);
  const isCovered = uncovered.length === 0 && cheapest.length > 0;
  const isNew = covering.flat().every((card) => !isOnTable(observation, card));
  return causesOf(said, {
    inVain: uncovered.length > 0 && [namedAll(uncovered)],
    saves: isCovered && isDear && stock > 0 && [namedAll(cheapest), stock],
    takesTrumps: trumps.length > 0 && isRich && [namedAll(trumps)],
    opens: isCovered && isNew && [namedAll(open)],
    early: lying.length <= FEW && stock >= MANY && [lying.length, stock],
    takes: [lying.length, namedAll(lying)],
  });
}

/** Causes for and against `done`: the cards kept in hand, and how few cards the defender has left. */
function doneCauses(observation: Observation): readonly Cause[] {
  const { sizes, bout, hand } = observation;
  const fitting = listCards(hand).filter((card) => isOnTable(observation, card));
  const left = sizes[bout.defender] ?? 0;
  return causesOf(said, {
    keeps: fitting.length > 0 && [namedAll(fitting)],
    fewLeft: left > 0 && left <= 2 && [`{${bout.defender}}`, left],
  });
}

/** What a cover spends: the height of its card, trumps above all others. */
export function spends(observation: Observation, move: Move): Spending | undefined {
  if (verbOf(move) !== 'cover') return undefined;
  const amount = heightOf(observation, coveringOf(move));
  return { purpose: `cover ${coveredOf(move)}`, amount };
}

/** The cause for playing the last cards of a hand once the stock is gone. */
function lastCauses({ hand, stock }: Observation, played: number): readonly Cause[] {
  return causesOf(said, { rid: stock === 0 && listCards(hand).length === played && [] });
}

/** The causes a player of Durak names for and against a move. */
export function causes(observation: Observation, move: Move): readonly Cause[] {
  const verb = verbOf(move);
  if (verb === 'cover')
    return [...lastCauses(observation, 1), ...coveringCauses(observation, move)];
  if (verb === 'take') return takingCauses(observation);
  if (verb === 'done') return doneCauses(observation);
  if (verb === 'attack' || verb === 'add' || verb === 'pass')
    return [
      ...lastCauses(observation, lyingIn(aboutOf(move)).length),
      ...spendingCauses(observation, move),
    ];
  return causesOf(said, { shows: verb === 'show' && [marked(aboutOf(move))] });
}
