/** The outcome of a deal (BIN-13 to BIN-18). */
import { totalBy } from '../../../blocks/dealt.ts';
import { addTo, allSeats, placing } from '../../../blocks/seats.ts';
import { pointsOf as cardPoints } from '../../../blocks/trick.ts';
import { sum } from '../../../engine/estimate.ts';
import type { DealtHands } from '../../../engine/extras.ts';
import type { Outcome, ScoreLine, Seat } from '../../../engine/game.ts';
import { fill, type Text, text } from '../../../lang/text.ts';
import { CARD_POINTS, specialOf, UNTEN } from './cards.ts';
import { meldSums, totalOfMelds } from './melds.ts';
import { highRank, partyOf, type State, samePartyAs } from './state.ts';
import texts from './texts.json' with { type: 'json' };

const { score } = texts;

const BONUS = 40;

type ScorePart = Omit<ScoreLine, 'seat'>;

const part = (id: string, label: Text, amount: number, clause: string, kind?: Text): ScorePart =>
  kind === undefined ? { id, label, amount, clause } : { id, label, kind, amount, clause };

const meldsOfParty = (state: State, seats: readonly Seat[]): number =>
  sum(seats.map((seat) => totalOfMelds(state.melds[seat] ?? [])));

const tricksOf = (state: State, seats: readonly Seat[]): number =>
  sum(seats.map((seat) => state.tricks[seat] ?? 0));

const isDeclarers = (state: State, seat: Seat): boolean =>
  partyOf(seat, state.options.players) === partyOf(state.declarer, state.options.players);

/** BIN-13: the value of a party before rounding, in parts. */
interface PartyValue {
  readonly tricks: number;
  readonly discards: number;
  readonly melds: number;
}

/** BIN-11: whether the party of a seat has taken a trick, without which its melds count nothing. */
export const hasTrick = (state: State, seat: Seat): boolean =>
  tricksOf(state, samePartyAs(seat, state.options.players)) > 0;

/** BIN-13: the value of a party in parts. */
export function valueInParts(state: State, seat: Seat): PartyValue {
  const seats = samePartyAs(seat, state.options.players);
  return {
    tricks: sum(seats.map((one) => state.points[one] ?? 0)),
    discards: isDeclarers(state, seat) ? cardPoints(state.discards, CARD_POINTS) : 0,
    melds: hasTrick(state, seat) ? meldsOfParty(state, seats) : 0,
  };
}

/** BIN-13: the value of a party as lines of its score sheet; lines of nothing are left out. */
function valueParts(state: State, seat: Seat): readonly ScorePart[] {
  const { tricks, discards, melds } = valueInParts(state, seat);
  return [
    part('tricks', score.tricks, tricks, 'BIN-13'),
    part('discards', score.discards, discards, 'BIN-13'),
    part('melds', score.melds, melds, 'BIN-11'),
  ].filter(({ amount }) => amount !== 0);
}

/** BIN-13: the value of a party before rounding. */
export const valueOfParty = (state: State, seat: Seat): number =>
  sum(Object.values(valueInParts(state, seat)));

/** BIN-14: the points that round a value to the nearest ten, five upward. */
const roundingOf = (value: number): number => Math.floor((value + 5) / 10) * 10 - value;

/** BIN-14: the value of a party in lines, with what rounding it to the nearest ten adds or takes away. */
function credit(state: State, seat: Seat): readonly ScorePart[] {
  const parts = valueParts(state, seat);
  const off = roundingOf(valueOfParty(state, seat));
  return off === 0 ? parts : [...parts, part('rounding', score.rounding, off, 'BIN-14')];
}

/** BIN-14: whether declarer has won: the value reaches the bid, and the party has taken a trick. */
function isWon(state: State): boolean {
  if (state.contract?.kind === 'special') return state.why === 'won';
  const { declarer } = state;
  return hasTrick(state, declarer) && valueOfParty(state, declarer) >= highRank(state);
}

export function endReasonOf(state: State): State['why'] {
  if (state.why === 'ab' || state.why === 'all-passed') return state.why;
  return isWon(state) ? 'won' : 'lost';
}

/** BIN-16: with `durchStake=beer` no Durch is scored, won or lost. */
const isForBeer = ({ contract, options }: State): boolean =>
  contract?.kind === 'special' && contract.special !== UNTEN && options.durchStake === 'beer';

/** BIN-16: the beers owed to each player of the side that won. */
export const beersOf = (state: State): readonly number[] =>
  allSeats(state.options.players).map((seat) =>
    isForBeer(state) && isDeclarers(state, seat) === (state.why === 'won') ? 1 : 0,
  );

/** The score of a special game, of declarer's party alone (BIN-16, BIN-17). */
function specialParts(state: State, seat: Seat, special: number): readonly ScorePart[] {
  const { rank, name } = specialOf(special);
  if (!isDeclarers(state, seat) || isForBeer(state)) return [];
  const clause = special === UNTEN ? 'BIN-17' : 'BIN-16';
  return [part(`special-${special}`, name, state.why === 'won' ? rank : -rank, clause)];
}

/** BIN-15: the score of a party after declarer has given up. */
function abParts(state: State, seat: Seat): readonly ScorePart[] {
  const bid = highRank(state);
  if (isDeclarers(state, seat))
    return [part('ab', fill(score.givenUp, bid), -bid, 'BIN-15', score.ownGivenUp)];
  const melds = meldsOfParty(state, samePartyAs(seat, state.options.players));
  return [
    part('melds', score.melds, melds, 'BIN-15'),
    part('gave-up', score.declarerGaveUp, BONUS, 'BIN-15'),
  ].filter(({ amount }) => amount !== 0);
}

/**
 * The lines that a seat scores: special game, giving up, or a game won or lost (BIN-14); with a lost game the opponents
 * score a bonus.
 */
function scoreParts(state: State, seat: Seat): readonly ScorePart[] {
  const { contract, options } = state;
  if (contract === null) return [];
  if (contract.kind === 'special') return specialParts(state, seat, contract.special);
  if (contract.kind === 'ab') return abParts(state, seat);
  if (isWon(state)) return credit(state, seat);
  if (isDeclarers(state, seat)) {
    const bid = highRank(state);
    const amount = -options.lostFactor * bid;
    return [part('lost', fill(score.lost, bid), amount, 'BIN-14', score.ownLost)];
  }
  return [...credit(state, seat), part('opponents', score.declarerLost, BONUS, 'BIN-14')];
}

const partsBySeat = (state: State): readonly (readonly ScorePart[])[] =>
  allSeats(state.options.players).map((seat) => scoreParts(state, seat));

const pointsIn = (parts: readonly (readonly ScorePart[])[]): readonly number[] =>
  parts.map((own) => sum(own.map(({ amount }) => amount)));

export const pointsOf = (state: State): readonly number[] => pointsIn(partsBySeat(state));

/**
 * The result of a deal and whether the match is over (BIN-18); beers, where a Durch is played for them, are a ledger
 * beside the points (BIN-16).
 */
export function outcome(state: State): Outcome {
  const parts = partsBySeat(state);
  const points = pointsIn(parts);
  const totals = addTo(state.totals, points);
  const scored: Outcome = {
    why: endReasonOf(state),
    points,
    totals,
    lines: parts.flatMap((own, seat) => own.map((one) => ({ seat, ...one }))),
    over: totals.some((total) => total >= state.options.target),
    ...placing(totals, 'most'),
  };
  if (state.options.durchStake !== 'beer') return scored;
  return { ...scored, extra: { forfeits: { beers: beersOf(state) } } };
}

export const dealtHands: DealtHands<State> = {
  cards: ({ hands }, seat) => hands[seat] ?? [],
  quantities: {
    melds: {
      meaning: texts.conditions.melds,
      least: 0,
      of: (hand) => Math.max(...meldSums(hand)),
    },
    points: totalBy(text('card points', 'Augen'), CARD_POINTS),
  },
};
