/**
 * A match as one observer may know it: step by step as data for scripts, or in sentences, line by
 * line.
 */

import { maskChance, readChance } from '../../engine/chance-step.ts';
import { CHANCE, type Observer } from '../../engine/game.ts';
import type { AnyMatch } from '../../engine/match.ts';
import { byOf, closingLines, type SeatEntry } from '../../engine/record.ts';
import { isRefusal } from '../../engine/refusal.ts';
import { seatedAfter } from '../../engine/seating.ts';
import { addressedTo } from '../../lang/address.ts';
import {
  asSentence,
  fill,
  joinTexts,
  type MarkupWords,
  same,
  speak,
  type Text,
} from '../../lang/text.ts';
import { calledIn } from '../../play/session/guests.ts';
import { type LogEntry, loggedOf } from '../../play/session/log.ts';
import type { Made } from '../../play/steps/steps.ts';
import texts from '../texts.json' with { type: 'json' };

const { telling } = texts;

/** Who sits at a table, by the words of a header. */
const OCCUPANTS: Readonly<Record<string, Text>> = telling.occupants;

/** A step as the observer may read it, and the state after it. */
interface MaskedStep {
  readonly text: string;
  readonly state: unknown;
}

/** A step of chance without the cards it deals, so that it gives nothing away. */
function maskedChance({ before, text }: Made): MaskedStep {
  const { game, pack, state } = before;
  const step = readChance(pack, game.rules.chanceEvents, text);
  if (isRefusal(step)) throw new Error(`a step made is refused: ${text}`);
  return {
    text: maskChance(pack, game.rules.chanceEvents, step),
    state: game.rules.applyChance(state, step),
  };
}

function maskedMove({ before, text }: Made, observer: Observer): MaskedStep {
  const { game, state } = before;
  const move = game.notation.read(text);
  if (isRefusal(move)) throw new Error(`a step made is refused: ${text}`);
  return { text: game.observer.mask(state, move, observer), state: game.rules.apply(state, move) };
}

/**
 * One JSON object: the step as the observer sees it, the observation after it, and the deal and match it closed. JSON
 * leaves out what is undefined.
 */
export function seenStep(made: Made, observer: Observer): object {
  const { before, after, by } = made;
  const { text, state } = by === CHANCE ? maskedChance(made) : maskedMove(made, observer);
  const [closed, end] = closingLines(before, after);
  return {
    ply: before.ply,
    deal: before.deal,
    by: byOf(by),
    do: text,
    observation: before.game.observer.observe(state, observer),
    closed,
    end,
  };
}

/** Whether the observer may watch the match: a seat of it, or a spectator. */
export const hasSeat = (match: AnyMatch, observer: Observer): boolean =>
  observer < match.options.players;

export interface Teller {
  readonly opening: () => readonly string[];
  /** The lines for a step and for what it ended. */
  readonly step: (made: Made) => readonly string[];
}

function entryLine(entry: LogEntry, observer: Observer, voice: MarkupWords): string {
  const spoken = speak(addressedTo(entry.told(observer)), voice);
  const seated = typeof entry.by === 'number' ? `${voice.seat(entry.by)} ${spoken}` : spoken;
  return asSentence(seated);
}

/** A teller for the match a header opened; the voice knows its seats' names. */
export function openTeller(
  match: AnyMatch,
  seats: readonly SeatEntry[],
  observer: Observer,
  spoken: MarkupWords,
): Teller {
  const namesOf = (entries: readonly SeatEntry[]): readonly string[] =>
    calledIn(match.game, entries, spoken.lang);
  let now = namesOf(seats);
  const voice = { ...spoken, seat: (seat: number) => now[seat] ?? spoken.seat(seat) };
  const session = joinTexts(
    seats.map(({ by }, seat) => fill(telling.sits, seat, OCCUPANTS[by] ?? same(by))),
    ', ',
  );
  let deal = 0;
  return {
    opening: () => [
      `${speak(fill(telling.opening, match.game.names, match.seed, session), voice)}.`,
    ],
    step(made) {
      if (made.seating !== undefined) now = namesOf(seatedAfter(made.seating));
      const lines = loggedOf(made).map((entry) => entryLine(entry, observer, voice));
      if (made.before.deal === deal) return lines;
      deal = made.before.deal;
      return ['', fill(telling.deal, deal)[voice.lang], ...lines];
    },
  };
}
