/** An idea of a lesson beside the list: what it says, and the table at which it is tried. */

import { type ReactNode, useMemo } from 'react';
import { matchAt, type Stop } from '../../../play/coach/coach.ts';
import { drillPlayers } from '../../../play/coach/drill.ts';
import { COACH } from '../../../play/coach/lesson-words.ts';
import { BrokenLines, Column, wrapRuns } from '../../components/words.tsx';
import { useApp } from '../../context/app.ts';
import { say } from '../../context/render-context.ts';
import type { Shape } from '../../terminal/measures.ts';
import { run } from '../../theme/theme.ts';
import { PositionGlance, type PracticePosition } from '../turn/position-glance.tsx';
import { clausePieces } from '../windows/words.tsx';
import type { LessonCourse } from './course-shown.ts';

/** The position of an idea, and who sits at its table. */
function useIdea({ game }: LessonCourse, stop: Stop): PracticePosition {
  const { lang } = useApp().stage;
  return useMemo(() => {
    const { seat } = stop.deal;
    const match = matchAt(game, stop);
    const { options } = match;
    const players = drillPlayers({ game, options, seat }, lang, '');
    return { match, seat, players };
  }, [game, stop, lang]);
}

interface IdeaPreviewProps extends Shape {
  readonly course: LessonCourse;
  readonly stop: Stop;
  /** Whether the learner has met every idea. */
  readonly isDone: boolean;
}

/** What the idea under the cursor says, or praise once all are met, and its table where there is room for that. */
export function IdeaPreview({ course, stop, isDone, ...shape }: IdeaPreviewProps): ReactNode {
  const { stage } = useApp();
  const { width, height } = shape;
  const idea = useIdea(course, stop);
  const says = clausePieces(stage, course.voices, stop.idea.says);
  const praise = isDone ? wrapRuns([run(say(stage, COACH.done), { bold: true })], width) : [];
  const lines = [...praise, ...wrapRuns(says, width)];
  return (
    <Column place={['zone', 'about']} width={width} height={height} overflowY="hidden" rowGap={1}>
      <BrokenLines of={lines} />
      <PositionGlance position={idea} width={width} height={height - lines.length - 2} />
    </Column>
  );
}
