/** What a round of Hiki-Kabu is remembered for: the hands that share the pot, or the one that won it and one that it beat. */
import { addTo } from '../../blocks/seats.ts';
import { sum } from '../../engine/estimate.ts';
import type { Observer, Seat } from '../../engine/game.ts';
import type { Highlight, HighlightCards, PlayedDeal } from '../../engine/highlight.ts';
import { fill, type Text } from '../../lang/text.ts';
import { cardsBefore, gainsOf, resultOf, type Settlement } from './hand.ts';
import { headline } from './reveal.ts';
import { type Move, type State, settlementOf } from './rules.ts';
import texts from './texts.json' with { type: 'json' };

const countedHand = (finished: State, seat: Seat, isLit: boolean): HighlightCards => ({
  cards: cardsBefore(finished, seat),
  by: seat,
  label: fill(texts.highlight.counts, resultOf(finished, seat)),
  isLit,
});

/** The hand that lost: the reader’s if they have lost, else the best of those that won nothing. */
function loserFor(finished: State, { won }: Settlement, observer: Observer): Seat | undefined {
  const losers = finished.order.filter((seat) => (won[seat] ?? 0) === 0);
  if (losers.includes(observer)) return observer;
  return losers.toSorted((a, b) => resultOf(finished, b) - resultOf(finished, a))[0];
}

/** One count against another and what it brought, where the counts decided between two hands. */
function duelText(finished: State, settlement: Settlement, winner: Seat, loser: Seat): Text {
  const pot = sum(addTo(settlement.stakes, settlement.more));
  const own = resultOf(finished, winner);
  const other = resultOf(finished, loser);
  const isAlone = settlement.won.filter((chips) => chips > 0).length === 1;
  const isCounted = settlement.why === 'showdown' && isAlone && own !== other;
  const lost = -(gainsOf(settlement)[loser] ?? 0);
  if (!isCounted || lost <= 0) return headline(finished, settlement, pot);
  return fill(texts.highlight.beats, winner, loser, own, other, pot, lost);
}

export function highlightOf(
  { finished }: PlayedDeal<State, Move>,
  observer: Observer,
): Highlight | undefined {
  const settlement = settlementOf(finished);
  const winners = finished.order.filter((seat) => (settlement.won[seat] ?? 0) > 0);
  const winner = winners.includes(observer) ? observer : winners[0];
  const loser = loserFor(finished, settlement, observer);
  if (winner === undefined || loser === undefined) return undefined;
  const best = winners.map((seat) => countedHand(finished, seat, true));
  // Hands that share the pot are worth more room than one that they beat.
  if (best.length === 1) best.push(countedHand(finished, loser, false));
  return {
    groups: best,
    told: duelText(finished, settlement, winner, loser),
    swing: gainsOf(settlement),
  };
}
