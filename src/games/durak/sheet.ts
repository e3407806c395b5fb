/** The rule sheet as data, in our own words. What a variant says stands with the variant. */
import type { Clause } from '../../engine/game.ts';
import { fill, text } from '../../lang/text.ts';
import { packOf } from './cards.ts';
import { cardsEach, type Options } from './options.ts';
import { variants } from './variants/index.ts';

const dealt = (options: Options) => {
  const each = cardsEach(options);
  const plain = fill(
    text(
      'With $1 cards everybody is dealt six, one at a time from the dealer’s left',
      'Von $1 Karten bekommt jeder sechs, einzeln, vom Platz links vom Geber an',
    ),
    packOf(options).order.length,
  );
  const secret =
    each > 6 ? text(', and then two secret ones', ', danach zwei verdeckte') : text('', '');
  const turned = options.trump.startsWith('turned')
    ? text(
        '. The next card is turned for trump; it lies under the stock and is drawn last.',
        '. Die nächste Karte wird für den Trumpf aufgedeckt; sie liegt unter dem Stapel und wird zuletzt gezogen.',
      )
    : text('. Nothing is turned.', '. Aufgedeckt wird nichts.');
  return {
    en: plain.en + secret.en + turned.en,
    de: plain.de + secret.de + turned.de,
  };
};

const clause = (id: string, en: string, de: string): Clause => ({ id, text: text(en, de) });

const base: readonly Clause[] = [
  clause(
    'DUR-2',
    "In the first game the holder of the lowest trump attacks first; of equal ones the first from the dealer's left, and forehand if nobody holds one. Secret cards do not count.",
    'Im ersten Spiel greift zuerst an, wer den niedrigsten Trumpf hat; von gleichen der erste links vom Geber, und Vorhand, wenn niemand einen hat. Verdeckte Karten zählen nicht.',
  ),
  clause(
    'DUR-3',
    'In a bout the attacker plays one or more cards of one rank against the next player, the defender.',
    'In einem Angriff spielt der Angreifer eine oder mehrere Karten eines Werts gegen den Nächsten, den Verteidiger.',
  ),
  clause(
    'DUR-4',
    'The defender covers an attacking card with a higher one of its suit or, if it is no trump, with a trump. Each card is covered once.',
    'Der Verteidiger deckt eine Angriffskarte mit einer höheren ihrer Farbe oder, wenn sie kein Trumpf ist, mit einem Trumpf. Jede wird einmal gedeckt.',
  ),
  clause(
    'DUR-5',
    "After an attack the defender acts first. After every cover the attacker and then the defender's other neighbour may add cards of a rank that lies in the bout, until they are done. Who has no cards is not asked, and nobody is when no more may come. When all is covered and nobody adds, the bout is beaten.",
    'Nach einem Angriff ist zuerst der Verteidiger dran. Nach jedem Decken dürfen der Angreifer und dann der andere Nachbar des Verteidigers Karten dazulegen, deren Wert schon liegt, bis sie fertig sind. Wer keine Karten hat, wird nicht gefragt, und niemand, wenn keine mehr kommen dürfen. Ist alles gedeckt und legt niemand dazu, ist der Angriff abgeschlagen.',
  ),
  clause(
    'DUR-6',
    'At most five attacking cards lie in the first bout of a game and six later, never more than the defender held when the attack reached him.',
    'Im ersten Angriff eines Spiels liegen höchstens fünf Angriffskarten, später sechs, nie mehr, als der Verteidiger hatte, als der Angriff ihn erreichte.',
  ),
  clause(
    'DUR-7',
    'In his turn, while a card is uncovered, the defender may take: everything of the bout goes to his hand.',
    'Solange eine Karte offen ist, darf der Verteidiger schlucken: Alles, was liegt, kommt auf seine Hand.',
  ),
  clause(
    'DUR-8',
    'Beaten cards leave the game and the defender attacks next. If he took or went out, the next in play after him attacks.',
    'Abgeschlagene Karten gehen aus dem Spiel, und der Verteidiger greift als Nächster an. Hat er geschluckt oder ist er ausgeschieden, greift der Nächste nach ihm an.',
  ),
  clause(
    'DUR-9',
    'After the bout hands are filled to six from the stock, each before the next: the attacker, the other neighbour, the others going on from the defender, the defender last.',
    'Nach dem Angriff wird bis auf sechs Karten nachgezogen, einer nach dem anderen: der Angreifer, der andere Nachbar, die Übrigen vom Verteidiger an, zuletzt der Verteidiger.',
  ),
  clause(
    'DUR-10',
    'Out is who has no cards at the end of a bout when there is no stock. One left with cards is the durak. If nobody is left, it is a draw.',
    'Fertig ist, wer am Ende eines Angriffs keine Karten hat, wenn der Stapel leer ist. Bleibt einer mit Karten, ist er der Durak. Bleibt keiner, ist es unentschieden.',
  ),
  clause(
    'DUR-11',
    'When a hundred bouts in succession were taken, nothing was drawn and nobody went out, the game ends like a draw.',
    'Wurden hundert Angriffe in Folge geschluckt, nichts gezogen und schied niemand aus, endet das Spiel wie ein Unentschieden.',
  ),
];

const points = (options: Options) =>
  fill(
    text(
      'The durak, or each of a losing pair, gets a point. After $1 the fewest points win; equal ones share.',
      'Der Durak, oder jeder des Verliererpaars, bekommt einen Punkt. Nach $1 gewinnen die wenigsten Punkte; gleiche teilen.',
    ),
    options.rounds === 1
      ? text('one game', 'einem Spiel')
      : text(`${options.rounds} games`, `${options.rounds} Spielen`),
  );

export const clauses = (options: Options): readonly Clause[] => [
  { id: 'DUR-1', text: dealt(options) },
  ...base,
  ...variants.map(({ clause: id, told }) => ({ id, text: told(options) })),
  { id: 'DUR-38', text: points(options) },
];
