/** Picking on a small table of its own: a hand, two rows to lay on, a number and a button. */
import { describe, expect, test } from 'vitest';
import type { Pick, Region, Table } from '../../src/engine/table.ts';
import { same } from '../../src/lang/text.ts';
import { areasOf, type Choice, matching, open } from '../../src/tui/picking/areas.ts';
import {
  focused,
  meant,
  type Picks,
  type PicksAction,
  picksReducer,
  startPicks,
} from '../../src/tui/picking/picks.ts';

const region = (id: string, slots: readonly (number | undefined)[], slot?: number): Region => ({
  id,
  role: id === 'hand' ? 'hand' : 'row',
  label: same(id),
  cards: slots.map((one) => (one === undefined ? {} : { card: one, slot: one })),
  ...(slot !== undefined && { slot }),
});

/** The hand holds 5 twice. */
const table: Table = {
  seats: [],
  regions: [region('hand', [3, 5, 5, 8]), region('row-1', [undefined], 1), region('row-2', [], 2)],
  facts: [],
  buttons: [
    { id: 'new', label: same('new') },
    { id: 'draw', label: same('draw') },
  ],
  amounts: [{ id: 'stake', label: same('stake'), verb: same('stake'), values: [1, 2, 10, 12, 20] }],
  prompt: same(''),
};

/** `3 5 row-1 !new stake=10` as picks. */
const picksOf = (text: string): readonly Pick[] =>
  text.split(' ').map((word): Pick => {
    if (word.startsWith('!')) return { button: word.slice(1) };
    if (word.startsWith('row-')) return { region: word, slot: Number(word.slice(4)) };
    if (word.startsWith('stake=')) return { region: 'stake', slot: Number(word.slice(6)) };
    return { region: 'hand', slot: Number(word) };
  });

const choice = (text: string): Choice<string> => ({ move: text, picks: picksOf(text) });
const isOwn = ({ id }: Region): boolean => id === 'hand';
const CHOICES = ['3 row-1', '5 5 !new', '!draw', 'stake=10'].map(choice);
const areas = areasOf(table, CHOICES, isOwn);

const keys = (...actions: readonly (PicksAction['kind'] | number)[]): Picks =>
  actions.reduce<Picks>(
    (picks, action) => {
      const reduce = picksReducer(areas, false);
      if (typeof action === 'number') return reduce(picks, { kind: 'digit', digit: action });
      switch (action) {
        case 'aim':
        case 'digit':
        case 'point':
        case 'face':
        case 'take':
        case 'jump':
          throw new Error(action);
        default:
          return reduce(picks, { kind: action });
      }
    },
    startPicks(areas, CHOICES),
  );

const written = (picks: readonly Pick[]): string =>
  picks
    .map((pick) => ('button' in pick ? `!${pick.button}` : `${pick.region}:${pick.slot}`))
    .join(' ');

describe('areas', () => {
  test('rows that can be laid on, the hand, the number, the buttons', () => {
    expect(areas.map(({ id }) => id)).toEqual(['=row-1', 'hand', 'stake', '!']);
  });

  test('a region no legal move wants is left out, the own hand never', () => {
    const few = areasOf(table, [choice('!draw')], isOwn);
    expect(few.map(({ id }) => id)).toEqual(['hand', '!']);
  });
});

describe('the cursor', () => {
  test('starts on the first card that leads to a move', () => {
    expect(focused(areas, keys())).toEqual({ pick: { region: 'hand', slot: 3 }, face: 0 });
  });

  test('starts on the button where no card can be played', () => {
    const drawing = [choice('!draw')];
    const few = areasOf(table, drawing, isOwn);
    expect(focused(few, startPicks(few, drawing))?.pick).toEqual({ button: 'draw' });
  });

  test('goes round its area and from area to area', () => {
    expect(focused(areas, keys('left'))?.face).toBe(3);
    expect(focused(areas, keys('right', 'right', 'right', 'right'))?.face).toBe(0);
    expect(focused(areas, keys('up'))?.pick).toEqual({ region: 'row-1', slot: 1 });
    expect(focused(areas, keys('down', 'down', 'right'))?.pick).toEqual({ button: 'draw' });
  });

  test('jumps within its area and stops at its ends', () => {
    const reduce = picksReducer(areas, false);
    const stake = keys('down');
    expect(reduce(stake, { kind: 'jump', by: 3 }).at).toBe(3);
    expect(reduce(stake, { kind: 'jump', by: 50 }).at).toBe(4);
    expect(reduce(stake, { kind: 'jump', by: -50 }).at).toBe(0);
  });

  test('starts on what a move begins with that is likely', () => {
    const at = (text: string) => {
      const { area, at } = startPicks(areas, CHOICES, choice(text));
      return `${area} ${at}`;
    };
    expect(at('5 5 !new')).toBe('hand 1');
    expect(at('!draw')).toBe('! 1');
    expect(at('stake=10')).toBe('stake 2');
    expect(at('9 9')).toBe('hand 0');
  });

  test('proposes all of a likely move whose cards are other moves alone, until anything else is done', () => {
    const discards = ['3', '5', '8', '3 8'].map(choice);
    const few = areasOf(table, discards, isOwn);
    const reduce = picksReducer(few, false);
    const begun = startPicks(few, discards, discards[3]);
    const pickedIn = ({ picked }: Picks): string => written(picked.map(({ pick }) => pick));
    expect(matching(discards, meant(few, begun)).map(({ move }) => move)).toEqual(['3 8']);
    expect(pickedIn(reduce(begun, { kind: 'left' }))).toBe('');
    expect(pickedIn(reduce(begun, { kind: 'digit', digit: 2 }))).toBe('hand:5');
    expect(pickedIn(reduce(begun, { kind: 'digit', digit: 1 }))).toBe('hand:8');
    expect(pickedIn(reduce(begun, { kind: 'toggle' }))).toBe('hand:3');
    expect(pickedIn(reduce(begun, { kind: 'clear' }))).toBe('');
    expect(pickedIn(reduce(begun, { kind: 'take', picks: picksOf('3') }))).toBe('hand:3');
  });

  test('digits type into a box of numbers wherever the cursor is', () => {
    const amounts = [
      {
        id: 'bid',
        label: same('bid'),
        verb: same('bid'),
        values: [150, 160, 200],
        box: 0,
      },
    ];
    const bids = ['3', 'bid=150', 'bid=200'].map((word) =>
      word.startsWith('bid=')
        ? { move: word, picks: [{ region: 'bid', slot: Number(word.slice(4)) }] }
        : choice(word),
    );
    const all = areasOf({ ...table, amounts }, bids, isOwn);
    const reduce = picksReducer(all, true);
    const typed = [2, 0, 0].reduce<Picks>(
      (picks, digit) => reduce(picks, { kind: 'digit', digit }),
      startPicks(all, bids, bids[0]),
    );
    expect(focused(all, typed)?.pick).toEqual({ region: 'bid', slot: 200 });
  });

  test('digits pick a card, and type a number where one is asked', () => {
    expect(keys(4).picked).toEqual([{ pick: { region: 'hand', slot: 8 }, face: 3 }]);
    expect(focused(areas, keys('down', 1, 2))?.pick).toEqual({ region: 'stake', slot: 12 });
    expect(focused(areas, keys('down', 2, 0))?.pick).toEqual({ region: 'stake', slot: 20 });
    expect(focused(areas, keys('down', 1, 2, 2))?.pick).toEqual({ region: 'stake', slot: 2 });
  });
});

describe('picking', () => {
  test('equal cards are picked one by one and put back one by one', () => {
    const both = keys('right', 'toggle', 'right', 'toggle');
    expect(written(both.picked.map(({ pick }) => pick))).toBe('hand:5 hand:5');
    expect(keys('right', 'toggle', 'toggle').picked).toEqual([]);
    expect(keys('right', 'toggle', 'right', 'toggle', 'clear').picked).toEqual([]);
  });

  test('a whole move is picked at once, each of two equal cards, the cursor on the last', () => {
    const take = { kind: 'take', picks: picksOf('5 5 !new') } as const;
    const picks = picksReducer(areas, false)(startPicks(areas, CHOICES), take);
    expect(picks.picked.map(({ face }) => face)).toEqual([1, 2, undefined]);
    expect(picks.area).toBe('!');
    expect(matching(CHOICES, meant(areas, picks)).map(({ move }) => move)).toEqual(['5 5 !new']);
  });

  test('a new pick takes the place of the old where every move is one pick', () => {
    const single = picksReducer(areas, true);
    const first = single(keys(), { kind: 'toggle' });
    const second = single(single(first, { kind: 'right' }), { kind: 'toggle' });
    expect(written(second.picked.map(({ pick }) => pick))).toBe('hand:5');
  });

  test('a card clicked where every move is one pick is meant alone, whatever was picked', () => {
    const single = picksReducer(areas, true);
    const first = single(keys(), { kind: 'toggle' });
    const clicked = single(first, { kind: 'face', region: 'hand', face: 3, only: true });
    expect(written(meant(areas, clicked))).toBe('hand:8');
  });

  test('what leads on to a move depends on what is picked', () => {
    expect([...open(CHOICES, [])].sort()).toEqual(
      ['!draw', '!new', 'hand/3', 'hand/5', 'row-1/1', 'stake/10'].sort(),
    );
    const one = [{ pick: { region: 'hand', slot: 5 }, face: 1 }];
    expect([...open(CHOICES, one)].sort()).toEqual(['!new', 'hand/5']);
  });

  test('what is under the cursor counts when nothing is picked, or lies elsewhere', () => {
    expect(written(meant(areas, keys()))).toBe('hand:3');
    expect(written(meant(areas, keys('toggle', 'right')))).toBe('hand:3');
    expect(written(meant(areas, keys('toggle', 'up')))).toBe('hand:3 row-1:1');
  });
});

describe('matching', () => {
  const ordered = ['3 5 !new', '5 3 !new'].map(choice);
  const moves = (given: readonly Choice<string>[], text: string): readonly string[] =>
    matching(given, picksOf(text)).map(({ move }) => move);

  test('picks in the very order of a move mean that move alone', () => {
    expect(moves(ordered, '5 3 !new')).toEqual(['5 3 !new']);
  });

  test('picks in another order mean every move they can make', () => {
    expect(moves(ordered, '!new 3 5')).toEqual(['3 5 !new', '5 3 !new']);
  });

  test('equal cards count as often as they are picked', () => {
    expect(moves(CHOICES, '5 !new')).toEqual([]);
    expect(moves(CHOICES, '5 !new 5')).toEqual(['5 5 !new']);
  });
});

describe('a box of bids', () => {
  const bids = ['1C', '1D', '2C', '2D'];
  const box: Table = {
    ...table,
    amounts: [],
    buttons: [
      { id: 'pass', label: same('pass') },
      ...bids.map((id) => ({ id, label: same(id), box: Number(id.charAt(0)) - 1 })),
      { id: 'double', label: same('double') },
    ],
  };
  /** Where arrows lead from pass, if these calls may be made. */
  function after(calls: string, ...arrows: readonly ('left' | 'right' | 'up' | 'down')[]): string {
    const choices = calls.split(' ').map(choice);
    const boxed = areasOf(box, choices, isOwn);
    const reduce = picksReducer(boxed, true);
    const picks = arrows.reduce(
      (now, kind) => reduce(now, { kind }),
      startPicks(boxed, choices, choice('!pass')),
    );
    const pick = focused(boxed, picks)?.pick;
    return pick !== undefined && 'button' in pick ? pick.button : 'elsewhere';
  }

  const ALL = '!pass !1C !1D !2C !2D';

  test('down and up go from row to row, and up from the first to what stands outside', () => {
    expect(after(ALL, 'down')).toBe('1C');
    expect(after(ALL, 'down', 'right', 'down')).toBe('2D');
    expect(after(ALL, 'down', 'right', 'down', 'up')).toBe('1D');
    expect(after(ALL, 'down', 'right', 'up')).toBe('pass');
    expect(after(ALL, 'down', 'down', 'down')).toBe('2C');
  });

  test('bids that cannot be made are passed over, and no card of the hand is reached', () => {
    expect(after('!pass !1D !2C !2D', 'down')).toBe('1D');
    expect(after('!pass !2D', 'down', 'up', 'up')).toBe('pass');
    expect(after(ALL, 'left')).toBe('2D');
    expect(after(ALL, 'up')).toBe('pass');
  });

  test('where a card can be a move beside the calls, the hand is reached', () => {
    expect(after(`${ALL} 3`, 'up')).toBe('elsewhere');
  });
});
