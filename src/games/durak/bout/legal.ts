/**
 * The legal moves of the seat to act, none of them twice, from what that seat knows alone. Moves of equal cards from
 * several packs count as one, and a list longer than the contract allows is cut short.
 */
import { allSeats } from '../../../blocks/seats.ts';
import { first } from '../../../cards/set.ts';
import type { Seat } from '../../../engine/game.ts';
import { LONGEST_LIST } from '../../../engine/longest-list.ts';
import {
  canonicalPlace,
  cardOf,
  held,
  type Lying,
  listCards,
  NO_TRUMP,
  RANKS,
  rankOf,
  ranksHeld,
  SIX,
  SUITS,
  shownAs,
  WELI,
  WELI_SUITS,
  weliAs,
} from '../state/cards.ts';
import {
  ADD,
  ATTACK,
  aboutOf,
  CATCH,
  CHOOSE,
  coverMove,
  DONE,
  KEEP,
  type Move,
  moveOf,
  PASS,
  showMove,
  TAKE,
  TRUMP,
} from '../state/moves.ts';
import { hasBit, type State } from '../state/state.ts';
import { beaterAt, type CompiledRules } from '../state/variant-rules.ts';
import { attacksLeft } from './asked.ts';
import { mayCheat, mayMix, ranksStanding } from './bout.ts';
import { cutShort } from './cut-short.ts';
import { mayPay } from './go-on.ts';
import {
  type Group,
  groupRank,
  groupSize,
  groupsHeld,
  groupWith,
  lyingIn,
  withOdd,
} from './groups.ts';
import { mayShow, mostPassed, rankToPass, ticketPasses } from './pass.ts';

const TRUMPS: readonly Move[] = Array.from({ length: SUITS }, (_, suit) => moveOf(TRUMP, suit));

export function legal(rules: CompiledRules, state: State): readonly Move[] {
  const moves = everyMove(rules, state);
  return moves.length <= LONGEST_LIST ? moves : cutShort(rules, state, moves);
}

/** The moves of the seat to act in each phase, before a list that is too long is cut short. */
function everyMove(rules: CompiledRules, state: State): readonly Move[] {
  switch (state.phase) {
    case 'attack':
      return attacks(rules, state);
    case 'defend':
      return defences(rules, state);
    case 'ask':
      return answers(rules, state);
    case 'pile-on':
      return [...adds(rules, state, false), DONE];
    case 'new-hands':
      return [
        KEEP,
        ...rules.newHands.flatMap((right) => right(state.hands, state.turn, rules.players)),
      ];
    case 'declare':
      return TRUMPS;
    case 'dealer-choice':
      return allSeats(rules.players)
        .filter((seat) => hasBit(state.course.choices, seat))
        .map(choosing);
    case 'forfeit-choice':
      return mayPay(rules, state).map(choosing);
    default:
      return [];
  }
}

const choosing = (seat: Seat): Move => moveOf(CHOOSE, seat);

/** The ranks in the hand of the seat to act, as the low bit of each pair of bits. */
function ranksInHand({ hands, turn }: State): number {
  const at = SUITS * turn;
  return ranksHeld(
    (hands[at] ?? 0) | (hands[at + 1] ?? 0) | (hands[at + 2] ?? 0) | (hands[at + 3] ?? 0),
  );
}

function pushGroups(moves: Move[], verb: Move, groups: readonly Group[]): void {
  for (let i = 0; i < groups.length; i++) moves.push(moveOf(verb, groups[i] ?? 0));
}

/** DUR-3: all groups of cards of one rank, and with a false card among them where that may be tried (DUR-35). */
function attacks(rules: CompiledRules, state: State): readonly Move[] {
  const moves: Move[] = [];
  for (let rest = ranksInHand(state); rest !== 0; rest &= rest - 1)
    pushGroups(moves, ATTACK, groupsHeld(rules, state, first(rest) >> 1, state.bout.most));
  if (mayMix(rules, state)) pushFalseAttacks(moves, rules, state);
  return moves;
}

/** DUR-35: every card of the seat to act, once, as it may lie; each may be tried as a false one. */
function oddsHeld({ weli }: CompiledRules, { hands, turn }: State): readonly Lying[] {
  const cards = [...new Set(listCards(hands, turn))];
  return weli && cards.includes(WELI) ? [...cards, ...WELI_SUITS.map(weliAs)] : cards;
}

/** Adds to `moves` each of its attacks with one more card, of another rank; two single cards make a pair only once. */
function pushFalseAttacks(moves: Move[], rules: CompiledRules, state: State): void {
  const odds = oddsHeld(rules, state);
  for (const move of [...moves]) {
    const group = aboutOf(move);
    if (groupSize(group) >= state.bout.most) continue;
    const lead = lyingIn(group)[0] ?? 0;
    for (const odd of odds) {
      const isOther = rankOf(shownAs(odd)) !== groupRank(group);
      if (isOther && (groupSize(group) > 1 || canonicalPlace(lead) < canonicalPlace(odd)))
        moves.push(moveOf(ATTACK, withOdd(group, odd)));
    }
  }
}

/** The groups that may be added: of a rank on the table, or one false card of another rank if `cheats`. */
function adds(rules: CompiledRules, state: State, cheats: boolean): Move[] {
  const moves: Move[] = [];
  const most = attacksLeft(state.bout);
  if (most <= 0) return moves;
  const lying = ranksStanding(state.bout);
  for (let rest = ranksInHand(state); rest !== 0; rest &= rest - 1) {
    const rank = first(rest) >> 1;
    if (!cheats && !hasBit(lying, rank)) continue;
    pushGroups(moves, ADD, groupsHeld(rules, state, rank, hasBit(lying, rank) ? most : 1));
  }
  return moves;
}

const ONLY_DONE: readonly Move[] = [DONE];

/** DUR-5: adding, or done; a false cover may be caught (DUR-35). */
function answers(rules: CompiledRules, state: State): readonly Move[] {
  const moves = adds(rules, state, mayCheat(rules, state));
  if (moves.length === 0 && state.bout.doubted < 0) return ONLY_DONE;
  moves.push(DONE);
  if (state.bout.doubted >= 0) moves.push(CATCH);
  return moves;
}

const ONLY_TAKE: readonly Move[] = [TAKE];

/** Covering (DUR-4), taking (DUR-7), passing on (DUR-21, DUR-22); a false attacking card may be caught (DUR-35). */
function defences(rules: CompiledRules, state: State): readonly Move[] {
  const moves: Move[] = [];
  pushCovers(moves, rules, state);
  if (rules.passLeast(1) === 1) pushPasses(moves, rules, state);
  if (moves.length === 0 && state.bout.doubted < 0) return ONLY_TAKE;
  moves.push(TAKE);
  if (state.bout.doubted >= 0) moves.push(CATCH);
  return moves;
}

/**
 * DUR-4: a cover of each uncovered card by each card that beats it, or by any card where false covers are played
 * (DUR-35).
 */
function pushCovers(moves: Move[], rules: CompiledRules, state: State): void {
  const { attacks, covers, defender } = state.bout;
  const trump = state.trumps[defender] ?? -1;
  const cheats = mayCheat(rules, state);
  for (let at = 0; at < attacks.length; at++) {
    if ((covers[at] ?? 0) >= 0) continue;
    const lying = attacks[at] ?? 0;
    if (rules.options.packs > 1 && isRepeated(attacks, covers, at)) continue;
    const beaters = beaterAt(trump, shownAs(lying));
    for (let suit = 0; suit < SUITS; suit++) {
      const own = state.hands[SUITS * state.turn + suit] ?? 0;
      const word = cheats ? own : own & (rules.beaters[beaters + suit] ?? 0);
      if (word !== 0) pushCovering(moves, lying, suit, word);
    }
    if (rules.weli) pushWelis(moves, rules, state, lying, cheats);
  }
}

/** Whether an equal attacking card before this one is uncovered too, so that its covers stand for both. */
function isRepeated(attacks: readonly Lying[], covers: readonly Lying[], at: number): boolean {
  for (let before = 0; before < at; before++)
    if (attacks[before] === attacks[at] && (covers[before] ?? 0) < 0) return true;
  return false;
}

function pushCovering(moves: Move[], lying: Lying, suit: number, word: number): void {
  for (let rest = ranksHeld(word); rest !== 0; rest &= rest - 1)
    moves.push(coverMove(lying, suit * RANKS + (first(rest) >> 1)));
}

/** Adds the covers of an attacking card by the Weli as a six of another suit (DUR-33). */
function pushWelis(
  moves: Move[],
  rules: CompiledRules,
  state: State,
  lying: Lying,
  cheats: boolean,
): void {
  if (held(state.hands, state.turn, WELI) === 0) return;
  const beaters = beaterAt(state.trumps[state.bout.defender] ?? -1, shownAs(lying));
  for (const suit of WELI_SUITS) {
    const word = rules.beaters[beaters + suit] ?? 0;
    if (cheats || ((word >>> (2 * SIX)) & 1) === 1) moves.push(coverMove(lying, weliAs(suit)));
  }
}

/**
 * DUR-21, DUR-35: passes of the attack in each direction allowed, with no more cards than the next defender can face.
 */
function pushPasses(moves: Move[], rules: CompiledRules, state: State): void {
  const { bout, direction } = state;
  const rank = rankToPass(bout);
  if (rank < 0) return;
  const lying = bout.attacks.length;
  const least = rules.passLeast(lying);
  for (const turning of rules.turnings(bout.direction, direction)) {
    const most = mostPassed(rules, state, turning) - lying;
    const push = (group: Group): void => {
      if (groupSize(group) >= least) moves.push(moveOf(PASS, group, turning.way));
    };
    groupsHeld(rules, state, rank, most).forEach(push);
    if (mayMix(rules, state)) falsePasses(rules, state, rank, most).forEach(push);
  }
  pushTickets(moves, rules, state, rank);
}

/** DUR-35: passes with a false card of another rank, alone or after cards of the rank to pass on. */
function falsePasses(
  rules: CompiledRules,
  state: State,
  rank: number,
  most: number,
): readonly Group[] {
  if (most < 1) return [];
  const evens = groupsHeld(rules, state, rank, most - 1);
  const passes: Group[] = [];
  for (const odd of oddsHeld(rules, state)) {
    if (rankOf(shownAs(odd)) === rank) continue;
    const alone = groupWith([odd]);
    if (alone !== undefined) passes.push(alone);
    for (const group of evens) passes.push(withOdd(group, odd));
  }
  return passes;
}

/** DUR-22: passes by a ticket, the trump of the rank attacked with, which is only shown and stays in the hand. */
function pushTickets(moves: Move[], rules: CompiledRules, state: State, rank: number): void {
  const { bout, hands, turn, trumps, direction } = state;
  const trump = trumps[turn] ?? NO_TRUMP;
  if (trump < 0 || !rules.ticket(0, 1)) return;
  const card = cardOf(trump, rank);
  if (held(hands, turn, card) === 0 || !mayShow(rules, state, card)) return;
  for (const turning of rules.turnings(bout.direction, direction))
    if (ticketPasses(rules, state, turning)) moves.push(showMove(card, turning.way));
}
