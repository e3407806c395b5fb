/**
 * Cards that move: from one table to the next, what lies elsewhere flies there in a few frames. A key,
 * another size, or a terminal that has not taken the last frame ends it at once.
 */
import { useLayoutEffect, useRef, useState } from 'react';
import { useApp } from '../../context/app.ts';
import type { Rectangle, Registry } from '../../context/registry.ts';
import {
  type Anchor,
  type Change,
  type Flight,
  type Flying,
  flightsOf,
  landings,
  type Moving,
  tableUnder,
} from '../../table/motion/flights.ts';
import { framesIn } from '../../table/motion/motion-time.ts';
import type { Size } from '../../terminal/measures.ts';
import type { TableShown } from '../turn/table-shown.ts';
import { sceneOf } from '../turn/view.tsx';

/** A flight and where it began, if that was on the screen. */
interface Begun extends Flight {
  readonly start: Rectangle | undefined;
}

interface Motion {
  readonly change: Change;
  /** Entries of the log before the change. */
  readonly told: number;
  readonly flights: readonly Begun[];
  readonly size: Size;
  /** When it began, on the clock of `performance.now()`, and how long it takes; in milliseconds. */
  readonly begun: number;
  readonly time: number;
  readonly frames: number;
}

const anchoredPlace = (registry: Registry, anchors: readonly Anchor[]): Rectangle | undefined => {
  for (const [kind, id] of anchors) {
    const found = registry.find(kind, id);
    if (found !== undefined) return found;
  }
  return undefined;
};

/** Play has gone on since: nothing was taken back, and the same person looks on. */
const follows = (before: TableShown, { match, observer }: TableShown): boolean =>
  before.observer === observer && before.match.deal === match.deal && before.match.ply <= match.ply;

/** The motion from the table drawn last to the one shown now. */
function motionBetween(
  registry: Registry,
  before: TableShown,
  shown: TableShown,
  { size, time }: Pick<Motion, 'size' | 'time'>,
): Motion | undefined {
  if (!follows(before, shown)) return undefined;
  const { memory } = shown;
  const told = before.log.length;
  const change = { before: sceneOf(before).table, after: sceneOf(shown).table, memory };
  const flights = flightsOf(change).map((flight) => ({
    ...flight,
    start: anchoredPlace(registry, flight.from),
  }));
  return flights.length === 0
    ? undefined
    : { change, told, flights, size, begun: performance.now(), time, frames: framesIn(time) };
}

const middleOf = ({ x, y, width, height }: Rectangle) => ({ x: x + width / 2, y: y + height / 2 });

/** Fast at first, slow at the end. */
const eased = (elapsed: number): number => 1 - (1 - elapsed) ** 2;

/** Where a card is on its way; nowhere if its places are not on the screen. */
function flyingAt(registry: Registry, flight: Begun, progress: number): readonly Flying[] {
  const from = flight.start ?? anchoredPlace(registry, flight.from);
  const to = anchoredPlace(registry, flight.to) ?? flight.start;
  if (from === undefined || to === undefined) return [];
  const start = middleOf(from);
  const end = middleOf(to);
  const { card } = flight;
  return [
    {
      card,
      x: start.x + (end.x - start.x) * progress,
      y: start.y + (end.y - start.y) * progress,
    },
  ];
}

/**
 * A frame of a motion when `elapsed` of its time, from 0 to 1, is over: the table without the cards that still fly,
 * and where those are.
 */
function movingAt(registry: Registry, { change, told, flights }: Motion, elapsed: number): Moving {
  const progress = eased(elapsed);
  return {
    table: tableUnder(change, flights, progress),
    flying: flights.flatMap((flight) => flyingAt(registry, flight, progress)),
    landings: landings(change, flights),
    told,
  };
}

/** The motion is over, whatever its frames would be at another speed. */
const OVER = Number.POSITIVE_INFINITY;

/** What moves since the match or the moment shown of it was another. */
function useChange(shown: TableShown, first: TableShown | undefined, time: number) {
  const { registry, stage } = useApp();
  const drawn = useRef<TableShown>(undefined);
  const last = useRef<{ readonly shown: TableShown; readonly motion: Motion | undefined }>(
    undefined,
  );
  const { match, moment } = shown;
  if (last.current?.shown.match !== match || last.current.shown.moment !== moment) {
    const before = time > 0 ? (drawn.current ?? first) : undefined;
    const motion = before && motionBetween(registry, before, shown, { size: stage.size, time });
    last.current = { shown, motion };
  }
  useLayoutEffect(() => {
    drawn.current = shown;
  });
  return last.current.motion;
}

/**
 * The motion under way; one that begins takes `time` milliseconds; 0: nothing moves. `first` is what the table was
 * like before it was first drawn, if that is to move.
 */
export function useMotion(shown: TableShown, first: TableShown | undefined, time: number) {
  const { registry, stage, onShown } = useApp();
  const motion = useChange(shown, first, time);
  const [at, setAt] = useState<{ readonly of: Motion | undefined; readonly frame: number }>();
  const frames = motion?.frames ?? 0;
  const frame = at !== undefined && at.of === motion ? at.frame : 0;
  const isOn = motion?.size === stage.size && time > 0 && frame < frames;
  useLayoutEffect(() => {
    if (!isOn) return undefined;
    let taken = false;
    const off = onShown(() => {
      taken = true;
    });
    const each = motion.time / frames;
    const due = (): number => (performance.now() - motion.begun) / each;
    // However long drawing takes, the last frame comes in time.
    const next = (): void =>
      setAt({ of: motion, frame: taken ? Math.max(frame + 1, Math.floor(due())) : OVER });
    let soon: NodeJS.Immediate | undefined;
    // Not before input has been read: a key that waits there ends the motion instead.
    const timer = setTimeout(
      () => {
        soon = setImmediate(next);
      },
      Math.max(each / 2, (frame + 1 - due()) * each),
    );
    return () => {
      clearTimeout(timer);
      clearImmediate(soon);
      off();
    };
  }, [isOn, motion, frame, frames, onShown]);
  return {
    moving: isOn ? movingAt(registry, motion, (frame + 1) / (frames + 1)) : undefined,
    /** Ends the motion at once. */
    settle(): void {
      if (isOn) setAt({ of: motion, frame: OVER });
    },
  };
}
