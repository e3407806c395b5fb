/** The table of Schwimmen: hands, the middle and the stock. */
import { cardsOf, size } from '../../cards/set.ts';
import type { Seat } from '../../engine/game.ts';
import type { FaceShown, Fact, Pick, Region, SeatShown, Table } from '../../engine/table.ts';
import { fill, same, text } from '../../lang/text.ts';
import { HAND, handValue, pack } from './hand.ts';
import { isDealt, type Observation } from './observation.ts';
import type { Move } from './rules.ts';
import { write } from './text.ts';

const DEALER = text('dealer', 'Geber');
const KNOCKED = text('has knocked', 'hat geklopft');
const HAND_OF = text('cards of {$1}', 'Karten von {$1}');
const MIDDLE = text('middle', 'Mitte');
const STOCK = text('stock', 'Stapel');
const DEAL = text('deal', 'Spiel');
const LIVES = text('ends at', 'endet bei');
const VALUE = text('your hand', 'dein Blatt');
const PROMPT = text(
  'pick a card of yours and one in the middle, or swap all, pass or knock',
  'wähle eine eigene Karte und eine aus der Mitte, oder tausche alle, passe oder klopfe',
);

const seatShown = (observation: Observation, seat: Seat): SeatShown => ({
  seat,
  cards: isDealt(observation) ? HAND : 0,
  total: observation.totals[seat] ?? 0,
  tags: [
    ...(seat === observation.dealer ? [DEALER] : []),
    ...(seat === observation.knocker ? [KNOCKED] : []),
  ],
});

const face = (card: number): FaceShown => ({ card, slot: card });

function handRegion(observation: Observation, seat: Seat): Region {
  const hand = observation.hands[seat] ?? 0;
  const backs = isDealt(observation) ? HAND - size(hand) : 0;
  const own = seat === observation.observer;
  return {
    id: own ? 'hand' : `seat-${seat}`,
    role: own ? 'hand' : 'row',
    label: fill(HAND_OF, seat),
    owner: seat,
    cards: own
      ? cardsOf(hand).map(face)
      : [...cardsOf(hand).map((card) => ({ card })), ...Array.from({ length: backs }, () => ({}))],
  };
}

const written = (value: number) => text(String(value), String(value).replace('.', ','));

function factsOf(observation: Observation): readonly Fact[] {
  const own = observation.hands[observation.observer];
  return [
    { label: DEAL, value: same(observation.played + 1) },
    { label: LIVES, value: same(observation.options.lives) },
    ...(own === undefined || !isDealt(observation)
      ? []
      : [{ label: VALUE, value: written(handValue(own)) }]),
  ];
}

export function table(observation: Observation): Table {
  const { hands, open, stock, totals } = observation;
  return {
    seats: totals.map((_, seat) => seatShown(observation, seat)),
    regions: [
      ...hands.map((_, seat) => handRegion(observation, seat)),
      { id: 'middle', role: 'row', label: MIDDLE, cards: cardsOf(open).map(face) },
      { id: 'stock', role: 'stock', label: STOCK, cards: [], count: stock },
    ],
    facts: factsOf(observation),
    buttons: [
      { id: 'all', label: text('swap all', 'alle tauschen') },
      { id: 'pass', label: text('pass', 'passen') },
      { id: 'knock', label: text('knock', 'klopfen') },
    ],
    prompt: PROMPT,
  };
}

export const picks = (move: Move): readonly Pick[] =>
  move.verb === 'swap'
    ? [
        { region: 'hand', slot: move.own },
        { region: 'middle', slot: move.open },
      ]
    : [{ button: move.verb }];

/** One card of the hand and one of the middle, in either order, or a button. */
export function intended(picked: readonly Pick[]): string | undefined {
  const [one, two] = picked;
  if (one === undefined || picked.length > 2) return undefined;
  if ('button' in one) return picked.length === 1 ? one.button : undefined;
  if (two === undefined || 'button' in two) return undefined;
  const [own, open] = one.region === 'hand' ? [one, two] : [two, one];
  if (own.region !== 'hand' || open.region !== 'middle') return undefined;
  return pack.tokens[own.slot] && write({ verb: 'swap', own: own.slot, open: open.slot });
}
