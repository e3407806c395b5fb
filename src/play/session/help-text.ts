/** Why a match counts as assisted. */
import { type Text, text } from '../../lang/text.ts';
import type { Session } from './session.ts';

const HELPED = text(
  'Assisted: a hint, an undo or a deal played out for you.',
  'Mit Hilfe: Tipp, Rücknahme oder für dich zu Ende gespielt.',
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
