/** Cards from the stock: hands filled after a bout (DUR-9), secret cards (DUR-34), new trumps. */
import type { Card } from '../../cards/pack.ts';
import type { Seat } from '../../engine/game.ts';
import { cardsOf, emptyWords, put, suitOf } from './cards.ts';
import { HAND } from './options.ts';
import type { Rules } from './seams.ts';
import { changed, type State, stockSize } from './state.ts';

/** A hand being served, with what all get to know of it. */
interface Serving {
  readonly hands: number[];
  readonly sizes: number[];
  readonly known: number[];
  trump: number | undefined;
  turned: Card;
  top: number;
}

/** Serves the next card of the stock; the turned one is known, as is a new trump (DUR-28). */
function serve(rules: Rules, { unseen: { stock } }: State, serving: Serving, seat: Seat): void {
  const card = stock[serving.top] ?? 0;
  serving.top++;
  put(serving.hands, seat, card);
  serving.sizes[seat] = (serving.sizes[seat] ?? 0) + 1;
  if (serving.turned < 0) return;
  const left = stock.length - serving.top;
  if (left === 1 && rules.lastMakesTrump) serving.trump = suitOf(card);
  if (left === 0) serving.turned = -1;
  if (left === 0 || (left === 1 && rules.lastMakesTrump)) put(serving.known, seat, card);
}

/** The state after cards were served to these seats, in this order. */
export function serveCards(rules: Rules, state: State, seats: readonly Seat[]): State {
  if (seats.length === 0) return state;
  const serving: Serving = {
    hands: [...state.hands],
    sizes: [...state.sizes],
    known: [...state.known],
    trump: undefined,
    turned: state.turned,
    top: state.top,
  };
  for (const seat of seats) serve(rules, state, serving, seat);
  const { hands, sizes, known, turned, top, trump } = serving;
  const change = { hands, sizes, known, turned, top, unseen: withoutReturned(state) };
  return changed(
    state,
    trump === undefined ? change : { ...change, trumps: state.trumps.map(() => trump) },
  );
}

/** Once cards are drawn nobody knows where those lie that he put back. */
function withoutReturned({ unseen }: State): State['unseen'] {
  return unseen.returned.some((word) => word !== 0)
    ? { ...unseen, returned: emptyWords(unseen.secrets.length) }
    : unseen;
}

/** DUR-9: hands filled to six, each before the next. */
export function fillHands(rules: Rules, state: State, order: readonly Seat[]): State {
  const left = stockSize(state);
  if (!rules.fills || left === 0) return state;
  const seats: Seat[] = [];
  for (const seat of order)
    for (let size = state.sizes[seat] ?? 0; size < HAND && seats.length < left; size++)
      seats.push(seat);
  return serveCards(rules, state, seats);
}

/** DUR-34: who has no cards and no stock to draw from takes up his secret ones. */
export function takeSecrets(rules: Rules, state: State): State {
  if (rules.secret === 0 || (rules.fills && stockSize(state) > 0)) return state;
  const { unseen, sizes } = state;
  const takers = unseen.secrets.flatMap((cards, seat) =>
    cards.length > 0 && sizes[seat] === 0 ? [seat] : [],
  );
  if (takers.length === 0) return state;
  const hands = [...state.hands];
  for (const seat of takers) for (const card of unseen.secrets[seat] ?? []) put(hands, seat, card);
  return changed(state, {
    hands,
    sizes: sizes.map((size, seat) =>
      takers.includes(seat) ? (unseen.secrets[seat] ?? []).length : size,
    ),
    unseen: {
      ...unseen,
      secrets: unseen.secrets.map((cards, seat) => (takers.includes(seat) ? [] : cards)),
    },
  });
}

/** Hands and secret cards of these seats leave the game; what all knew of them is known gone. */
export function leaveUnseen(state: State, seats: readonly Seat[]): State {
  const { unseen } = state;
  const hands = [...state.hands];
  const known = [...state.known];
  const away = [...unseen.away];
  const beaten = [...state.beaten];
  for (const seat of seats) {
    for (const card of cardsOf(known, seat)) put(beaten, 0, card);
    for (let suit = 0, at = 4 * seat; suit < 4; suit++, at++) {
      away[at] = (away[at] ?? 0) + (hands[at] ?? 0) - (known[at] ?? 0);
      hands[at] = 0;
      known[at] = 0;
    }
  }
  return changed(state, {
    hands,
    known,
    beaten,
    sizes: state.sizes.map((size, seat) => (seats.includes(seat) ? 0 : size)),
    unseen: {
      ...unseen,
      away,
      lost: [...unseen.lost, ...seats.flatMap((seat) => unseen.secrets[seat] ?? [])],
      secrets: unseen.secrets.map((cards, seat) => (seats.includes(seat) ? [] : cards)),
    },
  });
}
