/** DUR-20: who is attacked first after a game, and new players between games. */
import { sentences, type Text, text } from '../../../lang/text.ts';
import type { Options } from '../options/index.ts';
import type { Variant } from '../variant-rules.ts';
import { durakMayBear } from '../words/sheet-facts.ts';

const DEALS = text('The durak deals the next game.', 'Der Durak gibt das nächste Spiel.');
const DEALS_FREE = text(
  'The durak deals the next game, unless they already bear something (DUR-36).',
  'Der Durak gibt das nächste Spiel, außer er trägt schon etwas (DUR-36).',
);
const CHOSEN = text(
  'The first player out names the dealer of the next game (DUR-37).',
  'Wer zuerst fertig war, bestimmt, wer das nächste Spiel gibt (DUR-37).',
);
const AGAIN = text(
  'After a draw the same player deals again.',
  'Nach einem Unentschieden gibt derselbe noch einmal.',
);
const ATTACKED = text(
  'The durak is attacked first, by their right neighbour.',
  'Zuerst angegriffen wird der Durak, von seinem rechten Nachbarn.',
);
const JOINED = text(
  'Before each later game new players may take over seats: the last one named is attacked first, by their right neighbour, even after a draw.',
  'Vor jedem weiteren Spiel können neue Mitspieler Plätze übernehmen: Der zuletzt Genannte wird zuerst angegriffen, von seinem rechten Nachbarn, auch nach einem Unentschieden.',
);
const NOBODY_JOINED = text(
  'If nobody joins, the durak is attacked first.',
  'Kommt niemand dazu, wird zuerst der Durak angegriffen.',
);
const KEPT = text(
  'Points stay with the seat; runs of losses start afresh.',
  'Die Punkte bleiben beim Platz; Niederlagen in Folge werden neu gezählt.',
);
const AFTER_DRAW = text(
  'After a draw the first attacker is found as in the first game.',
  'Nach einem Unentschieden wird der erste Angreifer bestimmt wie im ersten Spiel.',
);
const OTHERWISE_DRAW = text(
  'If nobody joins after a draw, the first attacker is found as in the first game.',
  'Kommt nach einem Unentschieden niemand dazu, wird der erste Angreifer bestimmt wie im ersten Spiel.',
);
const PAIR = text(
  'Of a losing pair the player with more cards counts as the durak; if they hold equally many, the first from the dealer’s left.',
  'Von einem Verliererpaar zählt als Durak, wer mehr Karten hat, bei gleich vielen der erste links vom Geber.',
);
const PAIR_SECRET = text(
  'Of a losing pair the player with more cards, secret ones included, counts as the durak; if they hold equally many, the first from the dealer’s left.',
  'Von einem Verliererpaar zählt als Durak, wer mehr Karten hat, verdeckte mitgezählt, bei gleich vielen der erste links vom Geber.',
);

function deals(options: Options): Text {
  if (options.nextDealer === 'chosen') return CHOSEN;
  return durakMayBear(options) ? DEALS_FREE : DEALS;
}

const pair = ({ secret }: Options): Text => (secret ? PAIR_SECRET : PAIR);

function told(options: Options): Text {
  const attacked =
    options.firstAttack === 'loser'
      ? [ATTACKED, AFTER_DRAW]
      : [JOINED, NOBODY_JOINED, OTHERWISE_DRAW, KEPT];
  return sentences(deals(options), AGAIN, ...attacked, options.pairs !== 'off' && pair(options));
}

export const newcomers: Variant = {
  clause: 'DUR-20',
  told,
  change: (_, options) => ({ joins: options.firstAttack === 'newcomer' }),
};
