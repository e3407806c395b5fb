/** A first lesson in Canasta: laying out, taking the pile, and going out with a canasta. */
import type { Lesson, LessonDeal } from '../../../engine/lesson.ts';
import { capital, fill, numeral, same, type Text, text } from '../../../lang/text.ts';
import type { Options } from '../options.ts';

const ALONE = text(
  '$1 players, each alone. The first to reach $2 points wins.',
  '$1 Spieler, jeder für sich. Wer zuerst $2 Punkte erreicht, gewinnt.',
);
const PAIRS = text(
  'Four players, two against two; your partner sits opposite. The first <party> to reach $2 points wins.',
  'Vier Spieler, zwei gegen zwei; dein Partner sitzt gegenüber. Die <Partei>, die zuerst $2 Punkte erreicht, gewinnt.',
);
const FIVE = text(
  'Five players, three against two, one of the three sitting out. The first <party> to reach $2 points wins.',
  'Fünf Spieler, drei gegen zwei, von den dreien setzt einer aus. Die <Partei>, die zuerst $2 Punkte erreicht, gewinnt.',
);
const TWO_THREES = text(
  'Six players, three against three, one of each party sitting out. The first <party> to reach $2 points wins.',
  'Sechs Spieler, drei gegen drei, von jeder Partei setzt einer aus. Die <Partei>, die zuerst $2 Punkte erreicht, gewinnt.',
);
const THREE_PAIRS = text(
  'Six players, three parties of two. The first <party> to reach $2 points wins.',
  'Sechs Spieler, drei Parteien zu zweit. Die <Partei>, die zuerst $2 Punkte erreicht, gewinnt.',
);

function whoPlays({ players, parties }: Options): Text {
  if (players < 4) return ALONE;
  if (players === 4) return PAIRS;
  if (players === 5) return FIVE;
  return parties === 2 ? TWO_THREES : THREE_PAIRS;
}

const TURN = text(
  'Your turn: draw $1 from the <stock> or take the whole <discard pile>, lay what you like, <discard> one card.',
  'Dein Zug: zieh $1 vom <Talon> oder nimm den ganzen <Ablagestoß>, leg aus, was du willst, <wirf ab>.',
);
const TURN_PEEL = text(
  'Your turn: draw $1 from the <stock> or take the top of the <discard pile>, and more of it if you can; lay what you like, <discard> one card.',
  'Dein Zug: zieh $1 vom <Talon> oder nimm die oberste Karte vom <Ablagestoß> und, wenn du kannst, mehr davon; leg aus, was du willst, <wirf ab>.',
);
const SIDE = {
  alone: {
    canasta: text(
      'Seven cards of a rank are a <canasta>: 500 points without wild cards, 300 with them. You need one before you may <go out>.',
      'Sieben Karten eines Rangs sind ein <Canasta>: 500 Punkte ohne wilde Karten, 300 mit ihnen. Erst mit einem Canasta darfst du <ausgehen>.',
    ),
    pile: text(
      'You may take the pile if you can use its top card at once: with two cards from your hand, or on one of your melds.',
      'Den Stoß darfst du nehmen, wenn du seine oberste Karte sofort brauchen kannst: mit zwei Handkarten oder an einer deiner Meldungen.',
    ),
  },
  party: {
    canasta: text(
      'Seven cards of a rank are a <canasta>: 500 points without wild cards, 300 with them. Every party needs one before it may <go out>.',
      'Sieben Karten eines Rangs sind ein <Canasta>: 500 Punkte ohne wilde Karten, 300 mit ihnen. Erst mit einem Canasta darf eine Partei <ausgehen>.',
    ),
    pile: text(
      'You may take the pile if you can use its top card at once: with two cards from your hand, or on a meld of your party.',
      'Den Stoß darfst du nehmen, wenn du seine oberste Karte sofort brauchen kannst: mit zwei Handkarten oder an einer Meldung deiner Partei.',
    ),
  },
};
const TWO_CARDS = text('two cards', 'zwei Karten');
const THREES = text(
  'Threes are special: a <red three> lies out by itself and brings 100, a <black three> bars the pile to the next player.',
  'Dreien sind besonders: Eine <rote Drei> liegt von selbst aus und bringt 100, eine <schwarze Drei> sperrt den Stoß für den Nächsten.',
);
const THREES_BY_HAND = text(
  'Threes are special: lay out a <red three> before you draw and it brings 100, forget it and it costs 500; a <black three> bars the pile to the next player.',
  'Dreien sind besonders: Leg eine <rote Drei> vor dem Ziehen aus, dann bringt sie 100, vergessen kostet sie 500; eine <schwarze Drei> sperrt den Stoß für den Nächsten.',
);

/** The game in a minute, with the options in force. */
export const minute = (options: Options): readonly Text[] => [
  fill(whoPlays(options), capital(numeral(options.players)), options.target),
  text(
    'You lay out cards of one rank, three or more: that is a <meld>. Jokers and twos are <wild> and stand for any card; a meld needs two <natural> cards and takes three wild ones at most.',
    'Du legst Karten eines Rangs aus, mindestens drei: Das ist eine <Meldung>. Joker und Zweien sind <wild> und stehen für jede Karte; eine Meldung braucht zwei <echte> und verträgt höchstens drei wilde.',
  ),
  same('[9C] [9D] [9H] [2S] [XX]'),
  SIDE[options.players < 4 ? 'alone' : 'party'].canasta,
  fill(
    options.pile === 'whole' ? TURN : TURN_PEEL,
    options.drawTwo && options.players === 2 ? TWO_CARDS : text('a card', 'eine Karte'),
  ),
  SIDE[options.players < 4 ? 'alone' : 'party'].pile,
  options.redThrees === 'auto' ? THREES : THREES_BY_HAND,
  same('[3H] [3S]'),
  text(
    'Whoever plays their last card ends the deal. What lies on the table counts for you, what is left in hand against you.',
    'Wer seine letzte Karte spielt, beendet das Spiel. Was auf dem Tisch liegt, zählt für dich, was du noch hältst, gegen dich.',
  ),
];

const LAYING: LessonDeal = {
  seed: 'lesson-k',
  options: {},
  seat: 0,
  steps:
    'draw; meld AD AS AS; discard 4S; draw; meld 5D 5H XX / 8C 8D 8S; discard 3S; draw; meld QD QH 2D; meld 9D 9H XX; add 1 AH; discard 6C; draw; add 1 5C 5S 2C; meld 4C 4D 4H; discard 7S; draw; add 2 QH QS XX; add 3 9S; discard JS; draw; add 3 4S; add 2 8S; discard TH; draw; meld 7C 7D 7S; discard 8H; take to 2; meld JC JH JH JS; discard KH; take KD KD; discard 6D; draw; add 1 XX; discard 9D; draw; add 2 2S; discard 4C',
  ideas: [
    {
      at: 1,
      title: text('The first meld', 'Die Erstmeldung'),
      says: text(
        'Neither you nor your partner has anything on the table. Your <first meld> must count at least 50: a joker 50, ace and two 20 each, king to eight 10, the rest 5. Look at your aces. Once something lies there, you may <add> single cards, and the <pile> is much easier to take.',
        'Weder du noch dein Partner habt etwas auf dem Tisch. Eure <Erstmeldung> muss mindestens 50 zählen: ein Joker 50, Ass und Zwei je 20, König bis Acht 10, der Rest 5. Sieh dir deine Asse an. Liegt erst etwas da, kannst du einzelne Karten <anlegen>, und den <Stoß> nimmst du viel leichter.',
      ),
    },
  ],
};

const A_PAIR: LessonDeal = {
  seed: 'lesson-a',
  options: {},
  seat: 0,
  steps:
    'take 5D 5H / 4C 4D 2C / 8C 8C 8S; discard JS; draw; discard 6S; draw; add 2 4S XX; discard TD; draw; meld QC QD 2D XX XX; discard 6C; draw; add 2 XX; discard 3C; draw; meld TH TS 2S; add 1 QC QH; discard 9H; draw; discard 7H; draw; add 2 TC; discard AC; draw; discard KC; draw; discard JH; take JD JD; meld AC AD AH; meld 6C 6D 6S; discard 3C; draw; discard 7D; draw; discard 2S; take 7H 7S; add 3 7D; discard 8S; draw; meld QD QS QS; add 4 JS; discard 9H; draw; meld 4C 4H XX; discard 9C; draw; discard 5C; draw; discard AD; draw; meld KC KD XX; discard TD; draw; discard 3S; draw; discard 2C; draw; discard KD; draw; add 3 8D; discard 7H; draw; discard JS; draw; discard 9S; draw; add 2 TD; add 4 4D; discard JH; draw; discard 7S; draw; discard 3S; draw; discard KH; draw; discard AS; draw; add 2 4S; add 6 6D; finish',
  ideas: [
    {
      at: 26,
      title: text('A pair opens the pile', 'Ein Paar öffnet den Stoß'),
      says: text(
        'Ten cards lie in the <discard pile>, [JH] on top, and you hold a <natural pair> of jacks. With it you may lay three jacks at once and take all the rest: another jack, an ace to go with your two, two sixes. The alternative is a single card from the <stock>. More cards in hand are a danger, too, if somebody <goes out> soon.',
        'Zehn Karten liegen im <Ablagestoß>, [JH] obenauf, und du hast ein <echtes Paar> Buben. Damit legst du sofort drei Buben und nimmst den ganzen Rest: noch einen Buben, ein Ass zu deinen beiden, zwei Sechsen. Sonst gibt es nur eine Karte vom <Talon>. Viele Karten in der Hand sind freilich auch eine Gefahr, wenn bald jemand <ausgeht>.',
      ),
    },
  ],
};

const GOING_OUT: LessonDeal = {
  seed: 'lesson-g',
  options: {},
  seat: 0,
  steps:
    'draw; meld 5D 5S 2C / 7H 7H 2H; discard 6H; take 6H 6S / KD KH XX; discard 3S; draw; meld KC KH KS; add 2 7S; discard 9C; draw; add 1 6D 6S XX; meld 4C 4D 4H; meld 5C 5H 5S; discard 8C; draw; discard TD; take TC TH; add 3 4H 4S; discard 8C; take 8H 8S; discard JH; draw; add 5 TS; discard QD; draw; add 4 8H; discard AH; draw; meld 9C 9D 9D; discard 3S; draw; discard TH; draw; discard QS; draw; add 2 2C; discard 9H; draw; discard AH; take AD AS; meld QD QH QS; add 5 AH; discard 9H; draw; discard JS; draw; add 2 7D; discard 9S; draw; discard 8C; draw; discard TH; draw; discard 5D; draw; discard JH; draw; discard 4C; draw; discard JH; draw; add 1 2S; discard 7C',
  ideas: [
    {
      at: 10,
      title: text('Make for a canasta', 'Auf einen Canasta hin'),
      says: text(
        'Your partner has laid three sixes, and two kings with a joker. Until your <party> has a <canasta>, neither of you can <go out>. Your hand holds two more sixes and a joker. You could share them out between sixes, fours and kings; how far would they get you on one meld alone?',
        'Dein Partner hat drei Sechsen gelegt und zwei Könige mit einem Joker. Solange deine <Partei> keinen <Canasta> hat, kann keiner von euch <ausgehen>. Du hast noch zwei Sechsen und einen Joker. Du könntest sie auf Sechsen, Vieren und Könige verteilen; wie weit kommst du mit ihnen auf einer einzigen Meldung?',
      ),
    },
    {
      at: 44,
      title: text('Do not feed the other side', 'Die anderen nicht füttern'),
      says: text(
        'Two cards, and one of them must go. Whoever can add your <discard> to a <meld> takes it, and the <pile> with it. Look at what the others have on the table: one of your cards would bring them close to a <canasta>, the other fits nothing of theirs.',
        'Zwei Karten, und eine muss weg. Wer die Karte, die du <abwirfst>, an eine <Meldung> anlegen kann, bekommt sie und den <Stoß> dazu. Sieh dir an, was die anderen liegen haben: Eine deiner Karten bringt sie einem <Canasta> nahe, die andere passt zu nichts von ihnen.',
      ),
    },
    {
      at: 52,
      title: text('Not every pile is worth having', 'Nicht jeder Stoß lohnt sich'),
      says: text(
        'You could add [TH] to your tens and take the <pile>. Two nines in it fit a meld of your party, [JS] and [8C] fit none. But you hold a single card, and your sixes lack just one for a <canasta>: if the <stock> gives you the right card, you can <go out> at once. How soon could you with four cards more?',
        'Du könntest [TH] an eure Zehnen legen und den <Stoß> nehmen. Zwei Neunen darin passen zu einer eurer Meldungen, [JS] und [8C] zu keiner. Aber du hast nur noch eine Karte, und euren Sechsen fehlt nur eine zum <Canasta>: Kommt vom <Talon> die richtige, kannst du gleich <ausgehen>. Wie bald ginge das mit vier Karten mehr?',
      ),
    },
    {
      at: 61,
      title: text('The seventh card', 'Die siebte Karte'),
      says: text(
        'You have drawn [2S], a <wild card>: it stands for any other. Your sixes still lack one card for a <canasta>, which counts 300 and lets you <go out>. Then a last discard would end the deal, with all that the others still hold counting against them.',
        'Du hast [2S] gezogen, eine <wilde Karte>: Sie steht für jede andere. Euren Sechsen fehlt noch eine zum <Canasta>, der 300 zählt und dich <ausgehen> lässt. Ein letzter Abwurf würde dann das Spiel beenden, und alles, was die anderen noch halten, zählt gegen sie.',
      ),
    },
  ],
};

const A_JOKER: LessonDeal = {
  seed: 'lesson-l',
  options: {},
  seat: 0,
  steps:
    'draw; meld 8S 8S XX / KD KS XX; discard 9D; take 9C 9D 2C 2D; discard 7D; draw; meld JH JS 2S; meld 6C 6D 6S; discard 5D; draw; meld QH QS 2S; meld KC KH KH; discard TH; draw; discard AS; draw; add 2 QC QH; discard AS; draw; discard 4D; draw; add 2 XX; discard 5D; draw; meld 4H 4S 2C; discard 7D; draw; add 1 9H; discard 5S; draw; discard TD; draw; discard 3S; draw; add 5 2H; discard TD; draw; discard TC; draw; add 5 XX; add 5 4S; discard AC; draw; discard TS; draw; discard 3C; draw; discard AD; draw; discard AH; draw; discard AC; draw; discard 5S; draw; discard 7C; draw; discard 8C; draw; discard TS; draw; add 5 4C; add 1 XX; finish',
  ideas: [
    {
      at: 53,
      title: text('A joker for a frozen pile?', 'Ein Joker, um den Stoß zu sperren?'),
      says: text(
        'Nineteen cards lie in the <pile>. Your joker on top would make it <frozen>, so that only a <natural pair> takes it. The others have nines, queens and kings on the table, but no fives. And your fours lack just one for a <canasta>: when it comes, you can <go out> if your other card fits a meld as well. What is the joker worth to you then?',
        'Neunzehn Karten liegen im <Stoß>. Dein Joker obenauf würde ihn <sperren>, dann nimmt ihn nur noch ein <echtes Paar>. Die anderen haben Neunen, Damen und Könige liegen, aber keine Fünfen. Und euren Vieren fehlt nur eine zum <Canasta>: Kommt sie, kannst du <ausgehen>, wenn auch deine andere Karte an eine Meldung passt. Was ist der Joker dann wert?',
      ),
    },
  ],
};

const A_BIG_PILE: LessonDeal = {
  seed: 'lesson-h',
  options: {},
  seat: 0,
  steps:
    'take AD AS / KH KS 2H; discard 9D; draw; meld 6H 6S 6S / 7D 7S XX; discard QC; draw; add 2 KC KH 2H XX; add 1 AH; discard 3C; draw; meld TC TH 2C; meld 8D 8S 2D; meld JC JH XX; discard KS; draw; discard 9S; take 9C 9H; add 4 8H; add 6 9D; discard 3C; draw; discard 4D; draw; add 4 XX; discard QS; draw; add 2 KC; discard 3S; draw; add 1 6C; discard KS; draw; discard 4H; draw; discard 5S; draw; add 1 AC; discard JC; draw; discard 5C; draw; discard 3S; draw; discard QH; draw; add 1 2D; discard 5H; draw; discard QC; draw; discard QS; draw; discard TS; draw; discard 7C; take to 2; meld 5C 5H 5S; meld QC QD QH QS QS; add 5 JC; add 3 TS; discard KS; draw; discard 5S; draw; discard 5D; draw; discard 7C; draw; add 7 5D; discard 3C; draw; meld TD TH TS; discard 6D; draw; discard 7S; draw; discard JD; draw; discard 3C; draw; discard KD; draw; discard JH; draw; discard 6H; draw; add 8 QC; discard 3S; draw; discard 8D; take to 4; add 1 6D; add 5 JD JH; meld 7C 7S XX; add 7 5D 5S; add 1 6H; merge 2 9; discard 3C; draw; discard 8S; draw; discard 3S; draw; discard 8H; draw; discard 9D; draw; discard 9C; take to 6; add 4 8H 8S; add 6 9D; discard 7D; draw; discard KD; draw; discard KD; draw; discard TC; draw; discard 4D; draw; discard QH; take to 8; add 4 8C; meld KD KD KS; add 3 TC; discard 3C; draw; discard JS; take to 5; add 4 8C; discard 3C; draw; discard 4C; draw; add 2 7D; discard 3S; draw; discard JS; draw; discard 4D; draw; discard AC; draw; add 2 7H; discard 4D; draw; add 1 XX; discard 4C; draw; discard 3C; draw; discard 7H; draw; add 6 9S; discard 4H',
  ideas: [
    {
      at: 55,
      title: text('A big pile wins deals', 'Ein großer Stoß gewinnt Spiele'),
      says: text(
        'Sixteen cards lie in the <pile>, four queens among them, and you hold another one. [7C] on top fits the sevens of your party, and no <wild card> lies in the pile to make it <frozen>. You have only three cards in hand, and your party has no canasta yet. What would you do with so many?',
        'Sechzehn Karten liegen im <Stoß>, darunter vier Damen, und eine hast du selbst. [7C] obenauf passt zu euren Siebenen, und keine <wilde Karte> liegt darin, die ihn <sperrt>. Du hast nur drei Karten, und ihr habt noch keinen Canasta. Was könntest du mit so vielen anfangen?',
      ),
    },
  ],
};

export const lesson: Lesson = {
  deals: [LAYING, A_PAIR, GOING_OUT, A_JOKER, A_BIG_PILE],
};
