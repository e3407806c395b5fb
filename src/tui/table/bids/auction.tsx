/** Calls in rounds, as in an auction: a column for each seat, a row for each round. */
import type { ReactNode } from 'react';
import type { Said } from '../../../engine/table.ts';
import { same } from '../../../lang/text.ts';
import { Column, Fixed, Words } from '../../components/words.tsx';
import { captionOf, phrase, type Stage, useStage } from '../../context/render-context.ts';
import type { Shape } from '../../terminal/measures.ts';
import { plainText, type Runs, run } from '../../theme/theme.ts';
import { type Scene, useScene } from '../scene/scene.ts';
import { tagParts } from '../seats/seat.tsx';

const WIDEST = 12;

/** The seats in the order of the table's columns: the observer's is the last. */
export function seatColumns({ table, observer }: Scene): readonly number[] {
  const seats = table.seats.map(({ seat }) => seat).sort((a, b) => a - b);
  const own = seats.indexOf(Math.max(0, observer));
  const ordered = [...seats.slice(own + 1), ...seats.slice(0, own + 1)];
  return table.toRight ? ordered.toReversed() : ordered;
}

/** The calls by round; a round ends where the next seat is further left. */
export function roundsOf(
  said: readonly Said[],
  columns: readonly number[],
): readonly (readonly Said[])[] {
  const rounds: Said[][] = [];
  let before = Number.POSITIVE_INFINITY;
  for (const one of said) {
    const at = columns.indexOf(one.seat);
    if (at <= before) rounds.push([]);
    rounds.at(-1)?.push(one);
    before = at;
  }
  return rounds;
}

interface AuctionRowProps {
  readonly cells: readonly Runs[];
  readonly width: number;
}

function AuctionRow({ cells, width }: AuctionRowProps): ReactNode {
  return (
    <Fixed height={1}>
      {cells.map((cell, at) => (
        <Fixed key={String(at)} width={width} paddingRight={1}>
          <Words of={cell} />
        </Fixed>
      ))}
    </Fixed>
  );
}

/** Whether calls are still being made. */
function isUnderWay({ table, open }: Scene): boolean {
  const { buttons, amounts = [], saidEarlier } = table;
  if (open === true || saidEarlier === true) return false;
  return buttons.length + amounts.length > 0;
}

/** The call that is open: that of the seat to act, while calls are being made. */
function openCall(scene: Scene): readonly Said[] {
  const isOpen = scene.actor >= 0 && isUnderWay(scene);
  return isOpen ? [{ seat: scene.actor, words: same('?') }] : [];
}

/** Cells of a column of the auction. */
export const columnWidth = (columns: readonly number[], width: number): number =>
  Math.min(WIDEST, Math.floor(width / Math.max(1, columns.length)));

/**
 * By column, what is told beside a seat's name, while calls are made where no plates tell it; empty if nothing is, or if
 * it has no room.
 */
function underNames(stage: Stage, scene: Scene, width: number): readonly Runs[] {
  if (stage.measures.panel > 0 || !isUnderWay(scene)) return [];
  const columns = seatColumns(scene);
  const tags = columns.map((seat): Runs => {
    const shown = scene.table.seats.find((one) => one.seat === seat);
    return (shown && tagParts(stage, scene, shown, width)[0]) ?? [];
  });
  const longest = Math.max(...tags.map((tag) => plainText(tag).length));
  return longest > 0 && longest < columnWidth(columns, width) ? tags : [];
}

/** The rows of the names, of what is told below them and of all rounds so far. */
export function auctionRows(stage: Stage, scene: Scene, width: number): number {
  const { said = [] } = scene.table;
  const rounds = roundsOf([...said, ...openCall(scene)], seatColumns(scene)).length;
  return 1 + Math.min(1, underNames(stage, scene, width).length) + rounds;
}

interface AuctionProps extends Shape {
  /** Whether the calls lie on a page that scrolls, where nothing can be pointed at. */
  readonly isOnPage?: boolean;
  /** Whether the players stand above the calls, so that these need no names. */
  readonly isHeaded?: boolean;
}

/** The last rounds that there is room for, with an open call for the seat to act. */
export function Auction({
  width,
  height,
  isOnPage = false,
  isHeaded = false,
}: AuctionProps): ReactNode {
  const stage = useStage();
  const scene = useScene();
  const { voices, observer } = scene;
  const columns = seatColumns(scene);
  const each = columnWidth(columns, width);
  const { said = [] } = scene.table;
  const next = openCall(scene);
  const rows = roundsOf([...said, ...next], columns).map((round) =>
    columns.map((seat): Runs => {
      const one = round.find((call) => call.seat === seat);
      if (one === undefined) return [];
      const style = one === next[0] ? ({ tone: 'accent', bold: true } as const) : {};
      return phrase(stage, voices, one.sign ?? one.words, style);
    }),
  );
  const names = columns.map(
    (seat): Runs => [
      run(
        captionOf(stage, voices, seat).slice(0, each - 1),
        seat === observer ? { bold: true } : { tone: 'faint' },
      ),
    ],
  );
  const told = isOnPage || isHeaded ? [] : underNames(stage, scene, width);
  const left = height - Number(!isHeaded) - Math.min(1, told.length);
  return (
    <Column place={isOnPage ? undefined : ['region', 'said']} width={width} height={height}>
      {!isHeaded && <AuctionRow cells={names} width={each} />}
      {told.length > 0 && <AuctionRow cells={told} width={each} />}
      {rows.slice(Math.max(0, rows.length - left)).map((cells, at) => (
        <AuctionRow key={String(at)} cells={cells} width={each} />
      ))}
    </Column>
  );
}
