/** The rule sheet as data, in our own words. */
import type { Clause } from '../../engine/game.ts';
import { fill, numeral, text } from '../../lang/text.ts';
import type { Options } from './state.ts';

const VOID = {
  trump: text(
    'Forehand <leads>. Players must <follow suit> or <trump>, and may trump even if they can follow; a player who can do neither plays any card. A trump lead must be answered with a trump. The winner of a <trick> leads to the next.',
    'Vorhand <spielt aus>. Man muss <bedienen> oder <trumpfen> und darf auch trumpfen, wenn man bedienen kann; wer beides nicht kann, spielt eine beliebige Karte. Auf Trumpf muss Trumpf folgen. Wer den <Stich> macht, spielt zum nächsten aus.',
  ),
  free: text(
    'Forehand <leads>. A player who can <follow suit> must follow or <trump>; a player who cannot plays any card. A trump lead must be answered with a trump. The winner of a <trick> leads to the next.',
    'Vorhand <spielt aus>. Wer <bedienen> kann, muss bedienen oder <trumpfen>; wer es nicht kann, spielt eine beliebige Karte. Auf Trumpf muss Trumpf folgen. Wer den <Stich> macht, spielt zum nächsten aus.',
  ),
};

const DEAL: readonly Clause[] = [
  {
    id: 'ALF-1',
    topic: 'deal',
    text: text(
      'The pack has 52 French cards, 2 low, ace high. Each player gets three cards and three more, <forehand>, the non-dealer, first; the next card is turned as the <proposed trump>. The deal alternates.',
      'Gespielt wird mit 52 französischen Karten, die Zwei ist die niedrigste, das Ass die höchste. Jeder bekommt zweimal drei Karten, <Vorhand>, der Gegner des Gebers, zuerst; die nächste Karte wird als <Trumpfvorschlag> aufgedeckt. Das Geben wechselt.',
    ),
  },
  {
    id: 'ALF-2',
    text: text(
      'A <jack turned> as a <proposal> scores a point for the dealer at once.',
      'Ein als <Vorschlag> <aufgedeckter Bube> bringt dem Geber sofort einen Punkt.',
    ),
  },
  {
    id: 'ALF-3',
    text: text(
      'Forehand <stands> or <begs>. If forehand begs, the dealer either keeps the suit and <gives forehand a point>, or <runs the cards>: three more to each player and a new card turned, again and again while it is of the refused suit; the first other suit is trump. With fewer than seven cards left for a run it is a <misdeal>: the same dealer deals again, and points already made stand.',
      'Vorhand <nimmt an> oder <lehnt ab>. Nach einer Ablehnung bestimmt der Geber die Farbe trotzdem und <schenkt Vorhand einen Punkt>, oder er <gibt weiter>: je drei weitere Karten und eine neu aufgedeckte, solange die abgelehnte Farbe kommt; die erste andere Farbe ist Trumpf. Reichen die Karten dafür nicht, wird <zusammengeworfen>: Derselbe gibt neu, gemachte Punkte bleiben.',
    ),
  },
  {
    id: 'ALF-4',
    text: text(
      'Players with more than six cards, forehand first, put cards of their choice <away> face down until six are left.',
      'Wer mehr als sechs Karten hat, legt verdeckt Karten seiner Wahl <weg>, bis sechs bleiben, Vorhand zuerst.',
    ),
  },
];

const SCORE: Clause = {
  id: 'ALF-6',
  topic: 'score',
  text: text(
    'One point each is scored, in this order, for the <highest trump> in play, the <lowest trump> in play and the <trump jack>, by whoever has it in their tricks, and for the <higher count> of tens (10), aces (4), kings (3), queens (2) and jacks (1); forehand wins a tie.',
    'Gewertet wird der Reihe nach: je ein Punkt für den <höchsten> und den <niedrigsten> Trumpf im Spiel und den <Trumpfbuben>, jeweils für den, der ihn in den Stichen hat, und für die <meisten Augen> (Zehn 10, Ass 4, König 3, Dame 2, Bube 1); bei Gleichstand bekommt ihn Vorhand.',
  ),
};

export const clauses = (options: Options): readonly Clause[] => [
  ...DEAL,
  { id: 'ALF-5', topic: 'play', text: VOID[options.void] },
  SCORE,
  {
    id: 'ALF-7',
    topic: 'match',
    text: fill(
      text(
        'The first player to reach $1 points wins at that moment, even in the middle of a deal.',
        'Wer zuerst $1 Punkte erreicht, gewinnt im selben Augenblick, auch mitten im Spiel.',
      ),
      numeral(options.target),
    ),
  },
];
