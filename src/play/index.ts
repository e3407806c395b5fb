/** A session and all that belongs to it, for the screens and the command line. */

export { foresee, givesMuchAway, hintFor } from './advice/ahead.ts';
export type { Hint } from './advice/hint.ts';
export { type Meanings, meaningsOf } from './advice/meanings.ts';
export { knownPostMortem } from './advice/post-mortem.ts';
export { newJournal } from './disk/journal.ts';
export { keepSettings } from './disk/keep-settings.ts';
export { lastOf, leftOff, recordNamed } from './disk/latest.ts';
export { type Listing, listAll, listSaves, type SaveEntry, type Stray } from './disk/listing.ts';
export { type Folders, foldersOf } from './disk/paths.ts';
export { reasonOf } from './disk/reading.ts';
export {
  DAMAGE,
  findSave,
  findSaves,
  removeSave,
  resumeFirst,
  resumeSession,
} from './disk/saves.ts';
export {
  BACKS,
  CLAIMS,
  type Claims,
  isFirstStart,
  ORDERS,
  readSettings,
  type Settings,
  SPEEDS,
  SUIT_STYLES,
  settingOf,
  THEMES,
  VARIABLES,
} from './disk/settings.ts';
export { type Damage, damageText, withoutCut } from './disk/timeline.ts';
export { openKept, playAgain, playOnFrom, rememberedBy } from './past/again.ts';
export {
  type Daily,
  dailyOf,
  dateAfter,
  EDITION,
  firstTry,
  isDate,
  localDate,
  streakOf,
  type Try,
} from './past/daily.ts';
export { type Replayed, replayDaily } from './past/daily-replays.ts';
export {
  amendHistory,
  type Entry,
  forgetHistory,
  type Place,
  readHistory,
  readOn,
} from './past/history.ts';
export { besideTable, openSubstitute, otherTable, type Substitute } from './past/instead.ts';
export { type Against, against, type DealAgainst, type Mean } from './past/versus.ts';
export type { Who } from './session/choose-move.ts';
export {
  askedSeat,
  deciderOf,
  drive,
  freeSeats,
  helpText,
  isCovered,
  isUnsaved,
  likelyText,
  mayClaim,
  observerOf,
  offeredTricks,
  openOrder,
  runsOut,
  takeBack,
  timeLeft,
  undoPointIn,
  whenKept,
} from './session/deciding.ts';
export { type Moment, momentOf, resultText } from './session/log.ts';
export { LONGEST_NAME, plainName } from './session/names.ts';
export { openSession } from './session/open-session.ts';
export {
  homeSeatOf,
  invitationText,
  isProgram,
  type Newcomer,
  NO_NAME,
  namePlayers,
  namesInDeal,
  type Occupant,
  opponentFor,
  opponentsOf,
  readOccupant,
  standardOpponent,
} from './session/players.ts';
export type { Journal, LogEntry, Player, Session, SessionSetup } from './session/session.ts';
