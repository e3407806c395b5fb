/** The table of Böse Dame as regions and facts. */
import { dealFact } from '../../blocks/match-length.ts';
import { endOfTricks, trickTable } from '../../blocks/trick-table.ts';
import { type Card, writeCard } from '../../cards/pack.ts';
import { cardsOf, has, suitIn } from '../../cards/wide-set.ts';
import type { Ended, TakerOf } from '../../engine/ended.ts';
import type { Observer, Seat } from '../../engine/game.ts';
import type { Fact, Prizes, Region, Table } from '../../engine/table.ts';
import { addressedTo } from '../../lang/address.ts';
import {
  fill,
  joinTexts,
  same,
  seatsListed,
  sentences,
  signed,
  type Text,
  text,
} from '../../lang/text.ts';
import { highlightOf } from './highlight.ts';
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
import texts from './texts.json' with { type: 'json' };

const { headlines, prompts, queen } = texts;

/** The sum of all points of the pack but the queen's. */
export const POINTS = CARD_POINTS.reduce((sum, points) => sum + Math.max(0, points), 0);
const LOSS = CARD_POINTS[QUEEN] ?? 0;
/** The cards that count, for better or worse. */
const COUNTING: readonly Card[] = CARD_POINTS.flatMap((points, card) =>
  points === 0 ? [] : [card],
);

const PRIZES: Prizes = { label: texts.points.title, cards: COUNTING, dearest: QUEEN };

/** The queen of spades in a fact, as a card. */
const QUEEN_SIGN = same(`[${writeCard(pack, QUEEN)}]`);

/** The region of the cards left over, two with three players (BOD-1). */
function asideRegion({ options, aside, shown }: Observation): readonly Region[] {
  const room = pack.order.length % options.players;
  if (room === 0) return [];
  const cards = shown.map((card) => ({ card }));
  const count = cards.length === 0 ? { count: aside } : {};
  return [{ id: 'aside', role: 'stock', label: texts.aside.label, cards, room, ...count }];
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

/** The points still to be taken, without the queen's. */
export function pointsLeft(observation: Observation): number {
  const taken = observation.points.reduce((sum, points) => sum + points, 0);
  const isTaken = isQueenPlayed(observation) && !observation.trick.includes(QUEEN);
  return POINTS - taken + (isTaken ? LOSS : 0);
}

const queenFact = (value: Text): Fact => ({ label: QUEEN_SIGN, value });

/** The queen of spades lies in somebody's tricks, and only the steps of the deal tell in whose. */
const QUEEN_TAKEN: Fact = {
  ...queenFact(queen.gone),
  taken: { card: QUEEN, value: queen.with },
};

function whereQueenIs(observation: Observation): Fact {
  if (observation.trick.includes(QUEEN)) return queenFact(fill(queen.inTrick, signed(LOSS)));
  if (!isQueenPlayed(observation)) {
    const isHeld = has(observation.hand, QUEEN, pack.ranks);
    const out = observation.aside > 0 && !isHeld ? queen.outOrAside : queen.out;
    return queenFact(fill(out, signed(LOSS)));
  }
  const taker = queenTaker(observation);
  return taker < 0 ? QUEEN_TAKEN : queenFact(fill(queen.with, taker));
}

/** Where the cards left over go: to the last trick (BOD-1), points and queen included. */
function asideFact({ phase, aside }: Observation): readonly Fact[] {
  if (aside === 0 || phase !== 'play') return [];
  return [{ label: texts.aside.label, value: texts.aside.told, brief: 'left out' }];
}

const facts = (observation: Observation): readonly Fact[] => [
  whereQueenIs(observation),
  { label: text('points left', 'Augen übrig'), value: same(pointsLeft(observation)) },
  dealFact(observation),
  ...asideFact(observation),
];

/** The points that a seat has in tricks, and whether it is known that the queen is among them. */
function takenTags(points: number, hasQueen: boolean): readonly Text[] {
  const { taken, queenTaken } = texts.points;
  const told = fill(taken, points);
  return hasQueen ? [told, queenTaken] : [told];
}

/** Asks for a card of the suit led; only the player to act is told whether the hand has one. */
function prompt({ trick, hand, turn, observer }: Observation): Text {
  const [lead] = trick;
  if (lead === undefined) return prompts.lead;
  const led = same(`[${pack.faces[lead]?.suit}]`);
  if (turn !== observer) return fill(prompts.followOrDiscard, led);
  return fill(
    suitIn(hand, SUIT_OF[lead] ?? 0, pack.ranks) === 0 ? prompts.free : prompts.follow,
    led,
  );
}

/** The points in the observer's hand; undefined if it is empty. */
function own(cards: readonly Card[]): Text | undefined {
  if (cards.length === 0) return undefined;
  const points = cards.reduce((sum, card) => sum + Math.max(0, CARD_POINTS[card] ?? 0), 0);
  return fill(cards.includes(QUEEN) ? texts.points.heldWithQueen : texts.points.held, points);
}

/** The table as an observer sees it: that of any trick game, with the two cards that lie aside among three players. */
export function table(observation: Observation): Table {
  const { options, dealer, points } = observation;
  const taker = queenTaker(observation, observation.shown);
  const cards = cardsOf(observation.hand, pack.ranks);
  return trickTable({
    own: own(cards),
    room: Math.floor(pack.order.length / options.players),
    dealer,
    observation,
    players: options.players,
    hand: cards,
    gone: cardsOf(observation.gone, pack.ranks),
    winner: winnerOf,
    tags: (seat) => takenTags(points[seat] ?? 0, seat === taker),
    facts: facts(observation),
    prompt: prompt(observation),
    more: asideRegion(observation),
  });
}

/**
 * The headline of a finished deal: who did best, and who paid for the queen, with the points that she has cost, if that
 * is known (BOD-4).
 */
function headline({ points }: State, taker: number): Text {
  const most = Math.max(...points);
  const best = points.flatMap((amount, seat) => (amount === most ? [seat] : []));
  const [first = 0, ...others] = best;
  const before = (points[taker] ?? 0) - LOSS;
  const left = taker >= 0 && fill(headlines.leftWith, taker, before, -LOSS);
  if (others.length > 0) return sentences(fill(headlines.shared, seatsListed(best), most), left);
  if (first === taker) return fill(headlines.despite, first, most, before, -LOSS);
  return sentences(fill(headlines.most, first, most), left);
}

/** The queen of spades as a card before the seat that has taken her. */
const queenRegion = (taker: Seat): Region => ({
  id: 'queen',
  role: 'row',
  label: fill(queen.costs, signed(LOSS)),
  owner: taker,
  labelled: true,
  cards: [{ card: QUEEN }],
});

/**
 * The table with what each has in tricks as a single mark. Where cards lay aside, so that those won are not shown, the
 * queen lies before her taker.
 */
function withQueen(shown: Table, taker: Seat, aside: readonly Card[]): Table {
  const { seats, regions } = shown;
  const isShown = taker >= 0 && aside.length > 0;
  return {
    ...shown,
    seats: seats.map((one) => ({ ...one, tags: [joinTexts(one.tags, ', ')] })),
    regions: isShown ? [...regions, queenRegion(taker)] : regions,
  };
}

/** The table after a deal: the result, and who took the queen of spades where that is known. */
function reveal(finished: State, observer: Observer): Table {
  const taker = queenTaker(finished, finished.aside);
  const deal = dealFact(finished);
  const { aside } = finished;
  const shown = withQueen(table(observations.observer.observe(finished, observer)), taker, aside);
  return endOfTricks(shown, {
    facts: [taker < 0 ? QUEEN_TAKEN : queenFact(fill(queen.with, taker)), deal],
    headline: addressedTo(headline(finished, taker)),
    prizes: finished.aside.length > 0 ? undefined : PRIZES,
  });
}

/** How the deal ended, told to a seat: who took the queen follows from the steps where points do not show it. */
function ended(finished: State, seat: Seat, takerOf?: TakerOf): Ended {
  const shown = queenTaker(finished, finished.aside);
  const taker = shown < 0 ? takerOf?.(QUEEN) : shown;
  return { told: addressedTo(headline(finished, taker ?? -1), seat) };
}

/** The open cards of a finished deal, its end told to a player, and what it is remembered for. */
export const ends = { reveal, ended, highlight: highlightOf };
