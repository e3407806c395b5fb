/** What was made once for the same key and is kept, as long as all that is kept is not too much. */

/**
 * A memo that forgets everything once the sizes of what it holds pass `most`. Sizes are in whatever unit the caller
 * counts, such as cells.
 */
export function openMemo<Value>(
  most: number,
  sizeOf: (value: Value) => number,
): (key: string, make: () => Value) => Value {
  const kept = new Map<string, Value>();
  let size = 0;
  return (key, make) => {
    const known = kept.get(key);
    if (known !== undefined) return known;
    const made = make();
    if (size > most) {
      kept.clear();
      size = 0;
    }
    size += sizeOf(made);
    kept.set(key, made);
    return made;
  };
}
