/**
 * What matches are remembered for: the cards and the sentence of each deal of a fixed record, and which of them the player
 * of each seat is told. A lit card has a star, or the group that it ends; a name stands before its cards.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { allSeats } from '../../src/blocks/seats.ts';
import type { HighlightCards } from '../../src/engine/highlight.ts';
import { games } from '../../src/games/index.ts';
import { addressedTo } from '../../src/lang/address.ts';
import { type DealHighlight, highlightIn, highlightOf } from '../../src/play/advice/highlight.ts';
import { both } from '../support/shown.ts';
import { timelineOf } from '../support/timeline.ts';

function cardsShown({ pack }: DealHighlight, group: HighlightCards): string {
  const { cards, by, label, isLit = false } = group;
  const name = by === undefined ? [] : [`${by}:`];
  const words = label === undefined ? [] : [`(${both(label)})`];
  const named = cards.map((card) => pack.tokens[card] ?? 'no card');
  return [...name, ...named, ...words].join(' ') + (isLit ? '*' : '');
}

function linesOf(highlight: DealHighlight, seat: number): readonly string[] {
  const { deal, when, groups, told, swing } = highlight;
  const time = when === undefined ? '' : `, ${both(when)}`;
  const cards = groups.map((group) => cardsShown(highlight, group)).join(' / ');
  return [
    `deal ${deal}${time}, swing ${swing.map((one) => Math.round(one * 10) / 10).join(' ')}`,
    `  ${cards}`,
    `  ${both(addressedTo(told, seat))}`,
  ];
}

/** All games but one that is being begun (`npm run new-game`). */
const telling = games.filter(({ display }) => display.highlight !== undefined).map(({ id }) => id);

test.each(telling)('%s: cards and sentences in both languages', async (id) => {
  const folder = join(import.meta.dirname, 'highlights');
  const { made } = timelineOf(readFileSync(join(folder, `${id}.jsonl`), 'utf8'));
  const last = made.at(-1)?.after;
  const seats = allSeats(Number(last?.options.players ?? 1));
  const deals = made.flatMap(({ before, after }) => (after.closed ? [before.deal] : []));
  const lines = deals.flatMap((deal) =>
    [0, 1].flatMap((seat) => {
      const found = highlightOf(made, deal, seat);
      return [`for seat ${seat}`, ...(found ? linesOf(found, seat) : ['nothing'])];
    }),
  );
  const told = seats.map((seat) => `seat ${seat} is told of deal ${highlightIn(made, seat)?.deal}`);
  expect(deals.length).toBeGreaterThan(0);
  expect(highlightIn(made, 0)).toBeDefined();
  await expect(`${[...lines, ...told].join('\n')}\n`).toMatchFileSnapshot(`highlights/${id}.txt`);
});

/** The swings of the deals in the record of Böse Dame, whose seats 0 to 3 end with 29, 23, 64 and 85 points. */
test('winners hear of what brought them most, others of what cost them most, else of the last and largest', () => {
  const folder = join(import.meta.dirname, 'highlights');
  const { made } = timelineOf(readFileSync(join(folder, 'boese-dame.jsonl'), 'utf8'));
  const swings = [1, 2, 3].map((deal) => highlightOf(made, deal, 0)?.swing);
  expect(swings).toEqual([
    [-50, 0, 0, 0],
    [50, 0, 0, -50],
    [0, 50, -50, 0],
  ]);
  const told = [0, 1, 2, 3].map((seat) => highlightIn(made, seat)?.deal);
  // Seat 3 has won and given no queen away; seat 1 has neither taken her nor won.
  expect(told).toEqual([1, 3, 3, 3]);
});
