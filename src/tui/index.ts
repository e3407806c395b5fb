/**
 * The screen: the menu, a session, a record. Each call takes the terminal over and gives it back. What draws is loaded
 * after the frame of last time is shown.
 */

import { existsSync } from 'node:fs';
import { fill, type Lang } from '../lang/text.ts';
import { beforeLeaving, closeAll, type End } from '../play/disk/leaving.ts';
import { foldersOf, recordPath } from '../play/disk/paths.ts';
import { isFirstStart, type Settings } from '../play/disk/settings.ts';
import type { Session } from '../play/session/session.ts';
import { resumed } from '../script/outside/loaded.ts';
import { beginAsLastTime } from './first-frame.ts';
import texts from './messages/app.json' with { type: 'json' };
import type { RouterProps } from './router.tsx';
import type { MenuGame } from './screens/menu/menu-game.ts';
import type { Place } from './screens/menu/routes.ts';
import { colourLevel } from './terminal/colour-level.ts';
import { isTerminal, openTerminal } from './terminal/terminal.ts';

interface ScreensShown {
  readonly settings: Settings;
  readonly start: Place;
  readonly games?: readonly MenuGame[];
  /** Whether the screens begin elsewhere than at the menu. */
  readonly isOutside?: boolean;
}

/** Exit code 1 and a sentence where there is no terminal to draw on. */
function noTerminal(settings: Settings): number {
  process.stderr.write(`talon: ${texts.noTerminal[settings.lang]}\n`);
  return 1;
}

/** The game somebody sat down to last, and the language they read. */
interface Left {
  readonly session: Session;
  readonly lang: Lang;
}

/** How to go on with it, in one sentence; nothing where the game is over, was never saved, or has been deleted since. */
function goOnText({ session, lang }: Left): string | undefined {
  const id = session.match().ended ? undefined : session.record.saved();
  if (id === undefined || !existsSync(recordPath(foldersOf(process.env).games, id)))
    return undefined;
  return fill(texts.goOnWith, resumed(session.setup.game.id, id))[lang];
}

/** Tells how to go on, unless a signal ends the program: then perhaps nobody is there to read it. */
function farewell(left: Left | undefined, end: End | undefined): void {
  if (left === undefined || end !== undefined) return;
  const told = goOnText(left);
  if (told !== undefined) process.stderr.write(`${told}\n`);
}

/**
 * Runs the screens in the terminal until they are left, by a person or a signal. Whatever happens, the terminal is
 * given back before the words of farewell are written to it.
 */
async function show({ settings, start, ...from }: ScreensShown): Promise<number> {
  if (!isTerminal(process)) return noTerminal(settings);
  const level = colourLevel(process.env, undefined);
  if (level === 0) process.env.FORCE_COLOR = '0';
  const terminal = openTerminal(process);
  let end: End | undefined;
  let left: Left | undefined;
  const off = beforeLeaving((by) => {
    end = by;
  });
  const seated: RouterProps['seated'] = (session, lang) => {
    left = { session, lang };
  };
  try {
    const listed = from.games?.map(({ game }) => game);
    const drawn =
      start.at === 'menu' ? beginAsLastTime(terminal, [level, settings, listed]) : (): void => {};
    const { mount } = await import('./mount.tsx');
    return await mount({
      terminal,
      settings,
      level,
      start,
      seated,
      drawn,
      ...from,
    });
  } finally {
    await terminal.close();
    await closeAll();
    off();
    farewell(left, end);
  }
}

/** The menu and everything reached from it; the first start asks its questions before. */
export function runMenu(settings: Settings, games: readonly MenuGame[]): Promise<number> {
  const start = { at: isFirstStart(process.env) ? 'first' : 'menu', row: -1 } as const;
  return show({ settings, games, start });
}

/** One screen, and whatever it leads to. */
export const runScreen = (settings: Settings, start: Place): Promise<number> =>
  show({ settings, start });

export interface PlaySetup {
  readonly session: Session;
  readonly settings: Settings;
  /** Seeds of further matches; undefined: there are no more. Random without it. */
  readonly seeds?: () => Promise<string | undefined>;
  /** The games in the menu, to which the end of a match may lead. */
  readonly games: readonly MenuGame[];
}

/** Runs a session until the person leaves it; it is saved during play. */
export async function runPlay({ session, settings, seeds, games }: PlaySetup): Promise<number> {
  try {
    const start = { at: 'table', session, row: 0, seeds } as const;
    return await show({ settings, start, games, isOutside: true });
  } finally {
    await session.close();
  }
}
