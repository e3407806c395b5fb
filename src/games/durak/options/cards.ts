/** Options of Durak: the cards and what makes trump. */
import { choiceOption, flagOption, named, rarely, young } from '../../../engine/options.ts';
import { text } from '../../../lang/text.ts';
import { CARDS, inGroup } from './groups.ts';

export const newHandsOptions = rarely({
  gennadi: inGroup(
    CARDS,
    named(
      text('card below six: a new hand', 'Karte unter sechs: neues Blatt'),
      flagOption(
        false,
        text(
          'a hand with a card below six may be exchanged for a new one (needs a pack of 52 cards)',
          'ein Blatt mit einer Karte unter sechs darf man tauschen (Gennadi, nur mit 52 Karten)',
        ),
      ),
    ),
  ),
  fiveSuited: inGroup(
    CARDS,
    named(
      text('five of a suit: a new hand', 'fünf einer Farbe: neues Blatt'),
      flagOption(
        false,
        text(
          'a hand with five cards of a suit may be exchanged for a new one by naming the dealer',
          'ein Blatt mit fünf Karten einer Farbe darf man tauschen, wenn man den Geber nennt (Neue Karten)',
        ),
      ),
    ),
  ),
  fiveSuitedGlass: inGroup(
    CARDS,
    young(
      named(
        text('five of a suit: costs a glass', 'fünf einer Farbe: kostet ein Glas'),
        flagOption(
          true,
          text(
            'where vodka is drunk, a new hand for five cards of a suit costs a glass too',
            'wenn Wodka getrunken wird, kostet auch ein neues Blatt für fünf Karten einer Farbe ein Glas',
          ),
        ),
      ),
    ),
  ),
});

export const newTrumpOptions = rarely({
  newTrump: inGroup(
    CARDS,
    named(
      text('last card drawn makes trump', 'letzte gezogene Karte wird Trumpf'),
      flagOption(
        false,
        text(
          'the last card drawn before the turned one is shown and makes trump',
          'die letzte Karte vor der aufgedeckten wird beim Ziehen gezeigt und bestimmt den neuen Trumpf',
        ),
      ),
    ),
  ),
});

export const trumpOptions = {
  trump: inGroup(
    CARDS,
    named(
      text('trump', 'Trumpf'),
      choiceOption(
        {
          turned: text(
            'the card turned, or the dealer’s last',
            'die aufgedeckte Karte, sonst die letzte des Gebers',
          ),
          'turned-hearts': text('the card turned, or hearts', 'die aufgedeckte Karte, sonst Herz'),
          hearts: text('always hearts', 'immer Herz'),
          none: text('no trumps', 'ohne Trumpf (Farblos)'),
          'own-before': text(
            'each their own, named before the deal',
            'jeder seinen eigenen, vor dem Geben angesagt',
          ),
          'own-after': text(
            'each their own, named after the deal',
            'jeder seinen eigenen, nach dem Geben angesagt',
          ),
        },
        'turned',
        text('what makes a suit trump', 'was die Trumpffarbe bestimmt'),
      ),
    ),
  ),
};

export const weliOptions = rarely({
  weli: inGroup(
    CARDS,
    named(
      text('six of diamonds is any six (Weli)', 'Karo-Sechs als jede Sechs (Weli)'),
      flagOption(
        false,
        text(
          'the six of diamonds may be played as a six of any suit (Weli)',
          'die Karo-Sechs darf als Sechs jeder Farbe gespielt werden (Weli)',
        ),
      ),
    ),
  ),
});

export const secretOptions = rarely({
  secret: inGroup(
    CARDS,
    named(
      text('two secret cards each', 'jedem zwei verdeckte Karten'),
      flagOption(
        false,
        text(
          'each player has two more cards, face down until their hand is empty (Secret)',
          'jeder bekommt zwei weitere Karten, verdeckt, bis sein Blatt leer ist (Secret)',
        ),
      ),
    ),
  ),
});
