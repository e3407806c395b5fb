/**
 * The order of the cards in a player's own hand: as the game lays it out, sorted, or as they have
 * moved the cards themselves. Only the places change; picks name slots and mean the same.
 */
import { type Card, type Pack, rankOf, suitOf } from '../../cards/pack.ts';
import type { FaceShown, Table } from '../../engine/table.ts';
import type { Settings } from '../../play/disk/settings.ts';

type Order = Settings['order'];

/** The slots of a hand in the order its player has put them in, for one deal. */
export interface Moved {
  readonly deal: number;
  readonly observer: number;
  readonly slots: readonly number[];
}

export interface Arrangement {
  readonly order: Order;
  readonly moved?: Moved | undefined;
}

interface Placed {
  readonly face: FaceShown;
  readonly card: Card;
  /** The place of the card in the game's own order. */
  readonly at: number;
}

type Key = (placed: Placed) => number;

const sortedBy = (placed: readonly Placed[], ...keys: readonly Key[]): readonly Placed[] =>
  [...placed].sort((a, b) => {
    for (const key of keys) if (key(a) !== key(b)) return key(a) - key(b);
    return a.at - b.at;
  });

/** Whether the game lays higher cards further left. */
function isFalling(pack: Pack, placed: readonly Placed[]): boolean {
  const steps = placed.slice(1).map(({ card }, i) => {
    const before = placed[i]?.card ?? card;
    return suitOf(pack, before) === suitOf(pack, card) ? Math.sign(card - before) : 0;
  });
  return steps.reduce((sum, step) => sum + step, 0) < 0;
}

/** Cards by suits, in the order in which the game shows the suits first. */
function bySuit(pack: Pack, placed: readonly Placed[]): Key {
  const suits = [...new Set(placed.map(({ card }) => suitOf(pack, card)))];
  return ({ card }) => suits.indexOf(suitOf(pack, card));
}

/** The key to sort a hand by rank: rising or falling, as the game lays the hand out. */
function byRank(pack: Pack, placed: readonly Placed[]): Key {
  const sign = isFalling(pack, placed) ? -1 : 1;
  return ({ card }) => {
    // Cards of no suit follow the suits in the pack; they stay at the end where high cards are.
    const rank = pack.faces[card]?.suit === undefined ? pack.ranks + card : rankOf(pack, card);
    return sign * rank;
  };
}

const isTrump: Key = ({ face }) => Number(face.marks?.includes('trump') === true);

/** A hand in the order its player has chosen; trumps stand together at one end where that is asked for. */
function sorted(pack: Pack, placed: readonly Placed[], order: Order): readonly Placed[] {
  const suit = bySuit(pack, placed);
  const rank = byRank(pack, placed);
  switch (order) {
    case 'game':
      return placed;
    case 'suits':
      return sortedBy(placed, suit);
    case 'ranks':
      return sortedBy(placed, rank, suit);
    case 'trumps-left':
      return sortedBy(placed, (one) => -isTrump(one), suit);
    case 'trumps-right':
      return sortedBy(placed, isTrump, suit);
  }
}

/** The places of slots as the player has put them; cards that came later lie at the end. */
function asMoved(placed: readonly Placed[], slots: readonly number[]): readonly Placed[] {
  const left: (number | undefined)[] = [...slots];
  const places = placed.map(({ face }) => {
    const at = left.indexOf(face.slot);
    if (at >= 0) left[at] = undefined;
    return at < 0 ? slots.length : at;
  });
  return placed
    .map((one, i) => ({ one, place: places[i] ?? 0, i }))
    .sort((a, b) => a.place - b.place || a.i - b.i)
    .map(({ one }) => one);
}

/** The faces of a hand in this order. Backs have none to go by: they stay as they are. */
export function orderedFaces(
  pack: Pack,
  faces: readonly FaceShown[],
  order: Order,
  slots: readonly number[] = [],
): readonly FaceShown[] {
  const placed = faces.flatMap((face, at) =>
    face.card === undefined ? [] : [{ face, card: face.card, at }],
  );
  if (placed.length < faces.length) return faces;
  const laid = sorted(pack, placed, order);
  return (slots.length === 0 ? laid : asMoved(laid, slots)).map(({ face }) => face);
}

/** The table with the observer's hand in their order. */
export function arranged(
  table: Table,
  {
    pack,
    observer,
    deal,
  }: { readonly pack: Pack; readonly observer: number; readonly deal: number },
  { order, moved }: Arrangement,
): Table {
  const isMoved = moved?.deal === deal && moved.observer === observer;
  if (observer < 0 || (order === 'game' && !isMoved)) return table;
  const slots = isMoved ? moved.slots : [];
  const regions = table.regions.map((region) =>
    region.role === 'hand' && region.owner === observer
      ? { ...region, cards: orderedFaces(pack, region.cards, order, slots) }
      : region,
  );
  return { ...table, regions };
}

/** The slots of a hand after the card at `at` has changed places with its neighbour; undefined at the end. */
export function shifted(
  faces: readonly FaceShown[],
  at: number,
  by: 1 | -1,
): readonly number[] | undefined {
  const slots = faces.map(({ slot = -1 }) => slot);
  const one = slots[at];
  const other = slots[at + by];
  if (one === undefined || other === undefined) return undefined;
  return slots.with(at, other).with(at + by, one);
}
