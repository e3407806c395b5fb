/** Hostile records and names: one clear sentence, code 1, and nothing that a terminal would obey. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { recordOf } from '../support/simulation.ts';
import { type Ran, talon } from '../support/talon.ts';

const folder = mkdtempSync(join(tmpdir(), 'talon-hostile-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const [header = ''] = recordOf('boese-dame', { deals: 1 }, 'hostile').split('\n');
const DEALER = '{"by":"chance","do":"dealer 1"}';

const FILES: Readonly<Record<string, string | Buffer>> = {
  escape: header.replace('"South"', '"\\u001b[2JSouth"'),
  'raw-escape': header.replace('"South"', '"\u001b[2JSouth"'),
  bidi: header.replace('"South"', '"\u202eSouth"'),
  long: Buffer.alloc(10_000_000, 'x'),
  deep: `{"talon":${'['.repeat(200_000)}${']'.repeat(200_000)}}`,
  cards: `${header}\n${DEALER}\n{"by":"chance","do":"deal 7C 7C"}\n`,
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

function expectCalm({ code, out, err }: Ran): void {
  expect(code).toBe(1);
  expect(`${out}${err}`).not.toMatch(UNSAFE);
  expect(`${out}${err}`).not.toMatch(/^\s+at |this should not happen/m);
}

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
    'replay --line and legal say one sentence about %s',
    async (_, name) => {
      const [told, listed] = await Promise.all([
        talon(['replay', '--line', name], { cwd: folder }),
        talon(['legal', name], { cwd: folder }),
      ]);
      for (const ran of [told, listed]) {
        expectCalm(ran);
        expect(ran.err).toMatch(/^talon: .+\n$/);
      }
      expect(listed.out).toBe('');
    },
  );
});
