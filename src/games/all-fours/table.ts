/** The table of All Fours as regions, buttons and facts. */
import { trickTable } from '../../blocks/trick-table.ts';
import { cardsIn } from '../../cards/halves.ts';
import type { Button, Table } from '../../engine/table.ts';
import { fill, same, type Text, text } from '../../lang/text.ts';
import { RANKS } from './cards.ts';
import type { Observation } from './observation.ts';
import { beats } from './rules.ts';

const TURNED = text('turned', 'aufgedeckt');
const STOCK = text('stock', 'Talon');
const TRUMP = text('trump', 'Trumpf');
const TARGET = text('target', 'Ziel');
const AWAY = text('$1 put away', '$1 weggelegt');
const DEALER = text('dealer', 'Geber');
const SUITS: readonly Text[] = [
  text('clubs', 'Kreuz'),
  text('diamonds', 'Karo'),
  text('hearts', 'Herz'),
  text('spades', 'Pik'),
];
const OPEN = text('open', 'offen');

const BUTTONS: Readonly<Record<string, readonly Button[]>> = {
  offer: [
    { id: 'stand', label: text('stand', 'annehmen') },
    { id: 'beg', label: text('beg', 'ablehnen') },
  ],
  answer: [
    { id: 'give', label: text('give a point', 'Punkt schenken') },
    { id: 'run', label: text('run on', 'weitergeben') },
  ],
};

const PROMPTS: Readonly<Record<string, Text>> = {
  offer: text('accept the suit turned as trump?', 'die aufgedeckte Farbe als Trumpf annehmen?'),
  answer: text('impose it for a point, or run on?', 'für einen Punkt bestimmen oder weitergeben?'),
  away: text('put cards away until six are left', 'lege Karten weg, bis sechs bleiben'),
  play: text('play a card', 'spiele eine Karte'),
};

const tagsOf = (observation: Observation, seat: number): readonly Text[] => {
  const away = observation.awaySizes[seat] ?? 0;
  return [
    ...(seat === observation.dealer ? [DEALER] : []),
    ...(away > 0 ? [fill(AWAY, away)] : []),
  ];
};

export function table(observation: Observation): Table {
  const { trump } = observation;
  const shown = trickTable({
    observation,
    players: 2,
    hand: cardsIn(observation.hand, RANKS),
    winner: ([lead = 0, card]) => (card !== undefined && beats(card, lead, trump) ? 1 : 0),
    tags: (seat) => tagsOf(observation, seat),
    facts: [
      { label: TRUMP, value: SUITS[trump] ?? OPEN },
      { label: TARGET, value: same(observation.options.target) },
    ],
    prompt: PROMPTS[observation.phase] ?? PROMPTS.play ?? OPEN,
    more: [
      {
        id: 'turned',
        role: 'pile',
        label: TURNED,
        cards: observation.turned.map((card) => ({ card, marks: ['turned' as const] })),
      },
      { id: 'stock', role: 'stock', label: STOCK, cards: [], count: observation.stock },
    ],
  });
  return { ...shown, buttons: BUTTONS[observation.phase] ?? [] };
}
