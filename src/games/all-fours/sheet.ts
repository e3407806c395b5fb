/** The rule sheet as data, in our own words. */
import type { Clause } from '../../engine/game.ts';
import { fill, text } from '../../lang/text.ts';
import type { Options } from './options.ts';

const VOID = {
  trump: text(
    'Forehand leads. A card of the suit led or a trump must be played, and trumping is allowed even with the suit in hand; a player who has neither plays anything. A trump led calls for a trump. The winner of a trick leads to the next.',
    'Vorhand spielt aus. Es ist die ausgespielte Farbe oder ein Trumpf zu spielen, und man darf auch trumpfen, wenn man die Farbe hat; wer beides nicht hat, spielt beliebig. Auf Trumpf muss Trumpf folgen. Wer sticht, spielt aus.',
  ),
  free: text(
    'Forehand leads. A player who holds the suit led plays it or a trump; one who has none of it plays anything. A trump led calls for a trump. The winner of a trick leads to the next.',
    'Vorhand spielt aus. Wer die ausgespielte Farbe hat, spielt sie oder einen Trumpf; wer sie nicht hat, spielt beliebig. Auf Trumpf muss Trumpf folgen. Wer sticht, spielt aus.',
  ),
};

export const clauses = (options: Options): readonly Clause[] => [
  {
    id: 'ALF-1',
    text: text(
      'The pack has 52 French cards, 2 low, ace high. Each player gets three cards and three more, forehand, the non-dealer, first; the next card is turned as the proposed trump. The deal alternates.',
      'Gespielt wird mit 52 französischen Karten, die Zwei ist die niedrigste, das Ass die höchste. Jeder bekommt zweimal drei Karten, Vorhand, der Gegner des Gebers, zuerst; die nächste Karte wird als Trumpfvorschlag aufgedeckt. Das Geben wechselt.',
    ),
  },
  {
    id: 'ALF-2',
    text: text(
      'A jack turned as a proposal scores a point for the dealer at once.',
      'Ein als Vorschlag aufgedeckter Bube bringt dem Geber sofort einen Punkt.',
    ),
  },
  {
    id: 'ALF-3',
    text: text(
      'Forehand stands or begs. If forehand begs, the dealer either imposes the suit, which gives forehand a point, or runs: three more cards each and a new card turned, again while it is of the refused suit; the first other suit is trump. With fewer than seven cards left for a run it is a misdeal: the same dealer deals anew, and points made stand.',
      'Vorhand nimmt an oder lehnt ab. Nach einer Ablehnung bestimmt der Geber die Farbe trotzdem und schenkt Vorhand einen Punkt, oder er gibt je drei weitere Karten und deckt neu auf, solange die abgelehnte Farbe kommt; die erste andere Farbe ist Trumpf. Reichen die Karten dafür nicht, wird zusammengeworfen: Derselbe gibt neu, gemachte Punkte bleiben.',
    ),
  },
  {
    id: 'ALF-4',
    text: text(
      'A player who holds more than six cards puts cards of their choice away face down until six are left, forehand first.',
      'Wer mehr als sechs Karten hat, legt verdeckt Karten seiner Wahl weg, bis sechs bleiben, Vorhand zuerst.',
    ),
  },
  { id: 'ALF-5', text: VOID[options.void] },
  {
    id: 'ALF-6',
    text: text(
      'Scored in this order: a point each for the highest and the lowest trump in play, for the trump jack, each to whoever has it in tricks, and for the greater count of tens (10), aces (4), kings (3), queens (2) and jacks (1); an equal count goes to forehand.',
      'Gewertet wird der Reihe nach: je ein Punkt für den höchsten und den niedrigsten Trumpf im Spiel und den Trumpfbuben, jeweils für den, der ihn in den Stichen hat, und für die meisten Augen (Zehn 10, Ass 4, König 3, Dame 2, Bube 1); bei Gleichstand bekommt ihn Vorhand.',
    ),
  },
  {
    id: 'ALF-7',
    text: fill(
      text(
        'Whoever reaches $1 points first wins at that moment, in the middle of a deal too.',
        'Wer zuerst $1 Punkte erreicht, gewinnt im selben Augenblick, auch mitten im Spiel.',
      ),
      options.target,
    ),
  },
];
