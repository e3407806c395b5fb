/** The table of Blaue Vierzehn as regions and facts. */
import { trickTable } from '../../blocks/trick-table.ts';
import { cardsIn } from '../../cards/halves.ts';
import type { Table } from '../../engine/table.ts';
import { fill, same, text } from '../../lang/text.ts';
import { RANKS, type View, winnerOf } from './rules.ts';

const POINTS = text('$1 in tricks', '$1 in Stichen');
const DEAL = text('deal', 'Spiel');
const LEAD = text('lead a card', 'spiele eine Karte aus');
const FOLLOW = text('follow the colour or throw off', 'bediene die Farbe oder wirf ab');

export function table(view: View): Table {
  const { options } = view;
  return trickTable({
    view,
    players: options.players,
    hand: cardsIn(view.hand, RANKS),
    winner: (cards) => winnerOf(cards, options),
    tags: (seat) => [fill(POINTS, view.points[seat] ?? 0)],
    facts: [{ label: DEAL, value: same(`${view.played + 1}/${options.rounds}`) }],
    prompt: view.trick.length > 0 ? FOLLOW : LEAD,
  });
}
