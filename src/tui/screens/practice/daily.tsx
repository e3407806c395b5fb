/** The deal of the day: which game, what is fixed, the replays beside it, and the result to share. */

import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { findGame, games } from '../../../games/index.ts';
import { fill, joinTexts, type Text } from '../../../lang/text.ts';
import { foldersOf } from '../../../play/disk/paths.ts';
import { reasonOf } from '../../../play/disk/read-lines.ts';
import type { HistoryEntry } from '../../../play/kept/entry.ts';
import { readHistory } from '../../../play/kept/history.ts';
import {
  type Daily,
  dailyOf,
  dateAfter,
  daysPlayed,
  firstTry,
  isOfSomeDay,
  localDate,
  streakOf,
  type Try,
} from '../../../play/past/daily.ts';
import { type Replayed, replayDaily } from '../../../play/past/daily-replays.ts';
import { dailyLines, shareText, tryText } from '../../../report/daily.ts';
import report from '../../../report/texts.json' with { type: 'json' };
import { fittingText } from '../../components/listing.tsx';
import { Sheet, sheetShape } from '../../components/sheet.tsx';
import { useScroll } from '../../components/viewport.tsx';
import { Column, Fixed, fittedParts, Sentence, Words } from '../../components/words.tsx';
import { useApp, useFound, useKeys } from '../../context/app.ts';
import { bodyOf, type Stage, say, useStage } from '../../context/render-context.ts';
import appTexts from '../../messages/app.json' with { type: 'json' };
import pastTexts from '../../messages/past.json' with { type: 'json' };
import practiceTexts from '../../messages/practice.json' with { type: 'json' };
import { isChar, type Key, leadsBack } from '../../terminal/keys.ts';
import type { Shape } from '../../terminal/measures.ts';
import type { Surface } from '../../theme/palettes.ts';
import { plainText, type Run, type Runs, run } from '../../theme/theme.ts';
import { CALENDAR, Calendar, dateWords, daysInMonth, monthStart } from './daily-calendar.tsx';
import { DAY_COMPANY, DayCompany } from './daily-company.tsx';
import { DayHeadline, DayVerdict, HowItCounts } from './daily-headline.tsx';
import { SameCards } from './daily-levels.tsx';
import { LastWeek, Tomorrow } from './daily-week.tsx';

interface DailyState {
  readonly daily: Daily;
  readonly tried?: Try;
  readonly replays?: readonly Replayed[];
  /** What the program is computing, or why it cannot. */
  readonly notice?: Text;
}

/**
 * Finds the person’s try at a deal of the day and, if that is finished, replays the deal with every level. Each stage
 * is shown as it is reached, until this is stopped.
 */
async function follow(
  daily: Daily,
  show: (state: DailyState) => void,
  stopped: () => boolean,
): Promise<void> {
  const tried = await firstTry(daily, foldersOf(process.env));
  show({ daily, tried });
  if (tried.kind !== 'done') return;
  const onDeal = (done: number, whole: number): void =>
    show({ daily, tried, notice: fill(practiceTexts.daily.replaying, done, whole) });
  const replays = await replayDaily(daily, { onDeal, stopped });
  if (replays !== undefined) show({ daily, tried, replays });
}

/**
 * How much is known so far of a deal of the day. `daily` must stay the same value while it is the same day and game,
 * as another one is read anew.
 */
function useDaily(daily: Daily): DailyState {
  const [state, setState] = useState<DailyState>({ daily, notice: appTexts.reading });
  useEffect(() => {
    let isCurrent = true;
    const show = (next: DailyState): void => {
      if (isCurrent) setState(next);
    };
    follow(daily, show, () => !isCurrent).catch((error) =>
      show({ daily, notice: fill(pastTexts.stats.unreadable, reasonOf(error)) }),
    );
    return () => {
      isCurrent = false;
    };
  }, [daily]);
  return state.daily === daily ? state : { daily, notice: appTexts.reading };
}

/** A day and a game; without a game that of the day. */
interface ChosenDay {
  readonly date: string;
  readonly game?: string | undefined;
}

/** The game `by` places further in the list. */
function otherGame({ game }: Daily, by: number): string {
  const at = games.findIndex(({ id }) => id === game.id);
  return games[(at + by + games.length) % games.length]?.id ?? game.id;
}

/** What a key changes; undefined if it changes nothing. No day is in the future. */
function chosenAfter(chosen: ChosenDay, daily: Daily, key: Key): ChosenDay | undefined {
  switch (key.name) {
    case 'left':
      return { ...chosen, date: dateAfter(chosen.date, -1) };
    case 'right': {
      const date = dateAfter(chosen.date, 1);
      return date > localDate(new Date()) ? undefined : { ...chosen, date };
    }
    case 'up':
      return { ...chosen, game: otherGame(daily, -1) };
    case 'down':
      return { ...chosen, game: otherGame(daily, 1) };
    default:
      return undefined;
  }
}

const ENTER_DOES: Readonly<Record<Try['kind'], Text>> = {
  none: practiceTexts.daily.play,
  going: practiceTexts.daily.goOn,
  done: practiceTexts.daily.again,
};

/**
 * The keys below the page, the longest wording that has room. `isLong`: the page scrolls, so that the keys for that
 * are named too.
 */
function keysFor(stage: Stage, kind: Try['kind'] = 'none', scrolls = false): Text {
  const ways = kind === 'done' ? practiceTexts.doneKeys : practiceTexts.dailyKeys;
  const keys = ways.map((one) => fill(one, ENTER_DOES[kind]));
  const scrolling = keys.map((one) => joinTexts([practiceTexts.daily.scroll, one], ' · '));
  const offered = scrolls ? [...scrolling, ...keys] : keys;
  return fittingText(stage, offered, bodyOf(stage).width) ?? practiceTexts.daily.title;
}

export interface DailyWays {
  /** Sits down; leads back to this day and game. Returns why it cannot go on. */
  readonly play: (daily: Daily, tried: Try, chosen: ChosenDay) => Promise<Text | undefined>;
  readonly back: () => void;
}

interface MatchProps {
  readonly entry: HistoryEntry;
  readonly name: Text;
  readonly shape: Shape;
}

interface DailyProps extends DailyWays, ChosenDay {
  /** Tells of a finished match. */
  readonly Match: (props: MatchProps) => ReactNode;
}

interface LinesProps {
  readonly of: readonly Text[];
  /** Blank rows after each. */
  readonly gap?: number;
}

/** Several sentences, each wrapped. */
function WrappedLines({ of, gap = 0 }: LinesProps): ReactNode {
  return of.map((one, at) => (
    <Fixed key={String(at)} marginBottom={gap}>
      <Sentence of={one} wrap="wrap" />
    </Fixed>
  ));
}

/** The day and game under the keys, and what is known of them. */
function useDailyKeys({ date, game, play, back }: DailyProps, scroll: (key: Key) => unknown) {
  const { stage, copy } = useApp();
  const [chosen, choose] = useState<ChosenDay>({ date, game });
  const daily = useMemo(
    () => dailyOf(chosen.date, chosen.game === undefined ? undefined : findGame(chosen.game)),
    [chosen],
  );
  const state = useDaily(daily);
  const { tried } = state;
  const [refusal, setRefusal] = useState<Text>();
  const isBusy = useRef(false);
  const sit = async (first: Try): Promise<void> => {
    if (isBusy.current) return;
    isBusy.current = true;
    setRefusal(await play(daily, first, chosen));
    isBusy.current = false;
  };
  const share = ({ tried: own, replays = [] }: typeof state): Text => {
    if (own?.kind !== 'done') return practiceTexts.daily.noResult;
    copy(
      shareText(daily, own.entry, replays)
        .map((line) => say(stage, line))
        .join('\n'),
    );
    return practiceTexts.daily.copied;
  };
  /** Whether Enter came before the day was read. */
  const isAwaited = useRef(false);
  useEffect(() => {
    if (tried === undefined || !isAwaited.current) return;
    isAwaited.current = false;
    void sit(tried);
  });
  useKeys((key) => {
    setRefusal(undefined);
    isAwaited.current = key.name === 'enter' && tried === undefined;
    const next = chosenAfter(chosen, daily, key);
    if (leadsBack(key)) back();
    else if (next !== undefined) choose(next);
    else if (isChar(key, 'c')) setRefusal(share(state));
    else if (key.name !== 'enter') scroll(key);
    else if (tried !== undefined) void sit(tried);
  });
  return { ...state, notice: refusal ?? state.notice };
}

/** All tries at deals of the day, oldest first; none where the history cannot be read, which `useDaily` says. */
const allTries = (): Promise<readonly HistoryEntry[]> =>
  readHistory(foldersOf(process.env), undefined, isOfSomeDay).catch(() => []);

/** Columns between the calendar and the bars. */
const APART = 4;

interface KnownDay {
  readonly daily: Daily;
  readonly tried: Try | undefined;
  readonly replays: readonly Replayed[];
}

interface PicturesProps extends KnownDay {
  readonly tries: readonly HistoryEntry[];
  readonly width: number;
}

/** The month as a calendar after blank rows, and beside it what every level made of the same cards. */
function Pictures({ above, ...props }: PicturesProps & { readonly above: number }): ReactNode {
  const { daily, tried, replays, tries, width } = props;
  const { measures } = useStage();
  const { date, game } = daily;
  const days = useMemo(() => daysPlayed(tries, monthStart(date), daysInMonth(date)), [tries, date]);
  const since = useMemo(
    () => tries.map(({ time }) => localDate(new Date(time))).sort()[0],
    [tries],
  );
  const isWide = width >= 2 * CALENDAR + APART - 12;
  const beside = isWide ? width - CALENDAR - APART : width;
  const isHigh = measures.panel > 0;
  return (
    <Fixed flexDirection={isWide ? 'row' : 'column'} columnGap={APART} rowGap={1} marginTop={above}>
      <Calendar {...{ days, since, isHigh }} chosen={date} today={localDate(new Date())} />
      <Column width={beside} rowGap={1}>
        {tried?.kind === 'done' && replays.length > 0 && (
          <SameCards
            {...{ game, replays }}
            total={tried.entry.total}
            width={beside}
            gap={Number(isHigh)}
          />
        )}
        {(replays.length === 0 || isHigh) && beside >= DAY_COMPANY && (
          <DayCompany daily={daily} isHigh={isHigh} isTall={replays.length === 0} />
        )}
      </Column>
    </Fixed>
  );
}

/** In the panel of a wide window: the result to share, the last week, the game of tomorrow and what counts. */
function DayAside({ daily, tried, replays, tries, width }: PicturesProps): ReactNode {
  return (
    <Column width={width} paddingTop={1}>
      {tried?.kind === 'done' && (
        <>
          <Sentence of={practiceTexts.daily.toShare} tone="accent" bold />
          <Result daily={daily} tried={tried} replays={replays} is="bar" />
        </>
      )}
      <Column width={width} rowGap={1} paddingTop={tried?.kind === 'done' ? 1 : 0}>
        <LastWeek tries={tries} width={width} />
        <Tomorrow width={width} />
        {tried?.kind !== 'done' && <HowItCounts />}
      </Column>
    </Column>
  );
}

/**
 * The deal of the day: which game, how one’s own try went and what the levels made of the cards. Arrows choose another
 * day or game.
 */
export function DailyScreen(props: DailyProps): ReactNode {
  const { stage } = useApp();
  const { Match } = props;
  const { panel } = stage.measures;
  const shape = sheetShape(stage, 0, panel);
  const scrolling = useScroll(shape.height);
  const { daily, tried, replays = [], notice } = useDailyKeys(props, scrolling.key);
  const tries = useFound(allTries) ?? NONE;
  const told = notice === undefined ? [] : [run(say(stage, notice), { tone: 'accent' })];
  const isShort = plainText(told).length <= shape.width;
  const known = { daily, tried, replays, tries };
  const keys = keysFor(stage, tried?.kind, scrolling.view !== undefined);
  const gap = panel > 0 && tried?.kind !== 'done' ? 1 : 0;
  const aside = <DayAside {...known} width={panel - 2} />;
  return (
    <Sheet
      title={dayTitle(stage, daily, streakOf(tries, localDate(new Date())))}
      keys={<Words of={[run(say(stage, keys), { tone: 'faint' })]} />}
      scrolling={scrolling}
      notice={isShort ? told : undefined}
      aside={panel > 0 ? { width: panel, shown: aside } : undefined}
      isLit
    >
      <DayHeadline {...{ daily, tried }} width={shape.width} />
      <DayVerdict tried={tried} />
      <WrappedLines of={linesOfDay(daily, tried)} gap={gap} />
      {panel === 0 && tried?.kind === 'done' && (
        <Result daily={daily} tried={tried} replays={replays} is="panel" />
      )}
      {!isShort && <Words of={told} wrap="wrap" />}
      <Pictures {...known} width={shape.width} above={1 - gap} />
      {tried?.kind === 'done' && shape.height >= HIGH && (
        <Fixed marginTop={1}>
          <Match
            entry={tried.entry}
            name={practiceTexts.daily.match}
            shape={{ width: shape.width, height: MATCH_ROWS }}
          />
        </Fixed>
      )}
    </Sheet>
  );
}

/** Rows of a page in which the match of the day has room below the calendar, and rows that it takes. */
const HIGH = 34;
const MATCH_ROWS = 9;

/**
 * What there is to say of a day: the game, what is fixed, and how far the first try is. A finished try is told by its
 * verdict and result.
 */
function linesOfDay(daily: Daily, tried: Try | undefined): readonly Text[] {
  if (tried?.kind === 'done') return [];
  const told = tried === undefined ? [] : [firstTryText(tried)];
  return [daily.game.summary, ...dailyLines(daily).slice(1), ...told];
}

/** What has become of the first try, briefly. */
const firstTryText = (tried: Try): Text =>
  tried.kind === 'none' ? practiceTexts.daily.untried : tryText(tried);

const NONE: readonly HistoryEntry[] = [];

/** The day and its game; as far as there is room, that a person has chosen it, and the days in a row. */
function dayTitle(stage: Stage, { date, game }: Daily, streak: number): Runs {
  const title = say(stage, practiceTexts.daily.title);
  const day = `${dayWords(stage, date)} · ${say(stage, game.names)}`;
  const remarks: Run[] = [];
  if (dailyOf(date).game !== game)
    remarks.push(run(say(stage, practiceTexts.daily.other), { tone: 'faint' }));
  if (streak > 1)
    remarks.push(run(say(stage, fill(practiceTexts.daily.streak, streak)), { bold: true }));
  const room = bodyOf(stage).width - title.length - 2;
  const parts: readonly Runs[] = [[run(day)], ...remarks.map((one) => [one])];
  return [run(`${title}  `, { tone: 'accent', bold: true }), ...fittedParts(parts, '  ', room)];
}

/** “Sunday 29 November”, in small windows shorter; with the year where that is another. */
function dayWords({ lang, measures }: Stage, date: string): string {
  const length = measures.name === 'compact' ? 'short' : 'long';
  const isThisYear = date.slice(0, 4) === localDate(new Date()).slice(0, 4);
  const year = isThisYear ? undefined : 'numeric';
  return dateWords(date, lang, { weekday: length, day: 'numeric', month: length, year });
}

interface ResultProps {
  readonly daily: Daily;
  readonly tried: Extract<Try, { kind: 'done' }>;
  readonly replays: Parameters<typeof shareText>[2];
  readonly is: Surface;
}

/** The result to share, on a ground of its own. */
function Result({ daily, tried, replays, is }: ResultProps): ReactNode {
  return (
    <>
      <Fixed is={is} flexDirection="column" paddingX={1}>
        <WrappedLines of={shareText(daily, tried.entry, replays)} />
      </Fixed>
      {replays.length > 0 && <Sentence of={report.daily.legend} tone="faint" wrap="wrap" />}
    </>
  );
}
