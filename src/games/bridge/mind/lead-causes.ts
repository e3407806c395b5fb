/** What bridge players say of a card that is led. */
import { causesOf, marked, markedAll, suitMarked } from '../../../blocks/causes.ts';
import type { Card } from '../../../cards/pack.ts';
import { suitCards } from '../../../cards/wide-set.ts';
import type { Cause } from '../../../engine/extras.ts';
import type { Observation } from '../rules/observation.ts';
import { NOTRUMP, pack, RANKS, rankOf, SUIT_OF } from '../state/cards.ts';
import { partnerOf, sideOf } from '../state/state.ts';
import { handOfTurn, isHigh, suitOfTurn, unseenBy } from './in-sight.ts';
import { hasLed, isFirstLead } from './play.ts';
import texts from './texts.json' with { type: 'json' };

const { causes: said } = texts;

/** The jack: cards from this rank on are honours. */
const JACK = 9;
/** The usual lead from a long suit is its fourth highest card. */
const FOURTH = 4;

/** The honours of a suit in a hand that lies open to the player. */
const honoursOf = (hand: readonly Card[]): readonly Card[] =>
  hand.filter((card) => rankOf(card) >= JACK);

/** Of a lead: that the hand has no other card of the suit and may ruff its next round. */
function singleCauses(observation: Observation, card: Card): readonly Cause[] {
  const { contract } = observation;
  const hasTrump = handOfTurn(observation).some((one) => SUIT_OF[one] === contract.strain);
  const isSingle = suitOfTurn(observation, card).length === 1;
  const mayRuff = hasTrump && SUIT_OF[card] !== contract.strain;
  return causesOf(said, { single: isSingle && mayRuff && [marked(pack, card)] });
}

/** What a lead by the declaring side is for: it draws trumps, or goes towards honours in the other hand. */
function declarersLead(observation: Observation, card: Card): readonly Cause[] {
  const { turn, contract, hand, dummy } = observation;
  const suit = SUIT_OF[card] ?? 0;
  const trumpsOut = unseenBy(observation).filter((one) => SUIT_OF[one] === contract.strain);
  const opposite = turn === contract.dummy ? hand : dummy;
  const honours = honoursOf(suitCards(opposite, suit, RANKS));
  const isTowards = !isHigh(card) && honours.length > 0;
  return causesOf(said, {
    draws: suit === contract.strain &&
      trumpsOut.length > 0 && [marked(pack, card), trumpsOut.length],
    towards: isTowards && [marked(pack, card), markedAll(pack, honours)],
  });
}

/** Where dummy plays after a defender's lead: at once, or last. */
function placeOfDummy({ turn, contract }: Observation): 'second' | 'fourth' {
  return ((turn + 1) & 3) === contract.dummy ? 'second' : 'fourth';
}

/** What a defender's lead is for: partner's suit again, through dummy's honours, or up to a weak dummy. */
function defendersLead(observation: Observation, card: Card): readonly Cause[] {
  const { turn, contract, dummy, course } = observation;
  const suit = SUIT_OF[card] ?? 0;
  const lying = suitCards(dummy, suit, RANKS);
  const honours = honoursOf(lying);
  const isThrough = placeOfDummy(observation) === 'second' && honours.length > 0;
  const isUpTo = placeOfDummy(observation) === 'fourth' && honours.length === 0;
  const top = lying.at(-1);
  const name = marked(pack, card);
  const isPartners = hasLed(course, contract, partnerOf(turn), suit);
  const isPassive = honoursOf(suitOfTurn(observation, card)).length === 0;
  return causesOf(said, {
    returns: isPartners && suit !== contract.strain && [name],
    through: isThrough && suit !== contract.strain && [name, markedAll(pack, honours)],
    upTo: isUpTo && top !== undefined && suit !== contract.strain && [name, marked(pack, top)],
    passive: isPassive && [suitMarked(pack, card)],
  });
}

/** By what usual style the first lead goes: a singleton, the top of two or of touching honours, the fourth highest. */
function firstLead(observation: Observation, card: Card): readonly Cause[] {
  const { hand, contract } = observation;
  const held = suitCards(hand, SUIT_OF[card] ?? 0, RANKS);
  const isTop = held.at(-1) === card;
  const touches = isTop && isHigh(card) && held.includes(card - 1);
  const mayRuff = contract.strain !== NOTRUMP && SUIT_OF[card] !== contract.strain;
  const isFourth = held.length >= FOURTH && held.at(-FOURTH) === card;
  const name = marked(pack, card);
  return causesOf(said, {
    touching: touches && [name, marked(pack, card - 1)],
    topOfTwo: held.length === 2 && isTop && !touches && mayRuff && [name],
    fourth: isFourth && [name, held.length],
    passive: honoursOf(held).length === 0 && [suitMarked(pack, card)],
  });
}

/** What a lead is for; nothing where the card is no lead. */
export function leadCauses(observation: Observation, card: Card): readonly Cause[] {
  const { trick, turn, contract } = observation;
  if (trick.length > 0) return [];
  if (isFirstLead(observation))
    return [...firstLead(observation, card), ...singleCauses(observation, card)];
  const declares = sideOf(turn) === sideOf(contract.declarer);
  const leads = declares ? declarersLead : defendersLead;
  return [...leads(observation, card), ...singleCauses(observation, card)];
}
