/** The rule sheet as data, in our own words: players and cards; the turn is `sheet-turn.ts`. */
import type { Clause } from '../../../engine/game.ts';
import { fill, sentences, type Text, text } from '../../../lang/text.ts';
import { packOf } from '../cards.ts';
import type { Options } from '../options.ts';
import { CARDS_EACH } from '../rules.ts';
import { turnClauses } from './sheet-turn.ts';

const SINGLE = text(
  'Everyone plays alone, as a <party> of one.',
  'Jeder spielt für sich und ist eine eigene <Partei>.',
);
const FIVE = text(
  'A <party> of three, in the first, third and fifth places, and one of two. Among the four who play, turns alternate between the parties.',
  'Eine <Partei> zu dritt, auf dem ersten, dritten und fünften Platz, und eine zu zweit. Unter den vieren, die spielen, sind die Parteien abwechselnd am Zug.',
);
const THREE_PAIRS = text('Three <parties> of two.', 'Drei <Parteien> zu zweit.');
const BY_PLACES = text(
  '<Partners> do not sit side by side: the places of a party alternate with those of the others.',
  '<Partner> sitzen nicht nebeneinander: Die Plätze der Parteien wechseln sich ab.',
);
const DRAWN = text(
  'Who sits where is drawn once, before the first deal: everyone draws a card, and again after a two or a joker; the highest card takes the first place, and so on; of a rank spades come before hearts, diamonds and clubs.',
  'Wer wo sitzt, wird einmal vor dem ersten Spiel ausgelost: Jeder zieht eine Karte, nach einer Zwei oder einem Joker noch einmal; die höchste bekommt den ersten Platz und so weiter, bei gleichem Rang Pik vor Herz, Karo und Kreuz.',
);
const SITTING_OUT = text(
  'In a party of three the members take turns sitting out, the first in the first deal, so that four play; whoever sits out shares the party’s points.',
  'Von einer Dreierpartei setzt reihum einer aus, im ersten Spiel der erste, so dass vier spielen; wer aussetzt, bekommt die Punkte seiner Partei mit.',
);

function partiesText({ players, parties }: Options): Text {
  if (players < 4) return SINGLE;
  if (players === 4) return text('Two <parties> of two.', 'Zwei <Parteien> zu zweit.');
  if (players === 5) return FIVE;
  return parties === 2 ? text('Two <parties> of three.', 'Zwei <Parteien> zu dritt.') : THREE_PAIRS;
}

/** Whether a party of three has one of its players sit out. */
const hasThrees = ({ players, parties }: Options): boolean =>
  players === 5 || (players === 6 && parties === 2);

function players(options: Options): Text {
  const paired = options.players >= 4;
  return sentences(
    partiesText(options),
    paired && options.players !== 5 && BY_PLACES,
    paired && options.partners === 'draw' && DRAWN,
    hasThrees(options) && SITTING_OUT,
  );
}

const HANDS = text(
  'The pack has $1 cards: two packs of 52 and $2 jokers. Jokers and twos are <wild>, all other cards <natural>. Each player is dealt $3.',
  'Gespielt wird mit $1 Karten: zwei Kartenspielen zu 52 Blatt und $2 Jokern. Joker und Zweien sind <wild>, alle anderen Karten <echt>. Jeder bekommt $3.',
);
const ORDER = text(
  'The deal moves to the left; the player at the dealer’s left is dealt the first card and plays first; play goes clockwise.',
  'Das Geben wandert nach links; der Spieler links vom Geber bekommt die erste Karte und beginnt; gespielt wird im Uhrzeigersinn.',
);
const ORDER_SITTING_OUT = text(
  'The deal moves left over all places; the first at the dealer’s left who is not sitting out is dealt the first card and plays first; play goes clockwise.',
  'Das Geben wandert nach links über alle Plätze; der Erste links vom Geber, der nicht aussetzt, bekommt die erste Karte und beginnt; gespielt wird im Uhrzeigersinn.',
);
const FIRST_CARD = text(
  'The top card of the <stock> opens the <discard pile>. A wild card or red three is covered by the next card, until a natural card other than a red three lies on top; the pile is then <frozen>.',
  'Die oberste Karte des <Talons> eröffnet den <Ablagestoß>. Eine wilde Karte oder rote Drei wird mit der nächsten bedeckt, bis eine echte Karte oben liegt, die keine rote Drei ist; der Stoß ist dann <gesperrt>.',
);
const RED_LAID = text(
  'A <red three> in hand is laid out on its holder’s turn before they draw, and replaced from the stock while it lasts; one drawn is laid and replaced at once. One taken with the discard pile, or drawn as the last card of the stock, is laid out by itself and not replaced.',
  'Eine <rote Drei> im Blatt wird im eigenen Zug vor dem Ziehen ausgelegt und aus dem Talon ersetzt, solange er reicht; eine gezogene wird sofort ausgelegt und ersetzt. Eine aus dem Ablagestoß oder als letzte Karte des Talons liegt von selbst aus und wird nicht ersetzt.',
);
const RED_LAID_BY_HAND = text(
  'A <red three> in hand is laid out by its holder on their turn and replaced from the stock while it lasts. One taken with the discard pile, or drawn as the last card of the stock, is laid out by itself and not replaced.',
  'Eine <rote Drei> im Blatt legt ihr Spieler in seinem Zug aus, und sie wird aus dem Talon ersetzt, solange er reicht. Eine aus dem Ablagestoß oder als letzte Karte des Talons liegt von selbst aus und wird nicht ersetzt.',
);
const RED_VALUE = text(
  'Each red three laid out counts 100, all four 200 each; they are subtracted if the party has <melded> nothing by the end of the deal.',
  'Jede ausgelegte rote Drei zählt 100, alle vier je 200; sie werden abgezogen, wenn die Partei bis zum Ende nichts <gemeldet> hat.',
);
const RED_AUTO = text(
  'Red threes are laid out by themselves as the turn begins and as they are drawn. They are never melded or discarded, and do not count as cards in hand.',
  'Rote Dreien liegen mit Beginn des Zuges und beim Ziehen von selbst aus. Sie werden nie gemeldet oder abgeworfen und zählen nicht als Karten im Blatt.',
);
const RED_MANUAL = text(
  'Players lay red threes themselves, at any moment of their turn, except while the pile is being peeled or an answer is due. Each one held as they draw or take costs 500 once, even if laid later, and so does one left at the end in the hand of a player who has had a turn. Red threes are never melded or discarded, do not count as cards in hand, and nobody holding one can go out.',
  'Rote Dreien legt der Spieler selbst aus, jederzeit in seinem Zug, nur nicht, während der Stoß abgetragen wird oder eine Antwort aussteht. Jede, die er beim Ziehen oder Nehmen hält, kostet einmal 500, auch wenn er sie später auslegt, ebenso eine, die am Ende im Blatt bleibt, wenn er schon am Zug war. Keine wird gemeldet oder abgeworfen, keine zählt als Karte im Blatt, und wer eine hält, kann nicht ausgehen.',
);

export const clauses = (options: Options): readonly Clause[] => [
  { id: 'CAN-1', topic: 'deal', text: players(options) },
  {
    id: 'CAN-2',
    text: sentences(
      fill(HANDS, packOf(options).order.length, options.jokers, CARDS_EACH[options.players] ?? 0),
      hasThrees(options) ? ORDER_SITTING_OUT : ORDER,
    ),
  },
  { id: 'CAN-3', text: FIRST_CARD },
  { id: 'CAN-4', text: options.redThrees === 'auto' ? RED_LAID : RED_LAID_BY_HAND },
  { id: 'CAN-5', text: RED_VALUE },
  { id: 'CAN-6', text: options.redThrees === 'auto' ? RED_AUTO : RED_MANUAL },
  ...turnClauses(options),
];
