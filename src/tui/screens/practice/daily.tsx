/** The deal of the day: which game, what is fixed, the replays beside it, and the result to share. */

import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { findGame, games } from '../../../games/index.ts';
import { fill, type Text } from '../../../lang/text.ts';
import { foldersOf } from '../../../play/disk/paths.ts';
import { reasonOf } from '../../../play/disk/read-lines.ts';
import {
  type Daily,
  dailyOf,
  dateAfter,
  firstTry,
  localDate,
  type Try,
} from '../../../play/past/daily.ts';
import { type Replayed, replayDaily } from '../../../play/past/daily-replays.ts';
import { dailyLines, shareText, tryText } from '../../../report/daily.ts';
import report from '../../../report/texts.json' with { type: 'json' };
import { fittingText } from '../../components/listing.tsx';
import { Sheet, sheetShape } from '../../components/sheet.tsx';
import { useScroll } from '../../components/viewport.tsx';
import { Fixed, Sentence, Words } from '../../components/words.tsx';
import { useApp, useKeys } from '../../context/app.ts';
import { bodyOf, type Stage, say } from '../../context/render-context.ts';
import appTexts from '../../messages/app.json' with { type: 'json' };
import pastTexts from '../../messages/past.json' with { type: 'json' };
import practiceTexts from '../../messages/practice.json' with { type: 'json' };
import { isChar, type Key, leadsBack } from '../../terminal/keys.ts';
import { plainText, run } from '../../theme/theme.ts';

interface DailyState {
  readonly daily: Daily;
  readonly tried?: Try;
  readonly replays?: readonly Replayed[];
  /** What the program is computing, or why it cannot. */
  readonly notice?: Text;
}

/** Reads and computes; shows how far it has come until it is stopped. */
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

/** `daily` must stay the same value while it is the same day and game. */
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

const DEEDS: Readonly<Record<Try['kind'], Text>> = {
  none: practiceTexts.daily.play,
  going: practiceTexts.daily.goOn,
  done: practiceTexts.daily.again,
};

function keysFor(stage: Stage, kind: Try['kind'] = 'none'): Text {
  const ways = kind === 'done' ? practiceTexts.doneKeys : [practiceTexts.dailyKeys];
  const keys = ways.map((one) => fill(one, DEEDS[kind]));
  return fittingText(stage, keys, bodyOf(stage).width) ?? practiceTexts.dailyKeys;
}

export interface DailyWays {
  /** Sits down; leads back to this day and game. Returns why it cannot go on. */
  readonly play: (daily: Daily, tried: Try, chosen: ChosenDay) => Promise<Text | undefined>;
  readonly back: () => void;
}

type DailyProps = DailyWays & ChosenDay;

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
  useKeys((key) => {
    setRefusal(undefined);
    const next = chosenAfter(chosen, daily, key);
    if (leadsBack(key)) back();
    else if (next !== undefined) choose(next);
    else if (isChar(key, 'c')) setRefusal(share(state));
    else if (key.name !== 'enter') scroll(key);
    else if (tried !== undefined) void sit(tried);
  });
  return { ...state, notice: refusal ?? state.notice };
}

export function DailyScreen(props: DailyProps): ReactNode {
  const { stage } = useApp();
  const scrolling = useScroll(sheetShape(stage).height);
  const { daily, tried, replays = [], notice } = useDailyKeys(props, scrolling.key);
  const { date, game } = daily;
  const told = notice === undefined ? [] : [run(say(stage, notice), { tone: 'accent' })];
  const isShort = plainText(told).length <= sheetShape(stage).width;
  const whose =
    dailyOf(date).game === game ? practiceTexts.daily.ofTheDay : practiceTexts.daily.other;
  return (
    <Sheet
      title={[
        run(say(stage, practiceTexts.daily.title), { tone: 'accent', bold: true }),
        run(`  ${date} · ${say(stage, game.names)}`),
        run(`  ${say(stage, whose)}`, { tone: 'faint' }),
      ]}
      keys={keysFor(stage, tried?.kind)}
      scrolling={scrolling}
      notice={isShort ? told : undefined}
    >
      <WrappedLines
        of={[game.summary, ...dailyLines(daily).slice(1), ...(tried ? [tryText(tried)] : [])]}
        gap={stage.measures.name === 'compact' ? 0 : 1}
      />
      {tried?.kind === 'done' && <Result daily={daily} tried={tried} replays={replays} />}
      {!isShort && <Words of={told} wrap="wrap" />}
    </Sheet>
  );
}

interface ResultProps {
  readonly daily: Daily;
  readonly tried: Extract<Try, { kind: 'done' }>;
  readonly replays: Parameters<typeof shareText>[2];
}

/** What may be passed on, on a ground of its own. */
function Result({ daily, tried, replays }: ResultProps): ReactNode {
  return (
    <>
      <Fixed is="panel" flexDirection="column" paddingX={1}>
        <WrappedLines of={shareText(daily, tried.entry, replays)} />
      </Fixed>
      {replays.length > 0 && <Sentence of={report.daily.legend} tone="faint" wrap="wrap" />}
    </>
  );
}
