/** Hostile records and names: one clear sentence, code 1, and nothing that a terminal would obey. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { talonHere as talon } from '../support/here.ts';
import { recordOf } from '../support/simulation.ts';
import type { Ran } from '../support/talon.ts';

const folder = mkdtempSync(join(tmpdir(), 'talon-hostile-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const [header = '', dealer = ''] = recordOf('boese-dame', { deals: 1 }, 'hostile').split('\n');

const FILES: Readonly<Record<string, string | Buffer>> = {
  escape: header.replace('"South"', '"\\u001b[2JSouth"'),
  'raw-escape': header.replace('"South"', '"\u001b[2JSouth"'),
  bidi: header.replace('"South"', '"\u202eSouth"'),
  long: Buffer.alloc(10_000_000, 'x'),
  deep: `{"talon":${'['.repeat(200_000)}${']'.repeat(200_000)}}`,
  cards: `${header}\n${dealer}\n{"by":"chance","do":"deal 7C 7C"}\n`,
  'not-on-turn': `${header}\n{"by":0,"do":"play 7C"}\n`,
  'escape-in-step': `${header}\n{"by":"chance","do":"dealer \\u001b]0;x\\u0007"}\n`,
  'unknown-game': header.replace('boese-dame', 'chess'),
  proto: header.replace('{"talon"', '{"__proto__":{"x":1},"talon"'),
  'proto-option': header.replace('"players"', '"__proto__":1,"players"'),
  cut: `${header}\n{"by":"chance","do":"dea`,
  utf16: Buffer.from(`\uFEFF${header}\n`, 'utf16le'),
  'utf16-bare': Buffer.from(`${header}\n`, 'utf16le'),
  'bad-utf8': Buffer.from([0x7b, 0xc3, 0x28, 0x7d, 10]),
  headless: '{"by":0,"do":"play 7C"}\n',
  empty: '',
  array: '[]\n',
  'wrong-version': header.replace('"talon":1', '"talon":99'),
  'name-\u001b[31mred': 'x',
};

const names = Object.keys(FILES);
for (const [name, bytes] of Object.entries(FILES)) writeFileSync(join(folder, name), bytes);

const UNSAFE = /[\p{Cf}\p{Zl}\p{Zp}]|(?!\n)\p{Cc}/u;

function expectSafe({ out, err }: Ran): void {
  expect(`${out}${err}`).not.toMatch(UNSAFE);
  expect(`${out}${err}`).not.toMatch(/^\s+at |this should not happen/m);
}

function expectCalm(ran: Ran): void {
  expect(ran.code).toBe(1);
  expectSafe(ran);
}

/** Files of other programs in which no board can be found, or that mean harm. */
const FOREIGN: Readonly<Record<string, string | Buffer>> = {
  'empty.pbn': '',
  'braces.pbn': `[Event "${'{'.repeat(100_000)}`,
  'open-comment.pbn': `${'{ x '.repeat(200_000)}\n[Deal "N:"]`,
  'quotes.pbn': `[A ${'" '.repeat(200_000)}`,
  'proto.pbn': '[__proto__ "#"]\n[constructor "#"]\n[Deal "#"]\n',
  'long.pbn': Buffer.alloc(10_000_000, '['),
  'bytes.pbn': Buffer.from([0, 255, 254, 10, 91, 0, 93]),
  'empty.lin': '',
  'bars.lin': '|'.repeat(1_000_000),
};

/** Files with a board that cannot be read whole. */
const SPOILT: Readonly<Record<string, string>> = {
  'escape.pbn': '\u001b[2J[Deal "x"]',
  'escape-in-deal.pbn': '[Deal "N:\u001b]0;x\u0007.A.K.Q A.K.Q.J A.K.Q.J A.K.Q.J"]',
  'escape-in-call.pbn': tagsOf('[Auction "N"]\n\u001b[31mX'),
  'words.pbn': tagsOf(`[Auction "N"]\n${'Pass '.repeat(100_000)}`),
  'escape.lin': 'md|1\u001b[2J|',
  'hands.lin': `md|1${'S'.repeat(500_000)}|`,
  'call.lin': 'pn|a,b,c,d|md|3SAKQHAKQDAKQCAKQJ,S432H432D432C5432,S765H765D8765C876,|mb|\u202e|',
};

/** The tags of a board, then `rest`. */
function tagsOf(rest: string): string {
  const deal = 'N:AKQ.AKQ.AKQ.AKQJ JT98.JT98.JT9.T9 765.765.8765.876 432.432.432.5432';
  return `[Dealer "N"]\n[Vulnerable "None"]\n[Deal "${deal}"]\n${rest}\n`;
}

for (const [name, bytes] of Object.entries({ ...FOREIGN, ...SPOILT }))
  writeFileSync(join(folder, name), bytes);

describe('hostile files of other programs', () => {
  test.each(Object.keys(FOREIGN))('import and analyses say one sentence about %s', async (name) => {
    const [imported, analysed] = await Promise.all([
      talon(['import', name], { cwd: folder }),
      name.endsWith('.pbn') ? talon(['bridge', 'dd', name], { cwd: folder }) : undefined,
    ]);
    for (const ran of [imported, analysed]) {
      if (ran === undefined) continue;
      expectCalm(ran);
      expect(ran.err).toMatch(/^talon: .+\n$/);
      expect(ran.out).toBe('');
    }
  });

  test.each(Object.keys(SPOILT))(
    'import keeps the board of %s and says what is wrong',
    async (name) => {
      const ran = await talon(['import', name], { cwd: folder });
      expectSafe(ran);
      expect(ran.code).toBe(0);
      expect(ran.err).toMatch(new RegExp(`^(talon: ${name}: .+\n)+$`));
      const lines = ran.out.trimEnd().split('\n');
      expect(lines.map((line) => JSON.parse(line))).not.toEqual([]);
    },
  );

  test.each(['escape.pbn', 'escape-in-deal.pbn'])(
    'an analysis of the deal in %s says one sentence',
    async (name) => {
      const ran = await talon(['bridge', 'dd', name], { cwd: folder });
      expectCalm(ran);
      expect(ran.err).toMatch(/^talon: .+\n$/);
      expect(ran.out).toBe('');
    },
  );
});

describe('hostile records', () => {
  test('verify says one sentence about each', async () => {
    const ran = await talon(['verify', ...names], { cwd: folder });
    expectCalm(ran);
    const lines = ran.out.trimEnd().split('\n');
    expect(lines).toHaveLength(names.length + 1);
    expect(lines.at(-1)).toMatch(/^\d+ records, \d+ steps?, 20 faults$/);
    for (const line of lines.slice(0, -1)) expect(line).toMatch(/^[^:]+:\d+: [\w-]+: .+$/);
  });

  test.each(names.map((name) => [JSON.stringify(name), name]))(
    'replay --line, legal and export say one sentence about %s',
    async (_, name) => {
      const [told, listed, written] = await Promise.all([
        talon(['replay', '--line', name], { cwd: folder }),
        talon(['legal', name], { cwd: folder }),
        talon(['export', '--format', 'pbn', name], { cwd: folder }),
      ]);
      expect(written.out).toBe('');
      for (const ran of [told, listed, written]) {
        expectCalm(ran);
        expect(ran.err).toMatch(/^talon: .+\n$/);
      }
      expect(listed.out).toBe('');
    },
  );
});
