/** Why picks make no move, where that is no rule of the game. */
import { text } from '../../lang/text.ts';

export const NO_MOVE = {
  cards: text('These picks do not make a move here.', 'Diese Auswahl ergibt hier keinen Zug.'),
  buttons: text('“$1” and “$2” do not go together.', '„$1“ und „$2“ gehen nicht zusammen.'),
  button: text(
    '“$1” goes without the rest: Esc puts it back.',
    '„$1“ geht ohne den Rest: Esc legt ihn zurück.',
  ),
  alone: text('“$1” alone is not a move here.', '„$1“ allein ist hier kein Zug.'),
} as const;

/** What is still to be picked, and that Enter says why picks make no move. */
export const GO_ON = {
  one: text('pick one more card', 'wähle noch eine Karte'),
  some: text('pick $1 more cards', 'wähle noch $1 Karten'),
  several: text('pick $1 cards', 'wähle $1 Karten'),
  more: text('pick what goes with it', 'wähle, was dazugehört'),
  cards: text('Enter goes on to the cards for it', 'Enter geht weiter zu den Karten dafür'),
  where: text('Enter goes on to choose where', 'Enter geht weiter zur Wahl, wohin'),
  no: text('no move: $1 · Enter says why', 'kein Zug: $1 · Enter sagt, warum'),
} as const;
