/** How the rows of a page are shared between the standing and the open cards below it. */
import type { Stage } from '../../context/render-context.ts';
import type { PlacesProps } from './place-props.ts';
import { lookOf, placesHeight } from './places.tsx';

/** The part of the rows that places take at most where something stands below them. */
const SHARE = 0.6;

interface SharedRows {
  /** Rows for the places. */
  readonly rows: number;
  /** Whether there is room for the open cards below. */
  readonly hasCards: boolean;
}

/**
 * Rows for the places above open cards, which need one of several numbers of rows, the best way first. Portraits with a
 * row between them come first, then portraits without; where cards leave no room for portraits, cards give way.
 */
export function sharedRows(
  stage: Stage,
  standing: Omit<PlacesProps, 'rows'>,
  height: number,
  needs: readonly number[],
): SharedRows {
  const alone = { rows: height, hasCards: false };
  const ways = needs.flatMap((need) => {
    const most = height - need - 1;
    return [Math.min(most, Math.floor(SHARE * height)), most];
  });
  const looks = ways.map((rows) => ({ rows, look: lookOf(stage, { ...standing, rows }) }));
  const portrayed = looks.filter(({ look }) => look.face !== undefined);
  const best = portrayed.find(({ look }) => look.gap > 0) ?? portrayed[0];
  if (best !== undefined) return { rows: best.rows, hasCards: true };
  if (lookOf(stage, { ...standing, rows: height }).face !== undefined) return alone;
  const rows = ways.find((one) => placesHeight(stage, { ...standing, rows: one }) <= one);
  return rows === undefined ? alone : { rows, hasCards: true };
}
