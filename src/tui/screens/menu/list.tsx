/** The menu's entries under their headings: one list that scrolls, or two beside one another. */
import type { ReactNode } from 'react';
import type { Text } from '../../../lang/text.ts';
import { windowOf } from '../../parts/list.ts';
import { useStage } from '../../parts/use-stage.ts';
import { Fixed, Words } from '../../parts/words.tsx';
import { type Stage, say } from '../../render-context.ts';
import { type Run, type Runs, run } from '../../theme/style.ts';
import { GO_ON, type MenuEntry, type Section } from './entries.ts';

export const ACCENT = { tone: 'accent', bold: true } as const;
export const FAINT = { tone: 'faint' } as const;

/** Cells of a text of the menu's own, which has no wide signs. */
export const cellsOf = (text: string): number => [...text].length;

/** Cuts what does not fit and fills the rest: the cursor is seen across the whole row. */
function fitted(runs: Runs, width: number): Runs {
  let left = width;
  const cut = runs.map((one): Run => {
    const text = [...one.text].slice(0, left).join('');
    left -= cellsOf(text);
    return { ...one, text };
  });
  return [...cut, run(' '.repeat(left))];
}

interface ItemProps {
  readonly entry: MenuEntry;
  readonly chosen: string;
  readonly width: number;
  readonly of: Runs;
  readonly is?: 'turn' | 'felt';
}

/** An entry that can be clicked. */
export const Item = ({ entry, chosen, width, of, is = 'felt' }: ItemProps): ReactNode => (
  <Fixed
    place={['control', `entry:${entry.id}`]}
    is={entry.id === chosen ? 'cursor' : is}
    width={width}
    height={1}
  >
    <Words of={fitted(of, width)} />
  </Fixed>
);

/** A row of the list: a heading, an entry or nothing. */
interface Row {
  readonly heading?: Text;
  readonly entry?: MenuEntry;
}

const rowsOf = (sections: readonly Section[], isLoose: boolean): readonly Row[] =>
  sections.flatMap(({ heading, entries }, at) => [
    ...(isLoose && at > 0 ? [{}] : []),
    ...(heading === undefined ? [] : [{ heading }]),
    ...entries.map((entry) => ({ entry })),
  ]);

const NAME = 20;
/** Pointer, name and gist with what separates them. */
const WITH_GIST = 57;

const entryRuns = (stage: Stage, { label, hint }: MenuEntry, lead: string, width: number): Runs => [
  run(`${lead} `, ACCENT),
  run(say(stage, label).padEnd(NAME), { bold: true }),
  ...(width >= WITH_GIST ? [run(` ${say(stage, hint)}`, FAINT)] : []),
];

interface ListProps {
  readonly sections: readonly Section[];
  readonly chosen: string;
  readonly width: number;
}

interface RowsProps extends Omit<ListProps, 'sections'> {
  readonly rows: readonly Row[];
  readonly height: number;
  /** Empty rows after each. */
  readonly gap?: number;
}

/** The rows that there is room for, with arrows where there are more. */
function Rows({ rows, chosen, width, height, gap = 0 }: RowsProps): ReactNode {
  const stage = useStage();
  const at = rows.findIndex(({ entry }) => entry?.id === chosen);
  const top = windowOf(Math.max(0, at), rows.length, height);
  const signOf = (y: number): string => {
    if (y === 0 && top > 0) return '↑';
    return y === height - 1 && top + height < rows.length ? '↓' : ' ';
  };
  return (
    <Fixed flexDirection="column" width={width}>
      {rows.slice(top, top + height).map(({ heading, entry }, y) => {
        const isChosen = entry?.id === chosen;
        const sign = isChosen ? stage.theme.glyphs.pointer : signOf(y);
        const words = heading === undefined ? '' : say(stage, heading);
        return (
          <Fixed key={String(top + y)} height={1 + gap}>
            {entry === undefined ? (
              <Words of={[run(sign, FAINT), run(words, ACCENT)]} />
            ) : (
              <Item {...{ entry, chosen, width }} of={entryRuns(stage, entry, sign, width)} />
            )}
          </Fixed>
        );
      })}
    </Fixed>
  );
}

export const OneList = ({
  sections,
  ...list
}: ListProps & { readonly height: number }): ReactNode => (
  <Rows rows={rowsOf(sections, false)} {...list} />
);

/** The sections in two columns that are as equal as can be. */
function halvesOf(sections: readonly Section[]): readonly (readonly Row[])[] {
  const splits = sections.map((_, at) =>
    [sections.slice(0, at), sections.slice(at)].map((half) => rowsOf(half, true)),
  );
  const heights = splits.map((halves) => Math.max(...halves.map(({ length }) => length)));
  return splits[heights.indexOf(Math.min(...heights))] ?? [];
}

/** In a large window, entries stand apart. */
export function TwoLists({ sections, chosen, width }: ListProps): ReactNode {
  const gap = useStage().measures.name === 'large' ? 1 : 0;
  const wide = [Math.ceil(width / 2), Math.floor(width / 2)];
  return (
    <Fixed>
      {halvesOf(sections).map((rows, side) => (
        <Rows
          key={String(side)}
          {...{ rows, chosen, gap, height: rows.length, width: wide[side] ?? 0 }}
        />
      ))}
    </Fixed>
  );
}

/** Whether there are two lists. */
export const isWide = ({ measures }: Stage): boolean =>
  measures.name === 'comfortable' || measures.name === 'large';

/** The entry beside this one in the other list; the same where there is but one list. */
export function across(
  stage: Stage,
  sections: readonly Section[],
  entries: readonly MenuEntry[],
  at: number,
): number {
  const id = entries[at]?.id;
  const isIt = ({ entry }: Row): boolean => entry?.id === id;
  const [left = [], right = []] = halvesOf(sections);
  const [own, other] = left.some(isIt) ? [left, right] : [right, left];
  if (!isWide(stage) || id === GO_ON) return at;
  const y = own.findIndex(isIt);
  const near = other
    .flatMap(({ entry }, row) => (entry === undefined ? [] : [{ entry, off: Math.abs(row - y) }]))
    .sort((one, two) => one.off - two.off)[0];
  return near === undefined ? at : entries.findIndex((one) => one.id === near.entry.id);
}
