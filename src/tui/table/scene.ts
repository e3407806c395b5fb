/** The input of the table's renderers: the description, the observer, and the picks. */
import type { Pack } from '../../cards/pack.ts';
import type { FaceShown, Region, Table } from '../../engine/table.ts';
import { type Area, BUTTONS, focused, keyOf, type Picks } from '../parts/picks.ts';
import type { Stage, Voices } from '../render-context.ts';
import type { CardShown } from './cards.ts';
import { faceOf } from './face.ts';

/** The picking under way; absent while others act. */
interface Picking {
  readonly areas: readonly Area[];
  readonly picks: Picks;
  /** Keys of the items that lead to a legal move. */
  readonly open: ReadonlySet<string>;
}

export interface Scene {
  readonly table: Table;
  readonly pack: Pack;
  readonly voices: Voices;
  readonly observer: number;
  readonly actor: number;
  /** Whether cards the observer merely remembers are shown. */
  readonly memory: boolean;
  readonly picking?: Picking;
}

/** Regions at the bottom of the screen: the observer's hand, or what they have in place of one. */
export function ownRegions({
  table,
  observer,
}: Pick<Scene, 'table' | 'observer'>): readonly Region[] {
  const owned = table.regions.filter(({ owner }) => owner === observer && observer >= 0);
  const hands = owned.filter(({ role }) => role === 'hand');
  return hands.length > 0 ? hands : owned;
}

/** The region's cards with cursor, picks and playable marks. */
export function cardsShown(stage: Stage, scene: Scene, region: Region): readonly CardShown[] {
  const focus = scene.picking && focused(scene.picking.areas, scene.picking.picks);
  return region.cards.map((face, at) => ({
    ...printOf(stage, scene, region, face),
    ...signOf(stage, face),
    ...pickingOf(scene, region, face, at, focus?.face === at && isIn(focus.pick, region)),
  }));
}

const isIn = (pick: object, region: Region): boolean =>
  'region' in pick && pick.region === region.id;

/** A card merely remembered is drawn face down; a hand is seen. */
function printOf(
  stage: Stage,
  scene: Scene,
  { role }: Region,
  face: FaceShown,
): Pick<CardShown, 'print'> {
  const { marks = [] } = face;
  const seen = role === 'hand' || marks.includes('fresh') || scene.memory;
  const kept = marks.includes('known') && !seen;
  if (face.card === undefined || kept) return {};
  return { print: faceOf(stage.deck, scene.pack, face.card) };
}

function signOf(stage: Stage, { marks = [] }: FaceShown): Pick<CardShown, 'sign'> {
  if (marks.includes('wins')) return { sign: stage.theme.glyphs.wins };
  if (marks.includes('trump')) return { sign: 't' };
  if (marks.includes('known')) return { sign: '?' };
  return marks.includes('fresh') ? { sign: '!' } : {};
}

/** The digit that picks the card while its region has the cursor; else a dot. */
function pickingOf(
  { picking }: Scene,
  region: Region,
  { slot }: FaceShown,
  at: number,
  focus: boolean,
): Partial<CardShown> {
  if (picking === undefined || slot === undefined) return {};
  const picked = picking.picks.picked.some((item) => item.face === at && isIn(item.pick, region));
  const playable = picking.open.has(keyOf({ region: region.id, slot }));
  const area = picking.areas.find(({ id }) => id === region.id);
  if (area === undefined) return {};
  const place = area.items.findIndex((item) => item.face === at);
  const below = area.id === picking.picks.area && place < 10 ? String((place + 1) % 10) : '•';
  return { focus, picked, dim: !playable && !picked, ...(playable ? { below } : {}) };
}

/** Whether the region can be picked as a whole now, and whether the cursor is on it. */
export function wholeShown(
  { picking }: Scene,
  region: Region,
): { readonly open: boolean; readonly focus: boolean; readonly picked: boolean } {
  if (picking === undefined || region.slot === undefined)
    return { open: false, focus: false, picked: false };
  const key = keyOf({ region: region.id, slot: region.slot });
  const focus = focused(picking.areas, picking.picks);
  const isWhole = (item: { readonly face?: number; readonly pick: object } | undefined) =>
    item !== undefined && item.face === undefined && isIn(item.pick, region);
  return {
    open: picking.open.has(key),
    focus: isWhole(focus),
    picked: picking.picks.picked.some(isWhole),
  };
}

/** Whether the cursor is in this region. */
export const hasCursor = ({ picking }: Scene, region: Region): boolean => {
  const focus = picking && focused(picking.areas, picking.picks);
  return focus !== undefined && isIn(focus.pick, region);
};

export const isInteractive = ({ picking }: Scene, region: Region): boolean =>
  picking?.areas.some(({ id }) => id === region.id) === true;

export const isButtonFocused = ({ picking }: Scene, id: string): boolean => {
  const focus = picking && focused(picking.areas, picking.picks);
  return focus !== undefined && keyOf(focus.pick) === `${BUTTONS}${id}`;
};
