/** The finished matches, newest first: Enter looks at the record of one. */

import { existsSync } from 'node:fs';
import { type ReactNode, useState } from 'react';
import { fill, type Text } from '../../../lang/text.ts';
import { scoreText } from '../../../play/advice/figures.ts';
import { type Folders, foldersOf, historyPaths } from '../../../play/disk/paths.ts';
import { reasonOf } from '../../../play/disk/read-lines.ts';
import type { HistoryEntry } from '../../../play/kept/entry.ts';
import { readHistory } from '../../../play/kept/history.ts';
import { levelOf } from '../../../play/past/stats.ts';
import { handText } from '../../../report/by-hand.ts';
import { levelText } from '../../../report/levels.ts';
import { dayOf, gameText, placingOf } from '../../../report/stats.ts';
import texts from '../../../report/texts.json' with { type: 'json' };
import {
  aboutRowsBelow,
  factRuns,
  ListCell,
  Listing,
  ListRow,
  useList,
} from '../../components/listing.tsx';
import { Words } from '../../components/words.tsx';
import { useApp, useFound } from '../../context/app.ts';
import { type Stage, say, useStage } from '../../context/render-context.ts';
import appTexts from '../../messages/app.json' with { type: 'json' };
import pastTexts from '../../messages/past.json' with { type: 'json' };
import { type Run, type Runs, run } from '../../theme/theme.ts';

const STATS = pastTexts.stats;

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
const allMatches = asking((folders) => readHistory(folders));

const GAP = 1;

const isNarrow = ({ measures }: Stage): boolean => measures.name === 'compact';

const totalText = (stage: Stage, { total }: HistoryEntry): string =>
  say(stage, STATS.total, scoreText(total));

function placeText(stage: Stage, entry: HistoryEntry): string {
  const [place, of] = placingOf(entry);
  return of === 1 ? say(stage, STATS.alone) : say(stage, STATS.place, place, of);
}

/** Columns of a match's date, game and place. */
const NARROW = { when: 11, name: 21, ranked: 15 };
const WIDE = { when: 12, name: 24, ranked: 17 };

function HistoryRow({ entry }: { readonly entry: HistoryEntry }): ReactNode {
  const stage = useStage();
  const { when, name, ranked } = isNarrow(stage) ? NARROW : WIDE;
  return (
    <>
      <ListCell width={when} gap={GAP} of={[run(dayOf(entry.time), { tone: 'faint' })]} />
      <ListCell
        width={name}
        gap={GAP}
        of={[run(say(stage, gameText(entry.game)), { bold: true })]}
      />
      <ListCell width={ranked} gap={GAP} of={[run(placeText(stage, entry), { bold: entry.won })]} />
      <Words of={[run(isNarrow(stage) ? String(entry.total) : totalText(stage, entry))]} />
    </>
  );
}

/** Deal by deal, against whom, and the name of the record. */
function matchRuns(stage: Stage, entry: HistoryEntry, rows: number): Runs {
  const { id, points, assisted, hand } = entry;
  const level = levelOf(entry);
  const facts: Run[] = [];
  if (isNarrow(stage)) facts.push(run(totalText(stage, entry)));
  facts.push(run(say(stage, STATS.points, points.join(', '))));
  if (level !== '') facts.push(run(say(stage, fill(STATS.against, levelText(level)))));
  if (hand !== undefined) facts.push(run(say(stage, handText(hand))));
  if (assisted) facts.push(run(say(stage, STATS.assisted), { tone: 'alarm' }));
  facts.push(run(id, { tone: 'faint' }));
  return factRuns(stage, facts, rows);
}

interface HistoryProps {
  readonly game: string | undefined;
  /** The row of the cursor, to come back to. */
  readonly row: number;
  readonly view: (path: string, row: number) => void;
  readonly back: () => void;
}

/**
 * The finished matches of one game or of all, newest first; Enter opens the record of the one under the cursor, which
 * may have been deleted.
 */
export function HistoryScreen({ game, row, view, back }: HistoryProps): ReactNode {
  const { stage } = useApp();
  const { found: entries, empty } = useAsked(allMatches);
  const [notice, setNotice] = useState<Text>();
  const shown = (entries ?? [])
    .filter((entry) => game === undefined || entry.game === game)
    .toReversed();
  const open = (at: number): void => {
    const id = shown[at]?.id ?? '';
    const path = historyPaths(foldersOf(process.env), id).find((one) => existsSync(one));
    if (path === undefined) setNotice(STATS.deleted);
    else view(path, at);
  };
  const takes = (): boolean => {
    setNotice(undefined);
    return false;
  };
  const at = useList({ count: shown.length, first: row, open, back, takes });
  const entry = shown[at];
  const rows = aboutRowsBelow(stage, shown.length);
  const name = game === undefined ? [] : [run(`  ${say(stage, gameText(game))}`)];
  return (
    <Listing
      title={[run(say(stage, STATS.historyTitle), { tone: 'accent', bold: true }), ...name]}
      keys={pastTexts.historyKeys}
      at={at}
      entries={shown.map((one, place) => (
        <ListRow key={one.id} at={place} focus={place === at}>
          <HistoryRow entry={one} />
        </ListRow>
      ))}
      about={entry === undefined ? [run(say(stage, empty))] : matchRuns(stage, entry, rows)}
      aboutRows={rows}
      notice={notice && [run(say(stage, notice), { tone: 'alarm' })]}
    />
  );
}
