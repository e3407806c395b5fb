/** What players of Cabo say for and against a move. */
import { causesOf, marked, markedAll } from '../../blocks/causes.ts';
import type { Card } from '../../cards/pack.ts';
import { cardsOf, size } from '../../cards/set.ts';
import { at, sum } from '../../engine/estimate.ts';
import type { Cause } from '../../engine/extras.ts';
import { fill, same, type Text } from '../../lang/text.ts';
import { guessRow, meanLoose, savingOver } from './estimates.ts';
import type { Move, PlaceSet } from './moves.ts';
import type { Observation } from './observation.ts';
import { pack } from './round.ts';
import { topOf } from './rules.ts';
import { isNearKamikaze } from './score.ts';
import { boundOf, cardAt, isHidden, knows, type Place, UNBOUND } from './state.ts';
import texts from './texts.json' with { type: 'json' };

const { causes: said } = texts;
const cardNamed = (card: Card): string => marked(pack, card);
const known = (places: readonly Place[]): readonly Card[] =>
  places.filter((place) => !isHidden(place)).map(cardAt);
const ownRow = ({ rows, observer }: Observation) => at(rows, observer);

/** What a row counts; where some of its cards are unknown, as a guess. */
function countOf({ rows }: Observation, seat: number, count: number): Text {
  return at(rows, seat).some(isHidden) ? fill(texts.about, count) : same(count);
}

/** Causes for and against calling: the sum guessed of the own row against the lowest of the others. */
function callCauses(observation: Observation): readonly Cause[] {
  const mean = meanLoose(observation);
  const sums = observation.rows.map((row) => Math.round(sum(guessRow(row, mean))));
  const own = at(sums, observation.observer);
  const others = sums.with(observation.observer, Number.POSITIVE_INFINITY);
  const least = Math.min(...others);
  const lowest = others.indexOf(least);
  const values = [
    countOf(observation, observation.observer, own),
    `{${lowest}}`,
    countOf(observation, lowest, least),
  ];
  return causesOf(said, { call: own < least && values, callEarly: own >= least && values });
}

/** Whether own cards are known to be unequal, so that a set of them fails. */
function isUnequal(observation: Observation, places: PlaceSet): boolean {
  const cards = known(cardsOf(places).map((place) => at(ownRow(observation), place)));
  return new Set(cards).size > 1;
}

/** Whether a sum of points is out of reach in this round: half the points for it (CAB-14) would be worth a high row. */
function isFarFromHalving({ totals, options, observer, rows }: Observation, mean: number): boolean {
  const expected = sum(guessRow(at(rows, observer), mean));
  return at(totals, observer) + expected < options.target - 1;
}

/**
 * Whether a drawn card is discarded that would have lowered the own row in place of its highest known card, although
 * nothing speaks for the higher one: it has no fellow, and neither a high row nor a high total is worth having.
 */
function wastesLowCard(observation: Observation): boolean {
  const { drawn } = observation;
  const row = ownRow(observation);
  const cards = known(row);
  const highest = Math.max(...cards);
  const isLone = cards.filter((card) => card === highest).length === 1;
  if (drawn >= highest || !isLone || isNearKamikaze(row)) return false;
  return isFarFromHalving(observation, meanLoose(observation));
}

/**
 * What players hardly ever do: discard a drawn card that lowers their row, or lay a set that fails, which is only a trick
 * to pass the turn without drawing.
 */
export function isUnusual(observation: Observation, move: Move): boolean {
  if (move.verb === 'discard') return observation.phase === 'drawn' && wastesLowCard(observation);
  return (move.verb === 'take' || move.verb === 'keep') && isUnequal(observation, move.places);
}

/** Causes for and against putting a card in place of own ones: the points it saves or costs. */
function replacingCauses(observation: Observation, card: Card, places: PlaceSet): readonly Cause[] {
  const old = cardsOf(places).map((place) => at(ownRow(observation), place));
  const cards = known(old);
  const mean = meanLoose(observation);
  const isSet = old.length > 1;
  const [first] = cards;
  const isSure = cards.length === old.length && cards.every((one) => one === first);
  const isFailing = isUnequal(observation, places);
  const over =
    first === undefined ? [cardNamed(card), Math.round(mean)] : [cardNamed(card), cardNamed(first)];
  const saved = (first ?? mean) - card;
  const staying = ownRow(observation).filter((_, place) => !cardsOf(places).includes(place));
  const isPaired = !isSet && first !== card && known(staying).includes(card);
  return causesOf(said, {
    fails: isFailing && [markedAll(pack, cards), cardNamed(card)],
    noSet: isSet && !isSure && !isFailing && [cardNamed(card)],
    set: isSet && isSure && sum(cards) > card && [markedAll(pack, cards), sum(cards) - card],
    overUnknown: !isSet && first === undefined && saved > 0 && over,
    dearOverUnknown: !isSet && first === undefined && saved <= 0 && over,
    saves: !isSet && first !== undefined && saved > 0 && [...over, saved],
    pairs: isPaired && [cardNamed(card)],
    dearer: !isSet && first !== undefined && saved <= 0 && over,
  });
}

/** The highest card that counts as a gift to the next player. */
const GIFT = 3;

/** The most points beyond what a drawn card saves that are hardly worth it, since a card that is taken is known to all. */
const NEARLY = 2;

/** What the open card leaves of the own row, and what the caller's row counts, where both are known. */
function sumsAfter(observation: Observation, card: Card, highest: Card) {
  const { caller, rows } = observation;
  const own = ownRow(observation);
  const theirs = rows[caller] ?? [];
  if (theirs.length === 0 || [...own, ...theirs].some(isHidden)) return undefined;
  return { left: sum(own.map(cardAt)) - highest + card, least: sum(theirs.map(cardAt)) };
}

/**
 * Causes for drawing although the open card would help: it saves too little to beat the caller, or hardly more than a
 * drawn card does, which nobody else sees.
 */
function drawingCauses(observation: Observation, card: Card, highest: Card): readonly Cause[] {
  const saved = highest - card;
  const drawn = savingOver(highest);
  const sums = sumsAfter(observation, card, highest);
  const isTooHigh = sums !== undefined && sums.left > sums.least;
  const isNear = !isTooHigh && saved > drawn && saved <= drawn + NEARLY;
  const points = Math.round(drawn);
  return causesOf(said, {
    tooHigh: isTooHigh && [cardNamed(card), sums.left, `{${observation.caller}}`, sums.least],
    nearly: isNear && points > 0 && [cardNamed(card), saved, points],
    stays: isNear && points === 0 && [cardNamed(card), saved],
  });
}

/** Causes for and against declining a card: whether it would help the own row, or the next player. */
function decliningCauses(observation: Observation, card: Card, isDrawn: boolean): readonly Cause[] {
  const { turn, options } = observation;
  const highest = Math.max(...known(ownRow(observation)));
  const mean = meanLoose(observation);
  const helps = card < highest;
  const isDear = card > Math.round(mean);
  const isSmall = helps && highest - card <= savingOver(highest);
  const drawing = helps && !isDrawn && !isDear ? drawingCauses(observation, card, highest) : [];
  const others = causesOf(said, {
    better: !isDrawn && isDear && [Math.round(mean), cardNamed(card)],
    useless: !helps && [cardNamed(card)],
    stays: !isDrawn && isSmall && !isDear && [cardNamed(card), highest - card],
    missed: helps && [cardNamed(card), cardNamed(highest), highest - card],
    gift: isDrawn && card <= GIFT && [cardNamed(card), `{${(turn + 1) % options.players}}`],
  });
  return [...drawing, ...others];
}

/** Causes for swapping an own card that is still unknown for one that is known to be lower, or kept by its owner. */
function blindSwapCauses(mean: number, got: Place, seat: number): readonly Cause[] {
  const isLow = !isHidden(got) && cardAt(got) < Math.round(mean);
  const isKept = isHidden(got) && knows(got, seat) && boundOf(got) < UNBOUND;
  const average = Math.round(mean);
  return causesOf(said, {
    swapUnknown: isLow && [average, cardNamed(cardAt(got)), `{${seat}}`],
    swapUnknownKept: isKept && [average, `{${seat}}`],
  });
}

/** Causes for and against swapping an own card for one of another player's. */
function swapCauses(observation: Observation, own: number, seat: number, place: number) {
  const { rows, observer } = observation;
  const given = at(at(rows, observer), own);
  const got = at(at(rows, seat), place);
  if (isHidden(given)) return blindSwapCauses(meanLoose(observation), got, seat);
  const mine = cardAt(given);
  const theirs = cardAt(got);
  const to = `{${seat}}`;
  const isSeen = !isHidden(got);
  return causesOf(said, {
    swap: isSeen && mine > theirs && [cardNamed(mine), cardNamed(theirs), to],
    swapBadly: isSeen && mine <= theirs && [cardNamed(mine), cardNamed(theirs), to],
    swapKept: !isSeen && knows(got, seat) && boundOf(got) < UNBOUND && [cardNamed(mine), to],
    swapBlind: !isSeen && !knows(got, seat) && [cardNamed(mine), to],
  });
}

/** Causes for and against looking at a card: whether it is a new one, and whose. */
function lookingCauses(
  { rows, observer }: Observation,
  seat: number,
  place: number,
): readonly Cause[] {
  if (!isHidden(at(at(rows, seat), place))) return causesOf(said, { known: [] });
  const isOwn = seat === observer;
  return causesOf(said, { peek: isOwn && [place + 1], spy: !isOwn && [`{${seat}}`] });
}

/** The causes a player of Cabo names for and against a move. */
export function causes(observation: Observation, move: Move): readonly Cause[] {
  const { pile, drawn, observer } = observation;
  const top = topOf(pile);
  switch (move.verb) {
    case 'look':
      return causesOf(said, { looks: [size(move.places)] });
    case 'call':
      return callCauses(observation);
    case 'take':
    case 'keep':
      return replacingCauses(observation, move.verb === 'take' ? top : drawn, move.places);
    case 'draw':
    case 'discard':
      return decliningCauses(
        observation,
        move.verb === 'draw' ? top : drawn,
        move.verb === 'discard',
      );
    case 'peek':
      return lookingCauses(observation, observer, move.place);
    case 'spy':
      return lookingCauses(observation, move.seat, move.place);
    case 'swap':
      return swapCauses(observation, move.own, move.seat, move.place);
    default:
      return [];
  }
}
