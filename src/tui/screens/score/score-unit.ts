/** What scores count, in the words of a game that has its own, else in points. */
import type { Estimate } from '../../../engine/estimate.ts';
import type { AnyShownGame } from '../../../engine/game.ts';
import type { ScoreUnit } from '../../../engine/profile.ts';
import { fill, plural, type Text } from '../../../lang/text.ts';
import { lossText, POINTS, unitIn } from '../../../play/advice/figures.ts';
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

/** What somebody’s decisions gave away: “points given away: 2.5 (± 0.4)”. */
export function givenText(game: AnyShownGame, cost: Estimate): Text {
  const { given, gaveAway } = texts.soFar;
  const unit = unitIn(game);
  const loss = lossText(cost, unit);
  if (unit.share !== undefined) return fill(gaveAway, loss);
  return fill(given, loss, scoreUnitOf(game).heading);
}

/** A whole number of what the score counts: “2 points”. */
export function amountOf(game: AnyShownGame, amount: number): Text {
  const { one, more } = scoreUnitOf(game);
  return fill(plural(amount, one, more), amount);
}
