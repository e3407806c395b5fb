/**
 * Causes in games of tricks, for and against playing a card: whether the card takes the trick, what the trick
 * brings and to whom, and what is left in the hand.
 */
import type { Card, Pack } from '../cards/pack.ts';
import type { Cause } from '../engine/extras.ts';
import type { Text } from '../lang/text.ts';
import { causesOf, marked, markedAll, suitMarked } from './causes.ts';
import texts from './texts.json' with { type: 'json' };
import { pointsOf } from './trick.ts';

const { causes: sentences } = texts;

/** A card that may be played to a trick, as its player sees it. */
interface TrickPlay {
  readonly pack: Pack;
  readonly players: number;
  /** The cards of the trick so far. */
  readonly before: readonly Card[];
  readonly card: Card;
  /** The hand, the card included. */
  readonly hand: readonly Card[];
  /** Cards that others may hold. */
  readonly out: readonly Card[];
  /** How many of the cards out are in the others' hands. */
  readonly held: number;
  readonly suitOf: readonly number[];
  readonly winnerOf: (trick: readonly Card[]) => number;
  readonly points: readonly number[];
  readonly count: (points: number) => Text;
  /** Whether the seat that played this card of the trick is on the player's side. */
  readonly isFriends?: (place: number) => boolean;
  /** Whether a trump stays in the hand for suits that it lacks; false unless given. */
  readonly keepsTrump?: boolean;
  /** The cards of the hand that may be played; unless given, those of the suit led, or all if there are none. */
  readonly choices?: readonly Card[];
}

/** A card laid to a trick, and how the trick then stands. */
interface LaidCard extends TrickPlay {
  readonly trick: readonly Card[];
  /** The card that wins the trick so far. */
  readonly top: Card;
  readonly wins: boolean;
  readonly isLead: boolean;
  readonly isLast: boolean;
  /** Cards out that would beat the card, if it wins so far. */
  readonly above: readonly Card[];
  /** The card as markup. */
  readonly name: string;
}

/** The card laid to its trick: whether it wins so far, and `above`, the unseen cards that would still beat it. */
export function laidCard(play: TrickPlay): LaidCard {
  const { before, card, winnerOf, players, out, pack } = play;
  const trick = [...before, card];
  const top = trick[winnerOf(trick)] ?? card;
  const wins = top === card;
  const above = wins ? out.filter((other) => winnerOf([...trick, other]) === trick.length) : [];
  const isLead = before.length === 0;
  const isLast = trick.length === players;
  return { ...play, trick, top, wins, isLead, isLast, above, name: marked(pack, card) };
}

const inSuit = ({ suitOf, card }: TrickPlay, cards: readonly Card[]): readonly Card[] =>
  cards.filter((other) => suitOf[other] === suitOf[card]);

/** The cards of the hand that may be played. */
function answersOf({ hand, suitOf, before, choices }: TrickPlay): readonly Card[] {
  if (choices !== undefined) return choices;
  const [led] = before;
  const following = hand.filter((other) => suitOf[other] === suitOf[led ?? -1]);
  return following.length > 0 ? following : hand;
}

/** Whether a card of the hand takes the trick as it lies. */
const takesNow =
  ({ winnerOf, before }: TrickPlay) =>
  (other: Card): boolean =>
    winnerOf([...before, other]) === before.length;

/** Where the others are expected to hold fewer better cards than this, it is unlikely that they hold any. */
const UNLIKELY = 0.6;

/**
 * The facts on which causes for taking points and causes for avoiding them depend: points lying in the trick, unseen
 * cards of the suit (`mates`), and whether the hand is rid of that suit afterwards (`frees`).
 */
function trickFacts(one: LaidCard) {
  const { trick, card, points, count, wins, isLast, above, hand, out, pack, suitOf, before } = one;
  const lying = Math.max(0, pointsOf(trick, points));
  const own = points[card] ?? 0;
  const follows = suitOf[card] === suitOf[before[0] ?? card];
  const mates = inSuit(one, out).length;
  const frees = inSuit(one, hand).length === 1 && hand.length > 2 && mates > 0;
  return {
    lying,
    own,
    follows,
    mates,
    isSure: wins && !isLast && above.length === 0,
    isOpen: wins && !isLast && above.length > 0,
    top: marked(pack, one.top),
    takings: [one.name, count(lying)],
    gift: [one.name, count(own), marked(pack, one.top)],
    frees: frees && [one.name, suitMarked(pack, card)],
  };
}

/** A card that counts no more than this is a small gift, and one that counts as much as `LARGE` a large one. */
const SMALL = 4;
const LARGE = 10;

/** The highest card out that catches a card of the hand in its own suit. */
function catcherOf(one: LaidCard, card: Card): Card | undefined {
  return inSuit(one, one.out).findLast((other) => one.winnerOf([card, other]) === 1);
}

/** Of a card that is led and may be beaten: a large one of its suit, and the card that would catch that one. */
function clearedBy(one: LaidCard): readonly [Card, Card] | undefined {
  const { card, hand, points } = one;
  const isLarge = (other: Card): boolean => other !== card && (points[other] ?? 0) >= LARGE;
  const large = inSuit(one, hand).find(isLarge);
  const catcher = large === undefined ? undefined : catcherOf(one, large);
  return large === undefined || catcher === undefined ? undefined : [catcher, large];
}

/** Of a card that is discarded: the large one that is then alone in its suit, and the highest card that catches it. */
function baredBy(one: LaidCard): readonly [Card, Card] | undefined {
  const { card, hand, points } = one;
  const [left, ...others] = inSuit(one, hand).filter((other) => other !== card);
  if (left === undefined || others.length > 0 || (points[left] ?? 0) < LARGE) return undefined;
  const catcher = catcherOf(one, left);
  return catcher === undefined ? undefined : [left, catcher];
}

/** Causes for and against a card that leaves the trick to another: what it gives, to whom, and what it leaves bare. */
function givingCauses(one: LaidCard): readonly Cause[] {
  const { wins, winnerOf, trick, points, name, pack } = one;
  if (wins) return [];
  const { lying, own, follows, takings, gift } = trickFacts(one);
  const isFriends = one.isFriends?.(winnerOf(trick)) === true;
  const canTake = answersOf(one).some(takesNow(one));
  const gifts = answersOf(one).map((other) => points[other] ?? 0);
  const isLeast = !isFriends && own > 0 && own === Math.min(...gifts) && !canTake;
  const isGift = !isFriends && own > 0 && !isLeast;
  const isSmall = own <= SMALL && Math.max(...gifts) >= LARGE;
  const isFree = !isFriends && own <= 0;
  const bared = follows || isFriends ? undefined : baredBy(one);
  return causesOf(sentences.wanted, {
    brings: isFriends && own > 0 && gift,
    least: isLeast && gift,
    givesLittle: isGift && isSmall && gift,
    gives: isGift && !isSmall && gift,
    lets: isFree && lying > 0 && canTake && takings,
    spares: isFree && !(lying > 0 && canTake) && [name],
    bares: bared !== undefined && [name, ...bared.map((card) => marked(pack, card))],
  });
}

/** Another card that may take the trick, counts less and is beaten by the same cards. */
function lesserOf(one: LaidCard): Card | undefined {
  const { card, above, points, out, before, winnerOf } = one;
  const own = points[card] ?? 0;
  const beatenBy = (other: Card): number =>
    out.filter((rival) => winnerOf([...before, other, rival]) === before.length + 1).length;
  return answersOf(one)
    .filter(takesNow(one))
    .find((other) => (points[other] ?? 0) < own && beatenBy(other) === above.length);
}

/** Causes for a card that may take the trick and may be beaten: beside another that counts less, or much more. */
function riskingCauses(one: LaidCard): readonly Cause[] {
  const { points, count, name, pack } = one;
  const { own } = trickFacts(one);
  const lesser = lesserOf(one);
  const isLarge = (other: Card): boolean => (points[other] ?? 0) >= LARGE;
  const isLittle = own > 0 && own <= SMALL && answersOf(one).filter(takesNow(one)).some(isLarge);
  return causesOf(sentences.wanted, {
    more: lesser !== undefined && [name, marked(pack, lesser), own - (points[lesser] ?? 0)],
    risksLittle: isLittle && [name, count(own)],
  });
}

/** The most cards that are named as kept in hand. */
const NAMED = 2;

/** The cards of a hand that count most, but one: what a player keeps who leads a card that counts nothing. */
function countingWithout({ card, hand, points }: LaidCard): readonly Card[] {
  const counting = hand.filter((other) => other !== card && (points[other] ?? 0) > 0);
  return counting.toSorted((a, b) => (points[b] ?? 0) - (points[a] ?? 0)).slice(0, NAMED);
}

/** Causes for and against a card where points are to be taken, the most telling first. */
export function trickCauses(one: LaidCard): readonly Cause[] {
  const { isLast, wins, above, name, held, out, pack, keepsTrump } = one;
  const { lying, own, mates, isSure, isOpen, takings, frees } = trickFacts(one);
  const isLikely = isOpen && above.length * held >= out.length * UNLIKELY;
  const isCheap = isLikely && own <= 0;
  const best = marked(pack, above.at(-1) ?? 0);
  const kept = countingWithout(one);
  const isSmall = own > 0 && own <= SMALL;
  const cleared = one.isLead && isLikely && isSmall ? clearedBy(one) : undefined;
  const taking = causesOf(sentences.wanted, {
    takes: wins && isLast && lying > 0 && takings,
    takesLead: wins && isLast && lying === 0 && [name],
    alone: isSure && mates === 0 && [name],
    sureOf: isSure && mates > 0 && lying > 0 && takings,
    sure: isSure && mates > 0 && lying === 0 && [name],
    unlikely: isOpen && !isLikely && [name, best, held, out.length, above.length],
    risks: isLikely && own > 0 && [...takings, best, above.length],
    clears: cleared !== undefined && [name, ...cleared.map((card) => marked(pack, card))],
    cheapKept: isCheap && kept.length > 0 && [name, markedAll(pack, kept), kept.length],
    cheap: isCheap && kept.length === 0 && [name],
  });
  const risking = isOpen && !one.isLead ? riskingCauses(one) : [];
  return [
    ...taking,
    ...risking,
    ...givingCauses(one),
    ...causesOf(sentences.wanted, { frees: keepsTrump === true && frees }),
  ];
}

/** A suit goes round once more where each of the others is expected to hold this many of its cards. */
const ROUND = 1.5;

/**
 * Whether a trick that a high card may take will hardly cost anything: no points lie in it, others can follow, and no
 * card that stays below costs points. In a trick that another has led, no higher card of the suit could be got rid of as
 * cheaply.
 */
function isCheaplyHeld(one: LaidCard): boolean {
  const { wins, isLast, isLead, card, above, out, held, players, points, hand, trick } = one;
  // Where no card costs points, tricks themselves do.
  const isByPoints = points.some((each) => each > 0);
  if (!wins || isLast || !isByPoints || pointsOf(trick, points) > 0) return false;
  const others = inSuit(one, out);
  const each = (others.length * held) / Math.max(1, out.length * (players - 1));
  const isFree = others.every((other) => above.includes(other) || (points[other] ?? 0) <= 0);
  const isTwin = (other: Card): boolean => !others.some((one) => one > card && one < other);
  const isHighest = inSuit(one, hand).every(
    (other) => other <= card || (points[other] ?? 0) > 0 || isTwin(other),
  );
  const isHigh = 2 * above.length <= others.length;
  return each >= ROUND && isFree && isHigh && (isLead || isHighest);
}

/** Whether every card that may be played takes the trick, whatever follows. */
function isTakenAnyway(one: LaidCard): boolean {
  const { before, out, isLast, winnerOf } = one;
  const answers = answersOf(one);
  const isSure = (answer: Card): boolean =>
    isLast || !out.some((other) => winnerOf([...before, answer, other]) === before.length + 1);
  return (
    before.length > 0 && answers.length > 1 && answers.every(takesNow(one)) && answers.every(isSure)
  );
}

/** Whether no card counts any more, in a game in which cards do. */
function isNothingLeft({ points, hand, out, trick }: LaidCard): boolean {
  const counts = (card: Card): boolean => (points[card] ?? 0) !== 0;
  return points.some((each) => each !== 0) && ![...hand, ...out, ...trick].some(counts);
}

/** Up to this many cards above one that follows, the trick may well stay with it. */
const FEW_ABOVE = 3;

/** Causes for and against a card where points are to be avoided, the most telling first. */
export function dodgeCauses(one: LaidCard): readonly Cause[] {
  const { wins, isLast, isLead, above, name, pack, card, hand, out, points, count, winnerOf } = one;
  const { lying, own, follows, mates, isSure, isOpen, top, takings, gift, frees } = trickFacts(one);
  const below = mates - above.length;
  const answers = answersOf(one);
  const ducking = inSuit(one, hand).filter((other) => !takesNow(one)(other));
  const unloads = !wins && follows && ducking.length > 1 && Math.max(...ducking) === card;
  const few = isLead ? below : Math.max(below, FEW_ABOVE);
  const isLow = above.length > few;
  const isForced = wins && isLast && lying > 0 && answers.every(takesNow(one));
  const isSpared = isForced && own <= 0 && answers.some((other) => (points[other] ?? 0) > 0);
  const isFewest = isForced && own > 0 && answers.every((other) => (points[other] ?? 0) >= own);
  const isPlain = !wins && !follows && own <= 0;
  const over = inSuit(one, out).filter((other) => winnerOf([card, other]) === 1).length;
  const under = mates - over;
  if (isNothingLeft(one)) return causesOf(sentences.unwanted, { nothing: [] });
  return causesOf(sentences.unwanted, {
    forced: isSpared && takings,
    fewest: isFewest && answers.length > 1 && [name, count(own)],
    anyway: !isSpared && !isFewest && isTakenAnyway(one) && [],
    takes: wins && isLast && lying > 0 && !isSpared && takings,
    free: wins && isLast && lying === 0 && [name],
    cheap: isCheaplyHeld(one) && [name, suitMarked(pack, card)],
    alone: isSure && mates === 0 && [name],
    sureOf: isSure && mates > 0 && lying > 0 && takings,
    sure: isSure && mates > 0 && lying === 0 && [name],
    lowest: isOpen && isLead && below <= 0 && [name, suitMarked(pack, card)],
    low: isOpen && isLead && isLow && below > 0 && [name, above.length, below],
    hopes: isOpen && !isLead && isLow && [name, above.length],
    high: isOpen && !isLow && (below > 0 || !isLead) && [name, above.length, below],
    throws: !wins && !follows && own > 0 && gift,
    sheds: isPlain && under > over && [name],
    wastes: isPlain && over > under && [name],
    unloads: unloads && [name, top],
    ducks: !wins && follows && !unloads && [name, top],
    frees,
    off: isPlain && under <= over && [name, top],
  });
}

/** The fewest smaller cards that protect a card that would take the bad one. */
const GUARDS = 2;

/**
 * Causes about a card that everybody wants to be rid of, whether it lies in the trick, is in hand or, with `isOut`,
 * may still be held by another player.
 */
export function badCard(one: LaidCard, bad: Card, event: string, isOut: boolean): readonly Cause[] {
  const { trick, card, wins, isLead, isLast, hand, out, above, suitOf, name, pack, winnerOf, top } =
    one;
  const named = marked(pack, bad);
  const lies = card !== bad && trick.includes(bad);
  const falls = isOut && !isLast;
  const takesIt = (other: Card) => suitOf[other] === suitOf[bad] && winnerOf([bad, other]) === 1;
  const isItsSuit = suitOf[card] === suitOf[bad];
  const takers = hand.filter(takesIt);
  const isHunt = falls && isItsSuit && isLead && !takesIt(card);
  const drives = isHunt && takers.length === 0;
  const guards = inSuit(one, hand).length - takers.length - 1;
  const guarded = isHunt && takers.length > 0 && guards >= GUARDS;
  const sheds = isOut && !lies && !wins && takesIt(card);
  const isLow = isLead && 2 * above.length > inSuit(one, out).length;
  const strays = falls && wins && !isItsSuit;
  // Staying below tells cards apart only where another card would take the trick.
  const staysBelow = !wins && answersOf(one).some(takesNow(one));
  const causes = causesOf(sentences.bad, {
    holds: card === bad && wins && [named],
    rid: card === bad && !wins && [named, marked(pack, top)],
    catches: lies && wins && [name, named],
    below: lies && staysBelow && [named, name],
    above: falls && wins && takesIt(card) && [named, name],
    drives: drives && [name, named],
    hunts: guarded && [name, named, marked(pack, takers.at(-1) ?? bad)],
    sheds: sheds && [named, name],
    baits: strays && isLow && [named, name],
    mayCatch: strays && !isLow && [named, name],
    passes: falls && staysBelow && !drives && [name, named],
  });
  return causes.map((cause) => (cause.event === undefined ? cause : { ...cause, event }));
}
