/** DUR-26: nothing is drawn; or a duel of heats. */
import { choiceOption } from '../../../engine/options.ts';
import { text } from '../../../lang/text.ts';
import { goOnWithHeats } from '../heats.ts';
import { inGroup, PLAY } from '../option-groups.ts';
import type { Rules, Variant } from '../seams.ts';

export const quickyOptions = {
  quicky: inGroup(
    PLAY,
    choiceOption(
      {
        off: text('hands are filled from the stock', 'vom Stapel wird nachgezogen'),
        on: text('nothing is drawn', 'es wird nicht nachgezogen'),
        duel: text(
          'heats between two, until the stock is used up',
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
};

const TOLD = {
  off: text(
    'Hands are filled from the stock after every bout.',
    'Nach jedem Angriff wird vom Stapel nachgezogen.',
  ),
  on: text(
    'Nothing is drawn: the stock counts as empty throughout, and so nobody gets a new hand either.',
    'Es wird nicht nachgezogen: Der Stapel gilt von Anfang an als leer, darum gibt es auch keine neuen Blätter.',
  ),
  duel: text(
    "Nothing is drawn. When one or both are out at a bout's end all hands leave the game; out alone is a heat won. While the stock has enough for two hands both get new ones; the heat's loser is attacked first, after a drawn heat the lowest trump attacks. In the end the one with fewer heats is durak.",
    'Es wird nicht nachgezogen. Sind am Ende eines Angriffs einer oder beide fertig, gehen alle Blätter aus dem Spiel; wer allein fertig ist, hat den Gang gewonnen. Solange der Stapel für zwei Blätter reicht, gibt es neue; der Verlierer des Gangs wird zuerst angegriffen, nach einem unentschiedenen greift der niedrigste Trumpf an. Wer am Ende weniger Gänge hat, ist Durak.',
  ),
};

export const quicky: Variant = {
  clause: 'DUR-26',
  told: (options) => TOLD[options.quicky],
  change: (_, options): Partial<Rules> => {
    if (options.quicky === 'off') return {};
    return options.quicky === 'on'
      ? { fills: false }
      : { fills: false, leaves: true, goOn: goOnWithHeats };
  },
};
