/** The end of a deal of All Fours: the last trick, the trumps that scored, and the cards not played. */
import { thoseThatHold } from '../../blocks/conditions.ts';
import { addTo } from '../../blocks/seats.ts';
import { openHand, seatsShown, trickRegions } from '../../blocks/trick-table.ts';
import { writeCard } from '../../cards/pack.ts';
import { cardsOf, EMPTY, size } from '../../cards/wide-set.ts';
import type { Ended } from '../../engine/ended.ts';
import { groupedBy } from '../../engine/estimate.ts';
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
import { highlightOf } from './highlight.ts';
import { winnerOf } from './rules.ts';
import { gameCounts, isJackTaken, scoringCard } from './score.ts';
import {
  GAME_COUNT,
  type PointKind,
  pack,
  pointsOf,
  RANKS,
  type Scored,
  type State,
  SUITS,
} from './state.ts';
import { awayTag, middleRegions } from './table.ts';
import texts from './texts.json' with { type: 'json' };

const SEATS: readonly Seat[] = [0, 1];

/** Whether a point is won in tricks; the others are made before the first (ALF-2, ALF-3). */
const isWon = (what: PointKind): what is keyof typeof texts.facts =>
  Object.hasOwn(texts.facts, what);

/**
 * A point won in tricks with the trump that made it; for game, both counts. Points made before the first trick are not
 * repeated.
 */
function factsOf(state: State, { seat, what }: Scored): readonly Fact[] {
  if (!isWon(what)) return [];
  const card = scoringCard(state, what);
  const counts = gameCounts(state, seat).join(':');
  const value = card === undefined ? `{${seat}} ${counts}` : `[${writeCard(pack, card)}] {${seat}}`;
  return [{ label: texts.facts[what], value: same(value) }];
}

function pointsTag(points: number): Text {
  const { none, one, more } = texts.labels.points;
  return points === 0 ? none : fill(plural(points, one, more), points);
}

/** The trumps that scored, each named by its points and lying before the seat that has them: “high, low”. */
function scoringRegions(state: State): readonly Region[] {
  const made = state.scored.flatMap(({ seat, what }) => {
    const card = scoringCard(state, what);
    return isWon(what) && card !== undefined ? [{ seat, what, card }] : [];
  });
  return [...groupedBy(made, ({ card }) => card).values()].flatMap((points) => {
    const [first] = points;
    if (first === undefined) return [];
    return {
      id: `scoring-${first.what}`,
      role: 'row' as const,
      label: joinTexts(
        points.map(({ what }) => texts.facts[what]),
        ', ',
      ),
      labelled: true as const,
      owner: first.seat,
      cards: [{ card: first.card, marks: ['trump' as const] }],
    };
  });
}

/** The cards in a seat's tricks that counted for game, with their count; nothing where game was not scored. */
function gameRegions(state: State, seat: Seat): readonly Region[] {
  const isScored = state.scored.some(({ what }) => what === 'game');
  const counting = cardsOf(state.taken[seat] ?? EMPTY, RANKS).filter((card) => GAME_COUNT[card]);
  if (!isScored || counting.length === 0) return [];
  const dearest = counting.toSorted((a, b) => (GAME_COUNT[b] ?? 0) - (GAME_COUNT[a] ?? 0));
  const [count = 0] = gameCounts(state, seat);
  return [
    {
      id: `game-${seat}`,
      role: 'row',
      label: fill(texts.labels.gameCards, count),
      labelled: true,
      owner: seat,
      cards: dearest.map((card) => ({ card })),
    },
  ];
}

/** The cards that a seat did not get to play. */
function heldRegions({ hands }: State, seat: Seat): readonly Region[] {
  const held = cardsOf(hands[seat] ?? EMPTY, RANKS);
  return held.length === 0 ? [] : [openHand(seat, held)];
}

/** A point won in tricks, in words: that for game with both counts, and whose it is if these are equal (ALF-6). */
function wonText(state: State, { seat, what }: Scored): readonly Text[] {
  if (!isWon(what)) return [];
  const [own = 0, other = 0] = gameCounts(state, seat);
  const words = what === 'game' && own === other ? texts.won.gameTied : texts.won[what];
  return [fill(words, own, other)];
}

/** The points a seat has won in tricks; empty if none. */
function takes(state: State, seat: Seat): readonly Text[] {
  const own = state.scored.filter((point) => point.seat === seat);
  const words = own.flatMap((point) => wonText(state, point));
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

/** Short marks beside a seat after the deal: points scored, and cards put away. */
const seatTags = (finished: State, points: readonly number[], seat: Seat): readonly Text[] => [
  pointsTag(points[seat] ?? 0),
  ...awayTag(size(finished.away[seat] ?? EMPTY)),
];

/** How the points of the deal were made. */
function story(state: State, points: readonly number[]): Text {
  const seats = [...SEATS].sort((a, b) => (points[b] ?? 0) - (points[a] ?? 0));
  const won = seats.flatMap((seat) => takes(state, seat));
  const lacksJack = won.length > 0 && !isJackTaken(state);
  return sentences(
    state.why === 'misdeal' && texts.headlines.misdeal,
    won.length > 0 && fill(same('$1.'), joinTexts(won, ', ')),
    lacksJack && texts.headlines.noJack,
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
      ...scoringRegions(finished),
      ...SEATS.flatMap((seat) => gameRegions(finished, seat)),
      ...SEATS.flatMap((seat) => heldRegions(finished, seat)),
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

/** The open cards of a finished deal, its end told to a player, and what it is remembered for. */
export const ends = { reveal, ended, highlight: highlightOf };
