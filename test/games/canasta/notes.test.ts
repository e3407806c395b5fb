/** What the panel tells a player of Canasta, in positions that are counted by hand. */
import { describe, expect, test } from 'vitest';
import { SPECTATOR } from '../../../src/engine/game.ts';
import type { Note } from '../../../src/engine/table.ts';
import { game, laying, type Match, SEVEN_KINGS, table } from './support.ts';

/** The notes of a seat, with the move that it is about to make. */
function notesOf(match: Match, seat: number, line?: string): readonly Note[] {
  const observation = game.observer.observe(match.state, seat);
  const move = line === undefined ? undefined : game.notation.read(line);
  return game.display.notes?.(observation, move) ?? [];
}

/** One note as lines, its title first. */
function lines(notes: readonly Note[], at: number): readonly string[] {
  const note = notes[at];
  const told = note?.lines.map(({ label, value }) => `${label.en}: ${value?.en}`) ?? [];
  return [note?.title.en ?? '', ...told];
}

const MELDS = [[SEVEN_KINGS, '8C 8D 8H'], ['9C 9D 9H 2C']];
const own = laying({ hands: ['8S 4C 6C 6D 6H', 'QC QD'], melds: MELDS, reds: ['3D', ''] });

describe('what is needed', () => {
  test('CAN-11, CAN-18: the least value of a first meld, and a canasta', () => {
    const opening = table({ hands: ['KC KD 4C'], pile: '5C', totals: [1500, -10, 1500, -10] });
    expect(lines(notesOf(opening, 0), 0)).toEqual([
      'What you need',
      'to open: 90',
      'to go out: no canasta yet',
      'the pile: frozen until you meld',
    ]);
    const holding = table({ hands: ['KC KD AC AD 2C XX 4C'], pile: '5C' });
    expect(lines(notesOf(holding, 0), 0)).toEqual([
      'What you need',
      'to open: 50, you can lay 130',
      'to go out: no canasta yet',
      'the pile: frozen until you meld',
      'wild cards: [2C] [XX]',
    ]);
  });

  test('CAN-8: the cards that melds lack, those in hand, and new melds', () => {
    expect(lines(notesOf(own, 0), 0)).toEqual([
      'What you need',
      'to open: laid',
      'to go out: canasta laid',
      'eights: 4 more: [8S]',
      'sixes: new: [6C] [6D] [6H]',
    ]);
  });
});

describe('what the deal would bring', () => {
  test('CAN-24: cards laid, a natural canasta and a red three against the cards in hand', () => {
    // Seven kings at 10, three eights at 10, the canasta at 500 and a red three at 100; 10 + 5 + 3 × 5 in hand.
    expect(lines(notesOf(own, 0), 1)).toEqual([
      'If somebody went out now',
      'on the table: +700',
      'your hand: −30',
      'together: +670',
    ]);
  });

  test('a move moves its cards from the hand to the table', () => {
    expect(lines(notesOf(own, 0, 'add 2 8S'), 1).at(-1)).toBe('together after Enter: +690');
    expect(lines(notesOf(own, 0, 'discard 4C'), 1).at(-1)).toBe('together after Enter: +675');
  });
});

test('CAN-25: every party is on its way to the target, the own one first', () => {
  const notes = notesOf(own, 1);
  expect(lines(notes, 2)).toEqual([
    'Race to 5000',
    'Ours: 0 + 50 on the table',
    'Theirs: 0 + 700 on the table',
  ]);
  expect(notes[2]?.lines.map(({ bar }) => bar)).toEqual([
    { parts: [0, 50], of: 5000 },
    { parts: [0, 700], of: 5000 },
  ]);
});

test('CAN-8: the open melds of the others, which a discard could feed', () => {
  expect(lines(notesOf(own, 0), 3)).toEqual(['What the others collect', 'nines: 4 of 7']);
  expect(lines(notesOf(own, 1), 3)).toEqual(['What the others collect', 'eights: 3 of 7']);
});

test('CAN-5, CAN-24: what cards count, and what is added', () => {
  expect(lines(notesOf(own, 0), 4)).toEqual([
    'What counts',
    'joker: 50',
    'twos, aces: 20',
    'eights to kings: 10',
    'black threes to sevens: 5',
    'red three, after a meld: 100',
    'mixed canasta: 300',
    'natural canasta: 500',
    'going out: 100',
  ]);
});

test('who looks on is told nothing', () => expect(notesOf(own, SPECTATOR)).toEqual([]));
