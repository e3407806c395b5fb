/** The calendar of a month: how the deal of each day went, by signs as well as colours. */

import type { ReactNode } from 'react';
import type { Lang, Text } from '../../../lang/text.ts';
import { type DayPlayed, dateAfter } from '../../../play/past/daily.ts';
import { type TileKind, tile } from '../../components/bars.ts';
import { Column, Painted, Words } from '../../components/words.tsx';
import { type Stage, say, useStage } from '../../context/render-context.ts';
import practiceTexts from '../../messages/practice.json' with { type: 'json' };
import { gridOf } from '../../surface/cells.ts';
import { run } from '../../theme/theme.ts';

const DAYS = practiceTexts.daily.days;

/** Cells of a day, and between two days. */
const DAY = 5;
const APART = 1;
const WEEK = 7;

/** Columns of a calendar. */
export const CALENDAR = WEEK * (DAY + APART) - APART;

/** The first day of the month of a date. */
export const monthStart = (date: string): string => `${date.slice(0, 7)}-01`;

/** How many days the month of a date has. */
export function daysInMonth(date: string): number {
  const [year = 0, month = 1] = date.split('-').map(Number);
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
}

const utc = (date: string): Date => new Date(`${date}T00:00Z`);

/** How many days after a Monday a date is. */
const sinceMonday = (date: string): number => (utc(date).getUTCDay() + 6) % WEEK;

/** A date as the words of these fields. */
export const dateWords = (date: string, lang: Lang, fields: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(lang === 'en' ? 'en-GB' : lang, { ...fields, timeZone: 'UTC' }).format(
    utc(date),
  );

const RESULTS = ['won', 'lost', 'none'] as const;
type Result = (typeof RESULTS)[number];

const dayResult = ({ entry }: DayPlayed): Result => {
  if (entry === undefined) return 'none';
  return entry.won ? 'won' : 'lost';
};

/** The sign of a result, and `?` behind it where there was help. */
export function signOf({ theme }: Stage, day: DayPlayed): string {
  const { wins, dash } = theme.glyphs;
  const signs: Readonly<Record<Result, string>> = {
    won: wins,
    lost: theme.ascii ? 'x' : '✗',
    none: dash,
  };
  return signs[dayResult(day)] + (day.entry?.assisted ? '?' : ' ');
}

interface CalendarProps {
  readonly days: readonly DayPlayed[];
  /** The day under the keys, and the last one that can be played. */
  readonly chosen: string;
  readonly today: string;
  /** The day on which one was first played; absent: none was. */
  readonly since: string | undefined;
  /** Whether a day has a row for its number and one for its sign. */
  readonly isHigh: boolean;
}

const dayKind = (day: DayPlayed, chosen: string): TileKind =>
  day.date === chosen ? 'now' : dayResult(day);

/** Whether something is said of a day: not of days to come, nor of those before the first that was played. */
function isToldOf(day: DayPlayed, { chosen, today, since = today }: CalendarProps): boolean {
  if (day.date === chosen || day.entry !== undefined) return true;
  return since <= day.date && day.date <= today;
}

/**
 * A day of the calendar in one row or two: its number, and the sign and colour of how its deal went; days of which
 * nothing is said have neither.
 */
function dayRows(
  stage: Stage,
  day: DayPlayed | undefined,
  props: CalendarProps,
): readonly string[] {
  const blank = ' '.repeat(DAY);
  if (day === undefined) return props.isHigh ? [blank, blank] : [blank];
  const number = String(Number(day.date.slice(8))).padStart(2);
  const isSilent = !isToldOf(day, props);
  const sign = isSilent ? '  ' : signOf(stage, day);
  const rows = props.isHigh ? [` ${number}  `, `  ${sign} `] : [`${number} ${sign}`];
  if (isSilent) return rows.map((row) => stage.theme.paint([run(row, { tone: 'faint' })], 'felt'));
  return rows.map((row) => tile(stage, row, dayKind(day, props.chosen)));
}

/** Rows of days beside one another. */
function weekRows(
  stage: Stage,
  week: readonly (DayPlayed | undefined)[],
  props: CalendarProps,
): readonly string[] {
  const cells = week.map((day) => dayRows(stage, day, props));
  const rows = cells[0]?.map((_, at) => cells.map((one) => one[at] ?? '').join(' '.repeat(APART)));
  if (rows === undefined) return [];
  return props.isHigh ? [...rows, ''] : rows;
}

/** The days in weeks from Monday to Sunday. */
function weeksOf(days: readonly DayPlayed[]): readonly (readonly (DayPlayed | undefined)[])[] {
  const before = sinceMonday(days[0]?.date ?? '');
  const weeks = Math.ceil((before + days.length) / WEEK);
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: WEEK }, (__, at) => days[week * WEEK + at - before]),
  );
}

/** Signs of the legend that have room in one row. */
const PER_ROW = 3;

/** What the signs mean, with how many past days and days played there are of each: in one row where that has room. */
function legendRows(stage: Stage, props: CalendarProps): readonly string[] {
  const past = props.days.filter(
    (day) => isToldOf(day, props) && (day.entry !== undefined || day.date < props.today),
  );
  const count = (result: Result): number => past.filter((day) => dayResult(day) === result).length;
  const told = (result: Result, words: Text): string => {
    const sample = signOf(stage, past.find((day) => dayResult(day) === result) ?? { date: '' });
    const said = run(` ${count(result)} ${say(stage, words)}`);
    return tile(stage, ` ${sample.slice(0, 1)} `, result) + stage.theme.paint([said], 'felt');
  };
  const parts = RESULTS.filter((one) => count(one) > 0).map((one) => told(one, DAYS[one]));
  const help = stage.theme.paint([run(`? ${say(stage, DAYS.helped)}`, { tone: 'faint' })], 'felt');
  const all = past.some(({ entry }) => entry?.assisted) ? [...parts, help] : parts;
  const perRow = all.length > PER_ROW ? 2 : PER_ROW;
  return [all.slice(0, perRow), all.slice(perRow)]
    .filter((row) => row.length > 0)
    .map((row) => row.join('  '));
}

/** The month of the chosen day, a cell for each day that shows how its deal went, with the legend below. */
export function Calendar(props: CalendarProps): ReactNode {
  const stage = useStage();
  const { days, chosen } = props;
  const { lang } = stage;
  const monday = dateAfter(chosen, -sinceMonday(chosen));
  const heads = Array.from({ length: WEEK }, (_, at) =>
    dateWords(dateAfter(monday, at), lang, { weekday: 'short' }).slice(0, 3).padEnd(DAY),
  ).join(' '.repeat(APART));
  const rows = weeksOf(days).flatMap((week) => weekRows(stage, week, props));
  return (
    <Column width={CALENDAR}>
      <Words
        of={[
          run(dateWords(chosen, lang, { month: 'long', year: 'numeric' }), {
            tone: 'accent',
            bold: true,
          }),
        ]}
      />
      <Words of={[run(heads, { tone: 'faint' })]} />
      <Painted rows={gridOf(rows)} />
      <Column paddingTop={props.isHigh ? 0 : 1}>
        <Painted rows={gridOf(legendRows(stage, props))} />
      </Column>
    </Column>
  );
}
