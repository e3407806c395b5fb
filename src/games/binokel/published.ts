/**
 * Observations of Binokel as programs get them. `known`, `declarersCards` and `limits` hold what bids, melds and
 * play have made public about cards not seen.
 */
import * as v from 'valibot';
import * as p from '../../blocks/published.ts';
import type { Seat } from '../../engine/game.ts';
import { aboutOf, isSpecialBid, pack, RANKS, SPECIALS, SUITS, specialOf, WEG } from './cards.ts';
import { type Meld, shownCards } from './melds.ts';
import type { Observation } from './observation.ts';
import type { Call, Contract } from './state.ts';

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

const call = p.record<Call>()({
  seat: p.seat,
  bid: p.mapped(p.plain(v.union([p.count.schema, word, v.literal('weg')])), bidOf),
});

function gameOf(contract: Contract) {
  if (contract.kind === 'special') return wordOf(contract.special);
  return contract.kind === 'ab' ? 'ab' : 'trump';
}

const contract = p.record<Contract>()({
  game: p.from(p.plain(v.union([v.literal('trump'), v.literal('ab'), word])), gameOf),
  trump: p.from(p.suitIfAny(pack), (one) => (one.kind === 'special' ? -1 : one.suit)),
});

const meld = p.record<Meld>()({
  kind: p.oneOf('family', 'pair', 'four', 'eight', 'binokel'),
  cards: p.from(cards, (one) => shownCards([one])),
  value: p.count,
});

/** Shown by play: the seat's cards of this suit are all lower than `below`; below U: none. */
const limit = p.record<ReturnType<typeof limitsOf>[number]>()({
  suit: p.oneOf(...SUIT_NAMES),
  below: p.oneOf(...RANK_LETTERS),
});

const limitsOf = ({ ceilings }: Observation, one: Seat) =>
  SUIT_NAMES.flatMap((suit, number) => {
    const below = RANK_LETTERS[ceilings[one * SUITS + number] ?? RANKS];
    return below === undefined ? [] : [{ suit, below }];
  });

export const published = p.record<Observation>()({
  observer: p.seatIfAny,
  phase: p.oneOf('dealer', 'deal', 'bid', 'announce', 'return', 'away', 'play', 'over'),
  dealer: p.seatIfAny,
  turn: p.seatIfAny,
  hand: p.from(cards, ({ open, observer }) => open[observer] ?? []),
  handSizes: p.from(p.bySeat(p.count), ({ sizes }) => sizes),
  /** The bids in order: a number, a special game, or `weg`. */
  bids: p.from(p.list(call), ({ calls }) => calls),
  /** The other of the two who bid against each other; null where the player to bid is alone. */
  rival: p.seatIfAny,
  /** The number of players who have joined the bidding so far. */
  joined: p.count,
  declarer: p.seatIfAny,
  /** The game that declarer plays, or `ab`. */
  contract: p.nullable(contract),
  /** Cards of the Dabb that lie face down, and the Dabb as declarer has shown it. */
  dabb: p.count,
  dabbShown: p.from(cards, ({ shown }) => shown),
  /** The card called, and who handed it over; null where nobody held it. */
  called: p.nullable(p.record<NonNullable<Observation['called']>>()({ card, from: p.seatIfAny })),
  /** The card given back for it, while it is in hand: the two involved alone see it. */
  givenBack: p.from(
    p.nullable(
      p.record<NonNullable<Observation['returned']>>()({
        card,
        from: p.from(p.seat, ({ knower }) => knower),
        to: p.from(p.seat, ({ owner }) => owner),
      }),
    ),
    ({ returned }) => returned,
  ),
  /** Declarer's own discards, their number, and the number of trumps announced among them. */
  discards: p.from(cards, ({ mine }) => mine),
  discarded: p.count,
  trumpsDiscarded: p.from(p.count, ({ trumpsAway }) => trumpsAway),
  melds: p.bySeat(p.list(meld)),
  /** Cards of melds still in each hand. */
  known: p.from(p.bySeat(cards), ({ seen }) => seen),
  /** Cards from the Dabb and a card called that declarer must still have, in hand or discarded. */
  declarersCards: p.from(cards, ({ kept }) => kept),
  /** Declarer's hand where it lies open to the observer. */
  openHand: p.from(p.nullable(cards), ({ declarer, observer, open }) =>
    declarer === observer ? null : (open[declarer] ?? null),
  ),
  ...p.tricks(pack),
  /** Cards of all tricks taken. */
  gone: cards,
  limits: p.from(p.bySeat(p.list(limit)), (seen) =>
    seen.sizes.map((_, one) => limitsOf(seen, one)),
  ),
  /** Card points and number of tricks taken. */
  points: p.bySeat(p.count),
  tricks: p.bySeat(p.count),
  totals: p.bySeat(p.amount),
});
