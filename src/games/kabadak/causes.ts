/** What players of Kabadak say for and against a move. */
import { causesOf, markedAll } from '../../blocks/causes.ts';
import { type CardSet, cardsOf, EMPTY, size } from '../../cards/set.ts';
import { at, sum } from '../../engine/estimate.ts';
import type { Cause } from '../../engine/extras.ts';
import { lackedBy } from './belief.ts';
import type { Move } from './moves.ts';
import { type Observation, ownHand, unseen } from './observation.ts';
import * as rows from './rows.ts';
import { hasComeOut } from './state.ts';
import texts from './texts.json' with { type: 'json' };

const { causes: said } = texts;
const { ACES, KINGS, QUEENS, JACKS } = rows;

const named = (cards: CardSet) => markedAll(rows.pack, cardsOf(cards));
const lossOf = (cards: CardSet): number =>
  sum(cardsOf(cards).map((card) => at(rows.LOSS_OF, card)));
const fitting = (row: rows.Row): CardSet =>
  row.length === 0 ? EMPTY : rows.joiners(rows.underOf(row), rows.topOf(row));

/** The number of cards that a hand lacks to a Kabadak (KAB-14). */
const missing = (hand: CardSet): number =>
  Math.max(0, 3 - size(hand & ACES)) +
  Math.max(0, 2 - size(hand & KINGS)) +
  Number((hand & QUEENS) === EMPTY) +
  Number((hand & JACKS) === EMPTY);

function lay(observation: Observation, { row, cards, set }: Move): readonly Cause[] {
  const { out, observer, lacks } = observation;
  const hand = ownHand(observation);
  const left = hand & ~set;
  const on = row === 0 ? [] : at(observation.rows, row - 1);
  const before = fitting(on);
  const fits = fitting([...on.slice(-1), ...cards]);
  const theirs = unseen(observation) & ~lackedBy(lacks[1 - observer] ?? []);
  const invited = fits & theirs;
  const closed = before & theirs & ~fits;
  const blocked = before & left & ~fits;
  const isNear = missing(hand) <= 1 && missing(left) > 1;
  if (left === EMPTY) return causesOf(said, { last: [named(set)] });
  return causesOf(said, {
    breaks: isNear && [named(set)],
    comesOut: !hasComeOut(out, observer) && [named(set)],
    lays: [cards.length, lossOf(set), lossOf(left)],
    goesOn: (fits & left) !== EMPTY && [named(set), named(fits & left)],
    closes: closed !== EMPTY && [named(set), named(closed)],
    invites: invited !== EMPTY && [named(set), named(invited)],
    safe: invited === EMPTY && [named(set)],
    blocks: blocked !== EMPTY && [named(blocked)],
  });
}

/** Causes for and against drawing: a card more, the hand at stake, and the cards that could be laid now. */
function draw(observation: Observation): readonly Cause[] {
  const { sizes, observer, out } = observation;
  const hand = ownHand(observation);
  const fit = observation.rows.reduce((all, row) => all | fitting(row), EMPTY) & hand;
  return causesOf(said, {
    nearly: missing(hand) === 1 && [named(hand & (ACES | KINGS | QUEENS | JACKS))],
    waits: hasComeOut(out, observer) && fit !== EMPTY && [named(fit)],
    stake: [sizes[1 - observer] ?? 0, lossOf(hand)],
    gathers: [size(hand)],
  });
}

/** The causes a player of Kabadak names for and against a move. */
export function causes(observation: Observation, move: Move): readonly Cause[] {
  if (move.verb === 'new' || move.verb === 'add') return lay(observation, move);
  if (move.verb === 'draw') return draw(observation);
  const theirs = observation.sizes[1 - observation.observer] ?? 0;
  return causesOf(said, { kabadak: move.verb === 'kabadak' && [theirs] });
}
