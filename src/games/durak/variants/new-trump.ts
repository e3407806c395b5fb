/** DUR-28: the last card above the turned one makes a new trump. */
import { sentences, type Text, text } from '../../../lang/text.ts';
import type { Options } from '../options/index.ts';
import type { Variant } from '../variant-rules.ts';
import { asksNewHands, hasOwnTrumps, reachesTurned, turnsUp } from '../words/sheet-facts.ts';

const ON = text(
  'The card that, drawn or dealt, leaves only the turned one in the stock is shown to everyone; its suit is trump from then on.',
  'Bleibt nach einer gezogenen oder gegebenen Karte nur noch die aufgedeckte im Stapel, wird jene allen gezeigt; ihre Farbe ist von da an Trumpf.',
);
const NOT_REDEALT = text(
  'Dealing a new hand does not change the trump.',
  'Beim Austeilen eines neuen Blatts gilt das nicht.',
);
const UNTURNED = text(
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

function told(options: Options): Text {
  if (!options.newTrump) {
    if (options.trump === 'none') return NO_TRUMPS;
    return hasOwnTrumps(options) ? OFF_OWN : OFF;
  }
  if (!turnsUp(options)) return UNTURNED;
  if (!reachesTurned(options)) return UNDRAWN;
  return sentences(ON, asksNewHands(options) && NOT_REDEALT);
}

export const newTrump: Variant = {
  clause: 'DUR-28',
  told,
  change: (_, options) => ({ lastMakesTrump: options.newTrump }),
};
