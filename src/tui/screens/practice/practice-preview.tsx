/** What a practice asks and how one is rated in it, and its first position as a table. */

import { type ReactNode, useCallback } from 'react';
import { capital } from '../../../lang/text.ts';
import type { DrillPosition } from '../../../play/coach/drill.ts';
import { UNSTOPPED } from '../../../play/session/choose-move.ts';
import { calledIn } from '../../../play/session/guests.ts';
import { BrokenLines, Column, wrapRuns } from '../../components/words.tsx';
import { useApp, useFound } from '../../context/app.ts';
import { phrase, type Stage, say, useStage } from '../../context/render-context.ts';
import practiceTexts from '../../messages/practice.json' with { type: 'json' };
import { arranged } from '../../picking/order.ts';
import { Glance } from '../../table/glance.tsx';
import type { Scene } from '../../table/scene/scene.ts';
import type { Shape } from '../../terminal/measures.ts';
import { type Runs, run } from '../../theme/theme.ts';
import { companyOf, sceneOf } from '../turn/view.tsx';
import type { Practice } from './practices.ts';

interface FirstPosition {
  /** The practice it is the first one of. */
  readonly of: Practice;
  readonly position: DrillPosition | undefined;
}

/** The position that a practice begins with; undefined while it is sought. */
function useFirstPosition(practice: Practice): DrillPosition | undefined {
  const ask = useCallback(
    async (stopped: () => boolean): Promise<FirstPosition> => {
      for await (const position of practice.setup().positions({ ...UNSTOPPED, stopped }))
        return { of: practice, position };
      return { of: practice, position: undefined };
    },
    [practice],
  );
  const found = useFound(ask);
  return found?.of === practice ? found.position : undefined;
}

/** The table of a position as the player sees it who decides there. */
function usePositionScene({ match, players, seat: observer }: DrillPosition): Scene {
  const { settings } = useApp();
  const { lang } = useStage();
  return sceneOf({
    match,
    names: calledIn(match.game, players, lang),
    company: companyOf(players, match.seed),
    observer,
    log: [],
    memory: true,
    waiting: false,
    arrange: (table) => arranged(table, { ...match, observer }, settings),
  });
}

interface PositionProps {
  readonly position: DrillPosition;
  readonly shape: Shape;
}

/** The question at a position, and its table. */
function PositionShown({ position, shape }: PositionProps): ReactNode {
  const stage = useStage();
  const scene = usePositionScene(position);
  const { width, height } = shape;
  const first = run(`${say(stage, practiceTexts.drill.first)} `, { tone: 'accent', bold: true });
  const lines = wrapRuns([first, ...phrase(stage, scene.voices, scene.table.prompt)], width);
  return (
    <>
      <BrokenLines of={lines} />
      <Glance
        title={say(stage, position.match.game.names)}
        scene={scene}
        width={width}
        height={Math.max(0, height - lines.length)}
      />
    </>
  );
}

/** What a practice is, and how many positions it has. */
function aboutLines(stage: Stage, { meaning, count }: Practice, width: number): readonly Runs[] {
  const positions = run(say(stage, practiceTexts.drill.positions, count), { tone: 'faint' });
  return [...wrapRuns([run(say(stage, capital(meaning)))], width), [positions]];
}

interface PracticePreviewProps {
  readonly practice: Practice;
  readonly shape: Shape;
}

/** All that there is to see of a practice before it is begun. */
export function PracticePreview({ practice, shape }: PracticePreviewProps): ReactNode {
  const stage = useStage();
  const position = useFirstPosition(practice);
  const { width, height } = shape;
  const about = aboutLines(stage, practice, width);
  const left = { width, height: height - about.length - 1 };
  return (
    <Column place={['zone', 'about']} width={width} height={height} overflowY="hidden" rowGap={1}>
      <BrokenLines of={about} />
      {position && left.height > LEAST && (
        <Column width={width} height={left.height}>
          <PositionShown position={position} shape={left} />
        </Column>
      )}
    </Column>
  );
}

/** Rows below which there is no room for a table. */
const LEAST = 8;
