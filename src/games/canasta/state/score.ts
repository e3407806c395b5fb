/**
 * The outcome of a deal (CAN-5, CAN-6, CAN-21, CAN-24, CAN-25), the deal after it, and what has happened to a
 * player since a decision.
 */
import { namesThatHold } from '../../../blocks/conditions.ts';
import { countWhere, totalBy } from '../../../blocks/dealt.ts';
import { addTo, placing, zeros } from '../../../blocks/seats.ts';
import { sum } from '../../../engine/estimate.ts';
import type { DealtHands } from '../../../engine/extras.ts';
import type { Outcome, ScoreLine, Seat, Unfolded } from '../../../engine/game.ts';
import { isRedThree, isWild, VALUES, valueOfAll } from './cards.ts';
import type { Move } from './moves.ts';
import { nextDealer, standingOf } from './standing.ts';
import {
  CANASTA,
  type Meld,
  partyOf,
  type Side,
  type State,
  sideOf,
  sideOfParty,
  waiting,
} from './state.ts';
import texts from './texts.json' with { type: 'json' };

export const NATURAL_CANASTA = 500;
export const MIXED_CANASTA = 300;
export const RED_THREE = 100;
const ALL_RED_THREES = 200;
const RED_THREE_COUNT = 4;
export const GOING_OUT = 100;
const CONCEALED = 100;
const FINE = 500;

/** CAN-24: the value of the cards in melds. */
export const meldedValue = ({ melds }: Side): number =>
  melds.reduce((value, meld) => value + valueOfAll(meld.cards), 0);

const canastas = ({ melds }: Side, natural: boolean): number =>
  melds.filter(({ cards, wilds }) => cards.length >= CANASTA && (wilds === 0) === natural).length;

export const canastaValue = (side: Side): number =>
  canastas(side, true) * NATURAL_CANASTA + canastas(side, false) * MIXED_CANASTA;

/** CAN-5: the value of red threes, a gain for a party that has melded and a cost for one that has not. */
export const redThreeValue = ({ reds }: Side): number =>
  reds.length * (reds.length === RED_THREE_COUNT ? ALL_RED_THREES : RED_THREE);

/** What red threes add to the score of a party, or take from it while it has not melded. */
export const redThreeGain = (side: Side): number =>
  redThreeValue(side) * (side.melds.length > 0 ? 1 : -1);

/** What a party's cards on the table count as they lie (CAN-5, CAN-24). */
export const valueLaid = (side: Side): number =>
  meldedValue(side) + canastaValue(side) + redThreeGain(side);

/** What a meld counts beyond its cards. */
export function bonusOf({ cards, wilds }: Meld): number {
  if (cards.length < CANASTA) return 0;
  return wilds === 0 ? NATURAL_CANASTA : MIXED_CANASTA;
}

/** CAN-6: how often red threes cost a seat 500, counting those left in hand. */
function finesOf({ hands, fines, fined, turn }: State, seat: Seat): number {
  const held = (hands[seat] ?? []).filter(isRedThree).length;
  const paid = fines[seat] ?? 0;
  const code = fined[seat] ?? 0;
  const unpaid = held - (code & 3) - (code >> 2);
  return (turn.been >> seat) & 1 ? paid + unpaid : paid;
}

/** CAN-21: whether the player who went out had a concealed hand. */
export function isConcealed(state: State): boolean {
  const { turn } = state;
  const { melds } = sideOf(state, turn.seat);
  const laidBefore = ((turn.layers >> turn.seat) & 1) === 1;
  return (
    !laidBefore &&
    !turn.touched &&
    melds.some(({ number, cards }) => number > turn.before && cards.length >= CANASTA)
  );
}

type PartyLine = Omit<ScoreLine, 'seat'>;

const item = (id: keyof typeof texts.lines, amount: number, clause: string): PartyLine => ({
  id,
  label: texts.lines[id],
  amount,
  clause,
});

/** CAN-21, CAN-24: what going out scores, and going out concealed in addition. */
function goingOut(state: State, party: number): readonly PartyLine[] {
  const { why, standing, turn } = state;
  if (why !== 'out' || partyOf(standing, turn.seat) !== party) return [];
  const concealed = isConcealed(state) ? [item('concealed', CONCEALED, 'CAN-21')] : [];
  return [item('out', GOING_OUT, 'CAN-24'), ...concealed];
}

/** The lines of a party's score, without those that count nothing. */
function itemsOf(state: State, party: number): readonly PartyLine[] {
  const { standing, hands } = state;
  const side = sideOfParty(state, party);
  const seats = standing.order.filter((seat) => partyOf(standing, seat) === party);
  const left = sum(seats.map((seat) => valueOfAll(hands[seat] ?? [])));
  const fines = sum(seats.map((seat) => finesOf(state, seat)));
  const items: readonly PartyLine[] = [
    item('melded', meldedValue(side), 'CAN-24'),
    item('naturals', canastas(side, true) * NATURAL_CANASTA, 'CAN-24'),
    item('mixed', canastas(side, false) * MIXED_CANASTA, 'CAN-24'),
    item('reds', redThreeGain(side), 'CAN-5'),
    item('fines', -fines * FINE, 'CAN-6'),
    ...goingOut(state, party),
    item('left', -left, 'CAN-24'),
  ];
  return items.filter(({ amount }) => amount !== 0);
}

/** The points of the deal by seat; a player sitting out shares their party's (CAN-1). */
export function pointsOf(state: State): readonly number[] {
  const points = state.sides.map((_, party) =>
    sum(itemsOf(state, party).map(({ amount }) => amount)),
  );
  return state.standing.party.map((party) => points[party] ?? 0);
}

/** CAN-25: whether the target is reached and one party alone is ahead. */
function isOver({ standing }: State, totals: readonly number[]): boolean {
  const best = Math.max(...totals);
  const ahead = new Set(
    totals.flatMap((total, seat) => (total === best ? partyOf(standing, seat) : [])),
  );
  return best >= standing.options.target && ahead.size === 1;
}

/** Whether this deal is the match's last, by its target or by the option `deals`. */
const isLast = (state: State, totals: readonly number[]): boolean =>
  isOver(state, totals) || state.standing.played + 1 === state.standing.options.deals;

/** CAN-25: the premium that each seat's party wins or pays for the match; zeros where there is none. */
export function premiumsOf({ standing }: State, totals: readonly number[]): readonly number[] {
  const { premium, premiumSum } = standing.options;
  const best = Math.max(...totals);
  const totalOf = (party: number): number => totals[standing.party.indexOf(party)] ?? best;
  const parties = [...new Set(standing.party)];
  const losing = parties.filter((party) => totalOf(party) < best);
  if (premium === 'none' || losing.length !== parties.length - 1) return zeros(totals.length);
  const paid = (party: number): number =>
    premium === 'fixed' ? premiumSum : best - totalOf(party);
  const won = sum(losing.map(paid));
  return standing.party.map((party) => (losing.includes(party) ? -paid(party) : won));
}

/**
 * The result of a deal: points and score lines by seat, and after the last deal the premiums that losers pay (CAN-25).
 */
export function outcome(state: State): Outcome {
  const { standing } = state;
  const points = pointsOf(state);
  const totals = addTo(standing.totals, points);
  const byParty = state.sides.map((_, party) => itemsOf(state, party));
  const lines: readonly ScoreLine[] = points.flatMap((_, seat) =>
    (byParty[partyOf(standing, seat)] ?? []).map((each) => ({ seat, ...each })),
  );
  const scored: Outcome = {
    why: state.why,
    points,
    totals,
    lines,
    over: isOver(state, totals),
    ...placing(totals, 'most'),
  };
  if (standing.options.premium === 'none' || !isLast(state, totals)) return scored;
  return { ...scored, extra: { premium: premiumsOf(state, totals) } };
}

/** CAN-2: the deal moves left over all places. */
export function next(finished: State): State {
  const { standing } = finished;
  const totals = addTo(standing.totals, pointsOf(finished));
  const { options, played, seating } = standing;
  return waiting(standingOf(options, played + 1, totals, seating, nextDealer(standing)));
}

/** The red threes of a hand as dealt, with those that its party has laid out at once (CAN-6). */
const redThrees = (cards: readonly number[], state: State, seat: number): number =>
  cards.filter(isRedThree).length + sideOf(state, seat).reds.length;

export const dealtHands: DealtHands<State> = {
  cards: ({ hands }, seat) => hands[seat] ?? [],
  quantities: {
    wild: countWhere(texts.hands.wild, isWild),
    'red-threes': {
      meaning: texts.hands.redThrees,
      least: 0,
      most: 4,
      of: redThrees,
    },
    points: totalBy(texts.hands.points, VALUES),
  },
};

/**
 * Names of what has happened to a player's party between a decision and the end looked ahead to, for weighing moves in
 * words.
 */
export function events({ before, seat, end }: Unfolded<State, Move>): readonly string[] {
  const own = partyOf(end.standing, seat);
  const isOut = end.why === 'out';
  const isOwnOut = isOut && partyOf(end.standing, end.turn.seat) === own;
  const grown = (party: number): boolean =>
    canastaValue(sideOfParty(end, party)) > canastaValue(sideOfParty(before, party));
  const melded = sideOfParty(end, own).melds.length > 0;
  const had = sideOfParty(before, own).melds.length > 0;
  return namesThatHold({
    out: isOwnOut,
    beaten: isOut && !isOwnOut,
    canasta: grown(own),
    theirs: end.sides.some((_, party) => party !== own && grown(party)),
    melds: melded && !had,
    dry: !melded,
  });
}
