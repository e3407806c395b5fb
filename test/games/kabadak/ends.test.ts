import { describe, expect, test } from 'vitest';
import { outcome } from '../../../src/games/kabadak/score.ts';
import { after, closed, legal, position, refusal } from '../../support/play.ts';
import {
  dealing,
  drained,
  GO_OUT,
  game,
  legalWith,
  type Match,
  randomDeals,
  SEVEN,
  stateOf,
  table,
  tableOf,
} from './support.ts';

/** Two of each rank and no three in a row: once the talon is gone neither can come out. */
const STUCK = ['7C 7D 8C 8D 9H 9S TH', 'TS JC JD QC QD KH KS AH AS'];
const OTHER = ['7H 7S 8H 8S 9C 9D TC', 'TD JH JS QH QS KC KD AC AD'];

/** The step that deals both stuck hands; `first` is served first and draws first. */
function stuckDeal(match: Match): string {
  const [own = '', drawn = ''] = STUCK;
  const [theirs = '', others = ''] = OTHER;
  const mine = drawn.split(' ');
  const talon = mine.flatMap((card, i) => [card, others.split(' ')[i] ?? '']);
  return dealing(match, own, theirs, talon.join(' '));
}

/** Deals stuck hands and plays them to the end. */
const blocked = (match: Match): Match =>
  after(drained(after(match, stuckDeal(match))), 'pass', 'pass');

/** The next deal, won at once by the seat that begins it; the other is left with `hand`. */
const goOut = (match: Match, hand: string): Match =>
  after(match, dealing(match, SEVEN, hand), GO_OUT);

const KABADAK = 'AC AD AH KC KD QH JS';
const CHEAP = '7C 7D 7H 8S 9H 9S TS';
const LOW = '7D 7H 7S 8D 8H 8S 9S';

describe('Kabadak: how a deal ends', () => {
  test('KAB-12 with the talon gone who cannot lay down passes, and does nothing else', () => {
    const start = position(game, {}, 'dealer 1');
    const stuck = drained(after(start, stuckDeal(start)));
    expect(legal(stuck)).toEqual(['pass']);
    expect(refusal(stuck, 'draw')).toBe('KAB-11');
    expect(refusal(table('9C'), 'pass')).toBe('KAB-12');
  });

  test('KAB-12 with the talon gone who can lay down must, opening included', () => {
    const match = drained(table('9C 9D 9H'));
    expect(legal(match)).toContain('new 9C 9D 9H');
    expect(legal(match)).not.toContain('pass');
    expect(refusal(match, 'pass')).toBe('KAB-12');
  });

  test('KAB-12 a Kabadak does not force: beside the lay-downs it may stay in hand', () => {
    const match = drained(table(KABADAK));
    expect(legal(match)).toContain('kabadak');
    expect(legal(match)).not.toContain('pass');
    expect(refusal(match, 'new AC AD AH')).toBeUndefined();
  });

  test('KAB-12 who holds a Kabadak can lay down its aces, so he is never left to pass', () => {
    const match = drained(table(KABADAK));
    expect(legalWith(match, 'new AC AD AH')).toEqual(['new AC AD AH']);
  });

  test('KAB-13 an empty hand ends the deal: the other counts what he holds', () => {
    const over = after(table(SEVEN, 'AD AH KD QD TD 9D 7D'), GO_OUT);
    const { why, points, lines } = closed(over);
    expect(why).toBe('out');
    expect(points).toEqual([0, 11 + 11 + 10 + 10 + 10 + 9 + 7]);
    expect(lines.map(({ amount, clause }) => [amount, clause])).toEqual([
      [0, 'KAB-13'],
      [68, 'KAB-13'],
    ]);
    expect(lines[1]?.label.de).toBe('noch auf der Hand: [7D] [9D] [TD] [QD] [KD] [AD] [AH]');
  });

  test('KAB-13 two passes in succession end the deal and each counts his own hand', () => {
    const { why, points, totals } = closed(blocked(position(game, {}, 'dealer 1')));
    expect(why).toBe('blocked');
    expect(points).toEqual([150, 150]);
    expect(totals).toEqual([150, 150]);
  });

  test('KAB-13 one pass alone does not, nor two with a lay-down between', () => {
    let between = 0;
    for (const { steps } of randomDeals(400)) {
      const turns = steps.join(' ').match(/pass lay (?=pass [a-z])/g) ?? [];
      between += turns.length;
      expect(steps.join(' ')).not.toMatch(/pass pass ./);
    }
    expect(between).toBeGreaterThan(20);
  });

  test('KAB-14 three aces, two kings, a queen and a jack end the deal, out or not', () => {
    const match = after(table(KABADAK, CHEAP, 'TD TH'), 'draw', 'draw');
    const { why, points, lines } = closed(after(match, 'kabadak'));
    expect([why, points]).toEqual(['kabadak', [0, 57 + 10]]);
    expect(lines.map(({ clause }) => clause)).toEqual(['KAB-14', 'KAB-14']);
    expect(refusal(table('AC AD AH KC QC QD JC'), 'kabadak')).toBe('KAB-14');
    expect(refusal(table('AC AD KC KD KH QD JC'), 'kabadak')).toBe('KAB-14');
    expect(refusal(table('AC AD AH KC KD KH JC'), 'kabadak')).toBe('KAB-14');
    expect(refusal(table('AC AD AH KC KD KH QC'), 'kabadak')).toBe('KAB-14');
  });

  test('KAB-14 the declarer who is out and holds more scores nothing', () => {
    const talon = 'KD 7S QH 8D JS 9D TD QS KH';
    const start = table('7C 8C 9C AC AD AH KC', '7D 7H 8H 9H 9S TS TH', talon);
    const match = after(start, ...Array<string>(8).fill('draw'));
    expect(legal(match)).toContain('kabadak');
    const out = after(match, 'new 7C 8C 9C', 'draw', 'kabadak');
    const theirs = 7 + 7 + 8 + 9 + 9 + 10 + 10 + (7 + 8 + 9 + 10 + 10);
    expect([closed(out).why, closed(out).points]).toEqual(['kabadak', [0, theirs]]);
  });

  test('KAB-15 seven cards exactly are a bare Kabadak, straight from the deal too', () => {
    const { why, points, over, winners } = closed(after(table(KABADAK, CHEAP), 'kabadak'));
    expect([why, points, over, winners]).toEqual(['bare-kabadak', [0, 57], true, [0]]);
  });

  test('KAB-15 the round is the declarer’s whatever the totals', () => {
    const start = table(SEVEN, 'AS AH KD QD JD TD 9D');
    const behind = after(start, GO_OUT);
    const match = after(behind, dealing(behind, KABADAK, CHEAP), 'kabadak');
    const { totals, winners, ranks, over } = closed(match);
    expect(totals).toEqual([57, 71]);
    expect([over, winners, ranks]).toEqual([true, [1], [2, 1]]);
  });

  test('KAB-16 a Kabadak in hand counts 73 when the other goes out first', () => {
    const held = 'AD AH AS KD KH QH JS';
    const { why, points } = closed(after(table(SEVEN, held), GO_OUT));
    expect([why, points]).toEqual(['out', [0, 73]]);
  });

  test('KAB-17 the deal alternates and losses add up', () => {
    const one = goOut(position(game, {}, 'dealer 1'), CHEAP.replace('7C', 'AC'));
    expect(closed(one).totals).toEqual([0, 61]);
    expect(closed(one).over).toBe(false);
    expect(stateOf(one)).toMatchObject({ dealer: 0, standing: { deals: 1, totals: [0, 61] } });
    const two = after(one, dealing(one, SEVEN, ''));
    expect(game.rules.actor(stateOf(two))).toBe(1);
  });

  test('KAB-17 the target may be reached but not exceeded', () => {
    const left = '7D 7H 7S 8D 8H 8S AS';
    const loss = 21 + 24 + 11;
    const reached = goOut(position(game, { target: loss }, 'dealer 1'), left);
    expect([closed(reached).over, reached.ended]).toEqual([false, false]);
    const exceeded = goOut(position(game, { target: loss - 1 }, 'dealer 1'), left);
    expect([closed(exceeded).over, closed(exceeded).winners]).toEqual([true, [0]]);
    expect(exceeded.ended).toBe(true);
  });

  test('KAB-17 both over in one deal: the larger total loses', () => {
    const start = goOut(position(game, { target: 100, rounds: 2 }, 'dealer 1'), '7D 7H 7S 8D');
    const [, before = 0] = closed(start).totals;
    const over = blocked(start);
    expect(closed(over).totals).toEqual([150, 150 + before]);
    expect([closed(over).winners, closed(over).ranks]).toEqual([[0], [1, 2]]);
    expect(stateOf(over).standing.wins).toEqual([1, 0]);
  });

  test('KAB-17 equal totals draw the round: played, won by nobody', () => {
    const over = blocked(position(game, { target: 100, rounds: 2 }, 'dealer 1'));
    expect(closed(over)).toMatchObject({ over: false, winners: [0, 1], ranks: [1, 1] });
    expect(stateOf(over).standing).toMatchObject({ rounds: 1, wins: [0, 0], totals: [0, 0] });
    const last = blocked(position(game, { target: 100 }, 'dealer 1'));
    expect(closed(last)).toMatchObject({ over: true, winners: [0, 1], ranks: [1, 1] });
  });

  test('KAB-17 the next round is opened by who did not open this one, at 0', () => {
    const options = { target: 50, rounds: 3 };
    const one = goOut(position(game, options, 'dealer 1'), '');
    expect(stateOf(one)).toMatchObject({
      dealer: 0,
      standing: { rounds: 1, wins: [1, 0], opener: 0, deals: 0, totals: [0, 0] },
    });
    const two = goOut(one, '');
    expect(stateOf(two)).toMatchObject({ dealer: 1, standing: { rounds: 2, wins: [1, 1] } });
    const three = goOut(two, '');
    expect(closed(three)).toMatchObject({ over: true, winners: [0], ranks: [1, 2] });
    expect(closed(three).totals).toEqual(closed(three).points);
  });

  test('KAB-17 after an odd round the opener still alternates', () => {
    const one = goOut(position(game, { target: 100, rounds: 2 }, 'dealer 1'), LOW);
    const two = goOut(one, LOW);
    const three = goOut(two, '');
    expect(closed(three).totals[1]).toBeGreaterThan(100);
    expect(stateOf(three)).toMatchObject({ dealer: 0, standing: { opener: 0, rounds: 1 } });
  });

  test('KAB-17 rounds won come before totals, also when `deals` stops the match', () => {
    const options = { target: 60, rounds: 9, deals: 2 };
    const one = goOut(position(game, options, 'dealer 1'), '');
    expect(stateOf(one).standing.wins).toEqual([1, 0]);
    const two = goOut(one, LOW);
    expect(two.ended).toBe(true);
    expect(closed(two)).toMatchObject({ over: false, totals: [54, 0] });
    expect(closed(two)).toMatchObject({ winners: [0], ranks: [1, 2] });
  });

  test('KAB-17 with equal rounds the lower totals of the current round rank first', () => {
    const stopped = goOut(position(game, { deals: 1 }, 'dealer 1'), CHEAP.replace('7C', 'AC'));
    expect(stopped.ended).toBe(true);
    expect(closed(stopped)).toMatchObject({ over: false, winners: [0], ranks: [1, 2] });
  });

  test('KAB-17 an unfinished deal has no outcome', () => {
    expect(() => outcome(stateOf(table(SEVEN)))).toThrow();
    expect(tableOf(table(SEVEN)).facts.map(({ value }) => value.en)).toEqual(['200', '1']);
    const many = table(SEVEN, '', '', { rounds: 3 });
    expect(tableOf(many).facts.map(({ value }) => value.en)).toEqual(['200', '1', '1 of 3']);
  });
});
