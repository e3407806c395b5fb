/**
 * The bout: attack, cover, add, take, catch. Each function returns the state after the actor's
 * move in that phase, or the clause that refuses it. `pass.ts` passes the attack on, `asked.ts` says
 * who is asked next.
 */
import type { Seat } from '../../engine/game.ts';
import { type Refusal, refuse } from '../../engine/refusal.ts';
import { fill, text } from '../../lang/text.ts';
import { afterAdd, afterCover, afterDone, afterTake, attacksLeft } from './asked.ts';
import {
  addCard,
  held,
  type Lying,
  rankOf,
  realCard,
  removeCard,
  shownAs,
  suitOf,
} from './cards.ts';
import { beaterAt, type CompiledRules } from './compiled-rules.ts';
import {
  type Group,
  groupRank,
  groupSize,
  isHeld,
  lyingIn,
  showsWeli,
  spend,
  spendKnown,
} from './groups.ts';
import { sizesLess } from './seats.ts';
import {
  type Bout,
  type BoutDraft,
  bit,
  boutDraft,
  hasBit,
  NO_SEAT,
  played,
  type State,
} from './state.ts';
import { marked, markedAll } from './tokens.ts';

const NOT_HELD = text('you do not hold $1', 'du hast $1 nicht auf der Hand');
const NO_WELI = text('there is no Weli in this game', 'in diesem Spiel gibt es keinen Weli');
const TOO_MANY = text(
  'at most $1 attacking cards may be on the table here',
  'hier dürfen höchstens $1 Angriffskarten liegen',
);

/** Whether the actor may play these cards at all. */
export function notHeld(rules: CompiledRules, state: State, group: Group): Refusal | undefined {
  if (showsWeli(group) && !rules.weli) return refuse('DUR-33', NO_WELI);
  return isHeld(state.hands, state.turn, group)
    ? undefined
    : refuse('DUR-3', fill(NOT_HELD, markedAll(lyingIn(group))));
}

/** The hands after the actor has played a group. */
export const leftAfter = (state: State, group: Group) => ({
  hands: spend(state.hands, state.turn, group),
  sizes: sizesLess(state.sizes, state.turn, groupSize(group)),
  known: spendKnown(state.known, state.turn, group),
});

/** No covers yet, by the number of attacking cards. */
const UNCOVERED: readonly (readonly Lying[])[] = Array.from({ length: 13 }, (_, size) =>
  Array.from({ length: size }, () => -1),
);

/** Joins two lists of cards. A loop, because spreading two lists takes several times as long. */
function joined(before: readonly Lying[], more: readonly Lying[]): readonly Lying[] {
  const cards = before.slice();
  for (let i = 0; i < more.length; i++) cards.push(more[i] ?? 0);
  return cards;
}

/** The ranks on the table for every move but `catch`, since any other lets a false card stand (DUR-35). */
export function ranksStanding({ ranks, doubted, adder, attacks, covers }: Bout): number {
  if (doubted < 0) return ranks;
  const stands = (adder === NO_SEAT ? covers : attacks)[doubted] ?? 0;
  return ranks | bit(rankOf(shownAs(stands)));
}

/** The bout with a group added, false if `adder` is a seat. */
function boutAdding(bout: Bout, group: Group, ranks: number, adder: Seat): Bout {
  const cards = lyingIn(group);
  const after = boutDraft(bout);
  after.attacks = joined(bout.attacks, cards);
  after.covers = joined(bout.covers, UNCOVERED[cards.length] ?? []);
  after.open = bout.open + cards.length;
  after.ranks = ranks;
  after.doubted = adder === NO_SEAT ? -1 : bout.attacks.length;
  after.adder = adder;
  return after;
}

/** DUR-3, DUR-6. */
export function attack(rules: CompiledRules, state: State, group: Group): State | Refusal {
  const refused = notHeld(rules, state, group);
  if (refused !== undefined) return refused;
  const { bout } = state;
  if (groupSize(group) > bout.most) return refuse('DUR-6', fill(TOO_MANY, bout.most));
  const { hands, sizes, known } = leftAfter(state, group);
  const lying = boutAdding(bout, group, bit(groupRank(group)), NO_SEAT);
  return played(state, { phase: 'defend', turn: bout.defender, bout: lying, hands, sizes, known });
}

const NO_RANK = text(
  'you may only add cards of a rank already on the table',
  'du darfst nur Karten dazulegen, deren Wert schon liegt',
);

/** DUR-35: whether the actor may try a false card here. */
export const mayCheat = ({ cheats }: CompiledRules, { phase, turn, bout }: State): boolean =>
  cheats && phase !== 'pile-on' && !hasBit(bout.caught, turn);

/** DUR-5, DUR-30, DUR-35. */
export function add(rules: CompiledRules, state: State, group: Group): State | Refusal {
  const refused = notHeld(rules, state, group);
  if (refused !== undefined) return refused;
  const { bout, turn } = state;
  if (groupSize(group) > attacksLeft(bout)) return refuse('DUR-6', fill(TOO_MANY, bout.most));
  const ranks = ranksStanding(bout);
  const matches = hasBit(ranks, groupRank(group));
  if (!matches && (groupSize(group) > 1 || !mayCheat(rules, state)))
    return refuse('DUR-5', NO_RANK);
  const left = leftAfter(state, group);
  if (matches) return afterAdd(rules, state, boutAdding(bout, group, ranks, NO_SEAT), left);
  const { hands, sizes, known } = left;
  const doubtful = boutAdding(bout, group, ranks, turn);
  return played(state, {
    phase: 'defend',
    turn: bout.defender,
    bout: doubtful,
    hands,
    sizes,
    known,
  });
}

/** The neighbour adds nothing more until the next cover. */
export const done = (rules: CompiledRules, state: State): State =>
  afterDone(rules, state, standing(state.bout));

/** The bout once a false card stands. */
function standing(bout: Bout): Bout {
  if (bout.doubted < 0) return bout;
  const after = boutDraft(bout);
  after.ranks = ranksStanding(bout);
  after.doubted = -1;
  after.adder = NO_SEAT;
  return after;
}

/** Whether a card beats an attacking card, given the defender's trump suit. */
export function doesBeat(
  rules: CompiledRules,
  { trumps, bout }: Pick<State, 'trumps' | 'bout'>,
  lying: Lying,
  cover: Lying,
): boolean {
  const card = shownAs(cover);
  const trump = trumps[bout.defender] ?? -1;
  const word = rules.beaters[beaterAt(trump, shownAs(lying)) + suitOf(card)] ?? 0;
  return ((word >>> (2 * rankOf(card))) & 1) === 1;
}

function boutCovering(bout: Bout, at: number, cover: Lying, ranks: number, doubted: number): Bout {
  const covers = bout.covers.slice();
  covers[at] = cover;
  const after = boutDraft(bout);
  after.covers = covers;
  after.open = bout.open - 1;
  after.ranks = ranks;
  after.doubted = doubted;
  after.adder = NO_SEAT;
  return after;
}

const NOT_OPEN = text('there is no uncovered $1 on the table', '$1 liegt hier nicht offen');
const NO_BEAT = text('$2 does not beat $1', '$2 schlägt $1 nicht');

/** The index of an uncovered attacking card, or −1. */
function placeOfOpen({ attacks, covers }: Bout, lying: Lying): number {
  for (let at = 0; at < attacks.length; at++)
    if (attacks[at] === lying && (covers[at] ?? 0) < 0) return at;
  return -1;
}

/** DUR-4, DUR-35. */
export function cover(
  rules: CompiledRules,
  state: State,
  lying: Lying,
  card: Lying,
): State | Refusal {
  const { bout, turn, hands, known } = state;
  const at = placeOfOpen(bout, lying);
  const real = realCard(card);
  if (at < 0) return refuse('DUR-4', fill(NOT_OPEN, marked(lying)));
  if (card !== real && !rules.weli) return refuse('DUR-33', NO_WELI);
  if (held(hands, turn, real) === 0) return refuse('DUR-4', fill(NOT_HELD, marked(real)));
  const beats = doesBeat(rules, state, lying, card);
  if (!beats && !mayCheat(rules, state))
    return refuse('DUR-4', fill(NO_BEAT, marked(lying), marked(card)));
  const left = {
    hands: withoutCard(hands, turn, real),
    sizes: sizesLess(state.sizes, turn, 1),
    known: held(known, turn, real) === 0 ? known : withoutCard(known, turn, real),
  };
  const ranks = ranksStanding(bout);
  if (beats) {
    const covered = boutCovering(bout, at, card, ranks | bit(rankOf(shownAs(card))), -1);
    return afterCover(rules, state, covered, left);
  }
  const doubtful = boutCovering(bout, at, card, ranks, at);
  return played(state, {
    phase: 'ask',
    turn: bout.attacker,
    bout: doubtful,
    hands: left.hands,
    sizes: left.sizes,
    known: left.known,
  });
}

function withoutCard(words: readonly number[], seat: Seat, card: number): readonly number[] {
  const left = words.slice();
  removeCard(left, seat, card);
  return left;
}

/** DUR-7, DUR-30: the bout ends, unless others may still add. */
export function take(rules: CompiledRules, state: State): State {
  const bout = boutDraft(standing(state.bout));
  bout.most = rules.mostPiled;
  return afterTake(rules, state, bout);
}

const NOTHING_FALSE = text('there is nothing to catch', 'hier gibt es nichts zu bemerken');

/** DUR-35: the false card goes back to its player, who is to play again. */
export function catchFalse(state: State): State | Refusal {
  const { bout, sizes } = state;
  if (bout.doubted < 0) return refuse('DUR-35', NOTHING_FALSE);
  const covered = bout.adder === NO_SEAT;
  const cheat = covered ? bout.defender : bout.adder;
  const lying = (covered ? bout.covers : bout.attacks)[bout.doubted] ?? 0;
  const hands = state.hands.slice();
  const known = state.known.slice();
  addCard(hands, cheat, realCard(lying));
  addCard(known, cheat, realCard(lying));
  const caught = covered ? withCoverBack(bout) : withAddBack(bout);
  caught.doubted = -1;
  caught.adder = NO_SEAT;
  caught.caught = bout.caught | bit(cheat);
  const phase = covered ? 'defend' : 'ask';
  return played(state, {
    phase,
    turn: cheat,
    bout: caught,
    hands,
    sizes: sizesLess(sizes, cheat, -1),
    known,
  });
}

function withCoverBack(bout: Bout): BoutDraft {
  const after = boutDraft(bout);
  after.covers = bout.covers.map((cover, at) => (at === bout.doubted ? -1 : cover));
  after.open = bout.open + 1;
  return after;
}

function withAddBack(bout: Bout): BoutDraft {
  const after = boutDraft(bout);
  after.attacks = bout.attacks.slice(0, -1);
  after.covers = bout.covers.slice(0, -1);
  after.open = bout.open - 1;
  return after;
}
