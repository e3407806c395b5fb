/** Every command that takes a record takes the id of a game too, as `saves`, `history` and `resume` print it. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { talonHere as talon } from '../support/here.ts';
import { holding, saveOf } from '../support/saves.ts';

const GOING = 'hiki-kabu-20260102-1';
const BOARD = 'bridge-20260102-1';
const OVER = 'hiki-kabu-20260101-1';

const hikiKabu = await saveOf('hiki-kabu', 12);
const bridge = await saveOf('bridge', 40);

/** A data folder with two games under way and an older one. */
function kept() {
  const { games, history } = holding({
    [`${GOING}.talon.jsonl`]: hikiKabu,
    [`${BOARD}.talon.jsonl`]: bridge,
  });
  mkdirSync(history, { recursive: true });
  writeFileSync(join(history, `${OVER}.talon.jsonl`), hikiKabu);
  return { games, history, env: { TALON_DATA: join(games, '..') } };
}

const COMMANDS: readonly (readonly [string, readonly string[], string])[] = [
  ['replay', ['--line'], GOING],
  ['replay', ['--json'], OVER],
  ['review', ['--line', '--seat', '1'], GOING],
  ['verify', [], OVER],
  ['compare', [], GOING],
  ['hint', ['--json'], BOARD],
  ['legal', [], BOARD],
  ['perft', ['--depth', '1'], GOING],
  ['export', ['--format', 'pbn'], BOARD],
];

describe('a record is named by its id', () => {
  test.each(COMMANDS)('talon %s %j', async (command, flags, id) => {
    const { games, history, env } = kept();
    const path = join(id === OVER ? history : games, `${id}.talon.jsonl`);
    const byPath = await talon([command, ...flags, path], { env });
    const byId = await talon([command, ...flags, id], { env });
    const nowhere = (said: string): string => said.replaceAll(path, id);
    expect(byId).toEqual({ ...byPath, out: nowhere(byPath.out), err: nowhere(byPath.err) });
    expect(byId.err).not.toContain('there is no file');
  });

  test('several at once, and by the beginning of an id', async () => {
    const { env } = kept();
    const { code, out } = await talon(['verify', OVER, BOARD], { env });
    expect([code, out]).toEqual([0, expect.stringMatching(/^2 records, .* 0 faults/)]);
    const whole = await talon(['legal', BOARD], { env });
    expect(whole.code).toBe(0);
    expect(await talon(['legal', 'bri'], { env })).toEqual(whole);
  });

  test('for play --from', async () => {
    const { env } = kept();
    const { code, out } = await talon(['play', '--from', GOING, '--line'], {
      env,
      input: 'quit\n',
    });
    expect([code, out]).toEqual([0, expect.stringContaining('Hiki-Kabu')]);
  });

  test('unless there is a file of that name', async () => {
    const { games, env } = kept();
    writeFileSync(join(games, GOING), bridge);
    const { out } = await talon(['replay', '--line', GOING], { env, cwd: games });
    expect(out).toContain('Bridge');
  });

  test.each(['perft', 'verify', 'legal'])(
    '%s: one that no game has is no file',
    async (command) => {
      const { env } = kept();
      const { code, err } = await talon([command, 'durak-1'], { env });
      expect([code, err]).toEqual([1, expect.stringContaining('durak-1')]);
    },
  );

  test('files of other programs have no ids', async () => {
    const { env } = kept();
    const { code, err } = await talon(['import', '--format', 'pbn', BOARD], { env });
    expect([code, err]).toEqual([1, expect.stringContaining(BOARD)]);
  });
});

test.each(['replay', 'review', 'verify', 'compare', 'hint', 'legal', 'perft', 'export', 'play'])(
  'the help of %s says so',
  async (command) => {
    expect((await talon([command, '--help'])).out.replace(/\s+/g, ' ')).toContain(
      '`talon history`',
    );
  },
);
