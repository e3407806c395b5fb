/** `talon saves`, `resume` and `verify` on damaged, foreign and unfinished files. */
import { mkdirSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { freshFolder } from '../support/folders.ts';
import { talonHere as talon } from '../support/here.ts';
import { flipped, holding, saveOf, unsummed } from '../support/saves.ts';
import { stepsIn } from '../support/session.ts';
import { recordOf } from '../support/simulation.ts';

const good = await saveOf('boese-dame', 60);
/** The suit of a card in the last line is another. */
const damaged = flipped(good, good.lastIndexOf('"do":"play ') + 12, 1);
const ID = 'boese-dame-2';

const cutShort = (steps: number): RegExp =>
  new RegExp(`^cut +cut short +${steps} steps? kept$`, 'm');

/** A data folder with these files among its saves. */
const dataWith = (files: Parameters<typeof holding>[0]) => {
  const { games } = holding(files);
  return { games, env: { TALON_DATA: join(games, '..') } };
};

const mixed = () =>
  dataWith({
    'boese-dame-1.talon.jsonl': good,
    [`${ID}.talon.jsonl`]: damaged,
    'note.txt': 'hello',
    'torn.talon.jsonl': '{"tal',
  });

describe('talon saves', () => {
  test('lists damaged and foreign files as such', async () => {
    const { env } = mixed();
    const { code, out } = await talon(['saves'], { env });
    expect(code).toBe(0);
    expect(out).toMatch(/^boese-dame-1 +\d.* deal 2 +P0 /m);
    expect(out).toMatch(
      /^boese-dame-2 +\d.* deal 2 +damaged: line 60: the checksum of the line is wrong/m,
    );
    expect(out).toMatch(/^note\.txt +foreign +not a Talon save$/m);
    expect(out).toMatch(/^torn\.talon\.jsonl +damaged +the save is empty$/m);
    const german = await talon(['saves', '--lang', 'de'], { env });
    expect(german.out).toMatch(/^boese-dame-2 .* beschädigt: Zeile 60: die Prüfsumme der Zeile /m);
    expect(german.out).toMatch(/^note\.txt +fremd +kein Spielstand von Talon$/m);
    const { out: json } = await talon(['saves', '--json'], { env });
    expect(JSON.parse(json)).toMatchObject([
      { game: 'boese-dame' },
      { game: 'boese-dame' },
      { name: 'note.txt', kind: 'foreign', reason: 'not a Talon save' },
      { name: 'torn.talon.jsonl', kind: 'damaged' },
    ]);
  });

  test('tells no totals until a deal is finished', async () => {
    const { env } = dataWith({ 'hiki-kabu-1.talon.jsonl': await saveOf('hiki-kabu', 3) });
    expect((await talon(['saves'], { env })).out).toMatch(/ deal 1 +P0, P1(, P\d)*$/m);
    const finished = dataWith({ 'boese-dame-1.talon.jsonl': good });
    expect((await talon(['saves'], finished)).out).toMatch(/ deal 2 +P0 -?\d+, P1 -?\d+, /m);
  });

  test('--check follows every record, says what it found, and fails where one is damaged', async () => {
    const { env, games } = mixed();
    writeFileSync(join(games, 'old.talon.jsonl'), unsummed(good.toString()));
    const { code, out } = await talon(['saves', '--check'], { env });
    expect(code).toBe(1);
    expect(out.trimEnd().split('\n').sort()).toEqual([
      '5 checked, 2 damaged or unreadable',
      expect.stringMatching(/^boese-dame-1 +sound +58 steps$/),
      expect.stringMatching(/^boese-dame-2 +damaged +line 60: the checksum of the line is wrong/),
      expect.stringMatching(/^note\.txt +foreign +not a Talon save$/),
      expect.stringMatching(/^old +sound +58 steps, without checksums$/),
      expect.stringMatching(/^torn\.talon\.jsonl +damaged +the save is empty$/),
    ]);
    const { out: json } = await talon(['saves', '--check', '--json'], { env });
    expect(JSON.parse(json)).toContainEqual({
      name: 'boese-dame-1',
      path: join(games, 'boese-dame-1.talon.jsonl'),
      state: 'sound',
      said: '58 steps',
    });
    for (const name of [`${ID}.talon.jsonl`, 'torn.talon.jsonl']) rmSync(join(games, name));
    const rest = await talon(['saves', '--check'], { env });
    expect(rest.code).toBe(0);
    expect(rest.out).toMatch(/^3 checked, 0 damaged or unreadable$/m);
    const german = await talon(['saves', '--check', '--lang', 'de'], { env });
    expect(german.out).toMatch(/^3 geprüft, 0 beschädigt oder nicht lesbar$/m);
  });

  test('--check finds a step against the rules and a last line cut short', async () => {
    const wrong = unsummed(good.toString()).replace(/("by":0,"do":"play )../, '$1XX');
    const { env } = dataWith({
      'wrong.talon.jsonl': wrong,
      'cut.talon.jsonl': good.subarray(0, -5),
    });
    const { code, out } = await talon(['saves', '--check'], { env });
    expect(code).toBe(1);
    expect(out).toMatch(/^wrong +damaged +line \d+: /m);
    expect(out).toMatch(/^cut +cut short +57 steps kept$/m);
  });

  test('--check calls cut short what a kill leaves, wherever it cuts, as resuming does', async () => {
    const header = good.indexOf('\n') + 1;
    const lines = good.toString().trimEnd().split('\n');
    const closing = lines.findIndex((line) => line.startsWith('{"deal"'));
    const unclosed = lines.slice(0, closing).join('\n').length + 1;
    const sizes = [
      header + 1,
      header + 40,
      unclosed,
      unclosed + 9,
      good.length - 30,
      good.length - 1,
    ];
    for (const size of sizes) {
      const { env, games } = dataWith({ 'cut.talon.jsonl': good.subarray(0, size) });
      const { code, out } = await talon(['saves', '--check'], { env });
      const steps = stepsIn(good.subarray(0, good.lastIndexOf('\n', size - 1) + 1).toString());
      // A line that lacks nothing but its break is whole.
      const kept = size === good.length - 1 ? /^cut +sound +58 steps$/m : cutShort(steps.length);
      expect([size, out]).toEqual([size, expect.stringMatching(kept)]);
      expect(code).toBe(0);
      const resumed = await talon(['resume', '--line'], { env, input: 'quit\n' });
      expect(resumed.code).toBe(0);
      expect(readdirSync(games)).toEqual(['cut.talon.jsonl']);
    }
    const { env } = dataWith({ 'cut.talon.jsonl': good.subarray(0, -5) });
    const german = await talon(['saves', '--check', '--lang', 'de'], { env });
    expect(german.out).toMatch(/^cut +abgeschnitten +57 Schritte erhalten$/m);
    const { out: json } = await talon(['saves', '--check', '--json'], { env });
    expect(JSON.parse(json)).toMatchObject([{ state: 'cut', said: '57 steps kept' }]);
  });

  test('--check calls a finished match damaged that lacks its end', async () => {
    const whole = recordOf('boese-dame', { deals: 1 }, 'v');
    const { env, games } = dataWith({});
    mkdirSync(join(games, '../history'), { recursive: true });
    writeFileSync(join(games, '../history/over.talon.jsonl'), whole.slice(0, -9));
    const { code, out } = await talon(['saves', '--check'], { env });
    expect([code, out]).toEqual([1, expect.stringMatching(/^over +damaged +line \d+: /)]);
  });

  test('says why a folder cannot be read, and fails', async () => {
    const data = join(freshFolder(), 'data');
    mkdirSync(data);
    writeFileSync(join(data, 'games'), '');
    const env = { TALON_DATA: data };
    expect(await talon(['saves'], { env })).toEqual({
      code: 1,
      out: '',
      err: `talon: the folder ${join(data, 'games')} cannot be read: part of its path is not a folder\n`,
    });
    const german = await talon(['saves', '--lang', 'de'], { env });
    expect(german.err).toBe(
      `talon: der Ordner ${join(data, 'games')} ist nicht lesbar: ein Teil des Pfads ist kein Ordner\n`,
    );
  });
});

describe('talon resume where another program plays the newest game', () => {
  /** Three games, the last one newest; the process that runs the tests' process plays some. */
  const playing = (...ids: readonly string[]) => {
    const names = ['boese-dame-1', 'boese-dame-2', 'boese-dame-3'];
    const { games, env } = dataWith(
      Object.fromEntries(names.map((name) => [`${name}.talon.jsonl`, good])),
    );
    names.forEach((name, minutes) => {
      utimesSync(join(games, `${name}.talon.jsonl`), 60 * minutes, 60 * minutes);
    });
    for (const id of ids) writeFileSync(join(games, `${id}.lock`), String(process.ppid));
    return (...args: readonly string[]) =>
      talon(['resume', '--line', ...args], { env, input: 'quit\n' });
  };
  const TAKEN = `another program is playing this game (process ${process.ppid})`;

  test('goes on with the newest that nobody plays, and says so', async () => {
    const resume = playing('boese-dame-3');
    const { code, out, err } = await resume();
    expect(code).toBe(0);
    expect(`${out}${err}`).toContain(
      'Another program is playing boese-dame-3; this is the latest game that nobody is playing.',
    );
    expect(out).toContain('talon resume boese-dame-2');
    const german = await playing('boese-dame-3', 'boese-dame-2')('--lang', 'de');
    expect(`${german.out}${german.err}`).toContain('boese-dame-3 läuft gerade in einem anderen');
    expect(german.out).toContain('talon resume boese-dame-1');
  });

  test('does so among the games whose names begin as asked', async () => {
    expect((await playing('boese-dame-3')('boese')).out).toContain('talon resume boese-dame-2');
  });

  test('does not for the game that is named, or if all are being played', async () => {
    expect(await playing('boese-dame-3')('boese-dame-3')).toMatchObject({
      code: 1,
      err: `talon: ${TAKEN}: boese-dame-3\n`,
    });
    const all = await playing('boese-dame-1', 'boese-dame-2', 'boese-dame-3')();
    expect(all).toMatchObject({ code: 1, err: `talon: ${TAKEN}: boese-dame-3\n` });
  });

  test('takes the newest again once the other program is gone', async () => {
    const resume = playing();
    expect((await resume()).out).toContain('talon resume boese-dame-3');
  });
});

describe('talon resume', () => {
  test('refuses a damaged save, and goes on before the damage when told to', async () => {
    const { env, games } = dataWith({ [`${ID}.talon.jsonl`]: damaged });
    const refused = await talon(['resume', '--line'], { env, input: 'quit\n' });
    expect(refused).toMatchObject({ code: 1, out: '' });
    expect(refused.err).toMatch(
      /^talon: line 60: .* sound steps before it: 57\. “talon resume --before-damage boese-dame-2” continues after them/,
    );
    expect(readdirSync(games)).toEqual([`${ID}.talon.jsonl`]);
    const args = ['resume', '--line', '--before-damage', ID];
    const resumed = await talon(args, { env, input: 'quit\n' });
    expect(resumed.code).toBe(0);
    expect(resumed.err).toContain(
      'The game goes on from before the damage in line 60; the damaged save is kept as boese-dame-2.damaged.',
    );
    expect(readFileSync(join(games, `${ID}.damaged`))).toEqual(damaged);
    const checked = await talon(['saves', '--check'], { env });
    expect(checked.code).toBe(0);
    expect(checked.out).toMatch(/^boese-dame-2\.damaged +kept aside +a damaged save, set aside$/m);
  });
});

describe('talon verify', () => {
  const record = recordOf('boese-dame', { deals: 1 }, 'v');
  const begun = `${record.split('\n').slice(0, 20).join('\n')}\n`;

  test('counts unfinished records and unknown keys after the faults', async () => {
    const strange = begun.replace('{"by":0', '{"x":1,"by":0');
    expect(await talon(['verify', '-'], { input: begun })).toEqual({
      code: 0,
      out: '1 record, 19 steps, 0 faults, 1 unfinished record\n',
      err: '',
    });
    const two = await talon(['verify', '-', '--lang', 'de'], { input: strange + begun });
    expect(two.out).toBe(
      '2 Protokolle, 38 Schritte, 0 Fehler, 2 unvollständige Protokolle, 1 unbekannter Schlüssel\n',
    );
    const { out } = await talon(['verify', '-', '--json'], { input: begun });
    expect(JSON.parse(out)).toEqual({
      records: 1,
      kept: 0,
      steps: 19,
      faults: [],
      unfinished: 1,
      unknown: 0,
      loose: 0,
      more: 0,
    });
  });

  test('--finished makes an unfinished record a fault', async () => {
    const args = ['verify', '--finished', '-'];
    expect((await talon(args, { input: record })).code).toBe(0);
    expect(await talon(args, { input: begun })).toEqual({
      code: 1,
      out: 'standard input:20: conventions: the record is unfinished: the match goes on after this line\n1 record, 19 steps, 1 fault, 1 unfinished record\n',
      err: '',
    });
  });

  test('wants deals of the seed, unless --any-deal or the header says otherwise', async () => {
    const other = record.replace('"seed":"v/0"', '"seed":"w"');
    expect(other).not.toBe(record);
    const refused = await talon(['verify', '-'], { input: other });
    expect(refused.code).toBe(1);
    expect(refused.out).toMatch(/^standard input:\d: conventions: this “\w+” does not follow from/);
    expect((await talon(['verify', '--any-deal', '-'], { input: other })).code).toBe(0);
    const marked = other.replace('"seats"', '"deals":"elsewhere","seats"');
    expect((await talon(['verify', '-'], { input: marked })).code).toBe(0);
    const replayed = await talon(['replay', '--line', '-'], { input: other });
    expect(replayed).toMatchObject({ code: 0, err: '' });
  });
});
