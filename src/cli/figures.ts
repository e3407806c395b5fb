/** A table of figures as text. */
import type { FigureTable } from '../engine/extras.ts';
import type { Text, Voice } from '../lang/text.ts';
import { decimal } from '../play/figures.ts';
import { columns } from './output.ts';
import { speakParagraph } from './voice.ts';
import { pageWidth, wrapped } from './wrap.ts';

const DIGITS = 4;

const figure = (value: number): Text =>
  decimal(Number.isInteger(value) ? String(value) : value.toFixed(DIGITS));

/** Title, columns, rows and note. */
export function figuresText(table: FigureTable, voice: Voice): string {
  const say = (words: Text): string => speakParagraph(words, voice);
  const head = ['', ...table.columns.map(say)];
  const rows = table.rows.map(({ label, values }) => [
    say(label),
    ...values.map((value) => say(figure(value))),
  ]);
  const note = wrapped('', say(table.note), pageWidth());
  return [say(table.title), columns([head, ...rows]), note].join('\n');
}
