/**
 * A search ends whatever the rules do: no way through its tree meets a node twice. The games here go round for
 * ever if players like, as Durak once did: a false card, noticed, restored what everybody had seen before.
 */
import { describe, expect, test } from 'vitest';
import { effortIn } from '../../src/ai/decide.ts';
import { decide, playerStream } from '../../src/ai/index.ts';
import { type AnyGame, LEVELS, NOBODY } from '../../src/engine/game.ts';
import { toy } from './toy.ts';

interface Place {
  readonly seat: number;
  /** Where each move leads. */
  readonly moves: Readonly<Record<string, string>>;
}
/** A place that is not listed is an end. */
type Board = Readonly<Record<string, Place>>;

/** One way through the tree and its playout take no more steps than this. */
const LONGEST_WAY = 10_000;

/** A game on a board where everybody sees the place and nothing else. */
function gameOn(board: Board, onStep: () => void): AnyGame {
  const any = toy();
  const game = {
    ...any,
    rules: {
      ...any.rules,
      actor: (place: string) => board[place]?.seat ?? NOBODY,
      legal: (place: string) => Object.keys(board[place]?.moves ?? {}),
      apply: (place: string, move: string) => {
        onStep();
        return board[place]?.moves[move] ?? '';
      },
      outcome: (place: string) => ({ points: place === 'won' ? [1, 0] : [0, 1] }),
    },
    observer: {
      observe: (place: string) => ({ place }),
      hidden: () => ({ pool: [1, 2], slots: [{ size: 1 }, { size: 1 }] }),
      determinize: ({ place }: { readonly place: string }) => place,
    },
  };
  return game as unknown as AnyGame;
}

/** What seat 0 does at a place. Throws once the search takes many more steps than the level's budget. */
function decided(board: Board, place: string, level: (typeof LEVELS)[number]) {
  let steps = 0;
  const most = () => effortIn(game, level).positions + LONGEST_WAY;
  const game = gameOn(board, () => {
    if (++steps > most()) throw new Error(`the search goes on after ${steps} steps`);
  });
  const asked = {
    observation: game.observer.observe(place, 0),
    seat: 0,
    moves: game.rules.legal(place),
  };
  return decide(game, asked, level, playerStream('endless', 0, 0)).move;
}

const BOARDS: Readonly<Record<string, Board>> = {
  'what was noticed is played again': {
    start: { seat: 0, moves: { cheat: 'doubted', play: 'answer' } },
    doubted: { seat: 1, moves: { catch: 'start', done: 'won' } },
    answer: { seat: 1, moves: { beat: 'lost', hand: 'won' } },
  },
  'nothing ever ends': {
    start: { seat: 0, moves: { left: 'west', right: 'east' } },
    west: { seat: 1, moves: { left: 'east', right: 'start' } },
    east: { seat: 1, moves: { left: 'start', right: 'west' } },
  },
  'forced moves go round': {
    start: { seat: 0, moves: { enter: 'ring', play: 'won' } },
    ring: { seat: 1, moves: { on: 'back' } },
    back: { seat: 0, moves: { on: 'ring' } },
  },
};

describe.each(Object.entries(BOARDS))('where %s', (_, board) => {
  test.each(LEVELS)('%s decides', (level) => {
    expect(Object.keys(board.start?.moves ?? {})).toContain(decided(board, 'start', level));
  });
});

test('a move that wins is found beside one that goes round', () => {
  const board = BOARDS['forced moves go round'] ?? {};
  for (const level of LEVELS) expect(decided(board, 'start', level)).toBe('play');
});
