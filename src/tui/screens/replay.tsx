/** A record on the screen: forward and back, from anybody's point of view. */
import { createElement, type ReactNode, useMemo, useState } from 'react';
import { SPECTATOR } from '../../engine/game.ts';
import { matchActor } from '../../engine/match.ts';
import { Frame, useApp, useKeys } from '../app.tsx';
import { HELP, KEYBAR, REPLAY } from '../messages.ts';
import { framed, guarded } from '../parts/frame.ts';
import { newPager, type Pager, pagerKey } from '../parts/pager.ts';
import { COMPACT_COLUMNS, phrase, roomOf, type Stage, say } from '../render-context.ts';
import { type Block, type Line, line, span } from '../span.ts';
import { drawTable } from '../table/layout.ts';
import {
  type Browser,
  browserKey,
  type Course,
  logAt,
  matchAt,
  newBrowser,
  openTable,
  outcomesAt,
  readCourses,
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

const namesOf = ({ header }: Course): readonly string[] => header.seats.map(({ name }) => name);

function eyesText(stage: Stage, course: Course, { eyes, open }: Browser): string {
  if (open) return say(stage, REPLAY.allOpen);
  if (eyes === SPECTATOR) return say(stage, REPLAY.everybody);
  return say(stage, REPLAY.eyes, namesOf(course)[eyes] ?? String(eyes));
}

function placeLine(stage: Stage, courses: readonly Course[], course: Course, at: Browser): Line {
  const record =
    courses.length > 1 ? `  ${say(stage, REPLAY.record, at.record + 1, courses.length)}` : '';
  const match = matchAt(course, at.at);
  return [
    span(say(stage, REPLAY.step, at.at, course.made.length), { bold: true }),
    span(`  ${say(stage, REPLAY.deal, match.deal)}  `),
    span(eyesText(stage, course, at), { bold: at.open }),
    span(record, { dim: true }),
  ];
}

function lastLine(stage: Stage, course: Course, browser: Browser): Line {
  const match = matchAt(course, browser.at);
  const voices = voicesOf(match, namesOf(course));
  const entries = logAt(course, browser.at);
  const step = entries.findLast(({ by }) => by !== 'table');
  if (step === undefined) return line(say(stage, REPLAY.start), { dim: true });
  return logLine(stage, voices, step, browser.open ? matchEyes(course, browser) : browser.eyes);
}

/** With all cards open, a step is told as the seat that made it saw it. */
function matchEyes(course: Course, { at, eyes }: Browser): number {
  const by = course.made[at - 1]?.by ?? SPECTATOR;
  return by >= 0 ? by : eyes;
}

export function replayFrame(stage: Stage, courses: readonly Course[], browser: Browser): Block {
  const course = courses[browser.record];
  if (course === undefined)
    return framed(stage, {
      title: line(say(stage, REPLAY.title), { bold: true }),
      body: [[], line(say(stage, REPLAY.empty))],
      keys: KEYBAR.overlay,
    });
  return guarded(stage, () => {
    const match = matchAt(course, browser.at);
    const { game, state, pack } = match;
    const voices = voicesOf(match, namesOf(course));
    const { eyes, open } = browser;
    const table = open ? openTable(match) : game.display.table(game.observer.observe(state, eyes));
    const observer = open ? SPECTATOR : eyes;
    const entries = logAt(course, browser.at);
    const last = entries.findLast(({ by }) => by !== 'table');
    const log = entries
      .filter((entry) => entry !== last)
      .map((entry) => logLine(stage, voices, entry, observer));
    const atEnd = browser.at === course.made.length && course.fault !== undefined;
    const fault = course.fault;
    const keys = stage.size.columns > COMPACT_COLUMNS ? KEYBAR.replay : KEYBAR.replayShort;
    return drawTable(stage, {
      title: `${say(stage, REPLAY.title)}: ${say(stage, game.names)}`,
      scene: { table, pack, voices, observer, actor: matchActor(match), memory: true },
      log,
      message:
        atEnd && fault
          ? phrase(stage, voices, fault, { bold: true })
          : lastLine(stage, course, browser),
      enter: placeLine(stage, courses, course, browser),
      keys: [span(say(stage, keys), { dim: true })],
      height: roomOf(stage.size),
    });
  });
}

type Kind = 'help' | 'log' | 'score' | 'rules';
const WINDOWS: Readonly<Record<string, Kind>> = { s: 'score', l: 'log', r: 'rules', '?': 'help' };

function sheetFor(stage: Stage, kind: Kind, course: Course, browser: Browser): Sheet {
  const match = matchAt(course, browser.at);
  const voices = voicesOf(match, namesOf(course));
  switch (kind) {
    case 'help':
      return helpSheet(stage, HELP.replay);
    case 'log':
      return logSheet(stage, voices, [...logAt(course, browser.at)].reverse(), browser.eyes);
    case 'score':
      return scoreSheet(stage, voices, match.game, outcomesAt(course, browser.at));
    case 'rules':
      return rulesSheet(stage, match.game, match.options);
  }
}

export interface ReplayProps {
  readonly record: string;
  readonly eyes?: number;
  readonly back: () => void;
}

export function ReplayScreen({ record, eyes, back }: ReplayProps): ReactNode {
  const { stage, settings, change } = useApp();
  const courses = useMemo(() => readCourses(record), [record]);
  const [browser, setBrowser] = useState(() => newBrowser(eyes));
  const [window, setWindow] = useState<{ readonly kind: Kind; readonly pager: Pager }>();
  const course = courses[browser.record];
  const sheet =
    window === undefined || course === undefined
      ? undefined
      : sheetFor(stage, window.kind, course, browser);
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
    else setBrowser(browserKey(browser, courses, key));
  });
  const block =
    window !== undefined && sheet !== undefined
      ? sheetFrame(stage, sheet, window.pager)
      : replayFrame(stage, courses, browser);
  return createElement(Frame, { block });
}
