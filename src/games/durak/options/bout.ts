/** Options of Durak: attack and defence. */
import { choiceOption, flagOption, named, rarely, young } from '../../../engine/options.ts';
import { text } from '../../../lang/text.ts';
import { BOUT, inGroup } from '../option-groups.ts';

export const clubsOptions = rarely({
  clubs: inGroup(
    BOUT,
    named(
      text('only clubs beat clubs', 'nur Kreuz schlägt Kreuz'),
      flagOption(false, text('only clubs beat clubs', 'nur Kreuz schlägt Kreuz (Kreuzregel)')),
    ),
  ),
});

export const beatAcesOptions = rarely({
  beatAces: inGroup(
    BOUT,
    named(
      text('what beats an ace', 'was ein Ass schlägt'),
      choiceOption(
        {
          off: text('only trumps', 'nur Trumpf'),
          low: text('2 to 5 of the suit too', 'auch 2 bis 5 der Farbe'),
          two: text('the 2 of the suit too', 'auch die 2 der Farbe'),
        },
        'off',
        text(
          'what beats an ace, even a trump ace (needs a pack of 52 cards)',
          'was ein Ass schlägt, auch ein Trumpfass (nur mit 52 Karten)',
        ),
      ),
    ),
  ),
});

export const pileOnOptions = {
  pileOn: inGroup(
    BOUT,
    named(
      text('added after a take', 'Nachfressen: dazugelegt wird'),
      choiceOption(
        {
          off: text('nothing more', 'nichts mehr'),
          six: text('by the neighbours, up to six cards', 'von den Nachbarn, bis zu sechs Karten'),
          all: text('by everyone, without limit', 'von allen, ohne Grenze'),
        },
        'off',
        text(
          'what may be added when the defender takes',
          'was dazugelegt werden darf, wenn der Verteidiger schluckt (Nachfressen)',
        ),
      ),
    ),
  ),
};

export const cheatingOptions = rarely({
  cheating: inGroup(
    BOUT,
    named(
      text('cheating allowed', 'Schummeln erlaubt'),
      flagOption(
        false,
        text(
          'players may try false cards; the wronged player can catch them at once',
          'falsche Karten sind erlaubt, solange der Geschädigte sie nicht sofort bemerkt (Schummeln)',
        ),
      ),
    ),
  ),
  cheats: inGroup(
    BOUT,
    young(
      named(
        text('where cards may be false', 'wo falsche Karten liegen dürfen'),
        choiceOption(
          {
            narrow: text('covers and added cards', 'beim Decken und Dazulegen'),
            wide: text(
              'attacks and passes too, all wronged may notice',
              'auch im Angriff und beim Schieben, alle Geschädigten merken es',
            ),
          },
          'narrow',
          text('how far cheating goes', 'wie weit das Schummeln geht'),
        ),
      ),
    ),
  ),
});

export const limitOptions = rarely({
  limit: inGroup(
    BOUT,
    named(
      text('attacking cards at most', 'Angriffskarten höchstens'),
      choiceOption(
        {
          six: text('six, five in the first bout', 'sechs, im ersten Angriff fünf'),
          none: text('only the defender’s hand', 'nur das Blatt des Verteidigers'),
        },
        'six',
        text(
          'how many attacking cards a bout may have',
          'wie viele Angriffskarten ein Angriff haben darf',
        ),
      ),
    ),
  ),
});
