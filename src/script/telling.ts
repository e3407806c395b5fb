/** A match told in sentences, line by line, as far as one observer may know it. */
import type { Observer } from '../engine/game.ts';
import type { AnyMatch } from '../engine/match.ts';
import type { SeatEntry } from '../engine/record.ts';
import { seatedAfter } from '../engine/seating.ts';
import { fill, joinTexts, same, speak, text, type Voice } from '../lang/text.ts';
import { type LogEntry, loggedOf, type Made } from '../play/log.ts';

const OPENING = text('$1, seed $2. $3', '$1, Startwert $2. $3');
const SITS = text('{$1} is $2', '{$1} ist $2');
const DEAL = text('Deal $1', 'Spiel $1');

export interface Teller {
  readonly opening: () => readonly string[];
  /** The lines for a step and for what it ended. */
  readonly step: (made: Made) => readonly string[];
}

/** A sentence with its first letter capitalized. */
export const capital = (spoken: string): string =>
  spoken.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());

function entryLine(entry: LogEntry, observer: Observer, voice: Voice): string {
  const told = speak(entry.told(observer), voice);
  const seated = typeof entry.by === 'number' ? `${voice.seat(entry.by)} ${told}` : told;
  return `${capital(seated)}.`;
}

/** A teller for the match a header opened; the voice knows its seats' names. */
export function openTeller(
  match: AnyMatch,
  seats: readonly SeatEntry[],
  observer: Observer,
  spoken: Voice,
): Teller {
  let now = seats;
  const voice = { ...spoken, seat: (seat: number) => now[seat]?.name ?? spoken.seat(seat) };
  const session = joinTexts(
    seats.map(({ by }, seat) => fill(SITS, seat, same(by))),
    ', ',
  );
  let deal = 0;
  return {
    opening: () => [`${speak(fill(OPENING, match.game.names, match.seed, session), voice)}.`],
    step(made) {
      if (made.seating !== undefined) now = seatedAfter(made.seating);
      const lines = loggedOf(made).map((entry) => entryLine(entry, observer, voice));
      if (made.before.deal === deal) return lines;
      deal = made.before.deal;
      return ['', fill(DEAL, deal)[voice.lang], ...lines];
    },
  };
}
