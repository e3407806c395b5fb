/** DUR-20: who is attacked first after a game, and new players between games. */
import { choiceOption } from '../../../engine/options.ts';
import { text } from '../../../lang/text.ts';
import { inGroup, STAKES } from '../option-groups.ts';
import type { Variant } from '../seams.ts';

export const newcomersOptions = {
  firstAttack: inGroup(
    STAKES,
    choiceOption(
      {
        loser: text('the durak', 'der Durak'),
        newcomer: text('the newest player', 'der Neuling'),
      },
      'loser',
      text(
        'who is attacked first in a later game',
        'wer im nächsten Spiel zuerst angegriffen wird',
      ),
    ),
  ),
};

const LOSER = text(
  'The durak deals the next game and is attacked first, by his right neighbour, until another is durak. After a draw the same player deals again and the lowest trump attacks. Of a losing pair the one with more cards deals and is attacked.',
  'Der Durak gibt das nächste Spiel und wird zuerst angegriffen, von seinem rechten Nachbarn, bis ein anderer Durak ist. Nach einem Unentschieden gibt derselbe noch einmal, und der niedrigste Trumpf greift an. Von einem Verliererpaar gibt, wer mehr Karten hat, und er wird angegriffen.',
);
const NEWCOMER = text(
  ' Between games new players may take over seats; the newest is attacked first, and their runs of losses begin anew.',
  ' Zwischen den Spielen können Neue Plätze übernehmen; der Neueste wird zuerst angegriffen, und ihre Niederlagen in Folge zählen neu.',
);

export const newcomers: Variant = {
  clause: 'DUR-20',
  told: (options) =>
    options.firstAttack === 'loser'
      ? LOSER
      : { en: LOSER.en + NEWCOMER.en, de: LOSER.de + NEWCOMER.de },
  change: (_, options) => ({ joins: options.firstAttack === 'newcomer' }),
};
