/** French cards by their texts, such as `TH`. */

const RANKS = '23456789TJQKA';

/** The place of a letter among the ranks, the two at 0; -1 for a joker and for what is not a card. */
export const rankNamed = (letter: string): number => RANKS.indexOf(letter);
export const rankOf = (card: string): number => rankNamed(card.charAt(0));
export const suitOf = (card: string): string => card.slice(1);

export const JACK = rankNamed('J');
