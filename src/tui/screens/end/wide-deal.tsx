/** The page after a deal in a window with a panel: laid out as the end of a match, with the deal's own points and moment. */
import type { ReactNode } from 'react';
import type { DealHighlight } from '../../../play/advice/highlight.ts';
import { type Stage, useStage } from '../../context/render-context.ts';
import type { Scene } from '../../table/scene/scene.ts';
import type { Shape } from '../../terminal/measures.ts';
import { isRedealt, type Scored } from '../score/scored.ts';
import { hasDiagram } from './diagram.tsx';
import type { HandCourse } from './in-hand.ts';
import { asideShape, MatchAside } from './match-aside.tsx';
import type { MatchShown } from './match-props.ts';
import { type DealPlay, TrickByTrick } from './trick-by-trick.tsx';
import { momentOfDeal } from './use-decisive-moment.ts';

interface DealShown {
  readonly scored: Scored;
  readonly scene?: Scene | undefined;
  /** The other table's play of the deals. */
  readonly beside?: ReactNode;
  readonly play?: DealPlay | undefined;
  readonly highlight?: DealHighlight | undefined;
  readonly course?: HandCourse | undefined;
}

/**
 * What the page shows of a deal; undefined where there is no panel, where the hands lie round the table or beside another
 * table, and after a deal that counts for nothing.
 */
export function wideShown(stage: Stage, shown: DealShown): MatchShown | undefined {
  const { scored, scene, beside, play, highlight, course } = shown;
  if (stage.measures.panel === 0 || scene === undefined || hasDiagram(scene)) return undefined;
  if (play?.canOpen === true || beside !== undefined || isRedealt(scored)) return undefined;
  return {
    scored,
    scene,
    play,
    assisted: undefined,
    deciding: momentOfDeal(highlight),
    course,
    isDeal: true,
  };
}

interface DealAsideProps {
  readonly scored: Scored;
  readonly play: DealPlay | undefined;
  readonly wide: MatchShown | undefined;
  readonly room: Shape;
}

/** What stands in the panel after a deal: its play trick by trick, else how the match stands. */
export function DealAside({ scored, play, wide, room }: DealAsideProps): ReactNode {
  const { width, height } = asideShape(useStage());
  if (wide !== undefined) return <MatchAside {...wide} room={room} />;
  return play && <TrickByTrick {...{ scored, play, width }} rows={height} />;
}
