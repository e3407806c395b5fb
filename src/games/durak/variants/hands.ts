/** DUR-27 and DUR-34: new hands for bad ones, and secret cards. */
import { thoseThatHold } from '../../../blocks/conditions.ts';
import { allSeats } from '../../../blocks/seats.ts';
import { sentences, type Text, text } from '../../../lang/text.ts';
import { countOf, FIVE, SECRET_CARDS, SUITS, type SuitWords } from '../state/cards.ts';
import { type Move, newHand } from '../state/moves.ts';
import type { Options } from '../state/options.ts';
import { rareFlag, type Variant } from '../state/variant-rules.ts';
import { asksNewHands, draws, drinkers, paysNewHands, turnsUp } from './sheet-facts.ts';
import texts from './texts.json' with { type: 'json' };

const LOW = (1 << (2 * (FIVE + 1))) - 1;
const OF_A_SUIT = 5;

const suitWords = (hands: SuitWords, seat: number): SuitWords =>
  hands.slice(SUITS * seat, SUITS * seat + SUITS);

const gennadi = (hands: SuitWords, seat: number): readonly Move[] =>
  suitWords(hands, seat).some((word) => (word & LOW) !== 0) ? [newHand()] : [];

/** The right of a hand with five cards of a suit: the player names the seat they believe to be the dealer. */
const fiveSuited = (hands: SuitWords, seat: number, players: number): readonly Move[] =>
  suitWords(hands, seat).some((word) => countOf(word) >= OF_A_SUIT)
    ? allSeats(players).map(newHand)
    : [];

function entitled({ gennadi: low, fiveSuited: five }: Options): Text {
  if (low && five) return texts.brief.newHands.both;
  return low ? texts.brief.newHands.low : texts.brief.newHands.five;
}

/** Whether five cards of a suit are exempt from the glass that other new hands cost. */
const exempts = ({ fiveSuited: five, fiveSuitedGlass }: Options): boolean =>
  five && !fiveSuitedGlass;

const paidNewHand = (options: Options): Text =>
  exempts(options) ? texts.newHands.glassForLow : texts.newHands.glass;

/** What a new hand costs where the players drink; nothing is said where they do not. */
function glassFor(options: Options): Text | false {
  if (paysNewHands(options)) return paidNewHand(options);
  return exempts(options) && drinkers(options) !== undefined && texts.brief.newHands.noGlass;
}

export const newHands: Variant<'gennadi' | 'fiveSuited' | 'fiveSuitedGlass'> = {
  clause: 'DUR-27',
  options: {
    gennadi: {
      ...rareFlag(texts.groups.cards),
      label: text('card below six: a new hand', 'Karte unter sechs: neues Blatt'),
      meaning: text(
        'a hand with a card below six may be exchanged for a new one (needs a pack of 52 cards)',
        'ein Blatt mit einer Karte unter sechs darf man tauschen (Gennadi, nur mit 52 Karten)',
      ),
    },
    fiveSuited: {
      ...rareFlag(texts.groups.cards),
      label: text('five of a suit: a new hand', 'fünf einer Farbe: neues Blatt'),
      meaning: text(
        'a hand with five cards of a suit may be exchanged for a new one by naming the dealer',
        'ein Blatt mit fünf Karten einer Farbe darf man tauschen, wenn man den Geber nennt (Neue Karten)',
      ),
    },
    fiveSuitedGlass: {
      ...rareFlag(texts.groups.cards),
      default: true,
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
  /** Words rule DUR-27 for these options: which bad hands may be exchanged, and at what price. */
  rule(options) {
    if (!options.gennadi && !options.fiveSuited) return texts.newHands.off;
    if (!asksNewHands(options)) return texts.newHands.noStock;
    return sentences(
      texts.newHands.asked,
      options.gennadi && texts.newHands.low,
      options.fiveSuited && (options.gennadi ? texts.newHands.fiveToo : texts.newHands.five),
      turnsUp(options) ? texts.newHands.shuffledTurned : texts.newHands.shuffled,
      options.secret && texts.newHands.secretStay,
      texts.newHands.onlyOne,
      paysNewHands(options) && paidNewHand(options),
    );
  },
  brief(options) {
    if (!options.gennadi && !options.fiveSuited) return false;
    if (!asksNewHands(options)) return texts.newHands.noStock;
    return sentences(entitled(options), glassFor(options));
  },
  change: (_, options) => ({
    newHands: thoseThatHold([
      [options.gennadi, gennadi],
      [options.fiveSuited, fiveSuited],
    ]),
    fiveSuitedGlass: options.fiveSuitedGlass,
  }),
};

export const secret: Variant<'secret'> = {
  clause: 'DUR-34',
  options: {
    secret: {
      ...rareFlag(texts.groups.cards),
      label: text('two secret cards each', 'jedem zwei verdeckte Karten'),
      meaning: text(
        'each player has two more cards, face down until their hand is empty (Secret)',
        'jeder bekommt zwei weitere Karten, verdeckt, bis sein Blatt leer ist (Secret)',
      ),
    },
  },
  /** Words rule DUR-34 for these options: two cards each that lie face down until the hand is empty. */
  rule(options) {
    if (!options.secret) return texts.secret.off;
    if (draws(options)) return texts.secret.stock;
    return texts.secret.noStock;
  },
  brief(options) {
    if (!options.secret) return false;
    return draws(options) ? texts.brief.secret.stock : texts.brief.secret.noStock;
  },
  change: (_, options) => (options.secret ? { secret: SECRET_CARDS } : {}),
};
