/** The words of Durak, explained for somebody who has never played. */
import type { Term } from '../../../engine/glossary.ts';
import { same, text } from '../../../lang/text.ts';

const forms = (en: readonly string[], de: readonly string[]): Pick<Term, 'forms'> => ({
  forms: { en, de },
});

const players: readonly Term[] = [
  {
    word: same('Durak'),
    meaning: text(
      'The fool, in Russian: the last player with cards, the only one who loses.',
      'Russisch für Dummkopf: wer als Letzter noch Karten hat. Nur er verliert.',
    ),
  },
  {
    word: text('double durak', 'Doppeldurak'),
    meaning: text(
      'A player who has lost two games in a row.',
      'Wer zwei Spiele in Folge verloren hat.',
    ),
  },
  {
    word: text('constant durak', 'Dauerdurak'),
    meaning: text(
      'A player who has lost three or more games in a row.',
      'Wer drei oder mehr Spiele in Folge verloren hat.',
    ),
  },
  {
    word: text('attacker', 'Angreifer'),
    ...forms(
      ['attack', 'attacks', 'attacking', 'first attacker', 'attacked'],
      ['angreifen', 'greift an', 'Angreifern', 'angreifend', 'angreift'],
    ),
    meaning: text(
      'Who starts the bout by playing one or more cards of one rank against the next player. Whoever passes an attack on becomes its attacker.',
      'Wer den Angriff mit einer oder mehreren Karten eines Werts gegen den nächsten Spieler eröffnet. Wer weiterschiebt, wird dabei zum Angreifer.',
    ),
  },
  {
    word: text('defender', 'Verteidiger'),
    ...forms(['defend', 'defends'], ['Verteidigers', 'verteidigen', 'verteidigt']),
    meaning: text(
      'The player attacked in this bout: each attacking card must be covered, or everything taken.',
      'Wer in diesem Angriff angegriffen wird: Jede Angriffskarte ist zu decken, sonst muss alles geschluckt werden.',
    ),
  },
  {
    word: text('other neighbour', 'anderer Nachbar'),
    ...forms(
      ['neighbour', 'neighbours'],
      ['andere Nachbar', 'anderen Nachbarn', 'Nachbar', 'Nachbarn'],
    ),
    meaning: text(
      'The player beyond the defender who may add cards too, once the attacker has been asked.',
      'Der Spieler jenseits des Verteidigers, der auch dazulegen darf, nach dem Angreifer.',
    ),
  },
  {
    word: text('forehand', 'Vorhand'),
    meaning: text(
      'The player at the dealer’s left, who is dealt the first card.',
      'Der Spieler links vom Geber, der die erste Karte bekommt.',
    ),
  },
  {
    word: text('partner', 'Partner'),
    ...forms(
      ['partners', 'pair', 'two pairs', 'pairs'],
      ['Partners', 'Paar', 'Paars', 'Paarspiel'],
    ),
    meaning: text(
      'In a game of pairs, the player opposite: partners neither attack each other nor add against each other, and lose together.',
      'Im Paarspiel der Spieler gegenüber: Partner greifen einander nicht an, legen gegeneinander nicht dazu und verlieren gemeinsam.',
    ),
  },
];

const bout: readonly Term[] = [
  {
    word: text('bout', 'Angriff'),
    ...forms(['bouts'], ['Angriffs', 'Angriffe', 'Angriffen']),
    meaning: text(
      'One attack and its defence, until its cards are all covered and leave the game, or are taken.',
      'Ein Angriff samt Abwehr, bis alle Karten gedeckt sind und aus dem Spiel gehen oder geschluckt werden.',
    ),
  },
  {
    word: text('rank', 'Wert'),
    ...forms(['ranks'], ['Werts', 'Werte', 'Werten']),
    meaning: text(
      'Seven, jack or ace: what a card is besides its suit.',
      'Sieben, Bube oder Ass: was eine Karte neben ihrer Farbe ist.',
    ),
  },
  {
    word: text('cover', 'decken'),
    ...forms(
      ['covers', 'covered', 'uncovered', 'covering'],
      ['deckt', 'gedeckt', 'Decken', 'decke', 'deckend'],
    ),
    meaning: text(
      'To beat an attacking card with a higher card of its suit or, if it is no trump, with a trump.',
      'Eine Angriffskarte mit einer höheren ihrer Farbe schlagen oder, wenn sie kein Trumpf ist, mit einem Trumpf.',
    ),
  },
  {
    word: text('add', 'dazulegen'),
    ...forms(['adds', 'adding', 'added', 'may add'], ['legt dazu', 'Dazulegen', 'legen dazu']),
    meaning: text(
      'To play more attacking cards in the bout: only of ranks that lie in it already, as attacking or covering cards.',
      'Weitere Angriffskarten ausspielen: nur solche, deren Wert im Angriff schon liegt, ob angreifend oder deckend.',
    ),
  },
  {
    word: text('done', 'fertig'),
    parts: ['done'],
    meaning: text(
      'To add nothing more for now; after the next cover one is asked again.',
      'Vorerst nichts mehr dazulegen; nach dem nächsten Decken wird man wieder gefragt.',
    ),
  },
  {
    word: text('take', 'schlucken'),
    ...forms(
      ['takes', 'taken', 'took'],
      ['schluckt', 'geschluckt', 'Schluckt', 'schlucke', 'schluckst', 'geschluckten'],
    ),
    parts: ['take'],
    meaning: text(
      'The defender gives up and takes all the cards of the bout into their hand; they do not attack next.',
      'Der Verteidiger gibt auf und nimmt alle Karten des Angriffs auf die Hand; als Nächstes greift er nicht an.',
    ),
  },
  {
    word: text('beaten', 'abgeschlagen'),
    ...forms(['beaten cards'], ['geschlagen', 'abgeschlagenen', 'abgeschlagener']),
    parts: ['beaten'],
    meaning: text(
      'A bout whose cards are all covered is beaten: they leave the game, and the defender attacks next.',
      'Ein Angriff, dessen Karten alle gedeckt sind, ist abgeschlagen: Sie gehen aus dem Spiel, und der Verteidiger greift als Nächster an.',
    ),
  },
  {
    word: text('pile on', 'Nachfressen'),
    ...forms(['piled on'], ['Nachgefressenes']),
    meaning: text(
      'To add cards even after the defender has said that they take.',
      'Auch dann noch Karten dazulegen, wenn der Verteidiger schon schluckt.',
    ),
  },
  {
    word: text('pass on', 'schieben'),
    ...forms(
      ['pass', 'passes', 'passed on', 'pass the attack on', 'passing on', 'passed', 'passing'],
      [
        'schiebt',
        'geschoben',
        'Schieben',
        'weiterschieben',
        'weitergeschoben',
        'schiebt weiter',
        'schiebe',
        'weiterschiebt',
      ],
    ),
    parts: ['pass', 'pass-left', 'pass-right', 'pass-left-stay', 'pass-right-stay'],
    meaning: text(
      'While nothing is covered, the defender may add cards of the attack’s rank, and the next player has to defend all of it.',
      'Solange nichts gedeckt ist, darf der Verteidiger Karten vom Wert des Angriffs dazulegen, und der Nächste muss alles abwehren.',
    ),
  },
  {
    word: text('ticket', 'Fahrkarte'),
    ...forms(['tickets'], ['Fahrkarten']),
    parts: ['show', 'show-left', 'show-right', 'show-left-stay', 'show-right-stay'],
    meaning: text(
      'A trump of the attack’s rank that is only shown to pass the attack on, and stays in the hand.',
      'Ein Trumpf vom Wert des Angriffs, der zum Schieben nur gezeigt wird und auf der Hand bleibt.',
    ),
  },
  {
    word: text('false card', 'falsche Karte'),
    ...forms(
      ['false cards', 'false', 'catch', 'caught'],
      ['falsche Karten', 'falsch', 'falschen', 'bemerken', 'ertappt', 'bemerkt', 'falsche'],
    ),
    parts: ['catch'],
    meaning: text(
      'Where cheating is allowed: a cover that does not beat, or an added card whose rank does not lie. If the wronged player notices at once, it goes back.',
      'Wo Schummeln erlaubt ist: ein Decken, das nicht schlägt, oder eine dazugelegte Karte, deren Wert nicht liegt. Bemerkt es der Geschädigte sofort, geht sie zurück.',
    ),
  },
];

const cards: readonly Term[] = [
  {
    word: text('trump', 'Trumpf'),
    ...forms(['trumps'], ['Trümpfe', 'Trümpfen', 'Trumpffarbe']),
    parts: ['trump-C', 'trump-D', 'trump-H', 'trump-S'],
    meaning: text(
      'A suit whose cards beat those of every other suit; a trump itself is beaten only by a higher one.',
      'Eine Farbe, deren Karten die jeder anderen schlagen; einen Trumpf schlägt nur ein höherer.',
    ),
  },
  {
    word: text('stock', 'Stapel'),
    ...forms(['turned card'], ['Stapels', 'aufgedeckte Karte', 'aufgedeckten']),
    parts: ['stock'],
    meaning: text(
      'The cards not dealt, from which hands are filled to six after a bout. The turned card lies under it and is drawn last.',
      'Die nicht verteilten Karten, von denen nach einem Angriff auf sechs nachgezogen wird. Die aufgedeckte liegt darunter und wird zuletzt gezogen.',
    ),
  },
  {
    word: text('out', 'fertig sein'),
    ...forms(['goes out', 'went out'], ['ausgeschieden', 'scheidet aus', 'ausscheidet']),
    meaning: text(
      'A player without cards who draws no more is out and cannot lose.',
      'Wer keine Karten mehr hat und keine mehr zieht, ist fertig und kann nicht mehr verlieren.',
    ),
  },
  {
    word: text('draw', 'unentschieden'),
    ...forms(['drawn'], ['Unentschieden', 'unentschiedenen']),
    meaning: text(
      'Nobody is left with cards, so nobody is durak. A hundred bouts taken in a row end a game like that too.',
      'Niemand hat noch Karten, also ist keiner der Durak. So endet ein Spiel auch nach hundert in Folge geschluckten Angriffen.',
    ),
  },
  {
    word: same('Weli'),
    cards: ['6D'],
    parts: ['weli'],
    meaning: text(
      'The six of diamonds, where it is played as one: it may be played as a six of any suit, and is a diamond again when taken up.',
      'Die Karo-Sechs, wo sie als Weli gilt: Sie darf als Sechs jeder Farbe gespielt werden und ist aufgenommen wieder eine Karo-Karte.',
    ),
  },
  {
    word: text('secret cards', 'verdeckte Karten'),
    ...forms(
      ['secret', 'secret card', 'face down'],
      ['verdeckte', 'verdeckt', 'verdeckten Karten', 'verdeckten'],
    ),
    meaning: text(
      'Two cards dealt face down to each player, who takes them up only when their hand is empty and nothing is left to draw.',
      'Zwei verdeckt gegebene Karten, die ein Spieler erst aufnimmt, wenn seine Hand leer und nichts mehr zu ziehen ist.',
    ),
  },
  {
    word: text('new hand', 'neues Blatt'),
    ...forms(['new hands'], ['neue Blätter', 'neuen Blätter', 'neuen Blatt']),
    parts: ['new', 'keep'],
    meaning: text(
      'Before the first attack a hand with a card below six, or with five of a suit, may be exchanged, as the options allow.',
      'Vor dem ersten Angriff darf ein Blatt mit einer Karte unter sechs oder mit fünf einer Farbe getauscht werden, je nach Optionen.',
    ),
  },
  {
    word: text('heat', 'Gang'),
    ...forms(['heats', 'duel'], ['Gangs', 'Gänge', 'Gängen', 'Duell']),
    meaning: text(
      'In a duel one hand of cards each, until somebody is out. With enough stock left both get new hands; in the end fewer heats lose.',
      'Im Duell ein Blatt für jeden, bis einer fertig ist. Reicht der Stapel, bekommen beide neue; am Ende verliert, wer weniger Gänge hat.',
    ),
  },
  {
    word: text('forfeit', 'Strafe'),
    ...forms(['forfeits', 'glass', 'glasses'], ['Strafen', 'Glas', 'Gläser']),
    meaning: text(
      'What losing costs beside the point: a glass or an item of clothing. The program only keeps count.',
      'Was eine Niederlage außer dem Punkt kostet: ein Glas oder ein Kleidungsstück. Das Programm führt nur Buch.',
    ),
  },
];

export const glossary: readonly Term[] = [...players, ...bout, ...cards];
