/** The saves, one in each row: a sign, its game, when it was last played, how far it has come or how it ended. */

import type { ReactNode } from 'react';
import type { HistoryEntry } from '../../../play/kept/entry.ts';
import { tile } from '../../components/bars.ts';
import { inSight } from '../../components/list.ts';
import { ListCell, ListRow, POINTER, Rule } from '../../components/listing.tsx';
import { Column, Fixed, Painted } from '../../components/words.tsx';
import { type Stage, useStage } from '../../context/render-context.ts';
import { gridOf } from '../../surface/cells.ts';
import type { Shape } from '../../terminal/measures.ts';
import { type Runs, run } from '../../theme/theme.ts';
import { fateTile, resultRuns } from './history-rows.tsx';
import { isSave, type SavesEntry, savedText, saveName, stateText } from './saves-words.ts';

/** An entry with what the history knows of it: how it ended for the person. */
export interface SaveShown {
  readonly entry: SavesEntry;
  readonly ended: HistoryEntry | undefined;
}

/** Cells of the columns; the state has the rest. */
interface SavesColumns {
  readonly sign: number;
  readonly name: number;
  readonly when: number;
  /** The day stands without the hour, and the state in fewer words. */
  readonly isNarrow: boolean;
}

const NARROW: SavesColumns = { sign: 4, name: 21, when: 11, isNarrow: true };
const WIDE: SavesColumns = { sign: 4, name: 22, when: 19, isNarrow: false };
/** Columns of a list from which it has more than names, and from which it has the wider ones. */
const NARROW_FROM = 40;
const WIDE_FROM = 68;

/** The columns of a list of a width; a list of names has nothing else. */
function columnsIn(width: number): SavesColumns {
  if (width >= WIDE_FROM) return WIDE;
  if (width >= NARROW_FROM) return NARROW;
  return { ...NARROW, name: width - POINTER - NARROW.sign, when: 0 };
}

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

function SavesRow({ shown, at, isChosen, width }: SavesRowProps): ReactNode {
  const stage = useStage();
  const { sign, name, when, isNarrow } = columnsIn(width);
  const { entry } = shown;
  const known = isSave(entry);
  const told = saveSign(stage, shown);
  const left = width - POINTER - sign - name - when;
  const rest = known || left === 0 ? left : left + when;
  const day: Runs = known ? [run(savedText(stage, entry.time, isNarrow), { tone: 'faint' })] : [];
  return (
    <ListRow at={at} focus={isChosen} width={width}>
      <Fixed width={sign}>{told !== undefined && <Painted rows={gridOf([told])} />}</Fixed>
      <ListCell width={name} gap={1} of={[run(saveName(stage, entry), { bold: true })]} />
      {known && when > 0 && <ListCell width={when} gap={1} of={day} />}
      {rest > 0 && <ListCell width={rest} of={stateRuns(stage, shown, rest, isNarrow)} />}
    </ListRow>
  );
}

interface SavesRowsProps {
  readonly entries: readonly SaveShown[];
  /** The one under the cursor. */
  readonly at: number;
  readonly shape: Shape;
}

/** The saves around the cursor, as many as there is room for, and how many are out of sight. */
export function SavesRows({ entries, at, shape }: SavesRowsProps): ReactNode {
  const { width, height } = shape;
  const count = entries.length;
  const isLong = count > height;
  const sight = inSight(count, at, isLong ? height - 1 : height, () => 1);
  return (
    <Column place={['zone', 'list']} width={width} height={height}>
      {entries.slice(sight.from, sight.to).map((shown, place) => (
        <SavesRow
          key={shown.entry.path}
          {...{ shown, width }}
          at={sight.from + place}
          isChosen={sight.from + place === at}
        />
      ))}
      {isLong && <Rule sight={sight} count={count} />}
    </Column>
  );
}
