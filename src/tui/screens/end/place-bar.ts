/** The bar of a party in the standing: its colour, and what it is made of. */

import { withMinus } from '../../../lang/text.ts';
import type { Tone } from '../../theme/palettes.ts';
import { dealFateOf, fateOf, ofParty, type Party, type Scored } from '../score/scored.ts';
import { counted } from './bars.ts';

interface BarProps {
  readonly scored: Scored;
  /** How much has been counted, from 0 to 1. */
  readonly countedPart?: number;
}

/** Winners are bright, after a deal those of the deal; losers and totals below zero are a warning, all others faint. */
export function toneOf(scored: Scored, party: Party, isDeal: boolean): Tone {
  const fate = isDeal ? dealFateOf(scored, party) : fateOf(scored, party);
  const total = ofParty(scored.outcomes.at(-1)?.totals ?? [], party);
  if (fate === 'won') return 'accent';
  return fate === 'lost' || total < 0 ? 'alarm' : 'faint';
}

/** The colour of a bar: as that of the place, but no points that nobody wants in the colour of gain. */
export function barTone(scored: Scored, party: Party, isDeal: boolean): Tone {
  const tone = toneOf(scored, party, isDeal);
  return scored.game.aim === 'least' && tone === 'accent' ? 'green' : tone;
}

/** The colour of a bar beyond the limit: a warning where whoever passes it has lost. */
export const toneBeyond = ({ game }: Scored): Tone | undefined =>
  game.aim === 'least' ? 'alarm' : undefined;

/** The part of the limit that the best total has to reach for bars to be measured by the limit. */
const NEAR = 0.4;

/** The limit where somebody has come near it: beside totals far below, all bars would be stumps. */
function limitNear({ limit }: Scored, totals: readonly number[]): number | undefined {
  if (limit === undefined || Math.max(...totals) < NEAR * limit.total) return undefined;
  return limit.total;
}

/**
 * What the bar of a party is made of as far as it has been counted, a part for each deal, and the number at its end.
 * Points from before the first deal here are one part.
 */
export function barOf(props: BarProps, party: Party) {
  const { scored, countedPart = 1 } = props;
  const { outcomes } = scored;
  const totals = outcomes.at(-1)?.totals ?? [];
  const points = outcomes.map((outcome) => ofParty(outcome.points, party));
  const total = ofParty(totals, party);
  const earlier = total - points.reduce((sum, one) => sum + one, 0);
  const all = earlier === 0 ? points : [earlier, ...points];
  const parts = counted(all, countedPart);
  const shown = parts.reduce((sum, one) => sum + one, 0);
  const limit = limitNear(scored, totals);
  const isOneWay = all.every((part) => part >= 0);
  return {
    parts: isOneWay ? parts : [shown],
    whole: Math.max(1, limit ?? 0, ...totals),
    below: Math.max(0, ...totals.map((one) => -one)),
    number: withMinus(shown),
    limit,
  };
}
