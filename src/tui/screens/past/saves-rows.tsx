/** The saves in a list: a sign, its game, when it was last played, who else plays, how far it has come or how it ended. */

import type { ReactNode } from 'react';
import type { Text } from '../../../lang/text.ts';
import type { HistoryEntry } from '../../../play/kept/entry.ts';
import { tile } from '../../components/bars.ts';
import { chosenSurface, entryPlace, inSight } from '../../components/list.ts';
import { ListCell, POINTER, Rule } from '../../components/listing.tsx';
import { Column, Fixed, Painted, Sentence, Words } from '../../components/words.tsx';
import { type Stage, say, useStage } from '../../context/render-context.ts';
import pastTexts from '../../messages/past.json' with { type: 'json' };
import { gridOf } from '../../surface/cells.ts';
import type { Shape } from '../../terminal/measures.ts';
import { plainText, type Runs, run } from '../../theme/theme.ts';
import { fateTile, othersRuns, resultRuns } from './history-rows.tsx';
import { shortDayText } from './history-words.ts';
import {
  isSave,
  othersOfSave,
  type SavesEntry,
  savedText,
  saveName,
  stateText,
} from './saves-words.ts';

/** An entry with what the history knows of it: how it ended for the person. */
export interface SaveShown {
  readonly entry: SavesEntry;
  readonly ended: HistoryEntry | undefined;
}

/** Cells of the columns of an entry of one row; the state has the rest. */
const COLUMNS = { name: 21, when: 11 } as const;
/** Cells of the sign before an entry. */
const SIGN = 4;
/** Columns from which the hour is told too. */
const HOUR_FROM = 46;

/** How a match ended; a match that can go on is lit; nothing before other files. */
function saveSign(stage: Stage, { entry, ended }: SaveShown): string | undefined {
  if (ended !== undefined) return fateTile(stage, ended);
  const isOpen = isSave(entry) && !entry.finished && entry.damage === undefined;
  return isOpen ? tile(stage, ` ${stage.theme.glyphs.more} `, 'now') : undefined;
}

/** How far a match has come or how it ended for the person. */
function stateRuns(
  stage: Stage,
  { entry, ended }: SaveShown,
  width: number,
  isNarrow: boolean,
): Runs {
  const isSound = isSave(entry) && entry.damage === undefined;
  if (ended !== undefined && isSound) return resultRuns(stage, ended, width);
  return [run(stateText(stage, entry, isNarrow))];
}

interface SavesRowProps {
  readonly shown: SaveShown;
  readonly at: number;
  readonly isChosen: boolean;
  readonly width: number;
}

/** The pointer of an entry and its sign. */
function EntrySign({ shown, isChosen }: Pick<SavesRowProps, 'shown' | 'isChosen'>): ReactNode {
  const stage = useStage();
  const sign = saveSign(stage, shown);
  const pointer = isChosen ? stage.theme.glyphs.pointer : ' ';
  return (
    <>
      <ListCell width={POINTER} of={[run(pointer, { bold: true })]} />
      <Fixed width={SIGN}>{sign !== undefined && <Painted rows={gridOf([sign])} />}</Fixed>
    </>
  );
}

/** An entry in one row: its game, when it was last played, and how far it has come. */
function LowEntry({ shown, isChosen, width }: SavesRowProps): ReactNode {
  const stage = useStage();
  const { entry } = shown;
  const known = isSave(entry);
  const left = width - POINTER - SIGN - COLUMNS.name;
  const rest = known ? left - COLUMNS.when : left;
  const day: Runs = known ? [run(savedText(stage, entry.time, true), { tone: 'faint' })] : [];
  return (
    <>
      <EntrySign {...{ shown, isChosen }} />
      <ListCell width={COLUMNS.name} gap={1} of={[run(saveName(stage, entry), { bold: true })]} />
      {known && <ListCell width={COLUMNS.when} gap={1} of={day} />}
      <ListCell width={rest} of={stateRuns(stage, shown, rest, true)} />
    </>
  );
}

/** When a save was last played, in the longest words that have room. */
function dayRuns(stage: Stage, entry: SavesEntry, width: number): Runs {
  if (!isSave(entry)) return [];
  const { time } = entry;
  const words = [
    savedText(stage, time, width < HOUR_FROM - COLUMNS.name),
    savedText(stage, time, true),
    shortDayText(time, stage.lang),
  ];
  const fitting = words.find((one) => one.length <= width);
  return fitting === undefined ? [] : [run(fitting, { tone: 'faint' })];
}

/** The others at the table of a save, as many as have room. */
function companyRuns(stage: Stage, { entry, ended }: SaveShown, width: number): Runs {
  if (ended !== undefined) return othersRuns(stage, ended, width);
  if (!isSave(entry)) return [];
  const names = othersOfSave(stage, entry);
  const all = names.join(', ');
  if (all.length <= width) return [run(all)];
  const [first = ''] = names;
  return [run(`${first} ${say(stage, pastTexts.history.more, names.length - 1)}`)];
}

/** Cells that the others at a table have at least, where they need so many. */
const LEAST_COMPANY = 12;

/** An entry in two rows: its game and when it was last played; who else is at the table, and how it stands. */
function TallEntry({ shown, isChosen, width }: SavesRowProps): ReactNode {
  const stage = useStage();
  const { entry } = shown;
  const inner = width - POINTER - SIGN - 1;
  const name = saveName(stage, entry);
  const companyIn = (room: number): Runs => companyRuns(stage, shown, Math.max(0, room));
  const cellsOf = (runs: Runs): number => plainText(runs).trim().length;
  const stateBeside = (room: number): Runs => {
    const company = cellsOf(companyIn(room));
    const left = inner - company - 2;
    return stateRuns(stage, shown, left, true);
  };
  const beside = [LEAST_COMPANY, 0].map(stateBeside).find((runs) => runs.length > 0);
  const state = beside ?? stateRuns(stage, shown, inner, true);
  const left = inner - plainText(state).length - 2;
  const company = companyIn(left);
  return (
    <>
      <EntrySign {...{ shown, isChosen }} />
      <Column width={inner}>
        <Fixed width={inner} height={1} justifyContent="space-between">
          <Words of={[run(name, { bold: true })]} />
          <Words of={dayRuns(stage, entry, inner - name.length - 1)} />
        </Fixed>
        <Fixed width={inner} height={1} justifyContent="space-between">
          <Words of={cellsOf(company) <= left ? company : []} />
          <Words of={state} />
        </Fixed>
      </Column>
    </>
  );
}

/** Rows of an entry beside a table, and of one above it. */
const TALL = 2;
const LOW = 1;

function SavesRow({ isTall, ...props }: SavesRowProps & { readonly isTall: boolean }): ReactNode {
  const stage = useStage();
  const { at, isChosen, width } = props;
  return (
    <Fixed
      is={isChosen ? chosenSurface(stage) : undefined}
      place={['control', entryPlace(at)]}
      width={width}
      height={isTall ? TALL : LOW}
    >
      {isTall ? <TallEntry {...props} /> : <LowEntry {...props} />}
    </Fixed>
  );
}

interface SavesRowsProps {
  readonly entries: readonly SaveShown[];
  /** The one under the cursor. */
  readonly at: number;
  readonly shape: Shape;
  /** Entries take two rows each. */
  readonly isTall: boolean;
}

const GROUPS = pastTexts.saves.groups;

/** The heading of the group that an entry is in. */
function groupTitle(entry: SavesEntry): Text {
  if (!isSave(entry)) return GROUPS.strays;
  return entry.finished ? GROUPS.finished : GROUPS.open;
}

/** Whether another group begins with this entry. */
function beginsGroup(entries: readonly SaveShown[], at: number): boolean {
  const before = entries[at - 1];
  const here = entries[at];
  if (before === undefined || here === undefined) return false;
  const group = groupTitle(here.entry);
  return groupTitle(before.entry) !== group;
}

/** Rows of a heading within the list: a blank one above it where entries are tall. */
const headingRows = (isTall: boolean): number => 1 + Number(isTall);

/** Rows that the whole list takes. */
export function rowsOfSaves(entries: readonly SaveShown[], isTall: boolean): number {
  const within = entries.filter((_, at) => beginsGroup(entries, at)).length;
  const each = isTall ? TALL : LOW;
  return entries.length * each + HEADING + within * headingRows(isTall);
}

/** Rows of the heading above the list. */
const HEADING = 1;

/** The heading of a group, in the rows that it takes. */
function Heading({ of, height }: { readonly of: Text; readonly height: number }): ReactNode {
  return (
    <Fixed height={height} alignItems="flex-end">
      <Sentence of={of} tone="accent" bold />
    </Fixed>
  );
}

/**
 * The saves around the cursor, as many as there is room for, and how many are out of sight. They stand under the headings
 * of their groups, the first one in sight too; low entries only where all have room with them.
 */
export function SavesRows({ entries, at, shape, isTall }: SavesRowsProps): ReactNode {
  const { width, height } = shape;
  const count = entries.length;
  const each = isTall ? TALL : LOW;
  const isHeaded = isTall || rowsOfSaves(entries, isTall) <= height;
  const top = isHeaded ? HEADING : 0;
  const within = isHeaded ? headingRows(isTall) : 0;
  const isLong = (isHeaded ? rowsOfSaves(entries, isTall) : count) > height;
  const room = height - top - Number(isLong);
  const rowsAt = (n: number): number => {
    if (beginsGroup(entries, n)) return each + within;
    return each;
  };
  const sight = inSight(count, at, room, rowsAt);
  const headingAt = (n: number): number => {
    if (n === sight.from) return top;
    return beginsGroup(entries, n) ? within : 0;
  };
  return (
    <Column place={['zone', 'list']} width={width} height={height}>
      {entries.slice(sight.from, sight.to).map((shown, place) => (
        <Column key={shown.entry.path} width={width}>
          {headingAt(sight.from + place) > 0 && (
            <Heading of={groupTitle(shown.entry)} height={headingAt(sight.from + place)} />
          )}
          <SavesRow
            {...{ shown, width, isTall }}
            at={sight.from + place}
            isChosen={sight.from + place === at}
          />
        </Column>
      ))}
      {isLong && <Rule sight={sight} count={count} />}
    </Column>
  );
}
