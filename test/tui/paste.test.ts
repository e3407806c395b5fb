/** Pasted text: text fields take it without control signs, everything else is as if nothing had been pasted. */
import { expect, test } from 'vitest';
import { openSession } from '../../src/play/session/open-session.ts';
import { type Inside, openAt, ownFolders } from './inside.tsx';
import { gameNamed, opened } from './stage.ts';
import { KEY } from './window.ts';

ownFolders();

const pasted = (text: string): string => `\u001b[200~${text}\u001b[201~`;
/** What would do something on every screen, were it typed. */
const EVERYTHING = pasted('hello world 12 qsldhu?/jyf,\t\u001b[B\u001b[C \r\n');

/** Rounds of the event loop in which every one of these keys would have acted and been drawn. */
const ROUNDS = 500;

/** A form with the cursor in the seed's field. */
async function atSeed(): Promise<Inside> {
  const setup = { game: gameNamed('bimbo'), given: {}, seats: [], seed: 'abc' };
  const on = openAt({ at: 'setup', setup, row: 0 });
  await on.shows(/seed/i);
  const { x = 0, y = 0 } = on.registry.find('control', 'field:#seed') ?? {};
  await on.burst(`\u001b[<0;${x + 1};${y + 1}M`, /› seed +abc_/i);
  return on;
}

test('a name takes it at its end, as far as there is room', async () => {
  const on = openAt({ at: 'settings', row: 0 });
  await on.shows(/name/i);
  await on.press(KEY.down, /› .*name/i);
  await on.burst(pasted('\u0007 Lovelace\r\n'), /Ada Lovelace_/);
  await on.burst(pasted(', Countess of Lovelace'), /Ada Lovelace, Counte_/);
  await on.press('\u007f', /Ada Lovelace, Count_/);
});

test('a seed takes it, and keys before and after it act in their order', async () => {
  const on = await atSeed();
  await on.burst(`-${pasted('one two\r')}!`, /› seed +abc-one two!_/i);
  await on.burst(`${KEY.up}${pasted('lost')}${KEY.down}`, /› seed +abc-one two!_/i);
});

test('a search takes it: at home, and in the rules', async () => {
  const home = openAt({ at: 'menu', row: 0 });
  await home.shows(/not played yet/);
  await home.press('/', /Find: _/);
  await home.burst(pasted('dur\r\nak'), /› Durak[\s\S]*Find: durak_/);
  const { game, options } = opened(gameNamed('durak'));
  const rules = openAt({ at: 'rules', game, options, row: 0 });
  await rules.shows(/Rules/);
  await rules.press('/', /Search: _/);
  await rules.burst(pasted('tru\nmp'), /Search: trump_/);
});

/** A table with the person to act. */
function table(): Inside {
  const { game, options, seed } = opened(gameNamed('boese-dame'));
  const players = ['Ada', 'Bea', 'Cleo', 'Dora'].map((name, seat) => ({
    name,
    who: seat === 0 ? ('human' as const) : ('random' as const),
  }));
  return openAt({ at: 'table', session: openSession({ game, options, seed, players }), row: 0 });
}

test.each([
  ['home', () => openAt({ at: 'menu', row: 0 }), /not played yet/],
  ['the settings', () => openAt({ at: 'settings', row: 0 }), /language/i],
  ['the first questions', () => openAt({ at: 'first', row: 0 }), /name/i],
  ['the saves', () => openAt({ at: 'saves', row: 0 }), /No game has been saved/],
  ['the history', () => openAt({ at: 'history', row: 0 }), /No match has been finished/],
  ['the deal of the day', () => openAt({ at: 'daily', row: 0 }), /You have not played it yet/],
  ['a table', table, /Enter plays[\s\S]*q leave/],
] as const)('%s is as if nothing had been pasted', async (name, open, shown) => {
  const on = open();
  await on.shows(shown);
  if (name === 'the first questions') await on.press(KEY.down, /› .*language/i);
  const before = on.seen();
  on.send(EVERYTHING);
  for (let round = 0; round < ROUNDS; round++) await new Promise((done) => setImmediate(done));
  expect(on.seen()).toBe(before);
  expect(on.code()).toBeUndefined();
});
