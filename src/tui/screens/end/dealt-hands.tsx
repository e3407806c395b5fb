/** What lies open at the end of a deal with what was found out about it: round the table where there is room. */

import { Box } from 'ink';
import type { ReactNode } from 'react';
import { Fixed } from '../../components/words.tsx';
import { type Stage, useStage } from '../../context/render-context.ts';
import { Auction, auctionRows } from '../../table/bids/auction.tsx';
import { type Scene, SceneContext } from '../../table/scene/scene.ts';
import type { Shape } from '../../terminal/measures.ts';
import { postMortemLines } from '../score/post-mortem.tsx';
import type { Scored } from '../score/scored.ts';
import { Diagram, diagramCells, diagramRows, hasDiagram } from './diagram.tsx';
import { Hands } from './hands.tsx';
import { EndHomes, hasHomes } from './homes.tsx';
import type { HandsByOwner } from './laid.ts';
import { Findings } from './sections.tsx';

/** Cells between the hands and what was found out about them, and the fewest columns of that. */
const APART = 2;
const LEAST_BESIDE = 26;

/** The columns beside the hands round the table; 0 where they are not shown so. */
function besideDiagram(stage: Stage, scene: Scene | undefined, width: number): number {
  if (stage.measures.panel === 0 || scene === undefined || !hasDiagram(scene)) return 0;
  return Math.max(0, width - diagramCells(stage, scene) - APART);
}

/** Whether the hands are shown round the table, with what was found out beside them. */
export const areRound = (stage: Stage, scene: Scene | undefined, width: number): boolean =>
  besideDiagram(stage, scene, width) >= LEAST_BESIDE;

/** What lies open at the end: places to which cards were laid, else all hands. */
export const LaidByHand = ({ scene, laid, room }: LaidProps): ReactNode =>
  hasHomes(scene) ? (
    <EndHomes scene={scene} room={room} />
  ) : (
    <Hands {...{ scene, laid }} {...room} />
  );

interface LaidProps {
  readonly scene: Scene;
  /** What of the open cards is shown; absent: all of them. */
  readonly laid?: HandsByOwner | undefined;
  readonly room: Shape;
}

/** The rows that findings leave beside the hands, below a blank row. */
function rowsBelowFindings(stage: Stage, { scored, scene }: DealtProps, width: number): number {
  const facts = scored.known(scored.outcomes.length);
  const lines = facts && postMortemLines(stage, scored.voices, facts, width);
  return diagramRows(scene) - (lines?.length ?? 1) - 1;
}
/** The fewest rows of an auction: the names, and the last round. */
const LEAST_AUCTION = 3;

/** The fewest columns of an auction. */
const AUCTION_CELLS = 24;

interface DealtProps extends LaidProps {
  readonly scored: Scored;
}

/** The calls of a scene in all their rounds. */
function WholeAuction({ scene, width }: { scene: Scene; width: number }): ReactNode {
  const rows = auctionRows(useStage(), scene, width);
  return (
    <SceneContext value={scene}>
      <Auction width={width} height={rows} isOnPage />
    </SceneContext>
  );
}

/** The hands round the table with the calls beside or below them; hands in rows where they are too wide. */
export function HandsAndCalls({ scene, room }: LaidProps): ReactNode {
  const stage = useStage();
  const { width } = room;
  const cells = hasDiagram(scene) ? diagramCells(stage, scene) : Number.POSITIVE_INFINITY;
  const beside = width - cells - APART;
  const hasCalls = scene.table.said !== undefined;
  const isBeside = hasCalls && beside >= AUCTION_CELLS;
  return (
    <>
      {cells > width && <LaidByHand {...{ scene, room }} />}
      {cells <= width && (
        <Fixed columnGap={APART}>
          <Diagram scene={scene} />
          {isBeside && <WholeAuction scene={scene} width={beside} />}
        </Fixed>
      )}
      {hasCalls && !isBeside && <WholeAuction scene={scene} width={width} />}
    </>
  );
}

/**
 * The hands after a deal. Where the window is wide they lie round the table, with the findings and, if rows are left,
 * the auction beside them; else they follow below the findings.
 */
export function DealtHands({ scored, scene, room }: DealtProps): ReactNode {
  const stage = useStage();
  const { width } = room;
  if (!areRound(stage, scene, width))
    return (
      <>
        <Findings {...{ scored, width }} />
        <LaidByHand {...{ scene, room }} />
      </>
    );
  const beside = besideDiagram(stage, scene, width);
  const rows = rowsBelowFindings(stage, { scored, scene, room }, beside);
  return (
    <Fixed columnGap={APART}>
      <Diagram scene={scene} />
      <Box flexGrow={1} flexShrink={1} flexBasis={0} flexDirection="column">
        <Findings scored={scored} width={beside} />
        {rows >= LEAST_AUCTION && (
          <SceneContext value={scene}>
            <Auction width={beside} height={rows} />
          </SceneContext>
        )}
      </Box>
    </Fixed>
  );
}
