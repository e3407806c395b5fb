/** Streams are functions of their names; shuffles are fair. */
import { expect, test } from 'vitest';
import {
  below,
  chanceStreams,
  openQuickStream,
  openStream,
  repeatedQuickStream,
  shuffle,
} from '../../src/engine/random.ts';

const firstOf = (random: () => number): readonly number[] => [random(), random(), random()];

test('a stream is its name', () => {
  for (const open of [openStream, openQuickStream]) {
    expect(firstOf(open('a'))).toEqual(firstOf(open('a')));
    expect(firstOf(open('a'))).not.toEqual(firstOf(open('b')));
  }
});

test('a stream that is opened again begins again, whatever was drawn from it', () => {
  const open = repeatedQuickStream('a');
  const drawn = firstOf(openQuickStream('a'));
  expect([firstOf(open()), firstOf(open())]).toEqual([drawn, drawn]);
});

test('the cards of a deal depend on seed, game and number alone', () => {
  const stream = (seed: string, game: string, deal: number, word: string, count: number) =>
    firstOf(chanceStreams(seed, game, deal, () => count)(word));
  expect(stream('s', 'g', 1, 'deal', 0)).toEqual(stream('s', 'g', 1, 'deal', 4));
  expect(stream('s', 'g', 1, 'deal', 0)).toEqual(firstOf(openStream('s/g/deal/1')));
  for (const other of [
    stream('t', 'g', 1, 'deal', 0),
    stream('s', 'h', 1, 'deal', 0),
    stream('s', 'g', 2, 'deal', 0),
  ])
    expect(other).not.toEqual(stream('s', 'g', 1, 'deal', 0));
});

test('other chance steps differ by word and by how often the event has happened', () => {
  const streams = (count: number) => chanceStreams('s', 'g', 1, () => count);
  expect(firstOf(streams(0)('restock'))).toEqual(firstOf(openStream('s/g/1/restock/0')));
  expect(firstOf(streams(0)('restock'))).not.toEqual(firstOf(streams(1)('restock')));
  expect(firstOf(streams(0)('restock'))).not.toEqual(firstOf(streams(0)('dealer')));
});

test('a number below a bound is any of them, about as often', () => {
  const random = openQuickStream('below');
  const counts = [0, 0, 0, 0, 0];
  for (let n = 0; n < 5000; n++) {
    const number = below(random, 5);
    counts[number] = (counts[number] ?? 0) + 1;
  }
  expect(counts).toHaveLength(5);
  for (const count of counts) expect(Math.abs(count - 1000)).toBeLessThan(120);
});

test('a shuffle gives every order about as often and leaves the pack as it was', () => {
  const random = openQuickStream('shuffle');
  const pack = [1, 2, 3];
  const orders = new Map<string, number>();
  for (let n = 0; n < 6000; n++) {
    const order = shuffle(pack, random).join(' ');
    orders.set(order, (orders.get(order) ?? 0) + 1);
  }
  expect(pack).toEqual([1, 2, 3]);
  expect(orders.size).toBe(6);
  for (const count of orders.values()) expect(Math.abs(count - 1000)).toBeLessThan(130);
});
