/** The table of Sample Tricks as regions and facts. */
import { dealFact } from '../../../../src/blocks/match-length.ts';
import { endOfTricks, trickTable } from '../../../../src/blocks/trick-table.ts';
import * as wideSet from '../../../../src/cards/wide-set.ts';
import type { Observer } from '../../../../src/engine/game.ts';
import type { Table } from '../../../../src/engine/table.ts';
import { fill, same, seatsListed, type Text } from '../../../../src/lang/text.ts';
import { type Observation, observations, pack, type State, winnerOf } from './rules.ts';
import texts from './texts.json' with { type: 'json' };

function prompt({ trick }: Observation): Text {
  const [lead] = trick;
  if (lead === undefined) return texts.prompts.lead;
  return fill(texts.prompts.follow, same(`[${pack.faces[lead]?.suit}]`));
}

export function table(observation: Observation): Table {
  const { options, dealer, points } = observation;
  return trickTable({
    room: pack.order.length / options.players,
    dealer,
    observation,
    players: options.players,
    hand: wideSet.cardsOf(observation.hand, pack.ranks),
    gone: wideSet.cardsOf(observation.gone, pack.ranks),
    winner: winnerOf,
    tags: (seat) => [fill(texts.points.tag, points[seat] ?? 0)],
    facts: [dealFact(observation)],
    prompt: prompt(observation),
  });
}

/** SMP-4: who did best. */
function headline({ points }: State): Text {
  const fewest = Math.min(...points);
  const best = points.flatMap((amount, seat) => (amount === fewest ? [seat] : []));
  const { one, several } = texts.headlines;
  return fill(best.length === 1 ? one : several, seatsListed(best), fewest);
}

export function reveal(finished: State, observer: Observer): Table {
  return endOfTricks(table(observations.observer.observe(finished, observer)), {
    facts: [dealFact(finished)],
    headline: headline(finished),
  });
}
