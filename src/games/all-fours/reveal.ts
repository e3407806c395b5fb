/** The end of a deal of All Fours: the last trick, the trumps that scored, and the cards not played. */
import { thoseThatHold } from '../../blocks/conditions.ts';
import { addTo } from '../../blocks/seats.ts';
import { openHand, seatsShown, trickRegions } from '../../blocks/trick-table.ts';
import { type Card, writeCard } from '../../cards/pack.ts';
import { cardsOf, EMPTY, size, suitCards, union } from '../../cards/wide-set.ts';
import type { Ended } from '../../engine/ended.ts';
import type { Seat } from '../../engine/game.ts';
import type { Fact, Region, Table } from '../../engine/table.ts';
import { addressedTo } from '../../lang/address.ts';
import {
  capital,
  fill,
  joinTexts,
  listed,
  plural,
  same,
  sentences,
  type Text,
  text,
} from '../../lang/text.ts';
import { winnerOf } from './rules.ts';
import { gameCount } from './score.ts';
import { JACK, type PointKind, pack, pointsOf, RANKS, type Scored, type State } from './state.ts';
import { awayTag, gameTag, middleRegions, SUITS } from './table.ts';
import texts from './texts.json' with { type: 'json' };

const SEATS: readonly Seat[] = [0, 1];

/** Whether a point is won in tricks; the others are made before the first (ALF-2, ALF-3). */
const isWon = (what: PointKind): what is keyof typeof texts.won => Object.hasOwn(texts.won, what);

/** The trump that makes a point, as it lies in somebody's tricks (ALF-6). */
function scoringCard({ taken, trump }: State, what: PointKind): Card | undefined {
  const trumps = suitCards(taken.reduce(union, EMPTY), trump, RANKS);
  if (what === 'high') return trumps.at(-1);
  if (what === 'low') return trumps[0];
  if (what === 'jack') return trump * RANKS + JACK;
  return undefined;
}

/**
 * A point won in tricks with the trump that made it; for game, both counts. Points made before the first trick are not
 * repeated.
 */
function factsOf(state: State, { seat, what }: Scored): readonly Fact[] {
  if (!isWon(what)) return [];
  const card = scoringCard(state, what);
  const counts = [seat, 1 - seat].map((one) => gameCount(state.taken[one] ?? EMPTY));
  const value =
    card === undefined ? `{${seat}} ${counts.join(':')}` : `[${writeCard(pack, card)}] {${seat}}`;
  return [{ label: texts.facts[what], value: same(value) }];
}

function pointsTag(points: number): Text {
  const { none, one, more } = texts.labels.points;
  return points === 0 ? none : fill(plural(points, one, more), points);
}

/** The trumps that scored for a seat, and the cards it did not get to play. */
function seatRegions(state: State, seat: Seat): readonly Region[] {
  const mine = state.scored.filter((point) => point.seat === seat);
  const scoring = new Set(mine.flatMap(({ what }) => scoringCard(state, what) ?? []));
  const held = cardsOf(state.hands[seat] ?? EMPTY, RANKS);
  const row: Region = {
    id: `scoring-${seat}`,
    role: 'row',
    label: text('trumps that score', 'Trümpfe, die zählen'),
    owner: seat,
    cards: [...scoring].map((card) => ({ card, marks: ['trump'] })),
  };
  return thoseThatHold([
    [scoring.size > 0, row],
    [held.length > 0, openHand(seat, held)],
  ]);
}

/** The points a seat has won in tricks; empty if none. */
function takes({ scored }: State, seat: Seat): readonly Text[] {
  const own = scored.filter((point) => point.seat === seat);
  const words = own.flatMap(({ what }) => (isWon(what) ? texts.won[what] : []));
  return words.length === 0 ? [] : [fill(texts.headlines.takes, seat, listed(words))];
}

/** The sentences on points made before the first trick (ALF-2, ALF-3). */
function early({ scored, dealer }: State): readonly Text[] {
  const jacks = scored.filter(({ what }) => what === 'turned').length;
  const given = scored.find(({ what }) => what === 'given');
  const turned = thoseThatHold([
    [jacks === 1, fill(texts.headlines.jackTurned, dealer)],
    [jacks > 1, fill(texts.headlines.jacksTurned, jacks, dealer)],
  ]);
  return given === undefined ? turned : [...turned, fill(texts.headlines.given, given.seat)];
}

/** Short marks beside a seat after the deal: points scored, the count for game, and cards put away. */
function seatTags(finished: State, points: readonly number[], seat: Seat): readonly Text[] {
  const scored = pointsTag(points[seat] ?? 0);
  const game = finished.last.cards.length > 0 ? gameTag(finished, seat) : [];
  return [scored, ...game, ...awayTag(size(finished.away[seat] ?? EMPTY))];
}

/** How the points of the deal were made. */
function story(state: State, points: readonly number[]): Text {
  const seats = [...SEATS].sort((a, b) => (points[b] ?? 0) - (points[a] ?? 0));
  const won = seats.flatMap((seat) => takes(state, seat));
  return sentences(
    state.why === 'misdeal' && texts.headlines.misdeal,
    won.length > 0 && fill(same('$1.'), joinTexts(won, ', ')),
    ...early(state),
  );
}

function headline(state: State, points: readonly number[]): Text {
  const winner = addTo(state.totals, points).findIndex((total) => total >= state.options.target);
  return sentences(story(state, points), winner >= 0 && fill(texts.headlines.wins, winner));
}

/** The table of a finished deal: all cards played are open; those put away and the stock stay face down (ALF-4). */
function reveal(finished: State): Table {
  const { trump, last, dealer } = finished;
  const points = pointsOf(finished);
  const tricks = trickRegions({ leader: 0, cards: [] }, last, SEATS.length, winnerOf(trump));
  return {
    seats: seatsShown(finished.hands.map(size), addTo(finished.totals, points), (seat) =>
      seatTags(finished, points, seat),
    ),
    regions: [
      ...tricks.filter(({ lastTrick, cards }) => lastTrick && cards.length > 0),
      ...middleRegions(finished.turned, finished.stock.length),
      ...SEATS.flatMap((seat) => seatRegions(finished, seat)),
    ],
    dealer,
    facts: [
      { label: text('trump', 'Trumpf'), value: SUITS[trump] ?? text('none', 'keiner') },
      ...finished.scored.flatMap((point) => factsOf(finished, point)),
    ],
    buttons: [],
    prompt: addressedTo(headline(finished, points)),
  };
}

const ended = (finished: State, seat: Seat): Ended => ({
  told: capital(addressedTo(story(finished, pointsOf(finished)), seat)),
});

/** The open cards of a finished deal, and its end told to a player. */
export const ends = { reveal, ended };
