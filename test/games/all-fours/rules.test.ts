import { describe, expect, test } from 'vitest';
import type { AnyMatch } from '../../../src/engine/match.ts';
import { allFours as game } from '../../../src/games/all-fours/index.ts';
import type { Observation } from '../../../src/games/all-fours/observation.ts';
import { after, closed, legal, packBeginning, position, refusal } from '../../support/play.ts';

const seen = (match: AnyMatch, observer = 0) =>
  match.game.observer.observe(match.state, observer) as Observation;

/** Seat 1 deals, so seat 0 is forehand: 0 gets cards 1–3 and 7–9, 1 the others, the 13th is turned. */
function table(forehand: string, dealer: string, turned: string, stock = '', given = {}) {
  const start = position(game, given, 'dealer 1');
  const [a, b] = [forehand.split(' '), dealer.split(' ')];
  const packets = [a.slice(0, 3), b.slice(0, 3), a.slice(3), b.slice(3), [turned], [stock]];
  return after(start, packBeginning(start, packets.flat().join(' ')));
}

const LOW = '2C 3C 4C 5C 6C 7C';
const MIXED = '2D 3D 4D 5D 6D 7D';

const playAll = (match: AnyMatch, ...cards: readonly string[]) =>
  after(match, ...cards.map((card) => `play ${card}`));

describe('All Fours', () => {
  test('ALF-1 twice three cards each, forehand first, then one turned; the deal alternates', () => {
    const match = table('AC KC QC JC TC 9C', LOW.replace('7C', '7D'), '8D');
    expect(seen(match).sizes).toEqual([6, 6]);
    expect(seen(match).turned.map((card) => match.pack.tokens[card])).toEqual(['8D']);
    const start = position(game, {}, 'dealer 1');
    const first = after(start, packBeginning(start, 'AC KC QC'), 'stand');
    expect(legal(first).slice(-3)).toEqual(['play QC', 'play KC', 'play AC']);
    let over = first;
    while (over.closed === undefined) over = after(over, legal(over)[0] ?? '');
    expect(seen(over).dealer).toBe(0);
  });

  test.each([
    [0, [1, 0]],
    [1, [0, 1]],
  ])(
    'ALF-1 with dealer %i the other has the first and the third packet',
    (dealer, [first, second]) => {
      const start = position(game, {}, `dealer ${dealer}`);
      const dealt = after(
        start,
        packBeginning(start, '2C 3C 4C 2D 3D 4D 5C 6C 7C 5D 6D 7D 9H'),
        'stand',
      );
      expect(seen(dealt).turn).toBe(first);
      expect(legal(dealt)).toEqual(LOW.split(' ').map((card) => `play ${card}`));
      expect(legal(after(dealt, 'play 2C'))).toEqual(
        MIXED.split(' ').map((card) => `play ${card}`),
      );
      expect(seen(after(dealt, 'play 2C')).turn).toBe(second);
      expect(refusal(start, 'deal 2C')).toBe('ALF-1');
      expect(refusal(position(game, {}), 'dealer 2')).toBe('ALF-1');
    },
  );

  test('ALF-2 a jack turned scores the dealer one point at once', () => {
    expect(seen(table(LOW, MIXED, 'JH')).scored).toEqual([{ seat: 1, what: 'turned' }]);
    expect(seen(table(LOW, MIXED, 'TH')).scored).toEqual([]);
  });

  test('ALF-3 forehand stands or begs, the dealer gives or runs', () => {
    const match = table(LOW, MIXED, '9H');
    expect(legal(match)).toEqual(['stand', 'beg']);
    expect(refusal(match, 'give')).toBe('ALF-3');
    expect(seen(after(match, 'stand')).trump).toBe(2);
    const begged = after(match, 'beg');
    expect(legal(begged)).toEqual(['give', 'run']);
    expect(refusal(begged, 'stand')).toBe('ALF-3');
    const given = after(begged, 'give');
    expect(seen(given).scored).toEqual([{ seat: 0, what: 'given' }]);
    expect(seen(given).trump).toBe(2);
  });

  test('ALF-3 a run deals three each and goes on while the refused suit is turned', () => {
    const runs = '2S 3S 4S 5S 6S 7S TH 8S 9S TS QS KS AS 8D';
    const run = after(table(LOW, MIXED, '9H', runs), 'beg', 'run');
    expect(seen(run).sizes).toEqual([12, 12]);
    expect(seen(run).trump).toBe(1);
    expect(seen(run).turned.map((card) => run.pack.tokens[card])).toEqual(['9H', 'TH', '8D']);
  });

  test('ALF-3 every jack turned in a run scores, one of the refused suit too', () => {
    const runs = '2S 3S 4S 5S 6S 7S JH 8S 9S TS QS KS AS JD';
    const run = after(table(LOW, MIXED, '9H', runs), 'beg', 'run');
    expect(seen(run).scored).toHaveLength(2);
  });

  test('ALF-3 with fewer than seven cards left it is a misdeal; the same dealer deals again', () => {
    const hearts = ['TH', 'QH', 'KH', 'AH', '8H'];
    const plain =
      '2S 3S 4S 5S 6S 7S 8S 9S TS JS QS KS AS 8C 9C TC JC QC KC AC 8D 9D TD JD QD KD AD 2H 3H 4H'.split(
        ' ',
      );
    const runs = hearts.flatMap((turned, i) => [...plain.slice(i * 6, i * 6 + 6), turned]);
    const start = table(LOW, MIXED, '9H', runs.join(' '));
    const thrown = after(start, 'beg', 'run');
    expect(closed(thrown)).toMatchObject({ why: 'misdeal', points: [0, 0], over: false });
    expect(seen(thrown).dealer).toBe(1);
    expect(thrown.deal).toBe(2);
    expect(seen(thrown).totals).toEqual([0, 0]);
  });

  test('ALF-3 after a misdeal the points already scored stand', () => {
    const hearts = ['TH', 'QH', 'JH', 'AH', '8H'];
    const plain =
      '2S 3S 4S 5S 6S 7S 8S 9S TS JS QS KS AS 8C 9C TC JC QC KC AC 8D 9D TD JD QD KD AD 2H 3H 4H'.split(
        ' ',
      );
    const runs = hearts.flatMap((turned, i) => [...plain.slice(i * 6, i * 6 + 6), turned]);
    const thrown = after(table(LOW, MIXED, '9H', runs.join(' ')), 'beg', 'run');
    expect(closed(thrown)).toMatchObject({ why: 'misdeal', points: [0, 1], totals: [0, 1] });
    expect(seen(thrown).totals).toEqual([0, 1]);
    expect(seen(thrown).dealer).toBe(1);
  });

  test('ALF-3 with seven cards left another run is dealt', () => {
    const hearts = ['TH', 'QH', 'KH', 'AH', '8S'];
    const plain =
      '2S 3S 4S 5S 6S 7S 8H 9S TS JS QS KS AS 8C 9C TC JC QC KC AC 8D 9D TD JD QD KD AD 2H 3H 4H'.split(
        ' ',
      );
    const runs = hearts.flatMap((turned, i) => [...plain.slice(i * 6, i * 6 + 6), turned]);
    const run = after(table(LOW, MIXED, '9H', runs.join(' ')), 'beg', 'run');
    expect(seen(run)).toMatchObject({ phase: 'away', trump: 3, sizes: [21, 21], stock: 4 });
  });

  test('ALF-3 the cards of a run go to forehand first, then to the dealer', () => {
    const run = after(table(LOW, MIXED, '9H', '2S 3S 4S 5S 6S 7S 8S'), 'beg', 'run');
    expect(legal(run).slice(-3)).toEqual(['away 2S', 'away 3S', 'away 4S']);
    const mine = after(run, 'away 2C', 'away 3C', 'away 4C');
    expect(legal(mine).slice(-3)).toEqual(['away 5S', 'away 6S', 'away 7S']);
  });

  test('ALF-4 cards are put away one at a time until six are left, forehand first', () => {
    const run = after(table(LOW, MIXED, '9H', '2S 3S 4S 5S 6S 7S 8S'), 'beg', 'run');
    expect(legal(run).every((move) => move.startsWith('away'))).toBe(true);
    expect(refusal(run, 'play 2C')).toBe('ALF-4');
    expect(refusal(run, 'away 5S')).toBe('ALF-4');
    const mine = after(run, 'away 2C', 'away 3C', 'away 4C');
    expect(seen(mine).turn).toBe(1);
    expect(seen(mine).awaySizes).toEqual([3, 0]);
    const ready = after(mine, 'away 2D', 'away 3D', 'away 4D');
    expect(seen(ready).phase).toBe('play');
    expect(seen(ready).turn).toBe(0);
    expect(mine.game.observer.mask(run.state, 64, 1)).toBe('away ?');
  });

  test('ALF-5 follow or trump; trumping is allowed with the suit in hand', () => {
    const match = after(table('AC KC 2S 3S 4S 5S', '2C AH QS KS 9S 8D', '9H'), 'stand');
    const led = playAll(match, 'AC');
    expect(legal(led)).toEqual(['play 2C', 'play AH']);
    expect(refusal(led, 'play QS')).toBe('ALF-5');
    expect(seen(playAll(led, 'AH')).turn).toBe(1);
    expect(seen(playAll(led, '2C')).turn).toBe(0);
  });

  test('ALF-5 forehand leads, then whoever won; a higher card of the suit wins', () => {
    const match = after(table('QC KC 2S 3S 4S 5S', '2C AC QS KS 9S 8D', '9H'), 'stand');
    expect(seen(match).turn).toBe(0);
    expect(seen(playAll(match, 'QC', 'AC')).turn).toBe(1);
    expect(seen(playAll(match, 'QC', 'AC', 'KS', '2S')).turn).toBe(1);
    expect(seen(playAll(match, 'QC', 'AC', '8D', '2S')).turn).toBe(1);
    expect(seen(playAll(match, 'QC', 'AC', '9S', '2S', 'QS', '3S', '2C', 'KC')).turn).toBe(0);
  });

  test('ALF-5 who can neither follow nor trump plays any card', () => {
    const match = after(table('AC KC 2S 3S 4S 5S', '8D 9D QS KS 9S 7S', '9H'), 'stand');
    expect(legal(playAll(match, 'AC'))).toHaveLength(6);
  });

  test('ALF-5 without the suit one must trump; void=free lifts that', () => {
    const cards = ['AC KC 2S 3S 4S 5S', '8D AH QS KS 9S 7S', '9H', ''] as const;
    expect(legal(playAll(after(table(...cards), 'stand'), 'AC'))).toEqual(['play AH']);
    const free = after(table(...cards, { void: 'free' }), 'stand');
    expect(legal(playAll(free, 'AC'))).toHaveLength(6);
  });

  test('ALF-5 void=free still binds the holder of the suit, and a trump led asks for trumps', () => {
    const free = { void: 'free' };
    const match = after(table('AC KC 2H 3S 4S 5S', '2C AH QS KS 9S 8D', '9H', '', free), 'stand');
    expect(legal(playAll(match, 'AC'))).toEqual(['play 2C', 'play AH']);
    expect(legal(playAll(match, '2H'))).toEqual(['play AH']);
  });

  const HIGH = 'AH KH 2H TC 9C 8C';
  const OTHER = '3H 4H JH 7D 6D 5D';
  const TRICKS = ['AH', '3H', 'KH', '4H', '2H', 'JH', '7D', 'TC', '6D', '9C', '5D', '8C'];

  test('ALF-6 high, low, jack and game go to whoever has them in his tricks', () => {
    const over = playAll(after(table(HIGH, OTHER, '9H'), 'stand'), ...TRICKS);
    expect(closed(over).lines.map(({ seat, label }) => [label.en, seat])).toEqual([
      ['high', 0],
      ['low', 1],
      ['jack', 1],
      ['game', 1],
    ]);
    expect(closed(over).points).toEqual([1, 3]);
  });

  test('ALF-6 one trump alone is both high and low; equal counts give forehand the game', () => {
    const match = after(table('2H 3C 4C 5C 6C 7C', '2D 3D 4D 5D 6D 7D', '9H'), 'stand');
    const over = playAll(
      match,
      '2H',
      '2D',
      '3C',
      '3D',
      '4C',
      '4D',
      '5C',
      '5D',
      '6C',
      '6D',
      '7C',
      '7D',
    );
    expect(closed(over).lines.map(({ seat, label }) => [label.en, seat])).toEqual([
      ['high', 0],
      ['low', 0],
      ['game', 0],
    ]);
  });

  test.each([
    ['AD', 'TC', 1],
    ['TD', 'TC', 0],
    ['TD', 'AC', 0],
    ['AD', 'AC', 0],
    ['AD', 'KC', 0],
    ['KD', 'AC', 1],
    ['QD', 'KC', 1],
    ['JD', 'QC', 1],
    ['JD', 'JC', 0],
    ['9D', 'JC', 1],
    ['9D', '9C', 0],
  ])(
    'ALF-6 forehand with the %s against the %s: the game point goes to seat %i',
    (mine, yours, seat) => {
      const hands = [`${mine} 5S 6S 7S 8S 2C`, `2D 2S 3S 4S 3D ${yours}`] as const;
      const [first, second] = hands.map((hand) => hand.split(' '));
      const tricks = first?.flatMap((card, i) => [card, second?.[i] ?? '']) ?? [];
      const over = playAll(after(table(...hands, '9H'), 'stand'), ...tricks);
      expect(closed(over).lines).toMatchObject([{ seat, label: { en: 'game' }, amount: 1 }]);
    },
  );

  test('ALF-6 ALF-7 both over the target: high comes first, then low, jack and game', () => {
    const start = after(table(HIGH, OTHER, '9H', '', { target: 7 }), 'stand');
    const at = (totals: readonly number[]) => closed(playAll(standing(start, totals), ...TRICKS));
    expect(at([5, 6])).toMatchObject({ points: [1, 1], totals: [6, 7], winners: [1] });
    expect(at([0, 5])).toMatchObject({ points: [1, 2], totals: [1, 7] });
    expect(at([0, 4])).toMatchObject({ points: [1, 3], totals: [1, 7], over: true });
    expect(at([0, 3])).toMatchObject({ points: [1, 3], totals: [1, 6], over: false });
  });

  const standing = (match: AnyMatch, totals: readonly number[]): AnyMatch => ({
    ...match,
    state: { ...(match.state as object), totals },
  });

  test('ALF-7 the step of chance that turns a jack can win the match', () => {
    const start = standing(position(game, {}, 'dealer 1'), [5, 6]);
    const won = after(start, packBeginning(start, `${LOW} ${MIXED} JH`));
    expect(won.ended).toBe(true);
    expect(closed(won)).toMatchObject({
      points: [0, 1],
      totals: [5, 7],
      winners: [1],
      ranks: [2, 1],
    });
  });

  test('ALF-7 a jack turned in a run, or a point given, ends the match before any card', () => {
    const runs = '2S 3S 4S 5S 6S 7S JH';
    const begged = after(table(LOW, MIXED, '9H', runs), 'beg');
    expect(closed(after(standing(begged, [0, 6]), 'run')).points).toEqual([0, 1]);
    expect(closed(after(standing(begged, [6, 6]), 'give'))).toMatchObject({
      points: [1, 0],
      winners: [0],
    });
  });

  test('ALF must hold 1: JH turned, refused, run, JS turned: two points and spades', () => {
    const run = after(table(LOW, MIXED, 'JH', '2S 3S 4S 5S 6S 7S JS'), 'beg', 'run');
    expect(seen(run).scored).toEqual([
      { seat: 1, what: 'turned' },
      { seat: 1, what: 'turned' },
    ]);
    expect(seen(run).trump).toBe(3);
  });

  test('ALF must hold 2: at 6:6 the high wins before the game point is counted', () => {
    const start = after(table(HIGH, OTHER, '9H', '', { target: 7 }), 'stand');
    const even = { ...start, state: { ...(start.state as object), totals: [6, 6] } };
    const over = playAll(even, ...TRICKS);
    expect(closed(over)).toMatchObject({
      points: [1, 0],
      totals: [7, 6],
      winners: [0],
      over: true,
    });
  });

  test('ALF must hold 3: no trump in play: no high, low or jack', () => {
    const match = after(table('8C 3C 4C 5C 6C 7C', '2D 3D 4D 5D 6D 7D', '9H'), 'stand');
    const over = playAll(
      match,
      '8C',
      '2D',
      '3C',
      '3D',
      '4C',
      '4D',
      '5C',
      '5D',
      '6C',
      '6D',
      '7C',
      '7D',
    );
    expect(closed(over).lines.map(({ label }) => label.en)).toEqual(['game']);
  });
});
