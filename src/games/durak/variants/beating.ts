/** Which cards beat which (DUR-25, DUR-31), and the Weli (DUR-33). */
import { type Text, text } from '../../../lang/text.ts';
import { ACE, CLUBS, FIVE, rankOf, suitOf, TWO } from '../cards.ts';
import type { Options } from '../options/index.ts';
import type { Variant } from '../variant-rules.ts';
import { hasOwnTrumps } from '../words/sheet-facts.ts';

const CLUBS_ALONE = text('Only clubs beat clubs.', 'Nur Kreuz schlägt Kreuz.');
const NO_CLUBS = text('Clubs are a suit like any other.', 'Kreuz ist eine Farbe wie jede andere.');

/** DUR-25: only clubs beat clubs. */
export const clubs: Variant = {
  clause: 'DUR-25',
  told: (options) => (options.clubs ? CLUBS_ALONE : NO_CLUBS),
  change: ({ beats }, options) =>
    options.clubs
      ? {
          beats: (lying, cover, trump) =>
            (suitOf(lying) !== CLUBS || suitOf(cover) === CLUBS) && beats(lying, cover, trump),
        }
      : {},
};

const HIGHEST = { low: FIVE, two: TWO };
const NO_TRUMPS = text('No ace can be beaten.', 'Kein Ass lässt sich schlagen.');
const TRUMP = text('A trump ace cannot be beaten.', 'Das Trumpfass ist unschlagbar.');
const TRUMP_AND_CLUBS = text(
  'A trump ace and the ace of clubs cannot be beaten.',
  'Das Trumpfass und das Kreuz-Ass sind unschlagbar.',
);
const OWN = text(
  'An ace of the defender’s own trump suit cannot be beaten.',
  'Ein Ass von der Trumpffarbe des Verteidigers ist unschlagbar.',
);
const OWN_AND_CLUBS = text(
  'An ace of the defender’s own trump suit and the ace of clubs cannot be beaten.',
  'Ein Ass von der Trumpffarbe des Verteidigers und das Kreuz-Ass sind unschlagbar.',
);
const BEATEN = {
  low: text(
    'An ace is also beaten by a 2, 3, 4 or 5 of its suit.',
    'Ein Ass wird auch mit 2, 3, 4 oder 5 seiner Farbe geschlagen.',
  ),
  two: text(
    'An ace is also beaten by the 2 of its suit; a 3 still beats a 2.',
    'Ein Ass wird auch mit der 2 seiner Farbe geschlagen; eine 3 schlägt nach wie vor die 2.',
  ),
};
const BEATEN_TRUMP = {
  low: text(
    'An ace, even a trump ace, is also beaten by a 2, 3, 4 or 5 of its suit.',
    'Jedes Ass, selbst das Trumpfass, wird auch mit 2, 3, 4 oder 5 seiner Farbe geschlagen.',
  ),
  two: text(
    'An ace, even a trump ace, is also beaten by the 2 of its suit; a 3 still beats a 2.',
    'Jedes Ass, selbst das Trumpfass, wird auch mit der 2 seiner Farbe geschlagen; eine 3 schlägt nach wie vor die 2.',
  ),
};

function unbeatable(options: Options): Text {
  if (options.trump === 'none') return NO_TRUMPS;
  if (hasOwnTrumps(options)) return options.clubs ? OWN_AND_CLUBS : OWN;
  return options.clubs ? TRUMP_AND_CLUBS : TRUMP;
}

function told(options: Options): Text {
  if (options.beatAces === 'off') return unbeatable(options);
  return (options.trump === 'none' ? BEATEN : BEATEN_TRUMP)[options.beatAces];
}

/** DUR-31: nothing is unbeatable. */
export const beatAces: Variant = {
  clause: 'DUR-31',
  told,
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

const WELI = text(
  'The <Weli>, [6D], may be played as a six of any suit. It lies as the six it was played as; taken up it is [6D] again.',
  'Der <Weli>, [6D], darf als Sechs jeder Farbe gespielt werden. Er liegt als die Sechs, als die er gespielt wurde; aufgenommen ist er wieder [6D].',
);
const NO_WELI = text(
  'The six of diamonds is a card like any other.',
  'Die Karo-Sechs ist eine Karte wie jede andere.',
);

/** DUR-33: the six of diamonds may be played as a six of any suit. */
export const weli: Variant = {
  clause: 'DUR-33',
  told: (options) => (options.weli ? WELI : NO_WELI),
  change: (_, options) => ({ weli: options.weli }),
};
