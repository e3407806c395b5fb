/** The rule sheet as data, in our own words. */
import type { Clause } from '../../engine/game.ts';
import { counted, fill, sentences, type Text, text } from '../../lang/text.ts';
import { entryOf, type Options } from './options.ts';

const STAKES = {
  all: text(
    'Each player <puts in> exactly the value of their <open card>, ten for a ten; so does the dealer.',
    'Jeder <setzt> genau den Wert seiner <offenen Karte>, bei einer Zehn also zehn; auch der Geber.',
  ),
  players: text(
    'Each player but the dealer <puts in> exactly the value of their <open card>, ten for a ten. The dealer puts in nothing.',
    'Jeder außer dem Geber <setzt> genau den Wert seiner <offenen Karte>, bei einer Zehn also zehn. Der Geber setzt nichts.',
  ),
};

const THREE_ALIKE = {
  all: text(
    'Three cards of one value count nine in a player’s hand, though not in the dealer’s. If such a hand wins or shares, everyone who gets nothing of the pot, the dealer included, pays their <stake> $1.',
    'Drei gleiche Karten zählen bei einem Spieler neun, nicht aber beim Geber. Gewinnt ein solches Blatt, allein oder geteilt, so zahlt jeder, der nichts vom Pot bekommt, auch der Geber, seinen <Einsatz> $1.',
  ),
  players: text(
    'Three cards of one value count nine in a player’s hand, though not in the dealer’s. If such a hand wins or shares, every player who gets nothing of the pot pays their <stake> $1; the dealer, who has staked nothing, pays nothing.',
    'Drei gleiche Karten zählen bei einem Spieler neun, nicht aber beim Geber. Gewinnt ein solches Blatt, allein oder geteilt, so zahlt jeder Spieler, der nichts vom Pot bekommt, seinen <Einsatz> $1; der Geber, der nichts gesetzt hat, zahlt nichts.',
  ),
};

const TIMES = {
  3: text('three times in all', 'insgesamt dreifach'),
  4: text(
    'four times in all, once and three times more',
    'insgesamt vierfach, einmal und noch dreimal',
  ),
} as const;

function alike({ dealerStakes, alikeStakes }: Options): Text {
  const times = alikeStakes === 3 ? TIMES[3] : TIMES[4];
  return fill(dealerStakes ? THREE_ALIKE.all : THREE_ALIKE.players, times);
}

const TIES = {
  lowest: text('if several are lowest', 'ist sie mehrfach da'),
  highest: text(
    'if several are lowest, or several highest',
    'ist sie oder die höchste mehrfach da',
  ),
};

const DRAW = text(
  'There are 40 <Kabufuda> cards, 1 to 10 four times each. Each round is one deal, before which each player still in <draws one>. The lowest deals; $1, all draw again.',
  'Gespielt wird mit 40 <Kabufuda>-Karten, 1 bis 10 je viermal. Jede Runde ist ein Spiel; zuvor <zieht> jeder, der noch dabei ist, eine Karte. Wer die niedrigste hat, gibt; $1, ziehen alle noch einmal.',
);
const ORDER = text(
  'The others play in rising order of their cards, beginning at the <dealer’s> right and going round <counter-clockwise>; of equal cards the lower seat comes first. Then all cards go back; the dealer shuffles and passes the pack on, counter-clockwise too, so that everyone may shuffle it once.',
  'Die anderen spielen in steigender Folge ihrer Karten, rechts vom <Geber> beginnend und <gegen den Uhrzeigersinn>; bei gleichen Karten kommt der Platz mit der kleineren Nummer zuerst. Dann kommen alle Karten zurück; der Geber mischt und reicht sie weiter, ebenfalls gegen den Uhrzeigersinn, damit jeder einmal mischen kann.',
);
const ORDER_TWO = text(
  'The other player begins. Then all cards go back; the <dealer> shuffles and passes the pack on, so that both may shuffle it once.',
  'Der andere beginnt. Dann kommen alle Karten zurück; der <Geber> mischt und reicht sie weiter, damit beide einmal mischen können.',
);

const deal = ({ players, drawTies }: Options): readonly Clause[] => [
  {
    id: 'HIK-1',
    topic: 'deal',
    text: sentences(fill(DRAW, TIES[drawTies]), players === 2 ? ORDER_TWO : ORDER),
  },
  {
    id: 'HIK-2',
    text: text(
      'Everyone gets one card <face up> in that order, the dealer last.',
      'In dieser Folge bekommt jeder eine Karte <offen>, der Geber zuletzt.',
    ),
  },
];

const THIRD = text(
  'In turn, the dealer last, each may take a <third card>, face up. With a count of 7, 8 or 9 they may not, with 0 to 3 they must, and with 4, 5 or 6 they may choose. The count matters, not the sum, and binds the dealer like everyone else.',
  'Der Reihe nach, der Geber zuletzt, darf jeder eine <dritte Karte> nehmen, offen. Wer 7, 8 oder 9 zählt, darf nicht; wer 0 bis 3 zählt, muss; mit 4, 5 und 6 darf man wählen. Es kommt auf die Zahl an, nicht auf die Summe, und das gilt auch für den Geber.',
);
const FOURTH = text(
  'A hand of three cards is bound in the same way by what it counts, and so may need a <fourth card>; there is no fifth.',
  'Für ein Blatt aus drei Karten gilt nach seiner Zahl dasselbe, so dass eine <vierte Karte> folgen kann; eine fünfte gibt es nicht.',
);

const play = ({ fourthCard }: Options): readonly Clause[] => [
  {
    id: 'HIK-4',
    text: text(
      'Then everyone gets one card <face down>, in the same order.',
      'Dann bekommt jeder in derselben Folge eine Karte <verdeckt>.',
    ),
  },
  {
    id: 'HIK-5',
    text: text(
      'A hand <counts> the last digit of its sum: eight and nine are 17 and count seven.',
      'Ein Blatt <zählt> die letzte Ziffer seiner Summe: Acht und Neun sind 17 und zählen sieben.',
    ),
  },
  {
    id: 'HIK-6',
    topic: 'play',
    text: sentences(THIRD, fourthCard && FOURTH),
  },
  {
    id: 'HIK-7',
    topic: 'score',
    text: text(
      'All cards are <turned up> and the highest count wins the <pot>. Those who tie share it, odd chips going one each in playing order. If all count the same, the dealer wins the pot and stakes are paid once.',
      'Alle Karten werden <aufgedeckt>, die höchste Zahl gewinnt den <Pot>. Bei Gleichstand wird geteilt; übrige Chips gehen einzeln in der Spielfolge an die Beteiligten. Zählen alle gleich, so gewinnt der Geber den Pot, und die Einsätze gelten einfach.',
    ),
  },
];

const NINE_ONE: Clause = {
  id: 'HIK-9',
  text: text(
    'If the dealer’s open card is a nine and the face-down one a one, the dealer takes no third card and wins the pot, even against <three alike>; stakes are paid once. A one and then a nine is an ordinary hand. It comes to light only at the <showdown>, so everyone else plays on as usual.',
    'Ist die offene Karte des Gebers eine Neun und seine verdeckte eine Eins, so nimmt er keine dritte Karte und gewinnt den Pot, selbst gegen <drei Gleiche>; die Einsätze gelten einfach. Erst Eins, dann Neun ist ein gewöhnliches Blatt. Es zeigt sich erst beim <Aufdecken>, alle spielen also wie sonst.',
  ),
};

const ONE_ROUND = text('one round', 'einer Runde');
const ROUNDS = text('$1 rounds', '$1 Runden');
const CHIPS = text(
  'Each player begins with $1 <chips>. A player with fewer than $3 after a round is out for good and keeps what they have. The match ends after $2, or when fewer than two players are left. The most chips win, and those of players who are out count too; players who tie share the win.',
  'Jeder beginnt mit $1 <Chips>. Wer nach einer Runde weniger als $3 hat, scheidet endgültig aus und behält, was er hat. Schluss ist nach $2 oder wenn weniger als zwei übrig sind. Wer die meisten Chips hat, gewinnt, auch wenn er ausgeschieden ist; bei Gleichstand wird der Sieg geteilt.',
);

const end = (options: Options): Text =>
  fill(CHIPS, options.chips, counted(options.rounds, ONE_ROUND, ROUNDS), entryOf(options));

export const clauses = (options: Options): readonly Clause[] => [
  ...deal(options),
  { id: 'HIK-3', text: options.dealerStakes ? STAKES.all : STAKES.players },
  ...play(options),
  { id: 'HIK-8', text: alike(options) },
  NINE_ONE,
  { id: 'HIK-10', topic: 'match', text: end(options) },
];
