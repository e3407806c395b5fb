/** The table a finished round of Cabo leaves, and what everybody learns from a turn. */
import { describe, expect, test } from 'vitest';
import { SPECTATOR } from '../../../src/engine/game.ts';
import type { AnyMatch } from '../../../src/engine/match.ts';
import { after, ending, position } from '../../support/play.ts';
import { revealed, revealOf } from '../../support/revealed.ts';
import { announced, observationOf } from '../../support/shown.ts';
import { dealt, game, round } from './dealing.ts';

const THREE = ['5 5 9 2', '3 4 6 8', '0 1 10 11'];
const start = round(THREE, '7 12 9 8 13');

/** Seat 0 calls, and everyone else draws and discards; the last discard is still to come. */
function called(match: AnyMatch, others = 2): AnyMatch {
  const passes = Array.from({ length: others }, () => ['draw', 'discard']).flat();
  return after(match, 'call', ...passes.slice(0, -1));
}

const headline = (rows: readonly string[]): string =>
  revealed(called(round(rows, '7'), rows.length - 1), 'discard', SPECTATOR, 'prompt');

describe('a finished round', () => {
  test('CAB-12 lies open: all rows, their sums, who called, what the caller pays', () => {
    expect(revealed(called(start), 'discard', 1)).toMatchInlineSnapshot(`
      "seat 0: 4 cards / total 0 / 5+5+9+2=21 / called Cabo | Cabo angesagt
      seat 1: 4 cards / total 0 / 3+4+6+8=21
      seat 2: 4 cards / total 0 / 0+1+10+11=22
      stock (stock) stock | Stapel: ×37
      pile (pile) discards | Ablage: 7 12 9
      drawn (pile) drawn card | gezogene Karte:
      row-0 (row of 0) sum 21 | Summe 21: 5!wins 5!wins 9!wins 2!wins
      row-1 (row of 1) sum 21 | Summe 21: 3 4 6 8
      row-2 (row of 2) sum 22 | Summe 22: 0 1 10 11
      fact deal | Spiel: 1
      fact ends at | endet bei: 101
      prompt: {0} called Cabo with 21, level with {1}; in a tie the caller wins. | {0} hat mit 21 Cabo angesagt, genauso viel wie {1}; bei Gleichstand gewinnt, wer angesagt hat."
    `);
    const badly = called(round(['5 5 9 3', '3 4 6 8', '0 1 10 11'], '7'));
    expect(revealed(badly, 'discard', 1, 'seat', 'prompt')).toMatchInlineSnapshot(`
      "seat 0: 4 cards / total 0 / 5+5+9+3=22 / called Cabo: 5 more | Cabo angesagt: 5 mehr
      seat 1: 4 cards / total 0 / 3+4+6+8=21
      seat 2: 4 cards / total 0 / 0+1+10+11=22
      prompt: {0} called Cabo, but {1} is lower with 21. | {0} hat Cabo angesagt, aber {1} liegt mit 21 darunter."
    `);
  });

  test('CAB-12, CAB-13 the headline says who called, and who is lowest', () => {
    expect([
      headline(['1 2 9 2', '3 4 6 8']),
      headline(['3 4 6 8', '3 4 6 8']),
      headline(['9 9 9 9', '3 4 6 8', '0 1 10 11']),
      headline(['9 9 9 9', '3 4 6 8', '3 4 6 8']),
      headline(['0 0 1 1', '12 12 13 13']),
    ]).toMatchInlineSnapshot(`
      [
        "prompt: {0} called Cabo and has the lowest row, 14. | {0} hat Cabo angesagt und die niedrigste Auslage, 14.",
        "prompt: {0} called Cabo with 21, level with {1}; in a tie the caller wins. | {0} hat mit 21 Cabo angesagt, genauso viel wie {1}; bei Gleichstand gewinnt, wer angesagt hat.",
        "prompt: {0} called Cabo, but {1} is lower with 21. | {0} hat Cabo angesagt, aber {1} liegt mit 21 darunter.",
        "prompt: {0} called Cabo, but {1} and {2} are lower with 21. | {0} hat Cabo angesagt, aber {1} und {2} liegen mit 21 darunter.",
        "prompt: Kamikaze! {1} scores 0, everyone else 50. | Kamikaze! {1} zählt 0, alle anderen 50.",
      ]
    `);
  });

  test('has nothing to pick, and is the same for everyone', () => {
    const last = called(start);
    const table = revealOf(last, 'discard', 0);
    expect(table.buttons).toEqual([]);
    expect(table.regions.filter(({ slot }) => slot !== undefined)).toEqual([]);
    expect(
      table.regions.flatMap(({ cards }) => cards).filter(({ slot }) => slot !== undefined),
    ).toEqual([]);
    for (const observer of [SPECTATOR, 2])
      expect(revealOf(last, 'discard', observer)).toEqual(table);
    const { state } = ending(last, 'discard');
    const stock = table.regions.find(({ id }) => id === 'stock');
    expect(stock?.cards).toEqual([]);
    expect(stock?.count).toBe((state as { stock: readonly number[] }).stock.length);
  });
});

describe('places', () => {
  const rooms = (match: AnyMatch) =>
    game.display
      .table(observationOf(match))
      .regions.map(({ id, owner, room, cards }) => [id, owner, room, cards.length]);
  const PLACES = [
    ['stock', undefined, undefined],
    ['pile', undefined, undefined],
    ['drawn', undefined, 1],
    ['row-0', 0, 4],
    ['row-1', 1, 4],
    ['row-2', 2, 4],
  ];

  test('CAB-9 the same from before the deal to the end, however short a row gets', () => {
    const steps = ['draw', 'keep 1 2', 'draw', 'discard', 'call', 'draw', 'discard', 'draw'];
    const empty = position(game, { players: 3 });
    const over = revealOf(after(start, ...steps), 'discard');
    for (let n = 0; n <= steps.length; n++)
      expect(rooms(after(start, ...steps.slice(0, n))).map((each) => each.slice(0, 3))).toEqual(
        PLACES,
      );
    expect(rooms(empty).map((each) => each.slice(0, 3))).toEqual(PLACES);
    expect(over.regions.map(({ id, owner, room }) => [id, owner, room])).toEqual(PLACES);
    expect(rooms(after(start, 'draw', 'keep 1 2'))).toContainEqual(['row-0', 0, 4, 3]);
    expect(rooms(after(start, 'draw'))).toContainEqual(['drawn', undefined, 1, 1]);
  });

  test('CAB-1 the starter is marked as dealer', () => {
    expect(game.display.table(observationOf(dealt(THREE, '7'))).dealer).toBe(0);
    expect(game.display.table(observationOf(position(game, {}))).dealer).toBeUndefined();
  });
});

describe('everybody learns', () => {
  test('CAB-5, CAB-6, CAB-7 what goes onto the pile', () => {
    const drawn = after(start, 'draw');
    expect(announced(start, 'draw')).toEqual([]);
    expect(announced(start, 'call')).toEqual([]);
    expect([
      ...announced(start, 'take 3'),
      ...announced(start, 'take 1 2'),
      ...announced(drawn, 'keep 4'),
      ...announced(drawn, 'discard'),
      ...announced(drawn, 'swap 1 1 1'),
    ]).toMatchInlineSnapshot(`
      [
        "{0} puts the [9] onto the pile | {0} legt die [9] auf die Ablage",
        "{0} puts [5] [5] onto the pile | {0} legt [5] [5] auf die Ablage",
        "{0} puts the [2] onto the pile | {0} legt die [2] auf die Ablage",
        "{0} puts the [12] onto the pile | {0} legt die [12] auf die Ablage",
        "{0} puts the [12] onto the pile | {0} legt die [12] auf die Ablage",
      ]
    `);
  });

  test('CAB-9 which cards were no set', () => {
    expect(announced(start, 'take 2 3')).toMatchInlineSnapshot(`
      [
        "[5] [9] are not a set: {0} loses the turn | [5] [9] sind kein Satz: {0} verliert den Zug",
        "{0} puts the [7] onto the pile | {0} legt die [7] auf die Ablage",
      ]
    `);
    expect(announced(after(start, 'draw'), 'keep 2 3')).toMatchInlineSnapshot(`
      [
        "[5] [9] are not a set: {0} loses the turn | [5] [9] sind kein Satz: {0} verliert den Zug",
        "{0} puts the [12] onto the pile | {0} legt die [12] auf die Ablage",
      ]
    `);
  });
});
