/** DUR-28 and DUR-29: what makes trump. */
import { sentences, text } from '../../../lang/text.ts';
import { HEARTS, NO_TRUMP } from '../cards.ts';
import { CARDS } from '../options.ts';
import type { Variant, VariantRules } from '../variant-rules.ts';
import { asksNewHands, hasOwnTrumps, reachesTurned, turnsUp } from '../words/sheet-facts.ts';

export const newTrump: Variant<'newTrump'> = {
  clause: 'DUR-28',
  options: {
    newTrump: {
      kind: 'flag',
      default: false,
      group: CARDS,
      rare: true,
      label: text('last card drawn makes trump', 'letzte gezogene Karte wird Trumpf'),
      meaning: text(
        'the last card drawn before the turned one is shown and makes trump',
        'die letzte Karte vor der aufgedeckten wird beim Ziehen gezeigt und bestimmt den neuen Trumpf',
      ),
    },
  },
  told(options) {
    if (!options.newTrump) {
      if (options.trump === 'none')
        return text('There is no trump to change.', 'Es gibt keinen Trumpf, der wechseln könnte.');
      return hasOwnTrumps(options)
        ? text(
            'The trumps stay the same for the whole game.',
            'Die Trümpfe bleiben das ganze Spiel dieselben.',
          )
        : text(
            'The trump stays the same for the whole game.',
            'Der Trumpf bleibt das ganze Spiel derselbe.',
          );
    }
    if (!turnsUp(options))
      return text(
        'No card is turned, so none makes a new trump.',
        'Es wird keine Karte aufgedeckt, darum bestimmt auch keine einen neuen Trumpf.',
      );
    if (!reachesTurned(options))
      return text(
        'The stock never runs down to the turned card, so no card makes a new trump.',
        'Die aufgedeckte Karte bleibt nie als einzige im Stapel, darum bestimmt keine einen neuen Trumpf.',
      );
    return sentences(
      text(
        'The card that, drawn or dealt, leaves only the turned one in the stock is shown to everyone; its suit is trump from then on.',
        'Bleibt nach einer gezogenen oder gegebenen Karte nur noch die aufgedeckte im Stapel, wird jene allen gezeigt; ihre Farbe ist von da an Trumpf.',
      ),
      asksNewHands(options) &&
        text(
          'Dealing a new hand does not change the trump.',
          'Beim Austeilen eines neuen Blatts gilt das nicht.',
        ),
    );
  },
  change: (_, options) => ({ lastMakesTrump: options.newTrump }),
};

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

export const trump: Variant<'trump'> = {
  clause: 'DUR-29',
  options: {
    trump: {
      kind: 'choice',
      group: CARDS,
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
  told(options) {
    const { trump: found } = options;
    const turned = found === 'turned' || found === 'turned-hearts';
    return turned && !turnsUp(options) ? UNTURNED[found] : TOLD[found];
  },
  change: (_, options) => FOUND[options.trump] ?? {},
};
