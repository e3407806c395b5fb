/** Lives on the screen: the real program in a terminal, its keys pressed, killed or hung up. */
import { constants } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Seat } from '../../src/engine/game.ts';
import { type AnyMatch, matchActor } from '../../src/engine/match.ts';
import { below, type Random } from '../../src/engine/random.ts';
import { orderAt } from '../../src/play/session/deputy.ts';
import { likelyMove } from '../../src/play/session/likely-move.ts';
import { isForcedHere } from '../../src/play/steps/steps.ts';
import {
  newTableState,
  type TableState,
  type Turn,
  tableReducer,
  turnOf,
} from '../../src/tui/screens/turn/state.ts';
import { namesIn } from '../tui/person.ts';
import { KEY, openWindow, type RealWindow, type Window } from '../tui/window.ts';
import { examine } from './autopsy.ts';
import {
  checkEnd,
  firstAct,
  isOrderly,
  type Life,
  type LifePlan,
  type Lived,
  startOf,
  UNBEGUN,
} from './life.ts';
import { bidFarewell, isOver, type Stage, stageOf, type Trial } from './lives.ts';
import { dataOf, environmentOf, Hang, PATIENCE, patiently } from './player.ts';
import { someTable, type Table } from './reference.ts';
import { enterLine, wayTo } from './screen-keys.ts';

/** After so long an Enter that still stands on the screen was surely not taken, in milliseconds. */
const UNTAKEN = 5000;

/** Waits until the screen shows this; meanwhile the offer that was accepted last is accepted again while it stands. */
async function until(
  window: Window,
  holds: (text: string) => boolean,
  wanted: string,
  accepted: string | undefined,
): Promise<void> {
  const start = performance.now();
  let pressed = start;
  while (!(window.isWhole() && holds(window.text()))) {
    const now = performance.now();
    if (now - start > PATIENCE) throw new Hang(`no “${wanted}”:\n${window.text()}`);
    if (accepted !== undefined && now - pressed > UNTAKEN && window.text().includes(accepted)) {
      window.press(KEY.enter);
      pressed = now;
    }
    await sleep(10);
  }
}

/** The person's turn as the screen begins it. */
function shownTurn(match: AnyMatch, home: Seat): Turn | undefined {
  const { game } = match;
  if (matchActor(match) !== home) return undefined;
  const order = orderAt(match);
  const likely = game.notation.write(likelyMove(match, home));
  return turnOf(match, home, true, { likely, order });
}

/** How far the person came. */
interface Progress {
  heard: number;
}

/**
 * Plays acts until the plan says to stop, the match ends, or a move takes too many keys. Turns without a choice that the
 * program makes itself take no keys.
 */
async function playOn(life: Life, window: Window, progress: Progress): Promise<void> {
  const { script, plan } = life;
  await until(window, () => namesIn(window.data).length > 0, 'save', undefined);
  const names = namesIn(window.data);
  let state: TableState = newTableState;
  let before = '';
  let accepted: string | undefined;
  for (let count = 0; ; count++) {
    const index = firstAct(life) + count;
    const { match } = await script.at(index);
    const turn = shownTurn(match, script.table.home);
    if (turn === undefined) return;
    if (isForcedHere(match)) continue;
    const line = enterLine(match, turn, state, names);
    await until(window, (text) => text !== before && text.includes(line), line, accepted);
    // An offer in the same words may be the one before, not taken yet on a busy machine.
    if (line !== accepted) progress.heard = index;
    if (count >= plan.acts) return;
    const [typed = ''] = await script.typed(index);
    const way = typed === 'undo' ? { keys: ['u'], state } : wayTo(turn, state, typed);
    if (way === undefined) return;
    before = await press(window, way.keys);
    const offered = enterLine(match, turn, way.state, names);
    accepted = way.keys.at(-1) === KEY.enter ? offered : undefined;
    const isUndo = typed === 'undo';
    state = isUndo ? newTableState : tableReducer(way.state, { kind: 'say', notice: undefined });
  }
}

/** How long a turn must stand on the screen without an Enter before it takes one, and a bit. */
const CALM = 400;

/** How often an Enter is pressed that a busy program took for one without rest. */
const PRESSES = 5;

async function changes(window: Window, shown: string): Promise<boolean> {
  for (let wait = 0; wait < 100 && window.text() === shown; wait++) await sleep(10);
  return window.text() !== shown;
}

/** One key after the other, each when the one before shows; not every one does. What the last one met. */
async function press(window: Window, keys: readonly string[]): Promise<string> {
  let shown = window.text();
  for (const key of keys) {
    shown = window.text();
    for (let times = 0; times < (key === KEY.enter ? PRESSES : 1); times++) {
      if (key === KEY.enter) await sleep(CALM);
      window.press(key);
      if (await changes(window, shown)) break;
    }
  }
  return shown;
}

const NAMES = Object.entries(constants.signals);

function endLife({ plan }: Life, window: RealWindow): void {
  if (plan.end === 'quit') window.press('qq');
  else if (plan.hangsUp === true) window.hangUp();
  else window.kill(plan.end);
}

async function liveOnScreen(life: Life): Promise<Lived> {
  const { folder, plan, from } = life;
  const window = openWindow(startOf(life), { env: environmentOf(folder), data: dataOf(folder) });
  const progress: Progress = { heard: from };
  try {
    if (plan.acts >= 0) await playOn(life, window, progress);
    await sleep(plan.delay);
    endLife(life, window);
  } catch (error) {
    window.kill('SIGKILL');
    throw error;
  }
  const { code, signal } = await patiently(window.exited, () => {
    window.kill('SIGKILL');
    return `did not end after ${plan.end}:\n${window.text()}`;
  });
  const name = NAMES.find(([, number]) => number === signal)?.[0];
  const ended = {
    code: name === undefined ? code : null,
    signal: (name ?? null) as NodeJS.Signals | null,
  };
  const { heard } = progress;
  const promised = isOrderly(plan, ended, false) ? heard : Math.max(from, heard - 1);
  const lived = { heard, promised, ended, out: window.output(), err: '', struck: false };
  checkEnd(life, lived);
  return lived;
}

const ENDS = [
  ...(['SIGKILL', 'SIGKILL', 'SIGKILL', 'SIGKILL', 'SIGKILL', 'SIGHUP', 'SIGHUP'] as const),
  ...(['SIGTERM', 'SIGINT', 'SIGQUIT', 'SIGUSR2', 'quit'] as const),
] as const;

function planOf(random: Random): LifePlan {
  const end = ENDS[below(random, ENDS.length)] ?? 'SIGKILL';
  return {
    acts: below(random, 14) === 0 ? -1 : below(random, 4),
    delay: below(random, 3) === 0 ? below(random, 40) : 0,
    typing: false,
    end,
    hangsUp: end === 'SIGHUP' && below(random, 2) === 0,
  };
}

async function step(stage: Stage, from: number, plan: LifePlan): Promise<number> {
  const { trial, script } = stage;
  const life: Life = { script, folder: trial.folder, from, plan, findings: trial.findings };
  const lived = await liveOnScreen(life);
  if (from !== UNBEGUN) trial.findings.add('resumes');
  if (plan.end !== 'quit') trial.findings.add('kills');
  if (plan.end !== 'quit' && plan.end !== 'SIGKILL') trial.findings.add('signals');
  return examine(life, lived, below(trial.random, 4) === 0);
}

/** A table whose moves take keys: forced moves of games without opponents make themselves. */
function tableWithKeys({ random, seed }: Trial): Table {
  for (;;) {
    const table = someTable(random, seed, 1);
    if (table.game.heuristics.levels.length > 0) return table;
  }
}

/** Killed, stopped, or the window closed under it, and resumed. */
export async function onTheScreen(trial: Trial, lives = 8): Promise<void> {
  const stage = await stageOf(trial, tableWithKeys(trial));
  trial.findings.add('matches');
  let kept = UNBEGUN;
  for (let life = 0; life < lives && !isOver(stage.script, kept); life++)
    kept = await step(stage, kept, planOf(trial.random));
  await bidFarewell(stage, kept);
}
