/**
 * A play in a real terminal as a recording: what stood on the screen and from when to when. And what
 * should: the places of a table, drawn in this process from the steps of the record.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import xterm from '@xterm/headless';
import type { AnyMatch } from '../../src/engine/match.ts';
import type { Settings } from '../../src/play/disk/settings.ts';
import { type Moment, momentOf } from '../../src/play/session/log.ts';
import type { Made } from '../../src/play/steps/steps.ts';
import type { Rectangle } from '../../src/tui/context/registry.ts';
import { newTableState, picksOf } from '../../src/tui/screens/turn/state.ts';
import type { TableShown } from '../../src/tui/screens/turn/table-shown.ts';
import { TableView } from '../../src/tui/screens/turn/view.tsx';
import { timelineOf } from '../support/timeline.ts';
import { openLaid, plainly, stageAt } from './laid.tsx';
import { turnAt } from './person.ts';

const END = '\u001b[?2026l';

export interface Chunk {
  readonly at: number;
  readonly text: string;
}

/** A screen that stood from `from` to `to`, in milliseconds. */
export interface Shot {
  readonly from: number;
  readonly to: number;
  readonly rows: readonly string[];
}

/** The screens after each update, the last one for ever. */
export async function shotsOf(
  chunks: readonly Chunk[],
  columns: number,
  rows: number,
): Promise<readonly Shot[]> {
  const terminal = new xterm.Terminal({ cols: columns, rows, allowProposedApi: true });
  const found: { at: number; rows: readonly string[] }[] = [];
  for (const { at, text } of chunks) {
    const parts = text.split(END);
    for (const [place, part] of parts.entries()) {
      const isWhole = place < parts.length - 1;
      await new Promise<void>((done) => terminal.write(isWhole ? part + END : part, done));
      const { active } = terminal.buffer;
      const line = (row: number): string => active.getLine(row)?.translateToString() ?? '';
      if (isWhole) found.push({ at, rows: Array.from({ length: rows }, (_, row) => line(row)) });
    }
  }
  const until = (i: number): number => found[i + 1]?.at ?? Number.POSITIVE_INFINITY;
  return found.map(({ at, rows: shown }, i) => ({ from: at, to: until(i), rows: shown }));
}

/** The steps in the record of a game under way. */
export function stepsIn(record: string): readonly Made[] {
  return timelineOf(record).made;
}

/** What the places of seats and cards show, hands of one's own apart. */
interface Look {
  readonly places: readonly Rectangle[];
  readonly text: string;
}

const cut = (rows: readonly string[], { x, y, width, height }: Rectangle): string =>
  rows
    .slice(y, y + height)
    .map((row) =>
      row
        .padEnd(x + width)
        .slice(x, x + width)
        .trimEnd(),
    )
    .join('\n');

export const lookAt = (rows: readonly string[], places: readonly Rectangle[]): string =>
  places.map((place) => cut(rows, place)).join('\n--\n');

/** Draws tables as the player at `observer` sees them while others act. */
export function openExpected(
  size: string,
  settings: Partial<Settings>,
  { observer, names, company }: Pick<TableShown, 'observer' | 'names' | 'company'>,
) {
  const laid = openLaid(stageAt(size, settings, 3));
  return {
    close: laid.close,
    async look(match: AnyMatch, moment?: Moment): Promise<Look> {
      const people = { observer, names, ...(company && { company }) };
      const shown = { ...people, match, log: [], memory: false, waiting: true };
      const turn = moment === undefined ? turnAt(match, observer) : undefined;
      const own = turn && { turn, picks: picksOf(newTableState, turn) };
      laid.show(<TableView shown={{ ...shown, ...own, ...(moment && { moment }) }} />);
      await sleep(0);
      const table = (moment?.table ?? ((at: number) => tableFor(match, at)))(observer);
      const hands = table.regions.filter(({ role }) => role === 'hand').map(({ id }) => id);
      const places = laid.registry
        .all()
        .filter(({ kind, id }) => kind === 'seat' || (kind === 'region' && !hands.includes(id)))
        .map(({ rectangle }) => rectangle);
      return { places, text: lookAt(plainly(laid.frame()).split('\n'), places) };
    },
  };
}

const tableFor = ({ game, state }: AnyMatch, observer: number) =>
  game.display.table(game.observer.observe(state, observer));

/** What a step shows, one after the other: what it lays or completes, then what follows from it. */
export function viewsOf(made: Made): readonly (readonly [AnyMatch, Moment?])[] {
  const moment = momentOf(made);
  if (moment === undefined) return [[made.after]];
  const first = [moment.match, moment] as const;
  // A trick lies as long as it flies afterwards; a deal's end gives way to another page.
  return moment.isTrick || made.after.closed !== undefined ? [first] : [first, [made.after]];
}
