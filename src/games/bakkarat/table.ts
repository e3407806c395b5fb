/** The table of Bakkarat as regions, facts, amounts and buttons. */
import { allSeats } from '../../blocks/seats.ts';
import type { FaceShown, Region, Table } from '../../engine/table.ts';
import { fill, same, type Text, text } from '../../lang/text.ts';
import { countHand } from './count.ts';
import { mostStake } from './rules.ts';
import { STAKE } from './text.ts';
import type { View } from './view.ts';

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

const tagsOf = (view: View, seat: number): readonly Text[] => [
  ...(seat === view.bank ? [BANK] : []),
  ...((view.stakes[seat] ?? 0) > 0 ? [fill(STAKED, view.stakes[seat] ?? 0)] : []),
  ...(view.stood.includes(seat) ? [STOOD] : []),
];

function handOf(view: View, seat: number): Region {
  const backs: readonly FaceShown[] = Array.from({ length: view.down[seat] ?? 0 }, () => ({}));
  const own = seat === view.observer;
  return {
    id: own ? 'hand' : `hand-${seat}`,
    role: own ? 'hand' : 'row',
    label: own ? HAND : fill(CARDS, seat),
    owner: seat,
    cards: [...backs, ...(view.open[seat] ?? []).map((card) => ({ card }))],
  };
}

export function table(view: View): Table {
  const { options, phase, observer } = view;
  const seats = allSeats(options.players);
  const own = view.open[observer] ?? [];
  const counted = own.length > 1 ? [{ label: COUNT, value: same(countHand(own)) }] : [];
  const order = [
    ...seats.filter((seat) => seat !== observer),
    ...seats.filter((s) => s === observer),
  ];
  const values = Array.from({ length: mostStake(view) }, (_, i) => i + 1);
  return {
    seats: seats.map((seat) => ({
      seat,
      cards: (view.open[seat]?.length ?? 0) + (view.down[seat] ?? 0),
      total: view.chips[seat] ?? 0,
      tags: tagsOf(view, seat),
    })),
    regions: order.map((seat) => handOf(view, seat)),
    facts: [{ label: ROUND, value: same(`${view.decided + 1}/${options.rounds}`) }, ...counted],
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
