/** A first lesson in Blaue Vierzehn: two deals with the blue fourteen in hand, one without. */
import { afterDeals } from '../../blocks/match-length.ts';
import type { Lesson } from '../../engine/lesson.ts';
import { capital, fill, numeral, same, type Text, text } from '../../lang/text.ts';
import type { Options } from './rules.ts';

const BEGIN = text(
  '$1 players, $2 cards each, and points are bad: whoever has the fewest $3 wins.',
  '$1 Spieler, jeder hat $2 Karten, und Punkte sind schlecht: Wer $3 die wenigsten hat, gewinnt.',
);
const TRICK = text(
  'One player <leads> a card and the others play one each, clockwise: that is a <trick>. If you hold the colour that was led, you must <follow> it. $1 takes them all, and its player leads to the next trick.',
  'Einer <spielt aus>, die anderen legen im Uhrzeigersinn je eine Karte dazu: Das ist ein <Stich>. Wer die ausgespielte Farbe hat, muss sie <bedienen>. $1 nimmt alle, und wer sie gelegt hat, spielt zum nächsten Stich aus.',
);
const WINS = {
  led: text('The highest card of that colour', 'Die höchste Karte dieser Farbe'),
  any: text('The highest number, of whatever colour,', 'Die höchste Zahl, gleich welcher Farbe,'),
};
const COSTS = {
  5: text(
    'Most cards cost nothing. But whoever takes a <red card> pays 2 points for it, for a <fourteen> 5, and for the <blue fourteen> 13.',
    'Die meisten Karten kosten nichts. Wer aber eine <rote Karte> bekommt, zahlt dafür 2 Punkte, für eine <Vierzehn> 5 und für die <blaue Vierzehn> 13.',
  ),
  7: text(
    'Most cards cost nothing. But whoever takes a <red card> pays 2 points for it, for a <fourteen> 5, for the red one 7, and for the <blue fourteen> 13.',
    'Die meisten Karten kosten nichts. Wer aber eine <rote Karte> bekommt, zahlt dafür 2 Punkte, für eine <Vierzehn> 5, für die rote 7 und für die <blaue Vierzehn> 13.',
  ),
};
const DISCARD = {
  led: text(
    'If you cannot follow, you may <discard> whatever you like. A discard never wins: whoever takes the trick pays for it.',
    'Kannst du nicht bedienen, darfst du <abwerfen>, was du willst. Eine abgeworfene Karte gewinnt nie: Wer den Stich bekommt, bezahlt sie.',
  ),
  any: text(
    'If you cannot follow, you may <discard> whatever you like. But mind its number: a discard can win the trick.',
    'Kannst du nicht bedienen, darfst du <abwerfen>, was du willst. Doch achte auf die Zahl: Auch eine abgeworfene Karte kann den Stich gewinnen.',
  ),
};

/** The game in a minute, with the options in force. */
export const minute = ({ players, rounds, trick, redFourteen }: Options): readonly Text[] => [
  capital(fill(BEGIN, numeral(players), numeral(60 / players), afterDeals(rounds))),
  text(
    'The cards are numbered 1 to 15 in four <colours>: red, yellow, green and blue.',
    'Die Karten tragen die Zahlen 1 bis 15 in vier <Farben>: Rot, Gelb, Grün und Blau.',
  ),
  fill(TRICK, WINS[trick]),
  COSTS[redFourteen === 7 ? 7 : 5],
  same('[R9] [G14] [Y14] [B14]'),
  DISCARD[trick],
  text(
    'So you want low cards when points are on the table, and to be rid of the high ones while there are none.',
    'Du willst also kleine Karten haben, wenn Punkte auf dem Tisch liegen, und die großen loswerden, solange dort keine liegen.',
  ),
];

export const lesson: Lesson = {
  deals: [
    {
      seed: 'lesson-k1',
      options: {},
      seat: 0,
      steps:
        'play R1; play R12; play R8; play R4; play Y7; play Y14; play Y12; play Y8; play R5; play R3; play R2; play R13; play G2; play G4; play G13; play G10; play R6; play R7; play R10; play R9; play B3; play B13; play B15; play B14; play R11; play R15; play R14; play B12; play G5; play G7; play G9; play G8; play G1; play G6; play B11; play G15; play Y6; play Y15; play Y11; play Y9; play G3; play G14; play Y2; play Y4; play Y1; play B2; play Y5; play G11; play B1; play B7; play Y3; play B4; play G12; play Y10; play B5; play B6; play B9; play Y13; play B10; play B8',
      ideas: [
        {
          at: 0,
          title: text('A one never wins', 'Eine Eins gewinnt nie'),
          says: text(
            'You <lead>, and any card will do. Look at the low end of your hand: whatever you lead, the others must <follow> if they can. Which card can you be sure somebody will beat, and in which <colour> would you like the others to pay?',
            'Du darfst <ausspielen>, welche Karte du willst. Sieh dir deine kleinsten Karten an: Die anderen müssen <bedienen>, wenn sie können. Welche deiner Karten wird bestimmt überboten, und in welcher <Farbe> sollen die anderen zahlen?',
          ),
        },
        {
          at: 15,
          title: text(
            'As high as you can without winning',
            'So hoch wie möglich, ohne zu gewinnen',
          ),
          says: text(
            'Green was led, and you play last. The thirteen lies there, so neither of your two greens can win this <trick>. One of them you will keep for the next time green is led. Which would you rather have then?',
            'Grün ist ausgespielt, und du bist als Letzter dran. Die Dreizehn liegt schon da, keine deiner beiden grünen Karten kann diesen <Stich> gewinnen. Eine behältst du, bis wieder Grün kommt. Welche möchtest du dann haben?',
          ),
        },
        {
          at: 23,
          title: text('Under the fifteen', 'Unter die Fünfzehn'),
          says: text(
            'You hold the <blue fourteen>, the most expensive card of all. Only one card in the pack beats it. Look at what has been played to this trick, and at who plays after you: nobody.',
            'Du hast die <blaue Vierzehn>, die teuerste Karte von allen. Nur eine einzige Karte sticht sie. Sieh nach, was in diesem Stich liegt und wer nach dir noch spielt: niemand.',
          ),
        },
      ],
    },
    {
      seed: 'lesson-i1',
      options: {},
      seat: 0,
      steps:
        'play G10; play G12; play G11; play G15; play G13; play G2; play G8; play G9; play Y13; play Y12; play Y8; play Y6; play Y7; play Y5; play B14; play Y11; play G1; play G6; play G5; play G4; play B15; play B13; play B11; play B12; play R3; play Y15; play R1; play R14; play R4; play R11; play B8; play R8; play B4; play B5; play B6; play B7; play Y14; play Y3; play Y10; play G14; play R5; play R6; play B3; play R2; play R9; play Y9; play R7; play R15; play R10; play Y4; play Y1; play R12; play R13; play B9; play B1; play Y2; play G7; play B10; play B2; play G3',
      ideas: [
        {
          at: 14,
          title: text('A present for somebody else', 'Ein Geschenk für andere'),
          says: text(
            'Yellow was led, and you have none left: you may <discard> any card, and it cannot win. You hold the <blue fourteen> again, and the blue fifteen has not been seen. What would happen to you if blue were led, and what could you do with it now?',
            'Gelb ist ausgespielt, und du hast kein Gelb mehr: Du darfst eine beliebige Karte <abwerfen>, und sie kann nicht gewinnen. Wieder hast du die <blaue Vierzehn>, und die blaue Fünfzehn war noch nicht zu sehen. Was blüht dir, wenn Blau kommt, und was kannst du jetzt mit ihr anfangen?',
          ),
        },
        {
          at: 39,
          title: text('Which burden first?', 'Welche Last zuerst?'),
          says: text(
            'The yellow <fourteen> takes this trick, you play last, and you have no yellow. Compare what your cards cost, and what they may still win: of the greens the others have only the three left, and of the reds above your thirteen only the fifteen is still out.',
            'Die gelbe <Vierzehn> macht diesen Stich, du bist als Letzter dran und hast kein Gelb. Vergleiche, was deine Karten kosten und was sie noch gewinnen können: In Grün haben die anderen nur noch die Drei, von den roten Karten über deiner Dreizehn fehlt nur noch die Fünfzehn.',
          ),
        },
      ],
    },
    {
      seed: 'lesson-b1',
      options: {},
      seat: 0,
      steps:
        'play B13; play B12; play B15; play B7; play B9; play B10; play B14; play B4; play R1; play R14; play R7; play R12; play Y7; play Y1; play Y5; play Y15; play G3; play G11; play G15; play G7; play B11; play B1; play R15; play B8; play Y8; play Y12; play Y10; play Y6; play G4; play G12; play G1; play G13; play Y11; play Y13; play Y4; play Y9; play G5; play G9; play B5; play G10; play Y3; play Y2; play Y14; play B2; play G8; play B6; play G2; play R11; play G6; play B3; play G14; play R13; play R2; play R4; play R10; play R9; play R5; play R6; play R3; play R8',
      ideas: [
        {
          at: 4,
          title: text('Hunt the blue fourteen', 'Die blaue Vierzehn jagen'),
          says: text(
            'This time somebody else has the <blue fourteen>, and you have just spent the fifteen on a trick that cost nothing. Now nothing beats it: whoever has to play it to a blue trick takes that trick. You have two blues left, the nine and the eleven; of those the others hold, only the ten and the fourteen beat your nine. What happens if blue is led again soon?',
            'Diesmal hat ein anderer die <blaue Vierzehn>, und du hast die Fünfzehn gerade in einem Stich ausgegeben, der nichts gekostet hat. Nun sticht sie nichts mehr: Wer sie auf Blau legen muss, bekommt sie selbst. Du hast noch zwei blaue Karten, die Neun und die Elf; bei den anderen stechen nur noch Zehn und Vierzehn deine Neun. Was geschieht, wenn bald wieder Blau kommt?',
          ),
        },
        {
          at: 31,
          title: text('A trick that costs nothing', 'Ein Stich, der nichts kostet'),
          says: text(
            'Look at what lies there: no <red card>, no <fourteen>, and nobody plays after you. Taking this <trick> is free. Your greens are two, ten, thirteen and fourteen: which of them would you be glad to have played before green becomes expensive, and which one would not be free?',
            'Sieh dir an, was da liegt: keine <rote Karte>, keine <Vierzehn>, und nach dir spielt niemand mehr. Diesen <Stich> bekommst du umsonst. In Grün hast du Zwei, Zehn, Dreizehn und Vierzehn: Welche möchtest du los sein, bevor es in Grün teuer wird, und welche wäre nicht umsonst?',
          ),
        },
      ],
    },
  ],
};
