/** The table of Bimbo as regions, facts and buttons. */

import { dealFact } from '../../blocks/match-length.ts';
import { handPick } from '../../blocks/play-text.ts';
import { dealerIfAny, ownIfAny, unscoredIf } from '../../blocks/table-keys.ts';
import { handRegion, openHand, seatsShown, withHandRoom } from '../../blocks/trick-table.ts';
import { bagDifference } from '../../cards/bag.ts';
import { type Card, writeCard } from '../../cards/pack.ts';
import type { Ended } from '../../engine/ended.ts';
import type { Observer, Seat } from '../../engine/game.ts';
import type { FaceShown, Pick, Region, Table } from '../../engine/table.ts';
import { addressedTo } from '../../lang/address.ts';
import { cardMarks, fill, joinTexts, plural, type Text, text } from '../../lang/text.ts';
import { exchangeDue, exchangesOf } from './exchange.ts';
import { cameOf, type Observation, observe } from './observation.ts';
import { finalRanking } from './rules.ts';
import { titleOf } from './score.ts';
import {
  ACE,
  type Move,
  type Play,
  packOf,
  playsOf,
  rank,
  type State,
  togetherAtMost,
  tokens,
} from './state.ts';
import texts from './texts.json' with { type: 'json' };

const { labels, prompts } = texts;

function countAces({ hand }: Observation): Text {
  const aces = hand.filter((card) => rank(card) === ACE).length;
  if (aces === 0) return labels.noAce;
  return fill(plural(aces, labels.ace, labels.aces), aces);
}

/** Names the cards that the observer has given in the exchange, to one player, and that have not been played since. */
function given({ known, observer }: Observation): readonly Text[] {
  const gone = known.filter(({ owner }) => owner !== observer);
  const [first] = gone;
  if (first === undefined) return [];
  const cards = cardMarks(gone.map(({ card }) => writeCard(tokens, card)));
  return [fill(labels.has, first.owner, cards)];
}

/**
 * What stands beside the own hand: its aces, in how many plays it can be laid down, and cards given in the exchange.
 */
function ownOf(observation: Observation): Text {
  const plays = playsOf(observation);
  if (plays === 0) return labels.out;
  const left = plural(plays, labels.onePlay, labels.plays);
  return joinTexts([countAces(observation), fill(left, plays), ...given(observation)], ' · ');
}

const inHandOrder = (a: number, b: number): number => rank(a) - rank(b) || a - b;

/** The place of a seat: in the exchange that of the last deal; later the new one, or else the title it had. */
function placeTags({ options, out, ranking, phase }: Observation, seat: number): readonly Text[] {
  const place = out.indexOf(seat);
  if (place >= 0) return [titleOf(place, options.players)];
  const before = ranking.indexOf(seat);
  if (before < 0) return [];
  const title = titleOf(before, options.players);
  return [phase === 'play' ? fill(labels.was, title) : title];
}

const facesOf = ({ cards, seat }: Play): readonly FaceShown[] =>
  cards.map((card) => ({ card, by: seat }));

/** The pile as places of the table: its top, what lies beneath, and the cards set aside as a mere number. */
function pileRegions({ pile, aside, options }: Observation): readonly Region[] {
  return [
    {
      id: 'pile',
      role: 'trick',
      label: text('pile', 'Stoß'),
      cards: pile.slice(-1).flatMap(facesOf),
      room: togetherAtMost(options),
      covers: 'beneath',
    },
    {
      id: 'beneath',
      role: 'row',
      label: text('beneath', 'darunter'),
      cards: pile.slice(0, -1).flatMap(facesOf),
      room: ACE - 1,
    },
    { id: 'aside', role: 'pile', label: labels.aside, cards: [], count: aside.length, room: 1 },
  ];
}

/** BIM-3: the picks of the lowest cards of the observer that beat the pile; undefined where there are none. */
function lowestBeat({ pile, hand }: Observation): readonly Pick[] | undefined {
  const [lowest, ...more] = pile.at(-1)?.cards ?? [];
  if (lowest === undefined) return undefined;
  const count = more.length + 1;
  const higher = [...hand].sort(inHandOrder).filter((card) => rank(card) > rank(lowest));
  const alike = (card: Card): readonly Card[] => higher.filter((one) => rank(one) === rank(card));
  const first = higher.find((card) => alike(card).length >= count);
  return first === undefined ? undefined : alike(first).slice(0, count).map(handPick);
}

/** BIM-3: what may be led: as many cards of a rank as the player to act holds, as far as the observer sees that. */
function leadPrompt({ hand, options, turn, observer }: Observation): Text {
  const most = togetherAtMost(options);
  if (turn !== observer) return fill(prompts.lead, most);
  if (hand.length === 1) return prompts.leadLast;
  const ranks = hand.map(rank);
  const alike = Math.max(...ranks.map((one) => ranks.filter((other) => other === one).length));
  const together = Math.min(alike, most);
  if (together === 1) return prompts.leadOne;
  return fill(together === 2 ? prompts.leadTwo : prompts.lead, together);
}

/**
 * Tells the player to act which cards are due: returned ones (BIM-7), a lead, or as many of a higher rank; and the
 * observer to pass where their hand has none.
 */
function promptOf(observation: Observation): Text {
  const { pile, phase } = observation;
  const due = exchangeDue(observation);
  if (phase === 'give' && due !== undefined)
    return fill(due.count === 1 ? prompts.returnOne : prompts.return, due.count, due.low);
  const top = pile.at(-1)?.cards;
  if (top === undefined) return leadPrompt(observation);
  const named = cardMarks(top.map((card) => writeCard(tokens, card)));
  const isOwnTurn = observation.turn === observation.observer;
  if (isOwnTurn && lowestBeat(observation) === undefined) return fill(prompts.nothing, named);
  return fill(top.length === 1 ? prompts.beat : prompts.beatMore, named, top.length);
}

/** The room for a hand: the longest one dealt, and the cards that the exchange adds to it for a while. */
function handRoom(observation: Observation): number {
  const { options, observer } = observation;
  const dealt = Math.ceil(packOf(options).order.length / options.players);
  const more = exchangesOf(observation).find(({ high }) => high === observer)?.count ?? 0;
  return dealt + more;
}

/** The observer's hand, in which the cards that came in the exchange are marked until one is played. */
function ownHand(observation: Observation): Region {
  const came = [...cameOf(observation)];
  const region = handRegion(observation.observer, [...observation.hand].sort(inHandOrder));
  const cards = region.cards.map((face): FaceShown => {
    const at = came.indexOf(face.card ?? -1);
    if (at < 0) return face;
    came.splice(at, 1);
    return { ...face, marks: ['fresh'] };
  });
  return { ...region, cards };
}

/** The table as an observer sees it: pile and hand, the title of the next player to be out, and who has passed. */
export function table(observation: Observation): Table {
  const { phase, dealer, observer, out, options } = observation;
  const inPlay = phase === 'give' || phase === 'play';
  const regions = [...pileRegions(observation), ownHand(observation)];
  return {
    seats: seatsShown(observation.sizes, observation.totals, (seat) => {
      const place = placeTags(observation, seat);
      return observation.passes.includes(seat) ? [...place, labels.passed] : place;
    }),
    ...dealerIfAny(dealer),
    ...unscoredIf(options.deals === 1),
    regions: withHandRoom(regions, handRoom(observation)),
    facts: [
      { label: labels.nextOut, value: titleOf(out.length, options.players) },
      dealFact(observation),
    ],
    gone: observation.aside,
    ...ownIfAny(observer >= 0 && inPlay ? ownOf(observation) : undefined),
    buttons: phase === 'give' ? [] : [{ id: 'pass', label: text('pass', 'passen'), key: 'p' }],
    cursor: lowestBeat(observation),
    prompt: promptOf(observation),
  };
}

/** The table with cards that nobody can beat on the pile, which is set aside at once (BIM-4). */
export function laid(before: Observation, after: Observation, move: Move): Table | undefined {
  if (move.verb !== 'play' || after.pile.length > 0) return undefined;
  const { turn, pile, hand, sizes } = before;
  const { cards } = move;
  return table({
    ...before,
    pile: [...pile, { seat: turn, cards }],
    passes: [],
    hand: before.observer === turn ? bagDifference(hand, cards) : hand,
    sizes: sizes.map((size, seat) => (seat === turn ? size - cards.length : size)),
  });
}

/** The table after a deal: all seats with their titles, and the cards left to the Bimbo. */
export function reveal(finished: State, observer: Observer): Table {
  const { own: _, ...shown } = table(observe(finished, observer));
  const ranking = finalRanking(finished);
  const [king = 0] = ranking;
  const bimbo = ranking.at(-1) ?? king;
  return {
    ...shown,
    seats: shown.seats.map((seat) => ({
      ...seat,
      tags: [titleOf(ranking.indexOf(seat.seat), ranking.length)],
    })),
    regions: [
      ...shown.regions.filter(({ id }) => id !== 'hand' && id !== 'beneath'),
      openHand(bimbo, finished.hands[bimbo] ?? []),
    ],
    facts: shown.facts.slice(1),
    buttons: [],
    prompt: addressedTo(fill(texts.headline, king, bimbo)),
  };
}

/** BIM-6: the title of a place as its bearer is told it. */
function titleFor(place: number, players: number): Text {
  if (place === players - 1) return texts.youAreBimbo;
  return fill(texts.youAre, titleOf(place, players));
}

/** Who has the two titles that the player has not. */
function storyFor(ranking: readonly number[], seat: number): Text {
  const [king = 0] = ranking;
  const bimbo = ranking.at(-1) ?? king;
  if (seat === king) return fill(texts.bimboLeft, bimbo);
  if (seat === bimbo) return fill(texts.kingFirst, king);
  return fill(texts.headline, king, bimbo);
}

/** The end of a deal in words for one seat: the title it won, and how the others came out. */
export function ended(finished: State, seat: Seat): Ended {
  const ranking = finalRanking(finished);
  return {
    headline: titleFor(ranking.indexOf(seat), ranking.length),
    isTitle: true,
    told: addressedTo(storyFor(ranking, seat), seat),
  };
}
