/**
 * One judge: over decisions of every game, no move that a hint shows has a better figure than the one it advises,
 * and its words do not contradict its figures. `TALON_HINTS=200` looks at 200 decisions of each game,
 * searched and judged as people have them, instead of one that is judged briefly.
 */
import { describe, expect, test } from 'vitest';
import { degreeOf, leadOver, leastOf } from '../../src/ai/index.ts';
import { at } from '../../src/engine/estimate.ts';
import { matchActor } from '../../src/engine/match.ts';
import { games } from '../../src/games/index.ts';
import { sideOf } from '../../src/play/advice/analysis.ts';
import { hintData } from '../../src/play/advice/hint-words.ts';
import { evaluatedBriefly } from '../support/brief-evaluation.ts';
import { optionsOf } from '../support/session.ts';
import { decisionsOf } from '../tools/decisions.ts';
import { type Given, hintAt } from '../tools/hints.ts';

/** The sentence is as sure as the worlds, and no lead that matters is called none. */
function expectSureAsWorlds(hint: Given, where: string): void {
  const { advice, match, sentence, degree } = hint;
  const { trials, leads, graded } = advice;
  const least = leastOf(match.game);
  const degrees = graded.slice(1).map((lead) => degreeOf(lead, least));
  const asGood = degrees.map((one) => one === 'equal');
  expect(sentence.en.startsWith('Probably best'), where).toBe(degree === 'probably');
  expect(/just as good|hardly worse/.test(sentence.en), where).toBe(degree === 'equal');
  expect(degree === 'equal', where).toBe(asGood.includes(true));
  if (degree === 'equal') {
    expect(asGood[0], where).toBe(true);
    const lead = leadOver(at(trials, 0), at(trials, 1));
    expect(Math.abs(lead.mean), where).toBeLessThanOrEqual(least);
  }
  if (degree === 'better') expect(new Set(degrees).size, where).toBeLessThanOrEqual(1);
  for (const { mean } of leads) expect(mean, where).toBeGreaterThanOrEqual(0);
}

const ASKED = process.env.TALON_HINTS;
const DECISIONS = Number(ASKED ?? 1);
const decided = games.filter(({ heuristics }) => heuristics.levels.length > 0);
/** The game whose hint is judged in full however few are asked for. */
const [inFull] = decided;

describe.each(decided.map((game) => [game.id, game] as const))('%s', (_, original) => {
  const isFull = ASKED !== undefined || original === inFull;
  const game = isFull ? original : evaluatedBriefly(original);

  test('advises the move with the best figure', () => {
    const subject = { game, options: optionsOf(game, {}), seed: 'judge', who: 'easy' } as const;
    let count = 0;
    for (const { match } of decisionsOf(subject, 40 * DECISIONS)) {
      const hint = hintAt(match);
      const where = `${match.seed}, step ${match.ply}`;
      const { trials, decision, by } = hint.advice;
      expect(hint.better, where).toBe(0);
      if (trials.length > 0) expect(trials[0]?.move, where).toEqual(decision.move);
      const told = hint.pages.flat().map(({ en }) => en);
      if (by === 'worlds') expectSureAsWorlds(hint, where);
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
