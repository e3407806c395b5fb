/**
 * Keys, clicks and pasted texts as screens know them, read from what the terminal sends. A chunk may
 * hold many of them, or a part of one. Sequences that mean nothing here are dropped.
 */
export type Key =
  | { readonly name: NamedKey }
  /** One printable character. */
  | { readonly name: 'char'; readonly char: string }
  /** The left button, at a cell counted from 0. */
  | { readonly name: 'click'; readonly x: number; readonly y: number }
  | { readonly name: 'wheel'; readonly by: 1 | -1; readonly x: number; readonly y: number };

/** A text pasted at once, of printable signs and blanks. */
interface Paste {
  readonly name: 'paste';
  readonly text: string;
}

export type Input = Key | Paste;

export const isChar = (key: Key, char: string): boolean => key.name === 'char' && key.char === char;

/** Whether the key leaves a screen, and a page that is merely read. */
export const leadsBack = (key: Key): boolean => key.name === 'escape' || isChar(key, 'q');
export const closes = (key: Key): boolean => key.name === 'enter' || leadsBack(key);

type NamedKey =
  | 'up'
  | 'down'
  | 'left'
  | 'right'
  | 'enter'
  | 'space'
  | 'escape'
  | 'tab'
  | 'backtab'
  | 'backspace'
  | 'home'
  | 'end'
  | 'pageup'
  | 'pagedown'
  | 'interrupt'
  | 'suspend'
  | 'redraw'
  /** Shift with an arrow: moves what the cursor is on. */
  | 'shift-left'
  | 'shift-right';

const ESC = '\u001b';

const SINGLE: Readonly<Record<string, NamedKey>> = {
  '\r': 'enter',
  '\n': 'enter',
  ' ': 'space',
  '\t': 'tab',
  '\u007f': 'backspace',
  '\b': 'backspace',
  '\u0003': 'interrupt',
  '\u001a': 'suspend',
  '\u000c': 'redraw',
};

/** Keys by the end of their sequences `ESC [ …` and `ESC O …`. */
const SEQUENCES: Readonly<Record<string, NamedKey>> = {
  A: 'up',
  B: 'down',
  C: 'right',
  D: 'left',
  H: 'home',
  F: 'end',
  Z: 'backtab',
  M: 'enter',
  '1~': 'home',
  '7~': 'home',
  '4~': 'end',
  '8~': 'end',
  '5~': 'pageup',
  '6~': 'pagedown',
  '3~': 'backspace',
  '1;2C': 'shift-right',
  '1;2D': 'shift-left',
};

/** A whole sequence at the start of the text. */
const SEQUENCE = new RegExp(`^${ESC}(?:\\[([0-9;<=>?]*[ -/]*[@-~])|O(.))`, 'u');
/** The beginning of a sequence, the rest of which has yet to come. */
const PARTIAL = new RegExp(`^${ESC}(?:\\[[0-9;<=>?]*[ -/]*|O)?$`, 'u');
/** What terminals put before and after a pasted text (DEC mode 2004). */
const PASTE_BEGIN = `${ESC}[200~`;
const PASTE_END = `${ESC}[201~`;
/** No field takes more of a pasted text, in characters. */
const LONGEST_PASTE = 1000;
/** How long an escape waits for what may follow it, in milliseconds. */
const ESCAPE_WAIT = 40;
/** Milliseconds without a word after which the end of a paste is taken for lost, and keys are heard again. */
const PASTE_WAIT = 2000;
const CLICK = /^<(\d+);(\d+);(\d+)([Mm])$/;

const isPrintable = (char: string): boolean => /^[^\p{C}\p{Zl}\p{Zp}]$/u.test(char);

function keyOfChar(char: string): readonly Key[] {
  const name = SINGLE[char];
  if (name !== undefined) return [{ name }];
  return isPrintable(char) ? [{ name: 'char', char }] : [];
}

const WHEEL = 64;
/** Shift, Alt and Ctrl, which leave the mouse to the terminal. */
const MODIFIERS = 4 | 8 | 16;

/** A mouse report: which button, where, pressed or released. */
function mouseKey(sequence: string): readonly Key[] {
  const [, code, column, row, press] = CLICK.exec(sequence) ?? [];
  const button = Number(code);
  const x = Number(column) - 1;
  const y = Number(row) - 1;
  if (code === undefined || press === 'm' || (button & MODIFIERS) !== 0) return [];
  if (button === WHEEL || button === WHEEL + 1)
    return [{ name: 'wheel', by: button === WHEEL ? -1 : 1, x, y }];
  return button === 0 ? [{ name: 'click', x, y }] : [];
}

function keyOfSequence(sequence: string): readonly Key[] {
  const name = SEQUENCES[sequence];
  return name === undefined ? mouseKey(sequence) : [{ name }];
}

/** The key of one character at the start of a text, or a letter with Alt, which is none, and what follows. */
function singleAt(text: string): { readonly keys: readonly Key[]; readonly rest: string } {
  const [first = '', second = ''] = text;
  const isAlt = first === ESC && second !== ESC;
  const rest = text.slice(first.length + (isAlt ? second.length : 0));
  if (isAlt) return { keys: [], rest };
  return { keys: first === ESC ? [{ name: 'escape' }] : keyOfChar(first), rest };
}

/** The signs of a pasted text that a field of one line can show. */
const withoutControls = (text: string): string => Array.from(text).filter(isPrintable).join('');

interface KeyReader {
  /** What a chunk holds, with what was left of the last one. */
  read(chunk: string): readonly Input[];
  /** Milliseconds that an unfinished sequence or paste waits for the rest of it; undefined: nothing is unfinished. */
  wait(): number | undefined;
  /** The rest did not come: an escape alone is the key of that name, anything else is dropped. */
  flush(): readonly Input[];
}

/** The text of a paste with what has come of it since, up to its end, if that has come, and what follows. */
function pasteWith(before: string, rest: string) {
  const end = rest.indexOf(PASTE_END);
  const isWhole = end >= 0;
  // The last characters may be the beginning of the end.
  const length = isWhole ? end : Math.max(0, rest.length - PASTE_END.length + 1);
  const text = (before + rest.slice(0, length)).slice(0, LONGEST_PASTE);
  return { text, isWhole, rest: rest.slice(isWhole ? end + PASTE_END.length : length) };
}

/** Reads keys and pastes chunk by chunk, and remembers what is unfinished. */
class ChunkReader implements KeyReader {
  #rest = '';
  /** The paste so far; undefined: what comes is typed. */
  #pasted: string | undefined;

  /**
   * Reads what the terminal has sent. The beginning of a sequence whose end has not come is kept for the next chunk.
   */
  read(chunk: string): readonly Input[] {
    this.#rest += chunk;
    const inputs: Input[] = [];
    while (this.#rest !== '') {
      const found = this.#next();
      if (found === undefined) break;
      inputs.push(...found);
    }
    return inputs;
  }

  wait(): number | undefined {
    if (this.#pasted !== undefined) return PASTE_WAIT;
    return this.#rest === '' ? undefined : ESCAPE_WAIT;
  }

  flush(): readonly Input[] {
    const isEscape = this.#pasted === undefined && this.#rest === ESC;
    this.#rest = '';
    this.#pasted = undefined;
    return isEscape ? [{ name: 'escape' }] : [];
  }

  /** Takes a key, or a part of a paste, from the start of what is left; undefined: more has to come. */
  #next(): readonly Input[] | undefined {
    if (this.#pasted !== undefined) return this.#nextOfPaste(this.#pasted);
    if (PARTIAL.test(this.#rest)) return undefined;
    if (this.#rest.startsWith(PASTE_BEGIN)) {
      this.#rest = this.#rest.slice(PASTE_BEGIN.length);
      this.#pasted = '';
      return [];
    }
    const whole = SEQUENCE.exec(this.#rest);
    if (whole !== null) {
      this.#rest = this.#rest.slice(whole[0].length);
      return keyOfSequence(whole[1] ?? whole[2] ?? '');
    }
    const single = singleAt(this.#rest);
    this.#rest = single.rest;
    return single.keys;
  }

  #nextOfPaste(before: string): readonly Input[] | undefined {
    const paste = pasteWith(before, this.#rest);
    this.#rest = paste.rest;
    this.#pasted = paste.isWhole ? undefined : paste.text;
    return paste.isWhole ? [{ name: 'paste', text: withoutControls(paste.text) }] : undefined;
  }
}

export const openKeyReader = (): KeyReader => new ChunkReader();
