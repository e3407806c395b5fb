/** The rule sheet as data, in our own words. */
import type { Clause } from '../../engine/game.ts';
import { counted, fill, type Text, text } from '../../lang/text.ts';
import type { Options } from './options.ts';

const ONLY_ONE = {
  net: text('twice their stake', 'seinen doppelten Einsatz'),
  back: text('their stake once', 'seinen Einsatz einmal'),
};
const BANK = {
  last: text(
    'The last seat holds the bank throughout; the players act from its left.',
    'Der letzte Platz hält die Bank die ganze Zeit; der Spieler links von ihr beginnt.',
  ),
  rotate: text(
    'The last seat holds the first bank; after each <decided> deal it passes one seat to the left, whether that seat has chips or not. The players act from its left.',
    'Der letzte Platz hält die erste Bank; nach jedem <entschiedenen> Spiel wandert sie einen Platz nach links, ob mit Chips oder ohne. Der Spieler links von ihr beginnt.',
  ),
};

const STAKES = {
  one: text('1', '1'),
  more: text('1 to $1, at most what they have,', '1 bis $1, höchstens was er hat,'),
};
const END = {
  one: text('one decided deal', 'einem entschiedenen Spiel'),
  more: text('$1 decided deals', '$1 entschiedenen Spielen'),
};
const CHIPS = text(
  'Each seat starts with $1 <chips>. A player stakes $2 and <sits out> without chips; the bank may fall below zero. After $3, or when no player has chips, the most chips win; players who tie share the win.',
  'Jeder beginnt mit $1 <Chips>. Ein Spieler setzt $2 und <setzt ohne Chips aus>; die Bank kann unter null fallen. Nach $3, oder wenn kein Spieler mehr Chips hat, gewinnt, wer die meisten Chips hat; bei Gleichstand wird der Sieg geteilt.',
);

const chips = (options: Options): Text =>
  fill(
    CHIPS,
    options.chips,
    options.limit === 1 ? STAKES.one : fill(STAKES.more, options.limit),
    counted(options.rounds, END.one, END.more),
  );

const PLAY: readonly Clause[] = [
  {
    id: 'BAK-1',
    topic: 'deal',
    text: text(
      'The pack has 52 French cards, shuffled for every deal. An ace <counts> 1, <king, queen and jack> 0, all other cards their number, the ten 10.',
      'Gespielt wird mit 52 französischen Karten, für jedes Spiel gemischt. Ein Ass <zählt> 1, <König, Dame und Bube> 0, alle anderen Karten ihre Zahl, die Zehn 10.',
    ),
  },
  {
    id: 'BAK-2',
    text: text(
      'The players <stake> in order from the <bank>’s left. Then everyone gets two cards face down, one at a time, the bank last. After a <void> deal the <stakes stand>.',
      'Die Spieler <setzen> der Reihe nach links von der <Bank>. Dann bekommt jeder zwei Karten verdeckt, einzeln, die Bank zuletzt. Nach einem <ungültigen> Spiel <bleiben die Einsätze stehen>.',
    ),
  },
  {
    id: 'BAK-3',
    text: text(
      'Ten is subtracted from a sum as long as it is above ten. A hand that counts exactly ten is <Bak>.',
      'Solange eine Summe über zehn liegt, wird zehn abgezogen. Wer genau zehn zählt, hat <Bak>.',
    ),
  },
  {
    id: 'BAK-4',
    text: text(
      'Bak on two cards, the bank included, voids the deal for everyone; that hand is shown, and the deal is repeated with the same stakes.',
      'Bak mit zwei Karten, auch bei der Bank, macht das Spiel für alle ungültig; das Blatt wird gezeigt, und mit denselben Einsätzen wird neu gegeben.',
    ),
  },
  {
    id: 'BAK-5',
    topic: 'play',
    text: text(
      'Then each in turn, the bank last, may take a <third card>, face up, or <stand>. Bak on three cards voids the deal at once.',
      'Danach darf jeder der Reihe nach, die Bank zuletzt, eine <dritte Karte> offen nehmen oder <stehen bleiben>. Bak mit drei Karten macht das Spiel sofort ungültig.',
    ),
  },
  {
    id: 'BAK-6',
    topic: 'score',
    text: text(
      'The higher <count> wins. <Equal counts> go to the bank, unless one of the two has two cards and the other three: then to the one with two.',
      'Die höhere <Zahl> gewinnt. Bei <Gleichstand> gewinnt die Bank, es sei denn, einer hat zwei Karten und der andere drei: dann der mit zweien.',
    ),
  },
];

const AGAINST_BANK = text(
  'With two players: if both <beat the bank>, each wins their stake; if only one does, that player wins $1 and the other loses theirs; if neither does, both lose. A single player wins or loses the stake.',
  'Bei zwei Spielern: <Schlagen> beide die Bank, gewinnt jeder seinen Einsatz; schlägt sie nur einer, gewinnt er $1 und der andere verliert seinen; schlägt sie keiner, verlieren beide. Ein einzelner Spieler gewinnt oder verliert seinen Einsatz.',
);
const ALONE = text(
  'A player who <beats the bank> wins the stake; one who does not loses it.',
  'Wer <die Bank schlägt>, gewinnt seinen Einsatz; wer nicht, verliert ihn.',
);

export const clauses = (options: Options): readonly Clause[] => [
  ...PLAY,
  {
    id: 'BAK-7',
    text: options.players === 2 ? ALONE : fill(AGAINST_BANK, ONLY_ONE[options.onlyOne]),
  },
  {
    id: 'BAK-8',
    topic: 'match',
    text: chips(options),
  },
  { id: 'BAK-9', text: BANK[options.bank] },
];
