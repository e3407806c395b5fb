/** The words of bridge, for somebody who has not played it. */
import type { Term } from '../../../engine/glossary.ts';
import { same, text } from '../../../lang/text.ts';
import { CLAIM_AMOUNT, DUMMY } from '../shown/text.ts';
import { AUCTION } from './glossary-auction.ts';

const PLAY: readonly Term[] = [
  {
    word: text('contract', 'Kontrakt'),
    forms: { en: ['contracts'], de: ['Kontrakte', 'Kontrakts'] },
    meaning: text(
      'The last bid of the auction: the tricks declarer’s side has to take, and the trumps.',
      'Das letzte Gebot der Reizung: wie viele Stiche die Partei des Alleinspielers machen muss und was Trumpf ist.',
    ),
  },
  {
    word: text('declarer', 'Alleinspieler'),
    forms: { en: [], de: ['Alleinspielers'] },
    meaning: text(
      'The player who plays both hands of the side with the contract: whoever of that side named the strain first.',
      'Wer beide Blätter der Partei mit dem Kontrakt spielt: wer in ihr die Denomination zuerst genannt hat.',
    ),
  },
  {
    word: text('dummy', 'Tisch'),
    forms: { en: [], de: ['Dummy', 'Strohmann', 'Tisches'] },
    parts: [DUMMY],
    meaning: text(
      'Declarer’s partner, and their hand. It lies open for all to see after the first card, and declarer plays from it.',
      'Der Partner des Alleinspielers und sein Blatt. Nach der ersten Karte liegt es für alle offen, und der Alleinspieler spielt daraus.',
    ),
  },
  {
    word: text('defenders', 'Gegenspieler'),
    forms: { en: ['defender', 'defence'], de: ['Verteidigung'] },
    meaning: text(
      'The two players against declarer. They try to take enough tricks to defeat the contract.',
      'Die beiden gegen den Alleinspieler. Sie versuchen, genug Stiche zu machen, damit der Kontrakt fällt.',
    ),
  },
  {
    word: text('partners', 'Partner'),
    forms: { en: ['partner', 'side', 'sides'], de: ['Partners', 'Partei', 'Parteien'] },
    meaning: text(
      'The two players who sit opposite each other. Their tricks and their score count together.',
      'Die zwei, die einander gegenübersitzen. Ihre Stiche und Punkte zählen zusammen.',
    ),
  },
  {
    word: text('dealer', 'Teiler'),
    meaning: text(
      'Who makes the first call. The deal moves to the left each time.',
      'Wer als Erster etwas ansagt. Das Geben wandert jedes Mal nach links.',
    ),
  },
  {
    word: text('trick', 'Stich'),
    forms: { en: ['tricks'], de: ['Stiche', 'Stichen', 'Stichs'] },
    parts: ['trick', 'last'],
    meaning: text(
      'Four cards, one from each hand. The highest trump takes it, or else the highest card of the suit led.',
      'Vier Karten, eine aus jedem Blatt. Der höchste Trumpf macht ihn, sonst die höchste Karte der ausgespielten Farbe.',
    ),
  },
  {
    word: text('lead', 'Ausspiel'),
    forms: {
      en: ['leads', 'led'],
      de: ['ausspielen', 'ausgespielt', 'ausgespielte', 'ausgespielten'],
    },
    meaning: text(
      'The first card of a trick. Its suit has to be followed.',
      'Die erste Karte eines Stichs. Ihre Farbe muss bedient werden.',
    ),
  },
  {
    word: text('follow suit', 'bedienen'),
    forms: { en: ['following suit'], de: ['bedient', 'bediene'] },
    meaning: text(
      'To play a card of the suit led. Whoever has none may play any card.',
      'Eine Karte der ausgespielten Farbe zugeben. Wer keine hat, spielt eine beliebige.',
    ),
  },
  {
    word: text('trump', 'Trumpf'),
    forms: { en: ['trumps'], de: ['Trümpfe', 'Trümpfen'] },
    meaning: text(
      'The suit of the contract. A trump beats every card of the other suits.',
      'Die Farbe des Kontrakts. Ein Trumpf sticht jede Karte der anderen Farben.',
    ),
  },
  {
    word: text('discard', 'abwerfen'),
    forms: { en: ['discards', 'discarded'], de: ['abgeworfen', 'abgeworfene'] },
    meaning: text(
      'To play a card of another suit because one has none of the suit led, and not a trump. It never wins.',
      'Eine Karte einer anderen Farbe spielen, weil man die ausgespielte nicht hat, aber keinen Trumpf. Sie macht nie den Stich.',
    ),
  },
  {
    word: text('ruff', 'schnappen'),
    forms: { en: ['ruffs', 'ruffed', 'ruffing'], de: ['schnappt', 'geschnappt'] },
    meaning: text(
      'To win a trick with a trump when one has no card of the suit led.',
      'Einen Stich mit einem Trumpf machen, weil man die ausgespielte Farbe nicht hat.',
    ),
  },
  {
    word: text('losers', 'Verlierer'),
    forms: { en: ['loser'], de: ['Verlierern'] },
    meaning: text(
      'Cards with which a trick will probably be lost. Declarer counts those of the hand with the long trumps and looks for ways to get rid of some.',
      'Karten, mit denen man wohl einen Stich abgibt. Der Alleinspieler zählt die im Blatt mit den langen Trümpfen und sucht Wege, einige loszuwerden.',
    ),
  },
  {
    word: text('finesse', 'Schnitt'),
    forms: { en: ['finesses', 'finessing'], de: ['schneiden', 'schneidet', 'geschnitten'] },
    meaning: text(
      'An attempt to win a trick with a card although a higher one is out: it is led up to, and played in the hope that the higher card has already had to pass.',
      'Der Versuch, mit einer Karte einen Stich zu machen, obwohl eine höhere fehlt: Man spielt zu ihr hin und hofft, dass die höhere vor ihr sitzt.',
    ),
  },
  {
    word: text('claim', 'beanspruchen'),
    forms: { en: ['claims', 'claimed'], de: ['Anspruch', 'beansprucht'] },
    parts: [CLAIM_AMOUNT],
    meaning: text(
      'Declarer says how many of the remaining tricks they will take. If no defence can prevent it, the deal ends so; a refused claim may not be repeated.',
      'Der Alleinspieler sagt, wie viele der restlichen Stiche er macht. Kann keine Verteidigung das verhindern, endet das Spiel so; ein abgelehnter Anspruch darf nicht wiederholt werden.',
    ),
  },
  {
    word: text('double dummy', 'bei offenen Karten'),
    forms: { en: [], de: ['mit offenen Karten', 'Double Dummy'] },
    meaning: text(
      'With all four hands open and everybody playing their best.',
      'Alle vier Blätter liegen offen, und alle spielen, so gut es geht.',
    ),
  },
];

const SCORE: readonly Term[] = [
  {
    word: text('book', 'Buch'),
    forms: { en: [], de: ['Buchs'] },
    meaning: text(
      'The first six tricks of declarer’s side. They count nothing; a bid counts the tricks above them.',
      'Die ersten sechs Stiche der Partei des Alleinspielers. Sie zählen nichts; ein Gebot nennt die Stiche darüber.',
    ),
  },
  {
    word: text('odd tricks', 'Stiche über dem Buch'),
    forms: { en: ['odd trick'], de: ['Stichen über dem Buch'] },
    meaning: text(
      'Tricks above the first six: to make four spades you need four of them, ten tricks in all.',
      'Stiche über die ersten sechs hinaus: Für vier Pik braucht man vier davon, also zehn Stiche.',
    ),
  },
  {
    word: text('overtricks', 'Überstiche'),
    forms: { en: ['overtrick'], de: ['Überstich', 'Überstichen'] },
    meaning: text(
      'Tricks beyond those the contract asked for.',
      'Stiche über das hinaus, was der Kontrakt verlangt.',
    ),
  },
  {
    word: text('vulnerable', 'in Gefahr'),
    forms: { en: ['vulnerability'], de: ['Gefahr'] },
    meaning: text(
      'A side that is vulnerable wins higher bonuses and pays higher penalties.',
      'Eine Partei in Gefahr bekommt höhere Prämien und zahlt höhere Strafen.',
    ),
  },
  {
    word: text('part score', 'Teilkontrakt'),
    forms: { en: ['part scores'], de: ['Teilkontrakte', 'Teilstand'] },
    meaning: text(
      'A contract made that is worth less than 100 points in tricks. In rubber scoring it counts towards the next game.',
      'Ein erfüllter Kontrakt, dessen Stiche weniger als 100 Punkte wert sind. Im Robber zählt er für die nächste Manche mit.',
    ),
  },
  {
    word: text('game', 'Manche'),
    forms: { en: ['games'], de: ['Manchen'] },
    meaning: text(
      'A hundred points or more for tricks bid and made: three notrump, four hearts or spades, five clubs or diamonds reach it in one deal.',
      'Hundert oder mehr Punkte für gebotene und gemachte Stiche: Drei Sans Atout, vier Herz oder Pik, fünf Kreuz oder Karo reichen dafür in einem Spiel.',
    ),
  },
  {
    word: text('below the line', 'unter dem Strich'),
    meaning: text(
      'Where a rubber score keeps the points for tricks bid and made: only these lead to a game. Bonuses stand above the line.',
      'Wo im Robber die Punkte für gebotene und gemachte Stiche stehen: Nur sie führen zur Manche. Prämien stehen über dem Strich.',
    ),
  },
  {
    word: text('rubber', 'Robber'),
    forms: { en: ['rubbers'], de: ['Robbers'] },
    meaning: text(
      'A match for two games: the side that wins its second game earns a large bonus.',
      'Ein Wettkampf um zwei Manchen: Wer die zweite gewinnt, bekommt eine hohe Prämie.',
    ),
  },
  {
    word: same('Chicago'),
    meaning: text(
      'A way of scoring in rounds of four deals with fixed vulnerability, each deal by itself.',
      'Eine Wertung in Runden zu vier Spielen mit fester Gefahrenlage, jedes Spiel für sich.',
    ),
  },
  {
    word: text('board', 'Board'),
    forms: { en: ['boards'], de: ['Boards'] },
    meaning: text(
      'A deal of a duplicate match. Its number fixes the dealer and who is vulnerable.',
      'Ein Spiel eines Turniers. Seine Nummer legt fest, wer teilt und wer in Gefahr ist.',
    ),
  },
  {
    word: text('small slam', 'Kleinschlemm'),
    meaning: text(
      'A contract for twelve of the thirteen tricks, with a bonus if it is made.',
      'Ein Kontrakt über zwölf der dreizehn Stiche; wird er erfüllt, gibt es eine Prämie.',
    ),
  },
  {
    word: text('grand slam', 'Großschlemm'),
    meaning: text(
      'A contract for all thirteen tricks, with the largest bonus of all.',
      'Ein Kontrakt über alle dreizehn Stiche, mit der höchsten Prämie.',
    ),
  },
  {
    word: text('honours', 'Honneurs'),
    meaning: text(
      'Ace, king, queen, jack and ten of trumps, or the four aces at notrump. In rubber scoring four or five in one hand earn a bonus.',
      'Ass, König, Dame, Bube und Zehn in Trumpf oder in Sans Atout die vier Asse. Im Robber bringen vier oder fünf davon in einem Blatt eine Prämie.',
    ),
  },
  {
    word: text('high-card points', 'Figurenpunkte'),
    forms: { en: ['points'], de: ['Punkte'] },
    meaning: text(
      'A quick measure of a hand: an ace counts 4, a king 3, a queen 2, a jack 1. The pack holds forty, so ten is an average hand.',
      'Ein schnelles Maß für ein Blatt: Ass 4, König 3, Dame 2, Bube 1. Im ganzen Spiel sind vierzig; zehn sind Durchschnitt.',
    ),
  },
  {
    word: text('forcing', 'forcierend'),
    meaning: text(
      'A call that partner may not pass by agreement.',
      'Eine Ansage, auf die der Partner nach Absprache nicht passen darf.',
    ),
  },
  {
    word: text('overcall', 'Gegenreizung'),
    forms: { en: ['overcalls'], de: [] },
    meaning: text(
      'A bid by the side that did not open the bidding.',
      'Ein Gebot der Partei, die die Reizung nicht eröffnet hat.',
    ),
  },
];

export const glossary: readonly Term[] = [...AUCTION, ...PLAY, ...SCORE];
