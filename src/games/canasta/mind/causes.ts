/** What players of Canasta say for and against a move. */
import { causesOf, marked, markedAll } from '../../../blocks/causes.ts';
import { type Card, distinct } from '../../../cards/pack.ts';
import type { Cause } from '../../../engine/extras.ts';
import type { Spending } from '../../../engine/game.ts';
import * as cards from '../state/cards.ts';
import { cardOf, type Move } from '../state/moves.ts';
import { CANASTA, hasCanasta, minimumOf } from '../state/state.ts';
import { findMeld } from '../turn/lay.ts';
import type { Observation } from '../turn/observation.ts';
import { hasRank, type Outlook, outlookOf } from './evaluate.ts';
import texts from './texts.json' with { type: 'json' };

const { causes: said } = texts;
const { rankOf, tokens, valueOfAll } = cards;

/** The time left at which a deal counts as nearly over; chosen by judgement, measured by `npm run proofs -- reasons canasta`. */
const LATE = 0.4;

/** The most cards of a hand that is nearly out. */
const SLIM = 3;

/** Causes for and against drawing: what the pile would bring instead, or what taking it would cost. */
function drawingCauses(observation: Observation, { side }: Outlook): readonly Cause[] {
  const { hand, pile } = observation;
  const top = pile.at(-1);
  const isTakable = top !== undefined && side.melds.some(({ rank }) => rank === rankOf(top));
  const isSlim = isTakable && pile.length > 1 && hand.length <= SLIM;
  return causesOf(said, {
    staysSlim: isSlim && [hand.length, hand.length + pile.length - 1],
    draw: !isTakable && [],
  });
}

/** Causes for and against laying cards or taking the pile: a first meld, a canasta, wild cards spent, going out. */
function layingCauses(
  observation: Observation,
  { side, time }: Outlook,
  move: Move,
): readonly Cause[] {
  const { hand, standing, observer, sizes, pile } = observation;
  const takes = move.verb === 'take' || move.verb === 'to';
  const lying = takes ? pile : [];
  const isFitting = (card: Card): boolean => side.melds.some(({ rank }) => rank === rankOf(card));
  const fitting = lying.filter(isFitting);
  const loose = lying.slice(0, -1).filter((card) => !isFitting(card));
  const laid = cards.cardsIn(move.sets);
  const before = findMeld(side, move.meld)?.cards.length ?? 0;
  const longest = before + Math.max(0, ...move.sets.map((set) => set.length)) + Number(takes);
  const wilds = laid.filter(cards.isWild);
  const others = sizes.reduce((all, size, seat) => (seat === observer ? all : all + size), 0);
  const used = [...laid, ...lying.slice(-1)];
  const all = markedAll(tokens, used);
  const value = valueOfAll(used);
  const isFirst = side.melds.length === 0 && move.verb !== 'add';
  const makes = before < CANASTA && longest >= CANASTA;
  return causesOf(said, {
    out: !takes && laid.length >= hand.length && hasCanasta(side.melds) && [others],
    pileFits: fitting.length > 0 && [lying.length, fitting.length],
    pile: takes && [lying.length, valueOfAll(lying)],
    swells: loose.length > 0 && hand.length <= SLIM && [markedAll(tokens, loose)],
    mixed: makes && wilds.length > 0 && [all],
    canasta: makes && wilds.length === 0 && [all],
    first: isFirst && [value, minimumOf(standing, observer)],
    wilds: wilds.length > 0 && [markedAll(tokens, wilds)],
    grows: longest < CANASTA &&
      before > 0 && [markedAll(tokens, distinct(cards.sortSet(used))), CANASTA - longest],
    late: time < LATE && !takes && [value],
    safe: !takes && [value, hand.length - laid.length],
  });
}

/** The unseen copies of a rank that make a pair in another hand likely. */
const MANY = 5;
/** The unseen copies of a rank that make a pair in another hand unlikely. */
const SCARCE = 3;
/** A rank with fewer unseen copies than a pair is harmless. */
const FEW = 2;

/** Whether a discard fits an open meld of the others, who may take the pile with it. */
function doesFeed({ hand, pile }: Observation, { theirs, frozen }: Outlook, card: Card): boolean {
  const isPlain = !cards.isWild(card) && !cards.isBlackThree(card) && hand.length > 1;
  return isPlain && !frozen && pile.length > 0 && hasRank(theirs, rankOf(card));
}

/** Players discard what fits an open meld of the others only where nothing else is as good. */
export const isUnusual = (observation: Observation, move: Move): boolean =>
  move.verb === 'discard' && doesFeed(observation, outlookOf(observation), cardOf(move));

/** Causes for and against a discard: its use to the next player, and its cost to the hand. */
function discardCauses(observation: Observation, outlook: Outlook, move: Move): readonly Cause[] {
  const { hand, pile } = observation;
  const { side, frozen, unseen, held } = outlook;
  const card = cardOf(move);
  const name = marked(tokens, card);
  const rank = rankOf(card);
  const left = unseen[rank] ?? 0;
  const own = held[rank] ?? 0;
  const isWild = cards.isWild(card);
  const isBlack = cards.isBlackThree(card);
  const isPlain = !isWild && !isBlack && hand.length > 1;
  const fits = side.melds.some((meld) => meld.rank === rank);
  const isTheirs = hasRank(outlook.theirs, rank);
  const isPassed = pile.some((one) => rankOf(one) === rank);
  return causesOf(said, {
    last: hand.length === 1 && [name],
    wildAway: isWild && frozen && [name],
    freezes: isWild && !frozen && [name],
    blocks: isBlack && pile.length > 0 && [name, pile.length],
    early: isBlack && pile.length === 0 && hand.length > 1 && [name],
    feeds: doesFeed(observation, outlook, card) && [name, pile.length],
    helps: isPlain && isTheirs && pile.length === 0 && !frozen && [name],
    unmelded: isPlain && outlook.melded && !isTheirs && [name],
    fits: isPlain && fits && [name],
    pair: isPlain && own > 1 && [name, own],
    dead: isPlain && left < FEW && [name, left],
    scarce: isPlain && left >= FEW && left <= SCARCE && [name, left],
    passed: isPlain && own === 1 && isPassed && [name],
    lone: isPlain && own === 1 && !fits && [name],
    wanted: isPlain && left >= MANY && [name, left],
    cheap: isPlain && [name, valueOfAll([card])],
  });
}

const LAYING: readonly Move['verb'][] = ['take', 'to', 'meld', 'add'];

/** What laying cards spends: the points of the wild cards among them. */
export function spends(_: Observation, { verb, meld, sets }: Move): Spending | undefined {
  if (!LAYING.includes(verb)) return undefined;
  const wilds = cards.cardsIn(sets).filter(cards.isWild);
  return { purpose: `${verb} ${meld}`, amount: valueOfAll(wilds) };
}

/** The causes a player of Canasta names for and against a move. */
export function causes(observation: Observation, move: Move): readonly Cause[] {
  if (LAYING.includes(move.verb)) return layingCauses(observation, outlookOf(observation), move);
  if (move.verb === 'discard') return discardCauses(observation, outlookOf(observation), move);
  return move.verb === 'draw' ? drawingCauses(observation, outlookOf(observation)) : [];
}
