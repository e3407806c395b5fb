/** Habits of weak players of Bimbo. */
import { sum } from '../../../src/engine/estimate.ts';
import { JACK, rankNamed, rankOf } from './french.ts';
import { choice, type Habit, type Seen, words } from './habit.ts';

interface BimboTold {
  readonly phase: string;
  readonly observer: number;
  readonly hand: readonly string[];
  readonly handSizes: readonly number[];
  readonly aside: readonly string[];
  readonly pile: readonly { readonly cards: readonly string[] }[];
}

const bimboTold = ({ told }: Seen): BimboTold => told as unknown as BimboTold;
const playedIn = (move: string): readonly string[] =>
  move.startsWith('play ') ? words(move).slice(1) : [];
const playedRank = (move: string): number => rankOf(playedIn(move)[0] ?? '');

/** The plays that leave no card of their rank in the hand. */
function wholePlays(seen: Seen): readonly string[] {
  const { hand } = bimboTold(seen);
  return seen.legal.filter((move) => {
    const cards = playedIn(move);
    const held = hand.filter((card) => rankOf(card) === playedRank(move));
    return cards.length > 0 && cards.length === held.length;
  });
}

/** Ranks by which a beat is much higher than needed. */
const MUCH = 3;
const MANY_CARDS = 5;
/** The ranks of a pack, from the seven to the ace. */
const RANKS = [...'789TJQKA'];

/** The lowest rank of a whole group that beats the pile; infinite where there is none, or nothing to beat. */
function lowestBeat(seen: Seen): number {
  if (bimboTold(seen).pile.length === 0) return Number.POSITIVE_INFINITY;
  return Math.min(Number.POSITIVE_INFINITY, ...wholePlays(seen).map(playedRank));
}

function beatsHigh(seen: Seen): boolean | undefined {
  const lowest = lowestBeat(seen);
  if (bimboTold(seen).hand.length < MANY_CARDS || !seen.move.startsWith('play ')) return undefined;
  const isHigh = (move: string): boolean => playedRank(move) >= lowest + MUCH;
  return seen.legal.some(isHigh) ? isHigh(seen.move) : undefined;
}

/** Whether the others together have no cards that beat a play. */
function isUnbeatable(seen: Seen, move: string): boolean {
  const { hand, handSizes, aside, pile } = bimboTold(seen);
  const met = [...hand, ...aside, ...pile.flatMap(({ cards }) => cards)];
  const all = sum(handSizes) - hand.length + met.length;
  const copies = all / RANKS.length;
  const isOut = (rank: string): boolean =>
    met.filter((card) => card.startsWith(rank)).length <= copies - playedIn(move).length;
  return !RANKS.some((rank) => rankNamed(rank) > playedRank(move) && isOut(rank));
}

/** Whether another player has one card left, whom a low single card would let out. */
const isAnyoneNearlyOut = (seen: Seen): boolean => {
  const { handSizes, observer } = bimboTold(seen);
  return handSizes.some((size, seat) => seat !== observer && size === 1);
};

/**
 * Beside a player with one card left everybody leads high or pairs, and whoever has few cards themselves leads first
 * what nobody beats and then the rest: neither is the habit.
 */
function leadsAboveLowest(seen: Seen): boolean | undefined {
  const { phase, pile, hand } = bimboTold(seen);
  if (phase !== 'play' || pile.length > 0 || isAnyoneNearlyOut(seen)) return undefined;
  const lowest = Math.min(...hand.map(rankOf));
  const isMany = hand.length >= MANY_CARDS;
  const isHigh = (move: string): boolean =>
    playedRank(move) > lowest && (isMany || !isUnbeatable(seen, move));
  return choice(seen, isHigh);
}

function passesLow(seen: Seen): boolean | undefined {
  return lowestBeat(seen) <= JACK ? seen.move === 'pass' : undefined;
}

export const bimbo: readonly Habit[] = [
  {
    id: 'beats-high',
    what: 'beats three or more ranks too high with five or more cards',
    isIn: beatsHigh,
  },
  {
    id: 'leads-above-lowest',
    what: 'leads above its lowest rank, unless somebody has one card left or nobody beats the lead of fewer than five',
    isIn: leadsAboveLowest,
  },
  {
    id: 'passes-low',
    what: 'passes though a whole group up to the jack would beat',
    isIn: passesLow,
  },
];
