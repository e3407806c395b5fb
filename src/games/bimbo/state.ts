/** The state of a deal of Bimbo. Hands are bags, since there may be two packs. */
import type { Draft } from '../../blocks/draft.ts';
import { zeros } from '../../blocks/seats.ts';
import type { Bag } from '../../cards/bag.ts';
import { type Card, FRENCH_32, manifold, type Pack } from '../../cards/pack.ts';
import { CHANCE, type Seat } from '../../engine/game.ts';
import {
  DEALS,
  type MatchOptionList,
  type OptionValues,
  playersOption,
  type ValuesOf,
} from '../../engine/options.ts';
import { type Refusal, refuse } from '../../engine/refusal.ts';
import { text } from '../../lang/text.ts';
import texts from './texts.json' with { type: 'json' };

const TWO_PACKS_FROM = 7;
const VICE_FROM = 5;
const packsFor = ({ players }: OptionValues): number => (Number(players) >= TWO_PACKS_FROM ? 2 : 1);

export const options = {
  players: playersOption(3, 12, 4),
  group: {
    kind: 'number',
    range: [2, 8],
    default: 2,
    label: text('equal cards together, at most', 'gleiche Karten zusammen, höchstens'),
    meaning: text(
      'how many equal cards may be played together',
      'wie viele gleiche Karten zusammen gespielt werden dürfen',
    ),
  },
  vice: {
    kind: 'flag',
    default: true,
    label: text('Vice King and Vice Bimbo exchange', 'Vize-König und Vize-Bimbo tauschen'),
    meaning: text(
      'with five or more, Vice King and Vice Bimbo exchange a card too',
      'ab fünf Spielern tauschen auch Vize-König und Vize-Bimbo eine Karte',
    ),
  },
  packs: {
    kind: 'number',
    range: [1, 2],
    default: packsFor,
    young: true,
    label: text('packs', 'Kartenspiele'),
    meaning: text(
      'packs of 32 cards; seven or more may play with one or two',
      'Kartenspiele zu 32 Blatt; ab sieben Spielern eines oder zwei',
    ),
  },
  rounds: {
    kind: 'number',
    isLength: true,
    range: [1, 99],
    default: 5,
    label: text('deals in a match', 'Spiele je Partie'),
    meaning: text('deals in a match', 'Spiele in einer Partie'),
  },
  deals: DEALS,
} satisfies MatchOptionList;
export type Options = ValuesOf<typeof options>;

export const check = ({ packs, players }: Options): Refusal | undefined =>
  packs > 1 && players < TWO_PACKS_FROM ? refuse('BIM-1', texts.refusals.tooManyPacks) : undefined;

/** BIM-7: whether Vize-König and Vize-Bimbo exchange too: among five or more, unless the option forbids it. */
/** Whether enough play for a Vize-König and a Vize-Bimbo. */
export const hasVices = ({ players }: Pick<Options, 'players'>): boolean => players >= VICE_FROM;

export const exchangesVice = ({ vice, players }: Pick<Options, 'players' | 'vice'>): boolean =>
  vice && hasVices({ players });

/** The most cards that can be played together: no more than there are of a rank. */
export const togetherAtMost = ({ group, packs }: Pick<Options, 'group' | 'packs'>): number =>
  Math.min(group, 4 * packs);

export const TWO_PACKS = manifold(FRENCH_32, 2);
export const packOf = ({ packs }: Pick<Options, 'packs'>): Pack =>
  packs === 2 ? TWO_PACKS : FRENCH_32;

export const tokens = FRENCH_32;
const RANKS = tokens.ranks;
export const rank = (card: Card): number => card % RANKS;
export const ACE = RANKS - 1;
export const SEVEN_OF_DIAMONDS = tokens.tokens.indexOf('7D');

/** A card that `knower` knows to be in `owner`'s hand, from an exchange. */
export interface Known {
  readonly owner: Seat;
  readonly knower: Seat;
  readonly card: Card;
}

export type Move =
  | { readonly verb: 'play'; readonly cards: Bag }
  | { readonly verb: 'give'; readonly cards: Bag }
  | { readonly verb: 'pass' };

export interface Play {
  readonly seat: Seat;
  readonly cards: Bag;
}

export interface State {
  readonly phase: 'dealer' | 'deal' | 'give' | 'play' | 'over';
  readonly options: Options;
  /** Deals finished before this one. */
  readonly played: number;
  readonly totals: readonly number[];
  readonly dealer: Seat;
  /** Seats of the last deal from König to Bimbo; empty in the first. */
  readonly ranking: readonly Seat[];
  readonly hands: readonly Bag[];
  readonly turn: Seat;
  /** The plays of the pile on the table, oldest first. */
  readonly pile: readonly Play[];
  /** The seats that have passed since the last play. */
  readonly passes: readonly Seat[];
  /** The seats without cards, first out first. */
  readonly out: readonly Seat[];
  /** The cards set aside with earlier piles. */
  readonly aside: Bag;
  readonly known: readonly Known[];
}

export const fresh = (
  options: Options,
  played: number,
  totals: readonly number[],
  dealer: Seat,
  ranking: readonly Seat[],
): State => ({
  phase: dealer < 0 ? 'dealer' : 'deal',
  options,
  played,
  totals,
  dealer,
  ranking,
  hands: zeros(options.players).map(() => []),
  turn: CHANCE,
  pile: [],
  passes: [],
  out: [],
  aside: [],
  known: [],
});

/** A state made of its seen part and the hands. Written out, so that all states share one hidden class. */
export const stateOf = (seen: Omit<State, 'hands'>, hands: State['hands']): Draft<State> => ({
  phase: seen.phase,
  options: seen.options,
  played: seen.played,
  totals: seen.totals,
  dealer: seen.dealer,
  ranking: seen.ranking,
  hands,
  turn: seen.turn,
  pile: seen.pile,
  passes: seen.passes,
  out: seen.out,
  aside: seen.aside,
  known: seen.known,
});

type Held = { readonly hand: Bag; readonly options: Options };

/** The fewest plays that empty the hand: equal cards go together, up to the most allowed. */
export function playsOf({ hand, options }: Held): number {
  const ranks = [...new Set(hand.map(rank))];
  const held = (value: number): number => hand.filter((card) => rank(card) === value).length;
  return ranks.reduce((plays, value) => plays + Math.ceil(held(value) / options.group), 0);
}
