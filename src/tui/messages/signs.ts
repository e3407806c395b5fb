/** What is said of cards beside their faces, in a word or two. */
import { text } from '../../lang/text.ts';

export const CARD_SIGNS = {
  trump: text('trump', 'Trumpf'),
  known: text('known to you', 'dir bekannt'),
  fresh: text('new', 'neu'),
  wild: text('$1 wild', '$1 wild'),
} as const;
