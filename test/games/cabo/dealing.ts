/**
 * Notation for Cabo: a round is written as the rows by seat, then the pile's first card and the
 * stock, top first. Seat 0 starts and so is served last.
 */

import type { AnyGame } from '../../../src/engine/game.ts';
import type { AnyMatch } from '../../../src/engine/match.ts';
import { cabo } from '../../../src/games/cabo/index.ts';
import type { Observation } from '../../../src/games/cabo/observation.ts';
import { cardAt, type State } from '../../../src/games/cabo/state.ts';
import { after, packBeginning, position } from '../../support/play.ts';

export const game = cabo as unknown as AnyGame;

const tokens = (cards: string): readonly string[] => cards.split(/\s+/).filter(Boolean);

/** The `deal` step that gives these rows by seat when `starter` deals. */
export function dealStep(
  match: AnyMatch,
  rows: readonly string[],
  following: string,
  starter = 0,
): string {
  const hands = rows.map(tokens);
  const order = hands.map((_, i) => (starter + 1 + i) % hands.length);
  const each = hands[0]?.length ?? 0;
  const served = Array.from({ length: each }, (_, round) =>
    order.map((seat) => hands[seat]?.[round]),
  );
  return packBeginning(match, [...served.flat(), following].join(' '));
}

/** A first round dealt, before the opening looks. */
export function dealt(
  rows: readonly string[],
  following: string,
  given: Readonly<Record<string, unknown>> = {},
): AnyMatch {
  const cards = tokens(rows[0] ?? '').length;
  const opened = position(game, { players: rows.length, cards, ...given }, 'starter 0');
  return after(opened, dealStep(opened, rows, following));
}

/** The same after everybody has looked at his first cards; seat 0 is on turn. */
export function round(
  rows: readonly string[],
  following: string,
  given: Readonly<Record<string, unknown>> = {},
): AnyMatch {
  const look = ['look', '1', '2', '3'].slice(0, 1 + Number(given.peeks ?? 2)).join(' ');
  return after(dealt(rows, following, given), ...rows.map(() => look));
}

export const stateOf = (match: AnyMatch): State => match.state as State;
export const observationOf = (match: AnyMatch, observer: number): Observation =>
  game.observer.observe(match.state, observer) as Observation;

/** A row as its cards, `?` where the onlooker may not know one. */
const rowText = (row: readonly number[] | undefined): string =>
  (row ?? []).map((place) => (cardAt(place) === 15 ? '?' : cardAt(place))).join(' ');

export const rowOf = (match: AnyMatch, seat: number): string => rowText(stateOf(match).rows[seat]);
export const seenBy = (match: AnyMatch, observer: number, seat: number): string =>
  rowText(observationOf(match, observer).rows[seat]);
export const pileOf = (match: AnyMatch): string => stateOf(match).pile.join(' ');
