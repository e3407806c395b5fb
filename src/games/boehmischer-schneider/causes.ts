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

/** The causes a player of Böhmischer Schneider names for and against a card. */
export function causes(observation: Observation, card: Card): readonly Cause[] {
  const { hand, gone, trick, stock } = observation;
  const [led] = trick;
  const isLead = led === undefined;
  const wins = !isLead && beats(card, led);
  const fails = !isLead && !wins;
  const name = marked(pack, card);
  const lead = marked(pack, led ?? card);
  /** The one card that beats `card`. */
  const next = card + 1;
  /** The one card that `card` beats. */
  const prey = card - 1;
  const isAce = !beats(next, card);
  const above = isAce ? name : marked(pack, next);
  const below = card > 0 ? marked(pack, prey) : name;
  const isGone = (one: Card): boolean => has(gone, one) || trick.includes(one);
  const isTopGone = !isAce && isGone(next);
  const isTopHeld = !isAce && has(hand, next);
  const isOpen = mayBeBeaten(observation, card);
  const held = cardsOf(hand);
  /** The stock is empty, so that the other player beats whatever is led. */
  const isLost = isLead && stock === 0 && held.every((one) => mayBeBeaten(observation, one));
  const couldWin = !isLead && held.some((one) => beats(one, led));
  const givesAnyway = fails && !couldWin && held.every(isPicture);
  const hunts = card > 0 && beats(card, prey);
  const isPreyOut = hunts && !isGone(prey) && !has(hand, prey);
  const isSafe = fails && !isOpen;
  const risks = isLead && isOpen && stock > 0;
  const pictures = [led ?? card, card].filter(isPicture).length;
  const keeps = !wins;
  return causesOf(said, {
    ace: isLead && isAce && [name],
    topGone: isLead && isTopGone && [above, name],
    topHeld: isLead && isTopHeld && [above, name],
    topTheirs: isLead && isOpen && stock === 0 && !isLost && [above, name],
    lost: isLost && [],
    risksPicture: risks && isPicture(card) && [above, name],
    inStock: risks && isPicture(card) && stock > size(hand) && [above, name],
    feeds: risks && !isPicture(card) && isPicture(next) && [name, above],
    cheap: risks && !isPicture(card) && !isPicture(next) && [name, above],
    takes: wins && pictures > 0 && [name, pictures],
    takesLead: wins && pictures === 0 && [name, lead],
    lets: fails && couldWin && [lead, name],
    gives: fails && isPicture(card) && !givesAnyway && [name],
    givesAnyway: givesAnyway && [],
    givesNone: isSafe && !isPicture(card) && [name],
    hunts: keeps && isPreyOut && isPicture(prey) && [name, below],
    shields: keeps &&
      hunts &&
      has(hand, prey) &&
      isPicture(prey) &&
      size(hand) > 1 && [name, below],
    safe: isSafe && [name],
    minor: keeps && !isPicture(card) && isPreyOut && !isPicture(prey) && !isSafe && [name, below],
    idle: keeps && !isPicture(card) && !isPreyOut && !isSafe && [name],
  });
}
