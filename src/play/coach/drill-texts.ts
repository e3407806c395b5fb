/** What is said of a learner's choice in a drill. */
import { isRefusal } from '../../engine/refusal.ts';
import { fill, type Text, text } from '../../lang/text.ts';
import { pointsText } from '../advice/figures.ts';
import { told } from '../advice/hint-words.ts';
import { meaningOf } from '../advice/meanings.ts';
import type { DrillPosition } from './drill.ts';
import type { DrillScore, Verdict } from './drill-answer.ts';

const RIGHT = text('Right: a strong player $1.', 'Richtig: Ein starker Spieler $1.');
const NEARLY = text(
  'Nearly: a strong player $1, which seems about $2 better.',
  'Fast: Ein starker Spieler $1, das scheint etwa $2 besser.',
);
const WORSE = text(
  'A strong player $1, which seems about $2 better.',
  'Ein starker Spieler $1, das scheint etwa $2 besser.',
);
const OTHER = text('A strong player $1.', 'Ein starker Spieler $1.');
const AS_GOOD = text(
  'Right: about as good as what a strong player does, who $1.',
  'Richtig: etwa so gut wie der Zug eines starken Spielers. Er $1.',
);
const MEANS = text('$1 means: $2.', '$1 bedeutet: $2.');
export const HELPED = text('With a hint, so it does not count.', 'Mit Tipp, das zählt nicht.');
const SCORE = text(
  '$1 of $2 right, $3 nearly; about $4 given away.',
  '$1 von $2 richtig, $3 fast; etwa $4 verschenkt.',
);
const PLAIN_SCORE = text('$1 of $2 right.', '$1 von $2 richtig.');
/** How the choices so far came out. */
export function scoreText({ right, nearly, wrong, lost }: DrillScore, isByBook: boolean): Text {
  if (isByBook) return fill(PLAIN_SCORE, right, right + wrong);
  return fill(SCORE, right, right + nearly + wrong, nearly, pointsText(lost));
}

function verdictText({ grade, cost }: Verdict, best: Text, isSame: boolean): Text {
  if (grade === 'right') return fill(isSame ? RIGHT : AS_GOOD, best);
  if (cost === undefined) return fill(OTHER, best);
  return fill(grade === 'nearly' ? NEARLY : WORSE, best, pointsText(cost));
}

/** The verdict, and what the best move means by convention. */
export function verdictTexts(
  { match }: DrillPosition,
  seat: number,
  chosen: string,
  verdict: Verdict,
): readonly Text[] {
  const move = match.game.notation.read(verdict.best);
  if (isRefusal(move)) throw new Error(`${match.game.id} has no move ${verdict.best}`);
  const said = verdictText(verdict, told(match, seat, move), verdict.best === chosen);
  const meaning = meaningOf(match, seat, move);
  return meaning === undefined ? [said] : [said, fill(MEANS, meaning.label, meaning.value)];
}
