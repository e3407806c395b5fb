/** How many cards may attack a seat in one bout. */
import type { Seat } from '../../../engine/game.ts';
import type { State } from './state.ts';
import type { VariantRules } from './variant-rules.ts';

/** DUR-6: the most attacking cards against this seat. */
export const attackLimit = (
  { mostFirst, most }: VariantRules,
  { bouts, sizes }: State,
  seat: Seat,
): number => Math.min(bouts === 0 ? mostFirst : most, sizes[seat] ?? 0);
