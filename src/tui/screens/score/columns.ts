/** Columns of names and figures: how wide they may be, and what stands in them. */
import stringWidth from 'string-width';
import { addressedTo } from '../../../lang/address.ts';
import { capital, seatsListed } from '../../../lang/text.ts';
import { phrase, type Stage } from '../../context/render-context.ts';
import type { Measures } from '../../terminal/measures.ts';
import type { Runs, Style } from '../../theme/theme.ts';
import type { Party, Scored } from './scored.ts';

/** How much of a window a column of names takes at most. */
export const NAMES: Readonly<Record<Measures['name'], number>> = {
  compact: 22,
  regular: 28,
  comfortable: 32,
  large: 44,
};

/** Cells between columns. */
export const GAP = 2;

/** The names of a party, the reader first: “You and Otter”. */
export function partyRuns(stage: Stage, { voices }: Scored, party: Party, style: Style): Runs {
  const { you } = voices;
  const isOwn = you !== undefined && party.includes(you);
  const ordered = isOwn ? [you, ...party.filter((seat) => seat !== you)] : party;
  const told = isOwn ? capital(addressedTo(seatsListed(ordered), you)) : seatsListed(ordered);
  return phrase(stage, voices, told, style);
}

export const longest = (texts: readonly string[]): number =>
  Math.max(0, ...texts.map((one) => stringWidth(one)));
