/** The table of a finished deal of Binokel: the Dabb, the discards, the hands left, and how it ended. */
import { thoseThatHold } from '../../../blocks/conditions.ts';
import { pointsOf } from '../../../blocks/trick.ts';
import { openHand, trickRegions } from '../../../blocks/trick-table.ts';
import type { Bag } from '../../../cards/bag.ts';
import type { Ended } from '../../../engine/ended.ts';
import type { Observer, Seat } from '../../../engine/game.ts';
import type { Fact, Region, Table } from '../../../engine/table.ts';
import { addressedTo } from '../../../lang/address.ts';
import {
  capital,
  fill,
  joinTexts,
  same,
  sentences,
  signed,
  type Text,
  text,
} from '../../../lang/text.ts';
import { CARD_POINTS, specialOf, UNTEN } from '../rules/cards.ts';
import { winnerOf } from '../rules/follow.ts';
import { totalOfMelds } from '../rules/melds.ts';
import { observe } from '../rules/observation.ts';
import { beersOf, hasTrick, outcome, valueInParts, valueOfParty } from '../rules/score.ts';
import { highRank, type State, samePartyAs, trumpOf } from '../rules/state.ts';
import { contractFacts } from './facts.ts';
import { table } from './table.ts';
import texts from './texts.json' with { type: 'json' };

const { headlines } = texts;

/** “with {2}” where declarer has a partner. */
function partnerOf({ declarer, options }: State): Text {
  const partner = samePartyAs(declarer, options.players).find((seat) => seat !== declarer);
  return partner === undefined ? same('') : fill(headlines.partner, partner);
}

export function specialHeadline({ declarer, leader }: State, special: number, why: string): Text {
  if (why === 'won') return fill(headlines.specialWon, declarer, specialOf(special).object);
  const lost = special === UNTEN ? headlines.untenLost : headlines.durchLost;
  return fill(lost, declarer, specialOf(special).object, leader);
}

/** How the value of declarer's party came about: “Melds 100 + tricks 66 + discards 25 = 191.” No sum of one part. */
function valueAdded(state: State): Text | false {
  const { melds, tricks, discards } = valueInParts(state, state.declarer);
  const { parts } = headlines;
  const named = thoseThatHold([
    [melds > 0, fill(parts.melds, melds)],
    [tricks > 0, fill(parts.tricks, tricks)],
    [discards > 0, fill(parts.discards, discards)],
  ]);
  if (named.length < 2) return false;
  return capital(fill(parts.sum, joinTexts(named, ' + '), melds + tricks + discards));
}

/**
 * The result of a game with trump in words: made, short by so many points, or without any trick, which loses by itself
 * (BIN-14).
 */
function gameHeadline(state: State, why: string): Text {
  const { declarer } = state;
  const bid = highRank(state);
  const value = valueOfParty(state, declarer);
  const partner = partnerOf(state);
  if (why === 'won')
    return sentences(fill(headlines.made, declarer, bid, value, partner), valueAdded(state));
  if (hasTrick(state, declarer))
    return sentences(fill(headlines.short, declarer, bid, bid - value, partner), valueAdded(state));
  return fill(headlines.noTrick, declarer, bid, partner);
}

/** The result of a deal in a sentence: nobody bid, special game, game, or given up. */
function headline(state: State, why: string): Text {
  const { contract, declarer } = state;
  if (contract === null) return headlines.nobody;
  if (contract.kind === 'special') return specialHeadline(state, contract.special, why);
  if (contract.kind === 'game') return gameHeadline(state, why);
  return fill(headlines.gaveUp, declarer, highRank(state));
}

const row = (id: string, label: Text, cards: Bag): Region => ({
  id,
  role: 'row',
  label,
  cards: cards.map((card) => ({ card })),
});

/** The cards to look at after a deal: last trick, Dabb, discards and the hands left. */
function revealedRegions(state: State): readonly Region[] {
  const { options, last, declarer, discards, hands, why, shown, dabb } = state;
  const winner = (cards: Bag) => winnerOf(cards, trumpOf(state));
  const tricks = trickRegions(last, last, options.players, winner, -1);
  /** The hands turned up: none after a round of weg, when the cards are thrown in unseen. */
  const open = why === 'all-passed' ? [] : hands;
  const away: Region = {
    ...row('discards', texts.labels.discards, discards),
    owner: declarer,
    labelled: true,
  };
  return [
    ...tricks.filter(({ id, cards }) => id === 'last' && cards.length > 0),
    row('dabb', texts.labels.dabb, shown.length > 0 ? shown : dabb),
    ...thoseThatHold([[discards.length > 0, away]]),
    ...open.flatMap((hand, seat) => (hand.length > 0 ? [openHand(seat, hand)] : [])),
  ];
}

const reached = (state: State): readonly Fact[] =>
  state.contract?.kind === 'game'
    ? [{ label: text('reached', 'erreicht'), value: same(valueOfParty(state, state.declarer)) }]
    : [];

/** Short marks beside a seat after the deal: its points and beers. */
const endTags = (points: number, beers: number): readonly Text[] =>
  thoseThatHold([
    [points !== 0, signed(points)],
    [beers > 0, texts.labels.beer],
  ]);

/** Declarer's discards, and melds that count nothing for want of a trick (BIN-11, BIN-13). */
function valueTags(state: State, seat: Seat): readonly Text[] {
  const { contract, declarer, discards, melds } = state;
  if (contract?.kind !== 'game') return [];
  const away = pointsOf(discards, CARD_POINTS);
  return thoseThatHold([
    [seat === declarer && away > 0, fill(texts.labels.counted, away)],
    [totalOfMelds(melds[seat] ?? []) > 0 && !hasTrick(state, seat), texts.labels.void],
  ]);
}

/** The table after a deal: what was hidden is turned up, and each seat shows its points and beers. */
function reveal(finished: State, observer: Observer): Table {
  const observation = observe(finished, observer);
  const { own: _, amounts: __, ...shown } = table(observation);
  const { points, why } = outcome(finished);
  const beers = beersOf(finished);
  return {
    ...shown,
    seats: shown.seats.map((one) => ({
      ...one,
      tags: [
        ...endTags(points[one.seat] ?? 0, beers[one.seat] ?? 0),
        ...one.tags,
        ...valueTags(finished, one.seat),
      ],
    })),
    regions: revealedRegions(finished),
    facts: finished.contract === null ? [] : [...contractFacts(observation), ...reached(finished)],
    buttons: [],
    prompt: addressedTo(headline(finished, why)),
  };
}

const ended = (finished: State, seat: Seat): Ended => ({
  told: addressedTo(headline(finished, outcome(finished).why), seat),
});

/** The open cards of a finished deal, and its end told to a player. */
export const ends = { reveal, ended };
