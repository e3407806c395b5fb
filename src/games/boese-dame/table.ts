/** The table of Böse Dame as regions and facts. */
import { trickTable } from '../../blocks/trick-table.ts';
import { cardsIn } from '../../cards/halves.ts';
import type { Region, Table } from '../../engine/table.ts';
import { fill, same, text } from '../../lang/text.ts';
import { pack, type View, winnerOf } from './rules.ts';

const ASIDE = text('aside', 'beiseite');
const POINTS = text('$1 in tricks', '$1 in Stichen');
const DEAL = text('deal', 'Spiel');
const LEAD = text('lead a card', 'spiele eine Karte aus');
const FOLLOW = text('follow suit or throw off', 'bediene oder wirf ab');

function asideRegion(view: View): readonly Region[] {
  if (view.aside === 0) return [];
  const cards = view.shown.map((card) => ({ card }));
  const count = view.shown.length === 0 ? { count: view.aside } : {};
  return [{ id: 'aside', role: 'stock', label: ASIDE, cards, ...count }];
}

export function table(view: View): Table {
  const { options } = view;
  return trickTable({
    view,
    players: options.players,
    hand: cardsIn(view.hand, pack.ranks),
    winner: winnerOf,
    tags: (seat) => [fill(POINTS, view.points[seat] ?? 0)],
    facts: [{ label: DEAL, value: same(`${view.played + 1}/${options.rounds}`) }],
    prompt: view.trick.length > 0 ? FOLLOW : LEAD,
    more: asideRegion(view),
  });
}
