/** A sitting and all that belongs to it, for the screens and the command line. */
export { CLAIMS, type Claims } from './claims.ts';
export { closeAll } from './ending.ts';
export { newJournal } from './journal.ts';
export { keepSettings } from './keep-settings.ts';
export { listed } from './log.ts';
export { type Meanings, meaningsOf } from './meanings.ts';
export { namePlayers, ownName, plainName } from './names.ts';
export { type Environment, type Folders, foldersOf } from './paths.ts';
export { humanSeats, type Occupant, readOccupant, writeOccupant } from './players.ts';
export {
  findSave,
  listSaves,
  type ResumeSetup,
  removeSave,
  resumeSitting,
  type SaveEntry,
} from './saves.ts';
export {
  readSettings,
  type Settings,
  type SomeSettings,
  SPEEDS,
  SUIT_STYLES,
  VARIABLES,
} from './settings.ts';
export {
  type Hint,
  type Journal,
  type LogEntry,
  openSitting,
  type Player,
  type Sitting,
  type SittingSetup,
  whenKept,
} from './sitting.ts';
