/** All hands at the end of a deal: as cards with captions, or told in lines. */

import type { ReactNode } from 'react';
import stringWidth from 'string-width';
import type { Region } from '../../../engine/table.ts';
import type { Text } from '../../../lang/text.ts';
import { BrokenLines, Column, Fixed, Sentence } from '../../components/words.tsx';
import {
  type Stage,
  StageContext,
  say,
  useRegistry,
  useStage,
} from '../../context/render-context.ts';
import endTexts from '../../messages/end.json' with { type: 'json' };
import windowTexts from '../../messages/windows.json' with { type: 'json' };
import {
  CardGroup,
  captionRows,
  cellsOfGroups,
  type Group,
  gapOf,
  groupCells,
} from '../../table/cards/card-groups.tsx';
import { isKind } from '../../table/middle/kinds.ts';
import type { Scene } from '../../table/scene/scene.ts';
import { type Shape, sizeThat } from '../../terminal/measures.ts';
import { plainText, type Runs, run } from '../../theme/theme.ts';
import { groupsOf, type HandsByOwner, handsOf, isTrickAlone, laidIn } from './laid.ts';
import { areMeldsDrawn, hasMelds, LaidMelds, leastMeldRows, meldRowsIn } from './laid-melds.tsx';
import { areRowsDrawn, isNumberedRow, LaidRows, leastRowCards, linesOfRows } from './laid-rows.tsx';
import { leastTold, ToldHands, toldLines } from './told-hands.tsx';
import { toldWonRows, Won } from './won.tsx';

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
    const gap = gapOf(stage, groups);
    return cells.reduce((sum, each) => sum + each + gap, -gap) <= width;
  };
  const smallest = shape.height > NARROW.height ? SMALLER : NARROW;
  const whole = sizeThat((one) => fits(one) || one.height <= smallest.height, shape);
  return fits(whole) ? { groups: spread, shape: whole } : { groups, shape };
}

/** Up to this many cards in all, and of one player, are drawn; more are listed in words. */
const MOST = { compact: 0, regular: 16, comfortable: 40, large: 120 } as const;
const EACH = { compact: 0, regular: 16, comfortable: 16, large: 24 } as const;

/** A group with what its cards come to beside the caption. */
function inOneLine({ caption, comesTo, ...group }: Group): Group {
  if (comesTo === undefined) return { ...group, caption };
  return { ...group, caption: [...caption, run('  '), ...comesTo] };
}

/** The groups of what lies open: what cards come to stands beside their captions where that has room, else below. */
function captioned(stage: Stage, { scene, laid }: Omit<LaidProps, 'room'>, width: number) {
  const groups = groupsOf(stage, scene, laid);
  const lines = groups.map(inOneLine);
  return cellsOfGroups(inCards(stage, SMALLER), lines) <= width ? lines : groups;
}

/** Whether cards of this shape are so low that hands are told in words. */
export const areSlips = ({ height }: Shape): boolean => height < 3;

/** Whether the open hands are few and the cards high enough to be drawn; otherwise they are told in words. */
export function areFew({ measures }: Stage, laid: HandsByOwner): boolean {
  const counts = laid.map((own) => own.flatMap(({ cards }) => cards).length);
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
  const gap = gapOf(stage, groups);
  if (groups.some((group) => groupCells(cards, group) > width)) return Number.POSITIVE_INFINITY;
  let lines = 1;
  let used = 0;
  for (const group of groups) {
    const cells = groupCells(cards, group);
    const isNext = used > 0 && used + gap + cells > width;
    if (isNext) lines++;
    used = used === 0 || isNext ? cells : used + gap + cells;
  }
  return lines * (shape.height + captionRows(groups));
}

const TITLE = 1;
interface LaidProps {
  readonly scene: Scene;
  /** What of the open cards is shown. */
  readonly laid: HandsByOwner;
  readonly room: Shape;
}

/**
 * Hands as cards, as large as the room allows; undefined where there is none, or where there is none for low cards but
 * for the hands in words.
 */
function cardsShape(stage: Stage, props: LaidProps): Shape | undefined {
  const { scene, laid, room } = props;
  if (!areFew(stage, laid)) return undefined;
  const groups = captioned(stage, { scene, laid }, room.width);
  const rowsIn = (shape: Shape): number => groupRows(stage, groups, room.width, shape);
  const isTold = leastTold(stage, scene, laid, room.width) <= room.height;
  if (rowsIn(NARROW) > room.height && isTold) return undefined;
  const rows = Math.max(room.height, NARROW.height + captionRows(groups));
  const shape = sizeThat((one) => rowsIn(one) <= rows, stage.measures.table);
  return areSlips(shape) ? undefined : shape;
}

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
      <Fixed flexWrap="wrap" columnGap={gapOf(stage, laid.groups)}>
        {laid.groups.map((group, at) => (
          <CardGroup key={String(at)} pack={scene.pack} {...group} />
        ))}
      </Fixed>
    </StageContext>
  );
}

/** Cells between the title and hands beside it. */
const BESIDE_TITLE = 2;

/** Whether cards won the deal, so that nobody was left with them. */
const hasWon = ({ cards }: Region): boolean => cards.some(({ marks }) => marks?.includes('wins'));

/** The heading of open cards: hands that were left are told apart from cards that were laid on the table. */
function titleAbove(scene: Scene, laid: HandsByOwner): Text {
  if (isTrickAlone(laid) && laid.length > 0) return windowTexts.lastTrick.title;
  const hasLaid = hasMelds(scene) || scene.table.regions.some(isNumberedRow);
  const areHands = laid.length > 0 && handsOf(laid).length === laid.length;
  const isLeft = hasLaid && areHands && !laid.flat().some(hasWon);
  if (isLeft) return endTexts.score.left;
  return endTexts.score.open;
}

/** The title with the hands beside it where all of them have room in its line, else above them. */
function headedHands(stage: Stage, { scene, laid, room }: LaidProps): readonly Runs[] {
  const held = handsOf(laid);
  const title = run(say(stage, titleAbove(scene, held)), { tone: 'accent', bold: true });
  if (held.length === 0) return [[title]];
  const left = room.width - stringWidth(title.text) - BESIDE_TITLE;
  const [line = [], ...more] = toldLines(stage, scene, held, { width: left, height: 0 });
  const isRoom = more.length === 0 && stringWidth(plainText(line)) <= left;
  if (isRoom) return [[title, run(' '.repeat(BESIDE_TITLE)), ...line]];
  return [[title], ...toldLines(stage, scene, held, room)];
}

/** Rows of the heading of melds: below hands they have one of their own. */
const meldTitleRows = (scene: Scene, laid: HandsByOwner): number =>
  Number(hasMelds(scene) && handsOf(laid).length > 0);

/** The rows above melds or numbered rows: the title with the hands in words, and the heading of melds. */
const rowsAboveLaid = (stage: Stage, props: LaidProps): number =>
  headedHands(stage, props).length + meldTitleRows(props.scene, props.laid);

/** The room below the title and the hands in words. */
const belowHands = (stage: Stage, props: LaidProps): Shape => ({
  width: props.room.width,
  height: props.room.height - rowsAboveLaid(stage, props),
});

/** Whether melds or numbered rows are shown as cards in this room. */
export function isLaidDrawn(stage: Stage, scene: Scene, room: Shape): boolean {
  const below = belowHands(stage, { scene, laid: laidIn(scene), room });
  return areMeldsDrawn(stage, scene, below.height) || areRowsDrawn(stage, scene, below);
}

/** The rows of the window that numbered rows take as cards, with the title and the hands told in words above them. */
export function rowsOfLaid(stage: Stage, scene: Scene, width: number): number {
  const room = { width, height: Number.POSITIVE_INFINITY };
  const head = headedHands(stage, { scene, laid: laidIn(scene), room }).length;
  return head + linesOfRows(stage, scene, width) * (stage.measures.table.height + 2);
}

/**
 * Rows of the window that open cards need with their title, in the ways in which they can be shown: as cards, and in
 * words. Nothing where nothing lies open.
 */
export function rowsForLaid(
  stage: Stage,
  scene: Scene,
  laid: HandsByOwner,
  width: number,
): readonly number[] {
  if (laid.length === 0) return [];
  if (isWonShown(scene, laid)) return toldWonRows(stage, scene, width);
  const told = TITLE + leastTold(stage, scene, laid, width);
  if (laid.flat().some(isKind)) {
    const head = rowsAboveLaid(stage, { scene, laid, room: { width, height: 0 } });
    return leastMeldRows(stage, scene).map((rows) => head + rows);
  }
  if (laid.flat().some(isNumberedRow)) {
    const room = { width, height: 0 };
    const head = headedHands(stage, { scene, laid, room }).length;
    return [head + leastRowCards(stage, scene, width)];
  }
  if (!areFew(stage, laid)) return [told];
  const groups = captioned(stage, { scene, laid }, width);
  return [TITLE + groupRows(stage, groups, width, NARROW), told];
}

/** Whether the cards won in tricks are shown in place of the last trick. */
const isWonShown = (scene: Scene, laid: HandsByOwner): boolean =>
  isTrickAlone(laid) && scene.won !== undefined;

/** Melds as they lay on the table, under their heading below the hands in words. */
function MeldsAndHands(props: LaidProps): ReactNode {
  const stage = useStage();
  const { scene, laid } = props;
  const { width, height } = belowHands(stage, props);
  return (
    <Column>
      <BrokenLines of={headedHands(stage, props)} />
      {meldTitleRows(scene, laid) > 0 && <Sentence of={endTexts.score.melds} tone="accent" bold />}
      <LaidMelds {...{ scene, width }} height={meldRowsIn(stage, scene, height)} />
    </Column>
  );
}

/** Numbered rows as they lay on the table, below the hands in words. */
function RowsAndHands(props: LaidProps): ReactNode {
  const stage = useStage();
  return (
    <Column>
      <BrokenLines of={headedHands(stage, props)} />
      <LaidRows scene={props.scene} {...belowHands(stage, props)} />
    </Column>
  );
}

interface HandsProps {
  readonly scene: Scene;
  /** What of the open cards is shown; absent: all of them. */
  readonly laid?: HandsByOwner | undefined;
  readonly width: number;
  /** Rows for hands as cards; absent: they are told in lines. */
  readonly height?: number | undefined;
}

/** Cards below their title: as large as the room allows, else in words. */
function TitledHands({ scene, laid, room }: LaidProps): ReactNode {
  const stage = useStage();
  const below = { ...room, height: room.height - TITLE };
  const shape = cardsShape(stage, { scene, laid, room: below });
  const groups = shape === undefined ? [] : captioned(stage, { scene, laid }, below.width);
  return (
    <>
      {shape !== undefined && <HandCards {...{ scene, groups, shape }} width={below.width} />}
      {shape === undefined && <ToldHands {...{ scene, laid }} {...below} />}
    </>
  );
}

/** All hands, and the last trick. */
export function Hands({ scene, laid = laidIn(scene), width, height }: HandsProps): ReactNode {
  const stage = useStage();
  if (laid.length === 0) return null;
  const room = height === undefined ? undefined : { width, height };
  if (room !== undefined && scene.won !== undefined && isTrickAlone(laid))
    return <Won scene={scene} won={scene.won} room={room} />;
  if (room !== undefined && laid.flat().some(isNumberedRow)) {
    const props = { scene, laid, room };
    if (areRowsDrawn(stage, scene, belowHands(stage, props))) return <RowsAndHands {...props} />;
  }
  if (room !== undefined && laid.flat().some(isKind))
    return <MeldsAndHands {...{ scene, laid, room }} />;
  return (
    <Column>
      <Sentence of={titleAbove(scene, laid)} tone="accent" bold />
      {room === undefined ? (
        <ToldHands {...{ scene, laid, width }} />
      ) : (
        <TitledHands {...{ scene, laid, room }} />
      )}
    </Column>
  );
}
