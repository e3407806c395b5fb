/** A note beside the table that says what each card would make of the count in hand. */
import type { Note, NoteLine } from '../engine/table.ts';
import { same, type Text } from '../lang/text.ts';

/** A card as it is printed, and the count that it would make. */
interface Draw {
  readonly print: string;
  readonly count: number;
}

/** A line, and which counts it is for. */
interface DrawLine {
  readonly label: Text;
  readonly holds: (count: number) => boolean;
}

/** Lines without any card are left out. */
export function drawNote(title: Text, draws: readonly Draw[], lines: readonly DrawLine[]): Note {
  const told = lines.flatMap(({ label, holds }): readonly NoteLine[] => {
    const prints = draws.filter(({ count }) => holds(count)).map(({ print }) => print);
    if (prints.length === 0) return [];
    return [{ label, value: same(prints.join(' ')) }];
  });
  return {
    title,
    lines: told,
  };
}
