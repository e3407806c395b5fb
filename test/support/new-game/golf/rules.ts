/** Sample Golf: the state and the turn. */
import { dealSingly, openingStep, readDealer } from '../../../../src/blocks/opening.ts';
import { roundsOption } from '../../../../src/blocks/plain-tricks.ts';
import { addTo, left, placing, round, zeros } from '../../../../src/blocks/seats.ts';
import { type Card, FRENCH_52, rankOf } from '../../../../src/cards/pack.ts';
import { type ChanceStep, expectShuffle } from '../../../../src/engine/chance-step.ts';
import type { DealtHands } from '../../../../src/engine/extras.ts';
import {
  CHANCE,
  NOBODY,
  type Outcome,
  type Seat,
  type Streams,
} from '../../../../src/engine/game.ts';
import {
  DEALS,
  type MatchOptionList,
  playersOption,
  type ValuesOf,
} from '../../../../src/engine/options.ts';
import { isRefusal, type Refusal, refuse } from '../../../../src/engine/refusal.ts';
import { text } from '../../../../src/lang/text.ts';
import texts from './texts.json' with { type: 'json' };

export const options = {
  players: playersOption(2, 4, 3),
  rounds: roundsOption(text('deals in a match', 'Spiele in einer Partie')),
  deals: DEALS,
} satisfies MatchOptionList;
export type Options = ValuesOf<typeof options>;

export const pack = FRENCH_52;
/** Cards in a row. */
export const EACH = 6;
/** No card has been drawn. */
export const NONE: Card = -1;

const { refusals } = texts;

/** `take`: the top of the pile for a place, `put`: the drawn card; places count from 0. */
export type Move =
  | { readonly verb: 'draw' | 'drop' }
  | { readonly verb: 'take' | 'put'; readonly place: number };

/** A place of a row, and whether its card lies face up. */
export interface Place {
  readonly card: Card;
  readonly isUp: boolean;
}
type Row = readonly Place[];

export interface State {
  readonly phase: 'dealer' | 'deal' | 'turn' | 'drawn' | 'over';
  readonly options: Options;
  /** Deals finished before this one. */
  readonly played: number;
  readonly totals: readonly number[];
  readonly dealer: Seat;
  readonly rows: readonly Row[];
  /** Next card first. */
  readonly stock: readonly Card[];
  /** The top card last. */
  readonly pile: readonly Card[];
  /** The card in the hand of whoever has drawn. */
  readonly drawn: Card;
  readonly turn: Seat;
}

const fresh = (
  options: Options,
  played: number,
  totals: readonly number[],
  dealer: Seat,
): State => ({
  phase: dealer < 0 ? 'dealer' : 'deal',
  options,
  played,
  totals,
  dealer,
  rows: zeros(options.players).map(() => []),
  stock: [],
  pile: [],
  drawn: NONE,
  turn: CHANCE,
});

export const initial = (options: Options): State => fresh(options, 0, zeros(options.players), -1);

/** SMP-7: the deal moves to the left. */
export const next = (finished: State): State => {
  const { options, played, totals, dealer } = finished;
  const after = addTo(totals, points(finished));
  return fresh(options, played + 1, after, left(dealer, options.players));
};

export const players = ({ options }: State): number => options.players;

export const actor = ({ phase, turn }: State): Seat => (phase === 'over' ? NOBODY : turn);

export const chance = ({ phase, options }: State, streams: Streams): ChanceStep =>
  openingStep(phase, options.players, pack.order, streams);

const faceDown = (card: Card): Place => ({ card, isUp: false });
const faceUp = (card: Card): Place => ({ card, isUp: true });

export function applyChance(state: State, step: ChanceStep): State | Refusal {
  const { options, played, totals, dealer } = state;
  if (state.phase === 'dealer') {
    const seat = readDealer(step, options.players, 'SMP-7');
    return isRefusal(seat) ? seat : fresh(options, played, totals, seat);
  }
  const refused = expectShuffle(step, 'deal', pack.order, 'SMP-1');
  if (refused !== undefined) return refused;
  const turn = left(dealer, options.players);
  const { hands, rest } = dealSingly(step.values, round(turn, options.players), EACH);
  return {
    ...state,
    phase: 'turn',
    rows: hands.map((cards) => cards.map(faceDown)),
    pile: rest.slice(0, 1),
    stock: rest.slice(1),
    turn,
  };
}

/** SMP-4: the places of the row whose cards may still be exchanged. */
const slotsDown = (row: Row): readonly number[] =>
  row.flatMap(({ isUp }, place) => (isUp ? [] : [place]));

const rowOf = ({ rows, turn }: State): Row => rows[turn] ?? [];

export function legal(state: State): readonly Move[] {
  const slots = slotsDown(rowOf(state));
  if (state.phase === 'drawn')
    return [{ verb: 'drop' }, ...slots.map((place): Move => ({ verb: 'put', place }))];
  return [{ verb: 'draw' }, ...slots.map((place): Move => ({ verb: 'take', place }))];
}

/** Why the move may not be made. */
function refusalOf(state: State, move: Move): Refusal | undefined {
  const isForDrawn = move.verb === 'drop' || move.verb === 'put';
  if (state.phase === 'drawn' && !isForDrawn) return refuse('SMP-3', refusals.drawn);
  if (state.phase === 'turn' && isForDrawn) return refuse('SMP-2', refusals.notDrawn);
  if (!('place' in move)) return undefined;
  return slotsDown(rowOf(state)).includes(move.place)
    ? undefined
    : refuse('SMP-4', refusals.faceUp);
}

/** The state with the card face up in a place of the row, and the card that lay there on the pile. */
function exchanged(state: State, place: number, card: Card, pile: readonly Card[]): State {
  const row = rowOf(state);
  const old = row[place]?.card ?? NONE;
  const rows = state.rows.with(state.turn, row.with(place, faceUp(card)));
  return { ...state, rows, pile: [...pile, old], drawn: NONE };
}

function moved(state: State, move: Move): State {
  const { pile, drawn } = state;
  switch (move.verb) {
    case 'draw':
      return { ...state, drawn: state.stock[0] ?? NONE, stock: state.stock.slice(1) };
    case 'drop':
      return { ...state, drawn: NONE, pile: [...pile, drawn] };
    case 'put':
      return exchanged(state, move.place, drawn, pile);
    case 'take':
      return exchanged(state, move.place, pile.at(-1) ?? NONE, pile.slice(0, -1));
  }
}

const isComplete = (row: Row): boolean => slotsDown(row).length === 0;

export function apply(state: State, move: Move): State | Refusal {
  const refused = refusalOf(state, move);
  if (refused !== undefined) return refused;
  const after = moved(state, move);
  if (move.verb === 'draw') return { ...after, phase: 'drawn' };
  const isOver = isComplete(rowOf(after)) || after.stock.length === 0;
  if (isOver) return { ...after, phase: 'over', turn: NOBODY };
  return { ...after, phase: 'turn', turn: left(state.turn, state.options.players) };
}

const cardsOf = (row: Row): readonly Card[] => row.map(({ card }) => card);

export const zones = ({ phase, rows, stock, pile, drawn }: State): readonly (readonly Card[])[] => {
  if (phase === 'dealer' || phase === 'deal') return [];
  return [...rows.map(cardsOf), stock, pile, drawn === NONE ? [] : [drawn]];
};

const ACE = pack.tokens.findIndex((token) => token.startsWith('A'));
const TEN = 10;

/** SMP-6. */
export function pointsOf(card: Card): number {
  const rank = rankOf(pack, card);
  return rank === ACE ? 1 : Math.min(TEN, rank + 2);
}

const sumOf = (cards: readonly Card[]): number =>
  cards.reduce((sum, card) => sum + pointsOf(card), 0);

export const points = ({ rows }: Pick<State, 'rows'>): readonly number[] =>
  rows.map((row) => sumOf(cardsOf(row)));

export function outcome(state: State): Outcome {
  const own = points(state);
  const totals = addTo(state.totals, own);
  return {
    why: state.stock.length === 0 ? 'empty' : 'complete',
    points: own,
    totals,
    lines: own.map((amount, seat) => ({
      seat,
      id: 'row',
      label: texts.points.row,
      amount,
      clause: 'SMP-6',
    })),
    over: state.played + 1 >= state.options.rounds,
    ...placing(totals, 'least'),
  };
}

export const dealtHands: DealtHands<State> = {
  cards: ({ rows }, seat) => cardsOf(rows[seat] ?? []),
  quantities: {
    sum: { meaning: texts.points.sum, least: 0, of: sumOf },
  },
};
