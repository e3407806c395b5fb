/** The façades `talon-cards/bots` and `talon-cards/bridge`. */
import { describe, expect, test } from 'vitest';
import { openMatch as openEngine } from '../../src/engine/match.ts';
import { resolveOptions } from '../../src/engine/options.ts';
import {
  par,
  readLin,
  readPbn,
  solveDeal,
  writeLin,
  writePbn,
} from '../../src/games/bridge/library.ts';
import { findGame as findEngine } from '../../src/games/index.ts';
import { analyse, chooseMove, type Level } from '../../src/library/bots.ts';
import {
  findGame,
  isRefusal,
  legalMoves,
  type Match,
  makeStep,
  openMatch,
  replay,
  settleChance,
  transcriptOf,
} from '../../src/library/index.ts';
import { playMatch } from '../../src/script/sim/match-run.ts';

function opened(id: string, seed = '7'): Match {
  const game = findGame(id);
  if (game === undefined) throw new Error(id);
  const match = openMatch(game, { seed, options: { deals: 1 } });
  if (isRefusal(match)) throw new Error(match.text.en);
  return settleChance(match);
}

async function playedOut(from: Match, level: Level): Promise<Match> {
  let match = from;
  while (match.actor !== undefined) {
    const after = makeStep(match, await chooseMove(match, level));
    if (isRefusal(after)) throw new Error(after.text.en);
    match = settleChance(after);
  }
  return match;
}

/** The steps of the deal as the program plays it. */
function simulated(id: string, level: Level): readonly string[] {
  const game = findEngine(id);
  if (game === undefined) throw new Error(id);
  const options = resolveOptions(game.options, { deals: 1 });
  if (isRefusal(options)) throw new Error(options.text.en);
  const steps: string[] = [];
  const seats = Array.from({ length: 12 }, () => level);
  const opening = openEngine(game, options, '7');
  playMatch(
    opening,
    seats,
    () => {},
    ({ text }) => steps.push(text),
  );
  return steps;
}

describe('opponents', () => {
  test.each([
    ['boese-dame', 'easy'],
    ['kabadak', 'random'],
  ] as const)('of %s play as those of the program', async (id, level) => {
    const match = await playedOut(opened(id), level);
    expect(transcriptOf(match).steps).toEqual(simulated(id, level));
  });

  test('weigh the legal moves, best first', async () => {
    const match = opened('boese-dame');
    const { move, weighed } = await analyse(match, 'easy');
    expect(legalMoves(match)).toContain(move);
    expect(weighed[0]?.move).toBe(move);
    const utilities = weighed.map(({ utility }) => utility);
    expect(utilities).toEqual([...utilities].sort((a, b) => b - a));
  });

  test('stop when their signal aborts, before and during the search', async () => {
    const match = opened('boese-dame');
    await expect(chooseMove(match, 'hard', { signal: AbortSignal.abort() })).rejects.toMatchObject({
      name: 'AbortError',
    });
    const controller = new AbortController();
    const searching = chooseMove(match, 'hard', { signal: controller.signal });
    controller.abort(new Error('enough'));
    await expect(searching).rejects.toThrow('enough');
  });

  test('reject what is no level and no seat to choose for', async () => {
    const match = opened('boese-dame');
    await expect(chooseMove(match, 'best' as Level)).rejects.toThrow(RangeError);
    await expect(chooseMove(JSON.parse('{}'), 'easy')).rejects.toThrow(TypeError);
    const ended = await playedOut(opened('auf-wiedersehen'), 'random');
    await expect(chooseMove(ended, 'easy')).rejects.toThrow('no seat is to act');
  });
});

const DEAL = 'N:AKQJ.AKQ.AKQ.AKQ T98.JT9.JT9.JT98 765.876.876.7654 432.5432.5432.32';

describe('bridge', () => {
  test('a deal is solved, and par follows', async () => {
    const tricks = await solveDeal(DEAL);
    if (isRefusal(tricks)) throw new Error(tricks.text.en);
    expect(tricks.N).toEqual({ N: 13, E: 0, S: 13, W: 0 });
    expect(par(tricks, 'None', 'N')).toEqual({
      score: 1520,
      contracts: [{ contract: '7NT', declarers: ['N', 'S'], over: 0 }],
    });
    expect(() => par(tricks, 'Both' as 'All', 'N')).toThrow(RangeError);
  });

  test('the player to the left of the declarer leads', async () => {
    const suits = ['AKQJT98765432...', '.AKQJT98765432..', '..AKQJT98765432.', '...AKQJT98765432'];
    const tricks = await solveDeal(`N:${suits.join(' ')}`);
    expect(tricks).toMatchObject({
      N: { N: 0, E: 0, S: 0, W: 0 },
      S: { N: 13, E: 0, S: 13, W: 0 },
      C: { N: 0, E: 13, S: 0, W: 13 },
    });
  });

  test('what is no deal is refused, and a signal stops the solver', async () => {
    expect(isRefusal(await solveDeal('N:AKQ'))).toBe(true);
    await expect(solveDeal(DEAL, { signal: AbortSignal.abort() })).rejects.toMatchObject({
      name: 'AbortError',
    });
  });

  test.each([
    ['PBN', writePbn, readPbn],
    ['LIN', writeLin, readLin],
  ] as const)('a match goes out as %s and comes back', async (_, write, read) => {
    const game = findGame('bridge');
    if (game === undefined) throw new Error('bridge');
    const match = openMatch(game, { seed: '7', options: { scoring: 'duplicate', boards: 1 } });
    if (isRefusal(match)) throw new Error(match.text.en);
    const played = await playedOut(settleChance(match), 'random');
    const source = write([transcriptOf(played)]);
    if (isRefusal(source)) throw new Error(source.text.en);
    const found = await read(source);
    if ('refused' in found) throw new Error(found.text.en);
    const [transcript, ...more] = found.transcripts;
    expect([more, found.strays]).toEqual([[], []]);
    if (transcript === undefined) throw new Error(source);
    const back = replay(game, transcript);
    if (isRefusal(back)) throw new Error(back.text.en);
    expect(back.closed?.points).toEqual(played.closed?.points);
  });
});
