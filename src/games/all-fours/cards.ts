/** The cards of All Fours and its moves as numbers: a card to play, a card to put away, or a word. */
import { type Card, FRENCH_52 } from '../../cards/pack.ts';

export const pack = FRENCH_52;
export const RANKS = pack.ranks;
export const SUIT_OF: readonly number[] = pack.tokens.map((_, card) => Math.floor(card / RANKS));
/** The rank of the jacks. */
export const JACK = pack.tokens.indexOf('JC') % RANKS;
export const isJack = (card: Card): boolean => card % RANKS === JACK;

const GAME: Readonly<Record<string, number>> = { T: 10, A: 4, K: 3, Q: 2, J: 1 };
/** ALF-6: what a card counts for the game point. */
export const GAME_COUNT: readonly number[] = pack.tokens.map((t) => GAME[t.charAt(0)] ?? 0);

/** A card, from 0, is played; AWAY + card is put away; the rest are words. */
export type Move = number;
export const AWAY = 64;
export const STAND = 128;
export const BEG = 129;
export const GIVE = 130;
export const RUN = 131;

export const WORDS: readonly (readonly [string, Move])[] = [
  ['stand', STAND],
  ['beg', BEG],
  ['give', GIVE],
  ['run', RUN],
];

export const isAway = (move: Move): boolean => move >= AWAY && move < STAND;
