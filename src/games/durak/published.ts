/**
 * The form in which programs get an observation of Durak, and the way back from it. `known` lists the cards that play
 * has shown to be in each hand: cards taken, the trump card drawn, cards caught.
 */
import * as p from '../../blocks/published.ts';
import { FRENCH_52, manifold } from '../../cards/pack.ts';
import words from './published.json' with { type: 'json' };
import type { Observation } from './rules/observation.ts';
import {
  type Lying,
  listCards,
  rankOf,
  readLying,
  type SuitWords,
  shownAs,
  tokenOf,
  WELI_SUITS,
  weliAs,
  wordsAt,
  wordsOfCards,
} from './state/cards.ts';
import type { Options } from './state/options.ts';
import {
  type Before,
  type Bout,
  type Close,
  LEFT,
  NO_BOUT,
  NO_SEAT,
  RIGHT,
} from './state/state.ts';

/** As many packs as the game is played with at most. */
const PACKS = manifold(FRENCH_52, 3);
const CARDS = PACKS.order.length;

const card = p.card(FRENCH_52);
const cards = p.mapped(p.bag(PACKS), (words: SuitWords) => listCards(words), wordsOfCards);
const sizes = p.bySeat(p.countTo(CARDS));
/** A card as it lies: a Weli may stand for another six (`6D=S`). */
const lying = p.mapped(
  p.oneOf(...FRENCH_52.tokens, ...WELI_SUITS.map((suit) => tokenOf(weliAs(suit)))),
  tokenOf,
  (token): Lying => readLying(token) ?? -1,
);
const direction = p.mapped(
  p.oneOf('left', 'right'),
  (side: Bout['direction']) => (side === RIGHT ? 'right' : 'left'),
  (side) => (side === 'right' ? RIGHT : LEFT),
);

const phase = p.oneOf(
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
);

const pair = p.record<ReturnType<typeof pairsOf>[number]>()(
  {
    attack: lying,
    cover: p.mapped(
      p.nullable(lying),
      (cover: Lying) => (cover < 0 ? null : cover),
      (cover) => cover ?? -1,
    ),
  },
  words.pair,
);

const pairs = p.list(pair, CARDS);

const pairsOf = ({ attacks, covers }: Bout) =>
  attacks.map((attack, at) => ({ attack, cover: covers[at] ?? -1 }));

const lain = {
  attacker: p.seat,
  defender: p.seat,
  otherNeighbour: p.as('other', p.seatIfAny),
  direction,
  most: p.mapped(
    p.nullable(p.count),
    (most: number) => (most === Number.MAX_SAFE_INTEGER ? null : most),
    (most) => most ?? Number.MAX_SAFE_INTEGER,
  ),
  table: p.from(pairs, pairsOf),
  tickets: p.list(
    p.record<Bout['tickets'][number]>()({ seat: p.seat, card, lying: p.count }, words.tickets),
  ),
  caught: p.seatBits,
};

const laid = p.record<Bout>()(lain, words.bout);
const before = p.record<Before>()({ phase, direction, bout: laid }, words.before);

const falseCard = p.record<Bout>()(
  {
    by: p.from(p.seat, ({ adder, defender }) => (adder === NO_SEAT ? defender : adder)),
    at: p.from(p.count, ({ doubted }) => doubted),
    before: p.nullable(before),
  },
  words.falseCard,
);

const bout = p.record<Bout>()(
  { ...lain, falseCard: p.from(p.nullable(falseCard), (now) => (now.doubted < 0 ? null : now)) },
  words.bout,
);

const end = p.record<Close>()(
  {
    why: p.oneOf('durak', 'draw', 'stalemate'),
    losers: p.seats,
    chosen: p.from(p.seatIfAny, ({ chosen }) => chosen[0] ?? null),
    chosenNext: p.from(p.seatIfAny, ({ chosen }) => chosen[1] ?? null),
  },
  words.end,
);

const told = p.record<Observation>()(
  {
    observer: p.seatIfAny,
    phase,
    played: p.from(p.count, ({ course }) => course.played),
    dealer: p.from(p.seatIfAny, ({ course }) => course.dealer),
    turn: p.seatIfAny,
    trumps: p.bySeat(p.suitIfAny(FRENCH_52)),
    hand: cards,
    handSizes: p.as('sizes', sizes),
    known: p.from(p.bySeat(cards), ({ sizes, known }) =>
      sizes.map((_, one) => wordsAt(known, one)),
    ),
    stock: p.countTo(CARDS),
    trumpCard: p.as('turned', p.cardIfAny(FRENCH_52)),
    beaten: cards,
    bout: p.from(p.nullable(bout), ({ bout: now }) => (now.attacker === NO_SEAT ? null : now)),
    direction,
    bouts: p.count,
    boutsWithoutProgress: p.as('stale', p.count),
    out: p.seats,
    attackedFirst: p.from(p.seatIfAny, ({ course }) => course.target),
    secretCards: p.as('secrets', sizes),
    secretCardsGone: p.as('lost', p.countTo(CARDS)),
    handGone: p.as('away', cards),
    handsGone: p.as('awaySizes', sizes),
    putBack: p.as('returned', cards),
    newHands: p.from(p.seatBits, ({ course }) => course.newHands),
    freeHands: p.from(p.seatBits, ({ course }) => course.freeHands),
    chooser: p.from(p.seatIfAny, ({ course }) => course.chooser),
    choices: p.from(p.seatBits, ({ course }) => course.choices),
    heatsWon: p.from(p.bySeat(p.count), ({ course }) => course.heats),
    totals: p.from(p.bySeat(p.count), ({ course }) => course.totals),
    lostInARow: p.from(p.bySeat(p.count), ({ course }) => course.runs),
    end: p.from(p.nullable(end), ({ close }) => close),
  },
  words.told,
);

type ToldBout = NonNullable<ReturnType<typeof told.publish>['bout']>;

/** The ranks of all these cards, as bits. */
const rankBits = (cards: readonly Lying[]): number =>
  cards.reduce((ranks, one) => (one < 0 ? ranks : ranks | (1 << rankOf(shownAs(one)))), 0);

/**
 * The bout as the rules keep it, from the form that programs get; counts and ranks that follow from its cards are
 * computed.
 */
function boutOf(now: Omit<ToldBout, 'falseCard'>): Bout {
  const table = pairs.read(now.table);
  const attacks = table.map(({ attack }) => attack);
  const covers = table.map(({ cover }) => cover);
  return {
    ...NO_BOUT,
    ...laid.read(now),
    attacks,
    covers,
    open: covers.filter((cover) => cover < 0).length,
    ranks: rankBits([...attacks, ...covers]),
  };
}

/** A bout as published, read back. The ranks on the table leave out a false card that may still be caught. */
function nowOf({ falseCard: doubt, ...now }: ToldBout): Bout {
  const all = boutOf(now);
  if (doubt === null) return all;
  const covers = doubt.by === now.defender;
  const others = (cards: readonly Lying[]) => cards.filter((_, at) => at !== doubt.at);
  const honest = covers
    ? [...all.attacks, ...others(all.covers)]
    : [...others(all.attacks), ...all.covers];
  return {
    ...all,
    ranks: rankBits(honest),
    doubted: doubt.at,
    adder: covers ? NO_SEAT : doubt.by,
    before: doubt.before && { ...before.read(doubt.before), bout: boutOf(doubt.before.bout) },
  };
}

export const published = p.restored(
  told,
  (seen, one, options: Options): Observation => ({
    ...seen,
    course: {
      options,
      played: one.played,
      totals: one.totals,
      runs: one.lostInARow,
      dealer: p.seatIfAny.read(one.dealer),
      target: p.seatIfAny.read(one.attackedFirst),
      chooser: p.seatIfAny.read(one.chooser),
      choices: p.seatBits.read(one.choices),
      newHands: p.seatBits.read(one.newHands),
      freeHands: p.seatBits.read(one.freeHands),
      heats: one.heatsWon,
    },
    known: one.known.flatMap((held) => cards.read(held)),
    bout: one.bout === null ? NO_BOUT : nowOf(one.bout),
    close: one.end && {
      why: one.end.why,
      losers: one.end.losers,
      chosen: [one.end.chosen, one.end.chosenNext].filter((seat) => seat !== null),
    },
  }),
);
