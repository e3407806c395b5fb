/** A finished round of Hiki-Kabu: all hands turned up, the winners' lit, each with its count. */
import { addTo, sum } from '../../blocks/seats.ts';
import type { Observer, Seat } from '../../engine/game.ts';
import type { Region, SeatShown, Table } from '../../engine/table.ts';
import { fill, same, seatsListed, type Text, text } from '../../lang/text.ts';
import { dealerOf, gainsOf, isAlikeOf, resultOf, type Settlement } from './hand.ts';
import { observe } from './observation.ts';
import { entryOf } from './options.ts';
import { type State, settlementOf } from './rules.ts';
import { factsOf, regionsOf, turning } from './table.ts';

function gainTag(gain: number): Text {
  if (gain === 0) return text('gains nothing', 'gewinnt nichts');
  return same(gain < 0 ? `−${-gain}` : `+${gain}`);
}

function handTag(state: State, { why }: Settlement, seat: Seat): Text {
  if (why === 'nine-one' && seat === dealerOf(state.order))
    return text('nine and one', 'Neun und Eins');
  if (isAlikeOf(state, seat)) return text('three alike', 'drei Gleiche');
  return fill(text('counts $1', 'zählt $1'), resultOf(state, seat));
}

function seatShown(state: State, settlement: Settlement, seat: Seat): SeatShown {
  const chips = state.chips[seat] ?? 0;
  const gain = gainsOf(settlement)[seat] ?? 0;
  const cards = [state.open, state.down, state.third, state.fourth].filter(
    (all) => (all[seat] ?? -1) >= 0,
  );
  const out = chips + gain < entryOf(state.options) ? [text('out', 'ausgeschieden')] : [];
  const played = state.order.includes(seat);
  return {
    seat,
    cards: cards.length,
    total: chips,
    tags: played ? [handTag(state, settlement, seat), gainTag(gain), ...out] : out,
  };
}

/** The winners' cards are marked. */
function lit(region: Region, { won }: Settlement): Region {
  if (region.owner === undefined || (won[region.owner] ?? 0) === 0) return region;
  const cards = region.cards.map((face) => ({
    ...face,
    marks: [...(face.marks ?? []), 'wins' as const],
  }));
  return { ...region, cards };
}

const BY_NINE_ONE = text(
  'The dealer {$1} holds nine and one and takes the pot of $2.',
  'Geber {$1} hat Neun und Eins und nimmt den Pot von $2.',
);
const BY_THREE = text(
  '{$1} has three alike and takes the pot of $2.',
  '{$1} hat drei Gleiche und nimmt den Pot von $2.',
);
const BY_COUNT = text(
  '{$1} takes the pot of $2 with a count of $3.',
  '{$1} nimmt den Pot von $2 mit $3 Punkten.',
);
const BY_ONE = text(
  '{$1} takes the pot of $2 with a count of 1.',
  '{$1} nimmt den Pot von $2 mit einem Punkt.',
);
const ALL_EQUAL = text(
  'All hands count $3, so the dealer {$1} takes the pot of $2.',
  'Alle zählen $3, also nimmt Geber {$1} den Pot von $2.',
);
const SHARED = text(
  '$1 share the pot of $2 with a count of $3.',
  '$1 teilen sich den Pot von $2 mit $3 Punkten.',
);
const SHARED_WITH_ONE = text(
  '$1 share the pot of $2 with a count of 1.',
  '$1 teilen sich den Pot von $2 mit einem Punkt.',
);
function alone(state: State, { why }: Settlement, count: number): Text {
  if (why === 'nine-one') return BY_NINE_ONE;
  if (why === 'three-alike') return BY_THREE;
  if (state.order.every((seat) => resultOf(state, seat) === count)) return ALL_EQUAL;
  return count === 1 ? BY_ONE : BY_COUNT;
}

function headline(state: State, settlement: Settlement, pot: number): Text {
  const winners = state.order.filter((seat) => (settlement.won[seat] ?? 0) > 0);
  const [winner = 0] = winners;
  const count = resultOf(state, winner);
  if (winners.length === 1) return fill(alone(state, settlement, count), winner, pot, count);
  return fill(count === 1 ? SHARED_WITH_ONE : SHARED, seatsListed(winners), pot, count);
}

export function reveal(finished: State, observer: Observer): Table {
  const observation = observe(finished, observer);
  const settlement = settlementOf(finished);
  const pot = sum(addTo(settlement.stakes, settlement.more));
  return {
    seats: finished.chips.map((_, seat) => seatShown(finished, settlement, seat)),
    regions: regionsOf(observation, pot).map((region) => lit(region, settlement)),
    ...turning(observation),
    facts: factsOf(observation, pot),
    buttons: [],
    prompt: headline(finished, settlement, pot),
  };
}
