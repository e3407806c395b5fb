/** Options of Durak: attack and defence. */
import { choiceOption, flagOption, named, rarely, young } from '../../../engine/options.ts';
import { text } from '../../../lang/text.ts';
import { BOUT, inGroup, PASSING } from './groups.ts';

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

export const transferOptions = {
  transfer: inGroup(
    PASSING,
    named(
      text('passing on', 'Schieben'),
      choiceOption(
        {
          off: text('no passing on', 'es wird nicht geschoben'),
          any: text('with one or more cards of the rank', 'mit einer oder mehr Karten des Werts'),
          equal: text('with at least as many as lie', 'mit mindestens so vielen, wie liegen'),
        },
        'off',
        text(
          'whether the defender may pass the attack on with cards of its rank',
          'ob der Verteidiger den Angriff mit Karten desselben Werts weiterschieben darf',
        ),
      ),
    ),
  ),
};

export const ticketOptions = rarely({
  ticket: inGroup(
    PASSING,
    named(
      text('tickets', 'Fahrkarten'),
      choiceOption(
        {
          off: text('no tickets', 'keine Fahrkarten'),
          free: text('as often as it helps', 'beliebig oft'),
          once: text('each card once a bout', 'jede Karte nur einmal je Angriff'),
        },
        'off',
        text(
          'whether showing a trump of the attack’s rank passes the attack on (needs transfer)',
          'ob man schieben kann, indem man einen Trumpf dieses Werts nur zeigt (Fahrkarte, nur mit Schieben)',
        ),
      ),
    ),
  ),
});

export const directionOptions = rarely({
  direction: inGroup(
    PASSING,
    named(
      text('which way attacks are passed on', 'wohin geschoben wird'),
      choiceOption(
        {
          fixed: text('always to the left', 'immer nach links'),
          once: text('either way, for that bout', 'beide Seiten, für diesen Angriff'),
          keep: text('either way, and it stays so', 'beide Seiten, und dabei bleibt es'),
          chosen: text(
            'either way; the passer says whether it stays',
            'beide Seiten, der Schieber sagt, ob es bleibt',
          ),
        },
        'fixed',
        text(
          'whether an attack may be passed on to either side (needs transfer)',
          'ob nach beiden Seiten geschoben werden darf (nur mit Schieben)',
        ),
      ),
    ),
  ),
});
