/** The statistics: a board or, in small windows, a list of the games played, and a page for each game in full. */

import { type ReactNode, useState } from 'react';
import type { Text } from '../../../lang/text.ts';
import { keptStats } from '../../../play/past/kept-stats.ts';
import type { GameStats, Stats } from '../../../play/past/stats.ts';
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
import { closes, isChar, leadsBack } from '../../terminal/keys.ts';
import { run } from '../../theme/theme.ts';
import { asking, useAsked } from './history.tsx';
import { NothingYet } from './nothing-yet.tsx';
import { hasBoard, StatsBoard } from './stats-board.tsx';
import { GameInFull } from './stats-full.tsx';
import { gameShare } from './stats-wins.tsx';

/** Cells of a game's name and of its wins in the list. */
const NAME = 22;
const WINS = 10;

interface RowProps {
  readonly stats: GameStats;
  readonly isChosen: boolean;
}

/** A row of the list: a game, a bar for the share of matches that were won, or won with help, and the wins. */
function GameRow({ stats, isChosen }: RowProps): ReactNode {
  const stage = useStage();
  const share = gameShare(stats);
  const room = listShape(stage).width - POINTER - NAME - WINS;
  const filled = Math.round(room * share.part);
  const bar = shareBar(
    stage,
    { filled, rest: room - filled, tone: 'clubs' },
    isChosen && stage.theme.painted ? chosenSurface(stage) : 'felt',
  );
  return (
    <>
      <ListCell width={NAME} of={[run(say(stage, gameText(stats.game)), { bold: true })]} />
      <Fixed width={room}>
        <Painted rows={gridOf([bar])} />
      </Fixed>
      <ListCell width={WINS} of={[run(say(stage, share.told))]} isRight />
    </>
  );
}

interface GameProps {
  readonly stats: GameStats;
  readonly history: () => void;
  readonly close: () => void;
}

/** The statistics of a game as a page that scrolls; `h` leads to its matches. */
function GamePage({ stats, history, close }: GameProps): ReactNode {
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
      title={titled(say(stage, gameText(stats.game)), say(stage, texts.stats.title))}
      keys={texts.stats.sheetKeys}
      scrolling={scrolling}
      isLit
    >
      <GameInFull stats={stats} width={shape.width} />
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

/** The place of the game played last. */
function lastPlayed(games: readonly GameStats[]): number {
  const times = games.map(({ newest }) => newest.at(-1)?.time ?? 0);
  return Math.max(0, times.indexOf(Math.max(...times)));
}

interface FoundProps extends StatsProps {
  readonly found: Stats;
}

/** The statistics of all games, and on Enter a page for one alone; `h` leads to its matches. */
function FoundStats({ found, game, history, back }: FoundProps): ReactNode {
  const { stage } = useApp();
  const [opened, open] = useState(game);
  const { games } = found;
  const full = games.find((one) => one.game === opened);
  const at = useList({
    count: games.length,
    first: lastPlayed(games),
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
  if (hasBoard(stage) && keys !== undefined)
    return <StatsBoard stats={found} at={at} keys={keys} />;
  const lines = statsLines(found);
  // Of a single game its row says how many were won.
  const told = games.length === 1 ? lines.slice(1) : lines;
  return (
    <Listing
      title={titled(say(stage, texts.stats.title))}
      keys={texts.statsKeys}
      at={at}
      entries={games.map((one, row) => (
        <ListRow key={one.game} at={row} focus={row === at}>
          <GameRow stats={one} isChosen={row === at} />
        </ListRow>
      ))}
      about={[run(told.map((one) => say(stage, one)).join(' '))]}
    />
  );
}

/** The page before any match is finished; Enter leads back to the games. */
function NothingPlayed({ why, isKnown, back }: NothingPlayedProps): ReactNode {
  useKeys((key) => {
    if (leadsBack(key) || key.name === 'enter') back();
  });
  return <NothingYet page="stats" title={texts.stats.title} {...{ why, isKnown }} />;
}

interface NothingPlayedProps extends Pick<StatsProps, 'back'> {
  /** Why there is nothing to show. */
  readonly why: Text;
  /** The history has been read. */
  readonly isKnown: boolean;
}

/** The statistics, once they are known; before any match is finished, what will stand here. */
export function StatsScreen(props: StatsProps): ReactNode {
  const { found, empty } = useAsked(allStats);
  if (found !== undefined && found.games.length > 0) return <FoundStats {...props} found={found} />;
  return <NothingPlayed why={empty} isKnown={found !== undefined} back={props.back} />;
}
