/** The table of Hiki-Kabu: a row of up to three cards for every seat, the pot and the stock. */
import { dealNumber } from '../../blocks/match-length.ts';
import { sum } from '../../blocks/seats.ts';
import type { Card } from '../../cards/pack.ts';
import type { Seat } from '../../engine/game.ts';
import type {
  FaceShown,
  Fact,
  Pick as Picked,
  Region,
  SeatShown,
  Table,
} from '../../engine/table.ts';
import { fill, numeral, same, type Text, text } from '../../lang/text.ts';
import {
  cardValue,
  dealerOf,
  isAlikeOf,
  isNineOne,
  mayHit,
  mayStand,
  NO_CARD,
  pack,
  resultOf,
  stakesOf,
} from './hand.ts';
import type { Observation } from './observation.ts';
import { entryOf } from './options.ts';
import { type Move, nextCardOf } from './rules.ts';

const OUT = text('out', 'ausgeschieden');
const TURNS: readonly Text[] = [
  text('plays 1st', 'spielt als 1.'),
  text('plays 2nd', 'spielt als 2.'),
  text('plays 3rd', 'spielt als 3.'),
];
const STOCK = text('stock', 'Stapel');
const OWN = text('you count $1 ($2)', 'du zählst $1 ($2)');
const THREE_ALIKE = text('three alike: you count 9', 'drei Gleiche: du zählst 9');

const cardAt = (cards: readonly Card[], seat: Seat): Card => cards[seat] ?? NO_CARD;
const isDealt = (observation: Observation, seat: Seat): boolean =>
  cardAt(observation.open, seat) !== NO_CARD;

/** HIK-1: the cards drawn decide who plays when, not the seats; the dealer is marked as such. */
function turnTag({ order }: Observation, seat: Seat): readonly Text[] {
  const place = order.indexOf(seat);
  if (place < 0 || seat === dealerOf(order)) return [];
  return [TURNS[place] ?? fill(text('plays $1th', 'spielt als $1.'), place + 1)];
}

function tagsOf(observation: Observation, seat: Seat, stake: number): readonly Text[] {
  const drawn = cardAt(observation.drawn, seat);
  return [
    ...((observation.chips[seat] ?? 0) < entryOf(observation.options) ? [OUT] : []),
    ...turnTag(observation, seat),
    ...(isDealt(observation, seat) ? [fill(text('stakes $1', 'setzt $1'), stake)] : []),
    ...(isDealt(observation, seat) || drawn === NO_CARD
      ? []
      : [fill(text('drew [$1]', 'zog [$1]'), pack.tokens[drawn] ?? '')]),
  ];
}

const turnOf = ({ order, place }: Observation): Seat => order[place] ?? 0;

/** The open card, the face-down card and those taken, as the observer sees them. */
function facesOf(observation: Observation, seat: Seat): readonly FaceShown[] {
  if (!isDealt(observation, seat)) return [];
  const down = cardAt(observation.down, seat);
  const taken = [cardAt(observation.third, seat), cardAt(observation.fourth, seat)];
  const mark = observation.phase === 'over' ? 'turned' : 'known';
  return [
    { card: cardAt(observation.open, seat) },
    down === NO_CARD ? {} : { card: down, marks: [mark] },
    ...taken.filter((card) => card !== NO_CARD).map((card) => ({ card })),
  ];
}

const rowOf = (observation: Observation, seat: Seat): Region => ({
  id: `seat-${seat}`,
  role: seat === observation.observer ? 'hand' : 'row',
  label: fill(text('cards of {$1}', 'Karten von {$1}'), seat),
  owner: seat,
  cards: facesOf(observation, seat),
  room: observation.options.fourthCard ? 4 : 3,
});

const seatShown = (observation: Observation, seat: Seat, stake: number): SeatShown => ({
  seat,
  cards: facesOf(observation, seat).length,
  total: observation.chips[seat] ?? 0,
  tags: tagsOf(observation, seat, stake),
});

export const factsOf = ({ played, options }: Observation, pot: number): readonly Fact[] => [
  { label: text('round', 'Runde'), value: dealNumber(played, options, options.rounds) },
  { label: text('pot', 'Pot'), value: same(pot) },
];

/** HIK-5, HIK-8: the observer's count and the sum it comes from. */
function ownCount(observation: Observation): Pick<Table, 'own'> {
  const { observer, open, down, third, fourth } = observation;
  const cards = [open, down, third, fourth].flatMap((all) => {
    const card = cardAt(all, observer);
    return card === NO_CARD ? [] : [card];
  });
  if (cardAt(down, observer) === NO_CARD) return {};
  if (isAlikeOf(observation, observer)) return { own: THREE_ALIKE };
  const values = cards.map(cardValue).join(' + ');
  return { own: fill(OWN, resultOf(observation, observer), values) };
}

const WAIT = text('the cards have not been dealt yet', 'die Karten sind noch nicht gegeben');
const WATCH = text('{$1} takes a $2 card or stays', '{$1} nimmt eine $2 Karte oder bleibt');
const OVER = text('all cards are turned up', 'alle Karten sind aufgedeckt');
const FREE = text(
  'you count $1: take a $2 card or stay',
  'du zählst $1: nimm eine $2 Karte oder bleib',
);
const MUST_HIT = text(
  'you count $1: you must take a $2 card',
  'du zählst $1: du musst eine $2 Karte nehmen',
);
const MUST_STAND = text(
  'you count $1: no $2 card, stay',
  'du zählst $1: keine $2 Karte, du bleibst',
);
const NINE_ONE = text(
  'nine and one: you win the pot; stay',
  'Neun und Eins: Der Pot ist dein; du bleibst',
);

function promptTo(observation: Observation, seat: Seat): Text {
  const open = cardAt(observation.open, seat);
  const down = cardAt(observation.down, seat);
  if (seat === dealerOf(observation.order) && isNineOne(open, down)) return NINE_ONE;
  const count = resultOf(observation, seat);
  const next = nextCardOf(observation, seat);
  if (!mayHit(count)) return fill(MUST_STAND, count, next);
  return fill(mayStand(count) ? FREE : MUST_HIT, count, next);
}

function prompt(observation: Observation): Text {
  if (observation.phase === 'over') return OVER;
  if (observation.phase !== 'play') return WAIT;
  const seat = turnOf(observation);
  return seat === observation.observer
    ? promptTo(observation, seat)
    : fill(WATCH, seat, nextCardOf(observation, seat));
}

const NEXT_CARD = text('$1 card', '$1 Karte');

/** The rows of all seats, the pot and the stock. */
export const regionsOf = (observation: Observation, pot: number): readonly Region[] => [
  ...observation.open.map((_, seat) => rowOf(observation, seat)),
  { id: 'pot', role: 'pot', label: fill(text('pot: $1', 'Pot: $1'), pot), cards: [], room: 1 },
  { id: 'stock', role: 'stock', label: STOCK, cards: [], count: observation.stock, room: 1 },
];

/** HIK-1: who deals is known once the draw is decided; play runs counter-clockwise. */
export const turning = ({ order }: Observation): Pick<Table, 'dealer' | 'toRight'> => ({
  ...(order.length === 0 ? {} : { dealer: dealerOf(order) }),
  toRight: true,
});

export function table(observation: Observation): Table {
  const stakes = stakesOf(observation.order, observation.open, observation.options.dealerStakes);
  const pot = sum(stakes);
  return {
    seats: stakes.map((stake, seat) => seatShown(observation, seat, stake)),
    regions: regionsOf(observation, pot),
    ...turning(observation),
    facts: factsOf(observation, pot),
    ...ownCount(observation),
    buttons: [
      { id: 'hit', label: fill(NEXT_CARD, nextCardOf(observation, turnOf(observation))), key: 't' },
      { id: 'stand', label: text('stay', 'bleiben'), key: 'y' },
    ],
    prompt: prompt(observation),
  };
}

const HITS = text('takes a $1 card', 'nimmt eine $1 Karte');
const STANDS = text('stays with $1 cards', 'bleibt bei $1 Karten');

export function describe(observation: Observation, move: Move): Text {
  const seat = turnOf(observation);
  if (move === 'hit') return fill(HITS, nextCardOf(observation, seat));
  return fill(STANDS, numeral(observation.third[seat] === NO_CARD ? 2 : 3));
}

export const picks = (move: Move): readonly Picked[] => [{ button: move }];

/** One of the two buttons. */
export function intended(picks: readonly Picked[]): Move | undefined {
  const [pick] = picks;
  if (pick === undefined || picks.length > 1 || !('button' in pick)) return undefined;
  return pick.button === 'hit' || pick.button === 'stand' ? pick.button : undefined;
}
