/**
 * The end of a deal of Bakkarat: all hands after the comparison; of a void deal the Bak alone, and what
 * the observer has seen (BAK-4).
 */
import { chipsWon } from '../../blocks/chips-won.ts';
import { allSeats } from '../../blocks/seats.ts';
import { sumText } from '../../blocks/sum-text.ts';
import { seatsShown } from '../../blocks/trick-table.ts';
import type { Card } from '../../cards/pack.ts';
import type { Ended } from '../../engine/ended.ts';
import type { Observer, Seat } from '../../engine/game.ts';
import type { Fact, Region, Table } from '../../engine/table.ts';
import { addressedTo } from '../../lang/address.ts';
import { fill, same, seatsListed, sentences, signed, type Text, text } from '../../lang/text.ts';
import { type Observation, observe } from './observation.ts';
import { pay, playersOf, pointsOf, type State } from './rules.ts';
import { cardValue, countHand, isBak, type Player } from './shoe.ts';
import { cardsHeld, decidedFact, handRegions, stakeTags } from './table.ts';
import texts from './texts.json' with { type: 'json' };

const { headlines } = texts;

const resultTag = (points: number): Text => (points === 0 ? texts.tags.even : signed(points));

/** The cards of a hand that lies open; none of one that is not seen. */
const openCards = ({ open, down }: Observation, seat: Seat): readonly Card[] =>
  (down[seat] ?? 0) > 0 ? [] : (open[seat] ?? []);

/** What a hand that lies open comes to. */
function handText(observation: Observation, seat: Seat): Text | undefined {
  const cards = openCards(observation, seat);
  return cards.length === 0 ? undefined : sumText(cards.map(cardValue), countHand(cards));
}

const bakTag = (observation: Observation, seat: Seat): readonly Text[] =>
  isBak(openCards(observation, seat)) ? [text('Bak', 'Bak')] : [];

function tagsOf(state: State, observation: Observation, seat: Seat): readonly Text[] {
  const tags = [...stakeTags(observation, seat), ...bakTag(observation, seat)];
  const hasPlayed = (cardsHeld(observation)[seat] ?? 0) > 0;
  if (state.why !== 'comparison' || !hasPlayed) return tags;
  return [...tags, resultTag(pointsOf(state)[seat] ?? 0)];
}

/** The seats whose hands beat the bank, or the bank if none does. */
function winnersOf(state: State): readonly Seat[] {
  if (state.why === 'bak') return [];
  const better = playersOf(state).filter((player) => player.better);
  return better.length === 0 ? [state.bank] : better.map(({ seat }) => seat);
}

const highlighted = (region: Region, winners: readonly Seat[]): Region => {
  if (region.owner === undefined || !winners.includes(region.owner)) return region;
  return { ...region, cards: region.cards.map((face) => ({ ...face, marks: ['wins'] })) };
};

function facts(state: State, observation: Observation): readonly Fact[] {
  if (state.why === 'bak') return [decidedFact(observation, state.decided)];
  const count = countHand(state.hands[state.bank] ?? []);
  const decided = decidedFact(observation, state.decided + 1);
  return [decided, { label: text('bank', 'Bank'), value: same(count) }];
}

function voidHeadline({ hands, bank, options }: State): Text {
  const seats = allSeats(options.players).filter((seat) => isBak(hands[seat] ?? []));
  if (seats.length === 1) return fill(headlines.void, seats[0] ?? bank);
  return fill(headlines.voids, seatsListed(seats));
}

/** Says how equal counts of these players and the bank were decided (BAK-6), if there were any. */
export function ties(
  { hands, bank }: State,
  players: readonly Player[],
): readonly (Text | false)[] {
  const theirs = hands[bank] ?? [];
  const equal = players
    .map(({ seat }) => hands[seat] ?? [])
    .filter((hand) => countHand(hand) === countHand(theirs));
  return [
    equal.some((hand) => hand.length === theirs.length) && headlines.equal,
    equal.some((hand) => hand.length !== theirs.length) && headlines.fewer,
  ];
}

/** The result of one player against the bank, or of the one of two who alone beats it. */
function duel(state: State, { seat, better }: Player, players: number): Text {
  const mine = countHand(state.hands[seat] ?? []);
  const theirs = countHand(state.hands[state.bank] ?? []);
  if (!better) return fill(headlines.beaten, seat, theirs, mine);
  return fill(players > 1 ? headlines.alone : headlines.beats, seat, mine, theirs);
}

/** The result of the comparison in a sentence: neither or both players beat the bank, or one of them against it. */
function result(state: State, players: readonly Player[]): Text {
  const better = players.filter((player) => player.better);
  const [only] = players.length === 1 ? players : better;
  const theirs = countHand(state.hands[state.bank] ?? []);
  const seats = seatsListed(players.map(({ seat }) => seat));
  if (only === undefined) return fill(headlines.neither, seats, theirs);
  if (players.length > 1 && better.length > 1) return fill(headlines.both, seats, theirs);
  return duel(state, only, players.length);
}

function headline(state: State): Text {
  if (state.why === 'bak') return voidHeadline(state);
  const players = playersOf(state);
  return sentences(result(state, players), ...ties(state, players));
}

/** The table after a deal: the hands turned up, with those that won marked. */
export function reveal(finished: State, observer: Observer): Table {
  const observation = observe(finished, observer);
  const winners = winnersOf(finished);
  return {
    seats: seatsShown(cardsHeld(observation), pay(finished), (seat) =>
      tagsOf(finished, observation, seat),
    ).map((shown) => ({
      ...shown,
      chips: finished.stakes[shown.seat] ?? 0,
      comesTo: handText(observation, shown.seat),
    })),
    regions: handRegions(observation).map((region) => highlighted(region, winners)),
    turnsUp: true,
    dealer: finished.bank,
    buttonsOnly: true,
    facts: facts(finished, observation),
    buttons: [],
    prompt: addressedTo(headline(finished)),
  };
}

/** What the bank is told of its players: of the one who alone was better, of its only one, or of both at once. */
function toldToBank(state: State, players: readonly Player[]): Text {
  const better = players.filter((player) => player.better);
  const [only] = players.length === 1 ? players : better;
  const theirs = countHand(state.hands[state.bank] ?? []);
  const seats = seatsListed(players.map(({ seat }) => seat));
  if (only === undefined) return fill(headlines.yoursBeats, seats, theirs);
  if (better.length > 1) return fill(headlines.beatYours, seats, theirs);
  const mine = countHand(state.hands[only.seat] ?? []);
  if (better.length === 0) return fill(headlines.youBeat, only.seat, theirs, mine);
  return fill(headlines.beatsYou, only.seat, mine, theirs);
}

/** What a player is told: first what the bank did to them, where somebody else alone beats it. */
function toldToPlayer(state: State, own: Player, players: readonly Player[]): Text {
  const winner = players.find(({ better }) => better);
  if (own.better || winner === undefined) return result(state, players);
  const mine = countHand(state.hands[own.seat] ?? []);
  const theirs = countHand(state.hands[state.bank] ?? []);
  const best = countHand(state.hands[winner.seat] ?? []);
  return fill(headlines.youLose, theirs, mine, winner.seat, best);
}

/** What happened in a deal, told to one seat: what befell it, and how its own equal counts were decided. */
function toldTo(finished: State, seat: Seat): Text {
  if (finished.why === 'bak') return addressedTo(voidHeadline(finished), seat);
  const players = playersOf(finished);
  const own = players.find((player) => player.seat === seat);
  if (own !== undefined) {
    const told = toldToPlayer(finished, own, players);
    return addressedTo(sentences(told, ...ties(finished, [own])), seat);
  }
  const told = seat === finished.bank ? toldToBank(finished, players) : result(finished, players);
  return addressedTo(sentences(told, ...ties(finished, players)), seat);
}

/** The end of a deal in words for one seat: the chips won or lost, or Bak. */
export function ended(finished: State, seat: Seat): Ended {
  const isVoid = finished.why === 'bak';
  return {
    headline: isVoid ? headlines.bak : chipsWon(pointsOf(finished)[seat] ?? 0),
    told: toldTo(finished, seat),
  };
}
