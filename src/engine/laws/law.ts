/** A law that does not hold, and what the checks of laws compare by. */

export class BrokenLaw extends Error {
  readonly law: string;

  constructor(law: string, detail = '') {
    super(detail === '' ? law : `${law}: ${detail}`);
    this.law = law;
  }
}

export function demand(holds: boolean, law: string, detail = ''): asserts holds {
  if (!holds) throw new BrokenLaw(law, detail);
}

export const sameJson = (a: unknown, b: unknown): boolean =>
  JSON.stringify(a) === JSON.stringify(b);

/** Freezes a value and all in it, so that a mutation throws. */
export function freeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const part of Object.values(value)) freeze(part);
  }
  return value;
}

/** JSON keeps every value: no hole, no NaN, no map, no undefined entry. */
export function isPlain(value: unknown): boolean {
  if (typeof value === 'number') return Number.isFinite(value);
  if (typeof value === 'string' || typeof value === 'boolean' || value === null) return true;
  if (typeof value !== 'object') return false;
  const proto = Object.getPrototypeOf(value);
  if (proto !== Object.prototype && proto !== Array.prototype) return false;
  return Object.values(value).every(isPlain);
}
