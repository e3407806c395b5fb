/** The deals of the last seven days, with the game of each, the score and the sign of how it went; and that of tomorrow. */

import { type ReactNode, useMemo } from 'react';
import { findGame } from '../../../games/index.ts';
import { fill, type Text } from '../../../lang/text.ts';
import { scoreText } from '../../../play/advice/figures.ts';
import type { HistoryEntry } from '../../../play/kept/entry.ts';
import {
  type DayPlayed,
  dailyOf,
  dateAfter,
  daysPlayed,
  localDate,
} from '../../../play/past/daily.ts';
import { Column, Fixed, Sentence, Words } from '../../components/words.tsx';
import { type Stage, say, useStage } from '../../context/render-context.ts';
import practiceTexts from '../../messages/practice.json' with { type: 'json' };
import { type Runs, run } from '../../theme/theme.ts';
import { dateWords, signOf } from './daily-calendar.tsx';

const DAILY = practiceTexts.daily;
const FAINT = { tone: 'faint' } as const;
const DAYS = 7;

/** The weekday, and the game of that day. */
function gameOfDayRuns(stage: Stage, { date, entry }: DayPlayed): Runs {
  const weekday = dateWords(date, stage.lang, { weekday: 'short' });
  const name = say(stage, dailyOf(date).game.names);
  return [run(`${weekday}  `, FAINT), run(name, entry === undefined ? FAINT : {})];
}

/** The score, where points are counted, and how it went; nothing of a day that was not played. */
function resultRuns(stage: Stage, day: DayPlayed): Runs {
  const sign = signOf(stage, day).trimEnd();
  const { entry } = day;
  if (entry === undefined) return [];
  const style = { tone: entry.won ? 'clubs' : 'alarm', bold: true } as const;
  const isCounted = findGame(entry.game)?.loser === undefined;
  const score = isCounted ? `${say(stage, scoreText(entry.total))} ` : '';
  return [run(score), run(sign, style)];
}

interface WeekProps {
  readonly tries: readonly HistoryEntry[];
  readonly width: number;
}

/** The last seven days, today first. */
export function LastWeek({ tries, width }: WeekProps): ReactNode {
  const stage = useStage();
  const today = localDate(new Date());
  const days = useMemo(() => daysPlayed(tries, dateAfter(today, 1 - DAYS), DAYS), [tries, today]);
  return (
    <Column width={width}>
      <Sentence of={practiceTexts.daily.week} tone="accent" bold />
      {days.toReversed().map((day) => (
        <Fixed key={day.date} height={1} justifyContent="space-between">
          <Words of={gameOfDayRuns(stage, day)} />
          <Words of={resultRuns(stage, day)} />
        </Fixed>
      ))}
    </Column>
  );
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** How long it is until midnight: “in 6 hours 12 minutes”. */
function untilTomorrow(now: Date): Text {
  const midnight = new Date(now).setHours(24, 0, 0, 0);
  const left = midnight - now.getTime();
  const hours = Math.floor(left / HOUR);
  const minutes = Math.ceil((left % HOUR) / MINUTE);
  return hours === 0 ? fill(DAILY.inMinutes, minutes) : fill(DAILY.inHours, hours, minutes);
}

/** The game of tomorrow, and when that begins. */
export function Tomorrow({ width }: { readonly width: number }): ReactNode {
  const stage = useStage();
  const now = new Date();
  const { game } = dailyOf(dateAfter(localDate(now), 1));
  return (
    <Column width={width}>
      <Sentence of={DAILY.tomorrow} tone="accent" bold />
      <Words of={[run(say(stage, game.names))]} />
      <Words of={[run(say(stage, untilTomorrow(now)), FAINT)]} />
    </Column>
  );
}
