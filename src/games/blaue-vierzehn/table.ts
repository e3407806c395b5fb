/** The table of Blaue Vierzehn, and its notation: a card alone; several cards are read, and refused. */
import { dealFact } from '../../blocks/match-length.ts';
import { cardNotation, cardPicks, wordsOf } from '../../blocks/play-text.ts';
import { pointsOf } from '../../blocks/trick.ts';
import { trickRegions, trickTable } from '../../blocks/trick-table.ts';
import { type Card, readCard, suitOf, writeCards } from '../../cards/pack.ts';
import { cardsOf, suitIn } from '../../cards/wide-set.ts';
import type { Ended } from '../../engine/ended.ts';
import type { Notation, Observer, Seat } from '../../engine/game.ts';
import { type Refusal, refuse } from '../../engine/refusal.ts';
import type { Fact, Pick, Table } from '../../engine/table.ts';
import { addressedTo } from '../../lang/address.ts';
import { fill, plural, same, seatsListed, type Text, text } from '../../lang/text.ts';
import {
  BLUE,
  cardPoints,
  type Observation,
  observations,
  pack,
  pointsInDeal,
  RANKS,
  type State,
  winnerOf,
} from './rules.ts';
import texts from './texts.json' with { type: 'json' };

const COLOURS: readonly Text[] = ['red', 'yellow', 'green', 'blue'].map((colour) =>
  same(`[${colour}]`),
);

export const countPoints = (points: number): Text =>
  fill(plural(points, texts.points.one, texts.points.more), points);

const handOf = (observation: Observation): readonly Card[] => cardsOf(observation.hand, RANKS);

/** Asks for a card of the colour led; only the player to act is told whether the hand has one. */
function promptOf(observation: Observation): Text {
  const [lead] = observation.trick;
  if (lead === undefined) return texts.prompts.lead;
  const led = suitOf(pack, lead);
  const colour = COLOURS[led] ?? same('');
  if (observation.turn !== observation.observer) return fill(texts.prompts.followOrDiscard, colour);
  return fill(
    suitIn(observation.hand, led, RANKS) === 0 ? texts.prompts.discard : texts.prompts.follow,
    colour,
  );
}

/** What the dear cards cost, in fewer words beside another reading of who wins a trick. */
function priceFact({ redFourteen, trick }: Observation['options']): Fact {
  const red = redFourteen === 7 ? 7 : 5;
  const brief = texts.briefPrices[red];
  if (trick === 'any') return { label: texts.labels.prices, value: brief, brief: { value: brief } };
  const label = text('[B14] costs', '[B14] kostet');
  return { label, value: texts.prices[red], brief: { value: brief } };
}

/** The points lying in the trick and those still to come, what the dear cards cost, and the number of the deal. */
function factsOf(observation: Observation): readonly Fact[] {
  const { options, points, trick } = observation;
  const lying = pointsOf(trick, cardPoints(options));
  const taken = points.reduce((sum, one) => sum + one, 0);
  const open = same(pointsInDeal(options) - taken - lying);
  return [
    {
      label: text('in this trick', 'im Stich'),
      value: same(lying),
      brief: lying === 0 ? 'left out' : { label: texts.labels.trick, value: countPoints(lying) },
    },
    {
      label: text('still to come', 'noch offen'),
      value: open,
      brief: { label: text('left', 'noch'), value: open },
    },
    priceFact(options),
    ...anyColourFact(options),
    dealFact(observation),
  ];
}

/** BLV-4: that colours do not matter, where they do not. */
const anyColourFact = ({ trick }: Observation['options']): readonly Fact[] =>
  trick === 'any'
    ? [
        {
          label: texts.labels.winner,
          value: texts.labels.anyColour,
          brief: { value: texts.labels.anyColourWins },
        },
      ]
    : [];

function ownOf(observation: Observation): Text {
  const held = pointsOf(handOf(observation), cardPoints(observation.options));
  return fill(texts.labels.own, countPoints(held));
}

export function table(observation: Observation): Table {
  const { options, dealer, observer } = observation;
  const isSeated = observer >= 0;
  return trickTable({
    own: isSeated ? ownOf(observation) : undefined,
    room: isSeated ? pack.order.length / options.players : undefined,
    dealer,
    observation,
    players: options.players,
    hand: handOf(observation),
    gone: cardsOf(observation.gone, pack.ranks),
    winner: (cards) => winnerOf(cards, options),
    tags: (seat) => [fill(texts.labels.taken, observation.points[seat] ?? 0)],
    facts: factsOf(observation),
    prompt: promptOf(observation),
  });
}

/** The result of a deal in a sentence: who took most points, several alike, or all of them alone. */
function headline({ points }: State): Text {
  const most = Math.max(...points);
  const seats = points.flatMap((taken, seat) => (taken === most ? [seat] : []));
  const [only = 0, ...more] = seats;
  if (more.length > 0) return fill(texts.headlines.shared, seatsListed(seats), countPoints(most));
  const all = points.every((taken, seat) => seat === only || taken === 0);
  return fill(all ? texts.headlines.everything : texts.headlines.most, only, countPoints(most));
}

/** The cards that cost points, the dearest first. */
function costlyCards(options: State['options']): readonly Card[] {
  const costs = cardPoints(options);
  const costly = pack.order.filter((card) => (costs[card] ?? 0) > 0);
  return costly.toSorted((a, b) => (costs[b] ?? 0) - (costs[a] ?? 0));
}

/** The table after a deal: the last trick, and points at each seat; the facts on points still to come are gone. */
export function reveal(finished: State, observer: Observer): Table {
  const { options, points, last } = finished;
  const { own: _, ...shown } = table(observations.observer.observe(finished, observer));
  const winner = (cards: readonly number[]) => winnerOf(cards, options);
  const tags = (seat: number): readonly Text[] => {
    const taken = points[seat] ?? 0;
    return [taken === 0 ? texts.points.none : countPoints(taken)];
  };
  return {
    ...shown,
    seats: shown.seats.map((seat) => ({ ...seat, tags: tags(seat.seat) })),
    regions: trickRegions(last, last, options.players, winner).filter(({ id }) => id === 'last'),
    facts: shown.facts.slice(2),
    prizes: { label: texts.labels.prizes, cards: costlyCards(options), dearest: BLUE },
    prompt: addressedTo(headline(finished)),
  };
}

const one = cardNotation(pack);
const single = cardPicks(pack);

function read(line: string): Card | Refusal {
  const [verb, ...cards] = wordsOf(line);
  const several = verb === 'play' && cards.length > 1;
  const isPlay = several && cards.every((token) => readCard(pack, token) !== undefined);
  return isPlay ? refuse('BLV-3', texts.refusals.oneCard) : one.read(line);
}

export const notation: Notation<Card, Observation> = { ...one, read };

/**
 * The move that picks stand for, in notation; several cards give a text that is refused with the reason that only one
 * is played.
 */
function intended(observation: Observation, picked: readonly Pick[]): string | undefined {
  if (picked.length < 2) return single.intended(observation, picked);
  const cards = picked.flatMap((pick) => ('slot' in pick ? [pick.slot] : []));
  return `play ${writeCards(pack, cards)}`;
}

export const cardPicking = { ...single, intended };

/** What a player has taken, and who has taken the most, for one who has not. */
function taken({ points }: State, seat: Seat): Text {
  const { yoursAndMost, yoursAndShared, nothing } = texts.headlines;
  const own = points[seat] ?? 0;
  const most = Math.max(...points);
  const seats = points.flatMap((one, at) => (one === most ? [at] : []));
  const words = own === 0 ? nothing : countPoints(own);
  if (seats.length > 1) return fill(yoursAndShared, words, seatsListed(seats), same(most));
  return fill(yoursAndMost, words, seats[0] ?? 0, same(most));
}

/** The end of a deal for a player: what they have taken comes first. */
export function ended(finished: State, seat: Seat): Ended {
  const { points } = finished;
  const hasMost = (points[seat] ?? 0) === Math.max(...points);
  return { told: hasMost ? addressedTo(headline(finished), seat) : taken(finished, seat) };
}
