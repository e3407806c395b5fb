/** The settings form and the questions of the first start, by keys and by mouse. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { isFirstStart, readSettings } from '../../src/play/disk/settings.ts';
import { namePlayers } from '../../src/play/session/players.ts';
import { type Inside, openAt, ownFolders } from './inside.tsx';
import { KEY } from './window.ts';
import { windowsHere } from './window-here.ts';

const data = ownFolders();
const openWindow = windowsHere();
const SIZES = [
  [60, 20],
  [80, 24],
  [120, 40],
  [200, 60],
] as const;

const kept = (): unknown => JSON.parse(readFileSync(join(data(), 'config.json'), 'utf8'));

describe('the settings', () => {
  const atSettings = (given = {}): Inside => openAt({ at: 'settings', row: 0 }, given);

  test.each(SIZES)('look like this at %i×%i', async (columns, rows) => {
    const pictures: string[] = [];
    for (const lang of ['en', 'de'] as const) {
      const on = atSettings({ columns, rows, lang });
      await on.shows(/›/);
      pictures.push(`== ${lang}\n${on.seen()}\n`);
    }
    await expect(pictures.join('\n')).toMatchFileSnapshot(`frames/settings-${columns}x${rows}.txt`);
  });

  test('each field changes at once what is shown, and is kept', async () => {
    const on = atSettings();
    await on.press(KEY.right, /› Sprache +◂ Deutsch ▸[\s\S]*Englisch oder Deutsch/);
    await on.press(KEY.left, /› language +◂ English ▸/);
    await on.press(KEY.down, /› name +Ada_/);
    await on.press('\u007f', /› name +Ad_/);
    await on.press('á B', /› name +Adá B_/);
    await on.press(KEY.down, /› theme +◂ plain ▸/);
    await on.press(KEY.right, /◂ as fits the terminal ▸/);
    await on.press(KEY.right, /◂ felt ▸/);
    await on.press(KEY.down, /› suit signs +◂ as on the pack ▸/);
    await on.press(KEY.right, /French ♣♦♥♠/);
    await on.press(' ', /letters C D H S/);
    await on.press(KEY.right, /German ⚘◍♥❧/);
    await on.press(KEY.down, /› four colours +\[ \] +no/);
    await on.press(' ', /› four colours +\[x\] +yes/);
    await on.press(KEY.down, /› pictures on cards +\[x\] +yes/);
    await on.press(KEY.down, /› backs +◂ checks ▸/);
    await on.press(KEY.right, /◂ lozenges ▸/);
    await on.press(KEY.down, /› plain signs +\[ \] +no/);
    await on.press(KEY.right, /> plain signs +\[x\] +yes/);
    await on.press(KEY.left, /› plain signs +\[ \] +no/);
    await on.press(KEY.down, /› order of your hand +◂ as is usual in the game ▸/);
    await on.press(KEY.left, /◂ trumps on the right ▸/);
    await on.press(KEY.down, /› opponents’ speed +◂ at once ▸/);
    await on.press(KEY.right, /◂ slow ▸/);
    await on.press(KEY.down, /› reduced motion +\[x\] +yes/);
    await on.press(' ', /› reduced motion +\[ \] +no/);
    await on.press(KEY.down, /› bell +\[ \] +no/);
    await on.press(' ', /› bell +\[x\] +yes/);
    await on.press(KEY.down, /› bell at the end +\[ \] +no/);
    await on.press(' ', /› bell at the end +\[x\] +yes/);
    await on.press(KEY.down, /› mouse +\[x\] +yes/);
    await on.press(' ', /› mouse +\[ \] +no/);
    await on.press(KEY.down, /› certain tricks +◂ ask ▸/);
    await on.press(KEY.left, /◂ never ▸/);
    await on.press(KEY.down, /› show what you have seen +\[ \] +no/);
    await on.press(' ', /› show what you have seen +\[x\] +yes/);
    await on.press(KEY.down, /› count the cards +\[ \] +no/);
    await on.press(' ', /› count the cards +\[x\] +yes/);
    await on.press(KEY.down, /› coach +\[ \] +no/);
    await on.press(' ', /› coach +\[x\] +yes/);
    await on.press(KEY.down, /› language/);
    await expect.poll(kept).toEqual({
      lang: 'en',
      name: 'Adá B',
      theme: 'felt',
      suits: 'german',
      fourColour: true,
      back: 'diamonds',
      ascii: false,
      order: 'trumps-right',
      speed: 'slow',
      reducedMotion: false,
      bell: true,
      bellAtEnd: true,
      mouse: false,
      memory: true,
      gone: true,
      coach: true,
      claims: 'never',
    });
  });

  test('a click turns a switch over and chooses any other field, the arrows change it', async () => {
    const on = atSettings();
    await on.shows(/› language/);
    const click = (id: string): string => {
      const { x, y } = on.registry.find('control', id) ?? { x: 0, y: 0 };
      return `\u001b[<0;${x + 1};${y + 1}M`;
    };
    await on.burst(click('field:bell'), /› bell +\[x\]/);
    await on.burst(click('field:bell'), /› bell +\[ \]/);
    await on.burst(click('field:speed'), /› opponents’ speed +◂ at once ▸/);
    await on.burst(click('more:speed'), /◂ slow ▸/);
    await on.burst(click('less:speed'), /◂ at once ▸/);
    await on.burst('\u001b[<65;5;5M', /› reduced motion/);
  });

  test('in a small window the fields scroll, and it says so', async () => {
    const on = atSettings({ columns: 60, rows: 16 });
    await on.shows(/› language[\s\S]*↓ \d+ below/);
    await on.press(KEY.up, /↑ \d+ above/);
    expect(on.text()).toMatch(/› coach/);
  });

  test('what cannot be kept is said', async () => {
    process.env.TALON_CONFIG = join(data(), 'config.json', 'below.json');
    writeFileSync(join(data(), 'config.json'), '{}');
    const on = atSettings({ columns: 140 });
    await on.press(KEY.right, /Deutsch[\s\S]*die Einstellungen lassen sich nicht in/);
  });

  test.each([
    ['Enter', KEY.enter],
    ['Escape', KEY.escape],
    ['q', 'q'],
  ])('%s leads back', async (_, key) => {
    const on = openAt({ at: 'settings', row: 7 });
    await on.shows(/^ ?Settings/);
    await on.press(key, /› Böse Dame/);
  });
});

describe('the first start', () => {
  const atFirst = (given = {}): Inside => openAt({ at: 'first', row: 0 }, { name: '', ...given });

  test.each(SIZES)('looks like this at %i×%i', async (columns, rows) => {
    const pictures: string[] = [];
    for (const lang of ['en', 'de'] as const) {
      const on = atFirst({ columns, rows, lang });
      await on.shows(/›/);
      expect(on.text()).not.toContain('…');
      pictures.push(`== ${lang}\n${on.seen()}\n`);
    }
    await expect(pictures.join('\n')).toMatchFileSnapshot(`frames/first-${columns}x${rows}.txt`);
  });

  test('asks for name, language and theme, keeps them, and leads to the menu', async () => {
    const on = atFirst();
    await on.press('Quinn', /Welcome[\s\S]*› name +Quinn_/);
    await on.press(KEY.down, /› language +◂ English ▸/);
    await on.press(KEY.right, /Willkommen[\s\S]*› Sprache +◂ Deutsch ▸/);
    await on.press(KEY.down, /› Farben +◂ schlicht ▸/);
    await on.press(KEY.left, /◂ hoher Kontrast ▸/);
    await on.press('q', /Willkommen/);
    await on.press(KEY.enter, /Kartenspiele im Terminal[\s\S]*› All Fours/);
    expect(kept()).toEqual({ lang: 'de', theme: 'contrast', name: 'Quinn' });
  });

  test('Escape skips it, and it is not asked again', async () => {
    delete process.env.TALON_NAME;
    expect(isFirstStart(process.env)).toBe(true);
    const on = atFirst();
    await on.press(`Quinn${KEY.escape}`, /› All Fours/);
    expect(kept()).toEqual({ name: '' });
    expect(isFirstStart(process.env)).toBe(false);
  });

  test('is never where a name is set, or where an answer could not be kept', () => {
    expect(isFirstStart(process.env)).toBe(false);
    delete process.env.TALON_NAME;
    writeFileSync(join(data(), 'config.json'), '{"lang":"de"}');
    expect(isFirstStart(process.env)).toBe(true);
    writeFileSync(join(data(), 'config.json'), '{"name":"Ada"}');
    expect(isFirstStart(process.env)).toBe(false);
    writeFileSync(join(data(), 'config.json'), 'broken');
    expect(isFirstStart(process.env)).toBe(false);
    expect(isFirstStart({ TALON_CONFIG: '/dev/null' })).toBe(false);
  });

  test('a name that is kept is the one at the table', () => {
    writeFileSync(join(data(), 'config.json'), '{"name":"Quinn"}');
    delete process.env.TALON_NAME;
    const { name } = readSettings({}, process.env).settings;
    expect(namePlayers(['human', 'easy'], 'en', name)[0]?.name).toBe('Quinn');
  });
});

test('the program asks once, before the menu or a game, and then never again', async () => {
  const unset = ['TALON_NAME'];
  const first = openWindow(['play', 'durak', '--level', 'random'], { unset });
  await first.shows(/Welcome to Talon[\s\S]*› name/);
  first.press('Quinn');
  await first.shows(/Quinn_/);
  await first.enterUntil(/Durak[\s\S]*You/);
  first.press(KEY.interrupt);
  await first.exited;
  const second = openWindow([], { unset, data: first.data });
  await second.shows(/Go on: Durak[\s\S]*› Durak/);
  second.press('q');
  expect(await second.exited).toEqual({ code: 0, signal: 0 });
});
