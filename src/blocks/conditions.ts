/**
 * Lists of things that apply only where a condition holds, such as the tags of a seat or the events of a deal. Each
 * thing stands beside its condition, and a list keeps the order in which its entries are written.
 */

/** The names whose condition holds. */
export const namesThatHold = (conditions: Readonly<Record<string, boolean>>): readonly string[] =>
  Object.keys(conditions).filter((name) => conditions[name]);

/** The things whose condition holds. */
export const thoseThatHold = <T>(
  entries: readonly (readonly [holds: boolean, thing: T])[],
): readonly T[] => entries.filter(([holds]) => holds).map(([, thing]) => thing);
