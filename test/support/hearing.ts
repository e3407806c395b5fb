/** Notation of the line mode's tests: lines typed in, and what was said. */
import { Readable } from 'node:stream';
import type { Lang } from '../../src/lang/text.ts';
import { runLine } from '../../src/line/index.ts';
import type { Folders } from '../../src/play/disk/paths.ts';
import type { Session } from '../../src/play/session/session.ts';
import { journalIn, sit } from './session.ts';

export interface Heard {
  readonly code: number;
  readonly lines: readonly string[];
  readonly warned: string;
  readonly text: string;
}

/** Plays the session with these lines typed in, and gives what was said. */
export async function hear(
  session: Session,
  typed: Iterable<string>,
  lang: Lang = 'en',
  isTTY = false,
  memory = false,
): Promise<Heard> {
  let text = '';
  let warned = '';
  const code = await runLine(
    { session, lang, memory },
    {
      input: Readable.from(typed),
      output: { write: (words) => (text += words) },
      error: { write: (words) => (warned += words) },
      isTTY,
    },
  );
  return { code, text, warned, lines: text.trimEnd().split('\n') };
}

export function* always(line: string): Generator<string> {
  for (;;) yield `${line}\n`;
}

export const PEOPLE = ['human', 'random', 'random', 'random'] as const;
export const boese = (given = { deals: 1 }, folders?: Folders): Session =>
  sit('boese-dame', PEOPLE, given, folders && journalIn('boese-dame', folders));
