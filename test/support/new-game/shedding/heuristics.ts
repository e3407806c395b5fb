/** What opponents know of Sample Shedding beyond its rules; the weights are judged, nothing has measured them. */
import { suitOf } from '../../../../src/cards/pack.ts';
import type { Observation } from './observation.ts';
import { isCard, type Move, pack } from './rules.ts';

/** Keeps the suit of which it holds the most cards. */
export const policy = ({ hand }: Observation, moves: readonly Move[]): readonly number[] =>
  moves.map((move) => {
    if (!isCard(move)) return 1;
    return hand.filter((card) => suitOf(pack, card) === suitOf(pack, move)).length;
  });
