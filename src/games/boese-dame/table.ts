/** The table of Böse Dame as regions and facts. */
import { trickTable } from '../../blocks/trick-table.ts';
import { cardsIn } from '../../cards/halves.ts';
import type { Region, Table } from '../../engine/table.ts';
import { fill, same, text } from '../../lang/text.ts';
import { type Observation, pack, winnerOf } from './rules.ts';

const ASIDE = text('aside', 'beiseite');
const POINTS = text('$1 in tricks', '$1 in Stichen');
const DEAL = text('deal', 'Spiel');
const LEAD = text('lead a card', 'spiele eine Karte aus');
const FOLLOW = text('follow suit or discard', 'bediene oder wirf ab');

function asideRegion(observation: Observation): readonly Region[] {
  if (observation.aside === 0) return [];
  const cards = observation.shown.map((card) => ({ card }));
  const count = observation.shown.length === 0 ? { count: observation.aside } : {};
  return [{ id: 'aside', role: 'stock', label: ASIDE, cards, ...count }];
}

export function table(observation: Observation): Table {
  const { options } = observation;
  return trickTable({
    observation,
    players: options.players,
    hand: cardsIn(observation.hand, pack.ranks),
    winner: winnerOf,
    tags: (seat) => [fill(POINTS, observation.points[seat] ?? 0)],
    facts: [{ label: DEAL, value: same(`${observation.played + 1}/${options.rounds}`) }],
    prompt: observation.trick.length > 0 ? FOLLOW : LEAD,
    more: asideRegion(observation),
  });
}
