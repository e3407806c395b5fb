/** The keys that home offers for the chosen entry, in whole rows. */

import type { ReactNode } from 'react';
import type { Text } from '../../../lang/text.ts';
import { Fixed, Words } from '../../components/words.tsx';
import { type Stage, say, useStage } from '../../context/render-context.ts';
import texts from '../../messages/menu.json' with { type: 'json' };
import { plainText, type Runs, run } from '../../theme/theme.ts';
import { isOfGame, type MenuEntry, MINE, TODAY } from './entries.ts';
import { ACCENT } from './list.tsx';

/** A key and what it does with the entry. */
type EntryKey = readonly [key: string, words: Text];

const ENTER = 'Enter';

const OPENS: Readonly<Record<string, Text>> = {
  [TODAY]: texts.menu.opens.daily,
  [MINE]: texts.menu.opens.mine,
};

/**
 * The keys offered for an entry: for a game Enter, its options, lesson, drills and rules, and `g` where a match of it
 * was left off.
 */
export function entryKeys(entry: MenuEntry, isLeft: boolean): readonly EntryKey[] {
  if (!isOfGame(entry)) return [[ENTER, OPENS[entry.id] ?? texts.menu.opens.left]];
  const drills: readonly EntryKey[] = entry.game?.drills ? [['x', texts.menu.drills]] : [];
  const played: readonly EntryKey[] = isLeft
    ? [
        [ENTER, texts.menu.anew],
        ['g', texts.menu.opens.left],
      ]
    : [[ENTER, texts.menu.play]];
  return [
    ...played,
    ['o', texts.menu.options],
    ['l', texts.menu.learn],
    ...drills,
    ['r', texts.menu.rules],
  ];
}

const APART = 3;

/** A key, painted where there is paint and lit where it is Enter, and what it does. */
function entryKeyRuns(stage: Stage, [key, words]: EntryKey): Runs {
  const does = run(` ${say(stage, words)}`);
  if (!stage.theme.painted) return [run(key, ACCENT), does];
  const surface = key === ENTER ? 'active' : 'faded';
  return [run(` ${key} `, { surface, bold: true }), does];
}

/** Keys in rows of columns: the cells of each column, and the cells between two. */
interface KeyColumns {
  readonly cells: readonly number[];
  readonly gap: number;
}

/** Cells of each of so many columns, each as wide as its widest key. */
function columnCells(stage: Stage, keys: readonly EntryKey[], count: number): readonly number[] {
  const widths = keys.map((one) => plainText(entryKeyRuns(stage, one)).length);
  return Array.from({ length: count }, (_, column) =>
    Math.max(...widths.filter((__, at) => at % count === column)),
  );
}

/**
 * The columns of keys: all in one row with as much between them as there is room for, else in rows of the same length;
 * in a low place as many as possible in the first row.
 */
export function keyColumns(
  stage: Stage,
  keys: readonly EntryKey[],
  width: number,
  isLow: boolean,
): KeyColumns {
  const all = keys.length;
  const counts = Array.from({ length: all }, (_, at) =>
    isLow ? all - at : Math.ceil(all / (at + 1)),
  );
  for (const count of counts) {
    const cells = columnCells(stage, keys, count);
    const words = cells.reduce((sum, one) => sum + one, 0);
    const gap = [APART, APART - 1, APART - 2].find((one) => words + one * (count - 1) <= width);
    if (gap !== undefined) return { cells, gap };
  }
  return { cells: [width], gap: 1 };
}

/** The rows that keys take. */
export const keyRows = (keys: readonly EntryKey[], { cells }: KeyColumns): number =>
  Math.ceil(keys.length / cells.length);

interface EntryKeysProps {
  readonly keys: readonly EntryKey[];
  readonly columns: KeyColumns;
  /** A blank row stands between two rows. */
  readonly isAiry: boolean;
}

/** Keys in columns, in as many rows as they need. */
export function EntryKeys({ keys, columns, isAiry }: EntryKeysProps): ReactNode {
  const stage = useStage();
  const { cells, gap } = columns;
  const rows = Array.from({ length: Math.ceil(keys.length / cells.length) }, (_, row) =>
    keys.slice(row * cells.length, (row + 1) * cells.length),
  );
  return (
    <Fixed flexDirection="column" rowGap={isAiry ? 1 : 0}>
      {rows.map((row) => (
        <Fixed key={row[0]?.[0]} columnGap={gap} height={1}>
          {row.map((one, at) => (
            <Fixed
              key={one[0]}
              place={['control', `deed:${one[0].toLowerCase()}`]}
              width={cells[at] ?? 0}
            >
              <Words of={entryKeyRuns(stage, one)} />
            </Fixed>
          ))}
        </Fixed>
      ))}
    </Fixed>
  );
}
