/** A record on the screen: forward and back, from anybody's point of view. */
import { createElement, type ReactNode, useMemo, useState } from 'react';
import { SPECTATOR } from '../../engine/game.ts';
import { matchActor } from '../../engine/match.ts';
import { Frame, useApp, useKeys } from '../app.tsx';
import { HELP, KEYBAR, REPLAY } from '../messages.ts';
import { framed, guarded } from '../parts/frame.ts';
import { newPager, type Pager, pagerKey } from '../parts/pager.ts';
import { COMPACT_COLUMNS, phrase, type Stage, say, spaceOf } from '../render-context.ts';
import { type Block, type Line, line, span } from '../span.ts';
import { drawTable } from '../table/layout.ts';
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
import { logLine, voicesOf } from './table-view.ts';
import {
  helpSheet,
  logSheet,
  pagedOf,
  rulesSheet,
  type Sheet,
  scoreSheet,
  sheetFrame,
} from './windows.ts';

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
): Line {
  const record =
    recordings.length > 1 ? `  ${say(stage, REPLAY.record, at.record + 1, recordings.length)}` : '';
  const match = matchAt(recording, at.at);
  return [
    span(say(stage, REPLAY.step, at.at, recording.made.length), { bold: true }),
    span(`  ${say(stage, REPLAY.deal, match.deal)}  `),
    span(eyesText(stage, recording, at), { bold: at.open }),
    span(record, { dim: true }),
  ];
}

function lastLine(stage: Stage, recording: Recording, browser: Browser): Line {
  const match = matchAt(recording, browser.at);
  const voices = voicesOf(match, namesOf(recording));
  const entries = logAt(recording, browser.at);
  const step = entries.findLast(({ by }) => by !== 'table');
  if (step === undefined) return line(say(stage, REPLAY.start), { dim: true });
  return logLine(stage, voices, step, browser.open ? matchEyes(recording, browser) : browser.eyes);
}

/** With all cards open, a step is told as the seat that made it saw it. */
function matchEyes(recording: Recording, { at, eyes }: Browser): number {
  const by = recording.made[at - 1]?.by ?? SPECTATOR;
  return by >= 0 ? by : eyes;
}

export function replayFrame(
  stage: Stage,
  recordings: readonly Recording[],
  browser: Browser,
): Block {
  const recording = recordings[browser.record];
  if (recording === undefined)
    return framed(stage, {
      title: line(say(stage, REPLAY.title), { bold: true }),
      body: [[], line(say(stage, REPLAY.empty))],
      keys: KEYBAR.overlay,
    });
  return guarded(stage, () => {
    const match = matchAt(recording, browser.at);
    const { game, state, pack } = match;
    const voices = voicesOf(match, namesOf(recording));
    const { eyes, open } = browser;
    const table = open ? openTable(match) : game.display.table(game.observer.observe(state, eyes));
    const observer = open ? SPECTATOR : eyes;
    const entries = logAt(recording, browser.at);
    const last = entries.findLast(({ by }) => by !== 'table');
    const log = entries
      .filter((entry) => entry !== last)
      .map((entry) => logLine(stage, voices, entry, observer));
    const atEnd = browser.at === recording.made.length && recording.fault !== undefined;
    const fault = recording.fault;
    const keys = stage.size.columns > COMPACT_COLUMNS ? KEYBAR.replay : KEYBAR.replayShort;
    return drawTable(stage, {
      title: `${say(stage, REPLAY.title)}: ${say(stage, game.names)}`,
      scene: { table, pack, voices, observer, actor: matchActor(match), memory: true },
      log,
      message:
        atEnd && fault
          ? phrase(stage, voices, fault, { bold: true })
          : lastLine(stage, recording, browser),
      enter: placeLine(stage, recordings, recording, browser),
      keys: [span(say(stage, keys), { dim: true })],
      height: spaceOf(stage.size),
    });
  });
}

type Kind = 'help' | 'log' | 'score' | 'rules';
const WINDOWS: Readonly<Record<string, Kind>> = { s: 'score', l: 'log', r: 'rules', '?': 'help' };

function sheetFor(stage: Stage, kind: Kind, recording: Recording, browser: Browser): Sheet {
  const match = matchAt(recording, browser.at);
  const voices = voicesOf(match, namesOf(recording));
  switch (kind) {
    case 'help':
      return helpSheet(stage, HELP.replay);
    case 'log':
      return logSheet(stage, voices, [...logAt(recording, browser.at)].reverse(), browser.eyes);
    case 'score':
      return scoreSheet(stage, voices, match.game, outcomesAt(recording, browser.at));
    case 'rules':
      return rulesSheet(stage, match.game, match.options);
  }
}

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
  const sheet =
    window === undefined || recording === undefined
      ? undefined
      : sheetFor(stage, window.kind, recording, browser);
  useKeys((key) => {
    const char = key.name === 'char' ? key.char : '';
    const leaves = key.name === 'escape' || char === 'q';
    if (window !== undefined && sheet !== undefined) {
      if (!window.pager.typing && (leaves || key.name === 'enter')) setWindow(undefined);
      else setWindow({ ...window, pager: pagerKey(window.pager, pagedOf(stage, sheet), key) });
      return;
    }
    const kind = WINDOWS[char];
    if (leaves) back();
    else if (kind !== undefined) setWindow({ kind, pager: newPager });
    else if (char === 'c') void change({ fourColour: !settings.fourColour });
    else setBrowser(browserKey(browser, recordings, key));
  });
  const block =
    window !== undefined && sheet !== undefined
      ? sheetFrame(stage, sheet, window.pager)
      : replayFrame(stage, recordings, browser);
  return createElement(Frame, { block });
}
