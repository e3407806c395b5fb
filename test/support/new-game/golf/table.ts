/**
 * The table of Sample Golf: the stock, the pile, the card that somebody has drawn, and a row before every seat. What
 * can be picked has a slot; `picks.ts` says what the slots mean.
 */
import { dealFact } from '../../../../src/blocks/match-length.ts';
import { zeros } from '../../../../src/blocks/seats.ts';
import { seatsShown } from '../../../../src/blocks/trick-table.ts';
import type { Card } from '../../../../src/cards/pack.ts';
import type { Observer } from '../../../../src/engine/game.ts';
import type { FaceShown, Region, Table } from '../../../../src/engine/table.ts';
import { fill, seatsListed, type Text } from '../../../../src/lang/text.ts';
import { DOWN, type Observation, observe } from './observation.ts';
import { rowId, WHOLE } from './picks.ts';
import { EACH, NONE, points, type State } from './rules.ts';
import texts from './texts.json' with { type: 'json' };

const { regions, prompts, headlines } = texts;

/** A place that can be picked: its card, or a back. */
const place = (card: Card, slot: number): FaceShown => (card === DOWN ? { slot } : { card, slot });

const rowOf = (cards: readonly Card[], owner: number): Region => ({
  id: rowId(owner),
  role: 'row',
  label: regions.row,
  owner,
  cards: cards.map(place),
  room: EACH,
});

function pileOf(pile: readonly Card[]): Region {
  const cards = pile.slice(-1).map((card) => ({ card }));
  const { length: count } = pile;
  return { id: 'pile', role: 'pile', label: regions.pile, cards, count, room: 1, slot: WHOLE };
}

/** Whoever has not drawn the card sees its back. */
function drawnOf({ phase, drawn }: Observation): Region {
  const face: FaceShown = drawn === NONE ? {} : { card: drawn };
  const cards = phase === 'drawn' ? [face] : [];
  return { id: 'drawn', role: 'pile', label: regions.drawn, cards, room: 1, slot: WHOLE };
}

const stockOf = (count: number): Region => ({
  id: 'stock',
  role: 'stock',
  label: regions.stock,
  cards: [],
  count,
  slot: WHOLE,
});

function prompt({ phase }: Observation): Text {
  if (phase === 'drawn') return prompts.drawn;
  return phase === 'turn' ? prompts.turn : prompts.wait;
}

export function table(observation: Observation): Table {
  const { rows, pile, stock, totals, dealer } = observation;
  const shown: Table = {
    seats: seatsShown(zeros(rows.length), totals, () => []),
    regions: [stockOf(stock), pileOf(pile), drawnOf(observation), ...rows.map(rowOf)],
    facts: [dealFact(observation)],
    buttons: [],
    prompt: prompt(observation),
  };
  return dealer < 0 ? shown : { ...shown, dealer };
}

/** SMP-5, SMP-6. */
function headline(finished: State): Text {
  const own = points(finished);
  const fewest = Math.min(...own);
  const best = own.flatMap((amount, seat) => (amount === fewest ? [seat] : []));
  return fill(headlines.fewest, seatsListed(best), fewest);
}

/** Nothing can be picked any more: the regions have lost their slots. */
export function reveal(finished: State, observer: Observer): Table {
  const { regions: lying, ...shown } = table(observe(finished, observer));
  const open = lying
    .filter(({ id }) => id !== 'drawn')
    .map(({ slot: _, cards, ...region }) => ({
      ...region,
      cards: cards.map(({ slot: __, ...face }) => face),
    }));
  return { ...shown, regions: open, prompt: headline(finished) };
}
