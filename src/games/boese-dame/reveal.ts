/** The table of a finished deal of Böse Dame. */
import { endOfTricks } from '../../blocks/trick-end.ts';
import type { Observer } from '../../engine/game.ts';
import type { Table } from '../../engine/table.ts';
import { fill, same, seatsListed, sentences, type Text, text } from '../../lang/text.ts';
import { observations, type State } from './rules.ts';
import { dealFact, queenFact, queenTaker, table } from './table.ts';

const MOST = text('{$1} takes $2 points.', '{$1} macht $2 Augen.');
const MOST_EACH = text('$1 take $2 points each.', '$1 machen je $2 Augen.');
const DESPITE = text(
  '{$1} takes $2 points in spite of the queen of spades.',
  '{$1} macht trotz der Pik-Dame $2 Augen.',
);
const LEFT_WITH = text(
  '{$1} is left with the queen of spades.',
  '{$1} bleibt auf der Pik-Dame sitzen.',
);

/** BOD-4: who did best, and who paid for the queen where that can be told. */
function headline({ points }: State, taker: number): Text {
  const most = Math.max(...points);
  const best = points.flatMap((amount, seat) => (amount === most ? [seat] : []));
  const [first = 0, ...others] = best;
  if (others.length > 0)
    return sentences(
      fill(MOST_EACH, seatsListed(best), most),
      taker >= 0 && fill(LEFT_WITH, taker),
    );
  if (first === taker) return fill(DESPITE, first, most);
  return sentences(fill(MOST, first, most), taker >= 0 && fill(LEFT_WITH, taker));
}

export function reveal(finished: State, observer: Observer): Table {
  const taker = queenTaker(finished, finished.aside);
  return endOfTricks(table(observations.observer.observe(finished, observer)), {
    facts: [...(taker < 0 ? [] : [queenFact(same(`{${taker}}`))]), dealFact(finished)],
    headline: headline(finished, taker),
  });
}
