/**
 * One judge: over decisions of every game, no move that a hint shows has a better figure than the one it advises,
 * and its words do not contradict its figures. `TALON_HINTS=200` looks at 200 decisions of each game,
 * searched and judged as people have them, instead of one that is judged briefly.
 */
import { describe, expect, test } from 'vitest';
import { isLevel, leadOver } from '../../src/ai/index.ts';
import { matchActor } from '../../src/engine/match.ts';
import { games } from '../../src/games/index.ts';
import { hintData, sideOf } from '../../src/play/advice/hint.ts';
import { evaluatedBriefly } from '../support/brief-evaluation.ts';
import { optionsOf } from '../support/session.ts';
import { decisionsOf } from '../tools/decisions.ts';
import { hintAt } from '../tools/hints.ts';

const ASKED = process.env.TALON_HINTS;
const DECISIONS = Number(ASKED ?? 1);
const decided = games.filter(({ heuristics }) => heuristics.levels.length > 0);
/** The game whose hint is judged in full however few are asked for. */
const [inFull] = decided;

describe.each(decided.map((game) => [game.id, game] as const))('%s', (_, original) => {
  const isFull = ASKED !== undefined || original === inFull;
  const game = isFull ? original : evaluatedBriefly(original);

  test('advises the move with the best figure', async () => {
    const subject = { game, options: optionsOf(game, {}), seed: 'judge', who: 'easy' } as const;
    let count = 0;
    for (const { match } of decisionsOf(subject, 40 * DECISIONS)) {
      const hint = await hintAt(match);
      if (hint === undefined) throw new Error('no hint');
      const where = `${match.seed}, step ${match.ply}`;
      const { trials, decision, by } = hint.advice;
      expect(hint.better, where).toBe(0);
      if (trials.length > 0) expect(trials[0]?.move, where).toEqual(decision.move);
      const [one, next] = trials;
      const told = hint.pages.flat().map(({ en }) => en);
      if (by === 'worlds' && one !== undefined && next !== undefined) {
        const least = game.heuristics.judging?.least ?? 0;
        const level = isLevel(leadOver(one, next), least);
        expect(hint.sentence.en.includes('no difference'), where).toBe(level);
        // Where nothing is found, nothing is said but the figures.
        if (level) expect(hint.pages, where).toEqual([[], expect.anything()]);
      }
      for (const line of told)
        expect(line, where).not.toMatch(/± 0[ ),]|from the rest|undefined|NaN|\$\d/);
      expect(new Set(told).size, where).toBe(told.length);
      const data = hintData(match, sideOf(match, matchActor(match)), hint.advice, 'en');
      expect(JSON.parse(JSON.stringify(data)), where).toEqual(data);
      if (++count === DECISIONS) return;
    }
    expect(count).toBeGreaterThan(0);
  });
});
