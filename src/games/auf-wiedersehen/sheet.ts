/** The rule sheet as data, in our own words. */
import type { Clause } from '../../engine/game.ts';
import { fill, numeral, same, type Text, text } from '../../lang/text.ts';
import type { Options } from './rules.ts';

const HOME = {
  strict: text(
    'A card dealt to the packet of its own value is treated like a pushed one: it stops the patience.',
    'Eine Karte, die schon beim Geben ins Päckchen ihres Wertes kam, gilt wie eine untergeschobene: Sie beendet die Patience.',
  ),
  skip: text(
    'The kinder reading applies: a top card that was dealt to the packet of its own value is taken like any other and goes under that packet with a push of its own. The patience ends when the top card is one that was pushed.',
    'Es gilt die mildere Lesart: Eine oberste Karte, die ins Päckchen ihres eigenen Wertes gegeben wurde, wird genommen wie jede andere und mit einem eigenen Zug daruntergeschoben. Zu Ende ist die Patience, wenn oben eine untergeschobene Karte liegt.',
  ),
};

const END = {
  strict: text(
    'If the top card of the packet just pushed under already belongs there, it cannot be taken and the <patience> <ends>. It <has come out> if all 52 cards have been pushed; a card that lay in its own packet from the deal and never moved does not count as pushed.',
    'Gehört die oberste Karte des Päckchens, unter das eben geschoben wurde, schon dorthin, so kann man sie nicht nehmen, und die <Patience> ist <zu Ende>. <Aufgegangen> ist sie, wenn alle 52 Karten untergeschoben sind; eine Karte, die seit dem Geben unbewegt im eigenen Päckchen liegt, zählt nicht.',
  ),
  skip: text(
    'If the top card of the packet just pushed under was pushed there itself, it cannot be taken and the <patience> <ends>. It <has come out> if all 52 cards have been pushed.',
    'Wurde die oberste Karte des Päckchens, unter das eben geschoben wurde, selbst dorthin geschoben, so kann man sie nicht nehmen, und die <Patience> ist <zu Ende>. <Aufgegangen> ist sie, wenn alle 52 Karten untergeschoben sind.',
  ),
};

const MINUTE_END = {
  strict: text(
    'It ends as soon as the top card already lies in the packet of its value. About one deal in 225 <comes out>.',
    'Zu Ende ist sie, sobald die oberste Karte schon im Päckchen ihres Wertes liegt. Etwa eines von 225 Spielen <geht auf>.',
  ),
  skip: text(
    'It ends as soon as the top card is one that was pushed there. About one deal in 13 <comes out>.',
    'Zu Ende ist sie, sobald oben eine Karte liegt, die du selbst dorthin geschoben hast. Etwa eines von 13 Spielen <geht auf>.',
  ),
};

const MATCH = text('One deal is the whole match.', 'Ein einziges Spiel ist die ganze Partie.');
const MATCHES = text(
  'You play $1 deals; the last one decides whether you have won.',
  'Du spielst $1 Spiele; das letzte entscheidet, ob du gewonnen hast.',
);

/** The game in a minute, with the options in force. */
export const minute = ({ home }: Options): readonly Text[] => [
  text(
    'Auf Wiedersehen, German for goodbye, is a patience that plays itself: you decide nothing and watch whether it comes out.',
    'Auf Wiedersehen ist eine Patience, die sich selbst spielt: Du entscheidest nichts und siehst zu, ob sie aufgeht.',
  ),
  text(
    'Twelve <packets> of four cards lie open, one for each value from ace to queen. The last four cards are the <talon>.',
    'Zwölf <Päckchen> zu vier Karten liegen offen, eines für jeden Wert vom Ass bis zur Dame. Die letzten vier Karten sind der <Talon>.',
  ),
  text(
    'Take the <top card> of the first packet, push it under the packet of its <value>, take the top card of that one, and so on.',
    'Nimm die <oberste Karte> des ersten Päckchens, schieb sie unter das Päckchen ihres <Wertes>, nimm dessen oberste Karte und so fort.',
  ),
  text(
    'These three go under the seventh packet, under the first and to the kings:',
    'Diese drei kommen unter das siebte Päckchen, unter das erste und zu den Königen:',
  ),
  same('[7D] [AS] [KC]'),
  text(
    'A <king> has no packet: kings lie together as the <thirteenth packet>, and for each of them you turn a card of the talon.',
    'Ein <König> hat kein Päckchen: Die Könige liegen zusammen als <dreizehntes Päckchen>, und für jeden drehst du eine Karte vom Talon um.',
  ),
  MINUTE_END[home],
  text(
    'When all 52 cards have been pushed, the patience has come out.',
    'Sind alle 52 Karten untergeschoben, so ist die Patience aufgegangen.',
  ),
];

export const clauses = ({ home, deals }: Options): readonly Clause[] => [
  {
    id: 'AUW-1',
    topic: 'deal',
    text: text(
      'Twelve <packets> of four are dealt from 52 French cards, face up, for ace to queen, one packet after another, the first card of each <on top>. The last four cards are the <talon>, face down.',
      'Aus 52 französischen Karten werden zwölf <Päckchen> zu vier offen ausgelegt, für Ass bis Dame, eines nach dem anderen, die erste Karte eines jeden <obenauf>. Die letzten vier Karten sind der <Talon>, verdeckt.',
    ),
  },
  {
    id: 'AUW-2',
    text: text(
      'To begin, take the <top card> of the first packet, even if it is an ace.',
      'Zu Beginn nimmt man die <oberste Karte> des ersten Päckchens, selbst wenn sie ein Ass ist.',
    ),
  },
  {
    id: 'AUW-3',
    topic: 'play',
    text: text(
      'Push the <card in hand> under the packet of its <value>, take the top card of that packet, and go on like this.',
      'Die <Karte auf der Hand> wird unter das Päckchen ihres <Wertes> <geschoben> und dessen oberste Karte genommen; so geht es fort.',
    ),
  },
  {
    id: 'AUW-4',
    text: text(
      'A <king> begins the <thirteenth packet> or joins it; then the next card of the talon is turned and taken. With four kings and four cards the talon never runs short.',
      'Ein <König> eröffnet das <dreizehnte Päckchen> oder kommt dazu; dann wird die nächste Karte vom Talon umgedreht und genommen. Bei vier Königen und vier Karten reicht der Talon immer.',
    ),
  },
  { id: 'AUW-5', topic: 'end', text: END[home] },
  { id: 'AUW-6', text: HOME[home] },
  {
    id: 'AUW-7',
    topic: 'score',
    text: fill(
      text(
        'Every card <pushed> scores one; with 52 the patience has come out. $1',
        'Jede <untergeschobene> Karte zählt einen Punkt; mit 52 ist die Patience aufgegangen. $1',
      ),
      deals > 1 ? fill(MATCHES, numeral(deals)) : MATCH,
    ),
  },
];
