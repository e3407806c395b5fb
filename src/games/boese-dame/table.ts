/** The table of Böse Dame as regions and facts. */
import { dealFact } from '../../blocks/match-length.ts';
import { endOfTricks, trickTable } from '../../blocks/trick-table.ts';
import type { Card } from '../../cards/pack.ts';
import { cardsOf, has, suitIn } from '../../cards/wide-set.ts';
import type { Observer } from '../../engine/game.ts';
import type { Fact, Region, Table } from '../../engine/table.ts';
import { fill, same, seatsListed, sentences, type Text, text } from '../../lang/text.ts';
import {
  CARD_POINTS,
  type Observation,
  observations,
  pack,
  QUEEN,
  type State,
  SUIT_OF,
  winnerOf,
} from './rules.ts';

const HELD = text('$1 points in hand', '$1 Augen auf der Hand');
const HELD_WITH_QUEEN = text('[QS] and $1 points in hand', '[QS] und $1 Augen auf der Hand');
const FOLLOW = text('follow suit: $1', 'bediene $1');
const FREE = text('you have no $1: play any card', 'du hast kein $1: spiele eine beliebige Karte');

/** All points but the queen's. */
const POINTS = CARD_POINTS.reduce((sum, points) => sum + Math.max(0, points), 0);
const LOSS = CARD_POINTS[QUEEN] ?? 0;

/** BOD-1: with three players two cards are left over. */
function asideRegion({ options, aside, shown }: Observation): readonly Region[] {
  const room = pack.order.length % options.players;
  if (room === 0) return [];
  const cards = shown.map((card) => ({ card }));
  const count = cards.length === 0 ? { count: aside } : {};
  return [{ id: 'aside', role: 'stock', label: text('aside', 'beiseite'), cards, room, ...count }];
}

type Taken = Pick<Observation, 'points' | 'last' | 'options'>;

/**
 * The seat that has taken the queen, from the points and the last trick, or −1 if they do not show it:
 * only the queen makes points negative. `aside` are the cards that went with the last trick.
 */
function queenTaker({ points, last, options }: Taken, aside: readonly Card[] = []): number {
  const negative = points.findIndex((amount) => amount < 0);
  const isLast = last.cards.includes(QUEEN) || aside.includes(QUEEN);
  if (negative >= 0 || !isLast) return negative;
  return (last.leader + winnerOf(last.cards)) % options.players;
}

const isQueenPlayed = ({ gone }: Observation): boolean => has(gone, QUEEN, pack.ranks);

function whereQueenIs(observation: Observation): Text {
  if (!isQueenPlayed(observation)) return text('still out', 'noch im Spiel');
  if (observation.trick.includes(QUEEN)) return text('in the trick', 'im Stich');
  const taker = queenTaker(observation);
  return taker < 0 ? text('gone', 'gespielt') : fill(text('with {$1}', 'bei {$1}'), taker);
}

/** Points still to be taken, without the queen's. */
function pointsLeft(observation: Observation): number {
  const taken = observation.points.reduce((sum, points) => sum + points, 0);
  const isTaken = isQueenPlayed(observation) && !observation.trick.includes(QUEEN);
  return POINTS - taken + (isTaken ? LOSS : 0);
}

const queenFact = (value: Text): Fact => ({ label: text('queen of spades', 'Pik-Dame'), value });

const facts = (observation: Observation): readonly Fact[] => [
  queenFact(whereQueenIs(observation)),
  { label: text('points left', 'Augen übrig'), value: same(pointsLeft(observation)) },
  dealFact(observation),
];

function prompt({ trick, hand, turn, observer }: Observation): Text {
  const [lead] = trick;
  if (lead === undefined) return text('lead any card', 'spiele eine beliebige Karte aus');
  const led = same(`[${pack.faces[lead]?.suit}]`);
  if (turn !== observer) return fill(text('follow $1, or discard', 'bediene $1 oder wirf ab'), led);
  return fill(suitIn(hand, SUIT_OF[lead] ?? 0, pack.ranks) === 0 ? FREE : FOLLOW, led);
}

/** The points in the observer's hand; undefined if it is empty. */
function own(cards: readonly Card[]): Text | undefined {
  if (cards.length === 0) return undefined;
  const points = cards.reduce((sum, card) => sum + Math.max(0, CARD_POINTS[card] ?? 0), 0);
  return fill(cards.includes(QUEEN) ? HELD_WITH_QUEEN : HELD, points);
}

export function table(observation: Observation): Table {
  const { options, dealer, points } = observation;
  const cards = cardsOf(observation.hand, pack.ranks);
  return trickTable({
    own: own(cards),
    room: Math.floor(pack.order.length / options.players),
    dealer,
    observation,
    players: options.players,
    hand: cards,
    winner: winnerOf,
    tags: (seat) => [fill(text('$1 in tricks', '$1 in Stichen'), points[seat] ?? 0)],
    facts: facts(observation),
    prompt: prompt(observation),
    more: asideRegion(observation),
  });
}

const MOST = text('{$1} takes $2 points.', '{$1} macht $2 Augen.');
const DESPITE = text(
  '{$1} takes $2 points in spite of the queen of spades.',
  '{$1} macht trotz der Pik-Dame $2 Augen.',
);
const LEFT_WITH = text(
  '{$1} is left with the queen of spades.',
  '{$1} bleibt auf der Pik-Dame sitzen.',
);

/** BOD-4: who did best, and who paid for the queen where that is known. */
function headline({ points }: State, taker: number): Text {
  const most = Math.max(...points);
  const best = points.flatMap((amount, seat) => (amount === most ? [seat] : []));
  const [first = 0, ...others] = best;
  if (others.length > 0)
    return sentences(
      fill(text('$1 take $2 points each.', '$1 machen je $2 Augen.'), seatsListed(best), most),
      taker >= 0 && fill(LEFT_WITH, taker),
    );
  if (first === taker) return fill(DESPITE, first, most);
  return sentences(fill(MOST, first, most), taker >= 0 && fill(LEFT_WITH, taker));
}

export function reveal(finished: State, observer: Observer): Table {
  const taker = queenTaker(finished, finished.aside);
  return endOfTricks(table(observations.observer.observe(finished, observer)), {
    facts: [...(taker < 0 ? [] : [queenFact(same(`{${taker}}`))]), dealFact(finished)],
    headline: headline(finished, taker),
  });
}
