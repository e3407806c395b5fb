/** Options of Durak: what a game costs and who deals. */
import {
  choiceOption,
  flagOption,
  named,
  numberOption,
  rarely,
  young,
} from '../../../engine/options.ts';
import { text } from '../../../lang/text.ts';
import { inGroup, PLAY, STAKES } from './groups.ts';

export const newcomersOptions = rarely({
  firstAttack: inGroup(
    STAKES,
    named(
      text('attacked first in a later game', 'später zuerst angegriffen'),
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
  ),
});

export const forfeitOptions = rarely({
  forfeit: inGroup(
    STAKES,
    named(
      text('forfeit for losing', 'Strafe für die Niederlage'),
      choiceOption(
        {
          off: text('none', 'keine'),
          vodka: text('vodka', 'Wodka'),
          strip: text('a piece of clothing', 'ein Kleidungsstück'),
          both: text('vodka and a piece of clothing', 'Wodka und ein Kleidungsstück'),
        },
        'off',
        text(
          'what losing costs; the players settle it themselves',
          'was eine Niederlage kostet; das regeln die Spieler selbst',
        ),
      ),
    ),
  ),
  forfeitWho: inGroup(
    STAKES,
    named(
      text('who pays the forfeit', 'wer die Strafe zahlt'),
      choiceOption(
        {
          durak: text('the durak', 'der Durak'),
          first: text('the first out', 'wer zuerst fertig ist'),
          losers: text('all but the first out', 'alle außer dem Ersten'),
          chosen: text('someone the first out names', 'wen der Erste bestimmt'),
        },
        'durak',
        text('who pays', 'wer zahlt'),
      ),
    ),
  ),
  stripWho: inGroup(
    STAKES,
    young(
      named(
        text('who takes off a garment', 'wer ein Kleidungsstück ablegt'),
        choiceOption(
          {
            same: text('whoever pays the forfeit', 'wer die Strafe zahlt'),
            durak: text('the durak', 'der Durak'),
            first: text('the first out', 'wer zuerst fertig ist'),
            losers: text('all but the first out', 'alle außer dem Ersten'),
            chosen: text('someone the first out names', 'wen der Erste bestimmt'),
          },
          'same',
          text(
            'who takes off a piece of clothing, where that is at stake',
            'wer ein Kleidungsstück ablegt, wenn es darum geht',
          ),
        ),
      ),
    ),
  ),
  forfeitOnce: inGroup(
    STAKES,
    named(
      text('one forfeit each per game', 'nur eine Strafe je Spiel'),
      flagOption(
        false,
        text(
          'nobody bears more than one thing per game: a glass, a forfeit or the next deal',
          'niemand trägt in einem Spiel mehr als eines: ein Glas, eine Strafe oder das nächste Geben (Streuungsregel)',
        ),
      ),
    ),
  ),
});

export const nextDealerOptions = rarely({
  nextDealer: inGroup(
    STAKES,
    named(
      text('next dealer', 'nächster Geber'),
      choiceOption(
        {
          durak: text('the durak', 'der Durak'),
          chosen: text('someone the first out names', 'wen der Erste bestimmt'),
        },
        'durak',
        text('who deals the next game', 'wer das nächste Spiel gibt'),
      ),
    ),
  ),
});

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
