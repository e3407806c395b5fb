/** The table of Blaue Vierzehn as regions and facts. */
import { trickTable } from '../../blocks/trick-table.ts';
import { cardsIn } from '../../cards/halves.ts';
import type { Table } from '../../engine/table.ts';
import { fill, same, text } from '../../lang/text.ts';
import { type Observation, RANKS, winnerOf } from './rules.ts';

const POINTS = text('$1 in tricks', '$1 in Stichen');
const DEAL = text('deal', 'Spiel');
const LEAD = text('lead a card', 'spiele eine Karte aus');
const FOLLOW = text('follow the colour or discard', 'bediene die Farbe oder wirf ab');

export function table(observation: Observation): Table {
  const { options } = observation;
  return trickTable({
    observation,
    players: options.players,
    hand: cardsIn(observation.hand, RANKS),
    winner: (cards) => winnerOf(cards, options),
    tags: (seat) => [fill(POINTS, observation.points[seat] ?? 0)],
    facts: [{ label: DEAL, value: same(`${observation.played + 1}/${options.rounds}`) }],
    prompt: observation.trick.length > 0 ? FOLLOW : LEAD,
  });
}
