/** Bakkarat: the turn of the game. */
import { addTo, left, placing, round, zeros } from '../../blocks/seats.ts';
import type { Card } from '../../cards/pack.ts';
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
import { fill, text } from '../../lang/text.ts';
import type { Options } from './options.ts';
import { BAK, beatsBank, countHand, isBak, type Player, pack, payment } from './shoe.ts';
import texts from './texts.json' with { type: 'json' };

const { refusals, score } = texts;

export type Move = { readonly verb: 'stake'; readonly amount: number } | { readonly verb: Draw };
type Draw = 'hit' | 'stand';

export interface State {
  readonly phase: 'stake' | 'deal' | 'third' | 'over';
  readonly options: Options;
  /** Decided deals before this one. */
  readonly decided: number;
  readonly chips: readonly number[];
  readonly bank: Seat;
  /** The stake of each seat; after a void deal the stakes stand (BAK-4). */
  readonly stakes: readonly number[];
  readonly turn: Seat;
  /** The hands: two cards each, and the third if one was taken. */
  readonly hands: readonly (readonly Card[])[];
  readonly stock: readonly Card[];
  readonly stood: readonly Seat[];
  readonly why: 'comparison' | 'bak';
}

/** The seats in order: the players from the bank's left, then the bank. */
const seatOrder = (state: Pick<State, 'bank' | 'options'>): readonly Seat[] =>
  round(left(state.bank, state.options.players), state.options.players);

/** BAK-8: the seats that play this deal, the bank last. */
export const inPlay = (state: Pick<State, 'bank' | 'options' | 'chips'>): readonly Seat[] =>
  seatOrder(state).filter((seat) => seat === state.bank || (state.chips[seat] ?? 0) > 0);

const fresh = (
  options: Options,
  decided: number,
  chips: readonly number[],
  bank: Seat,
  stakes: readonly number[],
): State => {
  const none = zeros(options.players);
  const state: State = {
    phase: 'deal',
    options,
    decided,
    chips,
    bank,
    stakes,
    turn: CHANCE,
    hands: none.map(() => []),
    stock: [],
    stood: [],
    why: 'comparison',
  };
  const staked = stakes.some((stake) => stake > 0);
  return staked ? state : { ...state, phase: 'stake', turn: inPlay(state)[0] ?? bank };
};

export const initial = (options: Options): State =>
  fresh(
    options,
    0,
    zeros(options.players).map(() => options.chips),
    options.players - 1,
    zeros(options.players),
  );

/** BAK-4, BAK-9: a void deal repeats; after a decided one the bank may pass. */
export function next(finished: State): State {
  const { options, decided, chips, bank, stakes } = finished;
  if (finished.why === 'bak') return fresh(options, decided, chips, bank, stakes);
  const held = pay(finished);
  return fresh(options, decided + 1, held, nextBank(finished), zeros(options.players));
}

export const nextBank = ({ options, bank }: State): Seat =>
  options.bank === 'rotate' ? left(bank, options.players) : bank;

export const actor = (state: State): Seat => (state.phase === 'over' ? NOBODY : state.turn);

export const chance = (_: State, streams: Streams): ChanceStep => ({
  word: 'deal',
  values: shuffle(pack.order, streams('deal')),
});

export const applyChance = (state: State, step: ChanceStep): State | Refusal =>
  expectShuffle(step, 'deal', pack.order, 'BAK-2') ?? deal(state, step.values);

/** Deals two cards to each seat in play (BAK-2); a Bak among them makes the deal void (BAK-4). */
function deal(state: State, cards: readonly Card[]): State {
  const seats = inPlay(state);
  const hands = state.hands.map((_, seat) => {
    const place = seats.indexOf(seat);
    return place < 0 ? [] : [cards[place] ?? 0, cards[place + seats.length] ?? 0];
  });
  const dealt = { ...state, hands, stock: cards.slice(2 * seats.length) };
  if (hands.some((hand) => hand.length > 0 && isBak(hand)))
    return { ...dealt, phase: 'over', turn: CHANCE, why: 'bak' };
  return { ...dealt, phase: 'third', turn: seats[0] ?? state.bank };
}

/** BAK-8: the most the seat to act may stake. */
export const mostStake = (state: Pick<State, 'options' | 'chips' | 'turn'>): number =>
  Math.min(state.options.limit, state.chips[state.turn] ?? 0);

export const legal = (state: State): readonly Move[] =>
  state.phase === 'stake'
    ? Array.from({ length: mostStake(state) }, (_, i) => ({ verb: 'stake', amount: i + 1 }))
    : [{ verb: 'hit' }, { verb: 'stand' }];

/** Makes a move: a stake within what the seat has and the limit (BAK-8), then a third card or none (BAK-5). */
export function apply(state: State, move: Move): State | Refusal {
  if (move.verb === 'stake') {
    if (state.phase !== 'stake') return refuse('BAK-2', refusals.notNow);
    const most = mostStake(state);
    if (move.amount < 1 || move.amount > most)
      return refuse('BAK-8', most === 1 ? refusals.stakeOne : fill(refusals.stake, most));
    return stake(state, move.amount);
  }
  if (state.phase !== 'third') return refuse('BAK-2', refusals.stakeFirst);
  if (move.verb === 'hit') return hit(state);
  return stand(state);
}

const after = (state: State): Seat | undefined => {
  const seats = inPlay(state);
  return seats[seats.indexOf(state.turn) + 1];
};

/** BAK-2: sets a stake and asks the next player; the deal follows when it is the bank's turn. */
function stake(state: State, amount: number): State {
  const stakes = state.stakes.map((held, seat) => (seat === state.turn ? amount : held));
  const following = after(state);
  if (following === undefined || following === state.bank)
    return { ...state, stakes, phase: 'deal', turn: CHANCE };
  return { ...state, stakes, turn: following };
}

/** Passes the turn to the next seat; after the bank the hands are compared. */
function pass(state: State): State {
  const following = after(state);
  if (following === undefined) return { ...state, phase: 'over', turn: CHANCE };
  return { ...state, turn: following };
}

const stand = (state: State): State => pass({ ...state, stood: [...state.stood, state.turn] });

/** BAK-5: takes a third card. */
function hit(state: State): State {
  const [card = 0, ...stock] = state.stock;
  const hands = state.hands.map((hand, seat) => (seat === state.turn ? [...hand, card] : hand));
  const drawn = { ...state, hands, stock };
  if (isBak(hands[state.turn] ?? [])) return { ...drawn, phase: 'over', turn: CHANCE, why: 'bak' };
  return pass(drawn);
}

/** BAK-6: the players who staked, and whether each beats the bank. */
export function playersOf(state: State): readonly Player[] {
  const bank = state.hands[state.bank] ?? [];
  return inPlay(state)
    .filter((seat) => seat !== state.bank)
    .map((seat) => ({
      seat,
      stake: state.stakes[seat] ?? 0,
      better: beatsBank(state.hands[seat] ?? [], bank),
    }));
}

/** BAK-7: chips won or lost by seat; the bank bears the balance. */
export function pointsOf(state: State): readonly number[] {
  if (state.why === 'bak') return zeros(state.options.players);
  const players = playersOf(state);
  const points = [...zeros(state.options.players)];
  for (const player of players) {
    const paid = payment(player, players, state.options);
    points[player.seat] = paid;
    points[state.bank] = (points[state.bank] ?? 0) - paid;
  }
  return points;
}

export const pay = (state: State): readonly number[] => addTo(state.chips, pointsOf(state));

/** What a seat's line of the score says: a void deal, sitting out, or its count against the bank's. */
function namedBy(state: State, seat: number): Pick<ScoreLine, 'id' | 'label'> {
  if (state.why === 'bak') return { id: 'bak', label: score.void };
  const hand = state.hands[seat] ?? [];
  const count = countHand(hand);
  if (seat === state.bank) return { id: `bank ${count}`, label: fill(score.bank, count) };
  if (hand.length === 0) return { id: 'idle', label: score.idle };
  const against = countHand(state.hands[state.bank] ?? []);
  return { id: `${count} against ${against}`, label: fill(score.against, count, against) };
}

/** BAK-8: the match is over after the rounds, or when no player has chips. */
function isOver(state: State, chips: readonly number[]): boolean {
  if (state.why === 'bak') return false;
  const bank = nextBank(state);
  const broke = chips.every((held, seat) => seat === bank || held <= 0);
  return broke || state.decided + 1 >= state.options.rounds;
}

/** The result of a deal: chips won and lost (BAK-7), none in a void deal (BAK-4). */
export function outcome(state: State): Outcome {
  const points = pointsOf(state);
  const totals = pay(state);
  const clause = state.why === 'bak' ? 'BAK-4' : 'BAK-7';
  return {
    why: state.why,
    points,
    totals,
    lines: points.map((amount, seat) => ({ seat, ...namedBy(state, seat), amount, clause })),
    over: isOver(state, totals),
    ...placing(totals, 'most'),
  };
}

export const dealtHands: DealtHands<State> = {
  cards: ({ hands }, seat) => hands[seat] ?? [],
  quantities: {
    count: {
      meaning: text('what the two cards count', 'was die beiden Karten zählen'),
      least: 0,
      most: BAK,
      of: countHand,
    },
  },
  qualities: {
    bak: { meaning: text('exactly ten: Bak', 'genau zehn: Bak'), holds: isBak },
  },
};

/** Every place where a card can lie, so that a check can see that no card is lost or doubled. */
export function zones(state: State): readonly (readonly Card[])[] {
  if (state.phase === 'stake' || state.phase === 'deal') return [];
  return [...state.hands, state.stock];
}

export const players = ({ options }: State): number => options.players;
