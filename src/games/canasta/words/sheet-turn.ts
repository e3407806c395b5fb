/** The clauses of the turn, the discard pile, going out and the score. */
import type { Clause } from '../../../engine/game.ts';
import { fill, sentences, type Text, text } from '../../../lang/text.ts';
import type { Options } from '../options.ts';

const TURN = text(
  'A turn: draw one card from the stock or take from the discard pile; <meld> as you like; then discard one card, unless your hand is empty.',
  'Ein Zug: eine Karte vom Talon ziehen oder vom Ablagestoß nehmen; <melden>, was man will; dann eine Karte abwerfen, wenn das Blatt nicht leer ist.',
);
const TURN_TWO = text(
  'A turn: draw two cards from the stock (or the one left; a red three as last card stops the drawing) or take from the discard pile; <meld> as you like; then discard one card, unless your hand is empty.',
  'Ein Zug: zwei Karten vom Talon ziehen (oder die eine übrige; eine rote Drei als letzte Karte beendet das Ziehen) oder vom Ablagestoß nehmen; <melden>, was man will; dann eine Karte abwerfen, wenn das Blatt nicht leer ist.',
);
const MELD = text(
  'A <meld> is three or more cards of one rank from 4 to A, at least two of them natural and at most three wild. Seven or more are a <canasta>: natural without wild cards, else mixed. Wild cards alone do not make a meld.',
  'Eine <Meldung> sind drei oder mehr Karten eines Rangs von 4 bis A, davon mindestens zwei echte und höchstens drei wilde. Sieben oder mehr sind ein <Canasta>: echt ohne wilde Karten, sonst gemischt. Wilde Karten allein sind keine Meldung.',
);
const BLACK = text(
  'Black threes are melded three or four together, without wild cards, only by a player who may <go out> and keeps at most one card in hand, or none once the last card of the stock was a red three.',
  'Schwarze Dreien meldet man drei oder vier zusammen, ohne wilde Karten, und nur, wer <ausgehen> darf und höchstens eine Karte behält, oder keine, wenn die letzte Karte des Talons eine rote Drei war.',
);
const ADDING = text(
  'Players <add> cards only to melds of their own party. Two melds of one rank may lie side by side, and may be <merged> if at most three of their cards are wild; the lower number stays. Otherwise no card leaves a meld.',
  'Angelegt wird nur an Meldungen der eigenen Partei. Zwei Meldungen eines Rangs dürfen nebeneinander liegen; man darf sie <vereinigen>, wenn höchstens drei ihrer Karten wild sind, und die niedrigere Nummer bleibt. Sonst verlässt keine Karte eine Meldung.',
);
const MINIMUM = text(
  'A party’s <first meld> of the deal, made in one step, of several melds if need be, must reach a <minimum> in card values: 15 with a total below 0, 50 from 0, 90 from 1500, 120 from 3000. Of a taken pile only the top card counts.',
  'Die <Erstmeldung> einer Partei im Spiel, ein einziger Schritt, auch aus mehreren Meldungen, muss nach Kartenwerten mindestens zählen: 15 bei einem Stand unter 0, 50 ab 0, 90 ab 1500, 120 ab 3000. Von einem genommenen Stoß zählt nur die oberste Karte.',
);
const TAKE_WHOLE = text(
  'The top card of the pile must be used at once: melded with two or more cards from the hand, or added to a meld of the party from a pile that is not frozen. Further melds may follow in the same step only while the party has none. The rest of the pile goes into the hand.',
  'Die oberste Karte des Stoßes muss sofort verwendet werden: mit zwei oder mehr Handkarten gemeldet oder, bei freiem Stoß, an eine Meldung der Partei gelegt. Weitere Meldungen dürfen im selben Schritt nur folgen, solange die Partei keine hat. Der Rest des Stoßes kommt auf die Hand.',
);
const TAKE_PEEL = text(
  'The top card of the pile must be used at once: melded with two or more cards from the hand, or added to a meld of the party from a pile that is not frozen. Further melds may follow in the same step only while the party has none.',
  'Die oberste Karte des Stoßes muss sofort verwendet werden: mit zwei oder mehr Handkarten gemeldet oder, bei freiem Stoß, an eine Meldung der Partei gelegt. Weitere Meldungen dürfen im selben Schritt nur folgen, solange die Partei keine hat.',
);
const FROZEN = text(
  'The pile is <frozen> for all while a wild card or red three lies in it, and for a party until it has melded. The top card of a frozen pile is taken only with two natural cards of its rank from the hand.',
  'Der Stoß ist für alle <gesperrt>, solange eine wilde Karte oder rote Drei darin liegt, und für eine Partei, bis sie gemeldet hat. Die oberste Karte eines gesperrten Stoßes nimmt man nur mit zwei echten Handkarten ihres Rangs.',
);
const BLACK_TOP = text(
  'A <black three> on top closes the pile to the player whose turn it is, even for black threes; once the stock is used up it ends the deal.',
  'Eine <schwarze Drei> obenauf schließt den Stoß für den Spieler am Zug, auch für schwarze Dreien; ist der Talon aufgebraucht, beendet sie das Spiel.',
);
const WILD_TAKE = text(
  'A wild card on top is taken with exactly one <natural pair> of any rank from 4 to A, as a meld of three.',
  'Eine wilde Karte obenauf nimmt man mit genau einem <echten Paar> eines Rangs von 4 bis A, als Meldung aus drei Karten.',
);
const WILD_CLOSED = text(
  'A pile with a wild card on top cannot be taken.',
  'Einen Stoß mit einer wilden Karte obenauf darf man nicht nehmen.',
);
const PEEL = text(
  'A player who takes gets only the top card. While cards remain, the same player must at once take on from a frozen pile (a red three on top with exactly two black threes), <take the rest> of an open pile, or leave it; with a black three on top they must leave it.',
  'Wer nimmt, bekommt nur die oberste Karte. Solange noch Karten liegen, muss derselbe Spieler sofort vom gesperrten Stoß weiter nehmen (eine rote Drei obenauf mit genau zwei schwarzen Dreien), den Rest eines freien Stoßes nehmen oder ihn liegen lassen; liegt eine schwarze Drei obenauf, muss er ihn liegen lassen.',
);
const NO_PEEL = text(
  'The pile is not <peeled>: a player who takes gets all of it.',
  'Der Stoß wird nicht <abgetragen>: Wer nimmt, bekommt ihn ganz.',
);
const ONE_CARD = text(
  'A player who begins the turn with one card may not take a pile of one card unless the stock is used up.',
  'Wer seinen Zug mit einer Karte beginnt, darf einen Stoß von einer Karte nicht nehmen, solange der Talon reicht.',
);
const KEEP = {
  whole: text(
    'A player who may not go out keeps at least two cards after taking, melding and adding, and one after discarding.',
    'Wer nicht ausgehen darf, behält nach Nehmen, Melden und <Anlegen> mindestens zwei Karten, nach dem Abwerfen eine.',
  ),
  peel: text(
    'A player who may not go out keeps at least two cards after taking, melding, adding and leaving the pile, and one after discarding; while the rest of the pile may be taken its cards count as in hand.',
    'Wer nicht ausgehen darf, behält nach Nehmen, Melden, <Anlegen> und Liegenlassen mindestens zwei Karten, nach dem Abwerfen eine; solange der Rest des Stoßes zu nehmen ist, zählen seine Karten mit.',
  ),
};
const KEEP_ONE = text(
  'In a turn in which the last card of the stock was a red three nothing is discarded, and one card is enough.',
  'In einem Zug, in dem die letzte Karte des Talons eine rote Drei war, wird nicht abgeworfen, und eine Karte genügt.',
);
const MAY_GO_OUT = text(
  'A player may go out if their party has a canasta, even one just laid, and they hold no red three.',
  'Ausgehen darf ein Spieler, wenn seine Partei einen Canasta hat, auch einen eben gelegten, und er keine rote Drei hält.',
);
const UNLESS_NO = text(
  'A partner’s no forbids it for that turn.',
  'Ein Nein des Partners verbietet es für diesen Zug.',
);
const OUT = text(
  'Players <go out> with or without a last discard. With an empty hand they can only merge melds and end the turn; discarding the last card ends the deal.',
  'Man geht mit oder ohne letzten Abwurf aus. Mit leerem Blatt kann man nur noch Meldungen vereinigen und den Zug beenden; der Abwurf der letzten Karte beendet das Spiel.',
);
const ASK = text(
  'Directly after drawing, once a turn, a player who holds no red three and could empty their hand in this turn may <ask> their partner whether to go out. After a yes they must, after a no they may not. They may also go out without asking.',
  'Direkt nach dem Ziehen darf ein Spieler ohne rote Drei, der sein Blatt in diesem Zug leeren könnte, einmal seinen Partner <fragen>, ob er ausgehen soll. Nach Ja muss er, nach Nein darf er nicht. Man kann auch ohne Frage ausgehen.',
);
const NO_PARTNER = text(
  'There is no partner to <ask>; players go out as they please.',
  'Es gibt keinen Partner, den man <fragen> könnte; jeder geht aus, wann er will.',
);
const CONCEALED = text(
  'Going out counts 100 more for a player who laid no card in an earlier turn, added to no older meld and merged none in this one, and has a canasta among this turn’s melds.',
  'Ausgehen zählt 100 mehr, wenn man in keinem früheren Zug eine Karte gelegt, in diesem an keine ältere Meldung angelegt und keine vereinigt und unter den Meldungen dieses Zuges einen Canasta hat.',
);
const STOCK = text(
  'Once the stock is used up, the player whose turn it is must take from the pile if possible; if not, the deal ends.',
  'Ist der Talon aufgebraucht, muss der Spieler am Zug vom Stoß nehmen, wenn das geht; geht es nicht, endet das Spiel.',
);
const LAST_RED = text(
  'If the last card of the stock is a red three, the player who drew it may meld but discards nothing, and the deal ends with that turn.',
  'Ist die letzte Karte des Talons eine rote Drei, meldet, wer sie zog, was er will, und wirft nichts ab; mit diesem Zug endet das Spiel.',
);
const SCORE = text(
  'A party counts its melded cards, 500 for a natural and 300 for a mixed canasta, its red threes, 100 for going out and 100 more for a <concealed hand>, less all cards left in its hands. A joker counts 50; A and 2 count 20; K to 8 count 10; 7 to 4 and black 3 count 5.',
  'Eine Partei zählt ihre gemeldeten Karten, 500 für einen echten und 300 für einen gemischten Canasta, ihre roten Dreien, 100 fürs Ausgehen und 100 mehr für die <verdeckte Hand>, weniger alle Karten in ihren Blättern. Ein Joker zählt 50, A und 2 zählen 20, K bis 8 zählen 10, 7 bis 4 und die schwarze 3 zählen 5.',
);
const TARGET = text(
  'The first party to reach $1 wins, the highest total if several do so in one deal; if the highest totals are equal, another deal is played.',
  'Wer zuerst $1 erreicht, gewinnt, bei mehreren in einem Spiel der Höchste; sind die höchsten Stände gleich, wird noch ein Spiel gespielt.',
);

const PREMIUM = {
  fixed: text(
    'Beside the score, each losing party pays the winners a premium of $1; a tie pays none.',
    'Jede Partei, die verliert, zahlt den Gewinnern neben den Punkten eine Prämie von $1; bei Gleichstand gibt es keine.',
  ),
  difference: text(
    'Beside the score, each losing party pays the winners as a premium what its final total is short of theirs; a tie pays none.',
    'Jede Partei, die verliert, zahlt den Gewinnern neben den Punkten als Prämie, was ihr am Ende zu deren Stand fehlt; bei Gleichstand gibt es keine.',
  ),
};

const matchText = ({ target, premium, premiumSum }: Options): Text =>
  sentences(fill(TARGET, target), premium !== 'none' && fill(PREMIUM[premium], premiumSum));

const turnText = ({ drawTwo, players }: Options): Text =>
  drawTwo && players === 2 ? TURN_TWO : TURN;

const keeping = ({ pile, players }: Options): Text =>
  sentences(KEEP[pile], KEEP_ONE, MAY_GO_OUT, players >= 4 && UNLESS_NO);

export const turnClauses = (options: Options): readonly Clause[] => [
  { id: 'CAN-7', topic: 'play', text: turnText(options) },
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
  { id: 'CAN-18', topic: 'end', text: keeping(options) },
  { id: 'CAN-19', text: OUT },
  { id: 'CAN-20', text: options.players < 4 ? NO_PARTNER : ASK },
  { id: 'CAN-21', text: CONCEALED },
  { id: 'CAN-22', text: STOCK },
  { id: 'CAN-23', text: LAST_RED },
  { id: 'CAN-24', topic: 'score', text: SCORE },
  { id: 'CAN-25', topic: 'match', text: matchText(options) },
];
