/** All hands at the end of a deal: as cards with captions, or told in lines. */

import type { ReactNode } from 'react';
import type { Seat } from '../../../engine/game.ts';
import type { Region, Table } from '../../../engine/table.ts';
import { addressedTo } from '../../../lang/address.ts';
import { capital, same, seatsListed } from '../../../lang/text.ts';
import { Column, Fixed, Sentence, Words, wrapRuns } from '../../components/words.tsx';
import {
  phrase,
  type Stage,
  StageContext,
  useRegistry,
  useStage,
} from '../../context/render-context.ts';
import endTexts from '../../messages/end.json' with { type: 'json' };
import windowTexts from '../../messages/windows.json' with { type: 'json' };
import { tokenRuns } from '../../table/cards/cards.tsx';
import { cardsShown } from '../../table/cards/cards-shown.ts';
import { isKind, kindRuns } from '../../table/middle/kinds.ts';
import type { Scene } from '../../table/scene/scene.ts';
import { type Shape, sizeThat } from '../../terminal/measures.ts';
import { type Runs, run } from '../../theme/theme.ts';
import { CardGroup, type Group, gapOf, groupCells } from './card-groups.tsx';
import { bySuits, printsOf } from './diagram.tsx';
import { LaidMelds, meldRowsIn } from './laid-melds.tsx';
import { areRowsDrawn, isNumberedRow, LaidRows, linesOfRows } from './laid-rows.tsx';
import { Won } from './won.tsx';

const inCards = (stage: Stage, shape: Shape): Stage => ({
  ...stage,
  measures: { ...stage.measures, table: shape },
});

interface LaidOut {
  readonly groups: readonly Group[];
  readonly shape: Shape;
}

/** Cards may be as small as this to lie beside each other: high ones, and those of one row between their indexes. */
const SMALLER: Shape = { width: 7, height: 5 };
const NARROW: Shape = { width: 5, height: 3 };

/** The groups with all cards whole if they have room in one row; else as they are. */
function spreadIn(stage: Stage, { groups, shape }: LaidOut, width: number): LaidOut {
  const spread = groups.map((group) => ({ ...group, isSpread: true }));
  const fits = (one: Shape): boolean => {
    const cells = spread.map((group) => groupCells(inCards(stage, one), group));
    const gap = gapOf(groups);
    return cells.reduce((sum, each) => sum + each + gap, -gap) <= width;
  };
  const smallest = shape.height > NARROW.height ? SMALLER : NARROW;
  const whole = sizeThat((one) => fits(one) || one.height <= smallest.height, shape);
  return fits(whole) ? { groups: spread, shape: whole } : { groups, shape };
}

/** Regions that say nothing of what anybody held. */
const HEAPS: readonly Region['role'][] = ['pile', 'stock', 'pot', 'pair'];

/** What lies open at the end of a deal, whoever it belongs to together; if nothing else, the last trick. */
function laidIn({ table }: Scene): readonly (readonly Region[])[] {
  const all = table.regions.filter(({ role, cards }) => !HEAPS.includes(role) && cards.length > 0);
  const open = all.filter(({ lastTrick, role }) => lastTrick !== true && role !== 'trick');
  const laid = open.length > 0 ? open : all;
  const ownerOf = (region: Region) =>
    region.labelled ? region.id : ownersOf(table, region).join() || region.id;
  const owners = [...new Set(laid.map(ownerOf))];
  return owners.map((one) => laid.filter((region) => ownerOf(region) === one));
}

/** The seats that own a region: what lies before partners belongs to both, unless it has a name of its own. */
function ownersOf({ seats }: Table, { owner, role, labelled }: Region): readonly Seat[] {
  const party = role !== 'hand' && !labelled && seats.find(({ seat }) => seat === owner)?.party;
  if (typeof party !== 'number') return owner === undefined ? [] : [owner];
  return seats.flatMap((one) => (one.party === party ? [one.seat] : []));
}

/** Whose cards these are, “you” among them; of nobody’s cards their name. */
function ownersLabel(stage: Stage, scene: Scene, [region]: readonly Region[]): Runs {
  const { voices, table } = scene;
  const owners = region ? ownersOf(table, region) : [];
  if (owners.length === 0) return phrase(stage, voices, region?.label ?? same(''), { bold: true });
  const names = seatsRuns(stage, scene, owners);
  if (region?.labelled !== true) return names;
  return [...names, run(': '), ...phrase(stage, voices, region.label)];
}

const seatsRuns = (stage: Stage, { voices, you }: Scene, seats: readonly Seat[]): Runs =>
  phrase(stage, voices, capital(addressedTo(seatsListed(seats), you)), { bold: true });

/** A player's own cards in one group, but cards of a kind by themselves under their name. */
function ownGroups(stage: Stage, scene: Scene, own: readonly Region[]): readonly Group[] {
  const kinds = own.filter(isKind);
  const rest = own.filter((region) => !isKind(region));
  const groupOf = (regions: readonly Region[], caption: Runs): Group => ({
    cards: regions.flatMap(({ cards }) => cards.map(({ card }) => card)),
    caption,
    isLit: regions.every(({ cards }) => cards.every(({ marks }) => marks?.includes('wins'))),
  });
  const held = rest.length === 0 ? [] : [groupOf(rest, ownersLabel(stage, scene, own))];
  const laid = kinds.map((one) => groupOf([one], phrase(stage, scene.voices, one.label)));
  return [...held, ...laid];
}

/** A group for each player and for cards of a kind; of a trick, one for each card. */
const groupsOf = (stage: Stage, scene: Scene): readonly Group[] =>
  laidIn(scene).flatMap((own): readonly Group[] => {
    if (own[0]?.lastTrick !== true) return ownGroups(stage, scene, own);
    const faces = own.flatMap(({ cards }) => cards);
    return faces.map(({ card, by = -1, marks = [] }) => ({
      cards: [card],
      caption: seatsRuns(stage, scene, [by]),
      isLit: marks.includes('wins'),
    }));
  });

/** Up to this many cards in all, and of one player, are drawn; more are listed in words. */
const MOST = { compact: 0, regular: 16, comfortable: 40, large: 120 } as const;
const EACH = { compact: 0, regular: 16, comfortable: 16, large: 24 } as const;

/** Whether cards of this shape are so low that hands are told in words. */
export const areSlips = ({ height }: Shape): boolean => height < 3;

/** Whether the open hands are few and the cards high enough to be drawn; otherwise they are told in words. */
export function areFew({ measures }: Stage, scene: Scene): boolean {
  const counts = laidIn(scene).map((own) => own.flatMap(({ cards }) => cards).length);
  const total = counts.reduce((sum, count) => sum + count, 0);
  return (
    !areSlips(measures.table) &&
    total <= MOST[measures.name] &&
    Math.max(0, ...counts) <= EACH[measures.name]
  );
}

/** Rows of these groups beside each other, with their captions, in cards of a shape. */
function groupRows(stage: Stage, groups: readonly Group[], width: number, shape: Shape): number {
  const cards = inCards(stage, shape);
  const gap = gapOf(groups);
  let lines = 1;
  let used = 0;
  for (const group of groups) {
    const cells = groupCells(cards, group);
    const isNext = used > 0 && used + gap + cells > width;
    if (isNext) lines++;
    used = used === 0 || isNext ? cells : used + gap + cells;
  }
  return lines * (shape.height + 1);
}

interface HandsProps {
  readonly scene: Scene;
  /** The room for hands as cards; without any they are told in lines. */
  readonly room?: Shape | undefined;
}

interface LaidProps {
  readonly scene: Scene;
  readonly room: Shape;
  readonly laid: readonly (readonly Region[])[];
}

/**
 * All hands as cards, as large as the room allows; undefined where there is none, or where there is none for a row of
 * low cards but for a line a player.
 */
function cardsShape(stage: Stage, groups: readonly Group[], room: Shape): Shape | undefined {
  if (room.height < LEAST_ROWS && groups.length <= room.height) return undefined;
  const { table } = stage.measures;
  const rows = Math.max(room.height, LEAST_ROWS);
  const shape = sizeThat((one) => groupRows(stage, groups, room.width, one) <= rows, table);
  return areSlips(shape) ? undefined : shape;
}
/** Rows of low cards with their captions, which scroll into view where there are fewer. */
const LEAST_ROWS = 4;

interface HandCardsProps extends LaidOut {
  readonly scene: Scene;
  readonly width: number;
}

/** Groups of cards side by side, in cards of another shape than the table’s. */
function HandCards({ scene, groups, shape, width }: HandCardsProps): ReactNode {
  const stage = useStage();
  const registry = useRegistry();
  const laid = spreadIn(stage, { groups, shape }, width);
  return (
    <StageContext value={{ stage: inCards(stage, laid.shape), registry }}>
      <Fixed flexWrap="wrap" columnGap={gapOf(laid.groups)}>
        {laid.groups.map((group, at) => (
          <CardGroup key={String(at)} pack={scene.pack} {...group} />
        ))}
      </Fixed>
    </StageContext>
  );
}

interface ToldProps {
  readonly scene: Scene;
  readonly laid: readonly (readonly Region[])[];
  readonly isTrick: boolean;
}

/** The hand of a player in words, and what lies before them. */
function toldCards(stage: Stage, scene: Scene, own: readonly Region[]): Runs {
  const held = own.filter((region) => !isKind(region));
  const cards = held.flatMap((region) => cardsShown(stage, scene, region));
  const areSuits = held.length > 0 && held.every(({ suits }) => suits === true);
  const hand = areSuits
    ? bySuits(held.flatMap((region) => printsOf(stage, scene, region)))
    : tokenRuns(stage, cards);
  const kinds = own.filter(isKind).map((region) => kindRuns(stage, scene, region));
  return [hand, ...kinds].flatMap((part, at) => (at === 0 ? part : [run('   '), ...part]));
}

/** A line for each player, whose name begins it; for a trick the cards alone. */
const toldLines = (stage: Stage, { scene, laid, isTrick }: ToldProps): readonly Runs[] =>
  laid.map((own) => {
    const words = toldCards(stage, scene, own);
    return isTrick ? words : [...ownersLabel(stage, scene, own), run('  '), ...words];
  });

const ToldHands = (props: ToldProps): ReactNode =>
  toldLines(useStage(), props).map((of, at) => <Words key={String(at)} of={of} wrap="wrap" />);

/** The rows of all hands told in words, with their title. */
export function toldRows(stage: Stage, scene: Scene, width: number): number {
  const lines = toldLines(stage, { scene, laid: laidIn(scene), isTrick: false });
  return lines.reduce((sum, line) => sum + wrapRuns(line, width).length, TITLE);
}

/** Melds as they lay on the table, and the hands in words below. */
function MeldsAndHands({ scene, laid, room }: LaidProps): ReactNode {
  const stage = useStage();
  const held = handsOf(laid);
  const height = meldRowsIn(stage, scene, room.height - held.length);
  if (height === 0) return <ToldHands {...{ scene, laid }} isTrick={false} />;
  return (
    <>
      <LaidMelds {...{ scene, height }} width={room.width} />
      <ToldHands scene={scene} laid={held} isTrick={false} />
    </>
  );
}

/** What lies open apart from melds and numbered rows. */
const handsOf = (laid: LaidProps['laid']): LaidProps['laid'] =>
  laid
    .map((own) => own.filter((region) => !isKind(region) && !isNumberedRow(region)))
    .filter((own) => own.some(({ cards }) => cards.length > 0));

/** Rows of the window below the title and the hands that are told in words. */
const rowsBelowHands = (scene: Scene, { height }: Shape): number =>
  height - TITLE - handsOf(laidIn(scene)).length;

/** Whether melds or numbered rows are shown as cards in this room. */
export function isLaidDrawn(stage: Stage, scene: Scene, room: Shape): boolean {
  const rows = rowsBelowHands(scene, room);
  return meldRowsIn(stage, scene, rows) > 0 || areRowsDrawn(scene, rows);
}

/** The rows of the window that numbered rows take as cards, with the title and the hands told in words above them. */
export const rowsOfLaid = ({ measures }: Stage, scene: Scene): number =>
  TITLE + handsOf(laidIn(scene)).length + linesOfRows(scene) * (measures.table.height + 2);

/** Numbered rows as they lay on the table, below the hands in words. */
function RowsAndHands({ scene, laid, room }: LaidProps): ReactNode {
  const { width } = room;
  return (
    <>
      <ToldHands scene={scene} laid={handsOf(laid)} isTrick={false} />
      <LaidRows scene={scene} width={width} height={rowsBelowHands(scene, room)} />
    </>
  );
}

const TITLE = 1;

/** All hands, and the last trick. */
export function Hands({ scene, room }: HandsProps): ReactNode {
  const stage = useStage();
  const laid = laidIn(scene);
  if (laid.length === 0) return null;
  const isTrick = laid.every(([region]) => region?.lastTrick === true);
  if (isTrick && room !== undefined && scene.won !== undefined)
    return <Won scene={scene} won={scene.won} room={room} />;
  if (room !== undefined && areRowsDrawn(scene, rowsBelowHands(scene, room)))
    return (
      <Column>
        <Sentence of={endTexts.score.open} tone="accent" bold />
        <RowsAndHands {...{ scene, laid, room }} />
      </Column>
    );
  const below = room && { ...room, height: room.height - TITLE };
  const groups = below !== undefined && areFew(stage, scene) ? groupsOf(stage, scene) : [];
  const shape = below && groups.length > 0 ? cardsShape(stage, groups, below) : undefined;
  const hasMelds = below !== undefined && laid.some((own) => own.some(isKind));
  return (
    <Column>
      <Sentence
        of={isTrick ? windowTexts.lastTrick.title : endTexts.score.open}
        tone="accent"
        bold
      />
      {shape !== undefined && <HandCards {...{ scene, groups, shape }} width={below?.width ?? 0} />}
      {shape === undefined && hasMelds && <MeldsAndHands {...{ scene, laid }} room={below} />}
      {shape === undefined && !hasMelds && <ToldHands {...{ scene, laid, isTrick }} />}
    </Column>
  );
}
