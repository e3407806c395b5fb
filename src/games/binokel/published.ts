/**
 * What programs are told of an observation of Binokel. What bids, melds and play have made public of
 * cards not seen is in `known`, `declarersCards` and `limits`.
 */
import * as v from 'valibot';
import {
  amount,
  bySeat,
  card as cardIn,
  count,
  from,
  list,
  mapped,
  nullable,
  oneOf,
  plain,
  record,
  seat,
  seatIfAny,
  sorted,
  suitIfAny,
  suitsOf,
  tricks,
} from '../../blocks/published.ts';
import type { Seat } from '../../engine/game.ts';
import { aboutOf, isSpecialBid, pack, RANKS, SPECIALS, SUITS, UNTEN, WEG } from './cards.ts';
import { type Meld, shownCards } from './melds.ts';
import type { Observation } from './observation.ts';
import type { Call, Contract } from './state.ts';

const SUIT_NAMES = suitsOf(pack);
/** From the unter up. */
const RANK_LETTERS = ['U', 'O', 'K', 'T', 'A'] as const;

const card = cardIn(pack);
const cards = sorted(pack);
const word = v.picklist(SPECIALS.map((special) => special.word));
const wordOf = (special: number) => (SPECIALS[special] ?? SPECIALS[UNTEN]).word;

function bidOf(bid: Call['bid']) {
  if (bid === WEG) return 'weg';
  return isSpecialBid(bid) ? wordOf(aboutOf(bid)) : aboutOf(bid);
}

const call = record<Call>()({
  seat,
  bid: mapped(plain(v.union([count.schema, word, v.literal('weg')])), bidOf),
});

function gameOf(contract: Contract) {
  if (contract.kind === 'special') return wordOf(contract.special);
  return contract.kind === 'ab' ? 'ab' : 'trump';
}

const contract = record<Contract>()({
  game: from(plain(v.union([v.literal('trump'), v.literal('ab'), word])), gameOf),
  trump: from(suitIfAny(pack), (one) => (one.kind === 'special' ? -1 : one.suit)),
});

const meld = record<Meld>()({
  kind: oneOf('family', 'pair', 'four', 'eight', 'binokel'),
  cards: from(cards, (one) => shownCards([one])),
  value: count,
});

/** What play has shown: the seat's cards of this suit are all lower than `below`; below U: none. */
const limit = record<ReturnType<typeof limitsOf>[number]>()({
  suit: oneOf(...SUIT_NAMES),
  below: oneOf(...RANK_LETTERS),
});

const limitsOf = ({ ceilings }: Observation, one: Seat) =>
  SUIT_NAMES.flatMap((suit, number) => {
    const below = RANK_LETTERS[ceilings[one * SUITS + number] ?? RANKS];
    return below === undefined ? [] : [{ suit, below }];
  });

export const published = record<Observation>()({
  observer: seatIfAny,
  phase: oneOf('dealer', 'deal', 'bid', 'announce', 'return', 'away', 'play', 'over'),
  dealer: seatIfAny,
  turn: seatIfAny,
  hand: from(cards, ({ open, observer }) => open[observer] ?? []),
  handSizes: from(bySeat(count), ({ sizes }) => sizes),
  /** What has been bid, in order: a number, a special game, or `weg`. */
  bids: from(list(call), ({ calls }) => calls),
  /** The other of the two who bid against each other; null where the player to bid is alone. */
  rival: seatIfAny,
  /** How many players have come into the bidding so far. */
  joined: count,
  declarer: seatIfAny,
  /** What declarer plays, or that they gave up. */
  contract: nullable(contract),
  /** Cards of the Dabb that lie face down, and the Dabb as declarer has shown it. */
  dabb: count,
  dabbShown: from(cards, ({ shown }) => shown),
  /** The card called, and who handed it over; null where nobody held it. */
  called: nullable(record<NonNullable<Observation['called']>>()({ card, from: seatIfAny })),
  /** The card given back for it, while it is in hand: the two involved alone see it. */
  givenBack: from(
    nullable(
      record<NonNullable<Observation['returned']>>()({
        card,
        from: from(seat, ({ knower }) => knower),
        to: from(seat, ({ owner }) => owner),
      }),
    ),
    ({ returned }) => returned,
  ),
  /** Declarer's own discards, how many there are, and how many trumps declarer has announced. */
  discards: from(cards, ({ mine }) => mine),
  discarded: count,
  trumpsDiscarded: from(count, ({ trumpsAway }) => trumpsAway),
  melds: bySeat(list(meld)),
  /** Cards of melds still in each hand. */
  known: from(bySeat(cards), ({ seen }) => seen),
  /** Cards from the Dabb and a card called, as far as declarer must have them, in hand or discarded. */
  declarersCards: from(cards, ({ kept }) => kept),
  /** Declarer's hand where it lies open to the observer. */
  openHand: from(nullable(cards), ({ declarer, observer, open }) =>
    declarer === observer ? null : (open[declarer] ?? null),
  ),
  ...tricks(pack),
  /** Cards of all tricks taken. */
  gone: cards,
  limits: from(bySeat(list(limit)), (seen) => seen.sizes.map((_, one) => limitsOf(seen, one))),
  /** Card points and number of tricks taken. */
  points: bySeat(count),
  tricks: bySeat(count),
  totals: bySeat(amount),
});
