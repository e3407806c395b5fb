/** What programs are told of All Fours. */
import { expect, test } from 'vitest';
import { allFours as game } from '../../../src/games/all-fours/index.ts';
import { published } from '../../../src/games/all-fours/observation.ts';
import { after, packBeginning, position } from '../../support/play.ts';

type Match = ReturnType<typeof position>;
type State = ReturnType<typeof game.rules.initial>;
const told = ({ state }: Match, seat: number) =>
  published.publish(game.observer.observe(state as State, seat));

const start = position(game, {}, 'dealer 1');
const dealt = after(start, packBeginning(start, '2C AH 9S KC KD QD JD TD 2S 3S 4S 5S JH'));

test('ALF-2 the jack turned is a point at once, and trump is open', () => {
  expect(told(dealt, 0)).toMatchObject({
    phase: 'offer',
    turn: 0,
    trump: null,
    turned: ['JH'],
    scored: [{ seat: 1, for: 'turned' }],
    points: [0, 1],
  });
});

test('ALF-4 cards put away are known to their owner, their number to both', () => {
  const run = after(dealt, 'beg', 'run', 'away 9S');
  expect(told(run, 0)).toMatchObject({ putAway: ['9S'], putAwaySizes: [1, 0], handSizes: [8, 9] });
  expect(told(run, 1)).toMatchObject({ putAway: [], putAwaySizes: [1, 0], handSizes: [8, 9] });
});

test('ALF-5 who neither follows nor trumps shows two voids; tricks lie open', () => {
  const cards = packBeginning(start, '2C AH 9S KS KD QD JD TD 2S 3S 4S 5S 9H');
  const played = after(start, cards, 'stand', 'play 2C', 'play 3S', 'play JD');
  expect(told(played, 0)).toMatchObject({
    trump: 'hearts',
    voids: [[], ['clubs', 'hearts']],
    taken: [['2C', '3S'], []],
    trick: { leader: 0, cards: ['JD'] },
    turn: 1,
  });
});
