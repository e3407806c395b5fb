/**
 * The opening lead, by the usual agreements: partner's suit, the top of a sequence, fourth highest of
 * the longest suit against notrump, a singleton against a suit; never away from an ace. What each lead
 * promises is judgement, measured by `npm run ladder -- bridge`.
 */
import type { Card } from '../../cards/pack.ts';
import { cardsOf, size } from '../../cards/set.ts';
import { suitIn } from '../../cards/wide-set.ts';
import { cardAt, NOTRUMP, RANKS } from './cards.ts';
import type { Observation } from './observation.ts';
import { partnerOf } from './state.ts';
import { readAuction } from './system/reading.ts';

const ACE = 12;
const TEN = 8;

export const isFirstLead = ({ phase, trick, ns, ew }: Observation): boolean =>
  phase === 'play' && trick.length + ns + ew === 0;

/** A suit as a lead: the rank to lead, and how promising it is. */
interface Lead {
  readonly rank: number;
  readonly promise: number;
}

/** How many touching cards there are from the top, if the highest is at least a ten. */
function sequence(ranks: readonly number[]): number {
  const [top = 0] = ranks;
  if (top < TEN) return 0;
  let length = 1;
  while (ranks[length] === top - length) length++;
  return length;
}

/** Against notrump: long suits; sequences, else fourth highest. */
function againstNotrump(ranks: readonly number[]): Lead {
  const [top = 0] = ranks;
  const touching = sequence(ranks);
  const length = ranks.length;
  const high = ranks.filter((rank) => rank >= TEN + 1).length;
  if (touching >= 3 || (touching === 2 && length >= 5))
    return { rank: top, promise: 2 * length + touching + 1 };
  if (length >= 4) return { rank: ranks[3] ?? 0, promise: 2 * length + high / 2 };
  return { rank: length === 2 || top < TEN ? top : (ranks[length - 1] ?? 0), promise: length };
}

/** Against a suit contract; rarely a trump. */
function againstSuit(ranks: readonly number[], isTrump: boolean, trumps: number): Lead {
  const [top = 0] = ranks;
  const length = ranks.length;
  const low = ranks[Math.min(3, length - 1)] ?? 0;
  if (isTrump) return { rank: ranks[length - 1] ?? 0, promise: top >= TEN + 1 ? 0 : 3 };
  if (length === 1) return { rank: top, promise: trumps > 0 && trumps < 4 ? 8 : 2 };
  const touching = sequence(ranks);
  if (touching >= 2) return { rank: top, promise: 5 + touching + (top === ACE ? 2 : 0) };
  if (top === ACE) return { rank: top, promise: 1 };
  if (length === 2) return { rank: top, promise: top >= TEN + 1 ? 1 : 4 };
  return { rank: low, promise: top > TEN + 1 ? 3 : 4.5 };
}

/** How much the bids of partner and opponents change the value of a suit as a lead. */
function heard(observation: Observation, suit: number): number {
  const { shown } = readAuction(observation.auction.calls, observation.dealer).setting;
  const cards = (seat: number) => shown[seat]?.min[suit] ?? 0;
  const { declarer, dummy } = observation.contract;
  const ours = cards(partnerOf(observation.observer));
  const theirs = Math.max(cards(declarer), cards(dummy));
  return (ours >= 4 ? 2 * ours - 3 : 0) - (theirs >= 4 ? 4 : 0);
}

function leadIn(observation: Observation, suit: number): Lead | undefined {
  const { hand, contract } = observation;
  const held = suitIn(hand, suit, RANKS);
  if (held === 0) return undefined;
  const ranks = cardsOf(held).reverse();
  if (contract.strain === NOTRUMP) return againstNotrump(ranks);
  const trumps = size(suitIn(hand, contract.strain, RANKS));
  return againstSuit(ranks, suit === contract.strain, trumps);
}

/** The most promising lead. */
export function chooseLead(observation: Observation, moves: readonly Card[]): Card | undefined {
  let best: Card | undefined;
  let most = Number.NEGATIVE_INFINITY;
  for (const suit of [3, 2, 1, 0]) {
    const lead = leadIn(observation, suit);
    if (lead === undefined) continue;
    const promise = lead.promise + heard(observation, suit);
    if (promise <= most) continue;
    most = promise;
    best = cardAt(suit, lead.rank);
  }
  return best !== undefined && moves.includes(best) ? best : undefined;
}
