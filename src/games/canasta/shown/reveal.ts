/** A finished deal of Canasta: the hands left are turned up beside the melds. */
import type { Observer, Seat } from '../../../engine/game.ts';
import type { Fact, Region, Table } from '../../../engine/table.ts';
import { fill, same, type Text, text } from '../../../lang/text.ts';
import { observe } from '../observation.ts';
import { isConcealed, outcome, premiumsOf } from '../score.ts';
import type { State } from '../state.ts';
import { hasPartners, membersOf } from './names.ts';
import { dealerOf, inHand, laidRegions, seatShown } from './table.ts';

const handLeft = ({ hands }: State, seat: Seat): Region => ({
  id: `hand-${seat}`,
  role: 'hand',
  label: text('hand', 'Blatt'),
  owner: seat,
  cards: inHand(hands[seat] ?? []).map((card) => ({ card })),
});

function signed(points: number): Text {
  if (points === 0) return text('no points', 'keine Punkte');
  return same(points < 0 ? `−${-points}` : `+${points}`);
}

const WITH_PREMIUM = text('$1, premium $2', '$1, Prämie $2');

/** What each party has scored and, at the end of a match, its premium. */
function factsOf(
  { standing, sides }: State,
  points: readonly number[],
  premiums?: readonly number[],
): readonly Fact[] {
  return sides.map((_, party) => {
    const seat = standing.party.indexOf(party);
    const scored = signed(points[seat] ?? 0);
    const premium = premiums?.[seat] ?? 0;
    return {
      label: same(membersOf(standing, party)),
      value: premium === 0 ? scored : fill(WITH_PREMIUM, scored, signed(premium)),
    };
  });
}

const OUT = {
  plain: text('{$1} goes out and scores $2.', '{$1} geht aus und macht $2 Punkte.'),
  concealed: text(
    '{$1} goes out with a concealed hand and scores $2.',
    '{$1} geht mit verdeckter Hand aus und macht $2 Punkte.',
  ),
};
const OUT_FOR_PARTY = {
  plain: text('{$1} goes out; the party scores $2.', '{$1} geht aus; die Partei macht $2 Punkte.'),
  concealed: text(
    '{$1} goes out with a concealed hand; the party scores $2.',
    '{$1} geht mit verdeckter Hand aus; die Partei macht $2 Punkte.',
  ),
};
const STOCK = text(
  'The stock is used up, and nobody goes out.',
  'Der Talon ist aufgebraucht, und niemand geht aus.',
);
const RED_THREE = text(
  'The last card was a red three, and nobody goes out.',
  'Die letzte Karte war eine rote Drei, und niemand geht aus.',
);

function headline(state: State, points: readonly number[]): Text {
  if (state.why === 'stock') return STOCK;
  if (state.why === 'red-three') return RED_THREE;
  const { seat } = state.turn;
  const words = hasPartners(state.standing) ? OUT_FOR_PARTY : OUT;
  return fill(isConcealed(state) ? words.concealed : words.plain, seat, points[seat] ?? 0);
}

/** The observer's own party lies first, as it did in the play. */
export function reveal(finished: State, observer: Observer): Table {
  const observation = observe(finished, observer);
  const { points, totals, extra } = outcome(finished);
  const premiums = extra === undefined ? undefined : premiumsOf(finished, totals);
  const playing = finished.hands.flatMap((_, seat) =>
    finished.standing.order.includes(seat) ? [seat] : [],
  );
  return {
    seats: observation.sizes.map((size, seat) => seatShown(observation, size, seat)),
    regions: [
      ...laidRegions(observation).map(({ slot: _, ...region }) => region),
      ...playing.map((seat) => handLeft(finished, seat)),
    ],
    ...dealerOf(observation),
    melds: true,
    facts: factsOf(finished, points, premiums),
    buttons: [],
    prompt: headline(finished, points),
  };
}
