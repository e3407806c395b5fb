/** The signs that screens draw, and their plain ASCII. */
export interface Glyphs {
  /** Corners of a card's border, clockwise from the top left, and its sides. */
  readonly corners: readonly [string, string, string, string];
  readonly across: string;
  readonly down: string;
  /** The sides of the card under the cursor. */
  readonly thick: string;
  readonly pointer: string;
  readonly caret: string;
  readonly dot: string;
  readonly back: string;
  /** The back of a card that is drawn whole. */
  readonly shade: string;
  readonly turn: string;
  readonly dealer: string;
  readonly wins: string;
  readonly trump: string;
  /** A card that ends the deal with the next one that comes to it. */
  readonly stops: string;
  readonly on: string;
  /** The sign of something done. */
  readonly tick: string;
  readonly off: string;
  readonly less: string;
  readonly more: string;
  readonly dash: string;
  /** Play goes to the left, to the right. */
  readonly toLeft: string;
  readonly toRight: string;
  /** A card that is there, one that replaces another, one about to come, and one that is missing. */
  readonly counters: readonly [string, string, string, string];
  /** Rows that rise, that fall, and cards of one rank. */
  readonly rising: string;
  readonly falling: string;
  readonly set: string;
  /** Shares of a bar: the first, the second and the rest. */
  readonly shares: readonly [string, string, string];
  /** Bars of rising height, and a full cell. */
  readonly bars: readonly string[];
  readonly block: string;
  /** The upper half of a cell, for bars that belong to the row above. */
  readonly half: string;
  /** A cell of another look than a full one, for what stands beside it. */
  readonly weave: string;
}

const FINE: Glyphs = {
  corners: ['╭', '╮', '╯', '╰'],
  across: '─',
  down: '│',
  thick: '║',
  pointer: '›',
  tick: '✓',
  caret: '▲',
  dot: '•',
  back: '▌',
  shade: '░',
  turn: '▶',
  dealer: '◉',
  wins: '★',
  trump: '†',
  stops: '■',
  on: '[x]',
  off: '[ ]',
  less: '◂',
  more: '▸',
  dash: '·',
  toLeft: '↻',
  toRight: '↺',
  counters: ['●', '★', '○', '·'],
  rising: '▲',
  falling: '▼',
  set: '■',
  shares: ['█', '▄', '▁'],
  bars: ['▁', '▂', '▃', '▄', '▅', '▆', '▇', '█'],
  block: '█',
  half: '▀',
  weave: '▓',
};

const ASCII: Glyphs = {
  corners: ['+', '+', '+', '+'],
  across: '-',
  down: '|',
  thick: '#',
  pointer: '>',
  tick: 'x',
  caret: '^',
  dot: '*',
  back: '#',
  shade: ':',
  turn: '>',
  dealer: 'D',
  wins: '*',
  trump: 't',
  stops: '#',
  on: '[x]',
  off: '[ ]',
  less: '<',
  more: '>',
  dash: '-',
  toLeft: '>',
  toRight: '<',
  counters: ['o', '*', '+', '.'],
  rising: '^',
  falling: 'v',
  set: '=',
  shares: ['#', '=', '.'],
  bars: ['_', '.', '-', '=', '+', '*', '#', '#'],
  block: '#',
  half: '=',
  weave: '=',
};

export const glyphsOf = (ascii: boolean): Glyphs => (ascii ? ASCII : FINE);

/** ASCII replacements, one character each, for signs that a plain font may lack. Letters stay. */
const REPLACEMENTS: Readonly<Record<string, string>> = {
  '…': '~',
  '·': '-',
  '–': '-',
  '—': '-',
  '•': '*',
  '◦': 'o',
  '×': 'x',
  '←': '<',
  '→': '>',
  '↑': '^',
  '↓': 'v',
  '‹': '<',
  '›': '>',
  '“': '"',
  '”': '"',
  '„': '"',
  '’': "'",
  '‘': "'",
  '−': '-',
  '▏': '|',
};
const SIGNS = new RegExp(`[${Object.keys(REPLACEMENTS).join('')}]`, 'gu');

export const inAscii = (text: string): string =>
  text.replace(SIGNS, (sign) => REPLACEMENTS[sign] ?? sign);
