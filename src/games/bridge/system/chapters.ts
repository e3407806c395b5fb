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
import { openings } from './openings.ts';
import { afterOneNotrump, afterOneOverOne, afterTwoOverOne, responderAgain } from './rebids.ts';
import { majorResponses, minorResponses } from './responses.ts';
import type { Chapter } from './rule.ts';
import { asking, blackwood } from './slams.ts';
import { preempts, twoClubs } from './strong.ts';

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
