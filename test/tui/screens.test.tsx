/** Every screen as Ink draws it, at three sizes, in both languages. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { renderToString } from 'ink';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeMove, matchActor, settleChance } from '../../src/engine/match.ts';
import { resolveOptions } from '../../src/engine/options.ts';
import { closingLines, headerOf } from '../../src/engine/record.ts';
import { isRefusal } from '../../src/engine/refusal.ts';
import { games } from '../../src/games/index.ts';
import { LANGS } from '../../src/lang/text.ts';
import { openSession, type SaveEntry, type Session, type Settings } from '../../src/play/index.ts';
import { Shell } from '../../src/tui/app.tsx';
import { menuGame } from '../../src/tui/menu-game.ts';
import { HELP } from '../../src/tui/messages.ts';
import { newPager } from '../../src/tui/parts/pager.ts';
import type { Size } from '../../src/tui/render-context.ts';
import { type Place, Router } from '../../src/tui/router.tsx';
import { coverFrame } from '../../src/tui/screens/cover.ts';
import { matchFrame } from '../../src/tui/screens/ends.tsx';
import { replayFrame } from '../../src/tui/screens/replay.tsx';
import { browserKey, newBrowser, readRecordings } from '../../src/tui/screens/replay-state.ts';
import { savesFrame } from '../../src/tui/screens/saves-view.ts';
import {
  fieldsOf,
  objection,
  type Setup,
  seatsOf,
  withField,
} from '../../src/tui/screens/setup.ts';
import { helpSheet, rulesSheet, scoreSheet, sheetFrame } from '../../src/tui/screens/windows.ts';
import { cells } from '../../src/tui/span.ts';
import type { Terminal } from '../../src/tui/terminal.ts';
import { expectToFit, gameNamed, plainSettings, SIZES, stage, textOf } from './stage.ts';

const menuGames = games.map(menuGame);

/** A terminal that nothing is written to. */
function idleTerminal(size: Size): Terminal {
  const none = () => {};
  const surface = {
    draw: none,
    clear: none,
    again: none,
    forget: none,
    close: none,
    stream: process.stdout,
  };
  return {
    surface,
    size: () => size,
    onResize: () => none,
    suspend: none,
    redraw: none,
    close: async () => {},
  };
}

/** The screen of a place as text, drawn by Ink. */
function drawn(start: Place, size: string, settings: Partial<Settings> = {}): readonly string[] {
  const { size: space } = stage(size);
  const shell = (
    <Shell
      terminal={idleTerminal(space)}
      settings={{ ...plainSettings, ...settings }}
      level={0}
      quit={() => {}}
    >
      <Router start={start} games={menuGames} />
    </Shell>
  );
  return renderToString(shell, { columns: space.columns }).split('\n');
}

function sit(id: string, given = {}): Session {
  const game = gameNamed(id);
  const options = resolveOptions(game.options, given);
  if (isRefusal(options)) throw new Error(options.text.en);
  const players = Array.from({ length: Number(options.players) }, (_, at) => ({
    name: ['Ada', 'Bruno', 'Clara', 'Dora'][at] ?? `P${at}`,
    who: 'random' as const,
  }));
  return openSession({ game, options, seed: 'screens', players });
}

async function finish(session: Session): Promise<Session> {
  while ((await session.advance()) !== undefined);
  return session;
}

const setupOf = (id: string): Setup => ({
  game: gameNamed(id),
  given: {},
  seats: [],
  seed: 'abc',
});

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'talon-screens-'));
  process.env.TALON_DATA = folder;
});
afterAll(() => {
  delete process.env.TALON_DATA;
  rmSync(folder, { recursive: true, force: true });
});

describe.each(SIZES)('at %s', (size) => {
  const places: readonly (readonly [string, () => Place])[] = [
    ['the menu', () => ({ at: 'menu', row: 0 })],
    ['the options of a game', () => ({ at: 'setup', setup: setupOf('binokel'), row: 0 })],
    ['the saves', () => ({ at: 'saves', row: 0 })],
    ['the settings', () => ({ at: 'settings', row: 0 })],
    [
      'the rules',
      () => ({ at: 'rules', game: gameNamed('cabo'), options: rulesOptions(), row: 0 }),
    ],
    ['the table', () => ({ at: 'table', session: sit('boese-dame'), row: 0 })],
    ['an empty record', () => ({ at: 'replay', record: '', row: 0 })],
  ];
  const rulesOptions = () => {
    const options = resolveOptions(gameNamed('cabo').options, {});
    if (isRefusal(options)) throw new Error(options.text.en);
    return options;
  };

  test.each(places)('%s fills its room and no more, in every language', (_, place) => {
    const { columns, rows } = stage(size).size;
    for (const lang of LANGS) {
      const lines = drawn(place(), size, { lang });
      expect(lines).toHaveLength(rows - 1);
      expect(Math.max(...lines.map(cells))).toBeLessThanOrEqual(columns);
      expect(lines[0]?.trim()).not.toBe('');
      expect(lines.at(-1)?.trim()).not.toBe('');
    }
  });

  test('the end of a match names the winners and what comes next', async () => {
    const session = await finish(sit('boese-dame', { rounds: 1 }));
    const at = stage(size);
    const frame = matchFrame(at, session, { at: 0 });
    expectToFit(frame, at);
    const winners = session.outcomes().at(-1)?.winners ?? [];
    for (const seat of winners) expect(textOf(frame)).toContain(session.players[seat]?.name);
    expect(textOf(frame)).toContain('› Again, with a new seed');
    expect(textOf(frame)).toContain('Again, the same deals');
  });

  test('what comes next is in view in the smallest window too', async () => {
    const session = await finish(sit('boese-dame', { rounds: 1 }));
    const at = stage('40x12');
    const frame = matchFrame(at, session, { at: 3 });
    expectToFit(frame, at);
    expect(textOf(frame)).toContain('› Leave');
    expect(textOf(frame)).toMatch(/wins? the match/);
  });

  test('the score tells every line with its clause', async () => {
    const session = await finish(sit('boese-dame', { rounds: 1 }));
    const at = stage(size);
    const names = session.players.map(({ name }) => name);
    const sheet = scoreSheet(at, { names }, session.game, session.outcomes());
    expectToFit(sheetFrame(at, sheet, newPager), at);
    const whole = textOf(sheet.lines);
    for (const { amount } of session.outcomes()[0]?.lines ?? [])
      expect(whole).toContain(`${amount > 0 ? '+' : ''}${amount}  points in tricks  BOD-4`);
  });

  test('the rules of every game name every clause', () => {
    const at = stage(size);
    for (const game of games) {
      const options = resolveOptions(game.options, {});
      if (isRefusal(options)) throw new Error(options.text.en);
      const sheet = rulesSheet(at, game, options);
      expectToFit(sheetFrame(at, sheet, newPager), at, game.id);
      const whole = textOf(sheet.lines);
      for (const { id } of game.clauses(options)) expect(whole).toContain(id);
    }
  });

  test('help, cover and saves fit', () => {
    const at = stage(size);
    expectToFit(sheetFrame(at, helpSheet(at, HELP.table), newPager), at);
    const cover = coverFrame(at, 'Bruno');
    expectToFit(cover, at);
    expect(textOf(cover)).toContain('Bruno is next.');
    const saves = savesFrame(
      at,
      Array.from({ length: 40 }, (_, i) => save(i)),
      { at: 33 },
    );
    expectToFit(saves, at);
    expect(textOf(saves)).toMatch(/› Böse Dame/);
    expect(textOf(savesFrame(at, [], { at: 0 }))).toContain('No game has been saved yet.');
  });
});

const save = (at: number): SaveEntry => ({
  id: `boese-dame-${at}`,
  path: '',
  game: 'boese-dame',
  seats: [{ name: 'Ada', by: 'human' }],
  options: {},
  seed: '1',
  deal: 2,
  totals: [at],
  finished: at % 2 === 0,
  winners: [],
  assisted: false,
  time: 1_700_000_000_000 + at,
});

describe('what is to be played', () => {
  test('every option of every game is a field, but those with one value', () => {
    for (const game of games) {
      const ids = fieldsOf(setupOf(game.id)).map(({ id }) => id);
      for (const [key, option] of Object.entries(game.options))
        expect(ids.includes(key), `${game.id} ${key}`).toBe(
          option.kind !== 'number' || option.least < option.most,
        );
    }
  });

  test('a person sits at seat 0, opponents elsewhere; seats follow the players', () => {
    const setup = setupOf('boese-dame');
    expect(seatsOf(setup)).toHaveLength(4);
    expect(seatsOf(setup)[0]).toBe('human');
    const three = withField(setup, 'players', 3);
    expect(seatsOf(three)).toHaveLength(3);
    expect(seatsOf(withField(three, '#seat2', 'human'))[2]).toBe('human');
  });

  test('defaults follow what is changed, changes stay', () => {
    const three = withField(setupOf('boese-dame'), 'players', 3);
    const rounds = (setup: Setup) => fieldsOf(setup).find(({ id }) => id === 'rounds')?.value;
    expect(rounds(three)).toBe(3);
    expect(rounds(withField(withField(three, 'rounds', 7), 'players', 2))).toBe(7);
    expect(objection(three)).toBeUndefined();
    expect(objection(withField(three, 'rounds', 1000))?.clause).toBe('options');
  });
});

describe('a record', () => {
  /** Two matches of one deal each, and a third cut short by a fault. */
  function record(): string {
    const lines = ['a', 'b', 'c'].flatMap((seed) => {
      const session = sit('boese-dame', { rounds: 1 });
      const start = { ...session.match(), seed };
      const seats = session.players.map(({ name }) => ({ name, by: 'random' }));
      const made: object[] = [headerOf(start, seats)];
      let match = settleChance(start, (before, text, after) =>
        made.push({ by: 'chance', do: text }, ...closingLines(before, after)),
      );
      while (!match.ended) {
        const move = match.game.rules.legal(match.state)[0];
        const after = makeMove(match, move);
        if (isRefusal(after)) throw new Error(after.text.en);
        const step = { by: matchActor(match), do: match.game.notation.write(move) };
        made.push(step, ...closingLines(match, after));
        match = settleChance(after);
      }
      return made;
    });
    const texts = lines.map((one) => JSON.stringify(one));
    const third = texts.findLastIndex((text) => text.includes('"talon"'));
    texts[third + 5] = '{"by":0,"do":"play 2C"}';
    return texts.join('\n');
  }
  const recordings = readRecordings(record());

  test('holds its matches; a fault is told with its line and ends one', () => {
    expect(recordings).toHaveLength(3);
    expect(recordings[0]?.fault).toBeUndefined();
    expect(recordings[0]?.made.at(-1)?.after.ended).toBe(true);
    expect(recordings[2]?.fault?.en).toMatch(/^Line \d+: /);
    expect(recordings[2]?.made.length).toBe(4);
  });

  test('is walked through by steps, deals and records', () => {
    const keys = (...names: readonly ('right' | 'left' | 'end' | 'pagedown' | 'pageup')[]) =>
      names.reduce((at, name) => browserKey(at, recordings, { name }), newBrowser());
    const last = recordings[0]?.made.length ?? 0;
    expect(keys('right', 'right', 'left').at).toBe(1);
    expect(keys('left').at).toBe(0);
    expect(keys('end').at).toBe(last);
    expect(keys('pagedown').at).toBe(last);
    expect(keys('end', 'pageup').at).toBe(0);
    expect(browserKey(keys('end'), recordings, { name: 'char', char: 'n' })).toMatchObject({
      record: 1,
      at: 0,
    });
  });

  test.each(SIZES)('shows one seat its cards and no other, and all when open, at %s', (size) => {
    const at = stage(size);
    const shown = (given: object) =>
      textOf(replayFrame(at, recordings, { ...newBrowser(), at: 2, ...given }));
    const match = recordings[0]?.made[1]?.after;
    if (match === undefined) throw new Error('no deal');
    const cardsOf = (text: string) => new Set(text.match(/(?:10|[ 2-9JQKA])[♠♥♦♣]/g));
    expect(cardsOf(shown({})).size).toBe(0);
    expect(cardsOf(shown({ eyes: 1 })).size).toBe(8);
    if (size !== '60x20') expect(cardsOf(shown({ open: true })).size).toBe(32);
    for (const given of [{}, { eyes: 2 }, { open: true }])
      expectToFit(replayFrame(at, recordings, { ...newBrowser(), at: 20, ...given }), at);
  });

  test('the end of a deal is seen before the next begins', () => {
    const at = stage('80x24');
    const last = recordings[0]?.made.length ?? 0;
    const text = textOf(replayFrame(at, recordings, { ...newBrowser(), at: last }));
    expect(text).toMatch(/last trick/);
    expect(text).toMatch(/[♠♥♦♣]/);
  });
});
