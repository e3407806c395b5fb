/**
 * A first lesson in bridge: the play before the auction. South declares three times and defends once;
 * then come the decisions of three auctions.
 */
import type { Lesson, LessonDeal } from '../../../engine/lesson.ts';
import { same, type Text, text } from '../../../lang/text.ts';
import type { Options } from '../state.ts';

const MATCH = {
  rubber: text(
    'What makes it worth bidding high: nine tricks without trumps, ten with hearts or spades or eleven with the other two are a <game>, and two games win the <rubber>.',
    'Hoch zu reizen lohnt sich: Neun Stiche ohne Trumpf, zehn mit Herz oder Pik oder elf mit den anderen beiden sind eine <Manche>, und zwei Manchen gewinnen den <Robber>.',
  ),
  chicago: text(
    'What makes it worth bidding high: nine tricks without trumps, ten with hearts or spades or eleven with the other two are a <game>, which earns a large bonus. Four deals make a round.',
    'Hoch zu reizen lohnt sich: Neun Stiche ohne Trumpf, zehn mit Herz oder Pik oder elf mit den anderen beiden sind eine <Manche> und bringen viele Punkte extra. Vier Spiele sind eine Runde.',
  ),
  duplicate: text(
    'What makes it worth bidding high: nine tricks without trumps, ten with hearts or spades or eleven with the other two are a <game>, which earns a large bonus. Every board is scored by itself.',
    'Hoch zu reizen lohnt sich: Neun Stiche ohne Trumpf, zehn mit Herz oder Pik oder elf mit den anderen beiden sind eine <Manche> und bringen viele Punkte extra. Jedes Board wird für sich gewertet.',
  ),
};

/** The game in a minute, with the options in force. */
export const minute = ({ scoring }: Options): readonly Text[] => [
  text(
    'Two against two: you and your partner sit opposite each other. Everybody has 13 cards, and the two sides play for 13 <tricks>.',
    'Zwei gegen zwei: Du und dein Partner sitzt einander gegenüber. Jeder hat 13 Karten, und die beiden Parteien spielen um 13 <Stiche>.',
  ),
  text(
    'One player leads a card, and the others, clockwise, must play the same suit if they can. The highest card of that suit wins, unless somebody without it plays a <trump>: trumps beat all other suits.',
    'Einer spielt eine Karte aus, und im Uhrzeigersinn müssen die anderen dieselbe Farbe spielen, wenn sie können. Die höchste Karte dieser Farbe gewinnt, außer jemand, der keine davon hat, spielt <Trumpf>: Trümpfe stechen alle anderen Farben.',
  ),
  text(
    'First comes the <auction>. Each bid promises a number of tricks, counted from six, and names the trumps: “two spades” is eight tricks with spades as trumps.',
    'Zuerst kommt die <Reizung>. Jedes Gebot verspricht eine Zahl von Stichen, gezählt ab sechs, und nennt den Trumpf: „Zwei Pik“ sind acht Stiche mit Pik als Trumpf.',
  ),
  text(
    'The highest bid is the <contract>. One player of that side is <declarer>. The partner lays all cards open on the table as <dummy>, and declarer plays both hands.',
    'Das höchste Gebot ist der <Kontrakt>. Einer aus dieser Partei ist <Alleinspieler>. Sein Partner legt als <Tisch> alle Karten offen hin, und der Alleinspieler spielt beide Blätter.',
  ),
  text(
    'If declarer takes as many tricks as promised, their side scores; if not, the other side does.',
    'Macht der Alleinspieler so viele Stiche wie versprochen, schreibt seine Partei Punkte, sonst die andere.',
  ),
  MATCH[scoring],
  text(
    'How high to go, the <high-card points> tell: ace 4, king 3, queen 2, jack 1. Some 25 in the two hands of a side are enough for game.',
    'Wie hoch, sagen die <Figurenpunkte>: Ass 4, König 3, Dame 2, Bube 1. Etwa 25 in beiden Blättern einer Partei reichen zur Manche.',
  ),
  same('[AS] [KS] [QS] [JS]'),
];

const SOUTH = 2;

/** Four spades: losers, and a finesse. */
const FINESSE: LessonDeal = {
  seed: 'deal-241',
  options: {},
  seat: SOUTH,
  steps:
    '1S; pass; 3S; pass; 4S; pass; pass; pass; play 4D; play KD; play 3D; play QD; play AD; play 7D; play 4C; play 2D; play 6S; play 8S; play QS; play KS; play 5D; play 8D; play TD; play 4S; play JH; play AH; play 8H; play 2H; play 3S; play 2S; play JS; play AS; play TH; play 7H; play QH; play 3H; play 3C; play AC; play JC; play 5C; play 7C; play 5S; play 6C; play 8C; claim 4',
  ideas: [
    {
      at: 14,
      title: text('Count your losers', 'Verlierer zählen'),
      says: text(
        'The auction is over, and you are declarer in four spades: ten tricks, so you can afford to lose three. Count the <losers> in your own hand: the ace of hearts, the ace and king of clubs and perhaps the king of spades are missing, and that is four. Dummy leads the ace of diamonds, which wins, and you have no diamond left: you may <discard> what you like. In which suit does one card fewer mean one loser fewer?',
        'Die Reizung ist vorbei, und du bist Alleinspieler in vier Pik: zehn Stiche, also darfst du drei abgeben. Zähl die <Verlierer> in deinem Blatt: Es fehlen Herz-Ass, Ass und König in Kreuz und vielleicht der Pik-König, das sind vier. Vom Tisch kommt das Karo-Ass und gewinnt, und du hast kein Karo mehr: Du kannst <abwerfen>, was du willst. In welcher Farbe bedeutet eine Karte weniger auch einen Verlierer weniger?',
      ),
    },
    {
      at: 18,
      title: text('The finesse', 'Der Schnitt'),
      says: text(
        'You have led a small spade from dummy, and East has played the eight; king and jack are still out. If East has the king, your queen wins this trick; if West has it, she loses. That is a <finesse>, and it works half the time. Your ace would win now for certain, but what becomes of the king then? Think of how many tricks you can afford to lose.',
        'Du hast vom Tisch ein kleines Pik gespielt, und Ost hat die Acht gelegt; König und Bube fehlen noch. Hat Ost den König, macht deine Dame diesen Stich; hat West ihn, verliert sie. Das ist ein <Schnitt>, und er gelingt jedes zweite Mal. Dein Ass würde diesen Stich sicher machen, doch was wird dann aus dem König? Denk daran, wie viele Stiche du abgeben darfst.',
      ),
    },
  ],
};

/** Four spades again: a ruff in dummy. */
const RUFF: LessonDeal = {
  seed: 'deal-518',
  options: {},
  seat: SOUTH,
  steps:
    '1S; pass; 3S; pass; 4S; pass; pass; pass; play KD; play 2D; play 3D; play AD; play AS; play 6S; play 2S; play 8S; play 8D; play 5D; play 5S; play 4D; play KH; play 3H; play AH; play 2H; play 7D; play TD; play 7S; play 6D; play 9H; play TH; play JH; play 5H; play 3S; play TS; play 3C; play QS; play 9D; play 4S; play QD; play 5C; play TC; play JC; play QC; play 2C; play 6C; play 7C; play 4C; play 9C; play KS; play 8C; play 4H; play 9S; play 8H; play QH; play 7H; play 6H; play KC; play JD; play JS; play AC',
  ideas: [
    {
      at: 16,
      title: text('Put dummy’s trumps to use', 'Die Trümpfe am Tisch nutzen'),
      says: text(
        'Four spades once more, and you lead. The ace of clubs and two high trumps will probably cost you three tricks, which is all you can afford. But you also have two small diamonds. Dummy has none, and still holds two small trumps: a <ruff> there makes a trick of a loser. What happens to dummy’s trumps if you go on leading trumps now?',
        'Wieder vier Pik, und du spielst aus. Das Kreuz-Ass und zwei hohe Trümpfe kosten dich wohl drei Stiche, mehr darfst du nicht abgeben. Du hast aber noch zwei kleine Karos. Der Tisch hat keines und noch zwei kleine Trümpfe: Dort zu <schnappen> macht aus einem Verlierer einen Stich. Was wird aus den Trümpfen am Tisch, wenn du jetzt weiter Trumpf spielst?',
      ),
    },
  ],
};

/** Three notrump: nine tricks counted and taken. */
const COUNTING: LessonDeal = {
  seed: 'deal-201',
  options: {},
  seat: SOUTH,
  steps:
    '3C; pass; 3N; pass; pass; pass; play 5H; play 4H; play JH; play KH; play AC; play 6C; play 2C; play 5C; play 7C; play 9C; play QC; play 3S; play KC; play 4D; play 3H; play JC; play 3C; play 4S; play 5S; play 2S; play 4C; play 6D; play 7S; play 5D; play TC; play TS; play TH; play 7D; play 8C; play JS; play QS; play 6H; play TD; play 2H; play AD; play 9D; play QD; play KD; play 3D; play 7H; play 6S; play 8S; play KS; play 2D; play AS; play 8D; play 9H; play 9S; play QH; play JD; play AH; play 8H',
  ideas: [
    {
      at: 14,
      title: text('Count your tricks, then take them', 'Stiche zählen, dann holen'),
      says: text(
        'Three <notrump>: nine tricks, and you have taken two. Both opponents followed to your ace of clubs, so just two clubs are still out, the jack among them, and dummy has six with king and queen on top. Add the ace of diamonds and count what you can take without ever losing the lead. Should the opponents get in, they will run their spades and hearts.',
        'Drei <Sans Atout>: neun Stiche, zwei hast du. Beide Gegner haben dein Kreuz-Ass bedient, also sind nur noch zwei Kreuz draußen, darunter der Bube, und am Tisch liegen sechs mit König und Dame. Zähl das Karo-Ass dazu: Wie viele Stiche kannst du machen, ohne ein einziges Mal abzugeben? Kommen die Gegner ans Spiel, holen sie sich Pik und Herz.',
      ),
    },
    {
      at: 40,
      title: text('When not to finesse', 'Wann man nicht schneidet'),
      says: text(
        'Eight tricks are yours, one more makes the contract. Dummy leads the ten of diamonds, and again you could finesse: your queen or jack, hoping for the king with East. But East has just thrown a heart. What does that tell you about the king, and what would the opponents do after winning a trick?',
        'Acht Stiche hast du, noch einer, und der Kontrakt ist erfüllt. Vom Tisch kommt die Karo-Zehn, und wieder könntest du schneiden: mit Dame oder Bube, in der Hoffnung auf den König bei Ost. Doch Ost hat eben ein Herz abgeworfen. Was sagt dir das über den König, und was täten die Gegner, wenn sie einen Stich bekämen?',
      ),
    },
  ],
};

/** Against three notrump: the long suit is led, and the lead taken over to run it. */
const DEFENCE: LessonDeal = {
  seed: 'deal-1035',
  options: {},
  seat: SOUTH,
  steps:
    'pass; pass; 1N; pass; 3N; pass; pass; pass; play JS; play 2S; play 4S; play KS; play KD; play 4D; play 6D; play 2D; play 3D; play 9D; play AD; play 7D; play 8D; play JD; play QD; play 5D; play TD; play 2H; play 2C; play 4H; play 8C; play AC; play 3C; play 4C; play 5S; play QS; play AS; play 7S; play 9S; play 3H; play TS; play 7H; play 3S; play JH; play 5C; play 6H; play 8S; play 6C; play TC; play 9C; play 6S; play 7C; play JC; play 9H; play 8H; play QH; play KH; play AH; play KC; play 5H; play QC; play TH',
  ideas: [
    {
      at: 8,
      title: text('Lead your longest suit', 'Die längste Farbe ausspielen'),
      says: text(
        'Now East plays three notrump; you and North are the <defenders>. You make the first <lead>, before dummy is laid open. Without trumps even the small cards of a long suit win tricks once the high ones are gone. In which suit can you hope for that, and which ace lets you in again later? One custom helps partner: of two touching high cards lead the higher.',
        'Jetzt spielt Ost drei Sans Atout; du und Nord seid die <Gegenspieler>. Du hast das erste <Ausspiel>, ehe der Tisch aufgelegt wird. Ohne Trumpf machen in einer langen Farbe auch die kleinen Karten Stiche, sobald die hohen fort sind. In welcher Farbe kannst du darauf hoffen, und welches Ass bringt dich später wieder ans Spiel? Ein Brauch hilft dem Partner: Von zwei benachbarten hohen Karten spiel die höhere aus.',
      ),
    },
    {
      at: 38,
      title: text('Who leads to the next trick?', 'Wer spielt danach aus?'),
      says: text(
        'North has taken the ace of spades and leads the nine, which would win this trick by itself. Count the spades: every other one has been played, and yours are the last four. But North has none left after the nine. Who has to be on lead for your spades to be worth anything?',
        'Nord hat das Pik-Ass gemacht und spielt die Neun, die diesen Stich von selbst gewinnen würde. Zähl die Piks: Alle anderen sind gespielt, deine vier sind die letzten. Nord aber hat nach der Neun keines mehr. Wer muss ausspielen, damit deine Piks etwas wert sind?',
      ),
    },
  ],
};

/** The auction: an opening bid. */
const OPENING: LessonDeal = {
  seed: 'deal-559',
  options: {},
  seat: SOUTH,
  steps:
    '1N; pass; 3N; pass; pass; pass; play 2D; play 3D; play 4D; play 6D; play 3C; play TC; play KC; play 5C; play KH; play 5H; play 2H; play 3H; play 9D; play 8D; play KD; play 5D; play 4H; play 6H; play QH; play 8H; play 2C; play 8C; play QC; play 6C; play TD; play 7D; play AD; play 3S; play 4C; play JC; play AC; play 7H; play AH; play 9H; play TH; play JH; play 7C; play 2S; play 9C; play 5S; play JD; play 6S; play 7S; play QD; play TS; play 4S; play AS; play 9S; play 8S; play KS; play QS; play JS',
  ideas: [
    {
      at: 0,
      title: text('Open with a bid that tells all', 'Eröffnen und alles sagen'),
      says: text(
        'How does one get to a contract? You deal and speak first, and with 13 points or so one makes an <opening bid>. Most bids name a suit of some length: a major, hearts or spades, needs five cards. One describes a whole hand at a stroke: one notrump shows 15 to 17 points and no very long or short suit. Count your points, and look at how long your suits are.',
        'Wie kommt man zu einem Kontrakt? Du teilst und sprichst als Erster, und mit etwa 13 Punkten macht man eine <Eröffnung>. Die meisten Gebote nennen eine längere Farbe: Eine Oberfarbe, Herz oder Pik, braucht fünf Karten. Eines beschreibt das ganze Blatt auf einmal: Ein Sans Atout zeigt 15 bis 17 Punkte und keine sehr lange oder kurze Farbe. Zähl deine Punkte und sieh nach, wie lang deine Farben sind.',
      ),
    },
  ],
};

/** Partner opens: a raise. */
const RAISE: LessonDeal = {
  seed: 'deal-28',
  options: {},
  seat: SOUTH,
  steps:
    '1S; pass; 2S; pass; 4S; pass; pass; pass; play JC; play 2C; play 3C; play KC; play AC; play 9C; play 4C; play 5C; play AH; play 2H; play 6H; play 3H; play 6S; play 5S; play JS; play AS; play KD; play AD; play 4D; play 3D; play 3S; play 9S; play QS; play 2D; play QH; play KH; play 2S; play 4H; play 8C; play TC; play 4S; play 6C; play JH; play 5H; play 6D; play 7H; play TH; play 7C; play 7D; play 8H; play 5D; play TD; play 8S; play 8D; claim 2',
  ideas: [
    {
      at: 2,
      title: text('Support your partner', 'Den Partner unterstützen'),
      says: text(
        'North opens one spade, which promises at least five spades. You have four, so your side holds most of the trumps: that is worth saying even with a poor hand. By custom a <raise> to two shows 6 to 9 points, to three 10 to 12. How many do you have?',
        'Nord eröffnet ein Pik und verspricht damit mindestens fünf Piks. Du hast vier, eure Partei hat also die meisten Trümpfe: Das muss man auch mit einem schwachen Blatt sagen. Nach Brauch zeigt, wer den Partner auf zwei <hebt>, 6 bis 9 Punkte, auf drei 10 bis 12. Wie viele hast du?',
      ),
    },
  ],
};

/** Partner has raised: is it enough for game? */
const GAME: LessonDeal = {
  seed: 'deal-746',
  options: {},
  seat: SOUTH,
  steps:
    '1H; pass; 3H; pass; 4H; pass; pass; pass; play TD; play 3D; play 2D; play KD; play AH; play 7H; play 2H; play 5H; play 4H; play TH; play QH; play 8H; play 7D; play 8D; play AD; play 4D; play 6D; play 9D; play 3H; play JD; play 7C; play 3C; play 9C; play TC; play AC; play JC; play 4C; play 6H; play 2S; play JS; play KS; play AS; play 8C; play 3S; play 2C; play KC; play 4S; play QS; play 8S; play 7S; play 5C; play 9S; play 6C; play 9H; claim 2',
  ideas: [
    {
      at: 4,
      title: text('Is it enough for game?', 'Reicht es zur Manche?'),
      says: text(
        'You opened one heart with five of them, and North raised to three: support and 10 to 12 points. Nine tricks in hearts are only a part of a game; a fourth heart makes it one. Add your points to partner’s: with about 25 together, go for game.',
        'Du hast mit fünf Karten ein Herz eröffnet, und Nord hat auf drei gehoben: Unterstützung und 10 bis 12 Punkte. Neun Stiche in Herz sind noch keine Manche, zehn sind eine. Zähl deine Punkte zu denen des Partners: Mit etwa 25 zusammen reizt man die Manche.',
      ),
    },
  ],
};

export const lesson: Lesson = {
  deals: [FINESSE, RUFF, COUNTING, DEFENCE, OPENING, RAISE, GAME],
};
