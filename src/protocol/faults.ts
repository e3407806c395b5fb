/** What can be wrong with a bot, in one sentence each. */
import type { Refusal } from '../engine/refusal.ts';
import { fill, type Text, text } from '../lang/text.ts';
import { type FaultCode, PROTOCOLS } from './messages.ts';

export interface Fault {
  readonly code: FaultCode;
  /** The clause that an illegal move breaks. */
  readonly clause?: string;
  readonly text: Text;
  /** There is no such program, or it may not be run. */
  readonly isUnstarted?: true;
}

const EXITED = text(
  'the program has ended (exit code $1)',
  'das Programm ist zu Ende (Exit-Code $1)',
);
const KILLED = text('the program was ended by $1', 'das Programm wurde durch $1 beendet');
const MISSING = text('there is no program $1', 'es gibt kein Programm $1');
const UNSTARTED = text('$1 cannot be started ($2)', '$1 lässt sich nicht starten ($2)');
const NO_HELLO = text(
  'the program has not said hello within $1 s',
  'das Programm hat sich nicht innerhalb von $1 s gemeldet',
);
const OTHER_PROTOCOL = text(
  'the program speaks version $1 of the protocol, Talon speaks $2',
  'das Programm spricht Fassung $1 des Protokolls, Talon spricht $2',
);
const LATE = text('no move within $1 ms', 'kein Zug innerhalb von $1 ms');
const SILENT = text('not a word for $1 s', 'seit $1 s kein Wort');
const OFTEN_LATE = text(
  'no move within $1 ms, several times in a row',
  'mehrmals hintereinander kein Zug innerhalb von $1 ms',
);
const GARBAGE = text(
  '“$1” is no message of the protocol',
  '„$1“ ist keine Nachricht des Protokolls',
);
const LONG_LINE = text('a line of more than 1 MiB', 'eine Zeile von mehr als 1 MiB');
const MANY = text('more than $1 messages without a move', 'mehr als $1 Nachrichten ohne einen Zug');
const ILLEGAL = text('“$1” is refused: $2', '„$1“ wird abgelehnt: $2');

/** What a bot wrote, shortened and without anything that looks like markup. */
function quoted(written: string): string {
  const line = written.replace(/[\p{C}\p{Z}[\]{}]+/gu, ' ').trim();
  return line.length > 60 ? `${line.slice(0, 60)}…` : line;
}

const seconds = (ms: number): number => ms / 1000;

export const exited = (code: number | null, signal: string | null): Fault => ({
  code: 'gone',
  text: signal === null ? fill(EXITED, code ?? '?') : fill(KILLED, signal),
});
export const unstarted = (program: string, reason: string): Fault => ({
  code: 'gone',
  text:
    reason === 'ENOENT' ? fill(MISSING, quoted(program)) : fill(UNSTARTED, quoted(program), reason),
  isUnstarted: true,
});
export const noHello = (ms: number): Fault => ({
  code: 'hello',
  text: fill(NO_HELLO, seconds(ms)),
});
export const otherProtocol = (spoken: number): Fault => ({
  code: 'hello',
  text: fill(OTHER_PROTOCOL, spoken, PROTOCOLS.join(', ')),
});
export const late = (ms: number): Fault => ({ code: 'late', text: fill(LATE, ms) });
export const oftenLate = (ms: number): Fault => ({ code: 'late', text: fill(OFTEN_LATE, ms) });
export const silent = (ms: number): Fault => ({ code: 'late', text: fill(SILENT, seconds(ms)) });
export const garbage = (line: string): Fault => ({
  code: 'garbage',
  text: fill(GARBAGE, quoted(line)),
});
export const longLine = (): Fault => ({ code: 'flood', text: LONG_LINE });
export const tooMany = (messages: number): Fault => ({ code: 'flood', text: fill(MANY, messages) });
export const illegal = (move: string, { clause, text: reason }: Refusal): Fault => ({
  code: 'illegal',
  clause,
  text: fill(ILLEGAL, quoted(move), reason),
});
