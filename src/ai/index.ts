/**
 * The opponents. An opponent knows games through the contract alone, and of a deal only its seat's observation. See
 * `decide.ts` for how a decision is made and what a level may spend on it.
 */
export { type Advice, type AdviceRequest, advise, outcomeKey } from './advise.ts';
export {
  atOnce,
  type Decision,
  decide,
  type Effort,
  effortAtMost,
  playerStream,
  think,
  type Who,
} from './decide.ts';
export {
  bearsOut,
  FEWEST_WORLDS,
  isClear,
  leadOver,
  leadWhere,
  meanGain,
  type Reason,
  reasonsFor,
  type ScorePart,
  successRateOf,
} from './reasons.ts';
export { type Reviewed, review } from './review.ts';
export {
  expectedGains,
  gainOf,
  rollOut,
  type Side,
  type Trial,
  type WorldBudget,
} from './rollouts.ts';
export {
  type Degree,
  degreeOf,
  isDoubtful,
  isMistake,
  leastOf,
  stakesOf,
  swingOf,
} from './verdicts.ts';
