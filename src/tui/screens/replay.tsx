/** A record on the screen: forward and back, from anybody's point of view. */
import { type ReactNode, useMemo, useState } from 'react';
import { SPECTATOR } from '../../engine/game.ts';
import { matchActor } from '../../engine/match.ts';
import { Frame, useApp, useKeys } from '../app.tsx';
import { HELP, KEYBAR, REPLAY } from '../messages.ts';
import { framed } from '../parts/frame.ts';
import type { Key } from '../parts/keys.ts';
import { newPager, type Pager, pagerKey } from '../parts/pager.ts';
import { TooSmall } from '../parts/too-small.tsx';
import { useStage } from '../parts/use-stage.ts';
import { isTooSmall, phrase, type Stage, say } from '../render-context.ts';
import { line } from '../span.ts';
import { Table, type TableFrame } from '../table/table.tsx';
import { type Runs, run } from '../theme/style.ts';
import {
  type Browser,
  browserKey,
  logAt,
  matchAt,
  newBrowser,
  openTable,
  outcomesAt,
  type Recording,
  readRecordings,
} from './replay-state.ts';
import { ScoreSheet } from './score.tsx';
import { type Scored, scoredOf } from './scored.ts';
import { logLine, voicesOf } from './table-view.tsx';
import { helpSheet, logSheet, pagedOf, rulesSheet, type Sheet, sheetFrame } from './windows.ts';

const namesOf = ({ header }: Recording): readonly string[] => header.seats.map(({ name }) => name);

function eyesText(stage: Stage, recording: Recording, { eyes, open }: Browser): string {
  if (open) return say(stage, REPLAY.allOpen);
  if (eyes === SPECTATOR) return say(stage, REPLAY.everybody);
  return say(stage, REPLAY.eyes, namesOf(recording)[eyes] ?? String(eyes));
}

function placeLine(
  stage: Stage,
  recordings: readonly Recording[],
  recording: Recording,
  at: Browser,
): Runs {
  const record =
    recordings.length > 1 ? `  ${say(stage, REPLAY.record, at.record + 1, recordings.length)}` : '';
  const match = matchAt(recording, at.at);
  return [
    run(say(stage, REPLAY.step, at.at, recording.made.length), { bold: true }),
    run(`  ${say(stage, REPLAY.deal, match.deal)}  `),
    run(eyesText(stage, recording, at), { bold: at.open }),
    run(record, { tone: 'faint' }),
  ];
}

function lastLine(stage: Stage, recording: Recording, browser: Browser): Runs {
  const match = matchAt(recording, browser.at);
  const voices = voicesOf(match, namesOf(recording));
  const entries = logAt(recording, browser.at);
  const step = entries.findLast(({ by }) => by !== 'table');
  if (step === undefined) return [run(say(stage, REPLAY.start), { tone: 'faint' })];
  return logLine(stage, voices, step, browser.open ? matchEyes(recording, browser) : browser.eyes);
}

/** With all cards open, a step is told as the seat that made it saw it. */
function matchEyes(recording: Recording, { at, eyes }: Browser): number {
  const by = recording.made[at - 1]?.by ?? SPECTATOR;
  return by >= 0 ? by : eyes;
}

/** The position the browser is at, as a table. */
function Position({ recordings, browser }: Browsing): ReactNode {
  const stage = useStage();
  const recording = recordings[browser.record];
  if (recording === undefined)
    return (
      <Frame
        block={framed(stage, {
          title: line(say(stage, REPLAY.title), { bold: true }),
          body: [[], line(say(stage, REPLAY.empty))],
          keys: KEYBAR.overlay,
        })}
      />
    );
  if (isTooSmall(stage.size)) return <TooSmall />;
  return <Table {...positionFrame(stage, recordings, recording, browser)} />;
}

interface Browsing {
  readonly recordings: readonly Recording[];
  readonly browser: Browser;
}

function positionFrame(
  stage: Stage,
  recordings: readonly Recording[],
  recording: Recording,
  browser: Browser,
): TableFrame {
  const match = matchAt(recording, browser.at);
  const { game, state, pack } = match;
  const voices = voicesOf(match, namesOf(recording));
  const { eyes, open } = browser;
  const observer = open ? SPECTATOR : eyes;
  const entries = logAt(recording, browser.at);
  const last = entries.findLast(({ by }) => by !== 'table');
  const log = entries
    .filter((entry) => entry !== last)
    .map((entry) => logLine(stage, voices, entry, observer));
  const atEnd = browser.at === recording.made.length && recording.fault !== undefined;
  const fault = recording.fault;
  const keys = stage.size.columns > WIDE ? KEYBAR.replay : KEYBAR.replayShort;
  const table = open ? openTable(match) : game.display.table(game.observer.observe(state, eyes));
  return {
    title: `${say(stage, REPLAY.title)}: ${say(stage, game.names)}`,
    scene: { table, pack, voices, observer, actor: matchActor(match), memory: true },
    log,
    told: {
      news: log.slice(-8),
      message:
        atEnd && fault
          ? phrase(stage, voices, fault, { bold: true })
          : lastLine(stage, recording, browser),
      enter: placeLine(stage, recordings, recording, browser),
      keys: [run(say(stage, keys), { tone: 'faint' })],
    },
  };
}

const WIDE = 80;

type Kind = 'help' | 'log' | 'rules';
const WINDOWS: Readonly<Record<string, Kind | 'score'>> = {
  s: 'score',
  l: 'log',
  r: 'rules',
  '?': 'help',
};

function sheetFor(stage: Stage, kind: Kind, recording: Recording, browser: Browser): Sheet {
  const match = matchAt(recording, browser.at);
  const voices = voicesOf(match, namesOf(recording));
  switch (kind) {
    case 'help':
      return helpSheet(stage, HELP.replay);
    case 'log':
      return logSheet(stage, voices, [...logAt(recording, browser.at)].reverse(), browser.eyes);
    case 'rules':
      return rulesSheet(stage, match.game, match.options);
  }
}

/** The deals finished by then. */
const scoredAt = (recording: Recording, browser: Browser): Scored =>
  scoredOf(matchAt(recording, browser.at), {
    names: namesOf(recording),
    observer: browser.eyes,
    outcomes: outcomesAt(recording, browser.at),
  });

interface ReplayProps {
  readonly record: string;
  readonly eyes?: number;
  readonly back: () => void;
}

export function ReplayScreen({ record, eyes, back }: ReplayProps): ReactNode {
  const { stage, settings, change } = useApp();
  const recordings = useMemo(() => readRecordings(record), [record]);
  const [browser, setBrowser] = useState(() => newBrowser(eyes));
  const [window, setWindow] = useState<{ readonly kind: Kind; readonly pager: Pager }>();
  const recording = recordings[browser.record];
  const [isScore, setScore] = useState(false);
  const sheet =
    window === undefined || recording === undefined
      ? undefined
      : sheetFor(stage, window.kind, recording, browser);
  const act = (key: Key): void => {
    const char = key.name === 'char' ? key.char : '';
    const leaves = key.name === 'escape' || char === 'q';
    if (window !== undefined && sheet !== undefined) {
      if (!window.pager.typing && (leaves || key.name === 'enter')) setWindow(undefined);
      else setWindow({ ...window, pager: pagerKey(window.pager, pagedOf(stage, sheet), key) });
      return;
    }
    const kind = WINDOWS[char];
    if (leaves) back();
    else if (kind === 'score') setScore(true);
    else if (kind !== undefined) setWindow({ kind, pager: newPager });
    else if (char === 'c') void change({ fourColour: !settings.fourColour });
    else setBrowser(browserKey(browser, recordings, key));
  };
  const score = isScore && recording !== undefined ? scoredAt(recording, browser) : undefined;
  useKeys(score === undefined ? act : undefined);
  if (score !== undefined) return <ScoreSheet scored={score} close={() => setScore(false)} />;
  if (window !== undefined && sheet !== undefined)
    return <Frame block={sheetFrame(stage, sheet, window.pager)} />;
  return <Position recordings={recordings} browser={browser} />;
}
