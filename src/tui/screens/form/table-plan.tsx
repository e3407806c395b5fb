/** Who sits where, seen from above: the table with everybody's names along its sides. */
import type { ReactNode } from 'react';
import type { Seat } from '../../../engine/game.ts';
import { type Guest, guestName } from '../../../play/session/guests.ts';
import { Fixed, Words } from '../../components/words.tsx';
import { type Stage, say, useStage } from '../../context/render-context.ts';
import texts from '../../messages/form.json' with { type: 'json' };
import { type Run, run } from '../../theme/theme.ts';

/** Cells of the table, and of a name at a side of it. */
export const PLAN_WIDTH = 18;
const NAME = 9;
/** Rows for each player at a side, and above the first of them and below the last. */
const EACH = 2;
const ABOVE = 3;
const BELOW = 2;

interface PlanProps {
  readonly guests: readonly (Guest | undefined)[];
  /** Where the person at the keys sits. */
  readonly home: Seat;
  /** The seat that is being filled. */
  readonly filled: Seat;
}

/** The others from the person's left around the table: those at the left from below, at the head, at the right from above. */
function othersAround(seats: number, home: Seat) {
  const others = Array.from({ length: seats - 1 }, (_, at) => (home + 1 + at) % seats);
  const each = Math.floor(others.length / 2);
  return {
    left: others.slice(0, each).reverse(),
    head: others.slice(each, others.length - each),
    right: others.slice(others.length - each),
  };
}

/** The rows of the plan of a table of so many. */
export const planRows = (seats: number): number =>
  EACH * Math.max(1, Math.floor((seats - 1) / 2)) + ABOVE + BELOW;

/** The number of a seat and who sits there; the seat being filled is lit. */
function seatRun(stage: Stage, { guests, home, filled }: PlanProps, seat: Seat): Run {
  const guest = guests[seat];
  const person = seat === home ? texts.form.you : texts.form.human;
  const name = say(stage, guest === undefined ? person : guestName(guest));
  const called = guest === undefined ? name : `${seat + 1} ${name}`;
  const shown = ` ${called.slice(0, NAME - 2)} `;
  if (seat === filled) return run(shown, { surface: 'active', bold: true });
  return run(shown, seat === home ? { tone: 'accent', bold: true } : { bold: true });
}

interface NameProps extends PlanProps {
  readonly seat: Seat;
  readonly side: 'left' | 'middle' | 'right';
  readonly row: number;
}

const ALIGNED = { left: 'flex-start', middle: 'center', right: 'flex-end' } as const;

/** A name in a row of the plan. */
function SeatName({ seat, side, row, ...plan }: NameProps): ReactNode {
  const stage = useStage();
  return (
    <Fixed
      position="absolute"
      marginTop={row}
      width={PLAN_WIDTH}
      height={1}
      justifyContent={ALIGNED[side]}
    >
      <Words of={[seatRun(stage, plan, seat)]} />
    </Fixed>
  );
}

/** The plan of a table, the person at the keys at its lower side. */
export function TablePlan(props: PlanProps): ReactNode {
  const { guests, home } = props;
  const { left, head, right } = othersAround(guests.length, home);
  const height = planRows(guests.length);
  const rowAt = (at: number): number => ABOVE + at * EACH;
  return (
    <Fixed is="panel" width={PLAN_WIDTH} height={height}>
      {head.map((seat) => (
        <SeatName key={seat} {...props} seat={seat} side="middle" row={1} />
      ))}
      {left.map((seat, at) => (
        <SeatName key={seat} {...props} seat={seat} side="left" row={rowAt(at)} />
      ))}
      {right.map((seat, at) => (
        <SeatName key={seat} {...props} seat={seat} side="right" row={rowAt(at)} />
      ))}
      <SeatName {...props} seat={home} side="middle" row={height - BELOW} />
    </Fixed>
  );
}
