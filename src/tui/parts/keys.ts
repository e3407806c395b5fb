/**
 * Keys as screens know them, from what Ink reports. Bracketed paste, mouse reports and escape
 * sequences that are not keys are dropped; keys typed ahead arrive one by one.
 */
export type Key =
  | { readonly name: NamedKey }
  /** One printable character. */
  | { readonly name: 'char'; readonly char: string };

export type NamedKey =
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
  | 'redraw';

/** The part of Ink's key report that matters here. */
export interface InkKey {
  readonly upArrow: boolean;
  readonly downArrow: boolean;
  readonly leftArrow: boolean;
  readonly rightArrow: boolean;
  readonly pageDown: boolean;
  readonly pageUp: boolean;
  readonly home: boolean;
  readonly end: boolean;
  readonly return: boolean;
  readonly escape: boolean;
  readonly ctrl: boolean;
  readonly shift: boolean;
  readonly tab: boolean;
  readonly backspace: boolean;
  readonly delete: boolean;
  readonly meta: boolean;
}

/** More characters than this at once were pasted, not typed. */
const TYPED_AHEAD = 3;

const CONTROL: Readonly<Record<string, NamedKey>> = {
  c: 'interrupt',
  z: 'suspend',
  l: 'redraw',
  j: 'enter',
  m: 'enter',
  h: 'backspace',
};

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

const FLAGS: readonly (readonly [keyof InkKey, NamedKey])[] = [
  ['upArrow', 'up'],
  ['downArrow', 'down'],
  ['leftArrow', 'left'],
  ['rightArrow', 'right'],
  ['pageUp', 'pageup'],
  ['pageDown', 'pagedown'],
  ['home', 'home'],
  ['end', 'end'],
  ['return', 'enter'],
  ['escape', 'escape'],
  ['backspace', 'backspace'],
  ['delete', 'backspace'],
];

const isPrintable = (char: string): boolean => /^[^\p{C}\p{Zl}\p{Zp}]$/u.test(char);

function keyOfChar(char: string): readonly Key[] {
  const name = SINGLE[char];
  if (name !== undefined) return [{ name }];
  return isPrintable(char) ? [{ name: 'char', char }] : [];
}

function plainKeys(input: string, key: InkKey): readonly Key[] {
  if (key.tab) return [{ name: key.shift ? 'backtab' : 'tab' }];
  const flag = FLAGS.find(([name]) => key[name]);
  if (flag !== undefined) return [{ name: flag[1] }];
  if (key.ctrl) {
    const name = CONTROL[input];
    return name === undefined ? [] : [{ name }];
  }
  if (key.meta || /^[[O](?=.)/.test(input)) return [];
  const typed = [...input];
  return typed.length > TYPED_AHEAD ? [] : typed.flatMap(keyOfChar);
}

interface KeyReader {
  readonly read: (input: string, key: InkKey) => readonly Key[];
}

/** Reads keys one report after another; remembers only whether a paste is under way. */
export function openKeyReader(): KeyReader {
  let pasting = false;
  return {
    read(input, key) {
      if (input === '[200~') pasting = true;
      else if (input === '[201~') pasting = false;
      else if (!pasting) return plainKeys(input, key);
      else if (key.ctrl && input === 'c') {
        pasting = false;
        return [{ name: 'interrupt' }];
      }
      return [];
    },
  };
}
