/**
 * Making a move by picking: what the cursor can reach on the table, where it is, what is picked,
 * and which move that means. Draws nothing and knows no game.
 */
import type { Amount, Pick, Region, Table } from '../../engine/table.ts';

/** Something the cursor can reach; `face` is the index of a card in its region. */
export interface Item {
  readonly pick: Pick;
  readonly face?: number;
}

/** Items that belong together: the cards of a region, regions picked as a whole, the buttons. */
export interface Area {
  readonly id: string;
  readonly items: readonly Item[];
  /** The items are numbers to choose from; digits type them. */
  readonly amount?: boolean;
  /** The items are claims: the cursor enters at the largest. */
  readonly claim?: boolean;
  /** The numbers stand side by side, and digits type them wherever the cursor is. */
  readonly box?: boolean;
}

export interface Picks {
  readonly area: string;
  readonly at: number;
  readonly picked: readonly Item[];
  /** Digits typed so far into a number. */
  readonly typed?: string;
}

/** A legal move and the picks that make it. */
export interface Choice<M = unknown> {
  readonly move: M;
  readonly picks: readonly Pick[];
}

export type PicksAction =
  | { readonly kind: 'left' | 'right' | 'up' | 'down' | 'toggle' | 'clear' }
  /** By this many items within the area. */
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
  /** Picks exactly these, with the cursor on the last. */
  | { readonly kind: 'take'; readonly picks: readonly Pick[] };

export const BUTTONS = '!';
const WHOLE = '=';

export const keyOf = (pick: Pick): string =>
  'button' in pick ? `${BUTTONS}${pick.button}` : `${pick.region}/${pick.slot}`;

const sameItem = (a: Item, b: Item): boolean =>
  keyOf(a.pick) === keyOf(b.pick) && a.face === b.face;

function faceItems(region: Region): readonly Item[] {
  return region.cards.flatMap(({ slot }, face) =>
    slot === undefined ? [] : [{ pick: { region: region.id, slot }, face }],
  );
}

/** Areas of one region: its cards one by one, and itself as a whole. */
function regionAreas(region: Region): readonly Area[] {
  const cards = faceItems(region);
  const whole: readonly Area[] =
    region.slot === undefined
      ? []
      : [
          {
            id: `${WHOLE}${region.id}`,
            items: [{ pick: { region: region.id, slot: region.slot } }],
          },
        ];
  return cards.length === 0 ? whole : [...whole, { id: region.id, items: cards }];
}

/** Adjacent regions picked as a whole form one area. */
function merged(areas: readonly Area[]): readonly Area[] {
  const all: Area[] = [];
  for (const area of areas) {
    const last = all.at(-1);
    if (last?.id.startsWith(WHOLE) && area.id.startsWith(WHOLE))
      all[all.length - 1] = { id: last.id, items: [...last.items, ...area.items] };
    else all.push(area);
  }
  return all;
}

const amountArea = ({ id, values, box }: Amount, claim: boolean): Area => ({
  id,
  amount: true,
  ...(box && { box }),
  ...(claim && { claim }),
  items: values.map((value) => ({ pick: { region: id, slot: value } })),
});

const regionsOf = (choices: readonly Choice[]): ReadonlySet<string> =>
  new Set(
    choices.flatMap(({ picks }) => picks.map((pick) => ('region' in pick ? pick.region : ''))),
  );

/**
 * Everything the cursor can reach, from the top of the screen to the buttons; `own` is the lowest
 * hand, `claims` are moves of amounts that are on no legal list.
 */
export function areasOf(
  table: Table,
  choices: readonly Choice[],
  isOwn: (region: Region) => boolean,
  claims: readonly Choice[] = [],
): readonly Area[] {
  const wanted = regionsOf(choices);
  const claimed = regionsOf(claims);
  const regions = table.regions.filter((region) => wanted.has(region.id) || isOwn(region));
  const ordered = [...regions.filter((region) => !isOwn(region)), ...regions.filter(isOwn)];
  const buttons = table.buttons.map(({ id }) => ({ pick: { button: id } }));
  const amounts = (table.amounts ?? [])
    .filter(({ id }) => wanted.has(id) || claimed.has(id))
    .map((amount) => amountArea(amount, !wanted.has(amount.id)));
  const areas = [...merged(ordered.flatMap(regionAreas)), ...amounts];
  return buttons.length === 0 ? areas : [...areas, { id: BUTTONS, items: buttons }];
}

const areaAt = (areas: readonly Area[], id: string): number =>
  areas.findIndex((area) => area.id === id);

/** The item under the cursor; undefined where it can reach nothing. */
export function focused(areas: readonly Area[], picks: Picks): Item | undefined {
  const area = areas[areaAt(areas, picks.area)] ?? areas[0];
  return area?.items[Math.min(picks.at, area.items.length - 1)];
}

/** The picks left when `taken` are removed from `from`; undefined if one is missing. */
export function minus(
  from: readonly string[],
  taken: readonly string[],
): readonly string[] | undefined {
  const left = [...from];
  for (const key of taken) {
    const at = left.indexOf(key);
    if (at < 0) return undefined;
    left.splice(at, 1);
  }
  return left;
}

/** Keys of everything that extends the picks towards a legal move. */
export function open(choices: readonly Choice[], picked: readonly Item[]): ReadonlySet<string> {
  const keys = picked.map(({ pick }) => keyOf(pick));
  const open = new Set<string>();
  for (const { picks } of choices)
    for (const key of minus(picks.map(keyOf), keys) ?? []) open.add(key);
  return open;
}

/**
 * The cursor at the start of a turn: on what `likely` begins with, else on the first item that can be
 * played.
 */
export function startPicks(
  areas: readonly Area[],
  choices: readonly Choice[],
  likely?: Choice,
): Picks {
  const [first] = likely?.picks ?? [];
  const start = { area: areas[0]?.id ?? '', at: 0, picked: [] };
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

/** Orders cards before whole rows before buttons. */
const weight = ({ id }: Area): number => (id === BUTTONS ? 0 : id.startsWith(WHOLE) ? 1 : 2);

function toggled(picked: readonly Item[], item: Item, single: boolean): readonly Item[] {
  if (picked.some((one) => sameItem(one, item)))
    return picked.filter((one) => !sameItem(one, item));
  return single ? [item] : [...picked, item];
}

function moved(areas: readonly Area[], picks: Picks, by: number): Picks {
  const area = areas[areaAt(areas, picks.area)];
  if (area === undefined) return picks;
  const count = area.items.length;
  const at = (Math.min(picks.at, count - 1) + by + count) % count;
  return at === picks.at ? picks : { area: area.id, at, picked: picks.picked };
}

function jumped(areas: readonly Area[], picks: Picks, by: number): Picks {
  const area = areas[areaAt(areas, picks.area)];
  if (area === undefined) return picks;
  const at = Math.max(0, Math.min(area.items.length - 1, picks.at + by));
  return { area: area.id, at, picked: picks.picked };
}

function stepped(areas: readonly Area[], picks: Picks, by: number): Picks {
  if (areas.length === 0) return picks;
  const from = Math.max(0, areaAt(areas, picks.area));
  const area = areas[(from + by + areas.length) % areas.length];
  if (area === undefined || area.id === picks.area) return picks;
  return { area: area.id, at: entryOf(area, picks.at), picked: picks.picked };
}

/** Where the cursor enters an area: at the start of numbers and buttons, else as far along as it was. */
const entryOf = (area: Area, at: number): number => {
  if (area.claim) return area.items.length - 1;
  return area.amount || area.id === BUTTONS ? 0 : Math.min(at, area.items.length - 1);
};

/** The item at which the cursor enters an area from elsewhere. */
export const entered = (area: Area | undefined): Item | undefined => area?.items[entryOf(area, 0)];

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

/** `single`: every legal move is one pick, so a new pick replaces the old one. */
export function picksReducer(
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
        return stepped(areas, picks, -1);
      case 'down':
        return stepped(areas, picks, 1);
      case 'toggle':
        return toggle(picks);
      case 'clear':
        return { ...picks, picked: [] };
      case 'point':
        return pointed(areas, picks, action.pick);
      case 'face': {
        const there = facing(areas, picks, action.region, action.face);
        if (there === picks) return picks;
        return action.only ? { ...there, picked: [] } : toggle(there);
      }
      case 'take':
        return taken(areas, picks, action.picks);
      case 'digit': {
        const area = areas.find(({ box }) => box) ?? areas[areaAt(areas, picks.area)];
        if (area?.amount) return typedInto(area, picks, action.digit);
        const at = (action.digit + 9) % 10;
        return area === undefined || at >= area.items.length ? picks : toggle({ ...picks, at });
      }
    }
  };
}

/**
 * What Enter takes: the picks, and the item under the cursor if it lies in another area; that item
 * alone where every move is a single pick.
 */
export function meant(areas: readonly Area[], picks: Picks, single = false): readonly Pick[] {
  const chosen = picks.picked.map(({ pick }) => pick);
  const item = focused(areas, picks);
  if (item === undefined) return chosen;
  if (chosen.length === 0) return [item.pick];
  const inside = picks.picked.some((one) => regionOf(one.pick) === regionOf(item.pick));
  if (inside) return chosen;
  return single ? [item.pick] : [...chosen, item.pick];
}

const regionOf = (pick: Pick): string => ('button' in pick ? BUTTONS : pick.region);

/** The legal moves these picks make: those in exactly this order, else those in any order. */
export function matching<M>(
  choices: readonly Choice<M>[],
  picks: readonly Pick[],
): readonly Choice<M>[] {
  const keys = picks.map(keyOf);
  const exact = choices.filter(
    (choice) =>
      choice.picks.length === keys.length &&
      choice.picks.every((pick, i) => keyOf(pick) === keys[i]),
  );
  if (exact.length > 0) return exact;
  return choices.filter(
    (choice) =>
      choice.picks.length === keys.length && minus(choice.picks.map(keyOf), keys) !== undefined,
  );
}

export const isSingle = (choices: readonly Choice[]): boolean =>
  choices.every(({ picks }) => picks.length === 1);
