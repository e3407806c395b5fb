/**
 * What programs are told of an observation of Durak. `known` is what the play has shown of hands:
 * cards taken, the trump card drawn, cards caught.
 */
import {
  bySeat,
  cardIfAny,
  card as cardIn,
  cards as cardsIn,
  count,
  from,
  list,
  mapped,
  nullable,
  oneOf,
  record,
  seat,
  seatBits,
  seatIfAny,
  suitIfAny,
} from '../../blocks/published.ts';
import { FRENCH_52 } from '../../cards/pack.ts';
import { cardsOf, tokenOf, WELI_SUITS, type Words, weliAs, wordsAt } from './cards.ts';
import type { Observation } from './observation.ts';
import { type Bout, type Close, NO_SEAT, RIGHT } from './state.ts';

const card = cardIn(FRENCH_52);
const cards = mapped(cardsIn(FRENCH_52), (words: Words) => cardsOf(words));
/** A card as it lies: a Weli may stand for another six (`6D=S`). */
const lying = mapped(
  oneOf(...FRENCH_52.tokens, ...WELI_SUITS.map((suit) => tokenOf(weliAs(suit)))),
  tokenOf,
);
const direction = mapped(oneOf('left', 'right'), (side: Bout['direction']) =>
  side === RIGHT ? 'right' : 'left',
);

const pair = record<ReturnType<typeof pairsOf>[number]>()({
  attack: lying,
  cover: nullable(lying),
});

const pairsOf = ({ attacks, covers }: Bout) =>
  attacks.map((attack, at) => {
    const { [at]: cover = -1 } = covers;
    return { attack, cover: cover < 0 ? null : cover };
  });

const falseCard = record<Bout>()({
  by: from(seat, ({ adder, defender }) => (adder === NO_SEAT ? defender : adder)),
  at: from(count, ({ doubted }) => doubted),
});

const bout = record<Bout>()({
  attacker: seat,
  defender: seat,
  otherNeighbour: from(seatIfAny, ({ other }) => other),
  direction,
  /** The most attacking cards there may be; null: no limit. */
  most: from(nullable(count), ({ most }) => (most === Number.MAX_SAFE_INTEGER ? null : most)),
  /** In the order of the attack; `cover` is null while the card is uncovered. */
  table: from(list(pair), pairsOf),
  /** Trumps shown to pass the attack on, and how many attacking cards lay there then. */
  tickets: list(record<Bout['tickets'][number]>()({ seat, card, lying: count })),
  /** A false card that may still be caught: the defender's cover, or another's attack, at this place. */
  falseCard: from(nullable(falseCard), (now) => (now.doubted < 0 ? null : now)),
  /** Seats caught in this bout. */
  caught: seatBits,
});

const end = record<Close>()({
  why: oneOf('durak', 'draw', 'stalemate'),
  losers: list(seat),
  chosen: from(seatIfAny, ({ chosen }) => chosen[0] ?? null),
  chosenNext: from(seatIfAny, ({ chosen }) => chosen[1] ?? null),
});

export const published = record<Observation>()({
  observer: seatIfAny,
  phase: oneOf(
    'dealer',
    'dealer-choice',
    'join',
    'declare',
    'deal',
    'new-hands',
    'redeal',
    'attack',
    'defend',
    'ask',
    'pile-on',
    'forfeit-choice',
    'over',
  ),
  /** Games finished before this one. */
  played: from(count, ({ course }) => course.played),
  dealer: from(seatIfAny, ({ course }) => course.dealer),
  turn: seatIfAny,
  /** The trump suit by seat, common or each their own. */
  trumps: bySeat(suitIfAny(FRENCH_52)),
  hand: cards,
  handSizes: from(bySeat(count), ({ sizes }) => sizes),
  /** Cards everybody knows to be in each hand. */
  known: from(bySeat(cards), ({ sizes, known }) => sizes.map((_, one) => wordsAt(known, one))),
  /** Cards to be drawn, the trump card included. */
  stock: count,
  /** While it lies under the stock. */
  trumpCard: from(cardIfAny(FRENCH_52), ({ turned }) => turned),
  /** Cards that have left the game, seen by all. */
  beaten: cards,
  /** Null before the first attack and when the game is over. */
  bout: from(nullable(bout), ({ bout: now }) => (now.attacker === NO_SEAT ? null : now)),
  direction,
  /** Bouts finished in this game, and those at the end of it that brought nobody nearer to its end. */
  bouts: count,
  boutsWithoutProgress: from(count, ({ stale }) => stale),
  /** Seats that are out, the first out first. */
  out: list(seat),
  /** Who is attacked first; null: the lowest trump attacks. */
  attackedFirst: from(seatIfAny, ({ course }) => course.target),
  /** Secret cards that lie before each seat, and those that left the game unseen. */
  secretCards: from(bySeat(count), ({ secrets }) => secrets),
  secretCardsGone: from(count, ({ lost }) => lost),
  /** Own cards that left the game unseen with a partner, and how many of each seat. */
  handGone: from(cards, ({ away }) => away),
  handsGone: from(bySeat(count), ({ awaySizes }) => awaySizes),
  /** Own cards put back into the stock for a new hand, and who has had one. */
  putBack: from(cards, ({ returned }) => returned),
  newHands: from(seatBits, ({ course }) => course.newHands),
  /** Who names the next dealer, and who may be named. */
  chooser: from(seatIfAny, ({ course }) => course.chooser),
  choices: from(seatBits, ({ course }) => course.choices),
  heatsWon: from(bySeat(count), ({ course }) => course.heats),
  /** Games lost by seat, and how many of them in a row up to now. */
  totals: from(bySeat(count), ({ course }) => course.totals),
  lostInARow: from(bySeat(count), ({ course }) => course.runs),
  /** How the game ended; `chosen` is who was named to pay, `chosenNext` who was named after them. */
  end: from(nullable(end), ({ close }) => close),
});
