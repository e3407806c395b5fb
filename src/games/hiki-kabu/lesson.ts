/** A first lesson in Hiki-Kabu: one round an idea, since a player decides once in a round. */
import type { Lesson, LessonDeal } from '../../engine/lesson.ts';
import { counted, fill, numeral, same, sentences, type Text, text } from '../../lang/text.ts';
import type { Options } from './options.ts';

const BEGIN = text(
  'Japanese <Kabufuda> cards run from 1 to 10. You play $1 against $2 for <chips>; whoever has the most at the end wins.',
  'Japanische <Kabufuda>-Karten gehen von 1 bis 10. Du spielst $1 gegen $2 um <Chips>; wer am Ende die meisten hat, gewinnt.',
);
const ONE_ROUND = text('one round', 'eine Runde');
const ROUNDS = text('$1 rounds', '$1 Runden');
const ONE_OTHER = text('one other player', 'einen anderen');
const OTHERS = text('$1 others', '$1 andere');

const begin = ({ rounds, players }: Options): Text =>
  fill(BEGIN, counted(rounds, ONE_ROUND, ROUNDS), counted(players - 1, ONE_OTHER, OTHERS));

const STAKE = text(
  'Everyone gets an <open card>$1 must <stake> exactly its value: you do not choose what you risk. Then comes a <face-down card>, which only you see.',
  'Jeder bekommt eine <offene Karte>$1 <setzt> genau ihren Wert: Was du riskierst, suchst du dir nicht aus. Dann kommt eine <verdeckte Karte>, die nur du siehst.',
);
const BUT_THE_DEALER = text(', and all but the dealer', ', und jeder außer dem Geber');
const THIRD = text(
  'In turn everyone takes a <third card>, face up, or <stays>. With 0 to 3 you must take one, with 7 to 9 you must not. With 4, 5 and 6 you choose.',
  'Der Reihe nach nimmt jeder eine <dritte Karte>, offen, oder <bleibt>. Mit 0 bis 3 musst du eine nehmen, mit 7 bis 9 darfst du nicht. Mit 4, 5 und 6 wählst du.',
);
const FOURTH = text(
  'The same holds once more for a fourth.',
  'Für eine vierte gilt dasselbe noch einmal.',
);

/** The game in a minute, with the options in force. */
export const minute = (options: Options): readonly Text[] => [
  begin(options),
  text(
    'A hand <counts> the last digit of its sum, and nine is the best. Eight and nine are 17, so these two count seven:',
    'Ein Blatt <zählt> die letzte Ziffer seiner Summe, und neun ist das Beste. Acht und Neun sind 17, diese zwei zählen also sieben:',
  ),
  same('[8] [9]'),
  fill(STAKE, options.dealerStakes ? text(' and', ' und') : BUT_THE_DEALER),
  sentences(THIRD, options.fourthCard && FOURTH),
  text(
    'Then all cards are turned up. The highest count takes the <pot>, equal ones share it. If all count the same, it goes to the <dealer>, who plays last.',
    'Dann werden alle Karten aufgedeckt. Die höchste Zahl holt den <Pot>, gleich hohe teilen ihn. Zählen alle dasselbe, bekommt ihn der <Geber>, der als Letzter spielt.',
  ),
  fill(
    text(
      'Two hands are special. <Three alike> count nine for everyone but the dealer, and the losers pay $1 times:',
      'Zwei Blätter sind besonders. <Drei Gleiche> zählen neun, außer beim Geber, und die Verlierer zahlen $1fach:',
    ),
    numeral(options.alikeStakes),
  ),
  same('[7] [7] [7]'),
  text(
    'And the dealer’s <nine and one>, with the nine open, beats everything:',
    '<Neun und Eins> beim Geber, die Neun offen, schlagen alles:',
  ),
  same('[9] [1]'),
];

const four: LessonDeal = {
  seed: 'kabu66',
  options: {},
  seat: 0,
  steps: 'hit; hit; hit; hit',
  ideas: [
    {
      at: 2,
      title: text('Fourteen counts four', 'Vierzehn zählt vier'),
      says: text(
        'Four and ten are fourteen, and only the last digit <counts>. Two players have taken a <third card>, and the <dealer> is still to come. Which cards would make more of your four, and which make less?',
        'Vier und Zehn sind vierzehn, und es <zählt> nur die letzte Ziffer. Zwei haben eine <dritte Karte> genommen, und der <Geber> kommt noch. Welche Karten machen mehr aus deiner Vier, welche weniger?',
      ),
    },
  ],
};

const five: LessonDeal = {
  seed: 'kabu-88',
  options: {},
  seat: 0,
  steps: 'hit; stand; stand; stand',
  ideas: [
    {
      at: 0,
      title: text('Five against three others', 'Fünf gegen drei andere'),
      says: text(
        'You play first and count five. One to four make it better, ten changes nothing, five to nine make it worse. That looks even, but the <pot> goes to the highest of four hands. How often will five be that?',
        'Du spielst als Erster und zählst fünf. Eins bis Vier machen es besser, die Zehn ändert nichts, Fünf bis Neun machen es schlechter. Das sieht ausgeglichen aus, doch den <Pot> holt das höchste von vier Blättern. Wie oft ist fünf das?',
      ),
    },
  ],
};

const six: LessonDeal = {
  seed: 'kabu-129',
  options: {},
  seat: 0,
  steps: 'hit; hit; hit; hit',
  ideas: [
    {
      at: 1,
      title: text('Even six is seldom enough', 'Selbst sechs reicht selten'),
      says: text(
        'Six and ten: you count six. One has taken a card, two are still to play. Only one, two and three improve your hand. But coming second brings nothing here, however close it is.',
        'Sechs und Zehn: Du zählst sechs. Einer hat eine Karte genommen, zwei spielen noch. Nur Eins, Zwei und Drei machen dein Blatt besser. Aber der Zweite bekommt hier nichts, so knapp es auch ist.',
      ),
    },
  ],
};

const pair: LessonDeal = {
  seed: 'pair-632',
  options: {},
  seat: 0,
  steps: 'hit; hit; hit; stand',
  ideas: [
    {
      at: 0,
      title: text('A pair can become three', 'Aus zweien können drei werden'),
      says: text(
        'Your two threes count six, and three others are still to play. The other two threes have not been seen. Think of what one of them would do for you: <three alike> count nine, and all who get nothing pay three times. Look at their stakes.',
        'Deine zwei Dreien zählen sechs, und drei andere spielen noch. Die beiden anderen Dreien hat noch keiner gesehen. Bedenk, was eine davon für dich täte: <Drei Gleiche> zählen neun, und wer leer ausgeht, zahlt dreifach. Sieh dir ihre Einsätze an.',
      ),
    },
  ],
};

const reading: LessonDeal = {
  seed: 'kabu-283',
  options: {},
  seat: 0,
  steps: 'hit; hit; stand; hit',
  ideas: [
    {
      at: 2,
      title: text('Read the third cards', 'Die dritten Karten lesen'),
      says: text(
        'You count six again, but look at the <third cards>. Whoever takes one has counted six at most. A ten adds nothing to that, and a nine takes one away, unless the hand counted nothing. So whom does your six still have to fear?',
        'Wieder zählst du sechs, aber sieh dir die <dritten Karten> an. Wer eine nimmt, hat vorher höchstens sechs gezählt. Eine Zehn ändert daran nichts, und eine Neun nimmt eins weg, außer bei null. Wen muss deine Sechs da noch fürchten?',
      ),
    },
  ],
};

const dealer: LessonDeal = {
  seed: 'kabu-209',
  options: {},
  seat: 0,
  steps: 'hit; hit; hit; stand',
  ideas: [
    {
      at: 3,
      title: text('The dealer knows most', 'Der Geber weiß am meisten'),
      says: text(
        'You are the <dealer> and count five; everybody else has played. The nine took one away from a hand, the eight took two, and the ten added nothing. All of them had six at most before. If their counts are low, what do you gain by moving yours?',
        'Du bist <Geber> und zählst fünf; alle anderen haben gespielt. Die Neun hat einem Blatt eins genommen, die Acht zwei, und die Zehn hat nichts gebracht. Alle hatten vorher höchstens sechs. Wenn sie wenig haben, was gewinnst du dann, wenn du deine Zahl änderst?',
      ),
    },
  ],
};

const two: LessonDeal = {
  seed: 'two-147',
  options: { players: 2 },
  seat: 0,
  steps: 'hit; stand',
  ideas: [
    {
      at: 1,
      title: text('Two players, and a tie is yours', 'Zu zweit, und Gleichstand ist dein'),
      says: text(
        'Now there are only two of you, and you are the dealer with four. Your opponent lies there with a ten and then a nine. Add each possible <face-down card> to them, and remember who takes the <pot> if all hands are equal.',
        'Jetzt seid ihr nur zu zweit, und du bist Geber mit vier. Vor deinem Gegner liegen eine Zehn und eine Neun. Zähl jede mögliche <verdeckte Karte> dazu, und denk daran, wer den <Pot> bekommt, wenn alle dasselbe zählen.',
      ),
    },
  ],
};

export const lesson: Lesson = {
  deals: [four, five, six, pair, reading, dealer, two],
};
