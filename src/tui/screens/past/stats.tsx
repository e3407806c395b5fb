/** The statistics: a board or, in small windows, a list of the games played, and a page for each game in full. */

import { type ReactNode, useState } from 'react';
import { keptStats } from '../../../play/past/kept-stats.ts';
import { countedPart, type GameStats } from '../../../play/past/stats.ts';
import { gameText, statsLines } from '../../../report/stats.ts';
import { shareBar } from '../../components/bars.ts';
import { chosenSurface } from '../../components/list.ts';
import {
  fittingText,
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
import { Fixed, Painted } from '../../components/words.tsx';
import { useApp, useKeys } from '../../context/app.ts';
import { bodyOf, say, useStage } from '../../context/render-context.ts';
import texts from '../../messages/past.json' with { type: 'json' };
import { gridOf } from '../../surface/cells.ts';
import { closes, isChar } from '../../terminal/keys.ts';
import type { Measures } from '../../terminal/measures.ts';
import { run } from '../../theme/theme.ts';
import { asking, useAsked } from './history.tsx';
import { hasBoard, StatsBoard } from './stats-board.tsx';
import { CourseCurve, hasCourse, LastMatches } from './stats-course.tsx';
import { GameFigures } from './stats-figures.tsx';
import { hasFortunes, LuckAndPlay } from './stats-luck.tsx';
import { AllWins } from './stats-wins.tsx';

/** Cells of a game's name and of its wins in the list. */
const NAME = 22;
const WINS = 10;

interface RowProps {
  readonly stats: GameStats;
  readonly most: number;
  readonly isChosen: boolean;
}

/** A row of the list: a game, a bar as long as many matches were played or, if none counts, with help, and the wins. */
function GameRow({ stats, most, isChosen }: RowProps): ReactNode {
  const stage = useStage();
  const { matches, wins } = countedPart(stats);
  const room = listShape(stage).width - POINTER - NAME - WINS;
  const cells = Math.max(1, Math.round((room * matches) / Math.max(1, most)));
  const filled = Math.round((cells * wins) / Math.max(1, matches));
  const bar = shareBar(
    stage,
    { filled, rest: cells - filled, tone: 'clubs' },
    isChosen && stage.theme.painted ? chosenSurface(stage) : 'felt',
  );
  return (
    <>
      <ListCell width={NAME} of={[run(say(stage, gameText(stats.game)), { bold: true })]} />
      <Fixed width={room}>
        <Painted rows={gridOf([bar])} />
      </Fixed>
      <ListCell width={WINS} of={[run(say(stage, texts.stats.wonOf, wins, matches))]} isRight />
    </>
  );
}

interface FullProps {
  readonly stats: GameStats;
}

/** Rows of a game's curve. */
const HEIGHTS: Readonly<Record<Measures['name'], number>> = {
  compact: 6,
  regular: 8,
  comfortable: 12,
  large: 14,
};

/** Rows of the cloud of luck and play, and the width from which it stands beside the figures. */
const CLOUD = 11;
const BESIDE = 74;
const APART = 4;

/** The figures of a game, and beside them or below them its luck. */
function FiguresAndLuck({ stats, width }: FullProps & { readonly width: number }): ReactNode {
  const isBeside = width >= BESIDE;
  const half = isBeside ? Math.floor((width - APART) / 2) : width;
  return (
    <Fixed
      flexDirection={isBeside ? 'row' : 'column'}
      columnGap={APART}
      rowGap={1}
      alignItems="flex-start"
    >
      <GameFigures stats={stats} width={half} />
      {hasFortunes(stats) && <LuckAndPlay stats={stats} shape={{ width: half, height: CLOUD }} />}
    </Fixed>
  );
}

/** A game's course as a curve, its last matches as tiles, its figures, its luck, and every group of wins as bars. */
function GameInFull({ stats, width }: FullProps & { readonly width: number }): ReactNode {
  const stage = useStage();
  const height = HEIGHTS[stage.measures.name];
  return (
    <Fixed flexDirection="column" rowGap={1}>
      {hasCourse(stats) && <CourseCurve stats={stats} shape={{ width, height }} />}
      {stats.newest.length > 0 && <LastMatches stats={stats} width={width} />}
      <FiguresAndLuck stats={stats} width={width} />
      <AllWins stats={stats} width={width} />
    </Fixed>
  );
}

interface GameProps extends FullProps {
  readonly history: () => void;
  readonly close: () => void;
}

/** The statistics of a game as a page that scrolls; `h` leads to its matches. */
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
      isLit
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

/** The statistics of all games, and on Enter a page for one alone; `h` leads to its matches. */
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
  const keys = fittingText(stage, texts.statsKeys, bodyOf(stage).width);
  if (found !== undefined && games.length > 0 && hasBoard(stage) && keys !== undefined)
    return <StatsBoard stats={found} at={at} keys={keys} />;
  const most = Math.max(...games.map((one) => countedPart(one).matches));
  const lines = found === undefined ? [empty] : statsLines(found);
  // Of a single game its row says how many were won.
  const told = games.length === 1 ? lines.slice(1) : lines;
  return (
    <Listing
      title={titled(say(stage, texts.stats.title))}
      keys={texts.statsKeys}
      at={at}
      entries={games.map((one, row) => (
        <ListRow key={one.game} at={row} focus={row === at}>
          <GameRow stats={one} most={most} isChosen={row === at} />
        </ListRow>
      ))}
      about={[run(told.map((one) => say(stage, one)).join(' '))]}
    />
  );
}
