/** What players of Böhmischer Schneider say for and against a card. */
import { causesOf, marked } from '../../blocks/causes.ts';
import type { Card } from '../../cards/pack.ts';
import { cardsOf, has, size } from '../../cards/set.ts';
import type { Cause } from '../../engine/extras.ts';
import type { Observation } from './observation.ts';
import { beats, isPicture, pack } from './rules.ts';
import texts from './texts.json' with { type: 'json' };

const { causes: said } = texts;

/** Whether the one card that beats a card may be in another hand or in the stock. */
function mayBeBeaten({ hand, gone, trick }: Observation, card: Card): boolean {
  const next = card + 1;
  return beats(next, card) && !has(gone, next) && !trick.includes(next) && !has(hand, next);
}

/** Whether the one card that a card beats may be in another hand, in the stock or in the trick. */
function mayBeat({ hand, gone }: Observation, card: Card): boolean {
  const prey = card - 1;
  return card > 0 && beats(card, prey) && !has(gone, prey) && !has(hand, prey);
}

/**
 * A key of what a card comes to: of cards that can neither beat another nor be beaten any more, all pictures do the same,
 * and so do all others.
 */
export function sameCard(observation: Observation, card: Card): string {
  if (mayBeat(observation, card) || mayBeBeaten(observation, card)) return pack.tokens[card] ?? '';
  return isPicture(card) ? 'a picture' : 'a plain card';
}

/** Causes for and against leading a card: whether the one card that beats it may be in the other hand. */
function leadCauses(observation: Observation, card: Card): readonly Cause[] {
  const { hand, gone, stock } = observation;
  const next = card + 1;
  const isAce = !beats(next, card);
  const isOpen = mayBeBeaten(observation, card);
  const name = marked(pack, card);
  const above = isAce ? name : marked(pack, next);
  /** The stock is empty, so that the other player beats whatever is led. */
  const isLost = stock === 0 && cardsOf(hand).every((one) => mayBeBeaten(observation, one));
  const risks = isOpen && stock > 0;
  return causesOf(said, {
    ace: isAce && [name],
    topGone: !isAce && has(gone, next) && [above, name],
    topHeld: !isAce && has(hand, next) && [above, name],
    topTheirs: isOpen && stock === 0 && !isLost && [above, name],
    lost: isLost && [],
    risksPicture: risks && isPicture(card) && [above, name],
    inStock: risks && isPicture(card) && stock > size(hand) && [above, name],
    feeds: risks && !isPicture(card) && isPicture(next) && [name, above],
    cheap: risks && !isPicture(card) && !isPicture(next) && [name, above],
  });
}

/** Causes for and against answering a lead with a card: what the trick brings, and what is given away. */
function answerCauses(observation: Observation, led: Card, card: Card): readonly Cause[] {
  const held = cardsOf(observation.hand);
  const wins = beats(card, led);
  const couldWin = held.some((one) => beats(one, led));
  const givesAnyway = !couldWin && held.every(isPicture);
  const pictures = [led, card].filter(isPicture).length;
  const isSafe = !wins && !mayBeBeaten(observation, card);
  const name = marked(pack, card);
  const lead = marked(pack, led);
  return causesOf(said, {
    takes: wins && pictures > 0 && [name, pictures],
    takesLead: wins && pictures === 0 && [name, lead],
    lets: !wins && couldWin && [lead, name],
    gives: !wins && isPicture(card) && !givesAnyway && [name],
    givesAnyway: givesAnyway && [],
    givesNone: isSafe && !isPicture(card) && [name],
  });
}

/** Causes for and against letting a card go that takes nothing now: what it could still take, or lead later. */
function partingCauses(observation: Observation, card: Card): readonly Cause[] {
  const { hand, gone, trick } = observation;
  /** The one card that `card` beats. */
  const prey = card - 1;
  const hasPrey = card > 0 && beats(card, prey);
  const isHeld = hasPrey && has(hand, prey);
  const isPreyOut = hasPrey && !isHeld && !has(gone, prey) && !trick.includes(prey);
  const isSafe = trick.length > 0 && !mayBeBeaten(observation, card);
  const isMinor = isPreyOut && !isPicture(prey);
  // A picture that is played to a lost trick counts for the other player: it is spared only where nothing else is held.
  const isLostAnyway = trick.length > 0 && cardsOf(hand).every(isPicture);
  const isSpared = isPicture(card) ? isLostAnyway : !isSafe;
  const name = marked(pack, card);
  const below = card > 0 ? marked(pack, prey) : name;
  return causesOf(said, {
    hunts: isPreyOut && isPicture(prey) && [name, below],
    minor: isMinor && isSpared && [name, below],
    taken: isHeld && isSpared && [name, below],
    idle: !isPreyOut && !isHeld && isSpared && [name],
    safe: isSafe && [name],
    leads: isMinor && !isPicture(card) && !isSafe && [name, below],
  });
}

/** The causes a player of Böhmischer Schneider names for and against a card. */
export function causes(observation: Observation, card: Card): readonly Cause[] {
  const [led] = observation.trick;
  if (led === undefined)
    return [...leadCauses(observation, card), ...partingCauses(observation, card)];
  const answer = answerCauses(observation, led, card);
  return beats(card, led) ? answer : [...answer, ...partingCauses(observation, card)];
}
