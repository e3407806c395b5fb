/** BIN-9 to BIN-18 in our own words: melds, play, scores. */
import type { Clause } from '../../../engine/game.ts';
import { fill, sentences, text } from '../../../lang/text.ts';
import type { Options } from '../state.ts';

const MELDED = text(
  'Declarer discards first; then all the <melds> in each player’s hand are counted and shown to everyone, and nobody may hold one back. Some lay declarer’s melds open before the discard, and a game in which a card of one is discarded, or too few cards are, is lost. Here neither can happen: exactly four cards go, and only what is still in hand is melded.',
  'Erst drückt der Spielmacher, dann werden alle <Meldungen> in jedem Blatt gezählt und allen gezeigt; niemand darf eine zurückhalten. Manche legen die des Spielmachers schon vor dem Drücken aus, und wer dann aus einer drückt oder zu wenig, hat verloren. Hier kann beides nicht vorkommen: Genau vier Karten gehen weg, und gemeldet wird nur, was noch auf der Hand ist.',
);
const NOT_SHARED = text(
  'Partners cannot complete each other’s melds.',
  'Partner können ihre Meldungen nicht gegenseitig ergänzen.',
);
const MELDS = text(
  'A <pair>, king and ober of a suit, counts 20, in trumps 40. A <family>, A 10 K O U of a suit, counts 100, in trumps 150. Four aces, kings, obers or unters of all suits count 100, 80, 60, 40. All eight aces, tens, kings, obers or unters count 1000. <Binokel>, [OG] with [US], counts 40, the double one 300.',
  'Ein <Paar>, König und Ober einer Farbe, zählt 20, in Trumpf 40. Eine <Familie>, A 10 K O U einer Farbe, zählt 100, in Trumpf 150. Vier Asse, Könige, Ober oder Unter aller Farben zählen 100, 80, 60, 40. Alle acht Asse, Zehnen, Könige, Ober oder Unter zählen 1000. <Binokel>, [OG] mit [US], zählt 40, doppelt 300.',
);
const COUNTED = text(
  'In each suit families count first, and pairs only from the kings and obers left over. In each rank all eight count, or else one set of the four suits. A card may serve in melds of different kinds.',
  'In einer Farbe zählen zuerst Familien, und Paare nur aus den Königen und Obern, die sie übrig lassen. Von einem Wert zählen alle acht, sonst einmal die vier Farben. Eine Karte darf zu Meldungen verschiedener Art gehören.',
);
const LEADS = text(
  'The player at the <dealer’s right> <leads>; in a special game declarer does.',
  'Der Spieler <rechts vom Geber> <spielt aus>, im Sonderspiel der Spielmacher.',
);
const FOLLOW = text(
  '<Follow suit>, and <beat> the highest card of that suit if you can, unless the <trick> already holds a trump. If you cannot follow, play a trump, higher than any in the trick if you can. If you have neither, play any card. The same holds when trumps are led. In a game without trumps follow and beat, else play any card.',
  'Die Farbe muss <bedient> und ihre höchste Karte, wenn möglich, <gestochen> werden, es sei denn, im <Stich> liegt schon ein Trumpf. Wer nicht bedienen kann, muss trumpfen, wenn möglich höher, als schon liegt. Wer beides nicht kann, spielt eine beliebige Karte. Für ausgespielten Trumpf gilt dasselbe. Im Spiel ohne Trumpf wird bedient und gestochen, sonst ist die Karte frei.',
);
const PARTNER_TOO = text(
  'A partner’s card must be beaten too.',
  'Auch die Karte des Partners muss gestochen werden.',
);
const EQUALS = text(
  'Of two equal cards the first wins.',
  'Von zwei gleichen Karten gewinnt die erste.',
);
const POINTS = text(
  'An ace counts 11, a ten 10, a king 4, an ober 3, an unter 2: 240 in the pack.',
  'Ein Ass zählt 11, eine Zehn 10, ein König 4, ein Ober 3, ein Unter 2: 240 im ganzen Spiel.',
);
const VALUE = text(
  'The value of a player is the <card points> of their tricks, 10 for the last trick, the discards for declarer, and the melds for whoever took a trick.',
  'Der Wert eines Spielers sind die <Augen> seiner Stiche, 10 für den letzten Stich, beim Spielmacher das Gedrückte, und die Meldungen, wenn er einen Stich gemacht hat.',
);
const VALUE_PARTY = text(
  'The value of a party is the <card points> of its tricks, 10 for the last trick, the discards for declarer’s party, and its melds if it took a trick.',
  'Der Wert einer Partei sind die <Augen> ihrer Stiche, 10 für den letzten Stich, bei der Partei des Spielmachers das Gedrückte, und ihre Meldungen, wenn sie einen Stich gemacht hat.',
);

const WON = text(
  'Declarer wins with a trick and a value, before rounding, of at least the bid; each player then scores their value, rounded to the nearest ten, five upward.',
  'Der Spielmacher gewinnt mit einem Stich und einem Wert, der ungerundet sein Gebot erreicht; jeder schreibt dann seinen Wert, auf Zehner gerundet, ab fünf nach oben.',
);
const WON_PARTY = text(
  'Declarer’s party wins with a trick and a value, before rounding, of at least the bid; each party then scores its value, rounded to the nearest ten, five upward.',
  'Die Partei des Spielmachers gewinnt mit einem Stich und einem Wert, der ungerundet das Gebot erreicht; jede Partei schreibt dann ihren Wert, auf Zehner gerundet, ab fünf nach oben.',
);
const LOST = text(
  'If not, declarer loses $1, and the others each score their value, rounded likewise, and 40.',
  'Sonst verliert der Spielmacher $1, und die anderen bekommen je ihren Wert, ebenso gerundet, und 40.',
);
const LOST_PARTY = text(
  'If not, declarer’s party loses $1, and the other party scores its value, rounded likewise, and 40.',
  'Sonst verliert die Partei des Spielmachers $1, und die andere bekommt ihren Wert, ebenso gerundet, und 40.',
);
const BID_ONCE = text('the bid', 'das Gebot');
const BID_TWICE = text('twice the bid', 'das doppelte Gebot');

const GIVING_UP = text(
  'A declarer who <gives up> names a trump suit, lays the hand face up and loses the bid once; each of the others scores their melds with that trump, even without a trick, and 40. There is no play.',
  'Wer <abgeht>, nennt Trumpf, legt sein Blatt offen und verliert das Gebot einfach; jeder andere bekommt seine Meldungen mit diesem Trumpf, auch ohne Stich, und 40. Gespielt wird nicht.',
);
const GIVING_UP_PARTY = text(
  'A declarer who <gives up> names a trump suit and lays the hand face up; the party loses the bid once, and the other party scores its melds with that trump, even without a trick, and 40. There is no play.',
  'Wer <abgeht>, nennt Trumpf und legt sein Blatt offen; seine Partei verliert das Gebot einfach, und die andere bekommt ihre Meldungen mit diesem Trumpf, auch ohne Stich, und 40. Gespielt wird nicht.',
);
const DURCH = text(
  'Durch: every trick, without melds or trumps. It wins 1000, or loses 1000 at the first trick that declarer does not take. With the hand laid face up before the first card it is 1500, from the hand without the Dabb 2000. Nobody else scores.',
  'Durch: alle Stiche, ohne Meldungen und Trumpf. Er gewinnt 1000 oder verliert 1000 beim ersten Stich, den der Spielmacher nicht macht. Liegt das Blatt vor der ersten Karte offen, sind es 1500, von der Hand ohne Dabb 2000. Sonst schreibt niemand etwas.',
);
const DURCH_BEER = text(
  'Durch: every trick, without melds or trumps. It is lost at the first trick that declarer does not take. Nobody scores: the losing side owes each player of the other side a <beer>, and no more for an open Durch or one from the hand.',
  'Durch: alle Stiche, ohne Meldungen und Trumpf. Verloren ist er beim ersten Stich, den der Spielmacher nicht macht. Niemand schreibt etwas: Die Verliererseite schuldet jedem Spieler der anderen Seite ein <Bier>, für einen aufgedeckten Durch oder einen von der Hand nicht mehr.',
);
const PARTNERS_TRICK = text(
  'A trick taken by the partner loses it too.',
  'Auch ein Stich des Partners verliert ihn.',
);
const UNTENDURCH = text(
  'Untendurch: no trick at all, without melds or trumps. It wins 500, or loses 500 at the first trick declarer takes. The duty to follow and to beat still holds.',
  'Untendurch: kein einziger Stich, ohne Meldungen und Trumpf. Er gewinnt 500 oder verliert 500 beim ersten eigenen Stich. Bedient und gestochen werden muss trotzdem.',
);
const PARTNER_FREE = text(
  'The partner’s tricks do not matter.',
  'Stiche des Partners zählen dabei nicht.',
);
const NO_UNTENDURCH = text('Untendurch is not played.', 'Untendurch wird nicht gespielt.');
const END = text(
  'The match ends when a total reaches $1 after a deal; the highest total wins, and players who tie share the win.',
  'Die Partie endet, wenn nach einem Spiel ein Stand $1 erreicht; der höchste gewinnt, bei Gleichstand wird der Sieg geteilt.',
);

/** The clauses of declarer's party: two partners in fours, else declarer alone. */
const scoring = (
  inParties: boolean,
  { lostFactor, durchStake: stake }: Options,
): readonly Clause[] => {
  const lost = fill(inParties ? LOST_PARTY : LOST, lostFactor === 1 ? BID_ONCE : BID_TWICE);
  return [
    { id: 'BIN-13', topic: 'score', text: sentences(POINTS, inParties ? VALUE_PARTY : VALUE) },
    { id: 'BIN-14', text: sentences(inParties ? WON_PARTY : WON, lost) },
    { id: 'BIN-15', text: inParties ? GIVING_UP_PARTY : GIVING_UP },
    {
      id: 'BIN-16',
      text: sentences(stake === 'beer' ? DURCH_BEER : DURCH, inParties && PARTNERS_TRICK),
    },
  ];
};

export function playClauses(options: Options): readonly Clause[] {
  const inParties = options.players === 4;
  const unten = sentences(UNTENDURCH, inParties && PARTNER_FREE);
  return [
    { id: 'BIN-9', topic: 'melds', text: sentences(MELDED, inParties && NOT_SHARED) },
    { id: 'BIN-10', text: MELDS },
    { id: 'BIN-11', text: COUNTED },
    {
      id: 'BIN-12',
      topic: 'play',
      text: sentences(LEADS, FOLLOW, inParties && PARTNER_TOO, EQUALS),
    },
    ...scoring(inParties, options),
    { id: 'BIN-17', text: options.untendurch ? unten : NO_UNTENDURCH },
    { id: 'BIN-18', topic: 'match', text: fill(END, options.target) },
  ];
}
