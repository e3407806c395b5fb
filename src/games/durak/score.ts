/** The outcome of a game: who is durak, the forfeits, and how the next game opens. */
import { addTo, placing } from '../../blocks/scores.ts';
import { left, round } from '../../blocks/seats.ts';
import type { Outcome, Seat } from '../../engine/game.ts';
import { type Text, text } from '../../lang/text.ts';
import { openGame } from './deal/deal.ts';
import { bit, glassesAsked, hasBit, type MatchSetting, NO_SEAT, type State } from './state.ts';
import type { Payers, VariantRules } from './variant-rules.ts';
import { rulesOf } from './variants/index.ts';

const MOST_GLASSES = 3;

const losersOf = ({ close }: State): readonly Seat[] => close?.losers ?? [];
const isLoser = (state: State, seat: Seat): boolean => losersOf(state).includes(seat);

const pointsOf = (state: State): readonly number[] =>
  state.sizes.map((_, seat) => (isLoser(state, seat) ? 1 : 0));

/** Games lost in a row, this one included; a draw breaks the row. */
export const runsOf = (state: State): readonly number[] =>
  state.course.runs.map((run, seat) => (isLoser(state, seat) ? run + 1 : 0));

/** Forfeits by seat. */
interface Ledger {
  readonly vodka: readonly number[];
  readonly strip: readonly number[];
  /** The seats that bear a glass or a forfeit, as bits. */
  readonly bearers: number;
}

/** DUR-36: what players bear for a finished game. */
export function forfeitsOf(state: State): Ledger {
  const { forfeits } = rulesOf(state.course.options);
  const runs = runsOf(state);
  const asked = forfeits.vodka === undefined ? 0 : glassesAsked(state.course);
  const glass = (seat: Seat): number => (hasBit(asked, seat) ? 1 : 0);
  const paying = (payers: Payers | undefined): readonly Seat[] =>
    state.close?.why === 'durak' ? (payers?.(state) ?? []) : [];
  const [drinkers, strippers] = [paying(forfeits.vodka), paying(forfeits.strip)];
  const drinks = (seat: Seat): number => {
    if (!drinkers.includes(seat) || (forfeits.once && glass(seat) === 1)) return 0;
    return isLoser(state, seat) && !forfeits.once ? Math.min(MOST_GLASSES, runs[seat] ?? 1) : 1;
  };
  const vodka = runs.map((_, seat) => glass(seat) + drinks(seat));
  const strip = runs.map((_, seat) =>
    strippers.includes(seat) && !(forfeits.once && (vodka[seat] ?? 0) > 0) ? 1 : 0,
  );
  const bearers = runs.reduce(
    (bits, _, seat) => ((vodka[seat] ?? 0) + (strip[seat] ?? 0) > 0 ? bits | bit(seat) : bits),
    0,
  );
  return { vodka, strip, bearers };
}

/** Who counts as durak when the next game opens: of a losing pair the player with more cards. */
function durakOf(state: State): Seat {
  const { players, dealer } = { ...state.course.options, ...state.course };
  const cards = (seat: Seat): number =>
    (state.sizes[seat] ?? 0) + (state.unseen.secrets[seat]?.length ?? 0);
  const losers = round(left(dealer, players), players).filter((seat) => isLoser(state, seat));
  return losers.reduce((most, seat) => (cards(seat) > cards(most) ? seat : most), losers[0] ?? 0);
}

/** DUR-36: the durak deals, or, if they bear something, the next to their left who bears nothing. */
function dealerAfter(rules: VariantRules, durak: Seat, bearers: number): Seat {
  if (!rules.forfeits.once || !hasBit(bearers, durak)) return durak;
  const free = round(durak, rules.players).find((seat) => !hasBit(bearers, seat));
  return free ?? durak;
}

/** DUR-37: the seats the first player out may name to deal, as bits. */
function dealersToChoose(rules: VariantRules, { out }: State, bearers: number): number {
  const first = out[0] ?? NO_SEAT;
  const partner = rules.partners[first] ?? NO_SEAT;
  const party = bit(first) | (partner === NO_SEAT ? 0 : bit(partner));
  const barred = rules.forfeits.once ? bearers : 0;
  return ((1 << rules.players) - 1) & ~party & ~barred;
}

/** DUR-20. */
export function next(finished: State): State {
  const { course } = finished;
  const rules = rulesOf(course.options);
  const { bearers } = forfeitsOf(finished);
  const lost = finished.close?.why === 'durak';
  const durak = lost ? durakOf(finished) : NO_SEAT;
  const choices = lost && rules.dealerChosen ? dealersToChoose(rules, finished, bearers) : 0;
  const after: MatchSetting = {
    options: course.options,
    played: course.played + 1,
    totals: addTo(course.totals, pointsOf(finished)),
    runs: runsOf(finished),
    dealer: lost ? dealerAfter(rules, durak, bearers) : course.dealer,
    target: durak,
    chooser: choices === 0 ? NO_SEAT : (finished.out[0] ?? NO_SEAT),
    choices,
    newHands: 0,
    freeHands: 0,
    heats: course.heats.map(() => 0),
  };
  return openGame(rules, after);
}

/** Longer runs have no title of their own. */
const LONGEST_RUN = 3;

/** The title for that many games lost in a row. */
export const titleOf = (run: number): Text => {
  if (run <= 1) return text('durak', 'Durak');
  return run === 2 ? text('double durak', 'Doppeldurak') : text('constant durak', 'Dauerdurak');
};

/** The forfeits of the deal line: only the kinds in force. */
function forfeitsShown(state: State): Outcome['extra'] | undefined {
  const { vodka, strip } = rulesOf(state.course.options).forfeits;
  if (vodka === undefined && strip === undefined) return undefined;
  const ledger = forfeitsOf(state);
  return {
    forfeits: {
      ...(vodka === undefined ? {} : { vodka: ledger.vodka }),
      ...(strip === undefined ? {} : { strip: ledger.strip }),
    },
  };
}

/** DUR-38. */
export function outcome(finished: State): Outcome {
  const { course } = finished;
  const points = pointsOf(finished);
  const totals = addTo(course.totals, points);
  const runs = runsOf(finished);
  const extra = forfeitsShown(finished);
  return {
    why: finished.close?.why ?? 'draw',
    points,
    totals,
    lines: losersOf(finished).map((seat) => ({
      seat,
      id: `run-${Math.min(runs[seat] ?? 1, LONGEST_RUN)}`,
      label: titleOf(runs[seat] ?? 1),
      amount: 1,
      clause: 'DUR-38',
    })),
    over: course.played + 1 >= course.options.rounds,
    ...placing(totals, 'least'),
    ...(extra === undefined ? {} : { extra }),
  };
}
