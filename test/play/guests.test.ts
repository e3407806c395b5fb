/** Guests: who comes to a match, what they are called, and what records and statistics keep of them. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { matchOptions } from '../../src/engine/match-options.ts';
import { limitsOf } from '../../src/engine/options.ts';
import { readLine } from '../../src/engine/record.ts';
import { isRefusal } from '../../src/engine/refusal.ts';
import { findGame, games } from '../../src/games/index.ts';
import { LANGS } from '../../src/lang/text.ts';
import { foldersOf } from '../../src/play/disk/paths.ts';
import { historyEntryOf } from '../../src/play/kept/entry.ts';
import { openKept } from '../../src/play/past/play-again.ts';
import { findSave, resumeSession } from '../../src/play/past/saves.ts';
import { statsOf } from '../../src/play/past/stats.ts';
import {
  animalOf,
  calledAt,
  calledIn,
  facesOf,
  GUESTS,
  guestName,
} from '../../src/play/session/guests.ts';
import {
  type Newcomer,
  namePlayers,
  type Occupant,
  seatedBy,
  seatNamesOf,
} from '../../src/play/session/players.ts';
import type { Session } from '../../src/play/session/session.ts';
import { durak, untilInvited } from '../support/newcomers.ts';
import { recordOf } from '../support/simulation.ts';
import { gameNamed } from '../tui/stage.ts';

const data = mkdtempSync(join(tmpdir(), 'talon-guests-'));
const folders = foldersOf({ TALON_DATA: data });
afterAll(() => rmSync(data, { recursive: true }));

/** A match of one person and others, begun and kept. */
function begun(id: string, players: number, seed: string, name = 'Ada'): Session {
  const game = gameNamed(id);
  const options = matchOptions(game, { players });
  if (isRefusal(options)) throw new Error(options.text.en);
  const occupants = Array.from({ length: players }, (_, seat): Occupant => {
    const home = game.options.players.south ?? 0;
    return seat === home ? 'human' : 'random';
  });
  const named = namePlayers(occupants, 'en', name, seatNamesOf(game));
  return openKept({ game, options, seed, players: named }, [], folders);
}

const headerIn = (session: Session) => {
  const [line = ''] = session.record.text().split('\n');
  const read = readLine(line);
  if (isRefusal(read) || read.kind !== 'header') throw new Error('no header');
  return read.header;
};

const guestsIn = (session: Session): readonly (string | undefined)[] =>
  headerIn(session).seats.map(({ guest }) => guest);

/** How many may play each game. */
const TABLES = games
  .flatMap(({ id, options }) => {
    const { least, most } = limitsOf(options.players);
    return Array.from({ length: most - least + 1 }, (_, more) => [id, least + more] as const);
  })
  .filter(([id, players]) => !isRefusal(matchOptions(gameNamed(id), { players })));

describe('who comes', () => {
  test.each(TABLES)('%s for %i: every opponent is a guest, no two alike', async (id, players) => {
    for (const seed of ['1', '2', '3']) {
      const session = begun(id, players, seed);
      const guests = guestsIn(session).filter((guest) => guest !== undefined);
      expect(guests).toHaveLength(players - 1);
      expect(new Set(guests).size).toBe(players - 1);
      for (const lang of LANGS) {
        const names = calledIn(session.setup.game, headerIn(session).seats, lang);
        expect(new Set(names).size).toBe(players);
        if (session.setup.game.options.players.south === undefined)
          expect(names.join(' ')).not.toMatch(/\b(?:North|South|West|East|Nord|Süd|Ost)/);
      }
      await session.close();
    }
  });

  test('follows from the seed, and other seeds bring others', async () => {
    const companies = await Promise.all(
      ['a', 'a', 'b', 'c', 'd'].map(async (seed) => {
        const session = begun('durak', 4, seed);
        await session.close();
        return guestsIn(session).join();
      }),
    );
    const [first, again, ...others] = companies;
    expect(again).toBe(first);
    expect(new Set(others).size).toBe(others.length);
  });

  test('nobody goes by the name of a person', () => {
    for (const guest of GUESTS)
      for (const lang of LANGS) {
        const people = [{ name: guestName(guest)[lang], who: 'human' }];
        const others = Array.from({ length: 11 }, () => ({ name: '', who: 'easy' }));
        expect(facesOf([...people, ...others], 'seed')).not.toContain(guest);
      }
  });

  test('twelve opponents without a person are all of the guests', () => {
    const seats = Array.from({ length: 12 }, () => ({ name: '', who: 'random' }));
    expect(facesOf(seats, 'all').toSorted()).toEqual([...GUESTS].toSorted());
  });
});

describe('what they are called', () => {
  const game = gameNamed('durak');

  test('names and animals differ in every language', () => {
    for (const lang of LANGS) {
      expect(new Set(GUESTS.map((guest) => guestName(guest)[lang])).size).toBe(12);
      expect(new Set(GUESTS.map((guest) => animalOf(guest)[lang])).size).toBe(12);
    }
  });

  test.each([
    [{ name: 'West', guest: 'badger' }, 'Brock', 'Bert'],
    [{ name: 'Nordost', guest: 'badger' }, 'Brock', 'Bert'],
    [{ name: 'Opponent 9', guest: 'hare' }, 'Hazel', 'Hannes'],
    [{ name: 'Bert', guest: 'badger' }, 'Brock', 'Bert'],
    // A name that somebody was given, a guest of another version, and none at all.
    [{ name: 'Bo', guest: 'badger' }, 'Bo', 'Bo'],
    [{ name: 'West', guest: 'yeti' }, 'West', 'West'],
    [{ name: 'West' }, 'West', 'West'],
  ])('%o is called %s and %s', (entry, en, de) => {
    expect(calledAt(game, entry)).toEqual({ en, de });
  });

  test('in Bridge seats keep the names of their places', async () => {
    const session = begun('bridge', 4, 'places');
    expect(calledIn(session.setup.game, headerIn(session).seats, 'en')).toEqual([
      'North',
      'East',
      'Ada',
      'West',
    ]);
    expect(guestsIn(session).filter((guest) => guest !== undefined)).toHaveLength(3);
    await session.close();
  });

  test('a place that was recorded in one language is read in another', () => {
    const { game: bridge } = begun('bridge', 4, 'places').setup;
    expect(calledAt(bridge, { name: 'Süd' })).toEqual({ en: 'South', de: 'Süd' });
    expect(calledAt(bridge, { name: 'East', guest: 'owl' })).toEqual({ en: 'East', de: 'Ost' });
    expect(calledAt(bridge, { name: 'Ada' })).toEqual({ en: 'Ada', de: 'Ada' });
  });
});

describe('what the history keeps', () => {
  /** A finished match whose seats are these. */
  const finished = (seats: readonly object[]): Uint8Array => {
    const [header = '', ...lines] = recordOf('durak', { players: 3 }, 'history').split('\n');
    return Buffer.from([JSON.stringify({ ...JSON.parse(header), seats }), ...lines].join('\n'));
  };
  const ADA = { name: 'Ada', by: 'human' };
  const WEST = { name: 'West', by: 'ai:hard' };

  test('the guest of every seat', () => {
    const bytes = finished([ADA, { ...WEST, guest: 'fox' }, { ...WEST, guest: 'owl' }]);
    const entry = historyEntryOf('durak-1', bytes, 1);
    expect(entry).toMatchObject({
      seats: ['human', 'ai:hard', 'ai:hard'],
      guests: ['', 'fox', 'owl'],
    });
    if (entry === undefined) throw new Error('no entry');
    const [stats] = statsOf([entry], findGame).games;
    expect(stats?.guests?.map(({ guest, level }) => [guest, level])).toEqual([
      ['fox', 'hard'],
      ['owl', 'hard'],
    ]);
  });

  test('nothing where there are none', () => {
    expect(historyEntryOf('durak-1', finished([ADA, WEST, WEST]), 1)).not.toHaveProperty('guests');
  });
});

describe('newcomers', () => {
  const players = [
    { name: 'Ada', who: 'human', guest: undefined },
    { name: 'West', who: 'random', guest: 'fox' },
    { name: 'East', who: 'random', guest: 'owl' },
  ] as const;
  const seated = async (...newcomers: Newcomer[]) => {
    const { made, match } = await untilInvited(durak());
    const now = match();
    const step = seatedBy(now, players, newcomers);
    if (isRefusal(step)) throw new Error(step.text.en);
    expect(made().length).toBeGreaterThan(0);
    return step.seating?.seats;
  };

  test('opponents have a face that nobody at the table had', async () => {
    const seats = await seated(
      { seat: 1, name: 'Jo', who: 'easy' },
      { seat: 2, name: 'Bo', who: 'hard' },
    );
    const guests = [seats?.[1]?.guest, seats?.[2]?.guest];
    expect(new Set([...guests, 'fox', 'owl', undefined]).size).toBe(5);
    expect(calledIn(gameNamed('durak'), Object.values(seats ?? {}), 'en')).toEqual(['Jo', 'Bo']);
  });

  test('people have none', async () => {
    expect(await seated({ seat: 1, name: 'Jo', who: 'human' })).toEqual({
      1: { name: 'Jo', by: 'human' },
    });
  });

  test('whoever is called like a guest is that guest, unless they are there already', async () => {
    const wolf = await seated({ seat: 1, name: 'lupa', who: 'easy' });
    expect(wolf?.[1]).toEqual({ name: 'lupa', by: 'ai:easy', guest: 'wolf' });
    expect(calledIn(gameNamed('durak'), Object.values(wolf ?? {}), 'de')).toEqual(['Lupo']);
    const other = await seated({ seat: 1, name: 'Minna', who: 'easy' });
    expect(other?.[1]?.guest).not.toBe('owl');
  });
});

describe('what a record keeps', () => {
  test('the name as before, and the guest after it', async () => {
    const session = begun('durak', 3, 'kept');
    const [line = ''] = session.record.text().split('\n');
    expect(JSON.parse(line).seats).toEqual([
      { name: 'Ada', by: 'human' },
      { name: 'West', by: 'random', guest: expect.any(String) },
      { name: 'East', by: 'random', guest: expect.any(String) },
    ]);
    expect(line).toMatch(/\{"name":"West","by":"random","guest":"[a-z]+"\}/);
    await session.close();
  });

  test('a resumed match has the same company', async () => {
    const session = begun('durak', 4, 'resumed');
    await session.advance();
    await session.close();
    const save = await findSave(session.record.saved(), folders);
    if (isRefusal(save)) throw new Error(save.text.en);
    const resumed = await resumeSession(save, { folders });
    if (isRefusal(resumed)) throw new Error(resumed.text.en);
    expect(resumed.state().players).toEqual(session.state().players);
    await resumed.close();
  });

  test.each([
    ['"guest":"yeti"', 'yeti'],
    ['"guest":7', ''],
    ['"guest":"\\u001b"', ''],
  ])('a seat with %s is read', (key, guest) => {
    const read = readLine(
      `{"talon":1,"game":"durak","seed":"1","options":{},"seats":[{"name":"West","by":"random",${key}}]}`,
    );
    if (isRefusal(read) || read.kind !== 'header') throw new Error('no header');
    expect(read.strange).toEqual([]);
    expect(read.header.seats).toEqual([{ name: 'West', by: 'random', guest }]);
    expect(calledIn(gameNamed('durak'), read.header.seats, 'de')).toEqual(['West']);
  });

  test('a save without guests goes on with its names', async () => {
    const session = begun('durak', 3, 'old');
    await session.close();
    const save = await findSave(session.record.saved(), folders);
    if (isRefusal(save)) throw new Error(save.text.en);
    const bare = readFileSync(save.path, 'utf8').replace(/,"guest":"[a-z]+"|,"sum":"[^"]*"/g, '');
    writeFileSync(save.path, bare);
    const resumed = await resumeSession(save, { folders });
    if (isRefusal(resumed)) throw new Error(resumed.text.en);
    const { players } = resumed.state();
    expect(calledIn(resumed.setup.game, players, 'en')).toEqual(['Ada', 'West', 'East']);
    expect(resumed.record.text()).not.toContain('guest');
    await resumed.close();
  });
});
