/** The figures of a game that no picture of the statistics shows. */

import type { ReactNode } from 'react';
import type { Estimate } from '../../../engine/estimate.ts';
import { findGame } from '../../../games/index.ts';
import { fill, same, type Text, text } from '../../../lang/text.ts';
import { figureText, signedFigure } from '../../../play/advice/figures.ts';
import type { HistoryEntry } from '../../../play/kept/entry.ts';
import { countedPart, type GameStats } from '../../../play/past/stats.ts';
import { Column, Fixed, Words } from '../../components/words.tsx';
import { say, useStage } from '../../context/render-context.ts';
import endTexts from '../../messages/end.json' with { type: 'json' };
import texts from '../../messages/past.json' with { type: 'json' };
import { run } from '../../theme/theme.ts';
import { scoreUnitOf } from '../score/score-unit.ts';
import { broughtOutText, cardsOfPatience, countText, dayText } from './history-words.ts';

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

/** What a match counted for the person, and its day: “38 points, Tuesday”; undefined where nothing is counted. */
function matchText(entry: HistoryEntry): Text | undefined {
  const count = broughtOutText(entry) ?? countText(entry);
  if (count === undefined) return undefined;
  const now = Date.now();
  const day = text(dayText(entry.time, now, 'en'), dayText(entry.time, now, 'de'));
  return fill(STATS.onDay, count, day);
}

/** What the curve of a game shows: “points per deal”. */
export function courseText({ game }: Pick<GameStats, 'game'>): Text {
  if (cardsOfPatience(game) !== undefined) return STATS.cardsOut;
  const found = findGame(game);
  const counted = found === undefined ? endTexts.score.points : scoreUnitOf(found).heading;
  return fill(STATS.course, counted);
}

/** How much better than the others’, per match; no more than chance makes it, it is about even. */
function advantageText({ mean, error }: Estimate): Text {
  if (Math.abs(mean) <= error) return STATS.even;
  return fill(STATS.aMatch, signedFigure(mean));
}

/** Points per deal; where one loses and nobody wins, how many deals were lost; nothing where neither says anything. */
function dealFigures(stats: GameStats): readonly Figure[] {
  const { deals, points } = countedPart(stats);
  const game = findGame(stats.game);
  if (game?.loser !== undefined) {
    const lost = Math.round(Math.abs(points.mean) * deals);
    return [[STATS.dealsLost, fill(STATS.wonOf, lost, deals)]];
  }
  const played: Figure = [STATS.deals, same(String(deals))];
  if (!arePointsCounted(stats)) return [played];
  return [
    played,
    [courseText(stats), points.mean < 0 ? signedFigure(points.mean) : figureText(points.mean)],
  ];
}

/** Whether points are counted in a game, or the cards of a patience, and not only who lost. */
export function arePointsCounted({ game, newest }: GameStats): boolean {
  const last = newest.at(-1);
  if (cardsOfPatience(game) !== undefined) return true;
  return last !== undefined && countText(last) !== undefined;
}

/** Matches won in a row: those of now, where these are several, and the most ever. */
export function streakFigures({ now, longest }: GameStats['streaks']): readonly Figure[] {
  if (longest < 2) return [];
  if (now < 2) return [[STATS.streak, fill(STATS.atMost, longest)]];
  return [
    [STATS.streak, now < longest ? fill(STATS.streaks, longest, now) : fill(STATS.still, now)],
  ];
}

/** The best match and the worst one, where these differ. */
function extremeFigures(stats: GameStats): readonly Figure[] {
  const { best, worst } = countedPart(stats);
  const differ = best !== undefined && worst !== undefined && best.total !== worst.total;
  if (!differ || stats.newest.length < 2) return [];
  const high = matchText(best);
  const low = matchText(worst);
  if (high === undefined || low === undefined) return [];
  return [
    [STATS.best, high],
    [STATS.worst, low],
  ];
}

/** Matches won, unless `areWinsTold` elsewhere on the page, deals, luck, streaks and the best and worst match of a game. */
function figuresOf(stats: GameStats, areWinsTold: boolean): readonly Figure[] {
  const { matches, luck, play, streaks, wins } = countedPart(stats);
  const figures: Figure[] = [];
  const isHelped = stats.matches === 0;
  const areWon = findGame(stats.game)?.family !== 'alone';
  if (areWon && (isHelped || !areWinsTold))
    figures.push([isHelped ? STATS.helped : STATS.won, fill(STATS.wonOf, wins, matches)]);
  figures.push(...dealFigures(stats));
  if (luck !== undefined) figures.push([STATS.luck, advantageText(luck)]);
  if (play !== undefined) figures.push([STATS.play, advantageText(play)]);
  figures.push(...streakFigures(streaks), ...extremeFigures(stats));
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
