/**
 * Reads one line from outside as a JSON object. Ambiguous input, such as a duplicate key, is refused. What the
 * object means is decided in `record.ts`.
 */
import { fill, text } from '../lang/text.ts';
import { problem, type Refusal } from './refusal.ts';
import texts from './texts.json' with { type: 'json' };

/** The longest line a reader takes, in characters. */
export const LINE_LIMIT = 4_000_000;
/** The deepest nesting of brackets a reader takes. */
const DEPTH_LIMIT = 32;

const TOO_LONG = text(
  `the line is longer than ${LINE_LIMIT} characters`,
  `die Zeile ist länger als ${LINE_LIMIT} Zeichen`,
);
export const NOT_JSON = text(
  'the line is not a JSON object, or is cut short',
  'die Zeile ist kein JSON-Objekt oder abgeschnitten',
);

const QUOTE = 34;
const COMMA = 44;
const BRACKET = 91;
const SLASH = 92;
const BRACKET_END = 93;
const BRACE = 123;
const BRACE_END = 125;

/** Whether brackets nest deeper than the limit. Checked before a line is parsed. */
function isTooDeep(line: string): boolean {
  let depth = 0;
  let quoted = false;
  for (let i = 0; i < line.length; i++) {
    const char = line.charCodeAt(i);
    if (quoted) {
      if (char === SLASH) i++;
      else if (char === QUOTE) quoted = false;
    } else if (char === QUOTE) quoted = true;
    else if (char === BRACE || char === BRACKET) {
      if (++depth > DEPTH_LIMIT) return true;
    } else if (char === BRACE_END || char === BRACKET_END) depth--;
  }
  return false;
}

/** The end of the string that begins at `from`. */
function endOfString(line: string, from: number): number {
  let end = line.indexOf('"', from + 1);
  while (isEscaped(line, end)) end = line.indexOf('"', end + 1);
  return end;
}

function isEscaped(line: string, at: number): boolean {
  let slashes = 0;
  while (line.charCodeAt(at - 1 - slashes) === SLASH) slashes++;
  return slashes % 2 === 1;
}

const unescaped = (key: string): string =>
  key.includes('\\') ? String(JSON.parse(`"${key}"`)) : key;

/** A key that appears twice in one object of a valid JSON line. */
function keyTwice(line: string): string | undefined {
  /** The keys of the objects around this place; undefined for a list. */
  const around: (Set<string> | undefined)[] = [];
  /** The keys of the object whose next key is due. */
  let keys: Set<string> | undefined;
  for (let at = 0; at < line.length; at++) {
    const char = line.charCodeAt(at);
    if (char === QUOTE) {
      const end = endOfString(line, at);
      if (keys !== undefined) {
        const key = unescaped(line.slice(at + 1, end));
        if (keys.size === keys.add(key).size) return key;
        keys = undefined;
      }
      at = end;
    } else if (char === BRACE || char === BRACKET) {
      keys = char === BRACE ? new Set() : undefined;
      around.push(keys);
    } else if (char === BRACE_END || char === BRACKET_END) around.pop();
    else if (char === COMMA) keys = around.at(-1);
  }
  return undefined;
}

/** The value of a line of JSON; undefined if the line is no JSON. */
export function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

/** Reads the object of a line. Refusals name the clause `conventions`. */
export function readObject(line: string): { readonly object: object } | Refusal {
  if (line.length > LINE_LIMIT) return problem(TOO_LONG);
  if (isTooDeep(line)) return problem(texts.lines.tooDeep);
  const object = parsed(line);
  if (typeof object !== 'object' || object === null || Array.isArray(object))
    return problem(NOT_JSON);
  if (/__proto__|\\u005[fF]/.test(line)) return problem(texts.lines.proto);
  const twice = keyTwice(line);
  return twice === undefined ? { object } : problem(fill(texts.lines.keyTwice, twice.slice(0, 40)));
}
