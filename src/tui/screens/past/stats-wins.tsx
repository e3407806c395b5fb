/** Wins as bars: by game, by opponent, by level and by variant. */

import type { ReactNode } from 'react';
import { counted, fill, type Text } from '../../../lang/text.ts';
import { countedPart, type GameStats, type Results } from '../../../play/past/stats.ts';
import { type Guest, guestName } from '../../../play/session/guests.ts';
import { levelName, levelText } from '../../../report/levels.ts';
import { variantText } from '../../../report/stats.ts';
import { shareBar } from '../../components/bars.ts';
import { Column, clipRuns, Fixed, Painted, Words } from '../../components/words.tsx';
import { type Stage, say, useStage } from '../../context/render-context.ts';
import texts from '../../messages/past.json' with { type: 'json' };
import { gridOf } from '../../surface/cells.ts';
import { BUST, Portrait } from '../../table/seats/portraits.tsx';
import type { Shape } from '../../terminal/measures.ts';
import type { Surface } from '../../theme/palettes.ts';
import { plainText, type Run, type Runs, run } from '../../theme/theme.ts';
import { cardsOfPatience } from './history-words.ts';

const STATS = texts.stats;
const ACCENT = { tone: 'accent', bold: true } as const;
const FAINT = { tone: 'faint' } as const;

/** What a bar shows: a share between 0 and 1, how it is told, and how many matches were drawn, if any. */
interface Share {
  readonly part: number;
  readonly told: Text;
  readonly draws?: number;
}

/** How many matches were won. */
const wonShare = ({
  matches,
  wins,
  draws,
}: Pick<Results, 'matches' | 'wins' | 'draws'>): Share => ({
  part: wins / Math.max(1, matches),
  told: fill(STATS.wonOf, wins, matches),
  draws,
});

/** How well a game has gone: matches won; in a patience, the mean of a deal beside all the cards that it can bring out. */
export function gameShare(stats: GameStats): Share {
  const results = countedPart(stats);
  const most = cardsOfPatience(stats.game);
  if (most === undefined) return wonShare(results);
  const { mean } = results.points;
  return { part: mean / most, told: fill(STATS.meanOf, Math.round(mean), most) };
}

interface WinBarProps {
  readonly name: Runs;
  readonly share: Share;
  readonly width: number;
  readonly on: Surface;
  readonly isChosen?: boolean;
}

/** How many matches were won; behind it how many were drawn, where that has room. */
function wonCountIn(stage: Stage, { told, draws = 0 }: Share, room: number): string {
  const won = say(stage, told);
  if (draws === 0) return won;
  const drawn = counted(draws, STATS.drawOne, STATS.drawMany);
  const all = `${won}, ${say(stage, drawn)}`;
  if (all.length > room) return won;
  return all;
}

/** A name with how many were won, and below it a bar: the longer, the greater the share that was won. */
export function WinBar({ name, share, width, on, isChosen = false }: WinBarProps): ReactNode {
  const stage = useStage();
  const filled = Math.round(width * share.part);
  const tone = isChosen ? 'accent' : 'clubs';
  const bar = shareBar(stage, { filled, rest: width - filled, tone }, on);
  const count = wonCountIn(stage, share, width - plainText(name).length - 1);
  return (
    <Column width={width}>
      <Fixed width={width} height={1} justifyContent="space-between">
        <Words of={clipRuns(name, width - count.length - 1, 1)} />
        <Words of={[run(count)]} />
      </Fixed>
      <Painted rows={gridOf([bar])} />
    </Column>
  );
}

/** That only matches with help are told of a game, where that has room behind its name. */
export function helpRemark(
  stage: Stage,
  stats: Pick<GameStats, 'matches'>,
  room: number,
): readonly Run[] {
  const remark = `  ${say(stage, STATS.assisted)}`;
  return stats.matches > 0 || remark.length > room ? [] : [run(remark, FAINT)];
}

/** What was won against somebody or in some way: a guest at a level, opponents of a level, a variant. */
interface WinGroup {
  readonly name: Text;
  /** Said faintly after the name. */
  readonly remark?: Text;
  readonly results: Results;
  readonly face?: Guest;
}

const levelGroups = (stats: GameStats): readonly WinGroup[] =>
  countedPart(stats)
    .levels.filter(({ name }) => name !== '')
    .map((level) => ({ name: levelText(level.name), results: level }));

const guestGroups = (stats: GameStats): readonly WinGroup[] =>
  (countedPart(stats).guests ?? []).map(({ guest, level, ...results }) => ({
    name: guestName(guest),
    remark: levelName(level),
    results,
    face: guest,
  }));

const variantGroups = (stats: GameStats): readonly WinGroup[] =>
  countedPart(stats).variants.map((variant) => ({
    name: variantText(stats.game, variant.name),
    results: variant,
  }));

/** The guests met most often; of matches without guests the levels of the others at the table. */
function opponentsIn(stats: GameStats): readonly WinGroup[] {
  const guests = guestGroups(stats);
  return guests.length > 0 ? guests : levelGroups(stats);
}

const namedRuns = (stage: Stage, { name, remark }: WinGroup): Runs => {
  const bold = run(say(stage, name), { bold: true });
  return remark === undefined ? [bold] : [bold, run(`  ${say(stage, remark)}`, FAINT)];
};

/** Whether anybody else was ever at the table. */
export const hasOpponents = (stats: GameStats): boolean => opponentsIn(stats).length > 0;

interface GroupsProps {
  readonly title: Text;
  readonly groups: readonly WinGroup[];
  readonly width: number;
  /** Rows from the title to the last bar; without it, as many as all groups take. */
  readonly height?: number;
}

/** Rows of a bar with its name, and the blank row that keeps portraits apart. */
const BAR = BUST.height;
const GAP = 1;

/** How many lines of so many rows there is room for below the title. */
const linesIn = (height: number, rows: number, gap: number): number =>
  Math.floor((height - 1 - GAP + gap) / (rows + gap));

/** Bars below one another under a title, with portraits of guests where they are drawn. */
function WinGroups({ title, groups, width, height }: GroupsProps): ReactNode {
  const stage = useStage();
  const hasFaces = stage.cards.art && stage.theme.painted;
  const isPortrayed = hasFaces && groups.some(({ face }) => face !== undefined);
  const gap = isPortrayed ? GAP : 0;
  const shown = height === undefined ? groups : groups.slice(0, linesIn(height, BAR, gap));
  if (shown.length === 0) return null;
  const beside = isPortrayed ? BUST.width + 1 : 0;
  return (
    <Column width={width}>
      <Words of={[run(say(stage, title), ACCENT)]} />
      <Column rowGap={gap} paddingTop={GAP}>
        {shown.map((group) => (
          <Fixed key={`${group.name.en} ${group.remark?.en}`} columnGap={1}>
            {isPortrayed && <Portrait face={group.face} shape={BUST} />}
            <WinBar
              name={namedRuns(stage, group)}
              share={wonShare(group.results)}
              on="felt"
              width={width - beside}
            />
          </Fixed>
        ))}
      </Column>
    </Column>
  );
}

/** Cells between opponents who stand beside each other. */
const NAMES_APART = 2;

/** Who was at the table every time, beside one another, as bars would say the same of each. */
function SameOpponents({ groups, width, height }: Omit<GroupsProps, 'title'>): ReactNode {
  const stage = useStage();
  if (groups.length === 0) return null;
  const hasFaces = stage.cards.art && stage.theme.painted;
  const isPortrayed = hasFaces && groups.some(({ face }) => face !== undefined);
  const beside = isPortrayed ? BUST.width + 1 : 0;
  const rows = isPortrayed ? BUST.height : 1;
  const names = groups.map((group) => namedRuns(stage, group));
  const longest = Math.max(...names.map((name) => plainText(name).length));
  const cells = Math.min(width, beside + longest);
  const perRow = Math.floor((width + NAMES_APART) / (cells + NAMES_APART));
  const gap = isPortrayed ? GAP : 0;
  const most = height === undefined ? groups.length : perRow * linesIn(height, rows, gap);
  return (
    <Column width={width}>
      <Words of={[run(say(stage, STATS.opponents), ACCENT)]} />
      <Fixed width={width} flexWrap="wrap" columnGap={NAMES_APART} rowGap={gap} paddingTop={GAP}>
        {groups.slice(0, most).map((group, at) => (
          <Fixed key={`${group.name.en} ${group.remark?.en}`} width={cells} columnGap={1}>
            {isPortrayed && <Portrait face={group.face} shape={BUST} />}
            <Words of={names[at] ?? []} />
          </Fixed>
        ))}
      </Fixed>
    </Column>
  );
}

interface OpponentsProps {
  readonly stats: GameStats;
  readonly shape: Shape;
}

/** Whether every group holds all matches of the game. */
function areAllAlike(stats: GameStats, groups: readonly WinGroup[]): boolean {
  const { matches } = countedPart(stats);
  return groups.every(({ results }) => results.matches === matches);
}

/** Wins by opponent, those met most often first, as many as there is room for; the same ones every time are named. */
export function ByOpponent({ stats, shape }: OpponentsProps): ReactNode {
  const groups = opponentsIn(stats);
  if (areAllAlike(stats, groups)) return <SameOpponents groups={groups} {...shape} />;
  return <WinGroups title={STATS.byOpponent} groups={groups} {...shape} />;
}

interface AllWinsProps {
  readonly stats: GameStats;
  readonly width: number;
}

/** Wins by level, by guest and by variant, each where it says more than the sum of all matches. */
export function AllWins({ stats, width }: AllWinsProps): ReactNode {
  const guests = guestGroups(stats);
  const levels = levelGroups(stats);
  const variants = variantGroups(stats);
  const hasLevels = levels.length > 1 || guests.length === 0;
  const parts: readonly (readonly [Text, readonly WinGroup[]])[] = [
    [STATS.byLevel, hasLevels ? levels : []],
    [STATS.byOpponent, guests],
    [STATS.byVariant, variants.length > 1 ? variants : []],
  ];
  return (
    <Column width={width} rowGap={1}>
      {parts.map(([title, groups]) =>
        areAllAlike(stats, groups) ? (
          <SameOpponents key={title.en} groups={groups} width={width} />
        ) : (
          <WinGroups key={title.en} title={title} groups={groups} width={width} />
        ),
      )}
    </Column>
  );
}
