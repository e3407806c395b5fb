/**
 * Observations of Binokel as programs get them. `known`, `declarersCards` and `limits` hold what bids, melds and
 * play have made public about cards not seen.
 */
import * as v from 'valibot';
import * as p from '../../blocks/published.ts';
import type { Seat } from '../../engine/game.ts';
import words from './published.json' with { type: 'json' };
import {
  aboutOf,
  isSpecialBid,
  moveOf,
  pack,
  RANKS,
  rankOf,
  SPECIALS,
  SUITS,
  specialOf,
  suitOf,
  WEG,
} from './rules/cards.ts';
import { type Meld, shownCards } from './rules/melds.ts';
import type { Observation } from './rules/observation.ts';
import { CALLS } from './rules/rules.ts';
import type { Call, Contract, Options } from './rules/state.ts';

const SUIT_NAMES = p.suitsOf(pack);
/** The letters of the ranks, from the unter up. */
const RANK_LETTERS = ['U', 'O', 'K', 'T', 'A'] as const;

const card = p.card(pack);
const cards = p.sorted(pack);
const word = v.picklist(SPECIALS.map((special) => special.word));
const specialWord = (special: number) => specialOf(special).word;

function bidOf(bid: Call['bid']) {
  if (bid === WEG) return 'weg';
  if (isSpecialBid(bid)) return specialWord(aboutOf(bid));
  return aboutOf(bid);
}

/** Each bid once, and `weg` from each of four players. */
const MOST_CALLS = CALLS.length + 3;
/** Two families or pairs of every suit, four or eight of every rank, and Binokel. */
const MOST_MELDS = 2 * SUITS + RANKS + 1;

const call = p.record<Call>()(
  {
    seat: p.seat,
    bid: p.mapped(p.plain(v.union([p.count.schema, word, v.literal('weg')])), bidOf, readBid),
  },
  words.call,
);

const specialAt = (name: string): number => SPECIALS.findIndex(({ word: one }) => one === name);

function readBid(told: ReturnType<typeof bidOf>): Call['bid'] {
  if (told === 'weg') return WEG;
  return typeof told === 'number' ? moveOf('bid', told) : moveOf('special', specialAt(told));
}

function contractGame(contract: Contract) {
  if (contract.kind === 'special') return specialWord(contract.special);
  return contract.kind === 'ab' ? 'ab' : 'trump';
}

const contract = p.mapped(
  p.record<Contract>()(
    {
      game: p.as(
        'game',
        p.plain(v.union([v.literal('trump'), v.literal('ab'), word])),
        contractGame,
      ),
      trump: p.as('suit', p.suitIfAny(pack), (one) => (one.kind === 'special' ? -1 : one.suit)),
    },
    words.contract,
  ),
  (one: Contract) => one,
  ({ game, suit }): Contract => {
    if (game !== 'trump' && game !== 'ab') return { kind: 'special', special: specialAt(game) };
    return { kind: game === 'ab' ? 'ab' : 'game', suit };
  },
);

const meld = p.mapped(
  p.record<Meld>()(
    {
      kind: p.oneOf('family', 'pair', 'four', 'eight', 'binokel'),
      cards: p.as('cards', cards, (one) => shownCards([one])),
      value: p.count,
    },
    words.meld,
  ),
  (one: Meld) => one,
  ({ kind, cards: [of = 0, ...more], value }): Meld => {
    if (kind === 'binokel') return { kind, of: (more.length + 1) / 2, value };
    return { kind, of: kind === 'family' || kind === 'pair' ? suitOf(of) : rankOf(of), value };
  },
);

const limit = p.record<ReturnType<typeof limitsOf>[number]>()(
  {
    suit: p.oneOf(...SUIT_NAMES),
    below: p.oneOf(...RANK_LETTERS),
  },
  words.limit,
);

const limitsOf = ({ ceilings }: Observation, one: Seat) =>
  SUIT_NAMES.flatMap((suit, number) => {
    const below = RANK_LETTERS[ceilings[one * SUITS + number] ?? RANKS];
    return below === undefined ? [] : [{ suit, below }];
  });

const told = p.record<Observation>()(
  {
    observer: p.seatIfAny,
    phase: p.oneOf('dealer', 'deal', 'bid', 'announce', 'return', 'away', 'play', 'over'),
    dealer: p.seatIfAny,
    turn: p.seatIfAny,
    hand: p.from(cards, ({ open, observer }) => open[observer] ?? []),
    handSizes: p.as('sizes', p.bySeat(p.countTo(pack.order.length))),
    bids: p.as('calls', p.list(call, MOST_CALLS)),
    rival: p.seatIfAny,
    joined: p.count,
    declarer: p.seatIfAny,
    contract: p.nullable(contract),
    dabb: p.count,
    dabbShown: p.as('shown', cards),
    called: p.nullable(
      p.record<NonNullable<Observation['called']>>()({ card, from: p.seatIfAny }, words.called),
    ),
    givenBack: p.as(
      'returned',
      p.nullable(
        p.record<NonNullable<Observation['returned']>>()(
          { card, from: p.as('knower', p.seat), to: p.as('owner', p.seat) },
          words.givenBack,
        ),
      ),
    ),
    discards: p.as('mine', cards),
    discarded: p.count,
    trumpsDiscarded: p.as('trumpsAway', p.count),
    melds: p.bySeat(p.list(meld, MOST_MELDS)),
    known: p.as('seen', p.bySeat(cards)),
    declarersCards: p.as('kept', cards),
    openHand: p.from(p.nullable(cards), ({ declarer, observer, open }) =>
      declarer === observer ? null : (open[declarer] ?? null),
    ),
    ...p.tricks(pack),
    gone: cards,
    limits: p.from(p.bySeat(p.unordered(limit, SUITS)), (seen) =>
      seen.sizes.map((_, one) => limitsOf(seen, one)),
    ),
    points: p.bySeat(p.count),
    tricks: p.bySeat(p.count),
    totals: p.bySeat(p.amount),
  },
  words.told,
);

type Told = ReturnType<typeof told.publish>;

const ceilingsOf = ({ limits }: Told): readonly number[] =>
  limits.flatMap((shown) =>
    SUIT_NAMES.map((suit) => {
      const below = shown.find((one) => one.suit === suit)?.below;
      return below === undefined ? RANKS : RANK_LETTERS.indexOf(below);
    }),
  );

export const published = p.restored(
  told,
  (seen, one, options: Options): Observation => ({
    ...seen,
    ...p.readTricks(pack, one),
    options,
    ceilings: ceilingsOf(one),
    why: 'won',
    open: one.handSizes.map((_, seat) => {
      if (seat === seen.observer) return cards.read(one.hand);
      if (seat === one.declarer && one.openHand !== null) return cards.read(one.openHand);
      return null;
    }),
  }),
);
