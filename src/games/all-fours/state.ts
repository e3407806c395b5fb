/** The options, cards and moves of All Fours, and the state of a deal. */
import type { Draft as DraftOf } from '../../blocks/draft.ts';
import { type PackedMove, packedMoves } from '../../blocks/packed-moves.ts';
import { NO_TRICK, type Tricks, type Voids } from '../../blocks/trick.ts';
import { type Card, FRENCH_52 } from '../../cards/pack.ts';
import { EMPTY, type WideSet } from '../../cards/wide-set.ts';
import { CHANCE, type Seat } from '../../engine/game.ts';
import { DEALS, type MatchOptionList, playersOption, type ValuesOf } from '../../engine/options.ts';
import { same, type Text, text } from '../../lang/text.ts';

export const options = {
  players: playersOption(2, 2, 2),
  target: {
    kind: 'number',
    range: [3, 51],
    default: 7,
    label: text('points that win', 'Punkte zum Sieg'),
    meaning: text('points that win the match', 'Punkte, mit denen man gewinnt'),
  },
  void: {
    kind: 'choice',
    rare: true,
    label: text('players who cannot follow', 'wer nicht bedienen kann'),
    meaning: text(
      'what a player who cannot follow suit must do',
      'was ein Spieler tun muss, der nicht bedienen kann',
    ),
    choices: {
      trump: text('must trump if they can', 'muss trumpfen, wenn möglich'),
      free: text('may play anything', 'darf beliebig spielen'),
    },
  },
  deals: DEALS,
} satisfies MatchOptionList;
export type Options = ValuesOf<typeof options>;

export const pack = FRENCH_52;
export const RANKS = pack.ranks;
export const SUIT_OF: readonly number[] = pack.tokens.map((_, card) => Math.floor(card / RANKS));
/** The suits by number as sentences name them, each as its sign. */
export const SUITS: readonly Text[] = ['clubs', 'diamonds', 'hearts', 'spades'].map((suit) =>
  same(`[${suit}]`),
);
/** The rank of the jacks. */
export const JACK = pack.tokens.indexOf('JC') % RANKS;
export const isJack = (card: Card): boolean => card % RANKS === JACK;

const GAME: Readonly<Record<string, number>> = { T: 10, A: 4, K: 3, Q: 2, J: 1 };
/** ALF-6: the count of a card for the game point. */
export const GAME_COUNT: readonly number[] = pack.tokens.map((t) => GAME[t.charAt(0)] ?? 0);

/** Moves as numbers: a card is played or put away; all other moves are words. */
export const { kindOf, aboutOf, moveOf } = packedMoves({
  play: 0,
  away: 64,
  stand: 128,
  beg: 129,
  give: 130,
  run: 131,
});
export type Move = PackedMove;

/** The reason for a point; the last four stand in the order of ALF-6. */
export type PointKind = 'turned' | 'given' | 'high' | 'low' | 'jack' | 'game';

export interface Scored {
  readonly seat: Seat;
  readonly what: PointKind;
}

export interface State extends Tricks {
  readonly phase: 'dealer' | 'deal' | 'offer' | 'answer' | 'away' | 'play' | 'over';
  readonly options: Options;
  readonly totals: readonly number[];
  readonly dealer: Seat;
  readonly hands: readonly WideSet[];
  /** By seat, the cards put away (ALF-4). */
  readonly away: readonly WideSet[];
  /** The cards not dealt yet, the next one first. */
  readonly stock: readonly Card[];
  /** The cards turned, oldest first. */
  readonly turned: readonly Card[];
  /** The trump suit, −1 while it is open. */
  readonly trump: number;
  readonly turn: Seat;
  /** By seat, the cards of the tricks taken. */
  readonly taken: readonly WideSet[];
  readonly voids: Voids;
  /** By seat, the cards played. */
  readonly played: readonly WideSet[];
  readonly scored: readonly Scored[];
  readonly why: 'played' | 'misdeal';
}

export const fresh = (options: Options, totals: readonly number[], dealer: Seat): State => ({
  phase: dealer < 0 ? 'dealer' : 'deal',
  options,
  totals,
  dealer,
  hands: [EMPTY, EMPTY],
  away: [EMPTY, EMPTY],
  stock: [],
  turned: [],
  trump: -1,
  turn: CHANCE,
  leader: 0,
  trick: [],
  last: NO_TRICK,
  taken: [EMPTY, EMPTY],
  voids: 0,
  played: [EMPTY, EMPTY],
  scored: [],
  why: 'played',
});

export type StateDraft = DraftOf<State>;

type HiddenPart = Pick<State, 'hands' | 'away' | 'stock'>;

/** A state made of its seen and its hidden parts. Written out, so that all states share one hidden class. */
export const stateOf = (
  seen: Omit<State, keyof HiddenPart>,
  { hands, away, stock }: HiddenPart,
): StateDraft => ({
  phase: seen.phase,
  options: seen.options,
  totals: seen.totals,
  dealer: seen.dealer,
  hands,
  away,
  stock,
  turned: seen.turned,
  trump: seen.trump,
  turn: seen.turn,
  leader: seen.leader,
  trick: seen.trick,
  last: seen.last,
  taken: seen.taken,
  voids: seen.voids,
  played: seen.played,
  scored: seen.scored,
  why: seen.why,
});

export const draftOf = (state: State): StateDraft => stateOf(state, state);

/** Points made so far in this deal, by seat. */
export function pointsOf({ scored }: Pick<State, 'scored'>): readonly number[] {
  const points = [0, 0];
  for (const { seat } of scored) points[seat] = (points[seat] ?? 0) + 1;
  return points;
}

type Standing = Pick<State, 'options' | 'totals'>;

/** ALF-7: whether a seat has reached the target with these points. */
export function isWon({ options, totals }: Standing, scored: readonly Scored[]): boolean {
  const points = pointsOf({ scored });
  for (let seat = 0; seat < totals.length; seat++)
    if ((totals[seat] ?? 0) + (points[seat] ?? 0) >= options.target) return true;
  return false;
}

/** The points with one more, unless the match is won already (ALF-7). */
export const withPoint = (
  standing: Standing,
  scored: readonly Scored[],
  seat: Seat,
  what: PointKind,
): readonly Scored[] => (isWon(standing, scored) ? scored : [...scored, { seat, what }]);
