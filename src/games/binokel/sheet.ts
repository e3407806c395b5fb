/** The rule sheet as data, in our own words. */
import type { Clause } from '../../engine/game.ts';
import { fill, type Text, text } from '../../lang/text.ts';
import type { Options } from './options.ts';

const DEAL = {
  3: text(
    "Served from the dealer's right in packets: four each, two to the Dabb, four each, two to the Dabb, four each. Everybody has 12, the Dabb 4. All runs to the right.",
    'Gegeben wird rechts vom Geber in Päckchen: je vier, zwei in den Dabb, je vier, zwei in den Dabb, je vier. Jeder hat 12, der Dabb 4. Alles läuft nach rechts.',
  ),
  4: text(
    "Served from the dealer's right in packets: three each, two to the Dabb, three each, two to the Dabb, three each. Everybody has 9, the Dabb 4. Partners sit opposite; all runs to the right.",
    'Gegeben wird rechts vom Geber in Päckchen: je drei, zwei in den Dabb, je drei, zwei in den Dabb, je drei. Jeder hat 9, der Dabb 4. Partner sitzen sich gegenüber; alles läuft nach rechts.',
  ),
};

const CALLING = text(
  'As his first step declarer may call one of the twenty kinds of card. The right neighbour, else the left, hands one over; declarer gives him a card of another kind back, which only the two see.',
  'Als Erstes darf der Spieler eine der zwanzig Karten rufen. Der rechte Nachbar, sonst der linke, gibt sie heraus und bekommt eine andere Karte zurück, die nur die beiden sehen.',
);
const NO_CALLING = text(
  'Calling a card from an opponent (Rufen) is not played.',
  'Rufen wird nicht gespielt.',
);

const BIDDING: readonly (readonly [string, Text])[] = [
  [
    'BIN-3',
    text(
      "The dealer's right and his right neighbour bid against each other, the first speaking first, each higher than the last or `weg`. The next in order then joins the one left over and speaks first. When nobody is left to join, the survivor is declarer with his bid; without one he alone may still bid or say `weg`. Numbers are tens from $1 to 2500.",
      'Der Spieler rechts vom Geber und sein rechter Nachbar reizen gegeneinander, der erste zuerst, immer höher oder „weg“. Dann kommt der Nächste zum Übrigen hinzu und spricht zuerst. Ist keiner mehr übrig, spielt der Letzte mit seinem Gebot; ohne Gebot darf er allein noch bieten oder „weg“ sagen. Geboten wird in Zehnern von $1 bis 2500.',
    ),
  ],
  [
    'BIN-4',
    text(
      'A special game may be bid too and ranks as its number: Untendurch (if played) 500, Durch 1000, open Durch 1500, open Durch from the hand 2000. Each bid must rank strictly higher than the last.',
      'Auch Sonderspiele kann man bieten, sie gelten als Zahl: Untendurch (wenn erlaubt) 500, Durch 1000, aufgedeckter Durch 1500, aufgedeckter Durch von der Hand 2000. Jedes Gebot muss höher sein als das letzte.',
    ),
  ],
  [
    'BIN-5',
    text(
      'If all say `weg` the next dealer deals anew.',
      'Sagen alle „weg“, gibt der nächste Geber neu.',
    ),
  ],
  [
    'BIN-6',
    text(
      'The Dabb is shown to all and taken by declarer. After the bid “from the hand” it stays down, counts for nobody, and declarer plays that game without discarding.',
      'Der Dabb wird allen gezeigt und vom Spieler aufgenommen. Nach dem Gebot „von der Hand“ bleibt er liegen, zählt für niemanden, und der Spieler spielt ohne zu drücken.',
    ),
  ],
];

const PLAY: readonly (readonly [string, Text])[] = [
  [
    'BIN-8',
    text(
      'After a winning number declarer names a trump, gives up, or plays a Durch, open Durch or, if allowed, Untendurch; after a winning special bid only that game or a higher one. Then he discards four cards face down, which count as his; how many are trumps is announced.',
      'Nach einer Zahl nennt der Spieler Trumpf, geht ab oder spielt Durch, aufgedeckten Durch oder, wenn erlaubt, Untendurch; nach einem Sonderspiel nur dieses oder ein höheres. Dann drückt er vier Karten, die ihm zählen; wie viele davon Trümpfe sind, wird angesagt.',
    ),
  ],
  [
    'BIN-9',
    text(
      "Then everybody's melds are reckoned in full from his own hand and shown; partners do not complete each other's.",
      'Danach werden die Meldungen jedes Spielers vollständig aus seinem Blatt gerechnet und gezeigt; Partner ergänzen sich nicht.',
    ),
  ],
  [
    'BIN-10',
    text(
      'Pair of king and ober 20, in trumps 40. Family A T K O U 100, in trumps 150. Four aces, kings, obers, unters of all suits 100, 80, 60, 40. Eight aces, tens, kings, obers or unters 1000. Binokel, [OG] with [US], 40; double 300.',
      'Paar aus König und Ober 20, in Trumpf 40. Familie A 10 K O U 100, in Trumpf 150. Vier Asse, Könige, Ober, Unter aller Farben 100, 80, 60, 40. Acht Asse, Zehnen, Könige, Ober oder Unter 1000. Binokel, [OG] mit [US], 40; doppelt 300.',
    ),
  ],
  [
    'BIN-11',
    text(
      'In a suit families count first and pairs only from what they leave. Of a rank all eight count, else one set of four suits. A card may serve in melds of different sorts.',
      'In einer Farbe zählen zuerst Familien, Paare nur aus dem Rest. Von einem Wert zählen alle acht, sonst einmal vier Farben. Eine Karte darf in Meldungen verschiedener Art dienen.',
    ),
  ],
  [
    'BIN-12',
    text(
      "The dealer's right leads, in a special game declarer. Follow suit and beat the highest card of it if you can, unless a trump already wins; without the suit trump, and overtrump if you can; with neither play anything. To a trump lead likewise. Without trumps follow and beat, else anything. Of equal cards the first wins.",
      'Der Spieler rechts vom Geber spielt aus, im Sonderspiel der Spieler. Es gilt Farbzwang und Stichzwang, außer wenn schon ein Trumpf sticht; ohne die Farbe Trumpfzwang und Übertrumpfen; mit keinem von beiden ist die Karte frei. Auf Trumpf ebenso. Ohne Trümpfe: bedienen und stechen, sonst frei. Von gleichen Karten gewinnt die erste.',
    ),
  ],
  [
    'BIN-13',
    text(
      'A party’s value is the card points of its tricks, 10 for the last trick, for declarer’s party the discards, and its melds if it took a trick.',
      'Der Wert einer Partei sind die Augen ihrer Stiche, 10 für den letzten Stich, für die Spielerpartei das Gedrückte, und ihre Meldungen, wenn sie einen Stich gemacht hat.',
    ),
  ],
  [
    'BIN-14',
    text(
      'Declarer wins with a trick and a value, unrounded, of at least his bid; every party is credited its value rounded to tens. If he loses, his party loses $2 times the bid and every other party gets its credit and 40.',
      'Der Spieler gewinnt mit einem Stich und einem ungerundeten Wert von mindestens seinem Gebot; jeder Partei wird ihr auf Zehner gerundeter Wert gutgeschrieben. Verliert er, zahlt seine Partei $2-mal das Gebot, und jede andere bekommt ihren Wert und 40.',
    ),
  ],
  [
    'BIN-15',
    text(
      'Who gives up names a trump and loses the bid once; every other party gets its melds with that trump and 40. There is no play.',
      'Wer abgeht, nennt Trumpf und verliert das Gebot einfach; jede andere Partei bekommt ihre Meldungen mit diesem Trumpf und 40. Gespielt wird nicht.',
    ),
  ],
  [
    'BIN-16',
    text(
      'Durch: all tricks without melds or trumps, 1000 won, or lost at the first trick not taken by declarer himself. With the hand laid open 1500, from the hand without the Dabb 2000.',
      'Durch: alle Stiche, ohne Meldungen und Trumpf, 1000 gewonnen oder beim ersten Stich verloren, den der Spieler nicht selbst macht. Aufgedeckt 1500, von der Hand ohne Dabb 2000.',
    ),
  ],
  [
    'BIN-17',
    text(
      'Untendurch: no trick at all, 500 won, or lost at the first trick declarer takes. Following and beating still bind; a partner’s tricks do not matter.',
      'Untendurch: kein einziger Stich, 500 gewonnen oder beim ersten eigenen Stich verloren. Farb- und Stichzwang gelten; Stiche des Partners zählen nicht.',
    ),
  ],
  [
    'BIN-18',
    text(
      'The match ends when a total reaches $3 after a deal; the highest wins, equal ones share.',
      'Die Partie endet, wenn nach einem Spiel ein Stand $3 erreicht; der höchste gewinnt, bei Gleichstand wird geteilt.',
    ),
  ],
];

const DEALERS = text(
  "The next dealer is the dealer's right; after a Durch or Untendurch its player.",
  'Nächster Geber ist der Spieler rechts vom Geber; nach Durch oder Untendurch dessen Spieler.',
);

export function clauses(options: Options): readonly Clause[] {
  const { minBid, lostFactor, target } = options;
  const rest = [...BIDDING, ['BIN-7', options.rufen ? CALLING : NO_CALLING] as const, ...PLAY];
  return [
    { id: 'BIN-1', text: options.players === 4 ? DEAL[4] : DEAL[3] },
    { id: 'BIN-2', text: DEALERS },
    ...rest.map(([id, words]) => ({ id, text: fill(words, minBid, lostFactor, target) })),
  ];
}
