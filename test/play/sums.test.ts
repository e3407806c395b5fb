/**
 * The sums of saves: whatever byte is changed, the damage is found and named with its line.
 * `TALON_FLIPS=255` tries every other value of every byte; three of each unless it is set.
 */
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { HEADER_LACKS } from '../../src/engine/checksums.ts';
import { below, openQuickStream } from '../../src/engine/random.ts';
import { isRefusal, type Refusal } from '../../src/engine/refusal.ts';
import { emptyReplay, type Replay, replayLine } from '../../src/engine/replay.ts';
import { findGame } from '../../src/games/index.ts';
import type { Folders } from '../../src/play/disk/paths.ts';
import { textLines } from '../../src/play/disk/read-lines.ts';
import { listSaves, type SaveEntry } from '../../src/play/kept/listing.ts';
import { readSound, restDamage } from '../../src/play/kept/read-save.ts';
import { resumeSession } from '../../src/play/past/saves.ts';
import type { Session } from '../../src/play/session/session.ts';
import { undoPointIn } from '../../src/play/session/undo.ts';
import { flipped, holding, saveOf, unsummed } from '../support/saves.ts';
import { journalIn, playOn, sit, stepsIn, wait } from '../support/session.ts';
import { recordOf } from '../support/simulation.ts';

const LINES = 200;
const FLIPS = Number(process.env.TALON_FLIPS ?? 3);
const MASKS = FLIPS >= 255 ? Array.from({ length: 255 }, (_, i) => i + 1) : [0x01, 0x20, 0x80];
const whole = await saveOf('boese-dame', LINES, { rounds: 8 });
const lines = whole.toString().trimEnd().split('\n');

/** CRC-32 bit by bit, as the standard has it. */
function slowCrc(bytes: Uint8Array, before: number): number {
  let crc = ~before;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return ~crc >>> 0;
}

const theSave = async (folders: Folders): Promise<SaveEntry> => {
  const [save] = await listSaves(folders);
  if (save === undefined) throw new Error('no save');
  return save;
};

const resumed = (session: Session | Refusal): Session => {
  if (isRefusal(session)) throw new Error(session.text.en);
  return session;
};

const damageOf = (file: Uint8Array): string | undefined => {
  const { damage } = readSound(file, findGame);
  return damage && `${damage.line}: ${damage.reason.en}`;
};

describe('a line of a save', () => {
  test('ends in the CRC-32 of its bytes before, begun with the sum of the line before', () => {
    let sum = 0;
    for (const line of lines) {
      const [, body = '', given] = /^(.*),"sum":"([0-9a-f]{8})"\}$/.exec(line) ?? [];
      sum = slowCrc(Buffer.from(body), sum);
      expect(given).toBe(sum.toString(16).padStart(8, '0'));
      expect(Object.keys(JSON.parse(line)).at(-1)).toBe('sum');
    }
  });

  test('is the line of the record but for that: simulations write none', () => {
    const record = recordOf('boese-dame', { deals: 1 }, 'v');
    expect(record).not.toContain('"sum"');
    expect(stepsIn(unsummed(whole.toString()))).toEqual(stepsIn(whole.toString()));
    expect(unsummed(whole.toString())).not.toContain('"sum"');
  });

  test('has a sum that goes on when the game is resumed, and begins anew after an undo', async () => {
    const folders = holding({ 'k.talon.jsonl': await saveOf('kabadak', 12) });
    const session = resumed(await resumeSession(await theSave(folders), { folders }));
    for (let turn = 0; turn < 40 && undoPointIn(session) === undefined; turn++)
      await playOn(session, 1);
    expect(session.undo()).toBe(true);
    await playOn(session, 2);
    await session.close();
    const file = readFileSync((await theSave(folders)).path);
    expect(damageOf(file)).toBeUndefined();
    expect(readSound(file, findGame).timeline?.sum).toBeTypeOf('number');
  });
});

/** The line, from 1, that each byte belongs to. */
function lineAt(at: number): number {
  return whole.subarray(0, at).filter((byte) => byte === 10).length + 1;
}

/** The replay before each line, and the offset at which it begins. */
function beforeLines(): readonly { readonly replay: Replay; readonly from: number }[] {
  let replay = emptyReplay;
  let from = 0;
  return lines.map((line) => {
    const before = { replay, from };
    const after = replayLine(replay, line, findGame);
    if (isRefusal(after)) throw new Error(after.text.en);
    replay = after;
    from += Buffer.byteLength(line) + 1;
    return before;
  });
}

/** Where the damage shows that begins in line `number`: as `readSound`, but from that line on. */
function shownAt(tail: Uint8Array, replay: Replay, number: number): number | undefined {
  const { lines: texts, rest } = textLines(tail);
  let before = replay;
  for (const [i, line] of texts.entries()) {
    const after = line === undefined ? undefined : replayLine(before, line, findGame);
    if (after === undefined) return number + i;
    if (isRefusal(after)) return after.text === HEADER_LACKS ? 1 : number + i;
    before = after;
  }
  return restDamage(rest, HEADER_LACKS) === undefined ? undefined : number + texts.length;
}

/** A zero for the last line break is what a power cut may leave: the record is the same. */
const isSameRecord = (at: number, mask: number): boolean =>
  at === whole.length - 1 && mask === '\n'.charCodeAt(0);

describe(`every byte of a save of ${LINES} lines`, () => {
  // A byte that becomes a line break at the begin of its line leaves the rest in the next.
  test.each(MASKS)('changed by %i is found, and named with its line', (mask) => {
    const starts = beforeLines();
    const missed: string[] = [];
    for (const [i, { replay, from }] of starts.entries()) {
      const end = starts[i + 1]?.from ?? whole.length;
      const until = starts[i + 3]?.from ?? whole.length;
      for (let at = from; at < end; at++) {
        const tail = flipped(whole, at, mask).subarray(from, until);
        const shown = shownAt(tail, replay, i + 1);
        const isAfterBreak = ((whole[at] ?? 0) ^ mask) === 10 && shown === i + 2;
        if (shown !== i + 1 && !isAfterBreak && !isSameRecord(at, mask))
          missed.push(`byte ${at} of line ${i + 1}: ${shown}`);
      }
    }
    expect(missed).toEqual([]);
  });

  test('but the last line break, a zero in whose place means the same record', () => {
    const cut = readSound(flipped(whole, whole.length - 1, '\n'.charCodeAt(0)), findGame);
    const sound = readSound(whole, findGame);
    expect(cut.damage).toBeUndefined();
    expect(cut.timeline?.torn).toBe(true);
    expect(cut.timeline?.made.map(({ text }) => text)).toEqual(
      sound.timeline?.made.map(({ text }) => text),
    );
  });

  test('is found so by resume, by the list and by the reader of whole files', async () => {
    const random = openQuickStream('flips');
    const places = Array.from({ length: 40 }, () => below(random, whole.length));
    for (const at of [...places, 0, whole.length - 1]) {
      const file = flipped(whole, at, 1 + below(random, 255));
      const line = lineAt(at);
      const said = `byte ${at} (seed flips)`;
      expect(readSound(file, findGame).damage?.line, said).toBe(line);
      const folders = holding({ 's.talon.jsonl': file });
      const [save] = await listSaves(folders);
      if (line === 1) expect(save, said).toBeUndefined();
      else expect(save?.damage?.line, said).toBe(line);
    }
  });
});

test('a last line break that has become zero means the same record: a power cut leaves that', () => {
  for (const zeros of ['\0', '\0'.repeat(4096)]) {
    const file = Buffer.concat([whole.subarray(0, -1), Buffer.from(zeros)]);
    const { timeline, damage } = readSound(file, findGame);
    expect(damage).toBeUndefined();
    expect(timeline).toMatchObject({ torn: true, sum: readSound(whole, findGame).timeline?.sum });
  }
  const cut = Buffer.concat([whole.subarray(0, -9), Buffer.from('\0\0')]);
  const { timeline, damage } = readSound(cut, findGame);
  expect([damage, timeline?.torn]).toEqual([undefined, true]);
  expect(timeline?.made).toHaveLength(stepsIn(lines.slice(0, -1).join('\n')).length);
});

describe('lines of a save', () => {
  const joined = (some: readonly string[]): Buffer => Buffer.from(`${some.join('\n')}\n`);
  const WRONG =
    'the checksum of the line is wrong: the line is damaged, or one before it is missing';

  test('that are missing, moved, doubled or another game’s are found', async () => {
    const other = (await saveOf('kabadak', 20)).toString().split('\n');
    const at = 40;
    const cases = [
      lines.toSpliced(at, 1),
      lines.toSpliced(at, 1, lines[at + 1] ?? '', lines[at] ?? ''),
      lines.toSpliced(at, 0, lines[at - 1] ?? ''),
      lines.toSpliced(at, 1, other[10] ?? ''),
    ];
    for (const some of cases) expect(damageOf(joined(some))).toBe(`${at + 1}: ${WRONG}`);
  });

  test('all carry a sum if one does', () => {
    const bare = lines.map(unsummed);
    expect(damageOf(joined(lines.toSpliced(30, 1, bare[30] ?? '')))).toBe(
      '31: the line lacks the checksum that the lines before it carry',
    );
    expect(damageOf(joined(bare.toSpliced(30, 1, lines[30] ?? '')))).toBe(
      '1: the header lacks the checksum that the lines after it carry',
    );
    expect(damageOf(joined(bare))).toBeUndefined();
  });

  test('that are lost at the end, each whole, leave no trace', () => {
    expect(damageOf(joined(lines.slice(0, 50)))).toBeUndefined();
  });
});

describe('a damaged save', () => {
  const AT = whole.indexOf('\n', 6000) + 20;
  const line = lineAt(AT);
  const damaged = flipped(whole, AT, 4);
  const sound = stepsIn(lines.slice(0, line - 1).join('\n'));
  const NAME = 'boese-dame-1.talon.jsonl';

  const refusal = async (folders: Folders): Promise<Refusal> => {
    const session = await resumeSession(await theSave(folders), { folders });
    if (!isRefusal(session)) throw new Error('was resumed');
    return session;
  };

  test('is not resumed unasked, and stays as it was', async () => {
    const folders = holding({ [NAME]: damaged, 'other.talon.jsonl': 'hello' });
    const { text } = await refusal(folders);
    expect(text.en).toBe(
      `line ${line}: the checksum of the line is wrong: the line is damaged, or one before it is missing; sound steps before it: ${sound.length}. “talon resume --before-damage boese-dame-1” continues after them and keeps the damaged file`,
    );
    expect(text.de).toBe(
      `Zeile ${line}: die Prüfsumme der Zeile stimmt nicht: Die Zeile ist beschädigt, oder eine davor fehlt; unbeschädigte Schritte davor: ${sound.length}. „talon resume --before-damage boese-dame-1“ setzt das Spiel dort fort und hebt die beschädigte Datei auf`,
    );
    expect(readdirSync(folders.games).sort()).toEqual([NAME, 'other.talon.jsonl']);
    expect(readFileSync(join(folders.games, NAME))).toEqual(damaged);
  });

  test('goes on before the damage when asked, is set aside, and nothing else is touched', async () => {
    const folders = holding({ [NAME]: damaged, 'other.talon.jsonl': 'hello' });
    const stand = (): readonly unknown[] => {
      const { ino, mtimeMs, size } = statSync(join(folders.games, 'other.talon.jsonl'));
      return [ino, mtimeMs, size];
    };
    const other = stand();
    const save = await theSave(folders);
    const session = resumed(await resumeSession(save, { folders, beforeDamage: true }));
    expect(session.match().ply).toBe(sound.length);
    const notices = session.record.notices();
    expect(notices.map(({ en }) => en)).toEqual([
      `The game goes on from before the damage in line ${line}; the damaged save is kept as boese-dame-1.damaged.`,
    ]);
    expect(notices[0]?.de).toBe(
      `Das Spiel geht vor dem Schaden in Zeile ${line} weiter; der beschädigte Spielstand bleibt als boese-dame-1.damaged erhalten.`,
    );
    expect(session.record.notices()).toBe(notices);
    await wait(session);
    await session.close();
    expect(readFileSync(join(folders.games, 'boese-dame-1.damaged'))).toEqual(damaged);
    const again = readFileSync(join(folders.games, NAME));
    expect(damageOf(again)).toBeUndefined();
    expect(stepsIn(again.toString()).slice(0, sound.length)).toEqual(sound);
    expect(stand()).toEqual(other);
    writeFileSync(join(folders.games, NAME), damaged);
    await resumed(await resumeSession(save, { folders, beforeDamage: true })).close();
    expect(readdirSync(folders.games)).toContain('boese-dame-1.damaged-2');
  });

  test('is refused whole where the header itself is damaged', async () => {
    const folders = holding({ [NAME]: damaged });
    const save = await theSave(folders);
    writeFileSync(save.path, flipped(whole, 20, 1));
    const { text } = await refusal(holding({ [NAME]: damaged }));
    expect(text.en).toContain('--before-damage');
    const session = await resumeSession(save, { folders, beforeDamage: true });
    expect(isRefusal(session) && session.text.en).toMatch(
      /^line 1: .*; nothing of this game can be saved$/,
    );
    expect(readdirSync(folders.games)).toEqual([NAME]);
  });

  test('without sums is found by the rules, and goes on before the damage just so', async () => {
    const bad = Buffer.from(unsummed(lines.slice(0, 60).join('\n')).replace(/$/, '\n'));
    const folders = holding({ [NAME]: bad.toString().replace(/("by":0,"do":"play )../, '$1XX') });
    const save = await theSave(folders);
    expect(save.damage).toBeUndefined();
    expect((await refusal(folders)).clause).toBe('damage');
    const session = resumed(await resumeSession(save, { folders, beforeDamage: true }));
    await session.close();
    expect(damageOf(readFileSync(save.path))).toBeUndefined();
  });
});

describe('a save of an older version', () => {
  test('is read without sums, and gets them when it is resumed', async () => {
    const old = unsummed(lines.slice(0, 60).join('\n'));
    const folders = holding({ 'old.talon.jsonl': `${old}\n` });
    const save = await theSave(folders);
    const session = resumed(await resumeSession(save, { folders }));
    await session.close();
    const file = readFileSync(save.path, 'utf8');
    expect(file).toBe(`${lines.slice(0, 60).join('\n')}\n`);
  });

  test('keeps what its header says of its deals, through resume, help and undo', async () => {
    const kabadak = (await saveOf('kabadak', 12)).toString();
    const told = unsummed(kabadak).replace('"seats"', '"deals":"elsewhere","seats"');
    const folders = holding({ 'k.talon.jsonl': told });
    const save = await theSave(folders);
    const session = resumed(await resumeSession(save, { folders }));
    for (let turn = 0; turn < 40 && undoPointIn(session) === undefined; turn++)
      await playOn(session, 1);
    session.undo();
    await session.close();
    const [header = ''] = readFileSync(save.path, 'utf8').split('\n');
    expect(JSON.parse(header)).toMatchObject({ deals: 'elsewhere', assisted: true });
  });
});

test('a session without damage has nothing to say', async () => {
  const folders = holding({});
  const session = await wait(sit('kabadak', ['human'], {}, journalIn('kabadak', folders)));
  expect(session.record.notices()).toEqual([]);
  await session.close();
});
