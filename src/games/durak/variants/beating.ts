/** DUR-25, DUR-31 and DUR-33: what beats what. */
import { type Text, text } from '../../../lang/text.ts';
import { ACE, CLUBS, FIVE, rankOf, suitOf, TWO } from '../cards.ts';
import { BOUT, CARDS, type Options } from '../options.ts';
import type { Variant } from '../variant-rules.ts';
import { hasOwnTrumps } from '../words/sheet-facts.ts';

export const clubs: Variant<'clubs'> = {
  clause: 'DUR-25',
  options: {
    clubs: {
      kind: 'flag',
      default: false,
      group: BOUT,
      rare: true,
      label: text('only clubs beat clubs', 'nur Kreuz schlägt Kreuz'),
      meaning: text('only clubs beat clubs', 'nur Kreuz schlägt Kreuz (Kreuzregel)'),
    },
  },
  told: (options) =>
    options.clubs
      ? text('Only clubs beat clubs.', 'Nur Kreuz schlägt Kreuz.')
      : text('Clubs are a suit like any other.', 'Kreuz ist eine Farbe wie jede andere.'),
  change: ({ beats }, options) =>
    options.clubs
      ? {
          beats: (lying, cover, trump) =>
            (suitOf(lying) !== CLUBS || suitOf(cover) === CLUBS) && beats(lying, cover, trump),
        }
      : {},
};

const HIGHEST = { low: FIVE, two: TWO };
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
  if (options.trump === 'none')
    return text('No ace can be beaten.', 'Kein Ass lässt sich schlagen.');
  if (hasOwnTrumps(options))
    return options.clubs
      ? text(
          'An ace of the defender’s own trump suit and the ace of clubs cannot be beaten.',
          'Ein Ass von der Trumpffarbe des Verteidigers und das Kreuz-Ass sind unschlagbar.',
        )
      : text(
          'An ace of the defender’s own trump suit cannot be beaten.',
          'Ein Ass von der Trumpffarbe des Verteidigers ist unschlagbar.',
        );
  return options.clubs
    ? text(
        'A trump ace and the ace of clubs cannot be beaten.',
        'Das Trumpfass und das Kreuz-Ass sind unschlagbar.',
      )
    : text('A trump ace cannot be beaten.', 'Das Trumpfass ist unschlagbar.');
}

export const beatAces: Variant<'beatAces'> = {
  clause: 'DUR-31',
  options: {
    beatAces: {
      kind: 'choice',
      group: BOUT,
      rare: true,
      label: text('what beats an ace', 'was ein Ass schlägt'),
      meaning: text(
        'what beats an ace, even a trump ace (needs a pack of 52 cards)',
        'was ein Ass schlägt, auch ein Trumpfass (nur mit 52 Karten)',
      ),
      choices: {
        off: text('only trumps', 'nur Trumpf'),
        low: text('2 to 5 of the suit too', 'auch 2 bis 5 der Farbe'),
        two: text('the 2 of the suit too', 'auch die 2 der Farbe'),
      },
    },
  },
  clash: {
    when: ({ beatAces, deck }) => beatAces !== 'off' && deck !== 52,
    text: text('beatAces needs a pack of 52 cards', 'beatAces geht nur mit 52 Karten'),
  },
  told(options) {
    if (options.beatAces === 'off') return unbeatable(options);
    return (options.trump === 'none' ? BEATEN : BEATEN_TRUMP)[options.beatAces];
  },
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

export const weli: Variant<'weli'> = {
  clause: 'DUR-33',
  options: {
    weli: {
      kind: 'flag',
      default: false,
      group: CARDS,
      rare: true,
      label: text('six of diamonds is any six (Weli)', 'Karo-Sechs als jede Sechs (Weli)'),
      meaning: text(
        'the six of diamonds may be played as a six of any suit (Weli)',
        'die Karo-Sechs darf als Sechs jeder Farbe gespielt werden (Weli)',
      ),
    },
  },
  told: (options) =>
    options.weli
      ? text(
          'The <Weli>, [6D], may be played as a six of any suit. It lies as the six it was played as; taken up it is [6D] again.',
          'Der <Weli>, [6D], darf als Sechs jeder Farbe gespielt werden. Er liegt als die Sechs, als die er gespielt wurde; aufgenommen ist er wieder [6D].',
        )
      : text(
          'The six of diamonds is a card like any other.',
          'Die Karo-Sechs ist eine Karte wie jede andere.',
        ),
  change: (_, options) => ({ weli: options.weli }),
};
