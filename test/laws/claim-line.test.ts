/** A rest called certain is certain: its moves win against any cards and any replies. */
import { describe, expect, test } from 'vitest';
import { type AnyGame, CHANCE } from '../../src/engine/game.ts';
import {
  type AnyMatch,
  makeMove,
  matchActor,
  openMatch,
  settleChance,
} from '../../src/engine/match.ts';
import { type MatchOptions, resolveOptions } from '../../src/engine/options.ts';
import { below, openQuickStream, type Random } from '../../src/engine/random.ts';
import { isRefusal } from '../../src/engine/refusal.ts';
import { sampleAssignment } from '../../src/engine/sampler.ts';
import { games } from '../../src/games/index.ts';

const computing = games.filter(({ heuristics }) => heuristics.claimLine !== undefined);

function optionsOf(game: AnyGame, given: Readonly<Record<string, unknown>>): MatchOptions {
  const options = resolveOptions(game.options, given);
  if (isRefusal(options)) throw new Error(options.text.en);
  return options;
}

function moved(match: AnyMatch, move: unknown): AnyMatch {
  const after = makeMove(match, move);
  if (isRefusal(after)) throw new Error(after.text.en);
  return after;
}

function randomly(match: AnyMatch, random: Random): AnyMatch {
  const moves = match.game.rules.legal(match.state);
  return moved(match, moves[below(random, moves.length)]);
}

/** Another deal that looks the same to the seat to act. */
function elsewhere(match: AnyMatch, random: Random): AnyMatch {
  const { game, state } = match;
  const observation = game.observer.observe(state, matchActor(match));
  return {
    ...match,
    state: game.observer.determinize(
      observation,
      sampleAssignment(game.observer.hidden(observation), random),
    ),
  };
}

/** Plays the moves whenever their seat is on lead; the others play at random. */
function expectToWin(start: AnyMatch, moves: readonly unknown[], random: Random): void {
  const seat = matchActor(start);
  let match = start;
  for (const move of moves) {
    expect(matchActor(match)).toBe(seat);
    match = moved(match, move);
    while (match.closed === undefined && matchActor(match) !== seat)
      match = randomly(match, random);
    if (match.closed !== undefined) return;
  }
  expect(match.closed, 'the moves end the deal').toBeDefined();
}

/** How many certain rests one deal had. */
function checkDeal(game: AnyGame, options: MatchOptions, seed: string): number {
  const random = openQuickStream(`certain/${seed}`);
  let match = settleChance(openMatch(game, options, seed));
  let found = 0;
  while (match.closed === undefined && matchActor(match) !== CHANCE) {
    const seat = matchActor(match);
    const moves = game.heuristics.claimLine?.(game.observer.observe(match.state, seat));
    if (moves !== undefined) {
      found++;
      expectToWin(match, moves, random);
      for (let world = 0; world < 3; world++) expectToWin(elsewhere(match, random), moves, random);
    }
    match = randomly(match, random);
  }
  return found;
}

/** Options that change who wins a trick, or how many play. */
const SPREAD: readonly Readonly<Record<string, unknown>>[] = [
  {},
  { players: 3 },
  { players: 4 },
  { trick: 'any' },
  { void: 'free' },
  { untendurch: true, rufen: true },
];

const fits = (game: AnyGame, given: Readonly<Record<string, unknown>>): boolean =>
  Object.keys(given).every((key) => Object.hasOwn(game.options, key)) &&
  !isRefusal(resolveOptions(game.options, given));

describe.each(computing.map((game) => [game.id, game] as const))('%s', (id, game) => {
  test.each(SPREAD.filter((given) => fits(game, given)))('%j: certain rests are won', (given) => {
    const options = optionsOf(game, given);
    let found = 0;
    for (let deal = 0; deal < 1000 && found < 30; deal++)
      found += checkDeal(game, options, `${id}/${deal}`);
    expect(found).toBeGreaterThanOrEqual(30);
  });

  test('nobody but the seat on lead is certain of anything', () => {
    const random = openQuickStream(`following/${id}`);
    let match = settleChance(openMatch(game, optionsOf(game, {}), 'following'));
    for (; match.closed === undefined; match = randomly(match, random))
      for (let observer = -1; observer < 3; observer++)
        if (observer !== matchActor(match))
          expect(
            game.heuristics.claimLine?.(game.observer.observe(match.state, observer)),
          ).toBeUndefined();
  });
});

test('trick games compute it', () => {
  expect(computing.length).toBeGreaterThan(4);
});
