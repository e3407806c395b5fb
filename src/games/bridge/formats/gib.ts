/**
 * Deals as libraries of GIB have them, a line each: the hands from West on, a colon, and twenty figures in
 * hexadecimal, what North–South take double dummy in notrump, spades, hearts, diamonds and clubs when South, East,
 * North or West leads.
 */
import { TRICKS } from '../state/cards.ts';
import { isBareDeal } from './deal.ts';
import { SEATS } from './symbols.ts';

const LINE = /^(.*[^\s:])\s*:\s*([\dA-D]{20})$/i;
const STRAINS = ['NT', 'S', 'H', 'D', 'C'];
/** Who declares when South, East, North and West lead. */
const DECLARERS = 'ENWS';

/** A line of a library in the terms of PBN: the value of `Deal`, and the lines of the table of double-dummy results. */
interface Solved {
  readonly deal: string;
  readonly results: readonly string[];
}

/** The tag of PBN's table of double-dummy results and its columns (PBN 2.1, section 6). */
export const RESULTS = ['OptimumResultTable', 'Declarer;Denomination\\2R;Result\\2R'] as const;

/** A line of the table, `E NT  7`: the figures are tricks of North–South, the table has those of the declarer. */
function resultLine(figures: string, strain: number, declarer: string): string {
  const digit = figures.charAt(4 * strain + DECLARERS.indexOf(declarer));
  const tricks = Number.parseInt(digit, 16);
  const own = 'NS'.includes(declarer) ? tricks : TRICKS - tricks;
  return `${declarer} ${(STRAINS[strain] ?? '').padStart(2)} ${`${own}`.padStart(2)}`;
}

/** Reads a line of a library; undefined if the text is none. */
export function readSolved(line: string): Solved | undefined {
  const [, hands = '', figures = ''] = LINE.exec(line.trim()) ?? [];
  if (!isBareDeal(hands) || hands.includes(':')) return undefined;
  const results = [...SEATS].flatMap((declarer) =>
    STRAINS.map((_, strain) => resultLine(figures, strain, declarer)),
  );
  return { deal: `W:${hands.split(/[\s|]+/).join(' ')}`, results };
}
