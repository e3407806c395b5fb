/** The facts always in sight: bid, trump, melds, what declarer still needs, and the observer's own cards. */
import { targetText } from '../../../blocks/match-length.ts';
import { sum } from '../../../blocks/seats.ts';
import { pointsOf } from '../../../blocks/trick.ts';
import type { Bag } from '../../../cards/bag.ts';
import type { Fact } from '../../../engine/table.ts';
import { fill, joinTexts, same, type Text, text } from '../../../lang/text.ts';
import { bidText, CARD_POINTS, SUITS, specialOf, suitOf, suitSign, UNTEN } from '../cards.ts';
import { meldSum, meldSums, sumOf } from '../melds.ts';
import { type Observation, ownHand } from '../observation.ts';
import { highBid, highRank, samePartyAs, trumpOf } from '../state.ts';

const NEEDS = text('needs', 'braucht');
const AT_MOST = text('at most $1', 'höchstens $1');
const NOTHING = text('nothing more', 'nichts mehr');
const EVERY_TRICK = text('every trick', 'alle Stiche');
const NO_TRICK = text('no trick', 'keinen Stich');
const TRUMPS_AWAY = text('trumps discarded', 'Trümpfe gedrückt');
const TARGET = text('match to', 'Partie bis');

/** BIN-9: the melds of declarer's party; before they are shown only declarer knows their own. */
function meldsKnown(observation: Observation): number | undefined {
  const { phase, declarer, observer, contract, options, melds } = observation;
  if (contract?.kind !== 'game') return undefined;
  if (phase === 'away')
    return observer === declarer ? meldSum(ownHand(observation), contract.suit) : undefined;
  return sum(samePartyAs(declarer, options.players).map((seat) => sumOf(melds[seat] ?? [])));
}

/** BIN-13, BIN-14: what declarer's party lacks; the others do not know the value of the discards. */
function stillNeeded(observation: Observation, melds: number): Text {
  const { declarer, observer, options, points, tricks, mine } = observation;
  const seats = samePartyAs(declarer, options.players);
  const bid = highRank(observation);
  const taken = sum(seats.map((seat) => points[seat] ?? 0));
  const lacks = bid - melds - taken - pointsOf(mine, CARD_POINTS);
  if (lacks > 0) return observer === declarer ? same(lacks) : fill(AT_MOST, lacks);
  return seats.some((seat) => (tricks[seat] ?? 0) > 0) ? NOTHING : text('one trick', 'einen Stich');
}

function needsFacts(observation: Observation): readonly Fact[] {
  const { contract } = observation;
  if (contract?.kind === 'special')
    return [{ label: NEEDS, value: contract.special === UNTEN ? NO_TRICK : EVERY_TRICK }];
  const melds = meldsKnown(observation);
  if (melds === undefined) return [];
  return [
    { label: text('melds', 'gemeldet'), value: same(melds) },
    { label: NEEDS, value: stillNeeded(observation, melds) },
  ];
}

export function contractFacts(observation: Observation): readonly Fact[] {
  const { contract } = observation;
  const high = highBid(observation);
  const bid = {
    label: text('bid', 'Gebot'),
    value: high === undefined ? text('none yet', 'noch keins') : bidText(high, 'sign'),
  };
  if (contract === null) return [bid];
  return contract.kind === 'special'
    ? [bid, { label: text('game', 'Spiel'), value: specialOf(contract.special).sign }]
    : [bid, { label: text('trump', 'Trumpf'), value: suitSign(contract.suit) }];
}

export function factsOf(observation: Observation): readonly Fact[] {
  const { trumpsAway, contract, options } = observation;
  return [
    ...contractFacts(observation),
    ...needsFacts(observation),
    ...(trumpsAway > 0 ? [{ label: TRUMPS_AWAY, value: same(trumpsAway) }] : []),
    ...(contract === null ? [{ label: TARGET, value: targetText(options.target, options) }] : []),
  ];
}

/** The melds of a hand with each suit as trump. */
function meldsBySuit(hand: Bag): Text {
  const sums = meldSums(hand).map((value, suit) => joinTexts([suitSign(suit), same(value)]));
  return fill(text('melds $1', 'meldet $1'), joinTexts(sums.slice(0, SUITS), ' · '));
}

/** The value of the observer's own cards; nothing where only tricks matter. */
export function ownOf(observation: Observation): Text | undefined {
  const { phase, contract } = observation;
  const hand = ownHand(observation);
  if (phase === 'bid' || phase === 'announce' || phase === 'return') return meldsBySuit(hand);
  if (contract?.kind !== 'game') return undefined;
  const trumps = hand.filter((card) => suitOf(card) === trumpOf(observation)).length;
  const counted =
    trumps === 1 ? text('1 trump', '1 Trumpf') : fill(text('$1 trumps', '$1 Trümpfe'), trumps);
  const second =
    phase === 'away'
      ? fill(text('melds $1', 'meldet $1'), meldSum(hand, contract.suit))
      : fill(text('$1 points in hand', '$1 Augen auf der Hand'), pointsOf(hand, CARD_POINTS));
  return joinTexts([counted, second], ' · ');
}
