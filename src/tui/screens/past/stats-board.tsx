/** The statistics in a wide window: the chosen game at the left, and at the right every game with its wins. */

import type { ReactNode } from 'react';
import { clean } from '../../../lang/clean.ts';
import { counted, fill, same, type Text } from '../../../lang/text.ts';
import { foldersOf } from '../../../play/disk/paths.ts';
import { localDate, streakOf } from '../../../play/past/daily.ts';
import type { GameStats, Stats } from '../../../play/past/stats.ts';
import { gameText, ownLines } from '../../../report/stats.ts';
import { entryPlace, inSight } from '../../components/list.ts';
import { Page, titled } from '../../components/page.tsx';
import { BrokenLines, Column, Fixed, Words } from '../../components/words.tsx';
import { useFound } from '../../context/app.ts';
import { bodyOf, type Stage, say, useStage } from '../../context/render-context.ts';
import texts from '../../messages/past.json' with { type: 'json' };
import type { Shape } from '../../terminal/measures.ts';
import { run } from '../../theme/theme.ts';
import { historyInPassing } from '../score/played.ts';
import {
  ByOpponent,
  CourseCurve,
  hasCourse,
  hasFortunes,
  LastMatches,
  LuckAndPlay,
  WinBar,
  WinWords,
} from './stats-parts.tsx';

const STATS = texts.stats;
const ACCENT = { tone: 'accent', bold: true } as const;

/** Whether the window has room for both sides. */
export const hasBoard = ({ measures }: Stage): boolean => measures.panel > 0;

/** Columns between the parts, and free at both sides of the panel. */
const APART = 3;
const INSET = 1;
/** No curve is higher, and no part below it is wider. */
const HIGHEST = 22;
const WIDEST = 56;
/** Rows of a cloud of matches. */
const CLOUD = { least: 8, most: 16 } as const;

interface ChosenProps {
  readonly stats: GameStats;
  readonly shape: Shape;
}

/** The sentences about a game that fit whole into a row; bars tell of the opponents. */
const fittingLines = (stage: Stage, stats: GameStats, width: number): readonly Text[] =>
  ownLines(stats).filter((line) => say(stage, line).length <= width);

/** How many sentences stand below the curve. */
const SENTENCES = { few: 3, many: 8, from: 45 } as const;

/** Luck beside play, where both are known, and wins by opponent. */
function BelowCurve({ stats, shape }: ChosenProps): ReactNode {
  const half = Math.min(WIDEST, Math.floor((shape.width - APART) / 2));
  const height = Math.min(CLOUD.most, shape.height);
  return (
    <Fixed columnGap={APART} height={shape.height} overflowY="hidden">
      {hasFortunes(stats) && height >= CLOUD.least && (
        <LuckAndPlay stats={stats} shape={{ width: half, height }} />
      )}
      <ByOpponent stats={stats} shape={{ width: half, height: shape.height }} />
    </Fixed>
  );
}

/**
 * The statistics of one game from top to bottom as far as there is room: a curve of its results, the last matches,
 * sentences.
 */
function Chosen({ stats, shape }: ChosenProps): ReactNode {
  const stage = useStage();
  const { width, height } = shape;
  const curve = hasCourse(stats) ? Math.min(HIGHEST, Math.floor(height * 0.4)) : 0;
  const most = height < SENTENCES.from ? SENTENCES.few : SENTENCES.many;
  const lines = fittingLines(stage, stats, width).slice(0, curve === 0 ? height : most);
  const below = height - curve - lines.length - 5;
  return (
    <Column width={width} height={height} rowGap={1} paddingTop={1} overflowY="hidden">
      {curve > 0 && <CourseCurve stats={stats} shape={{ width, height: curve }} />}
      {stats.newest.length > 0 && <LastMatches stats={stats} width={width} />}
      <BrokenLines of={lines.map((line) => [run(clean(say(stage, line), width))])} />
      {below > 2 && <BelowCurve stats={stats} shape={{ width, height: below }} />}
    </Column>
  );
}

interface GamesProps {
  readonly stats: Stats;
  readonly at: number;
  readonly shape: Shape;
}

/** Rows of a game in the list: two where every game has room for its bar. */
const rowsEach = ({ games }: Stats, height: number): number => (2 * games.length <= height ? 2 : 1);

/** Every game with its wins, the chosen one marked. */
function Games({ stats, at, shape }: GamesProps): ReactNode {
  const stage = useStage();
  const { width, height } = shape;
  const { games } = stats;
  const each = rowsEach(stats, height);
  const sight = inSight(games.length, at, height, () => each);
  const most = Math.max(...games.map(({ matches }) => matches));
  const { pointer } = stage.theme.glyphs;
  return (
    <Column width={width} height={each * (sight.to - sight.from)}>
      {games.slice(sight.from, sight.to).map((results, place) => {
        const entry = sight.from + place;
        const isChosen = entry === at;
        const name = `${isChosen ? pointer : ' '} ${say(stage, gameText(results.game))}`;
        const words = { name, results, width, isChosen };
        return (
          <Fixed key={results.game} place={['control', entryPlace(entry)]} height={each}>
            {each === 2 ? <WinBar {...words} most={most} on="panel" /> : <WinWords {...words} />}
          </Fixed>
        );
      })}
    </Column>
  );
}

interface FigureProps {
  readonly label: string;
  readonly value: string;
  readonly width: number;
}

const Figure = ({ label, value, width }: FigureProps): ReactNode => (
  <Fixed width={width} height={1} justifyContent="space-between">
    <Words of={[run(label, { tone: 'faint' })]} />
    <Words of={[run(value, { bold: true })]} />
  </Fixed>
);

/** Rows below the games: a blank, all of them, streaks, deals of the day and matches with help. */
const SUMS = 5;

/** The days in a row with the deal of the day played; undefined where there is too much to read in passing. */
async function dailyStreak(): Promise<number | undefined> {
  const entries = await historyInPassing(foldersOf(process.env)).catch(() => undefined);
  return entries && streakOf(entries, localDate(new Date()));
}

/** Figures of all games together: matches won, streaks, days in a row with the deal of the day, matches with help. */
function Sums({ stats, width }: { readonly stats: Stats; readonly width: number }): ReactNode {
  const stage = useStage();
  const days = useFound(dailyStreak);
  const { matches, wins, streaks, assisted } = stats;
  const figures: readonly (readonly [Text, Text])[] = [
    [STATS.all, fill(STATS.wonOf, wins, matches)],
    [STATS.streak, fill(STATS.streaks, streaks.now, streaks.longest)],
    [STATS.daily, days === undefined ? same('–') : counted(days, STATS.day, STATS.days)],
    [STATS.helped, fill(STATS.wonOf, assisted.wins, assisted.matches)],
  ];
  return (
    <Column width={width} paddingTop={1}>
      {figures.map(([label, value]) => (
        <Figure key={label.en} label={say(stage, label)} value={say(stage, value)} width={width} />
      ))}
    </Column>
  );
}

interface BoardProps {
  readonly stats: Stats;
  readonly at: number;
  readonly keys: string;
}

/** The statistics in wide windows: one game at length, beside the list of all games with their wins. */
export function StatsBoard({ stats, at, keys }: BoardProps): ReactNode {
  const stage = useStage();
  const body = bodyOf(stage);
  const { panel } = stage.measures;
  const chosen = stats.games[at];
  const left = { width: body.width - panel - APART, height: body.height };
  const inner = { width: panel - 2 * INSET, height: body.height - SUMS - 2 };
  return (
    <Page
      title={titled(say(stage, STATS.title))}
      keys={<Words of={[run(keys, { tone: 'faint' })]} />}
      isLit
    >
      <Fixed columnGap={APART}>
        <Column width={left.width}>{chosen && <Chosen stats={chosen} shape={left} />}</Column>
        <Column is="panel" width={panel} height={body.height} paddingX={INSET} overflowY="hidden">
          <Words of={[run(say(stage, STATS.byGame), ACCENT)]} />
          <Fixed height={1} />
          <Games {...{ stats, at }} shape={inner} />
          <Sums stats={stats} width={inner.width} />
        </Column>
      </Fixed>
    </Page>
  );
}
