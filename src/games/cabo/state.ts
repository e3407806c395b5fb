/** The state of a round of Cabo. */
import type { Card } from '../../cards/pack.ts';
import type { Seat } from '../../engine/game.ts';
import type { Options } from './options.ts';
import type { Eyes, Row } from './row.ts';

/** No card in hand, no caller, no starter. */
export const NONE = -1;

export type Phase = 'starter' | 'deal' | 'look' | 'turn' | 'drawn' | 'restock' | 'over';

export interface State {
  readonly phase: Phase;
  readonly options: Options;
  /** Deals finished before this one. */
  readonly played: number;
  readonly totals: readonly number[];
  /** CAB-1: who may start, as bits; chance decides among several. */
  readonly starters: number;
  readonly starter: Seat;
  readonly rows: readonly Row[];
  /** Next card first. */
  readonly stock: readonly Card[];
  /** The last card is the top. */
  readonly pile: readonly Card[];
  /** The card that the seat to play drew from the stock; NONE between turns. */
  readonly drawn: Card;
  readonly turn: Seat;
  readonly caller: Seat;
  /** Turns finished in this deal. */
  readonly turns: number;
  /** Those to whom a card of some row is fresh. */
  readonly eyes: Eyes;
}
