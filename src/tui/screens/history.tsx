/** The finished matches, newest first: Enter looks at the record of one. */
import { existsSync } from 'node:fs';
import { Box } from 'ink';
import { type ReactNode, useState } from 'react';
import { fill, type Text } from '../../lang/text.ts';
import { scoreText } from '../../play/advice/figures.ts';
import { historyPaths } from '../../play/disk/paths.ts';
import { type Entry, foldersOf } from '../../play/index.ts';
import { levelOf } from '../../script/past/stats.ts';
import { dayOf, gameText, levelText, placingOf } from '../../script/past/stats-told.ts';
import { useApp, useKeys } from '../app.tsx';
import { HISTORY_KEYS, STATS } from '../messages/stats.ts';
import type { List } from '../parts/list.ts';
import { clickedEntry, movedList } from '../parts/listed-keys.ts';
import { Listing, listShape } from '../parts/listing.tsx';
import { usePlace, useStage } from '../parts/use-stage.ts';
import { Ground, Words } from '../parts/words.tsx';
import { type Stage, say } from '../render-context.ts';
import { type Runs, run } from '../theme/style.ts';
import { useHistory } from './use-history.ts';

const POINTER = 2;
const GAP = 1;

const isNarrow = ({ measures }: Stage): boolean => measures.name === 'compact';

/** Cells of the columns: when, which game, what place. */
const columnsOf = (stage: Stage): readonly [number, number, number] =>
  isNarrow(stage) ? [11, 21, 15] : [12, 24, 17];

const totalText = (stage: Stage, { total }: Entry): string =>
  say(stage, STATS.total, scoreText(total));

function placeText(stage: Stage, entry: Entry): string {
  const [place, of] = placingOf(entry);
  return of === 1 ? say(stage, STATS.alone) : say(stage, STATS.place, place, of);
}

interface RowProps {
  readonly entry: Entry;
  readonly at: number;
  readonly focus: boolean;
}

function Row({ entry, at, focus }: RowProps): ReactNode {
  const stage = useStage();
  const place = usePlace('control', `entry:${at}`);
  const pointer = focus ? `${stage.theme.glyphs.pointer} ` : '  ';
  const [when, name, ranked] = columnsOf(stage);
  const cells: readonly (readonly [number, Runs])[] = [
    [when, [run(dayOf(entry.time), { tone: 'faint' })]],
    [name, [run(say(stage, gameText(entry.game)), { bold: true })]],
    [ranked, [run(placeText(stage, entry), { bold: entry.won })]],
  ];
  return (
    <Ground
      is={focus ? 'cursor' : 'felt'}
      ref={place}
      width={listShape(stage).width}
      height={1}
      flexShrink={0}
    >
      <Box width={POINTER} flexShrink={0}>
        <Words of={[run(pointer, { bold: true })]} />
      </Box>
      {cells.map(([width, of]) => (
        <Box key={String(width)} width={width} flexShrink={0} paddingRight={GAP}>
          <Words of={of} />
        </Box>
      ))}
      <Words of={[run(isNarrow(stage) ? String(entry.total) : totalText(stage, entry))]} />
    </Ground>
  );
}

/** Deal by deal, against whom, and the name of the record. */
function aboutRuns(stage: Stage, entry: Entry): Runs {
  const { id, points, assisted } = entry;
  const dot = run(` ${stage.theme.glyphs.dash} `, { tone: 'faint' });
  const level = levelOf(entry);
  const against = say(stage, fill(STATS.against, levelText(level)));
  return [
    ...(isNarrow(stage) ? [run(totalText(stage, entry)), dot] : []),
    run(say(stage, STATS.points, points.join(', '))),
    ...(level === '' ? [] : [dot, run(against)]),
    ...(assisted ? [dot, run(say(stage, STATS.assisted), { tone: 'alarm' })] : []),
    dot,
    run(id, { tone: 'faint' }),
  ];
}

interface HistoryProps {
  readonly game?: string;
  /** The row of the cursor, to come back to. */
  readonly row: number;
  readonly view: (path: string, row: number) => void;
  readonly back: () => void;
}

export function HistoryScreen({ game, row, view, back }: HistoryProps): ReactNode {
  const { stage, registry } = useApp();
  const { entries, empty } = useHistory();
  const [list, setList] = useState<List>({ at: row });
  const [notice, setNotice] = useState<Text>();
  const shown = (entries ?? [])
    .filter((entry) => game === undefined || entry.game === game)
    .toReversed();
  const at = Math.min(list.at, Math.max(0, shown.length - 1));
  const open = ({ id }: Entry): void => {
    const path = historyPaths(foldersOf(process.env), id).find((one) => existsSync(one));
    if (path === undefined) setNotice(STATS.deleted);
    else view(path, at);
  };
  useKeys((key) => {
    setNotice(undefined);
    const entry = shown[at];
    const clicked = clickedEntry(key, registry);
    const isBack = key.name === 'escape' || (key.name === 'char' && key.char === 'q');
    if (isBack) back();
    else if (entry !== undefined && (key.name === 'enter' || clicked === at)) open(entry);
    else setList(clicked === undefined ? movedList({ at }, shown.length, key) : { at: clicked });
  });
  const entry = shown[at];
  const name = game === undefined ? [] : [run(`  ${say(stage, gameText(game))}`)];
  return (
    <Listing
      title={[run(say(stage, STATS.historyTitle), { tone: 'accent', bold: true }), ...name]}
      keys={HISTORY_KEYS}
      count={shown.length}
      at={at}
      rowsOf={() => 1}
      entry={(place) => {
        const one = shown[place];
        return one && <Row key={one.id} entry={one} at={place} focus={place === at} />;
      }}
      about={entry === undefined ? [run(say(stage, empty))] : aboutRuns(stage, entry)}
      {...(notice && { notice: [run(say(stage, notice), { tone: 'alarm' as const })] })}
    />
  );
}
