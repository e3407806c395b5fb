/**
 * Frames of made-up tables, line by line with their styles, in `frames/`. They are what people see:
 * read them before you accept new ones with `--update`.
 */
import { describe, expect, test } from 'vitest';
import type { Pick, Table } from '../../src/engine/table.ts';
import { same, text } from '../../src/lang/text.ts';
import type { LogEntry } from '../../src/play/session/log.ts';
import type { PicksAction } from '../../src/tui/picking/picks.ts';
import {
  backs,
  card,
  faces,
  lying,
  type Moves,
  madeUp,
  moving,
  own,
  pictured,
  region,
  shownAfter,
  table,
} from './made-up.ts';
import { gameNamed, namesFor, opened, playOn, stage } from './stage.ts';

const SIZES = ['80x24', '120x40', '60x20', '44x12', '100x30'] as const;

/** Frames under headings, as the file has them. */
const sheet = (frames: readonly (readonly [string, string])[]): string =>
  frames.map(([title, frame]) => `== ${title}\n${frame}\n`).join('\n');

const entry = (by: LogEntry['by'], words: string): LogEntry => ({
  ply: 0,
  deal: 1,
  by,
  told: () => text(words, `${words} (de)`),
});
const log = [
  entry('chance', '{1} deals first'),
  entry(0, 'plays [2C]'),
  entry(1, 'plays [TD]'),
  entry(2, 'plays [QH] and says something that goes on for quite a while'),
  entry('table', '{1} takes the trick'),
];

/** Everything a table can hold. */
const laid = (more: Partial<Table> = {}): Table =>
  table(
    [
      region('row', 'row', [{ card: card('AS'), slot: 1, marks: ['known'] }, ...backs(2)], {
        owner: 1,
        slot: 9,
      }),
      region('melds', 'row', lying('KC KD KH', { marks: ['turned'] }), { owner: 2 }),
      region('trick', 'trick', [
        ...lying('TD', { by: 1, marks: ['wins'] }),
        ...lying('JH', { by: 2 }),
      ]),
      region('pile', 'pile', faces('3C 4C 5C'), { slot: 99 }),
      region('stock', 'stock', [], { count: 17 }),
      region('trump', 'row', lying('9S', { marks: ['trump'] })),
      region('fresh', 'row', [{ card: card('8D'), marks: ['known', 'fresh'] }]),
      region('pot', 'pot', [], { label: text('pot of 5', 'Topf mit 5') }),
      region('gone', 'row', []),
      region('hand', 'hand', faces('2C TD QH KS 7D'), { owner: 0 }),
    ],
    {
      seats: [
        { seat: 0, cards: 5, total: -4, tags: [text('dealer', 'Geber'), same('Ada')] },
        { seat: 1, cards: 3, total: 120, tags: [text('declarer', 'Spieler'), same('{2} first')] },
        { seat: 2, cards: 0, total: 7, tags: [] },
      ],
      facts: [
        { label: text('deal', 'Spiel'), value: same('1/4') },
        { label: text('trump', 'Trumpf'), value: same('[9S]') },
      ],
      buttons: [
        { id: 'pass', label: text('pass', 'passe') },
        { id: 'no', label: text('refuse', 'lehne ab') },
        { id: 'end', label: text('end', 'Schluss') },
      ],
      amounts: [
        {
          id: 'stake',
          label: text('stake', 'Einsatz'),
          verb: text('stake', 'setze'),
          values: [1, 2, 5, 12],
        },
      ],
      ...more,
    },
  );

const moves: Moves = {
  'play 2C': [own('2C')],
  'play QH': [own('QH')],
  'lay row': [own('KS'), { region: 'row', slot: 9 }],
  'lay end': [own('KS'), { button: 'end' }],
  'take pile': [{ region: 'pile', slot: 99 }],
  'look 1': [{ region: 'row', slot: 1 }],
  pass: [{ button: 'pass' }],
  ...Object.fromEntries([1, 2, 5, 12].map((n) => [`stake ${n}`, [{ region: 'stake', slot: n }]])),
};

const everything = madeUp(laid(), moves);

describe('everything that can lie on a table', () => {
  test.each(SIZES)('at %s', async (size) => {
    const at = stage(size);
    const shown = (...actions: readonly PicksAction[]) =>
      pictured(shownAfter(everything, actions, { log }), at);
    const pointing = (pick: Pick): PicksAction => ({ kind: 'point', pick });
    await expect(
      sheet([
        ['the cursor where a turn begins', shown()],
        [
          'the card beside is picked, the cursor is on another',
          shown(pointing(own('QH')), ...moving(' ←')),
        ],
        ['the cursor on a row as a whole', shown(pointing({ region: 'row', slot: 9 }))],
        [
          'the cursor on the only row for the picked card',
          shown(pointing(own('KS')), ...moving(' '), pointing({ region: 'row', slot: 9 })),
        ],
      ]),
    ).toMatchFileSnapshot(`frames/everything-${size}.txt`);
  });

  test('wherever the cursor goes', async () => {
    const at = stage('80x24');
    const signs = ['↓', '↓↓→', '↓↓ ', '↑ ', '↑↑→', '→→→ ↓↓'];
    const frames = signs.map(
      (keys) => [`keys ${keys}`, pictured(shownAfter(everything, moving(keys)), at)] as const,
    );
    await expect(sheet(frames)).toMatchFileSnapshot('frames/cursor.txt');
  });

  test('in German, in plain characters, remembered, in four colours', async () => {
    const shown = shownAfter(everything, moving('→→→ '), { log });
    const frames = [
      ['German', pictured(shown, stage('80x24', { lang: 'de' }))],
      ['plain', pictured(shown, stage('80x24', { ascii: true }))],
      ['plain and small', pictured(shown, stage('60x16', { ascii: true }))],
      ['remembered', pictured({ ...shown, memory: true }, stage('80x24'))],
      ['four colours', pictured(shown, stage('80x24', { fourColour: true }))],
      ['German signs', pictured(shown, stage('80x24', { suits: 'german' }))],
    ] as const;
    await expect(sheet(frames)).toMatchFileSnapshot('frames/settings.txt');
  });

  test('while others act, or nobody', async () => {
    const at = stage('80x24');
    const waiting = (actor: number, more = {}) =>
      pictured(shownAfter(madeUp(laid(), moves, actor), [], { log, ...more }), at);
    const frames = [
      ['another seat is to act', waiting(1)],
      ['another is thinking', waiting(1, { thinking: 1 })],
      ['a third has been thinking', waiting(1, { thinking: 2 })],
      ['a wait that a key cuts short', waiting(1, { waiting: true })],
      ['the deal', waiting(-1)],
      ['a spectator', waiting(1, { observer: -1 })],
      ['a certain rest', pictured(shownAfter(everything, [], { offer: 3 }), at)],
      ['a clock', pictured(shownAfter(everything, [], { timeLeft: 4001 }), at)],
    ] as const;
    await expect(sheet(frames)).toMatchFileSnapshot('frames/waiting.txt');
  });
});

describe('much of one thing', () => {
  const all = 'AC KC QC JC TC 9C 8C 7C 6C 5C 4C 3C 2C AD KD QD JD TD 9D 8D 7D 6D 5D 4D 3D 2D';
  const some = (count: number) => all.split(' ').slice(0, count).join(' ');
  const hand = (count: number) => region('hand', 'hand', faces(some(count)), { owner: 0 });
  const playable: Moves = Object.fromEntries(
    some(26)
      .split(' ')
      .filter((_, i) => i % 3 !== 1)
      .map((token) => [`play ${token}`, [own(token)]]),
  );
  const frame = (size: string, laidOut: Table, signs = '', made = playable) =>
    [
      `${size} ${signs}`,
      pictured(shownAfter(madeUp(laidOut, made), moving(signs), { log }), stage(size)),
    ] as const;

  test('hands of one to twenty-six cards', async () => {
    const frames = [1, 2, 16, 26].flatMap((count) =>
      ['80x24', '50x18', '120x40'].map((size) =>
        frame(size, table([hand(count)]), count > 2 ? '→→→→→→→→→→→' : ''),
      ),
    );
    await expect(sheet(frames)).toMatchFileSnapshot('frames/hands.txt');
  });

  test('many rows, more than there is room for', async () => {
    const rows = Array.from({ length: 9 }, (_, i) =>
      region(`row ${i}`, 'row', faces(some(3 + 2 * i)), { slot: 90 + i }),
    );
    const long = region('long', 'row', lying(all));
    const choices: Moves = Object.fromEntries(
      rows.map(({ id }, i) => [`lay ${i}`, [own('AC'), { region: id, slot: 90 + i }]]),
    );
    const frames = [
      frame('80x24', table([...rows, long, hand(4)]), '', choices),
      frame('80x24', table([...rows, long, hand(4)]), '↑↑', choices),
      frame('60x20', table([long, ...rows, hand(4)]), '↑', choices),
      frame('44x12', table([...rows, hand(4)]), '↑↑↑', choices),
      frame('40x12', table([...rows, long, hand(4)]), '', choices),
      frame('120x40', table([...rows, long, hand(4)]), '↓', choices),
    ];
    await expect(sheet(frames)).toMatchFileSnapshot('frames/rows.txt');
  });

  test('many buttons take the middle; where they find no room, those without a move give way', async () => {
    const buttons = Array.from({ length: 30 }, (_, i) => ({
      id: `b${i}`,
      label: same(`button ${i}`),
    }));
    const choices: Moves = Object.fromEntries(
      buttons.filter((_, i) => i % 2 === 0).map(({ id }) => [id, [{ button: id }]]),
    );
    const frames = ['', '→→→→→→→→→→→→→→', '←', '← '].flatMap((signs) =>
      ['80x24', '44x16'].map((size) => frame(size, table([], { buttons }), signs, choices)),
    );
    await expect(sheet(frames)).toMatchFileSnapshot('frames/buttons.txt');
  });

  test('facts, prompts and tags too long for a line', async () => {
    const facts = Array.from({ length: 12 }, (_, i) => ({
      label: same(`fact ${i}`),
      value: same('worth knowing'),
    }));
    const seats = Array.from({ length: 6 }, (_, seat) => ({
      seat,
      cards: seat,
      total: seat * 100,
      tags: [same('tag '.repeat(seat).trim()), same('{2}')].slice(0, seat),
    }));
    const prompt = same('asked '.repeat(40).trim());
    const frames = ['80x24', '60x20', '44x12', '120x40', '90x22'].map((size) =>
      frame(size, table([hand(3)], { facts, seats, prompt })),
    );
    await expect(sheet(frames)).toMatchFileSnapshot('frames/long.txt');
  });

  test('what is said in rounds', async () => {
    const said = Array.from({ length: 17 }, (_, i) => ({
      seat: (i + 1) % 3,
      words: same(i % 4 === 0 ? 'a bid with very many words' : `bid ${i}`),
    }));
    const frames = ['80x24', '60x20', '44x12', '120x40'].flatMap((size) => [
      frame(size, table([hand(3)], { said })),
      frame(size, table([hand(3)], { said: said.slice(0, 2) })),
    ]);
    await expect(sheet(frames)).toMatchFileSnapshot('frames/said.txt');
  });

  test('tricks by who played what', async () => {
    const trick = (count: number) =>
      region(
        'trick',
        'trick',
        some(count)
          .split(' ')
          .flatMap((token, i) =>
            lying(token, { by: i % 3, ...(i === 1 && { marks: ['wins'] as const }) }),
          ),
      );
    const frames = [1, 3, 8].flatMap((count) =>
      ['80x24', '120x40', '44x12'].map((size) => frame(size, table([trick(count), hand(3)]))),
    );
    await expect(sheet(frames)).toMatchFileSnapshot('frames/tricks.txt');
  });
});

test('a real game at the table', async () => {
  const frames = ['80x24', '120x40', '60x20'].map((size) => {
    const { match, log: told } = playOn(opened(gameNamed('boese-dame'), { players: 3 }), 7);
    const observer = match.game.rules.actor(match.state);
    const names = namesFor(match);
    const shown = { ...shownAfter(match), names, observer, log: told };
    return [size, pictured(shown, stage(size))] as const;
  });
  await expect(sheet(frames)).toMatchFileSnapshot('frames/boese-dame.txt');
});
