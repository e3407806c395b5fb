/** The words of Blaue Vierzehn, explained. */
import type { Term } from '../../engine/glossary.ts';
import { type Lang, text } from '../../lang/text.ts';

const forms = (en: readonly string[], de: readonly string[]): Record<Lang, readonly string[]> => ({
  en,
  de,
});

const CARDS: readonly Term[] = [
  {
    word: text('blue fourteen', 'blaue Vierzehn'),
    forms: forms(['Blaue Vierzehn'], ['blauen Vierzehn']),
    meaning: text(
      'The card that gives the game its name. Whoever takes the trick it lies in pays 13 points.',
      'Die Karte, nach der das Spiel heißt. Wer den Stich macht, in dem sie liegt, zahlt 13 Punkte.',
    ),
    cards: ['B14'],
  },
  {
    word: text('red fourteen', 'rote Vierzehn'),
    forms: forms([], ['roten Vierzehn']),
    meaning: text(
      'A fourteen and a red card at once. It costs 5 points like the other fourteens or, if so agreed, 7: the 2 of a red card as well.',
      'Vierzehn und rote Karte zugleich. Sie kostet 5 Punkte wie andere Vierzehnen oder, wenn so vereinbart, 7: auch die 2 einer roten Karte.',
    ),
    cards: ['R14'],
  },
  {
    word: text('fourteen', 'Vierzehn'),
    forms: forms(['fourteens'], ['Vierzehnen']),
    meaning: text(
      'There is one in each colour. The yellow and the green one cost 5 points, the blue one 13.',
      'In jeder Farbe gibt es eine. Die gelbe und die grüne kosten 5 Punkte, die blaue 13.',
    ),
    cards: ['Y14', 'G14'],
  },
  {
    word: text('red card', 'rote Karte'),
    forms: forms(['red cards', 'red', 'reds'], ['rote Karten', 'Rot', 'Rote', 'roten']),
    meaning: text(
      'Every red card in a trick costs whoever takes it 2 points; the red fourteen has a price of its own.',
      'Jede rote Karte im Stich kostet den, der ihn macht, 2 Punkte; die rote Vierzehn hat ihren eigenen Preis.',
    ),
  },
  {
    word: text('colour', 'Farbe'),
    forms: forms(['colours', 'suit'], ['Farben']),
    meaning: text(
      'Red, yellow, green or blue: each has the numbers 1 to 15 once. No colour is trumps.',
      'Rot, Gelb, Grün oder Blau: Jede hat die Zahlen 1 bis 15 einmal. Trumpf gibt es nicht.',
    ),
  },
];

const PLAY: readonly Term[] = [
  {
    word: text('trick', 'Stich'),
    forms: forms(['tricks'], ['Stiche', 'Stichen', 'Stichs']),
    meaning: text(
      'One card from each player. One of them wins it, puts all the cards aside and leads to the next; what they cost is theirs.',
      'Eine Karte von jedem. Einer macht den Stich, legt alle Karten beiseite und spielt zum nächsten aus; was sie kosten, zahlt er.',
    ),
    parts: ['trick', 'last'],
  },
  {
    word: text('lead', 'ausspielen'),
    forms: forms(
      ['leads', 'led', 'leader'],
      ['spielt aus', 'ausgespielt', 'ausgespielte', 'ausgespielten'],
    ),
    meaning: text(
      'To play the first card of a trick. Any card may be led; the others have to follow its colour.',
      'Die erste Karte eines Stichs spielen. Jede ist erlaubt; die anderen müssen ihre Farbe bedienen.',
    ),
  },
  {
    word: text('follow', 'bedienen'),
    forms: forms(['follows', 'followed', 'follow suit'], ['bedient', 'bediene']),
    meaning: text(
      'To play a card of the colour led. Whoever has one must; which one is free, and nobody has to win.',
      'Eine Karte der ausgespielten Farbe spielen. Wer eine hat, muss; welche, ist frei, und stechen muss niemand.',
    ),
  },
  {
    word: text('discard', 'abwerfen'),
    forms: forms(['discards'], ['wirft ab', 'wirf ab']),
    meaning: text(
      'To play another colour when one cannot follow: the moment to be rid of fourteens and red cards.',
      'Eine andere Farbe spielen, wenn man nicht bedienen kann: der Augenblick, Vierzehnen und Rote loszuwerden.',
    ),
  },
  {
    word: text('must win', 'Stichzwang'),
    forms: forms(['has to win', 'have to win'], []),
    meaning: text(
      'A duty to beat the cards that lie there. Some games have it, this one does not.',
      'Die Pflicht, höher zu spielen, als schon liegt. Manche Spiele kennen sie, dieses nicht.',
    ),
  },
  {
    word: text('dealer', 'Geber'),
    forms: forms(['dealer’s left'], []),
    meaning: text(
      'Whoever hands out the cards. The player at the dealer’s left leads first; the next deal moves one seat on.',
      'Wer die Karten austeilt. Links davon wird zuerst ausgespielt; beim nächsten Spiel gibt der Nächste.',
    ),
  },
  {
    word: text('deal', 'Spiel'),
    forms: forms(['deals'], ['Spiele', 'Spiels']),
    meaning: text(
      'From handing out the cards to the last trick. A match consists of several, and their points add up.',
      'Vom Geben bis zum letzten Stich. Eine Partie hat mehrere, und die Punkte werden zusammengezählt.',
    ),
  },
];

export const glossary: readonly Term[] = [...CARDS, ...PLAY];
