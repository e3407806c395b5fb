/** What players of Böhmischer Schneider say for and against a card. */
import { causesOf, marked } from '../../blocks/causes.ts';
import type { Card } from '../../cards/pack.ts';
import { cardsOf, has, size } from '../../cards/set.ts';
import type { Cause } from '../../engine/extras.ts';
import type { Observation } from './observation.ts';
import { beats, isPicture, pack } from './rules.ts';
import texts from './texts.json' with { type: 'json' };

const { causes: said } = texts;

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
  const isOpen = !isAce && !isTopGone && !isTopHeld;
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
    topTheirs: isLead && isOpen && stock === 0 && [above, name],
    risksPicture: risks && isPicture(card) && [above, name],
    feeds: risks && !isPicture(card) && isPicture(next) && [name, above],
    cheap: risks && !isPicture(card) && !isPicture(next) && [name, above],
    takes: wins && pictures > 0 && [name, pictures],
    takesLead: wins && pictures === 0 && [name, lead],
    lets: fails && cardsOf(hand).some((one) => beats(one, led)) && [lead, name],
    gives: fails && isPicture(card) && [name],
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
