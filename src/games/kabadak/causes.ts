/** What players of Kabadak say for and against a move. */
import { causesOf, marked, markedAll, markedAny } from '../../blocks/causes.ts';
import type { Card } from '../../cards/pack.ts';
import { type CardSet, cardsOf, EMPTY, single, size } from '../../cards/set.ts';
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

const cardsNamed = (cards: CardSet) => markedAll(rows.pack, cardsOf(cards));
const cardsNamedAny = (cards: CardSet) => markedAny(rows.pack, cardsOf(cards));
const lossIn = (cards: CardSet): number =>
  sum(cardsOf(cards).map((card) => at(rows.LOSS_OF, card)));
const joinersOf = (row: rows.Row): CardSet =>
  row.length === 0 ? EMPTY : rows.joiners(rows.secondFromTop(row), rows.topOf(row));

/** The number of cards that a hand lacks to a Kabadak (KAB-14). */
const lackingToKabadak = (hand: CardSet): number =>
  Math.max(0, 3 - size(hand & ACES)) +
  Math.max(0, 2 - size(hand & KINGS)) +
  Number((hand & QUEENS) === EMPTY) +
  Number((hand & JACKS) === EMPTY);

/** The number of cards that a player may well lay in one turn, and of a hand that is nearly laid. */
const FEW = 3;

/** The cards that go on a row other than the one with this number. */
const fittingElsewhere = ({ rows: all }: Observation, number: number): CardSet =>
  all.reduce((cards, row, index) => (index + 1 === number ? cards : cards | joinersOf(row)), EMPTY);

/** Whether a card stays alone in a hand: neither a row other than its own takes it, nor has it a mate for a pair. */
const isAlone = (card: Card, elsewhere: CardSet, left: CardSet): boolean =>
  ((elsewhere & single(card)) | (left & at(rows.EQUALS, card))) === EMPTY;

/** What laying does for the race to be rid of the hand: cards that else go nowhere, those that can follow, the hands left. */
function ridCauses(observation: Observation, { row, cards, set }: Move): readonly Cause[] {
  const { observer, sizes } = observation;
  const left = ownHand(observation) & ~set;
  const elsewhere = fittingElsewhere(observation, row);
  const isLoose = cards.every((card) => isAlone(card, elsewhere, left));
  const theirs = at(sizes, 1 - observer);
  const values = [size(left), theirs];
  return causesOf(said, {
    loose: row > 0 && isLoose && [cardsNamed(set), row, cards.length],
    together: row === 0 && (elsewhere & set) === EMPTY && [cardsNamed(set)],
    follows: (elsewhere & left) !== EMPTY && [cardsNamed(elsewhere & left)],
    ahead: size(left) < theirs && values,
    level: size(left) === theirs && values,
    catchesUp: size(left) > theirs && values,
  });
}

/**
 * Reasons for and against laying cards on row `row`, 0 being a new one: what then fits on it from the own hand (`fits &
 * left`) and from the opponent's (`invited`), and what no longer does.
 */
function layingCauses(observation: Observation, move: Move): readonly Cause[] {
  const { row, cards, set } = move;
  const { out, observer, lacks, sizes } = observation;
  const hand = ownHand(observation);
  const left = hand & ~set;
  const theirs = at(sizes, 1 - observer);
  const on = row === 0 ? [] : at(observation.rows, row - 1);
  /** The number of the row once the cards lie in it. */
  const number = row === 0 ? observation.rows.length + 1 : row;
  const before = joinersOf(on);
  const fits = joinersOf([...on.slice(-1), ...cards]);
  const top = marked(rows.pack, at(cards, cards.length - 1));
  const possible = unseen(observation) & ~lackedBy(lacks[1 - observer] ?? []);
  const invited = fits & possible;
  const closed = before & possible & ~fits;
  const blocked = before & left & ~fits;
  const isNear = lackingToKabadak(hand) <= 1 && lackingToKabadak(left) > 1;
  if (left === EMPTY) return causesOf(said, { last: [cardsNamed(set)] });
  const onRow = causesOf(said, {
    breaks: isNear && [cardsNamed(set)],
    comesOut: !hasComeOut(out, observer) && [cardsNamed(set)],
    closes: closed !== EMPTY && [cardsNamed(set), cardsNamed(closed), number],
    urgent: theirs <= FEW && [theirs, lossIn(set)],
    safe: invited === EMPTY && [top, number],
    goesOn: (fits & left) !== EMPTY && [top, cardsNamed(fits & left), number],
    invites: invited !== EMPTY && [cardsNamed(set), cardsNamed(invited), number],
    blocks: blocked !== EMPTY && [cardsNamed(blocked), number],
  });
  return [...onRow, ...ridCauses(observation, move)];
}

/** Causes for and against drawing: a card more, the hand at stake, and the cards that could be laid now. */
function drawingCauses(observation: Observation): readonly Cause[] {
  const { sizes, observer, out } = observation;
  const hand = ownHand(observation);
  const fit = observation.rows.reduce((all, row) => all | joinersOf(row), EMPTY) & hand;
  return causesOf(said, {
    nearly: lackingToKabadak(hand) === 1 && [cardsNamed(hand & (ACES | KINGS | QUEENS | JACKS))],
    waits: hasComeOut(out, observer) && fit !== EMPTY && [cardsNamed(fit)],
    stake: [sizes[1 - observer] ?? 0, lossIn(hand)],
    gathers: size(hand) > FEW && [size(hand)],
    mayFit: size(hand) <= FEW && [cardsNamedAny(hand)],
  });
}

/** The causes a player of Kabadak names for and against a move. */
export function causes(observation: Observation, move: Move): readonly Cause[] {
  if (move.verb === 'new' || move.verb === 'add') return layingCauses(observation, move);
  if (move.verb === 'draw') return drawingCauses(observation);
  const theirs = observation.sizes[1 - observation.observer] ?? 0;
  return causesOf(said, { kabadak: move.verb === 'kabadak' && [theirs] });
}
