import { describe, expect, test } from 'vitest';
import { decide, playerStream, think } from '../../src/ai/index.ts';
import { type AnyGame, LEVELS } from '../../src/engine/game.ts';
import { type AnyMatch, matchActor } from '../../src/engine/match.ts';
import { openQuickStream } from '../../src/engine/random.ts';
import { sampleAssignment } from '../../src/engine/sampler.ts';
import { games } from '../../src/games/index.ts';
import { choicesOf, decisionIn, textIn } from './positions.ts';

const SEED = 'decide';

/** The `n`-th choice of a deal, or the last one before it. */
function choice(game: AnyGame, n: number): AnyMatch | undefined {
  let found: AnyMatch | undefined;
  let count = 0;
  for (const match of choicesOf(game, {}, SEED)) {
    found = match;
    if (count++ === n) break;
  }
  return found;
}

/** The same position as the seat to act sees it, with other hidden cards. */
function redeterminized(match: AnyMatch, seed: string): AnyMatch {
  const { game, state } = match;
  const observation = game.observer.observe(state, matchActor(match));
  const assignment = sampleAssignment(game.observer.hidden(observation), openQuickStream(seed));
  return { ...match, state: game.observer.determinize(observation, assignment) };
}

/** A stream that must not be used. */
const untouched = () => {
  throw new Error('the stream was touched');
};

const decided = games.filter((game) => choice(game, 0) !== undefined);

describe.each(decided.map((game) => [game.id, game] as const))('%s', (_, game) => {
  test('a decision is legal, and the same when asked again', () => {
    const match = choice(game, 7);
    if (match === undefined) throw new Error('no choice');
    const legal = game.rules.legal(match.state).map((move) => game.notation.write(move));
    for (const who of ['random', 'easy', 'medium'] as const) {
      const first = decisionIn(match, who);
      expect(legal).toContain(game.notation.write(first.move));
      expect(decisionIn(match, who)).toEqual(first);
    }
  });

  test.each([
    ['easy', 1],
    ['easy', 6],
    ['easy', 12],
    ['medium', 3],
  ] as const)('%s, choice %i: states alike to a seat give the same decision', (who, n) => {
    const match = choice(game, n);
    if (match === undefined) throw new Error('no choice');
    const own = textIn(match, who);
    for (const seed of ['a', 'b']) expect(textIn(redeterminized(match, seed), who)).toBe(own);
  });

  test('a decision in slices is the decision in one go', () => {
    const match = choice(game, 3);
    if (match === undefined) throw new Error('no choice');
    const seat = matchActor(match);
    const observation = game.observer.observe(match.state, seat);
    const moves = game.rules.legal(match.state);
    const random = () => playerStream(SEED, seat, match.ply);
    const slices = think(game, { observation, seat, moves }, 'medium', random());
    let slice = slices.next();
    while (slice.done !== true) slice = slices.next();
    expect(slice.value).toEqual(decide(game, { observation, seat, moves }, 'medium', random()));
  });

  test('a single legal move is answered without touching the stream', () => {
    const match = choice(game, 0);
    if (match === undefined) throw new Error('no choice');
    const seat = matchActor(match);
    const observation = game.observer.observe(match.state, seat);
    const moves = game.rules.legal(match.state).slice(0, 1);
    for (const who of ['random', ...LEVELS] as const)
      expect(decide(game, { observation, seat, moves }, who, untouched).move).toBe(moves[0]);
  });
});

test('random takes every legal move about equally often', () => {
  const [game] = decided;
  const match = game && choice(game, 0);
  if (match === undefined) throw new Error('no choice');
  const seat = matchActor(match);
  const observation = match.game.observer.observe(match.state, seat);
  const moves = match.game.rules.legal(match.state);
  const random = openQuickStream('even');
  const counts = new Map<unknown, number>();
  const times = 400 * moves.length;
  for (let n = 0; n < times; n++) {
    const { move } = decide(match.game, { observation, seat, moves }, 'random', random);
    counts.set(move, (counts.get(move) ?? 0) + 1);
  }
  for (const move of moves) expect(Math.abs((counts.get(move) ?? 0) - 400)).toBeLessThan(100);
});
