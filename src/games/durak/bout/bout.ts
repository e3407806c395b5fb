/**
 * The bout: attack, cover, add, take, catch. Each function returns the state after the actor's
 * move in that phase, or the clause that refuses it. `pass.ts` passes the attack on, `asked.ts` says
 * who is asked next.
 */
import type { Seat } from '../../../engine/game.ts';
import { type Refusal, refuse } from '../../../engine/refusal.ts';
import { fill, text } from '../../../lang/text.ts';
import {
  addCard,
  held,
  type Lying,
  marked,
  markedAll,
  rankOf,
  realCard,
  removeCard,
  shownAs,
  suitOf,
} from '../cards.ts';
import { sizesLess } from '../seats.ts';
import {
  asking,
  type Bout,
  type BoutDraft,
  bit,
  boutDraft,
  changed,
  hasBit,
  NO_SEAT,
  played,
  type State,
} from '../state.ts';
import { beaterAt, type CompiledRules } from '../variant-rules.ts';
import { afterAdd, afterCover, afterDone, afterTake, attacksLeft } from './asked.ts';
import {
  type Group,
  groupRank,
  groupSize,
  isHeld,
  lyingIn,
  oddIn,
  showsWeli,
  spend,
  spendKnown,
} from './groups.ts';

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

/** The bout with cards added. */
function boutAdding(bout: Bout, cards: readonly Lying[], ranks: number): BoutDraft {
  const after = boutDraft(bout);
  after.attacks = joined(bout.attacks, cards);
  after.covers = joined(bout.covers, UNCOVERED[cards.length] ?? []);
  after.open = bout.open + cards.length;
  after.ranks = ranks;
  after.doubted = -1;
  after.adder = NO_SEAT;
  after.before = null;
  return after;
}

/** Marks the last attacking card of a bout as false, to be caught by the next to act (DUR-35). */
export function doubtLast(after: BoutDraft, { phase, turn, bout, direction }: State): void {
  after.doubted = after.attacks.length - 1;
  after.adder = turn;
  after.before = { phase, bout: standing(bout), direction };
}

export const ONE_RANK = text(
  'cards played together must be of one rank',
  'zusammen gespielte Karten müssen denselben Wert haben',
);

/** DUR-3, DUR-6, DUR-35. */
export function attack(rules: CompiledRules, state: State, group: Group): State | Refusal {
  const refused = notHeld(rules, state, group);
  if (refused !== undefined) return refused;
  const { bout } = state;
  const isFalse = oddIn(group) >= 0;
  if (isFalse && rules.cheats !== 'wide') return refuse('DUR-3', ONE_RANK);
  if (groupSize(group) > bout.most) return refuse('DUR-6', fill(TOO_MANY, bout.most));
  const { hands, sizes, known } = leftAfter(state, group);
  const lying = boutAdding(bout, lyingIn(group), bit(groupRank(group)));
  if (isFalse) doubtLast(lying, state);
  return played(state, { phase: 'defend', turn: bout.defender, bout: lying, hands, sizes, known });
}

const NO_RANK = text(
  'you may only add cards of a rank already on the table',
  'du darfst nur Karten dazulegen, deren Wert schon liegt',
);

/** DUR-35: whether the actor may try a false cover or a false added card here. */
export const mayCheat = ({ cheats }: CompiledRules, { phase, turn, bout }: State): boolean =>
  cheats !== 'never' && phase !== 'pile-on' && (cheats === 'wide' || !hasBit(bout.caught, turn));

/** DUR-5, DUR-30, DUR-35. */
export function add(rules: CompiledRules, state: State, group: Group): State | Refusal {
  const refused = notHeld(rules, state, group);
  if (refused !== undefined) return refused;
  const { bout } = state;
  if (oddIn(group) >= 0) return refuse('DUR-5', ONE_RANK);
  if (groupSize(group) > attacksLeft(bout)) return refuse('DUR-6', fill(TOO_MANY, bout.most));
  const ranks = ranksStanding(bout);
  const matches = hasBit(ranks, groupRank(group));
  if (!matches && (groupSize(group) > 1 || !mayCheat(rules, state)))
    return refuse('DUR-5', NO_RANK);
  const left = leftAfter(state, group);
  const after = boutAdding(bout, lyingIn(group), ranks);
  if (matches) return afterAdd(rules, state, after, left);
  doubtLast(after, state);
  const { hands, sizes, known } = left;
  return played(state, { phase: 'defend', turn: bout.defender, bout: after, hands, sizes, known });
}

/** The neighbour adds nothing more until the next cover. */
export function done(rules: CompiledRules, state: State): State {
  const { bout, turn } = state;
  const mayNotice = rules.cheats === 'wide' && bout.doubted >= 0 && bout.other !== NO_SEAT;
  return mayNotice && turn === bout.attacker
    ? asking(state, 'ask', bout.other)
    : afterDone(rules, state, standing(bout));
}

/** The bout once a false card stands. */
function standing(bout: Bout): Bout {
  if (bout.doubted < 0) return bout;
  const after = boutDraft(bout);
  after.ranks = ranksStanding(bout);
  after.doubted = -1;
  after.adder = NO_SEAT;
  after.before = null;
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

function boutCovering(bout: Bout, at: number, cover: Lying, ranks: number): BoutDraft {
  const covers = bout.covers.slice();
  covers[at] = cover;
  const after = boutDraft(bout);
  after.covers = covers;
  after.open = bout.open - 1;
  after.ranks = ranks;
  after.doubted = -1;
  after.adder = NO_SEAT;
  after.before = null;
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
    const covered = boutCovering(bout, at, card, ranks | bit(rankOf(shownAs(card))));
    return afterCover(rules, state, covered, left);
  }
  const doubtful = boutCovering(bout, at, card, ranks);
  doubtful.doubted = at;
  doubtful.before = { phase: state.phase, bout: standing(bout), direction: state.direction };
  return played(state, { phase: 'ask', turn: bout.attacker, bout: doubtful, ...left });
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

/** DUR-35: what was false goes back to its player, who is to play again. */
export function catchFalse(state: State): State | Refusal {
  const { bout, sizes } = state;
  if (bout.before === null) return refuse('DUR-35', NOTHING_FALSE);
  const { phase, bout: before, direction } = bout.before;
  const covered = bout.adder === NO_SEAT;
  const cheat = covered ? bout.defender : bout.adder;
  const back = covered
    ? [bout.covers[bout.doubted] ?? 0]
    : bout.attacks.slice(before.attacks.length);
  const hands = state.hands.slice();
  const known = state.known.slice();
  for (const lying of back) {
    addCard(hands, cheat, realCard(lying));
    addCard(known, cheat, realCard(lying));
  }
  const caught = boutDraft(before);
  caught.caught = bout.caught | bit(cheat);
  const after = played(state, {
    phase,
    turn: cheat,
    bout: caught,
    hands,
    sizes: sizesLess(sizes, cheat, -back.length),
    known,
  });
  return direction === state.direction ? after : changed(after, { direction });
}
