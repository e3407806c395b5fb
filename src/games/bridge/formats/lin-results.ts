/**
 * The list `rs` at the head of a LIN file: results from the first board of `vg` on. It has two entries for each
 * board, open and closed room, and that of a room where nobody plays is empty.
 */
import type { Note } from './board.ts';
import { ROOMS } from './lin-write.ts';

/** Where the list has the result of a board, counted from the first, and what is assumed for it. */
interface Places {
  readonly note?: Note;
  readonly at: (place: number, room: string) => number;
}

const byTurns = (place: number, room: string): number => 2 * place + (room === ROOMS.c ? 1 : 0);
const ofOpenRoom = (place: number, room: string): number => (room === ROOMS.o ? place : -1);

/** With another number of entries it is assumed to go by turns too, with one for each board to be the open room's. */
function placesIn(listed: readonly string[], boards: number): Places {
  const isEnded = listed.at(-1)?.trim() === '';
  const counts = [listed.length, isEnded ? listed.length - 1 : listed.length];
  if (counts.includes(2 * boards)) return { at: byTurns };
  if (counts.includes(boards)) return { note: 'openResults', at: ofOpenRoom };
  return { note: 'results', at: byTurns };
}

/** A result of the list, and what was assumed to find it. */
interface ListedResult {
  readonly text: string;
  readonly note?: Note | undefined;
}

/** The result of a board in a room; undefined if the list has none. */
export function listedResult(
  heads: ReadonlyMap<string, string>,
  number: string | undefined,
  room: string,
): ListedResult | undefined {
  const listed = heads.get('rs')?.split(',') ?? [];
  const [, , , first = '', last = ''] = heads.get('vg')?.split(',') ?? [];
  const place = Number(number) - Number(first);
  const boards = Number(last) - Number(first) + 1;
  const isListed = first.trim() !== '' && place >= 0 && place < boards;
  if (room === '' || !isListed) return undefined;
  const { note, at } = placesIn(listed, boards);
  const text = listed[at(place, room)]?.trim() ?? '';
  return text === '' ? undefined : { text, note };
}
