/** What a finished deal of Canasta shows before the score. */
import { describe, expect, test } from 'vitest';
import { SPECTATOR } from '../../../src/engine/game.ts';
import type { Table } from '../../../src/engine/table.ts';
import { after } from '../../support/play.ts';
import { game, laying, type Match, SEVEN_KINGS, SEVEN_NINES, table } from './support.ts';

const revealed = (match: Match, observer = 0): Table =>
  game.display.reveal(match.finished, observer);
const tokens = (match: Match, { cards }: Table['regions'][number]): string =>
  cards.map(({ card }) => match.pack.tokens[card ?? -1] ?? '?').join(' ');
const handsIn = (match: Match, observer = 0): readonly string[] =>
  revealed(match, observer)
    .regions.filter(({ role }) => role === 'hand')
    .map((region) => `${region.owner}: ${tokens(match, region)}`);

const MELDS = [[SEVEN_KINGS, '8C 8D 8H'], ['9C 9D 9H 2C']];
const out = after(
  laying({
    hands: ['8S 4C', 'KS 2D 5C', 'AC 4D', '6C'],
    melds: MELDS,
    reds: ['3D', '3H 3H'],
    totals: [100, 200, 100, 200],
  }),
  'add 2 8S',
  'discard 4C',
);

describe('a deal that a player ends', () => {
  test('shows every hand left, sorted, and the melds where they lay', () => {
    expect(handsIn(out)).toEqual(['0: ', '1: 5C KS 2D', '2: 4D AC', '3: 6C']);
    const { regions } = revealed(out, 1);
    expect(
      regions.filter(({ role }) => role === 'meld').map(({ id, label }) => [id, label.en]),
    ).toEqual([
      ['meld-1-1', 'our nines'],
      ['meld-0-1', 'their kings, natural canasta'],
      ['meld-0-2', 'their eights'],
    ]);
  });

  test('says who went out and what each party scores', () => {
    const { prompt, seats, facts, dealer } = revealed(out);
    expect(prompt.en).toBe('{0} goes out; your party scores 785.');
    expect(prompt.de).toBe('{0} geht aus; eure Partei macht 785 Punkte.');
    const heard = (seat: number) => game.display.ended?.(out.finished, seat)?.told.en;
    expect([0, 1, 2].map(heard)).toEqual([
      'You go out; your party scores 785.',
      '{0} goes out; their party scores 785.',
      '{0} goes out; your party scores 785.',
    ]);
    expect(revealed(out, SPECTATOR).prompt.en).toBe('{0} goes out; the party scores 785.');
    expect(seats.map(({ tags, party }) => [party, ...tags.map(({ en }) => en)])).toEqual([
      [0, 'went out'],
      [1],
      [0],
      [1],
    ]);
    expect(facts.map(({ label, value }) => `${label.en} ${value.en}`)).toEqual([
      '{0}, {2} +785',
      '{1}, {3} +210',
    ]);
    expect(dealer).toBe(3);
    expect(out.closed?.points).toEqual([785, 210, 785, 210]);
  });

  test('offers nothing to pick and keeps the cards of the stock hidden', () => {
    const { regions, buttons, amounts } = revealed(out);
    expect(buttons).toEqual([]);
    expect(amounts).toBeUndefined();
    expect(regions.flatMap(({ slot, cards }) => [slot, ...cards.map((face) => face.slot)])).toEqual(
      regions.flatMap(({ cards }) => [undefined, ...cards.map(() => undefined)]),
    );
    expect(regions.find(({ id }) => id === 'stock')).toMatchObject({ cards: [], count: 12 });
  });
});

test('CAN-21 a concealed hand is named', () => {
  const concealed = after(
    laying({ hands: [`${SEVEN_NINES} 4C`] }),
    `meld ${SEVEN_NINES}`,
    'discard 4C',
  );
  expect(revealed(concealed).prompt.en).toBe(
    '{0} goes out with a concealed hand; your party scores 750.',
  );
});

test('one who plays alone scores for themselves', () => {
  const alone = laying({
    options: { players: 3 },
    hands: ['8S 4C'],
    melds: [[SEVEN_KINGS, '8C 8D 8H']],
  });
  const ended = after(alone, 'add 2 8S', 'discard 4C');
  expect(revealed(ended).prompt.en).toBe('{0} goes out and scores 710.');
  expect(revealed(ended).facts.map(({ label, value }) => `${label.en} ${value.en}`)).toEqual([
    '{0} +710',
    '{1} −20',
    '{2} −20',
  ]);
});

test('CAN-22 CAN-23 a deal may end with nobody out', () => {
  const stock = after(table({ hands: ['8S 4C'], stock: '6D', pile: '5C' }), 'draw', 'discard 4C');
  expect(revealed(stock).prompt.en).toBe('The stock is used up, and nobody goes out.');
  const red = after(table({ hands: ['AC AD AH 6C'], stock: '3D' }), 'draw', 'finish');
  expect(revealed(red).prompt.de).toBe(
    'Die letzte Karte war eine rote Drei, und niemand geht aus.',
  );
  expect(handsIn(red)[0]).toBe('0: 6C AC AD AH');
});

test('CAN-1 a player who sits out has no hand to show', () => {
  const five = laying({
    options: { players: 5 },
    hands: ['', '8S 4C'],
    melds: [[], [SEVEN_KINGS, '8C 8D 8H']],
    turn: { seat: 1 },
  });
  const ended = after(five, 'add 2 8S', 'discard 4C');
  expect(handsIn(ended).map((hand) => hand[0])).toEqual(['1', '2', '3', '4']);
  expect(revealed(ended).seats[0]?.tags.map(({ de }) => de)).toEqual(['setzt aus']);
});
