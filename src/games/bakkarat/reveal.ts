/**
 * The end of a deal of Bakkarat: all hands after the comparison; of a void deal the Bak alone, and what
 * the observer has seen (BAK-4).
 */
import { allSeats } from '../../blocks/seats.ts';
import type { Observer, Seat } from '../../engine/game.ts';
import type { Fact, Region, SeatShown, Table } from '../../engine/table.ts';
import { fill, same, seatsListed, sentences, type Text, text } from '../../lang/text.ts';
import { type Observation, observe } from './observation.ts';
import { pay, playersOf, pointsOf, type State } from './rules.ts';
import { countHand, isBak, type Player } from './shoe.ts';
import { cardsHeld, counted, dealFact, handRegions, stakeTags } from './table.ts';

function resultTag(points: number): Text {
  if (points === 0) return text('comes out even', 'plus minus null');
  return points > 0
    ? fill(text('wins $1', 'gewinnt $1'), points)
    : fill(text('loses $1', 'verliert $1'), -points);
}

/** The count of a hand that lies open. */
function handTag({ open, down }: Observation, seat: Seat): readonly Text[] {
  const cards = open[seat] ?? [];
  if (cards.length === 0 || (down[seat] ?? 0) > 0) return [];
  return [isBak(cards) ? text('Bak', 'Bak') : counted(cards)];
}

const tagsOf = (state: State, observation: Observation, seat: Seat): readonly Text[] => [
  ...stakeTags(observation, seat),
  ...handTag(observation, seat),
  ...(state.why === 'comparison' && cardsHeld(observation, seat) > 0
    ? [resultTag(pointsOf(state)[seat] ?? 0)]
    : []),
];

const seatShown = (state: State, observation: Observation, seat: Seat): SeatShown => ({
  seat,
  cards: cardsHeld(observation, seat),
  total: pay(state)[seat] ?? 0,
  tags: tagsOf(state, observation, seat),
});

/** The hands that beat the bank; the bank's where none does. */
function winnersOf(state: State): readonly Seat[] {
  if (state.why === 'bak') return [];
  const better = playersOf(state).filter((player) => player.better);
  return better.length === 0 ? [state.bank] : better.map(({ seat }) => seat);
}

const lit = (region: Region, winners: readonly Seat[]): Region => {
  if (region.owner === undefined || !winners.includes(region.owner)) return region;
  return { ...region, cards: region.cards.map((face) => ({ ...face, marks: ['wins'] })) };
};

const facts = (state: State, observation: Observation): readonly Fact[] => [
  dealFact(observation),
  ...(state.why === 'bak'
    ? []
    : [{ label: text('bank', 'Bank'), value: same(countHand(state.hands[state.bank] ?? [])) }]),
];

const VOID = text(
  '{$1} has Bak: the deal is void, and the stakes stand.',
  '{$1} hat Bak: Das Spiel ist ungültig, die Einsätze bleiben stehen.',
);
const VOIDS = text(
  '$1 have Bak: the deal is void, and the stakes stand.',
  '$1 haben Bak: Das Spiel ist ungültig, die Einsätze bleiben stehen.',
);
function voidHeadline({ hands, bank, options }: State): Text {
  const seats = allSeats(options.players).filter((seat) => isBak(hands[seat] ?? []));
  if (seats.length === 1) return fill(VOID, seats[0] ?? bank);
  return fill(VOIDS, seatsListed(seats));
}

const BEATS = text(
  '{$1} beats the bank, $2 to $3, and wins $4.',
  '{$1} schlägt die Bank mit $2 zu $3 und gewinnt $4.',
);
const ALONE = text(
  '{$1} alone beats the bank, $2 to $3, and wins $4.',
  '{$1} schlägt als Einziger die Bank mit $2 zu $3 und gewinnt $4.',
);
const BEATEN = text(
  'The bank beats {$1}, $2 to $3, and wins $4.',
  'Die Bank schlägt {$1} mit $2 zu $3 und gewinnt $4.',
);
const BOTH = text(
  'Both players beat the $1 of the bank.',
  'Beide Spieler schlagen die $1 der Bank.',
);
const NEITHER = text(
  'Neither player beats the $1 of the bank.',
  'Keiner der Spieler schlägt die $1 der Bank.',
);
const EQUAL = text('Equal counts go to the bank.', 'Bei Gleichstand gewinnt die Bank.');
const FEWER = text(
  'At equal counts two cards beat three.',
  'Bei Gleichstand schlagen zwei Karten drei.',
);

/** BAK-6: how equal counts were decided, where there were any. */
function ties({ hands, bank }: State, players: readonly Player[]): readonly (Text | false)[] {
  const theirs = hands[bank] ?? [];
  const equal = players
    .map(({ seat }) => hands[seat] ?? [])
    .filter((hand) => countHand(hand) === countHand(theirs));
  return [
    equal.some((hand) => hand.length === theirs.length) && EQUAL,
    equal.some((hand) => hand.length !== theirs.length) && FEWER,
  ];
}

/** One player against the bank, or one of two who alone beats it. */
function duel(state: State, { seat, better }: Player, players: number): Text {
  const mine = countHand(state.hands[seat] ?? []);
  const theirs = countHand(state.hands[state.bank] ?? []);
  const won = Math.abs(pointsOf(state)[seat] ?? 0);
  if (!better) return fill(BEATEN, seat, theirs, mine, won);
  return fill(players > 1 ? ALONE : BEATS, seat, mine, theirs, won);
}

function result(state: State, players: readonly Player[]): Text {
  const better = players.filter((player) => player.better);
  const [only] = players.length === 1 ? players : better;
  const theirs = countHand(state.hands[state.bank] ?? []);
  if (only === undefined) return fill(NEITHER, theirs);
  return players.length > 1 && better.length > 1
    ? fill(BOTH, theirs)
    : duel(state, only, players.length);
}

function headline(state: State): Text {
  if (state.why === 'bak') return voidHeadline(state);
  const players = playersOf(state);
  return sentences(result(state, players), ...ties(state, players));
}

export function reveal(finished: State, observer: Observer): Table {
  const observation = observe(finished, observer);
  const winners = winnersOf(finished);
  return {
    seats: allSeats(finished.options.players).map((seat) => seatShown(finished, observation, seat)),
    regions: handRegions(observation).map((region) => lit(region, winners)),
    dealer: finished.bank,
    facts: facts(finished, observation),
    buttons: [],
    prompt: headline(finished),
  };
}
