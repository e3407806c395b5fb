/** The words of Kabadak, for somebody who has not played it. */
import type { Term } from '../../engine/glossary.ts';
import { same, text } from '../../lang/text.ts';
import { rowId, TALON } from './picks.ts';
import { pack } from './rows.ts';
import { PLACES } from './state.ts';

/** Aces, kings, queens and jacks. */
const COURT = pack.tokens.filter((token) => 'AKQJ'.includes(token.charAt(0)));

const ROWS: readonly Term[] = [
  {
    word: text('row', 'Reihe'),
    forms: { en: ['rows'], de: ['Reihen'] },
    parts: Array.from({ length: PLACES }, (_, place) => rowId(place + 1)),
    meaning: text(
      'Cards laid on the table one on another. It belongs to nobody: both players may add to its top card once they have come out.',
      'Karten, die übereinander auf dem Tisch liegen. Sie gehört niemandem: Beide dürfen an ihre oberste Karte anlegen, sobald sie rausgekommen sind.',
    ),
  },
  {
    word: text('set', 'Satz'),
    forms: { en: ['sets'], de: ['Sätze', 'Sätzen', 'Satzes'] },
    meaning: text(
      'Cards of one rank, such as three nines. A row is a set while its top two cards are of one rank.',
      'Karten eines Werts, zum Beispiel drei Neunen. Eine Reihe ist ein Satz, solange ihre zwei obersten Karten vom gleichen Wert sind.',
    ),
  },
  {
    word: text('run', 'Straße'),
    forms: { en: ['runs'], de: ['Straßen'] },
    meaning: text(
      'Neighbours of one suit in order, such as 9 10 J of hearts, rising or falling. A new run takes at least three cards.',
      'Nachbarn einer Farbe in Folge, zum Beispiel Herz 9 10 B, steigend oder fallend. Eine neue Straße braucht mindestens drei Karten.',
    ),
  },
  {
    word: text('pair', 'Paar'),
    forms: { en: ['pairs'], de: ['Paare'] },
    meaning: text(
      'Two cards of one rank. A player who has come out may lay a pair as a new row.',
      'Zwei Karten eines Werts. Wer rausgekommen ist, darf ein Paar als neue Reihe legen.',
    ),
  },
  {
    word: text('top card', 'oberste Karte'),
    forms: { en: ['top'], de: ['obersten Karte', 'oberste', 'obenauf', 'obersten'] },
    meaning: text(
      'The card laid last on a row. Only it decides what fits, so think about which card of a set you lay last.',
      'Die zuletzt gelegte Karte einer Reihe. Nur an ihr entscheidet sich, was passt; darum überlege, welche Karte eines Satzes du zuletzt legst.',
    ),
  },
  {
    word: text('neighbours', 'Nachbarn'),
    forms: { en: ['neighbour'], de: ['Nachbar'] },
    meaning: text(
      'Two cards that follow each other in a suit: 7 8 9 10 J Q K A. Ace and seven are none.',
      'Zwei Karten, die in einer Farbe aufeinander folgen: 7 8 9 10 B D K A. Ass und Sieben sind keine.',
    ),
  },
];

const TURN: readonly Term[] = [
  {
    word: text('come out', 'rauskommen'),
    forms: {
      en: ['came out', 'comes out', 'coming out'],
      de: ['rausgekommen', 'Rauskommen', 'rauszukommen'],
    },
    meaning: text(
      'To lay down for the first time in a deal: a new row of at least three cards, a set or a run. Before that nothing can be added to other rows.',
      'Zum ersten Mal in einem Spiel ablegen: eine neue Reihe aus mindestens drei Karten, Satz oder Straße. Vorher darf man nirgends anlegen.',
    ),
  },
  {
    word: text('lay down', 'ablegen'),
    forms: {
      en: ['lays down', 'laying down', 'lay out'],
      de: [
        'abgelegt',
        'auslegen',
        'legen',
        'ablegt',
        'auslegt',
        'legt aus',
        'lege',
        'legst',
        'gelegt',
        'gelegte',
      ],
    },
    parts: ['new'],
    meaning: text(
      'To put cards on the table, as a new row or onto one row. It takes the whole turn.',
      'Karten auf den Tisch legen, als neue Reihe oder an eine Reihe. Mehr tut man in dem Zug nicht.',
    ),
  },
  {
    word: text('add', 'anlegen'),
    forms: { en: ['adds', 'added'], de: ['legt an', 'angelegt'] },
    meaning: text(
      'To lay cards on the top card of a row: of its rank, or the next in its suit.',
      'Karten an die oberste Karte einer Reihe legen: vom gleichen Wert oder die nächsten ihrer Farbe.',
    ),
  },
  {
    word: text('talon', 'Talon'),
    forms: { en: ['stock'], de: ['Talons'] },
    parts: [TALON],
    meaning: text(
      'The cards left over from the deal, face down. Whoever does not lay down draws from it.',
      'Die beim Geben übrigen Karten, verdeckt. Wer nicht ablegt, zieht davon.',
    ),
  },
  {
    word: text('draw', 'ziehen'),
    forms: { en: ['draws', 'drawing'], de: ['zieht', 'Ziehen', 'zieh'] },
    parts: ['draw'],
    meaning: text(
      'To take the next card of the talon. It ends the turn, and you may do it even if you could lay down.',
      'Die nächste Karte vom Talon nehmen. Das beendet den Zug und ist auch erlaubt, wenn man ablegen könnte.',
    ),
  },
  {
    word: text('pass', 'passen'),
    forms: { en: ['passes'], de: ['passt', 'passe'] },
    parts: ['pass'],
    meaning: text(
      'To do nothing in a turn. It is allowed only when the talon is gone and nothing can be laid down.',
      'In einem Zug nichts tun. Das geht nur, wenn der Talon aufgebraucht ist und man nichts ablegen kann.',
    ),
  },
  {
    word: text('non-dealer', 'Gegner des Gebers'),
    meaning: text(
      'The player who does not deal. They get the first card and begin.',
      'Wer nicht gibt. Er bekommt die erste Karte und beginnt.',
    ),
  },
];

const END: readonly Term[] = [
  {
    word: same('Kabadak'),
    forms: { en: ['KAJAQAK'], de: ['Kabadaks', 'KAJAQAK'] },
    parts: ['kabadak'],
    cards: COURT,
    meaning: text(
      'Three aces, two kings, a queen and a jack in one hand. Whoever holds it as their turn begins may declare it: the deal ends, and only the opponent counts cards.',
      'Drei Asse, zwei Könige, eine Dame und ein Bube in einem Blatt. Wer ihn zu Beginn seines Zuges hat, darf ihn ansagen: Das Spiel ist aus, und nur der andere rechnet Karten.',
    ),
  },
  {
    word: text('bare', 'blank'),
    forms: {
      en: ['bare Kabadak'],
      de: ['Blanker Kabadak', 'Blanken Kabadak', 'blanker Kabadak', 'Blanker'],
    },
    meaning: text(
      'A Kabadak declared while holding its seven cards and no others. It wins the whole round.',
      'Ein Kabadak, bei dem man genau seine sieben Karten hält. Er gewinnt die ganze Runde.',
    ),
  },
  {
    word: text('loss', 'Verlust'),
    forms: { en: ['losses', 'loses'], de: ['Verluste', 'Verlustpunkte'] },
    meaning: text(
      'What cards left in hand count against their player: an ace 11, K Q J and 10 ten each, the others their number.',
      'Was Karten auf der Hand gegen einen zählen: ein Ass 11, K D B und 10 je zehn, die übrigen ihre Zahl.',
    ),
  },
  {
    word: text('round', 'Runde'),
    forms: { en: ['rounds'], de: ['Runden'] },
    meaning: text(
      'As many deals as it takes until a player’s losses are too high, or a bare Kabadak ends it.',
      'So viele Spiele, bis jemand zu viel Verlust hat oder ein Blanker Kabadak sie beendet.',
    ),
  },
];

export const glossary: readonly Term[] = [...ROWS, ...TURN, ...END];
