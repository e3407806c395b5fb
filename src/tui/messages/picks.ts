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
