/** The words of All Fours, explained to somebody who has never played. */
import type { Term } from '../../engine/glossary.ts';
import { text } from '../../lang/text.ts';

const TRUMP_TERMS: readonly Term[] = [
  {
    word: text('forehand', 'Vorhand'),
    meaning: text(
      'The player who does not deal: forehand is dealt to first, decides about trump first, leads to the first trick and wins ties for the game.',
      'Wer nicht gibt: Vorhand bekommt zuerst Karten, entscheidet zuerst über Trumpf, spielt zum ersten Stich aus und bekommt bei gleich vielen Augen deren Punkt.',
    ),
  },
  {
    word: text('trump', 'Trumpf'),
    forms: { en: ['trumps'], de: ['Trümpfe', 'Trumpfs', 'trumpfen'] },
    meaning: text(
      'A suit that beats the other three: its lowest card wins against the ace of a plain suit.',
      'Eine Farbe, die die drei anderen sticht: Ihre niedrigste Karte schlägt das Ass jeder anderen Farbe.',
    ),
  },
  {
    word: text('proposed trump', 'Trumpfvorschlag'),
    forms: { en: ['proposal'], de: ['Vorschlag'] },
    meaning: text(
      'The suit of the card turned after the deal. It becomes trump if forehand stands, or if forehand begs and the dealer gives a point.',
      'Die Farbe der Karte, die nach dem Geben aufgedeckt wird. Sie wird Trumpf, wenn Vorhand annimmt oder der Geber nach einer Ablehnung einen Punkt schenkt.',
    ),
    parts: ['turned'],
  },
  {
    word: text('stand', 'annehmen'),
    forms: { en: ['stands'], de: ['nimmt an'] },
    meaning: text(
      'Forehand accepts the suit of the card turned as trump, and play begins.',
      'Vorhand ist mit der aufgedeckten Farbe als Trumpf einverstanden, und das Spiel beginnt.',
    ),
    parts: ['stand'],
  },
  {
    word: text('beg', 'ablehnen'),
    forms: { en: ['begs'], de: ['lehnt ab', 'Ablehnung'] },
    meaning: text(
      'Forehand asks for another trump. The dealer answers by giving a point or by running the cards.',
      'Vorhand will einen anderen Trumpf. Der Geber schenkt darauf einen Punkt oder gibt weiter.',
    ),
    parts: ['beg'],
  },
  {
    word: text('give a point', 'Punkt schenken'),
    forms: { en: ['gives forehand a point'], de: ['schenkt Vorhand einen Punkt'] },
    meaning: text(
      'The dealer keeps the suit that forehand refused, and forehand scores one point at once: it can win the match.',
      'Der Geber behält die abgelehnte Farbe, und Vorhand bekommt sofort einen Punkt: Er kann die Partie gewinnen.',
    ),
    parts: ['give'],
  },
  {
    word: text('run the cards', 'weitergeben'),
    forms: { en: ['run', 'runs', 'runs the cards'], de: ['gibt weiter', 'Weitergeben'] },
    meaning: text(
      'The dealer refuses to give a point: both get three more cards and a new card is turned, until its suit is not the refused one.',
      'Der Geber schenkt keinen Punkt: Beide bekommen drei weitere Karten, und es wird neu aufgedeckt, bis eine andere Farbe kommt.',
    ),
    parts: ['run'],
  },
  {
    word: text('misdeal', 'zusammenwerfen'),
    forms: { en: [], de: ['zusammengeworfen'] },
    meaning: text(
      'Too few cards are left for another run, so nobody plays this deal and the same dealer deals again.',
      'Die Karten reichen nicht zum Weitergeben: Das Spiel wird nicht gespielt, und derselbe gibt neu.',
    ),
  },
  {
    word: text('put away', 'weglegen'),
    forms: { en: ['away'], de: ['weggelegt', 'weg'] },
    meaning: text(
      'After a run each player lays cards face down aside until six are left. They are not played and win no points.',
      'Nach dem Weitergeben legt jeder verdeckt Karten beiseite, bis ihm sechs bleiben. Sie werden nicht gespielt und bringen keine Punkte.',
    ),
  },
  {
    word: text('stock', 'Talon'),
    meaning: text(
      'The cards that have not been dealt; they are used if the dealer runs the cards.',
      'Die noch nicht gegebenen Karten; gebraucht werden sie, wenn der Geber weitergibt.',
    ),
    parts: ['stock'],
  },
];

const TRICK_TERMS: readonly Term[] = [
  {
    word: text('trick', 'Stich'),
    forms: { en: ['tricks'], de: ['Stiche', 'Stichen', 'Stichs'] },
    meaning: text(
      'Two cards, one from each player. The higher trump wins it, or else the higher card of the suit led.',
      'Zwei Karten, von jedem Spieler eine. Ihn gewinnt der höhere Trumpf, sonst die höhere Karte der ausgespielten Farbe.',
    ),
    parts: ['trick', 'last'],
  },
  {
    word: text('lead', 'ausspielen'),
    forms: {
      en: ['leads', 'led'],
      de: ['spielt aus', 'ausgespielt', 'ausgespielte', 'ausgespielten'],
    },
    meaning: text(
      'To play the first card of a trick. Any card may be led.',
      'Die erste Karte eines Stichs spielen. Jede Karte ist erlaubt.',
    ),
  },
  {
    word: text('follow suit', 'bedienen'),
    forms: { en: ['follow'], de: ['bedient', 'bediene'] },
    meaning: text(
      'To answer with a card of the suit led. In All Fours you may play a trump instead, even if you could follow.',
      'Mit einer Karte der ausgespielten Farbe antworten. In All Fours darf man stattdessen trumpfen, auch wenn man bedienen könnte.',
    ),
  },
];

const POINT_TERMS: readonly Term[] = [
  {
    word: text('jack turned', 'aufgedeckter Bube'),
    forms: { en: ['jacks turned'], de: ['aufgedeckte Buben'] },
    meaning: text(
      'A jack that is turned as the proposed trump: a point for the dealer at once, whatever becomes of the proposal.',
      'Ein Bube, der als Trumpfvorschlag aufgedeckt wird: sofort ein Punkt für den Geber, was auch aus dem Vorschlag wird.',
    ),
  },
  {
    word: text('high', 'höchster Trumpf'),
    forms: { en: ['highest trump'], de: ['höchste Trumpf', 'Höchster', 'höchsten', 'höchste'] },
    meaning: text(
      'One point for whoever has the highest trump that was played. Often that is the ace, but it may have stayed in the stock.',
      'Ein Punkt für den, der den höchsten gespielten Trumpf in seinen Stichen hat. Oft ist es das Ass, doch es kann im Talon geblieben sein.',
    ),
    cards: ['AC', 'AD', 'AH', 'AS'],
  },
  {
    word: text('low', 'niedrigster Trumpf'),
    forms: {
      en: ['lowest trump'],
      de: ['niedrigste Trumpf', 'Niedrigster', 'niedrigsten', 'niedrigste'],
    },
    meaning: text(
      'One point for whoever has the lowest trump that was played in their tricks, even if the other player led it.',
      'Ein Punkt für den, der den niedrigsten gespielten Trumpf in seinen Stichen hat, auch wenn ihn der andere gespielt hat.',
    ),
    cards: ['2C', '2D', '2H', '2S'],
  },
  {
    word: text('jack', 'Trumpfbube'),
    forms: { en: ['trump jack'], de: ['Trumpfbuben'] },
    meaning: text(
      'The jack of trumps scores one point for whoever wins it in a trick; if it is not played, nobody gets the point.',
      'Der Bube der Trumpffarbe bringt einen Punkt dem, der ihn im Stich gewinnt; wird er nicht gespielt, gibt es den Punkt nicht.',
    ),
    cards: ['JC', 'JD', 'JH', 'JS'],
  },
  {
    word: text('game', 'Augen'),
    forms: { en: ['count', 'higher count'], de: ['meisten Augen', 'meiste Augen'] },
    meaning: text(
      'Cards won in tricks count: ten 10, ace 4, king 3, queen 2, jack 1. The higher count scores the point for the game; forehand wins a tie.',
      'Gewonnene Karten zählen: Zehn 10, Ass 4, König 3, Dame 2, Bube 1. Wer mehr Augen hat, bekommt einen Punkt; bei Gleichstand Vorhand.',
    ),
    cards: ['TC', 'TD', 'TH', 'TS', 'KC', 'KD', 'KH', 'KS', 'QC', 'QD', 'QH', 'QS'],
  },
];

export const glossary: readonly Term[] = [...TRUMP_TERMS, ...TRICK_TERMS, ...POINT_TERMS];
