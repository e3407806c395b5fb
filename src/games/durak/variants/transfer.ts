/** DUR-21: an attack may be passed on. */
import { sentences, text } from '../../../lang/text.ts';
import type { Variant } from '../variant-rules.ts';

const LEAST = { any: () => 1, equal: (lying: number) => lying };

const OFF = text('An attack is not passed on.', 'Ein Angriff wird nicht weitergeschoben.');
const ON = text(
  'On their turn, while nothing is covered, the defender may pass the attack on by adding one or more cards of its rank.',
  'Solange nichts gedeckt ist, darf der Verteidiger den Angriff weiterschieben, indem er eine oder mehrere Karten desselben Werts dazulegt.',
);
const EQUAL = text(
  'It takes at least as many cards as lie.',
  'Dazu gehören mindestens so viele Karten, wie liegen.',
);
const PASSED = text(
  'The next player then defends all of it, and whoever passed it on is now the attacker.',
  'Dann verteidigt der Nächste alles, und wer schob, ist nun der Angreifer.',
);
const PASSED_PAIRS = text(
  'The next player who is not a partner then defends all of it, and whoever passed it on is now the attacker.',
  'Dann verteidigt der Nächste, der nicht der eigene Partner ist, alles, und wer schob, ist nun der Angreifer.',
);
const ROOM = text(
  'The cards then lying may exceed neither five in the first bout and six later nor the hand of the new defender.',
  'Es dürfen dann weder mehr als fünf im ersten Angriff und sechs später liegen noch mehr, als der neue Verteidiger auf der Hand hat.',
);
const ROOM_HAND = text(
  'The cards then lying may not exceed the hand of the new defender.',
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
      options.limit === 'none' ? ROOM_HAND : ROOM,
    );
  },
  change: (_, { transfer: kind }) => (kind === 'off' ? {} : { passLeast: LEAST[kind] }),
};
