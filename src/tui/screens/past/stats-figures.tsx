/** The figures of a game that no picture of the statistics shows. */

import type { ReactNode } from 'react';
import { findGame } from '../../../games/index.ts';
import { fill, same, type Text, text } from '../../../lang/text.ts';
import { roundedMean } from '../../../play/advice/figures.ts';
import type { HistoryEntry } from '../../../play/kept/entry.ts';
import { countedPart, type GameStats, perDeal } from '../../../play/past/stats.ts';
import { meanWithError } from '../../../report/stats.ts';
import { Column, Fixed, Words } from '../../components/words.tsx';
import { say, useStage } from '../../context/render-context.ts';
import endTexts from '../../messages/end.json' with { type: 'json' };
import texts from '../../messages/past.json' with { type: 'json' };
import { run } from '../../theme/theme.ts';
import { scoreUnitOf } from '../score/score-unit.ts';
import { dayText } from './history-words.ts';

const STATS = texts.stats;

/** A label, and its figure in bold at the right. */
export type Figure = readonly [label: Text, value: Text];

interface FiguresProps {
  readonly of: readonly Figure[];
  readonly width: number;
}

/** Figures below one another. */
export function Figures({ of, width }: FiguresProps): ReactNode {
  const stage = useStage();
  return (
    <Column width={width}>
      {of.map(([label, value]) => (
        <Fixed key={label.en} width={width} height={1} justifyContent="space-between">
          <Words of={[run(say(stage, label), { tone: 'faint' })]} />
          <Words of={[run(say(stage, value), { bold: true })]} />
        </Fixed>
      ))}
    </Column>
  );
}

/** Points per deal of a match, and its day. */
function matchText(entry: HistoryEntry): Text {
  const now = Date.now();
  const day = text(dayText(entry.time, now, 'en'), dayText(entry.time, now, 'de'));
  return fill(STATS.onDay, roundedMean(perDeal(entry)), day);
}

/** What the curve of a game shows: “points per deal”. */
export function courseText({ game }: Pick<GameStats, 'game'>): Text {
  const found = findGame(game);
  const counted = found === undefined ? endTexts.score.points : scoreUnitOf(found).heading;
  return fill(STATS.course, counted);
}

/** Matches won, unless `areWinsTold` elsewhere on the page, means, streaks and the best and worst match of a game. */
function figuresOf(stats: GameStats, areWinsTold: boolean): readonly Figure[] {
  const { matches, deals, points, luck, play, streaks, best, worst, wins } = countedPart(stats);
  const figures: Figure[] = [];
  const isHelped = stats.matches === 0;
  if (isHelped || !areWinsTold)
    figures.push([isHelped ? STATS.helped : STATS.won, fill(STATS.wonOf, wins, matches)]);
  figures.push([STATS.deals, same(String(deals))], [courseText(stats), meanWithError(points)]);
  if (luck !== undefined) figures.push([STATS.luck, meanWithError(luck)]);
  if (play !== undefined) figures.push([STATS.play, meanWithError(play)]);
  figures.push([STATS.streak, fill(STATS.streaks, streaks.now, streaks.longest)]);
  if (best !== undefined) figures.push([STATS.best, matchText(best)]);
  if (worst !== undefined && matches > 1) figures.push([STATS.worst, matchText(worst)]);
  const { assisted } = stats;
  if (stats.matches > 0 && assisted.matches > 0)
    figures.push([STATS.helped, fill(STATS.wonOf, assisted.wins, assisted.matches)]);
  return figures;
}

interface GameFiguresProps {
  readonly stats: GameStats;
  readonly width: number;
  /** Matches won are told elsewhere on the page. */
  readonly areWinsTold?: boolean;
}

/** Rows of the figures of a game where wins are told elsewhere, with their title. */
export const figureRows = (stats: GameStats): number => figuresOf(stats, true).length + 1;

/** The figures of a game under their title. */
export function GameFigures({ stats, width, areWinsTold = false }: GameFiguresProps): ReactNode {
  const stage = useStage();
  return (
    <Column width={width}>
      <Words of={[run(say(stage, STATS.inFigures), { tone: 'accent', bold: true })]} />
      <Figures of={figuresOf(stats, areWinsTold)} width={width} />
    </Column>
  );
}
