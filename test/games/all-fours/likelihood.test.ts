/** How likely an imagined hand is by the words its player has said. */
import { expect, test } from 'vitest';
import { readCard } from '../../../src/cards/pack.ts';
import { allFours as game } from '../../../src/games/all-fours/index.ts';
import { pack, type State } from '../../../src/games/all-fours/state.ts';
import { after, packBeginning, position } from '../../support/play.ts';

const cards = (tokens: string): readonly number[] =>
  tokens.split(' ').flatMap((token) => readCard(pack, token) ?? []);

/** Seat 1 deals: seat 0 holds clubs, seat 1 diamonds, the nine of hearts is turned. */
function dealt(forehand = 'AC KC QC JC TC 9C', dealer = '2D 3D 4D 5D 6D 7D') {
  const start = position(game, {}, 'dealer 1');
  const [a, b] = [forehand.split(' '), dealer.split(' ')];
  const order = [a.slice(0, 3), b.slice(0, 3), a.slice(3), b.slice(3), ['9H']].flat();
  return after(start, packBeginning(start, order.join(' ')));
}

type Match = ReturnType<typeof dealt>;

const seen = ({ state }: Match, observer: number) =>
  game.observer.observe(state as State, observer);

/** The other's hand, and the rest as the stock. */
function lie(match: Match, observer: number, hand: string) {
  const observation = seen(match, observer);
  const held = cards(hand);
  const { pool } = game.observer.hidden(observation);
  return { observation, assignment: [held, [], pool.filter((card) => !held.includes(card))] };
}

const likely = (match: Match, observer: number, hand: string): number => {
  const { observation, assignment } = lie(match, observer, hand);
  return game.heuristics.likelihood?.(observation, assignment) ?? 0;
};

const TRUMPS = '2H AH KH JH 3S 4S';
const PLAIN = '2S 3S 4S 5S 6S 7S';

test('who stands has trumps, who begs has few', () => {
  const [stood, begged] = [after(dealt(), 'stand'), after(dealt(), 'beg')];
  expect(likely(stood, 1, TRUMPS)).toBeGreaterThan(5 * likely(stood, 1, PLAIN));
  expect(likely(begged, 1, PLAIN)).toBeGreaterThan(5 * likely(begged, 1, TRUMPS));
});

test('a dealer who imposes has trumps; one who was not asked may hold anything', () => {
  const given = after(dealt(), 'beg', 'give');
  expect(likely(given, 0, TRUMPS)).toBeGreaterThan(5 * likely(given, 0, PLAIN));
  const stood = after(dealt(), 'stand');
  expect(likely(stood, 0, TRUMPS)).toBe(likely(stood, 0, PLAIN));
});

test('trumps already played count', () => {
  const begged = after(dealt('AH KH QH JC TC 9C'), 'beg', 'give', 'play AH');
  expect(likely(begged, 1, PLAIN.slice(3))).toBeLessThan(0.5);
});

test('nothing is read before a word or after a run', () => {
  expect(likely(dealt(), 0, TRUMPS)).toBe(1);
  const run = after(dealt(), 'beg', 'run');
  expect(likely(run, 0, TRUMPS)).toBe(1);
});
