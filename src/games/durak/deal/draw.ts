/**
 * Drawing from the stock: refilling hands after a bout (DUR-9), secret cards (DUR-34), new trumps.
 * These functions change a draft of the next state.
 */
import type { Seat } from '../../../engine/game.ts';
import { addCard, emptyWords, HAND, listCards, SUITS, suitOf } from '../state/cards.ts';
import { fillOrder } from '../state/seats.ts';
import { type StateDraft, stockSize } from '../state/state.ts';
import type { VariantRules } from '../state/variant-rules.ts';

/** Serves one card from the stock to each of the seats, in their order. */
export function serveCards(rules: VariantRules, draft: StateDraft, seats: readonly Seat[]): void {
  if (seats.length === 0) return;
  const hands = draft.hands.slice();
  const sizes = draft.sizes.slice();
  const { stock } = draft.unseen;
  for (const seat of seats) {
    const card = stock[draft.top] ?? 0;
    addCard(hands, seat, card);
    sizes[seat] = (sizes[seat] ?? 0) + 1;
    draft.top++;
    if (draft.turned >= 0) noteServed(rules, draft, seat, card);
  }
  draft.hands = hands;
  draft.sizes = sizes;
  forgetReturned(draft);
}

/** Everyone knows the turned card when it is drawn; the card before it may make trump (DUR-28). */
function noteServed(rules: VariantRules, draft: StateDraft, seat: Seat, card: number): void {
  const left = stockSize(draft);
  const shown = left === 1 && rules.lastMakesTrump;
  if (left > 0 && !shown) return;
  const known = draft.known.slice();
  addCard(known, seat, card);
  draft.known = known;
  if (shown) draft.trumps = draft.trumps.map(() => suitOf(card));
  else draft.turned = -1;
}

/** Once cards are drawn, players no longer know where the cards they put back lie. */
function forgetReturned(draft: StateDraft): void {
  const { unseen, sizes } = draft;
  for (const word of unseen.returned)
    if (word !== 0) draft.unseen = { ...unseen, returned: emptyWords(sizes.length) };
}

/** DUR-9: fills hands to six, one hand after another. */
export function fillHands(rules: VariantRules, draft: StateDraft): void {
  const left = stockSize(draft);
  if (!rules.fills || left === 0) return;
  const seats: Seat[] = [];
  for (const seat of fillOrder(rules, draft))
    for (let size = draft.sizes[seat] ?? 0; size < HAND && seats.length < left; size++)
      seats.push(seat);
  serveCards(rules, draft, seats);
}

/** DUR-34: a player with no cards and no stock to draw from takes up their secret cards. */
export function takeSecrets(rules: VariantRules, draft: StateDraft): void {
  if (rules.secret === 0 || (rules.fills && stockSize(draft) > 0)) return;
  const hands = draft.hands.slice();
  const sizes = draft.sizes.slice();
  const secrets = draft.unseen.secrets.map((cards, seat) => {
    if (draft.sizes[seat] !== 0) return cards;
    for (const card of cards) addCard(hands, seat, card);
    sizes[seat] = cards.length;
    return [];
  });
  draft.hands = hands;
  draft.sizes = sizes;
  draft.unseen = { ...draft.unseen, secrets };
}

/** Takes the hands and secret cards of seats out of the game; cards everyone knew of are known to be gone. */
export function leaveUnseen(draft: StateDraft, seats: readonly Seat[]): void {
  const hands = draft.hands.slice();
  const known = draft.known.slice();
  const away = draft.unseen.away.slice();
  const beaten = draft.beaten.slice();
  for (const seat of seats) {
    for (const card of listCards(known, seat)) addCard(beaten, 0, card);
    for (let suit = 0, at = SUITS * seat; suit < SUITS; suit++, at++) {
      away[at] = (away[at] ?? 0) + (hands[at] ?? 0) - (known[at] ?? 0);
      hands[at] = 0;
      known[at] = 0;
    }
  }
  const { secrets, lost } = draft.unseen;
  draft.hands = hands;
  draft.known = known;
  draft.beaten = beaten;
  draft.sizes = draft.sizes.map((size, seat) => (seats.includes(seat) ? 0 : size));
  draft.unseen = {
    ...draft.unseen,
    away,
    lost: [...lost, ...seats.flatMap((seat) => secrets[seat] ?? [])],
    secrets: secrets.map((cards, seat) => (seats.includes(seat) ? [] : cards)),
  };
}
