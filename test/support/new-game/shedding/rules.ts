/** Sample Shedding: the state and the turn. */
import { dealSingly, openingStep, readDealer } from '../../../../src/blocks/opening.ts';
import { roundsOption } from '../../../../src/blocks/plain-tricks.ts';
import { notHeld } from '../../../../src/blocks/play-text.ts';
import { addTo, left, placing, round, zeros } from '../../../../src/blocks/seats.ts';
import {
  type Card,
  FRENCH_32,
  rankOf,
  sortCards,
  suitOf,
  writeCard,
} from '../../../../src/cards/pack.ts';
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
import { fill, text } from '../../../../src/lang/text.ts';
import texts from './texts.json' with { type: 'json' };

export const options = {
  players: playersOption(2, 4, 3),
  rounds: roundsOption(text('deals in a match', 'Spiele in einer Partie')),
  deals: DEALS,
} satisfies MatchOptionList;
export type Options = ValuesOf<typeof options>;

export const pack = FRENCH_32;
const EACH = 5;

/** A card, or one of the two below. */
export type Move = number;
export const DRAW: Move = -1;
export const PASS: Move = -2;
export const isCard = (move: Move): boolean => move >= 0;

export interface State {
  readonly phase: 'dealer' | 'deal' | 'play' | 'over';
  readonly options: Options;
  /** Deals finished before this one. */
  readonly played: number;
  readonly totals: readonly number[];
  readonly dealer: Seat;
  /** Sorted. */
  readonly hands: readonly (readonly Card[])[];
  /** Next card first. */
  readonly stock: readonly Card[];
  /** The top card last. */
  readonly pile: readonly Card[];
  readonly turn: Seat;
  /** Passes since the last card was played or drawn. */
  readonly passes: number;
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
  hands: zeros(options.players).map(() => []),
  stock: [],
  pile: [],
  turn: CHANCE,
  passes: 0,
});

export const initial = (options: Options): State => fresh(options, 0, zeros(options.players), -1);

/** SMP-6: the deal moves to the left. */
export const next = ({ options, played, totals, hands, dealer }: State): State =>
  fresh(options, played + 1, addTo(totals, points({ hands })), left(dealer, options.players));

export const players = ({ options }: State): number => options.players;

export const actor = ({ phase, turn }: State): Seat => (phase === 'over' ? NOBODY : turn);

export const chance = ({ phase, options }: State, streams: Streams): ChanceStep =>
  openingStep(phase, options.players, pack.order, streams);

export function applyChance(state: State, step: ChanceStep): State | Refusal {
  const { options, played, totals, dealer } = state;
  if (state.phase === 'dealer') {
    const seat = readDealer(step, options.players, 'SMP-6');
    return isRefusal(seat) ? seat : fresh(options, played, totals, seat);
  }
  const refused = expectShuffle(step, 'deal', pack.order, 'SMP-1');
  if (refused !== undefined) return refused;
  const turn = left(dealer, options.players);
  const { hands, rest } = dealSingly(step.values, round(turn, options.players), EACH);
  return {
    ...state,
    phase: 'play',
    hands: hands.map(sortCards),
    pile: rest.slice(0, 1),
    stock: rest.slice(1),
    turn,
  };
}

/** SMP-2. */
const fits = (card: Card, top: Card): boolean =>
  suitOf(pack, card) === suitOf(pack, top) || rankOf(pack, card) === rankOf(pack, top);

const handOf = ({ hands, turn }: State): readonly Card[] => hands[turn] ?? [];

const playable = (state: State): readonly Card[] => {
  const top = state.pile.at(-1) ?? 0;
  return handOf(state).filter((card) => fits(card, top));
};

export function legal(state: State): readonly Move[] {
  const cards = playable(state);
  if (cards.length > 0) return cards;
  return [state.stock.length > 0 ? DRAW : PASS];
}

/** Why the move may not be made. */
function refusalOf(state: State, move: Move): Refusal | undefined {
  if (isCard(move)) {
    const top = state.pile.at(-1) ?? 0;
    if (!handOf(state).includes(move)) return notHeld(pack, move, 'SMP-2');
    return fits(move, top)
      ? undefined
      : refuse('SMP-2', fill(texts.refusals.unfit, writeCard(pack, top)));
  }
  if (playable(state).length > 0) return refuse('SMP-3', texts.refusals.must);
  const isEmpty = state.stock.length === 0;
  if (move === DRAW) return isEmpty ? refuse('SMP-3', texts.refusals.empty) : undefined;
  return isEmpty ? undefined : refuse('SMP-3', texts.refusals.draw);
}

/** Which cards lie where after the move. */
function moved({ hands, turn, stock, pile, passes }: State, move: Move) {
  if (move === PASS) return { hands, stock, pile, passes: passes + 1 };
  const hand = hands[turn] ?? [];
  if (move === DRAW)
    return {
      hands: hands.with(turn, sortCards([...hand, ...stock.slice(0, 1)])),
      stock: stock.slice(1),
      pile,
      passes: 0,
    };
  const rest = hand.filter((card) => card !== move);
  return { hands: hands.with(turn, rest), stock, pile: [...pile, move], passes: 0 };
}

export function apply(state: State, move: Move): State | Refusal {
  const refused = refusalOf(state, move);
  if (refused !== undefined) return refused;
  const { options, turn } = state;
  const after = moved(state, move);
  const isOver = after.hands[turn]?.length === 0 || after.passes === options.players;
  return {
    ...state,
    ...after,
    phase: isOver ? 'over' : 'play',
    turn: left(turn, options.players),
  };
}

export const zones = ({ phase, hands, stock, pile }: State): readonly (readonly Card[])[] =>
  phase === 'dealer' || phase === 'deal' ? [] : [...hands, stock, pile];

/** SMP-5. */
export const points = ({ hands }: Pick<State, 'hands'>): readonly number[] =>
  hands.map((hand) => hand.length);

export function outcome(state: State): Outcome {
  const own = points(state);
  const totals = addTo(state.totals, own);
  return {
    why: own.includes(0) ? 'out' : 'blocked',
    points: own,
    totals,
    lines: own.map((amount, seat) => ({
      seat,
      id: 'left',
      label: texts.points.left,
      amount,
      clause: 'SMP-5',
    })),
    over: state.played + 1 >= state.options.rounds,
    ...placing(totals, 'least'),
  };
}

export const dealtHands: DealtHands<State> = {
  cards: ({ hands }, seat) => hands[seat] ?? [],
  quantities: {
    playable: {
      meaning: texts.points.playable,
      least: 0,
      countsCards: true,
      of: (cards, { pile }) => cards.filter((card) => fits(card, pile[0] ?? 0)).length,
    },
  },
};
