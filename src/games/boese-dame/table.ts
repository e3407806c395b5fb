/** The table of Böse Dame as regions and facts. */
import { trickTable } from '../../blocks/trick-table.ts';
import { cardsOf, EMPTY } from '../../cards/set.ts';
import type { Region, Table } from '../../engine/table.ts';
import { fill, same, text } from '../../lang/text.ts';
import { winnerOf } from './rules.ts';
import type { View } from './view.ts';

const ASIDE = text('aside', 'beiseite');
const POINTS = text('$1 in tricks', '$1 in Stichen');
const DEAL = text('deal', 'Spiel');
const LEAD = text('lead a card', 'spiele eine Karte aus');
const FOLLOW = text('follow suit or throw off', 'bediene oder wirf ab');

function asideRegion(view: View): readonly Region[] {
  if (view.aside === 0) return [];
  const cards = cardsOf(view.shown).map((card) => ({ card }));
  const count = view.shown === EMPTY ? { count: view.aside } : {};
  return [{ id: 'aside', role: 'stock', label: ASIDE, cards, ...count }];
}

export function table(view: View): Table {
  const { options } = view;
  return trickTable({
    view,
    players: options.players,
    hand: cardsOf(view.hand),
    winner: winnerOf,
    tags: (seat) => [fill(POINTS, view.points[seat] ?? 0)],
    facts: [{ label: DEAL, value: same(`${view.played + 1}/${options.rounds}`) }],
    prompt: view.trick.length > 0 ? FOLLOW : LEAD,
    more: asideRegion(view),
  });
}
