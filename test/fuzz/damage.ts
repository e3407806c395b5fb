/** Texts and bytes damaged at random places, the same for the same random numbers. */
import { below, type Random } from '../../src/engine/random.ts';

type Spoiler = (text: string, random: Random) => string;

const cutAt = (text: string, at: number, length: number, put: string): string =>
  text.slice(0, at) + put + text.slice(at + length);

const anyChar = (random: Random): string =>
  String.fromCodePoint(below(random, 4) === 0 ? below(random, 0xd800) : 32 + below(random, 95));

/** A line again, or in another line's place. */
function withLines(text: string, random: Random, change: (lines: string[], at: number) => void) {
  const lines = text.split('\n');
  change(lines, below(random, lines.length));
  return lines.join('\n');
}

const SPOILERS: readonly Spoiler[] = [
  (text, random) => cutAt(text, below(random, text.length + 1), 1, anyChar(random)),
  (text, random) => cutAt(text, below(random, text.length + 1), 0, anyChar(random)),
  (text, random) => cutAt(text, below(random, text.length + 1), 1 + below(random, 40), ''),
  (text, random) => text.slice(0, below(random, text.length + 1)),
  (text, random) => withLines(text, random, (lines, at) => lines.splice(at, 1)),
  (text, random) => withLines(text, random, (lines, at) => lines.splice(at, 0, lines[at] ?? '')),
  (text, random) => {
    const from = below(random, text.length + 1);
    const piece = text.slice(from, from + below(random, 60));
    return cutAt(text, below(random, text.length + 1), 0, piece);
  },
];

/** The text damaged in one to four places. */
export function spoilt(text: string, random: Random): string {
  let current = text;
  for (let left = 1 + below(random, 4); left > 0; left--)
    current = SPOILERS[below(random, SPOILERS.length)]?.(current, random) ?? current;
  return current;
}

/** What was done to some bytes. */
export interface Damage {
  readonly told: string;
  readonly bytes: Buffer;
}

/** A file damaged in one place: a bit or a byte changed, bytes gone or come, the end cut off. */
export function damaged(bytes: Buffer, random: Random): Damage {
  const at = below(random, bytes.length);
  const value = bytes[at] ?? 0;
  const [before, after] = [bytes.subarray(0, at), bytes.subarray(at + 1)];
  const put = (byte: number): Buffer => Buffer.concat([before, Buffer.from([byte]), after]);
  switch (below(random, 5)) {
    case 0: {
      const bit = below(random, 8);
      return { told: `bit ${bit} of byte ${at} turned`, bytes: put(value ^ (1 << bit)) };
    }
    case 1: {
      const byte = (value + 1 + below(random, 255)) % 256;
      return { told: `byte ${at} changed to ${byte}`, bytes: put(byte) };
    }
    case 2: {
      const gone = 1 + below(random, 20);
      return {
        told: `${gone} bytes gone at ${at}`,
        bytes: Buffer.concat([before, bytes.subarray(at + gone)]),
      };
    }
    case 3: {
      const more = bytes.subarray(below(random, at + 1)).subarray(0, 1 + below(random, 30));
      return {
        told: `${more.length} bytes come at ${at}`,
        bytes: Buffer.concat([before, more, bytes.subarray(at)]),
      };
    }
    default:
      return { told: `cut off at ${at}`, bytes: before };
  }
}
