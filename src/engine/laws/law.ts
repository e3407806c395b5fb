/** The laws by name, the error of a broken law, and the comparisons the checks use. */

export const LAWS = [
  'as many sit at the table as the options say',
  'every card is in exactly one place',
  'an observation survives JSON',
  'hidden slots hold the pool',
  'observe(determinize(observation)) equals observation',
  'a determinized state has the same actor',
  'a determinized state has the same legal texts',
  'the legal list is never empty while a seat acts',
  'texts are unique',
  'texts round-trip',
  'every listed text is accepted',
  'apply accepts what legal lists and nothing else',
  'a refusal names a clause of the sheet',
  'every pick is on the table',
  'different moves have different picks',
  'picks mean their move',
  'chance makes legal steps',
  'the actor may make a legal step',
  'apply neither throws nor changes its state',
  'apply is deterministic',
  'a state survives JSON',
  'a state read back from JSON goes on alike',
  'no masked step holds a token its observer may not know',
  'points, totals and ranks go by seat',
  'why is a word of the sheet',
  'score lines add up to the points',
  'score lines name clauses of the sheet',
  'winners rank first',
  'the points alone are those of the outcome',
  'random play ends',
  'a record replays',
  'a replay ends in the same state',
] as const;
export type Law = (typeof LAWS)[number];

export class BrokenLaw extends Error {
  readonly law: Law;

  constructor(law: Law, detail = '') {
    super(detail === '' ? law : `${law}: ${detail}`);
    this.law = law;
  }
}

export function demand(holds: boolean, law: Law, detail = ''): asserts holds {
  if (!holds) throw new BrokenLaw(law, detail);
}

/** What `apply` returns for a frozen state: mutating it throws. */
export function applied<T>(apply: () => T, text: string): T {
  try {
    return apply();
  } catch (error) {
    throw new BrokenLaw('apply neither throws nor changes its state', `${text}: ${error}`);
  }
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

/** Whether JSON keeps every value: no hole, no NaN, no map, no undefined entry. */
export function isPlain(value: unknown): boolean {
  if (typeof value === 'number') return Number.isFinite(value);
  if (typeof value === 'string' || typeof value === 'boolean' || value === null) return true;
  if (typeof value !== 'object') return false;
  const proto = Object.getPrototypeOf(value);
  if (proto !== Object.prototype && proto !== Array.prototype) return false;
  return Object.values(value).every(isPlain);
}
