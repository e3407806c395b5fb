/** What players of All Fours say for and against a move. */
import { causesOf, marked, markedAll, suitMarked } from '../../blocks/causes.ts';
import { isVoid } from '../../blocks/trick.ts';
import { laidCard, trickCauses } from '../../blocks/trick-causes.ts';
import type { Card } from '../../cards/pack.ts';
import { has } from '../../cards/set.ts';
import { cardsOf, suitCards, union } from '../../cards/wide-set.ts';
import type { Cause } from '../../engine/extras.ts';
import { fill, plural } from '../../lang/text.ts';
import { liking } from './heuristics.ts';
import { type Observation, unseenBy } from './observation.ts';
import { playableSuits, winnerOf } from './rules.ts';
import { aboutOf, GAME_COUNT, JACK, kindOf, type Move, pack, RANKS, SUIT_OF } from './state.ts';
import texts from './texts.json' with { type: 'json' };
import { proposal } from './trump.ts';

const { causes: said, units } = texts;
const suited = (suit: number): string => suitMarked(pack, suit * RANKS);
const eyes = (count: number) => fill(plural(count, units.eye, units.eyes), count);
const countOf = (card: Card | undefined): number => GAME_COUNT[card ?? -1] ?? 0;

/** The liking (`liking`) from which a suit is good as trump: that of three cards, or of a liked one and one more. */
const ENOUGH = 3;

/** The highest card of a suit in a hand, if no other card of the suit that may be in play is higher. */
function surelyHighest({ turned }: Observation, held: readonly Card[]): Card | undefined {
  const highest = held.at(-1);
  if (highest === undefined) return undefined;
  const isAbove = (other: Card): boolean => SUIT_OF[other] === SUIT_OF[highest] && other > highest;
  const isOut = pack.order.some((other) => isAbove(other) && !turned.includes(other));
  return isOut ? undefined : highest;
}

/** Causes for the suit turned up: the cards held in it; and what the point given away for it means (ALF-3). */
function trumpCauses(observation: Observation, isGift: boolean): readonly Cause[] {
  const { hand, options, totals, dealer } = observation;
  const suit = proposal(observation);
  const held = suitCards(hand, suit, RANKS);
  const highest = surelyHighest(observation, held);
  const missing = options.target - (totals[1 - dealer] ?? 0);
  const isGood = liking(hand, suit) >= ENOUGH;
  const values = [suited(suit), markedAll(pack, held)];
  return causesOf(said, {
    lastPoint: isGift && missing === 1 && [`{${1 - dealer}}`],
    trumps: isGood && values,
    twoTrumps: !isGood && held.length === 2 && values,
    highest: highest !== undefined && [marked(pack, highest), suited(suit)],
  });
}

/** Causes for asking for another suit than the one turned up, or for running the cards: few cards held in it. */
function refusalCauses(observation: Observation): readonly Cause[] {
  const { hand } = observation;
  const suit = proposal(observation);
  const held = suitCards(hand, suit, RANKS);
  const isPoor = liking(hand, suit) < ENOUGH && surelyHighest(observation, held) === undefined;
  return causesOf(said, {
    noTrump: held.length === 0 && [suited(suit)],
    fewTrumps: held.length === 1 && isPoor && [suited(suit), markedAll(pack, held)],
    lowTrumps: held.length > 1 && isPoor && [suited(suit), markedAll(pack, held)],
  });
}

/** The least count of a trick that is worth a trump, and of a card that is worth catching. */
const DEAR = 10;

/** Whether a card counts much and may be beaten in its own suit. */
function isEasilyCaught(observation: Observation, card: Card): boolean {
  const isAbove = (other: Card): boolean => SUIT_OF[other] === SUIT_OF[card] && other > card;
  return countOf(card) >= DEAR && unseenBy(observation).some(isAbove);
}

/** Reasons for and against putting a card away (ALF-4), above all a trump or a card that counts for game. */
function awayCauses(observation: Observation, card: Card): readonly Cause[] {
  const { trump } = observation;
  const name = marked(pack, card);
  const count = countOf(card);
  const isTrump = SUIT_OF[card] === trump;
  const isCaught = !isTrump && isEasilyCaught(observation, card);
  return causesOf(said, {
    awayTrump: isTrump && [name, suited(trump)],
    awayCaught: isCaught && [name, eyes(count)],
    awayCount: !isTrump && !isCaught && count > 0 && [name, eyes(count)],
    awayPlain: !isTrump && count === 0 && [name],
  });
}

type Laid = ReturnType<typeof laidCard>;

/** The most higher cards of its suit that leave a card a good lead. */
const FEW = 2;

/** Causes for leading a card of a plain suit that trumps may beat, and hardly another card of the suit. */
function leadCauses({ isLead, card, above, name }: Laid, trump: number): readonly Cause[] {
  const suit = SUIT_OF[card] ?? 0;
  const higher = above.filter((other) => SUIT_OF[other] === suit);
  const isRuffed = isLead && suit !== trump && higher.length < above.length;
  const isFew = higher.length > 0 && higher.length <= FEW;
  return causesOf(said, {
    aceLead: isRuffed && higher.length === 0 && [name, suited(suit)],
    highLead: isRuffed && isFew && [name, suited(suit), markedAll(pack, higher), higher.length],
  });
}

/**
 * Reasons for and against playing a card: those of any trick game, and those of the points for low, jack and game
 * (ALF-6).
 */
function playCauses(observation: Observation, card: Card): readonly Cause[] {
  const { trick, trump, voids, observer, sizes, taken } = observation;
  const hand = cardsOf(observation.hand, RANKS);
  const suits = playableSuits(observation, observation.hand);
  const opponentMayHold = (other: Card): boolean =>
    !isVoid(voids, 1 - observer, SUIT_OF[other] ?? 0);
  const laid = laidCard({
    pack,
    card,
    before: trick,
    players: 2,
    suitOf: SUIT_OF,
    points: GAME_COUNT,
    count: eyes,
    hand,
    choices: hand.filter((other) => has(suits, SUIT_OF[other] ?? 0)),
    out: unseenBy(observation).filter(opponentMayHold),
    held: sizes[1 - observer] ?? 0,
    winnerOf: winnerOf(trump),
  });
  const { name, wins, above, isLead, isLast } = laid;
  const jack = trump * RANKS + JACK;
  const isTrump = SUIT_OF[card] === trump;
  const isSure = wins && above.length === 0;
  const seen = taken.reduce(union, observation.hand);
  const known = [...suitCards(seen, trump, RANKS), ...trick];
  const isLow = isTrump && !known.some((other) => SUIT_OF[other] === trump && other < card);
  const prize = countOf(card) + countOf(trick[0]);
  const isRuff = isLast && wins && SUIT_OF[card] !== SUIT_OF[trick[0] ?? card];
  const special = causesOf(said, {
    jackLost: card === jack && !wins && [name],
    jackHome: card === jack && isSure && [name],
    jackRisked: card === jack && wins && !isSure && [name, markedAll(pack, above)],
    jackCaught: wins && trick[0] === jack && [name, marked(pack, jack)],
    hunts: isLead && isTrump && card > jack && isSure && [name],
    lowHome: isLow && isSure && [name],
    lowLost: isLow && !isSure && [name],
    dear: isRuff && prize < DEAR && [name, eyes(prize)],
  });
  return [...special, ...leadCauses(laid, trump), ...trickCauses(laid)];
}

/** The causes a player of All Fours names for and against a move. */
export function causes(observation: Observation, move: Move): readonly Cause[] {
  const kind = kindOf(move);
  if (kind === 'play') return playCauses(observation, move);
  if (kind === 'away') return awayCauses(observation, aboutOf(move));
  if (kind === 'beg' || kind === 'run') return refusalCauses(observation);
  return kind === 'stand' || kind === 'give' ? trumpCauses(observation, kind === 'give') : [];
}
