/**
 * Hiki-Kabu: the turn of the game. Arrays are by seat; `order` lists the seats still in as they
 * play, the dealer last. What a hand counts and who wins the pot is in `hand.ts`.
 */
import { addTo, allSeats, placing } from '../../blocks/seats.ts';
import { type Card, writeCard } from '../../cards/pack.ts';
import { type ChanceStep, expectShuffle } from '../../engine/chance-step.ts';
import type { DealtHands } from '../../engine/extras.ts';
import {
  CHANCE,
  NOBODY,
  type Outcome,
  type ScoreLine,
  type Seat,
  type Streams,
} from '../../engine/game.ts';
import { shuffle } from '../../engine/random.ts';
import { type Refusal, refuse } from '../../engine/refusal.ts';
import { fill, numeral, type Text, text } from '../../lang/text.ts';
import {
  COPIES,
  countOf,
  dealerOf,
  gainsOf,
  isNineOne,
  mayHit,
  mayStand,
  NO_CARD,
  pack,
  resultOf,
  type Settlement,
  settle,
} from './hand.ts';
import { entryChips, type Options } from './options.ts';
import texts from './texts.json' with { type: 'json' };

export type Move = 'hit' | 'stand';

export interface State {
  readonly phase: 'seats' | 'deal' | 'play' | 'over';
  readonly options: Options;
  /** Rounds finished before this one. */
  readonly played: number;
  /** By seat, the chips held at the start of the round. */
  readonly chips: readonly number[];
  /** HIK-1: the card each seat drew last. */
  readonly drawn: readonly Card[];
  readonly order: readonly Seat[];
  /** The place in `order` of the seat to act. */
  readonly place: number;
  readonly open: readonly Card[];
  readonly down: readonly Card[];
  readonly third: readonly Card[];
  /** By seat, the fourth card, which the option `fourthCard` allows (HIK-6). */
  readonly fourth: readonly Card[];
  /** The stock, the next card first. */
  readonly stock: readonly Card[];
}

const noCards = (players: number): readonly Card[] =>
  Array.from({ length: players }, () => NO_CARD);

/** A round before its first step, in which the players who have chips enough draw for the deal (HIK-1). */
function fresh(options: Options, played: number, chips: readonly number[]): State {
  const none = noCards(options.players);
  return {
    phase: 'seats',
    options,
    played,
    chips,
    drawn: none,
    order: [],
    place: 0,
    open: none,
    down: none,
    third: none,
    fourth: none,
    stock: [],
  };
}

export const initial = (options: Options): State =>
  fresh(
    options,
    0,
    allSeats(options.players).map(() => options.chips),
  );

export const settlementOf = (state: State) => settle(state, state.options);

export const next = (finished: State): State =>
  fresh(
    finished.options,
    finished.played + 1,
    addTo(finished.chips, gainsOf(settlementOf(finished))),
  );

/** HIK-10: the seats still in with these chips. */
export const seatsIn = (chips: readonly number[], options: Options): readonly Seat[] =>
  chips.flatMap((held, seat) => (held >= entryChips(options) ? [seat] : []));

export function actor(state: State): Seat {
  if (state.phase === 'over') return NOBODY;
  if (state.phase === 'play') return state.order[state.place] ?? NOBODY;
  return CHANCE;
}

/** The draw that is due: a card for each player still in, which finds the dealer, or the deal (HIK-1). */
export function chance(state: State, streams: Streams): ChanceStep {
  if (state.phase === 'deal') return { word: 'deal', values: shuffle(pack.order, streams('deal')) };
  const drawn = shuffle(pack.order, streams('seats')).slice(
    0,
    seatsIn(state.chips, state.options).length,
  );
  return { word: 'seats', values: drawn };
}

export function applyChance(state: State, step: ChanceStep): State | Refusal {
  if (state.phase === 'seats') return refuseDraw(state, step) ?? draw(state, step.values);
  return expectShuffle(step, 'deal', pack.order, 'HIK-1') ?? deal(state, step.values);
}

/**
 * Refuses recorded cards for the seats that cannot be: not one for each player still in, or one value more often than
 * the pack has it (HIK-1).
 */
function refuseDraw(state: State, { word, values }: ChanceStep): Refusal | undefined {
  const players = seatsIn(state.chips, state.options).length;
  if (word !== 'seats' || values.length !== players)
    return refuse('HIK-1', fill(texts.refusals.seatsFirst, players));
  const excess = values.find((card) => values.filter((other) => other === card).length > COPIES);
  if (excess === undefined) return undefined;
  return refuse('HIK-1', fill(texts.refusals.tooMany, writeCard(pack, excess)));
}

const isTied = (cards: readonly Card[], drawn: Card): boolean =>
  cards.filter((card) => card === drawn).length > 1;

/** HIK-1: the lowest card deals and plays last; a tie for lowest waits for another draw. */
function draw(state: State, cards: readonly Card[]): State {
  const { options, chips } = state;
  const seats = seatsIn(chips, options);
  const drawn = [...noCards(options.players)];
  seats.forEach((seat, i) => {
    drawn[seat] = cards[i] ?? NO_CARD;
  });
  const tied =
    isTied(cards, Math.min(...cards)) ||
    (options.drawTies === 'highest' && isTied(cards, Math.max(...cards)));
  if (tied) return { ...state, drawn };
  const rising = [...seats].sort((a, b) => (drawn[a] ?? 0) - (drawn[b] ?? 0));
  return { ...state, phase: 'deal', drawn, order: [...rising.slice(1), ...rising.slice(0, 1)] };
}

/** HIK-2, HIK-4: one card open to each in playing order, then one face down. */
function deal(state: State, cards: readonly Card[]): State {
  const { order } = state;
  const serve = (from: number): readonly Card[] => {
    const served = [...noCards(state.options.players)];
    order.forEach((seat, place) => {
      served[seat] = cards[from + place] ?? NO_CARD;
    });
    return served;
  };
  const hands = { open: serve(0), down: serve(order.length) };
  return { ...state, phase: 'play', ...hands, place: 0, stock: cards.slice(2 * order.length) };
}

const HIT: readonly Move[] = ['hit'];
const STAND: readonly Move[] = ['stand'];
const EITHER: readonly Move[] = ['hit', 'stand'];

/** HIK-9: a dealer’s nine and one takes no third card. */
const hasNineOne = ({ order, open, down }: State, seat: Seat): boolean =>
  seat === dealerOf(order) && isNineOne(open[seat] ?? NO_CARD, down[seat] ?? NO_CARD);

/** HIK-6, HIK-9: what the hand of the seat on turn may do. */
export function legal(state: State): readonly Move[] {
  const seat = state.order[state.place] ?? 0;
  if (hasNineOne(state, seat)) return STAND;
  const count = resultOf(state, seat);
  if (!mayHit(count)) return STAND;
  if (mayStand(count)) return EITHER;
  return HIT;
}

/** The number of the card that a seat would take: its third or its fourth. */
export const nextCardOf = (
  { third, options }: Pick<State, 'third' | 'options'>,
  seat: Seat,
): Text => (options.fourthCard && third[seat] !== NO_CARD ? texts.moves.fourth : texts.moves.third);

/**
 * Why a move is refused: the dealer has won already (HIK-9), or the count binds the player to the other move (HIK-6).
 */
function refuseMove(state: State, seat: Seat, move: Move): Refusal {
  if (hasNineOne(state, seat)) return refuse('HIK-9', texts.refusals.hasWon);
  const sentence: Text = move === 'hit' ? texts.refusals.tooHigh : texts.refusals.tooLow;
  return refuse('HIK-6', fill(sentence, resultOf(state, seat), nextCardOf(state, seat)));
}

export function apply(state: State, move: Move): State | Refusal {
  const seat = state.order[state.place] ?? 0;
  if (!legal(state).includes(move)) return refuseMove(state, seat, move);
  if (move === 'stand') return afterDecision(state, {}, 1);
  return hit(state, seat);
}

/** HIK-6: with `fourthCard` a hand of three cards decides again. */
function hit(state: State, seat: Seat): State {
  const [card = NO_CARD, ...stock] = state.stock;
  const taken = (cards: readonly Card[]) => cards.with(seat, card);
  if (state.third[seat] !== NO_CARD)
    return afterDecision(state, { fourth: taken(state.fourth), stock }, 1);
  return afterDecision(
    state,
    { third: taken(state.third), stock },
    state.options.fourthCard ? 0 : 1,
  );
}

/** The state after a decision: the turn is `seats` places further in the order, or the dealer's was the last one. */
const afterDecision = (
  state: State,
  { third = state.third, fourth = state.fourth, stock = state.stock }: Partial<State>,
  seats: 0 | 1,
): State => ({
  phase: state.place + seats === state.order.length ? 'over' : 'play',
  options: state.options,
  played: state.played,
  chips: state.chips,
  drawn: state.drawn,
  order: state.order,
  place: state.place + seats,
  open: state.open,
  down: state.down,
  third,
  fourth,
  stock,
});

const CLAUSE_OF = { 'nine-one': 'HIK-9', 'three-alike': 'HIK-8', showdown: 'HIK-7' } as const;

/** The lines of a round's score, by clause: stakes, further stakes of losers, and shares of the pot. */
function scoreLines(
  { why, stakes, more, won }: Settlement,
  { alikeStakes }: Options,
): readonly ScoreLine[] {
  const lines = (id: string, amounts: readonly number[], label: Text, clause: string) =>
    amounts.flatMap((amount, seat) => (amount === 0 ? [] : [{ seat, id, label, amount, clause }]));
  const minus = (amounts: readonly number[]) => amounts.map((amount) => 0 - amount);
  return [
    ...lines('stake', minus(stakes), texts.score.stake, 'HIK-3'),
    ...lines('more', minus(more), fill(texts.score.more, numeral(alikeStakes - 1)), 'HIK-8'),
    ...lines('pot', won, texts.score.pot, CLAUSE_OF[why]),
  ];
}

/** The outcome of a round: who wins the pot, what losers pay, and who is out (HIK-7 to HIK-10). */
export function outcome(state: State): Outcome {
  const settlement = settlementOf(state);
  const points = gainsOf(settlement);
  const totals = addTo(state.chips, points);
  return {
    why: settlement.why,
    points,
    totals,
    lines: scoreLines(settlement, state.options),
    over: state.played + 1 >= state.options.rounds || seatsIn(totals, state.options).length < 2,
    ...placing(totals, 'most'),
  };
}

export const dealtHands: DealtHands<State> = {
  cards: ({ open, down }, seat) =>
    [open[seat] ?? NO_CARD, down[seat] ?? NO_CARD].filter((card) => card !== NO_CARD),
  quantities: {
    count: {
      meaning: text('what the two cards count', 'was die beiden Karten zählen'),
      least: 0,
      most: 9,
      of: ([open = NO_CARD, down = NO_CARD]) => countOf(open, down),
    },
  },
  qualities: {
    'nine-one': {
      meaning: text('a nine face up and a one face down', 'offen die Neun, verdeckt die Eins'),
      holds: ([open = NO_CARD, down = NO_CARD]) => isNineOne(open, down),
    },
  },
};

/** Every place where a card can lie, so that a check can see that no card is lost or doubled. */
export function zones(state: State): readonly (readonly Card[])[] {
  if (state.phase === 'seats' || state.phase === 'deal') return [];
  const held = (cards: readonly Card[]) => cards.filter((card) => card !== NO_CARD);
  return [held(state.open), held(state.down), held(state.third), held(state.fourth), state.stock];
}

export const players = ({ options }: State): number => options.players;
