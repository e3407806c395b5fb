/** What the deal is about lies in the middle of the table as one group, and every card of it is seen. */
import { createElement } from 'react';
import { expect, test } from 'vitest';
import type { Table as TableOf } from '../../src/engine/table.ts';
import { same } from '../../src/lang/text.ts';
import { TableView } from '../../src/tui/screens/turn/view.tsx';
import { type Laid, openLaid, plainly, stageAt } from './laid.tsx';
import { lying, madeUp, region, shownAfter, table } from './made-up.ts';

const FOUR = [0, 1, 2, 3].map((seat) => ({ seat, cards: 5, total: 0, tags: [], party: seat % 2 }));

function laidAt(size: string, described: TableOf): Laid {
  const laid = openLaid(stageAt(size));
  laid.show(createElement(TableView, { shown: shownAfter(madeUp(described, {}), [], {}) }));
  return laid;
}

/** The column in which the middle of a region lies. */
function middleOf({ registry }: Laid, id: string): number {
  const place = registry.find('region', id);
  if (place === undefined) throw new Error(`no ${id} on the screen`);
  return place.x + place.width / 2;
}

function rowOf(laid: Laid, id: string): number {
  const place = laid.registry.find('region', id);
  if (place === undefined) throw new Error(`no ${id} on the screen`);
  return place.y;
}

const PAIRS = Array.from({ length: 6 }, (_, at) =>
  region(`pair-${at}`, 'pair', at === 0 ? lying('AC') : [], { room: 2 }),
);
const STOCK = region('stock', 'stock', lying('7D', { marks: ['turned'] }), { count: 9, room: 1 });
const BEATEN = region('beaten', 'pile', [], { count: 6, room: 1 });

test.each(['80x24', '120x40', '200x60'])('the first pair lies between two piles at %s', (size) => {
  const laid = laidAt(size, table([...PAIRS, STOCK, BEATEN]));
  const [left, right] = [middleOf(laid, 'beaten'), middleOf(laid, 'stock')];
  expect(Math.abs(middleOf(laid, 'pair-0') - (left + right) / 2)).toBeLessThanOrEqual(4);
  laid.close();
});

const RANKS = 'KC KD KH KS';
const melds = (owner: number) => [
  region(`meld-${owner}-1`, 'meld', lying(RANKS), { owner }),
  region(`meld-${owner}-2`, 'meld', lying('9C 9D 9H 9S 9C 9D 9H'), { owner }),
];

test.each(['120x40', '200x60'])('melds of two sides show every card at %s', (size) => {
  const regions = [STOCK, BEATEN, ...melds(0), ...melds(1)];
  const laid = laidAt(size, table(regions, { seats: FOUR, melds: true }));
  const frame = plainly(laid.frame());
  expect(rowOf(laid, 'meld-1-1')).toBeLessThan(rowOf(laid, 'meld-0-1'));
  for (const [word, times] of [
    ['╭K♣', 2],
    ['╮♦♥♠', 4],
    ['╮♦♥♠♣♦♥', 2],
  ] as const)
    expect(frame.split(word).length - 1, `${word}\n${frame}`).toBe(times);
  laid.close();
});

test.each(['80x24', '120x40', '200x60'])('all melds of a side are seen at %s', (size) => {
  const many = Array.from({ length: 12 }, (_, at) =>
    region(`meld-1-${at + 1}`, 'meld', lying(`${'23456789TJQK'[at]}C 2D`), { owner: 1 }),
  );
  const laid = laidAt(
    size,
    table([STOCK, BEATEN, ...many, ...melds(0)], { seats: FOUR, melds: true }),
  );
  const frame = plainly(laid.frame());
  for (const { id } of many) {
    const place = laid.registry.find('region', id);
    expect(place?.width, `${id}\n${frame}`).toBeGreaterThan(0);
  }
  laid.close();
});

/** A hand laid out by suits at the side of a table of four, as a frame of this size shows it. */
function laidBySuits(size: string): string {
  const tokens = 'AC KC 2C AD 9H 8H 3S';
  const dummy = region('dummy', 'row', lying(tokens), { owner: 1, suits: true, room: 13 });
  const laid = laidAt(size, table([dummy], { seats: FOUR }));
  const frame = plainly(laid.frame());
  laid.close();
  return frame;
}

test('a hand laid out by suits beside the table is cards in columns where the longest suit has room', () => {
  const frame = laidBySuits('200x60');
  for (const index of ['A♣', 'K♣', '2♣', 'A♦', '9♥', '8♥', '3♠']) expect(frame).toContain(index);
});

test('where it has not, such a hand has a line for each suit, however few cards are left', () => {
  const frame = laidBySuits('120x40');
  for (const line of ['♣ A K 2', '♦ A', '♥ 9 8', '♠ 3']) expect(frame).toContain(line);
});

const handsOf = (owners: readonly number[]) =>
  owners.map((owner) => region(`hand-${owner}`, 'row', lying('AC KC'), { owner, room: 3 }));
const seatsOf = (count: number) =>
  Array.from({ length: count }, (_, seat) => ({
    seat,
    cards: 2,
    total: 9,
    tags: [same('counts')],
    chips: 5,
  }));

test.each(['80x24', '120x40'])(
  'the cards of two others lie in the middle, each nearer to its player, at %s',
  (size) => {
    const hands = handsOf([1, 2]);
    const laid = laidAt(size, table(hands, { seats: seatsOf(3), dealer: 2, buttonsOnly: true }));
    const felt = laid.registry.find('zone', 'felt');
    const plate = laid.registry.find('seat', '1');
    if (felt === undefined || plate === undefined) throw new Error('no table on the screen');
    const middle = felt.width / 2;
    expect(middleOf(laid, 'hand-1')).toBeLessThan(middle);
    expect(middleOf(laid, 'hand-1')).toBeGreaterThan(plate.x + plate.width);
    expect(middleOf(laid, 'hand-2')).toBeGreaterThan(middle);
    expect(rowOf(laid, 'hand-1')).toBe(rowOf(laid, 'hand-2'));
    laid.close();
  },
);

test.each(['80x24', '120x40'])(
  'the dealer’s cards lie in the middle where nothing else does, at %s',
  (size) => {
    const hands = handsOf([1, 2, 3]);
    const laid = laidAt(size, table(hands, { seats: seatsOf(4), dealer: 2, buttonsOnly: true }));
    const seat = laid.registry.find('seat', '1');
    const middle = laid.registry.find('zone', 'felt');
    if (seat === undefined || middle === undefined) throw new Error('no seat on the screen');
    expect(middleOf(laid, 'hand-1')).toBeLessThan(seat.x + seat.width);
    expect(rowOf(laid, 'hand-1')).toBe(seat.y + seat.height);
    expect(Math.abs(middleOf(laid, 'hand-2') - middle.width / 2)).toBeLessThanOrEqual(2);
    const frame = plainly(laid.frame());
    expect(frame.split('counts').length - 1, frame).toBe(4);
    laid.close();
  },
);
