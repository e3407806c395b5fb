/**
 * What programs learn of an observation of Durak. `known` is what play has shown of hands:
 * cards taken, the trump card drawn, cards caught.
 */
import * as p from '../../blocks/published.ts';
import { FRENCH_52 } from '../../cards/pack.ts';
import { cardsOf, tokenOf, WELI_SUITS, type Words, weliAs, wordsAt } from './cards.ts';
import type { Observation } from './observation.ts';
import { type Bout, type Close, NO_SEAT, RIGHT } from './state.ts';

const card = p.card(FRENCH_52);
const cards = p.mapped(p.cards(FRENCH_52), (words: Words) => cardsOf(words));
/** A card as it lies: a Weli may stand for another six (`6D=S`). */
const lying = p.mapped(
  p.oneOf(...FRENCH_52.tokens, ...WELI_SUITS.map((suit) => tokenOf(weliAs(suit)))),
  tokenOf,
);
const direction = p.mapped(p.oneOf('left', 'right'), (side: Bout['direction']) =>
  side === RIGHT ? 'right' : 'left',
);

const pair = p.record<ReturnType<typeof pairsOf>[number]>()({
  attack: lying,
  cover: p.nullable(lying),
});

const pairsOf = ({ attacks, covers }: Bout) =>
  attacks.map((attack, at) => {
    const { [at]: cover = -1 } = covers;
    return { attack, cover: cover < 0 ? null : cover };
  });

const falseCard = p.record<Bout>()({
  by: p.from(p.seat, ({ adder, defender }) => (adder === NO_SEAT ? defender : adder)),
  at: p.from(p.count, ({ doubted }) => doubted),
});

const bout = p.record<Bout>()({
  attacker: p.seat,
  defender: p.seat,
  otherNeighbour: p.from(p.seatIfAny, ({ other }) => other),
  direction,
  /** The most attacking cards there may be; null: no limit. */
  most: p.from(p.nullable(p.count), ({ most }) => (most === Number.MAX_SAFE_INTEGER ? null : most)),
  /** In the order of the attack; `cover` is null while the card is uncovered. */
  table: p.from(p.list(pair), pairsOf),
  /** Trumps shown to pass the attack on, and how many attacking cards lay there then. */
  tickets: p.list(p.record<Bout['tickets'][number]>()({ seat: p.seat, card, lying: p.count })),
  /** A false card that may still be caught: the defender's cover, or another's attack, at this place. */
  falseCard: p.from(p.nullable(falseCard), (now) => (now.doubted < 0 ? null : now)),
  /** Seats caught in this bout. */
  caught: p.seatBits,
});

const end = p.record<Close>()({
  why: p.oneOf('durak', 'draw', 'stalemate'),
  losers: p.list(p.seat),
  chosen: p.from(p.seatIfAny, ({ chosen }) => chosen[0] ?? null),
  chosenNext: p.from(p.seatIfAny, ({ chosen }) => chosen[1] ?? null),
});

export const published = p.record<Observation>()({
  observer: p.seatIfAny,
  phase: p.oneOf(
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
  played: p.from(p.count, ({ course }) => course.played),
  dealer: p.from(p.seatIfAny, ({ course }) => course.dealer),
  turn: p.seatIfAny,
  /** The trump suit by seat, common or each their own. */
  trumps: p.bySeat(p.suitIfAny(FRENCH_52)),
  hand: cards,
  handSizes: p.from(p.bySeat(p.count), ({ sizes }) => sizes),
  /** Cards everybody knows to be in each hand. */
  known: p.from(p.bySeat(cards), ({ sizes, known }) => sizes.map((_, one) => wordsAt(known, one))),
  /** Cards to be drawn, the trump card included. */
  stock: p.count,
  /** While it lies under the stock. */
  trumpCard: p.from(p.cardIfAny(FRENCH_52), ({ turned }) => turned),
  /** Cards that have left the game, seen by all. */
  beaten: cards,
  /** Null before the first attack and when the game is over. */
  bout: p.from(p.nullable(bout), ({ bout: now }) => (now.attacker === NO_SEAT ? null : now)),
  direction,
  /** Bouts finished in this game, and how many of the latest brought nobody nearer to its end. */
  bouts: p.count,
  boutsWithoutProgress: p.from(p.count, ({ stale }) => stale),
  /** Seats that are out, the first out first. */
  out: p.list(p.seat),
  /** Who is attacked first; null: the lowest trump attacks. */
  attackedFirst: p.from(p.seatIfAny, ({ course }) => course.target),
  /** Secret cards that lie before each seat, and those that left the game unseen. */
  secretCards: p.from(p.bySeat(p.count), ({ secrets }) => secrets),
  secretCardsGone: p.from(p.count, ({ lost }) => lost),
  /** Own cards that left the game unseen with a partner, and how many of each seat. */
  handGone: p.from(cards, ({ away }) => away),
  handsGone: p.from(p.bySeat(p.count), ({ awaySizes }) => awaySizes),
  /** Own cards put back into the stock for a new hand, and who has had one. */
  putBack: p.from(cards, ({ returned }) => returned),
  newHands: p.from(p.seatBits, ({ course }) => course.newHands),
  /** Who names the next dealer, and who may be named. */
  chooser: p.from(p.seatIfAny, ({ course }) => course.chooser),
  choices: p.from(p.seatBits, ({ course }) => course.choices),
  heatsWon: p.from(p.bySeat(p.count), ({ course }) => course.heats),
  /** Games lost by seat, and how many of them in a row up to now. */
  totals: p.from(p.bySeat(p.count), ({ course }) => course.totals),
  lostInARow: p.from(p.bySeat(p.count), ({ course }) => course.runs),
  /** How the game ended; `chosen` is who was named to pay, `chosenNext` who was named after them. */
  end: p.from(p.nullable(end), ({ close }) => close),
});
