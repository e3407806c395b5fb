/**
 * What a step shows before what it brings about: the trick it completed where it was played, cards it
 * laid that are gone again at once, the table on which a deal ended.
 */
import { CHANCE, type Observer, SPECTATOR } from '../../engine/game.ts';
import type { AnyMatch } from '../../engine/match.ts';
import { isRefusal } from '../../engine/refusal.ts';
import type { Region, Table } from '../../engine/table.ts';
import { type Made, takenTrick } from './log.ts';

export interface Moment {
  /** As it stands after the step; of a deal that is over, as it ended. */
  readonly match: AnyMatch;
  readonly isTrick: boolean;
  /** The table as the observer sees it then. */
  readonly table: (observer: Observer) => Table;
}

/** The table with the completed trick where it was played. */
function withTrick(table: Table, { cards }: Region): Table {
  const regions = table.regions.map((region) =>
    region.role === 'trick' && region.lastTrick !== true ? { ...region, cards } : region,
  );
  return { ...table, regions };
}

/** The match on the table where the step ended a deal, rather than before the next. */
const endOf = ({ before, after }: Made): AnyMatch =>
  after.closed === undefined
    ? after
    : { ...after, state: after.finished, deal: before.deal, ended: false };

/** Absent: the table after the step shows all of it. */
export function momentOf(made: Made): Moment | undefined {
  const { before, after, by, text } = made;
  const { display, observer: eyes, notation } = before.game;
  const match = endOf(made);
  const trick = takenTrick(before, match);
  const move = by === CHANCE ? undefined : notation.read(text);
  const seen = ({ state }: AnyMatch, observer: Observer) => eyes.observe(state, observer);
  const laid = (observer: Observer): Table | undefined =>
    move === undefined || isRefusal(move)
      ? undefined
      : display.laid?.(seen(before, observer), seen(match, observer), move);
  const isTold = trick === undefined && laid(SPECTATOR) === undefined;
  if (isTold && after.closed === undefined) return undefined;
  return {
    match,
    isTrick: trick !== undefined,
    table(observer) {
      const table = laid(observer) ?? display.table(seen(match, observer));
      return trick === undefined ? table : withTrick(table, trick);
    },
  };
}
