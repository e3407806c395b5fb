/** What opponents know of Sample Tricks beyond its rules; the weights are judged, nothing has measured them. */
import type { Card } from '../../../../src/cards/pack.ts';
import { isHeart, type Observation, winnerOf } from './rules.ts';

/** Leaves tricks to others, and hearts to those who take them. */
export const policy = ({ trick }: Observation, moves: readonly Card[]): readonly number[] =>
  moves.map((card) => {
    const wins = winnerOf([...trick, card]) === trick.length;
    if (wins) return 1;
    return isHeart(card) ? 8 : 4;
  });
