/**
 * The opponents. They know games through the contract alone, and of a deal only their seat's
 * observation; see `think.ts` for how a decision is made and what a level may spend on it.
 */
export { type Advice, advise } from './advise.ts';
export { isLevel, isMistake, stakesOf, swingOf } from './doubt.ts';
export {
  bearsOut,
  chanceOf,
  FEWEST_WORLDS,
  isClear,
  leadOver,
  leadWhere,
  meanGain,
  type Part,
  type Reason,
  reasonsFor,
} from './reasons.ts';
export { type Reviewed, review } from './review.ts';
export { expectedGains, gainOf, type Pains, rollOut, type Side, type Trial } from './rollouts.ts';
export {
  atOnce,
  type Decision,
  decide,
  type Effort,
  playerStream,
  solvingAs,
  think,
  type Who,
  within,
} from './think.ts';
