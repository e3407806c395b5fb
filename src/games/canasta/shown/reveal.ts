/** A finished deal of Canasta: the hands left are turned up beside the melds. */
import type { Ended } from '../../../engine/ended.ts';
import type { Observer, Seat } from '../../../engine/game.ts';
import type { Fact, Region, Table } from '../../../engine/table.ts';
import { addressedTo } from '../../../lang/address.ts';
import { fill, same, signed, type Text } from '../../../lang/text.ts';
import { isConcealed, outcome, premiumsOf } from '../state/score.ts';
import type { State } from '../state/state.ts';
import { observe } from '../turn/observation.ts';
import { highlightOf } from './highlight.ts';
import { hasPartners, membersOf, type Whose, whoseOf } from './names.ts';
import { dealerOf, inHand, laidRegions, partiesShown, seatShown } from './table.ts';
import texts from './texts.json' with { type: 'json' };

/** The words for the party of who went out, by how the observer calls it. */
const PARTY_WORDS: Readonly<Record<Whose, keyof typeof texts.outForParty.plain>> = {
  ours: 'yours',
  yours: 'yours',
  theirs: 'theirs',
  named: 'named',
};

const handLeft = ({ hands }: State, seat: Seat): Region => ({
  id: `hand-${seat}`,
  role: 'hand',
  label: texts.places.hand,
  owner: seat,
  cards: inHand(hands[seat] ?? []).map((card) => ({ card })),
});

/** What each party has scored and, at the end of a match, its premium. */
function scoreFacts(
  { standing, sides }: State,
  points: readonly number[],
  premiums?: readonly number[],
): readonly Fact[] {
  return sides.map((_, party) => {
    const seat = standing.party.indexOf(party);
    const scored = points[seat] ? signed(points[seat]) : texts.ending.noPoints;
    const premium = premiums?.[seat] ?? 0;
    return {
      label: same(membersOf(standing, party)),
      value: premium === 0 ? scored : fill(texts.ending.premium, scored, signed(premium)),
    };
  });
}

/** Who has gone out with partners, and what their party scores, as the observer calls it. */
function outForParty(state: State, observer: Observer): Text {
  const { standing, turn } = state;
  const party = standing.party[turn.seat] ?? 0;
  const whose = whoseOf({ observer, standing }, party);
  const words = isConcealed(state) ? texts.outForParty.concealed : texts.outForParty.plain;
  return words[PARTY_WORDS[whose]];
}

function headline(state: State, points: readonly number[], observer: Observer): Text {
  if (state.why === 'stock') return texts.ending.stock;
  if (state.why === 'red-three') return texts.ending.redThree;
  const { seat } = state.turn;
  const scored = points[seat] ?? 0;
  if (hasPartners(state.standing)) return fill(outForParty(state, observer), seat, scored);
  return fill(isConcealed(state) ? texts.out.concealed : texts.out.plain, seat, scored);
}

/** The observer's own party lies first, as it did in the play. */
function reveal(finished: State, observer: Observer): Table {
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
    parties: partiesShown(observation),
    facts: scoreFacts(finished, points, premiums),
    buttons: [],
    prompt: addressedTo(headline(finished, points, observer)),
  };
}

const ended = (finished: State, seat: Seat): Ended => ({
  told: addressedTo(headline(finished, outcome(finished).points, seat), seat),
});

/** The open cards of a finished deal, its end told to a player, and what it is remembered for. */
export const ends = { reveal, ended, highlight: highlightOf };
