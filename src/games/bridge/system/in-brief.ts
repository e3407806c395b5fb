/** Calls in a few signs, for the box of bids: what a call shows, and what the caller's own hand has of it. */
import { fill, joinTexts, same, type Text } from '../../../lang/text.ts';
import type { Observation } from '../rules/observation.ts';
import { strainSign } from '../shown/text.ts';
import { RANKS } from '../state/cards.ts';
import { evaluateHand, type Hand, lengthPoints, supportPoints } from '../state/hand.ts';
import { systemCards } from '../state/system-card.ts';
import { agreedFor, type CallMeaning, callMeaning } from './meaning.ts';
import { readAuction } from './reading.ts';
import { MOST_POINTS, type ShownHand } from './shown.ts';
import texts from './texts.json' with { type: 'json' };

const { brief, force: forces } = texts;

/** The suits from spades down, as hands are laid out. */
const SUITS: readonly number[] = [3, 2, 1, 0];
/** Fewer cards of a suit than this tell nothing. */
const TELLING = 3;
/** At most this many cards of a suit are few. */
const FEW = 1;

/** The points that a call shows; nothing where it may have any. */
function pointsText({ low, high }: ShownHand): readonly Text[] {
  if (low > 0 && high < MOST_POINTS && high > low) return [fill(brief.points, `${low}–${high}`)];
  if (low > 0 && high === low) return [fill(brief.points, low)];
  if (low > 0) return [fill(brief.pointsUp, low)];
  return high < MOST_POINTS ? [fill(brief.pointsAtMost, high)] : [];
}

/** The cards of a suit that a call shows; nothing where their number tells little. */
function cardsText({ min, max }: ShownHand, suit: number): readonly Text[] {
  const low = min[suit] ?? 0;
  const high = max[suit] ?? RANKS;
  const sign = strainSign(suit);
  if (low >= TELLING && low === high) return [fill(brief.cards, low, sign)];
  if (low >= TELLING) return [fill(brief.cardsUp, low, sign)];
  return high <= FEW ? [fill(brief.cardsAtMost, high, sign)] : [];
}

/** Whether a call shows a hand without a short suit. */
const isEven = ({ min }: ShownHand): boolean => min.every((least) => least >= 2);

/** What a call shows of a hand, in a few signs: “12–21 points”, “4 or more ♦”. */
function shownTexts(shown: ShownHand): readonly Text[] {
  const even = isEven(shown) ? [brief.balanced] : [];
  const cards = SUITS.flatMap((suit) => cardsText(shown, suit));
  return [...pointsText(shown), ...even, ...cards];
}

/** A call in a few signs: its name in the system, what it shows, and whether partner must answer. */
export function briefMeaning({ name, shown, force }: CallMeaning): Text {
  const ranges = shownTexts(shown);
  const told = ranges.length === 0 ? name : fill(same('$1: $2'), name, joinTexts(ranges, ', '));
  return force === 'none' ? told : fill(same('$1$2'), told, forces[force]);
}

/** The points of a hand at their most, short suits counted where a suit is to be trumps. */
const mostPoints = (hand: Hand, trump: number): number =>
  Math.max(lengthPoints(hand), trump < 0 ? 0 : supportPoints(hand, trump));

/** By how much a hand falls outside what a call shows, in a sentence; undefined where no range tells. */
function missedText(hand: Hand, shown: ShownHand): Text | undefined {
  const { low, high, trump, min } = shown;
  if (hand.high > high) return fill(brief.tooMany, hand.high);
  if (mostPoints(hand, trump) < low) return fill(brief.tooFew, hand.high);
  const short = SUITS.find((suit) => (hand.length[suit] ?? 0) < (min[suit] ?? 0));
  return short === undefined
    ? undefined
    : fill(brief.only, hand.length[short] ?? 0, strainSign(short));
}

/** A hand by the suits that a call shows, and its points. */
function heldText(hand: Hand, { min }: ShownHand): Text {
  const told = SUITS.filter((suit) => (min[suit] ?? 0) >= TELLING);
  const cards = told.map((suit) => fill(brief.cards, hand.length[suit] ?? 0, strainSign(suit)));
  const points = fill(hand.high === 1 ? brief.point : brief.points, hand.high);
  return fill(brief.held, joinTexts([points, ...cards], ', '));
}

/**
 * The observer's hand beside the last call, if that is theirs: what it has of what the call shows, where the system
 * makes the call with it, or which range it misses; undefined where neither can be said in brief.
 */
export function heldForLast(observation: Observation): Text | undefined {
  const { auction, dealer, observer, options } = observation;
  const call = auction.calls.at(-1);
  const { setting } = readAuction(auction.calls.slice(0, -1), dealer, systemCards(options));
  if (call === undefined || setting.seat !== observer) return undefined;
  const hand = evaluateHand(observation.hand);
  const agreed = agreedFor(hand, setting);
  if (agreed?.call === call) return heldText(hand, agreed.shown);
  return missedText(hand, callMeaning(setting, call).shown);
}
