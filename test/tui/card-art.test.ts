/** Cards as pictures: everything is within its card, and every fact of it can be read in every theme. */
import { describe, expect, test } from 'vitest';
import { linesOf } from '../../src/tui/surface/cells.ts';
import { cardRows } from '../../src/tui/table/cards/card.ts';
import { printOf } from '../../src/tui/table/cards/face.ts';
import { linesOfPage, PAGES } from '../support/card-pages.ts';
import { plainly, stageAt } from './laid.tsx';

const stage = stageAt('200x60', { theme: 'felt', fourColour: true }, 3);
const small = { width: 7, height: 5 };
const medium = { width: 9, height: 7 };

/** A card like `KH`, its rows without colours. */
function drawn(token: string, shape = medium, sight = shape.width): readonly string[] {
  const suits = { C: 'clubs', D: 'diamonds', H: 'hearts', S: 'spades', R: 'red' } as const;
  const [rank = '', suit] = [token.slice(0, -1), token.slice(-1)];
  const known = Object.entries(suits).find(([letter]) => letter === suit)?.[1];
  const print = printOf(stage.deck, known ? { rank, suit: known } : { rank: token });
  return linesOf(cardRows({ stage, card: { print }, shape, sight })).map(plainly);
}

describe.each(PAGES.map((page) => [page.name, page] as const))('the page %s', (_, page) => {
  const lines = linesOfPage(page).map(plainly);

  test('shows every rank and suit of every pack, twice on whole cards', () => {
    const text = lines.join('\n');
    const { deck } = page.stage;
    for (const face of [
      { rank: 'T', suit: 'clubs' },
      { rank: 'Q', suit: 'hearts' },
      { rank: 'U', suit: 'acorns' },
      { rank: '15', suit: 'yellow' },
      { rank: 'XX' },
    ] as const) {
      const { rank, suit } = printOf(deck, face);
      expect(text.split(`${rank.trim()}${suit}`).length - 1, face.rank).toBeGreaterThanOrEqual(2);
    }
  });

  test('has blocks and quadrants where there is art alone', () => {
    expect(/[▀▄▟▙▜▛]/.test(lines.slice(0, -10).join(''))).toBe(page.stage.cards.art);
  });
});

describe('a card', () => {
  test.each([
    ['8C', ['▟8♣     ▙', '  ♣   ♣  ', '    ♣    ', '  ♣   ♣  ', '    ♣    ', '  ♣   ♣  ']],
    ['2H', ['▟2♥     ▙', '    ♥    ']],
  ])('%s has its pips where a printed one has them', (token, rows) => {
    expect(drawn(token).slice(0, rows.length)).toEqual(rows);
  });

  test('low has its pips side by side', () => {
    expect(drawn('TD', small)).toEqual(['▟10♦  ▙', ' ♦ ♦ ♦ ', ' ♦♦ ♦♦ ', ' ♦ ♦ ♦ ', '▜  10♦▛']);
  });

  test('that is covered keeps all it shows in what is in sight', () => {
    for (const token of ['KH', 'TD', 'AS', 'XX', '13R'])
      for (const sight of [3, 4, 5, 6, 8]) {
        const rows = drawn(token, medium, sight);
        const beyond = rows.map((row) => [...row].slice(sight, -1).join('').trim());
        expect(beyond.join(''), `${token} ${sight}`).toBe('');
      }
  });

  test('of a joker is never broken over two lines', () => {
    for (const sight of [3, 4, 9])
      expect(drawn('XX', medium, sight).slice(0, 2).join('')).toMatch(/^▟Jok? /);
  });

  test('has exactly its cells in any shape', () => {
    for (const height of [1, 2, 3, 4, 5, 7, 9])
      for (const width of [4, 5, 7, 9, 13])
        for (const token of ['KS', 'TC', 'AD', '15R', 'XX']) {
          const rows = drawn(token, { width, height });
          expect(rows.map((row) => [...row].length)).toEqual(rows.map(() => width));
          expect(rows).toHaveLength(height);
        }
  });
});
