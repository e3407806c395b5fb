/**
 * Frames of each component of the table at four sizes, in the plain theme without colour, in
 * `frames/part-*.txt`. They are what people see: read them before you accept new ones with `--update`.
 */
import { createElement, type ReactNode } from 'react';
import { describe, expect, test } from 'vitest';
import { FRENCH_52 } from '../../src/cards/pack.ts';
import type { Region, Table as TableOf } from '../../src/engine/table.ts';
import { same, text } from '../../src/lang/text.ts';
import { areasOf, open } from '../../src/tui/picking/areas.ts';
import { startPicks } from '../../src/tui/picking/picks.ts';
import { Auction } from '../../src/tui/table/bids/auction.tsx';
import { Bidding } from '../../src/tui/table/bids/bidding.tsx';
import { cardsShown } from '../../src/tui/table/cards/cards-shown.ts';
import { Card, Fan } from '../../src/tui/table/cards/fan.tsx';
import { Controls, Footer } from '../../src/tui/table/frame/footer.tsx';
import { Bar } from '../../src/tui/table/frame/heading.tsx';
import { Pairs } from '../../src/tui/table/middle/pairs.tsx';
import { Pile } from '../../src/tui/table/middle/pile.tsx';
import { Rows } from '../../src/tui/table/middle/row.tsx';
import { Melds } from '../../src/tui/table/middle/sides.tsx';
import { Trick } from '../../src/tui/table/middle/trick.tsx';
import { OwnPart, ownHeight } from '../../src/tui/table/own.tsx';
import { Panel } from '../../src/tui/table/panel.tsx';
import { type Picking, type Scene, SceneContext } from '../../src/tui/table/scene/scene.ts';
import { seatingOf } from '../../src/tui/table/scene/seating.ts';
import { SeatBox } from '../../src/tui/table/seats/seat.tsx';
import { Table } from '../../src/tui/table/table.tsx';
import { plainText, run } from '../../src/tui/theme/theme.ts';
import { openLaid, plainly, stageAt } from './laid.tsx';

const SIZES = ['60x20', '80x24', '120x40', '200x60'] as const;
const NAMES = ['Ada', 'Bruno', 'Clara', 'Dora'];

const faces = (tokens: string, by?: readonly number[]): Region['cards'] =>
  tokens
    .split(' ')
    .filter((token) => token !== '')
    .map((token, at) => {
      const card = FRENCH_52.tokens.indexOf(token);
      return by === undefined ? { card, slot: card } : { card, by: by[at] ?? 0 };
    });

const region = (
  id: string,
  role: Region['role'],
  cards: Region['cards'],
  more: Partial<Region> = {},
): Region => ({ id, role, label: text(id, `${id} (de)`), cards, ...more });

const HAND = region('hand', 'hand', faces('AS QS TS KH 9H 4H AD JD 7D 2D TC 6C 3C'), {
  owner: 0,
  room: 13,
});
const TRICK = region(
  'trick',
  'trick',
  faces('4S 6S 4C', [1, 2, 3]).map((face, at) =>
    at === 1 ? { ...face, marks: ['wins' as const] } : face,
  ),
  { room: 4 },
);
const PAIRS = [
  region('pair 1', 'pair', faces('7D JD'), { room: 2 }),
  region('pair 2', 'pair', faces('JS'), { room: 2, slot: 1 }),
];
const MELDS = [
  region('meld-0-1', 'meld', faces('KS KH KD KC'), { owner: 0, slot: 1, goal: 7 }),
  region(
    'meld-1-1',
    'meld',
    [
      ...faces('9S 9H 9D 9C'),
      ...faces('2S 2H 2D').map((face) => ({ ...face, marks: ['wild' as const] })),
    ],
    { owner: 1, goal: 7, points: 300 },
  ),
];
const PILE = region('discard pile', 'pile', faces('4C'), { count: 3 });
const ROWS = [
  region('row 1, set', 'row', faces('9H 9D 9S'), { slot: 1 }),
  region('row 2, run', 'row', faces('TC 9C 8C 7C'), { slot: 2 }),
];
const LAST = region('last', 'trick', faces('AH 3H QH 5H', [1, 2, 3, 0]), { lastTrick: true });

const strains = ['clubs', 'diamonds', 'hearts', 'spades'] as const;
const CALLS = [1, 2, 3, 4, 5, 6, 7].flatMap((level) =>
  strains.map((strain) => ({
    id: `${level}${strain}`,
    label: same(`${level} ${strain}`),
    brief: same(`${level}[${strain}]`),
    box: level - 1,
  })),
);
const PASS = { id: 'pass', label: text('pass', 'passe'), key: 'p' };

const tableOf = (more: Partial<TableOf> = {}): TableOf => ({
  seats: NAMES.map((_, seat) => ({
    seat,
    cards: 13 - seat,
    total: 10 * seat,
    tags: seat === 1 ? [text('declarer', 'Alleinspieler')] : [],
    party: seat % 2,
  })),
  regions: [TRICK, LAST, HAND],
  dealer: 3,
  facts: [
    { label: text('contract', 'Kontrakt'), value: same('4[spades]') },
    { label: text('tricks', 'Stiche'), value: same('NS 5, EW 2') },
  ],
  own: text('14 points, 3–3–4–3', '14 Punkte, 3–3–4–3'),
  buttons: [],
  prompt: text('lead a card', 'Spiele aus'),
  ...more,
});

/** The picking of a seat that may play every third card of its hand, and press every button. */
function pickingAt(table: TableOf): Picking {
  const cards = table.regions
    .filter(({ role }) => role === 'hand')
    .flatMap(({ id, cards: held }) => held.map(({ slot = 0 }) => ({ region: id, slot })));
  const choices = [
    ...cards.filter((_, at) => at % 3 === 0).map((pick) => ({ move: pick, picks: [pick] })),
    ...table.buttons.map(({ id }) => ({ move: id, picks: [{ button: id }] })),
  ];
  const areas = areasOf(table, choices, ({ role }) => role === 'hand');
  return { areas, picks: startPicks(areas, choices), open: open(choices, []) };
}

const sceneOf = (table: TableOf, picks = true): Scene => ({
  table,
  pack: FRENCH_52,
  voices: { pack: FRENCH_52, names: NAMES },
  observer: 0,
  actor: 0,
  memory: false,
  ...(picks && { picking: pickingAt(table) }),
});

/** The component at each size, under a heading. */
function frames(scene: Scene, drawn: (stage: ReturnType<typeof stageAt>) => ReactNode): string {
  return SIZES.map((size) => {
    const stage = stageAt(size);
    const laid = openLaid(stage);
    laid.show(createElement(SceneContext, { value: scene }, drawn(stage)));
    const lines = plainly(laid.frame()).split('\n');
    laid.close();
    const frame = lines.map((line) => line.trimEnd()).join('\n');
    return `== ${size}\n${frame.trimEnd()}\n`;
  }).join('\n');
}

const sheet = (name: string): string => `frames/part-${name}.txt`;
const PLAY = sceneOf(tableOf());
const LOG = [[run('Bruno leads A♥')], [run('Clara follows 3♥')]];

interface Part {
  readonly name: string;
  readonly scene: Scene;
  readonly drawn: (stage: ReturnType<typeof stageAt>) => ReactNode;
}

const room = (width: number, height: number) => ({ width, height });

const PARTS: readonly Part[] = [
  {
    name: 'table',
    scene: PLAY,
    drawn: () =>
      createElement(Table, {
        title: 'Bridge',
        scene: PLAY,
        log: LOG,
        footer: {
          recent: LOG,
          message: [run('lead a card')],
          enter: [run('Enter plays')],
          keys: [],
        },
      }),
  },
  {
    name: 'flight',
    scene: PLAY,
    drawn: () =>
      createElement(Table, {
        title: 'Bridge',
        scene: PLAY,
        log: [],
        footer: { recent: [], message: [], enter: [], keys: [] },
        // The second would end outside the window.
        flying: [
          { card: FRENCH_52.tokens.indexOf('QH'), x: 12, y: 9 },
          { x: 1000, y: 1000 },
        ],
      }),
  },
  {
    name: 'bar',
    scene: PLAY,
    drawn: ({ size, measures }) =>
      createElement(Bar, { title: 'Bridge', ...room(size.columns, measures.bar) }),
  },
  {
    name: 'seat',
    scene: PLAY,
    drawn: ({ measures }) => createElement(SeatBox, { seat: 1, shape: measures.seat }),
  },
  {
    name: 'card',
    scene: PLAY,
    drawn: (stage) => {
      const [card] = cardsShown(stage, PLAY, HAND);
      return card && createElement(Card, { card, shape: stage.measures.hand });
    },
  },
  {
    name: 'fan',
    scene: PLAY,
    drawn: (stage) =>
      createElement(Fan, {
        cards: cardsShown(stage, PLAY, HAND),
        shape: stage.measures.hand,
        width: Math.min(stage.size.columns, 158),
        lift: stage.measures.lift,
        picks: stage.measures.picks,
      }),
  },
  {
    name: 'hand',
    scene: PLAY,
    drawn: ({ size, measures }) =>
      createElement(OwnPart, {
        ...room(size.columns - measures.panel - 2, ownHeight(measures)),
        isShared: false,
      }),
  },
  {
    name: 'trick',
    scene: PLAY,
    drawn: ({ measures }) =>
      createElement(Trick, {
        region: TRICK,
        seating: seatingOf(4, 0, 1),
        ...room(40, 2 * measures.table.height + 1),
      }),
  },
  {
    name: 'pairs',
    scene: sceneOf(tableOf({ regions: [...PAIRS, HAND] })),
    drawn: ({ measures }) =>
      createElement(Pairs, { regions: PAIRS, ...room(40, measures.table.height + 1) }),
  },
  {
    name: 'melds',
    scene: sceneOf(tableOf({ regions: [...MELDS, HAND], melds: true })),
    drawn: ({ measures }) => createElement(Melds, room(44, 4 * measures.table.height)),
  },
  {
    name: 'rows',
    scene: sceneOf(tableOf({ regions: [...ROWS, HAND] })),
    drawn: ({ measures }) =>
      createElement(Rows, { regions: ROWS, ...room(44, 2 * measures.table.height + 2) }),
  },
  {
    name: 'pile',
    scene: PLAY,
    drawn: ({ measures }) =>
      createElement(Pile, { region: PILE, ...room(22, measures.table.height) }),
  },
  {
    name: 'controls',
    scene: sceneOf(tableOf({ buttons: [PASS, { id: 'take', label: same('take'), key: 't' }] })),
    drawn: ({ size, measures }) => createElement(Controls, room(size.columns, measures.controls)),
  },
  {
    name: 'bidding',
    scene: sceneOf(
      tableOf({ buttons: [PASS, ...CALLS], said: [{ seat: 3, words: same('1 club') }] }),
    ),
    drawn: ({ size, measures }) =>
      createElement(Bidding, room(Math.min(78, size.columns - measures.panel), 14)),
  },
  {
    name: 'bids-with-titles',
    scene: sceneOf(
      tableOf({
        seats: tableOf().seats.map((one) =>
          one.seat === 2 ? { ...one, tags: [same('partner')] } : one,
        ),
        buttons: ['♣', '♦', '♥', '♠'].flatMap((suit, at) => [
          { id: `game${at}`, label: same(`${suit} as trump`), brief: same(`${suit} 40`), box: 0 },
          { id: `ab${at}`, label: same(`give up, ${suit} as trump`), brief: same(suit), box: 1 },
        ]),
        said: [{ seat: 3, words: same('150') }],
      }),
    ),
    drawn: ({ size, measures }) =>
      createElement(Bidding, room(Math.min(78, size.columns - measures.panel), 11)),
  },
  {
    name: 'auction',
    scene: sceneOf(
      tableOf({
        buttons: [PASS],
        said: [3, 0, 1, 2, 3].map((seat) => ({ seat, words: text('pass', 'passe') })),
      }),
    ),
    drawn: () => createElement(Auction, room(44, 6)),
  },
  {
    name: 'panel',
    scene: sceneOf(tableOf({ said: [{ seat: 3, words: same('pass') }] })),
    drawn: ({ size }) => createElement(Panel, { ...room(40, size.rows - 4), log: LOG }),
  },
  {
    name: 'footer',
    scene: PLAY,
    drawn: ({ size, measures }) =>
      createElement(Footer, {
        text: {
          recent: LOG,
          message: [run('follow suit: play a spade')],
          enter: [run('Enter plays 10♠')],
          keys: [run('←→ choose · h hint')],
        },
        width: size.columns,
        height: measures.footer,
      }),
  },
];

describe('each part of the table at four sizes', () => {
  test.each(PARTS)('$name', async ({ name, scene, drawn }) => {
    await expect(frames(scene, drawn)).toMatchFileSnapshot(sheet(name));
  });
});

test.each(['60x20', '40x15'])('the headline of a finished deal is told in full at %s', (size) => {
  const laid = openLaid(stageAt(size));
  const message = [run('Ada takes high and low, Bruno game. '.repeat(4).trim())];
  const told = { recent: [], message, enter: [run('Enter shows the result')], keys: [] };
  const scene = { ...PLAY, open: true };
  laid.show(createElement(Table, { title: 'Bridge', scene, log: [], footer: told }));
  const text = plainly(laid.frame()).replace(/\s+/g, ' ');
  laid.close();
  expect(text).toContain(plainText(message));
  expect(text).toContain('Enter shows the result');
});

test.each(['60x20', '80x24', '40x15'])('keys give way to what needs two rows at %s', (size) => {
  const laid = openLaid(stageAt(size));
  const [short, long] = ['pick a card', 'pick a card that follows suit '.repeat(3).trim()];
  const shown = (message: string, enter: string): string => {
    const told = {
      recent: LOG,
      message: [run(message)],
      enter: [run(enter)],
      keys: [run('h hint')],
    };
    laid.show(createElement(Table, { title: 'Bridge', scene: PLAY, log: [], footer: told }));
    return plainly(laid.frame()).replace(/\s+/g, ' ').trim();
  };
  expect(shown(short, short)).toMatch(/pick a card pick a card h hint$/);
  expect(shown(long.slice(0, 70), short)).toContain(`${long.slice(0, 70)} pick a card`);
  expect(shown(short, long.slice(0, 70))).toContain(`pick a card ${long.slice(0, 70)}`);
  laid.close();
});

test('where what Enter does needs two rows, keys give way before the last moves', () => {
  const laid = openLaid(stageAt('80x24'));
  const enter = 'pick a card that follows suit '.repeat(3).trim();
  const told = {
    recent: LOG,
    message: [run('follow suit')],
    enter: [run(enter)],
    keys: [run('h hint')],
  };
  laid.show(createElement(Footer, { text: told, width: 80, height: 4 }));
  const text = plainly(laid.frame()).replace(/\s+/g, ' ').trim();
  laid.close();
  expect(text).toBe(`Bruno leads A♥ · Clara follows 3♥ follow suit ${enter}`);
});

test.each(SIZES)('names of piles beside a trick or pairs are not broken at %s', (size) => {
  const laid = openLaid(stageAt(size, { lang: 'de' }));
  const piles = ['geschlagen', 'Ablagestoß'].map((name) =>
    region(name, 'pile', [], { label: same(name), count: 12 }),
  );
  const told = { recent: [], message: [], enter: [], keys: [] };
  for (const others of [[TRICK], PAIRS]) {
    const scene = sceneOf(tableOf({ regions: [...others, ...piles, HAND] }));
    laid.show(createElement(Table, { title: '', scene, log: [], footer: told }));
    for (const { id } of piles) expect(plainly(laid.frame())).toContain(id);
  }
  laid.close();
});

test('a hand of thirteen takes at least half of a large window, with pips', () => {
  const laid = openLaid(stageAt('200x60'));
  const told = { recent: [], message: [], enter: [], keys: [] };
  laid.show(createElement(Table, { title: 'Bridge', scene: PLAY, log: [], footer: told }));
  const cards = laid.registry
    .all()
    .filter(({ kind, id }) => kind === 'card' && id.startsWith('hand'));
  const left = Math.min(...cards.map(({ rectangle }) => rectangle.x));
  const right = Math.max(...cards.map(({ rectangle }) => rectangle.x + rectangle.width));
  const frame = plainly(laid.frame());
  laid.close();
  expect(cards).toHaveLength(13);
  expect(right - left).toBeGreaterThanOrEqual(100);
  // Two signs in the corners of each of the four diamonds, and a pip for each that numbers count.
  expect((frame.match(/♦/g) ?? []).length).toBeGreaterThanOrEqual(13);
});
