/**
 * Exact endings: two players are left, nothing can be drawn and every card is known. A proof search then settles the
 * value of each move, within a limit of positions.
 */
import type { Seat } from '../../../engine/game.ts';
import { isRefusal } from '../../../engine/refusal.ts';
import { policy } from '../mind/policy.ts';
import { determinize, hidden, type Observation, observe } from '../rules/observation.ts';
import { apply, legal } from '../rules/rules.ts';
import { NO_TRUMP, RANKS, rankOf, SUITS, type SuitWords, suitOf } from '../state/cards.ts';
import type { Move } from '../state/moves.ts';
import { NO_SEAT, type Phase, type State } from '../state/state.ts';
import { beaterAt, type CompiledRules } from '../state/variant-rules.ts';
import { rulesOf } from '../variants/index.ts';
import { isProved, newProving, type Proving, proves } from './proof.ts';
import {
  ADDING_DUE,
  ATTACK_DUE,
  ATTACKER,
  CLOSED,
  countsTakes,
  DEFENCE_DUE,
  DEFENDER,
  DRAWN,
  GOES_ON,
  type Law,
  LOST,
  MORE,
  MOST_CARDS,
  moreOf,
  OPEN,
  PILING_DUE,
  type PositionRows,
  RESULT,
  WON,
} from './rows.ts';

/** The ranks in a suit's word, one bit per rank. */
function ranksIn(word: number): number {
  let ranks = 0;
  for (let rank = 0; rank < RANKS; rank++) ranks |= ((word >>> (2 * rank)) & 1) << rank;
  return ranks;
}

/** Ranks of a suit, moved to that suit's half of a word of two suits. */
const inHalf = (ranks: number, suit: number): number => ranks << (RANKS * (suit & 1));

function addRanks(rows: PositionRows, at: number, suit: number, ranks: number): void {
  rows[at + (suit >> 1)] = (rows[at + (suit >> 1)] ?? 0) | inHalf(ranks, suit);
}

function setHand(rows: PositionRows, at: number, hands: SuitWords, seat: Seat): void {
  for (let suit = 0; suit < SUITS; suit++)
    addRanks(rows, at, suit, ranksIn(hands[SUITS * seat + suit] ?? 0));
}

const DUE: Readonly<Partial<Record<Phase, number>>> = {
  attack: ATTACK_DUE,
  defend: DEFENCE_DUE,
  ask: ADDING_DUE,
  'pile-on': PILING_DUE,
};

/** How a game stands for `own` in the terms of the proof search, which proves wins of one player. */
function resultOf({ close }: State, own: Seat): number {
  if (close === null) return GOES_ON;
  if (close.losers.length === 0) return DRAWN;
  if (close.losers.includes(own)) return LOST;
  return WON;
}

/** Writes the state into the first row, as seen by the seat `own`, for whom the goal is proved. */
function setFirst({ rows, law }: Proving, state: State, own: Seat): void {
  const { attacker, defender, attacks, covers, most } = state.bout;
  rows.fill(0, 0, RESULT);
  rows[RESULT] = resultOf(state, own);
  if (rows[RESULT] !== GOES_ON) return;
  setHand(rows, ATTACKER, state.hands, attacker);
  setHand(rows, DEFENDER, state.hands, defender);
  attacks.forEach((card, i) => {
    const cover = covers[i] ?? -1;
    addRanks(rows, cover < 0 ? OPEN : CLOSED, suitOf(card), 1 << rankOf(card));
    if (cover >= 0) addRanks(rows, CLOSED, suitOf(cover), 1 << rankOf(cover));
  });
  const due = DUE[state.phase] ?? ATTACK_DUE;
  const limit = Math.min(MOST_CARDS, most);
  rows[MORE] = moreOf(
    due,
    attacker === own,
    attacks.length,
    limit,
    countsTakes(law) ? state.stale : 0,
  );
}

/** The cards that beat each card, two words each, for a defender with this trump. */
function beatersOf(rules: CompiledRules, trump: number): readonly number[] {
  const words: number[] = [];
  for (let card = 0; card < SUITS * RANKS; card++)
    for (let suit = 0; suit < SUITS; suit += 2) {
      const at = beaterAt(trump, card) + suit;
      const ranks = ranksIn(rules.beaters[at] ?? 0);
      words.push(ranks | inHalf(ranksIn(rules.beaters[at + 1] ?? 0), suit + 1));
    }
  return words;
}

/** All cards of a trump suit, as two words. */
function trumpsOf(trump: number): readonly number[] {
  const cards = trump === NO_TRUMP ? 0 : inHalf((1 << RANKS) - 1, trump);
  return trump < 2 ? [cards, 0] : [0, cards];
}

/** The one opponent in play in an ending that can be proved; NO_SEAT in any other position. */
function opponentOf(rules: CompiledRules, observation: Observation): Seat {
  const { out, sizes, turn, bouts, phase, stock, secrets, awaySizes } = observation;
  const plain =
    !rules.weli && rules.cheats === 'never' && !rules.ticket(0, 1) && rules.options.packs === 1;
  const hides = stock > 0 || [...secrets, ...awaySizes].some((size) => size > 0);
  const begun = bouts > 0 && DUE[phase] !== undefined && out.length === sizes.length - 2;
  if (!plain || hides || !begun) return NO_SEAT;
  return sizes.findIndex((_, seat) => seat !== turn && !out.includes(seat));
}

/** The only state with this observation: all unseen cards are in one hand. */
function onlyState(observation: Observation): State {
  const { pool, slots } = hidden(observation);
  return determinize(
    observation,
    slots.map(({ size }) => (size > 0 ? pool : [])),
  );
}

/** A proof search for a win of the player to move, or for at least a draw if `draws`. */
function newProof(
  rules: CompiledRules,
  state: State,
  other: Seat,
  draws: boolean,
  limit: number,
): Proving {
  const seats = [other, state.turn];
  const tables = seats.flatMap((seat) => beatersOf(rules, state.trumps[seat] ?? NO_TRUMP));
  const trumps = seats.flatMap((seat) => trumpsOf(state.trumps[seat] ?? NO_TRUMP));
  const law: Law = {
    beaters: Int32Array.from(tables),
    most: Math.min(MOST_CARDS, rules.most),
    mostPiled: rules.mostPiled,
    passLeast: rules.passLeast,
  };
  return newProving(law, trumps, draws, limit);
}

/** Whether each move keeps the proved goal. */
const keepsGoal = (proving: Proving, state: State, moves: readonly Move[]): readonly boolean[] =>
  moves.map((move) => {
    const after = apply(state, move);
    if (isRefusal(after)) return false;
    setFirst(proving, after, state.turn);
    return isProved(proving);
  });

/** Whether the player to move wins, which `limit` positions may not settle. */
export function isWon(observation: Observation, limit: number): boolean | undefined {
  const rules = rulesOf(observation.course.options);
  const other = opponentOf(rules, observation);
  if (other === NO_SEAT) return undefined;
  const state = onlyState(observation);
  const proving = newProof(rules, state, other, false, limit);
  setFirst(proving, state, state.turn);
  return proves(proving);
}

/** Positions of a proof per position of a level's budget, since a proof searches them far faster. */
const PER_POSITION = 4;
/** The most positions that a proof may search. */
const MOST = 20_000;
/** The share of a proof's positions that proving a draw may take: draws are rare. */
const FOR_A_DRAW = 1 / 4;

/**
 * The value of an end for a seat, so that the values of all seats add up to nothing; a pair loses together (DUR-24).
 */
function utilityOf({ partners }: CompiledRules, { sizes }: State, seat: Seat, result: number) {
  if (result === DRAWN) return 0;
  const losers = (partners[seat] ?? NO_SEAT) === NO_SEAT ? 1 : 2;
  const others = sizes.length - 1;
  return result === WON ? losers / others : (losers - 1) / others - 1;
}

/** How likely the opponent, playing by the policy, answers the move so that the mover stays lost. */
function chanceOfAnswer(proving: Proving, state: State, move: Move): number {
  const after = apply(state, move);
  if (isRefusal(after) || after.close !== null || after.turn === state.turn) return 1;
  const answers = legal(after);
  const weights = policy(observe(after, after.turn), answers);
  let found = 0;
  answers.forEach((answer, i) => {
    const then = apply(after, answer);
    if (isRefusal(then)) return;
    setFirst(proving, then, state.turn);
    if (proves(proving) !== true) found += weights[i] ?? 0;
  });
  return found / weights.reduce((sum, weight) => sum + weight, 0);
}

/** Ratings that differ by less are equal. */
const EQUAL = 1e-9;

/** Of moves that all lose, the index of the one most likely to be answered wrongly; of equals, of the likeliest. */
function hardest(
  proving: Proving,
  observation: Observation,
  state: State,
  moves: readonly Move[],
): number {
  const weights = policy(observation, moves);
  const ratings = moves.map((move) => -chanceOfAnswer(proving, state, move));
  return moves.reduce((best, _, i) => {
    const ahead = (ratings[i] ?? 0) - (ratings[best] ?? 0);
    const isLikelier = (weights[i] ?? 0) > (weights[best] ?? 0);
    const isHarder = Math.abs(ahead) < EQUAL ? isLikelier : ahead > 0;
    return isHarder ? i : best;
  }, 0);
}

/**
 * The utility of the moves proved to win, or else of those proved to draw; every other move is left undefined. Where
 * all moves lose, the one hardest to answer has a utility. A move given alone is settled whether it is best or not.
 * Undefined as a whole where the limit settles nothing.
 */
export function solveObservation(
  observation: Observation,
  moves: readonly Move[],
  positions: number,
): readonly (number | undefined)[] | undefined {
  const [alone, ...others] = moves;
  if (alone !== undefined && others.length === 0)
    return [solveMove(observation, alone, PER_POSITION * positions)];
  const rules = rulesOf(observation.course.options);
  const other = opponentOf(rules, observation);
  if (other === NO_SEAT) return undefined;
  const state = onlyState(observation);
  for (const draws of [false, true]) {
    const limit = Math.min(MOST, PER_POSITION * positions) * (draws ? FOR_A_DRAW : 1);
    const proving = newProof(rules, state, other, draws, limit);
    setFirst(proving, state, state.turn);
    const reached = proves(proving);
    if (reached === undefined) return undefined;
    const utility = utilityOf(rules, state, state.turn, draws ? DRAWN : WON);
    if (reached)
      return keepsGoal(proving, state, moves).map((keeps) => (keeps ? utility : undefined));
    if (draws) {
      const best = hardest(proving, observation, state, moves);
      return moves.map((_, i) =>
        i === best ? utilityOf(rules, state, state.turn, LOST) : undefined,
      );
    }
  }
  return undefined;
}

/** The utility of one move, where `limit` positions prove that it wins, draws or loses. */
function solveMove(observation: Observation, move: Move, limit: number): number | undefined {
  const rules = rulesOf(observation.course.options);
  const other = opponentOf(rules, observation);
  if (other === NO_SEAT) return undefined;
  const state = onlyState(observation);
  const after = apply(state, move);
  if (isRefusal(after)) return undefined;
  for (const draws of [false, true]) {
    const proving = newProof(rules, state, other, draws, limit);
    setFirst(proving, after, state.turn);
    const reached = proves(proving);
    if (reached === undefined) return undefined;
    if (reached) return utilityOf(rules, state, state.turn, draws ? DRAWN : WON);
  }
  return utilityOf(rules, state, state.turn, LOST);
}
