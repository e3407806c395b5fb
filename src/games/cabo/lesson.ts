/**
 * A first lesson in Cabo. A row lies face down even when its owner has seen it, so every idea says
 * what the learner knows.
 */
import type { Lesson, LessonDeal } from '../../engine/lesson.ts';
import { capital, fill, numeral, same, type Text, text } from '../../lang/text.ts';
import type { Options } from './state.ts';

const LOOKS = [
  text(
    'Your own cards are all unknown at first: only an <action> lets you look.',
    'Deine Karten sind anfangs alle unbekannt: Nur eine <Aktion> erlaubt einen Blick.',
  ),
  text(
    'At the start you look at one of your own cards, then it lies face down again. Remember it! The others stay unknown.',
    'Zu Beginn darfst du eine eigene Karte ansehen, dann liegt sie wieder verdeckt. Merk sie dir! Die anderen bleiben unbekannt.',
  ),
  text(
    'At the start you look at $1 of your own cards, then they lie face down again. Remember them! The others stay unknown.',
    'Zu Beginn darfst du $1 eigene Karten ansehen, dann liegen sie wieder verdeckt. Merk sie dir! Die anderen bleiben unbekannt.',
  ),
] as const;

const AIM = {
  two: text(
    'You and your opponent each have a <row> of $1 cards face down. Whoever has the lower sum when the <round> ends scores nothing; the other scores theirs. Points are bad: once somebody has $2, the lower total wins.',
    'Du und dein Gegner habt je eine <Auslage> von $1 verdeckten Karten. Wer am Ende der <Runde> die niedrigere Summe hat, schreibt nichts, der andere seine Summe. Punkte sind schlecht: Hat jemand $2, gewinnt der niedrigere Stand.',
  ),
  more: text(
    '$3 players, each with a <row> of $1 cards face down. Whoever has the lowest sum when the <round> ends scores nothing; the others score theirs. Points are bad: once somebody has $2, the lowest total wins.',
    '$3 Spieler, jeder mit einer <Auslage> von $1 verdeckten Karten. Wer am Ende der <Runde> die niedrigste Summe hat, schreibt nichts; die anderen schreiben ihre Summe. Punkte sind schlecht: Hat jemand $2, gewinnt der niedrigste Stand.',
  ),
};

const CALL = {
  two: text(
    'If you think your row is the lower one, call “<Cabo>” instead of taking a turn. Your opponent has one more turn, then all cards are turned up. If you were wrong, you score 5 more.',
    'Glaubst du, die niedrigere Auslage zu haben, dann sag statt eines Zugs „<Cabo>“ an. Dein Gegner ist noch einmal am Zug, dann wird aufgedeckt. Hast du dich geirrt, schreibst du 5 Punkte mehr.',
  ),
  more: text(
    'If you think your row is the lowest, call “<Cabo>” instead of taking a turn. Everybody else has one more turn, then all cards are turned up. If you were wrong, you score 5 more.',
    'Glaubst du, die niedrigste Auslage zu haben, dann sag statt eines Zugs „<Cabo>“ an. Jeder andere ist noch einmal am Zug, dann wird aufgedeckt. Hast du dich geirrt, schreibst du 5 Punkte mehr.',
  ),
};

/** The game in a minute, with the options in force. */
export function minute({ players, cards, peeks, target }: Options): readonly Text[] {
  const table = players === 2 ? 'two' : 'more';
  return [
    capital(fill(AIM[table], numeral(cards), target, numeral(players))),
    text(
      'The cards are numbers from 0 to 13. These are the ones you want:',
      'Die Karten sind Zahlen von 0 bis 13. Diese willst du haben:',
    ),
    same('[0] [1] [2] [3]'),
    fill(LOOKS[Math.min(peeks, 2)] ?? LOOKS[0], numeral(peeks)),
    text(
      'In your turn you take the open card from the <discard pile> for one of yours, or draw one from the <stock>. A drawn card you may keep in place of one of yours, or discard.',
      'In deinem Zug nimmst du die offene Karte von der <Ablage> für eine eigene oder ziehst eine vom <Stapel>. Die gezogene Karte kannst du anstelle einer eigenen behalten oder abwerfen.',
    ),
    text(
      'If it is one of these, you may use its <action> and discard it: with 7 or 8 <peek> at one of your own cards, with 9 or 10 <spy> on somebody else’s, with 11 or 12 <swap> one of yours for somebody else’s, unseen.',
      'Ist es eine von diesen, kannst du sie abwerfen und ihre <Aktion> nutzen: mit 7 oder 8 eine eigene Karte ansehen (<Peek>), mit 9 oder 10 eine fremde ansehen (<Spy>), mit 11 oder 12 eine eigene ungesehen gegen eine fremde tauschen (<Swap>).',
    ),
    same('[7] [8] [9] [10] [11] [12]'),
    text(
      'Equal cards of your own may be replaced together by a single one: that makes the row shorter.',
      'Gleiche eigene Karten darfst du zusammen durch eine einzige ersetzen: So wird die Auslage kürzer.',
    ),
    CALL[table],
  ];
}

/** A low card on the pile. */
const TAKING: LessonDeal = {
  seed: 'cabo-51',
  options: {},
  seat: 0,
  steps:
    'look 1 2; look 1 2; look 1 2; take 3; take 1; draw; keep 3; take 4; draw; peek 3; draw; keep 4; call; draw; keep 3; draw; keep 3 4',
  ideas: [
    {
      at: 7,
      title: text('A low card lies open', 'Eine niedrige Karte liegt offen'),
      says: text(
        'You have looked at your first two cards, a 5 and a 2, and you have taken the 0 from the pile for your third. The fourth you have never seen. Now a 1 lies on the <discard pile>, and you may take it instead of drawing. Count a card you do not know as six or seven: which of the four would you give for it?',
        'Deine ersten zwei Karten hast du dir angesehen, eine 5 und eine 2, und für die dritte hast du die 0 von der Ablage genommen. Die vierte kennst du nicht. Jetzt liegt eine 1 auf der <Ablage>, und du darfst sie nehmen, statt zu ziehen. Rechne eine Karte, die du nicht kennst, als sechs oder sieben: Welche der vier gibst du dafür her?',
      ),
    },
  ],
};

/** An unknown card looked at. */
const PEEKING: LessonDeal = {
  seed: 'cabo-47',
  options: {},
  seat: 0,
  steps:
    'look 1 2; look 1 2; look 1 2; draw; keep 3; take 2; draw; keep 1; draw; keep 2 3; draw; keep 3; take 3; draw; peek 3; draw; keep 4; draw; spy 0 1; draw; keep 3; draw; keep 3 4; take 4; draw; peek 3; call; draw; swap 4 1 2; draw; spy 1 1',
  ideas: [
    {
      at: 14,
      title: text('Know your own row', 'Die eigene Auslage kennen'),
      says: text(
        'Your row is a 2, a 4 and a third card that you have never seen. You have drawn an 8. In your row it would be of no use, but its <action> lets you <peek> at a card of your own before you discard it. You cannot tell yet how good your row is: which card would tell you?',
        'Deine Auslage ist eine 2, eine 4 und eine dritte Karte, die du nie gesehen hast. Du hast eine 8 gezogen. In der Auslage nützt sie dir nichts, doch ihre <Aktion> lässt dich eine <eigene Karte ansehen>, bevor du sie abwirfst. Noch weißt du nicht, wie gut deine Auslage ist: Welche Karte verrät es dir?',
      ),
    },
  ],
};

/** A pair replaced, an unknown card replaced, and the call. */
const CALLING: LessonDeal = {
  seed: 'cabo-15',
  options: {},
  seat: 0,
  steps:
    'look 1 2; look 1 2; look 1 2; take 3; draw; keep 1; draw; keep 1 2; draw; keep 4; draw; keep 1; draw; keep 2; draw; keep 2; draw; spy 0 1; draw; keep 3; draw; swap 1 2 1; take 1 3 4; call; draw; swap 1 0 2; draw; keep 3',
  ideas: [
    {
      at: 7,
      title: text('Two for one', 'Zwei für eine'),
      says: text(
        'Your first two cards are elevens, the other two you do not know. You have drawn a 0, the best card there is. Cards of the same value may leave your row together for a single one: they are a <set>. Compare what the 0 saves you in place of one card and in place of two.',
        'Deine ersten beiden Karten sind zwei Elfen, die anderen zwei kennst du nicht. Du hast eine 0 gezogen, die beste Karte von allen. Karten desselben Werts dürfen zusammen gegen eine einzige die Auslage verlassen: Sie sind ein <Satz>. Vergleiche, was die 0 anstelle einer Karte spart und was anstelle von zweien.',
      ),
    },
    {
      at: 19,
      title: text('What you do not know is high', 'Was du nicht kennst, ist hoch'),
      says: text(
        'Your row has shrunk to three: a 0, a 1, and a third card that you have never seen. You have drawn another 1. Three low cards that you know are worth more than a hope: whoever knows the whole row also knows when to stop. Where does the 1 go?',
        'Deine Auslage ist auf drei Karten geschrumpft: eine 0, eine 1 und eine dritte, die du nie gesehen hast. Du hast noch eine 1 gezogen. Drei niedrige Karten, die du kennst, sind mehr wert als eine Hoffnung: Wer seine ganze Auslage kennt, weiß auch, wann Schluss ist. Wohin mit der 1?',
      ),
    },
    {
      at: 23,
      title: text('Call before they catch up', 'Ansagen, bevor die anderen aufholen'),
      says: text(
        'Your row is 0, 1 and 1: a sum of two. The others still have four cards each, and the player at your right has just turned up a 4, a 10 and a 6. Whoever <calls Cabo> does nothing else in that turn, and each of the others has just one more. How likely is anybody to get below two now, and will it be less likely later?',
        'Deine Auslage ist 0, 1 und 1: zusammen zwei. Die anderen haben noch je vier Karten, und der Spieler rechts von dir hat eben eine 4, eine 10 und eine 6 aufgedeckt. Wer <Cabo ansagt>, tut in diesem Zug nichts anderes, und jeder andere ist nur noch einmal dran. Wie wahrscheinlich ist es jetzt, dass einer unter zwei kommt, und wird es später unwahrscheinlicher?',
      ),
    },
  ],
};

/** A pair made, and a pair turned into one card. */
const PAIRING: LessonDeal = {
  seed: 'cabo-18',
  options: {},
  seat: 0,
  steps:
    'look 1 2; look 1 2; look 1 2; take 2; draw; keep 1; draw; spy 1 2; draw; discard; draw; keep 3; draw; keep 1; draw; keep 3; draw; keep 4; take 1 2; draw; keep 1; take 2; take 2 3; draw; keep 2 4; draw; keep 1 2; draw; keep 2; draw; keep 1 2; call; take 3; draw; keep 1 3',
  ideas: [
    {
      at: 13,
      title: text('Collect equal cards', 'Gleiche Karten sammeln'),
      says: text(
        'Your first card is an 11, the second a 5; the other two you do not know. You have drawn a 5. It is not very low by itself. But think one turn ahead: what could you do with two fives side by side?',
        'Deine erste Karte ist eine 11, die zweite eine 5; die anderen beiden kennst du nicht. Du hast eine 5 gezogen. Für sich ist sie nicht sehr niedrig. Aber denk einen Zug weiter: Was könntest du mit zwei Fünfen anfangen?',
      ),
    },
    {
      at: 18,
      title: text('The pair pays', 'Das Paar zahlt sich aus'),
      says: text(
        'Your row is now 5, 5 and two cards you have never seen, and the player before you has left a 1 on the pile. In place of an unknown card it saves five or six points. What does it save in place of the pair, and how many cards are left to worry about?',
        'Deine Auslage ist jetzt 5, 5 und zwei Karten, die du nie gesehen hast, und der Spieler vor dir hat eine 1 auf die Ablage gelegt. Anstelle einer unbekannten Karte spart sie fünf oder sechs Punkte. Was spart sie anstelle des Paars, und um wie viele Karten musst du dich dann noch kümmern?',
      ),
    },
  ],
};

/** The last turn against a caller. */
const SWAPPING: LessonDeal = {
  seed: 'cabo-19',
  options: {},
  seat: 0,
  steps:
    'look 1 2; look 1 2; look 1 2; draw; peek 3; draw; keep 1; draw; spy 0 1; draw; keep 3; draw; keep 3; take 2; draw; keep 3; draw; keep 4; draw; keep 3; take 4; draw; keep 4; take 4; call; draw; swap 2 2 4; draw; discard',
  ideas: [
    {
      at: 26,
      title: text('No row is safe', 'Keine Auslage ist sicher'),
      says: text(
        'The player at your right has called Cabo: this is your last turn. Your row is 2, 6, 4 and 2, and you have drawn a 12, far too high to keep, but its <action> is a <swap>. Remember what others have taken openly: the <caller> took a 0 for the fourth card, the player at your left a 1 for the second and a 5 for the fourth. A swap lowers your row and raises theirs. Whose row matters most?',
        'Der Spieler rechts von dir hat Cabo angesagt: Das ist dein letzter Zug. Deine Auslage ist 2, 6, 4 und 2, und du hast eine 12 gezogen: zum Behalten viel zu hoch, doch ihre <Aktion> ist <tauschen>. Denk daran, was andere offen genommen haben: Der <Ansager> nahm eine 0 für seine vierte Karte, der Spieler links von dir eine 1 für die zweite und eine 5 für die vierte. Ein Tausch macht deine Auslage niedriger und ihre höher. Auf wessen Auslage kommt es an?',
      ),
    },
  ],
};

export const lesson: Lesson = {
  deals: [TAKING, PEEKING, CALLING, PAIRING, SWAPPING],
};
