/** What a round of Cabo is remembered for: what lowered the row of a call that held, else the call. */

import type { Card } from '../../cards/pack.ts';
import { sum } from '../../engine/estimate.ts';
import type { Seat } from '../../engine/game.ts';
import type { Highlight, HighlightCards, PlayedDeal, PlayedMove } from '../../engine/highlight.ts';
import { fill } from '../../lang/text.ts';
import type { Move } from './moves.ts';
import { CALLER_EXTRA, KAMIKAZE_POINTS, type RoundResult, resultOf } from './score.ts';
import { cardAt, type State } from './state.ts';
import texts from './texts.json' with { type: 'json' };

type Shown = Omit<Highlight, 'swing'>;

const { highlight } = texts;

const rowCards = ({ rows }: State, seat: Seat): readonly Card[] => (rows[seat] ?? []).map(cardAt);

const summedRow = (finished: State, { sums }: RoundResult, seat: Seat): HighlightCards => ({
  cards: rowCards(finished, seat),
  by: seat,
  label: fill(texts.labels.sum, sums[seat] ?? 0),
});

/** What the round was worth to each seat: winners save what the others have to score at least. */
function swingIn({ winners, points }: RoundResult): readonly number[] {
  const others = points.filter((_, seat) => !winners.includes(seat));
  const saved = Math.min(...others);
  return points.map((own, seat) => (winners.includes(seat) ? saved : -own));
}

/** The lowest row but the caller's. */
function rivalOf({ sums }: RoundResult, caller: Seat): Seat {
  const others = sums.flatMap((sum, seat) => (seat === caller ? [] : [{ sum, seat }]));
  return others.toSorted((a, b) => a.sum - b.sum)[0]?.seat ?? 0;
}

/** The move that lowered a row most, with the row before and after it; undefined where none did. */
function largestDrop(moves: readonly PlayedMove<State, Move>[], seat: Seat) {
  const changes = moves.map(({ before, after }) => {
    const from = rowCards(before, seat);
    const to = rowCards(after, seat);
    return { before, from, to, drop: sum(from) - sum(to) };
  });
  const largest = changes.toSorted((a, b) => a.drop - b.drop).at(-1);
  return largest !== undefined && largest.drop > 0 ? largest : undefined;
}

/** A call that held: the turn that lowered the caller’s row most. */
function rowLowered(moves: readonly PlayedMove<State, Move>[], caller: Seat): Shown | undefined {
  const largest = largestDrop(moves, caller);
  if (largest === undefined) return undefined;
  const { before, from, to } = largest;
  const sums = [sum(from), sum(to)] as const;
  const turn = Math.floor(before.turns / before.rows.length) + 1;
  return {
    groups: [
      { cards: from, label: fill(texts.labels.sum, sums[0]) },
      { cards: to, label: fill(texts.labels.sum, sums[1]), isLit: true },
    ],
    told: fill(highlight.lowers, caller, ...sums),
    when: fill(highlight.turn, turn),
  };
}

/** The call against the lowest of the other rows. */
function callShown(finished: State, result: RoundResult): Shown {
  const { caller } = finished;
  const { sums, winners } = result;
  const rival = rivalOf(result, caller);
  const own = sums[caller] ?? 0;
  const other = sums[rival] ?? 0;
  const hasHeld = winners.includes(caller);
  return {
    groups: [
      { ...summedRow(finished, result, caller), isLit: hasHeld },
      { ...summedRow(finished, result, rival), isLit: !hasHeld },
    ],
    told: hasHeld
      ? fill(highlight.holds, caller, own, other, rival)
      : fill(highlight.fails, caller, own, other, CALLER_EXTRA),
  };
}

/** The row of four with which everybody else scores fifty. */
const kamikazeShown = (finished: State, winner: Seat): Shown => ({
  groups: [{ cards: rowCards(finished, winner), by: winner, isLit: true }],
  told: fill(highlight.kamikaze, winner, KAMIKAZE_POINTS),
});

export function highlightOf({ finished, moves }: PlayedDeal<State, Move>): Highlight | undefined {
  const { caller } = finished;
  const result = resultOf(finished);
  const [winner = 0] = result.winners;
  const swing = swingIn(result);
  if (result.why === 'kamikaze') return { ...kamikazeShown(finished, winner), swing };
  if (caller < 0) return undefined;
  const lowered = result.winners.includes(caller) ? rowLowered(moves, caller) : undefined;
  return { ...(lowered ?? callShown(finished, result)), swing };
}
