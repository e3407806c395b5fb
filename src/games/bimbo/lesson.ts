/** A first lesson in Bimbo: following cheaply, getting the lead, and what to do with it. */
import { afterDeals } from '../../blocks/match-length.ts';
import type { Lesson } from '../../engine/lesson.ts';
import { capital, fill, numeral, same, sentences, type Text, text } from '../../lang/text.ts';
import { exchangesVice, type Options, packOf, togetherAtMost } from './state.ts';

const BEGIN = text(
  '$1 players. Be the first to get rid of all your cards and you are the <König>. Whoever still holds some when all others are out is the <Bimbo>.',
  '$1 Spieler. Wer seine Karten als Erster loswird, ist der <König>. Wer noch welche hat, wenn alle anderen fertig sind, ist der <Bimbo>.',
);
const DEALT = text(
  'All $1 cards are dealt out. Suits mean nothing, only the <rank> counts, from low to high:',
  'Alle $1 Karten werden verteilt. Farben bedeuten nichts, es zählt nur der <Wert>, von unten nach oben:',
);
const LEADING = text(
  'A player <leads> one card, or $1 of one rank <together>. The next, clockwise, plays as many of one higher rank or <passes>, and so on round the table.',
  'Einer <spielt aus>: eine Karte oder $1 gleiche <zusammen>. Der Nächste im Uhrzeigersinn legt ebenso viele eines höheren Werts oder <passt>, und so geht es reihum.',
);
const SCORE = text(
  'A deal brings you a point for everybody who finishes after you. $1 the most points win.',
  'Ein Spiel bringt dir einen Punkt für jeden, der nach dir fertig wird. $1 gewinnt, wer die meisten Punkte hat.',
);
const EXCHANGE = text(
  'Before each further deal there is an <exchange>: the Bimbo has to give the König their two highest cards and gets any two back.',
  'Vor jedem weiteren Spiel kommt der <Tausch>: Der Bimbo muss dem König seine zwei höchsten Karten geben und bekommt irgendwelche zwei zurück.',
);
const VICE = text(
  'Vize-Bimbo and Vize-König do the same with one.',
  'Vize-Bimbo und Vize-König tauschen ebenso je eine.',
);

function together(options: Options): Text {
  const most = togetherAtMost(options);
  return most === 2 ? numeral(2) : fill(text('up to $1', 'bis zu $1'), numeral(most));
}

const scoring = (options: Options): Text =>
  sentences(
    fill(SCORE, capital(afterDeals(options.rounds))),
    options.rounds > 1 && EXCHANGE,
    options.rounds > 1 && exchangesVice(options) && VICE,
  );

/** The game in a minute, with the options in force. */
export const minute = (options: Options): readonly Text[] => [
  capital(fill(BEGIN, numeral(options.players))),
  fill(DEALT, packOf(options).order.length),
  same('[7C] [8D] [9H] [TS] [JC] [QD] [KH] [AS]'),
  fill(LEADING, together(options)),
  text(
    'Two nines, say, are beaten by these two:',
    'Zwei Neunen werden zum Beispiel von diesen zwei geschlagen:',
  ),
  same('[JD] [JS]'),
  text(
    'Whoever has passed may play again the next time round.',
    'Wer gepasst hat, darf das nächste Mal wieder mitspielen.',
  ),
  text(
    'When all others have passed, the <pile> is <set aside>, and whoever played last leads again, whatever they like.',
    'Haben alle anderen gepasst, kommt der <Stoß> <beiseite>, und wer zuletzt gelegt hat, spielt neu aus, was er will.',
  ),
  text(
    'Nothing beats an <ace>: whoever plays it leads again at once.',
    'Ein <Ass> überbietet keiner: Wer es legt, spielt sofort wieder aus.',
  ),
  scoring(options),
  text(
    'Low cards are the hard ones to get rid of: they beat nothing. They need the lead, and high cards get it for you.',
    'Schwer loszuwerden sind die niedrigen Karten, denn sie schlagen nichts. Sie gehen nur beim Ausspielen, und dazu verhelfen dir die hohen.',
  ),
];

export const lesson: Lesson = {
  deals: [
    {
      seed: 'lesson-b1',
      options: {},
      seat: 0,
      steps:
        'play 7D 7H; play 9C 9D; pass; pass; play KH KS; pass; pass; pass; play 8S; play TS; pass; play JD; play AH; play TC; play KD; play AD; play 9H; play TH; play JS; play QC; pass; play AS; play 9S; play QH; pass; play KC; pass; play AC; play 8C; play QS; pass; pass; play 8D 8H; play JC JH',
      ideas: [
        {
          at: 1,
          title: text('The lowest that will do', 'Die niedrigste, die reicht'),
          says: text(
            'Two sevens were led, so you may play a higher pair or <pass>. You hold three such pairs: nines, jacks and queens. Which of them will be the hardest to get rid of later?',
            'Zwei Siebenen sind ausgespielt, also kannst du nur ein höheres Paar legen oder <passen>. Du hast drei solche Paare: Neunen, Buben und Damen. Welches wirst du später am schwersten los?',
          ),
        },
        {
          at: 9,
          title: text('Follow with a lone card', 'Leg eine einzelne Karte'),
          says: text(
            'A single eight was led, and every card in your hand beats it. Your jacks and your queens go <together>, two in one turn; a pair broken up takes two turns. Which cards stand alone, and which of those can you spare?',
            'Eine einzelne Acht ist ausgespielt, und jede deiner Karten schlägt sie. Buben und Damen gehen bei dir <zusammen> weg, zwei in einem Zug; ein zerrissenes Paar braucht zwei Züge. Welche Karten stehen allein, und welche davon kannst du entbehren?',
          ),
        },
      ],
    },
    {
      seed: 'lesson-b18',
      options: {},
      seat: 0,
      steps:
        'play 8C 8H; play JC JH; pass; play AD AH; play 7C; play JD; pass; play QH; pass; pass; play KS; play AC; play TD TH; pass; pass; play QC QD; play KC KD; pass; pass; pass; play 9H 9S; pass; pass; pass; play TS; pass; play AS; play 7H; play KH; pass; pass; play 9C 9D; pass; pass; play JS; play QS; pass; play 7D 7S; pass; play 8D 8S',
      ideas: [
        {
          at: 11,
          title: text('An ace buys the lead', 'Ein Ass kauft das Ausspiel'),
          says: text(
            'The king of spades lies on top of the <pile>. Your ace beats it and lets you <lead>. Look at the rest of your hand: three pairs, and while the others play single cards, you cannot get rid of one of them. What is the lead worth to you now?',
            'Oben auf dem <Stoß> liegt der Pik-König. Dein Ass schlägt ihn, und du darfst <ausspielen>. Sieh dir die anderen Karten an: drei Paare, und solange die anderen einzelne spielen, wirst du keines davon los. Was ist dir das Ausspiel jetzt wert?',
          ),
        },
        {
          at: 16,
          title: text('A pair that nobody beats', 'Ein Paar, das keiner schlägt'),
          says: text(
            'Two queens lie there, and you hold two kings and two nines. Three of the four <aces> have been played already. Who could beat your kings, and what would you lead if nobody does?',
            'Zwei Damen liegen da, und du hast zwei Könige und zwei Neunen. Drei der vier <Asse> sind schon gespielt. Wer könnte deine Könige schlagen, und was spielst du aus, wenn es keiner tut?',
          ),
        },
      ],
    },
    {
      seed: 'lesson-b14',
      options: {},
      seat: 0,
      steps:
        'play JC; pass; pass; play QC; play KS; pass; pass; pass; play AD; play 7D; play QH; pass; pass; play KC; pass; pass; pass; play AC AH; play QD; pass; pass; pass; play 7H 7S; play 8C 8H; pass; play 9C 9D; play TC TD; play JD JH; pass; pass; play 8D 8S; play TH TS; pass; pass; play AS; play KH; pass; play 9S; play KD; pass; play 7C; play JS; pass; play QS',
      ideas: [
        {
          at: 19,
          title: text('Passing may bring the lead', 'Auch Passen bringt das Ausspiel'),
          says: text(
            'The player on your right is <out> with the queen of diamonds. If everybody passes, the next player to their left leads, and that is you. Yours is the last <ace> in play. Is the queen worth it?',
            'Wer rechts von dir sitzt, ist mit der Karo-Dame <fertig> geworden. Passen alle, spielt der Nächste links von ihm aus, und das bist du. Dein <Ass> ist das letzte im Spiel. Ist die Dame es wert?',
          ),
        },
        {
          at: 22,
          title: text('Lead what beats nothing', 'Spiel aus, was nichts schlägt'),
          says: text(
            'All have passed, and the <lead> is yours. You have three pairs, sevens, nines and tens, and the ace for another lead. Which of the pairs could you still play on other people’s pairs, and which only now?',
            'Alle haben gepasst, du darfst <ausspielen>. Du hast drei Paare, Siebenen, Neunen und Zehnen, und das Ass für ein weiteres Ausspiel. Welche der Paare kannst du noch auf fremde legen, und welches geht nur jetzt?',
          ),
        },
      ],
    },
  ],
};
