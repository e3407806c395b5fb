/** The table of Böhmischer Schneider as regions and facts. */
import { trickTable } from '../../blocks/trick-table.ts';
import { cardsOf } from '../../cards/set.ts';
import type { Table } from '../../engine/table.ts';
import { fill, same, text } from '../../lang/text.ts';
import type { Observation } from './observation.ts';
import { beats } from './rules.ts';

const STOCK = text('stock', 'Talon');
const PICTURES = text('$1 pictures', '$1 Bilder');
const DEAL = text('deal', 'Spiel');
const LEAD = text('lead a card', 'spiele eine Karte aus');
const ANSWER = text('play a card', 'gib eine Karte zu');

export function table(observation: Observation): Table {
  const { options } = observation;
  return trickTable({
    observation,
    players: options.players,
    hand: cardsOf(observation.hand),
    winner: ([lead = 0, card]) => (card !== undefined && beats(card, lead) ? 1 : 0),
    tags: (seat) => [fill(PICTURES, observation.pictures[seat] ?? 0)],
    facts: [{ label: DEAL, value: same(`${observation.played + 1}/${options.rounds}`) }],
    prompt: observation.trick.length > 0 ? ANSWER : LEAD,
    more: [{ id: 'stock', role: 'stock', label: STOCK, cards: [], count: observation.stock }],
  });
}
