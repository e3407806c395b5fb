/** The page of saved and finished games: their list, and the one under the cursor beside it or below it. */

import type { ReactNode } from 'react';
import type { Text } from '../../../lang/text.ts';
import type { HistoryEntry } from '../../../play/kept/entry.ts';
import { APART, BETWEEN, type Division, halvesOf } from '../../components/halves.ts';
import { fittingText } from '../../components/listing.tsx';
import { Page, titled } from '../../components/page.tsx';
import { Fixed } from '../../components/words.tsx';
import { bodyOf, type Stage, say, useStage } from '../../context/render-context.ts';
import appTexts from '../../messages/app.json' with { type: 'json' };
import pastTexts from '../../messages/past.json' with { type: 'json' };
import windowTexts from '../../messages/windows.json' with { type: 'json' };
import type { Runs } from '../../theme/theme.ts';
import { NothingYet } from './nothing-yet.tsx';
import { SavedDetail } from './saved-detail.tsx';
import { rowsOfSaves, type SaveShown, SavesRows } from './saves-rows.tsx';
import { isSave, type SavesEntry } from './saves-words.ts';

/** Columns of the list beside a table in wide windows, and in narrower ones. */
const LIST = 46;
const SHORT_LIST = 31;
/** Columns of a page from which a table stands beside the list, and beside a wide one. */
const BESIDE_FROM = 72;
const WIDE_FROM = 96;
/** Share of the height for a table below the list. */
const TABLE_SHARE = 0.68;

const DIVISION: Division = {
  isBeside: (stage) => bodyOf(stage).width >= BESIDE_FROM,
  beside: (width) => width - APART - (width >= WIDE_FROM ? LIST : SHORT_LIST),
  below: (height) => Math.floor(height * TABLE_SHARE),
};

/** The keys of an entry: what Enter does to it depends on whether the match is over. */
function keysFor(entry: SavesEntry | undefined): readonly Text[] {
  if (entry === undefined) return [windowTexts.pages.keys.back];
  const isOver = isSave(entry) && entry.finished;
  return isOver ? pastTexts.finishedKeys : pastTexts.savesKeys;
}

interface SavesShown {
  /** The saves; undefined while they are being read. */
  readonly entries: readonly SavesEntry[] | undefined;
  /** What the history knows of finished matches, by the names of their records. */
  readonly ended: ReadonlyMap<string, HistoryEntry>;
  readonly at: number;
  readonly notice?: Runs | undefined;
  /** Why there may be more. */
  readonly problem?: Text | undefined;
}

interface ListedProps {
  readonly entries: readonly SaveShown[];
  readonly at: number;
}

/** The list, and the chosen entry. */
function Listed({ entries, at }: ListedProps): ReactNode {
  const stage = useStage();
  const { list, detail, isBeside } = halvesOf(stage, rowsOfSaves(entries, false), DIVISION);
  const chosen = entries[at];
  return (
    <Fixed
      flexDirection={isBeside ? 'row' : 'column'}
      columnGap={APART}
      rowGap={BETWEEN}
      paddingTop={isBeside ? stage.measures.margin.above : 0}
    >
      <SavesRows {...{ entries, at }} shape={list} isTall={isBeside} />
      {chosen && <SavedDetail shown={chosen} shape={detail} isTall={isBeside} />}
    </Fixed>
  );
}

/** How many games can go on, and how many are finished. */
function savesCounted(stage: Stage, entries: readonly SavesEntry[]): string {
  const saves = entries.filter(isSave);
  const open = saves.filter(({ finished }) => !finished).length;
  return say(stage, pastTexts.saves.counts, open, saves.length - open);
}

/** The list of saves; where it is empty, why: the folder is still being read, could not be read, or holds none. */
export function SavesPage({ entries, ended, at, notice, problem }: SavesShown): ReactNode {
  const stage = useStage();
  const { width } = bodyOf(stage);
  const all = entries ?? [];
  const chosen = all[at];
  const empty = entries === undefined ? appTexts.reading : (problem ?? pastTexts.saves.none);
  if (all.length === 0)
    return (
      <NothingYet
        page="saves"
        title={pastTexts.saves.title}
        why={empty}
        isKnown={entries !== undefined && problem === undefined}
        notice={notice}
      />
    );
  return (
    <Page
      title={titled(say(stage, pastTexts.saves.title), savesCounted(stage, all))}
      keys={fittingText(stage, keysFor(chosen), width) ?? windowTexts.pages.keys.back}
      notice={notice ?? []}
      isLit
    >
      <Listed
        at={at}
        entries={all.map((entry) => ({
          entry,
          ended: isSave(entry) ? ended.get(entry.id) : undefined,
        }))}
      />
    </Page>
  );
}
