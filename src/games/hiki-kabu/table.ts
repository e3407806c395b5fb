/** The table of Hiki-Kabu: a row of up to three cards for every seat, the pot and the stock. */
import { thoseThatHold } from '../../blocks/conditions.ts';
import { dealFact } from '../../blocks/match-length.ts';
import common from '../../blocks/texts.json' with { type: 'json' };
import { seatsShown } from '../../blocks/trick-table.ts';
import type { Card } from '../../cards/pack.ts';
import { sum } from '../../engine/estimate.ts';
import type { Seat } from '../../engine/game.ts';
import type { FaceShown, Pick as Picked, Region, Table } from '../../engine/table.ts';
import { fill, numeral, type Text, text } from '../../lang/text.ts';
import {
  cardsBefore,
  cardValue,
  dealerOf,
  isAlikeOf,
  isNineOne,
  mayHit,
  mayStand,
  NO_CARD,
  pack,
  resultOf,
  stakesOf,
} from './hand.ts';
import { improving } from './next-card.ts';
import type { Observation } from './observation.ts';
import { entryChips } from './options.ts';
import { type Move, nextCardOf } from './rules.ts';
import texts from './texts.json' with { type: 'json' };

const { labels, prompts } = texts;

const cardAt = (cards: readonly Card[], seat: Seat): Card => cards[seat] ?? NO_CARD;
const isDealt = (observation: Observation, seat: Seat): boolean =>
  cardAt(observation.open, seat) !== NO_CARD;

/**
 * The tag of a player's turn in the order, which cards drawn decide, not seats (HIK-1), in one word beside a stake; the
 * dealer has no number.
 */
function turnTag({ order }: Observation, seat: Seat, isBrief: boolean): readonly Text[] {
  const place = order.indexOf(seat);
  if (place < 0 || seat === dealerOf(order)) return [];
  if (isBrief) return [texts.places[place] ?? fill(labels.place, place + 1)];
  return [texts.turns[place] ?? fill(labels.turn, place + 1)];
}

/**
 * Short marks beside a seat: out of the match; when it plays, and its stake; or before the deal the card it drew for the
 * seats, and when it will play.
 */
function tagsOf(observation: Observation, seat: Seat, stake: number): readonly Text[] {
  const drawn = cardAt(observation.drawn, seat);
  const hasCards = isDealt(observation, seat);
  const isOut = (observation.chips[seat] ?? 0) < entryChips(observation.options);
  const out = isOut ? [labels.out] : [];
  const round = thoseThatHold([
    [hasCards, fill(labels.stake, stake)],
    [!hasCards && drawn !== NO_CARD, fill(labels.drew, pack.tokens[drawn] ?? '')],
  ]);
  const turn = turnTag(observation, seat, hasCards);
  return hasCards ? [...out, ...turn, ...round] : [...out, ...round, ...turn];
}

const turnOf = ({ order, place }: Observation): Seat => order[place] ?? 0;

/** The card that the seat has drawn for the deal (HIK-1). */
function drawnFaces({ drawn }: Observation, seat: Seat): readonly FaceShown[] {
  const card = cardAt(drawn, seat);
  return card === NO_CARD ? [] : [{ card }];
}

/** The open card, the face-down card and those taken, as the observer sees them; before the deal the card drawn. */
function facesOf(observation: Observation, seat: Seat): readonly FaceShown[] {
  if (!isDealt(observation, seat)) return drawnFaces(observation, seat);
  const down = cardAt(observation.down, seat);
  const taken = [cardAt(observation.third, seat), cardAt(observation.fourth, seat)];
  const mark = observation.phase === 'over' ? 'turned' : 'known';
  return [
    { card: cardAt(observation.open, seat) },
    down === NO_CARD ? {} : { card: down, marks: [mark] },
    ...taken.filter((card) => card !== NO_CARD).map((card) => ({ card })),
  ];
}

const rowRegion = (observation: Observation, seat: Seat): Region => ({
  id: `seat-${seat}`,
  role: seat === observation.observer ? 'hand' : 'row',
  label: fill(common.regions.handOf, seat),
  owner: seat,
  cards: facesOf(observation, seat),
  room: observation.options.fourthCard ? 4 : 3,
});

/** The observer's count and the sum it comes from (HIK-5), or three alike (HIK-8). */
function ownCount(observation: Observation): Pick<Table, 'own'> {
  const { observer, down } = observation;
  if (cardAt(down, observer) === NO_CARD) return {};
  if (isAlikeOf(observation, observer)) return { own: labels.ownThreeAlike };
  const values = cardsBefore(observation, observer).map(cardValue).join(' + ');
  return { own: fill(labels.own, resultOf(observation, observer), values) };
}

/** What the hand of the player to move counts, and what HIK-6 allows: to draw, to stay, or either. */
function promptTo(observation: Observation, seat: Seat): Text {
  const open = cardAt(observation.open, seat);
  const down = cardAt(observation.down, seat);
  if (seat === dealerOf(observation.order) && isNineOne(open, down)) return prompts.nineOne;
  const count = resultOf(observation, seat);
  const next = nextCardOf(observation, seat);
  if (!mayHit(count)) return fill(prompts.mustStand, count, next);
  if (!mayStand(count)) return fill(prompts.mustHit, count, next);
  const { better, all } = improving(observation, count);
  return fill(prompts.free, count, next, better, all);
}

/** The prompt: for the player to move the count and the choice, for all others who is deciding. */
function prompt(observation: Observation): Text {
  if (observation.phase === 'over') return prompts.over;
  if (observation.phase !== 'play') return common.prompts.notDealt;
  const seat = turnOf(observation);
  if (seat === observation.observer) return promptTo(observation, seat);
  return fill(prompts.watch, seat, nextCardOf(observation, seat));
}

/** The rows of all seats, the pot and the stock. */
export const regionsOf = (observation: Observation, pot: number): readonly Region[] => [
  ...observation.open.map((_, seat) => rowRegion(observation, seat)),
  { id: 'pot', role: 'pot', label: fill(labels.pot, pot), cards: [], room: 1, chips: pot },
  { id: 'stock', role: 'stock', label: labels.stock, cards: [], count: observation.stock, room: 1 },
];

/** By seat, the chips that are not at stake. */
export const chipsBefore = (
  { chips }: Pick<Observation, 'chips'>,
  stakes: readonly number[],
): readonly number[] => chips.map((held, seat) => held - (stakes[seat] ?? 0));

/** HIK-1: who deals is known once the draw is decided; play runs counter-clockwise. No card is ever picked. */
export function layoutOf({
  order,
}: Observation): Pick<Table, 'dealer' | 'toRight' | 'buttonsOnly'> {
  const layout = { toRight: true, buttonsOnly: true } as const;
  return order.length === 0 ? layout : { ...layout, dealer: dealerOf(order) };
}

/**
 * The table as an observer sees it: a row of cards for each seat, pot and stock, and the next card as third or fourth
 * on the button. A stake lies in the pot, and no longer before its seat.
 */
export function table(observation: Observation): Table {
  const stakes = stakesOf(observation.order, observation.open, observation.options.dealerStakes);
  const pot = sum(stakes);
  return {
    seats: seatsShown(
      stakes.map((_, seat) => facesOf(observation, seat).length),
      chipsBefore(observation, stakes),
      (seat) => tagsOf(observation, seat, stakes[seat] ?? 0),
    ),
    regions: regionsOf(observation, pot),
    ...layoutOf(observation),
    facts: [dealFact(observation)],
    ...ownCount(observation),
    buttons: [
      {
        id: 'hit',
        label: fill(texts.moves.nextCard, nextCardOf(observation, turnOf(observation))),
        key: 't',
      },
      { id: 'stand', label: text('stay', 'bleiben'), key: text('y', 'b') },
    ],
    prompt: prompt(observation),
  };
}

export function describe(observation: Observation, move: Move): Text {
  const seat = turnOf(observation);
  if (move === 'hit') return fill(texts.moves.hits, nextCardOf(observation, seat));
  return fill(texts.moves.stands, numeral(observation.third[seat] === NO_CARD ? 2 : 3));
}

export const picks = (move: Move): readonly Picked[] => [{ button: move }];

/** The move that these picks mean: one of the two buttons. */
export function intended(picks: readonly Picked[]): Move | undefined {
  const [pick] = picks;
  if (pick === undefined || picks.length > 1 || !('button' in pick)) return undefined;
  if (pick.button === 'hit' || pick.button === 'stand') return pick.button;
  return undefined;
}
