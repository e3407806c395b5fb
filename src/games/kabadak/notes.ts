/**
 * What a player of Kabadak counts at every turn: the cards that they have not seen, what each of their own would let
 * the other lay next, and what their hand would cost. All cards laid stay in sight, so nothing here is remembered.
 */
import { type Card, writeCard } from '../../cards/pack.ts';
import { type CardSet, cardsOf, difference, EMPTY, has, setOf, size } from '../../cards/set.ts';
import type { Note, NoteLine, Whereabouts } from '../../engine/table.ts';
import { cardMarks, fill, joinTexts, same, type Text } from '../../lang/text.ts';
import { lackedBy } from './belief.ts';
import { laysFrom, type Move } from './moves.ts';
import { type Observation, ownHand, unseen } from './observation.ts';
import { ALL_SUITS, joiners, pack, type Row, secondFromTop, suitOf, topOf } from './rows.ts';
import { lossOf } from './score.ts';
import { hasComeOut } from './state.ts';
import texts from './texts.json' with { type: 'json' };

const { notes: told } = texts;

const marks = (cards: CardSet): string =>
  cardMarks(cardsOf(cards).map((card) => writeCard(pack, card)));

const joinersOf = (row: Row): CardSet => joiners(secondFromTop(row), topOf(row));

/** The cards that the other may hold. */
const theirs = (observation: Observation): CardSet =>
  difference(unseen(observation), lackedBy(observation.lacks[1 - observation.observer] ?? []));

/** The cards not seen, among them those wanted; the player's own are as much in sight as those laid down. */
function whereabouts(observation: Observation, wanted: CardSet, card: Card): Whereabouts {
  if (has(wanted, card)) return 'wanted';
  return has(unseen(observation), card) ? 'unseen' : 'played';
}

/** Where the cards of each suit are, with those lit that the player needs to lay cards down. */
function unseenNote(observation: Observation): Note {
  const wanted = lacked(observation);
  const lines = ALL_SUITS.map((suit): NoteLine => {
    const cards = pack.order.filter((card) => suitOf(card) === suit);
    const name = pack.faces[cards[0] ?? 0]?.suit ?? '';
    return {
      label: same(`[${name}]`),
      ranks: cards.map((card) => ({ card, is: whereabouts(observation, wanted, card) })),
    };
  });
  return {
    title: fill(told.unseen, cardsOf(unseen(observation)).length),
    lines,
  };
}

/** What cards on a row let the other lay there next. */
export function rowsOpened(observation: Observation, row: Row, cards: readonly Card[]): Text {
  const fits = joinersOf([...row.slice(-1), ...cards]) & theirs(observation);
  if (fits === EMPTY) return told.nothing;
  return fill(told.opens, marks(fits));
}

/** The most cards on rows that are told. */
const MOST = 6;

/** Every card of the hand on every row that takes it. */
function openings(observation: Observation): readonly NoteLine[] {
  const { rows } = observation;
  const lines = cardsOf(ownHand(observation)).flatMap((card) =>
    rows.flatMap((row, index): readonly NoteLine[] => {
      if (!has(joinersOf(row), card)) return [];
      const label = fill(told.cardOnRow, writeCard(pack, card), index + 1);
      return [{ label, value: rowsOpened(observation, row, [card]) }];
    }),
  );
  return lines.slice(0, MOST);
}

/** What each card would open, and to whom. */
function openingNote(observation: Observation): readonly Note[] {
  const { observer, out } = observation;
  if (!hasComeOut(out, observer)) return [];
  const lines = openings(observation);
  if (lines.length === 0) return [];
  const note = {
    title: fill(told.opening, 1 - observer),
    lines,
  };
  return [note];
}

/** What the hand costs if the other goes out now, and after the move that is about to be made. */
function handNote(observation: Observation, move: Move | undefined): Note {
  const hand = ownHand(observation);
  const lines: readonly NoteLine[] = [
    { label: fill(told.ifOut, 1 - observation.observer), value: same(lossOf(hand)) },
  ];
  const lays = move?.verb === 'new' || move?.verb === 'add';
  if (move === undefined || !lays) return { title: told.hand, lines };
  const left = difference(hand, move.set);
  const row = observation.rows[move.row - 1] ?? [];
  const next = left === EMPTY ? texts.picked.goesOut : rowsOpened(observation, row, move.cards);
  const value = joinTexts([same(lossOf(left)), next], '; ');
  return {
    title: told.hand,
    lines: [...lines, { label: told.after, value }],
  };
}

/** The unseen cards with which the hand could lay something; none where it can already. */
function lacked(observation: Observation): CardSet {
  const hand = ownHand(observation);
  const isOut = hasComeOut(observation.out, observation.observer);
  if (laysFrom(hand, observation.rows, isOut).length > 0) return EMPTY;
  const helps = cardsOf(unseen(observation)).filter(
    (card) => laysFrom(hand | setOf([card]), observation.rows, isOut).length > 0,
  );
  return setOf(helps);
}

/** The most cards that are named one by one. */
const MOST_NAMED = 6;

/** What the hand lacks to open or to lay a card. */
function lackedText(observation: Observation, isOut: boolean): Text {
  if (laysFrom(ownHand(observation), observation.rows, isOut).length > 0) return told.can;
  const cards = lacked(observation);
  const count = size(cards);
  if (count === 0) return told.notOne;
  if (count <= MOST_NAMED) return same(marks(cards));
  return fill(told.oneOf, count);
}

/** What the player needs to lay cards down, and how many are left to go out. */
function needsNote(observation: Observation): Note {
  const isOut = hasComeOut(observation.out, observation.observer);
  const held = size(ownHand(observation));
  return {
    title: told.needs,
    lines: [
      { label: isOut ? told.toLay : told.toOpen, value: lackedText(observation, isOut) },
      { label: told.toGoOut, value: fill(held === 1 ? told.cards.one : told.cards.more, held) },
    ],
  };
}

/** How near both players are to the loss of the round, the own hand added. */
function bothLosses({ standing, options, observer, ...seen }: Observation): Note {
  const own = standing.totals[observer] ?? 0;
  const other = standing.totals[1 - observer] ?? 0;
  const held = lossOf(seen.hands[observer] ?? EMPTY);
  const of = options.target;
  return {
    title: fill(told.race, of),
    lines: [
      { label: told.you, value: fill(told.withHand, own, held), bar: { parts: [own, held], of } },
      { label: same(`{${1 - observer}}`), value: same(other), bar: { parts: [other], of } },
    ],
  };
}

export function notes(observation: Observation, move?: Move): readonly Note[] {
  if (observation.phase !== 'play' || observation.observer < 0) return [];
  return [
    needsNote(observation),
    handNote(observation, move),
    ...openingNote(observation),
    unseenNote(observation),
    bothLosses(observation),
  ];
}
