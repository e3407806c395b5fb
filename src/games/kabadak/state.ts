/** The state of a deal of Kabadak, and how one is made. */
import type { Draft } from '../../blocks/draft.ts';
import { zeros } from '../../blocks/seats.ts';
import type { Card } from '../../cards/pack.ts';
import { type CardSet, EMPTY, has } from '../../cards/set.ts';
import { CHANCE, NOBODY, type Seat } from '../../engine/game.ts';
import { DEALS, type MatchOptionList, playersOption, type ValuesOf } from '../../engine/options.ts';
import { text } from '../../lang/text.ts';
import type { Lacks } from './belief.ts';
import type { Row } from './rows.ts';

/** Places for rows, present from the start. */
export const PLACES = 8;
/** Cards a row usually grows to. */
export const ROW_CARDS = 8;
/** Cards a hand usually grows to. */
export const HAND_CARDS = 12;

export const options = {
  players: playersOption(2, 2, 2),
  target: {
    kind: 'number',
    range: [50, 1000],
    default: 200,
    label: text('round lost above', 'Runde verloren über'),
    meaning: text(
      'losses above which a player loses the round',
      'Verlustpunkte, über denen man die Runde verliert',
    ),
  },
  rounds: {
    kind: 'number',
    isLength: true,
    range: [1, 99],
    default: 1,
    label: text('rounds in the match', 'Runden der Partie'),
    meaning: text(
      'rounds in the match; most rounds won wins the match',
      'Runden der Partie; wer die meisten Runden gewinnt, gewinnt die Partie',
    ),
  },
  deals: DEALS,
} satisfies MatchOptionList;
export type Options = ValuesOf<typeof options>;

export const PLAYERS = 2;

/** How a deal ended. */
export type EndReason = 'out' | 'blocked' | 'kabadak' | 'bare-kabadak';

/** The standing of the match before this deal. */
export interface Standing {
  /** Rounds finished. */
  readonly rounds: number;
  readonly wins: readonly number[];
  /** The seat that dealt first in this round; −1 before it is drawn. */
  readonly opener: Seat;
  /** Deals finished in this round. */
  readonly deals: number;
  /** Losses in this round. */
  readonly totals: readonly number[];
}

export interface State {
  /** The deal is over in the phases of `EndReason`. */
  readonly phase: 'dealer' | 'deal' | 'play' | EndReason;
  readonly options: Options;
  readonly standing: Standing;
  readonly dealer: Seat;
  /** The seat to act; in a finished deal the seat that made the last step. */
  readonly turn: Seat;
  readonly hands: readonly CardSet[];
  /** The talon, the next card first. */
  readonly talon: readonly Card[];
  readonly rows: readonly Row[];
  /** All cards of the rows. */
  readonly laid: CardSet;
  /** The seats that have come out, one bit each. */
  readonly out: number;
  /** Whether the step before was a pass. */
  readonly passed: boolean;
  /** The card a seat drew in its last turn, or −1. */
  readonly drawn: readonly number[];
  /** By seat, the cards that its hand can hardly hold, since its player did not lay them (`belief.ts`). */
  readonly lacks: readonly Lacks[];
}

/** The parts of a state that observers see only in part. */
type HiddenPart = Pick<State, 'hands' | 'talon' | 'drawn'>;

/** A state made of its seen and its hidden parts. Written out, so that all states share one hidden class. */
export const stateOf = (
  seen: Omit<State, keyof HiddenPart>,
  { hands, talon, drawn }: HiddenPart,
): Draft<State> => ({
  phase: seen.phase,
  options: seen.options,
  standing: seen.standing,
  dealer: seen.dealer,
  turn: seen.turn,
  hands,
  talon,
  rows: seen.rows,
  laid: seen.laid,
  out: seen.out,
  passed: seen.passed,
  drawn,
  lacks: seen.lacks,
});

export const draftOf = (state: State): Draft<State> => stateOf(state, state);

const NO_LACKS: readonly Lacks[] = [[], []];
const NOTHING_DRAWN: readonly number[] = [-1, -1];

/** A deal before its first step, which chance makes. */
export const waiting = (options: Options, standing: Standing, dealer: Seat): State => ({
  phase: dealer < 0 ? 'dealer' : 'deal',
  options,
  standing,
  dealer,
  turn: CHANCE,
  hands: zeros(PLAYERS),
  talon: [],
  rows: [],
  laid: EMPTY,
  out: 0,
  passed: false,
  drawn: NOTHING_DRAWN,
  lacks: NO_LACKS,
});

export const initial = (options: Options): State =>
  waiting(
    options,
    { rounds: 0, wins: zeros(PLAYERS), opener: -1, deals: 0, totals: zeros(PLAYERS) },
    -1,
  );

export const isDealt = (phase: State['phase']): boolean => phase !== 'dealer' && phase !== 'deal';
export const isOver = (phase: State['phase']): phase is EndReason =>
  isDealt(phase) && phase !== 'play';
export const handOf = (state: State): CardSet => state.hands[state.turn] ?? EMPTY;
export const hasComeOut = (out: number, seat: Seat): boolean => has(out, seat);

export const actor = (state: State): Seat => (isOver(state.phase) ? NOBODY : state.turn);
