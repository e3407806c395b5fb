/** The rule sheet as data, in our own words. Melds and play are in `sheet-play.ts`. */
import type { Clause } from '../../../engine/game.ts';
import { fill, sentences, type Text, text } from '../../../lang/text.ts';
import type { Options } from '../state.ts';
import { playClauses } from './sheet-play.ts';

const PACK = text(
  'The pack has 40 German cards: A 10 K O U (ace, <ten>, king, <ober>, <unter>), from high to low, in bells, hearts, leaves and acorns, each card twice.',
  'Gespielt wird mit 40 deutschen Karten: A 10 K O U (Ass, <Zehn>, König, <Ober>, <Unter>), von oben nach unten, in Schellen, Herz, Grün und Eichel, jede Karte zweimal.',
);
const THREE = text(
  'They are dealt in packets, beginning at the <dealer’s right>: four each, two to the <Dabb>, four each, two to the Dabb, four each. Each player has 12, the Dabb 4.',
  'Gegeben wird, <rechts vom Geber> beginnend, in Päckchen: je vier, zwei in den <Dabb>, je vier, zwei in den Dabb, je vier. Jeder hat 12, der Dabb 4.',
);
const FOUR = text(
  'They are dealt in packets, beginning at the <dealer’s right>: three each, two to the <Dabb>, three each, two to the Dabb, three each. Each player has 9, the Dabb 4. Partners sit opposite each other.',
  'Gegeben wird, <rechts vom Geber> beginnend, in Päckchen: je drei, zwei in den <Dabb>, je drei, zwei in den Dabb, je drei. Jeder hat 9, der Dabb 4. Partner sitzen sich gegenüber.',
);
const TO_THE_RIGHT = text(
  'Play runs to the right, counter-clockwise.',
  'Gegeben, gereizt und gespielt wird nach rechts, gegen den Uhrzeigersinn.',
);

const DEALERS = text(
  'The player at the dealer’s right deals next; after a Durch the player who played it does.',
  'Als Nächster gibt der Spieler rechts vom Geber, nach einem Durch der, der ihn gespielt hat.',
);
const DEALERS_UNTEN = text(
  'The player at the dealer’s right deals next; after a Durch or an Untendurch the player who played it does.',
  'Als Nächster gibt der Spieler rechts vom Geber, nach einem Durch oder Untendurch der, der ihn gespielt hat.',
);

const BIDDING = text(
  'The player at the dealer’s right and the next to the right <bid against each other>, the first of them beginning; each bids higher than the last bid or says “<weg>” and is out. The next player in order then joins the one who is left, and speaks first. When nobody is left to join, the last bidder is <declarer> at their own bid; if there has been no bid, they alone may still make one or say “weg”. Bids are multiples of ten from $1 to 2500.',
  'Der Spieler rechts vom Geber und dessen rechter Nachbar <reizen> gegeneinander, der erste spricht zuerst; jeder bietet höher als das letzte <Gebot> oder sagt „<weg>“ und ist draußen. Dann reizt der Nächste in der Reihe gegen den Verbliebenen und spricht zuerst. Kommt keiner mehr, wird der Letzte mit seinem Gebot <Spielmacher>; gab es keines, darf er allein noch bieten oder „weg“ sagen. Geboten wird in Zehnern von $1 bis 2500.',
);
const SPECIAL_BIDS = text(
  'Players may bid <special games> too, which rank as their numbers: <Durch> 1000, <open Durch> 1500, <open Durch from the hand> 2000. Every bid must rank strictly higher than the last.',
  'Auch <Sonderspiele> kann man bieten, sie gelten als Zahl: <Durch> 1000, <aufgedeckter Durch> 1500, <aufgedeckter Durch von der Hand> 2000. Jedes Gebot muss höher sein als das letzte.',
);
const SPECIAL_BIDS_UNTEN = text(
  'Players may bid <special games> too, which rank as their numbers: <Untendurch> 500, <Durch> 1000, <open Durch> 1500, <open Durch from the hand> 2000. Every bid must rank strictly higher than the last.',
  'Auch <Sonderspiele> kann man bieten, sie gelten als Zahl: <Untendurch> 500, <Durch> 1000, <aufgedeckter Durch> 1500, <aufgedeckter Durch von der Hand> 2000. Jedes Gebot muss höher sein als das letzte.',
);
const ALL_OUT = text(
  'If everyone says “weg”, the next dealer deals again.',
  'Sagen alle „weg“, gibt der nächste Geber neu.',
);
const DABB = text(
  'Declarer shows the <Dabb> to everyone and takes it. After a bid of an open Durch from the hand it stays face down and counts for nobody, and declarer plays that game without discarding.',
  'Der Spielmacher zeigt den <Dabb> allen und nimmt ihn auf. Nach dem Gebot „aufgedeckter Durch von der Hand“ bleibt er verdeckt liegen und zählt für niemanden, und der Spielmacher spielt dieses Spiel, ohne zu drücken.',
);

const CALLING = text(
  'As the first step after taking the Dabb, declarer may <call> one of the 20 kinds of card. The right neighbour, or else the left, hands one over and gets back a card of another kind, which only the two of them see. If neither has it, nothing happens.',
  'Hat der Spielmacher den Dabb aufgenommen, darf er als Erstes eine der 20 Karten <rufen>. Der rechte Nachbar, sonst der linke, gibt sie heraus und bekommt eine andere Karte zurück, die nur die beiden sehen. Hat sie keiner der beiden, geschieht nichts.',
);
const NO_CALLING = text(
  'Calling a card from an opponent (<Rufen>) is not played.',
  'Rufen wird nicht gespielt.',
);

const ANNOUNCED = text(
  'After a winning number declarer names a <trump suit>, <gives up>, or plays a Durch or an open Durch; after a winning special bid only that game or a higher one.',
  'Nach einer Zahl nennt der Spielmacher <Trumpf>, <geht ab> oder spielt Durch oder aufgedeckten Durch; nach einem Sonderspiel nur dieses oder ein höheres.',
);
const ANNOUNCED_UNTEN = text(
  'After a winning number declarer names a <trump suit>, <gives up>, or plays an Untendurch, a Durch or an open Durch; after a winning special bid only that game or a higher one.',
  'Nach einer Zahl nennt der Spielmacher <Trumpf>, <geht ab> oder spielt Untendurch, Durch oder aufgedeckten Durch; nach einem Sonderspiel nur dieses oder ein höheres.',
);
const DISCARDED = text(
  'Then declarer <discards> four cards face down, one at a time. They count with declarer’s tricks but in no meld; declarer announces how many of them are trumps.',
  'Dann <drückt> der Spielmacher vier Karten, eine nach der anderen. Sie zählen zu seinen Stichen, aber nicht für Meldungen; wie viele davon Trümpfe sind, sagt er an.',
);

const dealt = ({ players }: Options): Text =>
  sentences(PACK, players === 4 ? FOUR : THREE, TO_THE_RIGHT);

export const clauses = (options: Options): readonly Clause[] => [
  { id: 'BIN-1', topic: 'deal', text: dealt(options) },
  { id: 'BIN-2', text: options.untendurch ? DEALERS_UNTEN : DEALERS },
  { id: 'BIN-3', topic: 'bidding', text: fill(BIDDING, options.minBid) },
  { id: 'BIN-4', text: options.untendurch ? SPECIAL_BIDS_UNTEN : SPECIAL_BIDS },
  { id: 'BIN-5', text: ALL_OUT },
  { id: 'BIN-6', text: DABB },
  { id: 'BIN-7', text: options.rufen ? CALLING : NO_CALLING },
  {
    id: 'BIN-8',
    text: sentences(options.untendurch ? ANNOUNCED_UNTEN : ANNOUNCED, DISCARDED),
  },
  ...playClauses(options),
];
