/** The rule sheet as data, in our own words. */
import type { Clause } from '../../../engine/game.ts';
import { counted, fill, type Text, text } from '../../../lang/text.ts';
import type { Options } from '../state.ts';

const SEATS = text(
  'Seats 0 to 3 are North, East, South and West; North and South are <partners> against East and West. Each player gets 13 of the 52 cards, dealt one at a time. The deal moves to the left.',
  'Die Plätze 0 bis 3 sind Nord, Ost, Süd und West; Nord und Süd spielen als <Partner> gegen Ost und West. Jeder bekommt 13 der 52 Karten, einzeln gegeben. Das Geben wandert nach links.',
);
const AUCTION = text(
  'The <dealer> calls first, then the others in turn, clockwise. A <call> is a <pass>; a <bid> of one to seven <odd tricks> in a <strain>, higher than the last bid in number or, at the same number, in strain (clubs, diamonds, hearts, spades, <notrump>); a <double> of the last bid if the opponents made it and it is not yet doubled; or a <redouble> of your own side’s doubled bid. Three passes after any other call end the <auction>. Four passes at the start end the deal; nobody scores, $1.',
  'Der <Teiler> spricht zuerst, dann geht es im Uhrzeigersinn weiter. Eine <Ansage> ist <Passe>; ein <Gebot> von einem bis sieben <Stichen über dem Buch> in einer <Denomination>, höher als das letzte an Zahl oder bei gleicher Zahl an Rang (Kreuz oder <Treff>, Karo, Herz oder <Coeur>, Pik, <Sans Atout>); <Kontra> auf das letzte Gebot, wenn es von den Gegnern stammt und noch nicht kontriert ist; oder <Rekontra> auf das kontrierte Gebot der eigenen Partei. Dreimal Passe nach einer anderen Ansage beendet die <Reizung>. Viermal Passe zu Beginn beendet das Spiel; niemand schreibt, $1.',
);
const NEXT_DEALS = text('and the next dealer deals', 'und der nächste Teiler gibt');
const SAME_DEALS = text(
  'and the same dealer deals again: the deal does not count as one of the four of its round',
  'und derselbe Teiler gibt noch einmal: Das Spiel zählt nicht zu den vieren der Runde',
);
const PLAY = text(
  'The last bid is the <contract>. <Declarer> is the player of that side who first named its strain. The player at declarer’s left leads; then declarer’s partner spreads their hand face up as <dummy>. Declarer plays the cards of both hands; dummy’s seat does not act.',
  'Das letzte Gebot ist der <Kontrakt>. <Alleinspieler> ist, wer in dieser Partei die Denomination zuerst genannt hat. Sein linker Nachbar spielt aus, dann legt der Partner des Alleinspielers als <Tisch> (<Dummy>) sein Blatt offen hin. Der Alleinspieler spielt die Karten beider Blätter; der Platz des Tisches handelt nicht.',
);
const TRICK = text(
  'Players must <follow suit> if they can, and may otherwise play any card. The highest <trump> takes the <trick>, or, if there is none, the highest card of the suit led. The winner leads to the next. Cards rank A K Q J 10 down to 2.',
  'Die ausgespielte Farbe muss <bedient> werden; wer das nicht kann, spielt eine beliebige Karte. Der höchste <Trumpf> macht den <Stich>, ohne Trumpf die höchste Karte der ausgespielten Farbe. Wer den Stich macht, spielt zum nächsten aus. Die Rangfolge ist A K D B 10 bis 2.',
);
const CLAIM = text(
  'When it is declarer’s or dummy’s turn to play, declarer may <claim> a number of the tricks not yet complete; the <defenders> get the rest. The claim stands, and ends the deal, if declarer can take that many <double dummy>, against any defence. After a refused claim declarer may not claim again in that deal. Computer players claim only what holds in every layout.',
  'Ist der Alleinspieler oder der Tisch am Zug, darf er eine Zahl der noch offenen Stiche <beanspruchen>; die <Gegenspieler> bekommen den Rest. Der Anspruch gilt und beendet das Spiel, wenn sich <bei offenen Karten> gegen jede Verteidigung so viele Stiche machen lassen. Nach einem abgelehnten Anspruch ist in diesem Spiel kein weiterer erlaubt. Computerspieler beanspruchen nur, was bei jeder Verteilung sicher ist.',
);

const VALUES = text(
  'Six tricks are the <book>. Each odd trick counts 20 in clubs and diamonds, 30 in hearts and spades, in notrump 40 for the first and 30 for each further one; doubled, twice as much, redoubled, four times.',
  'Sechs Stiche sind das <Buch>. Jeder weitere zählt 20 in Kreuz und Karo, 30 in Herz und Pik, in Sans Atout der erste 40 und jeder weitere 30; im Kontra das Doppelte, im Rekontra das Vierfache.',
);
const BELOW = text(
  '$1 Odd tricks bid and made are scored <below the line>. A side that reaches 100 or more there, in one deal or several, wins a <game>; then both sides start a new one, and a side with a game is <vulnerable>. Two games win the <rubber>, for 700 points if the other side has no game and 500 if it has one; a new rubber then starts from nothing. If the match ends after a set number of deals, the last deal, even if passed out, pays 300 to the only side with a game in the unfinished rubber and 100 to the only side with a <part score> in the unfinished game. $2',
  '$1 Gereizte und erfüllte Stiche werden <unter dem Strich> geschrieben. Wer dort, in einem Spiel oder mehreren, 100 oder mehr erreicht, gewinnt eine <Manche>; dann beginnen beide Parteien eine neue, und wer eine Manche hat, ist <in Gefahr>. Zwei Manchen gewinnen den <Robber>: 700, wenn die anderen keine haben, sonst 500; dann beginnt ein neuer Robber bei null. Endet die Partie nach einer festen Zahl von Spielen, bringt das letzte, auch wenn alle gepasst haben, im unvollendeten Robber 300 der einzigen Partei mit einer Manche und in der unvollendeten Manche 100 der einzigen mit einem <Teilkontrakt>. $2',
);
const ONE_RUBBER = text(
  'The match is one rubber, and the higher total wins.',
  'Die Partie ist ein Robber; die höhere Summe gewinnt.',
);
const RUBBERS = text(
  'The match has $1 rubbers, and the higher total over all of them wins.',
  'Die Partie hat $1 Robber; über alle zusammen gewinnt die höhere Summe.',
);
const NO_RUBBER = text(
  '$1 There are no rubbers: every deal is scored by itself.',
  '$1 Robber gibt es nicht: Jedes Spiel wird für sich gewertet.',
);
const BONUSES = text(
  'Each <overtrick> scores its trick value; doubled 100, vulnerable 200; redoubled twice that. A <small slam>, twelve tricks bid and made, scores 500, a <grand slam>, all 13, 1000; vulnerable 750 and 1500. Making a doubled contract scores 50, a redoubled one 100. $1',
  'Jeder <Überstich> zählt seinen Stichwert, im Kontra 100, in Gefahr 200, im Rekontra das Doppelte davon. Ein <Kleinschlemm>, zwölf gereizte und gemachte Stiche, bringt 500, ein <Großschlemm>, alle 13, 1000; in Gefahr 750 und 1500. Wer einen kontrierten Kontrakt erfüllt, bekommt 50, einen rekontrierten 100. $1',
);
const HONOURS = text(
  '<Honours> dealt to any one of the four hands count for its side: four of the five top trumps 100, all five 150, four aces at notrump 150.',
  '<Honneurs> in einem der vier gegebenen Blätter, gleich in welchem, zählen für seine Partei: vier der fünf höchsten Trümpfe 100, alle fünf 150, vier Asse in Sans Atout 150.',
);
const DOWN = text(
  'For each trick short of the contract the defenders score 50, vulnerable 100; doubled 100, 200, 200 and then 300 each, vulnerable 200 and then 300 each; redoubled twice as much. $1',
  'Ein nicht erfüllter Kontrakt bringt den Gegnern für jeden fehlenden Stich 50, in Gefahr 100; im Kontra 100, 200, 200 und dann je 300, in Gefahr 200 und dann je 300; im Rekontra das Doppelte. $1',
);
const ON_ITS_OWN = text(
  'A made contract scores its trick value plus 50, or, if that value is 100 or more, plus 300, vulnerable 500.',
  'Ein erfüllter Kontrakt bringt seinen Stichwert und dazu 50, bei einem Stichwert von 100 oder mehr 300, in Gefahr 500.',
);
const CHICAGO = text(
  '$1 A round has four deals: in the first nobody is vulnerable, in the next two the dealer’s side, in the last both. $2',
  '$1 Eine Runde hat vier Spiele: Im ersten ist niemand in Gefahr, in den nächsten beiden die Partei des Teilers, im letzten beide. $2',
);
const DUPLICATE = text(
  '$1 North deals board 1. Vulnerable on <boards> 1 to 16 are: nobody, North–South, East–West, both; North–South, East–West, both, nobody; East–West, both, nobody, North–South; both, nobody, North–South, East–West; then the same again. $2',
  '$1 Nord teilt Board 1. In Gefahr sind auf <Board> 1 bis 16: niemand, Nord–Süd, Ost–West, beide; Nord–Süd, Ost–West, beide, niemand; Ost–West, beide, niemand, Nord–Süd; beide, niemand, Nord–Süd, Ost–West; dann wieder von vorn. $2',
);
const ONE_ROUND = text('The match is one round.', 'Die Partie hat eine Runde.');
const ROUNDS = text('The match has $1 rounds.', 'Die Partie hat $1 Runden.');
const ONE_BOARD = text('The match is one board.', 'Die Partie hat ein Board.');
const BOARDS = text('The match has $1 boards.', 'Die Partie hat $1 Boards.');

function ownScoring({ scoring, rubbers, boards }: Options): Text {
  switch (scoring) {
    case 'rubber':
      return text('', '');
    case 'chicago':
      return fill(CHICAGO, ON_ITS_OWN, counted(rubbers, ONE_ROUND, ROUNDS));
    case 'duplicate':
      return fill(DUPLICATE, ON_ITS_OWN, counted(boards, ONE_BOARD, BOARDS));
  }
}

const trimmed = ({ en, de }: Text): Text => text(en.trim(), de.trim());

export function clauses(options: Options): readonly Clause[] {
  const rubber = options.scoring === 'rubber';
  const rubbers = counted(options.rubbers, ONE_RUBBER, RUBBERS);
  const again = options.scoring === 'chicago' ? SAME_DEALS : NEXT_DEALS;
  const honours = rubber ? HONOURS : text('Honours do not count.', 'Honneurs zählen nicht.');
  const below = rubber ? fill(BELOW, VALUES, rubbers) : fill(NO_RUBBER, VALUES);
  return [
    { id: 'BRI-1', topic: 'deal', text: SEATS },
    { id: 'BRI-2', topic: 'bidding', text: fill(AUCTION, again) },
    { id: 'BRI-3', topic: 'play', text: PLAY },
    { id: 'BRI-4', text: TRICK },
    { id: 'BRI-5', text: CLAIM },
    { id: 'BRI-6', topic: 'score', text: below },
    { id: 'BRI-7', text: fill(BONUSES, honours) },
    { id: 'BRI-8', text: trimmed(fill(DOWN, ownScoring(options))) },
  ];
}
