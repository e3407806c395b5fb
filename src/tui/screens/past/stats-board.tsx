/** The statistics: the chosen game as pictures at the left, and at the right every game with its wins. */

import type { ReactNode } from 'react';
import { games as allGames } from '../../../games/index.ts';
import { counted, fill, same, type Text } from '../../../lang/text.ts';
import { foldersOf } from '../../../play/disk/paths.ts';
import { localDate, streakOf } from '../../../play/past/daily.ts';
import type { GameStats, Stats } from '../../../play/past/stats.ts';
import { gameText } from '../../../report/stats.ts';
import { entryPlace, inSight, type Sight } from '../../components/list.ts';
import { Page, titled } from '../../components/page.tsx';
import { Column, Fixed, Words } from '../../components/words.tsx';
import { useFound } from '../../context/app.ts';
import { bodyOf, type Stage, say, useStage } from '../../context/render-context.ts';
import texts from '../../messages/past.json' with { type: 'json' };
import windowTexts from '../../messages/windows.json' with { type: 'json' };
import type { Shape } from '../../terminal/measures.ts';
import { run } from '../../theme/theme.ts';
import { historyInPassing } from '../score/played.ts';
import { CourseCurve, hasCourse, LastMatches } from './stats-course.tsx';
import { type Figure, Figures, figureRows, GameFigures, streakFigures } from './stats-figures.tsx';
import { LastMatch } from './stats-last.tsx';
import { hasFortunes, LuckAndPlay } from './stats-luck.tsx';
import { areToldAlone, MatchBars, matchBarRows } from './stats-matches.tsx';
import { ByOpponent, gameShare, hasOpponents, helpRemark, WinBar } from './stats-wins.tsx';

const STATS = texts.stats;
const ACCENT = { tone: 'accent', bold: true } as const;

/** Whether the window has room for both sides. */
export const hasBoard = ({ measures }: Stage): boolean => measures.name !== 'compact';

/** Columns of the panel in windows whose table has none. */
const NARROW_PANEL = 32;
/** Columns between the parts, and free at both sides of the panel. */
const APART = 3;
const INSET = 1;
/** No curve is higher, and no part below it is wider. */
const HIGHEST = 22;
const WIDEST = 56;
/** A curve has this share of the height. */
const CURVE = 0.38;
/** A cloud of matches is no narrower, and has this many rows. */
const CLOUD = { width: 34, least: 8, most: 16 } as const;
/** Columns from which figures stand beside the other parts. */
const FIGURES = 30;

interface ChosenProps {
  readonly stats: GameStats;
  readonly shape: Shape;
}

/** The width of each part below the curve: that of two, or all of it. */
const halfOf = (width: number): number => Math.min(WIDEST, Math.floor((width - APART) / 2));

/** The figures, and below them the last match, as far as there is room. */
function FiguresAndLast({ stats, shape }: ChosenProps): ReactNode {
  const { width, height } = shape;
  const rows = height - figureRows(stats) - 1;
  return (
    <Column width={width} rowGap={1} height={height} overflowY="hidden">
      <GameFigures stats={stats} width={width} areWinsTold />
      <LastMatch stats={stats} shape={{ width, height: rows }} />
    </Column>
  );
}

/** Without a curve, or anybody else at the table: the figures and the last match, in wide windows beside each other. */
function WithoutCurve({ stats, shape }: ChosenProps): ReactNode {
  const half = halfOf(shape.width);
  if (half < CLOUD.width) return <FiguresAndLast {...{ stats, shape }} />;
  const { height } = shape;
  const rows = height - figureRows(stats) - 1;
  return (
    <Fixed columnGap={APART} height={height} overflowY="hidden">
      <LastMatch stats={stats} shape={{ width: half, height }} />
      <Column width={half} rowGap={1}>
        <GameFigures stats={stats} width={half} areWinsTold />
        <ByOpponent stats={stats} shape={{ width: half, height: rows }} />
      </Column>
    </Fixed>
  );
}

/** Luck beside play where both are known, wins by opponent, and in large windows the figures and the last match. */
function BelowCurve({ stats, shape }: ChosenProps): ReactNode {
  const half = halfOf(shape.width);
  const height = Math.min(CLOUD.most, shape.height);
  const isClouded = hasFortunes(stats) && half >= CLOUD.width && height >= CLOUD.least;
  const parts = isClouded ? 2 : 1;
  const width = half >= CLOUD.width ? half : shape.width;
  const left = shape.width - parts * (width + APART);
  return (
    <Fixed columnGap={APART} height={shape.height} overflowY="hidden">
      {isClouded && <LuckAndPlay stats={stats} shape={{ width: half, height }} />}
      <ByOpponent stats={stats} shape={{ width, height: shape.height }} />
      {left >= FIGURES && (
        <FiguresAndLast
          stats={stats}
          shape={{ width: Math.min(WIDEST, left), height: shape.height }}
        />
      )}
    </Fixed>
  );
}

/** The statistics of one game: a curve of its results, the last matches, and below them what there is room for. */
function Chosen({ stats, shape }: ChosenProps): ReactNode {
  const stage = useStage();
  const { width, height } = shape;
  const curve = hasCourse(stats) ? Math.min(HIGHEST, Math.floor(height * CURVE)) : 0;
  const bars = areToldAlone(stats) ? matchBarRows(stats) : 0;
  const name = curve + bars > 0 ? 0 : 1;
  const tiles = Number(bars === 0 && stats.newest.length > 0);
  const above = [name, curve, bars, tiles].filter((rows) => rows > 0);
  const below = height - above.reduce((sum, rows) => sum + rows + 1, 0);
  const Below = curve + bars > 0 && hasOpponents(stats) ? BelowCurve : WithoutCurve;
  return (
    <Column width={width} height={height} rowGap={1} overflowY="hidden">
      {name > 0 && <Words of={[run(say(stage, gameText(stats.game)), ACCENT)]} />}
      {curve > 0 && <CourseCurve stats={stats} shape={{ width, height: curve }} isNamed />}
      {bars > 0 && <MatchBars stats={stats} width={width} isNamed />}
      {tiles > 0 && <LastMatches stats={stats} width={width} />}
      {below > 2 && <Below stats={stats} shape={{ width, height: below }} />}
    </Column>
  );
}

interface GamesProps {
  readonly stats: Stats;
  readonly at: number;
  readonly shape: Shape;
}

/** Rows of a game in the list. */
const EACH = 2;

/** How many games are out of sight, above and below. */
function hiddenText(stage: Stage, { from, to }: Sight, count: number): string {
  const above = from > 0 ? [say(stage, windowTexts.list.above, from)] : [];
  const below = to < count ? [say(stage, windowTexts.list.below, count - to)] : [];
  return [...above, ...below].join('  ');
}

/**
 * Every game with its wins, or those with help where none is counted, the chosen one marked; of many games those around
 * it.
 */
function Games({ stats, at, shape }: GamesProps): ReactNode {
  const stage = useStage();
  const { width, height } = shape;
  const { games } = stats;
  const isLong = games.length * EACH > height;
  const sight = inSight(games.length, at, isLong ? height - 1 : height, () => EACH);
  const { pointer } = stage.theme.glyphs;
  return (
    <Column width={width}>
      {games.slice(sight.from, sight.to).map((game, place) => {
        const entry = sight.from + place;
        const isChosen = entry === at;
        const share = gameShare(game);
        const name = `${isChosen ? pointer : ' '} ${say(stage, gameText(game.game))}`;
        const count = say(stage, share.told);
        const remark = helpRemark(stage, game, width - name.length - count.length - 1);
        return (
          <Fixed key={game.game} place={['control', entryPlace(entry)]} height={EACH}>
            <WinBar
              name={[run(name, isChosen ? ACCENT : { bold: true }), ...remark]}
              on="panel"
              {...{ share, width, isChosen }}
            />
          </Fixed>
        );
      })}
      {isLong && <Words of={[run(hiddenText(stage, sight, games.length), { tone: 'faint' })]} />}
    </Column>
  );
}

/** The games of which no match is finished, in faint rows, as many as there is room for. */
function Unplayed({ stats, shape }: Omit<GamesProps, 'at'>): ReactNode {
  const stage = useStage();
  const played = new Set(stats.games.map(({ game }) => game));
  const rest = allGames.filter(({ id }) => !played.has(id));
  const rows = shape.height - UNPLAYED_ABOVE;
  if (rest.length === 0 || rows < Math.min(rest.length, LEAST_UNPLAYED)) return null;
  return (
    <Column width={shape.width} paddingTop={1}>
      <Words of={[run(say(stage, STATS.unplayed), ACCENT)]} />
      {rest.slice(0, rows).map(({ id, names }) => (
        <Words key={id} of={[run(`  ${say(stage, names)}`, { tone: 'faint' })]} />
      ))}
    </Column>
  );
}

/** Rows above the unplayed games: a blank one and the title; and the fewest games worth these. */
const UNPLAYED_ABOVE = 2;
const LEAST_UNPLAYED = 4;

/** Rows below the games: a blank, all of them, streaks, deals of the day and matches with help. */
const SUMS = 5;
/** Rows of the panel's title and the blank below it. */
const TITLE = 2;

/** The days in a row with the deal of the day played; undefined where there is too much to read in passing. */
async function dailyStreak(): Promise<number | undefined> {
  const entries = await historyInPassing(foldersOf(process.env)).catch(() => undefined);
  return entries && streakOf(entries, localDate(new Date()));
}

/**
 * Figures of all games together: matches won without help where the games do not say it, and streaks, if any match is counted; days
 * in a row with the deal of the day; matches won with help.
 */
function Sums({ stats, width }: { readonly stats: Stats; readonly width: number }): ReactNode {
  const days = useFound(dailyStreak);
  const { matches, wins, streaks, assisted, games } = stats;
  const figures: Figure[] = [];
  const isCounted = matches > 0;
  const label = assisted.matches > 0 ? STATS.unhelped : STATS.all;
  if (isCounted && (games.length > 1 || assisted.matches > 0))
    figures.push([label, fill(STATS.wonOf, wins, matches)]);
  if (isCounted) figures.push(...streakFigures(streaks));
  figures.push([
    STATS.daily,
    days === undefined ? same('–') : counted(days, STATS.day, STATS.days),
  ]);
  if (assisted.matches > 0)
    figures.push([STATS.helped, fill(STATS.wonOf, assisted.wins, assisted.matches)]);
  return (
    <Column width={width} paddingTop={1}>
      <Figures of={figures} width={width} />
    </Column>
  );
}

interface BoardProps {
  readonly stats: Stats;
  readonly at: number;
  readonly keys: Text;
}

/** How many matches were played and how many of them were won or, where some were, played with help. */
function aboutText(stage: Stage, { matches, wins, assisted }: Stats): string {
  const all = matches + assisted.matches;
  if (assisted.matches > 0 && matches > 0)
    return say(stage, STATS.aboutHelped, all, assisted.matches);
  if (matches === 0) return '';
  if (matches === 1) return say(stage, STATS.aboutOne, wins);
  return say(stage, STATS.about, matches, wins, Math.round((100 * wins) / matches));
}

/** One game as pictures, beside the list of all games with their wins. */
export function StatsBoard({ stats, at, keys }: BoardProps): ReactNode {
  const stage = useStage();
  const body = bodyOf(stage);
  const panel = stage.measures.panel || NARROW_PANEL;
  const chosen = stats.games[at];
  const { above } = stage.measures.margin;
  const height = body.height - above;
  const left = { width: body.width - panel - APART, height };
  const inner = { width: panel - 2 * INSET, height: height - SUMS - TITLE };
  const told = TITLE + stats.games.length * EACH + SUMS;
  return (
    <Page title={titled(say(stage, STATS.title), aboutText(stage, stats))} keys={keys} isLit>
      <Fixed columnGap={APART}>
        <Column width={left.width} paddingTop={above}>
          {chosen && <Chosen stats={chosen} shape={left} />}
        </Column>
        <Column
          is="panel"
          width={panel}
          height={body.height}
          paddingX={INSET}
          paddingTop={above}
          overflowY="hidden"
        >
          <Words of={[run(say(stage, STATS.byGame), ACCENT)]} />
          <Fixed height={1} />
          <Games {...{ stats, at }} shape={inner} />
          <Sums stats={stats} width={inner.width} />
          <Unplayed stats={stats} shape={{ width: inner.width, height: left.height - told }} />
        </Column>
      </Fixed>
    </Page>
  );
}
