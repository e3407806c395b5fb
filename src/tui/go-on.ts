/** After the terminal has been given back: how to go on with the game left last. */
import { existsSync } from 'node:fs';
import type { Lang } from '../lang/text.ts';
import { foldersOf, recordPath } from '../play/disk/paths.ts';
import type { Session } from '../play/session/session.ts';
import { GO_ON } from './messages/leaving.ts';
import { say } from './render-context.ts';

/** The game somebody sat down to last, and the language they read. */
export interface Left {
  readonly session: Session;
  readonly lang: Lang;
}

/** One sentence; nothing where the game is over, was never saved, or has been deleted since. */
export function goOnText({ session, lang }: Left): string | undefined {
  const id = session.match().ended ? undefined : session.saved();
  if (id === undefined || !existsSync(recordPath(foldersOf(process.env).games, id)))
    return undefined;
  return say({ lang }, GO_ON, id);
}
