/** A finished round of Hiki-Kabu: all hands turned up, the winners' lit, each with its count. */
import { chipsWon } from '../../blocks/chips-won.ts';
import { dealFact } from '../../blocks/match-length.ts';
import { addTo } from '../../blocks/seats.ts';
import { briefSumText, sumText } from '../../blocks/sum-text.ts';
import type { Ended } from '../../engine/ended.ts';
import { sum } from '../../engine/estimate.ts';
import type { Observer, Seat } from '../../engine/game.ts';
import type { FaceShown, Region, SeatShown, Table } from '../../engine/table.ts';
import { addressedTo } from '../../lang/address.ts';
import { fill, same, seatsListed, signed, type Text } from '../../lang/text.ts';
import {
  cardsBefore,
  cardValue,
  dealerOf,
  gainsOf,
  isAlikeOf,
  resultOf,
  type Settlement,
} from './hand.ts';
import { observe } from './observation.ts';
import { entryChips } from './options.ts';
import { type State, settlementOf } from './rules.ts';
import { layoutOf, regionsOf } from './table.ts';
import texts from './texts.json' with { type: 'json' };

const { headlines, labels } = texts;

/** How the count of a hand comes about (HIK-5, HIK-8): “5+7+10=22 → 2”, “8+8+8, three alike”. */
function countText(state: State, seat: Seat): Text {
  const values = cardsBefore(state, seat).map(cardValue);
  if (isAlikeOf(state, seat)) return fill(labels.addedAlike, values.join('+'));
  return sumText(values, resultOf(state, seat));
}

/** The values of a hand and what they add up to, in a sentence: “6 + 9 + 9 = 24”, “1 + 3”. */
function valuesAdded(state: State, seat: Seat): Text {
  const values = cardsBefore(state, seat).map(cardValue);
  const added = values.join(' + ');
  const total = sum(values);
  return same(total < 10 ? added : `${added} = ${total}`);
}

/** What a hand comes to, or that it is the dealer’s nine and one (HIK-9). */
function handText(state: State, { why }: Settlement, seat: Seat): Text {
  if (why === 'nine-one' && seat === dealerOf(state.order)) return labels.nineOne;
  return countText(state, seat);
}

/** What a hand comes to without its cards. */
function briefHandText(state: State, { why }: Settlement, seat: Seat): Text {
  if (why === 'nine-one' && seat === dealerOf(state.order)) return labels.nineOne;
  if (isAlikeOf(state, seat)) return labels.alike;
  return briefSumText(cardsBefore(state, seat).map(cardValue), resultOf(state, seat));
}

/**
 * What the round did to the chips of a seat: a stake that is lost is called that, a share of the pot that only gives the
 * stake back a share; all else is a sum.
 */
function gainTag({ stakes, more, won }: Settlement, seat: Seat, gain: number): Text {
  if (gain === 0 && won[seat] === 0) return labels.even;
  if (gain === 0) return labels.share;
  const isStake = won[seat] === 0 && more[seat] === 0 && (stakes[seat] ?? 0) > 0;
  return isStake ? fill(labels.stake, signed(gain)) : signed(gain);
}

/**
 * A seat after the round: its hand, its chips with those won or lost, and whether it has too few to go on (HIK-10).
 */
function seatShown(state: State, settlement: Settlement, seat: Seat): SeatShown {
  const gain = gainsOf(settlement)[seat] ?? 0;
  const chips = (state.chips[seat] ?? 0) + gain;
  const out = chips < entryChips(state.options) ? [labels.out] : [];
  const played = state.order.includes(seat);
  return {
    seat,
    cards: cardsBefore(state, seat).length,
    total: chips,
    comesTo: played ? handText(state, settlement, seat) : undefined,
    comesToInBrief: played ? briefHandText(state, settlement, seat) : undefined,
    tags: played ? [gainTag(settlement, seat, gain), ...out] : out,
  };
}

/** The region, with its cards marked if its owner has won. */
function highlighted(region: Region, { won }: Settlement): Region {
  if (region.owner === undefined || (won[region.owner] ?? 0) === 0) return region;
  const cards = region.cards.map((face): FaceShown => {
    const { marks = [] } = face;
    return { ...face, marks: [...marks, 'wins'] };
  });
  return { ...region, cards };
}

/**
 * The sentence for a pot that one player wins, by what won it: nine and one, three alike, a tie of all for the dealer,
 * or the count.
 */
function alone(state: State, { why }: Settlement, count: number): Text {
  if (why === 'nine-one') return headlines.nineOne;
  if (why === 'three-alike') return headlines.threeAlike;
  if (state.order.every((seat) => resultOf(state, seat) === count)) return headlines.allEqual;
  if (count === 1) return headlines.one;
  return headlines.count;
}

/** The result of a round in a sentence: who wins or shares the pot, its chips and the count. */
export function headline(state: State, settlement: Settlement, pot: number): Text {
  const winners = state.order.filter((seat) => (settlement.won[seat] ?? 0) > 0);
  const [winner = 0] = winners;
  const count = resultOf(state, winner);
  if (winners.length === 1) return fill(alone(state, settlement, count), winner, pot, count);
  return fill(
    count === 1 ? headlines.sharedWithOne : headlines.shared,
    seatsListed(winners),
    pot,
    count,
  );
}

/** The table after a round: all hands turned up, and the pot with the further stakes that losers paid. */
export function reveal(finished: State, observer: Observer): Table {
  const observation = observe(finished, observer);
  const settlement = settlementOf(finished);
  const pot = sum(addTo(settlement.stakes, settlement.more));
  return {
    seats: finished.chips.map((_, seat) => seatShown(finished, settlement, seat)),
    regions: regionsOf(observation, pot).map((region) => highlighted(region, settlement)),
    ...layoutOf(observation),
    turnsUp: true,
    facts: [dealFact(observation)],
    buttons: [],
    prompt: addressedTo(headline(finished, settlement, pot)),
  };
}

/** What a seat counts that has played and won nothing, where its count was compared with another. */
function ownCount(state: State, { why, won }: Settlement, seat: Seat): Text | undefined {
  const hasLost = state.order.includes(seat) && (won[seat] ?? 0) === 0;
  const counts = new Set(state.order.map((one) => resultOf(state, one)));
  if (!hasLost || why !== 'showdown' || counts.size === 1) return undefined;
  return fill(headlines.own, resultOf(state, seat), valuesAdded(state, seat));
}

/** The result of a round as it is told to a seat: its own count, then who takes the pot. */
function toldTo(state: State, settlement: Settlement, seat: Seat): Text {
  const pot = sum(addTo(settlement.stakes, settlement.more));
  const result = addressedTo(headline(state, settlement, pot), seat);
  const own = ownCount(state, settlement, seat);
  return own === undefined ? result : fill(headlines.ownFirst, own, result);
}

export function ended(finished: State, seat: Seat): Ended {
  const settlement = settlementOf(finished);
  return {
    headline: chipsWon(gainsOf(settlement)[seat] ?? 0),
    told: toldTo(finished, settlement, seat),
  };
}
