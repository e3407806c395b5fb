/** The words of Cabo, explained. */
import type { Term } from '../../engine/glossary.ts';
import { text } from '../../lang/text.ts';

export const glossary: readonly Term[] = [
  {
    word: text('row', 'Auslage'),
    forms: { en: ['rows'], de: ['Auslagen', 'Reihe'] },
    meaning: text(
      'A player’s cards, face down on the table. The lowest sum of a row wins the round.',
      'Die Karten eines Spielers, verdeckt auf dem Tisch. Die niedrigste Summe gewinnt die Runde.',
    ),
    parts: ['row-0', 'row-1', 'row-2', 'row-3', 'row-4'],
  },
  {
    word: text('position', 'Position'),
    forms: { en: ['positions'], de: ['Positionen'] },
    meaning: text(
      'The place of a card in its row, counted from 1 at the left. Cards never change places by themselves.',
      'Der Platz einer Karte in ihrer Auslage, von links ab 1 gezählt. Von selbst wechselt keine Karte den Platz.',
    ),
  },
  {
    word: text('look', 'ansehen'),
    forms: { en: ['looks', 'looks at', 'looked'], de: ['sieht', 'sieht an'] },
    meaning: text(
      'To see a face-down card without showing it to anyone. It is turned down again, so remember it.',
      'Eine verdeckte Karte sehen, ohne sie zu zeigen. Danach liegt sie wieder verdeckt: gut merken.',
    ),
    parts: ['look'],
  },
  {
    word: text('starter', 'Startspieler'),
    meaning: text(
      'The player who deals the round and has the first turn.',
      'Wer in dieser Runde gibt und als Erster am Zug ist.',
    ),
  },
  {
    word: text('round', 'Runde'),
    forms: { en: ['rounds'], de: ['Runden'] },
    meaning: text(
      'One deal, from the first look to the rows turned up after the last turn.',
      'Ein Geben, vom ersten Ansehen bis zum Aufdecken nach dem letzten Zug.',
    ),
  },
  {
    word: text('stock', 'Stapel'),
    forms: { en: [], de: ['Nachziehstapel'] },
    meaning: text(
      'The face-down cards to draw from. An empty one is made anew from the discards.',
      'Die verdeckten Karten zum Ziehen. Ist er leer, werden die abgelegten Karten neu gemischt.',
    ),
    parts: ['stock'],
  },
  {
    word: text('discard pile', 'Ablage'),
    forms: {
      en: ['pile', 'discards', 'top discard'],
      de: ['Ablagestapel', 'oberste abgelegte Karte'],
    },
    meaning: text(
      'The face-up cards. Its top card may be taken for cards of one’s own, but its action is lost.',
      'Die offenen Karten. Die oberste darf man gegen eigene Karten nehmen, doch ihre Aktion gilt nicht.',
    ),
    parts: ['pile'],
  },
  {
    word: text('drawn card', 'gezogene Karte'),
    forms: { en: ['draws', 'drawn', 'draw'], de: ['zieht', 'ziehen', 'zieh'] },
    meaning: text(
      'The card just drawn from the stock, seen by its drawer alone: keep it, discard it, or use its action.',
      'Die eben vom Stapel gezogene Karte, die nur sieht, wer sie zog: behalten, abwerfen oder ihre Aktion nutzen.',
    ),
    parts: ['drawn'],
  },
  {
    word: text('keep', 'behalten'),
    forms: { en: ['keeps'], de: ['behält', 'behalte'] },
    meaning: text(
      'To lay the drawn card face down in place of one own card or of a set, which goes onto the pile.',
      'Die gezogene Karte verdeckt an die Stelle einer eigenen Karte oder eines Satzes legen; diese kommen auf die Ablage.',
    ),
    parts: ['keep'],
  },
  {
    word: text('discard', 'abwerfen'),
    forms: { en: ['discarded'], de: ['wirft sie ab', 'wirf sie ab'] },
    meaning: text(
      'To put the drawn card onto the pile without using its action. The next player may take it.',
      'Die gezogene Karte ohne ihre Aktion auf die Ablage legen. Der Nächste darf sie nehmen.',
    ),
    parts: ['discard'],
  },
  {
    word: text('action', 'Aktion'),
    forms: { en: ['actions'], de: ['Aktionen'] },
    meaning: text(
      'What a card from 7 to 12 allows whoever draws it from the stock: peek, spy or swap. Nobody has to use it.',
      'Was eine Karte von 7 bis 12 dem erlaubt, der sie vom Stapel zieht: eigene ansehen, fremde ansehen oder tauschen. Niemand muss sie nutzen.',
    ),
    parts: ['use'],
  },
  {
    word: text('peek', 'eigene Karte ansehen'),
    forms: { en: ['peeks'], de: ['eine eigene Karte an', 'Peek'] },
    meaning: text(
      'The action of 7 and 8: look at one card of your own row.',
      'Die Aktion von 7 und 8: eine Karte der eigenen Auslage ansehen.',
    ),
    cards: ['7', '8'],
  },
  {
    word: text('spy', 'fremde Karte ansehen'),
    forms: { en: ['spies'], de: ['eine Karte eines anderen', 'eine fremde Karte an', 'Spy'] },
    meaning: text(
      'The action of 9 and 10: look at one card in another player’s row.',
      'Die Aktion von 9 und 10: eine Karte in der Auslage eines anderen ansehen.',
    ),
    cards: ['9', '10'],
  },
  {
    word: text('swap', 'tauschen'),
    forms: { en: ['swaps'], de: ['tauscht', 'tausche', 'Tausch', 'Swap'] },
    meaning: text(
      'The action of 11 and 12: exchange one own card for one of another player, unseen. A house rule allows two cards of other players instead.',
      'Die Aktion von 11 und 12: eine eigene Karte ungesehen gegen die eines anderen tauschen. Eine Hausregel erlaubt auch zwei fremde Karten.',
    ),
    cards: ['11', '12'],
  },
  {
    word: text('set', 'Satz'),
    forms: { en: ['set of equals', 'sets'], de: ['Satzes', 'Satzes gleicher Karten', 'Sätze'] },
    meaning: text(
      'Two to four own cards of the same value, replaced together by one card. If they turn out not to be equal, they stay and the turn is lost.',
      'Zwei bis vier eigene Karten gleichen Werts, die zusammen durch eine ersetzt werden. Sind sie doch nicht gleich, bleiben sie liegen, und der Zug ist verloren.',
    ),
  },
  {
    word: text('Cabo', 'Cabo'),
    forms: {
      en: ['calls Cabo', 'calling Cabo', 'call Cabo'],
      de: ['sagt Cabo an', 'Cabo ansagen', 'Cabo ansagt'],
    },
    meaning: text(
      'The call that ends the round: everyone else has one more turn, then all rows are turned up. It is made instead of a turn.',
      'Die Ansage, die die Runde beendet: Alle anderen sind noch einmal am Zug, dann wird aufgedeckt. Sie ersetzt den eigenen Zug.',
    ),
    parts: ['call'],
  },
  {
    word: text('caller', 'Ansager'),
    forms: { en: ['called Cabo'], de: ['Ansagers', 'Cabo angesagt'] },
    meaning: text(
      'Whoever called Cabo. With the lowest row they score 0; otherwise their sum and 5 more.',
      'Wer Cabo angesagt hat. Mit der niedrigsten Auslage zählt das 0, sonst die Summe und 5 dazu.',
    ),
  },
  {
    word: text('Kamikaze', 'Kamikaze'),
    meaning: text(
      'Two 12s and both 13s in one row, the highest cards of all: 0 for their owner, 50 for everyone else.',
      'Zwei 12 und beide 13 in einer Auslage, die höchsten Karten überhaupt: 0 für den Besitzer, 50 für alle anderen.',
    ),
    cards: ['13'],
  },
  {
    word: text('zero', 'Null'),
    meaning: text(
      'The best card for a low row. There are only two of them.',
      'Die beste Karte für eine niedrige Auslage. Es gibt nur zwei davon.',
    ),
    cards: ['0'],
  },
  {
    word: text('house rule', 'Hausregel'),
    forms: { en: ['house rules'], de: ['Hausregeln'] },
    meaning: text(
      'A rule some tables add to the game; it holds only if chosen before the match.',
      'Eine Regel, die manche Tische hinzunehmen; sie gilt nur, wenn sie vor der Partie gewählt wird.',
    ),
  },
];
