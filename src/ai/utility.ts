/** What the points of a deal are worth to the seats that play it. */
import type { AGame } from './level.ts';

/**
 * Each seat's points less the mean of the others', signed so that more is better. Partners carry
 * the same points and so get the same utility; parties need no special case.
 */
export function utilitiesOf(points: readonly number[], aim: 'most' | 'least'): readonly number[] {
  const sign = aim === 'most' ? 1 : -1;
  const others = points.length - 1;
  if (others === 0) return points.map((own) => sign * own);
  const total = points.reduce((sum, own) => sum + own, 0);
  return points.map((own) => sign * (own - (total - own) / others));
}

/** The utilities of a finished deal, by seat. */
export const utilitiesAtEnd = <S, M, V>(game: AGame<S, M, V>, finished: S): readonly number[] =>
  utilitiesOf(game.rules.outcome(finished).points, game.aim);
