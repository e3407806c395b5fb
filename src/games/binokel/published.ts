/**
 * Observations of Binokel as programs get them. `known`, `declarersCards` and `limits` hold what bids, melds and
 * play have made public about cards not seen.
 */
import * as v from 'valibot';
import * as p from '../../blocks/published.ts';
import type { Seat } from '../../engine/game.ts';
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
} from './cards.ts';
import { type Meld, shownCards } from './melds.ts';
import type { Observation } from './observation.ts';
import words from './published.json' with { type: 'json' };
import type { Call, Contract, Options } from './state.ts';

const SUIT_NAMES = p.suitsOf(pack);
/** From the unter up. */
const RANK_LETTERS = ['U', 'O', 'K', 'T', 'A'] as const;

const card = p.card(pack);
const cards = p.sorted(pack);
const word = v.picklist(SPECIALS.map((special) => special.word));
const wordOf = (special: number) => specialOf(special).word;

function bidOf(bid: Call['bid']) {
  if (bid === WEG) return 'weg';
  return isSpecialBid(bid) ? wordOf(aboutOf(bid)) : aboutOf(bid);
}

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

function gameOf(contract: Contract) {
  if (contract.kind === 'special') return wordOf(contract.special);
  return contract.kind === 'ab' ? 'ab' : 'trump';
}

const contract = p.record<Contract>()(
  {
    game: p.from(p.plain(v.union([v.literal('trump'), v.literal('ab'), word])), gameOf),
    trump: p.from(p.suitIfAny(pack), (one) => (one.kind === 'special' ? -1 : one.suit)),
  },
  words.contract,
);

const meld = p.record<Meld>()(
  {
    kind: p.oneOf('family', 'pair', 'four', 'eight', 'binokel'),
    cards: p.from(cards, (one) => shownCards([one])),
    value: p.count,
  },
  words.meld,
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
    handSizes: p.from(p.bySeat(p.count), ({ sizes }) => sizes),
    bids: p.from(p.list(call), ({ calls }) => calls),
    rival: p.seatIfAny,
    joined: p.count,
    declarer: p.seatIfAny,
    contract: p.nullable(contract),
    dabb: p.count,
    dabbShown: p.from(cards, ({ shown }) => shown),
    called: p.nullable(
      p.record<NonNullable<Observation['called']>>()({ card, from: p.seatIfAny }, words.called),
    ),
    givenBack: p.from(
      p.nullable(
        p.record<NonNullable<Observation['returned']>>()(
          {
            card,
            from: p.from(p.seat, ({ knower }) => knower),
            to: p.from(p.seat, ({ owner }) => owner),
          },
          words.givenBack,
        ),
      ),
      ({ returned }) => returned,
    ),
    discards: p.from(cards, ({ mine }) => mine),
    discarded: p.count,
    trumpsDiscarded: p.from(p.count, ({ trumpsAway }) => trumpsAway),
    melds: p.bySeat(p.list(meld)),
    known: p.from(p.bySeat(cards), ({ seen }) => seen),
    declarersCards: p.from(cards, ({ kept }) => kept),
    openHand: p.from(p.nullable(cards), ({ declarer, observer, open }) =>
      declarer === observer ? null : (open[declarer] ?? null),
    ),
    ...p.tricks(pack),
    gone: cards,
    limits: p.from(p.bySeat(p.list(limit)), (seen) =>
      seen.sizes.map((_, one) => limitsOf(seen, one)),
    ),
    points: p.bySeat(p.count),
    tricks: p.bySeat(p.count),
    totals: p.bySeat(p.amount),
  },
  words.told,
);

type Told = ReturnType<typeof told.publish>;

function contractOf({ game, trump }: NonNullable<Told['contract']>): Contract {
  if (game !== 'trump' && game !== 'ab') return { kind: 'special', special: specialAt(game) };
  return { kind: game === 'ab' ? 'ab' : 'game', suit: p.suitIfAny(pack).read(trump) };
}

function meldOf({
  kind,
  cards: [first = '', ...more],
  value,
}: Told['melds'][number][number]): Meld {
  const of = card.read(first);
  if (kind === 'binokel') return { kind, of: (more.length + 1) / 2, value };
  return { kind, of: kind === 'family' || kind === 'pair' ? suitOf(of) : rankOf(of), value };
}

const ceilingsOf = ({ limits }: Told): readonly number[] =>
  limits.flatMap((shown) =>
    SUIT_NAMES.map((suit) => {
      const below = shown.find((one) => one.suit === suit)?.below;
      return below === undefined ? RANKS : RANK_LETTERS.indexOf(below);
    }),
  );

const openOf = ({ handSizes, declarer, openHand, hand }: Told, observer: Seat) =>
  handSizes.map((_, seat) => {
    if (seat === observer) return cards.read(hand);
    return seat === declarer && openHand !== null ? cards.read(openHand) : null;
  });

const returnedOf = ({ givenBack }: Told): Observation['returned'] =>
  givenBack && { owner: givenBack.to, knower: givenBack.from, card: card.read(givenBack.card) };

export const published = p.restored(
  told,
  (seen, one, options: Options): Observation => ({
    ...seen,
    ...p.readTricks(pack, one),
    options,
    shown: cards.read(one.dabbShown),
    calls: one.bids.map(({ seat, bid }) => ({ seat, bid: readBid(bid) })),
    contract: one.contract && contractOf(one.contract),
    returned: returnedOf(one),
    kept: cards.read(one.declarersCards),
    melds: one.melds.map((melds) => melds.map(meldOf)),
    seen: one.known.map(cards.read),
    ceilings: ceilingsOf(one),
    why: 'won',
    open: openOf(one, seen.observer),
    sizes: one.handSizes,
    mine: cards.read(one.discards),
    trumpsAway: one.trumpsDiscarded,
  }),
);
