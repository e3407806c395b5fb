/** The words of Bimbo, explained. */
import type { Term } from '../../engine/glossary.ts';
import { type Lang, same, text } from '../../lang/text.ts';

const forms = (en: readonly string[], de: readonly string[]): Record<Lang, readonly string[]> => ({
  en,
  de,
});

const PLACES: readonly Term[] = [
  {
    word: same('Bimbo'),
    meaning: text(
      'The last player with cards in hand. In the next deal the Bimbo hands their two highest cards to the König.',
      'Wer als Letzter noch Karten hat. Im nächsten Spiel gibt der Bimbo dem König seine beiden höchsten Karten.',
    ),
  },
  {
    word: same('König'),
    forms: forms(['king of the deal'], ['Königs', 'Königen']),
    meaning: text(
      'The player who was the first to have no cards left. It scores most, and in the next deal brings the Bimbo’s two highest cards. It has nothing to do with the kings in the pack.',
      'Wer zuerst keine Karten mehr hatte. Das zählt am meisten und bringt im nächsten Spiel die beiden höchsten Karten des Bimbo. Mit den Königen im Blatt hat es nichts zu tun.',
    ),
  },
  {
    word: same('Vize-König'),
    meaning: text(
      'The second player out. With five or more at the table they get the highest card of the Vize-Bimbo, unless that is left off.',
      'Wer als Zweiter fertig ist. Ab fünf Spielern bekommt er die höchste Karte des Vize-Bimbo, wenn das nicht abgewählt ist.',
    ),
  },
  {
    word: same('Vize-Bimbo'),
    meaning: text(
      'The last player out before the Bimbo. With five or more at the table they hand their highest card to the Vize-König, unless that is left off.',
      'Wer als Letzter vor dem Bimbo fertig wird. Ab fünf Spielern gibt er dem Vize-König seine höchste Karte, wenn das nicht abgewählt ist.',
    ),
  },
  {
    word: text('exchange', 'Tausch'),
    forms: forms(['exchanges'], ['tauschen', 'Tauschs']),
    meaning: text(
      'Before the play of every deal but the first: the losers hand over their highest cards, and the winners return as many of their own choice.',
      'Vor jedem Spiel außer dem ersten: Die Verlierer geben ihre höchsten Karten ab, die Sieger geben ebenso viele nach Wahl zurück.',
    ),
  },
  {
    word: text('return', 'zurückgeben'),
    forms: forms(['returns', 'returned', 'back'], ['zurück']),
    meaning: text(
      'The König’s part of the exchange: two cards of any kind for the two received, mostly the lowest. The Vize-König returns one.',
      'Der Teil des Königs am Tausch: zwei beliebige Karten für die zwei erhaltenen, meist die niedrigsten. Der Vize-König gibt eine zurück.',
    ),
  },
];

const PLAY: readonly Term[] = [
  {
    word: text('lead', 'ausspielen'),
    forms: forms(
      ['leads', 'led'],
      ['spielt aus', 'ausgespielt', 'Ausgespielt', 'Ausspielen', 'ausspielt'],
    ),
    meaning: text(
      'To play the first cards when none lie there. How many they are and what they must be beaten with is thereby settled; whoever leads cannot pass.',
      'Die ersten Karten spielen, wenn keine liegen. Damit steht fest, mit wie vielen überboten wird; wer ausspielt, kann nicht passen.',
    ),
  },
  {
    word: text('pile', 'Stoß'),
    forms: forms(['piles'], []),
    meaning: text(
      'The cards played since the last lead. Only those on top must be beaten.',
      'Die Karten, die seit dem letzten Ausspielen gelegt wurden. Überboten werden müssen nur die obersten.',
    ),
    parts: ['pile', 'beneath'],
  },
  {
    word: text('set aside', 'beiseite'),
    forms: forms([], ['beiseitegelegt']),
    meaning: text(
      'A finished pile is out of the deal. Nobody gets its cards, they count nothing.',
      'Ein beendeter Stoß scheidet aus. Niemand bekommt die Karten, sie zählen nichts.',
    ),
    parts: ['aside'],
  },
  {
    word: text('pass', 'passen'),
    forms: forms(['passes', 'passed', 'passing'], ['passt', 'gepasst', 'passe']),
    meaning: text(
      'To play nothing this time, even if one could. The next turn is free again.',
      'Diesmal nichts legen, auch wenn man könnte. Das nächste Mal darf man wieder.',
    ),
    parts: ['pass'],
  },
  {
    word: text('rank', 'Wert'),
    forms: forms(['ranks', 'higher rank'], ['Werts', 'Werte']),
    meaning: text(
      'What a card is regardless of its suit: 7, 8, 9, 10, jack, queen, king or ace, from low to high. Suits do not matter in the play.',
      'Was eine Karte ohne ihre Farbe ist: 7, 8, 9, 10, Bube, Dame, König oder Ass, von unten nach oben. Farben spielen beim Legen keine Rolle.',
    ),
  },
  {
    word: text('together', 'zusammen'),
    forms: forms(['equal cards'], ['gleiche Karten']),
    meaning: text(
      'Cards of one rank may be played at once, two or as many as agreed. They can be beaten only by as many of a higher rank.',
      'Karten eines Werts dürfen auf einmal gespielt werden, zwei oder so viele wie vereinbart. Überbieten können sie nur ebenso viele höhere.',
    ),
  },
  {
    word: text('ace', 'Ass'),
    forms: forms(['aces'], ['Asse', 'Assen']),
    meaning: text(
      'The highest rank. Nothing beats it, so whoever plays it leads again at once.',
      'Der höchste Wert. Nichts überbietet ihn, also spielt sofort wieder aus, wer es gelegt hat.',
    ),
    cards: ['AC', 'AD', 'AH', 'AS'],
  },
  {
    word: text('seven of diamonds', 'Karo Sieben'),
    meaning: text(
      'Whoever holds it when the play begins makes the first lead. It need not be played then.',
      'Wer sie hat, wenn das Legen beginnt, spielt als Erster aus. Sie selbst muss es dabei nicht sein.',
    ),
    cards: ['7D'],
  },
  {
    word: text('out', 'fertig'),
    forms: forms(['without cards'], []),
    meaning: text(
      'A player with no cards left. The order in which players are out makes the places of the deal.',
      'Wer keine Karten mehr hat. Die Reihenfolge, in der die Spieler fertig werden, ergibt die Plätze.',
    ),
  },
  {
    word: text('dealer', 'Geber'),
    forms: forms(['dealer’s left'], []),
    meaning: text(
      'Whoever hands out the cards, one at a time to the left. The next deal moves one seat on.',
      'Wer die Karten austeilt, einzeln und linksherum. Beim nächsten Spiel gibt der Nächste.',
    ),
  },
];

export const glossary: readonly Term[] = [...PLACES, ...PLAY];
