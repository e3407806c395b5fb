/** DUR-27: a bad hand may be put back for a new one. */
import { allSeats } from '../../../blocks/seats.ts';
import { flagOption } from '../../../engine/options.ts';
import { text } from '../../../lang/text.ts';
import { countOf, FIVE, SUITS, type Words } from '../cards.ts';
import { type Move, newHand } from '../moves.ts';
import { CARDS, inGroup } from '../option-groups.ts';
import type { Variant } from '../seams.ts';

export const newHandsOptions = {
  gennadi: inGroup(
    CARDS,
    flagOption(
      false,
      text(
        'a hand with a card below six may be put back for a new one (needs the deck of 52)',
        'ein Blatt mit einer Karte unter sechs darf getauscht werden (Gennadi, nur mit 52 Karten)',
      ),
    ),
  ),
  fiveSuited: inGroup(
    CARDS,
    flagOption(
      false,
      text(
        'five cards of a suit may be put back for a new hand by naming the dealer',
        'fünf Karten einer Farbe dürfen getauscht werden, wenn man den Geber nennt (Neue Karten)',
      ),
    ),
  ),
};

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
const ASKED = text(
  'Before the first attack, if the stock has a card besides the turned one, everybody is asked once whether he puts his hand back for a new one:',
  'Vor dem ersten Angriff wird, solange der Stapel außer der aufgedeckten eine Karte hat, jeder einmal gefragt, ob er sein Blatt gegen ein neues tauscht:',
);
const LOW_CARD = text(' with a card below six;', ' mit einer Karte unter sechs;');
const FIVE_OF = text(
  ' with five cards of a suit, if he names the dealer rightly;',
  ' mit fünf Karten einer Farbe, wenn er den Geber richtig nennt;',
);
const COST = text(
  ' one new hand a game, and where vodka is drunk it costs a glass.',
  ' ein neues Blatt je Spiel, und wo es um Wodka geht, kostet es ein Glas.',
);

export const newHands: Variant = {
  clause: 'DUR-27',
  told: (options) => {
    if (!options.gennadi && !options.fiveSuited) return OFF;
    const parts = [
      ASKED,
      ...(options.gennadi ? [LOW_CARD] : []),
      ...(options.fiveSuited ? [FIVE_OF] : []),
      COST,
    ];
    return { en: parts.map(({ en }) => en).join(''), de: parts.map(({ de }) => de).join('') };
  },
  change: (_, options) => ({
    newHands: [...(options.gennadi ? [gennadi] : []), ...(options.fiveSuited ? [fiveSuited] : [])],
  }),
};
