/**
 * The two generators of the `seedrandom` package, number for number: ARC4 with its first 256 bytes dropped, and Alea
 * (Baagøe 2010). These are much cheaper to open, since a simulation opens a stream at every decision and the package
 * mixes each into a pool that nothing here uses. A test compares both with the package.
 */

const BYTES = 256;
const BYTE = BYTES - 1;
/** A number has at least this numerator, and so every bit of the significand of a double. */
const LEAST_NUMERATOR = 2 ** 52;
const OVERFLOW = 2 ** 53;

/** The key of ARC4: the characters of the name, those beyond 256 mixed into the first ones. */
function keyOf(name: string): readonly number[] {
  const key: number[] = [];
  let smear = 0;
  for (let at = 0; at < name.length; at++) {
    smear ^= (key[at & BYTE] ?? 0) * 19;
    key[at & BYTE] = (smear + name.charCodeAt(at)) & BYTE;
  }
  return key.length === 0 ? [0] : key;
}

/** The permutation of all bytes that the key makes. */
function permutationOf(key: readonly number[]): Uint8Array {
  const bytes = new Uint8Array(BYTES);
  for (let i = 0; i < BYTES; i++) bytes[i] = i;
  let j = 0;
  for (let i = 0; i < BYTES; i++) {
    const byte = bytes[i] ?? 0;
    j = (j + byte + (key[i % key.length] ?? 0)) & BYTE;
    bytes[i] = bytes[j] ?? 0;
    bytes[j] = byte;
  }
  return bytes;
}

/** The bytes of ARC4 with this key, several at a time as one number. */
function openBytes(name: string): (count: number) => number {
  const bytes = permutationOf(keyOf(name));
  let i = 0;
  let j = 0;
  const next = (count: number): number => {
    let number = 0;
    for (let taken = 0; taken < count; taken++) {
      i = (i + 1) & BYTE;
      const one = bytes[i] ?? 0;
      j = (j + one) & BYTE;
      const other = bytes[j] ?? 0;
      bytes[i] = other;
      bytes[j] = one;
      number = number * BYTES + (bytes[(one + other) & BYTE] ?? 0);
    }
    return number;
  };
  next(BYTES);
  return next;
}

/** The ARC4 stream of a name. */
export function openArc4(name: string): () => number {
  const next = openBytes(name);
  return () => {
    let numerator = next(6);
    let denominator = 2 ** 48;
    let last = 0;
    while (numerator < LEAST_NUMERATOR) {
      numerator = (numerator + last) * BYTES;
      denominator *= BYTES;
      last = next(1);
    }
    while (numerator >= OVERFLOW) {
      numerator /= 2;
      denominator /= 2;
      last >>>= 1;
    }
    return (numerator + last) / denominator;
  };
}

const UNIT = 2 ** -32;

/** Alea's hash with the characters of a text mixed in. */
function mixed(hash: number, text: string): number {
  let sum = hash;
  for (let at = 0; at < text.length; at++) {
    sum += text.charCodeAt(at);
    const product = 0.02519603282416938 * sum;
    const whole = product >>> 0;
    const scaled = (product - whole) * whole;
    const low = scaled >>> 0;
    sum = low + (scaled - low) * 2 ** 32;
  }
  return sum;
}

const fractionOf = (hash: number): number => (hash >>> 0) * UNIT;

/** The hash after one, two and three blanks, which precede every name. */
const BLANK = mixed(0xefc8249d, ' ');
const BLANKS = mixed(BLANK, ' ');
const START = mixed(BLANKS, ' ');

/** A word of the state: one that all streams begin with, less what the name makes of it, in [0, 1). */
function word(first: number, hash: number): number {
  const difference = fractionOf(first) - fractionOf(hash);
  return difference < 0 ? difference + 1 : difference;
}

const MULTIPLIER = 2091639;

/** The Alea stream of a name. */
export function openAlea(name: string): () => number {
  const once = mixed(START, name);
  const twice = mixed(once, name);
  let oldest = word(BLANK, once);
  let middle = word(BLANKS, twice);
  let newest = word(START, mixed(twice, name));
  let carry = 1;
  return () => {
    const product = MULTIPLIER * oldest + carry * UNIT;
    carry = product | 0;
    oldest = middle;
    middle = newest;
    newest = product - carry;
    return newest;
  };
}

/** The first numbers of Alea streams whose names differ only in their ends, by these ends. */
export function openAleaFirsts(beginning: string): (end: string) => number {
  const begun = mixed(START, beginning);
  return (end) => {
    const product = MULTIPLIER * word(BLANK, mixed(begun, end)) + UNIT;
    return product - (product | 0);
  };
}
