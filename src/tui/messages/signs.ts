/** What is said of cards beside their faces, in a word or two. */
import { text } from '../../lang/text.ts';

export const CARD_SIGNS = {
  trump: text('trump', 'Trumpf'),
  known: text('you have seen it', 'du kennst sie'),
  fresh: text('new', 'neu'),
  wild: text('$1 wild', '$1 wild'),
} as const;
