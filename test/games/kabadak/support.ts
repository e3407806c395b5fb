/** Positions of Kabadak. Seat 0 does not deal and so begins; seat 1 deals. */
import { openMatch, settleChance } from '../../../src/engine/match.ts';
import { resolveOptions } from '../../../src/engine/options.ts';
import { below, openQuickStream } from '../../../src/engine/random.ts';
import { isRefusal } from '../../../src/engine/refusal.ts';
import { kabadak as game } from '../../../src/games/kabadak/index.ts';
import { type Move, PASS } from '../../../src/games/kabadak/moves.ts';
import { options, type State } from '../../../src/games/kabadak/state.ts';
import { after, legal, packServing, position } from '../../support/play.ts';

export { game };

const resolved = resolveOptions(options, {});
if (isRefusal(resolved)) throw new Error(resolved.text.en);
export const DEFAULTS = resolved;
export type Match = ReturnType<typeof position>;

const tokensOf = (cards: string): readonly string[] =>
  cards.split(' ').filter((token) => token !== '');

/**
 * `deal` with these hands, the seat that begins first, and a talon that begins with `talon`; the
 * hands are filled up with cards not named, in canonical order.
 */
export function dealing(match: Match, first: string, second: string, talon = ''): string {
  const named = [first, second, talon].flatMap(tokensOf);
  const free = match.pack.tokens.filter((token) => !named.includes(token));
  const [one = '', two = ''] = [first, second].map((hand) => {
    const tokens = tokensOf(hand);
    return [...tokens, ...free.splice(0, 7 - tokens.length)].join(' ');
  });
  const served = packServing(match, [one, two], 7).split(' ').slice(0, 15);
  return [...served, ...tokensOf(talon), ...free].join(' ');
}

/** A deal in which seat 0 begins. */
export function table(
  first: string,
  second = '',
  talon = '',
  options: Readonly<Record<string, unknown>> = {},
): Match {
  const start = position(game, options, 'dealer 1');
  return after(start, dealing(start, first, second, talon));
}

/** Both draw until the talon is gone. */
export function drained(match: Match): Match {
  return legal(match).includes('draw') ? drained(after(match, 'draw')) : match;
}

export const stateOf = (match: Match): State => match.state as State;
export const observationOf = (match: Match, observer = game.rules.actor(stateOf(match))) =>
  game.observer.observe(stateOf(match), observer);
export const tableOf = (match: Match, observer?: number) =>
  game.display.table(observationOf(match, observer));

/** The legal texts that begin so. */
export const legalWith = (match: Match, start: string): readonly string[] =>
  legal(match).filter((text) => text.startsWith(start));

/** A hand that goes out at once, and what the other is left with. */
export const SEVEN = '7C 8C 9C TC JC QC KC';
export const GO_OUT = `new ${SEVEN}`;

type Verb = 'lay' | 'draw' | 'pass' | 'kabadak';
export interface RandomDeal {
  readonly steps: readonly Verb[];
  readonly states: readonly State[];
}

const verbOf = (move: Move): Verb =>
  move.verb === 'new' || move.verb === 'add' ? 'lay' : move.verb;

/** A seeded deal played by chance: what was done, and every state in which a seat acted. */
function randomDeal(seed: string): RandomDeal {
  const random = openQuickStream(`kabadak/${seed}`);
  const steps: Verb[] = [];
  const states: State[] = [];
  let state = settleChance(openMatch(game, DEFAULTS, seed)).state;
  while (game.rules.actor(state) >= 0) {
    const moves = game.rules.legal(state);
    const move = moves[below(random, moves.length)] ?? PASS;
    const next = game.rules.apply(state, move);
    if (isRefusal(next)) throw new Error(`seed ${seed}: ${next.text.en}`);
    steps.push(verbOf(move));
    states.push(state);
    state = next;
  }
  return { steps, states };
}

export const randomDeals = (count: number): readonly RandomDeal[] =>
  Array.from({ length: count }, (_, i) => randomDeal(String(i)));
