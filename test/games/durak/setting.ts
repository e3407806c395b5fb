/**
 * Positions of Durak. `dealt` writes a deal as hands, what lies on top of the stock, and the rest
 * in canonical order; `late` is a game under way, cards not named being beaten.
 */
import { bagDifference, bagOf } from '../../../src/cards/bag.ts';
import type { AnyGame } from '../../../src/engine/game.ts';
import { type AnyMatch, matchActor, openMatch } from '../../../src/engine/match.ts';
import { resolveOptions } from '../../../src/engine/options.ts';
import { isRefusal } from '../../../src/engine/refusal.ts';
import { durak } from '../../../src/games/durak/index.ts';
import { rulesIn } from '../../../src/games/durak/rules/rules.ts';
import {
  listCards,
  packOf,
  readLying,
  SUIT_LETTERS,
  tokenOf,
  wordsOfCards,
} from '../../../src/games/durak/state/cards.ts';
import type { Options } from '../../../src/games/durak/state/options.ts';
import { beginBout } from '../../../src/games/durak/state/seats.ts';
import { type State, withChanges } from '../../../src/games/durak/state/state.ts';
import { check, options as list } from '../../../src/games/durak/variants/index.ts';
import { after, position } from '../../support/play.ts';

export const game: AnyGame = durak;
export type Given = Readonly<Record<string, unknown>>;

export const cardsIn = (tokens: string): readonly number[] =>
  tokens
    .split(' ')
    .filter((token) => token !== '')
    .map((token) => readLying(token) ?? -1);

export const stateOf = (match: AnyMatch): State => match.state as State;
export const handOf = (match: AnyMatch, seat: number): string =>
  listCards(stateOf(match).hands, seat).map(tokenOf).join(' ');
export const actorOf = (match: AnyMatch): number => matchActor(match);
export const boutOf = (match: AnyMatch): string =>
  stateOf(match)
    .bout.attacks.map((lying, at) => {
      const cover = stateOf(match).bout.covers[at] ?? -1;
      return cover < 0 ? tokenOf(lying) : `${tokenOf(lying)}/${tokenOf(cover)}`;
    })
    .join(' ');

export function resolved(given: Given): Options {
  const options = resolveOptions(list, given);
  if (isRefusal(options)) throw new Error(options.text.en);
  const refused = check(options);
  if (refused !== undefined) throw new Error(refused.text.en);
  return options;
}

/** A `deal` step: hands from forehand on, secret cards likewise, then the turned card and stock. */
export function dealStep(
  match: AnyMatch,
  hands: readonly string[],
  { under = '', secrets = [] }: { under?: string; secrets?: readonly string[] } = {},
): string {
  const options = match.options as Options;
  const named = [...hands, ...secrets, under].flatMap(cardsIn);
  const free = [...bagDifference(bagOf(match.pack.order), named)];
  const filled = (lists: readonly string[], each: number) =>
    Array.from({ length: options.players }, (_, i) => {
      const cards = [...cardsIn(lists[i] ?? '')];
      return [...cards, ...free.splice(0, each - cards.length)];
    });
  const inRounds = (lists: readonly (readonly number[])[], each: number) =>
    Array.from({ length: each }, (_, n) => lists.map((list) => list[n] ?? 0)).flat();
  const served = inRounds(filled(hands, 6), 6);
  const secret = options.secret ? inRounds(filled(secrets, 2), 2) : [];
  const cards = [...served, ...secret, ...cardsIn(under), ...free];
  return `deal ${cards.map(tokenOf).join(' ')}`;
}

/** A first game dealt by the last seat, so that seat 0 is forehand. */
export function dealt(
  given: Given,
  hands: readonly string[],
  rest: { under?: string; secrets?: readonly string[] } = {},
): AnyMatch {
  const options = resolved(given);
  const opened = position(game, given, `dealer ${options.players - 1}`);
  return after(opened, dealStep(opened, hands, rest));
}

interface Late {
  readonly trump?: string;
  readonly attacker?: number;
  readonly stock?: string;
  readonly turned?: boolean;
  readonly out?: readonly number[];
  readonly options?: Given;
  readonly change?: Partial<State>;
}

/** A later bout about to begin: the stock is empty unless given, its last card turned if said. */
export function late(hands: readonly string[], given: Late = {}): AnyMatch {
  const options = resolved({ players: hands.length, ...given.options });
  const match = openMatch(game, options, 'test');
  const held = hands.map(cardsIn);
  const stock = cardsIn(given.stock ?? '');
  const gone = bagDifference(bagOf(packOf(options).order), [...held.flat(), ...stock]);
  const suit = SUIT_LETTERS.indexOf(given.trump ?? 'H');
  const before = stateOf(match);
  const state = withChanges(before, {
    course: { ...before.course, dealer: hands.length - 1 },
    trumps: hands.map(() => suit),
    hands: held.flatMap(wordsOfCards),
    sizes: held.map((hand) => hand.length),
    unseen: { ...before.unseen, stock },
    turned: given.turned === true ? (stock.at(-1) ?? -1) : -1,
    beaten: wordsOfCards(gone),
    bouts: 5,
    out: given.out ?? [],
    ...given.change,
  });
  return { ...match, state: beginBout(rulesIn(state), state, given.attacker ?? 0) };
}
