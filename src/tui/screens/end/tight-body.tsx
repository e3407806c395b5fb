/**
 * The end of a match in a window without a panel: the standing and the moment that decided side by side, and the open
 * cards or the points deal by deal where rows are left.
 */
import { type ReactNode, useMemo } from 'react';
import { Column, Fixed } from '../../components/words.tsx';
import { type Stage, useStage } from '../../context/render-context.ts';
import type { Scene } from '../../table/scene/scene.ts';
import type { Shape } from '../../terminal/measures.ts';
import { ByDeal, leastTableRows } from './deal-table.tsx';
import { Hands, rowsForLaid } from './hands.tsx';
import { type HandsByOwner, handsOf, laidIn } from './laid.ts';
import { APART, type BodyProps, columnsIn, type MatchShown } from './match-props.ts';
import { DecisiveMoment, hasMoment } from './moment.tsx';
import type { Look, PlacesProps } from './place-props.ts';
import { isAiry, lookOf, Places, partnersCells, placesHeight } from './places.tsx';
import { Findings } from './sections.tsx';
import { sharedRows } from './shared-rows.ts';

/** Where the open cards lie: below everything, or below the places beside the moment. */
type CardsAt = 'below' | 'beside';

/** How the page is laid out. */
interface TightPlan {
  /** Cells of the standing and of the moment; the moment is below the standing where both are as wide as the page. */
  readonly left: number;
  readonly right: number;
  /** Rows for the places, and for the moment. */
  readonly rows: number;
  readonly momentRows: number;
  /** What lies open as far as it is shown, and where. */
  readonly laid: HandsByOwner;
  readonly at?: CardsAt;
  /** Whether there is room for cards, and not only for words. */
  readonly areDrawn?: boolean;
  readonly hasDeals?: boolean;
}

interface TightProps extends Pick<MatchShown, 'scored' | 'deciding' | 'course'> {
  readonly scene: Scene;
  readonly room: Shape;
  readonly said?: PlacesProps['said'];
}

/** The fewest rows of a moment: as low cards above its sentences, with its sentences beside them, and in words alone. */
const MOMENT = { high: 8, wide: 5, words: 5 } as const;

/** A heading with a sentence. */
const LEAST_MOMENT = 2;

/** What may be shown of the open cards, the best first: all of them, the hands alone. */
function laidWays(scene: Scene): readonly HandsByOwner[] {
  const all = laidIn(scene);
  const hands = handsOf(all);
  const isLess = hands.flat().length < all.flat().length;
  return [all, ...(isLess ? [hands] : [])].filter(({ length }) => length > 0);
}

const tightStanding = ({ scored, scene, course, said = [] }: TightProps) => ({
  scored,
  company: scene.company,
  course,
  said,
});

/** The values of what a standing has, in the order of their importance. */
const STANDING = { portraits: 8, fewPortraits: 6, stories: 4, space: 2 } as const;

/** What the portraits of a look are worth. */
function portraitsValue({ face, isSparse = false }: Look): number {
  if (face === undefined) return 0;
  return isSparse ? STANDING.fewPortraits : STANDING.portraits;
}

/** What a standing is worth in these rows: portraits most, then all that is told of the places, then space between them. */
function placesValue(stage: Stage, props: TightProps, width: number, rows: number): number {
  const standing = { ...tightStanding(props), width, rows };
  if (placesHeight(stage, standing) > rows) return -1;
  const look = lookOf(stage, standing);
  const isWhole = look.isWhole === true;
  const isSpaced = isAiry(stage, standing, look);
  const stories = isWhole ? STANDING.stories : 0;
  const space = isSpaced ? STANDING.space : 0;
  return portraitsValue(look) + stories + space;
}

/** Whether places are worth as much in these rows as they are in all rows of the page. */
function arePlacesWhole(stage: Stage, props: TightProps, width: number, rows: number): boolean {
  const most = placesValue(stage, props, width, props.room.height);
  return placesValue(stage, props, width, rows) >= most;
}

/** The page without a moment: the standing, and the open cards below it. */
function planAlone(stage: Stage, props: TightProps): TightPlan {
  const { scene, room } = props;
  const { width, height } = room;
  const laid = laidIn(scene);
  const needs = rowsForLaid(stage, scene, laid, width);
  const { rows, hasCards } = sharedRows(stage, { ...tightStanding(props), width }, height, needs);
  const plan = { left: width, right: 0, rows, momentRows: 0, laid };
  const areDrawn = rows <= height - (needs[0] ?? 0) - 1;
  return hasCards ? { ...plan, at: 'below', areDrawn } : plan;
}

/** The page where there is no room for columns: the moment in words below the standing. */
function planNarrow({ scored, room }: TightProps): TightPlan {
  const { width, height } = room;
  const rows = Math.max(scored.parties.length, height - MOMENT.words - 1);
  return { left: width, right: width, rows, momentRows: height - rows - 1, laid: [] };
}

/** The layouts with the moment beside the standing and some open cards below. */
function plansWithCards(
  stage: Stage,
  props: TightProps,
  columns: readonly [number, number],
  laid: HandsByOwner,
): readonly TightPlan[] {
  const { scene, room, deciding } = props;
  const [left, right] = columns;
  const { width, height } = room;
  const plan = { left, right, laid };
  const least = hasMoment(deciding) ? MOMENT.high : 0;
  const beside = rowsForLaid(stage, scene, laid, left).map((need, way): TightPlan => {
    const rows = height - need - 1;
    return { ...plan, rows, momentRows: height, at: 'beside', areDrawn: way === 0 };
  });
  const below = rowsForLaid(stage, scene, laid, width).map((need, way): TightPlan => {
    const rows = height - need - 1;
    return { ...plan, rows, momentRows: rows, at: 'below', areDrawn: way === 0 };
  });
  return [...beside, ...below.filter(({ rows }) => rows >= least)];
}

/** The page with the moment beside or below the standing, and no open cards. */
function planWithMoment(
  stage: Stage,
  props: TightProps,
  [left, right]: readonly [number, number],
): TightPlan {
  const { scored, room } = props;
  const { width, height } = room;
  const plan = { left, right, momentRows: height, laid: [] };
  const below = scored.outcomes.length > 1 ? leastTableRows(scored) : height;
  if (arePlacesWhole(stage, props, left, height - below))
    return { ...plan, rows: height - below, hasDeals: true };
  // The portraits of a crowd stand apart beside a moment with its cards.
  const look = lookOf(stage, { ...tightStanding(props), width: left, rows: height });
  if (look.isSparse === true) return { ...plan, rows: height };
  const rows = height - MOMENT.wide - 1;
  const isBetter = placesValue(stage, props, width, rows) > placesValue(stage, props, left, height);
  if (isBetter) return { ...plan, left: width, right: width, rows, momentRows: MOMENT.wide };
  return { ...plan, rows: height };
}

/**
 * What open cards are worth: hands of several players more than all that is told of the places, and those of an only
 * deal more than anything else; others and, after several deals, hands in words less than space.
 */
const CARDS = { onlyDeal: 12, several: 5, lastInWords: 1.5, one: 1, drawn: 0.5 } as const;

/** What the hands of several players are worth. */
function handsValue({ scored }: TightProps, areDrawn: boolean): number {
  if (scored.outcomes.length === 1) return CARDS.onlyDeal;
  return areDrawn ? CARDS.several : CARDS.lastInWords;
}

/** What the points deal by deal are worth: more than the hand of one player. */
const DEALS = 2;

/** What the open cards of a layout are worth. */
function cardsValue(props: TightProps, { laid, areDrawn = false }: TightPlan): number {
  const cards = handsOf(laid).length > 1 ? handsValue(props, areDrawn) : CARDS.one;
  return cards + (areDrawn ? CARDS.drawn : 0);
}

/** What a layout is worth: its standing, and the open cards or the points deal by deal that it shows. */
function layoutValue(stage: Stage, props: TightProps, plan: TightPlan): number {
  const { left, rows, at, hasDeals = false } = plan;
  const places = placesValue(stage, props, left, rows);
  if (plan.right === props.room.width) return places + Math.min(MOMENT.words, plan.momentRows);
  if (places < 0) return places;
  if (at === undefined) return hasDeals ? places + DEALS : places;
  return places + cardsValue(props, plan);
}

/** The layout of the page that is worth most, of equals the first: with all open cards, the hands alone, or none. */
function tightPlanOf(stage: Stage, props: TightProps): TightPlan {
  const { scene, room, deciding } = props;
  const standing = { ...tightStanding(props), width: room.width, rows: room.height };
  const columns = columnsIn(room.width, partnersCells(stage, standing));
  if (!hasMoment(deciding)) return planAlone(stage, props);
  if (columns === undefined) return planNarrow(props);
  const plans = [
    ...laidWays(scene).flatMap((laid) => plansWithCards(stage, props, columns, laid)),
    planWithMoment(stage, props, columns),
  ];
  return plans.reduce((best, plan) =>
    layoutValue(stage, props, plan) > layoutValue(stage, props, best) ? plan : best,
  );
}

/** What the page is worth in this room. */
export const tightValue = (stage: Stage, props: TightProps): number =>
  layoutValue(stage, props, tightPlanOf(stage, props));

interface TightBodyProps extends BodyProps {
  readonly scene: Scene;
}

/** The page as planned. */
export function TightBody(props: TightBodyProps): ReactNode {
  const { scored, scene, deciding, course, said, room, countedPart } = props;
  const stage = useStage();
  const { width, height } = room;
  // Nothing of this changes while points are counted.
  const plan = useMemo(
    () => tightPlanOf(stage, { scored, scene, deciding, course, said, room: { width, height } }),
    [stage, scored, scene, deciding, course, said, width, height],
  );
  const { left, right, rows, laid, at, hasDeals } = plan;
  const places = { ...tightStanding(props), width: left, rows, countedPart };
  const isBeside = right > 0 && right < width;
  const below = height - rows - 1;
  const leftOver = height - placesHeight(stage, places) - 1;
  return (
    <Column rowGap={1}>
      <Fixed columnGap={APART} rowGap={1} flexDirection={isBeside ? 'row' : 'column'}>
        <Column rowGap={1} width={left}>
          <Places {...places} />
          {at === 'beside' && <Hands {...{ scene, laid }} width={left} height={leftOver} />}
          {hasDeals && (
            // The blank row below the table is the page's own.
            <Fixed marginBottom={-1}>
              <ByDeal scored={scored} width={left} />
            </Fixed>
          )}
        </Column>
        {right > 0 && deciding && plan.momentRows >= LEAST_MOMENT && (
          <DecisiveMoment
            {...{ scored, deciding }}
            room={{ width: right, height: plan.momentRows }}
          />
        )}
      </Fixed>
      {at === 'below' && (
        <Hands {...{ scene, laid }} width={width} height={isBeside ? below : leftOver} />
      )}
      <Findings scored={scored} width={width} />
    </Column>
  );
}
