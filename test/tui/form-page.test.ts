/** The options form of a game: words for keys, groups, rarer options on demand, refusals, the mouse. */

import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { OptionValues } from '../../src/engine/options.ts';
import { games } from '../../src/games/index.ts';
import { LANGS } from '../../src/lang/text.ts';
import { homeSeatOf } from '../../src/play/session/players.ts';
import { formKey, newForm } from '../../src/tui/components/form.ts';
import { aboutRows } from '../../src/tui/components/listing.tsx';
import { wrapRuns } from '../../src/tui/components/words.tsx';
import { bodyOf } from '../../src/tui/context/render-context.ts';
import texts from '../../src/tui/messages/form.json' with { type: 'json' };
import { aboutRuns } from '../../src/tui/screens/form/form-page.tsx';
import {
  fieldsOf,
  MORE,
  objection,
  type Setup,
  seatsOf,
  VARIANT,
  withField,
} from '../../src/tui/screens/form/setup.ts';
import { type Inside, openAt, ownFolders } from './inside.tsx';
import { gameNamed, stage } from './stage.ts';
import { KEY } from './window.ts';

const data = ownFolders();

const BACKTAB = '\u001b[Z';
const BACKSPACE = '\u007f';

const SIZES = ['60x20', '80x24', '120x40', '200x60'] as const;

const setupOf = (id: string, given: OptionValues = {}): Setup => ({
  game: gameNamed(id),
  given,
  seats: [],
  seed: 'abc',
});

const sizeOf = (size: string) => {
  const [columns = 80, rows = 24] = size.split('x').map(Number);
  return { columns, rows };
};

const atForm = (id: string, given: object = {}, options: OptionValues = {}): Inside =>
  openAt({ at: 'setup', setup: setupOf(id, options), row: 0 }, given);

const MOUSE = (button: number, { x, y }: { readonly x: number; readonly y: number }): string =>
  `\u001b[<${button};${x + 1};${y + 1}M`;

/** Clicks on a place of the registry. */
async function click(on: Inside, id: string, wanted: RegExp): Promise<void> {
  const found = on.registry.find('control', id);
  if (found === undefined) throw new Error(`no ${id} in\n${on.text()}`);
  await on.burst(MOUSE(0, found), wanted);
}

describe('frames', () => {
  test.each(SIZES)('at %s', async (size) => {
    const frames: string[] = [];
    for (const lang of LANGS) {
      const on = atForm('cabo', { ...sizeOf(size), lang });
      await on.shows(/Cabo/);
      await on.press(`${KEY.down}${KEY.down}`, lang === 'en' ? /› second seat/ : /› zweiter Platz/);
      frames.push(`== ${lang}\n${on.seen()}\n`);
      await on.press(KEY.end, /›.* 3 /);
      await on.press(KEY.enter, new RegExp(texts.form.open[lang]));
      await on.press(KEY.end, lang === 'en' ? /› swaps between/ : /› Tausch zwischen/);
      frames.push(`== ${lang}, the rarer options\n${on.seen()}\n`);
    }
    await expect(frames.join('\n')).toMatchFileSnapshot(`frames/options-${size}.txt`);
  });
});

describe('keys', () => {
  test('players, seats and the seed change as they are told to', async () => {
    const on = atForm('boese-dame');
    await on.shows(/Böse Dame[\s\S]*› players +◂ 4 ▸[\s\S]*fourth seat/);
    await on.press(KEY.left, /› players +◂ 3 ▸/);
    expect(on.text()).not.toContain('fourth seat');
    await on.press(KEY.right, /› players +◂ 4 ▸/);
    await on.press(KEY.down, /› first seat +◂ you ▸/);
    await on.press(KEY.right, /◂ [A-Z][a-z]+, easy ▸/);
    await on.press(' ', /◂ [A-Z][a-z]+, medium ▸/);
    await on.press(KEY.right, /◂ [A-Z][a-z]+, hard ▸/);
    await on.press(KEY.right, /◂ [A-Z][a-z]+, random moves ▸/);
    await on.press(KEY.right, /◂ you ▸/);
    await on.press(KEY.up, /› players/);
    await on.press(BACKTAB, /› seed +abc_/);
    await on.press(`${BACKSPACE}q r`, /› seed +abq r_[\s\S]*--seed "abq r"/);
    await on.press('\t', /› players/);
  });

  test('a seed may look like anything', async () => {
    const on = atForm('boese-dame');
    await on.press(KEY.end, /› seed/);
    await on.press(
      `${BACKSPACE.repeat(3)}[QS]{0}`,
      /› seed +\[QS\]\{0\}_[\s\S]*--seed "\[QS\]\{0\}"/,
    );
  });

  test('a number is typed, corrected, and changed by the arrows', async () => {
    const on = atForm('cabo');
    const target = 'total that ends the game';
    for (let down = 0; down < 5; down++) await on.press(KEY.down, /›/);
    await on.shows(new RegExp(`› ${target}`));
    await on.press('12', new RegExp(`› ${target} +◂ 12_ ▸`));
    await on.press('0', new RegExp(`› ${target} +◂ 120_ ▸`));
    await on.press(BACKSPACE, new RegExp(`› ${target} +◂ 12_ ▸`));
    await on.press('1', /121_/);
    await on.press(KEY.right, /◂ 122 ▸/);
    await on.press(KEY.left, /◂ 121 ▸/);
  });

  test('Enter deals the cards as chosen, for as many as chosen', async () => {
    const on = atForm('boese-dame');
    await on.press(KEY.left, /◂ 3 ▸/);
    await on.press(KEY.enter, /deal|play/);
    await expect.poll(() => readdirSync(data())).toContain('games');
  });

  test('what cannot be played is said, and Enter does nothing', async () => {
    const on = atForm('boese-dame', {}, { rounds: 1000 });
    await on.shows(/You cannot play this: /);
    await on.press(`${KEY.enter}${KEY.down}`, /›/);
    expect(on.text()).toMatch(/^ *Böse Dame/);
  });

  test.each([
    ['Escape', KEY.escape],
    ['q', 'q'],
  ])('%s leads back', async (_, key) => {
    const on = atForm('boese-dame');
    await on.shows(/seed/);
    await on.press(key, /Bakkarat[\s\S]*Canasta/);
  });
});

describe('words', () => {
  test('every field says in words what it is and what it is set to', () => {
    for (const game of games)
      for (const { label, shown, meaning } of fieldsOf(setupOf(game.id), true))
        for (const lang of LANGS)
          for (const words of [label, shown, meaning]) expect(words[lang], game.id).not.toBe('');
  });

  test('what is said about a field is never cut', () => {
    for (const game of games)
      for (const lang of LANGS)
        for (const size of ['60x20', '80x24']) {
          const at = stage(size, { lang });
          for (const field of fieldsOf(setupOf(game.id), true)) {
            const rows = wrapRuns(aboutRuns(at, field), bodyOf(at).width - 2).length;
            expect(rows, `${game.id} ${field.id} ${size} ${lang}`).toBeLessThanOrEqual(
              aboutRows(at),
            );
          }
        }
  });

  test('the keys fit at 60 columns in every language', () => {
    for (const [kind, ways] of Object.entries(texts.formKeys))
      for (const lang of LANGS)
        expect(
          ways.some((keys) => keys[lang].length <= 58),
          `${kind} ${lang}`,
        ).toBe(true);
  });

  test('ranges, lists and no limit', () => {
    const of = (id: string, key: string) => fieldsOf(setupOf(id), true).find((f) => f.id === key);
    expect(of('cabo', 'players')?.range?.en).toBe('2 to 5');
    expect(of('binokel', 'minBid')?.range?.de).toBe('10 bis 500 in Schritten von 10');
    expect(of('canasta', 'jokers')?.range?.en).toBe('4 or 6');
    expect(of('cabo', 'deals')?.shown.en).toBe('until the end');
  });

  test('seats have names, and the number a script counts', () => {
    const seats = (id: string) =>
      fieldsOf(setupOf(id)).filter(({ id: field }) => field.startsWith('#seat'));
    expect(seats('cabo').map(({ label, script }) => [label.en, script])).toEqual([
      ['first seat', '--seat 0=human'],
      ['second seat', '--seat 1=medium'],
      ['third seat', '--seat 2=medium'],
    ]);
    expect(seats('bridge').map(({ label }) => label.de)).toEqual(['Nord', 'Ost', 'Süd', 'West']);
    expect(seatsOf(setupOf('bridge')).indexOf('human')).toBe(homeSeatOf(gameNamed('bridge')));
  });
});

describe('groups', () => {
  test('the rarer options come last and only on demand', () => {
    for (const game of games) {
      const rare = Object.entries(game.options).filter(([, option]) => option.rare);
      const ids = fieldsOf(setupOf(game.id)).map(({ id }) => id);
      const all = fieldsOf(setupOf(game.id), true).map(({ id }) => id);
      expect(ids.includes(MORE), game.id).toBe(rare.length > 0);
      for (const [key] of rare) {
        expect(ids).not.toContain(key);
        expect(all.indexOf(key)).toBeGreaterThan(all.indexOf(MORE));
      }
    }
  });

  test('a closed group says how many of its options are not as usual', async () => {
    const on = atForm('cabo', {}, { cards: 6 });
    await on.shows(/More options +3 hidden, 1 changed/);
    await on.press(KEY.end, /› More options/);
    await on.press(' ', /cards in a row +• 6/);
    await on.press(KEY.left, /^(?![\s\S]*cards in a row)/);
  });

  test('a form longer than the window says how much is above and below', async () => {
    const on = atForm('durak', sizeOf('60x20'));
    await on.shows(/^ *↓ \d+ below/m);
    expect(on.text()).not.toContain('above');
    await on.press(KEY.end, /↑ \d+ above$/m);
    await on.press(KEY.enter, /↑ \d+ above {3}↓ \d+ below/);
  });
});

describe('a value out of range', () => {
  test('is told in a sentence with the range, and the old one stays', async () => {
    const on = atForm('cabo');
    await on.press('7', /“players” takes 2 to 5, not 7; it stays 3\./);
    await on.press('\u007f', /^(?![\s\S]*it stays)/);
    await on.press('4', /› players +◂ 4_ ▸/);
    await on.press(KEY.down, /players +• 4/);
    await on.press(KEY.up, /› players +◂ 4 ▸/);
    await on.press('1', /› players +◂ 1_ ▸/);
    expect(on.text()).not.toContain('it stays');
    await on.press(KEY.down, /“players” takes 2 to 5, not 1; it stays 4\./);
    await on.press(KEY.down, /^(?![\s\S]*it stays)/);
    expect(on.text()).toMatch(/players +• 4/);
  });

  test('is not passed over by Enter; the next one starts', () => {
    const fields = fieldsOf(setupOf('cabo'));
    const { form } = formKey(newForm, fields, { name: 'char', char: '1' });
    const first = formKey(form, fields, { name: 'enter' });
    expect(first.effect).toEqual({ kind: 'none' });
    expect(first.form.refused).toMatchObject({ typed: '1', kept: 3 });
    expect(formKey(first.form, fields, { name: 'enter' }).effect).toEqual({ kind: 'submit' });
  });

  test('typed on after one that fits, gives back the value from before', () => {
    let setup = setupOf('binokel');
    let form = newForm;
    const place = fieldsOf(setup).findIndex(({ id }) => id === 'target');
    form = { ...form, at: place };
    for (const char of '50001') {
      const step = formKey(form, fieldsOf(setup), { name: 'char', char });
      form = step.form;
      if (step.effect.kind === 'set') setup = withField(setup, 'target', step.effect.value);
    }
    expect(form.refused).toMatchObject({ typed: '50001', kept: 1000 });
    expect(fieldsOf(setup)[place]?.value).toBe(1000);
  });

  test('numbers of a short list follow one another', () => {
    const setup = setupOf('canasta', { jokers: 4 });
    const fields = fieldsOf(setup, true);
    const at = fields.findIndex(({ id }) => id === 'jokers');
    const { effect } = formKey({ at, typed: '' }, fields, { name: 'right' });
    expect(effect).toMatchObject({ kind: 'set', value: 6 });
  });

  test('what goes together badly is told whole, however long', async () => {
    const on = atForm('durak', sizeOf('60x20'), { ticket: 'once' });
    await on.shows(/You cannot play this: /);
    const clause = objection(setupOf('durak', { ticket: 'once' }))?.text.en ?? '';
    expect(on.text().replaceAll(/\s+/g, ' ')).toContain(
      clause.replaceAll(/\s+/g, ' ').slice(0, 60),
    );
    expect(on.text()).not.toContain('…');
  });
});

describe('the variant there and back', () => {
  const variants = games.flatMap(({ id, presets = [] }) => presets.map((one) => [id, one.id]));

  test.each(variants)('%s: %s leaves everything as it was', (id = '', preset = '') => {
    const usual = fieldsOf(setupOf(id)).find((field) => field.id === VARIANT)?.value ?? '';
    const values = (setup: Setup) =>
      fieldsOf(setup, true).map(({ id: key, value }) => [key, value]);
    const there = withField(setupOf(id), VARIANT, preset);
    expect(values(withField(there, VARIANT, usual))).toEqual(values(setupOf(id)));
  });

  test('what was set by hand returns; what is set within the variant stays', () => {
    const players = (setup: Setup) => fieldsOf(setup).find(({ id }) => id === 'players')?.value;
    const five = withField(setupOf('durak'), 'players', 5);
    const duel = withField(five, VARIANT, 'duell');
    expect(players(duel)).toBe(2);
    expect(players(withField(duel, VARIANT, 'podkidnoi'))).toBe(5);
    const six = withField(duel, 'players', 6);
    expect(players(withField(six, VARIANT, 'podkidnoi'))).toBe(6);
  });
});

describe('the mouse', () => {
  test('chooses a field, turns its value and opens what is closed; the wheel moves', async () => {
    const on = atForm('cabo');
    await on.shows(/› players/);
    await click(on, 'field:#seat1', /› second seat +◂ [A-Z][a-z]+, medium ▸/);
    await click(on, 'more:#seat1', /◂ [A-Z][a-z]+, hard ▸/);
    await click(on, 'less:#seat1', /◂ [A-Z][a-z]+, medium ▸/);
    await click(on, `field:${MORE}`, /More options +shown below/);
    await click(on, 'field:swapOthers', /› swaps between two others +• \[x\] yes/);
    await on.burst(MOUSE(64, { x: 5, y: 5 }), /› cards looked at first/);
    await on.burst(MOUSE(65, { x: 5, y: 5 }), /› swaps between two others/);
    await on.burst(MOUSE(65, { x: 5, y: 5 }), /› swaps between two others/);
    await on.burst(MOUSE(0, { x: 79, y: 22 }), /› swaps between two others/);
  });
});
