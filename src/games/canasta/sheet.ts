/** The rule sheet as data, in our own words: players and cards; the turn is `sheet-turn.ts`. */
import type { Clause } from '../../engine/game.ts';
import { fill, joinTexts, type Text, text } from '../../lang/text.ts';
import { packOf } from './cards.ts';
import type { Options } from './options.ts';
import { turnClauses } from './sheet-turn.ts';

const SINGLE = text('Each plays for himself.', 'Jeder spielt für sich.');
const TWO_PAIRS = text('Two parties of two.', 'Zwei Parteien zu zweit.');
const FIVE = text('A party of three and one of two.', 'Eine Partei zu dritt und eine zu zweit.');
const TWO_THREES = text('Two parties of three.', 'Zwei Parteien zu dritt.');
const THREE_PAIRS = text('Three parties of two.', 'Drei Parteien zu zweit.');
const BY_PLACES = text(
  ' Partners sit across: the places of a party alternate with those of the others.',
  ' Partner sitzen verschränkt: die Plätze der Parteien wechseln sich ab.',
);
const DRAWN = text(
  ' Who sits where is drawn once, before the first deal.',
  ' Wer wo sitzt, wird einmal vor dem ersten Spiel gezogen.',
);
const SITTING_OUT = text(
  ' Of a party of three one sits out in turn, the first member in the first deal, so that four play; he carries the points of his party.',
  ' Von einer Dreierpartei setzt reihum einer aus, im ersten Spiel der erste, so dass vier spielen; er trägt die Punkte seiner Partei.',
);

function partiesText({ players, parties }: Options): Text {
  if (players < 4) return SINGLE;
  if (players === 4) return TWO_PAIRS;
  if (players === 5) return FIVE;
  return parties === 2 ? TWO_THREES : THREE_PAIRS;
}

const NOTHING = text('', '');

function players(options: Options): Text {
  const paired = options.players >= 4;
  const threes = options.players === 5 || (options.players === 6 && options.parties === 2);
  return joinTexts(
    [
      partiesText(options),
      paired ? BY_PLACES : NOTHING,
      paired && options.partners === 'draw' ? DRAWN : NOTHING,
      threes ? SITTING_OUT : NOTHING,
    ],
    '',
  );
}

const HANDS = text(
  "There are $1 cards with $2 jokers. Hands are 15 cards with two players, 13 with three, else 11. The deal moves left over all places; the first who plays at the dealer's left is served first and begins.",
  'Es sind $1 Karten mit $2 Jokern. Ein Blatt hat zu zweit 15 Karten, zu dritt 13, sonst 11. Das Geben wandert nach links über alle Plätze; der erste Mitspielende links vom Geber bekommt zuerst und beginnt.',
);
const FIRST_CARD = text(
  'The top card of the stock opens the discard pile. A wild card or red three is covered until a natural card other than a red three lies on top; the pile is then frozen.',
  'Die oberste Karte des Talons eröffnet den Ablagestoß. Eine wilde Karte oder rote Drei wird bedeckt, bis eine echte Karte oben liegt, die keine rote Drei ist; der Stoß ist dann gesperrt.',
);
const RED_LAID = text(
  'A red three in hand is laid out on turn before drawing and replaced from the stock; one drawn is laid and replaced at once. One from the discard pile, or the last card of the stock, lays itself out and is not replaced.',
  'Eine rote Drei im Blatt wird am Zug vor dem Ziehen ausgelegt und aus dem Talon ersetzt; eine gezogene wird sofort ausgelegt und ersetzt. Eine aus dem Ablagestoß oder als letzte Karte des Talons liegt von selbst aus und wird nicht ersetzt.',
);
const RED_WORTH = text(
  'Each red three laid counts 100, all four 200 each; subtracted if the party has melded nothing by the end.',
  'Jede ausgelegte rote Drei zählt 100, alle vier je 200; abgezogen, wenn die Partei bis zum Ende nichts gemeldet hat.',
);
const RED_AUTO = text(
  'Red threes are laid as the turn begins. None is ever melded or discarded, and none counts as a card in hand.',
  'Rote Dreien liegen mit Beginn des Zuges aus. Keine wird je gemeldet oder abgeworfen, und keine zählt als Karte im Blatt.',
);
const RED_MANUAL = text(
  'The player lays red threes himself, at any moment of his turn but while the pile is being peeled or an answer is due. Each one held as he draws or takes costs 500 once, and so does one left at the end in the hand of a player who was on turn. None is melded or discarded, none counts as a card in hand, and who holds one cannot go out.',
  'Rote Dreien legt der Spieler selbst aus, jederzeit in seinem Zug, nur nicht während der Stoß abgetragen wird oder eine Antwort aussteht. Jede, die er beim Ziehen oder Nehmen hält, kostet einmal 500, ebenso eine, die am Ende im Blatt bleibt, wenn er schon am Zug war. Keine wird gemeldet oder abgeworfen, keine zählt als Karte im Blatt, und wer eine hält, kann nicht ausgehen.',
);

export const clauses = (options: Options): readonly Clause[] => [
  { id: 'CAN-1', text: players(options) },
  { id: 'CAN-2', text: fill(HANDS, packOf(options).order.length, options.jokers) },
  { id: 'CAN-3', text: FIRST_CARD },
  { id: 'CAN-4', text: RED_LAID },
  { id: 'CAN-5', text: RED_WORTH },
  { id: 'CAN-6', text: options.redThrees === 'auto' ? RED_AUTO : RED_MANUAL },
  ...turnClauses(options),
];
