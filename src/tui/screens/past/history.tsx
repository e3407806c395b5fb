/** The finished matches, newest first, and what there is to say of the chosen one; Enter plays it back. */

import { existsSync } from 'node:fs';
import { type ReactNode, useMemo, useState } from 'react';
import { findGame } from '../../../games/index.ts';
import { counted, fill, type Text } from '../../../lang/text.ts';
import { type Folders, foldersOf, historyPaths } from '../../../play/disk/paths.ts';
import { reasonOf } from '../../../play/disk/read-lines.ts';
import type { HistoryEntry } from '../../../play/kept/entry.ts';
import { readHistory } from '../../../play/kept/history.ts';
import { statsOf } from '../../../play/past/stats.ts';
import { gameText } from '../../../report/stats.ts';
import texts from '../../../report/texts.json' with { type: 'json' };
import { APART, BETWEEN, type Division, halvesOf } from '../../components/halves.ts';
import { fittingText, useList } from '../../components/listing.tsx';
import { Page, titled } from '../../components/page.tsx';
import { Column, Fixed } from '../../components/words.tsx';
import { useApp, useFound } from '../../context/app.ts';
import { bodyOf, type Stage, say } from '../../context/render-context.ts';
import appTexts from '../../messages/app.json' with { type: 'json' };
import pastTexts from '../../messages/past.json' with { type: 'json' };
import { isChar } from '../../terminal/keys.ts';
import { run } from '../../theme/theme.ts';
import { MatchDetail } from './history-detail.tsx';
import { MatchRows } from './history-rows.tsx';
import { NothingYet } from './nothing-yet.tsx';
import { CourseCurve, hasCourse } from './stats-course.tsx';
import { useEnded } from './use-ended.ts';

const STATS = pastTexts.stats;
const HISTORY = pastTexts.history;

interface Asked<T> {
  /** Undefined while the history is being read, or if it cannot be. */
  readonly found?: T;
  /** The sentence shown where nothing was found. */
  readonly empty: Text;
}

const LOADING = { empty: appTexts.reading };

/** Asks the history; the same function each time. */
export const asking =
  <T,>(read: (folders: Folders) => Promise<T>) =>
  (): Promise<Asked<T>> =>
    read(foldersOf(process.env)).then(
      (found) => ({ found, empty: texts.history.none }),
      (error) => ({ empty: fill(STATS.unreadable, reasonOf(error)) }),
    );

export const useAsked = <T,>(ask: () => Promise<Asked<T>>): Asked<T> => useFound(ask) ?? LOADING;

/** Oldest first. */
export const allMatches = asking((folders) => readHistory(folders));

/** What stands beside the list takes this share of a wide page, and so many columns at least and at most. */
const SHARE = 0.36;
const LEAST_BESIDE = 40;
const MOST_BESIDE = 78;
/** Columns of a page from which the chosen match stands beside the list, of a short list, and of a wide page. */
const BESIDE_FROM = 72;
const SHORT_LIST = 37;
const WIDE_FROM = 96;
/** Rows below the list: a part of the body, and as many as this at most. */
const BELOW = 0.45;
const MOST_BELOW = 9;

const DIVISION: Division = {
  isBeside: (stage) => bodyOf(stage).width >= BESIDE_FROM,
  beside: (width) =>
    width < WIDE_FROM
      ? width - APART - SHORT_LIST
      : Math.min(MOST_BESIDE, Math.max(LEAST_BESIDE, Math.floor(width * SHARE))),
  below: (height) => Math.min(MOST_BELOW, Math.floor(height * BELOW)),
};

/** Up to six matches leave room for a wider preview, beside a list of this many columns. */
const FEW = 6;
const FEW_LIST = 58;

/** How the page is divided for so many matches. */
function divisionFor(count: number): Division {
  if (count > FEW) return DIVISION;
  const beside = (width: number): number =>
    width < WIDE_FROM ? DIVISION.beside(width) : width - APART - FEW_LIST;
  return { ...DIVISION, beside };
}

/** Rows of a curve, at least and at most, and blank rows above it. */
const CURVE = { least: 8, most: 24, above: 2 };

/** Rows of the curve that has room below a list; none where there is too little. */
function curveRowsBelow(left: number): number {
  const rows = Math.min(CURVE.most, left - CURVE.above);
  return rows < CURVE.least ? 0 : rows;
}

interface MatchesShownProps {
  readonly entries: readonly HistoryEntry[];
  readonly at: number;
  /** All are of one game, which the title names. */
  readonly areAlike: boolean;
}

/** The list of matches with the chosen one beside it or below it. */
function History({ entries, at, areAlike }: MatchesShownProps): ReactNode {
  const { stage } = useApp();
  const now = useMemo(() => Date.now(), []);
  const entry = entries[at];
  const known = useEnded(entry);
  const { list, detail, isBeside } = halvesOf(stage, entries.length, divisionFor(entries.length));
  const { margin } = stage.measures;
  const rows = Math.min(entries.length, list.height);
  const hasRoom = areAlike && curveRowsBelow(list.height - rows) > 0;
  const game = useMemo(
    () => (hasRoom ? statsOf(entries.toReversed(), findGame).games[0] : undefined),
    [entries, hasRoom],
  );
  const curve = game !== undefined && hasCourse(game) ? curveRowsBelow(list.height - rows) : 0;
  return (
    <Fixed
      flexDirection={isBeside ? 'row' : 'column'}
      columnGap={APART}
      rowGap={BETWEEN}
      paddingTop={isBeside ? margin.above : 0}
    >
      <Column width={list.width} height={list.height}>
        <MatchRows {...{ entries, at, now, areAlike }} shape={{ ...list, height: rows }} />
        {curve > 0 && game && (
          <Fixed marginTop={CURVE.above}>
            <CourseCurve stats={game} shape={{ width: list.width, height: curve }} />
          </Fixed>
        )}
      </Column>
      {entry !== undefined && (
        <MatchDetail {...{ entry, known }} shape={detail} isTall={isBeside} />
      )}
    </Fixed>
  );
}

interface HistoryProps {
  readonly game: string | undefined;
  /** The row of the cursor, to come back to. */
  readonly row: number;
  /** Plays the record back; `seat` is that of the person where the page looks back at their decisions. */
  readonly view: (path: string, row: number, seat?: number) => void;
  readonly back: () => void;
}

/** The matches shown, the one under the cursor, and what the keys have done. */
function useHistory({ game, row, view, back }: HistoryProps) {
  const { found, empty } = useAsked(allMatches);
  const [notice, setNotice] = useState<Text>();
  const [only, setOnly] = useState(game);
  const entries = useMemo(
    () => (found ?? []).filter((one) => only === undefined || one.game === only).toReversed(),
    [found, only],
  );
  const open = (at: number, seat?: number): void => {
    const id = entries[at]?.id ?? '';
    const path = historyPaths(foldersOf(process.env), id).find((one) => existsSync(one));
    if (path === undefined) setNotice(STATS.deleted);
    else view(path, at, seat);
  };
  const at = useList({
    count: entries.length,
    first: row,
    open: (n) => open(n),
    back,
    takes(key, n) {
      setNotice(undefined);
      const entry = entries[n];
      if (found !== undefined && entry === undefined && key.name === 'enter') back();
      if (entry === undefined) return false;
      const isReview = isChar(key, 'b');
      const isSwitch = isChar(key, 'a');
      if (isReview) open(n, entry.seat);
      if (isSwitch) setOnly(only === undefined ? entry.game : undefined);
      return isReview || isSwitch;
    },
  });
  return { entries, empty, isKnown: found !== undefined, at, only, notice };
}

/** The keys below the page, the longest wording that has room. */
function historyKeysOf(stage: Stage, only: string | undefined): Text | undefined {
  const all = only === undefined ? HISTORY.onlyThis : HISTORY.allGames;
  const ways = pastTexts.historyKeys.map((one) => fill(one, all));
  return fittingText(stage, ways, bodyOf(stage).width);
}

/**
 * The finished matches of one game or of all, newest first; Enter opens the record of the one under the cursor, which
 * may have been deleted, `b` looks back at its decisions, and `a` shows all games or that one alone.
 */
export function HistoryScreen(props: HistoryProps): ReactNode {
  const { stage } = useApp();
  const { entries, empty, isKnown, at, only, notice } = useHistory(props);
  if (entries.length === 0)
    return <NothingYet page="history" title={STATS.historyTitle} why={empty} isKnown={isKnown} />;
  const name = only === undefined ? '' : `${say(stage, gameText(only))} · `;
  const count = say(stage, counted(entries.length, HISTORY.matchOne, HISTORY.matches));
  return (
    <Page
      title={titled(say(stage, STATS.historyTitle), name + count)}
      keys={historyKeysOf(stage, only)}
      notice={notice === undefined ? [] : [run(say(stage, notice), { tone: 'alarm' })]}
      isLit
    >
      <History {...{ entries, at }} areAlike={only !== undefined} />
    </Page>
  );
}
