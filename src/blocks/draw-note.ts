/** A note beside the table that says what each card would make of the count in hand, and how many such cards are unseen. */
import { sum } from '../engine/estimate.ts';
import type { Note, NoteLine } from '../engine/table.ts';
import { fill, same, type Text } from '../lang/text.ts';
import texts from './texts.json' with { type: 'json' };

/** A card as it is printed, the count that it would make, and how many of its kind are unseen. */
export interface Draw {
  readonly print: string;
  readonly count: number;
  readonly unseen: number;
}

/** The number of unseen cards that make counts of a kind. */
export const unseenThat = (draws: readonly Draw[], holds: (count: number) => boolean): number =>
  sum(draws.filter(({ count }) => holds(count)).map(({ unseen }) => unseen));

/** A line, and which counts it is for. */
interface DrawLine {
  readonly label: Text;
  readonly holds: (count: number) => boolean;
}

/** The note of these draws: lines without any unseen card are left out. */
export function drawNote(title: Text, draws: readonly Draw[], lines: readonly DrawLine[]): Note {
  const all = unseenThat(draws, () => true);
  const told = lines.flatMap(({ label, holds }): readonly NoteLine[] => {
    const unseen = unseenThat(draws, holds);
    if (unseen === 0) return [];
    const left = draws.filter(({ count, unseen: copies }) => holds(count) && copies > 0);
    const value = same(left.map(({ print }) => print).join(' '));
    return [{ label: fill(texts.draws.unseen, label, unseen, all), value }];
  });
  return {
    title,
    lines: told,
  };
}
