/**
 * The outcome of a game: who is durak, the forfeits, how the next game opens, and what has happened to a player
 * since a decision.
 */
import { namesThatHold } from '../../../blocks/conditions.ts';
import { addTo, allSeats, left, placing, round } from '../../../blocks/seats.ts';
import type { Outcome, Seat, Unfolded } from '../../../engine/game.ts';
import type { Text } from '../../../lang/text.ts';
import { openGame } from '../deal/deal.ts';
import { type Move, verbOf } from '../state/moves.ts';
import { othersThanFirst } from '../state/seats.ts';
import { bit, glassesAsked, hasBit, NO_SEAT, type State } from '../state/state.ts';
import texts from '../state/texts.json' with { type: 'json' };
import type { Payers } from '../state/variant-rules.ts';
import { rulesOf } from '../variants/index.ts';

const MOST_GLASSES = 3;

const isLoser = ({ close }: State, seat: Seat): boolean => close?.losers.includes(seat) === true;

export const pointsOf = (state: State): readonly number[] =>
  state.sizes.map((_, seat) => (isLoser(state, seat) ? 1 : 0));

/** Games lost in a row, this one included; a draw breaks the row. */
export const runsOf = (state: State): readonly number[] =>
  state.course.runs.map((run, seat) => (isLoser(state, seat) ? run + 1 : 0));

interface Ledger {
  readonly vodka: readonly number[];
  readonly strip: readonly number[];
}

/** DUR-36: what players bear for a finished game. */
export function forfeitsOf(state: State): Ledger {
  const { vodka, strip, once } = rulesOf(state.course.options).forfeits;
  const asked = vodka === undefined ? 0 : glassesAsked(state.course);
  const isPaying = (payers: Payers | undefined, seat: Seat): boolean =>
    state.close?.why === 'durak' && payers?.(state).includes(seat) === true;
  const glasses = runsOf(state).map((run, seat) => {
    const glass = hasBit(asked, seat) ? 1 : 0;
    if (!isPaying(vodka, seat) || (once && glass > 0)) return glass;
    return glass + (once ? 1 : Math.min(MOST_GLASSES, Math.max(1, run)));
  });
  const items = glasses.map((drunk, seat) =>
    isPaying(strip, seat) && !(once && drunk > 0) ? 1 : 0,
  );
  return { vodka: glasses, strip: items };
}

/** The seats barred from dealing since they bear something already, as bits (DUR-36). */
function barredOf(state: State): number {
  if (!rulesOf(state.course.options).forfeits.once) return 0;
  const { vodka, strip } = forfeitsOf(state);
  return bitsOf(
    allSeats(vodka.length).filter((seat) => (vodka[seat] ?? 0) + (strip[seat] ?? 0) > 0),
  );
}

const bitsOf = (seats: readonly Seat[]): number =>
  seats.reduce((bits, seat) => bits | bit(seat), 0);

/** Who counts as durak when the next game opens: of a losing pair the player with more cards. */
function durakOf(state: State): Seat {
  const { players, dealer } = { ...state.course.options, ...state.course };
  const cards = (seat: Seat): number =>
    (state.sizes[seat] ?? 0) + (state.unseen.secrets[seat]?.length ?? 0);
  const losers = round(left(dealer, players), players).filter((seat) => isLoser(state, seat));
  return losers.reduce((most, seat) => (cards(seat) > cards(most) ? seat : most), losers[0] ?? 0);
}

/** The next game of the match before its first step: who deals or chooses the dealer, and who is attacked (DUR-20). */
export function next(finished: State): State {
  const { course, close, out } = finished;
  const rules = rulesOf(course.options);
  const barred = barredOf(finished);
  const lost = close?.why === 'durak';
  const durak = lost ? durakOf(finished) : NO_SEAT;
  /** DUR-36: the durak deals, or the next to their left who bears nothing. */
  const dealer = round(durak, rules.players).find((seat) => !hasBit(barred, seat)) ?? durak;
  /** DUR-37: the seats that the first player out may name as dealer. */
  const choices =
    lost && rules.dealerChosen ? bitsOf(othersThanFirst(rules, finished)) & ~barred : 0;
  return openGame(rules, {
    options: course.options,
    played: course.played + 1,
    totals: addTo(course.totals, pointsOf(finished)),
    runs: runsOf(finished),
    dealer: lost ? dealer : course.dealer,
    target: durak,
    chooser: choices === 0 ? NO_SEAT : (out[0] ?? NO_SEAT),
    choices,
    newHands: 0,
    freeHands: 0,
    heats: course.heats.map(() => 0),
  });
}

/** The title of a player who has lost `run` games in a row. */
export const titleOf = (run: number): Text => {
  if (run <= 1) return texts.outcome.durak;
  if (run === 2) return texts.outcome.double;
  return texts.outcome.constant;
};

/** The longest run of lost games with a title of its own. */
const LONGEST_RUN = 3;

/** The forfeits of the deal line: only the kinds in force. */
function forfeitsShown(state: State): Outcome['extra'] | undefined {
  const { vodka, strip } = rulesOf(state.course.options).forfeits;
  if (vodka === undefined && strip === undefined) return undefined;
  const ledger = forfeitsOf(state);
  if (vodka === undefined) return { forfeits: { strip: ledger.strip } };
  if (strip === undefined) return { forfeits: { vodka: ledger.vodka } };
  return { forfeits: { vodka: ledger.vodka, strip: ledger.strip } };
}

/** The result of a game: a point for each durak (DUR-38), with the forfeits in force. */
export function outcome(finished: State): Outcome {
  const { course } = finished;
  const points = pointsOf(finished);
  const totals = addTo(course.totals, points);
  const runs = runsOf(finished);
  const extra = forfeitsShown(finished);
  const scored: Outcome = {
    why: finished.close?.why ?? 'draw',
    points,
    totals,
    lines: (finished.close?.losers ?? []).map((seat) => ({
      seat,
      id: `run-${Math.min(runs[seat] ?? 1, LONGEST_RUN)}`,
      label: titleOf(runs[seat] ?? 1),
      amount: 1,
      clause: 'DUR-38',
    })),
    over: course.played + 1 >= course.options.rounds,
    ...placing(totals, 'least'),
  };
  return extra === undefined ? scored : { ...scored, extra };
}

type Steps = Unfolded<State, Move>['steps'];

/** The steps of the bout under way: up to the next first attack. */
function boutOf(steps: Steps): Steps {
  const next = steps.findIndex(({ move }, i) => i > 0 && verbOf(move) === 'attack');
  return next < 0 ? steps : steps.slice(0, next);
}

const takers = (steps: Steps): readonly Seat[] =>
  steps.filter(({ move }) => verbOf(move) === 'take').map(({ seat }) => seat);

const OFTEN = 2;

/**
 * Names of what has happened to a player between a decision and the end looked ahead to, such as having to take, for
 * giving reasons.
 */
export function events({ seat, steps, end }: Unfolded<State, Move>): readonly string[] {
  const bout = boutOf(steps);
  const now = takers(bout);
  const all = takers(steps).filter((one) => one === seat);
  const passes = bout.some(({ move }) => verbOf(move) === 'pass' || verbOf(move) === 'show');
  const defends = bout.some(
    (step) => step.seat === seat && ['cover', 'take'].includes(verbOf(step.move)),
  );
  return namesThatHold({
    durak: isLoser(end, seat),
    first: end.out[0] === seat,
    swallow: now.includes(seat) && !takers(steps.slice(0, 1)).includes(seat),
    swallowed: now.some((one) => one !== seat),
    passed: passes && defends,
    swallows: all.length >= OFTEN,
  });
}

/** Everybody but the durak has won. */
export const success = ({ points }: Outcome, seat: Seat): boolean => points[seat] === 0;
