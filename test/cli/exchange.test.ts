/** What other programs write and read: `export`, `import`, and `talon GAME ANALYSIS`. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import type { OptionValue } from '../../src/engine/options.ts';
import { isRefusal } from '../../src/engine/refusal.ts';
import { recordLines } from '../../src/script/records/transcript.ts';
import { dealing } from '../games/bridge/support.ts';
import { talonHere as talon } from '../support/here.ts';
import { gameCalled as gameNamed } from '../support/session.ts';
import { recordOf } from '../support/simulation.ts';

const folder = mkdtempSync(join(tmpdir(), 'talon-exchange-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const keep = (name: string, text: string | Buffer): string => {
  writeFileSync(join(folder, name), text);
  return name;
};
const here = (args: readonly string[], input?: string) =>
  talon(args, { cwd: folder, ...(input !== undefined && { input }) });

/** Seats' steps and the points they led to; how a pack lay is not kept by these notations. */
const stepsIn = (records: string): readonly string[] =>
  records.split('\n').filter((line) => /^\{"(by":\d|deal|end)/.test(line));

const DEAL = 'N:AKQ.AKQ.AKQ.AKQJ JT98.JT98.JT9.T9 765.765.8765.876 432.432.432.5432';

/** A record of these steps. */
function recordWith(options: Readonly<Record<string, OptionValue>>, steps: readonly string[]) {
  const lines = recordLines(gameNamed('bridge'), { options, names: ['Ada'], steps }, 'given');
  if (isRefusal(lines)) throw new Error(lines.text.en);
  return lines.map((line) => `${JSON.stringify(line)}\n`).join('');
}

const PLAYED = recordOf('bridge', { scoring: 'duplicate', boards: 3 }, 'exchange');
/** A match that stops in the middle of the play. */
const CUT = `${PLAYED.split('\n').slice(0, -20).join('\n')}\n`;
const CLAIMED = recordWith({ scoring: 'duplicate', boards: 1 }, [
  'dealer 0',
  dealing('N', DEAL.slice(2)),
  ...['3N', 'pass', 'pass', 'pass', 'play JS', 'claim 13'],
]);
const CHICAGO = recordOf('bridge', { scoring: 'chicago', deals: 2 }, 'exchange');

describe.each(['pbn', 'lin'])('%s', (format) => {
  test.each([
    ['a match', PLAYED],
    ['a match that stops', CUT],
    ['a claim', CLAIMED],
  ])('%s goes out and comes back, step by step', async (_, record) => {
    const file = keep('out.talon.jsonl', record);
    const out = await here(['export', '--format', format, file]);
    expect(out).toMatchObject({ code: 0, err: '' });
    const back = await here(['import', keep(`back.${format}`, out.out)]);
    expect(back).toMatchObject({ code: 0, err: '' });
    expect(stepsIn(back.out)).toEqual(stepsIn(record));
    expect(JSON.parse(back.out.split('\n')[0] ?? '')).toMatchObject({ deals: 'elsewhere' });
    const checked = await here(['verify', '-'], back.out);
    expect(checked.out).toMatch(/^1 record, \d+ steps, 0 faults(, 1 unfinished record)?\n$/);
    const again = await here(['export', '--format', format, '-'], back.out);
    expect(again.out).toBe(out.out);
  });

  test('boards of another scoring come back as boards of a duplicate match', async () => {
    const out = await here(['export', '--format', format, '-'], CHICAGO);
    const back = await here(['import', '--format', format, '-'], out.out);
    const checked = await here(['verify', '-'], back.out);
    expect(checked).toMatchObject({ code: 0 });
    expect(checked.out).toMatch(/ 0 faults(, 2 deals kept as files had them)?\n$/);
    const made = (records: string): readonly string[] =>
      stepsIn(records).filter((line) => line.includes('"do":"play '));
    expect(made(back.out)).toHaveLength(made(CHICAGO).length);
  });

  test('several records become one file', async () => {
    const out = await here(['export', '--format', format, '-'], PLAYED + CLAIMED);
    const back = await here(['import', '--format', format, '-'], out.out);
    expect(stepsIn(back.out)).toEqual(stepsIn(PLAYED + CLAIMED));
  });
});

describe('export', () => {
  const cabo = recordOf('cabo', { deals: 1 }, 'exchange');

  test.each([
    [['export', '-'], 2, '--format is missing; the formats are pbn, lin'],
    [['export', '--format', 'doc', '-'], 2, '--format: “doc” is not one of pbn, lin'],
    [['export', '--format', 'pbn', 'none'], 1, 'there is no file none'],
  ])('%j', async (args, code, said) => {
    expect(await here(args, '')).toEqual({ code, out: '', err: `talon: ${said}\n` });
  });

  test('a game that is not written so, records of two games, a faulty record', async () => {
    const pbn = ['export', '--format', 'pbn', '-'];
    const [other, mixed, faulty] = await Promise.all([
      here(pbn, cabo),
      here(pbn, PLAYED + cabo),
      here(pbn, PLAYED.replace('"do":"play ', '"do":"play ZZ ')),
    ]);
    expect(other.err).toBe('talon: Cabo cannot be exported as pbn; Bridge can\n');
    expect(mixed.err).toBe(
      'talon: standard input contains records of several games: Bridge, Cabo\n',
    );
    expect(faulty.err).toMatch(/^talon: standard input:\d+: notation: .+\n$/);
    for (const { code, out } of [other, mixed, faulty]) expect([code, out]).toEqual([1, '']);
  });
});

describe('import', () => {
  test('the ending names the format, whatever its case; else --format does', async () => {
    const board = `[Board "1"]\n[Dealer "N"]\n[Vulnerable "None"]\n[Deal "${DEAL}"]\n`;
    const file = keep('UPPER.PBN', board);
    const plain = keep('plain.txt', board);
    const [upper, none, given] = await Promise.all([
      here(['import', file]),
      here(['import', plain]),
      here(['import', '--format', 'pbn', plain]),
    ]);
    expect(upper).toMatchObject({ code: 0, err: '' });
    expect(given.out).toBe(upper.out);
    expect(none).toEqual({
      code: 2,
      out: '',
      err: 'talon: the format of plain.txt cannot be told from its name; give it with --format\n',
    });
  });

  test('files of older programs in Latin-1, and names nobody may see raw', async () => {
    const named = `[West "M\u00fcller \u001b[2J"]\n[Deal "${DEAL}"]\n`;
    const file = keep('latin.pbn', Buffer.from(named, 'latin1'));
    const { out, code } = await here(['import', file]);
    expect(code).toBe(0);
    const [kept = '', header = ''] = out.split('\n');
    expect(JSON.parse(kept).kept).toContain('[West "Müller  [2J"]\n');
    expect(JSON.parse(header).seats[3].name).toBe('Müller 2J');
  });

  test('a result that does not follow from the play is kept, checked, told and written again', async () => {
    const tags = `[Board "1"]\n[Dealer "N"]\n[Vulnerable "None"]\n[Deal "${DEAL}"]\n[Result "9"]`;
    const file = keep('result.pbn', `${tags}\n[Auction "N"]\n3NT AP\n`);
    const { code, err, out } = await here(['import', file]);
    expect([code, err]).toEqual([0, '']);
    const [checked, told, again, spoilt] = await Promise.all([
      here(['verify', '-'], out),
      here(['replay', '--line', '-'], out),
      here(['export', '--format', 'pbn', '-'], out),
      here(['verify', '-'], out.replace('"kept":"', '"kept":"nonsense\\n\\n')),
    ]);
    expect(checked.out).toBe(
      '1 record, 6 steps, 0 faults, 1 deal kept as a file had it, 1 unfinished record\n',
    );
    expect(told.out).toContain(
      `[Deal "${DEAL}"]\n[Declarer "N"]\n[Contract "3NT"]\n[Result "9"]\n`,
    );
    expect(again.out).toContain('[Result "9"]\n[Score "NS 400"]\n');
    expect(spoilt).toMatchObject({ code: 1 });
    expect(spoilt.out).toMatch(
      /^standard input:1: notation: the text that is kept is not one deal\n/,
    );
  });

  test('a file of boards that no match can play is kept, verified and shown', async () => {
    const file = keep('bare.pbn', '[Event "Cup"]\n[Board "4"]\n[Contract "4S"]\n[Declarer "N"]\n');
    const { code, err, out } = await here(['import', file]);
    expect([code, err]).toEqual([
      0,
      [
        'talon: bare.pbn: board 4: the dealer is not given and follows from the number\n',
        'talon: bare.pbn: board 4: the vulnerability is not given and follows from the number\n',
      ].join(''),
    ]);
    const checked = await here(['verify', '-'], out);
    expect(checked).toMatchObject({
      code: 0,
      out: '0 records, 0 steps, 0 faults, 1 deal kept as a file had it\n',
    });
    const told = await here(['replay', '--line', '-'], out);
    expect(told.out).toContain('[Event "Cup"]\n[Board "4"]\n[Dealer "W"]\n[Vulnerable "All"]\n');
    const json = await here(['replay', '--json', '-'], out);
    expect(JSON.parse(json.out)).toMatchObject({ game: 'bridge', format: 'pbn' });
  });

  test('a hundred boards, three of them bad: all come in, what is bad is named and kept', async () => {
    const board = (number: number): string =>
      `[Event "Cup"]\n[Board "${number}"]\n[Dealer "N"]\n[Vulnerable "None"]\n[Deal "${DEAL}"]\n[Auction "N"]\n3NT AP\n[Result "9"]\n`;
    const boards = Array.from({ length: 100 }, (_, i) => board(i + 1));
    boards[16] = board(17).replace('AKQJ', 'AKQT');
    boards[49] = board(50).replace('3NT', '8NT');
    boards[98] = `${board(99)}[Play "E"]\nSJ S7 S2 HA\n`;
    const { code, err, out } = await here(['import', keep('hundred.pbn', boards.join('\n'))]);
    expect(code).toBe(0);
    expect(err.split('\n')).toEqual([
      'talon: hundred.pbn: board 17: ten of clubs is dealt twice; the deal is kept as text',
      'talon: hundred.pbn: board 50: “8NT” is not a call; the auction is kept as text from there on',
      'talon: hundred.pbn: board 99: North plays ace of hearts but could follow suit; the play is kept as text from there on',
      expect.stringMatching(
        /^talon: hundred\.pbn: boards 2–16, .*: dealer or vulnerability does not match the number; both hold as given$/,
      ),
      '',
    ]);
    const checked = await here(['verify', '-'], out);
    expect(checked.out).toMatch(
      /^99 records, \d+ steps, 0 faults, 100 deals kept as files had them, /,
    );
    const again = await here(['export', '--format', 'pbn', '-'], out);
    expect(again.out.match(/\[Event "Cup"\]/g)).toHaveLength(100);
    for (const kept of ['AKQ.AKQ.AKQ.AKQT', '8NT AP', 'SJ S7 S2 HA'])
      expect(again.out).toContain(kept);
  });
});

describe('talon GAME ANALYSIS', () => {
  test('the double-dummy table and par of a deal, as text and as JSON', async () => {
    const [words, german, json] = await Promise.all([
      here(['bridge', 'dd'], DEAL),
      here(['bridge', 'dd', '--lang', 'de'], DEAL),
      here(['bridge', 'dd', '--json'], `[Board "3"]\n[Vulnerable "NS"]\n[Deal "${DEAL}"]\n`),
    ]);
    expect(words.out).toBe(
      [
        'Board 1: dealer North, vulnerable neither side',
        '          North  East  South  West',
        'notrump   13     0     13     0',
        'spades    12     1     12     1',
        'hearts    12     1     12     1',
        'diamonds  13     0     13     0',
        'clubs     13     0     13     0',
        'Par: +1520, 7 notrump NS',
        '',
      ].join('\n'),
    );
    expect(german.out).toContain('Par: +1520, 7 Sans Atout NS');
    expect(JSON.parse(json.out)).toMatchObject([
      {
        board: 3,
        dealer: 'N',
        vulnerable: 'NS',
        deal: DEAL,
        tricks: { N: { N: 13, E: 0, S: 13, W: 0 }, S: { N: 12, E: 1, S: 12, W: 1 } },
        par: { score: 2220, contracts: [{ contract: '7NT', declarers: 'NS', over: 0 }] },
      },
    ]);
  });

  test('several boards of a file, one after the other', async () => {
    const file = keep('two.pbn', `[Deal "${DEAL}"]\n\n[Board "9"]\n[Deal "${DEAL}"]\n`);
    const { out, code } = await here(['bridge', 'dd', file]);
    expect(code).toBe(0);
    expect(out.match(/^Board \d+/gm)).toEqual(['Board 1', 'Board 9']);
  });

  test.each([
    [DEAL.replace('AKQJ', 'AKQ'), 'North holds 12 cards, not 13'],
    [DEAL.replace('AKQJ', 'AKQT'), 'ten of clubs is dealt twice'],
    [DEAL.replace('AKQJ', 'AKQ1'), 'North: “AKQ.AKQ.AKQ.AKQ1” contains an unknown rank'],
    [DEAL.replace('.AKQJ', 'AKQJ'), /^North: “AKQ.AKQ.AKQAKQJ” is not a hand of four suits/],
    ['N:AKQ.AKQ.AKQ.AKQJ', 'a deal has 4 hands, this one has 1'],
    ['Z:x', /^no deal such as “N:/],
    ['', /^no deal found: /],
    ['\u001b[2Jhello', /^this line is not PBN: \\u\{1B\}\[2Jhello$/],
    [`[Deal "${DEAL}"]\n[Vulnerable "Often"]`, 'board 1: unknown value of Vulnerable: Often'],
  ])('%j is refused', async (input, said) => {
    const { code, out, err } = await here(['bridge', 'dd'], input);
    expect([code, out]).toEqual([1, '']);
    const [, sentence = ''] = /^talon: (.*)\n$/.exec(err) ?? [];
    if (typeof said === 'string') expect(sentence).toBe(said);
    else expect(sentence).toMatch(said);
  });

  test('without an analysis, or with a wrong one, a sentence says which there are', async () => {
    const [none, wrong] = await Promise.all([here(['bridge']), here(['bridge', 'ddt'])]);
    expect(none).toEqual({
      code: 2,
      out: '',
      err: 'talon: name an analysis: dd; to play the game: `talon play bridge`\n',
    });
    expect(wrong).toEqual({ code: 2, out: '', err: 'talon: analysis: “ddt” is not one of dd\n' });
  });
});
