/**
 * The screen: the menu, a session, a record. Each call takes the terminal over and gives it back.
 * The first frame is drawn before Ink is loaded, so that it is there at once.
 */
import type { ColorSupportLevel } from 'chalk';
import { fill } from '../lang/text.ts';
import { closeAll } from '../play/ending.ts';
import { beforeLeaving } from '../play/leaving.ts';
import type { Session } from '../play/session.ts';
import type { Settings } from '../play/settings.ts';
import { colourLevel } from './colour.ts';
import { KEYS } from './messages/table-keys.ts';
import { NO_TERMINAL } from './messages.ts';
import { paintFrame } from './parts/paint-frame.ts';
import type { Place } from './router.tsx';
import { type MenuGame, menuEntries, menuFrame } from './screens/menu-view.ts';
import { stageOf } from './stage.ts';
import { isTerminal, openTerminal, type Terminal } from './terminal.ts';

export type { MenuGame } from './screens/menu-view.ts';

interface Shown {
  readonly settings: Settings;
  readonly start: Place;
  readonly games?: readonly MenuGame[];
  readonly first?: (terminal: Terminal, level: ColorSupportLevel) => void;
}

/** Exit code 1 and a sentence where there is no terminal to draw on. */
function noTerminal(settings: Settings): number {
  process.stderr.write(`talon: ${NO_TERMINAL[settings.lang]}\n`);
  return 1;
}

async function show({ settings, start, games, first }: Shown): Promise<number> {
  if (!isTerminal(process)) return noTerminal(settings);
  const level = colourLevel(process.env, undefined);
  if (level === 0) process.env.FORCE_COLOR = '0';
  const terminal = openTerminal(process);
  try {
    first?.(terminal, level);
    const { mount } = await import('./mount.tsx');
    return await mount({ terminal, settings, level, start, ...(games && { games }) });
  } finally {
    await terminal.close();
    await closeAll();
  }
}

/** The menu and everything reached from it. */
export const runMenu = (settings: Settings, games: readonly MenuGame[]): Promise<number> =>
  show({
    settings,
    start: { at: 'menu', row: 0 },
    games,
    first: (terminal, level) => {
      const stage = stageOf(settings, terminal.size(), level);
      const frame = menuFrame(stage, menuEntries(games), 0);
      terminal.surface.draw(paintFrame(stage, frame));
    },
  });

export interface PlaySetup {
  readonly session: Session;
  readonly settings: Settings;
}

/** How to go on with a match that has been left, where its terminal still reads. */
function tellHow(session: Session, { lang }: Settings): void {
  const id = session.match().ended ? undefined : session.saved();
  if (id !== undefined) process.stdout.write(`${fill(KEYS.goOn, id)[lang]}\n`);
}

/** Runs a session until the person leaves it; it is saved during play. */
export async function runPlay({ session, settings }: PlaySetup): Promise<number> {
  const start: Place = { at: 'table', session, row: 0 };
  let isForced = false;
  const off = beforeLeaving(() => {
    isForced = true;
  });
  const code = await show({ settings, start }).finally(() => session.close());
  off();
  if (!isForced) tellHow(session, settings);
  return code;
}

export interface ReplaySetup {
  /** The record's lines. */
  readonly record: string;
  readonly settings: Settings;
  /** Whose observation is shown first. */
  readonly observer?: number;
}

/** A record to step through. */
export const runReplay = ({ record, settings, observer }: ReplaySetup): Promise<number> =>
  show({
    settings,
    start: { at: 'replay', record, row: 0, ...(observer !== undefined && { eyes: observer }) },
  });
