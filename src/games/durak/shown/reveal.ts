/**
 * The table of a finished game of Durak: who is left, and with what. Cards that left the game unseen
 * and cards never drawn stay hidden (DUR-24, DUR-26).
 */
import { thoseThatHold } from '../../../blocks/conditions.ts';
import type { Ended } from '../../../engine/ended.ts';
import type { Observer, Seat } from '../../../engine/game.ts';
import type { Region, Table } from '../../../engine/table.ts';
import { addressedTo } from '../../../lang/address.ts';
import { cardMarks, fill, plural, same, type Text } from '../../../lang/text.ts';
import { type Observation, observe } from '../rules/observation.ts';
import { forfeitsOf, runsOf, titleOf } from '../rules/score.ts';
import { listCards, type SuitWords, tokenOf, wordsAt } from '../state/cards.ts';
import type { State } from '../state/state.ts';
import { courseFacts, describeCards, seatsShown, trumpFact } from './facts.ts';
import { bearings, hand, inHandOrder, middle } from './table.ts';
import texts from './texts.json' with { type: 'json' };

const { seats, ending } = texts;

/** A hand left at the end, or secret cards never taken up. */
const openRegion = (id: string, label: Text, owner: number, cards: readonly number[]): Region => ({
  id,
  role: 'hand',
  label,
  owner,
  cards: cards.map((card) => ({ card })),
  room: cards.length,
});

/** The cards with which players were left, turned up after the game; the observer's own lie in the hand already. */
function handsLeft(state: State, observation: Observation): readonly Region[] {
  return state.sizes.flatMap((_, seat) => {
    const cards = inHandOrder(observation, listCards(state.hands, seat));
    const secret = state.unseen.secrets[seat] ?? [];
    const own = seat === observation.observer;
    return thoseThatHold([
      [cards.length > 0 && !own, openRegion(`hand-${seat}`, texts.places.hand, seat, cards)],
      [secret.length > 0, openRegion(`secret-${seat}`, texts.places.secret, seat, secret)],
    ]);
  });
}

/** The observer's own hand in its place, with nothing to pick. */
function ownHand(observation: Observation): Region {
  const shown = hand(observation);
  return { ...shown, cards: shown.cards.map(({ card = 0 }) => ({ card })) };
}

/** Short marks beside a seat after the game: durak or place, and what it has to drink or take off (DUR-36). */
function tagsOf(state: State, seat: number): readonly Text[] {
  const { vodka, strip } = forfeitsOf(state);
  const place = state.out.indexOf(seat);
  const lost = state.close?.losers.includes(seat) === true;
  const glasses = vodka[seat] ?? 0;
  const garments = strip[seat] ?? 0;
  return thoseThatHold([
    [lost, titleOf(runsOf(state)[seat] ?? 1)],
    [place >= 0 && !lost, seats.places[place] ?? fill(seats.place, place + 1)],
    [glasses > 0, fill(plural(glasses, seats.glass, seats.glasses), glasses)],
    [garments > 0, fill(seats.strip, garments)],
  ]);
}

/** The most cards left in a hand that a headline names; more are counted. */
const FEW = 3;

/** The cards a player is left with, by name if there are few. */
export const describeLeft = (cards: SuitWords): Text => {
  const left = listCards(cards);
  return left.length <= FEW ? same(cardMarks(left.map(tokenOf))) : describeCards(left.length);
};

function headline(state: State): Text {
  const { close, course } = state;
  const duel = course.options.quicky === 'duel';
  if (close?.why === 'stalemate') return ending.stalemate;
  const [loser, partner] = close?.losers ?? [];
  if (loser === undefined) return duel ? ending.drawnDuel : ending.draw;
  if (partner !== undefined) return fill(ending.pair, loser, partner);
  const title = titleOf(runsOf(state)[loser] ?? 1);
  const cards = wordsAt(state.hands, loser);
  const empty = listCards(cards).length === 0;
  if (empty) return fill(ending.lost, loser, title);
  return fill(ending.leftWith, loser, describeLeft(cards), title);
}

/**
 * The table after a game: what players were left with is turned up, and cards that left unseen stay hidden (DUR-24,
 * DUR-26).
 */
export function reveal(finished: State, observer: Observer): Table {
  const observation = observe(finished, observer);
  return {
    seats: seatsShown(observation, (seat) => tagsOf(finished, seat)),
    regions: [...middle(observation), ownHand(observation), ...handsLeft(finished, observation)],
    ...bearings(observation),
    facts: [
      trumpFact(observation),
      { label: texts.labels.bouts, value: same(finished.bouts) },
      ...courseFacts(observation),
    ],
    buttons: [],
    prompt: addressedTo(headline(finished)),
  };
}

/** Who is left with what, told to somebody who knows already whether it is them. */
function toldLeft(state: State, loser: number, seat: number): Text {
  const cards = wordsAt(state.hands, loser);
  const title = titleOf(runsOf(state)[loser] ?? 1);
  if (listCards(cards).length === 0)
    return loser === seat ? same('') : fill(ending.lost, loser, title);
  const left = loser === seat ? ending.youLeft : ending.leftAs;
  return fill(left, describeLeft(cards), loser, title);
}

/** Why a game is drawn, told to somebody who knows that it is. */
function toldDrawn({ close, course }: State): Text {
  if (close?.why === 'stalemate') return ending.stalemate;
  return course.options.quicky === 'duel' ? ending.equalHeats : ending.noCards;
}

/** The line below the headline: whose cards are left, or why there is no durak. */
function toldBelow(state: State, losers: readonly number[], seat: number): Text {
  const [loser, partner] = losers;
  if (loser === undefined) return toldDrawn(state);
  return partner === undefined ? toldLeft(state, loser, seat) : headline(state);
}

/** The game in a few words for a seat. */
function headlineFor(state: State, losers: readonly number[], seat: number): Text {
  if (losers.length === 0) return ending.drawn;
  if (losers.includes(seat)) return fill(ending.youLose, titleOf(runsOf(state)[seat] ?? 1));
  return state.out[0] === seat ? ending.outFirst : ending.safe;
}

/**
 * The end of a game in words for one seat, as `you` if the seat concerned reads it; `headline` also ends the match if
 * there is but one game.
 */
export function ended(finished: State, seat: Seat): Ended {
  const losers = finished.close?.losers ?? [];
  const told = toldBelow(finished, losers, seat);
  const words = headlineFor(finished, losers, seat);
  const isOnly = finished.course.options.rounds === 1;
  return { headline: words, match: isOnly ? words : undefined, told: addressedTo(told, seat) };
}
