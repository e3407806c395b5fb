/** A first lesson in Kabadak: coming out, places on the rows, and the end of a deal. */
import type { Lesson } from '../../engine/lesson.ts';
import { fill, numeral, plural, same, type Text, text } from '../../lang/text.ts';
import type { Options } from './state.ts';

const LOSING = text(
  'When a hand is empty, the other counts <losses>: an ace 11, face cards and tens 10, the rest their number. Whoever has more than $1 of them loses the match.',
  'Ist ein Blatt leer, rechnet der andere seine <Verluste>: ein Ass 11, Bilder und Zehnen 10, die übrigen ihre Zahl. Wer mehr als $1 davon hat, verliert die Partie.',
);
const LOSING_ROUNDS = text(
  'When a hand is empty, the other counts <losses>: an ace 11, face cards and tens 10, the rest their number. Whoever has more than $1 of them loses the round; whoever wins more of the $2 rounds wins the match.',
  'Ist ein Blatt leer, rechnet der andere seine <Verluste>: ein Ass 11, Bilder und Zehnen 10, die übrigen ihre Zahl. Wer mehr als $1 davon hat, verliert die Runde; wer von den $2 Runden mehr gewinnt, gewinnt die Partie.',
);

/** The game in a minute, with the options in force. */
export const minute = ({ target, rounds }: Options): readonly Text[] => [
  text(
    'Two players, seven cards each: get rid of all of yours first. What the other still holds then counts against them.',
    'Zwei Spieler, jeder mit sieben Karten: Werde deine zuerst alle los. Was der andere dann noch hält, zählt gegen ihn.',
  ),
  text(
    'In your turn you do one thing only: <lay down> cards, or <draw> one from the <talon>.',
    'In einem Zug tust du nur eines: Karten <ablegen> oder eine vom <Talon> <ziehen>.',
  ),
  text(
    'Begin with a new <row> of at least three cards: that is called <coming out>. Either a <set>, cards of one rank:',
    'Fang mit einer neuen <Reihe> aus mindestens drei Karten an: Das heißt <rauskommen>. Entweder ein <Satz>, also Karten eines Werts:',
  ),
  same('[9H] [9D] [9S]'),
  text(
    'Or a <run>, neighbours of one suit in the order 7 8 9 10 J Q K A, rising or falling:',
    'Oder eine <Straße>, also Nachbarn einer Farbe in der Folge 7 8 9 10 B D K A, steigend oder fallend:',
  ),
  same('[TC] [JC] [QC]'),
  text(
    'Once you are out, two cards of one rank are enough for a new row, and you may <add> to every row, whoever laid it, but only on its <top card>.',
    'Bist du rausgekommen, reichen zwei Karten eines Werts für eine neue Reihe, und an jede Reihe darfst du <anlegen>, wer sie auch ausgelegt hat, aber nur an die <oberste Karte>.',
  ),
  text(
    'Rows may change: on the nine of spades the eight or ten of spades makes the set a run, and on the queen of clubs any queen makes the run a set.',
    'Reihen können wechseln: Auf der Pik-Neun macht die Acht oder Zehn in Pik aus dem Satz eine Straße, und auf der Kreuz-Dame macht jede Dame aus der Straße einen Satz.',
  ),
  fill(plural(rounds, LOSING, LOSING_ROUNDS), target, numeral(rounds)),
  text(
    'And once in a blue moon: with these seven in your hand you say <Kabadak>, and the deal is yours at once.',
    'Und alle Jubeljahre einmal: Mit diesen sieben auf der Hand sagst du <Kabadak> an und gewinnst das Spiel auf der Stelle.',
  ),
  same('[AC] [AH] [AS] [KD] [KS] [QH] [JC]'),
];

export const lesson: Lesson = {
  deals: [
    {
      seed: 'lesson-k3',
      options: {},
      seat: 0,
      steps: 'draw; new 7D 7S 7C; draw; new KH KS; new JS TS 9S; add 1 8C; add 1 9C; add 1 9H',
      ideas: [
        {
          at: 1,
          title: text('Mind what lies on top', 'Achte darauf, was oben liegt'),
          says: text(
            'Your three sevens are a <set>: enough to <come out>. How the row goes on is decided by its <top card>, and you choose which seven that is. Is there a card in your hand that could follow one of them?',
            'Deine drei Siebenen sind ein <Satz>: genug, um <rauszukommen>. Wie es mit der Reihe weitergeht, entscheidet die <oberste Karte>, und welche Sieben das ist, bestimmst du. Hast du eine Karte, die auf eine von ihnen folgen könnte?',
          ),
        },
        {
          at: 3,
          title: text('Lay off what is dear', 'Leg ab, was teuer ist'),
          says: text(
            'You are out: a <pair> makes a row now, and the eight of clubs has its place on the seven. The other player has not come out and cannot <add> anything yet, so that place will not be taken in the next turn. Which of your cards would cost you most if the deal ended soon?',
            'Du bist rausgekommen: Jetzt reicht ein <Paar> für eine Reihe, und die Kreuz-Acht hat ihren Platz auf der Sieben. Der andere ist noch nicht rausgekommen und kann nirgends <anlegen>; im nächsten Zug nimmt er dir den Platz nicht. Welche deiner Karten kämen dich am teuersten zu stehen, wenn das Spiel bald endet?',
          ),
        },
        {
          at: 7,
          title: text('A run may become a set', 'Aus einer Straße wird ein Satz'),
          says: text(
            'One card left, the nine of hearts. No heart that it could follow lies on top. But two rows that are a <run> just now have a nine for their <top card>. What does a nine make of a run that ends in a nine?',
            'Noch eine Karte, die Herz-Neun. Kein Herz liegt obenauf, an das sie anschließt. Aber bei zwei Reihen, die gerade eine <Straße> sind, ist die <oberste Karte> eine Neun. Was macht eine Neun aus einer Straße, die mit einer Neun endet?',
          ),
        },
      ],
    },
    {
      seed: 'lesson-k6',
      options: {},
      seat: 0,
      steps:
        'draw; draw; draw; draw; new JC JH JD; draw; new AC AD; new 9C 9H 9D; new KH KS; add 4 KC KD; draw; add 1 JS; add 1 QS; new TH TC; draw; add 3 8D; add 1 QH; add 1 QD',
      ideas: [
        {
          at: 11,
          title: text('A pair needs no place', 'Ein Paar braucht keinen Platz'),
          says: text(
            'Your two tens are a <pair>: you can lay them out in any later turn, whatever lies on the table. The jack of spades has a single place, on the jack of diamonds, and the other player may put something on it in between. What cannot wait?',
            'Deine zwei Zehnen sind ein <Paar>: Die kannst du in jedem späteren Zug auslegen, was immer auf dem Tisch liegt. Der Pik-Bube hat nur einen Platz, auf dem Karo-Buben, und dort kann dir der andere zuvorkommen. Was kann nicht warten?',
          ),
        },
        {
          at: 15,
          title: text('First the card with one place', 'Zuerst die Karte mit einem Platz'),
          says: text(
            'Two cards left. The queen of diamonds fits on the queen of spades and on the king of diamonds; the eight of diamonds only on the nine of diamonds, where it turns the <set> into a <run>. Then it is the other player’s turn, who has three cards. Which of yours can do without one of its places?',
            'Noch zwei Karten. Die Karo-Dame passt auf die Pik-Dame und auf den Karo-König, die Karo-Acht nur auf die Karo-Neun, wo sie aus dem <Satz> eine <Straße> macht. Danach ist der andere dran, und der hat drei Karten. Welche deiner beiden verschmerzt es, wenn ein Platz wegfällt?',
          ),
        },
      ],
    },
    {
      seed: 'lesson-k18',
      options: {},
      seat: 0,
      steps:
        'draw; draw; new JD TD 9D; new JC JS JH; new QH QS; new 8S 8H; new AD AS; add 4 9H; draw; add 5 AH; add 1 9S; add 5 KH',
      ideas: [
        {
          at: 7,
          title: text('Leave few ranks on top', 'Lass oben wenige Werte liegen'),
          says: text(
            'The other player has a single card left, and every <top card> may be the place for it. On top lie [9D] [JH] [QS] [8H] [AS], five ranks. Your nine fits on the nine of diamonds and on the eight of hearts, your ace on the ace of spades. After which of these moves do the fewest ranks lie on top?',
            'Der andere hat nur noch eine Karte, und jede <oberste Karte> kann der Platz für sie sein. Oben liegen [9D] [JH] [QS] [8H] [AS], fünf Werte. Deine Neun passt auf die Karo-Neun und auf die Herz-Acht, dein Ass auf das Pik-Ass. Nach welchem dieser Züge liegen oben die wenigsten Werte?',
          ),
        },
        {
          at: 9,
          title: text('Make a place for your last card', 'Schaff deiner letzten Karte Platz'),
          says: text(
            'You have the king and the ace of hearts. The king fits nowhere: no king lies on top, nor a neighbour of it in hearts. If you <draw>, you have three cards. What would lie on top if you laid the ace?',
            'Du hast König und Ass in Herz. Der König passt nirgends: Oben liegt kein König und in Herz keiner seiner Nachbarn. Das <Ziehen> bringt dich auf drei Karten. Was läge oben, wenn du das Ass anlegst?',
          ),
        },
      ],
    },
  ],
};
