/**
 * The slow obvious reckoning that `solve` is held against: every face-down card and every third
 * card of every seat in turn, without replacement, settled by the rules of the showdown.
 */

import { countOf, gainsOf, isNineOne, settle } from '../../../src/games/hiki-kabu/hand.ts';
import { type Observation, unseenOf } from '../../../src/games/hiki-kabu/observation.ts';
import { hitShare } from '../../../src/games/hiki-kabu/outlook.ts';

/** Chips the onlooker, who is on turn, is expected to win or lose by `move`. */
export function computeSlowly(observation: Observation, move: 'hit' | 'stand'): number {
  const { order, observer, options } = observation;
  const down = [...observation.down];
  const third = [...observation.third];
  const unseen = unseenOf(observation);
  let weights = 0;
  let gains = 0;

  /** Goes on with every kind of card that may be drawn. */
  const draw = (weight: number, into: number[], seat: number, on: (weight: number) => void) => {
    const total = unseen.reduce((a, b) => a + b);
    const before = into[seat] ?? -1;
    unseen.forEach((count, card) => {
      if (count === 0) return;
      unseen[card] = count - 1;
      into[seat] = card;
      on((weight * count) / total);
      unseen[card] = count;
    });
    into[seat] = before;
  };

  const choose = (weight: number, place: number) => {
    const seat = order[place] ?? 0;
    const open = observation.open[seat] ?? -1;
    const isDealer = place === order.length - 1;
    const hands = order.length;
    const hits =
      isDealer && isNineOne(open, down[seat] ?? -1)
        ? 0
        : hitShare(countOf(open, down[seat] ?? -1), hands);
    if (place < observation.place)
      return visit(weight * (observation.third[seat] === -1 ? 1 - hits : hits), place + 1);
    if (hits < 1) visit(weight * (1 - hits), place + 1);
    if (hits > 0) draw(weight * hits, third, seat, (next) => visit(next, place + 1));
  };

  const visit = (weight: number, place: number): void => {
    const seat = order[place];
    if (weight === 0) return;
    if (seat === undefined) {
      const settled = settle({ ...observation, down, third }, options);
      weights += weight;
      gains += weight * (gainsOf(settled)[observer] ?? 0);
    } else if (seat !== observer) draw(weight, down, seat, (next) => choose(next, place));
    else if (move === 'hit') draw(weight, third, seat, (next) => visit(next, place + 1));
    else visit(weight, place + 1);
  };

  visit(1, 0);
  return gains / weights;
}
