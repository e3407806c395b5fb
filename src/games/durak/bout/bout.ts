/**
 * The bout: attack, cover, add, take, catch. Each function returns the state after the actor's
 * move in that phase, or the clause that refuses it. `pass.ts` passes the attack on, `asked.ts` says
 * who is asked next.
 */
import { type Card, joined } from '../../../cards/pack.ts';
import type { Seat } from '../../../engine/game.ts';
import { type Refusal, refuse } from '../../../engine/refusal.ts';
import { fill, type Text } from '../../../lang/text.ts';
import {
  addCard,
  held,
  type Lying,
  marked,
  markedAll,
  rankOf,
  realCard,
  removeCard,
  type SuitWords,
  shownAs,
  suitOf,
} from '../state/cards.ts';
import { sizesLess } from '../state/seats.ts';
import {
  asking,
  type Bout,
  type BoutDraft,
  bit,
  boutDraft,
  draftOf,
  hasBit,
  NO_SEAT,
  type State,
  type StateDraft,
} from '../state/state.ts';
import texts from '../state/texts.json' with { type: 'json' };
import { beaterAt, type CompiledRules } from '../state/variant-rules.ts';
import { askNext, attacksLeft, mayAddMore } from './asked.ts';
import { finishBout } from './go-on.ts';
import {
  type Group,
  groupRank,
  groupSize,
  holdsGroup,
  laidFrom,
  lyingIn,
  oddIn,
  showsWeli,
  spend,
  spendKnown,
} from './groups.ts';

/** Refuses to play cards the actor does not hold. */
export const notInHand = (clause: string, cards: readonly Lying[]): Refusal =>
  refuse(clause, fill(texts.cards.notHeld, markedAll(cards)));

/** Why the seat to act may not play these cards at all: a Weli as another suit, or cards it does not hold. */
export function notHeld(rules: CompiledRules, state: State, group: Group): Refusal | undefined {
  if (showsWeli(group) && !rules.weli) return refuse('DUR-33', texts.cards.noWeli);
  if (holdsGroup(state.hands, state.turn, group)) return undefined;
  return notInHand('DUR-3', lyingIn(group));
}

/** DUR-35: whether the actor may try a false card here. A player who was caught may not for the rest of the bout. */
export const mayCheat = ({ cheats }: CompiledRules, { phase, turn, bout }: State): boolean =>
  cheats !== 'never' && phase !== 'pile-on' && !hasBit(bout.caught, turn);

/** DUR-35: whether one card of the actor's attack or pass may be false. */
export const mayMix = (rules: CompiledRules, state: State): boolean =>
  rules.cheats === 'wide' && mayCheat(rules, state);

/** Refuses a false card. A player who was caught is told so where attacks may be false too (DUR-35). */
export function refuseFalse(
  { cheats }: CompiledRules,
  { phase, turn, bout }: State,
  clause: string,
  reason: Text,
): Refusal {
  const isBarred = cheats === 'wide' && phase !== 'pile-on' && hasBit(bout.caught, turn);
  return isBarred ? refuse('DUR-35', texts.cover.barred) : refuse(clause, reason);
}

/** Why the actor may not attack with or add these cards, whatever their rank. */
function refusedCards(
  rules: CompiledRules,
  state: State,
  group: Group,
  clause: string,
  mixed: boolean,
): Refusal | undefined {
  const refused = notHeld(rules, state, group);
  if (refused !== undefined) return refused;
  if (oddIn(group) >= 0 && !mixed) return refuseFalse(rules, state, clause, texts.cards.oneRank);
  if (groupSize(group) > attacksLeft(state.bout))
    return refuse('DUR-6', fill(texts.attack.tooMany, state.bout.most));
  return undefined;
}

/** Takes the cards a seat has played out of its hand. */
export function playFrom(after: StateDraft, seat: Seat, group: Group): StateDraft {
  after.hands = spend(after.hands, seat, group);
  after.sizes = sizesLess(after.sizes, seat, groupSize(group));
  after.known = spendKnown(after.known, seat, group);
  return after;
}

/** The covers of attacking cards that are all uncovered, −1 each, by the number of cards. */
const UNCOVERED: readonly (readonly Lying[])[] = Array.from({ length: 13 }, (_, size) =>
  Array.from({ length: size }, () => -1),
);

/** The ranks on the table for every move but `catch`, since any other lets a false card stand (DUR-35). */
export function ranksStanding({ ranks, doubted, adder, attacks, covers }: Bout): number {
  if (doubted < 0) return ranks;
  const stands = (adder === NO_SEAT ? covers : attacks)[doubted] ?? 0;
  return ranks | bit(rankOf(shownAs(stands)));
}

/** A copy of the bout in which a false card stands. */
export function lettingFalseStand(bout: Bout): BoutDraft {
  const after = boutDraft(bout);
  after.ranks = ranksStanding(bout);
  after.doubted = -1;
  after.adder = NO_SEAT;
  after.before = null;
  return after;
}

/**
 * The bout with further attacking cards, all uncovered. A false card before them that nobody caught stands (DUR-35).
 */
function boutAdding(bout: Bout, cards: readonly Lying[]): BoutDraft {
  const after = lettingFalseStand(bout);
  after.attacks = joined(bout.attacks, cards);
  after.covers = joined(bout.covers, UNCOVERED[cards.length] ?? []);
  after.open = bout.open + cards.length;
  return after;
}

/** Marks a card of the actor as false, to be caught by the next to act (DUR-35). */
export function doubt(after: BoutDraft, at: number, adder: Seat, state: State): void {
  const { phase, bout, direction } = state;
  after.doubted = at;
  after.adder = adder;
  after.before = { phase, bout: lettingFalseStand(bout), direction };
}

/** Plays an attack (DUR-3, DUR-6), perhaps with a false card in it (DUR-35). */
export function attack(rules: CompiledRules, state: State, group: Group): State | Refusal {
  const refused = refusedCards(rules, state, group, 'DUR-3', mayMix(rules, state));
  if (refused !== undefined) return refused;
  const after = boutAdding(state.bout, laidFrom(group));
  after.ranks = bit(groupRank(group));
  if (oddIn(group) >= 0) doubt(after, after.attacks.length - 1, state.turn, state);
  return playFrom(asking(state, 'defend', after.defender, after), state.turn, group);
}

/** Adds cards of a rank on the table (DUR-5), also after a take (DUR-30), or one false card (DUR-35). */
export function add(rules: CompiledRules, state: State, group: Group): State | Refusal {
  const refused = refusedCards(rules, state, group, 'DUR-5', false);
  if (refused !== undefined) return refused;
  const { bout, phase, turn } = state;
  const matches = hasBit(ranksStanding(bout), groupRank(group));
  if (!matches && (groupSize(group) > 1 || !mayCheat(rules, state)))
    return refuseFalse(rules, state, 'DUR-5', texts.attack.otherRank);
  const after = boutAdding(bout, lyingIn(group));
  if (!matches) doubt(after, after.attacks.length - 1, turn, state);
  if (!matches) return playFrom(asking(state, 'defend', bout.defender, after), turn, group);
  const added = playFrom(asking(state, phase, turn, after), turn, group);
  return mayAddMore(added) ? added : askNext(rules, added);
}

/** DUR-5: the seat asked adds nothing more until the next cover. */
export function done(rules: CompiledRules, state: State): State {
  const { bout, phase, turn } = state;
  const mayNotice = rules.cheats === 'wide' && bout.doubted >= 0 && bout.other !== NO_SEAT;
  if (mayNotice && turn === bout.attacker) return asking(state, 'ask', bout.other);
  return askNext(
    rules,
    asking(state, phase, turn, bout.doubted < 0 ? bout : lettingFalseStand(bout)),
  );
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

/** The bout with attacking card number `at` covered. A false card before it that nobody caught stands (DUR-35). */
function boutCovering(bout: Bout, at: number, cover: Lying): BoutDraft {
  const after = lettingFalseStand(bout);
  const covers = bout.covers.slice();
  covers[at] = cover;
  after.covers = covers;
  after.open = bout.open - 1;
  return after;
}

/** The attacking cards that nothing covers. */
export const openAttacks = ({
  attacks,
  covers,
}: Pick<Bout, 'attacks' | 'covers'>): readonly Lying[] =>
  attacks.filter((_, at) => (covers[at] ?? -1) < 0);

/** Whether a card may be added: one of its rank lies on the table (DUR-5). */
export const fitsTable = (bout: Bout, card: Card): boolean =>
  hasBit(ranksStanding(bout), rankOf(card));

/** The index of an uncovered attacking card, or −1. */
export function placeOfOpen({ attacks, covers }: Bout, lying: Lying): number {
  for (let at = 0; at < attacks.length; at++)
    if (attacks[at] === lying && (covers[at] ?? 0) < 0) return at;
  return -1;
}

/** Covers an attacking card (DUR-4), perhaps with a false card (DUR-35). */
export function cover(
  rules: CompiledRules,
  state: State,
  lying: Lying,
  card: Lying,
): State | Refusal {
  const { bout, turn, hands } = state;
  const at = placeOfOpen(bout, lying);
  const real = realCard(card);
  if (at < 0) return refuse('DUR-4', fill(texts.cover.notOpen, marked(lying)));
  if (card !== real && !rules.weli) return refuse('DUR-33', texts.cards.noWeli);
  if (held(hands, turn, real) === 0) return notInHand('DUR-4', [real]);
  const beats = doesBeat(rules, state, lying, card);
  if (!beats && !mayCheat(rules, state))
    return refuseFalse(
      rules,
      state,
      'DUR-4',
      fill(texts.cover.doesNotBeat, marked(lying), marked(card)),
    );
  const covered = boutCovering(bout, at, card);
  if (beats) covered.ranks |= bit(rankOf(shownAs(card)));
  else doubt(covered, at, NO_SEAT, state);
  const after = asking(state, 'ask', beats ? NO_SEAT : bout.attacker, covered);
  coverFrom(after, turn, real);
  return beats ? askNext(rules, after) : after;
}

/** Takes a covering card out of the hand of a seat, and out of the cards that are known to be in it. */
function coverFrom(after: StateDraft, seat: Seat, card: Card): void {
  after.hands = wordsWithout(after.hands, seat, card);
  after.sizes = sizesLess(after.sizes, seat, 1);
  if (held(after.known, seat, card) > 0) after.known = wordsWithout(after.known, seat, card);
}

function wordsWithout(words: SuitWords, seat: Seat, card: Card): SuitWords {
  const left = words.slice();
  removeCard(left, seat, card);
  return left;
}

/** DUR-7, DUR-30: the bout ends, unless others may still add. */
export function take(rules: CompiledRules, state: State): State {
  if (rules.mostPiled === 0) return finishBout(rules, draftOf(state), false);
  const bout = lettingFalseStand(state.bout);
  bout.most = rules.mostPiled;
  return askNext(rules, asking(state, 'pile-on', NO_SEAT, bout));
}

/** DUR-35: the false card, or the whole attack or pass it was in, goes back to its player, who plays again. */
export function catchFalse(state: State): State | Refusal {
  const { bout, sizes } = state;
  if (bout.before === null) return refuse('DUR-35', texts.cover.nothingFalse);
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
  const after = asking(state, phase, cheat, caught);
  after.hands = hands;
  after.sizes = sizesLess(sizes, cheat, -back.length);
  after.known = known;
  after.direction = direction;
  return after;
}
