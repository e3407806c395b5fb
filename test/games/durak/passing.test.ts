import { describe, expect, test } from 'vitest';
import type { AnyGame } from '../../../src/engine/game.ts';
import { resolveOptions } from '../../../src/engine/options.ts';
import { isRefusal } from '../../../src/engine/refusal.ts';
import { durak } from '../../../src/games/durak/index.ts';
import { after, closed, legal, refusal } from '../../support/play.ts';
import { actorOf, boutOf, handOf, late, resolved, stateOf } from './setting.ts';

const game: AnyGame = durak;
const passes = (texts: readonly string[]): readonly string[] =>
  texts.filter((text) => /^(pass|show)/.test(text));

describe('passing on', () => {
  const options = { transfer: 'any' };

  test('DUR-21 cards of the attack’s rank pass it on while nothing is covered', () => {
    const start = after(late(['7C KS', '7S 8C 9D', 'QC QD QS', 'JC'], { options }), 'attack 7C');
    expect(passes(legal(start))).toEqual(['pass 7S']);
    const passed = after(start, 'pass 7S');
    expect(stateOf(passed).bout).toMatchObject({ attacker: 1, defender: 2, other: 3, most: 3 });
    expect(boutOf(passed)).toBe('7C 7S');
    expect(actorOf(passed)).toBe(2);
    expect(handOf(passed, 1)).toBe('8C 9D');
    expect(refusal(start, 'pass 8C')).toBe('DUR-21');
    expect(refusal(start, 'pass 7S 8C')).toBe('DUR-21');
    expect(refusal(start, 'pass 7D')).toBe('DUR-3');
  });

  test('DUR-21 not once something is covered, and not where passing is off', () => {
    const start = after(late(['7C 7D', '7S 8C 9D', 'QC QD QS'], { options }), 'attack 7C 7D');
    const covered = after(start, 'cover 7C 8C', 'done');
    expect(passes(legal(covered))).toEqual([]);
    expect(refusal(covered, 'pass 7S')).toBe('DUR-21');
    expect(refusal(after(late(['7C', '7S 8C', 'QC QD']), 'attack 7C'), 'pass 7S')).toBe('DUR-21');
  });

  test('DUR-21 all that lies stays within the limit and the new defender’s hand', () => {
    const short = after(late(['7C 7D', '7S 8C', 'QC QD'], { options }), 'attack 7C 7D');
    expect(passes(legal(short))).toEqual([]);
    const empty = after(late(['7C', '7S 8C', 'QC QD'], { options }), 'attack 7C', 'pass 7S');
    expect(stateOf(empty).bout).toMatchObject({ attacker: 1, defender: 2, other: 0 });
    const back = after(late(['7C', '7S 8C'], { options }), 'attack 7C');
    expect(refusal(back, 'pass 7S')).toBe('DUR-21');
    const first = late(['7C 7D 7S 7C', '7H 7D 8C 9C', 'QC QD QS QH KC KD'], {
      options: { ...options, packs: 2 },
      change: { bouts: 0 },
    });
    const four = after(first, 'attack 7C 7C 7D 7S');
    expect(passes(legal(four))).toEqual(['pass 7D', 'pass 7H']);
  });

  test('DUR-21 the first bout keeps its five cards however often it is passed on', () => {
    const start = late(['7C 7D AC', '7S 7H AD AD', '7C 7D AS AS 9C', 'QC QD QS QH KC KD'], {
      options: { transfer: 'any', packs: 2 },
      change: { bouts: 0 },
    });
    const passed = after(start, 'attack 7C 7D', 'pass 7H');
    expect(passes(legal(passed))).toEqual(['pass 7C', 'pass 7D', 'pass 7C 7D']);
    const again = after(passed, 'pass 7C 7D');
    expect(stateOf(again).bout).toMatchObject({ defender: 3, most: 5 });
  });
});

describe('tickets', () => {
  const options = { transfer: 'any', ticket: 'free' };

  test('DUR-22 a trump of the attack’s rank passes it on when shown', () => {
    const start = after(late(['7C KS', '7H 7S 8C', 'QC QD'], { options }), 'attack 7C');
    expect(passes(legal(start))).toContain('show 7H');
    const shown = after(start, 'show 7H');
    expect(actorOf(shown)).toBe(2);
    expect(handOf(shown, 1)).toBe('8C 7H 7S');
    expect(boutOf(shown)).toBe('7C');
    expect(refusal(start, 'show 7S')).toBe('DUR-22');
    expect(refusal(start, 'show 7D')).toBe('DUR-22');
    expect(refusal(start, 'show 7H take')).toBe('DUR-22');
    expect(refusal(after(late(['7C', '7H 8C', 'QC']), 'attack 7C'), 'show 7H')).toBe('DUR-22');
  });

  test('DUR-22 the next player must hold as many as lie; under equal it counts as one card', () => {
    const short = after(late(['7C 7D', '7H 8C', 'QC'], { options }), 'attack 7C 7D');
    expect(refusal(short, 'show 7H')).toBe('DUR-22');
    const equal = { transfer: 'equal', ticket: 'free' };
    const two = after(late(['7C 7D', '7H 8C', 'QC QD'], { options: equal }), 'attack 7C 7D');
    expect(refusal(two, 'show 7H')).toBe('DUR-21');
    const one = after(late(['7C 7D', '7H 8C', 'QC QD'], { options: equal }), 'attack 7C');
    expect(legal(one)).toContain('show 7H');
  });

  test('DUR-22 the same card again only if one was added since; once: as often as it is held', () => {
    const hands = ['7C KS 7S', '7H 8C AD', '7D QC AC JC'];
    const round = (ticket: string) =>
      after(
        late(hands, { options: { transfer: 'any', ticket } }),
        ...['attack 7C', 'show 7H', 'pass 7D', 'pass 7S'],
      );
    expect(legal(round('free'))).toContain('show 7H');
    expect(refusal(round('once'), 'show 7H')).toBe('DUR-22');
    const two = (ticket: string) =>
      late(['7H 7C KS', '7H 8C AD'], { options: { transfer: 'any', ticket, packs: 2 } });
    const shown = after(two('free'), 'attack 7C', 'show 7H', 'show 7H');
    expect(actorOf(shown)).toBe(1);
    expect(refusal(shown, 'show 7H')).toBe('DUR-22');
  });

  test('DUR-22 a ticket is of his own trump suit, and no Weli in another suit', () => {
    const own = late(['7C KS', '7H 7S 8C', 'QC QD'], {
      options: { ...options, trump: 'own-after' },
      change: { trumps: [2, 3, 0] },
    });
    expect(passes(legal(after(own, 'attack 7C')))).toContain('show 7S');
    expect(passes(legal(after(own, 'attack 7C')))).not.toContain('show 7H');
    const weli = late(['6C KS', '6D 8C', 'QC QD'], { options: { ...options, weli: true } });
    expect(refusal(after(weli, 'attack 6C'), 'show 6H')).toBe('DUR-22');
    expect(passes(legal(after(weli, 'attack 6C')))).toEqual([
      'pass 6D',
      'pass 6D=C',
      'pass 6D=H',
      'pass 6D=S',
    ]);
  });
});

describe('directions', () => {
  const hands = ['7C KS', '7S 8C', 'QC QD QS', 'JC JD JS'];
  const turned = (direction: string, pass: string) =>
    after(late(hands, { options: { transfer: 'any', direction } }), 'attack 7C', pass);

  test('DUR-23 who passes on says left or right, also if both lead to one player', () => {
    const two = after(
      late(['7C KS AS', '7S 8C'], { options: { transfer: 'any', direction: 'once' } }),
      'attack 7C',
    );
    expect(passes(legal(two))).toEqual(['pass 7S left', 'pass 7S right']);
    expect(refusal(two, 'pass 7S')).toBe('DUR-23');
    expect(refusal(two, 'pass 7S right stay')).toBe('DUR-23');
    const fixed = after(late(hands, { options: { transfer: 'any' } }), 'attack 7C');
    expect(refusal(fixed, 'pass 7S left')).toBe('DUR-23');
  });

  test('DUR-23 the rest of the bout runs that way, with the other neighbour on its far side', () => {
    const back = late(['7C KS AS', '7S 8C', 'QC QD', 'JC JD'], {
      options: { transfer: 'any', direction: 'once' },
    });
    const right = after(back, 'attack 7C', 'pass 7S right');
    expect(stateOf(right).bout).toMatchObject({
      attacker: 1,
      defender: 0,
      other: 3,
      direction: -1,
    });
    expect(actorOf(after(right, 'take'))).toBe(1);
  });

  test('DUR-23 keep: every pass sets the direction of play', () => {
    const right = late(['7C KS AS', '7S 8C', 'QC QD', 'JC JD'], {
      options: { transfer: 'any', direction: 'keep' },
    });
    const taken = after(right, 'attack 7C', 'pass 7S right', 'take');
    expect(stateOf(taken).direction).toBe(-1);
    expect(actorOf(taken)).toBe(3);
    expect(stateOf(taken).bout.defender).toBe(2);
  });

  test('DUR-23 chosen: it stays only if the passer who turns adds stay', () => {
    const start = late(['7C KS AS', '7S 8C', 'QC QD', 'JC JD'], {
      options: { transfer: 'any', direction: 'chosen' },
    });
    const attacked = after(start, 'attack 7C');
    expect(passes(legal(attacked))).toEqual([
      'pass 7S left',
      'pass 7S right',
      'pass 7S right stay',
    ]);
    expect(refusal(attacked, 'pass 7S left stay')).toBe('DUR-23');
    expect(stateOf(after(attacked, 'pass 7S right')).direction).toBe(1);
    expect(stateOf(after(attacked, 'pass 7S right stay', 'take')).direction).toBe(-1);
    expect(actorOf(turned('once', 'pass 7S left'))).toBe(2);
  });
});

describe('pairs', () => {
  const together = { pairs: 'together', players: 4 };

  test('DUR-24 an even number of players from four; partners sit opposite', () => {
    expect(() => resolved({ pairs: 'together', players: 3 })).toThrow(/even/);
    expect(() => resolved({ pairs: 'takeover', players: 2 })).toThrow(/even/);
    const six = late(['7C', '8C 9C', 'TC', 'JC', 'QC', 'KC'], {
      options: { pairs: 'takeover' },
      out: [],
    });
    expect(stateOf(six).bout).toMatchObject({ attacker: 0, defender: 1, other: 2 });
  });

  test('DUR-24 the defender’s partner never adds, not even for one who takes', () => {
    const options = { ...together, pileOn: 'all' };
    const start = late(['7C KS', '8S 9D', 'QC QD', '7D 7S'], { options });
    const taking = after(start, 'attack 7C', 'take');
    expect(actorOf(taking)).toBe(0);
    expect(actorOf(after(taking, 'done'))).toBe(2);
    const over = after(taking, 'done', 'done');
    expect(handOf(over, 3)).toBe('7D 7S');
    expect(stateOf(over).bouts).toBe(6);
  });

  test('DUR-24 together: when one goes out his partner’s cards leave unseen, and the others lose', () => {
    const over = after(
      late(['7C', '8S 9D', 'QC QD', 'JC'], { options: together }),
      'attack 7C',
      'take',
    );
    expect(stateOf(over).out).toEqual([0, 2]);
    expect(closed(over)).toMatchObject({ why: 'durak', points: [0, 1, 0, 1], winners: [0, 2] });
    const seen = over.game.observer.observe(over.state, 1) as {
      awaySizes: readonly number[];
      away: unknown;
    };
    expect(seen.awaySizes).toEqual([0, 0, 2, 0]);
    expect(seen.away).toEqual([0, 0, 0, 0]);
  });

  test('DUR-24 the sheet tells together and takeover apart', () => {
    const told = (pairs: string): string => {
      const given = resolveOptions(game.options, { players: 4, pairs });
      if (isRefusal(given)) throw new Error(given.text.en);
      return game.clauses(given).find(({ id }) => id === 'DUR-24')?.text.en ?? '';
    };
    expect(told('takeover')).toContain('plays on alone');
    expect(told('together')).not.toContain('plays on alone');
    expect(told('together')).not.toBe(told('off'));
  });

  test('DUR-24 takeover: the partner plays on, and the last party in play is durak', () => {
    const options = { pairs: 'takeover', players: 4 };
    const start = late(['7C', '8S 9D', 'QC', 'JC'], { options });
    const first = after(start, 'attack 7C', 'take');
    expect(stateOf(first).out).toEqual([0]);
    expect(first.ended).toBe(false);
    const over = after(first, 'attack QC', 'take');
    expect(closed(over)).toMatchObject({ why: 'durak', points: [0, 1, 0, 1], ranks: [1, 3, 1, 3] });
  });

  test('DUR-24 passes go to the next who is not one’s partner', () => {
    const options = { pairs: 'takeover', players: 4, transfer: 'any' };
    const start = late(['7C 8C', '7S 9C', 'TC TD', ''], { options, out: [3] });
    const passed = after(start, 'attack 7C', 'pass 7S');
    expect(stateOf(passed).bout).toMatchObject({ attacker: 1, defender: 2 });
    const three = late(['7C 8C', '7S 9C', '', 'TC TD'], { options, out: [2] });
    const back = after(three, 'attack 7C');
    expect(refusal(back, 'pass 7S')).toBe('DUR-21');
  });
});
