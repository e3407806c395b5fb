/** What makes trump, if there is any (DUR-29), and makes a new one (DUR-28). */
import { sentences, type Text, text } from '../../../lang/text.ts';
import { HEARTS, NO_TRUMP } from '../cards.ts';
import type { Options } from '../options/index.ts';
import type { Variant, VariantRules } from '../variant-rules.ts';
import { asksNewHands, hasOwnTrumps, reachesTurned, turnsUp } from '../words/sheet-facts.ts';

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
const TOLD_UNTURNED = {
  turned: text(
    'No card is left to turn: the dealer shows their sixth card instead, and its suit is trump.',
    'Zum Aufdecken bleibt keine Karte: Der Geber zeigt stattdessen seine sechste, und ihre Farbe ist Trumpf.',
  ),
  'turned-hearts': text(
    'No card is left to turn, so hearts are trump.',
    'Zum Aufdecken bleibt keine Karte, darum ist Herz Trumpf.',
  ),
};

function trumpTold(options: Options): Text {
  const { trump: found } = options;
  const turned = found === 'turned' || found === 'turned-hearts';
  return turned && !turnsUp(options) ? TOLD_UNTURNED[found] : TOLD[found];
}

/** DUR-29: what makes trump, if there is any. */
export const trump: Variant = {
  clause: 'DUR-29',
  told: trumpTold,
  change: (_, options) => FOUND[options.trump] ?? {},
};

const ON = text(
  'The card that, drawn or dealt, leaves only the turned one in the stock is shown to everyone; its suit is trump from then on.',
  'Bleibt nach einer gezogenen oder gegebenen Karte nur noch die aufgedeckte im Stapel, wird jene allen gezeigt; ihre Farbe ist von da an Trumpf.',
);
const NOT_REDEALT = text(
  'Dealing a new hand does not change the trump.',
  'Beim Austeilen eines neuen Blatts gilt das nicht.',
);
const NONE_TURNED = text(
  'No card is turned, so none makes a new trump.',
  'Es wird keine Karte aufgedeckt, darum bestimmt auch keine einen neuen Trumpf.',
);
const UNDRAWN = text(
  'The stock never runs down to the turned card, so no card makes a new trump.',
  'Die aufgedeckte Karte bleibt nie als einzige im Stapel, darum bestimmt keine einen neuen Trumpf.',
);
const OFF = text(
  'The trump stays the same for the whole game.',
  'Der Trumpf bleibt das ganze Spiel derselbe.',
);
const OFF_OWN = text(
  'The trumps stay the same for the whole game.',
  'Die Trümpfe bleiben das ganze Spiel dieselben.',
);
const NO_TRUMPS = text(
  'There is no trump to change.',
  'Es gibt keinen Trumpf, der wechseln könnte.',
);

function newTrumpTold(options: Options): Text {
  if (!options.newTrump) {
    if (options.trump === 'none') return NO_TRUMPS;
    return hasOwnTrumps(options) ? OFF_OWN : OFF;
  }
  if (!turnsUp(options)) return NONE_TURNED;
  if (!reachesTurned(options)) return UNDRAWN;
  return sentences(ON, asksNewHands(options) && NOT_REDEALT);
}

/** DUR-28: the last card above the turned one makes a new trump. */
export const newTrump: Variant = {
  clause: 'DUR-28',
  told: newTrumpTold,
  change: (_, options) => ({ lastMakesTrump: options.newTrump }),
};
