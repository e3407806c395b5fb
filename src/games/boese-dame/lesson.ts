/** A first lesson in Böse Dame: one deal with the queen in hand, one without. */
import { afterDeals } from '../../blocks/match-length.ts';
import type { Lesson } from '../../engine/lesson.ts';
import { capital, fill, numeral, same, type Text, text } from '../../lang/text.ts';
import type { Options } from './rules.ts';

const BEGIN = text(
  '$1 players, $2 cards each. You play for yourself: whoever has the most points $3 wins.',
  '$1 Spieler, jeder hat $2 Karten. Du spielst für dich: Wer $3 die meisten Punkte hat, gewinnt.',
);
const TRICK_OF_TWO = text(
  'One of you leads a card, and the other plays one to it: that is a <trick>. You must play the suit that was led if you have it. The higher card of that suit takes both.',
  'Einer von euch spielt eine Karte aus, der andere legt eine dazu: Das ist ein <Stich>. Wer die ausgespielte Farbe hat, muss sie spielen. Die höhere Karte dieser Farbe nimmt beide.',
);
const TRICK = text(
  'Somebody leads a card, and the others follow clockwise with one each: that is a <trick>. You must play the suit that was led if you have it. The highest card of that suit takes them all.',
  'Einer spielt eine Karte aus, die anderen legen im Uhrzeigersinn je eine dazu: Das ist ein <Stich>. Wer die ausgespielte Farbe hat, muss sie spielen. Die höchste Karte dieser Farbe nimmt alle.',
);

/** The game in a minute, with the options in force. */
export const minute = ({ players, rounds }: Options): readonly Text[] => [
  capital(fill(BEGIN, numeral(players), numeral(Math.floor(32 / players)), afterDeals(rounds))),
  players === 2 ? TRICK_OF_TWO : TRICK,
  text(
    'These cards are worth having: the ace 11 points, the ten 10, king 4, queen 3, jack 2.',
    'Diese Karten bringen Punkte: das Ass 11, die Zehn 10, König 4, Dame 3, Bube 2.',
  ),
  same('[AH] [TH] [KH] [QH] [JH]'),
  text(
    'But the <queen of spades> costs whoever takes her 50. That is more than most deals bring.',
    'Die <Pik-Dame> aber kostet den, der sie nimmt, 50. Das ist mehr, als die meisten Spiele bringen.',
  ),
  same('[QS]'),
  text(
    'Beware of the <ten>: it counts a lot, but ace, king, queen and jack all beat it.',
    'Vorsicht mit der <Zehn>: Sie zählt viel, aber Ass, König, Dame und Bube stechen sie.',
  ),
  text(
    'So you want tricks with aces and tens in them, and never the one with the queen.',
    'Du willst also Stiche mit Assen und Zehnen, und nie den mit der Dame.',
  ),
];

export const lesson: Lesson = {
  deals: [
    {
      seed: 'lesson-b1',
      options: {},
      seat: 0,
      steps:
        'play TS; play AS; play 7S; play 8H; play TH; play KH; play AH; play QD; play AC; play 9C; play 8C; play QC; play 7C; play KC; play 9H; play TC; play AD; play QS; play 9D; play 8D; play KS; play 9S; play 8S; play JH; play JS; play 7H; play JD; play JC; play 7D; play QH; play TD; play KD',
      ideas: [
        {
          at: 1,
          title: text('Your own queen cannot hurt you', 'Die eigene Dame tut dir nichts'),
          says: text(
            'Spades were led, and the ten lies there. Look at your hand: you hold the <queen of spades> yourself, so nobody can put her into this trick but you. Who is left to play, and can any of them beat your ace?',
            'Pik ist ausgespielt, die Zehn liegt da. Sieh in dein Blatt: Die <Pik-Dame> hast du selbst, also kann niemand außer dir sie in diesen Stich legen. Wer spielt noch, und kann einer dein Ass schlagen?',
          ),
        },
        {
          at: 4,
          title: text(
            'Give up the lead with a card that hurts',
            'Mit einer Karte abgeben, die dir nur schadet',
          ),
          says: text(
            'You won, so you <lead>. Your hearts are ten, nine, queen and seven: with the ace and king still out, the ten will hardly ever win. Somebody else may have the next trick, as long as you keep the cards that let you stay out of trouble later.',
            'Du hast gewonnen, also darfst du <ausspielen>. In Herz hast du Zehn, Neun, Dame und Sieben: Ass und König fehlen noch, da gewinnt die Zehn fast nie. Den nächsten Stich darf ein anderer haben, wenn du nur die Karten behältst, mit denen du dich später heraushältst.',
          ),
        },
        {
          at: 10,
          title: text('An empty suit is a way out', 'Eine leere Farbe ist ein Ausweg'),
          says: text(
            'You have one club only and must <follow suit> with it. That is no bad luck: from now on, whenever clubs are led, you may play what you like. Remember which card you would like to part with.',
            'Du hast nur ein Kreuz und musst damit <bedienen>. Das ist kein Pech: Wird von jetzt an Kreuz ausgespielt, darfst du legen, was du willst. Merk dir, welche Karte du loswerden möchtest.',
          ),
        },
        {
          at: 17,
          title: text('Throw the queen on somebody else', 'Die Dame einem anderen schenken'),
          says: text(
            'The ace of diamonds was led, and you have no diamond: you may <discard> any card. A discard never wins. Who will take this trick, and what would you like them to find in it?',
            'Das Karo-Ass ist ausgespielt, und du hast kein Karo: Du kannst eine beliebige Karte <abwerfen>. Eine abgeworfene Karte gewinnt nie. Wer bekommt diesen Stich, und was soll er darin finden?',
          ),
        },
      ],
    },
    {
      seed: 'lesson-a1',
      options: {},
      seat: 0,
      steps:
        'play 9S; play 8S; play KS; play AS; play 7S; play TS; play JS; play JC; play AD; play 9D; play 7D; play KD; play 8C; play 9C; play KC; play QC; play AH; play 7H; play QS; play QH; play AC; play 8H; play 7C; play TC; play 9H; play TD; play 8D; play TH; play KH; play JH; play QD; play JD',
      ideas: [
        {
          at: 0,
          title: text('Chase the queen with low spades', 'Die Dame mit kleinem Pik jagen'),
          says: text(
            'This time somebody else has the <queen of spades>. If you hold neither her nor the ace and king above her, low spades are safe to lead: you will not win them, and whoever has the queen runs short of cards to hide her behind.',
            'Diesmal hat ein anderer die <Pik-Dame>. Hast du weder sie noch Ass und König darüber, kannst du kleines Pik gefahrlos ausspielen: Du gewinnst es nicht, und wer die Dame hat, dem gehen die Karten aus, hinter denen er sie versteckt.',
          ),
        },
        {
          at: 11,
          title: text('High cards go under higher ones', 'Hohe Karten unter höhere legen'),
          says: text(
            'The ace of diamonds will take this <trick> whatever you play. Your king and queen of diamonds could win later tricks, perhaps the one with the queen of spades in it. What is such a card worth to you now, and what may it cost you later?',
            'Das Karo-Ass macht diesen <Stich>, was du auch legst. König und Dame in Karo könnten spätere Stiche gewinnen, vielleicht den mit der Pik-Dame. Was bringt dir so eine Karte jetzt, und was kostet sie dich womöglich später?',
          ),
        },
        {
          at: 17,
          title: text('When the queen is near, stay low', 'Ist die Dame nah, bleib unten'),
          says: text(
            'The ace of hearts was led, and the queen of spades has still not been seen. Somebody behind you may have no hearts and be glad to <discard> her. The ace takes this trick; keep your own hand low.',
            'Das Herz-Ass ist ausgespielt, und die Pik-Dame war noch nicht zu sehen. Vielleicht hat einer hinter dir kein Herz und möchte sie <abwerfen>. Das Ass macht diesen Stich; halte dich selbst unten.',
          ),
        },
      ],
    },
  ],
};
