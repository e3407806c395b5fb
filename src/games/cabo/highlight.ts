/** What a round of Cabo is remembered for: the call, and by how much it held or failed. */
import type { Card } from '../../cards/pack.ts';
import type { Seat } from '../../engine/game.ts';
import type { Highlight, HighlightCards, PlayedDeal } from '../../engine/highlight.ts';
import { fill, type Text } from '../../lang/text.ts';
import type { Move } from './moves.ts';
import { CALLER_EXTRA, KAMIKAZE_POINTS, type RoundResult, resultOf } from './score.ts';
import { cardAt, type State } from './state.ts';
import texts from './texts.json' with { type: 'json' };

const { highlight } = texts;

const cardsOf = ({ rows }: State, seat: Seat): readonly Card[] => (rows[seat] ?? []).map(cardAt);

const rowOf = (finished: State, { sums }: RoundResult, seat: Seat): HighlightCards => ({
  cards: cardsOf(finished, seat),
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

/** The call against the lowest of the other rows, and what it brought or cost. */
function callText({ sums, winners }: RoundResult, caller: Seat, rival: Seat): Text {
  const own = sums[caller] ?? 0;
  const other = sums[rival] ?? 0;
  if (own === other) return fill(highlight.level, caller, own, rival);
  if (winners.includes(caller)) return fill(highlight.holds, caller, own, other, rival);
  return fill(highlight.fails, caller, own, other, CALLER_EXTRA);
}

export function highlightOf({ finished }: PlayedDeal<State, Move>): Highlight | undefined {
  const { caller } = finished;
  const result = resultOf(finished);
  const [winner = 0] = result.winners;
  const swing = swingIn(result);
  if (result.why === 'kamikaze') {
    const row = { cards: cardsOf(finished, winner), by: winner, isLit: true };
    return { groups: [row], told: fill(highlight.kamikaze, winner, KAMIKAZE_POINTS), swing };
  }
  if (caller < 0) return undefined;
  const rival = rivalOf(result, caller);
  const hasHeld = result.winners.includes(caller);
  return {
    groups: [
      { ...rowOf(finished, result, caller), isLit: hasHeld },
      { ...rowOf(finished, result, rival), isLit: !hasHeld },
    ],
    told: callText(result, caller, rival),
    swing,
  };
}
