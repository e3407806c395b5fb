/** What the table's components draw: the description, who sits where, and the picks under way. */

import { createContext, useContext } from 'react';
import type { Card, Pack } from '../../../cards/pack.ts';
import type { Observer } from '../../../engine/game.ts';
import type { Amount, Button, Note, Region, SeatShown, Table } from '../../../engine/table.ts';
import type { Meanings } from '../../../play/advice/meanings.ts';
import type { Who } from '../../../play/session/choose-move.ts';
import type { Guest } from '../../../play/session/guests.ts';
import type { Placed } from '../../components/words.tsx';
import type { Voices } from '../../context/render-context.ts';
import { type Area, type Item, keyOf } from '../../picking/areas.ts';
import { focused, type Picks } from '../../picking/picks.ts';
import type { Measures } from '../../terminal/measures.ts';

/** The picking under way; absent while others act. */
export interface Picking {
  readonly areas: readonly Area[];
  readonly picks: Picks;
  /** Keys of the items that lead to a legal move. */
  readonly open: ReadonlySet<string>;
  /** Cards that Enter takes along with those picked and the one under the cursor. */
  readonly along?: readonly Item[];
  /** A single button is the only move, so that no card of a hand can be played. */
  readonly isOneButton?: boolean;
}

/** Where the cards that are meant may go as they are. */
export interface Aim {
  readonly cards: readonly Card[];
  /** The names of the regions that take them. */
  readonly takers: readonly string[];
  /** The one among them to which Enter adds. */
  readonly taker?: string | undefined;
}

/** A place in a trick that is kept for the card of whoever is to move. */
export interface Awaited {
  /** The name of the region. */
  readonly trick: string;
  readonly seat: number;
}

/** Somebody one plays with. */
interface Companion {
  readonly face: Guest | undefined;
  /** Absent for a program. */
  readonly who?: Who | undefined;
}

export interface Scene {
  readonly table: Table;
  readonly pack: Pack;
  readonly voices: Voices;
  readonly observer: number;
  readonly actor: number;
  /** Whether cards the observer merely remembers are shown. */
  readonly memory: boolean;
  /** By seat, whose face is there and how strong they play; people have neither. */
  readonly company?: readonly (Companion | undefined)[] | undefined;
  readonly picking?: Picking;
  readonly aim?: Aim | undefined;
  readonly awaited?: Awaited | undefined;
  /** What the game tells on the felt, for want of a panel. */
  readonly note?: Note | undefined;
  /** By seat, the cards won in the tricks of a finished deal that counted. */
  readonly won?: readonly (readonly Card[])[] | undefined;
  /** Regions for which cards are on their way. */
  readonly landings?: readonly string[] | undefined;
  /** The dealer whose cards lie in the middle, where nothing else does: those of all others lie before their seats. */
  readonly centre?: number | undefined;
  /** The deal is over and everything is laid open, or nothing can be picked, as in a replay. */
  readonly open?: boolean;
  /** At the end, the seat of the only person, who is called “you”. */
  readonly you?: number | undefined;
  /** In a replay, while the deal is under way: whose cards are seen; the hands of all others are backs. */
  readonly eyes?: Observer | undefined;
  /** What calls mean, in games with conventions. */
  readonly meanings?: Meanings;
}

export const SceneContext = createContext<Scene | undefined>(undefined);
/** The scene with the observer's own picks, for the part that draws them. */
export const OwnContext = createContext<Scene | undefined>(undefined);

export function useScene(): Scene {
  const scene = useContext(SceneContext);
  if (scene === undefined) throw new Error('a part of the table must be inside the table');
  return scene;
}

export function useOwnScene(): Scene {
  const own = useContext(OwnContext);
  const scene = useScene();
  return own ?? scene;
}

/** All melds lie in the middle, and with them the piles of their side. */
const isHeld = ({ melds }: Scene['table'], { role }: Region): boolean =>
  role !== 'meld' && role !== 'pair' && !(melds === true && role === 'pile');

/** Regions at the bottom of the screen: the observer's hand and what else they have before them. */
export const ownRegions = ({
  table,
  observer,
}: Pick<Scene, 'table' | 'observer'>): readonly Region[] =>
  observer < 0
    ? []
    : table.regions
        .filter((region) => region.owner === observer && isHeld(table, region))
        .sort((a, b) => Number(a.role === 'hand') - Number(b.role === 'hand'));

/** What lies before a seat. */
export const regionsOf = ({ table }: Pick<Scene, 'table'>, seat: number): readonly Region[] =>
  table.regions.filter((region) => region.owner === seat && isHeld(table, region));

/** Whether nothing ever lies in the middle: what lies before the others has its place there. */
export const isMiddleFree = ({ table }: Pick<Scene, 'table'>): boolean =>
  table.regions.every((region) => region.owner !== undefined && isHeld(table, region));

/** Who sits at the bottom: a spectator sits behind the first seat. */
export const bottomSeat = ({ observer }: Pick<Scene, 'observer'>): number => Math.max(0, observer);

/** The most seats of which all that lies before each has room in the middle, side by side and with names. */
export const ABREAST = 3;

/**
 * The dealer, where nothing but cards before seats lies on the table and the window has room for them around it; nobody
 * where those of all seats have room in the middle.
 */
export function centreOf({ table, observer }: Scene, { name }: Measures): number | undefined {
  const { dealer, seats } = table;
  if (seats.length <= ABREAST || name === 'compact' || !isMiddleFree({ table })) return undefined;
  return dealer === bottomSeat({ observer }) ? undefined : dealer;
}

/** What lies before a seat at the rim of the table. */
export function rimRegions(
  scene: Pick<Scene, 'table' | 'centre'>,
  seat: number,
): readonly Region[] {
  const isInMiddle = scene.centre === undefined ? isMiddleFree(scene) : scene.centre === seat;
  return isInMiddle ? [] : regionsOf(scene, seat);
}

/** Whether anything has its place before one of these seats, at the rim of the table. */
export const hasLaid = (
  scene: Pick<Scene, 'table' | 'centre'>,
  seats: readonly number[],
): boolean => seats.some((seat) => rimRegions(scene, seat).length > 0);

/** Whether the seat's hand is drawn as backs: in play those of all but who sits at the bottom. */
export function hasBacks({ eyes, open, observer }: Scene, seat: number): boolean {
  if (eyes !== undefined) return seat !== eyes;
  return open !== true && seat !== bottomSeat({ observer });
}

/** Whether all cards of a seat lie before it, so that no others are in its hand. */
export function isAllLaid(scene: Pick<Scene, 'table'>, { seat, cards }: SeatShown): boolean {
  const laid = regionsOf(scene, seat).flatMap((region) => region.cards);
  return cards > 0 && laid.length === cards;
}

/** Rows and melds in the middle need all the height there is. */
export const hasHeavyMiddle = ({ table }: Pick<Scene, 'table'>): boolean =>
  table.melds === true ||
  table.regions.filter(({ role, owner }) => role === 'row' && owner === undefined).length > 2;

/** What lies at the bottom of the table: the observer's own, else what the first seat has open. */
export const bottomRegions = (scene: Scene): readonly Region[] =>
  scene.observer < 0 ? regionsOf(scene, bottomSeat(scene)) : ownRegions(scene);

/** Whether a region is laid out: an empty hand without an owner, as a spectator's, is not. */
const isLaid = ({ role, cards, count }: Region): boolean =>
  role !== 'hand' || cards.length > 0 || count !== undefined;

/** What lies in the middle of the table; the last trick is shown elsewhere until the deal is over. */
export const middleRegions = ({ table, open }: Pick<Scene, 'table' | 'open'>): readonly Region[] =>
  table.regions.filter(
    (region) =>
      (region.owner === undefined || !isHeld(table, region)) &&
      (!region.lastTrick || (open === true && region.cards.length > 0)) &&
      isLaid(region),
  );

/** Tricks are being played. */
export const hasTrick = ({ table, open }: Pick<Scene, 'table' | 'open'>): boolean =>
  open !== true && table.regions.some(({ role }) => role === 'trick');

/** Rows of the table by their numbers lie in a grid. */
export const hasGrid = ({ table }: Pick<Scene, 'table'>): boolean =>
  table.regions.some(({ role, number }) => role === 'row' && number !== undefined);

/** Up to this many players sit opposite each other, so that nobody is at the left. */
const OPPOSITE = 2;

/** Whether the felt at the left of the table is free for a note. */
export const hasFreeSide = ({ name }: Measures, scene: Scene): boolean =>
  name === 'regular' &&
  scene.table.seats.length <= OPPOSITE &&
  scene.table.melds !== true &&
  !hasGrid(scene);

/**
 * The scene as everything above the observer's own part draws it: without where the cursor is among their cards,
 * and which of them are picked.
 */
export function sceneAbove(scene: Scene): Scene {
  const { picking } = scene;
  if (picking === undefined) return scene;
  const own = ownRegions(scene).map(({ id }) => id);
  const isOwn = ({ pick }: Item): boolean => 'region' in pick && own.includes(pick.region);
  const { picks } = picking;
  const cursor = cursorIn(scene);
  const at = cursor !== undefined && isOwn(cursor) ? 0 : picks.at;
  const picked = picks.picked.filter((one) => !isOwn(one));
  const along = picking.along?.filter((one) => !isOwn(one)) ?? [];
  return { ...scene, picking: { ...picking, along, picks: { ...picks, at, picked } } };
}

/** What the cursor is on. */
export const cursorIn = ({ picking }: Pick<Scene, 'picking'>): Item | undefined =>
  picking && focused(picking.areas, picking.picks);

/** The region the cursor is in. */
export function focusedRegion(scene: Scene): string | undefined {
  const pick = cursorIn(scene)?.pick;
  return pick !== undefined && 'region' in pick ? pick.region : undefined;
}

/** Whether something is picked in a region: one of its cards, or the region as a whole. */
export const isIn = (pick: object, region: Region): boolean =>
  'region' in pick && pick.region === region.id;

export interface WholeShown {
  readonly open: boolean;
  readonly focus: boolean;
  readonly picked: boolean;
}

/** Under which clicks find a region that is ever picked as a whole. */
export const wholePlace = ({ id, slot }: Region): Placed | undefined =>
  slot === undefined ? undefined : ['control', `whole:${id}`];

/** Whether the region can be picked as a whole now, and whether the cursor is on it. */
export function wholeShown({ picking }: Scene, region: Region): WholeShown {
  if (picking === undefined || region.slot === undefined)
    return { open: false, focus: false, picked: false };
  const key = keyOf({ region: region.id, slot: region.slot });
  const isWhole = (item: Item | undefined): boolean =>
    item !== undefined && item.face === undefined && isIn(item.pick, region);
  return {
    open: picking.open.has(key),
    focus: isWhole(cursorIn({ picking })),
    picked: picking.picks.picked.some(isWhole),
  };
}

/** Whether cards of the region are ever picked one by one: rows for that are kept while others act. */
export const takesPicks = (scene: Scene, region: Region): boolean =>
  scene.open !== true &&
  (scene.picking?.areas.some(({ id }) => id === region.id) === true ||
    (region.owner === scene.observer && region.role === 'hand' && scene.observer >= 0));

export function isButtonFocused(scene: Scene, id: string): boolean {
  const pick = cursorIn(scene)?.pick;
  return pick !== undefined && 'button' in pick && pick.button === id;
}

/** Calls in the box of bids, and the numbers in it. */
export const inCells = ({ table }: Scene): readonly Button[] =>
  table.buttons.filter(({ box }) => box !== undefined);
export const inBox = ({ table }: Scene): readonly Amount[] =>
  (table.amounts ?? []).filter(({ box }) => box !== undefined);

/** Whether bids are being made, by anybody. */
export const hasBids = (scene: Scene): boolean =>
  scene.open !== true && (inCells(scene).length > 0 || inBox(scene).length > 0);

/** What pressing the button would say, in a game with conventions. */
export const meaningOf = (
  { meanings }: Scene,
  { id }: Button,
): Meanings['open'][number] | undefined => meanings?.open.find(({ button }) => button === id);
