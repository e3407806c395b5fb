/** The contents of the page at the end of a match: who stands where, what decided it, and what lies open. */

import type { ReactNode } from 'react';
import { Column, Fixed } from '../../components/words.tsx';
import { type Stage, useStage } from '../../context/render-context.ts';
import type { Scene } from '../../table/scene/scene.ts';
import type { Shape } from '../../terminal/measures.ts';
import { AboveDeal } from './above-deal.tsx';
import { areRound, DealtHands } from './dealt-hands.tsx';
import { diagramRows, hasDealPages, hasDiagram } from './diagram.tsx';
import { BodyOfColumns } from './match-columns.tsx';
import { APART, type BodyProps, columnsIn, type MatchShown } from './match-props.ts';
import { DecisiveMoment, hasMoment } from './moment.tsx';
import { Places } from './places.tsx';
import { TightBody, tightValue } from './tight-body.tsx';

/** The fewest rows in which places stand beside the moment, perhaps in words alone, above the hands. */
const MOMENT_ROWS = 5;

/** Rows above hands that lie round the table. */
const aboveHands = (scene: Scene, { height }: Shape): number => height - diagramRows(scene) - 1;

/** Whether places stand beside the moment that decided, above hands round the table. */
const hasMomentAbove = ({ deciding, beside }: MatchShown, above: number): boolean =>
  beside === undefined && hasMoment(deciding) && above >= MOMENT_ROWS;

interface RoundProps extends BodyProps {
  readonly scene: Scene;
}

/** The standing above the hands round the table, with what was found out about them. */
function BodyAboveHands({ room, said, countedPart, scene, ...props }: RoundProps): ReactNode {
  const { scored, deciding, beside } = props;
  const above = aboveHands(scene, room);
  const rows = Math.max(scored.parties.length, above);
  const columns = hasMomentAbove(props, above) ? columnsIn(room.width) : undefined;
  const [width, right] = columns ?? [room.width, 0];
  return (
    <Column rowGap={1}>
      <Fixed columnGap={APART}>
        <Places {...{ scored, width, rows, said, countedPart, company: scene.company }} />
        {right > 0 && deciding && (
          <DecisiveMoment {...{ scored, deciding }} room={{ width: right, height: rows }} />
        )}
      </Fixed>
      {beside}
      <DealtHands {...{ scored, scene, room }} />
    </Column>
  );
}

/** Whether the body is laid out for a window without a panel: places, a moment, and cards that are no four hands. */
function hasTightBody(stage: Stage, shown: Omit<BodyProps, 'countedPart'>): boolean {
  const { scene, scored, beside } = shown;
  if (stage.measures.panel > 0 || scene === undefined || hasDiagram(scene)) return false;
  const isAlone = scored.parties.length === 1 && scored.you !== undefined;
  return !isAlone && beside === undefined;
}

/** What the body is worth in this room, in a window without a panel; 0 where more rows make no difference. */
export function bodyValue(stage: Stage, shown: Omit<BodyProps, 'countedPart'>): number {
  const { scene } = shown;
  if (scene === undefined || !hasTightBody(stage, shown)) return 0;
  return tightValue(stage, { ...shown, scene });
}

/**
 * Below the headline of a finished match: above hands that lie round the table where these have room, else in columns.
 */
export function MatchBody(props: BodyProps): ReactNode {
  const { scene, room } = props;
  const stage = useStage();
  if (scene === undefined) return <BodyOfColumns {...props} />;
  if (areRound(stage, scene, room.width)) return <BodyAboveHands {...props} scene={scene} />;
  if (hasDealPages(stage, scene)) return <AboveDeal {...props} scene={scene} />;
  if (hasTightBody(stage, props)) return <TightBody {...props} scene={scene} />;
  return <BodyOfColumns {...props} />;
}
