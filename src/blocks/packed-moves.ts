/**
 * Moves packed into one number each, which a search keeps and compares as fast as cards. A kind of move has
 * the numbers from its start up to the start of the next kind, and the last kind all numbers above.
 */
export type PackedMove = number;

/**
 * Reads and writes packed moves.
 * @param starts the start of each kind, in ascending order from 0
 */
export function packedMoves<K extends string>(starts: Readonly<Record<K, number>>) {
  const kinds: K[] = [];
  const bases: number[] = [];
  for (const kind in starts) {
    const { [kind]: start } = starts;
    while (kinds.length < start) {
      kinds.push(kinds.at(-1) ?? kind);
      bases.push(bases.at(-1) ?? start);
    }
    kinds.push(kind);
    bases.push(start);
  }
  const last = kinds.length - 1;
  // The bound is checked before reading: a read past the end of a list is slow.
  const at = (move: PackedMove): number => (move < last ? move : last);
  return {
    kindOf(move: PackedMove): K {
      const kind = kinds[at(move)];
      if (kind === undefined) throw new RangeError(`no move has the number ${move}`);
      return kind;
    },
    /** What the move is about, by a number from 0: a card, a suit, a bid. */
    aboutOf: (move: PackedMove): number => move - (bases[at(move)] ?? 0),
    moveOf: (kind: K, about = 0): PackedMove => starts[kind] + about,
  };
}
