/** A first lesson in All Fours: once as forehand, then as dealer: drawing trumps, running the cards, giving a point. */
import type { Lesson, LessonDeal } from '../../engine/lesson.ts';
import { fill, numeral, same, type Text, text } from '../../lang/text.ts';
import type { Options } from './state.ts';

const BEGIN = text(
  'Two players, six cards each. Whoever is first to have $1 points wins the match; one deal seldom brings more than four.',
  'Zwei Spieler, jeder hat sechs Karten. Wer zuerst $1 Punkte hat, gewinnt die Partie; ein Spiel bringt selten mehr als vier.',
);
const ANSWER = {
  trump: text(
    'One of you leads, the other answers in the same suit or with a trump, even if they could follow suit; only with neither may they play any card. The higher trump wins, or else the higher card of the suit led. Aces are high, twos low.',
    'Einer spielt aus, der andere antwortet in derselben Farbe oder mit Trumpf, auch wenn er die Farbe hätte; nur wer beides nicht hat, spielt irgendeine Karte. Der höhere Trumpf gewinnt, sonst die höhere Karte der ausgespielten Farbe. Das Ass ist oben, die Zwei unten.',
  ),
  free: text(
    'One of you leads, the other answers in the same suit or with a trump; without the suit they may play any card. The higher trump wins, or else the higher card of the suit led. Aces are high, twos low.',
    'Einer spielt aus, der andere antwortet in derselben Farbe oder mit Trumpf; wer die Farbe nicht hat, spielt irgendeine Karte. Der höhere Trumpf gewinnt, sonst die höhere Karte der ausgespielten Farbe. Das Ass ist oben, die Zwei unten.',
  ),
};

/** The game in a minute, with the options in force. */
export const minute = (options: Options): readonly Text[] => [
  fill(BEGIN, numeral(options.target)),
  text(
    'Three of the four are single <trumps>, won in <tricks>: <high>, the highest trump played, <low>, the lowest one, and the <jack>. If hearts are trumps, perhaps these:',
    'Drei der vier sind einzelne <Trümpfe>, die du in <Stichen> gewinnst: <höchster Trumpf>, <niedrigster Trumpf> und <Trumpfbube>. Ist Herz Trumpf, vielleicht diese:',
  ),
  same('[AH] [2H] [JH]'),
  text(
    'The fourth is the <game>: whoever has won more in cards. A ten counts 10, an ace 4, a king 3, a queen 2, a jack 1.',
    'Der vierte gehört dem, der mehr <Augen> gewonnen hat: Die Zehn zählt 10, das Ass 4, der König 3, die Dame 2, der Bube 1.',
  ),
  ANSWER[options.void],
  text(
    'Trump is found first. A card is turned up, and <forehand>, who did not deal, <stands>: its suit is trump. Or forehand <begs> for another.',
    'Zuerst findet sich der Trumpf. Eine Karte wird aufgedeckt, und <Vorhand>, der Gegner des Gebers, <nimmt an>: Ihre Farbe ist Trumpf. Oder Vorhand <lehnt ab>.',
  ),
  text(
    'Then the dealer must <give a point> to keep the suit, or <run the cards>: three more each, and a new card turned up. What you hold beyond six is laid aside.',
    'Dann muss der Geber einen <Punkt schenken>, um die Farbe zu behalten, oder <weitergeben>: Jeder bekommt drei weitere Karten, und eine neue wird aufgedeckt. Was du über sechs hinaus hast, legst du weg.',
  ),
  text(
    'Most of the pack is never dealt. A king, even a nine may be the highest trump there is, and a four the lowest.',
    'Der größte Teil der Karten bleibt im Talon. So kann ein König, ja eine Neun der höchste Trumpf im Spiel sein und eine Vier der niedrigste.',
  ),
];

const forehand: LessonDeal = {
  seed: 'fours-23',
  options: {},
  seat: 0,
  steps:
    'stand; play QC; play 4S; play 3D; play JD; play KS; play AC; play 5D; play 8S; play JC; play 9S; play 9D; play AS',
  ideas: [
    {
      at: 0,
      title: text('Is this your suit?', 'Ist das deine Farbe?'),
      says: text(
        'You are <forehand>, and a club has been turned up. Look at your clubs: how sure is the <high>, and who is likely to win the <jack>? Will you <stand>, or <beg> for another suit?',
        'Du bist <Vorhand>, und ein Kreuz ist aufgedeckt. Sieh dir deine Kreuze an: Wie sicher ist der <höchste Trumpf>, und wer wird wohl den <Trumpfbuben> gewinnen? Sollst du Kreuz <annehmen> oder <ablehnen>, damit eine andere Farbe kommt?',
      ),
    },
  ],
};

const drawing: LessonDeal = {
  seed: 'fours-25',
  options: {},
  seat: 0,
  steps:
    'stand; play 3H; play JH; play AD; play 8D; play 5S; play 4H; play 6S; play KH; play 7S; play 3C; play QS; play TH',
  ideas: [
    {
      at: 2,
      title: text('Win as cheaply as you can', 'So billig wie möglich gewinnen'),
      says: text(
        'Diamonds are trumps, and the three of hearts was led. You must follow with your heart or trump with your ace, and either wins the <trick>. Nobody can ever take the ace from you. For what would you rather keep it?',
        'Karo ist Trumpf, und die Herz-Drei ist ausgespielt. Du musst mit deinem Herz bedienen oder mit dem Ass trumpfen, und beides macht den <Stich>. Das Ass kann dir keiner nehmen. Wofür hebst du es lieber auf?',
      ),
    },
    {
      at: 3,
      title: text('Draw a trump', 'Einen Trumpf ziehen'),
      says: text(
        'Your opponent liked diamonds enough to stand, so there is a diamond or two in that hand. If a trump is led, a trump must be played. Whatever falls to your ace is yours, and it may be the <low> or the <jack>.',
        'Dein Gegner war mit Karo einverstanden, ein, zwei Karos wird er also haben. Auf Trumpf muss Trumpf folgen. Was unter dein Ass fällt, gehört dir, und vielleicht ist es der <niedrigste Trumpf> oder der <Trumpfbube>.',
      ),
    },
  ],
};

const running: LessonDeal = {
  seed: 'af-14',
  options: {},
  seat: 0,
  steps:
    'beg; run; away TH; away TD; away 2D; away 8C; away 2C; away 8D; play AS; play 9S; play TS; play JS; play 7S; play 5D; play KC; play 7C; play JC; play KD; play JH; play QH',
  ideas: [
    {
      at: 1,
      title: text('Not this suit', 'Bloß nicht diese Farbe'),
      says: text(
        'Hearts are proposed, and your opponent <begs>. To keep hearts costs you a point at once. How many hearts do you hold? If you <run the cards>, both of you get three more, and another suit is trump.',
        'Herz ist aufgedeckt, und dein Gegner <lehnt ab>. Herz zu behalten kostet dich sofort einen Punkt. Wie viele Herzen hast du? Beim <Weitergeben> bekommt jeder drei Karten mehr, und eine andere Farbe wird Trumpf.',
      ),
    },
    {
      at: 5,
      title: text('Put away what does no work', 'Weglegen, was nichts leistet'),
      says: text(
        'Spades are trumps now. You have nine cards, and three must go. Jack, nine and seven of spades are your strength; the clubs king and the jacks count for the <game>. Which plain cards neither win nor count?',
        'Jetzt ist Pik Trumpf. Du hast neun Karten, drei müssen weg. Bube, Neun und Sieben in Pik sind deine Stärke; Kreuz-König und Buben zählen <Augen>. Welche Karten gewinnen nichts und zählen nichts?',
      ),
    },
    {
      at: 9,
      title: text('Keep the jack from the ace', 'Der Bube geht nicht unters Ass'),
      says: text(
        'The ace of trumps is led, and you must answer with a trump. You cannot win. The <jack> would be a point for your opponent, and the seven may be the <low>. What can you spare?',
        'Das Trumpf-Ass ist ausgespielt, und du musst Trumpf dazulegen. Gewinnen kannst du nicht. Der <Trumpfbube> wäre ein Punkt für den Gegner, und die Sieben ist vielleicht der <niedrigste Trumpf>. Was kannst du entbehren?',
      ),
    },
    {
      at: 11,
      title: text('A ten decides the game', 'Eine Zehn entscheidet die Augen'),
      says: text(
        'Now comes the ten of trumps. It counts ten for the game, more than anything else can. Look which of your two trumps beats it, and what becomes of the jack in the same <trick>.',
        'Jetzt kommt die Trumpf-Zehn. Sie zählt zehn Augen, mehr als jede andere Karte. Sieh nach, welcher deiner zwei Trümpfe sie schlägt und was im selben <Stich> aus dem Buben wird.',
      ),
    },
  ],
};

const giving: LessonDeal = {
  seed: 'fours-35',
  options: {},
  seat: 0,
  steps:
    'beg; give; play 3D; play 6D; play KH; play 3H; play 4S; play QD; play 6C; play TC; play QC; play TH; play 6S; play TD',
  ideas: [
    {
      at: 1,
      title: text('A point that comes back', 'Ein Punkt, der zurückkommt'),
      says: text(
        'Your opponent <begs>, as before. This time you hold king and ten of the suit, and its queen lies face up and out of play: only the ace beats your king. Is that worth a point to you, or will another suit be better?',
        'Dein Gegner <lehnt ab>, wie vorhin. Diesmal hast du König und Zehn der Farbe, und ihre Dame liegt offen und spielt nicht mit: Nur das Ass schlägt deinen König. Ist dir das einen Punkt wert, oder wird eine andere Farbe besser?',
      ),
    },
  ],
};

export const lesson: Lesson = { deals: [forehand, drawing, running, giving] };
