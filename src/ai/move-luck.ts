/**
 * Draws that go on alike after different moves. Every move of a turn has a number of its own, which follows from the
 * world, the turn and the text of the move, whatever else may be chosen: seats that are free to do so play the same
 * moves in each of the deals compared, so that these differ by little but the moves compared. The moves race for the
 * shortest waiting time; each wins as often as its weight says (Efraimidis & Spirakis, *Information Processing
 * Letters* 97, 2006), and what is left of a turn goes on by the order of the same race.
 */
import { at } from '../engine/estimate.ts';
import { finalMix } from './final-mix.ts';

const WORD = 2 ** 32;

/** Mixes a word into a hash of 32 bits. */
const mixed = (hash: number, word: number): number => finalMix(Math.imul(hash ^ word, 0x01000193));

/** The hash of a turn, by the world's own number between 0 and 1, the seat and how many turns went before. */
export const turnHash = (world: number, seat: number, turn: number): number =>
  mixed(mixed(Math.floor(world * WORD), seat), turn);

/** A number above 0 and up to 1 that follows from a turn and a text. */
function luckOf(turn: number, text: string): number {
  let h = turn;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
  return ((mixed(h, text.length) >>> 0) + 1) / WORD;
}

/** The index of the move with the shortest waiting time: with probability in proportion to its weight. */
export function drawByText(
  texts: readonly string[],
  weights: readonly number[],
  turn: number,
): number {
  let first = 0;
  let shortest = Number.POSITIVE_INFINITY;
  texts.forEach((text, i) => {
    const time = -Math.log(luckOf(turn, text)) / at(weights, i);
    if (time >= shortest) return;
    first = i;
    shortest = time;
  });
  return first;
}
