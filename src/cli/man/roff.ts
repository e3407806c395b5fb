/**
 * Text as roff, in the macros of man(7). Every sign with a meaning to roff is escaped, and signs beyond
 * ASCII are named, so that a page reads the same under any locale of its source.
 */

const NAMED: Readonly<Record<string, string>> = {
  '\\': '\\(rs',
  '-': '\\-',
  "'": '\\(aq',
  '`': '\\(ga',
  '^': '\\(ha',
  '~': '\\(ti',
  '"': '\\(dq',
};

const glyph = (sign: string): string =>
  `\\[u${sign.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}]`;

/** Within a line. */
export const escaped = (text: string): string =>
  text
    .replace(/[\\\-'`^~"]/g, (sign) => NAMED[sign] ?? sign)
    .replace(/[^\n -~]/gu, (sign) => glyph(sign));

/** A line of text, never taken for a request. */
const line = (text: string): string => (text.startsWith('.') ? `\\&${text}` : text);

export const bold = (text: string): string => `\\fB${escaped(text)}\\fR`;
export const italic = (text: string): string => `\\fI${escaped(text)}\\fR`;

/** What stands between backquotes is bold. */
const spans = (text: string): string =>
  text
    .split('`')
    .map((part, i) => (i % 2 === 1 ? bold(part) : escaped(part)))
    .join('');

/** A paragraph; each sentence begins a line of the source, as roff wants it. */
export const prose = (paragraph: string): string =>
  paragraph
    .replaceAll('\n', ' ')
    .replace(/([.!?:]”?) (?=\p{Lu})/gu, '$1\n')
    .split('\n')
    .map((sentence) => line(spans(sentence)))
    .join('\n');

/** Paragraphs that empty lines part. */
export const paragraphs = (text: string): string => text.split('\n\n').map(prose).join('\n.PP\n');

export const heading = (title: string): string => `.SH ${escaped(title.toUpperCase())}`;

/** A term that is roff already, and what it means. */
export const entry = (term: string, meaning: string): string =>
  `.TP\n${line(term)}\n${prose(meaning)}`;

/** The head of a page of section 1; words are not broken, since options and names are among them. */
export const title = (name: string, source: string, manual: string): string =>
  `.TH ${escaped(name.toUpperCase())} 1 "" "${escaped(source)}" "${escaped(manual)}"\n.nh\n.ad l`;
