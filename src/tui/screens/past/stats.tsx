/** The statistics: a line for every game played, and each game in full with its course as a chart. */

import { type ReactNode, useState } from 'react';
import { clean } from '../../../lang/clean.ts';
import type { Text } from '../../../lang/text.ts';
import { keptStats } from '../../../play/past/kept-stats.ts';
import { countedPart, type GameStats } from '../../../play/past/stats.ts';
import { gameLines, gameText, sharesOf, statsLines } from '../../../report/stats.ts';
import { rangeOf, sparkline } from '../../components/chart.ts';
import {
  ListCell,
  Listing,
  ListRow,
  listShape,
  POINTER,
  useList,
} from '../../components/listing.tsx';
import { titled } from '../../components/page.tsx';
import { Sheet, sheetShape } from '../../components/sheet.tsx';
import { useScroll } from '../../components/viewport.tsx';
import { BrokenLines, Fixed, Sentence, Words } from '../../components/words.tsx';
import { useApp, useKeys } from '../../context/app.ts';
import { type Stage, say, useStage } from '../../context/render-context.ts';
import texts from '../../messages/past.json' with { type: 'json' };
import { closes, isChar } from '../../terminal/keys.ts';
import type { Measures, Shape } from '../../terminal/measures.ts';
import { type Runs, run } from '../../theme/theme.ts';
import { asking, HistoryRow, useAsked } from './history.tsx';

const GAP = 2;
/** Rows below the list that say enough of a game. */
const ENOUGH = 6;

/** Cells of the columns: name, matches, won, points and course. */
type Widths = readonly [name: number, matches: number, won: number, points: number, course: number];

const WIDE: Widths = [23, 9, 12, 18, 40];
/** A narrow window shows the share of wins alone. */
const NARROW: Widths = [22, 9, 10, 16, 0];

function widthsOf(stage: Stage): Widths {
  const left = listShape(stage).width - POINTER;
  const [name, matches, won, points, course] = WIDE;
  const fixed = name + matches + won + points;
  return left < fixed ? NARROW : [name, matches, won, points, Math.min(course, left - fixed)];
}

/** Rows of a game's chart. */
const HEIGHTS: Readonly<Record<Measures['name'], number>> = {
  compact: 2,
  regular: 4,
  comfortable: 6,
  large: 8,
};

/** The course of a game as rows of bars. */
const courseRows = (stage: Stage, { course }: Pick<GameStats, 'course'>, shape: Shape) =>
  course.length < 2 ? [] : sparkline(course, rangeOf(course), stage.theme.glyphs, shape);

interface CellsProps {
  readonly cells: readonly Runs[];
  readonly course: Runs;
}

function Cells({ cells, course }: CellsProps): ReactNode {
  const [name, matches, won, points, left] = widthsOf(useStage());
  return (
    <>
      {[name, matches, won, points].map((width, at) => (
        <ListCell key={String(width)} width={width} of={cells[at] ?? []} isRight={at > 0} />
      ))}
      {left > GAP && (
        <Fixed width={left} paddingLeft={GAP}>
          <Words of={course} />
        </Fixed>
      )}
    </>
  );
}

function Figures({ stats }: { readonly stats: GameStats }): ReactNode {
  const stage = useStage();
  const { game, matches, wins } = stats;
  const [won, points] = sharesOf(stats);
  const left = widthsOf(stage).at(-1) ?? 0;
  const shape = { width: left - GAP, height: 1 };
  const [course = ''] = left > GAP ? courseRows(stage, stats, shape) : [];
  return (
    <Cells
      cells={[
        [run(say(stage, gameText(game)), { bold: true })],
        [run(String(matches))],
        [run(left > GAP ? `${wins}  ${say(stage, won)}` : say(stage, won))],
        [run(say(stage, points))],
      ]}
      course={[run(course, { tone: 'accent' })]}
    />
  );
}

function Heads(): ReactNode {
  const stage = useStage();
  const { matches, won, points, course } = texts.stats.head;
  const head = (one: Text): Runs => [run(say(stage, one), { tone: 'faint' })];
  return (
    <Fixed height={1} paddingLeft={POINTER}>
      <Cells cells={[[], head(matches), head(won), head(points)]} course={head(course)} />
    </Fixed>
  );
}

interface FullProps {
  readonly stats: GameStats;
}

/** A game's figures in sentences, its course as a chart, and its last matches. */
function GameInFull({ stats, width }: FullProps & { readonly width: number }): ReactNode {
  const stage = useStage();
  const height = HEIGHTS[stage.measures.name];
  const rows = courseRows(stage, countedPart(stats), { width, height });
  return (
    <Fixed flexDirection="column">
      {gameLines(stats).map((told, at) => (
        <Words key={String(at)} of={[run(clean(say(stage, told), 400))]} wrap="wrap" />
      ))}
      {rows.length > 0 && (
        <Fixed flexDirection="column" marginTop={1}>
          <Sentence of={texts.stats.course} tone="faint" />
          <BrokenLines of={rows.map((row) => [run(row, { tone: 'accent' })])} />
        </Fixed>
      )}
      <Fixed flexDirection="column" marginTop={1}>
        <Sentence of={texts.stats.historyTitle} tone="faint" />
        {stats.newest.toReversed().map((entry) => (
          <Fixed key={entry.id} height={1}>
            <HistoryRow entry={entry} />
          </Fixed>
        ))}
      </Fixed>
    </Fixed>
  );
}

/** The chosen game below a list of so many, where there is room for it. */
function Below({ count, ...full }: FullProps & { readonly count: number }): ReactNode {
  const { width, height } = listShape(useStage());
  const room = height - count - 2;
  if (room < ENOUGH) return null;
  return (
    <Fixed
      flexDirection="column"
      height={room}
      marginTop={1}
      paddingLeft={POINTER}
      overflowY="hidden"
    >
      <GameInFull {...full} width={width - POINTER} />
    </Fixed>
  );
}

interface GameProps extends FullProps {
  readonly history: () => void;
  readonly close: () => void;
}

/** A page of its own. */
function GamePage({ history, close, ...full }: GameProps): ReactNode {
  const { stage } = useApp();
  const shape = sheetShape(stage);
  const scrolling = useScroll(shape.height);
  useKeys((key) => {
    if (closes(key)) close();
    else if (isChar(key, 'h')) history();
    else if (key.name === 'space') scrolling.by(scrolling.page);
    else scrolling.key(key);
  });
  return (
    <Sheet
      title={titled(say(stage, gameText(full.stats.game)), say(stage, texts.stats.title))}
      keys={texts.stats.sheetKeys}
      scrolling={scrolling}
    >
      <GameInFull {...full} width={shape.width} />
    </Sheet>
  );
}

const allStats = asking((folders) => keptStats(folders));

interface StatsProps {
  /** Shown in full at once. */
  readonly game: string | undefined;
  /** Leads to the matches of a game; `opened`: it is shown in full. */
  readonly history: (game: string, opened: boolean) => void;
  readonly back: () => void;
}

export function StatsScreen({ game, history, back }: StatsProps): ReactNode {
  const { stage } = useApp();
  const { found, empty } = useAsked(allStats);
  const [opened, open] = useState(game);
  const { games = [] } = found ?? {};
  const full = games.find((one) => one.game === opened);
  const at = useList({
    count: games.length,
    open: (n) => open(games[n]?.game),
    back,
    takes(key, n) {
      const chosen = isChar(key, 'h') ? games[n]?.game : undefined;
      if (chosen !== undefined) history(chosen, false);
      return chosen !== undefined;
    },
    isHidden: full !== undefined,
  });
  if (full !== undefined)
    return (
      <GamePage
        stats={full}
        history={() => history(full.game, true)}
        close={() => open(undefined)}
      />
    );
  const rows = games.map((one, row) => (
    <ListRow key={one.game} at={row} focus={row === at}>
      <Figures stats={one} />
    </ListRow>
  ));
  const chosen = games[at];
  const told = found === undefined ? [empty] : statsLines(found);
  return (
    <Listing
      title={titled(say(stage, texts.stats.title))}
      keys={texts.statsKeys}
      at={at + 1}
      entries={rows.length === 0 ? [] : [<Heads key="heads" />, ...rows]}
      about={[run(told.map((one) => say(stage, one)).join(' '))]}
    >
      {chosen && <Below stats={chosen} count={rows.length} />}
    </Listing>
  );
}
