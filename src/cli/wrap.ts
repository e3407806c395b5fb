/** Wraps paragraphs for a person; a pipe gets them whole. */

const WIDEST = 100;

/** Columns to wrap at; nothing wraps where stdout is no screen. */
export const pageWidth = (): number =>
  process.stdout.isTTY ? Math.min(process.stdout.columns || 80, WIDEST) : Number.POSITIVE_INFINITY;

/** The paragraph in lines of at most `width`, all but the first indented. */
export function wrapped(paragraph: string, width: number, indent: number): string {
  if (paragraph.length <= width) return paragraph;
  const lines: string[] = [];
  let line = '';
  for (const word of paragraph.split(/(?<=\S) +/)) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (longer.length > width && line !== '') {
      lines.push(line);
      line = `${' '.repeat(indent)}${word}`;
    } else line = longer;
  }
  return [...lines, line].join('\n');
}
