/** What players of Binokel say for and against a move; `play-causes.ts` speaks of the cards that are played. */
import { causesOf, marked, suitMarked } from '../../../blocks/causes.ts';
import { withCards, withoutCards } from '../../../cards/bag.ts';
import type { Card } from '../../../cards/pack.ts';
import type { Cause } from '../../../engine/extras.ts';
import { fill } from '../../../lang/text.ts';
import * as cards from '../rules/cards.ts';
import { meldSum, meldSums } from '../rules/melds.ts';
import { type Observation, ownHand } from '../rules/observation.ts';
import { highRank, lowestBid, trumpOf } from '../rules/state.ts';
import { playCauses } from './play-causes.ts';
import { limitOf, sureTricks, valuesWith } from './policy.ts';
import texts from './texts.json' with { type: 'json' };

const { causes: said, units } = texts;
const { CARD_POINTS, pack, suitOf } = cards;
const tens = (points: number): number => Math.floor(points / 10) * 10;

const isAce = (card: Card): boolean => cards.rankOf(card) === cards.ACE;

/** Causes for and against a bid: the melds in hand, and what tricks, the Dabb and a call mostly add. */
function bidCauses(observation: Observation, amount: number): readonly Cause[] {
  const hand = ownHand(observation);
  const melds = Math.max(...meldSums(hand));
  const limit = limitOf(hand, observation.options);
  const shown = melds > 0 ? fill(units.melds, melds) : units.noMelds;
  const source = observation.options.rufen ? units.called : units.dabb;
  const values = [shown, tens(limit - melds), amount, source];
  return causesOf(said, { bid: amount <= limit && values, bidTooHigh: amount > limit && values });
}

/**
 * Why to say weg: the next bid is more than melds, tricks, the Dabb and a call mostly bring; where it is within reach,
 * what melds leave to them, and what losing costs.
 */
function wegCauses(observation: Observation): readonly Cause[] {
  const amount = lowestBid(observation);
  const [bid] = bidCauses(observation, amount);
  if (bid === undefined) return [];
  if (bid.speaks === 'against') return [{ ...bid, speaks: 'for' }];
  const missing = Math.max(0, amount - Math.max(...meldSums(ownHand(observation))));
  const lost = observation.options.lostFactor * amount;
  return causesOf(said, { wegInReach: missing > 0 && [amount, missing, lost] });
}

/** Causes for and against a suit as trump, or giving up: the points tricks must bring, and the cost of losing. */
function announcingCauses(
  observation: Observation,
  suit: number,
  isGivenUp: boolean,
): readonly Cause[] {
  const hand = ownHand(observation);
  const expected = valuesWith(hand, observation.options);
  const most = Math.max(...expected);
  const melds = meldSum(hand, suit);
  const amount = highRank(observation);
  const length = hand.filter((card) => suitOf(card) === suit).length;
  const isBest = !isGivenUp && expected[suit] === most;
  const isWorse = !isGivenUp && expected[suit] !== most;
  const isCovered = melds >= amount;
  const game = [cards.suitSign(suit), length, melds, Math.max(0, amount - melds)];
  const cost = [
    Math.max(0, amount - Math.max(...meldSums(hand))),
    observation.options.lostFactor * amount,
  ];
  return causesOf(said, {
    game: isBest && !isCovered && game,
    gameCovered: isBest && isCovered && game,
    gameLess: isWorse && !isCovered && game,
    ab: isGivenUp && most < amount && cost,
    abEarly: isGivenUp && most >= amount && cost,
  });
}

/** Causes for and against putting a card away or giving it back: its use in melds and tricks, and the suit it leaves. */
function sparingCauses(observation: Observation, card: Card, isKept: boolean): readonly Cause[] {
  const hand = ownHand(observation);
  const values = valuesWith(hand, observation.options);
  const chosen = trumpOf(observation);
  const trump = chosen < 0 ? values.indexOf(Math.max(...values)) : chosen;
  const lost = meldSum(hand, trump) - meldSum(withoutCards(hand, [card]) ?? hand, trump);
  const name = marked(pack, card);
  const isTrump = suitOf(card) === trump;
  const isPlain = lost === 0 && !isTrump && !isAce(card);
  const isAlone = hand.filter((other) => suitOf(other) === suitOf(card)).length === 1;
  return causesOf(said, {
    breaks: lost > 0 && [name, lost],
    trump: lost === 0 && isTrump && [name],
    ace: lost === 0 && isAce(card) && !isTrump && [name],
    ruffs: isPlain && isAlone && [name, suitMarked(pack, card)],
    saves: isPlain && isKept && [name, CARD_POINTS[card] ?? 0],
    gone: isPlain && !isKept && [name],
  });
}

/** Causes for and against a special game: whether every trick is sure that a Durch must take. */
function specialCauses(observation: Observation, special: number): readonly Cause[] {
  const hand = ownHand(observation);
  const sure = sureTricks(hand);
  const discarded = observation.phase === 'announce' && special !== cards.VON_HAND;
  const tricks = hand.length - (discarded ? cards.DABB_CARDS : 0);
  const isSure = special !== cards.UNTEN && sure >= tricks;
  const { object } = cards.specialOf(special);
  return causesOf(said, {
    specialSure: isSure && [object, tricks],
    special: !isSure && [object, sure],
  });
}

/** The causes a player of Binokel names for and against a move. */
export function causes(observation: Observation, move: cards.Move): readonly Cause[] {
  const kind = cards.kindOf(move);
  const about = cards.aboutOf(move);
  const hand = ownHand(observation);
  if (kind === 'bid') return bidCauses(observation, cards.rankOfBid(move));
  if (kind === 'weg') return wegCauses(observation);
  if (kind === 'game' || kind === 'ab') return announcingCauses(observation, about, kind === 'ab');
  if (kind === 'return' || kind === 'away')
    return sparingCauses(observation, about, kind === 'away');
  if (kind === 'play') return playCauses(observation, about);
  if (kind === 'announce' || kind === 'special') return specialCauses(observation, about);
  const best = (some: typeof hand): number => Math.max(...meldSums(some));
  const more = kind === 'call' ? best(withCards(hand, [about])) - best(hand) : 0;
  return causesOf(said, {
    call: more > 0 && [marked(pack, about), more],
    callAce: kind === 'call' && more === 0 && isAce(about) && [marked(pack, about)],
  });
}
