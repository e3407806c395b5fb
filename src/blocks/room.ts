/** Room on the table: a hand keeps the place it needs when it is fullest. */
import type { Region } from '../engine/table.ts';

/** The regions, with room for `cards` cards in the observer's own hand. */
export const withHandRoom = (regions: readonly Region[], cards: number): readonly Region[] =>
  regions.map((region) =>
    region.id === 'hand' && region.owner !== undefined
      ? { ...region, room: Math.max(cards, region.cards.length) }
      : region,
  );
