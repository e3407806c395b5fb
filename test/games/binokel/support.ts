/** Deals of Binokel written as hands: the pack that serves them in its packets. */
import type { AnyMatch } from '../../../src/engine/match.ts';
import { binokel } from '../../../src/games/binokel/index.ts';
import type { Observation } from '../../../src/games/binokel/rules/observation.ts';
import type { State } from '../../../src/games/binokel/rules/state.ts';
import { after, legal, position } from '../../support/play.ts';

export const game = binokel;
export type Given = Readonly<Record<string, unknown>>;

export const seen = (match: AnyMatch, observer = 0) =>
  match.game.observer.observe(match.state, observer) as Observation;
export const stateOf = (match: AnyMatch) => match.state as State;

const words = (cards: string): string[] => cards.split(' ').filter((token) => token !== '');

/**
 * The deal step for hands in the order served (dealer's right first) and the Dabb. Hands may be
 * short: the cards left over fill them in canonical order.
 */
export function packOf(match: AnyMatch, hands: readonly string[], dabb = ''): string {
  const players = hands.length;
  const each = players === 4 ? 9 : 12;
  const packet = each / 3;
  const left = match.pack.order.map((card) => match.pack.tokens[card] ?? '');
  const take = (token: string) => {
    const at = left.indexOf(token);
    if (at < 0) throw new Error(`${token} is used up`);
    return left.splice(at, 1)[0] ?? '';
  };
  const named = [...hands, dabb].map((cards) => words(cards).map(take));
  const full = named.map((cards, i) => {
    const size = i === players ? 4 : each;
    return [...cards, ...left.splice(0, size - cards.length)];
  });
  const aside = full[players] ?? [];
  const served: string[] = [];
  for (let round = 0; round < 3; round++) {
    for (const hand of full.slice(0, players))
      served.push(...hand.slice(round * packet, (round + 1) * packet));
    if (round < 2) served.push(...aside.slice(round * 2, round * 2 + 2));
  }
  return `deal ${served.join(' ')}`;
}

/** Seat 0 is served first: the dealer sits at its left. Hands in the order served. */
export function table(hands: readonly string[], dabb = '', given: Given = {}) {
  const start = position(game, { players: hands.length, ...given }, 'dealer 1');
  return after(start, packOf(start, hands, dabb));
}

export const THREE = ['', '', ''];
export const FOUR = ['', '', '', ''];

/** Seat 0 buys the game for `bid`, all others say weg. */
export function bought(match: AnyMatch, bid = '150') {
  const first = after(match, `bid ${bid}`);
  let current = first;
  while (seen(current).phase === 'bid') current = after(current, 'weg');
  return current;
}

/** Discards the four named cards, or else the first legal ones. */
export function discard(match: AnyMatch, cards = '') {
  const named = words(cards).map((card) => `away ${card}`);
  let current = after(match, ...named);
  while (seen(current).phase === 'away') current = after(current, legal(current)[0] ?? '');
  return current;
}

export function playOut(match: AnyMatch) {
  let current = match;
  while (current.closed === undefined) current = after(current, legal(current)[0] ?? '');
  return current;
}
