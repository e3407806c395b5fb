/** The words of Böhmischer Schneider, explained. */
import type { Term } from '../../engine/glossary.ts';
import { text } from '../../lang/text.ts';
import { isPicture, pack } from './rules.ts';

const tokens = (wanted: (card: number, token: string) => boolean): readonly string[] =>
  pack.tokens.filter((token, card) => wanted(card, token));

export const glossary: readonly Term[] = [
  {
    word: text('picture', 'Bild'),
    forms: { en: ['pictures'], de: ['Bilder', 'Bildern'] },
    meaning: text(
      'An ace, king, ober, unter or ten. Only the 20 pictures count; the other cards in a trick are worth nothing.',
      'Ein Ass, König, Ober, Unter oder eine Zehn. Nur die 20 Bilder zählen; die anderen Karten im Stich sind nichts wert.',
    ),
    cards: tokens(isPicture),
  },
  {
    word: text('plain card', 'leere Karte'),
    forms: { en: ['nine, eight, seven'], de: ['Neun, Acht, Sieben'] },
    meaning: text(
      'A nine, eight or seven: worth nothing itself, but a nine may beat an eight, and an eight a seven.',
      'Eine Neun, Acht oder Sieben: selbst nichts wert, doch die Neun sticht die Acht und die Acht die Sieben.',
    ),
    cards: tokens((card) => !isPicture(card)),
  },
  {
    word: text('the very next one', 'genau die nächsthöhere'),
    forms: {
      en: ['very next', 'next one', 'beat', 'beats', 'beaten'],
      de: ['nächsthöhere', 'nächsthöheren', 'stechen', 'sticht', 'gestochen'],
    },
    meaning: text(
      'The card one step higher in the same suit. The ober alone beats the unter; king and ace of that suit do not.',
      'Die Karte eine Stufe höher in derselben Farbe. Den Unter sticht nur der Ober, nicht König oder Ass der Farbe.',
    ),
  },
  {
    word: text('ober', 'Ober'),
    forms: { en: ['obers'], de: [] },
    meaning: text(
      'A court card of the German pack, below the king; its suit sign stands at the top.',
      'Ein Bild der deutschen Karten unter dem König; das Farbzeichen steht oben.',
    ),
  },
  {
    word: text('unter', 'Unter'),
    forms: { en: ['unters'], de: [] },
    meaning: text(
      'A court card of the German pack, below the ober; its suit sign stands at the bottom.',
      'Ein Bild der deutschen Karten unter dem Ober; das Farbzeichen steht unten.',
    ),
  },
  {
    word: text('suit', 'Farbe'),
    forms: { en: ['suits'], de: ['Farben'] },
    meaning: text(
      'Bells, hearts, leaves or acorns; eight cards of each.',
      'Schellen, Herz, Grün oder Eichel; von jeder acht Karten.',
    ),
  },
  {
    word: text('trick', 'Stich'),
    forms: { en: ['tricks'], de: ['Stiche', 'Stichen', 'Stichs'] },
    meaning: text(
      'One card led and one in answer. Whoever wins it keeps both cards.',
      'Eine ausgespielte und eine zugegebene Karte. Wer ihn gewinnt, behält beide.',
    ),
    parts: ['trick', 'last'],
  },
  {
    word: text('lead', 'ausspielen'),
    forms: {
      en: ['leads', 'leader', 'led'],
      de: ['spielt aus', 'ausgespielt', 'ausgespielte', 'ausgespielten'],
    },
    meaning: text(
      'To play the first card of a trick. It wins unless the answer is the very next card of its suit.',
      'Die erste Karte eines Stichs spielen. Sie gewinnt, wenn nicht genau die nächsthöhere der Farbe folgt.',
    ),
  },
  {
    word: text('follow suit', 'bedienen'),
    forms: { en: [], de: ['Bedienpflicht'] },
    meaning: text(
      'To answer with a card of the suit led. In many games one has to; here any card may be played.',
      'Mit einer Karte der ausgespielten Farbe antworten. In vielen Spielen ist das Pflicht; hier ist jede Karte erlaubt.',
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
    word: text('stock', 'Talon'),
    meaning: text(
      'The cards not dealt, face down. While it lasts, both players draw a card after each trick, its winner first.',
      'Die nicht ausgeteilten Karten, verdeckt. Solange er reicht, zieht nach jedem Stich jeder eine Karte, der Gewinner zuerst.',
    ),
    parts: ['stock'],
  },
  {
    word: text('draw', 'ziehen'),
    forms: { en: ['draws'], de: ['zieht'] },
    meaning: text(
      'To take the top card of the stock into one’s hand. It happens by itself after each trick.',
      'Die oberste Karte des Talons auf die Hand nehmen. Das geschieht nach jedem Stich von selbst.',
    ),
  },
  {
    word: text('hand', 'Blatt'),
    forms: { en: ['hands'], de: ['Hand'] },
    meaning: text(
      'The cards a player holds: six while the stock lasts, then fewer with every trick.',
      'Die Karten, die ein Spieler hält: sechs, solange der Talon reicht, dann mit jedem Stich weniger.',
    ),
    parts: ['hand'],
  },
  {
    word: text('dealer', 'Geber'),
    forms: { en: ['non-dealer', 'deals first'], de: ['Gebers', 'gibt zuerst'] },
    meaning: text(
      'The player who deals the cards. The other player leads to the first trick; the next deal is theirs.',
      'Wer die Karten gibt. Der andere spielt zum ersten Stich aus und gibt beim nächsten Mal.',
    ),
  },
  {
    word: text('balance', 'Stand'),
    meaning: text(
      'What a player has been paid in all deals, less what they have paid.',
      'Was ein Spieler in allen Spielen bekommen hat, weniger was er gezahlt hat.',
    ),
  },
];
