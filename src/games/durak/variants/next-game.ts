/** DUR-20 and DUR-37: who is attacked first after a game, new players between games, and who deals. */
import { sentences, type Text, text } from '../../../lang/text.ts';
import { type Options, STAKES } from '../options.ts';
import type { Variant } from '../variant-rules.ts';
import { bearsOnce, durakMayBear } from '../words/sheet-facts.ts';

function deals(options: Options): Text {
  if (options.nextDealer === 'chosen')
    return text(
      'The first player out names the dealer of the next game (DUR-37).',
      'Wer zuerst fertig war, bestimmt, wer das nächste Spiel gibt (DUR-37).',
    );
  return durakMayBear(options)
    ? text(
        'The durak deals the next game, unless they already bear something (DUR-36).',
        'Der Durak gibt das nächste Spiel, außer er trägt schon etwas (DUR-36).',
      )
    : text('The durak deals the next game.', 'Der Durak gibt das nächste Spiel.');
}

const pair = ({ secret }: Options): Text =>
  secret
    ? text(
        'Of a losing pair the player with more cards, secret ones included, counts as the durak; if they hold equally many, the first from the dealer’s left.',
        'Von einem Verliererpaar zählt als Durak, wer mehr Karten hat, verdeckte mitgezählt, bei gleich vielen der erste links vom Geber.',
      )
    : text(
        'Of a losing pair the player with more cards counts as the durak; if they hold equally many, the first from the dealer’s left.',
        'Von einem Verliererpaar zählt als Durak, wer mehr Karten hat, bei gleich vielen der erste links vom Geber.',
      );

export const newcomers: Variant<'firstAttack'> = {
  clause: 'DUR-20',
  options: {
    firstAttack: {
      kind: 'choice',
      group: STAKES,
      rare: true,
      label: text('attacked first in a later game', 'später zuerst angegriffen'),
      meaning: text(
        'who is attacked first in a later game',
        'wer im nächsten Spiel zuerst angegriffen wird',
      ),
      choices: {
        loser: text('the durak', 'der Durak'),
        newcomer: text('the newest player', 'der Neuling'),
      },
    },
  },
  told(options) {
    const attacked =
      options.firstAttack === 'loser'
        ? [
            text(
              'The durak is attacked first, by their right neighbour.',
              'Zuerst angegriffen wird der Durak, von seinem rechten Nachbarn.',
            ),
            text(
              'After a draw the first attacker is found as in the first game.',
              'Nach einem Unentschieden wird der erste Angreifer bestimmt wie im ersten Spiel.',
            ),
          ]
        : [
            text(
              'Before each later game new players may take over seats: the last one named is attacked first, by their right neighbour, even after a draw.',
              'Vor jedem weiteren Spiel können neue Mitspieler Plätze übernehmen: Der zuletzt Genannte wird zuerst angegriffen, von seinem rechten Nachbarn, auch nach einem Unentschieden.',
            ),
            text(
              'If nobody joins, the durak is attacked first.',
              'Kommt niemand dazu, wird zuerst der Durak angegriffen.',
            ),
            text(
              'If nobody joins after a draw, the first attacker is found as in the first game.',
              'Kommt nach einem Unentschieden niemand dazu, wird der erste Angreifer bestimmt wie im ersten Spiel.',
            ),
            text(
              'Points stay with the seat; runs of losses start afresh.',
              'Die Punkte bleiben beim Platz; Niederlagen in Folge werden neu gezählt.',
            ),
          ];
    return sentences(
      deals(options),
      text(
        'After a draw the same player deals again.',
        'Nach einem Unentschieden gibt derselbe noch einmal.',
      ),
      ...attacked,
      options.pairs !== 'off' && pair(options),
    );
  },
  change: (_, options) => ({ joins: options.firstAttack === 'newcomer' }),
};

export const nextDealer: Variant<'nextDealer'> = {
  clause: 'DUR-37',
  options: {
    nextDealer: {
      kind: 'choice',
      group: STAKES,
      rare: true,
      label: text('next dealer', 'nächster Geber'),
      meaning: text('who deals the next game', 'wer das nächste Spiel gibt'),
      choices: {
        durak: text('the durak', 'der Durak'),
        chosen: text('someone the first out names', 'wen der Erste bestimmt'),
      },
    },
  },
  told(options) {
    const once = bearsOnce(options);
    if (options.nextDealer === 'durak')
      return durakMayBear(options)
        ? text(
            'The durak deals the next game; if they already bear something, the next player to their left who bears nothing does.',
            'Der Durak gibt das nächste Spiel; trägt er schon etwas, gibt der nächste links von ihm, der nichts trägt.',
          )
        : text('The durak deals the next game.', 'Der Durak gibt das nächste Spiel.');
    const chosen =
      options.quicky === 'duel'
        ? text(
            'Before the next game the winner of the duel names the other player to deal it.',
            'Der Sieger des Duells bestimmt den anderen zum Geber des nächsten Spiels.',
          )
        : text(
            'Before the next game the first player out names another player to deal it.',
            'Wer zuerst fertig war, bestimmt einen anderen zum Geber des nächsten Spiels.',
          );
    return sentences(
      options.pairs === 'off'
        ? chosen
        : text(
            'Before the next game the first player out names a player of another pair to deal it.',
            'Wer zuerst fertig war, bestimmt einen Spieler eines anderen Paars zum Geber des nächsten Spiels.',
          ),
      once &&
        text(
          'Nobody who already bears something may be named; if that leaves nobody, the durak deals.',
          'Wer schon etwas trägt, darf nicht genannt werden; bleibt niemand, gibt der Durak.',
        ),
      text(
        'After a draw the same player deals again.',
        'Nach einem Unentschieden gibt derselbe noch einmal.',
      ),
    );
  },
  change: (_, options) => ({ dealerChosen: options.nextDealer === 'chosen' }),
};
