/**
 * `talon`: card games for other programs. A match is a value; a step returns another. What comes from
 * outside and cannot be accepted is refused with a value that says why; misuse throws. Nothing here
 * starts the program, opens a file, touches a terminal or needs Node.
 */
import { games as engines } from '../games/index.ts';
import { publish } from './inside.ts';
import type { Game } from './types.ts';

export { isRefusal, type Refusal } from '../engine/refusal.ts';
export type { Text } from '../lang/text.ts';
export { actionsOf, maskOf } from './actions.ts';
export { ask, judge, type Message, type Turn, tell } from './arbiter.ts';
export { type Encoder, encoderOf } from './encoder.ts';
export { historyOf, type Learnt } from './history.ts';
export {
  determinizeMatch,
  legalMoves,
  makeStep,
  openMatch,
  type Seen,
  settleChance,
} from './match.ts';
export {
  type Cards,
  describeMove,
  type Observation,
  type ObservedCard,
  type ObservedRegion,
  type ObservedSeat,
  observe,
  speak,
  type Viewer,
} from './observation.ts';
export { maskOfParts, partsOf, readParts, writeParts } from './parts.ts';
export {
  type Demands,
  type Fault,
  type Lines,
  readRecords,
  replay,
  type Transcript,
  transcriptOf,
  type Verdict,
  verify,
  writeRecord,
} from './records.ts';
export { rulesOf } from './rules.ts';
export type {
  Clause,
  Course,
  DealResult,
  Game,
  GameOption,
  Level,
  Match,
  Options,
  Preset,
  ScoreLine,
  Seat,
  Setup,
} from './types.ts';

/** Every game, ordered by name. To bundle a single one, import it from `talon-cards/games/ID` instead. */
export const games: readonly Game[] = /* @__PURE__ */ engines.map(publish);

/** The game with this id; undefined if there is none. */
export const findGame = (id: string): Game | undefined => games.find((game) => game.id === id);
