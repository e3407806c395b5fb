/** The rule sheet as data, in our own words. */
import type { Clause } from '../../engine/game.ts';
import { counted, fill, type Text, text } from '../../lang/text.ts';
import type { Options } from './state.ts';

const DEAL = text(
  'Of 32 French cards each player gets seven, one at a time, the <non-dealer> first; the rest is the <talon>. The non-dealer begins, then turns alternate. In each suit the cards run 7 8 9 10 J Q K A; ace and seven are not <neighbours>.',
  'Von 32 französischen Karten bekommt jeder sieben, einzeln, der <Gegner des Gebers> zuerst; der Rest ist der <Talon>. Der Gegner des Gebers beginnt, dann geht es abwechselnd. In jeder Farbe gilt 7 8 9 10 B D K A; Ass und Sieben sind keine <Nachbarn>.',
);
const TURN = text(
  'In a turn a player does exactly one thing: <lay down> cards once, <draw> a card from the talon, declare <Kabadak>, or <pass> where that is allowed.',
  'In einem Zug tut man genau eines: einmal eigene Karten <ablegen>, eine Karte vom Talon <ziehen>, <Kabadak> ansagen oder, wo es erlaubt ist, <passen>.',
);
const COMING_OUT = text(
  'A player laying down for the first time must <come out> with a new <row> of at least three cards: a <set> of one rank, or a <run> of one suit without a gap, laid rising or falling.',
  'Wer zum ersten Mal ablegt, muss mit einer neuen <Reihe> aus mindestens drei Karten <rauskommen>: einem <Satz> von einem Wert oder einer lückenlosen <Straße> einer Farbe, steigend oder fallend gelegt.',
);
const PAIRS = text(
  'After coming out, a new row may also be a <pair>. A new run still takes three cards.',
  'Wer rausgekommen ist, darf auch ein <Paar> als neue Reihe auslegen. Eine neue Straße braucht weiterhin drei Karten.',
);
const ROWS = text(
  'Rows belong to nobody. A player who has come out may <add> to any of them, but only on the <top card>: only through a neighbour of the [9S] does a set with that card on top become a run, so the order of laying matters.',
  'Reihen gehören niemandem. Wer rausgekommen ist, darf an jede <anlegen>, aber nur an die <oberste Karte>: Ein Satz, auf dem die [9S] liegt, wird nur durch einen ihrer Nachbarn zur Straße; deshalb zählt, in welcher Folge man auslegt.',
);
const NOW = text(
  'The top two cards say what a row is now: of one rank, a set; neighbours of one suit, a run in the direction from the lower to the upper.',
  'Was eine Reihe gerade ist, sagen die zwei obersten Karten: gleicher Wert heißt Satz, Nachbarn einer Farbe heißen Straße in der Richtung von der unteren zur oberen.',
);
const ON_SETS = text(
  'A row that is a set takes one or more cards of its rank in one step.',
  'Eine Reihe, die ein Satz ist, nimmt in einem Schritt eine oder mehrere Karten ihres Werts auf.',
);
const ON_RUNS = text(
  'A row that is a run takes one or more cards that continue it in its direction, in one step.',
  'Eine Reihe, die eine Straße ist, nimmt in einem Schritt eine oder mehrere Karten auf, die sie in ihrer Richtung fortsetzen.',
);
const CHANGES = text(
  'Rows may change as often as players like: a set becomes a run by the next card up or down in the top card’s suit, a run becomes a set by a card of the top card’s rank. A change is always a single card; more may follow in a later turn.',
  'Reihen wechseln beliebig oft: Ein Satz wird zur Straße durch die nächsthöhere oder nächsttiefere Karte in der Farbe der obersten, eine Straße zum Satz durch eine Karte vom Wert der obersten. Ein Wechsel ist immer eine einzelne Karte; weitere folgen frühestens im nächsten Zug.',
);
const STAYS = text(
  'What is laid stays: no card on the table is moved, taken back or rearranged.',
  'Was liegt, liegt: Keine ausgelegte Karte wird verschoben, genommen oder umsortiert.',
);
const DRAWING = text(
  'While the talon has cards a player may always draw, even one who could lay down. Drawing ends the turn.',
  'Solange der Talon Karten hat, darf man immer ziehen, auch wenn man ablegen könnte. Das Ziehen beendet den Zug.',
);
const NO_TALON = text(
  'When the talon is gone, a player who can lay down must, coming out included; one who cannot passes. Declaring Kabadak is never compulsory: whoever holds one can also lay three aces, and must do one or the other.',
  'Ist der Talon aufgebraucht, muss ablegen, wer kann, auch zum Rauskommen; wer nicht kann, passt. Kabadak anzusagen ist nie Pflicht: Wer einen hat, kann auch seine Asse ablegen und tut eines von beiden.',
);
const ENDS = text(
  'The deal ends when a hand is empty: the other player counts their cards as <loss>. It also ends when both pass one after the other: then each counts their own. An ace counts 11, K Q J and 10 count 10, the others their number.',
  'Das Spiel endet, wenn ein Blatt leer ist: Der andere rechnet seine Karten als <Verlust>. Es endet auch, wenn beide nacheinander passen: Dann rechnet jeder seine eigenen. Ein Ass zählt 11, K D B und 10 zählen 10, die übrigen ihre Zahl.',
);
const KABADAK = text(
  'Kabadak is three aces, two kings, a queen and a jack. On German cards, where the jack is B and the queen D, their letters spell the name of the game, K A B A D A K; on English cards KAJAQAK. A player who holds it as their turn begins, out or not, may declare it and end the deal: the opponent counts their hand, the declarer nothing, whatever else they hold.',
  'Kabadak heißen drei Asse, zwei Könige, eine Dame und ein Bube: Ihre Buchstaben ergeben K A B A D A K, bei englischen Karten KAJAQAK. Wer ihn zu Beginn seines Zuges auf der Hand hat, rausgekommen oder nicht, darf ihn ansagen und das Spiel beenden: Der andere rechnet sein Blatt, der Ansager nichts, was er auch sonst noch hält.',
);
const BARE = text(
  'A Kabadak declared with just its seven cards in hand is <bare>, even straight from the deal: the other counts their hand, and the round goes to the declarer whatever the losses.',
  'Ein Kabadak, bei dem man nur seine sieben Karten hält, ist <blank>, auch gleich nach dem Geben: Der andere rechnet sein Blatt, und die Runde gewinnt der Ansager, wie auch immer es steht.',
);
const NO_SHELTER = text(
  'A Kabadak in hand protects nobody: if the opponent goes out first, its cards count as usual, 73 in all.',
  'Ein Kabadak auf der Hand schützt nicht: Macht der andere vorher Schluss, zählt er wie alle Karten, nämlich 73.',
);
const ROUNDS = text(
  'The deal alternates. A player who exceeds $1 loses the <round> at once; if one deal takes both above it, the larger loss loses, and with equal losses nobody wins the round. $2',
  'Das Geben wechselt. Wer $1 überschreitet, hat die <Runde> sofort verloren; überschreiten beide den Wert in einem Spiel, verliert, wer mehr Verlust hat, und bei gleichem Verlust gewinnt niemand die Runde. $2',
);

const ONE_ROUND = text('The match is one round.', 'Die Partie hat eine Runde.');
const MORE_ROUNDS = text(
  'The next round begins at 0, and the player who did not deal first in this one deals first. The match has $1 rounds. Whoever wins more of them wins it; if they tie, the smaller losses in the last round win.',
  'Die nächste Runde beginnt bei 0, und zuerst gibt, wer in dieser nicht zuerst gegeben hat. Die Partie hat $1 Runden. Es gewinnt sie, wer mehr davon gewinnt; sind es gleich viele, wer in der letzten weniger Verlust hat.',
);

const ORDER = [
  DEAL,
  TURN,
  COMING_OUT,
  PAIRS,
  ROWS,
  NOW,
  ON_SETS,
  ON_RUNS,
  CHANGES,
  STAYS,
  DRAWING,
  NO_TALON,
  ENDS,
  KABADAK,
  BARE,
  NO_SHELTER,
  ROUNDS,
];

/** What the clauses from one on are about. */
const TOPIC = new Map<Text, Pick<Clause, 'topic'>>([
  [DEAL, { topic: 'deal' }],
  [TURN, { topic: 'play' }],
  [ENDS, { topic: 'end' }],
  [ROUNDS, { topic: 'match' }],
]);

export function clauses({ target, rounds }: Options): readonly Clause[] {
  const played = counted(rounds, ONE_ROUND, MORE_ROUNDS);
  return ORDER.map((clause, i) => ({
    id: `KAB-${i + 1}`,
    ...TOPIC.get(clause),
    text: fill(clause, target, played),
  }));
}
