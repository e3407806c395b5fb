/**
 * A game written as a tree: who chooses among which names, or what a deal ends with. Cards
 * are a hidden pool that an end may depend on. For tests of opponents without a real game's rules.
 */
import { type AnyGame, CHANCE, type Heuristics, NOBODY } from '../../src/engine/game.ts';
import type { SearchServices } from '../../src/engine/searched.ts';
import { findGame } from '../../src/games/index.ts';

export interface Choice {
  readonly seat: number;
  readonly moves: Readonly<Record<string, Tree>>;
}
/** Chance takes the one its stream names. */
export interface Luck {
  readonly luck: readonly Tree[];
}
/** Points by seat; where they depend on the hidden cards, a function of them. */
export interface End {
  readonly points: readonly number[] | ((cards: readonly number[]) => readonly number[]);
}
export type Tree = Choice | Luck | End;

export interface ToyState {
  readonly tree: Tree;
  readonly cards: readonly number[];
}

type ToyHeuristics = Partial<Heuristics<ToyState, string, Tree>>;

interface Setup {
  readonly heuristics?: ToyHeuristics;
  readonly extras?: SearchServices<ToyState, string, Tree>;
  readonly aim?: 'most' | 'least';
  readonly players?: number;
  /** Hidden from everybody, in one slot. */
  readonly pool?: readonly number[];
  /** Called for every step made. */
  readonly onStep?: () => void;
}

export const end = (...points: readonly number[]): End => ({ points });
export const choice = (seat: number, moves: Readonly<Record<string, Tree>>): Choice => ({
  seat,
  moves,
});

const actor = ({ tree }: ToyState): number =>
  'seat' in tree ? tree.seat : 'luck' in tree ? CHANCE : NOBODY;

const pointsOf = ({ tree, cards }: ToyState): readonly number[] => {
  if (!('points' in tree)) throw new Error('the deal is not over');
  return typeof tree.points === 'function' ? tree.points(cards) : tree.points;
};

/** A game value with working rules and heuristics; the rest is borrowed from any game. */
export function toy({
  heuristics,
  extras,
  aim = 'most',
  players = 2,
  pool = [],
  onStep,
}: Setup = {}): AnyGame {
  const any = findGame('boese-dame');
  if (any === undefined) throw new Error('no game');
  const to = (state: ToyState, tree: Tree | undefined): ToyState => {
    onStep?.();
    if (tree === undefined) throw new Error('no such move');
    return { ...state, tree };
  };
  const game = {
    ...any,
    id: 'toy',
    aim,
    rules: {
      players: () => players,
      actor,
      legal: ({ tree }: ToyState) => ('moves' in tree ? Object.keys(tree.moves) : []),
      apply: (state: ToyState, move: string) =>
        to(state, 'moves' in state.tree ? state.tree.moves[move] : undefined),
      chance: ({ tree }: ToyState, streams: (word: string) => () => number) => ({
        word: 'luck',
        values: [Math.floor(streams('luck')() * ('luck' in tree ? tree.luck.length : 0))],
      }),
      applyChance: (state: ToyState, step: { readonly values: readonly number[] }) =>
        to(state, 'luck' in state.tree ? state.tree.luck[step.values[0] ?? -1] : undefined),
      outcome: (state: ToyState) => ({ points: pointsOf(state) }),
    },
    notation: { ...any.notation, write: (move: string) => move },
    observer: {
      observe: ({ tree }: ToyState) => tree,
      hidden: () => ({ pool, slots: [{ size: pool.length }] }),
      determinize: (tree: Tree, assignment: readonly (readonly number[])[]): ToyState => ({
        tree,
        cards: assignment[0] ?? [],
      }),
    },
    heuristics: { levels: any.heuristics.levels, ...heuristics },
    extras: { ...any.extras, causes: () => [], ...extras },
  };
  return game as unknown as AnyGame;
}

export const stateOf = (tree: Tree, cards: readonly number[] = []): ToyState => ({ tree, cards });
