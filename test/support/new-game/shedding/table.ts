/** The table of Sample Shedding as regions, buttons and facts. */
import { dealFact } from '../../../../src/blocks/match-length.ts';
import { handRegion, openHand } from '../../../../src/blocks/trick-table.ts';
import type { Card } from '../../../../src/cards/pack.ts';
import type { Observer } from '../../../../src/engine/game.ts';
import type { Region, SeatShown, Table } from '../../../../src/engine/table.ts';
import { fill, same, seatsListed, type Text } from '../../../../src/lang/text.ts';
import { type Observation, observe } from './observation.ts';
import { pack, points, type State } from './rules.ts';
import texts from './texts.json' with { type: 'json' };

const { regions, prompts, headlines, buttons } = texts;

const ROOM = 8;

function middle(pile: readonly Card[], stock: number): readonly Region[] {
  const [top] = pile.slice(-1);
  const cards = top === undefined ? [] : [{ card: top }];
  return [
    { id: 'pile', role: 'pile', label: regions.pile, cards, count: pile.length, room: 1 },
    { id: 'stock', role: 'stock', label: regions.stock, cards: [], count: stock },
  ];
}

const shownSeats = ({ sizes, totals }: Observation): readonly SeatShown[] =>
  sizes.map((cards, seat) => ({ seat, cards, total: totals[seat] ?? 0, tags: [] }));

function prompt({ phase, pile }: Observation): Text {
  const face = pack.faces[pile.at(-1) ?? 0];
  if (phase !== 'play' || face === undefined) return prompts.wait;
  return fill(prompts.play, same(`[${face.suit}]`));
}

export function table(observation: Observation): Table {
  const { observer, dealer, hand, pile, stock } = observation;
  return {
    seats: shownSeats(observation),
    regions: [...middle(pile, stock), { ...handRegion(observer, hand), room: ROOM }],
    ...(dealer < 0 ? {} : { dealer }),
    facts: [dealFact(observation)],
    buttons: [
      { id: 'draw', label: buttons.draw, key: 'd' },
      { id: 'pass', label: buttons.pass, key: 'p' },
    ],
    prompt: prompt(observation),
  };
}

/** SMP-4, SMP-5. */
function headline(finished: State): Text {
  const own = points(finished);
  const fewest = Math.min(...own);
  const best = own.flatMap((amount, seat) => (amount === fewest ? [seat] : []));
  if (fewest === 0) return fill(headlines.out, seatsListed(best));
  return fill(headlines.blocked, seatsListed(best), fewest);
}

export function reveal(finished: State, observer: Observer): Table {
  const { hands, pile, stock } = finished;
  const open = hands.flatMap((hand, seat) => (hand.length === 0 ? [] : [openHand(seat, hand)]));
  return {
    seats: shownSeats(observe(finished, observer)),
    regions: [...middle(pile, stock.length), ...open],
    facts: [dealFact(finished)],
    buttons: [],
    prompt: headline(finished),
  };
}
