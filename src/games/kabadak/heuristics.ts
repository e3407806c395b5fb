/**
 * Which moves a decent Kabadak player prefers, from what they see: lay down much and early, on top
 * cards their own cards continue and the opponent's hardly do, cover top cards that help the opponent,
 * keep no card that fits nowhere, and declare as soon as possible. The weights are chosen by judgement;
 * `npm run ladder -- kabadak` measures them.
 */
import type { Card } from '../../cards/pack.ts';
import { type CardSet, EMPTY, first, setOf, size } from '../../cards/set.ts';
import { at } from '../../engine/estimate.ts';
import type { Seat, Unfolded } from '../../engine/game.ts';
import type { Move } from './moves.ts';
import { type Observation, ownHand, unseen } from './observation.ts';
import { ACES, EQUALS, joiners, pack, type Row, topOf, underOf } from './rows.ts';
import { isSpared } from './score.ts';
import { hasComeOut, type State } from './state.ts';

/** Both end the deal: more than any lay-down that does not. */
const WINS = 1e6;
const DECLARES = 1e5;
const DRAWS = 0.06;
/** By the number of cards laid down. */
const BY_COUNT: readonly number[] = [0, 1, 2.4, 5, 8, 13, 20, 30, 40];
const OWN_NEXT = 0.5;
const OTHERS_NEXT = 0.6;
const CLOSING = 0.5;
const MOST = pack.order.length;
/** By how many more lonely cards, from a whole pack fewer. */
const LONELY = Array.from({ length: 2 * MOST + 1 }, (_, more) => 0.5 ** (more - MOST));
/** The share of the risk while the opponent has yet to come out. */
const NOT_OUT = 1 / 3;

/** What a player knows and holds when weighing moves. */
interface Scene {
  readonly hand: CardSet;
  readonly unseen: CardSet;
  /** The chance that an unseen card can be laid by the other. */
  readonly risk: number;
  /** Cards of which that chance is smaller, since the other drew when they fitted. */
  readonly lacked: CardSet;
  readonly lackedRisk: number;
  readonly rows: readonly Row[];
  /** By row: the cards that go on it. */
  readonly fits: readonly CardSet[];
  readonly lonely: number;
}

/** Cards that fit on no row and have no mate in the hand for a pair. */
function lonelyCards(hand: CardSet, fitting: CardSet): number {
  let count = 0;
  for (let rest = hand & ~fitting; rest !== 0; rest &= rest - 1)
    if ((hand & (EQUALS[first(rest)] ?? EMPTY)) === EMPTY) count++;
  return count;
}

function riskOf(
  observation: Observation,
  hidden: CardSet,
): Pick<Scene, 'risk' | 'lacked' | 'lackedRisk'> {
  const other = 1 - observation.observer;
  const lacks = observation.lacks[other] ?? [];
  const { length } = lacks;
  let fresh = 0;
  while (fresh < length && lacks[length - 1 - fresh] === EMPTY) fresh++;
  if (!hasComeOut(observation.out, other) || fresh === length) {
    const share = length / Math.max(1, length + observation.stock);
    const risk = hasComeOut(observation.out, other) ? share : share * NOT_OUT;
    return { risk, lacked: EMPTY, lackedRisk: 0 };
  }
  const lacked = (lacks[length - 1 - fresh] ?? EMPTY) & hidden;
  const count = size(lacked);
  const lackedRisk = fresh / Math.max(1, fresh + observation.stock);
  const others = length + observation.stock - count;
  return { risk: Math.min(1, (length - count * lackedRisk) / Math.max(1, others)), lacked, lackedRisk };
}

/** How many of the cards the other can be expected to lay. */
const expected = ({ unseen, risk, lacked, lackedRisk }: Scene, cards: CardSet): number => {
  const few = cards & lacked;
  const sure = risk * size(cards & unseen & ~lacked);
  return few === EMPTY ? sure : sure + lackedRisk * size(few);
};

function sceneOf(observation: Observation): Scene {
  const hand = ownHand(observation);
  const fits = observation.rows.map((row) => joiners(underOf(row), topOf(row)));
  let all = EMPTY;
  for (const fit of fits) all |= fit;
  const hidden = unseen(observation);
  return {
    hand,
    unseen: hidden,
    ...riskOf(observation, hidden),
    rows: observation.rows,
    fits,
    lonely: lonelyCards(hand, all),
  };
}

/** The cards that fit somewhere once `row` takes `fit` instead. */
function fittingAfter({ fits }: Scene, row: number, fit: CardSet): CardSet {
  let all = fit;
  for (let i = 0; i < fits.length; i++) if (i !== row) all |= fits[i] ?? EMPTY;
  return all;
}

/** The gain from covering the top of a row that serves the opponent more than the player. */
function closing(scene: Scene, row: number, left: CardSet): number {
  const fit = scene.fits[row];
  if (fit === undefined) return 1;
  return (1 + CLOSING * expected(scene, fit)) / (1 + CLOSING * size(fit & left));
}

function layWeight(scene: Scene, row: number, cards: readonly Card[]): number {
  const left = scene.hand & ~setOf(cards);
  if (left === EMPTY) return WINS;
  const under = cards.length > 1 ? underOf(cards) : topOf(scene.rows[row] ?? cards);
  const fit = joiners(under, topOf(cards));
  const others = OTHERS_NEXT * expected(scene, fit);
  const invites = (1 + OWN_NEXT * size(fit & left)) / (1 + others);
  const lonely = lonelyCards(left, fittingAfter(scene, row, fit)) - scene.lonely;
  const count = BY_COUNT[cards.length] ?? 1;
  return count * invites * closing(scene, row, left) * at(LONELY, MOST + lonely);
}

function weightOf(scene: Scene, { verb, row, cards }: Move): number {
  switch (verb) {
    case 'new':
    case 'add':
      return layWeight(scene, row - 1, cards);
    case 'draw':
      return DRAWS;
    case 'pass':
      return 1;
    case 'kabadak':
      return DECLARES;
  }
}

/** Squared: playouts come closer to good play when better moves stand out more. */
export function policy(observation: Observation, moves: readonly Move[]): readonly number[] {
  const scene = sceneOf(observation);
  return moves.map((move) => weightOf(scene, move) ** 2);
}

/** How the seat or the other player ended the deal. */
function endOf({ phase, turn }: State, seat: Seat): readonly string[] {
  if (phase === 'out') return [turn === seat ? 'ends' : 'beaten'];
  return phase !== 'blocked' && turn === seat ? ['kabadak'] : [];
}

export function events({ seat, end }: Unfolded<State, Move>): readonly string[] {
  const hand = end.hands[seat] ?? EMPTY;
  const isLeft = !isSpared(end, seat) && (hand & ACES) !== EMPTY;
  return [
    ...endOf(end, seat),
    ...(isLeft ? ['aces'] : []),
    ...(hasComeOut(end.out, seat) ? [] : ['inside']),
  ];
}
