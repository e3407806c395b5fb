/** The table of Bakkarat as regions, facts, amounts and buttons. */
import { allSeats } from '../../blocks/seats.ts';
import type { FaceShown, Region, Table } from '../../engine/table.ts';
import { fill, same, type Text, text } from '../../lang/text.ts';
import { countHand } from './count.ts';
import type { Observation } from './observation.ts';
import { mostStake } from './rules.ts';
import { STAKE } from './text.ts';

const BANK = text('bank', 'Bank');
const STAKED = text('stake $1', 'Einsatz $1');
const STOOD = text('stands', 'bleibt');
const COUNT = text('your count', 'dein Stand');
const ROUND = text('deal', 'Spiel');
const HAND = text('hand', 'Blatt');
const CARDS = text('cards of {$1}', 'Karten von {$1}');
const STAKES = text('stake', 'Einsatz');
const HIT = text('third card', 'dritte Karte');
const STAND = text('stand', 'stehen bleiben');
const HOW_MUCH = text('how much do you stake?', 'wie viel setzt du?');
const MORE = text('a third card?', 'eine dritte Karte?');

const tagsOf = (observation: Observation, seat: number): readonly Text[] => [
  ...(seat === observation.bank ? [BANK] : []),
  ...((observation.stakes[seat] ?? 0) > 0 ? [fill(STAKED, observation.stakes[seat] ?? 0)] : []),
  ...(observation.stood.includes(seat) ? [STOOD] : []),
];

function handOf(observation: Observation, seat: number): Region {
  const backs: readonly FaceShown[] = Array.from(
    { length: observation.down[seat] ?? 0 },
    () => ({}),
  );
  const own = seat === observation.observer;
  return {
    id: own ? 'hand' : `hand-${seat}`,
    role: own ? 'hand' : 'row',
    label: own ? HAND : fill(CARDS, seat),
    owner: seat,
    cards: [...backs, ...(observation.open[seat] ?? []).map((card) => ({ card }))],
  };
}

export function table(observation: Observation): Table {
  const { options, phase, observer } = observation;
  const seats = allSeats(options.players);
  const own = observation.open[observer] ?? [];
  const counted = own.length > 1 ? [{ label: COUNT, value: same(countHand(own)) }] : [];
  const order = [
    ...seats.filter((seat) => seat !== observer),
    ...seats.filter((s) => s === observer),
  ];
  const values = Array.from({ length: mostStake(observation) }, (_, i) => i + 1);
  return {
    seats: seats.map((seat) => ({
      seat,
      cards: (observation.open[seat]?.length ?? 0) + (observation.down[seat] ?? 0),
      total: observation.chips[seat] ?? 0,
      tags: tagsOf(observation, seat),
    })),
    regions: order.map((seat) => handOf(observation, seat)),
    facts: [
      { label: ROUND, value: same(`${observation.decided + 1}/${options.rounds}`) },
      ...counted,
    ],
    buttons:
      phase === 'stake'
        ? []
        : [
            { id: 'hit', label: HIT },
            { id: 'stand', label: STAND },
          ],
    amounts: phase === 'stake' ? [{ id: STAKE, label: STAKES, values }] : [],
    prompt: phase === 'stake' ? HOW_MUCH : MORE,
  };
}
