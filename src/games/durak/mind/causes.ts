/** What players of Durak say for and against a move. */
import { causesOf } from '../../../blocks/causes.ts';
import type { Card } from '../../../cards/pack.ts';
import type { Cause } from '../../../engine/extras.ts';
import type { Spending } from '../../../engine/game.ts';
import { listed, type Text } from '../../../lang/text.ts';
import { doesBeat, ranksStanding } from '../bout/bout.ts';
import { lyingIn } from '../bout/groups.ts';
import { hidden, type Observation } from '../rules/observation.ts';
import { ACE, type Lying, listCards, marked, rankOf, shownAs, suitOf } from '../state/cards.ts';
import { aboutOf, coveredOf, coveringOf, type Move, verbOf } from '../state/moves.ts';
import { rulesOf } from '../variants/index.ts';
import { heightOf, isTrump } from './height.ts';
import { coversAmong } from './same-covers.ts';
import texts from './texts.json' with { type: 'json' };

const { causes: said } = texts;

/** The lowest rank that counts as high: the queen. */
const HIGH = ACE - 2;

const namedAll = (cards: readonly Lying[]): Text => listed(cards.map(marked));
const isOnTable = ({ bout }: Observation, card: Lying): boolean =>
  ((ranksStanding(bout) >>> rankOf(shownAs(card))) & 1) === 1;

/** The most higher cards of a suit that leave one hard to cover, and the most of them that are named. */
const SCARCE = 4;
const NAMED = 2;

/** Causes for plain cards of an attack, by what is out in their suits: only trumps cover them, or few other cards. */
function attackingCauses(observation: Observation, cards: readonly Lying[]): readonly Cause[] {
  const out = outAgainst(observation);
  const aboveOf = (card: Lying): readonly Card[] => {
    const shown = shownAs(card);
    return out.filter((one) => suitOf(one) === suitOf(shown) && rankOf(one) > rankOf(shown));
  };
  const unbeaten = cards.filter((card) => aboveOf(card).length === 0);
  const [first = 0] = cards;
  const above = aboveOf(first);
  const isScarce = cards.length === 1 && above.length > 0 && above.length <= SCARCE;
  return causesOf(said, {
    unbeaten: unbeaten.length > 0 && [namedAll(unbeaten), unbeaten.length],
    scarce: isScarce && above.length <= NAMED && [marked(first), namedAll(above), above.length],
    hard: isScarce && above.length > NAMED && [marked(first), above.length],
  });
}

/** The cards that the defender may hold. */
const outAgainst = (observation: Observation): readonly Card[] => [
  ...hidden(observation).pool,
  ...listCards(observation.known, Math.max(0, observation.bout.defender)),
];

/** Causes for and against playing cards that nobody asks for, by an attack, by adding or by passing on. */
function spendingCauses(observation: Observation, move: Move): readonly Cause[] {
  const { hand, stock, bout, sizes } = observation;
  const cards = lyingIn(aboutOf(move));
  const named = namedAll(cards);
  const heights = cards.map((card) => heightOf(observation, card));
  const lowest = Math.min(...listCards(hand).map((card) => heightOf(observation, card)));
  const trumps = cards.filter((card) => isTrump(observation, card));
  const isPlain = trumps.length === 0;
  const out = outAgainst(observation);
  const rules = rulesOf(observation.course.options);
  const helpless = cards.filter(
    (card) => !out.some((one) => doesBeat(rules, observation, card, one)),
  );
  const defender = `{${bout.defender}}`;
  const isAdded = verbOf(move) === 'add';
  const isTaken = observation.phase === 'pile-on';
  const pressing = causesOf(said, {
    passes: verbOf(move) === 'pass' && [named],
    addsTaken: isAdded && isTaken && [named, defender],
    helpless: !isTaken &&
      verbOf(move) !== 'pass' &&
      helpless.length > 0 && [namedAll(helpless), defender],
    presses: isAdded &&
      !isTaken &&
      helpless.length === 0 && [named, defender, sizes[bout.defender] ?? 0],
  });
  const isAttack = verbOf(move) === 'attack' && isPlain;
  const spending = causesOf(said, {
    trumpEarly: !isPlain && stock > 0 && [namedAll(trumps), stock],
    trump: !isPlain && stock === 0 && [namedAll(trumps)],
    several: isPlain && cards.length > 1 && [named],
    lowest: isPlain && heights.includes(lowest) && [marked(cards[heights.indexOf(lowest)] ?? 0)],
    high: isPlain && stock > 0 && Math.max(...heights) >= HIGH && [named, stock],
  });
  const attacking = isAttack ? attackingCauses(observation, cards) : [];
  return [...pressing, ...attacking, ...spending];
}

/** The cards of the hand that cover an attack, the lowest first. */
const coveringCards = (observation: Observation, attack: Lying): readonly Card[] =>
  coversAmong(observation, listCards(observation.hand), attack);

/**
 * Reasons for and against a cover: whether it costs a trump and needs to, and whether it brings a new rank to which
 * others can add.
 */
function coveringCauses(observation: Observation, move: Move): readonly Cause[] {
  const attack = coveredOf(move);
  const card = coveringOf(move);
  const isPlain = !isTrump(observation, card);
  const isAgainstTrump = !isPlain && isTrump(observation, attack);
  const isDear = !isPlain && !isAgainstTrump;
  const isKnown = isOnTable(observation, card);
  const values = [marked(card), marked(attack)];
  const able = coveringCards(observation, attack);
  const lowest = Math.min(...able.map((one) => heightOf(observation, one)));
  const isLowest = heightOf(observation, card) <= lowest;
  return causesOf(said, {
    onlyTrump: isDear && isLowest && values,
    coversDear: isDear && observation.stock > 0 && values,
    coversTrump: isDear && observation.stock === 0 && values,
    lowestTrump: isAgainstTrump && isLowest && able.length > 1 && values,
    lowestCover: isPlain && isLowest && able.length > 1 && values,
    covers: isPlain && !(isLowest && able.length > 1) && values,
    sameRank: isKnown && observation.bout.open === 1 && [marked(card)],
    newRank: !isKnown && [marked(card)],
  });
}

/** Cards that are taken up at little cost while many are still to draw. */
const FEW = 2;
/** The cards of a hand: while as many are still to draw, it is early. */
const MANY = 6;

/** The fewest trumps that make taking cards up welcome, whatever comes with them. */
const RICH = 2;

/** Causes for and against taking: the cards taken up, and what covering would cost or bring. */
function takingCauses(observation: Observation): readonly Cause[] {
  const { bout, stock } = observation;
  const lying = [...bout.attacks, ...bout.covers].filter((card) => card >= 0);
  const trumps = lying.filter((card) => isTrump(observation, card));
  const isRich = trumps.length >= RICH || 2 * trumps.length >= lying.length;
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
