/** Options of Durak: Passing on. */
import { choiceOption, named, rarely } from '../../../engine/options.ts';
import { text } from '../../../lang/text.ts';
import { inGroup, PASSING } from '../option-groups.ts';

export const transferOptions = {
  transfer: inGroup(
    PASSING,
    named(
      text('passing on', 'Schieben'),
      choiceOption(
        {
          off: text('no passing on', 'es wird nicht geschoben'),
          any: text('with one or more cards of the rank', 'mit einer oder mehr Karten des Werts'),
          equal: text('with at least as many as lie', 'mit mindestens so vielen, wie liegen'),
        },
        'off',
        text(
          'whether the defender may pass the attack on with cards of its rank',
          'ob der Verteidiger den Angriff mit Karten desselben Werts weiterschieben darf',
        ),
      ),
    ),
  ),
};

export const ticketOptions = rarely({
  ticket: inGroup(
    PASSING,
    named(
      text('tickets', 'Fahrkarten'),
      choiceOption(
        {
          off: text('no tickets', 'keine Fahrkarten'),
          free: text('as often as it helps', 'beliebig oft'),
          once: text('each card once a bout', 'jede Karte nur einmal je Angriff'),
        },
        'off',
        text(
          'whether showing a trump of the attack’s rank passes the attack on (needs transfer)',
          'ob man schieben kann, indem man einen Trumpf dieses Werts nur zeigt (Fahrkarte, nur mit Schieben)',
        ),
      ),
    ),
  ),
});

export const directionOptions = rarely({
  direction: inGroup(
    PASSING,
    named(
      text('which way attacks are passed on', 'wohin geschoben wird'),
      choiceOption(
        {
          fixed: text('always to the left', 'immer nach links'),
          once: text('either way, for that bout', 'beide Seiten, für diesen Angriff'),
          keep: text('either way, and it stays so', 'beide Seiten, und dabei bleibt es'),
          chosen: text(
            'either way; the passer says whether it stays',
            'beide Seiten, der Schieber sagt, ob es bleibt',
          ),
        },
        'fixed',
        text(
          'whether an attack may be passed on to either side (needs transfer)',
          'ob nach beiden Seiten geschoben werden darf (nur mit Schieben)',
        ),
      ),
    ),
  ),
});
