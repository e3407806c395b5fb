/**
 * The list `rs` at the head of a LIN file: results from the first board of `vg` on. It has two entries for each
 * board, open and closed room, and that of a room where nobody plays is empty.
 */
import type { Note } from './board.ts';
import { ROOMS } from './lin-write.ts';

/** Where the list has the result of a board, and what is assumed about the list. */
interface Places {
  readonly note?: Note;
  /** The place in the list of a room's result; `place` counts the boards from the first. */
  readonly at: (place: number, room: string) => number;
}

const byTurns = (place: number, room: string): number =>
  room === ROOMS.c ? 2 * place + 1 : 2 * place;
const ofOpenRoom = (place: number, room: string): number => (room === ROOMS.o ? place : -1);

/** A list with one entry for each board is assumed to be the open room's; any other goes by turns. */
function placesIn(listed: readonly string[], boards: number): Places {
  const counts = [listed.length];
  if (listed.at(-1)?.trim() === '') counts.push(listed.length - 1);
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
