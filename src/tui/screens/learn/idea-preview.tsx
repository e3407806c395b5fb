/** An idea of a lesson beside the list: what it says, and the table at which it is tried. */

import { type ReactNode, useMemo } from 'react';
import { matchAt, type Stop } from '../../../play/coach/coach.ts';
import { drillPlayers } from '../../../play/coach/drill.ts';
import { COACH } from '../../../play/coach/lesson-words.ts';
import { calledIn } from '../../../play/session/guests.ts';
import { BrokenLines, Column, wrapRuns } from '../../components/words.tsx';
import { useApp } from '../../context/app.ts';
import { say } from '../../context/render-context.ts';
import { arranged } from '../../picking/order.ts';
import { Glance } from '../../table/glance.tsx';
import type { Scene } from '../../table/scene/scene.ts';
import type { Shape } from '../../terminal/measures.ts';
import { run } from '../../theme/theme.ts';
import { companyOf, sceneOf } from '../turn/view.tsx';
import { clausePieces } from '../windows/words.tsx';
import type { LessonCourse } from './course-shown.ts';

/** The table of an idea as its learner sees it. */
function useIdeaScene({ game }: LessonCourse, stop: Stop): Scene {
  const { settings, stage } = useApp();
  const { lang } = stage;
  const { seat } = stop.deal;
  const match = useMemo(() => matchAt(game, stop), [game, stop]);
  const players = drillPlayers({ game, options: match.options, seat }, lang, '');
  return sceneOf({
    match,
    names: calledIn(game, players, lang),
    company: companyOf(players, match.seed),
    observer: seat,
    log: [],
    memory: true,
    waiting: false,
    arrange: (table) => arranged(table, { ...match, observer: seat }, settings),
  });
}

interface IdeaPreviewProps extends Shape {
  readonly course: LessonCourse;
  readonly stop: Stop;
  /** Whether the learner has met every idea. */
  readonly isDone: boolean;
}

/** Rows below which there is no room for a table. */
const LEAST = 8;
/** Columns and rows of a table that is large enough. */
const WIDEST = 90;
const HIGHEST = 26;

/** What the idea under the cursor says, or praise once all are met, and its table where there is room for that. */
export function IdeaPreview({ course, stop, isDone, ...shape }: IdeaPreviewProps): ReactNode {
  const { stage } = useApp();
  const { width, height } = shape;
  const scene = useIdeaScene(course, stop);
  const says = clausePieces(stage, course.voices, stop.idea.says);
  const praise = isDone ? wrapRuns([run(say(stage, COACH.done), { bold: true })], width) : [];
  const lines = [...praise, ...wrapRuns(says, width)];
  const rows = Math.min(HIGHEST, height - lines.length - 2);
  return (
    <Column place={['zone', 'about']} width={width} height={height} overflowY="hidden" rowGap={1}>
      <BrokenLines of={lines} />
      {rows >= LEAST && (
        <Glance
          title={say(stage, course.game.names)}
          scene={scene}
          width={Math.min(WIDEST, width)}
          height={rows}
        />
      )}
    </Column>
  );
}
