/** The table of a finished deal of Bimbo: every place, and the cards the Bimbo is left with. */
import { openHand } from '../../blocks/trick-table.ts';
import type { Observer } from '../../engine/game.ts';
import type { Table } from '../../engine/table.ts';
import { fill, text } from '../../lang/text.ts';
import { observe } from './observation.ts';
import { finalRanking } from './rules.ts';
import { titleOf } from './score.ts';
import type { State } from './state.ts';
import { table } from './table.ts';

const HEADLINE = text(
  '{$1} is out first and becomes König; {$2} is left as the Bimbo.',
  '{$1} ist zuerst fertig und wird König; {$2} bleibt als Bimbo übrig.',
);

export function reveal(finished: State, observer: Observer): Table {
  const { own: _, ...shown } = table(observe(finished, observer));
  const ranking = finalRanking(finished);
  const [king = 0] = ranking;
  const bimbo = ranking.at(-1) ?? king;
  return {
    ...shown,
    seats: shown.seats.map((seat) => ({
      ...seat,
      tags: [titleOf(ranking.indexOf(seat.seat), ranking.length)],
    })),
    regions: [
      ...shown.regions.filter(({ id }) => id !== 'hand'),
      openHand(bimbo, finished.hands[bimbo] ?? []),
    ],
    facts: shown.facts.slice(1),
    buttons: [],
    prompt: fill(HEADLINE, king, bimbo),
  };
}
