/**
 * Auf Wiedersehen: the push. A packet lists its cards from the top down; a card that was pushed
 * under it carries the PUSHED bit, so that AUW-6 can tell it from a card dealt there. A push copies
 * the list of packets and the one packet it changes, and shares all others with the state before.
 */
import { type Card, FRENCH_52, rankOf } from '../../cards/pack.ts';
import { type ChanceStep, expectShuffle } from '../../engine/chance-step.ts';
import type { DealtHands } from '../../engine/extras.ts';
import { CHANCE, NOBODY, type Outcome, type Seat, type Streams } from '../../engine/game.ts';
import { DEALS, type MatchOptionList, playersOption, type ValuesOf } from '../../engine/options.ts';
import { shuffle } from '../../engine/random.ts';
import { isRefusal, type Refusal, refuse } from '../../engine/refusal.ts';
import { text } from '../../lang/text.ts';
import texts from './texts.json' with { type: 'json' };

export const options = {
  players: playersOption(1, 1, 1),
  home: {
    kind: 'choice',
    label: text('card dealt to its own packet', 'Karte schon im eigenen Päckchen'),
    meaning: text(
      'whether a card dealt to the packet of its value stops the patience',
      'ob eine Karte, die schon im Päckchen ihres Wertes liegt, die Patience beendet',
    ),
    choices: {
      strict: text('stops the patience', 'beendet die Patience'),
      skip: text('is taken like any other', 'wird genommen wie jede andere'),
    },
  },
  deals: DEALS,
} satisfies MatchOptionList;
export type Options = ValuesOf<typeof options>;

export const pack = FRENCH_52;
export type Move = 'push';
/** The bit added to a card that was pushed; the lower bits are the card itself. */
export const PUSHED = 64;
export const cardOf = (laid: number): Card => laid & (PUSHED - 1);
export const isPushed = (laid: number): boolean => laid >= PUSHED;

const DEALT_PACKETS = 12;
export const PACKET_SIZE = 4;
/** The packet of the kings, which begins empty. */
export const KINGS = DEALT_PACKETS;
/** The packet of a card's value: 0 for an ace, 1 for a two, 12 for a king. */
export const PACKET_OF: readonly number[] = pack.tokens.map(
  (_, card) => (rankOf(pack, card) + 1) % pack.ranks,
);
export const NO_CARD = -1;

export interface State {
  readonly phase: 'deal' | 'play' | 'over';
  readonly options: Options;
  /** Deals finished before this one. */
  readonly played: number;
  /** The number of cards pushed in all deals before this one. */
  readonly before: number;
  /** The thirteen packets, each from the top down. */
  readonly packets: readonly (readonly number[])[];
  readonly hand: Card;
  /** The talon, the next card first. */
  readonly talon: readonly Card[];
  readonly pushed: number;
}

const fresh = (options: Options, played: number, before: number): State => ({
  phase: 'deal',
  options,
  played,
  before,
  packets: [],
  hand: NO_CARD,
  talon: [],
  pushed: 0,
});

export const initial = (options: Options): State => fresh(options, 0, 0);

export const next = (finished: State): State =>
  fresh(finished.options, finished.played + 1, finished.before + finished.pushed);

export function actor(state: State): Seat {
  if (state.phase === 'over') return NOBODY;
  if (state.phase === 'deal') return CHANCE;
  return 0;
}

export const chance = (_: State, streams: Streams): ChanceStep => ({
  word: 'deal',
  values: shuffle(pack.order, streams('deal')),
});

export const applyChance = (state: State, step: ChanceStep): State | Refusal =>
  expectShuffle(step, 'deal', pack.order, 'AUW-1') ?? deal(state, step.values);

/** Deals the packets (AUW-1) and takes the first card in hand (AUW-2). */
function deal(state: State, cards: readonly Card[]): State {
  const dealt = DEALT_PACKETS * PACKET_SIZE;
  const packets: (readonly Card[])[] = [cards.slice(1, PACKET_SIZE)];
  for (let from = PACKET_SIZE; from < dealt; from += PACKET_SIZE)
    packets.push(cards.slice(from, from + PACKET_SIZE));
  return {
    ...state,
    phase: 'play',
    packets: [...packets, []],
    hand: cards[0] ?? NO_CARD,
    talon: cards.slice(dealt),
  };
}

const MOVES: readonly Move[] = ['push'];
export const legal = (_: State): readonly Move[] => MOVES;

/** AUW-3: pushes the card in hand under its packet and takes the packet's top card. */
export function apply(state: State, _: Move): State | Refusal {
  const { hand, packets, talon } = state;
  if (state.phase !== 'play') return refuse('AUW-5', texts.push.ended);
  const at = PACKET_OF[hand] ?? KINGS;
  const packet = packets[at] ?? [];
  const [top = NO_CARD] = at === KINGS ? talon : packet;
  const isOver = at !== KINGS && isStuck(top, at, state.options.home);
  const below = at === KINGS || isOver ? packet.slice() : packet.slice(1);
  below.push(hand + PUSHED);
  return {
    phase: isOver ? 'over' : 'play',
    options: state.options,
    played: state.played,
    before: state.before,
    packets: packets.with(at, below),
    hand: isOver ? NO_CARD : top,
    talon: at === KINGS ? talon.slice(1) : talon,
    pushed: state.pushed + 1,
  };
}

/** AUW-5, AUW-6: whether the top card of the packet just pushed under cannot be taken. */
const isStuck = (top: number, at: number, home: Options['home']): boolean =>
  PACKET_OF[cardOf(top)] === at && (home === 'strict' || isPushed(top));

/**
 * Whether the next card pushed under this packet ends the patience: the top card could not be taken then (AUW-5,
 * AUW-6). Under a packet that has all cards of its value none is pushed any more.
 */
export function isBlocked(
  { packets, options }: Pick<State, 'packets' | 'options'>,
  at: number,
): boolean {
  const packet = packets[at] ?? [];
  const [top] = packet;
  if (top === undefined || at === KINGS) return false;
  const own = packet.filter((laid) => PACKET_OF[cardOf(laid)] === at).length;
  return own < PACKET_SIZE && isStuck(top, at, options.home);
}

/** Every place where a card can lie, so that a check can see that no card is lost or doubled. */
export function zones(state: State): readonly (readonly Card[])[] {
  if (state.phase === 'deal') return [];
  const hand = state.hand === NO_CARD ? [] : [state.hand];
  return [...state.packets.map((packet) => packet.map(cardOf)), hand, state.talon];
}

/** Whether the patience has come out: all cards are pushed (AUW-5). */
export const hasComeOut = (pushed: number): boolean => pushed === pack.order.length;

/** The outcome: a point for each card pushed (AUW-7). */
export function outcome(state: State): Outcome {
  const out = hasComeOut(state.pushed);
  return {
    why: out ? 'out' : 'stuck',
    points: [state.pushed],
    totals: [state.before + state.pushed],
    lines: [
      { seat: 0, id: 'pushed', label: texts.cardsPushed, amount: state.pushed, clause: 'AUW-7' },
    ],
    over: state.options.deals === 0,
    winners: out ? [0] : [],
    ranks: [1],
  };
}

/** The number of cards pushed by the end of a deal (AUW-5): `push` is the only move, so the cards alone decide it. */
function pushesOf(dealt: State): number {
  let state = dealt;
  while (state.phase === 'play') {
    const after = apply(state, 'push');
    if (isRefusal(after)) break;
    state = after;
  }
  return state.pushed;
}

export const dealtHands: DealtHands<State> = {
  cards: ({ hand }) => [hand],
  quantities: {
    pushed: {
      meaning: texts.conditions.pushed,
      least: 1,
      most: pack.order.length,
      of: (_, dealt) => pushesOf(dealt),
    },
  },
  qualities: {
    'comes-out': {
      meaning: text('the patience comes out', 'die Patience geht auf'),
      holds: (_, dealt) => hasComeOut(pushesOf(dealt)),
    },
  },
};

export const players = ({ options }: State): number => options.players;
