/**
 * Which moves a decent Kabadak player prefers, from what they see: lay down much and early, on top
 * cards their own cards continue and the opponent's hardly do, cover top cards that help the opponent,
 * keep no card that fits nowhere, and declare as soon as possible. The weights are chosen by judgement;
 * `npm run ladder -- kabadak` measures them.
 */
import { namesThatHold } from '../../blocks/conditions.ts';
import { type CardSet, EMPTY, size } from '../../cards/set.ts';
import { at } from '../../engine/estimate.ts';
import type { Seat, Unfolded } from '../../engine/game.ts';
import { lackedBy } from './belief.ts';
import type { Move } from './moves.ts';
import { type Observation, ownHand, unseen } from './observation.ts';
import { ACES, inPairs, joiners, pack, type Row, secondFromTop, topOf } from './rows.ts';
import { isSpared } from './score.ts';
import { hasComeOut, type State } from './state.ts';

/** The weight of laying the last card: like DECLARES, more than that of any move that does not end the deal. */
const WINS = 1e6;
const DECLARES = 1e5;
const DRAWS = 0.06;
/** The weight of laying down, by the number of cards. */
const BY_COUNT: readonly number[] = [0, 1, 2.4, 5, 8, 13, 20, 30, 40];
const OWN_NEXT = 0.5;
const OTHERS_NEXT = 0.6;
const CLOSING = 0.5;
const MOST = pack.order.length;
/** The factor for a change in the number of lonely cards, from a whole pack fewer to a whole pack more. */
const LONELY = Array.from({ length: 2 * MOST + 1 }, (_, more) => 0.5 ** (more - MOST));
/** The share of the risk while the opponent has yet to come out. */
const NOT_OUT = 1 / 3;

/** The hand and the rows of the seat to act, with the values that the weights of all its moves need. */
interface Scene {
  readonly hand: CardSet;
  /** The cards that the opponent may hold, without those they would have laid. */
  readonly unseen: CardSet;
  /** The chance that the opponent holds an unseen card and can lay it. */
  readonly risk: number;
  readonly rows: readonly Row[];
  /** The cards that go on any row, and those that go on several. */
  readonly fitting: CardSet;
  readonly fittingTwice: CardSet;
  readonly lonely: number;
}

/** The number of lonely cards: they fit on no row and have no mate in the hand for a pair. */
const lonelyCards = (hand: CardSet, fitting: CardSet): number =>
  size(hand & ~fitting & ~inPairs(hand));

/** The cards that the opponent may hold, and the chance of each to be held and laid by them. */
function threatOf(observation: Observation): Pick<Scene, 'unseen' | 'risk'> {
  const other = 1 - observation.observer;
  const lacked = lackedBy(observation.lacks[other] ?? []);
  const possible = unseen(observation) & ~lacked;
  const share = Math.min(1, (observation.sizes[other] ?? 0) / Math.max(1, size(possible)));
  return { unseen: possible, risk: hasComeOut(observation.out, other) ? share : share * NOT_OUT };
}

/**
 * What the weights of all moves share: which cards fit on a row, on several, or nowhere, and what the opponent may lay.
 */
function sceneFor(observation: Observation): Scene {
  const hand = ownHand(observation);
  let fitting = EMPTY;
  let fittingTwice = EMPTY;
  for (const row of observation.rows) {
    const fit = joiners(secondFromTop(row), topOf(row));
    fittingTwice |= fitting & fit;
    fitting |= fit;
  }
  const { unseen, risk } = threatOf(observation);
  return {
    hand,
    unseen,
    risk,
    rows: observation.rows,
    fitting,
    fittingTwice,
    lonely: lonelyCards(hand, fitting),
  };
}

/** The cards that fit somewhere once a row takes `fit` instead of `before`. */
const fittingAfter = ({ fitting, fittingTwice }: Scene, before: CardSet, fit: CardSet): CardSet =>
  fit | (fitting & ~(before & ~fittingTwice));

/** The gain from covering a top that serves the opponent more than the player. */
const closing = ({ unseen, risk }: Scene, before: CardSet, left: CardSet): number =>
  (1 + CLOSING * risk * size(before & unseen)) / (1 + CLOSING * size(before & left));

/**
 * Weighs laying cards: many at once, on a top that the own hand continues rather than the opponent's, leaving no card
 * that fits nowhere.
 */
function layWeight(scene: Scene, { row, cards, set }: Move): number {
  const left = scene.hand & ~set;
  if (left === EMPTY) return WINS;
  const on = row === 0 ? cards : at(scene.rows, row - 1);
  const before = row === 0 ? EMPTY : joiners(secondFromTop(on), topOf(on));
  const under = cards.length > 1 ? secondFromTop(cards) : topOf(on);
  const fit = joiners(under, topOf(cards));
  const others = OTHERS_NEXT * scene.risk * size(fit & scene.unseen);
  const invites = (1 + OWN_NEXT * size(fit & left)) / (1 + others);
  const lonely = lonelyCards(left, fittingAfter(scene, before, fit)) - scene.lonely;
  const count = BY_COUNT[cards.length] ?? 1;
  return count * invites * closing(scene, before, left) * at(LONELY, MOST + lonely);
}

/** How strongly a decent player prefers a move; only the proportions between the weights of one decision matter. */
function weightOf(scene: Scene, move: Move): number {
  switch (move.verb) {
    case 'new':
    case 'add':
      return layWeight(scene, move);
    case 'draw':
      return DRAWS;
    case 'pass':
      return 1;
    case 'kabadak':
      return DECLARES;
  }
}

/** The weights of the moves, squared: playouts come closer to good play when better moves stand out more. */
export function policy(observation: Observation, moves: readonly Move[]): readonly number[] {
  const scene = sceneFor(observation);
  const weights: number[] = [];
  for (const move of moves) weights.push(weightOf(scene, move) ** 2);
  return weights;
}

/** The event of the seat or its opponent ending the deal. */
function endEvents({ phase, turn }: State, seat: Seat): readonly string[] {
  if (phase === 'out') return [turn === seat ? 'ends' : 'beaten'];
  return phase !== 'blocked' && turn === seat ? ['kabadak'] : [];
}

/**
 * Names of what has happened to a player by the end looked ahead to: how the deal ended, aces left in hand, never come
 * out.
 */
export function events({ seat, end }: Unfolded<State, Move>): readonly string[] {
  const hand = end.hands[seat] ?? EMPTY;
  const isLeft = !isSpared(end, seat) && (hand & ACES) !== EMPTY;
  const left = namesThatHold({ aces: isLeft, inside: !hasComeOut(end.out, seat) });
  return [...endEvents(end, seat), ...left];
}
