/** Saves as bytes: one that was played, damaged ones, old ones without sums. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Folders, foldersOf } from '../../src/play/disk/paths.ts';
import { listSaves } from '../../src/play/kept/listing.ts';
import { freshFolders } from './folders.ts';
import { journalIn, playOn, sit } from './session.ts';

/** A save of the first `lines` lines of a match of one person and random players. */
export async function saveOf(id: string, lines: number, given = {}): Promise<Buffer> {
  const data = mkdtempSync(join(tmpdir(), 'talon-test-'));
  const folders = foldersOf({ TALON_DATA: data });
  const session = sit(id, ['human'], { deals: 20, ...given }, journalIn(id, folders));
  await playOn(session, lines);
  await session.close();
  const [save] = await listSaves(folders);
  const kept = readFileSync(save?.path ?? '', 'utf8')
    .split('\n')
    .slice(0, lines);
  rmSync(data, { recursive: true });
  if (kept.length < lines) throw new Error(`only ${kept.length} lines`);
  return Buffer.from(`${kept.join('\n')}\n`);
}

/** The bytes with those of `mask` turned over at one place. */
export function flipped(file: Buffer, at: number, mask: number): Buffer {
  const bytes = Buffer.from(file);
  bytes[at] = (bytes[at] ?? 0) ^ mask;
  return bytes;
}

/** A record as it was kept before lines had sums. */
export const unsummed = (file: string): string => file.replace(/,"sum":"[0-9a-f]{8}"\}$/gm, '}');

/** Folders with these files among the saves. */
export function holding(files: Readonly<Record<string, string | Uint8Array>>): Folders {
  const folders = freshFolders();
  mkdirSync(folders.games, { recursive: true });
  for (const [name, content] of Object.entries(files))
    writeFileSync(join(folders.games, name), content);
  return folders;
}
