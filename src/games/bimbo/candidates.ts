/**
 * The moves worth considering: one play of each rank and number, since suits mean nothing. Whoever leads, leads their
 * lowest rank; while there are many cards, a beat is hardly higher than needed, and nobody passes who could beat with a
 * low group.
 */
import { groupedBy } from '../../engine/estimate.ts';
import { isBeatable } from './causes.ts';
import type { Observation } from './observation.ts';
import { ACE, type Move, rank } from './state.ts';

/** Equal cards of the hand, and whether they are whole: none like them stay behind that could have gone with them. */
interface Group {
  readonly value: number;
  readonly cards: readonly number[];
  readonly isWhole: boolean;
}

/** The fewest cards of a hand in which many turns are still to come. */
const MANY_CARDS = 5;
/** The number of cards with which a player is about to be out. */
const FEW_CARDS = 1;
/** Ranks by which a beat may exceed the lowest whole group that beats. */
const CLOSE = 2;
/** The lowest rank that may be worth saving, the queen. */
const SAVED = ACE - 2;

/** The first cards of each rank in the hand, the lowest rank first; from `least` to `most` of each. */
function groupsIn({ hand, options }: Observation, least: number, most: number): readonly Group[] {
  const ranks = [...groupedBy(hand, rank)].sort(([one], [two]) => one - two);
  return ranks.flatMap(([value, held]) => {
    const sizes = Array.from({ length: most - least + 1 }, (_, i) => least + i);
    return sizes
      .filter((size) => size <= held.length)
      .map((size) => {
        const isWhole = size === held.length || size === options.group;
        return { value, cards: held.slice(0, size), isWhole };
      });
  });
}

const playOf = ({ cards }: Group): Move => ({ verb: 'play', cards });

const isAnyoneNearlyOut = ({ sizes, observer }: Observation): boolean =>
  sizes.some((size, seat) => seat !== observer && size > 0 && size <= FEW_CARDS);

/** The leads worth considering: the lowest rank, and near the end what nobody can beat. */
function leads(observation: Observation): readonly Move[] {
  const { hand, options } = observation;
  const groups = groupsIn(observation, 1, options.group).filter(({ isWhole }) => isWhole);
  if (isAnyoneNearlyOut(observation)) return groups.map(playOf);
  const isMany = hand.length >= MANY_CARDS;
  const [lowest] = groups;
  return groups
    .filter((one) => one === lowest || (!isMany && !isBeatable(observation, one.cards)))
    .map(playOf);
}

/** The beats worth considering, and the pass unless a whole low group beats. */
function answers(observation: Observation, top: readonly number[]): readonly Move[] {
  const floor = rank(top[0] ?? 0);
  const groups = groupsIn(observation, top.length, top.length).filter(({ value }) => value > floor);
  const [lowest] = groups.filter(({ isWhole }) => isWhole);
  const isUrgent = observation.hand.length < MANY_CARDS || isAnyoneNearlyOut(observation);
  const most = isUrgent ? ACE : (lowest?.value ?? ACE) + CLOSE;
  const beats = groups.filter(({ value }) => value <= most).map(playOf);
  return lowest !== undefined && lowest.value < SAVED ? beats : [...beats, { verb: 'pass' }];
}

/** Some of the legal moves, never none; all of them in an exchange. */
export function candidates(observation: Observation): readonly Move[] | undefined {
  if (observation.phase !== 'play') return undefined;
  const top = observation.pile.at(-1)?.cards;
  return top === undefined ? leads(observation) : answers(observation, top);
}
