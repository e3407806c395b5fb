/** Whole records read for tests: every step checked, and none lost. */
import { findGame } from '../../src/games/index.ts';
import { damageText, readSound, type Timeline } from '../../src/play/kept/read-save.ts';

export function timelineOf(record: string): Timeline {
  const { timeline, damage } = readSound(Buffer.from(record), findGame);
  if (damage !== undefined) throw new Error(damageText(damage).en);
  if (timeline === undefined) throw new Error('a record without steps');
  return timeline;
}
