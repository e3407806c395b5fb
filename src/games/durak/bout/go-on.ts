/** After a bout: who is out, whether the game is over, and who attacks next (DUR-8 to DUR-11). */
import type { Seat } from '../../../engine/game.ts';
import { addCard, type Lying, realCard } from '../cards.ts';
import { fillHands, leaveUnseen, takeSecrets } from '../deal/draw.ts';
import { beginBout, fillOrder, nextInPlay, partiesInPlay, sizesLess } from '../seats.ts';
import {
  asking,
  bit,
  type Close,
  changed,
  type Draft,
  draftOf,
  glassesAsked,
  NO_BOUT,
  NO_SEAT,
  type State,
} from '../state.ts';
import type { VariantRules } from '../variant-rules.ts';

const STALEMATE = 100;

/** Ends the bout: its cards leave the game or go to the defender, hands are refilled, players go out. */
export function finishBout(rules: VariantRules, state: State, beaten: boolean): State {
  const order = fillOrder(rules, state);
  const draft = draftOf(state);
  if (beaten) clearBeaten(draft);
  else clearTaken(draft);
  fillHands(rules, draft, order);
  takeSecrets(rules, draft);
  sendOut(rules, draft, order);
  const still = !beaten && draft.top === state.top && draft.out === state.out;
  draft.stale = still ? state.stale + 1 : 0;
  draft.bouts++;
  return rules.goOn(rules, draft, beaten);
}

/** DUR-8: beaten cards leave the game. */
function clearBeaten(draft: Draft): void {
  const beaten = draft.beaten.slice();
  putAll(beaten, 0, draft.bout.attacks);
  putAll(beaten, 0, draft.bout.covers);
  draft.beaten = beaten;
}

/** DUR-7: the whole bout goes to the defender's hand, known to everyone. */
function clearTaken(draft: Draft): void {
  const { attacks, covers, defender, open } = draft.bout;
  const hands = draft.hands.slice();
  const known = draft.known.slice();
  putAll(hands, defender, attacks);
  putAll(hands, defender, covers);
  putAll(known, defender, attacks);
  putAll(known, defender, covers);
  draft.hands = hands;
  draft.known = known;
  draft.sizes = sizesLess(draft.sizes, defender, open - 2 * attacks.length);
}

/** Puts cards from the bout into words still being built. */
function putAll(words: number[], seat: Seat, cards: readonly Lying[]): void {
  for (const card of cards) if (card >= 0) addCard(words, seat, realCard(card));
}

/** DUR-10: players without cards are out, in drawing order; a partner may go out with them. */
function sendOut(rules: VariantRules, draft: Draft, order: readonly Seat[]): void {
  if (!hasEmptyHand(draft.sizes, order)) return;
  const out: Seat[] = [];
  const along: Seat[] = [];
  for (const seat of order) {
    if ((draft.sizes[seat] ?? 0) > 0 || out.includes(seat)) continue;
    out.push(seat);
    const partner = rules.partners[seat] ?? NO_SEAT;
    if (!rules.outTogether || partner === NO_SEAT || out.includes(partner)) continue;
    out.push(partner);
    along.push(partner);
  }
  if (along.length > 0) leaveUnseen(draft, along);
  draft.out = [...draft.out, ...out];
}

function hasEmptyHand(sizes: readonly number[], seats: readonly Seat[]): boolean {
  for (const seat of seats) if ((sizes[seat] ?? 0) === 0) return true;
  return false;
}

/** Starts the next bout, unless the game is over. */
export function goOn(rules: VariantRules, state: State, beaten: boolean): State {
  const parties = partiesInPlay(rules, state.out);
  if (parties === 0) return finishGame(rules, state, 'draw', []);
  if (parties === 1) return finishGame(rules, state, 'durak', losersOf(rules, state));
  if (state.stale >= STALEMATE) return finishGame(rules, state, 'stalemate', []);
  return beginBout(rules, state, nextAttacker(rules, state, beaten));
}

/** DUR-8. */
function nextAttacker(rules: VariantRules, { out, direction, bout }: State, beaten: boolean): Seat {
  return beaten && !out.includes(bout.defender)
    ? bout.defender
    : nextInPlay(rules, out, bout.defender, direction);
}

/** The last party: whoever is in play, and their partner. */
function losersOf({ partners }: VariantRules, { out, sizes }: State): readonly Seat[] {
  const isIn = (seat: Seat): boolean => seat !== NO_SEAT && !out.includes(seat);
  const losers: Seat[] = [];
  for (let seat = 0; seat < sizes.length; seat++)
    if (isIn(seat) || isIn(partners[seat] ?? NO_SEAT)) losers.push(seat);
  return losers;
}

/** Ends the game; the first player out may still have to choose who pays (DUR-36). */
export function finishGame(
  rules: VariantRules,
  state: State,
  why: Close['why'],
  losers: readonly Seat[],
): State {
  const close = { why, losers, chosen: [] };
  return askPayer(rules, changed(asking(state, 'over', NO_SEAT, NO_BOUT), { close }));
}

/** DUR-36: asks the first player out who pays while they have to name somebody and can. */
function askPayer(rules: VariantRules, over: State): State {
  const { why, chosen } = over.close ?? { why: 'draw', chosen: [] };
  const asks = why === 'durak' && chosen.length < rules.forfeits.named;
  return asks && mayPay(rules, over) !== 0
    ? asking(over, 'forfeit-choice', over.out[0] ?? 0)
    : asking(over, 'over', NO_SEAT);
}

/** The first player out has named a payer they may name. */
export function choosePayer(rules: VariantRules, state: State, seat: Seat): State {
  const { close } = state;
  return close === null
    ? state
    : askPayer(rules, changed(state, { close: { ...close, chosen: [...close.chosen, seat] } }));
}

/** DUR-36: the seats the first player out may name to pay, as bits. */
export function mayPay({ players, partners, forfeits }: VariantRules, state: State): number {
  const first = state.out[0] ?? NO_SEAT;
  let seats = (1 << players) - 1;
  seats &= ~(1 << first);
  const partner = partners[first] ?? NO_SEAT;
  if (partner !== NO_SEAT) seats &= ~(1 << partner);
  if (!forfeits.once || forfeits.vodka === undefined) return seats;
  return forfeits
    .vodka(state)
    .reduce((left, seat) => left & ~bit(seat), seats & ~glassesAsked(state.course));
}
