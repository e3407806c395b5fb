/** A session and all that belongs to it, for the screens and the command line. */
export { playOnFrom } from './branch.ts';
export type { Who } from './choose-move.ts';
export {
  type Daily,
  dailyOf,
  dateAfter,
  EDITION,
  firstTry,
  isDate,
  localDate,
  type Try,
} from './daily.ts';
export { type Replayed, replayDaily } from './daily-replays.ts';
export { helpText } from './help-text.ts';
export { amendHistory, type Entry, forgetHistory, readHistory } from './history.ts';
export { newJournal } from './journal.ts';
export { keepSettings } from './keep-settings.ts';
export { lastOf, leftOff } from './latest.ts';
export { type Listing, listAll, listSaves, type SaveEntry, type Stray } from './listing.ts';
export { type Meanings, meaningsOf } from './meanings.ts';
export { type Moment, momentOf } from './moment.ts';
export { LONGEST_NAME, namePlayers, plainName } from './names.ts';
export { openSession } from './open-session.ts';
export { type Folders, foldersOf } from './paths.ts';
export {
  homeSeatOf,
  isProgram,
  type Occupant,
  opponentFor,
  opponentsOf,
  readOccupant,
  standardOpponent,
} from './players.ts';
export { reasonOf } from './reading.ts';
export { openKept, playAgain, rememberedBy } from './same/again.ts';
export { type Against, against, type DealAgainst } from './same/against.ts';
export { openSubstitute, type Substitute } from './same/instead.ts';
export type { Mean } from './same/versus.ts';
export { DAMAGE, findSave, removeSave, resumeSession } from './saves.ts';
export { invitationText, type Newcomer, NO_NAME, namesInDeal } from './seating.ts';
export {
  type Hint,
  isUnsaved,
  type Journal,
  type LogEntry,
  type Player,
  type Session,
  type SessionSetup,
  whenKept,
} from './session.ts';
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
} from './settings.ts';
export { type Damage, damageText } from './timeline.ts';
