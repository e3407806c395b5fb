/**
 * Picks that make no move, in every game: a pick with cards is always refused by a clause of the game,
 * and where buttons alone are mixed the screen itself may say so.
 */
import { describe, expect, test } from 'vitest';
import type { AnyGame } from '../../src/engine/game.ts';
import {
  type AnyMatch,
  makeMove,
  matchActor,
  openMatch,
  settleChance,
} from '../../src/engine/match.ts';
import { below, openQuickStream } from '../../src/engine/random.ts';
import { isRefusal } from '../../src/engine/refusal.ts';
import { games } from '../../src/games/index.ts';
import { isSingle } from '../../src/tui/picking/areas.ts';
import { meant, type Picks, picksReducer, startPicks } from '../../src/tui/picking/picks.ts';
import { decide } from '../../src/tui/screens/turn/decision.ts';
import { type Turn, turnOf } from '../../src/tui/screens/turn/state.ts';
import { differentSets } from '../support/option-sets.ts';

type Random = () => number;

/** Option sets, turns of each, and picks tried in each turn. */
const SETS = 6;
const TURNS = 30;
const TRIES = 6;
const MOST_PICKED = 4;

/** Some items toggled one after another, the cursor left on the last, as keys do it. */
function somePicks(turn: Turn, random: Random): Picks {
  const items = turn.areas.flatMap((area) => area.items);
  const reduce = picksReducer(turn.areas, isSingle(turn.choices));
  let picks = startPicks(turn.areas, turn.choices);
  const count = 1 + below(random, MOST_PICKED);
  for (let i = 0; i < count; i++) {
    const item = items[below(random, items.length)];
    if (item !== undefined) picks = reduce(picks, { kind: 'point', pick: item.pick });
    if (i < count - 1 || random() < 0.5) picks = reduce(picks, { kind: 'toggle' });
  }
  return picks;
}

/** What is wrong with the answer to these picks; undefined: nothing. */
function faultOf(match: AnyMatch, turn: Turn, picks: Picks): string | undefined {
  const { game, options, state } = match;
  const decision = decide(turn, picks);
  const chosen = meant(turn.areas, picks, isSingle(turn.choices));
  const what = `${turn.table.prompt.en}: ${JSON.stringify(chosen)}`;
  if (decision.kind === 'none')
    return chosen.some((pick) => 'region' in pick) ? `no clause for ${what}` : undefined;
  const line = decision.kind === 'try' || decision.kind === 'open' ? decision.line : undefined;
  if (line === undefined) return undefined;
  const move = game.notation.read(line);
  const after = isRefusal(move) ? move : game.rules.apply(state, move);
  if (!isRefusal(after)) return `${line} was made of ${what}`;
  if (/[<>]/.test(after.text.en + after.text.de)) return `a mark in “${after.text.en}”`;
  const isNamed = game.clauses(options).some(({ id }) => id === after.clause);
  return isNamed ? undefined : `no clause ${after.clause} for ${what}`;
}

function faultsOf(game: AnyGame): readonly string[] {
  const faults = new Set<string>();
  for (const { options, given } of differentSets(game).slice(0, SETS)) {
    const random = openQuickStream(`refused/${game.id}`);
    let match = settleChance(openMatch(game, options, 'refused'));
    for (let i = 0; i < TURNS && matchActor(match) >= 0; i++) {
      const turn = turnOf(match, matchActor(match));
      if (turn === undefined) throw new Error('nobody acts');
      for (let n = 0; n < TRIES && turn.areas.length > 0; n++) {
        const fault = faultOf(match, turn, somePicks(turn, random));
        if (fault !== undefined) faults.add(`${JSON.stringify(given)} ${fault}`);
      }
      const moves = game.rules.legal(match.state);
      const after = makeMove(match, moves[below(random, moves.length)]);
      if (isRefusal(after)) throw new Error(after.text.en);
      match = settleChance(after);
    }
  }
  return [...faults];
}

describe('random picks are a move, or told why not', () => {
  test.each(games.map((game) => [game.id, game] as const))('%s, seed refused', (_, game) => {
    expect(faultsOf(game)).toEqual([]);
  });
});
