/** What an imagined hand must fit: words, cards put away, tricks lost. */
import { describe, expect, test } from 'vitest';
import { readCard } from '../../../src/cards/pack.ts';
import { cardsOf, type WideSet } from '../../../src/cards/wide-set.ts';
import { lackedAfter } from '../../../src/games/all-fours/belief.ts';
import { allFours as game } from '../../../src/games/all-fours/index.ts';
import { pack, RANKS, type State } from '../../../src/games/all-fours/state.ts';
import { after, legal, packBeginning, position } from '../../support/play.ts';

const cards = (tokens: string): readonly number[] =>
  tokens.split(' ').flatMap((token) => readCard(pack, token) ?? []);
const written = (set: WideSet | undefined): string =>
  cardsOf(set ?? { low: 0, high: 0 }, RANKS)
    .map((card) => pack.tokens[card])
    .join(' ');

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

/** The other's hand, the cards they put away and the rest as the stock. */
function lie(match: Match, observer: number, hand: string, away = '') {
  const observation = seen(match, observer);
  const [held, put] = [cards(hand), cards(away)];
  const { pool } = game.observer.hidden(observation);
  const stock = pool.filter((card) => !held.includes(card) && !put.includes(card));
  return { observation, assignment: [held, put, stock] };
}

function determinized(
  match: Match,
  observer: number,
  hand: string,
  away = '',
): Match['state'] & State {
  const { observation, assignment } = lie(match, observer, hand, away);
  return game.observer.determinize(observation, assignment);
}

const handOf = (match: Match, observer: number, hand: string): string =>
  written(determinized(match, observer, hand).hands[1 - observer]);

const likely = (match: Match, observer: number, hand: string): number => {
  const { observation, assignment } = lie(match, observer, hand);
  return game.heuristics.likelihood?.(observation, assignment) ?? 0;
};

const TRUMPS = '2H AH KH JH 3S 4S';
const PLAIN = '2S 3S 4S 5S 6S 7S';

describe('words', () => {
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
});

describe('cards put away', () => {
  test('trumps, tens and cards that count are kept', () => {
    let match = after(dealt(), 'beg', 'run');
    while ((match.state as State).phase === 'away') match = after(match, legal(match)[0] ?? '');
    const { trump } = match.state as State;
    const { pool, slots } = game.observer.hidden(seen(match, 0));
    const [inHand = 0, put = 0] = slots.map(({ size }) => size);
    expect(put).toBeGreaterThan(0);
    const best = pool.filter((card) => Math.floor(card / RANKS) === trump).slice(0, 2);
    const others = pool.filter((card) => !best.includes(card));
    const world = game.observer.determinize(seen(match, 0), [
      others.slice(0, inHand),
      [...best, ...others.slice(inHand, inHand + put - 2)],
      others.slice(inHand + put - 2),
    ]);
    for (const card of best) expect(written(world.hands[1])).toContain(pack.tokens[card]);
  });
});

describe('tricks lost', () => {
  const [clubs, hearts] = [0, 2];
  const [king = 0, three = 0, jack = 0, ace = 0, seven = 0, four = 0] = cards('KC 3C JC AH 7C 4H');

  test('who could win did, in the suit or with a trump on a card that counts', () => {
    expect(written(lackedAfter(king, three, hearts))).toBe(
      'AC 2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH AH',
    );
    expect(written(lackedAfter(seven, three, hearts))).toBe('8C 9C TC JC QC KC AC');
  });

  test('who lost gave the least that counts, but keeps the lowest trumps', () => {
    expect(written(lackedAfter(king, jack, hearts))).toMatch(/^2C 3C 4C 5C 6C 7C 8C 9C AC 2H/);
    expect(written(lackedAfter(ace, four, hearts))).toBe('');
    expect(written(lackedAfter(three, ace, clubs))).toMatch(/^2D .* QS KS$/);
  });

  test('an imagined hand has none of these while the stock has others', () => {
    const match = after(
      dealt('AC KC QC JC TC 9C', '2C 3D 4D 5D 6D 7D'),
      'stand',
      'play KC',
      'play 2C',
    );
    expect(handOf(match, 0, '8C 3D 4D 5D 6D')).toBe('8C 3D 4D 5D 6D');
    const ducked = handOf(match, 0, '2H 3D 4D 5D 6D');
    expect(ducked).toMatch(/^3D 4D 5D 6D|3D 4D 5D 6D/);
    expect(ducked).not.toContain('H');
  });
});
