/** Parts of the end page: the post-mortem, the points deal by deal, the cards in hand, help, the results so far. */

import type { ReactNode } from 'react';
import type { AnyShownGame } from '../../../engine/game.ts';
import { findGame } from '../../../games/index.ts';
import { capital, fill, type Text } from '../../../lang/text.ts';
import { figureText, lostFigure, roundedMean, unitIn } from '../../../play/advice/figures.ts';
import { foldersOf } from '../../../play/disk/paths.ts';
import { type GameStats, perDeal, statsOf } from '../../../play/past/stats.ts';
import type { Session } from '../../../play/session/session.ts';
import { sparkline } from '../../components/chart.ts';
import { stepRows } from '../../components/curve.ts';
import { BrokenLines, Fixed, Sentence, Words, wrapRuns } from '../../components/words.tsx';
import { phrase, type Stage, say, useStage } from '../../context/render-context.ts';
import texts from '../../messages/end.json' with { type: 'json' };
import pastTexts from '../../messages/past.json' with { type: 'json' };
import type { Shape } from '../../terminal/measures.ts';
import { plainText, type Runs, run } from '../../theme/theme.ts';
import { longest } from '../score/columns.ts';
import { historyInPassing } from '../score/played.ts';
import { PostMortem } from '../score/post-mortem.tsx';
import { scoreUnitOf } from '../score/score-unit.ts';
import { asThen, type Scored } from '../score/scored.ts';
import { betterText, whenText } from './found-text.ts';
import type { Moment } from './use-decisive-moment.ts';
import { partyText } from './verdict.ts';

interface PartProps {
  readonly title: Text;
  readonly rowGap?: number;
  readonly children: ReactNode;
}

/** A part of the page under its title. */
export const Part = ({ title, rowGap = 0, children }: PartProps): ReactNode => (
  <Fixed flexDirection="column" marginBottom={1} rowGap={rowGap}>
    <Sentence of={title} tone="accent" bold />
    {children}
  </Fixed>
);

interface NoteProps {
  readonly title: Text;
  readonly lines: readonly Text[];
}

/** A few facts under a heading; nothing without facts. */
export const NoteBox = ({ title, lines }: NoteProps): ReactNode =>
  lines.length > 0 && (
    <Part title={title}>
      {lines.map((line) => (
        <Sentence key={line.en} of={line} wrap="wrap" />
      ))}
    </Part>
  );

/** The rows that a box of facts takes in a width, with the blank row below. */
export const noteRows = (stage: Stage, lines: readonly Text[], width: number): number =>
  lines.length === 0
    ? 0
    : lines.reduce((rows, line) => rows + wrapRuns([run(say(stage, line))], width).length, 2);

interface WideProps {
  readonly scored: Scored;
  readonly width: number;
}

/** Rows around a list of costly decisions. */
export const AROUND_COSTLY = 2;

/** The better move in lines of a width. */
function betterLines(stage: Stage, scored: Scored, moment: Moment, width: number): readonly Runs[] {
  const { voices } = asThen(scored, moment.deal);
  const better = betterText(moment, scored.you);
  return wrapRuns(phrase(stage, voices, better, { tone: 'faint' }), width);
}

/** The rows of a costly decision in a width. */
export const costlyRows = (stage: Stage, scored: Scored, moment: Moment, width: number): number =>
  1 + betterLines(stage, scored, moment, width).length;

interface CostlyProps extends WideProps {
  readonly moments: readonly Moment[];
}

/** The decisions of the person that cost most: when, what it cost, and the better move. */
export function Costly({ scored, width, moments }: CostlyProps): ReactNode {
  const stage = useStage();
  return (
    <Part title={pastTexts.review.costly}>
      {moments.map((moment) => (
        <Fixed key={moment.ply} flexDirection="column" width={width}>
          <Fixed justifyContent="space-between">
            <Words
              of={[run(say(stage, whenText(scored.outcomes.length, moment.deal, moment.occasion)))]}
            />
            <Words
              of={[
                run(say(stage, lostFigure(moment.gain.mean, unitIn(scored.game))), {
                  tone: 'alarm',
                  bold: true,
                }),
              ]}
            />
          </Fixed>
          <BrokenLines of={betterLines(stage, scored, moment, width)} />
        </Fixed>
      ))}
    </Part>
  );
}

/** The post-mortem, or the notice that it is being computed. */
export function Findings({ scored, width }: WideProps): ReactNode {
  if (scored.game.extras.openCards === undefined) return null;
  const facts = scored.known(scored.outcomes.length);
  if (facts?.length === 0) return null;
  return (
    <Fixed flexDirection="column" marginBottom={1}>
      {facts === undefined ? (
        <Sentence of={texts.score.computing} tone="faint" />
      ) : (
        <PostMortem voices={scored.voices} {...{ facts, width }} />
      )}
    </Fixed>
  );
}

interface OwnCourseProps extends Shape {
  readonly scored: Scored;
  /** How far the person was behind the best moves after each decision, at most 0. */
  readonly course: readonly number[];
  /** The loss that the curve has room for at least. */
  readonly depth: number;
}

/** Rows of the curve of the person's decisions with its heading: at most, and at least. */
export const OWN_COURSE = { most: 9, least: 6 } as const;

/** The curve of what the person's decisions cost, over the whole width. */
export function OwnCourse({ scored, course, depth, width, height }: OwnCourseProps): ReactNode {
  const stage = useStage();
  const low = Math.min(-depth, ...course);
  const scale = say(stage, lostFigure(low, unitIn(scored.game)));
  const cells = width - scale.length - 1;
  const points = Array.from(
    { length: cells },
    (_, at) => course[Math.floor((at * course.length) / cells)] ?? 0,
  );
  const shape = { width: cells, height: height - 2 };
  const rows = stepRows(points, { low, high: 0 }, shape, stage.theme.ascii);
  const legend = (row: number): string => {
    if (row === 0) return say(stage, figureText(0));
    return row === rows.length - 1 ? scale : '';
  };
  const lines = rows.map((bars, row) => [
    run(`${legend(row).padStart(scale.length)} `, { tone: 'faint' }),
    run(bars, { tone: 'accent' }),
  ]);
  return (
    <Part title={texts.soFar.course}>
      <BrokenLines of={lines} />
    </Part>
  );
}

interface InHandProps extends WideProps {
  /** By seat: the cards after each step of the deal. */
  readonly course: readonly (readonly number[])[];
}

/** Rows of a course. */
const HIGH = 2;

/** Rows of the courses of so many players with their heading. */
export const courseRows = (players: number): number => 2 + players * (HIGH + 1);

/** How many cards everybody held from beginning to end. */
export function InHand({ scored, width, course }: InHandProps): ReactNode {
  const stage = useStage();
  const { parties, voices, you } = scored;
  const names = parties.map((party) => plainText(phrase(stage, voices, partyText(scored, party))));
  const column = longest(names) + 2;
  const high = Math.max(...course.flat());
  return (
    <Part title={texts.soFar.cards} rowGap={1}>
      {parties.map((party, at) => {
        const held = course[party[0] ?? 0] ?? [];
        const shape = { width: Math.min(held.length, width - column), height: HIGH };
        const rows = sparkline(held, { low: 0, high }, stage.theme.glyphs, shape);
        const isOwn = you !== undefined && party.includes(you);
        const tone = isOwn ? ('accent' as const) : ('faint' as const);
        return (
          <Fixed key={party.join()} alignItems="flex-end">
            <Fixed width={column}>
              <Words of={[run(names[at] ?? '', { tone, bold: isOwn })]} />
            </Fixed>
            <BrokenLines of={rows.map((bars) => [run(bars, { tone })])} />
          </Fixed>
        );
      })}
    </Part>
  );
}

export interface SoFar {
  readonly stats: GameStats;
  /** From 1, by points per deal among matches without help; absent for one with help. */
  readonly place?: number;
  /** Another match was just as good. */
  readonly isShared?: boolean;
  readonly isWon?: boolean;
}

/** From the history; undefined where the match is not in it, or it cannot be read now. */
export async function soFarOf({ setup: { game }, record }: Session): Promise<SoFar | undefined> {
  await record.kept();
  const id = record.saved();
  if (id === undefined) return undefined;
  const entries = (await historyInPassing(foldersOf(process.env)).catch(() => undefined)) ?? [];
  const stats = statsOf(entries, findGame).games.find((one) => one.game === game.id);
  const own = entries.filter((one) => one.game === game.id && one.assisted !== true);
  const now = own.find((one) => one.id === id);
  const sign = game.aim === 'most' ? 1 : -1;
  if (stats === undefined) return undefined;
  if (now === undefined) return { stats };
  const isBetter = (one: typeof now): boolean => sign * (perDeal(one) - perDeal(now)) > 0;
  const isAsGood = (one: typeof now): boolean => one !== now && perDeal(one) === perDeal(now);
  return {
    stats,
    place: 1 + own.filter(isBetter).length,
    isShared: own.some(isAsGood),
    isWon: now.won,
  };
}

/** How this match ranks among all that were played without help, unless there was help in it; none lost is called best. */
function placeText({ stats, place, isShared, isWon }: SoFar): Text | undefined {
  const { helped, first, firstAlone, best, place: second, places: furtherBack } = texts.soFar;
  if (place === undefined) return helped;
  if (stats.matches < 2) return stats.assisted.matches > 0 ? firstAlone : first;
  if (place === 1) return isWon && !isShared ? best : undefined;
  return fill(place === 2 ? second : furtherBack, place - 1, stats.matches);
}

/** How this match stands among those before, and how those went; in a game with a loser how often that was the person. */
export function soFarLines(soFar: SoFar, game: AnyShownGame): readonly Text[] {
  const { loser } = game;
  const { matches, wins, best, worst, streaks } = soFar.stats;
  const { won, lost, streak } = texts.soFar;
  const isVaried = best !== undefined && worst !== undefined && perDeal(best) !== perDeal(worst);
  // Where points are won, a best match that has won none is nothing to tell.
  const isGood = best !== undefined && (game.aim !== 'most' || perDeal(best) > 0);
  const result = loser === undefined ? fill(won, wins, matches) : loserText(lost, soFar, loser);
  const lines: readonly (Text | undefined)[] = [
    loser === undefined || soFar.place === undefined ? placeText(soFar) : undefined,
    matches > 1 ? result : undefined,
    streaks.now > 1 ? fill(streak, streaks.now) : undefined,
    isVaried && isGood && loser === undefined
      ? fill(scoreUnitOf(game).bestMean, roundedMean(perDeal(best)))
      : undefined,
  ];
  return lines.filter((line) => line !== undefined);
}

const loserText = (template: Text, { stats }: SoFar, loser: Text): Text =>
  capital(fill(template, stats.matches - stats.wins, stats.matches, loser));
