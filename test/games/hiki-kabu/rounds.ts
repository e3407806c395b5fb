/** Rounds of Hiki-Kabu written as hands: `open down` for each seat, and the cards of the stock. */
import { NOBODY } from '../../../src/engine/game.ts';
import { legalTexts, matchActor, settleChance } from '../../../src/engine/match.ts';
import { openQuickStream } from '../../../src/engine/random.ts';
import { hikiKabu as game } from '../../../src/games/hiki-kabu/index.ts';
import { after, closed, legal, packBeginning, position } from '../../support/play.ts';

export type Match = ReturnType<typeof position>;
export type State = ReturnType<typeof game.rules.initial>;
export type Given = Readonly<Record<string, unknown>>;

/** The draw after which the seats play in seat order and the last one deals. */
export const inSeatOrder = (players: number): string =>
  `seats ${[...Array.from({ length: players - 1 }, (_, i) => i + 2), 1].join(' ')}`;

/** Deals two cards to each of `seats` in playing order, `open down`, then the stock. */
export function deal(match: Match, hands: readonly string[], stock = ''): Match {
  const cards = hands.map((hand) => hand.split(' '));
  const served = [...cards.map(([open]) => open), ...cards.map(([, down]) => down), stock];
  return after(match, packBeginning(match, served.join(' ')));
}

/** A round in which the seats play in seat order: hands `open down`, and the cards of the stock. */
export function round(hands: readonly string[], stock = '', given: Given = {}): Match {
  const start = position(game, { players: hands.length, ...given });
  return deal(after(start, inSeatOrder(hands.length)), hands, stock);
}

/** Makes the only move, or stands where there is a choice, to the end of the round. */
export function showdown(match: Match): Match {
  let current = match;
  while (current.closed === undefined) current = after(current, legal(current).at(-1) ?? '');
  return current;
}

export const stateOf = (match: Match) => match.state as State;
export const observationOf = (match: Match, seat: number) =>
  game.observer.observe(stateOf(match), seat);
export const tokens = (cards: readonly number[]) =>
  cards.map((card) => (card < 0 ? '' : `${card + 1}`));
export const points = (match: Match) => closed(match).points;

/** Plays a whole match of random moves and calls `on` after every round. */
export function playRandomly(given: Given, seed: string, on: (match: Match) => void): Match {
  const random = openQuickStream(seed);
  let match = position(game, given);
  while (matchActor(match) !== NOBODY) {
    match = settleChance({ ...match, seed });
    const texts = legalTexts(match);
    match = after(match, texts[Math.floor(random() * texts.length)] ?? '');
    if (match.closed !== undefined) on(match);
  }
  return match;
}
