/** DUR-21: an attack may be passed on. */
import { choiceOption } from '../../../engine/options.ts';
import { text } from '../../../lang/text.ts';
import { inGroup, PASSING } from '../option-groups.ts';
import type { Variant } from '../seams.ts';

export const transferOptions = {
  transfer: inGroup(
    PASSING,
    choiceOption(
      {
        off: text('no passing on', 'es wird nicht geschoben'),
        any: text('with one card of the rank or more', 'mit einer Karte des Werts oder mehr'),
        equal: text('with at least as many as lie', 'mit mindestens so vielen, wie liegen'),
      },
      'off',
      text(
        'whether the defender may pass the attack on with cards of its rank',
        'ob der Verteidiger den Angriff mit Karten desselben Werts weiterschieben darf',
      ),
    ),
  ),
};

const LEAST = { any: () => 1, equal: (lying: number) => lying };

const OFF = text('An attack is not passed on.', 'Ein Angriff wird nicht weitergeschoben.');
const ON = text(
  "In his turn, while nothing is covered, the defender may pass the attack on by adding one or more cards of its rank. The next player then defends it all, the passer has become the attacker, and the other neighbour is reckoned anew. What lies then may exceed neither the limit nor the new defender's hand.",
  'Solange nichts gedeckt ist, darf der Verteidiger den Angriff weiterschieben, indem er Karten desselben Werts dazulegt. Dann verteidigt der Nächste alles, wer schob ist Angreifer, und der andere Nachbar bestimmt sich neu. Was liegt, darf weder die Grenze noch das Blatt des neuen Verteidigers übersteigen.',
);
const EQUAL = text(
  ' It takes at least as many cards as lie.',
  ' Dazu gehören mindestens so viele Karten, wie liegen.',
);

export const transfer: Variant = {
  clause: 'DUR-21',
  told: (options) => {
    if (options.transfer === 'off') return OFF;
    return options.transfer === 'any' ? ON : { en: ON.en + EQUAL.en, de: ON.de + EQUAL.de };
  },
  change: (_, { transfer: kind }) => (kind === 'off' ? {} : { passLeast: LEAST[kind] }),
};
