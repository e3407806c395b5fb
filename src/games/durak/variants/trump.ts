/** DUR-28 and DUR-29: what makes trump. */
import { sentences, type Text, text } from '../../../lang/text.ts';
import { HEARTS, NO_TRUMP } from '../state/cards.ts';
import type { Options } from '../state/options.ts';
import { rareFlag, type Variant, type VariantRules } from '../state/variant-rules.ts';
import { asksNewHands, hasOwnTrumps, reachesTurned, turnsUp } from './sheet-facts.ts';
import texts from './texts.json' with { type: 'json' };

function unchanging(options: Options): Text {
  if (options.trump === 'none') return texts.newTrump.none;
  return hasOwnTrumps(options) ? texts.newTrump.ownStay : texts.newTrump.stays;
}

/** Why no card makes a new trump although that is agreed; undefined where one does. */
function neverChanges(options: Options): Text | undefined {
  if (!turnsUp(options)) return texts.newTrump.notTurned;
  return reachesTurned(options) ? undefined : texts.newTrump.notReached;
}

export const newTrump: Variant<'newTrump'> = {
  clause: 'DUR-28',
  options: {
    newTrump: {
      ...rareFlag(texts.groups.cards),
      label: text('last card drawn makes trump', 'letzte gezogene Karte wird Trumpf'),
      meaning: text(
        'the last card drawn before the turned one is shown and makes trump',
        'die letzte Karte vor der aufgedeckten wird beim Ziehen gezeigt und bestimmt den neuen Trumpf',
      ),
    },
  },
  rule(options) {
    if (!options.newTrump) return unchanging(options);
    const never = neverChanges(options);
    if (never !== undefined) return never;
    return sentences(texts.newTrump.on, asksNewHands(options) && texts.newTrump.newHands);
  },
  brief: (options) => options.newTrump && (neverChanges(options) ?? texts.brief.newTrump),
  change: (_, options) => ({ lastMakesTrump: options.newTrump }),
};

type TrumpFound = Pick<VariantRules, 'turnsUp' | 'trumpUnturned' | 'showsSixth' | 'declares'>;

/** The rules of trump where one suit is trump in every game, whether a card is turned up or not (DUR-28). */
const always = (suit: number, turnsUp: boolean): TrumpFound => ({
  turnsUp,
  trumpUnturned: () => suit,
  showsSixth: false,
  declares: 'never',
});

const FOUND: Readonly<Record<string, TrumpFound>> = {
  'turned-hearts': always(HEARTS, true),
  hearts: always(HEARTS, false),
  none: always(NO_TRUMP, false),
  'own-before': { ...always(NO_TRUMP, false), declares: 'before' },
  'own-after': { ...always(NO_TRUMP, false), declares: 'after' },
};

export const trump: Variant<'trump'> = {
  clause: 'DUR-29',
  options: {
    trump: {
      kind: 'choice',
      group: texts.groups.cards,
      label: text('trump', 'Trumpf'),
      meaning: text('what makes a suit trump', 'was die Trumpffarbe bestimmt'),
      choices: {
        turned: text(
          'the card turned, or the dealer’s last',
          'die aufgedeckte Karte, sonst die letzte des Gebers',
        ),
        'turned-hearts': text('the card turned, or hearts', 'die aufgedeckte Karte, sonst Herz'),
        hearts: text('always hearts', 'immer Herz'),
        none: text('no trumps', 'ohne Trumpf (Farblos)'),
        'own-before': text(
          'each their own, named before the deal',
          'jeder seinen eigenen, vor dem Geben angesagt',
        ),
        'own-after': text(
          'each their own, named after the deal',
          'jeder seinen eigenen, nach dem Geben angesagt',
        ),
      },
    },
  },
  rule(options) {
    const { trump: found } = options;
    const turned = found === 'turned' || found === 'turned-hearts';
    return turned && !turnsUp(options) ? texts.unturned[found] : texts.trump[found];
  },
  // The introduction says what makes trump where it says how cards are dealt.
  brief: () => false,
  change: (_, options) => FOUND[options.trump] ?? {},
};
