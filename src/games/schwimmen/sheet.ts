/** The rule sheet as data, in our own words. */
import type { Clause } from '../../engine/game.ts';
import { fill, type Text, text } from '../../lang/text.ts';
import type { Options } from './options.ts';

const ONE = text('a life', 'ein Leben');
const MORE = text('$1 lives', '$1 Leben');
const livesOf = (lives: number): Text => (lives === 1 ? ONE : fill(MORE, lives));

const TURN: readonly Clause[] = [
  {
    id: 'SCW-1',
    text: text(
      'Each player is dealt three of the 32 French cards, one at a time. The next three lie open in the middle, and the rest is the stock.',
      'Von 32 französischen Karten bekommt jeder drei, einzeln gegeben. Die nächsten drei liegen offen in der Mitte, der Rest ist der Stapel.',
    ),
  },
  {
    id: 'SCW-2',
    text: text(
      'An ace counts 11, king, queen, jack and ten count 10, the others their number. A hand is worth the cards of its best suit; three of a rank are worth 30½, three aces 31.',
      'Ein Ass zählt 11, König, Dame, Bube und Zehn zählen 10, die anderen ihre Zahl. Ein Blatt ist so viel wert wie die Karten seiner besten Farbe; drei Gleiche sind 30½ wert, drei Asse 31.',
    ),
  },
  {
    id: 'SCW-3',
    text: text(
      'The player at the dealer’s left begins. The player whose turn it is may swap one of their cards for one in the middle.',
      'Der Spieler links vom Geber beginnt. Wer am Zug ist, darf eine eigene Karte gegen eine aus der Mitte tauschen.',
    ),
  },
  {
    id: 'SCW-4',
    text: text(
      'Instead they may swap all three cards for the three in the middle.',
      'Stattdessen darf man alle drei Karten gegen die drei aus der Mitte tauschen.',
    ),
  },
  {
    id: 'SCW-5',
    text: text(
      'Or they may pass. When all have passed one after another, three cards of the stock replace those in the middle; if fewer are left, the deal ends.',
      'Oder man passt. Haben alle nacheinander gepasst, ersetzen drei Karten vom Stapel die in der Mitte; sind es weniger, endet das Spiel.',
    ),
  },
  {
    id: 'SCW-6',
    text: text(
      'Or they may knock, once in a deal. Everyone else then has one more turn, and the deal ends. It ends at once when a player finishes a turn with 31.',
      'Oder man klopft, einmal im Spiel. Dann sind alle anderen noch einmal dran, und das Spiel endet. Es endet sofort, wenn jemand am Ende des eigenen Zugs 31 hat.',
    ),
  },
  {
    id: 'SCW-7',
    text: text(
      'The lowest hand loses a life; players who tie for it all lose one.',
      'Das niedrigste Blatt verliert ein Leben; bei Gleichstand verlieren alle Betroffenen eines.',
    ),
  },
];

export const clauses = (options: Options): readonly Clause[] => [
  ...TURN,
  {
    id: 'SCW-8',
    text: fill(
      text(
        'The deal moves to the left. The match ends when a player has lost $1; the fewest lost win, and players who tie share the win.',
        'Das Geben wandert nach links. Die Partie endet, wenn jemand $1 verloren hat; wer am wenigsten verloren hat, gewinnt, bei Gleichstand wird der Sieg geteilt.',
      ),
      livesOf(options.lives),
    ),
  },
];
