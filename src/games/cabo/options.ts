import {
  dealsOption,
  flagOption,
  named,
  numberOption,
  playersOption,
  rarely,
  type ValuesOf,
} from '../../engine/options.ts';
import { text } from '../../lang/text.ts';

const HOUSE = text('house rules', 'Hausregeln');

const cards = named(
  text('cards in a row', 'Karten in der Auslage'),
  numberOption(
    4,
    6,
    4,
    text(
      'cards in each row; six suit two players',
      'Karten in jeder Auslage; sechs passen gut zu zweit',
    ),
  ),
);

const peeks = named(
  text('cards looked at first', 'anfangs angesehene Karten'),
  numberOption(
    0,
    3,
    2,
    text(
      'own cards each player looks at first; three suit rows of six',
      'eigene Karten, die jeder zuerst ansieht; drei passen zu sechs Karten',
    ),
  ),
);

const swapOthers = named(
  text('swaps between two others', 'Tausch zwischen zwei anderen'),
  flagOption(
    false,
    text(
      'a swap may exchange cards of two other players',
      'ein Tausch darf Karten zweier anderer Spieler vertauschen',
    ),
  ),
);

export const options = {
  players: playersOption(2, 5, 3),
  ...rarely({
    cards: { ...cards, group: HOUSE },
    peeks: { ...peeks, group: HOUSE },
    swapOthers: { ...swapOthers, group: HOUSE },
  }),
  target: named(
    text('total that ends the game', 'Stand, der das Spiel beendet'),
    numberOption(
      51,
      500,
      101,
      text(
        'the total that ends the game; one point less is halved',
        'der Stand, der das Spiel beendet; ein Punkt weniger wird halbiert',
      ),
    ),
  ),
  deals: dealsOption,
};
export type Options = ValuesOf<typeof options>;
