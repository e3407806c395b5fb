/** Passing the attack on with cards or by a ticket (DUR-21 to DUR-23). */
import type { Card } from '../../../cards/pack.ts';
import { type Refusal, refuse } from '../../../engine/refusal.ts';
import { fill } from '../../../lang/text.ts';
import { attackLimit } from '../state/attack-limit.ts';
import { addCard, held, type Lying, marked, rankOf, shownAs, suitOf } from '../state/cards.ts';
import type { Way } from '../state/moves.ts';
import { direct, nextOpponent } from '../state/seats.ts';
import { asking, type Bout, type BoutDraft, type State, type StateDraft } from '../state/state.ts';
import texts from '../state/texts.json' with { type: 'json' };
import type { CompiledRules, Turning } from '../state/variant-rules.ts';
import {
  doubt,
  lettingFalseStand,
  mayMix,
  notHeld,
  notInHand,
  playFrom,
  refuseFalse,
} from './bout.ts';
import { type Group, groupSize, lyingIn, oddIn } from './groups.ts';

/** The rank that passes the attack on while nothing is covered; −1 once a card is. The first card has it, never a false one. */
export const rankToPass = ({ attacks, open }: Bout): number =>
  open === attacks.length ? rankOf(shownAs(attacks[0] ?? 0)) : -1;

interface Passed {
  /** In the order in which the cards lie: a false one last. */
  readonly cards: readonly Lying[];
  readonly isFalse: boolean;
}

/** The cards of a pass of an attack of this rank; undefined if more than one is of another rank. */
export function passedWith(group: Group, rank: number): Passed | undefined {
  const cards = lyingIn(group);
  const matching = cards.filter((card) => rankOf(shownAs(card)) === rank);
  const others = cards.filter((card) => rankOf(shownAs(card)) !== rank);
  if (others.length > 1) return undefined;
  return { cards: [...matching, ...others], isFalse: others.length > 0 };
}

/** The most cards that may lie against the player the attack is passed on to. */
export function mostPassed(rules: CompiledRules, state: State, turning: Turning): number {
  const next = nextOpponent(rules, state.out, state.turn, turning.direction);
  return attackLimit(rules, state, next);
}

/** The direction that a pass names, with what follows from it, or the refusal. */
function turningOf(rules: CompiledRules, { bout, direction }: State, way: Way): Turning | Refusal {
  const turnings = rules.turnings(bout.direction, direction);
  const named = turnings.find((turning) => turning.way === way);
  const sides = turnings.length > 1 ? texts.pass.sides : texts.pass.noSides;
  return named ?? refuse('DUR-23', fill(texts.pass.way, sides));
}

/** The refusal of a pass of `count` cards on `lying` attacking cards; undefined if they are enough. */
function tooFew(rules: CompiledRules, lying: number, count: number): Refusal | undefined {
  const least = rules.passLeast(lying);
  if (count >= least) return undefined;
  return refuse(
    'DUR-21',
    least === Number.POSITIVE_INFINITY ? texts.pass.never : fill(texts.pass.tooFew, least),
  );
}

/** DUR-21: passes the attack on with cards of its rank, perhaps with a false one among them (DUR-35). */
export function pass(rules: CompiledRules, state: State, group: Group, way: Way): State | Refusal {
  const { bout } = state;
  const rank = rankToPass(bout);
  const mixes = mayMix(rules, state);
  if (oddIn(group) >= 0 && !mixes) return refuseFalse(rules, state, 'DUR-21', texts.cards.oneRank);
  const refused = tooFew(rules, bout.attacks.length, groupSize(group));
  if (refused !== undefined) return refused;
  if (rank < 0) return refuse('DUR-21', texts.pass.covered);
  const passing = passedWith(group, rank);
  if (passing === undefined) return refuse('DUR-21', texts.pass.otherRank);
  if (passing.isFalse && !mixes) return refuseFalse(rules, state, 'DUR-21', texts.pass.otherRank);
  const missing = notHeld(rules, state, group);
  if (missing !== undefined) return missing;
  const turning = turningOf(rules, state, way);
  if ('refused' in turning) return turning;
  const most = mostPassed(rules, state, turning);
  if (bout.attacks.length + groupSize(group) > most)
    return refuse('DUR-21', fill(texts.pass.tooMany, most));
  const passed = boutPassed(rules, state, turning);
  passed.attacks = [...bout.attacks, ...passing.cards];
  passed.covers = passed.attacks.map(() => -1);
  passed.open = passed.attacks.length;
  if (passing.isFalse) doubt(passed, passed.open - 1, state.turn, state);
  return playFrom(handOn(state, passed, turning), state.turn, group);
}

/** The bout after a pass: the passer attacks the next player with all the cards on the table. */
function boutPassed(rules: CompiledRules, state: State, turning: Turning): BoutDraft {
  const after = lettingFalseStand(state.bout);
  direct(rules, state, after, state.turn, turning.direction);
  after.most = attackLimit(rules, state, after.defender);
  return after;
}

/** The state after an attack is passed on, with the direction of play that this may change (DUR-23). */
function handOn(state: State, bout: Bout, { play }: Turning): StateDraft {
  const after = asking(state, 'defend', bout.defender, bout);
  after.direction = play;
  return after;
}

/** Whether the seat to act may show this card as a ticket, given what it has shown in this bout (DUR-22). */
export function mayShow(rules: CompiledRules, { bout, turn, hands }: State, card: Card): boolean {
  const before = bout.tickets.filter((ticket) => ticket.seat === turn && ticket.card === card);
  const fresh = before.every(({ lying }) => lying < bout.attacks.length);
  return fresh && rules.ticket(before.length, held(hands, turn, card));
}

/** Whether one ticket is enough to pass the attack on, and the next player holds as many cards as lie. */
export const ticketPasses = (rules: CompiledRules, state: State, turning: Turning): boolean => {
  const lying = state.bout.attacks.length;
  const next = nextOpponent(rules, state.out, state.turn, turning.direction);
  return rules.passLeast(lying) <= 1 && (state.sizes[next] ?? 0) >= lying;
};

/** DUR-22: passes the attack on by showing a trump of its rank, the ticket. */
export function show(rules: CompiledRules, state: State, card: Card, way: Way): State | Refusal {
  const { bout, turn, hands, trumps } = state;
  const rank = rankToPass(bout);
  if (!rules.ticket(0, 1)) return refuse('DUR-22', texts.tickets.never);
  if (rank < 0) return refuse('DUR-21', texts.pass.covered);
  if (held(hands, turn, card) === 0) return notInHand('DUR-22', [card]);
  if (rankOf(card) !== rank || suitOf(card) !== trumps[turn])
    return refuse('DUR-22', texts.tickets.noTrump);
  if (!mayShow(rules, state, card))
    return refuse('DUR-22', fill(texts.tickets.shown, marked(card)));
  const refused = tooFew(rules, bout.attacks.length, 1);
  if (refused !== undefined) return refused;
  const turning = turningOf(rules, state, way);
  if ('refused' in turning) return turning;
  if (!ticketPasses(rules, state, turning))
    return refuse('DUR-22', fill(texts.pass.tooMany, mostPassed(rules, state, turning)));
  const passed = boutPassed(rules, state, turning);
  passed.tickets = [...bout.tickets, { seat: turn, card, lying: bout.attacks.length }];
  const after = handOn(state, passed, turning);
  // Everyone now knows the shown card is in that hand.
  const known = state.known.slice();
  if (held(known, turn, card) === 0) addCard(known, turn, card);
  after.known = known;
  return after;
}
