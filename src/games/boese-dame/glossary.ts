/** The words of Böse Dame, explained. */
import type { Term } from '../../engine/glossary.ts';
import { text } from '../../lang/text.ts';

export const glossary: readonly Term[] = [
  {
    word: text('queen of spades', 'Pik-Dame'),
    forms: { en: ['Graue Laus'], de: ['Graue Laus'] },
    meaning: text(
      'The one bad card: whoever takes her in a trick loses 50 points. Some call her, and the game, the Graue Laus (grey louse).',
      'Die eine böse Karte: Wer sie im Stich bekommt, verliert 50 Punkte. Manche nennen sie und das Spiel Graue Laus.',
    ),
    cards: ['QS'],
  },
  {
    word: text('ten', 'Zehn'),
    forms: { en: ['tens'], de: ['Zehnen'] },
    meaning: text(
      'It counts ten points but is weak: ace, king, queen and jack of its suit all beat it.',
      'Sie zählt zehn Augen, ist aber schwach: Ass, König, Dame und Bube ihrer Farbe stechen sie.',
    ),
    cards: ['TC', 'TD', 'TH', 'TS'],
  },
  {
    word: text('trick', 'Stich'),
    forms: { en: ['tricks'], de: ['Stiche', 'Stichen', 'Stichs'] },
    meaning: text(
      'One card from each player. The highest card of the suit led wins all of them.',
      'Von jedem Spieler eine Karte. Die höchste der ausgespielten Farbe gewinnt sie alle.',
    ),
    parts: ['trick'],
  },
  {
    word: text('last trick', 'letzter Stich'),
    forms: { en: [], de: ['letzten Stich', 'letzte Stich'] },
    meaning: text(
      'The trick taken most recently. With three players the very last of the deal also brings the two cards aside.',
      'Der zuletzt gemachte Stich. Zu dritt bringt der allerletzte des Spiels auch die zwei Karten beiseite.',
    ),
    parts: ['last'],
  },
  {
    word: text('lead', 'ausspielen'),
    forms: {
      en: ['leads', 'led'],
      de: ['spielt aus', 'ausgespielte', 'ausgespielten'],
    },
    meaning: text(
      'To play the first card of a trick. Its suit is the one the others must follow.',
      'Die erste Karte eines Stichs spielen. Ihre Farbe müssen die anderen bedienen.',
    ),
  },
  {
    word: text('follow suit', 'bedienen'),
    forms: { en: ['follow', 'follows suit'], de: ['bedient', 'bediene'] },
    meaning: text(
      'To play a card of the suit that was led. Whoever has one must do so.',
      'Eine Karte der ausgespielten Farbe spielen. Wer eine hat, muss es tun.',
    ),
  },
  {
    word: text('discard', 'abwerfen'),
    forms: { en: ['discards', 'any card'], de: ['wirf ab', 'beliebige Karte'] },
    meaning: text(
      'To play a card of another suit because none of the suit led is left in hand. It cannot win the trick: a good moment to part with the queen of spades.',
      'Eine Karte einer anderen Farbe spielen, weil man die ausgespielte nicht mehr hat. Sie kann den Stich nicht gewinnen: ein guter Moment, die Pik-Dame loszuwerden.',
    ),
  },
  {
    word: text('trumps', 'Trumpf'),
    forms: { en: ['trump'], de: ['Trümpfe'] },
    meaning: text(
      'In many games a suit that beats all others. There is none here.',
      'In vielen Spielen eine Farbe, die alle anderen sticht. Hier gibt es keine.',
    ),
  },
  {
    word: text('suit', 'Farbe'),
    forms: { en: ['suits'], de: ['Farben'] },
    meaning: text(
      'Clubs, diamonds, hearts or spades; eight cards of each.',
      'Kreuz, Karo, Herz oder Pik; von jeder acht Karten.',
    ),
  },
  {
    word: text('dealer', 'Geber'),
    forms: { en: [], de: ['Gebers'] },
    meaning: text(
      'The player who deals the cards. The player to their left leads to the first trick, and deals next.',
      'Wer die Karten gibt. Der Spieler links von ihm spielt zum ersten Stich aus und gibt als Nächster.',
    ),
  },
  {
    word: text('deal', 'Spiel'),
    forms: { en: ['deals'], de: ['Spiele', 'Spielen', 'Spiels'] },
    meaning: text(
      'The cards are dealt once and all of them are played. A match has several deals.',
      'Die Karten werden einmal gegeben und alle gespielt. Eine Partie hat mehrere Spiele.',
    ),
  },
  {
    word: text('points', 'Augen'),
    forms: { en: ['point'], de: ['Punkte', 'Punkten', 'Auge'] },
    meaning: text(
      'What the cards in one’s tricks count: ace 11, ten 10, king 4, queen 3, jack 2, and the queen of spades minus 50.',
      'Was die Karten in den Stichen zählen: Ass 11, Zehn 10, König 4, Dame 3, Bube 2 und die Pik-Dame minus 50.',
    ),
  },
  {
    word: text('aside', 'beiseite'),
    forms: { en: ['stay face down'], de: ['bleiben verdeckt'] },
    meaning: text(
      'With three players, the two cards nobody is dealt. Whoever wins the last trick gets them, good or bad.',
      'Zu dritt die zwei Karten, die keiner bekommt. Wer den letzten Stich macht, erhält sie, gut oder schlecht.',
    ),
    parts: ['aside'],
  },
  {
    word: text('hand', 'Blatt'),
    forms: { en: ['hands'], de: ['Hand'] },
    meaning: text(
      'The cards a player holds, seen by nobody else.',
      'Die Karten, die ein Spieler hält und die sonst keiner sieht.',
    ),
    parts: ['hand'],
  },
  {
    word: text('share the win', 'geteilt'),
    meaning: text(
      'Everyone with the highest total has won; nothing breaks the tie.',
      'Alle mit dem höchsten Stand haben gewonnen; kein Stichentscheid trennt sie.',
    ),
  },
];
