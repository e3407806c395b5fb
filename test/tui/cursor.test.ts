/** What Enter does, wherever the cursor goes and whatever is picked, at a made-up table. */
import { describe, expect, test } from 'vitest';
import { refuse } from '../../src/engine/refusal.ts';
import type { Pick } from '../../src/engine/table.ts';
import { CLAIM } from '../../src/engine/table.ts';
import { same } from '../../src/lang/text.ts';
import { entered } from '../../src/tui/picking/areas.ts';
import type { PicksAction } from '../../src/tui/picking/picks.ts';
import { enter, type Seated } from '../../src/tui/screens/turn/acting.ts';
import { awaitingIn, moveAwaited } from '../../src/tui/screens/turn/awaiting.ts';
import { decide } from '../../src/tui/screens/turn/decision.ts';
import {
  newTableState,
  picksOf,
  type TableAction,
  tableReducer,
  turnOf,
} from '../../src/tui/screens/turn/state.ts';
import { sceneOf, tableFrameOf } from '../../src/tui/screens/turn/view.tsx';
import { plainText } from '../../src/tui/theme/theme.ts';
import {
  backs,
  faces,
  lying,
  type Moves,
  madeUp,
  moving,
  own,
  region,
  shownAfter,
  table,
} from './made-up.ts';
import { stage } from './stage.ts';

const rows = [
  region('mine', 'row', backs(3), { owner: 1 }),
  region('north', 'row', lying('9S'), { slot: 90 }),
  region('south', 'row', lying('9H'), { slot: 91 }),
  region('away', 'row', faces('AS')),
  region('hand', 'hand', faces('2C 3C 4C 5C 6C'), { owner: 0 }),
];
const buttons = ['pass', 'end', 'no'].map((id) => ({ id, label: same(id) }));
const amounts = [
  { id: 'stake', label: same('stake'), verb: same('stake'), values: [1, 2, 5, 12, 120] },
];
const laid = table(rows, { buttons, amounts });
const MELD: readonly Pick[] = [own('4C'), own('5C'), own('6C')];
const lay = (row: string, slot: number): readonly Pick[] => [own('3C'), { region: row, slot }];
const moves: Moves = {
  'play 2C': [own('2C')],
  'lay 3C north': lay('north', 90),
  'lay 3C south': lay('south', 91),
  'meld 4C 5C 6C': MELD,
  'end with 2C': [own('2C'), { button: 'end' }],
  'look 1': [{ region: 'mine', slot: 1 }],
  pass: [{ button: 'pass' }],
  ...Object.fromEntries(
    [1, 2, 5, 12, 120].map((n) => [`stake ${n}`, [{ region: 'stake', slot: n }]]),
  ),
};
const match = madeUp(laid, moves);

const shown = (actions: readonly PicksAction[], at = match) => shownAfter(at, actions);
const toHand: readonly PicksAction[] = [{ kind: 'point', pick: own('2C') }];
/** The line that says what Enter does. */
const enterAfter = (actions: readonly PicksAction[], at = match): string =>
  plainText(tableFrameOf(stage('80x40'), shown(actions, at)).footer.enter);
/** The same after these keys from the first card of the hand. */
const enterLine = (keys: string): string => enterAfter([...toHand, ...moving(keys)]);

test('the other cards of the move that Enter makes are raised with the one under the cursor', () => {
  const along = (keys: string) =>
    sceneOf(shown([...toHand, ...moving(keys)])).picking?.along?.map(({ pick }) => pick);
  expect(along('→→')).toEqual([own('5C'), own('6C')]);
  expect(along('45')).toEqual([own('4C')]);
  expect(along('')).toEqual([]);
});

describe('what Enter does', () => {
  test.each([
    ['', 'Enter plays play 2C'],
    ['→', 'Enter goes on to choose where'],
    ['→→', 'Enter plays meld 4C 5C 6C'],
    ['→ ↑', 'Enter plays lay 3C south · 2 picked'],
    ['→ ↑→', 'Enter plays lay 3C north · 2 picked'],
    ['→ ↑←', 'Enter plays lay 3C north · 2 picked'],
    ['→ ×', 'Enter goes on to choose where'],
    ['→→ → ', 'Enter plays meld 4C 5C 6C'],
    ['→→ → → ', 'Enter plays meld 4C 5C 6C · 3 picked'],
    ['345', 'Enter plays meld 4C 5C 6C · 3 picked'],
    ['3453', 'Enter plays meld 4C 5C 6C'],
    ['45', 'Enter plays meld 4C 5C 6C'],
    ['25', 'These picks do not make a move here. · 2 picked'],
    ['1', 'Enter plays play 2C'],
    ['11', 'Enter plays play 2C'],
    ['6', 'Enter plays play 2C'],
    ['0', 'Enter plays play 2C'],
    ['←', 'Enter plays meld 4C 5C 6C'],
    ['1↓', 'These picks do not make a move here. · 2 picked'],
    ['1↓↓→', 'Enter plays end with 2C · 2 picked'],
    ['↓', 'Enter plays stake 1'],
    ['↓→→', 'Enter plays stake 5'],
    ['↓←', 'Enter plays stake 120'],
    ['↓1', 'Enter plays stake 1'],
    ['↓12', 'Enter plays stake 12'],
    ['↓120', 'Enter plays stake 120'],
    ['↓125', 'Enter plays stake 5'],
    ['↓9', 'Enter plays stake 1'],
    ['↓↓', 'Enter plays pass'],
    ['↓↓→', 'Enter goes on to the cards for it'],
    ['↓↓→→', 'Enter plays pass'],
    ['↓↓↓', 'no move: mine · Enter says why'],
    ['↓↓↓→', 'Enter plays look 1'],
    ['↑', 'Enter goes on to the cards for north'],
  ])('after “%s”', (keys, wanted) => {
    expect(enterLine(keys)).toBe(wanted);
  });

  test.each([
    ['→→', 'Enter picks 4♣, the first of three'],
    ['→→ ', 'Enter goes on to the next card'],
    ['→→ →', 'Enter picks this card too, then one more'],
    ['34', 'Enter goes on to the next card · 2 picked'],
    ['34→', 'Enter picks this card too · 2 picked'],
    ['34→ ', 'Enter plays meld 4C 5C 6C · 3 picked'],
    ['3→→', 'Enter picks this card too, then one more'],
    ['', 'Enter plays meld 2C 4C 5C'],
  ])('after “%s”, where cards go into two moves', (keys, wanted) => {
    const melds = { 'meld 4C 5C 6C': MELD, 'meld 2C 4C 5C': [own('2C'), own('4C'), own('5C')] };
    expect(enterAfter([...toHand, ...moving(keys)], madeUp(laid, melds))).toBe(wanted);
  });

  test('many ways are not offered one by one', () => {
    const many = (count: number): Moves =>
      Object.fromEntries(Array.from({ length: count }, (_, i) => [`m${i}`, [own('2C')]]));
    const lineOf = (count: number) => enterAfter(toHand, madeUp(laid, many(count)));
    expect(lineOf(12)).toBe('Enter asks which of 12 moves you mean');
    expect(lineOf(13)).not.toContain('asks');
  });
});

describe('where the cursor stands', () => {
  const turnWith = (made: Moves, regions = rows) => {
    const turn = turnOf(madeUp(table(regions, { buttons }), made), 0);
    if (turn === undefined) throw new Error('nobody acts');
    return turn;
  };
  const startOf = (made: Moves) => {
    const { area, at } = picksOf(newTableState, turnWith(made));
    return `${area} ${at}`;
  };

  test('a turn begins on the first card that can be played, else on a row, else on a button', () => {
    expect(startOf({ a: [own('4C')], b: [own('5C')], c: [{ button: 'pass' }] })).toBe('hand 2');
    expect(startOf({ b: [{ region: 'south', slot: 91 }], c: [{ button: 'pass' }] })).toBe(
      '=south 0',
    );
    expect(startOf({ c: [{ button: 'end' }] })).toBe('! 1');
    expect(startOf({})).toBe('hand 0');
  });

  test('every turn begins anew: on what is likely, not where the last one ended', () => {
    const before = turnWith({ a: [own('6C')], b: [own('2C')] });
    const pointed = tableReducer(newTableState, {
      kind: 'picks',
      turn: before,
      action: { kind: 'point', pick: own('6C') },
    });
    const after = { ...turnWith({ a: [own('2C')], b: [own('6C')] }), ply: 5 };
    expect(picksOf(pointed, after)).toMatchObject({ area: 'hand', at: 0, picked: [] });
    const likely = { ...after, likely: { move: 'c', picks: [own('4C')] } };
    expect(picksOf(pointed, likely)).toMatchObject({ area: 'hand', at: 2, picked: [] });
  });

  test('a turn begins where Enter leads to what is likely, not to another move', () => {
    const turn = turnWith({ discard: [own('3C')], add: lay('south', 91) });
    const [discard, add] = turn.choices;
    const startAt = (likely: typeof add) => picksOf(newTableState, { ...turn, likely });
    expect(startAt(discard)).toMatchObject({ area: 'hand', at: 1 });
    expect(startAt(add)).toMatchObject({ area: '=south', at: 0 });
  });

  /** Presses Enter at a turn, from the card that is likely; the picks after each time. */
  const entering = (turn: ReturnType<typeof turnWith>) => {
    let state = newTableState;
    const dispatch = (action: TableAction): void => {
      state = tableReducer(state, action);
    };
    // Only a move that is made needs the rest of who sits there.
    const seated = { turn, dispatch } as Seated;
    const press = (): readonly unknown[] => {
      enter(seated, picksOf(state, turn));
      return picksOf(state, turn).picked.map(({ pick }) => pick);
    };
    return { press, picks: () => picksOf(state, turn), dispatch };
  };
  const TWO_MELDS = { 'meld 4C 5C 6C': MELD, 'meld 2C 4C 6C': [own('2C'), own('4C'), own('6C')] };

  test('Enter picks the cards of what is likely one after another, and then makes that move', () => {
    const start = turnWith(TWO_MELDS);
    const turn = { ...start, likely: start.choices[0] };
    const { press, picks, dispatch } = entering(turn);
    dispatch({ kind: 'picks', turn, action: { kind: 'point', pick: own('4C') } });
    expect(press()).toEqual([own('4C')]);
    expect(press()).toEqual([own('4C'), own('5C')]);
    expect(decide(turn, picks())).toEqual({ kind: 'play', choice: turn.likely });
  });

  test('Enter picks cards that go into several moves, each time the next to the right', () => {
    const turn = turnWith({ ...TWO_MELDS, 'meld 3C 4C 5C': [own('3C'), own('4C'), own('5C')] });
    const { press, picks, dispatch } = entering(turn);
    dispatch({ kind: 'picks', turn, action: { kind: 'point', pick: own('6C') } });
    expect(press()).toEqual([own('6C')]);
    expect(picks().at).toBe(0);
    dispatch({ kind: 'picks', turn, action: { kind: 'point', pick: own('4C') } });
    expect(press()).toEqual([own('6C'), own('4C')]);
    expect(picks().at).toBe(3);
    expect(press()).toEqual([own('6C'), own('4C'), own('5C')]);
    expect(decide(turn, picks())).toEqual({ kind: 'play', choice: turn.choices[0] });
  });

  test('a hint that comes after a question waits for its answer', () => {
    const turn = turnWith({ a: [own('2C')] });
    const notice = { kind: 'said', text: same('looking for a hint') } as const;
    const asked = tableReducer({ ...newTableState, notice }, { kind: 'ask', question: 'leave' });
    const hint = { move: 'a', sentence: same('a'), pages: [], reasons: [], isSettled: true };
    expect(tableReducer(asked, { kind: 'hint', turn, hint })).toEqual({
      ...asked,
      notice: undefined,
    });
  });

  test('a hint that settles keeps what has been asked for; the cursor moves only if the move does', () => {
    const turn = turnWith({ a: [own('2C')], b: [own('6C')] });
    const hint = { move: 'a', sentence: same('a'), pages: [], reasons: [], isSettled: true };
    const given = tableReducer(newTableState, { kind: 'hint', turn, hint });
    const asked = tableReducer(given, { kind: 'more' });
    const moved = tableReducer(asked, {
      kind: 'picks',
      turn,
      action: { kind: 'point', pick: own('4C') },
    });
    const better = { ...hint, sentence: same('a, surely') };
    const settled = tableReducer(moved, { kind: 'settled', turn, hint: better });
    expect(settled.advised).toEqual({ hint: better, shows: 'figures' });
    expect(picksOf(settled, turn).at).toBe(2);
    const other = { ...hint, move: 'b' };
    const changed = tableReducer(moved, { kind: 'settled', turn, hint: other });
    expect(changed.advised).toEqual({ hint: other, shows: 'figures' });
    expect(picksOf(changed, turn).at).toBe(4);
    const closed = tableReducer(given, { kind: 'close' });
    expect(tableReducer(closed, { kind: 'settled', turn, hint: other })).toBe(closed);
  });

  test('who waits for a move that turns out as good as another gets it, and hears of no change', () => {
    const turn = turnWith({ a: [own('2C')], b: [own('6C')] });
    const early = { move: 'a', sentence: same('a'), pages: [], reasons: [], isSettled: false };
    const given = tableReducer(newTableState, { kind: 'hint', turn, hint: early });
    const waiting = tableReducer(given, { kind: 'await' });
    const table = { heads: {}, rows: [], note: same(''), asGood: ['b', 'a'] };
    const other = { ...early, move: 'b', table, isSettled: true };
    const settled = tableReducer(waiting, { kind: 'settled', turn, hint: other });
    expect(settled.notice).toBeUndefined();
    expect(moveAwaited(settled, turn)).toBe('a');
    const worse = { ...other, table: { ...table, asGood: ['b'] } };
    const changed = tableReducer(waiting, { kind: 'settled', turn, hint: worse });
    expect(changed.notice).toBeDefined();
    expect(moveAwaited(changed, turn)).toBeUndefined();
  });

  test('a hint that is waited for is no longer once its move, the cursor or what is read changes', () => {
    const turn = turnWith({ a: [own('2C')], b: [own('6C')] });
    const early = { move: 'a', sentence: same('a'), pages: [], reasons: [], isSettled: false };
    const given = tableReducer(newTableState, { kind: 'hint', turn, hint: early });
    expect(awaitingIn(given, turn)).toBe('offered');
    const waiting = tableReducer(given, { kind: 'await' });
    expect(awaitingIn(waiting, turn)).toBe('begun');
    expect(moveAwaited(waiting, turn)).toBeUndefined();
    const hint = { ...early, isSettled: true };
    const settled = tableReducer(waiting, { kind: 'settled', turn, hint });
    expect(moveAwaited(settled, turn)).toBe('a');
    const changed = tableReducer(waiting, { kind: 'settled', turn, hint: { ...hint, move: 'b' } });
    expect(moveAwaited(changed, turn)).toBeUndefined();
    expect(changed.notice).toMatchObject({
      kind: 'said',
      text: { en: expect.stringContaining('another move') },
    });
    const elsewhere = { kind: 'point', pick: own('4C') } as const;
    for (const action of [
      { kind: 'picks', turn, action: elsewhere },
      { kind: 'more' },
      { kind: 'ask', question: 'leave' },
      { kind: 'close' },
    ] as const) {
      const left = tableReducer(waiting, action);
      const later = tableReducer(left, { kind: 'settled', turn, hint });
      expect(moveAwaited(later, turn)).toBeUndefined();
    }
    const moved = tableReducer(given, { kind: 'picks', turn, action: elsewhere });
    expect(awaitingIn(moved, turn)).toBeUndefined();
  });

  test('nobody has a turn while another, chance or nobody acts', () => {
    for (const actor of [1, -1, -2]) expect(turnOf(madeUp(laid, moves, actor), 0)).toBeUndefined();
    expect(turnOf(madeUp(laid, moves, -1), -1)).toBeUndefined();
    expect(turnOf(madeUp(laid, moves), 0)?.choices).toHaveLength(Object.keys(moves).length);
  });

  test('claims can be pointed at while one may claim, but no arrow leads there', () => {
    const asClaims = amounts.map((amount) => ({ ...amount, id: CLAIM }));
    const more = {
      notation: {
        read: (line: string) => (line === 'claim 2' ? refuse('notation', same(line)) : line),
      },
    };
    const claiming = madeUp({ ...laid, amounts: asClaims }, { 'play 2C': [own('2C')] }, 0, more);
    expect(enterAfter(moving('↓'), claiming)).toBe('Enter plays play 2C');
    expect(enterAfter(moving('↑'), claiming)).toBe('Enter plays play 2C');
    const claim = turnOf(claiming, 0, true)?.areas.find(({ id }) => id === CLAIM);
    expect(entered(claim)?.pick).toEqual({ region: CLAIM, slot: 2 });
    const pointing: PicksAction = { kind: 'point', pick: { region: CLAIM, slot: 5 } };
    expect(enterAfter([pointing], claiming)).toBe('Enter plays claim 5');
    expect(turnOf(claiming, 0, true)?.claims).toHaveLength(4);
    expect(turnOf(claiming, 0, false)?.claims).toHaveLength(0);
    expect(turnOf(claiming, 0, false)?.areas.map(({ id }) => id)).not.toContain('claim');
  });
});
