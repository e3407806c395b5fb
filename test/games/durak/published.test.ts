/** What programs are told of a game of Durak. */
import { describe, expect, test } from 'vitest';
import type { AnyMatch } from '../../../src/engine/match.ts';
import { durak } from '../../../src/games/durak/index.ts';
import { published } from '../../../src/games/durak/published.ts';
import { after } from '../../support/play.ts';
import { late, stateOf } from './setting.ts';

const told = (match: AnyMatch, seat: number) =>
  published.publish(durak.observer.observe(stateOf(match), seat));

describe('what programs are told', () => {
  const begun = late(['7C 7D KS 9H', '8C TC 9D 7S', '6D'], { stock: 'AC AD', turned: true });

  test('of a bout: who attacks, what lies and covers, what may still come', () => {
    const { phase, turn, bout } = told(after(begun, 'attack 7C 7D', 'cover 7C 8C'), 1);
    expect({ phase, turn, bout }).toEqual({
      phase: 'ask',
      turn: 0,
      bout: {
        attacker: 0,
        defender: 1,
        otherNeighbour: 2,
        direction: 'left',
        most: 4,
        table: [
          { attack: '7C', cover: '8C' },
          { attack: '7D', cover: null },
        ],
        tickets: [],
        falseCard: null,
        caught: [],
      },
    });
  });

  test('own cards, and of the others those that were seen when taken or drawn', () => {
    const taken = after(begun, 'attack 7C', 'take');
    expect(told(taken, 2)).toMatchObject({
      hand: ['6D'],
      handSizes: [5, 5, 1],
      known: [['AD'], ['7C'], []],
      stock: 0,
      trumpCard: null,
      trumps: ['hearts', 'hearts', 'hearts'],
    });
    expect(told(taken, -1).hand).toEqual([]);
  });

  test('a Weli as what it was played for, and a false card that may be caught', () => {
    const weli = late(['6D KS', '7S 8H'], { options: { weli: true } });
    expect(told(after(weli, 'attack 6D=S', 'cover 6D=S 7S'), 1).bout?.table).toEqual([
      { attack: '6D=S', cover: '7S' },
    ]);
    const cheating = late(['9S KS', '7S 8H'], { options: { cheating: true } });
    const { bout } = told(after(cheating, 'attack 9S', 'cover 9S 7S'), 0);
    expect(bout).toMatchObject({ falseCard: { by: 1, at: 0 }, caught: [] });
    expect(told(after(cheating, 'attack 9S', 'cover 9S 7S', 'catch'), 0).bout?.caught).toEqual([1]);
  });
});
