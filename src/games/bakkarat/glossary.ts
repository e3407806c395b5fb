/** The words of Bakkarat, explained to somebody who has never played. */
import type { Term } from '../../engine/glossary.ts';
import { text } from '../../lang/text.ts';

const COUNT_TERMS: readonly Term[] = [
  {
    word: text('count', 'Zahl'),
    forms: { en: ['counts'], de: ['zählt', 'zählen'] },
    meaning: text(
      'What a hand comes to: the values of its cards added up, less ten as long as the sum is above ten. Nine is best, zero is worst.',
      'Was ein Blatt ergibt: die Werte seiner Karten zusammen, solange sie über zehn liegen, weniger zehn. Neun ist das Beste, null das Schlechteste.',
    ),
  },
  {
    word: text('Bak', 'Bak'),
    meaning: text(
      'A hand that counts exactly ten, such as six and four. It voids the deal for everyone, whoever holds it.',
      'Ein Blatt, das genau zehn zählt, etwa Sechs und Vier. Wer es auch hat: Das Spiel ist für alle ungültig.',
    ),
  },
  {
    word: text('picture', 'Bild'),
    forms: {
      en: ['pictures', 'king, queen and jack'],
      de: ['Bilder', 'König, Dame und Bube'],
    },
    meaning: text(
      'King, queen and jack count 0, so two of them come to zero, the worst hand.',
      'König, Dame und Bube zählen 0; zwei davon ergeben null, das schlechteste Blatt.',
    ),
    cards: ['KC', 'KD', 'KH', 'KS', 'QC', 'QD', 'QH', 'QS', 'JC', 'JD', 'JH', 'JS'],
  },
  {
    word: text('ten', 'Zehn'),
    forms: { en: ['tens'], de: ['Zehnen'] },
    meaning: text(
      'Counts 10. With a card of 1 to 9 it adds nothing, since ten is taken off again; with a picture or another ten it is Bak.',
      'Zählt 10. Zu einer Karte von 1 bis 9 bringt sie nichts, denn zehn wird wieder abgezogen; mit einem Bild oder einer zweiten Zehn ist sie Bak.',
    ),
    cards: ['TC', 'TD', 'TH', 'TS'],
  },
  {
    word: text('ace', 'Ass'),
    meaning: text('Counts 1, and never eleven.', 'Zählt 1 und niemals elf.'),
    cards: ['AC', 'AD', 'AH', 'AS'],
  },
];

const TURN_TERMS: readonly Term[] = [
  {
    word: text('bank', 'Bank'),
    meaning: text(
      'The seat that plays against all others: it stakes nothing, decides last, and pays or takes what the players win or lose.',
      'Der Platz, der gegen alle anderen spielt: Er setzt nichts, entscheidet zuletzt und zahlt oder bekommt, was die Spieler gewinnen oder verlieren.',
    ),
  },
  {
    word: text('stake', 'Einsatz'),
    forms: {
      en: ['stakes', 'staked'],
      de: ['Einsätze', 'setzen', 'setzt', 'setz', 'Einsätzen', 'gesetzt'],
    },
    meaning: text(
      'The chips a player risks on a deal, chosen before the cards are dealt.',
      'Die Chips, die ein Spieler in einem Spiel riskiert; er bestimmt sie, ehe die Karten gegeben werden.',
    ),
    parts: ['stake'],
  },
  {
    word: text('chips', 'Chips'),
    forms: { en: ['chip'], de: ['Chip'] },
    meaning: text(
      'What is played for. They are the score: whoever has the most at the end wins.',
      'Worum gespielt wird. Sie sind der Punktestand: Wer am Ende die meisten hat, gewinnt.',
    ),
  },
  {
    word: text('third card', 'dritte Karte'),
    forms: { en: [], de: ['dritten Karte'] },
    meaning: text(
      'Each player, and last the bank, may take one more card. It lies face up, and if it makes ten the deal is void.',
      'Jeder Spieler und zuletzt die Bank darf noch eine Karte nehmen. Sie liegt offen, und ergibt sie zehn, ist das Spiel ungültig.',
    ),
    parts: ['hit'],
  },
  {
    word: text('stand', 'stehen bleiben'),
    forms: { en: ['stands'], de: ['bleibt', 'bleibt stehen', 'bleiben', 'bleib'] },
    meaning: text(
      'To take no third card and keep the two cards dealt.',
      'Keine dritte Karte nehmen und bei den zwei gegebenen bleiben.',
    ),
    parts: ['stand'],
  },
  {
    word: text('sit out', 'aussetzen'),
    forms: { en: ['sits out'], de: ['setzt aus', 'setzt ohne Chips aus'] },
    meaning: text(
      'A player without chips stakes nothing and gets no cards; the bank plays on even below zero.',
      'Ein Spieler ohne Chips setzt nichts und bekommt keine Karten; die Bank spielt auch unter null weiter.',
    ),
  },
];

const END_TERMS: readonly Term[] = [
  {
    word: text('beat the bank', 'die Bank schlagen'),
    forms: {
      en: ['beats the bank'],
      de: ['schlagen', 'schlägt die Bank', 'die Bank schlägt', 'schlägt'],
    },
    meaning: text(
      'To have a higher count than the bank, or the same count with two cards against three.',
      'Mehr zählen als die Bank, oder gleich viel mit zwei Karten gegen drei.',
    ),
  },
  {
    word: text('equal counts', 'Gleichstand'),
    meaning: text(
      'The hand of two cards beats the one of three; if both have the same number of cards, the bank wins.',
      'Das Blatt mit zwei Karten schlägt das mit dreien; haben beide gleich viele Karten, gewinnt die Bank.',
    ),
  },
  {
    word: text('void', 'ungültig'),
    forms: { en: ['voids'], de: ['ungültigen', 'ungültiges', 'ungültige'] },
    meaning: text(
      'A deal that is spoilt by Bak: nobody wins or loses, and the cards are dealt again for the same stakes.',
      'Ein Spiel, das ein Bak verdorben hat: Niemand gewinnt oder verliert, und um dieselben Einsätze wird neu gegeben.',
    ),
  },
  {
    word: text('stakes stand', 'Einsätze bleiben stehen'),
    forms: { en: ['the stakes stand'], de: ['bleiben die Einsätze stehen'] },
    meaning: text(
      'What was staked is neither paid nor returned: it counts for the next deal, and nobody may change it.',
      'Was gesetzt ist, wird weder bezahlt noch zurückgegeben: Es gilt für das nächste Spiel, und niemand darf es ändern.',
    ),
  },
  {
    word: text('decided', 'entschieden'),
    forms: { en: ['decided deal', 'decided deals'], de: ['entschiedenen', 'entschiedene'] },
    meaning: text(
      'A deal in which the hands were compared. Void deals do not count towards the length of the match.',
      'Ein Spiel, in dem die Blätter verglichen wurden. Ungültige Spiele zählen für die Länge der Partie nicht.',
    ),
  },
];

export const glossary: readonly Term[] = [...COUNT_TERMS, ...TURN_TERMS, ...END_TERMS];
