/** What opponents consider, at positions where earlier ones did what no good player does. */
import { expect, test } from 'vitest';
import { candidates } from '../../../src/games/canasta/mind/candidates.ts';
import { write } from '../../../src/games/canasta/shown/text.ts';
import type { Observation } from '../../../src/games/canasta/turn/observation.ts';
import { actorOf, game, laying, type Match } from './support.ts';

const considered = (match: Match): readonly string[] => {
  const observation = game.observer.observe(match.state, actorOf(match)) as Observation;
  return candidates(observation).map(write);
};

const discards = (match: Match): readonly string[] =>
  considered(match).filter((text) => text.startsWith('discard'));

const SEVENS = ['7C 7D 7H', '9C 9D 9H'];

test('CAN-11 a first meld spends no more wild cards than the minimum asks', () => {
  const joker = laying({ hands: ['KC KD QC JD TH 8S XX XX 2C 4H 6S'], pile: '5C 5D' });
  const opening = considered(joker).filter((text) => text.startsWith('meld'));
  expect(opening).toEqual(['meld KC KD XX']);
});

test('CAN-11 a first meld spends one joker rather than two twos', () => {
  const match = laying({ hands: ['KC KD QC JD TH 8S XX 2C 2D 4H 6S'], pile: '5C 5D' });
  const opening = considered(match).filter((text) => text.startsWith('meld'));
  expect(opening).toEqual(['meld KC KD XX']);
});

test('CAN-7 no wild card is thrown away before anybody has melded', () => {
  const match = laying({ hands: ['2C 4H 6D 6H 8S 9C TD JH QS KC AD XX'], pile: '5C 5D' });
  expect(discards(match)).not.toContain('discard 2C');
  expect(discards(match)).not.toContain('discard XX');
});

test('CAN-13 a wild card may freeze a long pile that the others want', () => {
  const hands = ['2C 4H 6D 6H 8S 9C TD JH QS KC AD'];
  const match = laying({ hands, melds: [[], SEVENS], pile: '5C 5D TC JC QC' });
  expect(discards(match)).toContain('discard 2C');
});
