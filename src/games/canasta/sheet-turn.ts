/** The clauses of the turn, the discard pile, going out and the score. */
import type { Clause } from '../../engine/game.ts';
import { fill, type Text, text } from '../../lang/text.ts';
import type { Options } from './options.ts';

const TURN = text(
  'A turn: draw one card from the stock or take from the discard pile; meld as wished; discard one card unless the hand is empty.',
  'Ein Zug: eine Karte vom Talon ziehen oder vom Ablagestoß nehmen; melden, was man will; eine Karte abwerfen, wenn das Blatt nicht leer ist.',
);
const TURN_TWO = text(
  'A turn: draw two cards from the stock (or the one left; a red three as last card stops the drawing) or take from the discard pile; meld as wished; discard one card unless the hand is empty.',
  'Ein Zug: zwei Karten vom Talon ziehen (oder die eine übrige; eine rote Drei als letzte Karte beendet das Ziehen) oder vom Ablagestoß nehmen; melden, was man will; eine Karte abwerfen, wenn das Blatt nicht leer ist.',
);
const MELD = text(
  'A meld is three or more cards of one rank from 4 to A, at least two natural and at most three wild (jokers and twos). Seven or more are a canasta: natural without wild cards, else mixed.',
  'Eine Meldung sind drei oder mehr Karten eines Rangs von 4 bis A, mindestens zwei echte und höchstens drei wilde (Joker und Zweien). Sieben oder mehr sind ein Canasta: echt ohne wilde Karten, sonst gemischt.',
);
const BLACK = text(
  'Black threes lie three or four together without wild cards, and only by a step of one who may go out that leaves at most one card in hand, none after a last red three.',
  'Schwarze Dreien liegen zu dritt oder viert ohne wilde Karten, und nur durch einen, der ausgehen darf und höchstens eine Karte behält, nach einer letzten roten Drei keine.',
);
const ADDING = text(
  "Cards are added to melds of one's own party only. Two melds of one rank may lie side by side and be merged while no more than three cards are wild; the lower number stays. No card leaves a meld otherwise.",
  'Angelegt wird nur an Meldungen der eigenen Partei. Zwei Meldungen eines Rangs dürfen nebeneinander liegen und vereinigt werden, solange höchstens drei Karten wild sind; die niedrigere Nummer bleibt. Sonst verlässt keine Karte eine Meldung.',
);
const MINIMUM = text(
  "A party's first meld of the deal, in one step, must count by its cards 15 with a total below 0, 50 from 0, 90 from 1500, 120 from 3000. Of a taken pile only the top card counts.",
  'Die erste Meldung einer Partei im Spiel muss in einem Schritt nach Kartenwerten zählen: 15 bei einem Stand unter 0, 50 ab 0, 90 ab 1500, 120 ab 3000. Von einem genommenen Stoß zählt nur die oberste Karte.',
);
const TAKE_WHOLE = text(
  'The top card of the pile is used at once: melded with two or more hand cards, or added to a meld of the party from a pile that is not frozen. Further melds may go along only as part of the first one. The rest of the pile goes to the hand.',
  'Die oberste Karte des Stoßes wird sofort verwendet: mit zwei oder mehr Handkarten gemeldet oder, bei freiem Stoß, an eine Meldung der Partei gelegt. Weitere Meldungen gehören nur zur ersten der Partei. Der Rest des Stoßes kommt auf die Hand.',
);
const TAKE_PEEL = text(
  'The top card of the pile is used at once: melded with two or more hand cards, or added to a meld of the party from a pile that is not frozen. Further melds may go along only as part of the first one.',
  'Die oberste Karte des Stoßes wird sofort verwendet: mit zwei oder mehr Handkarten gemeldet oder, bei freiem Stoß, an eine Meldung der Partei gelegt. Weitere Meldungen gehören nur zur ersten der Partei.',
);
const FROZEN = text(
  'The pile is frozen for all while a wild card or red three lies in it, and for a party until it has melded. A frozen pile gives its top card only for two natural cards of its rank from the hand.',
  'Der Stoß ist für alle gesperrt, solange eine wilde Karte oder rote Drei darin liegt, und für eine Partei, bis sie gemeldet hat. Von einem gesperrten Stoß nehmen nur zwei echte Handkarten ihres Rangs die oberste Karte.',
);
const BLACK_TOP = text(
  'A black three on top closes the pile for the player on turn, even to black threes.',
  'Eine schwarze Drei obenauf schließt den Stoß für den Spieler am Zug, auch für schwarze Dreien.',
);
const WILD_TAKE = text(
  'A wild card on top is taken with exactly a natural pair of any rank from 4 to A, as a meld of three.',
  'Eine wilde Karte obenauf nimmt genau ein echtes Paar eines Rangs von 4 bis A, als Meldung zu dritt.',
);
const WILD_CLOSED = text(
  'A pile with a wild card on top cannot be taken.',
  'Ein Stoß mit einer wilden Karte obenauf ist nicht zu nehmen.',
);
const PEEL = text(
  'A take brings the top card only. While cards remain the player at once takes on from a frozen pile (a red three on top with exactly two black threes), takes the rest of an open one, or leaves it; with a black three on top he must leave it.',
  'Wer nimmt, bekommt nur die oberste Karte. Solange Karten liegen, nimmt er sofort vom gesperrten Stoß weiter (eine rote Drei obenauf mit genau zwei schwarzen Dreien), nimmt den Rest eines freien oder lässt ihn liegen; bei einer schwarzen Drei obenauf muss er ihn lassen.',
);
const NO_PEEL = text(
  'The pile is not peeled: each take brings all of it (option pile).',
  'Der Stoß wird nicht abgetragen: wer nimmt, bekommt ihn ganz (Option pile).',
);
const ONE_CARD = text(
  'Who begins his turn with one card may not take a pile of one card unless the stock is used up.',
  'Wer seinen Zug mit einer Karte beginnt, darf einen Stoß von einer Karte nicht nehmen, solange der Talon reicht.',
);
const KEEP = text(
  'Who may not go out keeps at least two cards after taking, melding, adding or leaving, and one after his discard. He may go out if his party has a canasta, his partner has not said no and he holds no red three.',
  'Wer nicht ausgehen darf, behält nach Nehmen, Melden, Anlegen und Liegenlassen mindestens zwei Karten, nach dem Abwerfen eine. Ausgehen darf, wessen Partei einen Canasta hat, wenn der Partner nicht Nein gesagt hat und er keine rote Drei hält.',
);
const OUT = text(
  'One goes out with or without a last discard. With an empty hand only merging and ending the turn are left; the discard of the last card ends the deal.',
  'Man geht mit oder ohne letzten Abwurf aus. Mit leerem Blatt bleibt nur Vereinigen und den Zug beenden; der Abwurf der letzten Karte beendet das Spiel.',
);
const ASK = text(
  'Directly after drawing, once a turn, a player who holds no red three and could empty his hand may ask his partner whether to go out. After a yes he must, after a no he may not. One may also go out without asking.',
  'Direkt nach dem Ziehen darf ein Spieler ohne rote Drei, der sein Blatt leeren könnte, einmal seinen Partner fragen, ob er ausgehen soll. Nach Ja muss er, nach Nein darf er nicht. Man kann auch ohne Frage ausgehen.',
);
const CONCEALED = text(
  "Going out counts 100 more for one who laid no card in an earlier turn, has not changed an older meld in this one and has a canasta among this turn's melds.",
  'Ausgehen zählt 100 mehr, wenn man in keinem früheren Zug eine Karte gelegt, in diesem keine ältere Meldung verändert und unter den Meldungen dieses Zuges einen Canasta hat.',
);
const STOCK = text(
  'With the stock used up a seat on turn must take the pile if it can; if it cannot, the deal ends.',
  'Ist der Talon aufgebraucht, muss der Spieler am Zug den Stoß nehmen, wenn er kann; kann er nicht, endet das Spiel.',
);
const LAST_RED = text(
  'If the last card of the stock is a red three, the player lays what he can, discards nothing, and the deal ends with his turn.',
  'Ist die letzte Karte des Talons eine rote Drei, legt der Spieler, was geht, wirft nichts ab, und mit seinem Zug endet das Spiel.',
);
const SCORE = text(
  'A party counts its melded cards, 500 for a natural and 300 for a mixed canasta, its red threes, 100 for going out, 100 more concealed, less all cards left in its hands. Joker 50; A and 2 20; K to 8 10; 7 to 4 and black 3 5.',
  'Eine Partei zählt ihre gemeldeten Karten, 500 für einen echten und 300 für einen gemischten Canasta, ihre roten Dreien, 100 fürs Ausgehen, 100 mehr für die verdeckte Hand, weniger alle Karten in ihren Blättern. Joker 50; A und 2 20; K bis 8 10; 7 bis 4 und schwarze 3 5.',
);
const TARGET = text(
  'The first party to reach $1 wins, the highest if several do in one deal; with equal highest totals another deal is played.',
  'Wer zuerst $1 erreicht, gewinnt, bei mehreren in einem Spiel der Höchste; bei gleichem höchsten Stand wird noch ein Spiel gespielt.',
);

const turnText = ({ drawTwo, players }: Options): Text =>
  drawTwo && players === 2 ? TURN_TWO : TURN;

export const turnClauses = (options: Options): readonly Clause[] => [
  { id: 'CAN-7', text: turnText(options) },
  { id: 'CAN-8', text: MELD },
  { id: 'CAN-9', text: BLACK },
  { id: 'CAN-10', text: ADDING },
  { id: 'CAN-11', text: MINIMUM },
  { id: 'CAN-12', text: options.pile === 'whole' ? TAKE_WHOLE : TAKE_PEEL },
  { id: 'CAN-13', text: FROZEN },
  { id: 'CAN-14', text: BLACK_TOP },
  { id: 'CAN-15', text: options.wildTop === 'take' ? WILD_TAKE : WILD_CLOSED },
  { id: 'CAN-16', text: options.pile === 'peel' ? PEEL : NO_PEEL },
  { id: 'CAN-17', text: ONE_CARD },
  { id: 'CAN-18', text: KEEP },
  { id: 'CAN-19', text: OUT },
  { id: 'CAN-20', text: ASK },
  { id: 'CAN-21', text: CONCEALED },
  { id: 'CAN-22', text: STOCK },
  { id: 'CAN-23', text: LAST_RED },
  { id: 'CAN-24', text: SCORE },
  { id: 'CAN-25', text: fill(TARGET, options.target) },
];
