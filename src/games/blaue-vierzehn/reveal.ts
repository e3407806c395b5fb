/** The table of a finished deal of Blaue Vierzehn: the last trick, and what everybody took. */
import { trickRegions } from '../../blocks/trick-table.ts';
import type { Observer } from '../../engine/game.ts';
import type { Table } from '../../engine/table.ts';
import { fill, joinTexts, same, type Text, text } from '../../lang/text.ts';
import { observations, type State, winnerOf } from './rules.ts';
import { countPoints, table } from './table.ts';

const EVERYTHING = text('{$1} takes everything: $2.', '{$1} kassiert alles: $2.');
const MOST = text('{$1} takes the most: $2.', '{$1} kassiert am meisten: $2.');
const SHARED = text('$1 take the most: $2 each.', '$1 kassieren am meisten: je $2.');
const AND = text(' and ', ' und ');
const CLEAN = text('without points', 'ohne Punkte');

/** “{0}, {1} and {2}”. */
const listed = (seats: readonly number[]): Text => {
  const names = seats.map((seat) => same(`{${seat}}`));
  return joinTexts([joinTexts(names.slice(0, -1), ', '), AND, ...names.slice(-1)], '');
};

function headline({ points }: State): Text {
  const most = Math.max(...points);
  const seats = points.flatMap((taken, seat) => (taken === most ? [seat] : []));
  const [only = 0, ...more] = seats;
  if (more.length > 0) return fill(SHARED, listed(seats), countPoints(most));
  const all = points.every((taken, seat) => seat === only || taken === 0);
  return fill(all ? EVERYTHING : MOST, only, countPoints(most));
}

export function reveal(finished: State, observer: Observer): Table {
  const { options, points, last } = finished;
  const { own: _, ...shown } = table(observations.observer.observe(finished, observer));
  const winner = (cards: readonly number[]) => winnerOf(cards, options);
  const tags = (seat: number): readonly Text[] => {
    const taken = points[seat] ?? 0;
    return [taken === 0 ? CLEAN : countPoints(taken)];
  };
  return {
    ...shown,
    seats: shown.seats.map((seat) => ({ ...seat, tags: tags(seat.seat) })),
    regions: trickRegions(last, last, options.players, winner).filter(({ id }) => id === 'last'),
    facts: shown.facts.slice(2),
    prompt: headline(finished),
  };
}
