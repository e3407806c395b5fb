/**
 * One question, one figure: the hint at a decision, the review of a move made there and the verdict on the same move as
 * the answer to a puzzle.
 */
import { describe, expect, test } from 'vitest';
import { atOnce, gainOf } from '../../src/ai/index.ts';
import { type AnyMatch, matchActor } from '../../src/engine/match.ts';
import { adviceAt, sideOf } from '../../src/play/advice/analysis.ts';
import { amountIn } from '../../src/play/advice/figures.ts';
import { hintData } from '../../src/play/advice/hint-words.ts';
import { findingAt } from '../../src/play/advice/review.ts';
import { verdictOn, verdictTexts } from '../../src/play/coach/drill-answer.ts';
import { UNSTOPPED } from '../../src/play/session/choose-move.ts';
import { evaluatedBriefly } from '../support/brief-evaluation.ts';
import { gameCalled, optionsOf } from '../support/session.ts';
import { decisionsOf } from '../tools/decisions.ts';

const GAMES = ['durak', 'canasta', 'boese-dame', 'kabadak', 'boehmischer-schneider'];

interface Hinted {
  readonly match: AnyMatch;
  readonly best: string;
  readonly other: string;
  /** By how much the hint puts the other move behind. */
  readonly behind: number;
}

/** A decision whose hint puts another move behind by a figure that is no chance. */
function hinted(id: string): Hinted {
  const game = evaluatedBriefly(gameCalled(id));
  const subject = { game, options: optionsOf(game, {}), seed: 'one', who: 'easy' } as const;
  for (const { match } of decisionsOf(subject, 60)) {
    const seat = matchActor(match);
    const { moves } = hintData(match, sideOf(match, seat), atOnce(adviceAt(match, seat)), 'en');
    const [best, ...others] = moves;
    const other = others.find(({ behind, error }) => behind > 3 * error);
    if (best !== undefined && other !== undefined)
      return { match, best: best.move, other: other.move, behind: other.behind };
  }
  throw new Error(`no decision in ${id}`);
}

describe.each(GAMES)('%s', (id) => {
  test('a hint, a review and a puzzle name one figure, whenever they are asked', async () => {
    const { match, best, other, behind } = hinted(id);
    const seat = matchActor(match);
    /** A match that was opened anew, of which nothing is known yet. */
    const again = { ...match };
    const finding = atOnce(findingAt({ before: again, by: seat, text: other }));
    expect(finding?.better).toBe(best);
    expect(finding?.gain.mean).toBe(behind);
    const known = { id: 'one', best, tempting: other };
    const position = { seed: '', made: [], match: again, seat, players: [], known };
    const wrong = await verdictOn(position, best, other, UNSTOPPED);
    const right = await verdictOn(position, best, best, UNSTOPPED);
    if (wrong === undefined || right === undefined) throw new Error('no verdict');
    const figure = amountIn(match.game, behind).en;
    expect([wrong.cost, wrong.doubtful]).toContain(behind);
    expect(verdictTexts(position, other, wrong).map(({ en }) => en)[0]).toContain(figure);
    expect(right.reasons?.[0]?.en).toContain(figure);
  });
});

test('where what one side wins the others lose, a gain is what the seat wins', () => {
  const game = gameCalled('boehmischer-schneider');
  const subject = { game, options: optionsOf(game, {}), seed: 'own', who: 'easy' } as const;
  const [decision] = decisionsOf(subject, 9);
  if (decision === undefined) throw new Error('no decision');
  const { match } = decision;
  const side = sideOf(match, matchActor(match));
  const payments = matchActor(match) === 0 ? [3, -3] : [-3, 3];
  expect(gainOf(payments, side)).toBe(3);
});

test('an analysis that fails says so again to whoever asks next', () => {
  const { match } = hinted('kabadak');
  const policy = (): never => {
    throw new Error('no policy');
  };
  const game = { ...match.game, heuristics: { ...match.game.heuristics, policy } };
  const failing = { ...match, game };
  const ask = () => atOnce(adviceAt(failing, matchActor(failing)));
  expect(ask).toThrow('no policy');
  expect(ask).toThrow('no policy');
});
