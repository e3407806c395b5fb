/** DUR-29: what makes trump, if there is any. */
import { type Text, text } from '../../../lang/text.ts';
import { HEARTS, NO_TRUMP } from '../cards.ts';
import type { Options } from '../options/index.ts';
import type { Variant, VariantRules } from '../variant-rules.ts';
import { turnsUp } from '../words/sheet-facts.ts';

type Found = Pick<VariantRules, 'turnsUp' | 'trumpUnturned' | 'showsSixth' | 'declares'>;

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
    `Every player has a trump suit of their own. In each game they name it openly ${en}, from forehand on; two may choose the same. In a bout only the defender’s trump counts, never the attacker’s.`,
    `Jeder hat seine eigene Trumpffarbe. Von Vorhand an sagt sie jeder in jedem Spiel ${de} offen an; gleiche sind erlaubt. In einem Angriff gilt nur der Trumpf des Verteidigers, nie der des Angreifers.`,
  );

const TOLD = {
  turned: text(
    'The suit of the turned card is trump.',
    'Trumpf ist die Farbe der aufgedeckten Karte.',
  ),
  'turned-hearts': text(
    'The suit of the turned card is trump; if none were left to turn, hearts would be.',
    'Trumpf ist die Farbe der aufgedeckten Karte; bliebe keine zum Aufdecken, wäre es Herz.',
  ),
  hearts: text('Hearts are always trump.', 'Herz ist immer Trumpf.'),
  none: text('There are no trumps.', 'Es gibt keinen Trumpf.'),
  'own-before': own('before the deal', 'vor dem Geben'),
  'own-after': own('after the deal', 'nach dem Geben'),
};
const UNTURNED = {
  turned: text(
    'No card is left to turn: the dealer shows their sixth card instead, and its suit is trump.',
    'Zum Aufdecken bleibt keine Karte: Der Geber zeigt stattdessen seine sechste, und ihre Farbe ist Trumpf.',
  ),
  'turned-hearts': text(
    'No card is left to turn, so hearts are trump.',
    'Zum Aufdecken bleibt keine Karte, darum ist Herz Trumpf.',
  ),
};

function told(options: Options): Text {
  const { trump: found } = options;
  const turned = found === 'turned' || found === 'turned-hearts';
  return turned && !turnsUp(options) ? UNTURNED[found] : TOLD[found];
}

export const trump: Variant = {
  clause: 'DUR-29',
  told,
  change: (_, options) => FOUND[options.trump] ?? {},
};
