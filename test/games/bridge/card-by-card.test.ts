/** Card by card: what each card of a board was worth is what the solver finds once it is played. */
import { expect, test } from 'vitest';
import { type AnyMatch, makeMove, openMatch, settleChance } from '../../../src/engine/match.ts';
import { below, openQuickStream } from '../../../src/engine/random.ts';
import { isRefusal } from '../../../src/engine/refusal.ts';
import { bridge } from '../../../src/games/bridge/index.ts';
import { openTricks } from '../../../src/games/bridge/solver/open-hands.ts';
import { type State, sideOf, tricksOf } from '../../../src/games/bridge/state/state.ts';
import { gameCalled, optionsOf } from '../../support/session.ts';

/** `TALON_BOARDS=50` compares every card of fifty boards; otherwise the second half of one. */
const BOARDS = Number(process.env.TALON_BOARDS ?? 0);
const FIRST_TRICK = BOARDS > 0 ? 0 : 7;
const game = gameCalled('bridge');

/** The states of a board in which a card is to be played, seats playing at random. */
function statesOf(seed: string): readonly State[] {
  const random = openQuickStream(seed);
  const states: State[] = [];
  let match: AnyMatch = settleChance(openMatch(game, optionsOf(game, { deals: 1 }), seed));
  while (!match.ended) {
    const state = match.state as State;
    if (state.phase === 'play') states.push(state);
    const moves = game.rules.legal(match.state);
    const after = makeMove(match, moves[below(random, moves.length)]);
    if (isRefusal(after)) throw new Error(seed);
    match = settleChance(after);
  }
  return states;
}

/** The declarer's tricks in all, solved after the card has been played. */
function solvedAfter(state: State, move: number): number {
  const after = bridge.rules.apply(state, move);
  if (isRefusal(after)) throw new Error('refused');
  const side = sideOf(after.deal.contract.declarer);
  if (after.phase === 'over') return tricksOf(after, side);
  const ns = openTricks(after);
  const left = 13 - after.ns - after.ew;
  return tricksOf(after, side) + (side === 0 ? ns : left - ns);
}

test.each(Array.from({ length: Math.max(1, BOARDS) }, (_, board) => `cards/${board}`))(
  'every card of %s',
  { timeout: 600_000 },
  (seed) => {
    const solver = bridge.extras.openCards?.();
    const states = statesOf(seed).filter(({ ns, ew }) => ns + ew >= FIRST_TRICK);
    expect(states.length).toBeGreaterThan(0);
    for (const state of states) {
      const found = solver?.results(state)?.results ?? [];
      const legal = bridge.rules.legal(state);
      expect(found.map(({ move }) => move).toSorted((a, b) => a - b)).toEqual(
        legal.toSorted((a, b) => a - b),
      );
      for (const { move, result } of found) expect(result).toBe(solvedAfter(state, move));
    }
  },
);
