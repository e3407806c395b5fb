/** What players of Kabadak say for and against a move. */
import { con, markedAll, pro } from '../../blocks/causes.ts';
import { type CardSet, cardsOf, EMPTY, size } from '../../cards/set.ts';
import { at, sum } from '../../engine/estimate.ts';
import type { Cause } from '../../engine/extras.ts';
import { lackedBy } from './belief.ts';
import type { Move } from './moves.ts';
import { type Observation, ownHand, unseen } from './observation.ts';
import {
  ACES,
  JACKS,
  joiners,
  KINGS,
  LOSS_OF,
  pack,
  QUEENS,
  type Row,
  topOf,
  underOf,
} from './rows.ts';
import { hasComeOut } from './state.ts';
import texts from './texts.json' with { type: 'json' };

const { causes: said } = texts;

const named = (cards: CardSet) => markedAll(pack, cardsOf(cards));
const lossOf = (cards: CardSet): number => sum(cardsOf(cards).map((card) => at(LOSS_OF, card)));
const fitting = (row: Row): CardSet =>
  row.length === 0 ? EMPTY : joiners(underOf(row), topOf(row));

/** Cards the other may hold. */
const theirs = (observation: Observation): CardSet =>
  unseen(observation) & ~lackedBy(observation.lacks[1 - observation.observer] ?? []);

/** How many cards a hand lacks to a Kabadak (KAB-14). */
const missing = (hand: CardSet): number =>
  Math.max(0, 3 - size(hand & ACES)) +
  Math.max(0, 2 - size(hand & KINGS)) +
  Number((hand & QUEENS) === EMPTY) +
  Number((hand & JACKS) === EMPTY);

function lay(observation: Observation, { row, cards, set }: Move): readonly Cause[] {
  const { rows, out, observer } = observation;
  const hand = ownHand(observation);
  const left = hand & ~set;
  if (left === EMPTY) return pro('ends', said.last, named(set));
  const on = row === 0 ? [] : at(rows, row - 1);
  const fits = fitting([...on.slice(-1), ...cards]);
  const [before, other] = [fitting(on), theirs(observation)];
  const closed = before & other & ~fits;
  const isNear = missing(hand) <= 1 && missing(left) > 1;
  return [
    ...(isNear ? con('kabadak', said.breaks, named(set)) : []),
    ...(hasComeOut(out, observer) ? [] : pro('inside', said.comesOut, named(set))),
    ...pro(undefined, said.lays, cards.length, lossOf(set), lossOf(left)),
    ...(size(fits & left) > 0 ? pro(undefined, said.goesOn, named(set), named(fits & left)) : []),
    ...(size(fits & other) > 0 ? con('beaten', said.invites, named(set), named(fits & other)) : []),
    ...(size(closed) > 0 ? pro('beaten', said.closes, named(set), named(closed)) : []),
    ...(size(before & left & ~fits) > 0 ? con(undefined, said.blocks, named(before & left)) : []),
  ];
}

/** A card more, the hand at stake, and what could be laid at once. */
function draw(observation: Observation): readonly Cause[] {
  const { sizes, observer, rows, out } = observation;
  const hand = ownHand(observation);
  const theirCards = sizes[1 - observer] ?? 0;
  const fit = rows.reduce((all, row) => all | fitting(row), EMPTY) & hand;
  const canAdd = hasComeOut(out, observer) && fit !== EMPTY;
  return [
    ...(missing(hand) === 1 ? pro('kabadak', said.nearly, named(hand & HIGH)) : []),
    ...(canAdd ? con(undefined, said.waits, named(fit)) : []),
    ...con('beaten', said.stake, theirCards, size(hand), lossOf(hand)),
    ...pro(undefined, said.gathers, size(hand)),
  ];
}
const HIGH = ACES | KINGS | QUEENS | JACKS;

/** For `extras.causes`. */
export function causes(observation: Observation, move: Move): readonly Cause[] {
  switch (move.verb) {
    case 'new':
    case 'add':
      return lay(observation, move);
    case 'draw':
      return draw(observation);
    case 'kabadak':
      return pro('kabadak', said.kabadak, observation.sizes[1 - observation.observer] ?? 0);
    case 'pass':
      return [];
  }
}
