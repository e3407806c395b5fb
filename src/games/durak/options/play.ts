/** Options of Durak: how a game goes. */
import { choiceOption, named, numberOption, rarely } from '../../../engine/options.ts';
import { text } from '../../../lang/text.ts';
import { inGroup, PLAY } from '../option-groups.ts';

export const pairsOptions = {
  pairs: inGroup(
    PLAY,
    named(
      text('pairs', 'Paarspiel'),
      choiceOption(
        {
          off: text('everyone for themselves', 'jeder für sich'),
          together: text('partners go out together', 'Partner scheiden zusammen aus'),
          takeover: text('the partner plays on alone', 'der Partner spielt allein weiter'),
        },
        'off',
        text(
          'whether partners sit opposite each other (an even number of players, at least four)',
          'ob sich Partner gegenübersitzen (nur mit gerader Spielerzahl ab vier)',
        ),
      ),
    ),
  ),
};

export const quickyOptions = {
  quicky: inGroup(
    PLAY,
    named(
      text('drawing after a bout', 'Nachziehen nach dem Angriff'),
      choiceOption(
        {
          off: text('hands are filled from the stock', 'vom Stapel wird nachgezogen'),
          on: text('nothing is drawn', 'es wird nicht nachgezogen'),
          duel: text(
            'heats between two players until the stock is used up',
            'Gänge zu zweit, bis der Stapel aufgebraucht ist',
          ),
        },
        'off',
        text(
          'whether cards are drawn after a bout',
          'ob nach einem Angriff nachgezogen wird (Quicky)',
        ),
      ),
    ),
  ),
};

/** Harakiri. A move not made in time is made at random by the module that keeps time. */
export const harakiriOptions = rarely({
  clock: inGroup(
    PLAY,
    named(
      text('seconds per move', 'Sekunden je Zug'),
      numberOption(
        0,
        60,
        0,
        text(
          'seconds per move, then a random move is made (Harakiri); 0: no clock',
          'Sekunden je Zug, dann wird ein zufälliger gemacht (Harakiri); 0: ohne Uhr',
        ),
      ),
    ),
  ),
});
