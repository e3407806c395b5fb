/**
 * What a player of Durak counts at every turn: what the bout would bring whom, where the trumps are, and which cards
 * others are known to hold, since everybody saw them taken.
 */
import { knownNote } from '../../../blocks/known-note.ts';
import { type Card, FRENCH_52, writeCard } from '../../../cards/pack.ts';
import type { Note, NoteLine, RankNoted, Whereabouts } from '../../../engine/table.ts';
import { cardMarks, fill, joinTexts, same, type Text } from '../../../lang/text.ts';
import { openAttacks } from '../bout/bout.ts';
import type { Observation } from '../rules/observation.ts';
import {
  held,
  type Lying,
  listCards,
  NO_TRUMP,
  realCard,
  SUIT_SIGNS,
  shownAs,
  suitOf,
} from '../state/cards.ts';
import type { Move } from '../state/moves.ts';
import { isDealt } from '../state/state.ts';
import { rulesOf } from '../variants/index.ts';
import { describeCards, describeTrumps } from './facts.ts';
import { playedBy } from './table.ts';
import texts from './texts.json' with { type: 'json' };

const { notes: told } = texts;

const marks = (cards: readonly Card[]): string =>
  cardMarks(cards.map((card) => writeCard(FRENCH_52, card)));

/** Cards in numbers: “5 cards, 2 trumps”. */
function inNumbers(cards: readonly Lying[], trump: number): Text {
  const count = describeCards(cards.length);
  if (trump === NO_TRUMP) return count;
  const trumps = cards.filter((card) => suitOf(shownAs(card)) === trump).length;
  return joinTexts([count, describeTrumps(trumps)], ', ');
}

const onTable = ({ bout }: Observation): readonly Lying[] =>
  [...bout.attacks, ...bout.covers].filter((card) => card >= 0);

/** The bout: what is still to be covered, and what would come to the defender's hand. */
function boutNote(observation: Observation): readonly Note[] {
  const { bout, trumps } = observation;
  const lying = onTable(observation);
  if (bout.defender < 0 || lying.length === 0) return [];
  const open = openAttacks(bout).map(shownAs);
  const taken = inNumbers(lying, trumps[bout.defender] ?? NO_TRUMP);
  const lines: readonly NoteLine[] = [
    { label: told.toCover, value: open.length === 0 ? told.allCovered : same(marks(open)) },
    { label: fill(told.ifTaken, bout.defender), value: taken },
  ];
  return [{ title: told.bout, lines }];
}

/** The hand that is left after the move that is about to be made. */
function handNote(observation: Observation, move: Move | undefined): readonly Note[] {
  const { hand, trumps, observer } = observation;
  if (move === undefined) return [];
  const left = listCards(hand);
  const played = playedBy(move).map(realCard);
  if (played.length === 0) return [];
  for (const card of played) {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
  }
  const value = inNumbers(left, trumps[observer] ?? NO_TRUMP);
  return [{ title: told.hand, lines: [{ label: told.after, value }] }];
}

/** Where a card is, as far as the observer knows; of several copies, one that may still be out counts. */
function whereabouts(observation: Observation, card: Card, copies: number): Whereabouts {
  if (held(observation.hand, 0, card) > 0) return 'held';
  const lying = onTable(observation).filter((one) => realCard(one) === card).length;
  const beaten = held(observation.beaten, 0, card);
  if (lying + beaten < copies) return 'unseen';
  return beaten > 0 ? 'gone' : 'played';
}

/**
 * Where each card of the player's trump suit is, as far as they have seen; with several packs a card is unseen while
 * one copy may be out.
 */
function trumpNote(observation: Observation): readonly Note[] {
  const { trumps, observer, course } = observation;
  const trump = trumps[observer] ?? NO_TRUMP;
  if (trump === NO_TRUMP) return [];
  const { order } = rulesOf(course.options).pack;
  const cards = order.filter((card) => suitOf(card) === trump);
  const ranks = [...new Set(cards)].map((card): RankNoted => {
    const copies = cards.filter((one) => one === card).length;
    return { card, is: whereabouts(observation, card, copies) };
  });
  const label = SUIT_SIGNS[trump] ?? told.trumps;
  return [{ title: told.trumps, lines: [{ label, ranks }] }];
}

/** The cards that everybody saw others take or show, by seat. */
const knownTokens = ({ known, sizes }: Observation): readonly (readonly string[])[] =>
  sizes.map((_, seat) => listCards(known, seat).map((card) => writeCard(FRENCH_52, card)));

/**
 * What a player counts beside the table: trumps, cards known in other hands, the bout, and the hand after the cards
 * picked for `move`.
 */
export function notes(observation: Observation, move?: Move): readonly Note[] {
  const { observer, phase, sizes } = observation;
  if (observer < 0 || phase === 'over' || !isDealt(phase, sizes)) return [];
  return [
    ...trumpNote(observation),
    ...knownNote(observer, knownTokens(observation)),
    ...boutNote(observation),
    ...handNote(observation, move),
  ];
}
