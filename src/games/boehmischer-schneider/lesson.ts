/** A first lesson in Böhmischer Schneider: leading, answering, and counting what is gone. */
import { afterDeals } from '../../blocks/match-length.ts';
import type { Lesson } from '../../engine/lesson.ts';
import { fill, same, type Text, text } from '../../lang/text.ts';
import type { Options } from './rules.ts';

/** The game in a minute, with the options in force. */
export const minute = ({ rounds }: Options): readonly Text[] => [
  text(
    'Two players, six cards each. There are 20 <pictures> in the pack: take more than half of them, and the other player pays you.',
    'Zwei Spieler, jeder hat sechs Karten. 20 <Bilder> sind im Spiel: Wer mehr als die Hälfte davon bekommt, wird vom anderen bezahlt.',
  ),
  text(
    'Pictures are ace, king, <ober>, <unter> and ten of each suit. Nine, eight and seven count nothing.',
    'Bilder sind Ass, König, <Ober>, <Unter> und Zehn jeder Farbe. Neun, Acht und Sieben zählen nichts.',
  ),
  same('[AH] [KH] [OH] [UH] [TH]'),
  text(
    'One player <leads> a card, and the other answers with any card they like: that is a <trick>. Nobody has to <follow suit>.',
    'Einer <spielt aus>, der andere gibt eine beliebige Karte zu: Das ist ein <Stich>. <Bedienen> muss niemand.',
  ),
  text(
    'Now the strange part. The answer wins only if it is <the very next one> above the first in the same suit: only the ober beats the unter, neither king nor ace does. Nothing beats an ace.',
    'Jetzt das Sonderbare: Die zweite Karte sticht nur, wenn sie in derselben Farbe <genau die nächsthöhere> ist. Den Unter sticht nur der Ober, nicht König oder Ass. Ein ausgespieltes Ass sticht keiner.',
  ),
  same('[UH] [OH]'),
  text(
    'Otherwise the leader keeps the trick and leads again. So the leader has the better of it, and the other waits for the one card that wins.',
    'Sonst behält den Stich, wer ausgespielt hat, und spielt gleich wieder aus. Er ist also im Vorteil, und der andere wartet auf die eine Karte, die sticht.',
  ),
  text(
    'After each trick both players <draw> a card from the <stock>, until it is gone; then the last six cards are played out. For 11 to 16 pictures you are paid one point, for 17 to 19 two, for all 20 three.',
    'Nach jedem Stich <ziehen> beide eine Karte vom <Talon>, bis er leer ist; dann werden die letzten sechs Karten ausgespielt. Für 11 bis 16 Bilder bekommst du einen Punkt, für 17 bis 19 zwei, für alle 20 drei.',
  ),
  fill(text('Whoever is ahead $1 wins.', 'Wer $1 vorn liegt, gewinnt.'), afterDeals(rounds)),
];

export const lesson: Lesson = {
  deals: [
    {
      seed: 'lesson-q1',
      options: {},
      seat: 0,
      steps:
        'play AS; play 7H; play 9E; play 8H; play 7G; play 9S; play 8G; play 9G; play AG; play 7S; play UH; play 9H; play US; play TE; play TS; play OE; play TG; play UE; play TH; play 8S; play AH; play KS; play OS; play KH; play OH; play KG; play UG; play OG; play 8E; play 7E; play AE; play KE',
      ideas: [
        {
          at: 7,
          title: text(
            'The lead is worth more than the trick',
            'Das Ausspiel ist mehr wert als der Stich',
          ),
          says: text(
            'Three tricks have gone by, and you have never been on <lead>. There is no <picture> on the table, and an eight is nothing to fight for. But look what you hold in leaves, and who leads after this trick.',
            'Drei Stiche sind vorbei, und du durftest noch nie <ausspielen>. Auf dem Tisch liegt kein <Bild>, und um eine Acht streitet man nicht. Aber sieh dir deine grünen Karten an, und überleg, wer nach diesem Stich ausspielt.',
          ),
        },
        {
          at: 10,
          title: text('The next card is in your own hand', 'Die nächsthöhere hast du selbst'),
          says: text(
            'Now you <lead>. You lose a card only to <the very next one> above it, and of some you know where they are. Go through your hand suit by suit: the king of acorns, for one, loses to the ace of acorns. Which of your cards can the other player not beat?',
            'Jetzt darfst du <ausspielen>. Eine Karte verlierst du nur an <genau die nächsthöhere>, und von einigen weißt du, wo sie sind. Geh dein Blatt Farbe für Farbe durch: Den Eichel-König zum Beispiel sticht das Eichel-Ass. Welche deiner Karten kann der andere nicht stechen?',
          ),
        },
      ],
    },
    {
      seed: 'lesson-o1',
      options: {},
      seat: 0,
      steps:
        'play 7E; play 8S; play AH; play 9S; play 7S; play OE; play AE; play KE; play 8G; play 9E; play 8E; play OG; play OH; play 7H; play 7G; play AG; play KH; play KG; play 9G; play OS; play 8H; play US; play TS; play AS; play KS; play TH; play 9H; play UH; play TG; play UG; play UE; play TE',
      ideas: [
        {
          at: 2,
          title: text('Nothing beats an ace', 'Ein Ass sticht nichts'),
          says: text(
            'You have won the first <trick> and are on <lead> again. No two of your cards stand next to each other this time, so for nearly all of them the card that beats them may be in the other hand. For which one is there none?',
            'Der erste <Stich> gehört dir, und du darfst wieder <ausspielen>. Diesmal hast du keine zwei Karten, die aufeinander folgen; fast jede könnte der andere also stechen. Zu welcher gibt es keine nächsthöhere?',
          ),
        },
        {
          at: 4,
          title: text('Even a seven can be safe', 'Auch eine Sieben kann sicher sein'),
          says: text(
            'You have won both <tricks> so far, and the other player has thrown the eight and the nine of bells on them. Remember every card that is gone: the one below it has lost its only enemy. Which of your cards has none left?',
            'Beide <Stiche> bisher gehören dir, und der andere hat die Schellen-Acht und die Schellen-Neun zugegeben. Merk dir jede Karte, die weg ist: Die darunter hat keinen Feind mehr. Welche deiner Karten ist so sicher geworden?',
          ),
        },
        {
          at: 16,
          title: text('Two kings, one of them safe', 'Zwei Könige, einer davon sicher'),
          says: text(
            'You hold the kings of bells and hearts. A king is beaten by one card only, the ace of its suit. One of these two aces you have led yourself; the other has not been seen. Your tens have unters above them, and those are still out.',
            'Du hast den Schellen-König und den Herz-König. Einen König sticht nur das Ass seiner Farbe. Eines dieser beiden Asse hast du selbst ausgespielt, das andere war noch nicht zu sehen. Über deinen Zehnen stehen die Unter, und die sind noch nicht weg.',
          ),
        },
        {
          at: 20,
          title: text('Eleven are enough', 'Elf sind genug'),
          says: text(
            'The <stock> is empty, and you have ten <pictures>; one more wins the deal. What you neither hold nor have seen is in the other hand: the ace of bells, the ten of hearts and all four unters. Nearly every card of yours has its one enemy there, but not all. And what can the other player give to a card they cannot beat?',
            'Der <Talon> ist leer, und du hast zehn <Bilder>; mit einem mehr gewinnst du. Was du weder hast noch gesehen hast, hält der andere: das Schellen-Ass, die Herz-Zehn und alle vier Unter. Fast jede deiner Karten hat dort ihren einen Feind, aber nicht alle. Und was kann der andere zugeben, wenn er nicht stechen kann?',
          ),
        },
      ],
    },
    {
      seed: 'lesson-l2',
      options: {},
      seat: 0,
      steps:
        'play 9S; play 7E; play US; play 8H; play TS; play AH; play 9H; play 7S; play TH; play 8G; play 8S; play 7G; play OS; play AE; play KS; play AS; play KE; play UH; play TE; play 9E; play OH; play 7H; play KH; play TG; play 9G; play OG; play UG; play 8E; play KG; play AG; play OE; play UE',
      ideas: [
        {
          at: 27,
          title: text('Keep what can still win', 'Behalten, was noch gewinnt'),
          says: text(
            'The ober of leaves is gone, so you cannot win this trick. Of the pack you have seen everything but two cards: the king of leaves and the unter of acorns. The other player will lead these two next. Which of your three cards will you need for them?',
            'Der grüne Ober ist weg, diesen Stich kannst du nicht gewinnen. Von allen Karten fehlen nur noch zwei: der grüne König und der Eichel-Unter. Die spielt der andere als Nächstes aus. Welche deiner drei Karten brauchst du dafür?',
          ),
        },
      ],
    },
  ],
};
