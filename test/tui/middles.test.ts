/**
 * Frames of whole tables by what lies in their middle, at three sizes, in `frames/middle-*.txt`: piles beside rows,
 * pairs and melds, a pile that is locked, numbers to choose beside buttons, hands laid open. They are what people see:
 * read them before you accept new ones with `--update`.
 */
import { describe, expect, test } from 'vitest';
import type { Amount, Button, Region, Table } from '../../src/engine/table.ts';
import { text } from '../../src/lang/text.ts';
import type { TableShown } from '../../src/tui/screens/turn/table-shown.ts';
import {
  faces,
  lying,
  type Moves,
  madeUp,
  own,
  pictured,
  region,
  shownAfter,
  sized,
  table,
} from './made-up.ts';

const SIZES = [
  { columns: 60, rows: 20 },
  { columns: 100, rows: 30 },
  { columns: 200, rows: 60 },
];
const NAMES = ['Ada', 'Bruno', 'Clara', 'Dora'];

const HAND = region('hand', 'hand', faces('AS QS TS KH 9H 4H AD JD'), { owner: 0, room: 8 });
const PLAYS: Moves = { 'play AS': [own('AS')], 'play 4H': [own('4H')] };

const STOCK = region('stock', 'stock', lying('7S', { marks: ['turned'] }), { count: 20 });
const PILES = ['discard', 'beaten', 'burnt'].map((name, at) =>
  region(name, 'pile', lying(['4C', '', '9D'][at] ?? ''), { count: 3 + at }),
);
const LOCK = lying('2S', { marks: ['locks'] });
const LOCKED = region('locked', 'pile', [...lying('5D'), ...LOCK, ...lying('9H')], { count: 3 });
const LOCKING = region('locking', 'pile', [...lying('5D'), ...LOCK], { count: 2 });

const TRICK = region('trick', 'trick', [
  ...lying('KC', { by: 1 }),
  ...lying('3C', { by: 2, marks: ['wins'] }),
]);
const PLAYED_ON = [
  region('on-top', 'trick', lying('TD TS', { by: 3 }), { room: 2, covers: 'below' }),
  region('below', 'row', [...lying('7D 7H', { by: 1 }), ...lying('8C 8S', { by: 2 })]),
];
const ROWS = ['9H 9D 9S', 'TC 9C 8C', '2D', '5H 6H'].map((cards, at) =>
  region(`row ${at}`, 'row', lying(cards), { slot: at }),
);
const PAIRS = ['7D JD', '8C', 'TS'].map((cards, at) =>
  region(`pair ${at}`, 'pair', lying(cards), { room: 2, slot: at }),
);
const MELDS = [
  region('meld-0', 'meld', lying('KS KH KD KC'), { owner: 0, slot: 1, goal: 7 }),
  region('meld-1', 'meld', [...lying('9S 9H 9D'), ...lying('2H 2D', { marks: ['wild'] })], {
    owner: 1,
    goal: 7,
    points: 300,
  }),
];
const OPEN_HANDS = ['AC KC 9H 8H QD 2S', 'AH KS', 'TD 9D 8D 7D 6D 5D 4D 3D'].map((cards, at) =>
  region(`hand-${at + 1}`, 'hand', lying(cards), { owner: at + 1, suits: true }),
);

const BUTTONS: readonly Button[] = [
  { id: 'pass', label: text('pass', 'passe'), key: 'p' },
  { id: 'take', label: text('take the pile', 'nimm den Stoß'), key: 't' },
  { id: 'show', label: text('show what was said', 'zeig das Gesagte') },
];
const STAKE: Amount = {
  id: 'stake',
  label: text('stake', 'Einsatz'),
  verb: text('bet', 'setze'),
  values: [1, 2, 10, 25],
};
const CHOICES: Moves = {
  ...PLAYS,
  pass: [{ button: 'pass' }],
  take: [{ button: 'take' }],
  'bet 2': [{ region: 'stake', slot: 2 }],
  'bet 25': [{ region: 'stake', slot: 25 }],
};

interface Case {
  readonly name: string;
  readonly laid: Table;
  readonly moves?: Moves;
  readonly shown?: Partial<TableShown>;
}

const seats = NAMES.map((_, seat) => ({ seat, cards: 8 - seat, total: 10 * seat, tags: [] }));
const tableOf = (regions: readonly Region[], more: Partial<Table> = {}): Table =>
  table([...regions, HAND], { seats, dealer: 3, ...more });

const CASES: readonly Case[] = [
  { name: 'one pile beside a trick', laid: tableOf([TRICK, ...PILES.slice(0, 1)]) },
  { name: 'two piles beside a trick', laid: tableOf([TRICK, ...PILES.slice(0, 2)]) },
  { name: 'three piles beside a trick', laid: tableOf([TRICK, ...PILES]) },
  { name: 'a pile that is played on', laid: tableOf([...PLAYED_ON, ...PILES.slice(0, 1)]) },
  { name: 'pairs, a stock and a pile', laid: tableOf([...PAIRS, STOCK, ...PILES.slice(1, 2)]) },
  { name: 'rows and a locked pile', laid: tableOf([...ROWS, LOCKED]) },
  {
    name: 'melds, a stock and a pile locked by its top card',
    laid: tableOf([...MELDS, STOCK, LOCKING], {
      melds: true,
      buttons: BUTTONS.slice(0, 2),
      own: text('two melds', 'zwei Meldungen'),
    }),
    moves: CHOICES,
  },
  {
    name: 'rows, with a number to choose beside buttons',
    laid: tableOf(ROWS, { buttons: BUTTONS, amounts: [STAKE] }),
    moves: CHOICES,
  },
  {
    name: 'hands laid open',
    laid: tableOf([TRICK, ...OPEN_HANDS]),
    moves: {},
    shown: { waiting: true },
  },
];

/** The table at each size, under a heading. */
const frames = ({ laid, moves = PLAYS, shown = {} }: Case): string =>
  SIZES.map((size) => {
    const frame = pictured(
      shownAfter(madeUp(laid, moves), [], { names: NAMES, ...shown }),
      sized(size),
    );
    const lines = frame.split('\n').map((line) => line.trimEnd());
    return `== ${size.columns}x${size.rows}\n${lines.join('\n')}\n`;
  }).join('\n');

describe('the table with', () => {
  test.each(CASES)('$name', async (one) => {
    const file = one.name.replaceAll(/[ ,]+/g, '-');
    await expect(frames(one)).toMatchFileSnapshot(`frames/middle-${file}.txt`);
  });
});
