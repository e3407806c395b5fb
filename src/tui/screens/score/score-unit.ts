/** What scores count, in the words of a game that has its own, else in points. */
import type { Estimate } from '../../../engine/estimate.ts';
import type { AnyShownGame } from '../../../engine/game.ts';
import type { ScoreUnit } from '../../../engine/profile.ts';
import { fill, plural, type Text } from '../../../lang/text.ts';
import { POINTS, roughLoss } from '../../../play/advice/figures.ts';
import texts from '../../messages/end.json' with { type: 'json' };

/** The words for what the score of a game counts. */
export function scoreUnitOf({ scoreUnit, aim }: AnyShownGame): ScoreUnit {
  if (scoreUnit !== undefined) return scoreUnit;
  return {
    ...POINTS,
    heading: texts.score.points,
    aim: aim === 'most' ? texts.score.aimMost : texts.score.aimLeast,
    bestMean: texts.soFar.mean,
  };
}

/** What the reader’s decisions gave away: “you gave away about 2.5 points”. */
export function givenText(game: AnyShownGame, cost: Estimate): Text {
  const { gaveAway, gaveNothing } = texts.soFar;
  const loss = roughLoss(game, cost);
  return loss === undefined ? gaveNothing : fill(gaveAway, loss);
}

/** A whole number of what the score counts: “2 points”. */
export function amountOf(game: AnyShownGame, amount: number): Text {
  const { one, more } = scoreUnitOf(game);
  return fill(plural(amount, one, more), amount);
}
