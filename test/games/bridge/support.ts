/** Hands and boards in the notation of bridge players, as steps of a record. */
import { wideSetOf } from '../../../src/cards/wide-set.ts';
import type { AnyGame, Outcome } from '../../../src/engine/game.ts';
import type { AnyMatch } from '../../../src/engine/match.ts';
import { resolveOptions } from '../../../src/engine/options.ts';
import { isRefusal } from '../../../src/engine/refusal.ts';
import { bridge } from '../../../src/games/bridge/index.ts';
import { pack, RANKS } from '../../../src/games/bridge/state/cards.ts';
import { evaluateHand, type Hand } from '../../../src/games/bridge/state/hand.ts';
import { type Options, options } from '../../../src/games/bridge/state/state.ts';
import { after, closed, legal, position } from '../../support/play.ts';

export const SEATS = 'NESW';

/** The game as shared code knows it. */
export const game = bridge as unknown as AnyGame;

/** Cards of a hand written S.H.D.C. */
export const cardsOf = (hand: string): readonly string[] =>
  hand.split('.').flatMap((ranks, i) => [...ranks].map((rank) => rank + 'SHDC'.charAt(i)));

/** A hand written S.H.D.C, as bidders value it. */
export const handOf = (hand: string): Hand =>
  evaluateHand(
    wideSetOf(
      cardsOf(hand).map((token) => pack.tokens.indexOf(token)),
      RANKS,
    ),
  );

/** The `deal` step that gives the hands of N, E, S, W, when `dealer` (a letter) deals. */
export function dealing(dealer: string, hands: string): string {
  const by = hands.trim().split(/\s+/).map(cardsOf);
  const first = SEATS.indexOf(dealer) + 1;
  const order = [0, 1, 2, 3].map((i) => by[(first + i) % 4] ?? []);
  const cards = Array.from({ length: 52 }, (_, i) => order[i % 4]?.[i >> 2] ?? '');
  return `deal ${cards.join(' ')}`;
}

/** Each seat holds a suit: North spades, East hearts, South diamonds, West clubs. */
export const SUITS = 'AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432';
/** North takes every trick without trumps, and holds the aces. */
export const NORTH_ALL = 'AKQ.AKQ.AKQ.AKQJ JT98.JT98.JT9.T9 765.765.8765.876 432.432.432.5432';

export const passes = (count: number): readonly string[] =>
  Array.from({ length: count }, () => 'pass');

/** A match after its dealer is drawn. */
export const opened = (given: Readonly<Record<string, unknown>>, dealer: string): AnyMatch =>
  position(game, given, `dealer ${SEATS.indexOf(dealer)}`);

/** The duplicate match in which board `number` is to be dealt, the others passed out. */
export function atBoard(number: number): AnyMatch {
  let match = opened({ scoring: 'duplicate', boards: number + 20 }, 'N');
  for (let board = 1; board < number; board++)
    match = after(match, dealing(SEATS.charAt((board - 1) % 4), SUITS), ...passes(4));
  return match;
}

/** Deals, calls (three passes are added), leads the first card and claims so many tricks. */
export function claimed(
  match: AnyMatch,
  dealer: string,
  hands: string,
  calls: string,
  tricks: number,
): AnyMatch {
  const led = after(match, dealing(dealer, hands), ...calls.split(' '), ...passes(3));
  const lead = legal(led)[0] ?? '';
  return after(led, lead, `claim ${tricks}`);
}

/** The outcome of a deal claimed so. */
export const scored = (...deal: Parameters<typeof claimed>): Outcome => closed(claimed(...deal));

/** The points of North–South and East–West. */
export const sides = ({ points }: Outcome): readonly (number | undefined)[] => [
  points[0],
  points[1],
];

/** The usual options, with some others. */
export function optionsWith(given: Readonly<Record<string, unknown>>): Options {
  const resolved = resolveOptions(options, given);
  if (isRefusal(resolved)) throw new Error(resolved.text.en);
  return resolved;
}
