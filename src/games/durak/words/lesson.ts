/** A first lesson in Durak, between two: covering, adding, taking, and counting the other hand. */
import type { Lesson } from '../../../engine/lesson.ts';
import { fill, numeral, same, sentences, type Text, text } from '../../../lang/text.ts';
import type { Options } from '../options.ts';
import { draws, hasOwnTrumps, turnsUp } from './sheet-facts.ts';

const BEGIN = text(
  'Durak is Russian for fool. There are $1 players, and a game has no winner: the last one with cards has lost and is the <durak>.',
  'Durak ist Russisch und heißt Dummkopf. Es spielen $1; ein Spiel hat keinen Sieger: Wer als Letzter noch Karten hat, hat verloren und ist der <Durak>.',
);
const BEGIN_PAIRS = text(
  'Durak is Russian for fool. There are $1 players, partners opposite each other, and a game has no winner: the last pair with cards has lost and is the <durak>.',
  'Durak ist Russisch und heißt Dummkopf. Es spielen $1, Partner einander gegenüber; ein Spiel hat keinen Sieger: Das letzte Paar mit Karten hat verloren und ist der <Durak>.',
);
const BEGIN_DUEL = text(
  'Durak is Russian for fool. There are two players, and they play <heats>: being out alone wins one, and whoever has fewer in the end has lost and is the <durak>.',
  'Durak ist Russisch und heißt Dummkopf. Es spielen zwei, und zwar in <Gängen>: Wer allein fertig wird, gewinnt einen, und wer am Ende weniger hat, hat verloren und ist der <Durak>.',
);

function begin({ players, pairs, quicky }: Options): Text {
  if (quicky === 'duel') return BEGIN_DUEL;
  return fill(pairs === 'off' ? BEGIN : BEGIN_PAIRS, numeral(players));
}

const SIX = text('Everybody gets six cards.', 'Jeder bekommt sechs Karten.');
const SIX_SECRET = text(
  'Everybody gets six cards, and two more face down.',
  'Jeder bekommt sechs Karten und zwei weitere verdeckt.',
);
const TURNED = text(
  'The next card is turned up: its suit is <trump>.',
  'Die nächste wird aufgedeckt: Ihre Farbe ist <Trumpf>.',
);
const SHOWN = text(
  'The dealer shows their sixth: its suit is <trump>.',
  'Der Geber zeigt seine sechste: Ihre Farbe ist <Trumpf>.',
);
const HEARTS = text('Hearts are <trump>.', 'Herz ist <Trumpf>.');
const OWN = text(
  'Everybody names a <trump> suit of their own; in a bout only the defender’s counts.',
  'Jeder nennt seine eigene Farbe als <Trumpf>; in einem Angriff gilt nur die des Verteidigers.',
);
const NONE = text('There are no <trumps>.', 'Einen <Trumpf> gibt es nicht.');

function trumpOf(options: Options): Text {
  if (options.trump === 'none') return NONE;
  if (hasOwnTrumps(options)) return OWN;
  if (turnsUp(options)) return TURNED;
  return options.trump === 'turned' ? SHOWN : HEARTS;
}

const ATTACK = text(
  'The <attacker> plays a card against the next player, the <defender>, who has to <cover> it: with a higher card of its suit$1.',
  'Der <Angreifer> spielt eine Karte gegen den Nächsten, den <Verteidiger>. Der soll sie <decken>: mit einer höheren ihrer Farbe$1.',
);
const OR_TRUMP = text(
  ' or, if it is no trump, with any trump',
  ' oder, wenn sie kein Trumpf ist, mit irgendeinem Trumpf',
);
const OR_TRUMP_CLUBS = text(
  ' or, if it is neither a trump nor a club, with any trump',
  ' oder, wenn sie weder Trumpf noch Kreuz ist, mit irgendeinem Trumpf',
);
const EXAMPLE = text(
  'If spades are trump, the king of diamonds covers this ten, and so does the six of spades.',
  'Ist Pik Trumpf, dann deckt der Karo-König diese Zehn, und die Pik-Sechs ebenso.',
);
const EXAMPLE_OWN = text(
  'If spades are the defender’s trump, the king of diamonds covers this ten, and so does the six of spades.',
  'Ist Pik der Trumpf des Verteidigers, dann deckt der Karo-König diese Zehn, und die Pik-Sechs ebenso.',
);
const EXAMPLE_HEARTS = text(
  'As hearts are trump, the king of diamonds covers this ten, and so does the six of hearts.',
  'Da Herz Trumpf ist, deckt der Karo-König diese Zehn, und die Herz-Sechs ebenso.',
);
const EXAMPLE_PLAIN = text(
  'The king of diamonds covers this ten.',
  'Der Karo-König deckt diese Zehn.',
);

function covering(options: Options): readonly Text[] {
  if (options.trump === 'none') return [fill(ATTACK, ''), EXAMPLE_PLAIN, same('[TD] [KD]')];
  const hearts = trumpOf(options) === HEARTS;
  const spades = hasOwnTrumps(options) ? EXAMPLE_OWN : EXAMPLE;
  return [
    fill(ATTACK, options.clubs ? OR_TRUMP_CLUBS : OR_TRUMP),
    hearts ? EXAMPLE_HEARTS : spades,
    same(hearts ? '[TD] [KD] [6H]' : '[TD] [KD] [6S]'),
  ];
}

const PASS = text(
  'While nothing is covered, the defender may also <pass the attack on> to the next player, with a card of its rank.',
  'Solange nichts gedeckt ist, darf der Verteidiger den Angriff auch mit einer Karte desselben Werts an den Nächsten <weiterschieben>.',
);

const ADD = text(
  'Then the attacker may <add> cards, but only of a <rank> that lies there already.',
  'Danach darf der Angreifer Karten <dazulegen>, aber nur von einem <Wert>, der schon liegt.',
);
const OTHER_ADDS = text(
  'The defender’s <other neighbour> may do so too.',
  'Das darf auch der <andere Nachbar> des Verteidigers.',
);
const DRAW = text(
  'Then everybody with fewer than six cards draws up to six. Once the <stock> is empty, only getting rid of cards counts.',
  'Dann zieht jeder, der weniger als sechs Karten hat, bis auf sechs nach. Ist der <Stapel> leer, geht es nur noch darum, die Karten loszuwerden.',
);
const NO_DRAW = text(
  'Nobody draws, so it is a matter of getting rid of cards from the start.',
  'Nachgezogen wird nicht, es geht also von Anfang an darum, die Karten loszuwerden.',
);
const ADVICE = text(
  'So part with weak cards early, and save your trumps for the end.',
  'Trenn dich also früh von schwachen Karten und spar dir die Trümpfe für das Ende.',
);
const ADVICE_PLAIN = text(
  'So part with weak cards early, and save your high cards for the end.',
  'Trenn dich also früh von schwachen Karten und spar dir die hohen für das Ende.',
);

/** The game in a minute, with the options in force. */
export const minute = (options: Options): readonly Text[] => [
  begin(options),
  sentences(options.secret ? SIX_SECRET : SIX, trumpOf(options)),
  ...covering(options),
  sentences(ADD, options.players > 2 && OTHER_ADDS),
  ...(options.transfer === 'off' ? [] : [PASS]),
  text(
    'When every card is covered, the attack is <beaten>: its cards leave the game, and the defender attacks next.',
    'Ist alles gedeckt, dann ist der Angriff <abgeschlagen>: Die Karten sind aus dem Spiel, und der Verteidiger greift als Nächster an.',
  ),
  text(
    'A defender who cannot cover, or does not want to, <takes> everything that lies there and does not attack next.',
    'Wer nicht decken kann oder nicht will, <schluckt> alles, was liegt, und greift als Nächstes nicht an.',
  ),
  draws(options) ? DRAW : NO_DRAW,
  options.trump === 'none' ? ADVICE_PLAIN : ADVICE,
];

const TWO = { players: 2 };

export const lesson: Lesson = {
  deals: [
    {
      seed: 'lesson-e3',
      options: TWO,
      seat: 0,
      steps:
        'attack JC JH; cover JH AH; done; cover JC QC; done; attack 7D 7H; cover 7D 7S; done; take; attack 9D; cover 9D 7S; add 9H; done; cover 9H JS; add JD; done; take; attack 8C 8D; cover 8C 7S; done; cover 8D JD; done; attack 7C 7D 7H; take; attack 6C; cover 6C 7C; done; attack 7D 7H; cover 7H 9H; done; cover 7D 9D; done; attack 9C; cover 9C 6S; done; attack QD QH; cover QH QS; done; take; attack 6D; cover 6D QD; add 6H; done; cover 6H QH; done; attack AC; take; attack TD; cover TD AD; add TC; done; cover TC AC; done; attack KD; cover KD QS; done; attack TH; cover TH TS; done; attack 8H; cover 8H KH; add 8S; done; cover 8S JS; done; attack KC; cover KC 9S; add KS; cover KS AS',
      ideas: [
        {
          at: 5,
          title: text('Weak cards go in pairs', 'Schwache Karten gehen paarweise'),
          says: text(
            'You have covered everything, so now you attack. Several cards of one <rank> may be played at once, and each has to be <covered>. You hold two sevens, two nines and no spade, which means no <trump>. What would you gladly be rid of?',
            'Du hast alles gedeckt, also greifst du jetzt an. Mehrere Karten eines <Werts> darfst du zugleich spielen, und jede ist zu <decken>. Du hast zwei Siebenen, zwei Neunen und kein Pik, also keinen <Trumpf>. Was wärst du gern los?',
          ),
        },
        {
          at: 25,
          title: text('Cover in the suit, save the trump', 'In der Farbe decken, Trumpf sparen'),
          says: text(
            'You have just <taken> three sevens, and now the six of clubs attacks. Four of your cards <cover> it: the seven of clubs and three spades, all of them <trumps>. Which of these would you miss least at the end?',
            'Eben hast du drei Siebenen <geschluckt>, und nun greift die Kreuz-Sechs an. Vier deiner Karten <decken> sie: die Kreuz-Sieben und drei Pik, lauter <Trümpfe>. Welche davon würde dir am Ende am wenigsten fehlen?',
          ),
        },
        {
          at: 41,
          title: text('Add what you will never need', 'Leg dazu, was du nie mehr brauchst'),
          says: text(
            'You attacked with the six of diamonds, and the queen of diamonds covers it. Both ranks lie there now, so you may <add> sixes and queens. There are only six cards left in the <stock>. When could the six of hearts ever be of use to you?',
            'Du hast mit der Karo-Sechs angegriffen, und die Karo-Dame deckt sie. Nun liegen beide Werte, du darfst also Sechsen und Damen <dazulegen>. Im <Stapel> sind nur noch sechs Karten. Wann könntest du die Herz-Sechs je brauchen?',
          ),
        },
      ],
    },
    {
      seed: 'lesson-e2',
      options: TWO,
      seat: 0,
      steps:
        'attack 9D; cover 9D TD; add TH; done; cover TH 7S; done; attack 6C 6D; cover 6D 6S; done; cover 6C KC; add KD; done; take; attack 8D 8H; cover 8D KD; done; cover 8H QH; done; attack 6C 6D; cover 6C JC; done; cover 6D AD; done; attack 7D 7H; cover 7H KH; done; cover 7D KS; done; attack 8C; cover 8C AC; done; attack AH; take; attack 9H; cover 9H AH; done; attack JD; cover JD QD; done; attack JH JS; take; attack TC TS; cover TC 6S; done; cover TS AS; done; attack 6H; cover 6H 8S; done; attack 9C; cover 9C KC; add 9S; done; cover 9S JS; done; attack JH; take; attack QS; take; attack 7C; cover 7C QC',
      ideas: [
        {
          at: 12,
          title: text('Taking is not losing', 'Schlucken heißt nicht verlieren'),
          says: text(
            'You have covered both sixes; then the king of diamonds was added. Only the king and the ace of spades cover it now, your best <trumps>. If you <take>, you get five cards, two kings and a small trump among them, but you do not attack next. With 20 cards in the <stock> the end is far away. What would cost you more?',
            'Beide Sechsen hast du gedeckt, dann kam der Karo-König dazu. Ihn decken nur noch Pik-König und Pik-Ass, deine besten <Trümpfe>. Wenn du <schluckst>, bekommst du fünf Karten, darunter zwei Könige und einen kleinen Trumpf, greifst aber als Nächstes nicht an. Bei 20 Karten im <Stapel> ist das Ende noch weit. Was kostet dich mehr?',
          ),
        },
        {
          at: 38,
          title: text('You need not add', 'Dazulegen musst du nicht'),
          says: text(
            'The queen of diamonds covers your jack. Jacks and queens may be <added>, and you have a queen: the queen of spades, a <trump>. Four more cards in the <stock>, and then everybody has to make do with what they hold. What will your queen be worth then?',
            'Die Karo-Dame deckt deinen Buben. Jetzt darfst du Buben und Damen <dazulegen>, und eine Dame hast du: die Pik-Dame, einen <Trumpf>. Noch vier Karten im <Stapel>, dann muss jeder mit dem auskommen, was er hat. Was ist deine Dame dann wert?',
          ),
        },
        {
          at: 53,
          title: text('Every cover opens a rank', 'Jedes Decken öffnet einen Wert'),
          says: text(
            'The nine of spades is a trump: only your jack and your queen of spades <cover> it. The other player has one card left, and you can work it out, for all the others are yours, on the table or beaten: it is [QC]. Cards of the rank you cover with may be <added>. Which of the two is safe?',
            'Die Pik-Neun ist Trumpf: Nur dein Pik-Bube und deine Pik-Dame können sie <decken>. Der andere hat noch eine Karte, und welche, kannst du dir denken, denn alle übrigen hast du selbst, oder sie liegen da oder sind abgeschlagen: [QC]. Von dem Wert, mit dem du deckst, darf er <dazulegen>. Mit welcher der beiden bist du sicher?',
          ),
        },
      ],
    },
    {
      seed: 'lesson-d8',
      options: TWO,
      seat: 0,
      steps:
        'attack 7C 7H 7S; take; attack 6C; cover 6C 7C; done; attack 6D; cover 6D 9D; done; attack AS; take; attack JS; cover JS KS; done; attack 7S; cover 7S 8S; done; attack KD; cover KD 7H; done; attack QD; take; attack 7D; cover 7D QD; done; attack JC; cover JC QC; done; attack TC TS; cover TS TH; done; cover TC AC; add AS; done; cover AS 9H; done; attack AD; cover AD 8H; done; attack QS; cover QS JH; add JD; done; take; attack 9C; cover 9C 6H; add 6S; done; cover 6S 9S; done; attack 8D; cover 8D QH; add QS; done; cover QS AH; done; attack 8C; cover 8C JH; done; attack TD; take; attack JD; take; attack KH; take',
      ideas: [
        {
          at: 49,
          title: text('Count the other hand', 'Zähl das andere Blatt aus'),
          says: text(
            'The <stock> is empty, so you know the other hand again: [8C] [KC] [QH] [AH]. Only the two hearts, its <trumps>, cover your diamonds and your queen of spades. If the queen of hearts comes down, queens may be added; and what is taken may cover another of your cards later. Which card do you part with first?',
            'Der <Stapel> ist leer, also kennst du auch hier das andere Blatt: [8C] [KC] [QH] [AH]. Nur die beiden Herz, seine <Trümpfe>, decken deine Karos und deine Pik-Dame. Fällt die Herz-Dame, dürfen Damen dazu; und was er schluckt, kann später eine andere Karte von dir decken. Von welcher trennst du dich zuerst?',
          ),
        },
        {
          at: 51,
          title: text('Draw out the last trump', 'Den letzten Trumpf herauslocken'),
          says: text(
            'The queen of hearts has covered your eight. The other hand is down to [8C] [KC] [AH]. Eights and queens may be <added> now. What becomes of the ace of hearts if you do, and what if you are <done>?',
            'Die Herz-Dame hat deine Acht gedeckt. Der andere hat noch [8C] [KC] [AH]. Achten und Damen kannst du jetzt <dazulegen>. Was wird aus dem Herz-Ass, wenn du es tust, und was, wenn du <fertig> bist?',
          ),
        },
      ],
    },
  ],
};
