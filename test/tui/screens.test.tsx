/** Every screen as Ink draws it, at three sizes, in both languages. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import stringWidth from 'string-width';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { makeMove, matchActor, settleChance } from '../../src/engine/match.ts';
import { rangeOf, resolveOptions } from '../../src/engine/options.ts';
import { closingLines, headerOf } from '../../src/engine/record.ts';
import { isRefusal } from '../../src/engine/refusal.ts';
import { games } from '../../src/games/index.ts';
import { LANGS } from '../../src/lang/text.ts';
import type { Settings } from '../../src/play/disk/settings.ts';
import { openSession } from '../../src/play/session/open-session.ts';
import type { Session } from '../../src/play/session/session.ts';
import { Router } from '../../src/tui/router.tsx';
import {
  fieldsOf,
  objection,
  type Setup,
  seatsOf,
  withField,
} from '../../src/tui/screens/form/setup.ts';
import { menuGame } from '../../src/tui/screens/menu/menu-game.ts';
import type { Place } from '../../src/tui/screens/menu/routes.ts';
import { browserKey, newBrowser, readRecordings } from '../../src/tui/screens/past/replay-state.ts';
import { openDrawn } from './drawn.tsx';
import { gameNamed, SIZES, stage } from './stage.ts';

const menuGames = games.map(menuGame);

/** The screen of a place as text, as it is before anything is pressed. */
function drawn(start: Place, size: string, settings: Partial<Settings> = {}): readonly string[] {
  const screen = openDrawn(<Router start={start} games={menuGames} />, size, settings);
  const lines = screen.text().split('\n');
  screen.close();
  return lines;
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

const setupOf = (id: string): Setup => ({
  game: gameNamed(id),
  given: {},
  seats: [],
  seed: 'abc',
});

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'talon-screens-'));
  vi.stubEnv('TALON_DATA', folder);
});
afterAll(() => {
  vi.unstubAllEnvs();
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
      expect(Math.max(...lines.map((line) => stringWidth(line)))).toBeLessThanOrEqual(columns);
      expect(lines[0]?.trim()).not.toBe('');
      expect(lines.at(-1)?.trim()).not.toBe('');
    }
  });
});

describe('what is to be played', () => {
  test('every option of every game is a field, but those with one value', () => {
    for (const game of games) {
      const ids = fieldsOf(setupOf(game.id), true).map(({ id }) => id);
      for (const [key, option] of Object.entries(game.options))
        expect(ids.includes(key), `${game.id} ${key}`).toBe(!/^\d+$/.test(rangeOf(option)));
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
      const seats = session.state().players.map(({ name }) => ({ name, by: 'random' }));
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
      at: 2,
    });
  });
});
