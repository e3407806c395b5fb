/** The facts always in sight: bid, trump, melds, what declarer still needs, and the observer's own cards. */
import { thoseThatHold } from '../../../blocks/conditions.ts';
import { targetText } from '../../../blocks/match-length.ts';
import { pointsOf } from '../../../blocks/trick.ts';
import type { Bag } from '../../../cards/bag.ts';
import { sum } from '../../../engine/estimate.ts';
import type { Fact } from '../../../engine/table.ts';
import { fill, joinTexts, plural, same, type Text, text } from '../../../lang/text.ts';
import { bidText, CARD_POINTS, SUITS, specialOf, suitOf, suitSign, UNTEN } from '../rules/cards.ts';
import { meldSum, meldSums, totalOfMelds } from '../rules/melds.ts';
import { type Observation, ownHand } from '../rules/observation.ts';
import { highBid, highRank, samePartyAs, trumpOf } from '../rules/state.ts';
import texts from './texts.json' with { type: 'json' };

const { facts, own } = texts;

/** BIN-9: the value of the melds of declarer's party; undefined before they are shown, except to declarer. */
export function meldsKnown(observation: Observation): number | undefined {
  const { phase, declarer, observer, contract, options, melds } = observation;
  if (contract?.kind !== 'game') return undefined;
  if (phase === 'away')
    return observer === declarer ? meldSum(ownHand(observation), contract.suit) : undefined;
  return sum(samePartyAs(declarer, options.players).map((seat) => totalOfMelds(melds[seat] ?? [])));
}

/** How many points declarer's party lacks, as far as the observer knows; none are lacking at zero and below. */
function pointsLacking(observation: Observation, melds: number): number {
  const { declarer, options, points, mine } = observation;
  const taken = sum(samePartyAs(declarer, options.players).map((seat) => points[seat] ?? 0));
  return highRank(observation) - melds - taken - pointsOf(mine, CARD_POINTS);
}

/** Whether declarer's party has taken a trick (BIN-14). */
const hasTaken = ({ declarer, options, tricks }: Observation): boolean =>
  samePartyAs(declarer, options.players).some((seat) => (tricks[seat] ?? 0) > 0);

/** Whether the bid is made, as far as the observer knows, so that it can no longer fail (BIN-14). */
export const isBidMade = (observation: Observation, melds: number): boolean =>
  pointsLacking(observation, melds) <= 0 && hasTaken(observation);

/** Whether discards that the observer does not know may be what declarer's party lacks (BIN-13). */
export function areDiscardsOpen(observation: Observation, melds: number): boolean {
  const { observer, declarer } = observation;
  if (observer === declarer) return false;
  return pointsLacking(observation, melds) > 0;
}

/**
 * What declarer's party lacks (BIN-13, BIN-14). Only declarer knows what the discards count, so that others are told what
 * is missing at most.
 */
export function stillNeeded(observation: Observation, melds: number): Text {
  const lacks = pointsLacking(observation, melds);
  if (lacks > 0)
    return areDiscardsOpen(observation, melds) ? fill(facts.atMost, lacks) : same(lacks);
  return hasTaken(observation) ? facts.nothing : facts.oneTrick;
}

/** The label of the melds that count for the bid: those of both partners, once they are shown among four players. */
const meldsLabel = ({ options, phase }: Observation): Text =>
  options.players === 4 && phase !== 'away' ? facts.bothMeld : facts.melds;

/**
 * What declarer still needs to win: tricks in a special game, else the melds already counted and the points that are
 * missing.
 */
function needsFacts(observation: Observation): readonly Fact[] {
  const { contract } = observation;
  if (contract?.kind === 'special')
    return [
      { label: facts.needs, value: contract.special === UNTEN ? facts.noTrick : facts.everyTrick },
    ];
  const melds = meldsKnown(observation);
  if (melds === undefined) return [];
  return [
    { label: meldsLabel(observation), value: same(melds) },
    {
      label: facts.needs,
      value: stillNeeded(observation, melds),
    },
  ];
}

/** The highest bid, and whose it is once bidding is over, unless trumps discarded take the room for that. */
function bidFact(observation: Observation): Fact {
  const { contract, declarer, trumpsAway } = observation;
  const high = highBid(observation);
  const value = high === undefined ? text('none yet', 'noch keins') : bidText(high, 'sign');
  if (contract === null) return { label: facts.bid, value };
  const label = fill(facts.bidBy, declarer);
  return { label, value, brief: { label: trumpsAway > 0 ? facts.bid : label, value } };
}

/** The highest bid and, once announced, the game or trump. */
export function contractFacts(observation: Observation): readonly Fact[] {
  const { contract } = observation;
  const bid = bidFact(observation);
  if (contract === null) return [bid];
  if (contract.kind === 'special')
    return [bid, { label: text('game', 'Spiel'), value: specialOf(contract.special).sign }];
  return [bid, { label: text('trump', 'Trumpf'), value: suitSign(contract.suit) }];
}

/** BIN-8: how many trumps declarer has discarded. */
const trumpsAwayFact = (count: number): Fact => ({
  label: facts.trumpsAway,
  value: same(count),
  brief: { label: facts.discarded, value: fill(plural(count, own.trump, own.trumps), count) },
});

/**
 * The facts always in sight beside the table; the target of the match leaves when a game is announced, to keep them
 * few.
 */
export function factsOf(observation: Observation): readonly Fact[] {
  const { trumpsAway, contract, options } = observation;
  const more = thoseThatHold([
    [trumpsAway > 0, trumpsAwayFact(trumpsAway)],
    [contract === null, { label: facts.target, value: targetText(options.target, options) }],
  ]);
  return [...contractFacts(observation), ...needsFacts(observation), ...more];
}

function meldsBySuit(hand: Bag): Text {
  const sums = meldSums(hand).map((value, suit) => joinTexts([suitSign(suit), same(value)]));
  return fill(texts.melds.bySuit, joinTexts(sums.slice(0, SUITS), ' · '));
}

/** A number of trumps in words: “5 trumps”. */
export const trumpsCounted = (trumps: number): Text =>
  trumps === 1 ? texts.own.trump : fill(texts.own.trumps, trumps);

/** The value of the observer's own cards; undefined where only tricks matter. */
export function ownOf(observation: Observation): Text | undefined {
  const { phase, contract } = observation;
  const hand = ownHand(observation);
  if (phase === 'bid' || phase === 'announce' || phase === 'return') return meldsBySuit(hand);
  if (contract?.kind !== 'game') return undefined;
  const trumps = hand.filter((card) => suitOf(card) === trumpOf(observation)).length;
  const counted = trumpsCounted(trumps);
  const second =
    phase === 'away'
      ? fill(texts.melds.sum, meldSum(hand, contract.suit))
      : fill(texts.own.points, pointsOf(hand, CARD_POINTS));
  return joinTexts([counted, second], ' · ');
}
