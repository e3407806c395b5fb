/** What players of Binokel say for and against a move. */
import { causesOf, marked, suitMarked } from '../../../blocks/causes.ts';
import { dodgeCauses, laidCard, trickCauses } from '../../../blocks/trick-causes.ts';
import { withCards, withoutCards } from '../../../cards/bag.ts';
import type { Card } from '../../../cards/pack.ts';
import { sum } from '../../../engine/estimate.ts';
import type { Cause } from '../../../engine/extras.ts';
import { fill } from '../../../lang/text.ts';
import * as cards from '../rules/cards.ts';
import { winnerOf } from '../rules/follow.ts';
import { meldSum, meldSums, totalOfMelds } from '../rules/melds.ts';
import { type Observation, ownHand } from '../rules/observation.ts';
import { highRank, samePartyAs, trumpOf } from '../rules/state.ts';
import { held, SUIT_OF } from './heuristics.ts';
import { isAllied, limitOf, sureTricks, valuesWith } from './policy.ts';
import texts from './texts.json' with { type: 'json' };

const { causes: said } = texts;
const { CARD_POINTS, pack, suitOf } = cards;
const tens = (points: number): number => Math.round(points / 10) * 10;
const pointsIn = (some: readonly Card[]): number => sum(some.map((card) => CARD_POINTS[card] ?? 0));

/** Causes for and against a bid: the melds in hand, and the average yield of tricks and the Dabb. */
function bidCauses(observation: Observation, amount: number): readonly Cause[] {
  const hand = ownHand(observation);
  const melds = Math.max(...meldSums(hand));
  const limit = limitOf(hand, observation.options);
  const values = [melds, tens(limit - melds), amount];
  return causesOf(said, { bid: amount <= limit && values, bidTooHigh: amount > limit && values });
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
  const isAce = cards.rankOf(card) === cards.ACE;
  const isPlain = lost === 0 && !isTrump && !isAce;
  const isAlone = hand.filter((other) => suitOf(other) === suitOf(card)).length === 1;
  return causesOf(said, {
    breaks: lost > 0 && [name, lost],
    trump: lost === 0 && isTrump && [name],
    ace: lost === 0 && isAce && !isTrump && [name],
    ruffs: isPlain && isAlone && [name, suitMarked(pack, card)],
    saves: isPlain && isKept && [name, CARD_POINTS[card] ?? 0],
  });
}

function playCauses(observation: Observation, card: Card): readonly Cause[] {
  const { trick, options, leader, observer, contract, declarer, melds, tricks } = observation;
  const trump = trumpOf(observation);
  const out = held(observation);
  const isGame = contract?.kind === 'game';
  const one = laidCard({
    pack,
    card,
    out,
    before: trick,
    suitOf: SUIT_OF,
    points: isGame ? CARD_POINTS : [],
    players: options.players,
    hand: ownHand(observation),
    held: out.length,
    winnerOf: (lying) => winnerOf(lying, trump),
    count: (points) => fill(texts.units.points, points),
    isFriends: (place) =>
      isAllied(observation, observer, (leader + options.players - place) % options.players),
  });
  const party = samePartyAs(observer, options.players);
  const own = sum(party.map((seat) => totalOfMelds(melds[seat] ?? [])));
  const taken =
    sum(party.map((seat) => observation.points[seat] ?? 0)) + pointsIn(observation.mine);
  const missing = highRank(observation) - own - taken;
  const isSafe = one.wins && one.isLast;
  const isLeft = isSafe && isGame && party.includes(declarer) && missing > 0;
  const trumps = out.filter((other) => suitOf(other) === trump).length;
  const isUnten = contract?.kind === 'special' && contract.special === cards.UNTEN;
  const special = causesOf(said, {
    firstTrick: one.wins && isGame && own > 0 && party.every((seat) => tricks[seat] === 0) && [own],
    makes: isLeft && pointsIn(one.trick) >= missing && [missing],
    draws: one.isLead && suitOf(card) === trump && trumps > 0 && [one.name, trumps],
  });
  const plain = isUnten ? dodgeCauses(one) : trickCauses(one);
  return [...special, ...plain];
}

/** The causes a player of Binokel names for and against a move. */
export function causes(observation: Observation, move: cards.Move): readonly Cause[] {
  const kind = cards.kindOf(move);
  const about = cards.aboutOf(move);
  const hand = ownHand(observation);
  if (kind === 'bid') return bidCauses(observation, cards.rankOfBid(move));
  if (kind === 'game' || kind === 'ab') return announcingCauses(observation, about, kind === 'ab');
  if (kind === 'return' || kind === 'away')
    return sparingCauses(observation, about, kind === 'away');
  if (kind === 'play') return playCauses(observation, about);
  const best = (some: typeof hand): number => Math.max(...meldSums(some));
  const more = kind === 'call' ? best(withCards(hand, [about])) - best(hand) : 0;
  const isSpecial = kind === 'announce' || kind === 'special';
  return causesOf(said, {
    call: more > 0 && [marked(pack, about), more],
    special: isSpecial && [cards.specialOf(about).object, sureTricks(hand)],
  });
}
