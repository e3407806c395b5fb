/** A record on the screen: forward and back, from anybody's point of view. */
import { type ReactNode, useMemo, useState } from 'react';
import { SPECTATOR } from '../../engine/game.ts';
import { matchActor } from '../../engine/match.ts';
import { Frame, useApp, useKeys } from '../app.tsx';
import { HELP, KEYBAR, REPLAY } from '../messages.ts';
import { framed } from '../parts/frame.ts';
import type { Key } from '../parts/keys.ts';
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
import { logLine, voicesOf } from './table-view.tsx';
import { HelpWindow } from './windows/help.tsx';
import { LogWindow } from './windows/log.tsx';
import { RulesWindow } from './windows/rules.tsx';
import { ScoreWindow } from './windows/score.tsx';
import { scoreSheet } from './windows.ts';

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

type Kind = 'help' | 'log' | 'score' | 'rules';
const WINDOWS: Readonly<Record<string, Kind>> = { s: 'score', l: 'log', r: 'rules', '?': 'help' };

interface OverProps {
  readonly kind: Kind;
  readonly recording: Recording;
  readonly browser: Browser;
  readonly close: () => void;
}

/** A window over the position. */
function Over({ kind, recording, browser, close }: OverProps): ReactNode {
  const stage = useStage();
  const match = matchAt(recording, browser.at);
  const { game, options } = match;
  const voices = voicesOf(match, namesOf(recording));
  switch (kind) {
    case 'help':
      return <HelpWindow rows={HELP.replay} close={close} />;
    case 'log': {
      const log = logAt(recording, browser.at);
      return <LogWindow voices={voices} log={log} observer={browser.eyes} close={close} />;
    }
    case 'score': {
      const sheet = scoreSheet(stage, voices, game, outcomesAt(recording, browser.at));
      return <ScoreWindow sheet={sheet} close={close} />;
    }
    case 'rules':
      return <RulesWindow game={game} options={options} close={close} />;
  }
}

interface ReplayProps {
  readonly record: string;
  readonly eyes?: number;
  readonly back: () => void;
}

export function ReplayScreen({ record, eyes, back }: ReplayProps): ReactNode {
  const { settings, change } = useApp();
  const recordings = useMemo(() => readRecordings(record), [record]);
  const [browser, setBrowser] = useState(() => newBrowser(eyes));
  const [window, open] = useState<Kind>();
  const recording = recordings[browser.record];
  const over = recording === undefined ? undefined : window;
  const onKey = (key: Key): void => {
    const char = key.name === 'char' ? key.char : '';
    const kind = WINDOWS[char];
    if (key.name === 'escape' || char === 'q') back();
    else if (kind !== undefined) open(kind);
    else if (char === 'c') void change({ fourColour: !settings.fourColour });
    else setBrowser(browserKey(browser, recordings, key));
  };
  useKeys(over === undefined ? onKey : undefined);
  if (over === undefined || recording === undefined)
    return <Position recordings={recordings} browser={browser} />;
  const close = (): void => open(undefined);
  return <Over kind={over} recording={recording} browser={browser} close={close} />;
}
