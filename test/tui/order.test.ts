/** The order of a hand: sorted, or as its player has moved the cards. */
import { describe, expect, test } from 'vitest';
import { FRENCH_52, readCard } from '../../src/cards/pack.ts';
import type { FaceShown } from '../../src/engine/table.ts';
import { arranged, orderedFaces, shifted } from '../../src/tui/picking/order.ts';
import { backs, region, table } from './made-up.ts';

const pack = FRENCH_52;

/** `9H QS* …`: a star marks a trump. */
const hand = (tokens: string): readonly FaceShown[] =>
  tokens.split(' ').map((token): FaceShown => {
    const card = readCard(pack, token.replace('*', '')) ?? -1;
    return { card, slot: card, ...(token.endsWith('*') && { marks: ['trump'] as const }) };
  });

const written = (faces: readonly FaceShown[]): string =>
  faces.map(({ card }) => (card === undefined ? '?' : pack.tokens[card])).join(' ');

const HAND = 'AS 9S KH 9H* 2H* QD 9C';
const sorted = (order: Parameters<typeof orderedFaces>[2], tokens = HAND): string =>
  written(orderedFaces(pack, hand(tokens), order));

describe('the order of a hand', () => {
  test('is the game’s, unless the player wants another', () => {
    expect(sorted('game')).toBe('AS 9S KH 9H 2H QD 9C');
  });

  test('by suits keeps the game’s order of suits and within each', () => {
    expect(sorted('suits', '9H AS QD 2H 9S')).toBe('9H 2H AS 9S QD');
  });

  test('by ranks runs as the game’s own order does', () => {
    expect(sorted('ranks')).toBe('AS KH QD 9S 9H 9C 2H');
    expect(sorted('ranks', '2H KH 9S AS')).toBe('2H 9S KH AS');
  });

  test('trumps stand left or right of all others', () => {
    expect(sorted('trumps-left')).toBe('9H 2H AS 9S KH QD 9C');
    expect(sorted('trumps-right')).toBe('AS 9S KH QD 9C 9H 2H');
  });

  test('equal cards stay together, and face-down hands as they are', () => {
    expect(sorted('ranks', '9H 2H 9H 2H')).toBe('9H 9H 2H 2H');
    expect(orderedFaces(pack, backs(3), 'ranks')).toEqual(backs(3));
  });
});

describe('cards moved by hand', () => {
  test('a card changes places with its neighbour, and not beyond the ends', () => {
    const faces = hand('AS 9S KH');
    const slots = shifted(faces, 0, 1) ?? [];
    expect(written(orderedFaces(pack, faces, 'game', slots))).toBe('9S AS KH');
    expect(shifted(faces, 2, 1)).toBeUndefined();
    expect(shifted(faces, 0, -1)).toBeUndefined();
  });

  test('cards played leave the others in place, new ones come at the end', () => {
    const slots = hand('9S AS KH').map(({ slot = -1 }) => slot);
    expect(written(orderedFaces(pack, hand('AS KH QD'), 'game', slots))).toBe('AS KH QD');
  });

  test('equal cards are counted', () => {
    const faces = hand('9S AS 9S');
    const slots = shifted(faces, 1, 1) ?? [];
    expect(written(orderedFaces(pack, faces, 'game', slots))).toBe('9S 9S AS');
  });

  test('only the observer’s own hand lies as they want, in its deal alone', () => {
    const cards = hand('AS 9S KH');
    const laid = table([
      region('hand', 'hand', cards, { owner: 0 }),
      region('other', 'hand', cards, { owner: 1 }),
    ]);
    const slots = shifted(cards, 0, 1) ?? [];
    const shown = (observer: number, deal: number) =>
      arranged(
        laid,
        { pack, observer, deal },
        { order: 'game', moved: { deal: 2, observer: 0, slots } },
      ).regions.map((one) => written(one.cards));
    expect(shown(0, 2)).toEqual(['9S AS KH', 'AS 9S KH']);
    expect(shown(0, 3)).toEqual(['AS 9S KH', 'AS 9S KH']);
    expect(shown(1, 2)).toEqual(['AS 9S KH', 'AS 9S KH']);
  });
});
