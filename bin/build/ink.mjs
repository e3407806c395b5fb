// Changes to Ink and to what it measures and splits lines with, made where they are bundled and where tests
// load them. If they move what is changed, nothing is built.

/** The source with this in the place of that. */
function replaced(source, that, by, what) {
  const contents = source.replace(that, by);
  if (contents === source) throw new Error(`${what} elsewhere now`);
  return contents;
}

// Ink takes every line of every frame apart anew, which is half the time of a frame. Most lines are
// those of the frame before: what was found out about a line is kept, as long as that is not much.
const KEPT_LINES = 4000;
function keepLines(source) {
  const contents = replaced(
    source,
    'caches = new OutputCaches();',
    'caches = keptCaches();',
    'Ink keeps its lines',
  );
  return `${shareBlanks(keepRows(letShowThrough(contents)))}
let kept;
const keptCaches = () => {
  if (kept === undefined || kept.styledChars.size > ${KEPT_LINES}) kept = new OutputCaches();
  return kept;
};`;
}

// What has no ground of its own stands on that of what was drawn before it: letters and shadows on felt.
// A cell knows its width and its ground, which would be asked for thousands of times a frame.
function letShowThrough(source) {
  const written = replaced(
    source,
    'currentLine[offsetX] = character;',
    'currentLine[offsetX] = over(currentLine[offsetX], character);',
    'Ink writes its cells',
  );
  const measured = replaced(
    written,
    'Math.max(1, this.caches.getStringWidth(character.value))',
    'character.width',
    'Ink measures its cells',
  );
  const contents = replaced(
    measured,
    'styledCharsFromTokens(tokenize(line));',
    'styledCharsFromTokens(tokenize(line)).map((cell) => known(cell, this.getStringWidth(cell.value)));',
    'Ink takes its lines apart',
  );
  return `${contents}
const isGround = ({ endCode }) => endCode === '\\u001b[49m';
const groundOf = ({ styles }) => styles.find(isGround) ?? null;
const known = (cell, width) => ({ ...cell, width: Math.max(1, width), ground: groundOf(cell), standing: undefined });
function over(below, character) {
  if (below === undefined || character.ground !== null) return character;
  const ground = below.ground === undefined ? groundOf(below) : below.ground;
  if (ground === null) return character;
  const last = character.standing;
  if (last !== undefined && last.ground.code === ground.code) return last;
  character.standing = { ...character, ground, styles: [ground, ...character.styles] };
  return character.standing;
}`;
}

// A row whose cells are those of the frame before has its text.
function keepRows(source) {
  const contents = replaced(
    replaced(source, /output\s*\.map\(line => \{/, 'output.map((line, y) => {', 'Ink has its rows'),
    'return styledCharsToString(lineWithoutEmptyItems).trimEnd();',
    'return textOf(lineWithoutEmptyItems, y);',
    'Ink writes its rows',
  );
  return `${contents}
const rows = [];
function textOf(cells, y) {
  const last = rows[y];
  if (last?.cells.length === cells.length && cells.every((cell, x) => cell === last.cells[x])) return last.text;
  const text = styledCharsToString(cells).trimEnd();
  rows[y] = { cells, text };
  return text;
}`;
}

// No cell is ever changed, so that the blanks of a new frame can be one.
const shareBlanks = (source) =>
  `${replaced(source, /row\.push\((\{[^}]*\})\);/, 'row.push(BLANK);', 'Ink makes its blanks')}
const BLANK = { type: 'char', value: ' ', fullWidth: false, styles: [], width: 1, ground: null };`;

// Where a line is exactly full, Ink begins the next one with the blank that stood between them.
const FULL = 'hard: true,\n        });';
function dropBlanks(source) {
  const by = `${FULL.slice(0, -1)}.replace(/\\n((?:\\u001b\\[[\\d;]*m)*) (?! )/g, '\\n$1');`;
  return replaced(source, FULL, by, 'Ink wraps its words');
}

// Cells beside each other have mostly the same styles.
function skipSameStyles(source) {
  const head = 'export function diffAnsiCodes(from, to) {';
  const same = `${head}
    if (from.length === to.length && from.every((one, at) => one.code === to[at].code)) return [];`;
  return replaced(source, head, same, 'Styles are compared');
}

function skipNoStyles(source) {
  const head = 'export function ansiCodesToString(codes) {';
  return replaced(
    source,
    head,
    `${head}\n    if (codes.length === 0) return '';`,
    'Styles are told',
  );
}

/**
 * Signs that are one cell wide and join no other: Latin, punctuation, arrows, lines, blocks, shapes and
 * suits. Lines of these alone need no segmenter.
 */
export const NARROW =
  '\\u0020-\\u007e\\u00a1-\\u00ac\\u00ae-\\u017f\\u2010-\\u2027\\u2030-\\u203b\\u2190-\\u21ff\\u2212\\u2500-\\u25fc\\u2660-\\u2667';

// Making a segmenter takes a tenth of the program's start.
function makeLater(source) {
  const made = /const segmenter = (new Intl\.Segmenter\(.*\));/.exec(source);
  if (made === null) throw new Error('Segmenters are made elsewhere now');
  return `${source.replace(made[0], 'let segmenter;')}
const segmented = (text) => (segmenter ??= ${made[1]}).segment(text);`;
}

function splitNarrow(source) {
  const contents = replaced(
    makeLater(source),
    'of segmenter.segment(str)',
    'of segments(str)',
    'Lines are split',
  );
  return `${contents}
const PLAIN = /^[\\u001b${NARROW}]*$/;
const segments = (line) =>
  PLAIN.test(line) ? Array.from(line, (segment, index) => ({ segment, index })) : segmented(line);`;
}

const measureNarrow = (source) =>
  replaced(
    replaced(
      makeLater(source),
      'of segmenter.segment(string)',
      'of segmented(string)',
      'Texts are measured',
    ),
    '(/^[\\u0020-\\u007E]*$/.test(string))',
    `(ambiguousIsNarrow && /^[${NARROW}]*$/.test(string))`,
    'Lines are measured',
  );

// Yoga would fetch its own bytes, for which Node loads a client of HTTP; else it decodes them in place.
const decodeInPlace = (source) =>
  replaced(source, 'return w||"function"!=typeof fetch?', 'return true?', 'Yoga loads its bytes');

const CHANGES = [
  { file: /yoga-wasm-base64-esm\.js$/, change: decodeInPlace },
  { file: /ink[/\\]build[/\\]wrap-text\.js$/, change: dropBlanks },
  { file: /ink[/\\]build[/\\]output\.js$/, change: keepLines },
  { file: /ansi-tokenize[/\\]build[/\\]diff\.js$/, change: skipSameStyles },
  { file: /ansi-tokenize[/\\]build[/\\]ansiCodes\.js$/, change: skipNoStyles },
  { file: /ansi-tokenize[/\\]build[/\\]tokenize\.js$/, change: splitNarrow },
  // Not the older one within wrap-ansi.
  { file: /^(?!.*wrap-ansi).*string-width[/\\]index\.js$/, change: measureNarrow },
  // Ink asks the environment whether to load a tool of its own developers, which is not shipped:
  // DEV may be set for any program.
  { file: /ink[/\\]build[/\\]utils\.js$/, change: () => 'export const isDev = () => false;' },
  { file: /ink[/\\]build[/\\]devtools\.js$/, change: () => '' },
];

export const INK_FILES =
  /ink[/\\]build[/\\](output|wrap-text|utils|devtools)\.js$|ansi-tokenize[/\\]build[/\\](diff|ansiCodes|tokenize)\.js$|string-width[/\\]index\.js$|yoga-wasm-base64-esm\.js$/;

/** What stands in one of these files of Ink, changed. */
export function changedInk(path, source) {
  const found = CHANGES.find(({ file }) => file.test(path));
  return found === undefined ? source : found.change(source);
}
