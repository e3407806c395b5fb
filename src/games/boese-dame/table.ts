/** The table of Böse Dame as regions, facts and picks. */
import { trickRegions } from '../../blocks/trick-table.ts';
import { cardsOf, EMPTY } from '../../cards/set.ts';
import type { Region, SeatShown, Table } from '../../engine/table.ts';
import { fill, same, text } from '../../lang/text.ts';
import { winnerOf } from './rules.ts';
import type { View } from './view.ts';

const HAND = text('hand', 'Blatt');
const ASIDE = text('aside', 'beiseite');
const POINTS = text('$1 in tricks', '$1 in Stichen');
const LEAD = text('lead any card', 'spiele eine Karte aus');
const FOLLOW = text('follow suit or throw off', 'bediene oder wirf ab');

const seatShown = (view: View, seat: number): SeatShown => ({
  seat,
  cards: view.sizes[seat] ?? 0,
  total: view.totals[seat] ?? 0,
  tags: [fill(POINTS, view.points[seat] ?? 0)],
});

function asideRegion(view: View): readonly Region[] {
  if (view.aside === 0) return [];
  const cards = cardsOf(view.shown).map((card) => ({ card }));
  const count = view.shown === EMPTY ? { count: view.aside } : {};
  return [{ id: 'aside', role: 'stock', label: ASIDE, cards, ...count }];
}

export function table(view: View): Table {
  const players = view.options.players;
  const hand: Region = {
    id: 'hand',
    role: 'hand',
    label: HAND,
    cards: cardsOf(view.hand).map((card) => ({ card, slot: card })),
    ...(view.onlooker < 0 ? {} : { owner: view.onlooker }),
  };
  const trick = { leader: view.leader, cards: view.trick };
  return {
    seats: view.sizes.map((_, seat) => seatShown(view, seat)),
    regions: [...trickRegions(trick, view.last, players, winnerOf), ...asideRegion(view), hand],
    facts: [
      {
        label: text('deal', 'Spiel'),
        value: same(`${view.played + 1}/${view.options.rounds}`),
      },
    ],
    buttons: [],
    prompt: view.trick.length > 0 ? FOLLOW : LEAD,
  };
}
