/** After a bout: who is out, whether the game is over, and who attacks next (DUR-8 to DUR-11). */
import { allSeats } from '../../../blocks/seats.ts';
import type { Seat } from '../../../engine/game.ts';
import { fillHands, leaveUnseen, takeSecrets } from '../deal/draw.ts';
import { addCard, realCard } from '../state/cards.ts';
import {
  beginBout,
  fillOrder,
  nextInPlay,
  othersThanFirst,
  partiesInPlay,
  partnerOf,
  sizesLess,
} from '../state/seats.ts';
import {
  asking,
  type Bout,
  type Close,
  draftOf,
  glassesAsked,
  hasBit,
  NO_BOUT,
  NO_SEAT,
  type State,
  type StateDraft,
} from '../state/state.ts';
import type { VariantRules } from '../state/variant-rules.ts';

/** Bouts taken in succession without progress after which a game is drawn (DUR-11). */
const STALEMATE = 100;

/** DUR-8: ends the bout: its cards leave the game or go to the defender, hands are filled, players go out. */
export function finishBout(rules: VariantRules, draft: StateDraft, beaten: boolean): State {
  const { top, out } = draft;
  if (beaten) putAway(draft);
  else clearTaken(draft);
  fillHands(rules, draft);
  takeSecrets(rules, draft);
  if (isAnyEmpty(draft)) sendOut(rules, draft);
  const still = !beaten && draft.top === top && draft.out === out;
  draft.stale = still ? draft.stale + 1 : 0;
  draft.bouts++;
  return rules.goOn(rules, draft, beaten);
}

/** DUR-8: the whole bout leaves the game. */
function putAway(draft: StateDraft): void {
  const beaten = draft.beaten.slice();
  addBout(beaten, 0, draft.bout);
  draft.beaten = beaten;
}

/** DUR-7: the whole bout goes to the defender's hand, known to everyone. */
function clearTaken(draft: StateDraft): void {
  const { bout, sizes } = draft;
  const { attacks, defender, open } = bout;
  const hands = draft.hands.slice();
  const known = draft.known.slice();
  addBout(hands, defender, bout);
  addBout(known, defender, bout);
  draft.hands = hands;
  draft.known = known;
  draft.sizes = sizesLess(sizes, defender, open - 2 * attacks.length);
}

/** Adds the cards of a bout to those of a seat, in words, packed hands, that are still being built. */
function addBout(words: number[], seat: Seat, { attacks, covers }: Bout): void {
  for (let i = 0; i < attacks.length; i++) {
    addCard(words, seat, realCard(attacks[i] ?? 0));
    const cover = covers[i] ?? -1;
    if (cover >= 0) addCard(words, seat, realCard(cover));
  }
}

/** Whether a player in play has no cards. */
function isAnyEmpty({ sizes, out }: State): boolean {
  for (let seat = 0; seat < sizes.length; seat++)
    if (sizes[seat] === 0 && !out.includes(seat)) return true;
  return false;
}

/** DUR-10: players without cards are out, in drawing order; a partner may go out with them. */
function sendOut(rules: VariantRules, draft: StateDraft): void {
  const out: Seat[] = [];
  const along: Seat[] = [];
  for (const seat of fillOrder(rules, draft)) {
    if ((draft.sizes[seat] ?? 0) > 0 || out.includes(seat)) continue;
    out.push(seat);
    const partner = partnerOf(rules, seat);
    if (!rules.outTogether || partner === NO_SEAT || out.includes(partner)) continue;
    out.push(partner);
    along.push(partner);
  }
  if (along.length > 0) leaveUnseen(draft, along);
  if (out.length > 0) draft.out = [...draft.out, ...out];
}

/** Starts the next bout, unless the game is over. */
export function goOn(rules: VariantRules, draft: StateDraft, beaten: boolean): State {
  const parties = partiesInPlay(rules, draft.out);
  if (parties === 0) return finishGame(rules, draft, 'draw', []);
  if (parties === 1) return finishGame(rules, draft, 'durak', losersOf(rules, draft));
  if (draft.stale >= STALEMATE) return finishGame(rules, draft, 'stalemate', []);
  return beginBout(rules, draft, nextAttacker(rules, draft, beaten));
}

/** DUR-8: the defender attacks next after beating the bout, else the next in play. */
function nextAttacker(rules: VariantRules, { out, direction, bout }: State, beaten: boolean): Seat {
  if (beaten && !out.includes(bout.defender)) return bout.defender;
  return nextInPlay(rules, out, bout.defender, direction);
}

/** The players who lose: the one left in play, and their partner. */
function losersOf(rules: VariantRules, { out }: State): readonly Seat[] {
  const isIn = (seat: Seat): boolean => seat !== NO_SEAT && !out.includes(seat);
  return allSeats(rules.players).filter((seat) => isIn(seat) || isIn(partnerOf(rules, seat)));
}

/** Ends the game; the first player out may still have to choose who pays (DUR-36). */
export function finishGame(
  rules: VariantRules,
  state: State,
  why: Close['why'],
  losers: readonly Seat[],
): State {
  return askPayer(rules, asking(state, 'over', NO_SEAT, NO_BOUT), { why, losers, chosen: [] });
}

/** DUR-36: asks the first player out who pays while they have to name somebody and can. */
function askPayer(rules: VariantRules, draft: StateDraft, close: Close): State {
  draft.close = close;
  const asks = close.why === 'durak' && close.chosen.length < rules.forfeits.named;
  const canChoose = asks && mayPay(rules, draft).length > 0;
  draft.phase = canChoose ? 'forfeit-choice' : 'over';
  draft.turn = canChoose ? (draft.out[0] ?? 0) : NO_SEAT;
  return draft;
}

/** Notes the payer whom the first player out has named, and asks for the next one where two are named. */
export function choosePayer(rules: VariantRules, state: State, seat: Seat): State {
  const { close } = state;
  if (close === null) return state;
  return askPayer(rules, draftOf(state), { ...close, chosen: [...close.chosen, seat] });
}

/** DUR-36: the seats the first player out may name to pay. */
export function mayPay(rules: VariantRules, state: State): readonly Seat[] {
  const seats = othersThanFirst(rules, state);
  const { once, vodka } = rules.forfeits;
  if (!once || vodka === undefined) return seats;
  const glasses = glassesAsked(state.course);
  const drinkers = vodka(state);
  return seats.filter((seat) => !hasBit(glasses, seat) && !drinkers.includes(seat));
}
