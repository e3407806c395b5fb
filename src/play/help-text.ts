/** Why a match counts as assisted. */
import { type Text, text } from '../lang/text.ts';
import type { Session } from './session.ts';

const HELPED = text(
  'Assisted: with a hint or a move taken back.',
  'Mit Hilfe: mit einem Tipp oder einem zurückgenommenen Zug.',
);
const BRANCHED = text(
  'Assisted: played on from a record.',
  'Mit Hilfe: von einer Stelle eines Protokolls aus gespielt.',
);

/** Undefined if it does not. */
export function helpText({ assisted, branch }: Session): Text | undefined {
  if (!assisted()) return undefined;
  return branch === undefined ? HELPED : BRANCHED;
}
