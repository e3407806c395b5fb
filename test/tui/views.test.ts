/**
 * Every screen but the table, and the windows above it, line by line with their styles, in `frames/`.
 * Their content is made up. They are what people see: read them before you accept new ones with
 * `--update`.
 */

import { describe, expect, test } from 'vitest';
import type { AnyGame } from '../../src/engine/game.ts';
import { same, text } from '../../src/lang/text.ts';
import type { LogEntry, SaveEntry, Stray } from '../../src/play/index.ts';
import { HELP, KEYBAR } from '../../src/tui/messages.ts';
import { type Field, newForm } from '../../src/tui/parts/form.ts';
import { framed, tooSmall } from '../../src/tui/parts/frame.ts';
import { newPager } from '../../src/tui/parts/pager.ts';
import type { Stage } from '../../src/tui/render-context.ts';
import { coverFrame } from '../../src/tui/screens/cover.ts';
import { formFrame } from '../../src/tui/screens/form-view.ts';
import { menuEntries, menuFrame } from '../../src/tui/screens/menu-view.ts';
import { type Entry, savesFrame, whenText } from '../../src/tui/screens/saves-view.ts';
import { settingsFields } from '../../src/tui/screens/settings.tsx';
import { turnOf } from '../../src/tui/screens/table-state.ts';
import { noticeLine } from '../../src/tui/screens/table-view.ts';
import {
  chooserFrame,
  helpSheet,
  hintSheet,
  logSheet,
  meaningsSheet,
  rulesSheet,
  sheetFrame,
} from '../../src/tui/screens/windows.ts';
import { type Block, line } from '../../src/tui/span.ts';
import { altered } from '../support/altered.ts';
import { seen } from './inside.tsx';
import { faces, madeUp, own, region, table } from './made-up.ts';
import { gameNamed, opened, plainSettings, stage } from './stage.ts';

const STAGES: readonly (readonly [string, Stage])[] = [
  ['80x24', stage('80x24')],
  ['German, 60x20', stage('60x20', { lang: 'de' })],
  ['44x12', stage('44x12')],
  ['plain, 80x24', stage('80x24', { ascii: true })],
];

/** The block drawn on each stage, under headings. */
const drawn = (draw: (at: Stage) => Block, stages = STAGES): string =>
  stages.map(([title, at]) => `== ${title}\n${seen(draw(at), at.theme.ascii)}\n`).join('\n');

const expectDrawn = (name: string, draw: (at: Stage) => Block, stages = STAGES) =>
  expect(drawn(draw, stages)).toMatchFileSnapshot(`frames/${name}.txt`);

const names = ['Ada', 'Bruno', 'Clara'];
const { pack } = opened(gameNamed('boese-dame'));
const voices = { pack, names };

const menu = menuEntries(
  ['One', 'Another Game', 'Last'].map((name, i) => ({
    game: name,
    names: text(name, `${name} (de)`),
    summary: text('what it is about. '.repeat(2 + 3 * i), 'worum es geht. '.repeat(2 + 3 * i)),
  })),
);

describe('lists', () => {
  test('the menu', async () => {
    await expectDrawn('menu', (at) => menuFrame(at, menu, 1));
    await expectDrawn('menu-end', (at) => menuFrame(at, menu, 5, line('a notice')));
  });

  const outcomeless = {
    path: '',
    game: 'boese-dame',
    seats: names.map((name) => ({ name, by: 'human' as const })),
    options: {},
    seed: '1',
    deal: 4,
    totals: [3, -12, 7],
    winners: [],
    assisted: false,
    time: new Date(2026, 2, 4, 8, 5).getTime(),
  };
  const saves: readonly SaveEntry[] = [
    { ...outcomeless, id: 'a', finished: false },
    { ...outcomeless, id: 'b', finished: true },
    { ...outcomeless, id: 'c', finished: true, winners: [0, 2] },
    { ...outcomeless, id: 'd', game: 'nothing', finished: false, totals: [] },
  ];
  const strays: readonly Stray[] = (['damaged', 'unreadable', 'foreign', 'aside'] as const).map(
    (kind) => ({ name: `${kind}.txt`, path: '', kind, reason: text('a reason', 'ein Grund') }),
  );

  test('saves', async () => {
    const entries: readonly Entry[] = [...saves, ...strays];
    await expectDrawn('saves', (at) => savesFrame(at, entries, { at: 0 }));
    await expectDrawn('saves-end', (at) => savesFrame(at, entries, { at: 6 }, line('a notice')));
    await expectDrawn('saves-reading', (at) => savesFrame(at, undefined, { at: 0 }));
  });

  test('many saves, the cursor in the middle', async () => {
    const many = Array.from(
      { length: 60 },
      (_, i): Stray => ({ ...strays[0], name: `${i}` }) as Stray,
    );
    await expectDrawn('saves-many', (at) => savesFrame(at, many, { at: 30 }));
  });

  test('a day and a time have two digits each', () => {
    expect(whenText(new Date(2026, 0, 2, 3, 4).getTime())).toBe('2026-01-02 03:04');
    expect(whenText(new Date(2025, 11, 31, 23, 59).getTime())).toBe('2025-12-31 23:59');
  });
});

describe('forms', () => {
  const base = {
    meaning: text('what it means', 'was es bedeutet'),
    group: text('Rules', 'Regeln'),
  };
  const fields: readonly Field[] = [
    {
      ...base,
      id: 'number',
      label: text('number', 'Zahl'),
      range: '1 to 9',
      control: { kind: 'number', least: 1, most: 9, step: 1 },
      value: 4,
      shown: same('4'),
    },
    {
      ...base,
      id: 'flag',
      label: text('a flag', 'ein Schalter'),
      control: { kind: 'flag' },
      value: true,
      shown: text('yes', 'ja'),
    },
    {
      ...base,
      id: 'off',
      label: text('off', 'aus'),
      control: { kind: 'flag' },
      value: false,
      shown: text('no', 'nein'),
    },
    {
      ...base,
      id: 'choice',
      group: text('Match', 'Partie'),
      label: text('a choice with a very long name indeed', 'eine Wahl'),
      meaning: text('meaning '.repeat(40).trim(), 'Bedeutung '.repeat(40).trim()),
      control: { kind: 'choice', choices: ['a', 'b'] },
      value: 'a',
      shown: text('the first', 'die erste'),
    },
    {
      ...base,
      id: 'text',
      group: text('Match', 'Partie'),
      label: text('seed', 'Startwert'),
      control: { kind: 'text', longest: 9 },
      value: 'abc',
      shown: same('abc'),
    },
  ];
  const form = (at: Stage, place: number, typed = '', notice?: string): Block =>
    formFrame(at, {
      title: line('a title', { bold: true }),
      fields,
      form: { at: place, typed },
      keys: KEYBAR.form,
      ...(notice !== undefined && { notice: line(notice) }),
    });

  test.each([0, 1, 2, 3, 4])('the cursor on field %s', async (place) => {
    await expectDrawn(`form-${place}`, (at) => form(at, place));
  });

  test('a number being typed, and a notice', async () => {
    await expectDrawn('form-typed', (at) => form(at, 0, '12', 'a notice'));
  });

  test('the settings', async () => {
    const settings = (at: Stage) =>
      formFrame(at, {
        title: line('settings'),
        fields: settingsFields({ ...plainSettings, lang: at.lang, memory: true }),
        form: newForm,
        keys: KEYBAR.settings,
      });
    await expectDrawn('settings-form', settings);
  });
});

describe('frames', () => {
  test('too much is cut, and too small a window says so', async () => {
    const body = Array.from({ length: 40 }, (_, i) => line(`${i} ${'x'.repeat(100)}`));
    const whole = { title: line('t'.repeat(200)), body, keys: KEYBAR.replay };
    await expectDrawn('frame-full', (at) =>
      framed(at, { ...whole, notice: line('n'.repeat(200)) }),
    );
    const small = ['39x24', '80x11', '20x5', '5x2', '1x1'].map(
      (size) => [size, stage(size)] as const,
    );
    await expectDrawn('frame-small', tooSmall, small);
    await expectDrawn('frame-small-framed', (at) => framed(at, whole), small.slice(0, 2));
  });

  test('the cover', async () => {
    await expectDrawn('cover', (at) => coverFrame(at, 'Bruno'));
  });
});

describe('windows', () => {
  const clauses = Array.from({ length: 9 }, (_, i) => ({
    id: `MAD-${i + 1}`,
    text: text(`rule ${i} of [QS] ${'and more '.repeat(3 * i)}`, `Regel ${i} von [QS]`),
  }));
  const game = altered(
    { ...gameNamed('boese-dame'), clauses: () => clauses, aim: 'most' as const },
    {
      extras: {
        conventions: {
          meanings: () => [],
          system: () => [{ title: text('A chapter', 'Ein Kapitel'), clauses: clauses.slice(0, 2) }],
        },
      },
      rules: { endReasons: { out: text('all is played', 'alles ist gespielt') } },
    },
  ) as AnyGame;
  const fact = (label: string, value = 'worth [QS]') => ({
    label: same(label),
    value: same(value),
  });
  const pager = newPager;

  test('help at the table and in a replay', async () => {
    await expectDrawn('help', (at) => sheetFrame(at, helpSheet(at, HELP.table), pager));
    await expectDrawn('help-replay', (at) => sheetFrame(at, helpSheet(at, HELP.replay), pager));
  });

  test('rules, from the top, further down, and with something found', async () => {
    const rules = (at: Stage) => rulesSheet(at, game, { players: 4, deals: 0 });
    await expectDrawn('rules', (at) => sheetFrame(at, rules(at), pager));
    await expectDrawn('rules-down', (at) => sheetFrame(at, rules(at), { ...pager, top: 7 }));
    const found = { ...pager, top: 2, found: 4, query: 'rule' };
    await expectDrawn('rules-found', (at) => sheetFrame(at, rules(at), found));
    const typing = { ...pager, typing: true, query: 'ru' };
    await expectDrawn('rules-typing', (at) => sheetFrame(at, rules(at), typing));
    const missed = { ...pager, missed: true, query: 'xyz' };
    await expectDrawn('rules-missed', (at) => sheetFrame(at, rules(at), missed));
  });

  test('the log, meanings, hints and the choice of moves', async () => {
    const entry = (by: LogEntry['by'], words: string): LogEntry => ({
      ply: 0,
      deal: 1,
      by,
      told: (observer) => same(`${words} for ${observer}`),
    });
    const log = [entry(0, 'plays [QS]'), entry('table', '{1} wins'), entry(2, 'x '.repeat(60))];
    await expectDrawn('log', (at) => sheetFrame(at, logSheet(at, voices, log, 1), pager));
    const told = { said: [fact('{0}: one')], open: [fact('two')] };
    await expectDrawn('meanings', (at) => sheetFrame(at, meaningsSheet(at, voices, told), pager));
    const silent = { said: [], open: [] };
    await expectDrawn('meanings-none', (at) => [
      ...sheetFrame(at, meaningsSheet(at, voices, undefined), pager),
      ...sheetFrame(at, meaningsSheet(at, voices, silent), pager),
    ]);
    const hint = { move: 'x', sentence: same('A strong player plays [QS].'), weighed: [] };
    const weighed = [
      { told: same('plays [QS]'), utility: 1.256 },
      { told: same(`plays ${'on '.repeat(50)}`), utility: -10 },
    ];
    await expectDrawn('hint', (at) => [
      ...sheetFrame(at, hintSheet(at, voices, hint as never), pager),
      ...sheetFrame(at, hintSheet(at, voices, { ...hint, weighed } as never), pager),
    ]);
  });

  test('the choice among moves', async () => {
    const laid = table([region('hand', 'hand', faces('2C 3C'), { owner: 0 })]);
    const moves = Object.fromEntries(
      Array.from({ length: 40 }, (_, i) => [`[2C] as ${i}`, [own('2C')]]),
    );
    const turn = turnOf(madeUp(laid, moves), 0);
    if (turn === undefined) throw new Error('nobody acts');
    const among = (at: Stage, count: number, place: number) =>
      chooserFrame(at, voices, turn, turn.choices.slice(0, count), { at: place });
    await expectDrawn('chooser', (at) => among(at, 3, 1));
    await expectDrawn('chooser-one', (at) => among(at, 1, 0));
    await expectDrawn('chooser-many', (at) => among(at, 40, 25));
  });

  test('refusals name clauses a person can look up', async () => {
    const refused = (clause: string) => ({
      kind: 'refused' as const,
      refusal: { refused: true as const, clause, text: text('follow [QS]', 'bediene [QS]') },
    });
    await expectDrawn('refusals', (at) => [
      noticeLine(at, voices, refused('BOD-3')),
      noticeLine(at, voices, refused('notation')),
      noticeLine(at, voices, { kind: 'said', text: text('{1} said', '{1} sagt') }),
    ]);
  });
});
