/** The page on which guests are seated: keys, changing places, and what it looks like at every size. */
import { describe, expect, test } from 'vitest';
import { LANGS } from '../../src/lang/text.ts';
import { animalOf, GUESTS, guestName } from '../../src/play/session/guests.ts';
import { companyKey } from '../../src/tui/screens/form/company-state.ts';
import {
  fieldsOf,
  guestsOf,
  playersOf,
  type Setup,
  withField,
  withGuest,
} from '../../src/tui/screens/form/setup.ts';
import type { Key } from '../../src/tui/terminal/keys.ts';
import { type Inside, openAt, ownFolders } from './inside.tsx';
import { gameNamed } from './stage.ts';
import { KEY } from './window.ts';

ownFolders();

const setupOf = (id: string): Setup => ({ game: gameNamed(id), given: {}, seats: [], seed: 'abc' });

const char = (one: string): Key => ({ name: 'char', char: one });

describe('keys', () => {
  /** Where these keys lead from the first guest, in four columns and with three seats. */
  const led = (...keys: readonly Key[]) =>
    keys.reduce((state, key) => companyKey(state, [2, 3, 4], 4, key).state, { at: 0, seat: 0 });

  test('arrows move among the guests and stop at the edges', () => {
    expect(led({ name: 'right' }, { name: 'down' })).toEqual({ at: 5, seat: 0 });
    expect(led({ name: 'left' }).at).toBe(0);
    expect(led({ name: 'up' }).at).toBe(0);
    expect(led({ name: 'end' }, { name: 'right' }).at).toBe(11);
    expect(led({ name: 'end' }, { name: 'down' }).at).toBe(11);
    expect(led({ name: 'end' }, { name: 'home' }).at).toBe(0);
  });

  test('digits name the seat; others do nothing', () => {
    expect(led(char('3')).seat).toBe(1);
    expect(led(char('1'), char('5'), char('0'), char('x')).seat).toBe(0);
  });

  test('Enter seats the guest and goes on to the next seat', () => {
    const step = companyKey({ at: 2, seat: 2 }, [2, 3, 4], 4, { name: 'enter' });
    expect(step).toEqual({ state: { at: 2, seat: 0 }, effect: { kind: 'seat', guest: 'owl' } });
  });

  test.each([[{ name: 'escape' } as Key], [char('q')]])('%o goes back', (key) => {
    expect(companyKey({ at: 0, seat: 0 }, [2, 3, 4], 4, key).effect).toEqual({ kind: 'back' });
  });
});

describe('seating', () => {
  const setup = setupOf('boese-dame');
  const guests = guestsOf(setup, 'Ada');
  const [, first, second] = guests;
  if (first === undefined || second === undefined) throw new Error('no guests');

  test('somebody new takes a place, all others stay', () => {
    const other = GUESTS.find((guest) => !guests.includes(guest)) ?? 'fox';
    const after = guestsOf(withGuest(setup, guests, 1, other), 'Ada');
    expect(after).toEqual([undefined, other, ...guests.slice(2)]);
  });

  test('whoever is at the table already changes places', () => {
    const after = guestsOf(withGuest(setup, guests, 1, second), 'Ada');
    expect(after).toEqual([undefined, second, first, guests[3]]);
  });

  test('the company stays when the seed changes, and nobody comes twice', () => {
    const chosen = withField(withGuest(setup, guests, 1, second), '#seed', 'other');
    expect(guestsOf(chosen, 'Ada').slice(1, 3)).toEqual([second, first]);
    const table = guestsOf({ ...setup, guests: [undefined, 'fox', 'fox', 'fox'] }, 'Ada');
    expect(new Set(table).size).toBe(4);
  });

  test('those who were chosen sit down', () => {
    const chosen = withGuest(setup, guests, 3, second);
    const players = playersOf(chosen, { lang: 'en', name: 'Ada' });
    expect(players.map(({ name, guest }) => [name, guest])).toEqual([
      ['Ada', undefined],
      ['West', first],
      ['North', guests[3]],
      ['East', second],
    ]);
  });

  test('a table of people has no company', () => {
    const people = { ...setup, seats: ['human', 'human', 'human', 'human'] } as const;
    const ids = (of: Setup) => fieldsOf(of).map(({ id }) => id);
    expect(ids(setup)).toContain('#company');
    expect(ids(people)).not.toContain('#company');
  });
});

describe('the page', () => {
  const open = async (size: string, given: object = {}): Promise<Inside> => {
    const [columns = 80, rows = 24] = size.split('x').map(Number);
    const on = openAt(
      { at: 'setup', setup: setupOf('boese-dame'), row: 0 },
      { columns, rows, ...given },
    );
    await on.shows(/Böse Dame/);
    for (let down = 0; down < 5; down++) await on.press(KEY.down, /›/);
    await on.press(KEY.enter, /Company|Gesellschaft/);
    return on;
  };

  test.each(['40x12', '60x20', '80x24', '120x40', '200x60'])(
    'at %s shows all guests by their whole names, and whose seat is whose',
    async (size) => {
      for (const lang of LANGS) {
        const on = await open(size, { lang });
        const text = on.text();
        for (const guest of GUESTS) expect(text).toContain(guestName(guest)[lang]);
        expect(text).not.toContain('…');
        if (size === '40x12') continue;
        for (const guest of GUESTS) expect(text).toContain(animalOf(guest)[lang]);
        for (const number of [2, 3, 4])
          expect(text).toContain(lang === 'en' ? `seat ${number}` : `Platz ${number}`);
      }
    },
  );

  test('seats guests, says what Enter does, and leads back to the options', async () => {
    const on = await open('80x24');
    const [, first] = guestsOf(setupOf('boese-dame'), '');
    const name = guestName(first ?? 'fox').en;
    const at = GUESTS.indexOf(first ?? 'fox');
    const columns = 3;
    for (let right = 0; right < at % columns; right++) await on.press(KEY.right, /›/);
    for (let down = 0; down < Math.floor(at / columns); down++) await on.press(KEY.down, /›/);
    await on.shows(new RegExp(`Seat 2: ${name} sits there`));
    await on.press('4', new RegExp(`Seat 4: with Enter, ${name} changes places with`));
    await on.press(KEY.enter, /Seat 2/);
    await on.press(KEY.escape, new RegExp(`fourth seat +${name}, medium`));
  });
});
