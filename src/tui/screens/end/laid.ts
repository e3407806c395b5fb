/** What lies open at the end of a deal, by whose it is, and as groups of cards with captions. */
import type { Seat } from '../../../engine/game.ts';
import type { Highlight } from '../../../engine/highlight.ts';
import type { FaceShown, Region, Table } from '../../../engine/table.ts';
import { addressedTo } from '../../../lang/address.ts';
import { capital, same, seatsListed } from '../../../lang/text.ts';
import { phrase, type Stage } from '../../context/render-context.ts';
import type { Group } from '../../table/cards/card-groups.tsx';
import { isKind } from '../../table/middle/kinds.ts';
import type { Scene } from '../../table/scene/scene.ts';
import { type Runs, run } from '../../theme/theme.ts';
import { isNumberedRow } from './laid-rows.tsx';

/** Open cards, by whom they belong to. */
export type HandsByOwner = readonly (readonly Region[])[];

/** Regions that say nothing of what anybody held. */
const HEAPS: readonly Region['role'][] = ['pile', 'stock', 'pot', 'pair'];

/** What lies open at the end of a deal, whoever it belongs to together; if nothing else, the last trick. */
export function laidIn({ table }: Scene): HandsByOwner {
  const all = table.regions.filter(({ role, cards }) => !HEAPS.includes(role) && cards.length > 0);
  const open = all.filter(({ lastTrick, role }) => lastTrick !== true && role !== 'trick');
  const laid = open.length > 0 ? open : all;
  const ownerOf = (region: Region) =>
    region.labelled ? region.id : ownersOf(table, region).join() || region.id;
  const owners = [...new Set(laid.map(ownerOf))];
  return owners.map((one) => laid.filter((region) => ownerOf(region) === one));
}

/** Whether what lies open is a trick and nothing else. */
export const isTrickAlone = (laid: HandsByOwner): boolean =>
  laid.every(([region]) => region?.lastTrick === true);

/** The seats that own a region: what lies before partners belongs to both, unless it has a name of its own. */
function ownersOf({ seats }: Table, { owner, role, labelled }: Region): readonly Seat[] {
  const party = role !== 'hand' && !labelled && seats.find(({ seat }) => seat === owner)?.party;
  if (typeof party !== 'number') return owner === undefined ? [] : [owner];
  return seats.flatMap((one) => (one.party === party ? [one.seat] : []));
}

const facesUp = (own: readonly Region[]): readonly number[] =>
  own.flatMap(({ cards }) => cards.flatMap(({ card }) => card ?? []));

const areSame = (one: readonly number[], other: readonly number[]): boolean =>
  one.toSorted().join() === other.toSorted().join();

/** Whether a highlight of a deal shows nothing but hands that lie open as a whole. */
export function isLaidOpen(scene: Scene, { groups }: Pick<Highlight, 'groups'>): boolean {
  const laid = laidIn(scene);
  if (isTrickAlone(laid)) return false;
  const hands = handsOf(laid).map(facesUp);
  return groups.every(({ cards }) => hands.some((hand) => areSame(hand, cards)));
}

/** What lies open apart from melds and numbered rows. */
export const handsOf = (laid: HandsByOwner): HandsByOwner =>
  laid
    .map((own) => own.filter((region) => !isKind(region) && !isNumberedRow(region)))
    .filter((own) => own.some(({ cards }) => cards.length > 0));

/** What was laid on the table: melds and numbered rows. */
export const onTableOf = (laid: HandsByOwner): HandsByOwner =>
  laid
    .map((own) => own.filter((region) => isKind(region) || isNumberedRow(region)))
    .filter((own) => own.length > 0);

/** Whose cards these are, “you” among them; of nobody’s cards their name. */
export function ownersLabel(stage: Stage, scene: Scene, [region]: readonly Region[]): Runs {
  const { voices, table } = scene;
  const owners = region ? ownersOf(table, region) : [];
  if (owners.length === 0) return phrase(stage, voices, region?.label ?? same(''), { bold: true });
  const names = seatsRuns(stage, scene, owners);
  if (region?.labelled !== true) return names;
  return [...names, run(': '), ...phrase(stage, voices, region.label)];
}

const seatsRuns = (stage: Stage, { voices, you }: Scene, seats: readonly Seat[]): Runs =>
  phrase(stage, voices, capital(addressedTo(seatsListed(seats), you)), { bold: true });

const isWinning = ({ marks = [] }: FaceShown): boolean => marks.includes('wins');

/** How many cards that win lie before the first that does not; 0 where all of them win. */
const winnersFirst = (faces: readonly FaceShown[]): number =>
  Math.max(
    0,
    faces.findIndex((face) => !isWinning(face)),
  );

/** A player's own cards in one group, but cards of a kind by themselves under their name. */
function ownGroups(stage: Stage, scene: Scene, own: readonly Region[]): readonly Group[] {
  const kinds = own.filter(isKind);
  const rest = own.filter((region) => !isKind(region));
  const groupOf = (regions: readonly Region[], caption: Runs): Group => ({
    cards: regions.flatMap(({ cards }) => cards.map(({ card }) => card)),
    caption,
    litCount: winnersFirst(regions.flatMap(({ cards }) => cards)),
    isLit: regions.every(({ cards }) => cards.every(isWinning)),
  });
  const sum = scene.table.seats.find(({ seat }) => seat === own[0]?.owner)?.comesTo;
  const comesTo = sum && phrase(stage, scene.voices, sum);
  const held = rest.length === 0 ? [] : [groupOf(rest, ownersLabel(stage, scene, own))];
  const laid = kinds.map((one) => groupOf([one], phrase(stage, scene.voices, one.label)));
  return [...held.map((group) => ({ ...group, comesTo })), ...laid];
}

/** A group for each player and for cards of a kind; of a trick, one for each card. */
export const groupsOf = (stage: Stage, scene: Scene, laid: HandsByOwner): readonly Group[] =>
  laid.flatMap((own): readonly Group[] => {
    if (own[0]?.lastTrick !== true) return ownGroups(stage, scene, own);
    const faces = own.flatMap(({ cards }) => cards);
    return faces.map(({ card, by = -1, marks = [] }) => ({
      cards: [card],
      caption: seatsRuns(stage, scene, [by]),
      isLit: marks.includes('wins'),
    }));
  });
