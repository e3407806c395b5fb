/** The table of Hiki-Kabu: a row of up to three cards for every seat, the pot and the stock. */
import type { Card } from '../../cards/pack.ts';
import type { Seat } from '../../engine/game.ts';
import type { FaceShown, Fact, Pick, Region, SeatShown, Table } from '../../engine/table.ts';
import { fill, same, type Text, text } from '../../lang/text.ts';
import { countOf, isNineOne, mayHit, mayStand, NO_CARD, pack } from './hand.ts';
import { ENTRY, type Move } from './rules.ts';
import { dealerOf, resultOf, stakesOf } from './showdown.ts';
import type { View } from './view.ts';

const DEALER = text('dealer', 'Geber');
const OUT = text('out', 'ausgeschieden');
const STAKE = text('stakes $1', 'setzt $1');
const COUNTS = text('counts $1', 'zählt $1');
const DREW = text('drew [$1]', 'zog [$1]');
const CARDS = text('cards of {$1}', 'Karten von {$1}');
const STOCK = text('stock', 'Stapel');
const POT = text('pot', 'Pot');
const ROUND = text('round', 'Runde');
const COUNT = text('you count', 'du zählst');

const cardAt = (cards: readonly Card[], seat: Seat): Card => cards[seat] ?? NO_CARD;
const isDealt = (view: View, seat: Seat): boolean => cardAt(view.open, seat) !== NO_CARD;

/** The own count, or anybody's at the showdown. */
function countShown(view: View, seat: Seat): number | undefined {
  const down = cardAt(view.down, seat);
  if (down === NO_CARD) return undefined;
  if (view.phase === 'over') return resultOf(view, seat);
  return countOf(cardAt(view.open, seat), down, cardAt(view.third, seat));
}

function tagsOf(view: View, seat: Seat, stake: number): readonly Text[] {
  const drawn = cardAt(view.drawn, seat);
  const count = view.phase === 'over' ? countShown(view, seat) : undefined;
  return [
    ...((view.chips[seat] ?? 0) < ENTRY ? [OUT] : []),
    ...(seat === dealerOf(view.order) ? [DEALER] : []),
    ...(isDealt(view, seat) ? [fill(STAKE, stake)] : []),
    ...(count === undefined ? [] : [fill(COUNTS, count)]),
    ...(isDealt(view, seat) || drawn === NO_CARD ? [] : [fill(DREW, pack.tokens[drawn] ?? '')]),
  ];
}

/** The open card, the face-down card and the third, as the onlooker sees them. */
function facesOf(view: View, seat: Seat): readonly FaceShown[] {
  if (!isDealt(view, seat)) return [];
  const down = cardAt(view.down, seat);
  const third = cardAt(view.third, seat);
  const mark = view.phase === 'over' ? 'turned' : 'known';
  return [
    { card: cardAt(view.open, seat) },
    down === NO_CARD ? {} : { card: down, marks: [mark] },
    ...(third === NO_CARD ? [] : [{ card: third }]),
  ];
}

function rowOf(view: View, seat: Seat): Region {
  const own = seat === view.observer;
  return {
    id: `seat-${seat}`,
    role: own ? 'hand' : 'row',
    label: fill(CARDS, seat),
    owner: seat,
    cards: facesOf(view, seat),
  };
}

const seatShown = (view: View, seat: Seat, stake: number): SeatShown => ({
  seat,
  cards: facesOf(view, seat).length,
  total: view.chips[seat] ?? 0,
  tags: tagsOf(view, seat, stake),
});

function factsOf(view: View, pot: number): readonly Fact[] {
  const own = view.observer < 0 ? undefined : countShown(view, view.observer);
  return [
    { label: ROUND, value: same(`${view.played + 1}/${view.options.rounds}`) },
    { label: POT, value: same(pot) },
    ...(own === undefined ? [] : [{ label: COUNT, value: same(own) }]),
  ];
}

const WAIT = text('the cards are yet to be dealt', 'die Karten sind noch nicht gegeben');
const WATCH = text('{$1} takes a third card or stays', '{$1} nimmt eine dritte Karte oder bleibt');
const OVER = text('all cards are turned up', 'alle Karten sind aufgedeckt');
const FREE = text(
  'you count $1: take a third card or stay',
  'du zählst $1: nimm eine dritte Karte oder bleib',
);
const MUST_HIT = text(
  'you count $1: a third card is compulsory',
  'du zählst $1: eine dritte Karte ist Pflicht',
);
const MUST_STAND = text(
  'you count $1: no third card, stay',
  'du zählst $1: keine dritte Karte, du bleibst',
);
const NINE_ONE = text(
  'nine and one: you win the pot; stay',
  'Neun und Eins: Der Pot ist dein; du bleibst',
);

function promptTo(view: View, seat: Seat): Text {
  const open = cardAt(view.open, seat);
  const down = cardAt(view.down, seat);
  if (seat === dealerOf(view.order) && isNineOne(open, down)) return NINE_ONE;
  const count = countOf(open, down);
  if (!mayHit(count)) return fill(MUST_STAND, count);
  return fill(mayStand(count) ? FREE : MUST_HIT, count);
}

function prompt(view: View): Text {
  if (view.phase === 'over') return OVER;
  if (view.phase !== 'play') return WAIT;
  const seat = view.order[view.place] ?? 0;
  return seat === view.observer ? promptTo(view, seat) : fill(WATCH, seat);
}

export function table(view: View): Table {
  const stakes = stakesOf(view.order, view.open, view.options.dealerStakes);
  const pot = stakes.reduce((total, stake) => total + stake, 0);
  return {
    seats: stakes.map((stake, seat) => seatShown(view, seat, stake)),
    regions: [
      ...stakes.map((_, seat) => rowOf(view, seat)),
      { id: 'pot', role: 'pot', label: fill(text('pot: $1', 'Pot: $1'), pot), cards: [] },
      { id: 'stock', role: 'stock', label: STOCK, cards: [], count: view.stock },
    ],
    facts: factsOf(view, pot),
    buttons: [
      { id: 'hit', label: text('third card', 'dritte Karte') },
      { id: 'stand', label: text('stay', 'bleiben') },
    ],
    prompt: prompt(view),
  };
}

const HITS = text('takes a third card', 'nimmt eine dritte Karte');
const STANDS = text('stays with two cards', 'bleibt bei zwei Karten');

export const describe = (move: Move): Text => (move === 'hit' ? HITS : STANDS);

export const picks = (move: Move): readonly Pick[] => [{ button: move }];

/** One of the two buttons. */
export function intended(picks: readonly Pick[]): Move | undefined {
  const [pick] = picks;
  if (pick === undefined || picks.length > 1 || !('button' in pick)) return undefined;
  return pick.button === 'hit' || pick.button === 'stand' ? pick.button : undefined;
}
