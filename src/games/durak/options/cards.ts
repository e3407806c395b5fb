/** Options of Durak: the cards and what makes trump. */
import { choiceOption, flagOption } from '../../../engine/options.ts';
import { text } from '../../../lang/text.ts';
import { CARDS, inGroup } from '../option-groups.ts';

export const newHandsOptions = {
  gennadi: inGroup(
    CARDS,
    flagOption(
      false,
      text(
        'a hand with a card below six may be put back for a new one (needs the deck of 52)',
        'ein Blatt mit einer Karte unter sechs darf getauscht werden (Gennadi, nur mit 52 Karten)',
      ),
    ),
  ),
  fiveSuited: inGroup(
    CARDS,
    flagOption(
      false,
      text(
        'five cards of a suit may be put back for a new hand by naming the dealer',
        'fünf Karten einer Farbe dürfen getauscht werden, wenn man den Geber nennt (Neue Karten)',
      ),
    ),
  ),
};

export const newTrumpOptions = {
  newTrump: inGroup(
    CARDS,
    flagOption(
      false,
      text(
        'the last card drawn before the turned one is shown and makes trump',
        'die letzte Karte vor der aufgedeckten wird gezeigt und bestimmt den neuen Trumpf',
      ),
    ),
  ),
};

export const trumpOptions = {
  trump: inGroup(
    CARDS,
    choiceOption(
      {
        turned: text(
          "the card turned, or the dealer's last",
          'die aufgedeckte Karte, sonst die letzte des Gebers',
        ),
        'turned-hearts': text('the card turned, or hearts', 'die aufgedeckte Karte, sonst Herz'),
        hearts: text('always hearts', 'immer Herz'),
        none: text('no trumps', 'ohne Trumpf (Farblos)'),
        'own-before': text(
          'each his own, said before the deal',
          'jeder seinen eigenen, vor dem Geben angesagt',
        ),
        'own-after': text(
          'each his own, said after the deal',
          'jeder seinen eigenen, nach dem Geben angesagt',
        ),
      },
      'turned',
      text('what makes a suit trump', 'was die Trumpffarbe bestimmt'),
    ),
  ),
};

export const weliOptions = {
  weli: inGroup(
    CARDS,
    flagOption(
      false,
      text(
        'the six of diamonds may be played as a six of any suit (Weli)',
        'die Karo-Sechs darf als Sechs jeder Farbe gespielt werden (Weli)',
      ),
    ),
  ),
};

export const secretOptions = {
  secret: inGroup(
    CARDS,
    flagOption(
      false,
      text(
        'two cards more each, face down until the hand is empty (Secret)',
        'jeder bekommt zwei Karten mehr, verdeckt, bis das Blatt leer ist (Secret)',
      ),
    ),
  ),
};
