/** The statistics: a list of the games played, beside the chosen one in wide windows, and each game in full. */

import { type ReactNode, useState } from 'react';
import { clean } from '../../../lang/clean.ts';
import type { Text } from '../../../lang/text.ts';
import { keptStats } from '../../../play/past/kept-stats.ts';
import type { GameStats } from '../../../play/past/stats.ts';
import { gameLines, gameText, sharesOf, statsLines } from '../../../report/stats.ts';
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
import { Fixed, Sentence, Words } from '../../components/words.tsx';
import { useApp, useKeys } from '../../context/app.ts';
import { bodyOf, say, useStage } from '../../context/render-context.ts';
import texts from '../../messages/past.json' with { type: 'json' };
import { closes, isChar } from '../../terminal/keys.ts';
import type { Measures } from '../../terminal/measures.ts';
import { type Runs, run } from '../../theme/theme.ts';
import { asking, HistoryRow, useAsked } from './history.tsx';
import { hasBoard, StatsBoard } from './stats-board.tsx';
import { CourseCurve, hasCourse, LastMatches } from './stats-parts.tsx';

/** Rows below the list that say enough of a game. */
const ENOUGH = 6;
/** The last matches told of a game. */
const NEWEST = 8;

/** Cells of the columns: name, matches, won and points. */
const WIDTHS = [22, 9, 10, 16] as const;

/** Rows of a game's curve. */
const HEIGHTS: Readonly<Record<Measures['name'], number>> = {
  compact: 4,
  regular: 6,
  comfortable: 10,
  large: 12,
};

const Cells = ({ cells }: { readonly cells: readonly Runs[] }): ReactNode =>
  WIDTHS.map((width, at) => (
    <ListCell key={String(at)} width={width} of={cells[at] ?? []} isRight={at > 0} />
  ));

/** A row of the list: a game, its matches, and the shares of matches won and points made. */
function Figures({ stats }: { readonly stats: GameStats }): ReactNode {
  const stage = useStage();
  const [won, points] = sharesOf(stats);
  return (
    <Cells
      cells={[
        [run(say(stage, gameText(stats.game)), { bold: true })],
        [run(String(stats.matches))],
        [run(say(stage, won))],
        [run(say(stage, points))],
      ]}
    />
  );
}

/** The headings above the figures of the list of games. */
function Heads(): ReactNode {
  const stage = useStage();
  const { matches, won, points } = texts.stats.head;
  const head = (one: Text): Runs => [run(say(stage, one), { tone: 'faint' })];
  return (
    <Fixed height={1} paddingLeft={POINTER}>
      <Cells cells={[[], head(matches), head(won), head(points)]} />
    </Fixed>
  );
}

interface FullProps {
  readonly stats: GameStats;
}

/** A game's last matches as tiles, its figures in sentences, its course as a curve, and its last matches in words. */
function GameInFull({ stats, width }: FullProps & { readonly width: number }): ReactNode {
  const stage = useStage();
  const height = HEIGHTS[stage.measures.name];
  return (
    <Fixed flexDirection="column">
      {stats.newest.length > 0 && <LastMatches stats={stats} width={width} />}
      {gameLines(stats).map((told, at) => (
        <Words key={String(at)} of={[run(clean(say(stage, told), 400))]} wrap="wrap" />
      ))}
      {hasCourse(stats) && (
        <Fixed marginTop={1}>
          <CourseCurve stats={stats} shape={{ width, height }} />
        </Fixed>
      )}
      <Fixed flexDirection="column" marginTop={1}>
        <Sentence of={texts.stats.historyTitle} tone="faint" />
        {stats.newest
          .slice(-NEWEST)
          .toReversed()
          .map((entry) => (
            <Fixed key={entry.id} height={1}>
              <HistoryRow entry={entry} />
            </Fixed>
          ))}
      </Fixed>
    </Fixed>
  );
}

/** The chosen game below a list of `count` games, where there is room for it. */
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

/**
 * The statistics: a list of games, with the chosen one beside it where there is room, and on Enter a page for a game
 * alone; `h` leads to its matches.
 */
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
  if (found !== undefined && games.length > 0 && hasBoard(stage)) {
    const keys = fittingText(stage, texts.statsKeys, bodyOf(stage).width);
    return <StatsBoard stats={found} at={at} keys={keys === undefined ? '' : say(stage, keys)} />;
  }
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
