/** DUR-37: the first player out names the next dealer. */
import { sentences, type Text, text } from '../../../lang/text.ts';
import type { Options } from '../options/index.ts';
import type { Variant } from '../variant-rules.ts';
import { bearsOnce, durakMayBear } from '../words/sheet-facts.ts';

const DURAK = text('The durak deals the next game.', 'Der Durak gibt das nächste Spiel.');
const DURAK_FREE = text(
  'The durak deals the next game; if they already bear something, the next player to their left who bears nothing does.',
  'Der Durak gibt das nächste Spiel; trägt er schon etwas, gibt der nächste links von ihm, der nichts trägt.',
);
const CHOSEN = text(
  'Before the next game the first player out names another player to deal it.',
  'Wer zuerst fertig war, bestimmt einen anderen zum Geber des nächsten Spiels.',
);
const CHOSEN_PAIRS = text(
  'Before the next game the first player out names a player of another pair to deal it.',
  'Wer zuerst fertig war, bestimmt einen Spieler eines anderen Paars zum Geber des nächsten Spiels.',
);
const WINNER = text(
  'Before the next game the winner of the duel names the other player to deal it.',
  'Der Sieger des Duells bestimmt den anderen zum Geber des nächsten Spiels.',
);
const FREE = text(
  'Nobody who already bears something may be named; if that leaves nobody, the durak deals.',
  'Wer schon etwas trägt, darf nicht genannt werden; bleibt niemand, gibt der Durak.',
);
const AFTER_DRAW = text(
  'After a draw the same player deals again.',
  'Nach einem Unentschieden gibt derselbe noch einmal.',
);

function told(options: Options): Text {
  const once = bearsOnce(options);
  if (options.nextDealer === 'durak') return durakMayBear(options) ? DURAK_FREE : DURAK;
  const chosen = options.quicky === 'duel' ? WINNER : CHOSEN;
  return sentences(options.pairs === 'off' ? chosen : CHOSEN_PAIRS, once && FREE, AFTER_DRAW);
}

export const nextDealer: Variant = {
  clause: 'DUR-37',
  told,
  change: (_, options) => ({ dealerChosen: options.nextDealer === 'chosen' }),
};
