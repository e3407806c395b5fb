/** DUR-31: nothing is unbeatable. */
import { choiceOption } from '../../../engine/options.ts';
import { text } from '../../../lang/text.ts';
import { ACE, FIVE, rankOf, suitOf, TWO } from '../cards.ts';
import { BOUT, inGroup } from '../option-groups.ts';
import type { Variant } from '../seams.ts';

export const beatAcesOptions = {
  beatAces: inGroup(
    BOUT,
    choiceOption(
      {
        off: text('by trumps alone', 'nur mit Trumpf'),
        low: text('also by 2 to 5 of the suit', 'auch mit 2 bis 5 der Farbe'),
        two: text('also by the 2 of the suit', 'auch mit der 2 der Farbe'),
      },
      'off',
      text(
        'what beats an ace, a trump ace included (needs the deck of 52)',
        'was ein Ass schlägt, auch das Trumpfass (nur mit 52 Karten)',
      ),
    ),
  ),
};

const HIGHEST = { low: FIVE, two: TWO };
const TOLD = {
  off: text('A trump ace cannot be beaten.', 'Das Trumpfass ist unschlagbar.'),
  low: text(
    'An ace, a trump ace included, is also beaten by a 2, 3, 4 or 5 of its suit.',
    'Ein Ass, auch das Trumpfass, wird auch mit 2, 3, 4 oder 5 seiner Farbe geschlagen.',
  ),
  two: text(
    'An ace, a trump ace included, is also beaten by the two of its suit; a three still beats a two.',
    'Ein Ass, auch das Trumpfass, wird auch mit der Zwei seiner Farbe geschlagen; eine Drei schlägt weiter die Zwei.',
  ),
};

export const beatAces: Variant = {
  clause: 'DUR-31',
  told: (options) => TOLD[options.beatAces],
  change: ({ beats }, options) => {
    if (options.beatAces === 'off') return {};
    const highest = HIGHEST[options.beatAces];
    return {
      beats: (lying, cover, trump) =>
        beats(lying, cover, trump) ||
        (rankOf(lying) === ACE && suitOf(cover) === suitOf(lying) && rankOf(cover) <= highest),
    };
  },
};
