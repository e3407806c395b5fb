/** Options of Durak: attack and defence. */
import { choiceOption, flagOption } from '../../../engine/options.ts';
import { text } from '../../../lang/text.ts';
import { BOUT, inGroup } from '../option-groups.ts';

export const clubsOptions = {
  clubs: inGroup(
    BOUT,
    flagOption(
      false,
      text('clubs are beaten only by clubs', 'Kreuz wird nur mit Kreuz geschlagen (Kreuzregel)'),
    ),
  ),
};

export const beatAcesOptions = {
  beatAces: inGroup(
    BOUT,
    choiceOption(
      {
        off: text('by trumps alone', 'nur mit Trumpf'),
        low: text('also by 2 to 5 of the suit', 'auch mit 2 bis 5 der Farbe'),
        two: text('also by the 2 of the suit', 'auch mit der 2 der Farbe'),
      },
      'off',
      text(
        'what beats an ace, a trump ace included (needs the deck of 52)',
        'was ein Ass schlägt, auch das Trumpfass (nur mit 52 Karten)',
      ),
    ),
  ),
};

export const pileOnOptions = {
  pileOn: inGroup(
    BOUT,
    choiceOption(
      {
        off: text('nothing more', 'nichts mehr'),
        six: text('the neighbours, up to six cards', 'die Nachbarn, bis zu sechs Karten'),
        all: text('everybody, without bound', 'alle, ohne Grenze'),
      },
      'off',
      text(
        'what may be added for one who takes the cards',
        'was dazugelegt werden darf, wenn jemand schluckt (Nachfressen)',
      ),
    ),
  ),
};

export const cheatingOptions = {
  cheating: inGroup(
    BOUT,
    flagOption(
      false,
      text(
        'false cards may be tried; the wronged player can catch them at once',
        'falsche Karten sind erlaubt, solange der Geschädigte sie nicht sofort bemerkt (Schummeln)',
      ),
    ),
  ),
};

export const limitOptions = {
  limit: inGroup(
    BOUT,
    choiceOption(
      {
        six: text('six, five in the first bout', 'sechs, im ersten Angriff fünf'),
        none: text("only the defender's hand", 'nur das Blatt des Verteidigers'),
      },
      'six',
      text(
        'how many attacking cards a bout may have',
        'wie viele Angriffskarten ein Angriff haben darf',
      ),
    ),
  ),
};
