/** DUR-21: the defender may pass the attack on. */
import { sentences, text } from '../../../lang/text.ts';
import type { Variant } from '../variant-rules.ts';

const LEAST = { any: () => 1, equal: (lying: number) => lying };

const OFF = text(
  'Attacks cannot be <passed on>.',
  'Ein Angriff kann nicht <weitergeschoben> werden.',
);
const ON = text(
  'While nothing is covered, the defender may <pass the attack on>, on their turn, by adding one or more cards of its rank.',
  'Solange nichts gedeckt ist, darf der Verteidiger den Angriff <weiterschieben>, indem er eine oder mehrere Karten desselben Werts dazulegt.',
);
const EQUAL = text(
  'That takes at least as many cards as are on the table.',
  'Dazu braucht es mindestens so viele Karten, wie schon liegen.',
);
const PASSED = text(
  'The next player must then defend against all of it, and whoever passed it on is now the attacker.',
  'Dann muss sich der Nächste gegen alles verteidigen, und wer geschoben hat, ist nun der Angreifer.',
);
const PASSED_PAIRS = text(
  'The next player who is not a partner must then defend against all of it, and whoever passed it on is now the attacker.',
  'Dann muss sich der Nächste, der nicht der eigene Partner ist, gegen alles verteidigen, und wer geschoben hat, ist nun der Angreifer.',
);
const MOST = text(
  'The attacking cards may then exceed neither five in the first bout and six in later ones nor the hand of the new defender.',
  'Es dürfen dann weder mehr als fünf im ersten Angriff und sechs später liegen noch mehr, als der neue Verteidiger auf der Hand hat.',
);
const MOST_HAND = text(
  'The attacking cards may then not exceed the hand of the new defender.',
  'Es dürfen dann nicht mehr liegen, als der neue Verteidiger auf der Hand hat.',
);

export const transfer: Variant = {
  clause: 'DUR-21',
  told: (options) => {
    if (options.transfer === 'off') return OFF;
    return sentences(
      ON,
      options.transfer === 'equal' && EQUAL,
      options.pairs === 'off' ? PASSED : PASSED_PAIRS,
      options.limit === 'none' ? MOST_HAND : MOST,
    );
  },
  change: (_, { transfer: kind }) => (kind === 'off' ? {} : { passLeast: LEAST[kind] }),
};
