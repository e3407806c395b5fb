/** A user without a home folder and without an entry in the list of users, as in a container. */
import { spawnSync } from 'node:child_process';
import { chmodSync, chownSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { freshFolder } from '../support/folders.ts';
import { TALON } from '../support/talon.ts';

/** The id of a user that the system does not know. */
const UID = 54_321;
const PLAY = ['play', 'hiki-kabu', '--line', '--level', 'random', '--seed', 'S'];

/** Only root can start a program as another user. */
const isRoot = process.getuid?.() === 0;

function temporary(): string {
  const folder = freshFolder();
  chmodSync(folder, 0o777);
  return folder;
}

const ran = (tmp: string, args: readonly string[], env: Readonly<Record<string, string>> = {}) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [TALON, ...args], {
    env: { PATH: process.env.PATH ?? '', LANG: 'en_GB.UTF-8', TMPDIR: tmp, ...env },
    uid: UID,
    gid: UID,
    cwd: '/',
    input: 'quit\n',
    encoding: 'utf8',
  });
  return { code: status, out: stdout, err: stderr };
};

const modeOf = (path: string): number => statSync(path).mode & 0o777;

describe.runIf(isRoot)('without a home folder', () => {
  test('games are kept in a private folder, which is named before', () => {
    const tmp = temporary();
    const own = join(tmp, `talon-${UID}`);
    const { code, out, err } = ran(tmp, PLAY);
    expect(code).toBe(0);
    expect(err.split('\n')[0]).toBe(
      `talon: there is no home folder: games and settings are kept in ${own}, which nobody else may read`,
    );
    expect(out).toContain('The game is saved.');
    expect(readdirSync(tmp)).toEqual([`talon-${UID}`]);
    expect([modeOf(own), statSync(own).uid]).toEqual([0o700, UID]);
    expect(ran(tmp, ['saves', '--names']).out).toMatch(/^hiki-kabu-/);
    const german = ran(tmp, PLAY, { TALON_LANG: 'de' });
    expect(german.err).toContain('talon: es gibt kein Home-Verzeichnis: Spiele und Einstellungen');
  });

  test('a folder of one’s own that others may read is made private', () => {
    const tmp = temporary();
    const own = join(tmp, `talon-${UID}`);
    mkdirSync(own);
    chownSync(own, UID, UID);
    chmodSync(own, 0o755);
    expect(ran(tmp, PLAY).out).toContain('The game is saved.');
    expect(modeOf(own)).toBe(0o700);
  });

  test('nothing is kept in, or read from, a folder of somebody else’s', () => {
    const tmp = temporary();
    const other = join(tmp, `talon-${UID}`);
    mkdirSync(other);
    chmodSync(other, 0o777);
    const { code, out, err } = ran(tmp, PLAY);
    expect(code).toBe(0);
    expect(err.split('\n')[0]).toBe(
      `talon: there is no home folder, and ${other} belongs to somebody else: games and settings are not kept`,
    );
    expect(out).not.toContain('The game is saved.');
    expect(readdirSync(other)).toEqual([]);
    expect(modeOf(other)).toBe(0o777);
  });

  test('nothing is said where the variables name other folders', () => {
    const tmp = temporary();
    const env = { TALON_DATA: join(tmp, 'data'), TALON_CONFIG: join(tmp, 'config.json') };
    const { err } = ran(tmp, PLAY, env);
    expect(err).not.toContain('home');
    expect(readdirSync(tmp)).toEqual(['data']);
  });
});
