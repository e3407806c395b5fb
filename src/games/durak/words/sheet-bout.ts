/** DUR-3 to DUR-11 in our own words: the bout, drawing, and how a game ends. */
import type { Clause } from '../../../engine/game.ts';
import { counted, sentences, type Text, text } from '../../../lang/text.ts';
import type { Options } from '../options.ts';
import { draws, hasOwnTrumps } from './sheet-facts.ts';

const ATTACK = text(
  'The <attacker> starts a <bout> by playing one or more cards of one <rank> against the next player, the <defender>.',
  'Der <Angreifer> spielt eine oder mehrere Karten eines <Werts> gegen den nächsten Spieler, den <Verteidiger>.',
);
const ATTACK_PAIRS = text(
  'The <attacker> starts a <bout> by playing one or more cards of one <rank> against the <defender>: the next player who is not their <partner>.',
  'Der <Angreifer> spielt eine oder mehrere Karten eines <Werts> gegen den <Verteidiger>: den nächsten Spieler, der nicht sein <Partner> ist.',
);

const COVER = text(
  'The defender <covers> an attacking card with a higher card of its suit or, if it is no trump, with a trump.',
  'Der Verteidiger <deckt> eine Angriffskarte mit einer höheren ihrer Farbe oder, wenn sie kein Trumpf ist, mit einem Trumpf.',
);
const COVER_CLUBS = text(
  'The defender <covers> an attacking card with a higher card of its suit or, if it is neither a trump nor a club, with a trump.',
  'Der Verteidiger <deckt> eine Angriffskarte mit einer höheren ihrer Farbe oder, wenn sie weder Trumpf noch Kreuz ist, mit einem Trumpf.',
);
const COVER_SUIT = text(
  'The defender <covers> an attacking card with a higher card of its suit.',
  'Der Verteidiger <deckt> eine Angriffskarte mit einer höheren ihrer Farbe.',
);
const COVER_OWN = text(
  'The defender <covers> an attacking card with a higher card of its suit or, if it is not of the defender’s own trump suit, with a card of that suit.',
  'Der Verteidiger <deckt> eine Angriffskarte mit einer höheren ihrer Farbe oder, wenn sie nicht von seiner eigenen Trumpffarbe ist, mit einer Karte dieser Farbe.',
);
const COVER_OWN_CLUBS = text(
  'The defender <covers> an attacking card with a higher card of its suit or, if it is neither a club nor of the defender’s own trump suit, with a card of that suit.',
  'Der Verteidiger <deckt> eine Angriffskarte mit einer höheren ihrer Farbe oder, wenn sie weder Kreuz noch von seiner eigenen Trumpffarbe ist, mit einer Karte dieser Farbe.',
);
const EQUALS = text(
  'Of two equal cards neither beats the other.',
  'Von zwei gleichen Karten schlägt keine die andere.',
);
const ONCE = text('Each card is covered only once.', 'Jede Karte wird nur einmal gedeckt.');

function covering(options: Options): Text {
  if (options.trump === 'none') return COVER_SUIT;
  if (hasOwnTrumps(options)) return options.clubs ? COVER_OWN_CLUBS : COVER_OWN;
  return options.clubs ? COVER_CLUBS : COVER;
}

const DEFENDER_FIRST = text(
  'After an attack the defender acts first.',
  'Nach dem Angreifen ist zuerst der Verteidiger dran.',
);
const DEFENDER_FIRST_PASS = text(
  'After an attack or a pass the defender acts first.',
  'Nach dem Angreifen und nach dem Schieben ist zuerst der Verteidiger dran.',
);
const ASKED = text(
  'After every cover the attacker, and then the <other neighbour>, may <add> cards of any one rank already in the bout, attacking or covering, again and again until they are <done>.',
  'Nach jedem Decken dürfen erst der Angreifer, dann der <andere Nachbar> Karten eines Werts <dazulegen>, der unter den Angriffs- oder Deckkarten schon liegt, so oft sie wollen.',
);
const ASKED_TWO = text(
  'After every cover the attacker may <add> cards of any one rank already in the bout, attacking or covering, again and again until they are <done>.',
  'Nach jedem Decken darf der Angreifer Karten eines Werts <dazulegen>, der unter den Angriffs- oder Deckkarten schon liegt, so oft er will.',
);
const OTHER = text(
  'The other neighbour is the first player in play after the defender who is not the attacker.',
  'Der andere Nachbar ist der Erste im Spiel nach dem Verteidiger, der nicht der Angreifer ist.',
);
const OTHER_PAIRS = text(
  'The other neighbour is the first player in play after the defender who is neither the attacker nor the defender’s partner.',
  'Der andere Nachbar ist der Erste im Spiel nach dem Verteidiger, der weder der Angreifer noch der Partner des Verteidigers ist.',
);
const NOT_ASKED = text(
  'Players without cards are not asked, and nobody is once no more cards may be added.',
  'Wer keine Karten hat, wird nicht gefragt; dürfen keine mehr dazu, wird niemand gefragt.',
);
const NOT_ASKED_CHEATS = text(
  'Players without cards are not asked, and nobody is once no more cards may be added, unless there is a false card to catch.',
  'Wer keine Karten hat, wird nicht gefragt; dürfen keine mehr dazu, wird niemand gefragt, es sei denn, eine falsche Karte lässt sich noch bemerken.',
);
const BEATEN = text(
  'When every card is covered and nobody adds more, the bout is <beaten>.',
  'Ist alles gedeckt und legt niemand mehr dazu, ist der <Angriff> <abgeschlagen>.',
);
const CLOCK = text(
  'There is a clock (Harakiri): a player who does not move within $1 seconds has a random move made for them, never a false one.',
  'Es läuft eine Uhr (Harakiri): Wer nicht binnen $1 Sekunden zieht, bekommt einen zufälligen Zug, nie einen falschen.',
);
const CLOCK_ONE = text(
  'There is a clock (Harakiri): a player who does not move within one second has a random move made for them, never a false one.',
  'Es läuft eine Uhr (Harakiri): Wer nicht binnen einer Sekunde zieht, bekommt einen zufälligen Zug, nie einen falschen.',
);

const turn = ({ players, transfer, pairs, cheating, clock }: Options): Text =>
  sentences(
    transfer === 'off' ? DEFENDER_FIRST : DEFENDER_FIRST_PASS,
    players === 2 ? ASKED_TWO : ASKED,
    players > 2 && (pairs === 'off' ? OTHER : OTHER_PAIRS),
    cheating ? NOT_ASKED_CHEATS : NOT_ASKED,
    BEATEN,
    clock > 0 && counted(clock, CLOCK_ONE, CLOCK),
  );

const MOST = text(
  'The first bout of a game has at most five attacking cards, later bouts six, and no bout more than the defender held when the attack reached them.',
  'Im ersten Angriff eines Spiels liegen höchstens fünf Angriffskarten, später sechs, und nie mehr, als der Verteidiger auf der Hand hatte, als der Angriff ihn erreichte.',
);
const MOST_PASSED = text(
  'The first bout of a game has at most five attacking cards, however often it is passed on, later bouts six, and no bout more than the defender held when the attack reached them.',
  'Im ersten Angriff eines Spiels liegen höchstens fünf Angriffskarten, wie oft auch geschoben wird, später sechs, und nie mehr, als der Verteidiger auf der Hand hatte, als der Angriff ihn erreichte.',
);
const MOST_HAND = text(
  'A bout never has more attacking cards than the defender held when the attack reached them.',
  'Es liegen nie mehr Angriffskarten, als der Verteidiger auf der Hand hatte, als der Angriff ihn erreichte.',
);
const NOT_SECRET = text('Secret cards do not count.', 'Verdeckte Karten zählen nicht.');

function most({ limit, transfer, secret }: Options): Text {
  const six = transfer === 'off' ? MOST : MOST_PASSED;
  return sentences(limit === 'none' ? MOST_HAND : six, secret && NOT_SECRET);
}

const TAKE = text(
  'While a card is uncovered, the defender may <take> on their turn: all the cards of the bout go into their hand.',
  'Solange eine Karte nicht gedeckt ist, darf der Verteidiger, wenn er dran ist, <schlucken>: Alles, was liegt, kommt auf seine Hand.',
);
const AFTER = text(
  'The cards of a beaten bout leave the game, and the defender attacks next. If the defender took or went out, the next in play after them attacks.',
  'Die Karten eines abgeschlagenen Angriffs gehen aus dem Spiel, und der Verteidiger greift als Nächster an. Hat er geschluckt oder ist er ausgeschieden, greift der Nächste nach ihm an.',
);

const FILLED = text(
  'After the bout players fill their hands to six from the stock, one after another: the attacker, the other neighbour, the others in turn after the defender, the defender last.',
  'Nach dem Angriff ziehen die Spieler vom Stapel bis auf sechs Karten nach, einer nach dem anderen: der Angreifer, der andere Nachbar, die Übrigen reihum nach dem Verteidiger, zuletzt der Verteidiger.',
);
const FILLED_TWO = text(
  'After the bout players fill their hands to six from the stock, first the attacker, then the defender.',
  'Nach dem Angriff ziehen die Spieler vom Stapel bis auf sechs Karten nach, erst der Angreifer, dann der Verteidiger.',
);
const NOT_FILLED = text('Nothing is drawn after a bout.', 'Nach einem Angriff wird nicht gezogen.');

function filled(options: Options): Text {
  if (!draws(options)) return NOT_FILLED;
  return options.players === 2 ? FILLED_TWO : FILLED;
}

const OUT_STOCK = text(
  'A player without cards at the end of a bout is <out>, once the stock is empty and hands have been filled.',
  'Wer am Ende eines Angriffs, nach dem Nachziehen, keine Karten hat, ist <fertig>, wenn der Stapel leer ist.',
);
const OUT = text(
  'A player without cards at the end of a bout is <out>.',
  'Wer am Ende eines Angriffs keine Karten hat, ist <fertig>.',
);
const ORDER = text(
  'Of several players out at once, the one who would draw first counts as first.',
  'Sind mehrere zugleich fertig, gilt als Erster, wer zuerst nachziehen würde.',
);
const LAST = text(
  'The last player with cards is the <durak>. If nobody is left, the game is a <draw>.',
  'Wer als Letzter noch Karten hat, ist der <Durak>. Bleibt keiner, ist das Spiel <unentschieden>.',
);
const LAST_PAIR = text(
  'When only players of one pair are left, that pair is <durak>. If nobody is left, the game is a <draw>.',
  'Sind nur noch Spieler eines Paars übrig, ist dieses Paar <Durak>. Bleibt keiner, ist das Spiel <unentschieden>.',
);

const out = (options: Options): Text =>
  sentences(
    draws(options) ? OUT_STOCK : OUT,
    options.players > 2 && ORDER,
    options.quicky !== 'duel' && (options.pairs === 'off' ? LAST : LAST_PAIR),
  );

const STALEMATE = text(
  'If a hundred bouts in a row are taken with nothing drawn and nobody out, the game ends like a draw.',
  'Werden hundert Angriffe in Folge geschluckt, ohne dass jemand zieht oder ausscheidet, endet das Spiel wie ein Unentschieden.',
);

export const bouts = (options: Options): readonly Clause[] => [
  { id: 'DUR-3', text: options.pairs === 'off' ? ATTACK : ATTACK_PAIRS },
  { id: 'DUR-4', text: sentences(covering(options), options.packs > 1 && EQUALS, ONCE) },
  { id: 'DUR-5', text: turn(options) },
  { id: 'DUR-6', text: most(options) },
  { id: 'DUR-7', text: TAKE },
  { id: 'DUR-8', text: AFTER },
  { id: 'DUR-9', text: filled(options) },
  { id: 'DUR-10', topic: 'end', text: out(options) },
  { id: 'DUR-11', text: STALEMATE },
];
