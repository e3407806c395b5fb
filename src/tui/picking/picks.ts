/** Making a move by picking: where the cursor is, what is picked, and what Enter takes of it. */
import type { Pick } from '../../engine/table.ts';
import {
  type Area,
  BUTTONS,
  type Choice,
  digitArea,
  entryOf,
  type Item,
  keyOf,
  matching,
  open,
  weight,
} from './areas.ts';

export interface Picks {
  readonly area: string;
  readonly at: number;
  readonly picked: readonly Item[];
  /** The picks are only proposed for Enter to play: whatever else is done puts them back first. */
  readonly isProposed?: boolean;
  /** Digits typed so far into a number. */
  readonly typed?: string;
}

export type PicksAction =
  | { readonly kind: 'left' | 'right' | 'up' | 'down' | 'toggle' | 'clear' }
  /** Takes the cursor away from everything. */
  | { readonly kind: 'leave' }
  /** Moves the cursor by this many items within the area. */
  | { readonly kind: 'jump'; readonly by: number }
  | { readonly kind: 'digit'; readonly digit: number }
  | { readonly kind: 'point'; readonly pick: Pick }
  /** Points at a card by its place in its region, and picks it, unless `only` it is meant. */
  | {
      readonly kind: 'face';
      readonly region: string;
      readonly face: number;
      readonly only: boolean;
    }
  /** Keeps what Enter would take, and goes on to this. */
  | { readonly kind: 'aim'; readonly pick: Pick }
  /** Picks exactly these, with the cursor on the last. */
  | { readonly kind: 'take'; readonly picks: readonly Pick[] };

/** Where the cursor is before it has been moved, in a turn that begins with it on nothing. */
export const NOWHERE = -1;

export const isSameItem = (a: Item, b: Item): boolean =>
  keyOf(a.pick) === keyOf(b.pick) && a.face === b.face;

const areaAt = (areas: readonly Area[], id: string): number =>
  areas.findIndex((area) => area.id === id);

/** The item under the cursor; undefined where it can reach nothing or is nowhere yet. */
export function focused(areas: readonly Area[], picks: Picks): Item | undefined {
  const area = areas[areaAt(areas, picks.area)] ?? areas[0];
  return area?.items[Math.min(picks.at, area.items.length - 1)];
}

/**
 * The cursor at the start of a turn: on the first part of `likely` that alone is no other move, else on the first item
 * that can be played. Where each part of `likely` is another move by itself, all of it is proposed.
 */
export function startPicks(
  areas: readonly Area[],
  choices: readonly Choice[],
  likely?: Choice,
): Picks {
  const isOther = (pick: Pick): boolean => matching(choices, [pick]).some((one) => one !== likely);
  const parts = likely?.picks ?? [];
  const start = { area: areas[0]?.id ?? '', at: 0, picked: [] };
  if (parts.length > 1 && parts.every(isOther))
    return { ...taken(areas, start, parts), isProposed: true };
  const first = parts.find((pick) => !isOther(pick)) ?? parts[0];
  const pointing = first === undefined ? start : pointed(areas, start, first);
  if (pointing !== start) return pointing;
  const playable = open(choices, []);
  const order = [...areas].sort((a, b) => weight(b) - weight(a));
  for (const area of order) {
    const at = area.items.findIndex(({ pick }) => playable.has(keyOf(pick)));
    if (at >= 0) return { area: area.id, at, picked: [] };
  }
  return start;
}

function toggled(picked: readonly Item[], item: Item, single: boolean): readonly Item[] {
  if (picked.some((one) => isSameItem(one, item)))
    return picked.filter((one) => !isSameItem(one, item));
  return single ? [item] : [...picked, item];
}

/** The cursor some items further within its area, round the ends; items that no move needs are passed over. */
function moved(areas: readonly Area[], picks: Picks, by: number): Picks {
  const area = areas[areaAt(areas, picks.area)];
  if (area === undefined) return picks;
  const from = Math.min(picks.at, area.items.length - 1);
  const live = area.items.flatMap(({ idle }, i) => (idle && i !== from ? [] : [i]));
  const place = from === NOWHERE && by < 0 ? 0 : live.indexOf(from);
  const at = live[(place + by + live.length) % live.length] ?? from;
  return at === picks.at ? picks : { area: area.id, at, picked: picks.picked };
}

function jumped(areas: readonly Area[], picks: Picks, by: number): Picks {
  const area = areas[areaAt(areas, picks.area)];
  if (area === undefined) return picks;
  const at = Math.max(0, Math.min(area.items.length - 1, picks.at + by));
  return { area: area.id, at, picked: picks.picked };
}

/** The cursor in the next area that has anything to pick, as near as may be to where it was. */
function stepped(areas: readonly Area[], picks: Picks, by: number): Picks {
  const open = areas.filter(
    ({ id, items, claim }) =>
      id === picks.area || (claim !== true && items.some((one) => !one.idle)),
  );
  const from = Math.max(0, areaAt(open, picks.area));
  const area = open[(from + by + open.length) % open.length];
  if (area === undefined || area.id === picks.area) return picks;
  return { area: area.id, at: entryOf(area, picks.at), picked: picks.picked };
}

/** The next item of the same column in a box of bids; without one, or from outside the box, the first that can be picked. */
function nextInBox(items: readonly Item[], from: Item, by: 1 | -1): Item | undefined {
  const live = items.filter(({ idle }) => !idle);
  if (from.row === undefined) return by > 0 ? live.find(({ row }) => row !== undefined) : undefined;
  const inRow = (wanted: number): readonly Item[] => items.filter(({ row }) => row === wanted);
  const column = inRow(from.row).indexOf(from);
  const rows = [...new Set(live.flatMap(({ row }) => row ?? []))];
  const ahead = rows
    .filter((row) => (row - (from.row ?? 0)) * by > 0)
    .sort((one, other) => (one - other) * by);
  const next = ahead.map((row) => inRow(row)[column]).find((one) => one?.idle === false);
  return next ?? (by < 0 ? live.find(({ row }) => row === undefined) : undefined);
}

/** The cursor a row up or down in a box of bids; undefined where it is in none, or there is no such row. */
function rowed(areas: readonly Area[], picks: Picks, by: 1 | -1): Picks | undefined {
  const area = areas[areaAt(areas, picks.area)];
  const from = area?.items[picks.at];
  if (area === undefined || from === undefined) return undefined;
  if (area.items.every(({ row }) => row === undefined)) return undefined;
  const next = nextInBox(area.items, from, by);
  return next && { area: area.id, at: area.items.indexOf(next), picked: picks.picked };
}

/** Types a digit into a number: moves to the number typed so far if it can be chosen. */
function typedInto(area: Area, picks: Picks, digit: number): Picks {
  const typed = `${picks.typed ?? ''}${digit}`.slice(-6);
  const valueAt = (text: string): number =>
    area.items.findIndex(({ pick }) => 'slot' in pick && String(pick.slot) === text);
  const at = valueAt(typed);
  if (at >= 0) return { ...picks, area: area.id, at, typed };
  const begins = area.items.some(
    ({ pick }) => 'slot' in pick && String(pick.slot).startsWith(typed),
  );
  if (begins) return { ...picks, area: area.id, typed };
  const alone = valueAt(String(digit));
  return { ...picks, area: area.id, at: alone >= 0 ? alone : picks.at, typed: String(digit) };
}

/** The cursor on what was pointed at; unmoved where that is nowhere on the table. */
function pointed(areas: readonly Area[], picks: Picks, pick: Pick): Picks {
  for (const area of areas) {
    const at = area.items.findIndex((item) => keyOf(item.pick) === keyOf(pick));
    if (at >= 0) return { ...picks, area: area.id, at };
  }
  return picks;
}

/** The cursor on this card; the same picks where the cursor cannot reach it. */
function facing(areas: readonly Area[], picks: Picks, region: string, face: number): Picks {
  const at = areas[areaAt(areas, region)]?.items.findIndex((item) => item.face === face) ?? -1;
  return at < 0 ? picks : { ...picks, area: region, at };
}

/** Everything in `wanted` picked, each item once. */
function taken(areas: readonly Area[], picks: Picks, wanted: readonly Pick[]): Picks {
  const items = areas.flatMap((area) => area.items);
  const picked: Item[] = [];
  for (const pick of wanted) {
    const item = items.find((one) => keyOf(one.pick) === keyOf(pick) && !picked.includes(one));
    if (item !== undefined) picked.push(item);
  }
  const last = picked.at(-1);
  if (last === undefined) return { ...picks, picked };
  return { ...pointed(areas, picks, last.pick), picked };
}

/** The actions that pick a single item, or put it back. */
const PICKING: ReadonlySet<PicksAction['kind']> = new Set(['toggle', 'digit', 'face']);

/** What each action does to the cursor and to what a person has picked. */
function ownReducer(
  areas: readonly Area[],
  single: boolean,
): (picks: Picks, action: PicksAction) => Picks {
  const toggle = (picks: Picks): Picks => {
    const item = focused(areas, picks);
    return item === undefined ? picks : { ...picks, picked: toggled(picks.picked, item, single) };
  };
  return (picks, action) => {
    switch (action.kind) {
      case 'left':
        return moved(areas, picks, -1);
      case 'right':
        return moved(areas, picks, 1);
      case 'jump':
        return jumped(areas, picks, action.by);
      case 'up':
        return rowed(areas, picks, -1) ?? stepped(areas, picks, -1);
      case 'down':
        return rowed(areas, picks, 1) ?? stepped(areas, picks, 1);
      case 'toggle':
        return toggle(picks);
      case 'clear':
        return { ...picks, picked: [] };
      case 'leave':
        return { ...picks, at: NOWHERE };
      case 'point':
        return pointed(areas, picks, action.pick);
      case 'face': {
        const there = facing(areas, picks, action.region, action.face);
        if (there === picks) return picks;
        return action.only ? { ...there, picked: [] } : toggle(there);
      }
      case 'aim':
        return pointed(areas, { ...picks, picked: meantItems(areas, picks, single) }, action.pick);
      case 'take':
        return taken(areas, picks, action.picks);
      case 'digit': {
        const area = digitArea(areas, picks.area);
        if (area?.amount) return typedInto(area, picks, action.digit);
        const at = (action.digit + 9) % 10;
        return area === undefined || at >= area.items.length
          ? picks
          : toggle({ ...picks, area: area.id, at });
      }
    }
  };
}

/**
 * What each action does to the cursor and the picks. With `single`, every legal move is one pick, so a new pick
 * replaces the old one. A card of a proposal that is picked is put back alone; any other action puts back all of it.
 */
export function picksReducer(
  areas: readonly Area[],
  single: boolean,
): ReturnType<typeof ownReducer> {
  const act = ownReducer(areas, single);
  return (picks, action) => {
    if (picks.isProposed !== true) return act(picks, action);
    const { isProposed: _, ...own } = picks;
    if (action.kind === 'aim') return act(own, action);
    const next = act({ ...own, picked: [] }, action);
    const [first] = PICKING.has(action.kind) ? next.picked : [];
    if (first === undefined) return next;
    const others = own.picked.filter((one) => !isSameItem(one, first));
    const isPutBack = others.length < own.picked.length;
    if (!isPutBack) return next;
    return { ...next, picked: others };
  };
}

/**
 * The items that Enter takes: those picked, and the one under the cursor where nothing is picked in its region yet.
 * Where a move takes a `single` item, the cursor’s replaces what was picked elsewhere.
 */
function meantItems(areas: readonly Area[], picks: Picks, single: boolean): readonly Item[] {
  const { picked } = picks;
  const item = focused(areas, picks);
  if (item === undefined) return picked;
  if (picked.length === 0) return [item];
  const inside = picked.some((one) => regionOf(one.pick) === regionOf(item.pick));
  if (inside) return picked;
  return single ? [item] : [...picked, item];
}

/**
 * What Enter takes: the picks, and the item under the cursor if it lies in another area; that item
 * alone where every move is a single pick.
 */
export const meant = (areas: readonly Area[], picks: Picks, single = false): readonly Pick[] =>
  meantItems(areas, picks, single).map(({ pick }) => pick);

const regionOf = (pick: Pick): string => ('button' in pick ? BUTTONS : pick.region);
