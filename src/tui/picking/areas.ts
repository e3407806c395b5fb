/**
 * Legal moves as the picks that make them, and what the cursor can reach on the table, area by area. Draws nothing
 * and knows no game.
 */
import type { Amount, Pick, Region, Table } from '../../engine/table.ts';

/** A legal move and the picks that make it. */
export interface Choice<M = unknown> {
  readonly move: M;
  readonly picks: readonly Pick[];
}

export const BUTTONS = '!';

export const keyOf = (pick: Pick): string =>
  'button' in pick ? `${BUTTONS}${pick.button}` : `${pick.region}/${pick.slot}`;

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
export function open(
  choices: readonly Choice[],
  picked: readonly { readonly pick: Pick }[],
): ReadonlySet<string> {
  const keys = picked.map(({ pick }) => keyOf(pick));
  const open = new Set<string>();
  for (const { picks } of choices)
    for (const key of minus(picks.map(keyOf), keys) ?? []) open.add(key);
  return open;
}

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

/** Something to pick; `face` is the index of a card in its region. */
export interface Item {
  readonly pick: Pick;
  readonly face?: number;
  /** A button of no legal move: the cursor passes it by. */
  readonly idle?: boolean;
  /** The row of a button in the box of bids. */
  readonly row?: number | undefined;
}

/** Items that belong together: the cards of a region, regions picked as a whole, the buttons. */
export interface Area {
  readonly id: string;
  readonly items: readonly Item[];
  /** Moves are made of its cards now. */
  readonly live?: true;
  /** The items are numbers to choose from; digits type them. */
  readonly amount?: boolean;
  /** The items are claims: the cursor comes here by a key of its own, never by the arrows. */
  readonly claim?: boolean;
  /** Where the cursor enters. */
  readonly first?: number | undefined;
  /** The numbers are side by side, and digits type them wherever the cursor is. */
  readonly box?: boolean;
}

const WHOLE = '=';

/** Areas of one region: its cards one by one, and itself as a whole. */
function regionAreas(region: Region, isLive: boolean): readonly Area[] {
  const cards = region.cards.flatMap(({ slot }, face) =>
    slot === undefined ? [] : [{ pick: { region: region.id, slot }, face }],
  );
  const whole: readonly Area[] =
    region.slot === undefined
      ? []
      : [
          {
            id: `${WHOLE}${region.id}`,
            items: [{ pick: { region: region.id, slot: region.slot } }],
          },
        ];
  const live = isLive ? { live: true as const } : {};
  return cards.length === 0 ? whole : [...whole, { id: region.id, items: cards, ...live }];
}

/** Adjacent regions picked as a whole become one area, so that the arrows go from one to the next. */
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

const amountArea = ({ id, values, box, first }: Amount, claim: boolean): Area => ({
  id,
  amount: true,
  box: box !== undefined,
  claim,
  first: first === undefined ? undefined : values.indexOf(first),
  items: values.map((value) => ({ pick: { region: id, slot: value } })),
});

const pickedRegions = (choices: readonly Choice[]): ReadonlySet<string> =>
  new Set(
    choices.flatMap(({ picks }) => picks.map((pick) => ('region' in pick ? pick.region : ''))),
  );

/** Whether the player only calls now: every move is a button of a box of bids, so that no card can be meant. */
const areCallsAlone = ({ buttons }: Table, choices: readonly Choice[]): boolean =>
  buttons.some(({ box }) => box !== undefined) &&
  choices.every(({ picks }) => picks.every((pick) => 'button' in pick));

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
  const wanted = pickedRegions(choices);
  const claimed = pickedRegions(claims);
  const isTalk = areCallsAlone(table, choices);
  const regions = table.regions.filter(
    (region) => wanted.has(region.id) || (isOwn(region) && !isTalk),
  );
  const ordered = [...regions.filter((region) => !isOwn(region)), ...regions.filter(isOwn)];
  const used = open(choices, []);
  const items = table.buttons.map(({ id, box }) => ({
    pick: { button: id },
    idle: !used.has(`!${id}`),
    row: box,
  }));
  const amounts = (table.amounts ?? [])
    .filter(({ id }) => wanted.has(id) || claimed.has(id))
    .map((amount) => amountArea(amount, !wanted.has(amount.id)));
  const areas = [
    ...merged(ordered.flatMap((region) => regionAreas(region, wanted.has(region.id)))),
    ...amounts,
  ];
  return items.length === 0 ? areas : [...areas, { id: BUTTONS, items }];
}

/** Orders cards before whole rows before buttons. */
export function weight({ id }: Area): number {
  if (id === BUTTONS) return 0;
  return id.startsWith(WHOLE) ? 1 : 2;
}

/** A claim begins with one trick: one of none gives all of them up, and nobody means that by accident. */
const FIRST_CLAIM = 1;

/** Where the cursor enters an area: at the start of numbers and live buttons, else as far along as it was. */
export const entryOf = (area: Area, at: number): number => {
  if (area.first !== undefined) return Math.max(0, area.first);
  if (area.claim) return Math.min(FIRST_CLAIM, area.items.length - 1);
  const isRow = area.amount || area.id === BUTTONS;
  return isRow ? area.items.findIndex(({ idle }) => !idle) : Math.min(at, area.items.length - 1);
};

/** Whether the cursor is among cards or numbers here. */
const takesDigits = ({ amount, items }: Area): boolean =>
  amount === true || items.some(({ face }) => face !== undefined);

/**
 * Where digits pick: in a box of numbers, else where the cursor is; from buttons and rows among the cards
 * of the moves, the lowest first.
 */
export function digitArea(areas: readonly Area[], at: string): Area | undefined {
  const here = areas.find(({ id }) => id === at) ?? areas[0];
  const box = areas.find((area) => area.box);
  if (box !== undefined || here === undefined || takesDigits(here)) return box ?? here;
  const others = areas.filter(takesDigits);
  const isCards = ({ amount }: Area): boolean => amount !== true;
  return (
    others.findLast((area) => area.live) ??
    others.find((area) => !isCards(area)) ??
    others.at(-1) ??
    here
  );
}

/** The item at which the cursor enters an area from elsewhere. */
export const entered = (area: Area | undefined): Item | undefined => area?.items[entryOf(area, 0)];
