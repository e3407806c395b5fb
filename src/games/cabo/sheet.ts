/** The rule sheet as data, in our own words. */
import type { Clause } from '../../engine/game.ts';
import { fill, numeral, sentences, type Text, text } from '../../lang/text.ts';
import type { Options } from './state.ts';

const TOPICS: Readonly<Record<number, NonNullable<Clause['topic']>>> = {
  1: 'deal',
  4: 'play',
  11: 'end',
  12: 'score',
  15: 'match',
};

function clause(number: number, sentence: Text): Clause {
  const topic = TOPICS[number];
  return { id: `CAB-${number}`, text: sentence, ...(topic && { topic }) };
}

const PEEKS = [
  text(
    'Nobody looks at their own cards before the first turn; later only an action allows it.',
    'Vor dem ersten Zug sieht niemand eigene Karten an; später erlaubt es nur eine Aktion.',
  ),
  text(
    'Before the first turn each player, beginning with the starter, <looks at> any one of their own cards. After that only an action allows another look.',
    'Vor dem ersten Zug sieht jeder, der Startspieler zuerst, eine eigene Karte seiner Wahl an. Danach erlaubt nur eine Aktion einen weiteren Blick.',
  ),
  text(
    'Before the first turn each player, beginning with the starter, <looks at> any $1 of their own cards. After that only an action allows another look.',
    'Vor dem ersten Zug sieht jeder, der Startspieler zuerst, $1 eigene Karten seiner Wahl an. Danach erlaubt nur eine Aktion einen weiteren Blick.',
  ),
] as const;

const SWAP = text(
  'Three actions, only for a card drawn from the stock: 7 and 8 <peek> at one own card; 9 and 10 <spy> on one card of another player; 11 and 12 <swap> one own card with one of another player, and nobody looks.',
  'Drei Aktionen, nur für eine vom Stapel gezogene Karte: Bei 7 und 8 sieht man <eine eigene Karte an> (<Peek>), bei 9 und 10 <eine Karte eines anderen> (<Spy>); mit 11 und 12 <tauscht> man eine eigene Karte gegen die eines anderen (<Swap>), ohne dass jemand hinsieht.',
);
const SWAP_OTHERS = text(
  'By <house rule> a swap may also exchange cards of two other players.',
  'Nach <Hausregel> darf ein Tausch auch Karten zweier anderer Spieler betreffen.',
);

const PACK = text(
  'The pack has 52 cards: 0 and 13 twice, 1 to 12 four times each. The aim is the lowest sum in your own row.',
  'Gespielt wird mit 52 Karten: 0 und 13 zweimal, 1 bis 12 je viermal. Ziel ist die niedrigste Summe der eigenen Auslage.',
);

const setup = ({ cards, peeks }: Options): readonly Clause[] => [
  clause(
    1,
    text(
      'A <round> is one deal. Chance chooses the first <starter>; later the winner of the previous round starts. Of several winners the one with the lowest total starts, and chance decides only between equal totals. The starter deals one card at a time, from their left round to themselves.',
      'Eine <Runde> ist ein Spiel. Den ersten <Startspieler> bestimmt der Zufall, später beginnt der Sieger der Vorrunde. Von mehreren Siegern beginnt der mit dem niedrigsten Stand, und nur bei gleichem Stand entscheidet der Zufall. Der Startspieler gibt einzeln, von links reihum bis zu sich selbst.',
    ),
  ),
  clause(
    2,
    sentences(
      PACK,
      fill(
        text(
          'Each player gets $1 cards, face down in a <row> that is never reordered. The next card is turned up to start the <discard pile>; the rest form the <stock>.',
          'Jeder bekommt $1 Karten verdeckt in eine <Reihe>, die nie umgeordnet wird. Die nächste Karte wird offen zum <Ablagestapel>, der Rest ist der <Nachziehstapel>.',
        ),
        numeral(cards),
      ),
    ),
  ),
  clause(3, fill(PEEKS[Math.min(peeks, 2)] ?? PEEKS[0], numeral(peeks))),
];

const turns = ({ players, swapOthers }: Options): readonly Clause[] => [
  clause(
    4,
    text(
      'Turns go clockwise from the starter. In a turn a player takes the <top discard>, <draws> from the stock, or <calls Cabo>.',
      'Es geht im Uhrzeigersinn vom Startspieler aus. Wer am Zug ist, nimmt die <oberste abgelegte Karte>, <zieht> vom Stapel oder <sagt Cabo an>.',
    ),
  ),
  clause(
    5,
    text(
      'A taken discard goes face down in place of one own card or of a <set of equals>, which go face up onto the pile. Its action may not be used.',
      'Eine genommene Karte kommt verdeckt an die Stelle einer eigenen Karte oder eines <Satzes gleicher Karten>, die offen abgelegt werden. Ihre Aktion gilt dabei nicht.',
    ),
  ),
  clause(
    6,
    text(
      'The player looks at a <drawn card> and then <keeps> it in place of one own card or a set of equals, discards it, or uses its <action> and discards it. Using an action is never compulsory, and a card is never both kept and used.',
      'Eine <gezogene Karte> sieht man an und <behält> sie anstelle einer eigenen Karte oder eines Satzes, <wirft sie ab> oder nutzt ihre <Aktion> und legt sie ab. Keine Aktion ist Pflicht, und keine Karte wird behalten und genutzt.',
    ),
  ),
  clause(7, sentences(SWAP, swapOthers && players > 2 && SWAP_OTHERS)),
  clause(
    8,
    text(
      'If the stock is empty when someone wants to draw, the top discard stays and starts the new pile, and the others are shuffled into a new stock.',
      'Ist der Stapel leer, wenn jemand ziehen will, bleibt die oberste abgelegte Karte liegen, und die übrigen werden zum neuen Stapel gemischt.',
    ),
  ),
];

const ENDS: readonly Clause[] = [
  clause(
    9,
    text(
      'Two to four own cards of one value may be replaced by a single card. The player names their <positions> and turns them up for everyone. If they are equal, they are discarded, the new card goes face down at the lowest of their positions and the row closes up. If not, they are turned down again, the new card goes onto the pile and the turn is lost.',
      'Zwei bis vier eigene Karten eines Werts dürfen durch eine einzige ersetzt werden. Man nennt ihre <Positionen> und deckt sie für alle auf. Sind sie gleich, werden sie abgelegt, die neue Karte liegt verdeckt an ihrer niedrigsten Position, und die Reihe rückt zusammen. Sonst werden sie wieder verdeckt, die neue Karte wird abgelegt, und der Zug ist verloren.',
    ),
  ),
  clause(
    10,
    text(
      'Equal means of equal value: an eleven and a twelve are not a <set>, though both swap.',
      'Gleich heißt gleich im Wert: Eine Elf und eine Zwölf sind kein <Satz>, obwohl man mit beiden tauschen darf.',
    ),
  ),
  clause(
    11,
    text(
      'Calling Cabo takes the whole turn. Everyone else has one more turn, then the round ends. Only one player can call in a round, and everyone else may still spy on and swap that player’s cards. Nothing else ends a round; a simulation gives up after 1000 turns.',
      'Wer Cabo ansagt, tut in diesem Zug nichts weiter. Jeder andere ist noch einmal am Zug, dann endet die Runde. In einer Runde kann nur einer ansagen, und seine Karten darf man weiterhin ansehen und tauschen. Sonst endet eine Runde nie; eine Simulation bricht nach 1000 Zügen ab.',
    ),
  ),
];

const scoring = ({ target }: Options): readonly Clause[] => [
  clause(
    12,
    text(
      'All rows are revealed. The lowest sum wins and scores 0, everyone else scores their sum. If the <caller> is among several with the lowest sum, only the caller scores 0; otherwise all of them do. A caller who does not win scores 5 more than their sum.',
      'Alle Auslagen werden aufgedeckt. Die niedrigste Summe gewinnt und zählt 0, jeder andere schreibt seine. Haben mehrere die niedrigste, darunter der <Ansager>, zählt nur er 0; ist er nicht dabei, zählen sie alle 0. Ein Ansager, der nicht gewinnt, schreibt 5 mehr als seine Summe.',
    ),
  ),
  clause(
    13,
    text(
      'A <Kamikaze> is two twelves and both thirteens in one row: their owner scores 0 and everyone else 50, no matter who called; the caller gets no extra 5.',
      'Ein <Kamikaze> sind zwei Zwölfen und beide Dreizehnen in einer Auslage: Ihr Besitzer zählt 0, jeder andere 50, gleich wer angesagt hat; die 5 des Ansagers entfallen.',
    ),
  ),
  clause(
    14,
    fill(
      text('A total of exactly $1 becomes $2.', 'Ein Stand von genau $1 wird zu $2.'),
      target - 1,
      Math.floor((target - 1) / 2),
    ),
  ),
  clause(
    15,
    fill(
      text(
        'The match ends after a round in which a total reaches $1 or more. The lowest total wins; players who tie share the win.',
        'Die Partie endet nach der Runde, in der ein Stand $1 oder mehr erreicht. Der niedrigste Stand gewinnt; bei Gleichstand gewinnen alle Beteiligten.',
      ),
      target,
    ),
  ),
];

export const clauses = (options: Options): readonly Clause[] => [
  ...setup(options),
  ...turns(options),
  ...ENDS,
  ...scoring(options),
];
