/**
 * Keys and clicks as screens know them, read from what the terminal sends. A chunk may hold many of
 * them, or a part of one; pasted text counts as typed. Sequences that mean nothing here are dropped.
 */
export type Key =
  | { readonly name: NamedKey }
  /** One printable character. */
  | { readonly name: 'char'; readonly char: string }
  /** The left button, at a cell counted from 0. */
  | { readonly name: 'click'; readonly x: number; readonly y: number }
  | { readonly name: 'wheel'; readonly by: 1 | -1; readonly x: number; readonly y: number };

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

/** By the end of `ESC [ …` and `ESC O …`. */
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
  const [x, y] = [Number(column) - 1, Number(row) - 1];
  if (code === undefined || press === 'm' || (button & MODIFIERS) !== 0) return [];
  if (button === WHEEL || button === WHEEL + 1)
    return [{ name: 'wheel', by: button === WHEEL ? -1 : 1, x, y }];
  return button === 0 ? [{ name: 'click', x, y }] : [];
}

function keyOfSequence(sequence: string): readonly Key[] {
  const name = SEQUENCES[sequence];
  return name === undefined ? mouseKey(sequence) : [{ name }];
}

interface KeyReader {
  /** The keys in a chunk, with what was left of the last one. */
  readonly read: (chunk: string) => readonly Key[];
  /** Whether an escape waits for what may follow it. */
  readonly isOpen: () => boolean;
  /** Nothing followed: the escape key itself. */
  readonly flush: () => readonly Key[];
}

/** Reads keys chunk by chunk; remembers an unfinished sequence. */
export function openKeyReader(): KeyReader {
  let rest = '';

  /** The key at the start of `rest`, which is shortened by it; undefined: more has to come. */
  const next = (): readonly Key[] | undefined => {
    if (PARTIAL.test(rest)) return undefined;
    const whole = SEQUENCE.exec(rest);
    if (whole !== null) {
      rest = rest.slice(whole[0].length);
      return keyOfSequence(whole[1] ?? whole[2] ?? '');
    }
    const [first = '', second = ''] = rest;
    const isAlt = first === ESC && second !== ESC;
    rest = rest.slice(first.length + (isAlt ? second.length : 0));
    if (first === ESC) return isAlt ? [] : [{ name: 'escape' }];
    return keyOfChar(first);
  };

  return {
    read(chunk) {
      rest += chunk;
      const keys: Key[] = [];
      while (rest !== '') {
        const found = next();
        if (found === undefined) break;
        keys.push(...found);
      }
      return keys;
    },
    isOpen: () => rest !== '',
    flush() {
      const isEscape = rest === ESC;
      rest = '';
      return isEscape ? [{ name: 'escape' }] : [];
    },
  };
}
