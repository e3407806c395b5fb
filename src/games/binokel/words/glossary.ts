/** The words of Binokel, explained. */
import type { Term } from '../../../engine/glossary.ts';
import { type Lang, same, text } from '../../../lang/text.ts';

const forms = (en: readonly string[], de: readonly string[]): Record<Lang, readonly string[]> => ({
  en,
  de,
});

const BIDDING: readonly Term[] = [
  {
    word: same('Dabb'),
    forms: { en: [], de: ['Dabbs'] },
    meaning: text(
      'Four cards laid aside in the deal. Whoever wins the bidding shows them to everyone, takes them into the hand and discards four.',
      'Vier Karten, die beim Geben beiseitegelegt werden. Wer das Reizen gewinnt, zeigt sie allen, nimmt sie auf und drückt vier.',
    ),
    parts: ['dabb'],
  },
  {
    word: same('weg'),
    meaning: text(
      'German for “away”: the word of a player who bids no further. They are out of the bidding for good.',
      'Das Wort dessen, der nicht weiterbietet. Er ist für dieses Spiel aus dem Reizen heraus.',
    ),
    parts: ['weg'],
  },
  {
    word: text('bid', 'Gebot'),
    forms: forms(
      ['bids', 'bid against each other', 'bidding', 'bidder'],
      ['Gebote', 'Geboten', 'reizen', 'reizt', 'bieten', 'geboten', 'biete', 'bietet', 'gereizt'],
    ),
    meaning: text(
      'The points that a player undertakes to reach with melds, tricks and discards, in tens. The highest bid wins the Dabb and the choice of trumps.',
      'Die Punkte, die man mit Meldungen, Stichen und Gedrücktem zu erreichen verspricht, in Zehnern. Das höchste Gebot bekommt den Dabb und bestimmt Trumpf.',
    ),
    parts: ['bid'],
  },
  {
    word: text('declarer', 'Spielmacher'),
    forms: forms(['declarer’s'], ['Spielmachers', 'der, der spielt']),
    meaning: text(
      'The player who has won the bidding. They name the game, and all the others play against them; in fours the partner helps.',
      'Wer das Reizen gewonnen hat. Er bestimmt das Spiel, und alle anderen spielen gegen ihn; zu viert hilft der Partner.',
    ),
  },
  {
    word: text('discard', 'drücken'),
    forms: forms(
      ['discards', 'discarding', 'discarded'],
      ['drückt', 'Gedrückte', 'gedrückt', 'Gedrücktes', 'drücke', 'Gedrücktem'],
    ),
    meaning: text(
      'To lay four cards face down after taking the Dabb. Their points count for declarer in the end, but they are lost for melds.',
      'Nach dem Aufnehmen des Dabbs vier Karten verdeckt ablegen. Ihre Augen zählen am Ende für den Spielmacher, für Meldungen sind sie verloren.',
    ),
  },
  {
    word: text('gives up', 'geht ab'),
    forms: forms(['give up', 'giving up'], ['abgehen', 'abgeht', 'Abgehen', 'ab']),
    meaning: text(
      'To concede after seeing the Dabb: the bid is lost once instead of twice, and nobody plays. The others get 40 and their melds with the suit named as trump.',
      'Nach dem Blick in den Dabb aufgeben: Das Gebot ist nur einfach verloren, gespielt wird nicht. Die anderen bekommen 40 und ihre Meldungen mit dem genannten Trumpf.',
    ),
    parts: ['ab S', 'ab H', 'ab G', 'ab E'],
  },
  {
    word: text('call', 'rufen'),
    forms: forms(['calling', 'Rufen'], ['ruft', 'Rufen', 'gerufen']),
    meaning: text(
      'If so agreed, declarer may ask for one card by name. The neighbour who has it hands it over and gets another back.',
      'Wenn so vereinbart, darf der Spielmacher eine Karte verlangen. Der Nachbar, der sie hat, gibt sie her und bekommt eine andere.',
    ),
    parts: ['call'],
  },
];

const GAMES: readonly Term[] = [
  {
    word: text('special games', 'Sonderspiele'),
    forms: forms(['special game', 'special bid'], ['Sonderspiel', 'Sonderspielen']),
    meaning: text(
      'Games in which only the number of tricks matters, without melds or trumps: Durch, open Durch and, if agreed, Untendurch.',
      'Spiele, bei denen nur die Zahl der Stiche zählt, ohne Meldungen und Trumpf: Durch, aufgedeckter Durch und, wenn vereinbart, Untendurch.',
    ),
  },
  {
    word: same('Durch'),
    meaning: text(
      'German for “through”: declarer undertakes to take every single trick, without trumps or melds. It is worth 1000, won or lost, or by an option beers.',
      'Der Spielmacher will jeden einzelnen Stich machen, ohne Trumpf und Meldungen. Er zählt 1000, gewonnen oder verloren, oder nach einer Option Bier.',
    ),
    parts: ['bid durch', 'durch'],
  },
  {
    word: text('beer', 'Bier'),
    forms: forms(['beers', 'a beer to come'], ['Biere', 'bekommt ein Bier']),
    meaning: text(
      'By an option a Durch is played for beer instead of points: after it each player of the side that won has one coming from the other side.',
      'Nach einer Option geht ein Durch um Bier statt um Punkte: Danach hat jeder Spieler der Seite, die gewonnen hat, eines von der anderen zu bekommen.',
    ),
  },
  {
    word: text('open Durch', 'aufgedeckter Durch'),
    forms: forms(['open D'], ['aufgedeckten Durch', 'offener Durch', 'offen D']),
    meaning: text(
      'A Durch with the hand laid face up before the first card: 1500.',
      'Ein Durch, bei dem das Blatt vor der ersten Karte offen liegt: 1500.',
    ),
    parts: ['bid offen', 'offen'],
  },
  {
    word: text('open Durch from the hand', 'aufgedeckter Durch von der Hand'),
    forms: forms(
      ['from the hand', 'open hand Durch', 'hand D'],
      ['von der Hand', 'offener Hand-D.', 'Hand-D'],
    ),
    meaning: text(
      'An open Durch with the cards dealt: the Dabb stays face down and nothing is discarded. The highest of the special games, 2000.',
      'Ein aufgedeckter Durch mit den gegebenen Karten: Der Dabb bleibt verdeckt, gedrückt wird nichts. Das höchste Sonderspiel, 2000.',
    ),
    parts: ['bid hand'],
  },
  {
    word: same('Untendurch'),
    meaning: text(
      'If so agreed: declarer undertakes to take no trick at all, without trumps or melds. It is worth 500, won or lost.',
      'Wenn so vereinbart: Der Spielmacher will keinen einzigen Stich machen, ohne Trumpf und Meldungen. Er zählt 500, gewonnen oder verloren.',
    ),
    parts: ['bid unten', 'unten'],
  },
];

const MELDS: readonly Term[] = [
  {
    word: text('meld', 'Meldung'),
    forms: forms(['melds', 'melded'], ['Meldungen', 'melden', 'meldet', 'gemeldet']),
    meaning: text(
      'Cards that score merely for being held together. They are shown before the first trick, and count only for a side that takes a trick.',
      'Karten, die schon zählen, weil man sie zusammen hat. Sie werden vor dem ersten Stich gezeigt und gelten nur, wenn die eigene Partei einen Stich macht.',
    ),
    parts: ['melds0', 'melds1', 'melds2', 'melds3'],
  },
  {
    word: text('pair', 'Paar'),
    forms: forms(['pairs'], ['Paare', 'Paaren']),
    meaning: text(
      'A meld: king and ober of one suit, 20, in trumps 40.',
      'Eine Meldung: König und Ober einer Farbe, 20, in Trumpf 40.',
    ),
  },
  {
    word: text('family', 'Familie'),
    forms: forms(['families'], ['Familien']),
    meaning: text(
      'A meld: ace, ten, king, ober and unter of one suit, 100, in trumps 150. The pair in it does not count again.',
      'Eine Meldung: Ass, Zehn, König, Ober und Unter einer Farbe, 100, in Trumpf 150. Das Paar darin zählt nicht noch einmal.',
    ),
  },
  {
    word: same('Binokel'),
    meaning: text(
      'The meld that names the game: the ober of leaves with the unter of bells, 40; both twice, 300.',
      'Die Meldung, nach der das Spiel heißt: Grün Ober mit Schellen Unter, 40; beide doppelt, 300.',
    ),
    cards: ['OG', 'US'],
  },
  {
    word: same('Ober'),
    forms: forms(['obers'], ['Obern']),
    meaning: text(
      'The court card between king and unter, in the place of a queen. Its suit sign stands at the top. It counts 3.',
      'Das Bild zwischen König und Unter, anstelle einer Dame. Das Farbzeichen steht oben. Er zählt 3.',
    ),
    cards: ['OS', 'OH', 'OE'],
  },
  {
    word: same('Unter'),
    forms: forms(['unters'], ['Untern']),
    meaning: text(
      'The lowest card of a suit, in the place of a jack. Its suit sign stands at the bottom. It counts 2.',
      'Die niedrigste Karte einer Farbe, anstelle eines Buben. Das Farbzeichen steht unten. Er zählt 2.',
    ),
    cards: ['UH', 'UG', 'UE'],
  },
];

const PLAY: readonly Term[] = [
  {
    word: text('trump', 'Trumpf'),
    forms: forms(['trumps', 'trump suit'], ['Trümpfe', 'trumpfen', 'trumpfe']),
    meaning: text(
      'The suit that declarer names: its cards beat those of every other suit, and its pairs and families count more.',
      'Die Farbe, die der Spielmacher nennt: Ihre Karten stechen alle anderen Farben, und ihre Paare und Familien zählen mehr.',
    ),
    parts: ['game S', 'game H', 'game G', 'game E'],
  },
  {
    word: text('trick', 'Stich'),
    forms: forms(['tricks'], ['Stiche', 'Stichen', 'Stichs']),
    meaning: text(
      'One card from each player. The highest trump wins it, or else the highest card of the suit led; the winner leads to the next.',
      'Eine Karte von jedem. Ihn macht der höchste Trumpf, sonst die höchste Karte der ausgespielten Farbe; wer ihn macht, spielt zum nächsten aus.',
    ),
    parts: ['trick', 'last'],
  },
  {
    word: text('lead', 'ausspielen'),
    forms: forms(['leads', 'led'], ['spielt aus', 'ausgespielt', 'ausgespielten']),
    meaning: text(
      'To play the first card of a trick; any card may be led.',
      'Die erste Karte eines Stichs spielen; jede ist erlaubt.',
    ),
  },
  {
    word: text('follow suit', 'bedienen'),
    forms: forms(['follow', 'following suit'], ['bedient', 'bediene']),
    meaning: text(
      'To play a card of the suit led. Whoever has one must, and must beat the trick with it if possible.',
      'Eine Karte der ausgespielten Farbe spielen. Wer eine hat, muss, und muss damit stechen, wenn es geht.',
    ),
  },
  {
    word: text('beat', 'stechen'),
    forms: forms(['beats', 'beaten'], ['gestochen', 'sticht']),
    meaning: text(
      'To play higher than the card that is winning. In Binokel it is a duty, even against the partner.',
      'Höher spielen als die Karte, die gerade den Stich macht. Im Binokel ist das Pflicht, auch gegen den Partner.',
    ),
  },
  {
    word: text('card points', 'Augen'),
    forms: forms(['points'], ['Auge']),
    meaning: text(
      'What the cards in tricks count: ace 11, ten 10, king 4, ober 3, unter 2. The last trick brings 10 more.',
      'Was die Karten in den Stichen zählen: Ass 11, Zehn 10, König 4, Ober 3, Unter 2. Der letzte Stich bringt 10 dazu.',
    ),
  },
  {
    word: text('forehand', 'Vorhand'),
    forms: forms(['dealer’s right'], ['rechts vom Geber']),
    meaning: text(
      'The player at the dealer’s right: first to bid, first to lead unless a special game is played, and the next dealer, since play runs to the right.',
      'Der Spieler rechts vom Geber: Er reizt zuerst, spielt außer im Sonderspiel aus und gibt als Nächster, denn gespielt wird nach rechts.',
    ),
  },
  {
    word: text('ten', 'Zehn'),
    forms: forms(['tens'], ['Zehnen', 'Zehner', 'Zehnern']),
    meaning: text(
      'The second highest card of a suit, above the king. It counts 10.',
      'Die zweithöchste Karte einer Farbe, über dem König. Sie zählt 10.',
    ),
    cards: ['TS', 'TH', 'TG', 'TE'],
  },
];

export const glossary: readonly Term[] = [...BIDDING, ...GAMES, ...MELDS, ...PLAY];
