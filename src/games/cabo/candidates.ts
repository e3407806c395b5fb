/**
 * The moves worth considering. A legal list names every choice of positions, since a shorter one would give cards
 * away; a player considers few of them: the highest known card or an unknown one goes first, sets are of cards known
 * to be equal, only unknown cards are looked at, and nobody calls without a good chance. From which chance players call
 * was chosen by judgement; `npm run ladder -- cabo` measures it.
 */
import type { Card } from '../../cards/pack.ts';
import { setOf, single } from '../../cards/set.ts';
import { groupedBy, largest } from '../../engine/estimate.ts';
import type { Seat } from '../../engine/game.ts';
import { callChance, crossValue, type Estimates, estimatesOf, guessedSum } from './estimates.ts';
import { actionOf, type Crossing, type Move, type PlaceSet } from './moves.ts';
import type { Observation } from './observation.ts';
import { rowOf, topOf } from './rules.ts';
import { isNearKamikaze } from './score.ts';
import { cardAt, isHidden, type Row } from './state.ts';

type Guesses = readonly number[];
type Places = readonly number[];

/** The places whose cards are hidden from the observer, or those that are not. */
function placesWith(row: Row, areHidden: boolean): Places {
  const places: number[] = [];
  for (let at = 0; at < row.length; at++) if (isHidden(row[at] ?? 0) === areHidden) places.push(at);
  return places;
}

/** The place with the highest guess, of equals the first; none of no places. */
function highest(guesses: Guesses, places: Places): Places {
  const best = places[largest(places.map((at) => guesses[at] ?? 0))];
  return best === undefined ? [] : [best];
}

const lowestPlace = (guesses: Guesses): number => largest(guesses.map((guess) => -guess));

/** Of some places in a row, those whose cards are likely the lowest. */
const lowest = (guesses: Guesses, places: Places): Places =>
  highest(
    guesses.map((guess) => -guess),
    places,
  );

/** The places of known cards that are of one value with another, one set a value. */
function setsIn(row: Row, known: Places): readonly Places[] {
  const byValue = groupedBy(known, (at) => cardAt(row[at] ?? 0));
  return [...byValue.values()].filter((places) => places.length > 1);
}

/**
 * The single places at which a card may go: the highest known card, the next one if that has a pair, and the unknown
 * card that is likely the highest. A card that makes a pair does not replace its fellow.
 */
function singlesFor({ row, own }: Estimates, card: Card): Places {
  const known = placesWith(row, false);
  const others = known.filter((at) => own[at] !== card);
  const top = highest(own, others);
  const [most] = top.map((at) => own[at]);
  const lower = others.filter((at) => own[at] !== most);
  const next = others.length - lower.length > 1 ? highest(own, lower) : [];
  return [...top, ...next, ...highest(own, placesWith(row, true))];
}

/** What a card may replace with a gain or to make a pair, single places first. */
function replaceable(estimates: Estimates, card: Card): readonly PlaceSet[] {
  const { row, own } = estimates;
  const known = placesWith(row, false);
  const makesPair = known.some((at) => own[at] === card);
  const singles = singlesFor(estimates, card).filter((at) => makesPair || (own[at] ?? 0) > card);
  const sets = setsIn(row, known).filter(
    (places) => places.length * (own[places[0] ?? 0] ?? 0) > card,
  );
  return [...singles.map(single), ...sets.map(setOf)];
}

/** The chance from which a player calls, who knows all their cards or not. */
const CALLS_KNOWING = 0.4;
const CALLS_UNKNOWING = 0.82;
/** What a round of turns takes off these chances, since a deal must end. */
const IMPATIENCE = 0.01;

/** Whether the chance of being the lowest is good enough to consider a call (CAB-11). */
function mayCall(estimates: Estimates): boolean {
  const { observation, row } = estimates;
  const { caller, turns, options } = observation;
  if (caller >= 0) return false;
  const from = row.some(isHidden) ? CALLS_UNKNOWING : CALLS_KNOWING;
  return callChance(estimates) >= from - (IMPATIENCE * turns) / options.players;
}

/**
 * What to consider at the start of a turn: replacing cards by the top discard, drawing, and calling if the chance is
 * good.
 */
function turnMoves(estimates: Estimates): readonly Move[] {
  const taken = replaceable(estimates, topOf(estimates.observation.pile));
  const moves = taken.map((places): Move => ({ verb: 'take', places }));
  moves.push({ verb: 'draw' });
  if (mayCall(estimates)) moves.push({ verb: 'call' });
  return moves;
}

/** The places of a row worth a look or a swap: the lowest unknown card, and for a swap the lowest known one. */
const lowestUnknown = ({ observation, guesses }: Estimates, seat: Seat): Places =>
  lowest(guesses[seat] ?? [], placesWith(rowOf(observation.rows, seat), true));

const lowestKnown = ({ observation, guesses }: Estimates, seat: Seat): Places =>
  lowest(guesses[seat] ?? [], placesWith(rowOf(observation.rows, seat), false));

const otherRows = ({ rows, turn }: Observation): readonly Seat[] =>
  [...rows.keys()].filter((seat) => seat !== turn);

const peeks = ({ row, own }: Estimates): readonly Move[] =>
  highest(own, placesWith(row, true)).map((place): Move => ({ verb: 'peek', place }));

const spies = (estimates: Estimates): readonly Move[] =>
  otherRows(estimates.observation).flatMap((seat) =>
    lowestUnknown(estimates, seat).map((place): Move => ({ verb: 'spy', seat, place })),
  );

/** The swaps that are likely to lower the own row. */
function swaps(estimates: Estimates): readonly Move[] {
  const { observation, row, own, guesses } = estimates;
  const given = [...highest(own, placesWith(row, false)), ...highest(own, placesWith(row, true))];
  return otherRows(observation).flatMap((seat) => {
    const got = [...lowestKnown(estimates, seat), ...lowestUnknown(estimates, seat)];
    return given.flatMap((at) =>
      got
        .filter((place) => (own[at] ?? 0) > (guesses[seat]?.[place] ?? 0))
        .map((place): Move => ({ verb: 'swap', own: at, seat, place })),
    );
  });
}

/** The swap between two rows that burdens the lower one most: its lowest card goes for the highest of the other. */
function crossingOf(estimates: Estimates, seat: Seat, other: Seat): Crossing {
  const isLower = guessedSum(estimates, seat) < guessedSum(estimates, other);
  const own = estimates.guesses[seat] ?? [];
  const theirs = estimates.guesses[other] ?? [];
  const place = isLower ? lowestPlace(own) : largest(own);
  const otherPlace = isLower ? largest(theirs) : lowestPlace(theirs);
  return { verb: 'cross', seat, place, other, otherPlace };
}

/** The swap between two others that burdens the lower row most, where the house rule allows one. */
function bestCrossing(estimates: Estimates): readonly Move[] {
  if (!estimates.observation.options.swapOthers) return [];
  const seats = otherRows(estimates.observation);
  const all = seats.flatMap((seat) =>
    seats.filter((other) => seat < other).map((other) => crossingOf(estimates, seat, other)),
  );
  const best = all[largest(all.map((move) => crossValue(estimates, move)))];
  return best === undefined ? [] : [best];
}

/** The uses of the drawn card's action that may gain something. */
function actions(estimates: Estimates): readonly Move[] {
  switch (actionOf(estimates.observation.drawn)) {
    case 'none':
      return [];
    case 'peek':
      return peeks(estimates);
    case 'spy':
      return spies(estimates);
    case 'swap':
      return [...swaps(estimates), ...bestCrossing(estimates)];
  }
}

/** A look costs nothing, so that only who cannot look discards without one. */
function drawnMoves(estimates: Estimates): readonly Move[] {
  const kept = replaceable(estimates, estimates.observation.drawn);
  const moves = kept.map((places): Move => ({ verb: 'keep', places }));
  const used = actions(estimates);
  const areLooks = used.some(({ verb }) => verb === 'peek' || verb === 'spy');
  return areLooks ? [...moves, ...used] : [...moves, { verb: 'discard' }, ...used];
}

/** Some of the legal moves, never none; all of them before the first turn, and for a row that may become a kamikaze. */
export function candidates(observation: Observation): readonly Move[] | undefined {
  const { phase, rows, turn } = observation;
  if (phase === 'look' || isNearKamikaze(rowOf(rows, turn))) return undefined;
  const estimates = estimatesOf(observation);
  return phase === 'turn' ? turnMoves(estimates) : drawnMoves(estimates);
}
