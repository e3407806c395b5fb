/** DUR-25: only clubs beat clubs. */
import { text } from '../../../lang/text.ts';
import { CLUBS, suitOf } from '../cards.ts';
import type { Variant } from '../variant-rules.ts';

const ON = text('Only clubs beat clubs.', 'Nur Kreuz schlägt Kreuz.');
const OFF = text('Clubs are a suit like any other.', 'Kreuz ist eine Farbe wie jede andere.');

export const clubs: Variant = {
  clause: 'DUR-25',
  told: (options) => (options.clubs ? ON : OFF),
  change: ({ beats }, options) =>
    options.clubs
      ? {
          beats: (lying, cover, trump) =>
            (suitOf(lying) !== CLUBS || suitOf(cover) === CLUBS) && beats(lying, cover, trump),
        }
      : {},
};
