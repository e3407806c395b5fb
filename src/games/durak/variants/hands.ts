/** Other hands than those dealt: new ones (DUR-27), and secret cards (DUR-34). */
import { allSeats } from '../../../blocks/seats.ts';
import { sentences, type Text, text } from '../../../lang/text.ts';
import { countOf, FIVE, SECRET_CARDS, SUITS, type Words } from '../cards.ts';
import { type Move, newHand } from '../moves.ts';
import type { Options } from '../options/index.ts';
import type { Variant } from '../variant-rules.ts';
import { asksNewHands, draws, paysNewHands, turnsUp } from '../words/sheet-facts.ts';

const LOW = (1 << (2 * (FIVE + 1))) - 1;
const OF_A_SUIT = 5;

const suitWords = (hands: Words, seat: number): Words =>
  hands.slice(SUITS * seat, SUITS * seat + SUITS);

const gennadi = (hands: Words, seat: number): readonly Move[] =>
  suitWords(hands, seat).some((word) => (word & LOW) !== 0) ? [newHand()] : [];

/** The player names the seat they believe to be the dealer. */
const fiveSuited = (hands: Words, seat: number, players: number): readonly Move[] =>
  suitWords(hands, seat).some((word) => countOf(word) >= OF_A_SUIT)
    ? allSeats(players).map(newHand)
    : [];

const NO_NEW_HANDS = text('Nobody gets a <new hand>.', '<Neue Blätter> gibt es nicht.');
const NO_SPARE = text(
  'Nobody gets a <new hand>: the stock has no card to spare.',
  '<Neue Blätter> gibt es nicht, weil der Stapel keine Karte übrig hat.',
);
const ASKED = text(
  'Before the first attack each player, from forehand on, is asked once whether they want to exchange their hand for a new one.',
  'Vor dem ersten Angriff wird jeder, von Vorhand an, einmal gefragt, ob er sein Blatt gegen ein neues tauschen will.',
);
const LOW_CARD = text(
  'A hand with a card below six entitles the player to one (Gennadi).',
  'Das Recht dazu hat, wer eine Karte unter sechs hält (Gennadi).',
);
const FIVE_OF = text(
  'So do five or more cards of one suit, if the player names the dealer; anyone who names the wrong dealer gets no new hand in this game.',
  'Das Recht dazu hat auch, wer fünf oder mehr Karten einer Farbe hält und den Geber nennt; wer den falschen nennt, bekommt in diesem Spiel kein neues Blatt.',
);
const ONLY_FIVE_OF = text(
  'Five or more cards of one suit entitle the player to one, if they name the dealer; anyone who names the wrong dealer gets no new hand in this game.',
  'Das Recht dazu hat, wer fünf oder mehr Karten einer Farbe hält und den Geber nennt; wer den falschen nennt, bekommt in diesem Spiel kein neues Blatt.',
);
const DEALT_ANEW = text(
  'The hand is shuffled into the stock, the turned card left aside, and the player gets as many cards from the top.',
  'Das Blatt wird in den Stapel gemischt, ohne die aufgedeckte Karte, und der Spieler bekommt ebenso viele Karten von oben.',
);
const SHUFFLED_IN = text(
  'The hand is shuffled into the stock, and the player gets as many cards from the top.',
  'Das Blatt wird in den Stapel gemischt, und der Spieler bekommt ebenso viele Karten von oben.',
);
const ONE_A_GAME = text(
  'Nobody gets more than one <new hand> per game.',
  'Mehr als ein <neues Blatt> im Spiel bekommt niemand.',
);
const GLASS = text('It costs a glass of vodka.', 'Es kostet ein Glas Wodka.');
const GLASS_LOW = text(
  'For a card below six it costs a glass of vodka, for five of a suit nothing.',
  'Für eine Karte unter sechs kostet es ein Glas Wodka, für fünf einer Farbe nichts.',
);

const five = ({ gennadi }: Options): Text => (gennadi ? FIVE_OF : ONLY_FIVE_OF);

function told(options: Options): Text {
  if (!options.gennadi && !options.fiveSuited) return NO_NEW_HANDS;
  if (!asksNewHands(options)) return NO_SPARE;
  return sentences(
    ASKED,
    options.gennadi && LOW_CARD,
    options.fiveSuited && five(options),
    turnsUp(options) ? DEALT_ANEW : SHUFFLED_IN,
    options.secret && text('Secret cards stay.', 'Verdeckte Karten bleiben.'),
    ONE_A_GAME,
    paysNewHands(options) && (options.fiveSuited && !options.fiveSuitedGlass ? GLASS_LOW : GLASS),
  );
}

/** DUR-27: a player may exchange a bad hand for a new one. */
export const newHands: Variant = {
  clause: 'DUR-27',
  told,
  change: (_, options) => ({
    newHands: [...(options.gennadi ? [gennadi] : []), ...(options.fiveSuited ? [fiveSuited] : [])],
    fiveSuitedGlass: options.fiveSuitedGlass,
  }),
};

const SECRET = text(
  'Each player has two more cards, <face down>. A player whose hand is empty once the stock is used up takes them up at the end of the bout, after hands are filled and before anyone is out. Until then nobody looks at them and they count for nothing.',
  'Jeder hat zwei weitere Karten, <verdeckt>. Wessen Blatt leer ist, wenn der Stapel aufgebraucht ist, nimmt sie am Ende des Angriffs auf, nach dem Nachziehen und bevor jemand ausscheidet. Bis dahin sieht sie niemand an, und sie zählen nicht.',
);
const SECRET_UNDRAWN = text(
  'Each player has two more cards, <face down>. A player whose hand is empty takes them up at the end of the bout, before anyone is out. Until then nobody looks at them and they count for nothing.',
  'Jeder hat zwei weitere Karten, <verdeckt>. Wessen Blatt leer ist, nimmt sie am Ende des Angriffs auf, bevor jemand ausscheidet. Bis dahin sieht sie niemand an, und sie zählen nicht.',
);
const NO_SECRET = text('There are no <secret cards>.', 'Es gibt keine <verdeckten Karten>.');

/** DUR-34: two more cards per player, face down until the hand is empty. */
export const secret: Variant = {
  clause: 'DUR-34',
  told: (options) => {
    if (!options.secret) return NO_SECRET;
    return draws(options) ? SECRET : SECRET_UNDRAWN;
  },
  change: (_, options) => (options.secret ? { secret: SECRET_CARDS } : {}),
};
