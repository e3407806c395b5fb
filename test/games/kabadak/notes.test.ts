/** What the panel tells a player of Kabadak, in positions that are counted by hand. */
import { expect, test } from 'vitest';
import type { Card } from '../../../src/cards/pack.ts';
import { SPECTATOR } from '../../../src/engine/game.ts';
import { isRefusal } from '../../../src/engine/refusal.ts';
import type { Note } from '../../../src/engine/table.ts';
import { pack } from '../../../src/games/kabadak/rows.ts';
import { after } from '../../support/play.ts';
import { game, type Match, observationOf, table } from './support.ts';

const start = table('9C 9D 9H TH JH KC KD', 'AC AD AH 7S 8S 8C TC', '9S JS QS');
const laid = after(start, 'new 9C 9D 9H', 'draw');

function notesOf(match: Match, line?: string, observer?: number): readonly Note[] {
  const move = line === undefined ? undefined : game.notation.read(line);
  if (move !== undefined && isRefusal(move)) throw new Error(move.text.en);
  return game.display.notes?.(observationOf(match, observer), move) ?? [];
}

const rankOf = (card: Card): string => pack.faces[card]?.rank.replace('T', '10') ?? '';

/** One note as lines, its title first; of ranks, those that are unseen. */
function lines(note: Note | undefined): readonly string[] {
  const told = note?.lines.map(({ label, value, ranks = [] }) => {
    const cards = ranks.filter(({ is }) => is === 'unseen').map(({ card }) => rankOf(card));
    return `${label.en}: ${value?.en ?? cards.join(' ')}`;
  });
  return [note?.title.en ?? '', ...(told ?? [])];
}

const titled = (notes: readonly Note[], start: string): Note | undefined =>
  notes.find(({ title }) => title.en.startsWith(start));

test('KAB-3: what it takes to open, and how many cards are left to lay', () => {
  const far = table('7C 9D JH KC 8S QD AH', '', '7D');
  expect(lines(titled(notesOf(far), 'What you need'))).toEqual([
    'What you need',
    'to open: more than one card',
    'to go out: 7 cards',
  ]);
  const near = table('9C 9D JH KC 7S QD AH', '', '7D');
  expect(lines(titled(notesOf(near), 'What you need'))[1]).toBe('to open: [9H] [9S]');
  expect(lines(titled(notesOf(start), 'What you need'))[1]).toBe('to open: you can now');
});

test('KAB-7: how many unseen cards would let a card be laid', () => {
  const opening = table('9C 9D 9H TH JD KC 7S', 'AC AD AH 8S', '7D 8D KD');
  const needed = (match: Match) => lines(titled(notesOf(match), 'What you need'))[1];
  const out = after(opening, 'new 9C 9D 9H', 'draw');
  expect(needed(out)).toBe('to lay a card: you can now');
  // On 9H TH go a jack of hearts and three tens; three sevens, two more jacks and three kings make a pair.
  expect(needed(after(out, 'add 1 TH', 'draw'))).toBe('to lay a card: one of 12, lit below');
});

test('KAB-13: both losses on their way to the limit, the own hand added', () => {
  expect(lines(titled(notesOf(laid), 'Above'))).toEqual([
    'Above 200 loses',
    'you: 0 +40 in hand',
    '{1}: 0',
  ]);
});

test('KAB-13: what the hand costs if the other goes out', () => {
  // Ten, jack and two kings at 10 each.
  expect(lines(titled(notesOf(laid), 'Your hand'))).toEqual(['Your hand', 'if {1} goes out: 40']);
});

test('KAB-5, KAB-8: every card that fits a row, and what it would let the other lay there', () => {
  const opening = titled(notesOf(laid), 'What cards open');
  expect(lines(opening)).toEqual(['What cards open to {1}', '[TH] on row 1: opens [TC] [TD] [TS]']);
});

test('a move takes its cards out of the hand and says what it opens', () => {
  expect(lines(titled(notesOf(laid, 'add 1 TH'), 'Your hand')).at(-1)).toBe(
    'after Enter: 30; opens [TC] [TD] [TS]',
  );
});

test('cards that the player has not seen are counted by suits', () => {
  const unseen = titled(notesOf(start), 'Still unseen');
  expect(lines(unseen)).toEqual([
    'Still unseen: 25',
    '[clubs]: 7 8 10 J Q A',
    '[diamonds]: 7 8 10 J Q A',
    '[hearts]: 7 8 Q K A',
    '[spades]: 7 8 9 10 J Q K A',
  ]);
});

test('who has not come out is told no rows, and who looks on nothing', () => {
  expect(titled(notesOf(start), 'What cards open')).toBeUndefined();
  expect(notesOf(laid, undefined, SPECTATOR)).toEqual([]);
});
