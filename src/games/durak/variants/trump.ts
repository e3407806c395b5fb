/** DUR-29: how trump is found, or whether there is any. */
import { choiceOption } from '../../../engine/options.ts';
import { text } from '../../../lang/text.ts';
import { HEARTS, NO_TRUMP } from '../cards.ts';
import { CARDS, inGroup } from '../option-groups.ts';
import type { Rules, Variant } from '../seams.ts';

export const trumpOptions = {
  trump: inGroup(
    CARDS,
    choiceOption(
      {
        turned: text(
          "the card turned, or the dealer's last",
          'die aufgedeckte Karte, sonst die letzte des Gebers',
        ),
        'turned-hearts': text('the card turned, or hearts', 'die aufgedeckte Karte, sonst Herz'),
        hearts: text('always hearts', 'immer Herz'),
        none: text('no trumps', 'ohne Trumpf (Farblos)'),
        'own-before': text(
          'each his own, said before the deal',
          'jeder seinen eigenen, vor dem Geben angesagt',
        ),
        'own-after': text(
          'each his own, said after the deal',
          'jeder seinen eigenen, nach dem Geben angesagt',
        ),
      },
      'turned',
      text('what makes a suit trump', 'was die Trumpffarbe bestimmt'),
    ),
  ),
};

type Found = Pick<Rules, 'turnsUp' | 'trumpUnturned' | 'showsSixth' | 'declares'>;

const always = (suit: number, turnsUp: boolean): Found => ({
  turnsUp,
  trumpUnturned: () => suit,
  showsSixth: false,
  declares: 'never',
});

const FOUND: Readonly<Record<string, Found>> = {
  'turned-hearts': always(HEARTS, true),
  hearts: always(HEARTS, false),
  none: always(NO_TRUMP, false),
  'own-before': { ...always(NO_TRUMP, false), declares: 'before' },
  'own-after': { ...always(NO_TRUMP, false), declares: 'after' },
};

const own = (en: string, de: string) =>
  text(
    `Every player has a trump suit of his own, which he says to all from forehand on ${en}; suits may be equal. A card is beaten by a higher one of its suit or, unless it is of the defender's own trump suit, by the defender's trump.`,
    `Jeder hat seine eigene Trumpffarbe, die er, von Vorhand an, ${de} allen ansagt; gleiche sind erlaubt. Eine Karte schlägt, wer höher bedient oder, wenn sie nicht selbst von der Trumpffarbe des Verteidigers ist, dessen Trumpf legt.`,
  );

const TOLD = {
  turned: text(
    "The suit of the card turned is trump, or of the dealer's sixth card if none is left to turn.",
    'Trumpf ist die Farbe der aufgedeckten Karte, oder der sechsten des Gebers, wenn keine zum Aufdecken bleibt.',
  ),
  'turned-hearts': text(
    'The suit of the card turned is trump, or hearts if none is left to turn.',
    'Trumpf ist die Farbe der aufgedeckten Karte, oder Herz, wenn keine zum Aufdecken bleibt.',
  ),
  hearts: text('Hearts are always trump.', 'Herz ist immer Trumpf.'),
  none: text('There are no trumps.', 'Es gibt keinen Trumpf.'),
  'own-before': own('before the deal', 'vor dem Geben'),
  'own-after': own('after the deal', 'nach dem Geben'),
};

export const trump: Variant = {
  clause: 'DUR-29',
  told: (options) => TOLD[options.trump],
  change: (_, options) => FOUND[options.trump] ?? {},
};
