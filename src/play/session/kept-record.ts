/** The record of a session as it grows: its header, every step, and whether there was help; kept on the disk. */
import type { AnyMatch } from '../../engine/match.ts';
import { headerOf, originOf } from '../../engine/record.ts';
import { type Keeper, openKeeper } from '../disk/keeper.ts';
import { seatEntries } from './players.ts';
import type { KeptRecord, Past, SessionSetup } from './session.ts';
import { linesOf, type Made } from './steps.ts';

interface Recorded {
  readonly start: AnyMatch;
  readonly made: () => readonly Made[];
  /** Called when something about the saving has changed. */
  readonly changed: () => void;
}

interface GrowingRecord extends KeptRecord, Pick<Keeper, 'close'> {
  /** A step has been made. */
  readonly add: (made: Made) => void;
  /** Steps have been taken back, which is help. */
  readonly noteUndo: () => void;
}

/** Begins the record, or goes on with the one that was read. */
export function openKeptRecord(
  setup: SessionSetup,
  past: Past,
  { start, made, changed }: Recorded,
): GrowingRecord {
  let { assisted } = past;
  const origin = originOf(setup);
  const lines = (): readonly object[] => {
    const header = headerOf(start, seatEntries(setup.players));
    const marked = assisted ? { ...header, assisted: true } : header;
    return [{ ...marked, ...origin }, ...made().flatMap(linesOf)];
  };
  const said = past.notices ?? [];
  const keeper = openKeeper(setup.journal, { record: lines, notify: changed, said });
  if (past.torn === undefined) keeper.add(lines());
  else if (past.torn) keeper.rewrite();
  else keeper.settle();
  if (made().at(-1)?.after.ended === true) keeper.finish();
  const noteUndo = (): void => {
    assisted = true;
    keeper.rewrite();
  };
  return {
    ...keeper,
    text: () =>
      lines()
        .map((line) => JSON.stringify(line))
        .join('\n'),
    add(step) {
      keeper.add(linesOf(step));
      if (step.after.ended) keeper.finish();
    },
    isAssisted: () => assisted,
    noteHelp: () => {
      if (!assisted) noteUndo();
    },
    noteUndo,
  };
}
