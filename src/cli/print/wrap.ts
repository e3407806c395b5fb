/** Wraps paragraphs for people; a pipe gets them whole. */

const WIDEST = 100;

/** Columns to wrap at; nothing wraps where stdout is no screen. */
export const pageWidth = (): number =>
  process.stdout.isTTY ? Math.min(process.stdout.columns || 80, WIDEST) : Number.POSITIVE_INFINITY;

/** The paragraph after `lead` in lines of at most `width`, all but the first indented as far. */
export function wrapped(lead: string, paragraph: string, width: number): string {
  const space = Math.max(width - lead.length, 1);
  const lines: string[] = [];
  let line = '';
  for (const word of paragraph.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (longer.length > space && line !== '') {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return lead + [...lines, line].join(`\n${' '.repeat(lead.length)}`);
}
