/** Columns of names and figures: how wide they may be, what stands in them, and in whose colour. */
import stringWidth from 'string-width';
import { addressedTo } from '../../../lang/address.ts';
import { capital, seatsListed } from '../../../lang/text.ts';
import { phrase, type Stage } from '../../context/render-context.ts';
import type { Measures } from '../../terminal/measures.ts';
import type { Tone } from '../../theme/palettes.ts';
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

/** Colours of parties that are not the person’s, told apart on every ground. */
const TONES: readonly Tone[] = ['clubs', 'diamonds', 'hearts', 'wild', 'text'];

/** The colour of a party in curves, bars and heads of columns: the person's own is the accent. */
export function partyTone({ observer, parties }: Scored, party: Party): Tone {
  if (party.includes(observer)) return 'accent';
  const others = parties.filter((one) => !one.includes(observer));
  const at = others.findIndex(([seat]) => seat === party[0]);
  return TONES[at % TONES.length] ?? 'text';
}

/** A name in two lines, broken at its last space but one word of it; in one line where it is a single word. */
export function inTwoLines(name: string): readonly [upper: string, lower: string] {
  const space = name.lastIndexOf(' ');
  return space < 0 ? ['', name] : [name.slice(0, space), name.slice(space + 1)];
}

export const longest = (texts: readonly string[]): number =>
  Math.max(0, ...texts.map((one) => stringWidth(one)));
