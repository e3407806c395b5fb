/** DUR-25: clubs are beaten only by clubs. */
import { text } from '../../../lang/text.ts';
import { CLUBS, suitOf } from '../cards.ts';
import type { Variant } from '../variant-rules.ts';

const ON = text('Clubs are beaten only by clubs.', 'Kreuz wird nur mit Kreuz geschlagen.');
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
