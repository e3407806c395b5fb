/** DUR-25, DUR-31 and DUR-33: what beats what. */
import { type Text, text } from '../../../lang/text.ts';
import { ACE, CLUBS, FIVE, rankOf, suitOf, TWO } from '../state/cards.ts';
import type { Options } from '../state/options.ts';
import { rareChoice, rareFlag, type Variant } from '../state/variant-rules.ts';
import { hasOwnTrumps } from './sheet-facts.ts';
import texts from './texts.json' with { type: 'json' };

export const clubs: Variant<'clubs'> = {
  clause: 'DUR-25',
  options: {
    clubs: {
      ...rareFlag(texts.groups.bout),
      label: text('only clubs beat clubs', 'nur Kreuz schlägt Kreuz'),
      meaning: text('only clubs beat clubs', 'nur Kreuz schlägt Kreuz (Kreuzregel)'),
    },
  },
  rule: (options) => (options.clubs ? texts.clubs.on : texts.clubs.off),
  // With trumps, what covers an attack says so already.
  brief: (options) => options.clubs && options.trump === 'none' && texts.clubs.on,
  change: ({ beats }, options) =>
    options.clubs
      ? {
          beats: (lying, cover, trump) =>
            (suitOf(lying) !== CLUBS || suitOf(cover) === CLUBS) && beats(lying, cover, trump),
        }
      : {},
};

const HIGHEST = { low: FIVE, two: TWO };

/** Names the cards that nothing beats under these options. */
function unbeatable(options: Options): Text {
  if (options.trump === 'none') return texts.aces.none;
  if (hasOwnTrumps(options)) return options.clubs ? texts.aces.ownAndClubs : texts.aces.own;
  if (options.clubs) return texts.aces.trumpAndClubs;
  return texts.aces.trump;
}

const beatenAce = (kind: keyof typeof HIGHEST, { trump }: Options): Text =>
  (trump === 'none' ? texts.beaten : texts.beatenTrump)[kind];

export const beatAces: Variant<'beatAces'> = {
  clause: 'DUR-31',
  options: {
    beatAces: {
      ...rareChoice(texts.groups.bout),
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
  rule(options) {
    return options.beatAces === 'off' ? unbeatable(options) : beatenAce(options.beatAces, options);
  },
  brief: (options) => options.beatAces !== 'off' && beatenAce(options.beatAces, options),
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
      ...rareFlag(texts.groups.cards),
      label: text('six of diamonds is any six (Weli)', 'Karo-Sechs als jede Sechs (Weli)'),
      meaning: text(
        'the six of diamonds may be played as a six of any suit (Weli)',
        'die Karo-Sechs darf als Sechs jeder Farbe gespielt werden (Weli)',
      ),
    },
  },
  rule: (options) => (options.weli ? texts.weli.on : texts.weli.off),
  brief: (options) => options.weli && texts.brief.weli,
  change: (_, options) => ({ weli: options.weli }),
};
