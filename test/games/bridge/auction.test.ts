import { describe, expect, test } from 'vitest';
import { NOBODY } from '../../../src/engine/game.ts';
import { matchActor } from '../../../src/engine/match.ts';
import { after, closed, legal, refusal } from '../../support/play.ts';
import { atBoard, dealing, NORTH_ALL, opened, passes, SUITS } from './support.ts';

const rubber = (dealer = 'N') => opened({}, dealer);
const dealt = (dealer = 'N', hands = SUITS) => after(rubber(dealer), dealing(dealer, hands));

describe('dealing', () => {
  test('BRI-1 thirteen cards each, one at a time from the dealer’s left', () => {
    const match = dealt('E');
    expect(matchActor(match)).toBe(1);
    const passed = after(match, '1H', ...passes(3));
    expect(matchActor(passed)).toBe(2);
    expect(legal(passed)).toHaveLength(13);
    expect(legal(passed)[0]).toBe('play 2D');
  });

  test('BRI-1 the deal must be the whole pack, the dealer a seat', () => {
    const match = opened({}, 'N');
    expect(refusal(match, 'deal 2C 3C')).toBe('BRI-1');
    expect(refusal(match, dealing('N', SUITS).replace('AS', '2C'))).toBe('BRI-1');
    expect(refusal(match, 'dealer 0')).toBe('BRI-1');
  });

  test('BRI-1 the deal moves clockwise', () => {
    const match = after(dealt('W'), ...passes(4), dealing('N', SUITS));
    expect(matchActor(match)).toBe(0);
  });
});

describe('the auction', () => {
  test('BRI-2 the dealer may pass or bid anything; nothing is there to double', () => {
    expect(legal(dealt())).toHaveLength(36);
    expect(legal(dealt())[0]).toBe('pass');
    expect(legal(dealt())[1]).toBe('1C');
    expect(legal(dealt()).at(-1)).toBe('7N');
    expect(refusal(dealt(), 'x')).toBe('BRI-2');
    expect(refusal(dealt(), 'xx')).toBe('BRI-2');
  });

  test('BRI-2 a bid must be higher in level, or in strain at the same level', () => {
    const match = after(dealt(), '1H');
    expect(refusal(match, '1H')).toBe('BRI-2');
    expect(refusal(match, '1D')).toBe('BRI-2');
    expect(refusal(match, '1S')).toBeUndefined();
    expect(refusal(match, '2C')).toBeUndefined();
    expect(legal(match)).toContain('1N');
    expect(legal(match)).not.toContain('1H');
  });

  test('BRI-2 only the opponents’ last bid is doubled, once; only one’s own side redoubles', () => {
    const bid = after(dealt(), '1H');
    expect(legal(bid)).toContain('x');
    expect(refusal(after(bid, 'pass'), 'x')).toBe('BRI-2');
    const doubled = after(bid, 'x');
    expect(legal(doubled)).toContain('xx');
    expect(refusal(doubled, 'x')).toBe('BRI-2');
    expect(refusal(after(doubled, 'pass'), 'xx')).toBe('BRI-2');
    expect(refusal(after(doubled, 'pass', 'pass'), 'xx')).toBeUndefined();
    expect(refusal(after(doubled, 'xx'), 'xx')).toBe('BRI-2');
    expect(refusal(after(doubled, 'xx'), 'x')).toBe('BRI-2');
    expect(legal(after(doubled, '1S'))).toContain('x');
  });

  test('BRI-2 three passes end it; a double starts the count anew', () => {
    const bid = after(dealt(), '1H', 'pass', 'pass');
    expect(legal(after(bid, 'x', 'pass', 'pass'))).toContain('xx');
    expect(legal(after(bid, 'pass'))[0]).toMatch(/^play/);
    expect(refusal(after(bid, 'pass'), '2H')).toBe('BRI-3');
    expect(refusal(bid, 'play 2S')).toBe('BRI-2');
  });

  test('BRI-2 four passes at the start: nobody scores and the next dealer deals', () => {
    const match = after(dealt('E'), ...passes(4));
    expect(closed(match).why).toBe('passed-out');
    expect(closed(match).points).toEqual([0, 0, 0, 0]);
    expect(matchActor(after(match, dealing('S', SUITS)))).toBe(2);
    const three = after(dealt('E'), ...passes(3), '1C');
    expect(three.closed).toBeUndefined();
  });

  test('BRI-2 in chicago the same dealer deals again and the vulnerability stays', () => {
    const first = opened({ scoring: 'chicago' }, 'E');
    const again = after(first, dealing('E', SUITS), ...passes(4));
    expect(closed(again).why).toBe('passed-out');
    expect(matchActor(after(again, dealing('E', SUITS)))).toBe(1);
    const lost = after(again, dealing('E', SUITS), '7C', ...passes(3), 'play 2D', 'claim 0');
    expect(closed(lost).points).toEqual([650, 0, 650, 0]);
    expect(closed(lost).over).toBe(false);
  });

  test('BRI-2 a passed-out deal counts for deals', () => {
    const match = after(opened({ deals: 1 }, 'N'), dealing('N', SUITS), ...passes(4));
    expect(match.ended).toBe(true);
  });

  test('calls are read in many spellings, and refused when they are none', () => {
    const match = dealt();
    for (const line of ['1N', '1nt', '1SA', '1♠', 'p', 'Pass'])
      expect(refusal(match, line)).toBeUndefined();
    for (const line of ['8N', '0C', '1X', 'xxx', 'claim', 'claim 14', 'claim x', 'bid'])
      expect(refusal(match, line)).toBe('notation');
  });
});

describe('the contract', () => {
  test('BRI-3 declarer is who first named the strain for his side; his left leads', () => {
    const match = after(dealt(), '1H', 'pass', '2H', '2S', '3H', '3S', 'pass', 'pass', 'pass');
    expect(matchActor(match)).toBe(0);
    const other = after(dealt(), '1H', '1S', '2H', '2S', '4H', ...passes(3));
    expect(matchActor(other)).toBe(1);
    const partner = after(dealt(), '1C', 'pass', '1H', 'pass', '2H', ...passes(3));
    expect(matchActor(partner)).toBe(3);
  });

  test('BRI-3 the declarer acts for dummy, whose seat never acts', () => {
    const led = after(dealt('N', NORTH_ALL), '3N', ...passes(3), 'play JH');
    expect(matchActor(led)).toBe(0);
    expect(legal(led)).toEqual(['play 5H', 'play 6H', 'play 7H']);
    expect(refusal(led, 'play AH')).toBe('BRI-3');
    const west = after(led, 'play 5H');
    expect(matchActor(west)).toBe(3);
    const own = after(west, 'play 2H');
    expect(matchActor(own)).toBe(0);
    expect(legal(own)).toEqual(['play QH', 'play KH', 'play AH']);
  });

  test('BRI-3 a dummy that wins leads by the declarer’s hand', () => {
    const led = after(
      dealt('S', NORTH_ALL),
      '3N',
      ...passes(3),
      'play 2S',
      'play AS',
      'play JS',
      'play 5S',
    );
    expect(matchActor(led)).toBe(2);
    expect(legal(led)).toHaveLength(12);
    expect(legal(led)).toContain('play JC');
  });

  test('BRI-3 dummy lies open to all after the lead, and not before', () => {
    const before = after(dealt('N', NORTH_ALL), '3N', ...passes(3));
    const led = after(before, 'play JH');
    for (const observer of [-1, 0, 1, 3]) {
      const seen = (match: typeof led) =>
        match.game.observer.hidden(match.game.observer.observe(match.state, observer)).pool.length;
      expect(seen(before)).toBe(observer < 0 ? 52 : 39);
      expect(seen(led)).toBe(observer < 0 ? 38 : observer === 1 ? 26 : 25);
    }
  });

  test('BRI-3 the match waits for nobody when it is over', () => {
    const match = after(opened({ deals: 1 }, 'N'), dealing('N', SUITS), ...passes(4));
    expect(matchActor(match)).toBe(NOBODY);
  });

  test('BRI-8 duplicate opens with North and deals board after board round the table', () => {
    expect(refusal(atBoard(1), 'dealer 1')).toBe('BRI-1');
    expect(matchActor(after(atBoard(6), dealing('E', SUITS)))).toBe(1);
    expect(() => opened({ scoring: 'duplicate' }, 'E')).toThrow(/BRI-8/);
  });
});
