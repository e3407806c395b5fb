/**
 * What programs are told of an observation of Binokel. What bids, melds and play have made public of
 * cards not seen is in `known`, `declarersCards` and `limits`.
 */
import * as v from 'valibot';
import {
  bySeat,
  cardOf as cardIn,
  count,
  seat,
  seatIfAny,
  seatOrNull,
  sortedTokens,
  tokensOf,
  trickOf,
} from '../../blocks/published.ts';
import { type Card, writeCard } from '../../cards/pack.ts';
import type { Seat } from '../../engine/game.ts';
import { BID, pack, RANKS, SPECIAL, SPECIALS, SUITS, UNTEN, WEG } from './cards.ts';
import { type Meld, shownCards } from './melds.ts';
import type { Observation } from './observation.ts';
import type { Call, Contract } from './state.ts';

const SUIT_NAMES = ['bells', 'reds', 'greens', 'acorns'] as const;
/** From the unter up. */
const RANK_LETTERS = ['U', 'O', 'K', 'T', 'A'] as const;
const SPECIAL_WORDS = SPECIALS.map(({ word }) => word);

const card = cardIn(pack);
const cards = v.array(card);
const suit = v.picklist(SUIT_NAMES);
const word = v.picklist(SPECIAL_WORDS);

const meld = v.strictObject({
  kind: v.picklist(['family', 'pair', 'four', 'eight', 'binokel']),
  cards,
  value: count,
});

export const schema = v.strictObject({
  observer: seatIfAny,
  phase: v.picklist(['dealer', 'deal', 'bid', 'announce', 'return', 'away', 'play', 'over']),
  dealer: seatIfAny,
  turn: seatIfAny,
  hand: cards,
  handSizes: bySeat(count),
  /** What has been bid, in order: a number, a special game, or `weg`. */
  bids: v.array(v.strictObject({ seat, bid: v.union([count, word, v.literal('weg')]) })),
  /** The other of the two who bid against each other; null where the player to bid is alone. */
  rival: seatIfAny,
  /** How many players have come into the bidding so far. */
  joined: count,
  declarer: seatIfAny,
  /** What declarer plays, or that they gave up. */
  contract: v.nullable(
    v.strictObject({
      game: v.union([v.literal('trump'), v.literal('ab'), word]),
      trump: v.nullable(suit),
    }),
  ),
  /** Cards of the Dabb that lie face down, and the Dabb as declarer has shown it. */
  dabb: count,
  dabbShown: cards,
  /** The card called, and who handed it over; null where nobody held it. */
  called: v.nullable(v.strictObject({ card, from: seatIfAny })),
  /** The card given back for it, while it is in hand: the two involved alone see it. */
  givenBack: v.nullable(v.strictObject({ card, from: seat, to: seat })),
  /** Declarer's own discards, how many there are, and how many trumps declarer has announced. */
  discards: cards,
  discarded: count,
  trumpsDiscarded: count,
  melds: bySeat(v.array(meld)),
  /** Cards of melds still in each hand. */
  known: bySeat(cards),
  /** Cards from the Dabb and a card called, as far as declarer must have them, in hand or discarded. */
  declarersCards: cards,
  /** Declarer's hand where it lies open to the observer. */
  openHand: v.nullable(cards),
  trick: trickOf(card),
  lastTrick: trickOf(card),
  /** Cards of all tricks taken. */
  gone: cards,
  /** What play has shown: the seat's cards of this suit are all lower than `below`; below U: none. */
  limits: bySeat(v.array(v.strictObject({ suit, below: v.picklist(RANK_LETTERS) }))),
  /** Card points and number of tricks taken. */
  points: bySeat(count),
  tricks: bySeat(count),
  totals: bySeat(v.number()),
});

type Told = v.InferOutput<typeof schema>;

const sorted = (held: readonly Card[]): string[] => sortedTokens(pack, held);
const wordOf = (special: number) => (SPECIALS[special] ?? SPECIALS[UNTEN]).word;
const suitOf = (number: number) => SUIT_NAMES[number] ?? null;

function bidOf(bid: Call['bid']): Told['bids'][number]['bid'] {
  if (bid === WEG) return 'weg';
  return bid >= BID ? bid - BID : wordOf(bid - SPECIAL);
}

function contractOf(contract: Contract | null): Told['contract'] {
  if (contract === null) return null;
  if (contract.kind === 'special') return { game: wordOf(contract.special), trump: null };
  return { game: contract.kind === 'ab' ? 'ab' : 'trump', trump: suitOf(contract.suit) };
}

const meldOf = (one: Meld): Told['melds'][number][number] => ({
  kind: one.kind,
  cards: sorted(shownCards([one])),
  value: one.value,
});

function givenBackOf({ returned }: Observation): Told['givenBack'] {
  if (returned === null) return null;
  const { card: given, knower, owner } = returned;
  return { card: writeCard(pack, given), from: knower, to: owner };
}

function openHandOf({ declarer, observer, open }: Observation): string[] | null {
  const hand = open[declarer] ?? null;
  return hand === null || declarer === observer ? null : sorted(hand);
}

const limitsOf = ({ ceilings }: Observation, one: Seat): Told['limits'][number] =>
  SUIT_NAMES.flatMap((name, number) => {
    const below = RANK_LETTERS[ceilings[one * SUITS + number] ?? RANKS];
    return below === undefined ? [] : [{ suit: name, below }];
  });

const trickTold = (leader: Seat, played: readonly Card[]) => ({
  leader,
  cards: tokensOf(pack, played),
});

/** The bidding and what declarer has made of it. */
function biddingTold(seen: Observation) {
  const { called } = seen;
  return {
    bids: seen.calls.map(({ seat: by, bid }) => ({ seat: by, bid: bidOf(bid) })),
    rival: seatOrNull(seen.rival),
    joined: seen.joined,
    declarer: seatOrNull(seen.declarer),
    contract: contractOf(seen.contract),
    dabb: seen.dabb,
    dabbShown: sorted(seen.shown),
    called: called && { card: writeCard(pack, called.card), from: seatOrNull(called.from) },
    givenBack: givenBackOf(seen),
    discards: sorted(seen.mine),
    discarded: seen.discarded,
    trumpsDiscarded: seen.trumpsAway,
  };
}

export const publish = (seen: Observation): Told => ({
  observer: seatOrNull(seen.observer),
  phase: seen.phase,
  dealer: seatOrNull(seen.dealer),
  turn: seatOrNull(seen.turn),
  hand: sorted(seen.open[seen.observer] ?? []),
  handSizes: [...seen.sizes],
  ...biddingTold(seen),
  melds: seen.melds.map((melds) => melds.map(meldOf)),
  known: seen.seen.map(sorted),
  declarersCards: sorted(seen.kept),
  openHand: openHandOf(seen),
  trick: trickTold(seen.leader, seen.trick),
  lastTrick: trickTold(seen.last.leader, seen.last.cards),
  gone: sorted(seen.gone),
  limits: seen.sizes.map((_, one) => limitsOf(seen, one)),
  points: [...seen.points],
  tricks: [...seen.tricks],
  totals: [...seen.totals],
});
