/** The games that have fitted weights, each with its report. */
import { binokelWeights } from './binokel.ts';
import { bridgeWeights } from './bridge.ts';
import { caboWeights } from './cabo.ts';
import { canastaWeights } from './canasta.ts';
import { durakWeights } from './durak.ts';
import type { Report } from './report.ts';

export const REPORTS: Readonly<Record<string, Report>> = {
  binokel: binokelWeights,
  bridge: bridgeWeights,
  cabo: caboWeights,
  canasta: canastaWeights,
  durak: durakWeights,
};
