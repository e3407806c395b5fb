/** The whole system, in order of priority. */
import {
  afterNegativeDouble,
  afterTheirOvercall,
  answersToDoubles,
  answersToOvercalls,
  overcalls,
  theirOvercall,
} from './competing.ts';
import { competition, placing } from './general.ts';
import { oneNotrump, twoNotrump } from './notrump.ts';
import { majorResponses, minorResponses, openings, preempts, twoClubs } from './openings.ts';
import {
  afterOneNotrump,
  afterOneOverOne,
  afterTwoOverOne,
  asking,
  blackwood,
  responderAgain,
} from './rebids.ts';
import type { Chapter } from './shown.ts';

export const chapters: readonly Chapter[] = [
  openings,
  twoNotrump,
  oneNotrump,
  majorResponses,
  minorResponses,
  twoClubs,
  preempts,
  overcalls,
  answersToDoubles,
  answersToOvercalls,
  theirOvercall,
  afterTheirOvercall,
  afterNegativeDouble,
  blackwood,
  afterOneOverOne,
  afterOneNotrump,
  afterTwoOverOne,
  responderAgain,
  asking,
  placing,
  competition,
];
