/** DUR-27: a bad hand may be put back for a new one. */
import { allSeats } from '../../../blocks/seats.ts';
import { sentences, type Text, text } from '../../../lang/text.ts';
import { countOf, FIVE, SUITS, type Words } from '../cards.ts';
import { type Move, newHand } from '../moves.ts';
import type { Options } from '../options.ts';
import { asksNewHands, hasVodka, turnsUp } from '../sheet-facts.ts';
import type { Variant } from '../variant-rules.ts';

const LOW = (1 << (2 * (FIVE + 1))) - 1;
const OF_A_SUIT = 5;

const suitWords = (hands: Words, seat: number): Words =>
  hands.slice(SUITS * seat, SUITS * seat + SUITS);

const gennadi = (hands: Words, seat: number): readonly Move[] =>
  suitWords(hands, seat).some((word) => (word & LOW) !== 0) ? [newHand()] : [];

/** He names the seat he takes for the dealer. */
const fiveSuited = (hands: Words, seat: number, players: number): readonly Move[] =>
  suitWords(hands, seat).some((word) => countOf(word) >= OF_A_SUIT)
    ? allSeats(players).map(newHand)
    : [];

const OFF = text('Nobody gets a new hand.', 'Neue Blätter gibt es nicht.');
const NO_SPARE = text(
  'Nobody gets a new hand: the stock has no card to spare.',
  'Neue Blätter gibt es nicht, weil der Stapel keine Karte übrig hat.',
);
const ASKED = text(
  'Before the first attack every player from forehand on is asked once whether to put their hand back for a new one.',
  'Vor dem ersten Angriff wird von Vorhand an jeder einmal gefragt, ob er sein Blatt gegen ein neues tauscht.',
);
const LOW_CARD = text(
  'A card below six in hand gives the right to it (Gennadi).',
  'Das Recht dazu gibt eine Karte unter sechs (Gennadi).',
);
const FIVE_OF = text(
  'Five or more cards of one suit give the right to it too, by naming the dealer; whoever names the wrong one gets no new hand in this game.',
  'Das Recht dazu geben auch fünf oder mehr Karten einer Farbe, wenn man den Geber nennt; wer den falschen nennt, bekommt in diesem Spiel kein neues Blatt.',
);
const ONLY_FIVE_OF = text(
  'Five or more cards of one suit give the right to it, by naming the dealer; whoever names the wrong one gets no new hand in this game.',
  'Das Recht dazu geben fünf oder mehr Karten einer Farbe, wenn man den Geber nennt; wer den falschen nennt, bekommt in diesem Spiel kein neues Blatt.',
);
const DEALT_ANEW = text(
  'The hand is shuffled into the stock without the turned card, and as many cards come from the top.',
  'Das Blatt wird in den Stapel ohne die aufgedeckte Karte gemischt, und ebenso viele Karten kommen von oben.',
);
const SHUFFLED_IN = text(
  'The hand is shuffled into the stock, and as many cards come from the top.',
  'Das Blatt wird in den Stapel gemischt, und ebenso viele Karten kommen von oben.',
);
const SECRET_STAY = text('Secret cards stay.', 'Verdeckte Karten bleiben.');
const ONE_A_GAME = text(
  'Nobody gets more than one a game.',
  'Mehr als eines im Spiel bekommt niemand.',
);
const GLASS = text('It costs a glass of vodka.', 'Es kostet ein Glas Wodka.');

const five = ({ gennadi }: Options): Text => (gennadi ? FIVE_OF : ONLY_FIVE_OF);

function told(options: Options): Text {
  if (!options.gennadi && !options.fiveSuited) return OFF;
  if (!asksNewHands(options)) return NO_SPARE;
  return sentences(
    ASKED,
    options.gennadi && LOW_CARD,
    options.fiveSuited && five(options),
    turnsUp(options) ? DEALT_ANEW : SHUFFLED_IN,
    options.secret && SECRET_STAY,
    ONE_A_GAME,
    hasVodka(options) && GLASS,
  );
}

export const newHands: Variant = {
  clause: 'DUR-27',
  told,
  change: (_, options) => ({
    newHands: [...(options.gennadi ? [gennadi] : []), ...(options.fiveSuited ? [fiveSuited] : [])],
  }),
};
