/** The cards that others are known to hold, since everybody has seen them: a note for players who would be reminded. */
import type { Seat } from '../engine/game.ts';
import type { Note } from '../engine/table.ts';
import { cardMarks, same } from '../lang/text.ts';
import texts from './texts.json' with { type: 'json' };

/** A line for each other seat of which cards are known; `tokens` are the cards by seat. Nothing where none are. */
export function knownNote(observer: Seat, tokens: readonly (readonly string[])[]): readonly Note[] {
  const lines = tokens.flatMap((cards, seat) => {
    if (seat === observer || cards.length === 0) return [];
    return [{ label: same(`{${seat}}`), value: same(cardMarks(cards)) }];
  });
  return lines.length === 0 ? [] : [{ title: texts.notes.known, lines, remembered: true }];
}
