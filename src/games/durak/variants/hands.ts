/** DUR-27 and DUR-34: new hands for bad ones, and secret cards. */
import { allSeats } from '../../../blocks/seats.ts';
import { sentences, type Text, text } from '../../../lang/text.ts';
import { countOf, FIVE, SECRET_CARDS, SUITS, type Words } from '../cards.ts';
import { type Move, newHand } from '../moves.ts';
import { CARDS, type Options } from '../options.ts';
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

const five = ({ gennadi }: Options): Text =>
  gennadi
    ? text(
        'So do five or more cards of one suit, if the player names the dealer; anyone who names the wrong dealer gets no new hand in this game.',
        'Das Recht dazu hat auch, wer fünf oder mehr Karten einer Farbe hält und den Geber nennt; wer den falschen nennt, bekommt in diesem Spiel kein neues Blatt.',
      )
    : text(
        'Five or more cards of one suit entitle the player to one, if they name the dealer; anyone who names the wrong dealer gets no new hand in this game.',
        'Das Recht dazu hat, wer fünf oder mehr Karten einer Farbe hält und den Geber nennt; wer den falschen nennt, bekommt in diesem Spiel kein neues Blatt.',
      );

export const newHands: Variant<'gennadi' | 'fiveSuited' | 'fiveSuitedGlass'> = {
  clause: 'DUR-27',
  options: {
    gennadi: {
      kind: 'flag',
      default: false,
      group: CARDS,
      rare: true,
      label: text('card below six: a new hand', 'Karte unter sechs: neues Blatt'),
      meaning: text(
        'a hand with a card below six may be exchanged for a new one (needs a pack of 52 cards)',
        'ein Blatt mit einer Karte unter sechs darf man tauschen (Gennadi, nur mit 52 Karten)',
      ),
    },
    fiveSuited: {
      kind: 'flag',
      default: false,
      group: CARDS,
      rare: true,
      label: text('five of a suit: a new hand', 'fünf einer Farbe: neues Blatt'),
      meaning: text(
        'a hand with five cards of a suit may be exchanged for a new one by naming the dealer',
        'ein Blatt mit fünf Karten einer Farbe darf man tauschen, wenn man den Geber nennt (Neue Karten)',
      ),
    },
    fiveSuitedGlass: {
      kind: 'flag',
      default: true,
      group: CARDS,
      rare: true,
      young: true,
      label: text('five of a suit: costs a glass', 'fünf einer Farbe: kostet ein Glas'),
      meaning: text(
        'where vodka is drunk, a new hand for five cards of a suit costs a glass too',
        'wenn Wodka getrunken wird, kostet auch ein neues Blatt für fünf Karten einer Farbe ein Glas',
      ),
    },
  },
  clash: {
    when: ({ gennadi, deck }) => gennadi && deck !== 52,
    text: text('gennadi needs a pack of 52 cards', 'gennadi geht nur mit 52 Karten'),
  },
  told(options) {
    if (!options.gennadi && !options.fiveSuited)
      return text('Nobody gets a <new hand>.', '<Neue Blätter> gibt es nicht.');
    if (!asksNewHands(options))
      return text(
        'Nobody gets a <new hand>: the stock has no card to spare.',
        '<Neue Blätter> gibt es nicht, weil der Stapel keine Karte übrig hat.',
      );
    return sentences(
      text(
        'Before the first attack each player, from forehand on, is asked once whether they want to exchange their hand for a new one.',
        'Vor dem ersten Angriff wird jeder, von Vorhand an, einmal gefragt, ob er sein Blatt gegen ein neues tauschen will.',
      ),
      options.gennadi &&
        text(
          'A hand with a card below six entitles the player to one (Gennadi).',
          'Das Recht dazu hat, wer eine Karte unter sechs hält (Gennadi).',
        ),
      options.fiveSuited && five(options),
      turnsUp(options)
        ? text(
            'The hand is shuffled into the stock, the turned card left aside, and the player gets as many cards from the top.',
            'Das Blatt wird in den Stapel gemischt, ohne die aufgedeckte Karte, und der Spieler bekommt ebenso viele Karten von oben.',
          )
        : text(
            'The hand is shuffled into the stock, and the player gets as many cards from the top.',
            'Das Blatt wird in den Stapel gemischt, und der Spieler bekommt ebenso viele Karten von oben.',
          ),
      options.secret && text('Secret cards stay.', 'Verdeckte Karten bleiben.'),
      text(
        'Nobody gets more than one <new hand> per game.',
        'Mehr als ein <neues Blatt> im Spiel bekommt niemand.',
      ),
      paysNewHands(options) &&
        (options.fiveSuited && !options.fiveSuitedGlass
          ? text(
              'For a card below six it costs a glass of vodka, for five of a suit nothing.',
              'Für eine Karte unter sechs kostet es ein Glas Wodka, für fünf einer Farbe nichts.',
            )
          : text('It costs a glass of vodka.', 'Es kostet ein Glas Wodka.')),
    );
  },
  change: (_, options) => ({
    newHands: [...(options.gennadi ? [gennadi] : []), ...(options.fiveSuited ? [fiveSuited] : [])],
    fiveSuitedGlass: options.fiveSuitedGlass,
  }),
};

export const secret: Variant<'secret'> = {
  clause: 'DUR-34',
  options: {
    secret: {
      kind: 'flag',
      default: false,
      group: CARDS,
      rare: true,
      label: text('two secret cards each', 'jedem zwei verdeckte Karten'),
      meaning: text(
        'each player has two more cards, face down until their hand is empty (Secret)',
        'jeder bekommt zwei weitere Karten, verdeckt, bis sein Blatt leer ist (Secret)',
      ),
    },
  },
  told(options) {
    if (!options.secret)
      return text('There are no <secret cards>.', 'Es gibt keine <verdeckten Karten>.');
    return draws(options)
      ? text(
          'Each player has two more cards, <face down>. A player whose hand is empty once the stock is used up takes them up at the end of the bout, after hands are filled and before anyone is out. Until then nobody looks at them and they count for nothing.',
          'Jeder hat zwei weitere Karten, <verdeckt>. Wessen Blatt leer ist, wenn der Stapel aufgebraucht ist, nimmt sie am Ende des Angriffs auf, nach dem Nachziehen und bevor jemand ausscheidet. Bis dahin sieht sie niemand an, und sie zählen nicht.',
        )
      : text(
          'Each player has two more cards, <face down>. A player whose hand is empty takes them up at the end of the bout, before anyone is out. Until then nobody looks at them and they count for nothing.',
          'Jeder hat zwei weitere Karten, <verdeckt>. Wessen Blatt leer ist, nimmt sie am Ende des Angriffs auf, bevor jemand ausscheidet. Bis dahin sieht sie niemand an, und sie zählen nicht.',
        );
  },
  change: (_, options) => (options.secret ? { secret: SECRET_CARDS } : {}),
};
